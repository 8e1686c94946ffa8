"""The deal of the day: for every game and day one deal, the same for everybody. The opponents get harder during the week.

Deals of past days must never change: tests/golden/daily holds 400 of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..games import GAMES, Parts
from ..table.days import Date, day_of, seed_of, weekday
from ..table.match import Match

DAYS: Final = Parts(lambda one: one.day)
"""What the games that have a deal of the day offer for it."""
FIRST: Final = day_of(Date(2026, 1, 1))
"""The first day that has deals."""
SEAT: Final = 0
"""The person's seat."""
PAR: Final = "search"
"""The level of the bot that plays the person's seat to find par."""

OPPONENTS: Final = (
    ("beginner", "beginner"),
    ("beginner", "greedy"),
    ("greedy",),
    ("greedy", "greedy"),
    ("greedy", "search"),
    ("search", "search"),
    ("search", "search", "search"),
)
"""The levels of the opponents by day of the week, Monday first."""


class Deal(NamedTuple):
    """A game's deal of a day: the number of seats, the options, the match's seed, and the levels of the seats after the
    person's.
    """

    game: str
    day: int
    seats: int
    options: Mapping[str, int]
    seed: int
    opponents: tuple[str, ...]

    def match(self) -> Match[object]:
        """The match at its beginning."""
        return Match(GAMES[self.game], self.seats, self.options, self.seed)


def deal(game: str, day: int) -> Deal:
    """The deal of a day. Raises KeyError for a game that has none, and ValueError for a day before `FIRST`."""
    the = GAMES[game]
    if day < FIRST:
        raise ValueError(f"day {day} is before the first deal of the day, that of day {FIRST}")
    opponents = OPPONENTS[weekday(day)]
    seats = 1 + len(opponents)
    options = {**the.defaults, **DAYS[game].options(day, SEAT)}
    return Deal(game, day, seats, options, seed_of(day, the.number, the.edition), opponents)
