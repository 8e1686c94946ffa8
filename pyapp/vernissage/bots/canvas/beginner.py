"""The beginner of Canvas makes the mistakes that people make in their first games.

- It pursues one scoring card, the one that pays most for all its ribbons, and ignores what the others pay.
- It does not like to spend tokens: it pays at most one for a card.
- It cannot wait: it paints as soon as three cards earn a ribbon of that kind, and with a full hand in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from ...games.canvas import box, scoring
from ...games.canvas.decisions import Name, Paint, Take
from ...games.canvas.questions import backgrounds_left
from ...games.canvas.state import State
from ...table.chance import Rng
from ...table.game import Seat
from .search import Cards, Market, Thought, market_of, within_reach

MOST_PAID = 1
"""The most tokens that it pays for a card."""


class Beginner:
    """Plays as the module says."""

    def think(self, view: State, seat: Seat, rng: Rng) -> Thought:
        """See `Bot.think`."""
        if view.over:
            return Name(rng.pick(scoring.leaders(view)))
        yield
        me, market = view.players[seat], market_of(view.conditions, view.edition)
        dream = _dream(view, seat)
        made = max(permutations(me.hand, box.LAYERS), key=lambda pile: _pleasure(market, pile, dream), default=None)
        reach = within_reach(view, seat)
        if made is not None and (not reach or _pleasure(market, made, dream) >= 1):
            bottom, middle, top = made
            return Paint(bottom, middle, top, rng.pick(backgrounds_left(view, seat)))
        cards = [view.row[n] for n in reach[: MOST_PAID + 1]]
        return Take(max(range(len(cards)), key=lambda n: _hope(market, me.hand, cards[n], view.row, dream)))


def _dream(view: State, seat: Seat) -> int:
    """The index of the scoring card that it pursues: of those that still pay for another ribbon, the one that pays most for
    all.
    """
    held = view.players[seat].ribbons
    promised = [box.POINTS[c][-1] * (h < len(box.POINTS[c]) - 1) for c, h in zip(view.conditions, held, strict=True)]
    return max(range(len(promised)), key=promised.__getitem__)


def _pleasure(market: Market, pile: Sequence[int], dream: int) -> float:
    """How well it likes three cards in this order: first by ribbons of the card that it pursues, then by icons for which
    bonuses pay.
    """
    earned, icons = market.outcome(pile)
    return earned[dream] + icons / 10


def _hope(market: Market, hand: Cards, card: int, row: Cards, dream: int) -> float:
    """How well it likes the best painting of the card and the hand; if the hand has fewer than two cards, the row helps."""
    beside = hand if len(hand) >= box.LAYERS - 1 else (*hand, *[other for other in row if other != card])
    return max([_pleasure(market, (*two, card), dream) for two in combinations(beside, box.LAYERS - 1)], default=0.0)


BOT: Final = Beginner()
