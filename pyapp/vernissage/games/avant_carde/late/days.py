"""The deal of the day of Avant Carde."""

from __future__ import annotations

from typing import Any, Final

from ....bots.day import Day
from ....table.game import Options, Seat
from ....table.match import Match
from ..rules.patrons import SETS

BARS: Final = "▁▂▃▄▅▆▇█"


def _lined(match: Match[Any], seat: Seat) -> str:
    """How long the line of each round was."""
    bars = ""
    for event in (event for turn in match.turns for event in turn.events if event.kind == "line"):
        who, *cards = event.args
        bars += BARS[min(max(len(cards), 1), len(BARS)) - 1] if who == seat else ""
    return bars


def _options(day: int, _seat: Seat) -> Options:
    """The patrons change every week."""
    return {"patrons": (day + 3) // 7 % len(SETS)}


DAY: Final = Day(_lined, _options)
