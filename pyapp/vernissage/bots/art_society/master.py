"""The master of Art Society: it bids unpredictably, and thinks longer about its hangings than the other bots.

- It bids by a mixture that does well against opponents that also learn (`bidding`). It computes a card's worth in later
  rounds from the opponents' hands: how many of the cards that they will probably play this card beats.
- Before it bids and before it takes, it tests in sampled seasons what each lot would be worth to each player.
- It tests hangings in more seasons than the searching bot, and in longer ones (`seasons`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil
from typing import Annotated, Final, NamedTuple

from ...games.art_society.decisions import AskBid, AskTake, Bid, Take
from ...games.art_society.state import State
from ...table.chance import Rng
from ...table.game import Seat
from ...table.grid import listed
from ..bot import Bounds
from ..pace import Pace
from .bidding import Mixture, drawn, mixtures
from .evaluation import Outlook
from .greedy import LEFT_IN_HAND, profit, prospect, walls_of
from .judge import Judging, Values
from .search import Market, Search, unseen
from .search import Weights as SearchWeights
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


def tried_profits(
    s: State, look: Outlook, rng: Rng, trials: int, horizon: int
) -> Generator[None, None, list[list[float]]]:
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
    """Plays as the module says, and otherwise like the searching bot. It always confirms a round that is hung."""

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort = EFFORT, trials: int = TRIALS) -> None:
        """`effort`: for testing hangings. `trials`: the number of seasons for testing each lot."""
        self.weights, self._horizon, self._trials = weights, effort.horizon, trials
        judges = Search(SearchWeights(spite=weights.spite), effort).judges
        super().__init__({**judges, "bid": self._judge_bid, "take": self._judge_take})

    def mixed(self, s: State, rng: Rng) -> Generator[None, None, list[tuple[list[int], Mixture]]]:
        """By seat, the cards that the seat may bid, and the probability of each."""
        look = prospect(s)
        seats = range(len(s.players))
        profits = yield from tried_profits(s, look, rng, self._trials, self._horizon)
        markets = [Market(s, seat, look, self.weights.spite, profits) for seat in seats]
        free, nothing = frozenset(range(len(s.lots))), (0.0,) * len(seats)
        hands = [listed(p.hand) for p in s.players]
        prices = [card_prices(s, seat, hands[seat], look.rounds, self.weights.stake) for seat in seats]
        strengths = [sorted([p.stack[::-1] for p in s.players]).index(s.players[seat].stack[::-1]) for seat in seats]
        found = yield from mixtures(
            hands, strengths, lambda seat, order: markets[seat].payoff(order, free, nothing), prices, rng
        )
        return list(zip(hands, found, strict=True))

    def _judge_take(self, s: State, d: AskTake, options: Sequence[Take], rng: Rng) -> Values:
        look = prospect(s)
        profits = yield from tried_profits(s, look, rng, self._trials, self._horizon)
        market = Market(s, d.seat, look, self.weights.spite, profits)
        order = s.order[s.order.index(d.seat) :]
        return [market.after(a.lot, order, frozenset(b.lot for b in options), (0.0,) * len(s.players)) for a in options]

    def _judge_bid(self, s: State, d: AskBid, options: Sequence[Bid], rng: Rng) -> Values:
        hand, mixture = (yield from self.mixed(s, rng))[d.seat]
        card = drawn(hand, mixture, rng)
        return [float(a.card == card) for a in options]


BOT: Final = Master()
