"""A taste: other weights of a level's bot (`bot.Tunable`), and a sentence that says what people will notice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Taste(NamedTuple):
    """What a character likes in one game."""

    sentence: str
    """For people: a phrase for the catalogue, as "Pays too much for portraits."."""
    weights: Mapping[str, float]
    """Of the weights of its level's bot those that are other than the plain bot's, by name."""
