"""What one finished game tells of one seat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["wall", "painting", "line"]


class Bid(NamedTuple):
    """A bid that was turned up."""

    card: int
    place: int
    """The place in the order of acquiring that it came to, 0 for the first."""
    spare: int
    """By how much a lower card of the same hand could have been lower, and would still have come to that place."""


class Work(NamedTuple):
    """A work: what it is, and how it is drawn out of the game."""

    kind: Kind
    what: tuple[str, ...]
    """The arguments of `View.drawing`."""
    ply: int
    """The turn before which it is looked at (`Match.at`)."""
    worth: int
    """What makes one better than another: a wall's score, a painting's points, a line's cards."""


class Facts(NamedTuple):
    """What the game tells of the seat."""

    lines: dict[str, int]
    """By line of the score sheet, the points or awards that it gave."""
    works: tuple[Work, ...]
    pieces: tuple[int, ...]
    bids: tuple[Bid, ...] = ()
    figures: Mapping[str, int] = MappingProxyType({})
    """Other figures of the game by name: see each game's own."""
    honours: tuple[str, ...] = ()
    """The ids of the honours that it has brought."""
