"""The master of Canvas: it plays the answers that look best on to the end of the game, and gives the one that wins by most.

In such a *play-out* everybody takes the card that helps the painting in hand most, keeps the hand full, and paints what is
worth most with the paintings still to come (`search.Market`). What that does to the others counts as much as what it does to
oneself: a card that they miss, a token that they find. All answers are played out with the same deals; the worse half drops
out after each heat, and the rest is tried on more (sequential halving: Karnin, Koren, Somekh, ICML 2013).

Glossary: a *three* is a mask of three cards.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final, NamedTuple

from ...games.canvas import box
from ...games.canvas.decisions import Paint, Take
from ...games.canvas.questions import backgrounds_left
from ...games.canvas.state import State
from ...table.chance import Rng
from ...table.game import Action, Seat
from ..bot import Bounds, Weighed
from ..pace import Pace
from .search import Holding, Market, Outcome, Search, Thought, Worths, market_of
from .search import Weights as SearchWeights

CANDIDATES: Final = 3
"""How many answers are played out at most: those of the highest value."""
DEALS: Final = 56
"""How many deals the first heat has; each further one has twice as many."""
SAMPLES: Final = 32
"""How many pools value a hand before answers are picked to be played out."""
PLAYOUT: Final = 10
"""The units of work of one play-out, about."""


class Weights(NamedTuple):
    """The weights of the master."""

    token: Annotated[float, Bounds(0, 2)] = 0.5
    """Points that a token counts for while cards are still to be taken, when answers are picked to be played out."""
    choice: Annotated[float, Bounds(0, 3)] = 1.5
    """The same in play-outs, where whoever has more tokens has more choice later on."""
    deny: Annotated[float, Bounds(0, 1)] = 0.35
    """How much of what the next player could gain from the row counts as a loss, when answers are picked to be played out."""
    first: Annotated[float, Bounds(0, 4)] = 1.5
    """How much the first judgement of an answer counts beside its play-outs."""
    near: Annotated[float, Bounds(0, 10)] = 3.0
    """How many points worse than the best an answer may look and still be played out."""


WEIGHTS: Final = Weights()


class Outcomes(dict[int, tuple[Outcome, ...]]):
    """The outcomes of threes, worked out when first asked for."""

    def __init__(self, market: Market) -> None:
        super().__init__()
        self._market = market

    def __missing__(self, three: int) -> tuple[Outcome, ...]:
        found = self[three] = self._market.outcomes(cards_of(three))
        return found


@lru_cache(maxsize=1)
def outcomes_of(market: Market) -> Outcomes:
    """The outcomes in a market; they follow from its scoring cards alone, and are kept from move to move."""
    return Outcomes(market)


class Threes(dict[int, float]):
    """What a three is worth to one holding with so many paintings to come after it, worked out when first asked for."""

    def __init__(self, market: Market, held: Holding, to_come: int) -> None:
        super().__init__()
        self._worths, self._outcomes = Worths(market, held, market.ahead[to_come]), outcomes_of(market)

    def __missing__(self, three: int) -> float:
        worth = self[three] = self._worths.best(self._outcomes[three])
        return worth

    def best(self, hand: int) -> tuple[float, int]:
        """The most that three cards of a hand are worth, and which ones."""
        return max([(self[three], three) for three in threes_of(hand)])

    def made(self, three: int) -> tuple[Holding, int]:
        """What painting a three earns: ribbons, and icons that bonuses pay for."""
        worths = self._worths
        return max(self._outcomes[three], key=lambda one: worths.best((one,)))


def cards_of(three: int) -> tuple[int, ...]:
    """The cards of a mask, lowest first."""
    out = []
    while three:
        out.append((three & -three).bit_length() - 1)
        three &= three - 1
    return tuple(out)


def threes_of(hand: int) -> list[int]:
    """All threes of a hand."""
    bits = [1 << card for card in cards_of(hand)]
    return [a | b | c for a, b, c in combinations(bits, box.LAYERS)]


class Table:
    """A table that is played on by rule of thumb: hands as masks, the rest as in the game's state."""

    __slots__ = ("bonus", "deck", "hands", "held", "left", "market", "on_row", "row", "token", "tokens", "valued")

    def __init__(
        self, s: State, market: Market, deck: Sequence[int], token: float, valued: dict[tuple[Holding, int], Threes]
    ) -> None:
        """`deck` is the order in which cards come, the next one last; `valued` is shared by tables of one market."""
        self.market, self.token, self.valued = market, token, valued
        self.hands = [sum(1 << card for card in p.hand) for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        self.held = [p.ribbons for p in s.players]
        self.bonus = [sum([painting.bonus for painting in p.paintings]) for p in s.players]
        self.left = [box.PAINTINGS - len(p.paintings) for p in s.players]
        self.row, self.on_row, self.deck = list(s.row), list(s.on_row), list(deck)

    def take(self, seat: Seat, n: int) -> None:
        """The seat takes the n-th card of the row (CV-2.2 to CV-2.4)."""
        self.tokens[seat] += self.on_row.pop(n) - n
        self.hands[seat] |= 1 << self.row.pop(n)
        for i in range(n):
            self.on_row[i] += 1
        if self.deck:
            self.row.append(self.deck.pop())
            self.on_row.append(0)

    def paint(self, seat: Seat, three: int) -> None:
        """The seat paints three cards of its hand in their best order."""
        earned, icons = self._threes(seat).made(three)
        self.hands[seat] &= ~three
        self.held[seat] = self.market.plus(self.held[seat], earned)
        self.bonus[seat] += icons
        self.left[seat] -= 1

    def play_on(self, seat: Seat) -> None:
        """Plays to the end; the seat is next."""
        seats = len(self.hands)
        idle = 0
        while idle < seats:
            idle = 0 if self.left[seat] and self._move(seat) else idle + 1
            seat = (seat + 1) % seats

    def points(self) -> list[float]:
        """Everybody's score, by seat, as the paintings hang."""
        worth, bonus = self.market.ahead[0], self.market.bonus
        return [worth[held] + bonus * icons for held, icons in zip(self.held, self.bonus, strict=True)]

    def _threes(self, seat: Seat) -> Threes:
        key = self.held[seat], self.left[seat] - 1
        found = self.valued.get(key)
        if found is None:
            found = self.valued[key] = Threes(self.market, *key)
        return found

    def _move(self, seat: Seat) -> bool:
        """Takes or paints; whether that could be done."""
        hand = self.hands[seat]
        size = hand.bit_count()
        threes = self._threes(seat)
        if size < box.HAND and self.row:
            self.take(seat, self._picked(seat, hand, threes))
            return True
        if size < box.LAYERS:
            return False
        self.paint(seat, threes.best(hand)[1])
        return True

    def _picked(self, seat: Seat, hand: int, threes: Threes) -> int:
        """Which card of the row helps the hand most; a hand of less than two cards is helped by the row's others."""
        row, on_row, token = self.row, self.on_row, self.token
        held = [1 << card for card in cards_of(hand)]
        best, at = float("-inf"), 0
        for n in range(min(len(row), self.tokens[seat] + 1)):
            bit = 1 << row[n]
            beside = held if len(held) > 1 else held + [1 << card for card in row if card != row[n]]
            worth = max([threes[a | b | bit] for a, b in combinations(beside, 2)], default=0.0) + token * (on_row[n] - n)
            if worth > best:
                best, at = worth, n
        return at


class Master:
    """Plays as it is told above."""

    def __init__(self, weights: Weights = WEIGHTS, samples: int = SAMPLES) -> None:
        self.weights = weights
        self._search = Search(SearchWeights(weights.token, weights.deny), samples)

    def think(self, view: State, seat: Seat, rng: Rng) -> Thought:
        """See `Bot.think`."""
        if view.over:
            return (yield from self._search.think(view, seat, rng))
        weighed = yield from self._search.weighed(view, seat, rng)
        order = sorted(weighed, key=lambda one: -one.value)
        near = [one for one in order[:CANDIDATES] if one.value >= order[0].value - self.weights.near]
        action = (yield from self._played(view, seat, near, rng)).action
        return action._replace(background=rng.pick(backgrounds_left(view, seat))) if isinstance(action, Paint) else action

    def _played(self, view: State, seat: Seat, near: Sequence[Weighed], rng: Rng) -> Generator[None, None, Weighed]:
        """The answer that did best in play-outs, together with what it looked like before."""
        market = market_of(view.conditions, view.edition)
        valued: dict[tuple[Holding, int], Threes] = {}
        left, sums, played, pace = list(range(len(near))), [0.0] * len(near), 0, Pace()
        deals = DEALS
        while len(left) > 1:
            for _ in range(deals):
                deck = rng.shuffled(view.deck)
                for i in left:
                    sums[i] += self._lead(view, seat, near[i].action, Table(view, market, deck, self.weights.choice, valued))
                    if pace.due(PLAYOUT):
                        yield
            played += deals
            score = [total / played + self.weights.first * one.value for total, one in zip(sums, near, strict=True)]
            left = sorted(left, key=lambda i: -score[i])[: len(left) // 2]
            deals *= 2
        return near[left[0]]

    def _lead(self, view: State, seat: Seat, action: Action, table: Table) -> float:
        """By how much the seat is ahead of the best of the others in the end."""
        if isinstance(action, Take):
            table.take(seat, action.place)
        elif isinstance(action, Paint):
            table.paint(seat, sum(1 << card for card in action.pile))
        table.play_on((seat + 1) % len(view.players))
        points = table.points()
        mine = points.pop(seat)
        return mine - max(points, default=0.0)


BOT: Final = Master()
