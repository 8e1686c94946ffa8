"""The master of Canvas: it plays out the most promising answers to the end of the game, and gives the one that wins by most.

In such a *play-out* all players take the card that helps their hand most, keep the hand full, and paint what is worth most
together with the paintings to come (`search.Market`). What an answer does to the others counts as much as what it does to
oneself: they miss a card, or find a token. All answers are played out with the same deals. After each heat the worse half drops
out, and the rest is played out with more deals (sequential halving: Karnin, Koren, Somekh, ICML 2013).

Glossary: a *three* is a bit mask of three cards.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final, NamedTuple

from ....bots.bot import Bounds, Weighed
from ....bots.pace import Pace
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules import box
from ..rules.decisions import Paint, Take
from ..rules.questions import backgrounds_left
from ..rules.state import State
from .search import Holding, Market, Outcome, Search, Thought, Worths, market_of
from .search import Weights as SearchWeights

CANDIDATES: Final = 3
"""The most answers that are played out: those with the highest values."""
DEALS: Final = 56
"""The number of deals in the first heat. Each further heat has twice as many."""
SAMPLES: Final = 32
"""The number of pools that value a hand when answers are picked for play-outs."""
PLAYOUT: Final = 10
"""The work of one play-out, in units of `pace`, roughly."""


class Weights(NamedTuple):
    """The weights of the master."""

    token: Annotated[float, Bounds(0, 2)] = 0.5
    """The worth of a token in points while cards are still to be taken, when answers are picked for play-outs."""
    choice: Annotated[float, Bounds(0, 3)] = 1.5
    """The worth of a token in play-outs: who has more tokens has more choice later."""
    deny: Annotated[float, Bounds(0, 1)] = 0.35
    """The share of the next player's possible gain from the row that counts as a loss, when answers are
    picked for play-outs.
    """
    first: Annotated[float, Bounds(0, 4)] = 1.5
    """How much the first value of an answer counts, compared with its play-outs."""
    near: Annotated[float, Bounds(0, 10)] = 3.0
    """Answers are played out if their first value is at most so many points below the best."""


WEIGHTS: Final = Weights()


class Outcomes(dict[int, tuple[Outcome, ...]]):
    """The outcomes of threes, computed on first use."""

    def __init__(self, market: Market) -> None:
        super().__init__()
        self._market = market

    def __missing__(self, three: int) -> tuple[Outcome, ...]:
        found = self[three] = self._market.outcomes(cards_of(three))
        return found


@lru_cache(maxsize=1)
def outcomes_of(market: Market) -> Outcomes:
    """The outcomes in a market. They depend on its scoring cards alone, and are kept from move to move."""
    return Outcomes(market)


class Threes(dict[int, float]):
    """What each three is worth to a player with one holding and a number of paintings to come; computed on first use."""

    def __init__(self, market: Market, held: Holding, to_come: int) -> None:
        super().__init__()
        self._worths, self._outcomes = Worths(market, held, market.ahead[to_come]), outcomes_of(market)

    def __missing__(self, three: int) -> float:
        worth = self[three] = self._worths.best(self._outcomes[three])
        return worth

    def best(self, hand: int) -> tuple[float, int]:
        """The worth of the best three of a hand, and that three."""
        return max([(self[three], three) for three in threes_of(hand)])

    def made(self, three: int) -> tuple[Holding, int]:
        """What the painting of a three earns: the ribbons, and the number of icons for which bonuses pay."""
        worths = self._worths
        return max(self._outcomes[three], key=lambda one: worths.best((one,)))


def cards_of(three: int) -> tuple[int, ...]:
    """The cards of a mask, in rising order."""
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
    """A position that is played on by simple rules. Hands are masks; the rest is as in the game's state."""

    __slots__ = ("bonus", "deck", "hands", "held", "left", "market", "on_row", "row", "token", "tokens", "valued")

    def __init__(
        self, s: State, market: Market, deck: Sequence[int], token: float, valued: dict[tuple[Holding, int], Threes]
    ) -> None:
        """`deck`: the order in which cards come; the last one is next. `valued`: shared by tables of one market."""
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
        """The seat paints three cards of its hand in their best order (CV-3.1)."""
        earned, icons = self._threes(seat).made(three)
        self.hands[seat] &= ~three
        self.held[seat] = self.market.plus(self.held[seat], earned)
        self.bonus[seat] += icons
        self.left[seat] -= 1

    def play_on(self, seat: Seat) -> None:
        """Plays to the end of the game, beginning with this seat."""
        seats = len(self.hands)
        idle = 0
        while idle < seats:
            idle = 0 if self.left[seat] and self._move(seat) else idle + 1
            seat = (seat + 1) % seats

    def points(self) -> list[float]:
        """The scores of all players, by seat."""
        worth, bonus = self.market.ahead[0], self.market.bonus
        return [worth[held] + bonus * icons for held, icons in zip(self.held, self.bonus, strict=True)]

    def _threes(self, seat: Seat) -> Threes:
        key = self.held[seat], self.left[seat] - 1
        found = self.valued.get(key)
        if found is None:
            found = self.valued[key] = Threes(self.market, *key)
        return found

    def _move(self, seat: Seat) -> bool:
        """The seat takes a card or paints. Returns whether it could do either."""
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
        """The index of the row's card that helps the hand most. If the hand has fewer than two cards, other cards of the row
        help.
        """
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
    """Plays as the module says."""

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
        """The answer that did best in play-outs; its first value counts too."""
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
        """The seat's final lead over the best of the others, after this answer."""
        if isinstance(action, Take):
            table.take(seat, action.place)
        elif isinstance(action, Paint):
            table.paint(seat, sum(1 << card for card in action.pile))
        table.play_on((seat + 1) % len(view.players))
        points = table.points()
        mine = points.pop(seat)
        return mine - max(points, default=0.0)


BOT: Final = Master()
