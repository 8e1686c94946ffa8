"""The facts of one finished game about one seat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["wall", "painting", "line"]


class Bid(NamedTuple):
    """A revealed bid."""

    card: int
    place: int
    """Its place in the order of acquiring; 0 is the first."""
    spare: int
    """How much lower another card of the same hand could have been for the same place."""


class Work(NamedTuple):
    """A work, and how to draw it."""

    kind: Kind
    what: tuple[str, ...]
    """The arguments of `View.drawing`."""
    ply: int
    """The ply before which it is drawn (`Match.at`)."""
    worth: int
    """The number by which works are compared: a wall's score, a painting's points, a line's cards."""


class Facts(NamedTuple):
    """What the game says about the seat."""

    lines: dict[str, int]
    """The points or awards of each line of the score sheet."""
    works: tuple[Work, ...]
    pieces: tuple[int, ...]
    bids: tuple[Bid, ...] = ()
    figures: Mapping[str, int] = MappingProxyType({})
    """Other figures by name: see each game's own."""
    honours: tuple[str, ...] = ()
    """The ids of the honours that the game has brought."""
