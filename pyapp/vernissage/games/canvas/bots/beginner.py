"""The beginner of Canvas makes the mistakes that people make in their first games.

- It pursues one scoring card, the one that pays most for all its ribbons, and ignores what the others pay.
- It does not like to spend tokens: it pays at most one for a card.
- It cannot wait: it paints as soon as three cards earn a ribbon of that kind, and with a full hand in any case.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....table.chance import Rng
from ....table.game import Seat
from ..rules import box, scoring
from ..rules.decisions import Name, Paint, Take
from ..rules.questions import backgrounds_left
from ..rules.state import State
from .search import Cards, Market, Thought, market_of, within_reach

MOST_PAID = 1
"""The most tokens that it pays for a card."""


class Weights(NamedTuple):
    """The weights of the beginner."""

    ribbon: Annotated[float, Bounds(0.5, 20)] = 10
    """How many icons for which bonuses pay please it as much as a ribbon."""
    token: Annotated[float, Bounds(0, 2)] = 0
    """How many ribbons please it as much as a token that lies on a card."""
    hue: Annotated[float, Bounds(0, 2)] = 0
    """How many ribbons please it as much as a Hue on a card."""


WEIGHTS: Final = Weights()


class Beginner:
    """Plays as the module says."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def think(self, view: State, seat: Seat, rng: Rng) -> Thought:
        """See `Bot.think`."""
        if view.over:
            return Name(rng.pick(scoring.leaders(view)))
        yield
        me, market = view.players[seat], market_of(view.conditions, view.edition)
        dream = _dream(view, seat)
        made = max(permutations(me.hand, box.LAYERS), key=lambda pile: self._pleasure(market, pile, dream), default=None)
        reach = within_reach(view, seat)
        if made is not None and (not reach or self._pleasure(market, made, dream) >= 1):
            bottom, middle, top = made
            return Paint(bottom, middle, top, rng.pick(backgrounds_left(view, seat)))

        def liking(n: int) -> float:
            card = view.row[n]
            hues = sum([box.HUE in slot for slot in box.CARDS[card].elements])
            fond = self.weights.token * view.on_row[n] + self.weights.hue * hues
            return self._hope(market, me.hand, card, view.row, dream) + fond

        return Take(max(reach[: MOST_PAID + 1], key=liking))

    def _pleasure(self, market: Market, pile: Sequence[int], dream: int) -> float:
        """How well it likes three cards in this order: first by ribbons of the card that it pursues, then by icons for which
        bonuses pay.
        """
        earned, icons = market.outcome(pile)
        return earned[dream] + icons / self.weights.ribbon

    def _hope(self, market: Market, hand: Cards, card: int, row: Cards, dream: int) -> float:
        """How well it likes the best painting of the card and the hand; if the hand has fewer than two cards, the row helps."""
        beside = hand if len(hand) >= box.LAYERS - 1 else (*hand, *[other for other in row if other != card])
        threes = [(*two, card) for two in combinations(beside, box.LAYERS - 1)]
        return max([self._pleasure(market, three, dream) for three in threes], default=0.0)


def _dream(view: State, seat: Seat) -> int:
    """The index of the scoring card that it pursues: of those that still pay for another ribbon, the one that pays most for
    all.
    """
    held = view.players[seat].ribbons
    promised = [box.POINTS[c][-1] * (h < len(box.POINTS[c]) - 1) for c, h in zip(view.conditions, held, strict=True)]
    return max(range(len(promised)), key=promised.__getitem__)


BOT: Final = Beginner()
