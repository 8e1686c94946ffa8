"""The deal of the day of Art Society."""

from __future__ import annotations

from typing import Any, Final

from ....bots.day import Day
from ....table.game import Seat
from ....table.match import Match
from ..rules.box import PAINTINGS

TYPE_SIGNS: Final = (
    "\N{LARGE BLUE SQUARE}", "\N{LARGE RED SQUARE}", "\N{LARGE YELLOW SQUARE}", "\N{LARGE GREEN SQUARE}",
)  # fmt: skip
"""The sign of each type of painting, in the types' colours."""


def _signs(match: Match[Any], seat: Seat) -> str:
    """The types of the hung paintings, in the order of hanging."""
    player = match.state.players[seat]
    return "".join(TYPE_SIGNS[PAINTINGS[t.piece].type] for t in player.hung if t.piece < len(PAINTINGS))


DAY: Final = Day(_signs)
