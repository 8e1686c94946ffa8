"""Learns what buys of Avant Carde are worth, by playing, in two ways.

From whole games: a bot that tries buys out plays itself, and how its games end tells.

In each turn to buy it takes any buy, or ends the turn, with known chances. The features of what it did, less their mean over
what it might have done, are compared with by how much its lead grew until the end of the game, by least squares: that gives
by how much more a feature brings than its alternatives, all else left to chance (the compatible features of Sutton, McAllester,
Singh and Mansour, Policy gradient methods for reinforcement learning with function approximation, NIPS 1999). Each further
pass tries out around the mean of what those before have learned, the first left out, which knew no better than by lot. That
mean is the result: one pass alone of 900 games is too noisy to be played by.

From *play-outs*: where the master plays itself, it plays on from each of its options, under the same draws. What is compared
then differs by less luck, so that little things are seen; and late in the game, where the weights are little, it costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Final

from ....bots.bot import answer
from ....lab.play import Clock, games_of
from ....table.chance import Rng, mix
from ....table.game import CHANCE, Action, Decision, Seat, packed, quiet
from ..bots.features import NAMES, Found, features, time_of, worth
from ..bots.judge import GAME, Judge, colours
from ..bots.master import BOT
from ..bots.search import deck_of
from ..rules.answers import Buy, Tuck
from ..rules.decisions import AskBuy
from ..rules.questions import END
from ..rules.state import State, stack

STEADY: Final = 20.0
"""Draws the weights to 0, as strongly as this many buys without effect would (ridge regression)."""
TRIED: Final = 0.5
"""How often a buy is by lot instead of the best known, after the first pass, in which all are."""
LATE: Final = 2
"""The time (`features.time_of`) from which on play-outs teach."""
WORLDS: Final = 4
"""From so many worlds that the seat thinks possible each option is played on."""


class Learner(Judge):
    """Judges as all bots of Avant Carde do, but tries buys out and keeps a record of them."""

    def __init__(self, weights: Sequence[float], tried: float) -> None:
        self.weights, self.tried = weights, tried
        self.record: list[tuple[list[float], int]] = []
        """By buy, what its features were more than the mean, and the lead at that time."""

    def _buy(self, view: State, seat: Seat, options: list[Action]) -> Action:
        first = self._first(view, seat, options, colours(view, seat))
        if first:
            return first[0]
        buys = [a for a in options if isinstance(a, Buy)]
        if not buys:
            return super()._buy(view, seat, options)
        deck = deck_of(view, seat)
        found: list[Found] = [features(view, seat, deck, stack(view, a.number).top) for a in buys]
        answers: list[Action] = [*buys, END]
        found.append([])
        values = [worth(self.weights, one) for one in found]
        rng = Rng(hash_of(view, seat))
        best = max(range(len(values)), key=values.__getitem__)
        k = rng.below(len(answers)) if rng.below(1000) < 1000 * self.tried else best
        self.record.append((self._more(found, k, best), lead(view, seat)))
        return answers[k]

    def _more(self, found: Sequence[Found], k: int, best: int) -> list[float]:
        out = [0.0] * len(NAMES)
        for n, one in enumerate(found):
            share = self.tried / len(found) + (1 - self.tried) * (n == best)
            for i, value in one:
                out[i] += ((n == k) - share) * value
        return out


def lead(s: State, seat: Seat) -> int:
    """By how many awards a seat is ahead of the best of the others."""
    scores = GAME.scores(s)
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def hash_of(view: State, seat: Seat) -> int:
    """A number that differs from position to position, for the luck of what is tried."""
    p = view.players[seat]
    return hash((seat, view.round, p.money, p.discard, p.deck, tuple([x.top for x in view.stacks]), view.first))


def learned(
    patrons: int, passes: int, games: int, seed: int, clock: Clock, tell: Callable[[int, Sequence[float]], None]
) -> list[float]:
    """The weights of a patron set, in awards, after so many passes of so many games; `tell` hears of each."""
    weights = one_pass([0.0] * len(NAMES), 1.0, patrons, range(games), seed, clock)
    tell(0, weights)
    later: list[list[float]] = []
    for n in range(1, passes):
        later.append(one_pass(weights, TRIED, patrons, range(n * games, (n + 1) * games), seed, clock))
        weights = [sum(column) / len(later) for column in zip(*later, strict=True)]
        tell(n, weights)
    return weights


def learned_on(
    weights: Sequence[float],
    counted: int,
    patrons: int,
    passes: int,
    games: int,
    seed: int,
    clock: Clock,
    tell: Callable[[int, Sequence[float]], None],
) -> list[float]:
    """The mean of weights that are the mean of so many passes already, and of so many more, which all try out around them."""
    out = list(weights)
    for n in range(passes):
        found = one_pass(weights, TRIED, patrons, range(n * games, (n + 1) * games), seed, clock)
        out = [(old * (counted + n) + new) / (counted + n + 1) for old, new in zip(out, found, strict=True)]
        tell(n, out)
    return out


def one_pass(
    weights: Sequence[float], tried: float, patrons: int, numbers: Iterable[int], seed: int, clock: Clock
) -> list[float]:
    """What the games of these numbers teach about the features, if buys are tried out around these weights."""
    sums = Squares(len(NAMES))
    bots = [Learner(weights, tried) for _ in range(2)]
    for played in games_of(GAME, bots, numbers, seed, clock, options={"patrons": patrons}):
        for i, bot in enumerate(bots):
            end = lead(played.state, played.who.index(i))
            for more, then in bot.record:
                sums.add(more, end - then)
            bot.record.clear()
    return sums.solved()


def played_out(weights: Sequence[float], patrons: int, decisions: int, seed: int, tell: Callable[[int], None]) -> list[float]:
    """These weights of a patron set, corrected by the play-outs of so many late decisions; `tell` hears how many are done."""
    sums = Squares(len(NAMES))
    for n, (view, seat) in enumerate(islice(late_buys(patrons, seed), decisions)):
        deck = deck_of(view, seat)
        worlds = [(GAME.imagine(view, seat, Rng(mix(seed + n) + k)), mix(mix(seed) + n * WORLDS + k)) for k in range(WORLDS)]
        ended = _lead_after(worlds, END, seat)
        for a in GAME.options(view, AskBuy(seat)):
            if isinstance(a, Buy):
                found, row = features(view, seat, deck, stack(view, a.number).top), [0.0] * len(NAMES)
                for i, value in found:
                    row[i] = value
                sums.add(row, _lead_after(worlds, a, seat) - ended - worth(weights, found))
        tell(n + 1)
    return [old + more for old, more in zip(weights, sums.solved(), strict=True)]


def late_buys(patrons: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Half of the late decisions to buy in games of two masters, as the seat sees them."""
    for n in count():
        fate = mix(mix(seed) + n)
        rng = Rng(fate)
        s = GAME.new(2, {**GAME.defaults, "patrons": patrons})
        while (d := GAME.decision(s)) is not None:
            if d.seat == CHANCE:
                a = drawn(s, d, moment(s, d, fate))
            else:
                view = GAME.view(s, d.seat)
                a = answer(BOT, view, d.seat, rng)
                free = isinstance(a, Buy | Tuck) or a == END  # nothing comes first
                if isinstance(d, AskBuy) and free and time_of(view) >= LATE and rng.below(2):
                    yield view, d.seat
            GAME.advance(s, a, quiet)


def _lead_after(worlds: Sequence[tuple[State, int]], a: Action, seat: Seat) -> float:
    """The mean lead at the end, if the master plays on for all after an answer, in each world under its fate."""
    total = 0
    for world, fate in worlds:
        s = GAME.copy(world)
        GAME.advance(s, a, quiet)
        rng = Rng(fate)
        while (d := GAME.decision(s)) is not None:
            chance = d.seat == CHANCE
            then = drawn(s, d, moment(s, d, fate)) if chance else answer(BOT, GAME.view(s, d.seat), d.seat, rng)
            GAME.advance(s, then, quiet)
        total += lead(s, seat)
    return total / len(worlds)


def moment(s: State, d: Decision, fate: int) -> int:
    """When a draw happens, as a number for its luck: the same whatever was bought, so that one more card changes few draws."""
    seat = getattr(d, "whose", CHANCE)
    size = len(s.players[seat].hand) + 16 * len(s.players[seat].line) if seat >= 0 else 0
    return hash((fate, seat, getattr(d, "number", 0), s.round, s.part, size))


def drawn(s: State, d: Decision, when: int) -> Action:
    """What is drawn at a moment: each option as likely as chance would draw it. Raises ValueError if nothing can be drawn."""
    best, found = 1 << 64, None
    for a, copies in zip(GAME.options(s, d), GAME.odds(s, d), strict=True):
        for k in range(copies):
            luck = mix(hash((when, packed(a)[1], k)) & (1 << 64) - 1)
            if luck < best:
                best, found = luck, a
    if found is None:
        raise ValueError("nothing can be drawn")
    return found


class Squares:
    """Least squares: which weights explain values by features."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.sums = [0.0] * size

    def add(self, found: Sequence[float], value: float) -> None:
        """Takes a row of features and the value that came with it."""
        some = [(i, x) for i, x in enumerate(found) if x]
        for i, x in some:
            row = self.products[i]
            self.sums[i] += x * value
            for j, y in some:
                row[j] += x * y

    def solved(self) -> list[float]:
        """The weights, by elimination."""
        n = self.size
        rows = [[*row, total] for row, total in zip(self.products, self.sums, strict=True)]
        for i in range(n):
            rows[i][i] += STEADY
        for i in range(n):
            at = max(range(i, n), key=lambda k: abs(rows[k][i]))
            rows[i], rows[at] = rows[at], rows[i]
            for k in range(n):
                if k != i and rows[k][i]:
                    part = rows[k][i] / rows[i][i]
                    rows[k] = [a - part * b for a, b in zip(rows[k], rows[i], strict=True)]
        return [row[-1] / row[i] for i, row in enumerate(rows)]
