"""The master of Art Society: it bids unpredictably, and thinks longer about its hangings than the other bots.

- It bids by a mixture that does well against rivals who often bid like the searching bot, and else learn (`bidding`). It
  computes a card's worth in later rounds from the rivals' hands: how many of the cards that they will probably play this
  card beats.
- It expects the end of the game sooner than the other bots, and more exactly (`foresight`).
- Before it bids and before it takes, it tests in sampled seasons what each lot would be worth to each player.
- As auctioneer it judges a back by all fronts that nobody has seen, not by a few of them.
- It tests hangings in more seasons than the searching bot, and in longer ones (`seasons`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Seat
from ....table.grid import listed
from ..rules import box
from ..rules.decisions import AskBid, AskChoose, AskTake, Bid, Choose, Take
from ..rules.state import State
from .bidding import Mixture, drawn, mixtures
from .evaluation import Outlook
from .foresight import foresight, habit
from .greedy import LEFT_IN_HAND, lead, profit, walls_of
from .judge import Judging, Values
from .search import Market, judge_hanging, unseen
from .seasons import WORK, Effort, fortune, sampled
from .turn import take_in


class Weights(NamedTuple):
    """The weights of the master."""

    spite: Annotated[float, Bounds(0, 2)] = 1.0
    """How much a point of the others counts, compared with an own point."""
    stake: Annotated[float, Bounds(0, 10)] = 2.8
    """What is at stake in a round, in points: a card that beats all cards of the opponents is worth so much more than one that
    beats none.
    """


WEIGHTS: Final = Weights()
EFFORT: Final = Effort(candidates=8, seasons=16, horizon=6)
"""How much it tests before it hangs something."""
TRIALS: Final = 12
"""In how many seasons it tests each lot."""


def card_prices(s: State, seat: Seat, cards: Sequence[int], rounds: float, stake: float) -> list[float]:
    """The worth of cards in later rounds: how many of the opponents' better cards each of them beats, compared with the card
    that would be played instead of it. No more cards than there are rounds to come are ever played.
    """
    out = [LEFT_IN_HAND * card for card in cards]
    if rounds <= 1:
        return out
    most = ceil(rounds)
    theirs = [listed(p.hand)[-most:] for other, p in enumerate(s.players) if other != seat]

    def beaten(card: int) -> float:
        return sum([sum([1.0 if card > b else 0.5 if card == b else 0.0 for b in hand]) / len(hand) for hand in theirs])

    mine = listed(s.players[seat].hand)
    instead = beaten(mine[-most]) if len(mine) >= most else 0.0
    return [price + stake * max(beaten(card) - instead, 0.0) / len(theirs) for price, card in zip(out, cards, strict=True)]


def tried_profits(s: State, look: Outlook, rng: Rng, trials: int, horizon: int) -> Generator[None, None, list[list[float]]]:
    """By seat, what each lot is worth to the seat. One half is the value of the resulting wall, the other half how that wall
    does in seasons; the seasons are the same for all lots of a seat.
    """
    left, pace = unseen(s), Pace()
    out = []
    for wall in walls_of(s):
        plain = [profit(s, wall, lot.tile, look) for lot in s.lots]
        if pace.due(2 * len(plain)):
            yield
        if not trials:
            out.append(plain)
            continue
        hung = []
        for lot in s.lots:
            then = wall.copy()
            take_in(then, lot.tile, look)
            hung.append(then)
        fortunes = [0.0] * len(hung)
        for _ in range(trials):
            season = sampled(left, look.rounds, rng, horizon)
            for i, then in enumerate(hung):
                fortunes[i] += fortune(then, season, look)
                if pace.due(WORK):
                    yield
        mean = sum(fortunes) / trials / len(hung) - sum(plain) / len(hung)
        out.append([(p + f / trials - mean) / 2 for p, f in zip(plain, fortunes, strict=True)])
    return out


class Master(Judging):
    """Plays as the module says. It always confirms a round that is hung."""

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort = EFFORT, trials: int = TRIALS) -> None:
        """`effort`: for testing hangings. `trials`: the number of seasons for testing each lot."""
        self.weights, self._effort, self._trials = weights, effort, trials
        hanging = judge_hanging(foresight, effort)
        super().__init__(
            {
                "start": hanging,
                "choose": self._judge_choice,
                "bid": self._judge_bid,
                "take": self._judge_take,
                "place": hanging,
                "decor": hanging,
                "after": hanging,
            }
        )

    def _judge_choice(self, s: State, d: AskChoose, options: Sequence[Choose], _rng: Rng) -> Values:
        """Gives each back the mean of the leads that its fronts bring, if every seat got them."""
        look, pace, walls = foresight(s), Pace(), walls_of(s)
        values = []
        for a in options:
            fronts = [tile for tile in unseen(s) if box.PAINTINGS[tile].format == a.format]
            total = 0.0
            for tile in fronts:
                total += lead([profit(s, wall, tile, look) for wall in walls], d.seat, self.weights.spite)
                if pace.due(len(walls)):
                    yield
            values.append(total / len(fronts))
        return values

    def mixed(self, s: State, seat: Seat, rng: Rng) -> Generator[None, None, tuple[list[int], Mixture]]:
        """The cards that a seat may bid, and the probability of each."""
        look = foresight(s)
        seats = range(len(s.players))
        profits = yield from tried_profits(s, look, rng, self._trials, self._effort.horizon)
        markets = [Market(s, one, look, self.weights.spite, profits) for one in seats]
        free, nothing = frozenset(range(len(s.lots))), (0.0,) * len(seats)
        hands = [listed(p.hand) for p in s.players]
        prices = [card_prices(s, one, hands[one], look.rounds, self.weights.stake) for one in seats]
        stacks = [p.stack[::-1] for p in s.players]
        strengths = [sorted(stacks).index(stack) for stack in stacks]
        habits: list[Mixture | None] = [None] * len(seats)
        for one in seats:
            if one != seat:
                habits[one] = yield from habit(s, one, rng)
        found = yield from mixtures(
            hands, strengths, lambda one, order: markets[one].payoff(order, free, nothing), prices, rng, habits
        )
        return hands[seat], found[seat]

    def _judge_take(self, s: State, d: AskTake, options: Sequence[Take], rng: Rng) -> Values:
        look = foresight(s)
        profits = yield from tried_profits(s, look, rng, self._trials, self._effort.horizon)
        market = Market(s, d.seat, look, self.weights.spite, profits)
        order = s.order[s.order.index(d.seat) :]
        return [market.after(a.lot, order, frozenset(b.lot for b in options), (0.0,) * len(s.players)) for a in options]

    def _judge_bid(self, s: State, d: AskBid, options: Sequence[Bid], rng: Rng) -> Values:
        hand, mixture = yield from self.mixed(s, d.seat, rng)
        card = drawn(hand, mixture, rng)
        return [float(a.card == card) for a in options]


BOT: Final = Master()
