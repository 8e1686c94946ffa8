"""Reads the events of a match. The first number of an event about a player is the player's seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...table.game import Event, Seat
from ...table.match import Match


def events(match: Match[Any]) -> Iterator[Event]:
    """All events, in order."""
    for turn in match.turns:
        yield from turn.events


def about(told: Iterable[Event], kind: str, seat: Seat) -> Iterator[tuple[int, ...]]:
    """The events of a kind about a seat, in order: the numbers after the seat."""
    for e in told:
        if e.kind == kind and e.args[:1] == (seat,):
            _, *numbers = e.args
            yield tuple(numbers)
