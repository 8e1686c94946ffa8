"""Bids as a game of their own: everybody bids in secret, so that the best is a mixture that nobody can read.

Regret matching (Hart and Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, Econometrica 68, 2000)
without the regrets below zero (Tammelin, Solving large imperfect information games using CFR+, arXiv:1407.5042): whoever bids
regrets not having bid each other card, and bids by those regrets next time. At two seats, where what one wins the other
loses, the mean of all those mixtures is a bid that no rival can beat on the mean. At three and four seats there is no such
promise: there each seat learns against bids sampled from the mixtures that the others have come to, and the mean is a
mixture that has stood up to rivals who learn as well.

Glossary: a *hand* is the cards of a seat that are worth thinking of, lowest first. A seat's *gains* are what it is worth to it
to take in each order, by the order's seats. A *strength* settles equal bids (AS-3.3): the higher one takes first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator, Sequence
from operator import mul
from typing import Final, TypeAlias

from ...table.chance import Rng
from ...table.game import Seat
from ..pace import Pace

DUEL_ROUNDS: Final = 120
"""How often two seats learn from each other."""
CROWD_ROUNDS: Final = 300
"""How often three or four do."""

Mixture: TypeAlias = list[float]
"""How likely each card of a hand is; the sum is 1."""
Gains: TypeAlias = Callable[[Seat, tuple[Seat, ...]], float]


def mixtures(
    hands: Sequence[Sequence[int]], strengths: Sequence[int], gains: Gains, prices: Sequence[Sequence[float]], rng: Rng
) -> Generator[None, None, list[Mixture]]:
    """Everybody's mixture of bids, by seat; `prices` are what each card of a hand is worth to later rounds."""
    if len(hands) == 2:
        return (yield from _duel(hands, strengths, gains, prices))
    return (yield from _crowd(hands, strengths, gains, prices, rng))


def drawn(hand: Sequence[int], mixture: Mixture, rng: Rng) -> int:
    """A card by its likelihood."""
    left = rng.below(1 << 32) / (1 << 32)
    for card, share in zip(hand, mixture, strict=True):
        left -= share
        if left < 0:
            return card
    return hand[max(range(len(hand)), key=mixture.__getitem__)]


def _duel(
    hands: Sequence[Sequence[int]], strengths: Sequence[int], gains: Gains, prices: Sequence[Sequence[float]]
) -> Generator[None, None, list[Mixture]]:
    """The two seats of one another's loss: what one gains by its bid is the other's loss, the rival's price included."""
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
            rival = now[1 - seat]
            worths = [sum(map(mul, row, rival)) for row in tables[seat]]
            now[seat] = _learnt(regrets[seat], now[seat], worths)
            sums[seat] = [total + n * share for total, share in zip(sums[seat], now[seat], strict=True)]
        if pace.due(1):
            yield
    return [_whole(total) for total in sums]


def _crowd(
    hands: Sequence[Sequence[int]], strengths: Sequence[int], gains: Gains, prices: Sequence[Sequence[float]], rng: Rng
) -> Generator[None, None, list[Mixture]]:
    seats = range(len(hands))
    known: dict[tuple[Seat, tuple[Seat, ...]], float] = {}
    regrets: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    now = [[1 / len(hand)] * len(hand) for hand in hands]
    sums: list[list[float]] = [[0.0] * len(hand) for hand in hands]
    pace = Pace()
    for n in range(1, CROWD_ROUNDS + 1):
        bids = [(drawn(hands[seat], now[seat], rng), strengths[seat], seat) for seat in seats]
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
    """The next mixture, by the regrets, which are brought up to date."""
    mean = sum(map(mul, now, worths))
    regrets[:] = [max(regret + worth - mean, 0.0) for regret, worth in zip(regrets, worths, strict=True)]
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(now)] * len(now)


def _whole(sums: Sequence[float]) -> Mixture:
    total = sum(sums)
    return [share / total for share in sums]
