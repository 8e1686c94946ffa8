"""The deal of the day: for every game and day one deal, the same for everybody, with opponents from easy to hard by weekday.

Nothing here may change for days that have been: tests/golden/daily holds 400 of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..games import GAMES
from ..games.avant_carde.patrons import SETS
from ..games.canvas import box
from ..table.days import Date, day_of, seed_of, weekday
from ..table.match import Match

FIRST: Final = day_of(Date(2026, 1, 1))
"""The first day that has deals."""
SEAT: Final = 0
"""Where the person sits."""
PAR: Final = "search"
"""The level that says what could be had from the person's seat."""

OPPONENTS: Final = (
    ("beginner", "beginner"),
    ("beginner", "greedy"),
    ("greedy",),
    ("greedy", "greedy"),
    ("greedy", "search"),
    ("search", "search"),
    ("search", "search", "search"),
)
"""By day of the week, from Monday on, the levels of those who sit beside the person."""


class Deal(NamedTuple):
    """A game's deal of a day: the seats, what is set up, the match's seed, and the levels in the seats after the person's."""

    game: str
    day: int
    seats: int
    options: Mapping[str, int]
    seed: int
    opponents: tuple[str, ...]

    def match(self) -> Match[object]:
        """The match as it begins."""
        return Match(GAMES[self.game], self.seats, self.options, self.seed)


def deal(game: str, day: int) -> Deal:
    """The deal of a day. Raises KeyError for a game that has none, and ValueError for a day before `FIRST`."""
    the = GAMES[game]
    if day < FIRST:
        raise ValueError(f"day {day} is before the first deal of the day, that of day {FIRST}")
    opponents = OPPONENTS[weekday(day)]
    seats = 1 + len(opponents)
    return Deal(game, day, seats, {**the.defaults, **_options(game, day)}, seed_of(day, the.number, the.edition), opponents)


def _options(game: str, day: int) -> Mapping[str, int]:
    """What is not as usual: Canvas draws its scoring cards, Avant Carde's patrons change by the week."""
    if game == "canvas":
        return {"set": box.DRAWN, "people": 1 << SEAT}
    if game == "avant-carde":
        return {"patrons": (day + 3) // 7 % len(SETS)}
    return {}
