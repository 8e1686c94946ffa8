"""A result for sharing: three lines of signs and figures. It needs no language, and gives no help with the deal."""

from __future__ import annotations

from typing import Any, Final

from ...bots.daily import DAYS, SEAT
from ...table.days import date_of
from ...table.match import Match
from ..programme import show
from .tries import DayTry

MEDALS: Final = ("\N{FIRST PLACE MEDAL}", "\N{SECOND PLACE MEDAL}", "\N{THIRD PLACE MEDAL}")
PAR_SIGN: Final = "\N{FLAG IN HOLE}"
AGAIN_SIGN: Final = "\N{CLOCKWISE RIGHTWARDS AND LEFTWARDS OPEN CIRCLE ARROWS}"
LATE_SIGN: Final = "\N{HOURGLASS}"


def lines(one: DayTry, match: Match[Any], par: int | None) -> tuple[str, str, str]:
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
    return f"Vernissage {date_of(one.day)} {show(match.game.key).title}", second, DAYS[match.game.key].sign(match, SEAT)
