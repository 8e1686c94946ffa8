"""The master of Art Society: it bids so that nobody can read it, and thinks longer about what it hangs.

- It bids by a mixture that has stood up to rivals who learn (`bidding`). What a card is worth to later rounds follows from the
  rivals' hands: how many of the cards that they will probably play it beats.
- What it hangs it tries out in more seasons than the searching bot, and in longer ones (`seasons`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil
from typing import Annotated, Final, NamedTuple

from ...games.art_society.decisions import AskBid, Bid
from ...games.art_society.state import State
from ...table.chance import Rng
from ...table.game import Seat
from ...table.grid import listed
from ..bot import Bounds
from ..pace import Pace
from .bidding import Mixture, drawn, mixtures
from .greedy import LEFT_IN_HAND, prospect
from .judge import Judging, Values
from .search import Market, Search
from .search import Weights as SearchWeights


class Weights(NamedTuple):
    """The weights of the master."""

    spite: Annotated[float, Bounds(0, 2)] = 1.0
    """How much a point that the others get counts, beside a point of one's own."""
    stake: Annotated[float, Bounds(0, 10)] = 2.8
    """What a round is about, in points: by so much a card that beats every rival's is worth more than one that beats none."""


WEIGHTS: Final = Weights()


def card_prices(s: State, seat: Seat, cards: Sequence[int], rounds: float, stake: float) -> list[float]:
    """What cards of a hand would be worth in later rounds: by how many of the rivals' better cards each of them beats, beside
    the card that would be played in its place. Only as many cards as there are rounds to come are ever played.
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


class Master(Judging):
    """Plays as it is told above, the rest as the searching bot; a round once hung is confirmed."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        super().__init__({**Search(SearchWeights(spite=weights.spite)).judges, "bid": self._judge_bid})

    def mixed(self, s: State, rng: Rng) -> Generator[None, None, list[tuple[list[int], Mixture]]]:
        """By seat, the cards that it may bid and how likely each is."""
        look, pace = prospect(s), Pace()
        seats = range(len(s.players))
        markets = []
        for seat in seats:
            markets.append(Market(s, seat, look, self.weights.spite))
            if pace.due(6):
                yield
        free, nothing = frozenset(range(len(s.lots))), (0.0,) * len(seats)
        hands = [listed(p.hand) for p in s.players]
        prices = [card_prices(s, seat, hands[seat], look.rounds, self.weights.stake) for seat in seats]
        strengths = [sorted([p.stack[::-1] for p in s.players]).index(s.players[seat].stack[::-1]) for seat in seats]
        found = yield from mixtures(
            hands, strengths, lambda seat, order: markets[seat].payoff(order, free, nothing), prices, rng
        )
        return list(zip(hands, found, strict=True))

    def _judge_bid(self, s: State, d: AskBid, options: Sequence[Bid], rng: Rng) -> Values:
        hand, mixture = (yield from self.mixed(s, rng))[d.seat]
        card = drawn(hand, mixture, rng)
        return [float(a.card == card) for a in options]
