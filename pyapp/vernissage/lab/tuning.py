"""Weights that make a bot stronger, found by playing.

All weights are scaled to 0..1 by their bounds. In each round points are tried in games against one another, on
deals that no round before has had. What comes out is checked against the weights that it began with, on deals that the search
has never seen, so that luck which the search has picked out does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log
from typing import Any, Final, Protocol, TypeAlias

from ..table.chance import Rng, mix
from .executors import Workers
from .jobs import BLOCK, Contestant, contestant, weights_of
from .ledger import Ledger
from .marks import fingerprint
from .pairing import Pairing, SetUp, Tell, play_out
from .play import Clock
from .tournament import percent, result_of, verdict

Point: TypeAlias = tuple[float, ...]
"""The weights, scaled."""

CHECK: Final = 4
"""One game of so many is for the check."""


class NoMethod(RuntimeError):
    """A library that a method needs is not there; the message says how to get it."""


class Method(Protocol):
    """A search for the point whose bot wins most."""

    jobs: int
    """How many jobs each pair of a round plays."""
    alike: bool
    """Whether all pairs of a round play on the same deals, so that the deals make no difference between them."""
    point: Point
    """What the search holds to be best so far."""

    @staticmethod
    def pairs(weights: int) -> int:
        """How many pairs of games a round plays when that many weights are tuned."""

    def ask(self) -> list[tuple[Point, Point | None]]:
        """The pairs of points that are to play each other next; None stands for the point of the start."""

    def tell(self, shares: Sequence[float]) -> None:
        """Takes the first points' shares of the victories, less their fair share, in the order of the pairs."""


class Cmaes:
    """Covariance matrix adaptation (Hansen, The CMA evolution strategy: a tutorial, arXiv:1604.00772), with a learning rate
    for noise (Nomura, Akimoto, Ono, CMA-ES with learning rate adaptation, GECCO 2023), by the library `cmaes`.
    """

    SPREAD: Final = 0.2
    """The first standard deviation."""
    jobs = 4
    alike = True

    @staticmethod
    def pairs(weights: int) -> int:
        """See `Method.pairs`: the tutorial's size of a generation."""
        return 4 + floor(3 * log(weights))

    def __init__(self, start: Point, seed: int, rounds: int) -> None:
        """Begins at a point. Raises NoMethod without the library."""
        try:
            import numpy as np
            from cmaes import CMA
        except ImportError as missing:
            raise NoMethod("cmaes needs a library: pip install '.[tune]'; or take --method spsa") from missing
        bounds, size = np.array([[0.0, 1.0]] * len(start)), self.pairs(len(start))
        self._cma = CMA(np.array(start), self.SPREAD, bounds, seed=mix(seed) >> 32, population_size=size, lr_adapt=True)
        self._asked: list[Any] = []
        self.point = start

    def ask(self) -> list[tuple[Point, Point | None]]:
        """See `Method.ask`: the points of a generation, each against the start."""
        self._asked = [self._cma.ask() for _ in range(self._cma.population_size)]
        return [(_point(x), None) for x in self._asked]

    def tell(self, shares: Sequence[float]) -> None:
        """See `Method.tell`."""
        self._cma.tell([(x, -share) for x, share in zip(self._asked, shares, strict=True)])
        self.point = _point(self._cma.mean)


class Spsa:
    """Simultaneous perturbation (Spall, Implementation of the simultaneous perturbation algorithm for stochastic optimization,
    IEEE Transactions on Aerospace and Electronic Systems 34, 1998): all weights are moved at once, up or down by lot, and
    the point so moved plays the one moved the other way. A round has several such pairs, so that they can be played at a time.
    """

    WIDE: Final = 0.1
    """How far the first points are moved."""
    STEP: Final = 0.3
    """How far the first round moves the point, for each unit of the share by which one side won."""
    ALPHA: Final = 0.602
    GAMMA: Final = 0.101
    """How fast steps and moves become smaller: Spall's values."""
    jobs = 1
    alike = False

    @staticmethod
    def pairs(weights: int) -> int:
        """See `Method.pairs`."""
        return 8

    def __init__(self, start: Point, seed: int, rounds: int) -> None:
        """Begins at a point; how many rounds there will be decides how fast the steps become smaller."""
        self.point = start
        self._rng = Rng(mix(seed))
        self._round = 0
        self._delay = rounds / 10
        self._signs: list[list[int]] = []

    def ask(self) -> list[tuple[Point, Point | None]]:
        """See `Method.ask`: points on both sides of the one that is best so far."""
        wide = self.WIDE / (self._round + 1) ** self.GAMMA
        self._signs = [[self._rng.pick((-1, 1)) for _ in self.point] for _ in range(self.pairs(len(self.point)))]
        return [
            (_point([x + wide * s for x, s in zip(self.point, signs, strict=True)]),
             _point([x - wide * s for x, s in zip(self.point, signs, strict=True)]))
            for signs in self._signs
        ]  # fmt: skip

    def tell(self, shares: Sequence[float]) -> None:
        """See `Method.tell`."""
        step = self.STEP * ((1 + self._delay) / (self._round + 1 + self._delay)) ** self.ALPHA
        step *= (self._round + 1) ** self.GAMMA  # the gradient is the share by the distance, which becomes smaller
        for share, signs in zip(shares, self._signs, strict=True):
            moved = [x + step * share / len(shares) * s for x, s in zip(self.point, signs, strict=True)]
            self.point = _point(moved)
        self._round += 1


METHODS: Final[dict[str, type[Cmaes | Spsa]]] = {"cmaes": Cmaes, "spsa": Spsa}


class Tuning:
    """A search for weights of one bot, and the check of what it found.

    Of `budget` games, a quarter is for the check; the rest is played in whole rounds.
    """

    def __init__(self, setting: SetUp, start: Contestant, method: str, budget: int) -> None:
        """Begins at a contestant's weights, the default where it has none of its own.

        Raises ValueError for a bot without weights or a budget that is too small, and NoMethod.
        """
        known = weights_of(setting.game, start.level)
        if not known:
            raise ValueError(f"the bot {start.level!r} of {setting.game} has no weights")
        self.setting, self.method, self.budget = setting, method, budget
        self.bounds = [bounds for _, bounds in known.values()]
        given = dict(start.weights)
        weights = {name: given.get(name, value) for name, (value, _) in known.items()}
        self.start = contestant(setting.game, start.level, weights)
        scaled = _point([(w - low) / (high - low) for w, (low, high) in zip(weights.values(), self.bounds, strict=True)])
        kind, block = METHODS[method], BLOCK * setting.seats
        games = kind.pairs(len(known)) * kind.jobs * block
        self.rounds = (budget - budget // CHECK) // games
        if self.rounds < 1:
            least = games + (games - 1) // (CHECK - 1)
            raise ValueError(f"a budget of {budget} games is too small for {method}: it needs at least {least}")
        self.check_games = (budget - self.rounds * games) // block * block
        self.search: Method = kind(scaled, setting.seed, self.rounds)
        self.curve: list[dict[str, Any]] = []
        self.found = self.start
        self.check: Pairing | None = None
        self.pairings: list[Pairing] = []
        """All that were played so far, the present round's too."""
        self._fresh = 0
        """The first deal that has not been played yet."""

    def asked(self) -> dict[str, Any]:
        """What the games depend on, for JSON."""
        return {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": self.setting.seed,
            "code": fingerprint(self.setting.game, (self.start.level,)),
            "bot": self.start.level,
            "method": self.method,
            "budget": self.budget,
            "start": dict(self.start.weights),
        }

    def play(self, ledger: Ledger, workers: Workers, clock: Clock, tell: Tell, save: Callable[[], bool]) -> None:
        """Searches and checks. The file is written at the end, however it comes, and whenever `save` says so."""

        def got_on(pairing: Pairing) -> None:
            tell(pairing)
            if save():
                ledger.save(self.report())

        def play(pairings: list[Pairing]) -> None:
            self.pairings += pairings
            play_out(pairings, workers, clock, ledger.known, got_on)

        with ledger.kept(self.report, self.pairings):
            for _ in range(self.rounds):
                self._round(play)
            self._check(play)

    def _round(self, play: Callable[[list[Pairing]], None]) -> None:
        setting, search = self.setting, self.search
        pairings = []
        for one, other in search.ask():
            against = self.start if other is None else self._contestant(other)
            games = search.jobs * BLOCK * setting.seats
            pairings.append(Pairing(setting, self._contestant(one), against, games=games, first=self._fresh))
            if not search.alike:
                self._fresh += search.jobs * BLOCK
        if search.alike:
            self._fresh += search.jobs * BLOCK
        play(pairings)
        search.tell([pairing.share - 1 / setting.seats for pairing in pairings])
        self.found = self._contestant(search.point)
        mean = sum([pairing.share for pairing in pairings]) / len(pairings)
        games = sum([pairing.games for pairing in self.pairings])
        self.curve.append({"games": games, "won": percent(mean), "weights": dict(self.found.weights)})

    def _check(self, play: Callable[[list[Pairing]], None]) -> None:
        fair = 1 / self.setting.seats
        self.check = Pairing(self.setting, self.found, self.start, games=self.check_games, first=self._fresh, until=fair)
        play([self.check])

    def _contestant(self, point: Point) -> Contestant:
        weights = [low + x * (high - low) for x, (low, high) in zip(point, self.bounds, strict=True)]
        names = [name for name, _ in self.start.weights]
        return Contestant(self.start.level, tuple([(name, float(f"{w:.6g}")) for name, w in zip(names, weights, strict=True)]))

    @property
    def stronger(self) -> bool:
        """Whether what was found is surely stronger than the start: an error of 2.5 % at most."""
        return self.check is not None and verdict(self.check) == "over"

    def report(self) -> dict[str, Any]:
        """What was found, for JSON: the weights; the curve, by round the games played so far, the mean share of the points
        tried, in percent, and the weights held to be best; and the check against the start.
        """
        check = {} if self.check is None else {"check": {**result_of(self.check), "stronger": self.stronger}}
        return {"found": dict(self.found.weights), "curve": self.curve, **check}


def _point(values: Sequence[float]) -> Point:
    return tuple([min(max(float(x), 0.0), 1.0) for x in values])
