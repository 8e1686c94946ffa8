"""A result for sharing: three lines of signs and figures. It needs no language, and gives no help with the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...bots.daily import SEAT
from ...games.art_society.box import PAINTINGS
from ...table.days import date_of
from ...table.match import Match
from ..games.programme import show
from .tries import Try

MEDALS: Final = ("\N{FIRST PLACE MEDAL}", "\N{SECOND PLACE MEDAL}", "\N{THIRD PLACE MEDAL}")
PAR_SIGN: Final = "\N{FLAG IN HOLE}"
AGAIN_SIGN: Final = "\N{CLOCKWISE RIGHTWARDS AND LEFTWARDS OPEN CIRCLE ARROWS}"
LATE_SIGN: Final = "\N{HOURGLASS}"
TYPE_SIGNS: Final = (
    "\N{LARGE BLUE SQUARE}", "\N{LARGE RED SQUARE}", "\N{LARGE YELLOW SQUARE}", "\N{LARGE GREEN SQUARE}",
)  # fmt: skip
"""The sign of each type of painting, in the types' colours."""
CARD_SIGNS: Final = (
    "\N{LARGE RED CIRCLE}", "\N{LARGE YELLOW CIRCLE}", "\N{LARGE GREEN CIRCLE}", "\N{LARGE BLUE CIRCLE}",
)  # fmt: skip
"""The sign of each scoring card, in their order."""
BONUS_SIGN: Final = "\N{WHITE MEDIUM STAR}"
NONE_SIGN: Final = "\N{WHITE SMALL SQUARE}"
BARS: Final = "▁▂▃▄▅▆▇█"


def lines(one: Try, match: Match[Any], par: int | None) -> tuple[str, str, str]:
    """The three lines of a finished try. Raises ValueError for an unfinished one."""
    result = one.result
    if result is None:
        raise ValueError("a game that goes on has no result")
    mine = result.scores[SEAT]
    place = 0 if one.won else max(sum(score > mine for score in result.scores), 1)
    medal = MEDALS[place] if place < len(MEDALS) else f"{place + 1}."
    others = " ".join(str(score) for seat, score in enumerate(result.scores) if seat != SEAT)
    second = f"{medal} {mine} : {others}"
    if par is not None:
        second += f" {PAR_SIGN} {par}"
    second += f" {LATE_SIGN}" if one.late else ""
    second += f" {AGAIN_SIGN}" if not one.counts else ""
    return f"Vernissage {date_of(one.day)} {show(match.game.key).title}", second, _SIGNS[match.game.key](match)


def _hung(match: Match[Any]) -> str:
    """Art Society: the types of the hung paintings, in the order of hanging."""
    player = match.state.players[SEAT]
    return "".join(TYPE_SIGNS[PAINTINGS[t.piece].type] for t in player.hung if t.piece < len(PAINTINGS))


def _painted(match: Match[Any]) -> str:
    """Canvas: the ribbons of each painting, and a star for bonuses."""
    out = []
    for painting in match.state.players[SEAT].paintings:
        ribbons = "".join(sign * n for sign, n in zip(CARD_SIGNS, painting.ribbons, strict=True))
        out.append(ribbons + (BONUS_SIGN if painting.bonus else "") or NONE_SIGN)
    return " ".join(out)


def _lined(match: Match[Any]) -> str:
    """Avant Carde: how long the line of each round was."""
    bars = ""
    for event in (event for turn in match.turns for event in turn.events if event.kind == "line"):
        seat, *cards = event.args
        bars += BARS[min(max(len(cards), 1), len(BARS)) - 1] if seat == SEAT else ""
    return bars


_SIGNS: Final[Mapping[str, Callable[[Match[Any]], str]]] = {"art-society": _hung, "canvas": _painted, "avant-carde": _lined}
