"""Figures from the tries of the deals of the day: streaks, and an average score to compare a result with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..app import App
from ..table.play import PRACTICE
from .tries import DayTry


class Streak(NamedTuple):
    """Days in a row on which a deal of that day was finished: the present streak, and the longest."""

    now: int
    longest: int


def streak(found: Mapping[tuple[int, str], list[DayTry]], now: int) -> Streak:
    """The streaks. The present one lasts while today's deal is unplayed. A try that was caught up on later does not count."""
    days = sorted({t.day for some in found.values() for t in some if t.counts and not t.late and t.result is not None})
    run = longest = last = 0
    for day in days:
        run = run + 1 if day == last + 1 else 1
        last, longest = day, max(longest, run)
    return Streak(run if days and last >= now - 1 else 0, longest)


def average(app: App, game: str, but: str) -> float | None:
    """The average score of people here in their finished games of this kind, without game `but`; None if there are none."""
    points = [
        e.record.result.scores[seat]
        for e in app.stock.finished
        if e.record is not None and e.id != but and e.record.game == game and PRACTICE not in e.record.marks
        if e.record.result is not None
        for seat in e.record.people
    ]
    return sum(points) / len(points) if points else None
