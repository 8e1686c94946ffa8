"""The facts of a finished game of Art Society."""

from __future__ import annotations

from typing import Any

from ....page.past.offer import Bid, Facts, FinishedWork
from ....table.game import Revealed, Seat
from ....table.match import Match
from ..rules import box, scoring
from ..rules.state import State, is_painting


def bids(match: Match[Any], seat: Seat) -> tuple[Bid, ...]:
    """The seat's bids, by round."""
    return tuple(_bid(turn.before, e.answers, seat) for turn in match.turns for e in turn.events if isinstance(e, Revealed))


def _bid(before: State, cards: tuple[int, ...], seat: Seat) -> Bid:
    """One bid. `before`: the state before the last card of this round was chosen."""
    stacks = [(card, *player.stack[::-1]) for player, card in zip(before.players, cards, strict=True)]

    def place(card: int) -> int:
        mine = (card, *stacks[seat][1:])
        return sum(other > mine for i, other in enumerate(stacks) if i != seat)

    mine, hand = cards[seat], before.players[seat].hand
    same = [card for card in box.BID_CARDS if hand >> card & 1 and card <= mine and place(card) == place(mine)]
    return Bid(mine, place(mine), mine - min(same, default=mine))


def facts(match: Match[Any], seat: Seat) -> Facts:
    """The facts of a seat. Its only work is its wall."""
    s: State = match.state
    player, sheet = s.players[seat], scoring.sheet(s, seat)
    hung = tuple(t.piece for t in player.hung if is_painting(t.piece))
    work = FinishedWork("wall", ("wall", str(seat)), len(match.turns), sheet.total)
    figures = {"faux_pas": len(sheet.in_faux_pas), "empty": (box.WALL.all & ~player.taken).bit_count()}
    return Facts(scoring.lines(s, seat), (work,), hung, bids(match, seat), figures)
