"""Bidding as a game of its own. All bid in secret, so the best way to bid is a random mixture of cards that nobody can predict.

The method is regret matching (Hart and Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, Econometrica
68, 2000) with regrets cut at zero (Tammelin, Solving large imperfect information games using CFR+, arXiv:1407.5042). For each
card, a seat adds up how much better that card would have done than its mixture; next time it bids cards in proportion to these
regrets. With two seats, where one seat's gain is the other's loss, the average of all these mixtures cannot be beaten on
average. With three and four seats nothing is guaranteed. There each seat learns against bids drawn from the others' mixtures,
and its average mixture has done well against opponents that also learn.

A mixture that cannot be beaten wins little from rivals who bid predictably. So a rival may have a *habit*: a mixture by which
it bids in a part of all rounds (`TRUST`), while in the rest it learns. The other seats learn against both (restricted Nash
responses: Johanson, Zinkevich, Bowling, Computing robust counter-strategies, NIPS 2007). They win much from a rival who
follows the habit, and lose little to one who knows what they do.

Glossary: a *hand* is those cards of a seat that it may usefully bid, lowest first. A seat's *gains* say, for each order of
taking, what that order is worth to the seat. A *strength* breaks ties between equal bids (AS-3.3): the higher one takes first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator, Sequence
from operator import mul
from typing import Final, TypeAlias

from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Seat

DUEL_ROUNDS: Final = 120
"""The rounds of learning with two seats."""
CROWD_ROUNDS: Final = 300
"""The rounds of learning with three or four seats."""
TRUST: Final = 0.5
"""In what part of the rounds a rival with a habit follows it."""

Mixture: TypeAlias = list[float]
"""The probability of each card of a hand; they add up to 1."""
Gains: TypeAlias = Callable[[Seat, tuple[Seat, ...]], float]


def mixtures(
    hands: Sequence[Sequence[int]],
    strengths: Sequence[int],
    gains: Gains,
    prices: Sequence[Sequence[float]],
    rng: Rng,
    habits: Sequence[Mixture | None] = (),
) -> Generator[None, None, list[Mixture]]:
    """The mixture that each seat learns, by seat. `prices[seat]`: what each card of the seat's hand is worth in later rounds.

    `habits[seat]`: the seat's habit, if it has one; without `habits` no seat has.
    """
    known = list(habits) or [None] * len(hands)
    if len(hands) == 2:
        return (yield from _duel(hands, strengths, gains, prices, known))
    return (yield from _crowd(hands, strengths, gains, prices, known, rng))


def drawn(hand: Sequence[int], mixture: Mixture, rng: Rng) -> int:
    """Draws a card with the probabilities of a mixture."""
    left = rng.below(1 << 32) / (1 << 32)
    for card, share in zip(hand, mixture, strict=True):
        left -= share
        if left < 0:
            return card
    return hand[max(range(len(hand)), key=mixture.__getitem__)]


def _met(learnt: Mixture, habit: Mixture | None) -> Mixture:
    """The mixture that the others meet, if a seat has learnt one and perhaps has a habit."""
    if habit is None:
        return learnt
    return [TRUST * often + (1 - TRUST) * share for often, share in zip(habit, learnt, strict=True)]


def _duel(
    hands: Sequence[Sequence[int]],
    strengths: Sequence[int],
    gains: Gains,
    prices: Sequence[Sequence[float]],
    habits: Sequence[Mixture | None],
) -> Generator[None, None, list[Mixture]]:
    """Two seats, where one seat's gain is the other's loss; the price of the other's card counts too."""
    mine, theirs = hands
    first, second = (gains(0, order) - gains(1, order) for order in ((0, 1), (1, 0)))
    tied = first if strengths[0] > strengths[1] else second
    payoffs = [
        [(first if a > b else second if a < b else tied) / 2 - p + q for b, q in zip(theirs, prices[1], strict=True)]
        for a, p in zip(mine, prices[0], strict=True)
    ]
    tables = (payoffs, [[-payoff for payoff in column] for column in zip(*payoffs, strict=True)])
    regrets: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    now = [[1 / len(hand)] * len(hand) for hand in hands]
    sums: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    pace = Pace()
    for n in range(1, DUEL_ROUNDS + 1):
        for seat in (0, 1):
            rival = _met(now[1 - seat], habits[1 - seat])
            worths = [sum(map(mul, row, rival)) for row in tables[seat]]
            now[seat] = _learnt(regrets[seat], now[seat], worths)
            sums[seat] = [total + n * share for total, share in zip(sums[seat], now[seat], strict=True)]
        if pace.due(1):
            yield
    return [_whole(total) for total in sums]


def _crowd(
    hands: Sequence[Sequence[int]],
    strengths: Sequence[int],
    gains: Gains,
    prices: Sequence[Sequence[float]],
    habits: Sequence[Mixture | None],
    rng: Rng,
) -> Generator[None, None, list[Mixture]]:
    seats = range(len(hands))
    known: dict[tuple[Seat, tuple[Seat, ...]], float] = {}
    regrets: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    now = [[1 / len(hand)] * len(hand) for hand in hands]
    sums: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    pace = Pace()
    for n in range(1, CROWD_ROUNDS + 1):
        bids = [(drawn(hands[seat], _met(now[seat], habits[seat]), rng), strengths[seat], seat) for seat in seats]
        for seat in seats:
            ranked = sorted([bid for bid in bids if bid[2] != seat], reverse=True)
            by_place = []
            for place in seats:
                order = (*[bid[2] for bid in ranked[:place]], seat, *[bid[2] for bid in ranked[place:]])
                if (seat, order) not in known:
                    known[seat, order] = gains(seat, order)
                    if pace.due(1):
                        yield
                by_place.append(known[seat, order])
            higher = sorted([bid[:2] for bid in ranked])
            worths = [
                by_place[len(higher) - bisect_left(higher, (card, strengths[seat]))] - price
                for card, price in zip(hands[seat], prices[seat], strict=True)
            ]
            now[seat] = _learnt(regrets[seat], now[seat], worths)
            sums[seat] = [total + n * share for total, share in zip(sums[seat], now[seat], strict=True)]
        if pace.due(1):
            yield
    return [_whole(total) for total in sums]


def _learnt(regrets: list[float], now: Mixture, worths: Sequence[float]) -> Mixture:
    """Brings the regrets up to date with the worth of each card, and returns the next mixture."""
    mean = sum(map(mul, now, worths))
    regrets[:] = [max(regret + worth - mean, 0.0) for regret, worth in zip(regrets, worths, strict=True)]
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(now)] * len(now)


def _whole(sums: Sequence[float]) -> Mixture:
    total = sum(sums)
    return [share / total for share in sums]
