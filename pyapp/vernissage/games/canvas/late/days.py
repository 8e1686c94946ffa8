"""The deal of the day of Canvas."""

from __future__ import annotations

from typing import Any, Final

from ....bots.day import Day
from ....table.game import Options, Seat
from ....table.match import Match
from ..rules.box import DRAWN

CARD_SIGNS: Final = (
    "\N{LARGE RED CIRCLE}", "\N{LARGE YELLOW CIRCLE}", "\N{LARGE GREEN CIRCLE}", "\N{LARGE BLUE CIRCLE}",
)  # fmt: skip
"""The sign of each scoring card, in their order."""
BONUS_SIGN: Final = "\N{WHITE MEDIUM STAR}"
NONE_SIGN: Final = "\N{WHITE SMALL SQUARE}"


def _signs(match: Match[Any], seat: Seat) -> str:
    """The ribbons of each painting, and a star for bonuses."""
    out = []
    for painting in match.state.players[seat].paintings:
        ribbons = "".join(sign * n for sign, n in zip(CARD_SIGNS, painting.ribbons, strict=True))
        out.append(ribbons + (BONUS_SIGN if painting.bonus else "") or NONE_SIGN)
    return " ".join(out)


def _options(_day: int, seat: Seat) -> Options:
    """The scoring cards are drawn at random."""
    return {"set": DRAWN, "people": 1 << seat}


DAY: Final = Day(_signs, _options)
