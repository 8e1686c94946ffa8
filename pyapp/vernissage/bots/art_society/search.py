"""The searching bot of Art Society: it samples what it cannot know, plays it out, and wants to be ahead, not only to have much.

- Before it bids it samples the others' bids and plays the taking of the lots out for each order, the museum's marker
  included; each of the others is expected to bid as the greedy bot would, or anything useful.
- Before it takes it plays the rest of the taking out.
- As auctioneer it samples fronts, and counts what it keeps from the others as its own.
- What it hangs it tries out in sampled seasons (`seasons`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from ...games.art_society import box
from ...games.art_society.decisions import AskBid, AskStart, AskTake, Bid, Take
from ...games.art_society.state import State
from ...table.chance import Rng
from ...table.game import Action, Decision, Seat
from ...table.grid import listed
from ..bot import Bounds
from ..pace import Pace
from .evaluation import Outlook, Wall
from .greedy import (
    CARD_PRICE,
    bid_values,
    card_price,
    judge_choice,
    lead,
    museum_gains,
    pending_tile,
    profit,
    prospect,
    useful,
    walls_of,
)  # fmt: skip
from .judge import Judge, Judging, Values, best
from .seasons import Effort, fittest
from .turn import played

BIDS: Final = 24
"""How many samples of the others' bids a bid is weighed on."""
FRONTS: Final = 6
"""How many fronts of a back the auctioneer thinks of."""

_SUPPLY: Final = (1 << box.SUPPLY) - 1


class Weights(NamedTuple):
    """The weights of the searching bot."""

    spite: Annotated[float, Bounds(0, 2)] = 1.0
    """How much a point that the others get counts, beside a point of one's own."""
    trust: Annotated[float, Bounds(0, 100)] = 50.0
    """In how many of a hundred samples another player bids what the greedy bot would; else any useful card."""
    card_price: Annotated[float, Bounds(0, 10)] = CARD_PRICE
    """What the best bid card of its own hand is worth to later rounds, in points."""


WEIGHTS: Final = Weights()


class Market:
    """A round's lots as each player values them, and the taking of them played out.

    `profits[seat][lot]` is what a seat gains by taking a lot; `museum[lot][seat]` is what a seat gains if nobody takes the lot.
    """

    def __init__(
        self, s: State, seat: Seat, look: Outlook, spite: float, profits: Sequence[Sequence[float]] | None = None
    ) -> None:
        """The profits are `greedy.profit`'s if none are given."""
        walls = walls_of(s)
        self.seat, self.spite = seat, spite
        self.profits = profits or [[profit(s, wall, lot.tile, look) for lot in s.lots] for wall in walls]
        self.museum = [museum_gains(s, walls, lot.tile, look) for lot in s.lots]

    def payoff(self, order: Sequence[Seat], free: frozenset[int], got: tuple[float, ...]) -> float:
        """The seat's lead in the end, if the seats of `order` take from the `free` lots, each what is best for itself.

        `got` is what each seat has got in this round.
        """
        if not order:
            (left,) = free
            return lead([a + b for a, b in zip(got, self.museum[left], strict=True)], self.seat, self.spite)
        lots, taker = sorted(free), order[0]
        if taker == self.seat:
            return max(self.after(i, order, free, got) for i in lots)
        wanted = [self.profits[taker][i] for i in lots]
        if len(lots) == 2:  # the last taker decides what the museum gets
            wanted = [wanted[0] + self.museum[lots[1]][taker], wanted[1] + self.museum[lots[0]][taker]]
        return self.after(lots[best(wanted)], order, free, got)

    def after(self, i: int, order: Sequence[Seat], free: frozenset[int], got: tuple[float, ...]) -> float:
        """The payoff if the first of `order` takes lot `i`."""
        taker = order[0]
        got = (*got[:taker], got[taker] + self.profits[taker][i], *got[taker + 1 :])
        return self.payoff(order[1:], free - {i}, got)


def judge_hanging(effort: Effort | None) -> Judge:
    """A judge of what is hung."""

    def judge(s: State, d: Decision, options: Sequence[Action], rng: Rng) -> Values:
        """Gives the answer whose wall does best in sampled seasons 1, the others 0."""
        look, pace = prospect(s), Pace()
        wall, tile = Wall.of(s.players[d.seat]), d.tile if isinstance(d, AskStart) else pending_tile(s, d)
        walls = []
        for a in options:
            walls.append(played(wall, d, a, tile, look))
            if pace.due(3):
                yield
        fit = yield from fittest(walls, unseen(s), look, rng, pace, effort)
        return [float(i == fit) for i in range(len(options))]

    return judge


def unseen(s: State) -> list[int]:
    """The paintings that nobody has seen, starting paintings not among them."""
    return listed(s.supply & _SUPPLY)


class Search(Judging):
    """Plays as it is told above; a round once hung is confirmed."""

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort | None = None) -> None:
        self.weights = weights
        hanging = judge_hanging(effort)
        super().__init__({
            "start": hanging,
            "choose": judge_choice(weights.spite, FRONTS),
            "bid": self._judge_bid,
            "take": self._judge_take,
            "place": hanging,
            "decor": hanging,
            "after": hanging,
        })

    def _judge_take(self, s: State, d: AskTake, options: Sequence[Take], _rng: Rng) -> Values:
        market = Market(s, d.seat, prospect(s), self.weights.spite)
        yield
        free = frozenset(a.lot for a in options)
        order = s.order[s.order.index(d.seat) :]
        return [market.after(a.lot, order, free, (0.0,) * len(s.players)) for a in options]

    def _judge_bid(self, s: State, d: AskBid, options: Sequence[Bid], rng: Rng) -> Values:
        look = prospect(s)
        market = Market(s, d.seat, look, self.weights.spite)
        yield
        seats = range(len(s.players))
        expected, hands = {}, {}
        for other in seats:
            if other != d.seat:
                hands[other] = useful(s.players[other].hand, look.rounds)
                cards = listed(s.players[other].hand)
                expected[other] = cards[best(bid_values(s, other, cards, market.profits, look.rounds))]
        yield
        free, nothing = frozenset(range(len(s.lots))), (0.0,) * len(s.players)
        payoffs: dict[tuple[Seat, ...], float] = {}
        totals = [0.0] * len(options)
        trust, pace = self.weights.trust, Pace()
        for _ in range(BIDS):
            bids = {other: expected[other] if rng.below(100) < trust else rng.pick(hands[other]) for other in expected}
            for i, a in enumerate(options):
                bids[d.seat] = a.card
                order = tuple(sorted(seats, key=lambda seat: (bids[seat], s.players[seat].stack[::-1]), reverse=True))
                if order not in payoffs:
                    payoffs[order] = market.payoff(order, free, nothing)
                totals[i] += payoffs[order]
            if pace.due(1):
                yield
        hand = s.players[d.seat].hand
        prices = [card_price(hand, a.card, look.rounds, self.weights.card_price) for a in options]
        return [total / BIDS - price for total, price in zip(totals, prices, strict=True)]
