"""The facts of a finished game of Avant Carde."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....page.past.offer import Facts, FinishedWork
from ....page.past.told import about, events
from ....table.game import Seat
from ....table.match import Match
from ..rules.events import Bought, LineShown
from ..rules.state import State


class Shown(NamedTuple):
    """A line as it was revealed: its cards (-1 for concealed ones), and the ply right after."""

    cards: tuple[int, ...]
    ply: int


def lines(match: Match[Any], seat: Seat) -> tuple[Shown, ...]:
    """The seat's lines, by round."""
    return tuple(Shown(e.cards, ply) for ply, turn in enumerate(match.turns, 1) for e in about(turn.events, LineShown, seat))


def money_by_turn(match: Match[Any], seat: Seat) -> tuple[int, ...]:
    """The money that the seat made in its turns to buy, without turns that made none."""
    out, last = [], 0
    for now in (match.at(ply).players[seat].made for ply in range(len(match.turns) + 1)):
        if now < last:
            out.append(last)
        last = now
    return (*out, last) if last else tuple(out)


def facts(match: Match[Any], seat: Seat) -> Facts:
    """The facts of a seat. Its only work is its longest line, the first one if several are equally long."""
    s: State = match.state
    claimed = 0
    for ply, turn in enumerate(match.turns):
        claimed += max(match.at(ply + 1).players[seat].claimed - turn.before.players[seat].claimed, 0)
    won = s.players[seat].awards
    shown = lines(match, seat)
    works: tuple[FinishedWork, ...] = ()
    if shown:
        best = max(shown, key=lambda one: len(one.cards))
        works = (FinishedWork("line", ("line", str(seat)), best.ply, len(best.cards)),)
    bought = len([*about(events(match), Bought, seat)])
    money = money_by_turn(match, seat)
    figures = {"bought": bought, "most": max(money, default=0), "rounds": len(shown), "cards": sum(len(x.cards) for x in shown)}
    return Facts({"money": min(claimed, won), "powers": won - min(claimed, won)}, works, (), (), figures)
