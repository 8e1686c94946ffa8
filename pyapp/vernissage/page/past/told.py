"""Reads the events of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from ...table.game import Event, Seat
from ...table.match import Match

E = TypeVar("E", bound=Event)


def events(match: Match[Any]) -> Iterator[Event]:
    """All events, in order."""
    for turn in match.turns:
        yield from turn.events


def about(told: Iterable[Event], kind: type[E], seat: Seat) -> Iterator[E]:
    """The events of a kind about a seat, in order."""
    return (e for e in told if isinstance(e, kind) and concerns(e, seat))


def concerns(event: Event, seat: Seat) -> bool:
    """Whether an event is about a seat."""
    return getattr(event, "seat", None) == seat
