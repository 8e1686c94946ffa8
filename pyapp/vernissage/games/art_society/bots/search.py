"""The searching bot of Art Society: it samples what it cannot know, plays it out, and maximises its lead, not only its own
points.

- Before it bids, it samples the others' bids, and plays out for each order how the lots are taken and what the museum gets.
  It expects the others to bid like the greedy bot, or sometimes any useful card.
- Before it takes a lot, it plays out how the others take theirs.
- As auctioneer it samples fronts; it counts what it denies the others as its own.
- It tests hangings in sampled seasons (`seasons`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Action, Decision, Seat
from ....table.grid import listed
from ..rules import box, scoring
from ..rules.decisions import AskBid, AskStart, AskTake, Bid, Take
from ..rules.state import State
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
from .turn import FEW, played, settle

BIDS: Final = 24
"""The number of samples of the others' bids with which a bid is valued."""
FRONTS: Final = 6
"""How many possible fronts of a back the auctioneer samples."""

_SUPPLY: Final = (1 << box.SUPPLY) - 1


class Weights(NamedTuple):
    """The weights of the searching bot."""

    spite: Annotated[float, Bounds(0, 2)] = 1.0
    """How much a point of the others counts, compared with an own point."""
    trust: Annotated[float, Bounds(0, 100)] = 50.0
    """The percentage of samples in which another player bids like the greedy bot; in the rest it bids any useful card."""
    card_price: Annotated[float, Bounds(0, 10)] = CARD_PRICE
    """The worth of the hand's best bid card in later rounds, in points."""
    museum: Annotated[float, Bounds(0, 10)] = 1.0
    """How much a point counts that the museum gives the others or takes from them."""
    fashion: Annotated[float, Bounds(0, 10)] = 0.0
    """What it sees in a painting of the leading type beside its profit, in points."""


WEIGHTS: Final = Weights()


class Market:
    """A round's lots, valued for each player, and how the players take them.

    `profits[seat][lot]`: what the seat gains if it takes the lot. `museum[lot][seat]`: what the seat gains if nobody takes the
    lot.
    """

    def __init__(self, s: State, seat: Seat, look: Outlook, spite: float, profits: list[list[float]] | None = None) -> None:
        """Without `profits`, those of `greedy.profit` are used."""
        walls = walls_of(s)
        self.seat, self.spite = seat, spite
        self.profits = profits or [[profit(s, wall, lot.tile, look) for lot in s.lots] for wall in walls]
        self.museum = [museum_gains(s, walls, lot.tile, look) for lot in s.lots]

    def payoff(self, order: Sequence[Seat], free: frozenset[int], got: tuple[float, ...]) -> float:
        """The seat's final lead if the seats of `order` take from the `free` lots, each the best lot for itself.

        `got`: what each seat has gained in this round.
        """
        if not order:
            (left,) = free
            return lead([a + b for a, b in zip(got, self.museum[left], strict=True)], self.seat, self.spite)
        lots, taker = sorted(free), order[0]
        if taker == self.seat:
            return max(self.after(i, order, free, got) for i in lots)
        wanted = [self.profits[taker][i] for i in lots]
        if len(lots) == 2:  # the last taker also decides what the museum gets
            wanted = [wanted[0] + self.museum[lots[1]][taker], wanted[1] + self.museum[lots[0]][taker]]
        return self.after(lots[best(wanted)], order, free, got)

    def after(self, i: int, order: Sequence[Seat], free: frozenset[int], got: tuple[float, ...]) -> float:
        """The payoff if the first seat of `order` takes lot `i`."""
        taker = order[0]
        got = (*got[:taker], got[taker] + self.profits[taker][i], *got[taker + 1 :])
        return self.payoff(order[1:], free - {i}, got)


def judge_hanging(expect: Callable[[State], Outlook], effort: Effort | None) -> Judge:
    """Makes a judge of hangings from what gives a position's outlook."""

    def judge(s: State, d: Decision, options: Sequence[Action], rng: Rng) -> Values:
        """Gives the value 1 to the answer whose wall does best in sampled seasons, and 0 to all others."""
        look, pace = expect(s), Pace()
        wall, tile = Wall.of(s.players[d.seat]), d.tile if isinstance(d, AskStart) else pending_tile(s, d)
        walls = []
        for a in options:
            then = played(wall, d, a, tile, look)
            settle(then, look, most=FEW)
            walls.append(then)
            if pace.due(3):
                yield
        fit = yield from fittest(walls, unseen(s), look, rng, pace, effort)
        return [float(i == fit) for i in range(len(options))]

    return judge


def unseen(s: State) -> list[int]:
    """The paintings that nobody has seen yet, without the starting paintings."""
    return listed(s.supply & _SUPPLY)


class Search(Judging):
    """Plays as the module says. It always confirms a round that is hung."""

    def __init__(self, weights: Weights = WEIGHTS, effort: Effort | None = None) -> None:
        self.weights = weights
        hanging = judge_hanging(prospect, effort)
        super().__init__(
            {
                "start": hanging,
                "choose": judge_choice(weights.spite, FRONTS),
                "bid": self._judge_bid,
                "take": self._judge_take,
                "place": hanging,
                "decor": hanging,
                "after": hanging,
            }
        )

    def _market(self, s: State, seat: Seat, look: Outlook) -> Market:
        """The round's lots as a seat with these weights sees them."""
        market = Market(s, seat, look, self.weights.spite)
        for gains in market.museum:
            gains[:] = [gain if other == seat else self.weights.museum * gain for other, gain in enumerate(gains)]
        own, top = market.profits[seat], scoring.ranking(s)[:1]
        for i, lot in enumerate(s.lots):
            own[i] += self.weights.fashion * (top == (box.PAINTINGS[lot.tile].type,))
        return market

    def _judge_take(self, s: State, d: AskTake, options: Sequence[Take], _rng: Rng) -> Values:
        market = self._market(s, d.seat, prospect(s))
        yield
        free = frozenset(a.lot for a in options)
        order = s.order[s.order.index(d.seat) :]
        return [market.after(a.lot, order, free, (0.0,) * len(s.players)) for a in options]

    def _judge_bid(self, s: State, d: AskBid, options: Sequence[Bid], rng: Rng) -> Values:
        look = prospect(s)
        market = self._market(s, d.seat, look)
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
