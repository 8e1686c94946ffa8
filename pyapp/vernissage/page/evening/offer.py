"""What a game tells of its rounds at the end of an evening, beside the scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.markup import Node
from ..core.words import Words
from ..view.scene import Scene


class Band(NamedTuple):
    """Something whose worth changes from round to round."""

    name: Callable[[Words], str]
    look: str
    """The class of its colour."""
    worths: tuple[int, ...]
    """After each round."""


class Rounds(NamedTuple):
    """A game's rounds."""

    dots: tuple[tuple[int, ...], ...] = ()
    """By round what each seat has put in; the highest is marked."""
    most: int = 1
    """The highest that can be."""
    dot: str = ""
    """What a dot is: a phrase with `%(name)s`."""
    bands: tuple[Band, ...] = ()
    story: Callable[[Scene], Node] | None = None
    """A story of the seat that is shown, below the table."""
