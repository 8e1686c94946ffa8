"""What a game is called in words, for a page that has no view of its own for it: data, no code.

A game that wants to be read has `PHRASES` in its `words.py`. All of it is optional: what has no phrase goes by its name in the
rules. Every phrase is English, and marked by `N_` for the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Phrases(NamedTuple):
    """The phrases of a game."""

    asked: Mapping[str, str] = {}
    """By the kind of a decision: what the seat that is asked is told to do."""
    answers: Mapping[str, str] = {}
    """By an answer's verb: what its button says, with the answer's own fields in it, as in `Bid %(coins)s`."""
    events: Mapping[str, str] = {}
    """By an event's kind what the log says, with its fields (`seat` is said by name); others are not told."""
    fields: Mapping[str, str] = {}
    """By a field of the state what stands before it, seat by seat if it has an entry for each; others are not shown."""
