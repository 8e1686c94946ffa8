"""The deal of the day of Avant Carde."""

from __future__ import annotations

from typing import Any, Final

from ....bots.day import Day
from ....table.game import Options, Seat
from ....table.match import Match
from ..rules.events import LineShown
from ..rules.patrons import SETS

BARS: Final = "▁▂▃▄▅▆▇█"


def _signs(match: Match[Any], seat: Seat) -> str:
    """How long the line of each round was."""
    lines = (e.cards for turn in match.turns for e in turn.events if isinstance(e, LineShown) and e.seat == seat)
    return "".join(BARS[min(max(len(cards), 1), len(BARS)) - 1] for cards in lines)


def _options(day: int, _seat: Seat) -> Options:
    """The patrons change every week."""
    return {"patrons": (day + 3) // 7 % len(SETS)}


DAY: Final = Day(_signs, _options)
