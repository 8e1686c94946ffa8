"""Two bots of Canvas: the greedy one looks at the next painting; the searching one plans all three by what ribbons pay.

Glossary: the *outcomes* of three cards are what their six orders can earn: (ribbons by scoring card, icons for which bonuses
pay); outcomes that another one beats in everything are left out. A *holding* is the ribbons that a player has, by scoring card.
A *pool* is a random set of cards that a player might still be able to take.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import Annotated, Final, NamedTuple, TypeAlias

from ....bots.bot import Bounds, Term, Weighed, ranked
from ....table.chance import Rng
from ....table.game import Action, Seat
from ..rules import box, layers, scoring
from ..rules.decisions import Name, Paint, Take
from ..rules.game import out_of_turns
from ..rules.questions import backgrounds_left
from ..rules.state import State

Cards: TypeAlias = tuple[int, ...]
Holding: TypeAlias = tuple[int, ...]
Outcome: TypeAlias = tuple[Holding, int]
Thought: TypeAlias = Generator[None, None, Action]

SPARE: Final = 2
"""How many cards more than needed a pool holds, because the row gives a choice."""
DEALS: Final = 48
"""The number of hands dealt to estimate what later paintings are worth."""
SAMPLES: Final = 24
"""The number of pools drawn to value a hand."""
CLEAR: Final = 1.5
"""How many points better an answer must be to be clearly better."""
WIDE: Final = 6
"""How many paintings are valued together with the cards that would be left in the hand."""


class Weights(NamedTuple):
    """The weights of the searching bot."""

    token: Annotated[float, Bounds(0, 2)] = 0.25
    """The worth of a token in points while cards are still to be taken."""
    deny: Annotated[float, Bounds(0, 1)] = 0.35
    """The share of the next player's possible gain from the row that counts as a loss."""


WEIGHTS: Final = Weights()


class Market:
    """What pictures and ribbons are worth with the scoring cards in play."""

    def __init__(self, conditions: tuple[int, ...], edition: int) -> None:
        self.conditions, self.edition = conditions, edition
        self.limits = tuple(scoring.LIMITS[c] for c in conditions)
        self.bonus = box.BONUS_POINTS[edition]
        self.known: dict[Cards, tuple[Outcome, ...]] = {}
        self.one: dict[Outcome, Outcome] = {}
        """Equal outcomes as one object, because many threes have the same."""
        holdings = product(*(range(limit + 1) for limit in self.limits))
        self.ahead: list[dict[Holding, float]] = [{h: sum(scoring.ribbon_points(h, conditions)) for h in holdings}]
        """By number of paintings to come and by holding: the points to expect of all ribbons and of those
        paintings' bonuses.
        """

    def outcome(self, order: Sequence[int]) -> Outcome:
        """What three cards earn in this order, from the bottom up."""
        bottom, middle, top = order
        picture = layers.visible(bottom, middle, top)
        return scoring.ribbons(picture, self.conditions, self.edition), scoring.bonus_icons(picture)

    def outcomes(self, three: Iterable[int]) -> tuple[Outcome, ...]:
        """The outcomes of three cards, over all their orders."""
        key = tuple(sorted(three))
        if key not in self.known:
            found = sorted({self.outcome(order) for order in permutations(key)})
            self.known[key] = tuple([self.one.setdefault(o, o) for o in found if not any(_beats(q, o) for q in found)])
        return self.known[key]

    def plus(self, held: Holding, earned: Holding) -> Holding:
        """The holding with the earned ribbons added, as far as the scoring cards pay for them (CV-3.5)."""
        return tuple([min(h + n, limit) for h, n, limit in zip(held, earned, self.limits, strict=True)])

    def learn(self) -> Generator[None, None, None]:
        """Computes `ahead` from hands dealt by a generator of its own, so that it is the same in every match."""
        if len(self.ahead) == box.PAINTINGS:
            return
        rng = Rng(1)
        hands: list[list[Outcome]] = []
        for _ in range(DEALS):
            cards = rng.shuffled(box.DECK)[: box.HAND + SPARE]
            hands.append(sorted({o for three in combinations(cards, 3) for o in self.outcomes(three)}))
            yield
        ahead = self.ahead[:1]
        while len(ahead) < box.PAINTINGS:
            now: dict[Holding, float] = {}
            for held in ahead[0]:
                worths = Worths(self, held, ahead[-1])
                now[held] = sum([worths.best(hand) for hand in hands]) / DEALS
                yield
            ahead.append(now)
        self.ahead = ahead


class Worths(dict[Holding, float]):
    """What the outcomes of a painting are worth to a player with one holding; computed on first use."""

    def __init__(self, market: Market, held: Holding, after: Mapping[Holding, float]) -> None:
        super().__init__()
        self.market, self.held, self.after = market, held, after

    def __missing__(self, earned: Holding) -> float:
        worth = self[earned] = self.after[self.market.plus(self.held, earned)]
        return worth

    def best(self, outcomes: Iterable[Outcome]) -> float:
        """The worth of the best of some outcomes, bonuses included."""
        bonus = self.market.bonus
        return max([self[earned] + bonus * icons for earned, icons in outcomes])

    def of(self, three: Iterable[int]) -> float:
        """The most that three cards are worth."""
        return self.best(self.market.outcomes(three))

    def order(self, three: Iterable[int]) -> Cards:
        """The order of three cards that is worth most."""
        return max(permutations(three), key=lambda order: self.best((self.market.outcome(order),)))


def _earned(market: Market, held: Holding, after: Holding, icons: int) -> list[Term]:
    """The terms for points that a painting adds to the score at once."""
    cards = zip(market.conditions, held, after, strict=True)
    out = [Term("ribbons", box.POINTS[c][n] - box.POINTS[c][h], (c, n - h), scored=True) for c, h, n in cards if n != h]
    if icons:
        out.append(Term("bonus", market.bonus * icons, (icons,), scored=True))
    return out


def _beats(one: Outcome, other: Outcome) -> bool:
    return one != other and one[1] >= other[1] and all(a >= b for a, b in zip(one[0], other[0], strict=True))


@lru_cache(maxsize=1)
def market_of(conditions: tuple[int, ...], edition: int) -> Market:
    """The market of these scoring cards. It is kept; its content depends on nothing else."""
    return Market(conditions, edition)


def within_reach(view: State, seat: Seat) -> range:
    """The cards of the row that a seat can take, counted from the free end (CV-2.2, CV-2.3)."""
    player = view.players[seat]
    return range(min(len(view.row), player.tokens + 1) if len(player.hand) < box.HAND else 0)


def _named(view: State, rng: Rng) -> Action:
    """The answer of a judge: all players' art is equally good to it."""
    return Name(rng.pick(scoring.leaders(view)))


class GreedyWeights(NamedTuple):
    """The weights of the greedy bot, in points."""

    token: Annotated[float, Bounds(-1, 2)] = 0
    """The worth of a token that comes with a card, and the price of one that a card costs."""
    haste: Annotated[float, Bounds(-5, 5)] = 0
    """How much worse a painting may be than what another card promises, and is still painted now."""
    shape: Annotated[float, Bounds(0, 2)] = 0
    """The worth of each Shape on a card."""


GREEDY_WEIGHTS: Final = GreedyWeights()


class Greedy:
    """Takes the card that adds most to the best painting of its hand, and paints it when no card adds anything."""

    def __init__(self, weights: GreedyWeights = GREEDY_WEIGHTS) -> None:
        self.weights = weights

    def think(self, view: State, seat: Seat, rng: Rng) -> Thought:
        """See `Bot.think`."""
        if view.over:
            return _named(view, rng)
        me = view.players[seat]
        market = market_of(view.conditions, view.edition)
        worths = Worths(market, me.ribbons, market.ahead[0])
        gains = []
        for n in within_reach(view, seat):
            cards = (*me.hand, view.row[n])
            if len(cards) < box.LAYERS:  # too few cards yet: count on those of the row
                cards = tuple({*cards, *view.row})
            gain = max([worths.of(three) for three in combinations(cards, 3) if view.row[n] in three], default=0.0)
            shapes = sum([box.SHAPE in slot for slot in box.CARDS[view.row[n]].elements])
            gains.append(gain + self.weights.token * (view.on_row[n] - n) + self.weights.shape * shapes)
            yield
        made = max(combinations(me.hand, 3), key=worths.of, default=None)
        if made is not None and (not gains or worths.of(made) >= max(gains) - self.weights.haste):
            bottom, middle, top = worths.order(made)
            return Paint(bottom, middle, top, rng.pick(backgrounds_left(view, seat)))
        return Take(gains.index(max(gains)))


class Search:
    """Values each painting by what its ribbons will be worth with later ones, and by the cards that it leaves; each card by the
    hands that it may lead to; and both by what they leave to the next player.
    """

    def __init__(self, weights: Weights = WEIGHTS, samples: int = 0) -> None:
        """`samples`: the number of pools drawn to value a hand; 0 means `SAMPLES`."""
        self.weights, self._samples = weights, samples

    def think(self, view: State, seat: Seat, rng: Rng) -> Thought:
        """See `Bot.think`."""
        if view.over:
            return _named(view, rng)
        weighed = yield from self.weighed(view, seat, rng)
        best, action = float("-inf"), None
        for one in weighed:
            if one.value > best:
                best, action = one.value, one.action
                if isinstance(action, Paint):
                    action = action._replace(background=rng.pick(backgrounds_left(view, seat)))
        if action is None:
            raise ValueError("there is nothing to do")
        return action

    def weigh(self, view: State, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """See `Adviser.weigh`. A painting's backgrounds are equally good: the first one is told, or that of `also`. The terms
        with their details; those marked * are points of the score:

            held                    what the seat has so far: the same for every answer
            ribbons* (condition, n) the points of n ribbons
            bonus* (icons)          the points of bonus icons
            promise                 what to expect of the paintings to come
            tokens (got, spent)     tokens got and spent
            rival                   how much more it leaves to the next player than another answer
        """
        if view.over or len(within_reach(view, seat)) + len(list(combinations(view.players[seat].hand, 3))) < 2:
            return []
        weighed = yield from self.weighed(view, seat, rng, also)
        first = next(iter(backgrounds_left(view, seat)), 0)
        chosen = also if isinstance(also, Paint) else None
        out = []
        for one in weighed:
            a = one.action
            if isinstance(a, Paint):
                a = chosen if chosen is not None and a.pile == chosen.pile else a._replace(background=first)
            out.append(one._replace(action=a))
        return ranked(out, also)

    def clear(self, kind: str) -> float:
        """See `Adviser.clear`. The result is in points."""
        return CLEAR

    def weighed(self, view: State, seat: Seat, rng: Rng, also: Action | None = None) -> Generator[None, None, list[Weighed]]:
        """The answers that are considered; paintings have background 0, whether that is left or not."""
        market = market_of(view.conditions, view.edition)
        yield from market.learn()
        me = view.players[seat]
        to_come = box.PAINTINGS - len(me.paintings)
        pools = _pools(view, rng, self._samples or SAMPLES)
        worths = Worths(market, me.ribbons, market.ahead[to_come - 1])
        loss = yield from self._losses(view, seat, market, pools)
        held = market.ahead[0][me.ribbons]
        least = min(loss.values())
        out: list[Weighed] = []

        threes = sorted(combinations(me.hand, 3), key=worths.of, reverse=True)
        orders = [worths.order(three) for three in threes[:WIDE]]
        if isinstance(also, Paint) and also.pile not in orders:
            orders.append(also.pile)
        for order in orders:
            left = tuple([c for c in me.hand if c not in order])
            earned, icons = market.outcome(order)
            after = market.plus(me.ribbons, earned)
            worth = worths.best(((earned, icons),))
            if to_come > 1:
                then = Worths(market, after, market.ahead[to_come - 2])
                worth = market.bonus * icons + (yield from _hand_worth(then, left, pools))
            terms = [Term("held", held - least), *_earned(market, me.ribbons, after, icons)]
            terms.append(Term("promise", worth - least - sum(t.points for t in terms)))
            bottom, middle, top = order
            painting = Paint(bottom, middle, top, 0)
            out.append(Weighed(painting, worth - loss[None], (*terms, Term("rival", least - loss[None]))))
        for n in within_reach(view, seat):
            worth = yield from _hand_worth(worths, (*me.hand, view.row[n]), pools)
            tokens = self.weights.token * (view.on_row[n] - n)
            lost = loss[view.row[n]]
            terms = [Term("held", held - least), Term("promise", worth - held)]
            terms += [Term("tokens", tokens, (view.on_row[n], n)), Term("rival", least - lost)]
            out.append(Weighed(Take(n), worth + (tokens - lost), tuple(terms)))
        return out

    def _losses(
        self, view: State, seat: Seat, market: Market, pools: Sequence[Cards]
    ) -> Generator[None, None, dict[int | None, float]]:
        """By the card that `seat` takes (None: it takes none), the loss that the next player's best take from the rest counts
        as.
        """
        seats = len(view.players)
        loss: dict[int | None, float] = dict.fromkeys((None, *view.row), 0.0)
        others = [(seat + i) % seats for i in range(1, seats)]
        rival = next((r for r in others if within_reach(view, r) and not out_of_turns(view, r)), None)
        if rival is None:
            return loss
        other = view.players[rival]
        worths = Worths(market, other.ribbons, market.ahead[box.PAINTINGS - len(other.paintings) - 1])
        gain: dict[int, float] = {}
        for n in within_reach(view, rival):
            worth = yield from _hand_worth(worths, (*other.hand, view.row[n]), pools[: len(pools) // 2])
            gain[view.row[n]] = worth + self.weights.token * (view.on_row[n] - n)
        for card in loss:
            loss[card] = self.weights.deny * max([g for c, g in gain.items() if c != card], default=min(gain.values()))
        return loss


def _pools(view: State, rng: Rng, samples: int) -> list[Cards]:
    """Draws pools of the largest size that can be needed. Cards of the row are three times as likely as those of the deck."""
    heap = (*view.deck, *view.row * 3)
    out: list[Cards] = []
    for _ in range(samples):
        cards = list(dict.fromkeys(rng.pick(heap) for _ in range(2 * (box.HAND + SPARE)))) if heap else []
        out.append(tuple(cards))
    return out


def _hand_worth(worths: Worths, hand: Cards, pools: Sequence[Cards]) -> Generator[None, None, float]:
    """The average worth of the best painting of a hand after it has been filled up from a pool."""
    free = box.HAND - len(hand)
    total = 0.0
    for pool in pools:
        come = [c for c in pool if c not in hand][: free + SPARE] if free else []
        total += max(
            [
                worths.of((*kept, *new))
                for k in range(min(free, box.LAYERS) + 1)
                for kept in combinations(hand, box.LAYERS - k)
                for new in combinations(come, k)
            ],
            default=worths.after[worths.held],
        )
        yield
    return total / len(pools)
