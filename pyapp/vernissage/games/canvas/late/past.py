"""The facts of a finished game of Canvas."""

from __future__ import annotations

from typing import Any

from ....page.past.offer import Facts, FinishedWork
from ....page.past.told import about
from ....table.game import Seat
from ....table.match import Match
from ..rules import reading, scoring
from ..rules.events import Painted
from ..rules.state import State


def worths(match: Match[Any], seat: Seat) -> tuple[int, ...]:
    """The worth of each of the seat's paintings when it was completed, in order."""
    return tuple(
        reading.preview(turn.before, seat, *painted.pile).points
        for turn in match.turns
        for painted in about(turn.events, Painted, seat)
    )


def facts(match: Match[Any], seat: Seat) -> Facts:
    """The facts of a seat. Its works are its paintings."""
    s: State = match.state
    player, end = s.players[seat], len(match.turns)
    works = tuple(FinishedWork("painting", (str(seat), str(i)), end, n) for i, n in enumerate(worths(match, seat)))
    cards = tuple(card for p in player.paintings for card in (p.bottom, p.middle, p.top))
    figures = {"ribbons": sum(player.ribbons), "tokens": player.tokens}
    return Facts(scoring.lines(s, seat), works, cards, (), figures)
