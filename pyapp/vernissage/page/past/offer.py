"""What a game offers for its finished games: facts about a seat, works, honours, a catalogue of pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from ...table.game import Seat
from ...table.match import Match
from ..core.markup import Node, el
from ..core.words import N_, Words
from ..view.phrases import points


class Bid(NamedTuple):
    """A revealed bid."""

    card: int
    place: int
    """Its place in the order of acquiring; 0 is the first."""
    spare: int
    """How much lower another card of the same hand could have been for the same place."""


class FinishedWork(NamedTuple):
    """A work, and how to draw it."""

    kind: str
    """See `Works.kind`."""
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
    works: tuple[FinishedWork, ...]
    pieces: tuple[int, ...]
    bids: tuple[Bid, ...] = ()
    figures: Mapping[str, int] = MappingProxyType({})
    """Other figures by name: see each game's own."""
    honours: tuple[str, ...] = ()
    """The ids of the honours that the game has brought."""


Rule: TypeAlias = Callable[[Match[Any], Seat], bool]
"""Whether the seat has done something in this finished match."""


class Honour(NamedTuple):
    """An honour: its id (up to 24 of a to z and -), its title, what it asks for, and its rule. Title and text are phrases."""

    ident: str
    title: str
    asks: str
    rule: Rule


def honour(ident: str, title: str, asks: str) -> Callable[[Rule], Honour]:
    """Makes a rule an honour, with what it is called and asks for above it."""
    return lambda rule: Honour(ident, title, asks, rule)


class Met(NamedTuple):
    """A piece in a player's own works: how often it was there, and when first (milliseconds since 1970)."""

    times: int
    first: int


class Works(NamedTuple):
    """The works that a game leaves: a room of the gallery. Texts are phrases."""

    kind: str
    """Names the room in presses."""
    name: str
    empty: str
    """What stands in it before the first work."""
    best: str
    """What the best work is called."""
    worth: Callable[[Words, int], str]
    """What a work is worth, in words."""
    label: Callable[[Words, FinishedWork, Facts], str]
    """The sentence about its worth on its label."""


class PieceGroup(NamedTuple):
    """A group of pieces: its name (plain text), those that were met, an empty frame for each of the others."""

    name: str
    seen: Sequence[Node]
    rest: Sequence[Node]


class Catalogue(NamedTuple):
    """All pieces of a game that can be in works, as a room of the gallery."""

    kind: str
    """Names the room in presses."""
    name: str
    pieces: int
    """How many there are."""
    groups: Callable[[Words, Mapping[int, Met]], list[PieceGroup]]
    """The pieces; those that nobody has met stay hidden."""


def often(words: Words, known: Met) -> Node:
    """How often a piece was met, and when first."""
    told = words.count("once; first", "%(n)s times; first", known.times)
    return el("span", told, ", ", el("time", data_ms=known.first), cls="hint")


class Past(NamedTuple):
    """What a game's finished games tell."""

    facts: Callable[[Match[Any], Seat], Facts]
    lines: Mapping[str, str]
    """The names of the lines of its score sheet (phrases), by the keys in `Facts.lines`."""
    works: Works
    honours: tuple[Honour, ...]
    print: Callable[[int], Node]
    """A picture for each day of the calendar, by the day's number: neighbours differ."""
    catalogue: Catalogue | None = None
    amount: Callable[[Words, int], str] = points
    """A score in words."""
    made_of: str = N_("Where your points come from")
