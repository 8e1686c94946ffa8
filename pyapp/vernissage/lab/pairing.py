"""One contestant against another, game after game, until enough is known; and playing the jobs of several pairings.

What a pairing counts does not depend on who plays its jobs, nor on which is done first: results are merged in the order of the
jobs, and whether to stop is asked after each. Jobs that were played beyond the stop do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import NamedTuple

from ..games import GAMES
from .executors import Workers
from .intervals import Evidence, wilson
from .jobs import BLOCK, SHARE, Contestant, Job, JobOutcome, levels_of, play_job
from .marks import fingerprint
from .play import Clock


class SetUp(NamedTuple):
    """What all games of a tournament have in common."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    """Those that were given, by name."""
    seed: int

    @classmethod
    def of(cls, game: str, seats: int, options: dict[str, int], seed: int) -> SetUp:
        """The setting. Raises ValueError for seats or options the game has not."""
        GAMES[game].new(seats, {**GAMES[game].defaults, **options})
        return cls(game, seats, tuple(sorted(options.items())), seed)


class Pairing:
    """One contestant at every seat in turn, the other in all the other seats.

    With `until`, a share of victories from 0 to 1, it is decided as soon as the true share is surely greater or surely less
    (`Evidence`). `floor` is how many jobs are counted before that is asked.
    """

    def __init__(
        self, setting: SetUp, one: Contestant, other: Contestant, *, games: int, first: int = 0, until: float | None = None
    ) -> None:
        """At least `games` games are asked for, whole jobs; `first` is the number of the first deal."""
        self.setting, self.one, self.other, self.until = setting, one, other, until
        self.code = fingerprint(setting.game, levels_of((one, other)))
        self.first = first
        self.asked = -(-games // (BLOCK * setting.seats))
        """How many jobs."""
        self.floor = self.counted = 0
        self.decided = False
        self.evidence = Evidence()
        self.won = self.lost = 0
        self.points = (0, 0)

    def job(self, i: int) -> Job:
        """The i-th job."""
        setting = self.setting
        line_up = (self.one, *[self.other] * (setting.seats - 1))
        first = self.first + i * BLOCK
        return Job(setting.game, setting.options, line_up, setting.seed, first, BLOCK, self.code)

    def go_on_from(self, known: MutableMapping[str, JobOutcome]) -> None:
        """Counts what was played before, all of it up to the first gap, even if that is more than is asked now."""
        while self.job(self.floor).key in known:
            self.floor += 1
        self.asked = max(self.asked, self.floor)
        self.merge(known)

    def merge(self, known: MutableMapping[str, JobOutcome]) -> None:
        """Counts the results that come next, as far as they are there."""
        while not self.over and (outcome := known.get(self.job(self.counted).key)) is not None:
            result = outcome.result
            for won in result.won:
                self.evidence.add(won / (SHARE * self.setting.seats))
            self.won += sum(result.won)
            self.lost += result.lost
            self.points = (self.points[0] + result.points[0], self.points[1] + result.points[1])
            self.counted += 1
            if self.until is not None and self.counted >= self.floor:
                self.decided = self.evidence.over(self.until) or self.evidence.under(self.until)

    @property
    def over(self) -> bool:
        """Whether no further job is needed."""
        return self.decided or self.counted >= self.asked

    def wanted(self, known: MutableMapping[str, JobOutcome]) -> Iterator[Job]:
        """The jobs still to play, as long as nothing is decided meanwhile. What another pairing has played is counted."""
        for i in range(self.counted, self.asked):
            self.merge(known)
            if self.decided:
                return
            job = self.job(i)
            if job.key not in known:
                yield job
        self.merge(known)

    @property
    def games(self) -> int:
        """How many games are counted."""
        return self.counted * BLOCK * self.setting.seats

    @property
    def most(self) -> int:
        """How many games there will be, if nothing is decided before."""
        return self.games if self.over else self.asked * BLOCK * self.setting.seats

    @property
    def share(self) -> float:
        """The part of the victories that the one contestant has won; 0 before the first game."""
        return self.won / SHARE / max(self.games, 1)

    def wilson(self) -> tuple[float, float]:
        """The interval that holds if the number of games was fixed beforehand."""
        return wilson(self.won / SHARE, self.games)


Tell = Callable[[Pairing], None]
"""Hears of every pairing that has got on."""


def play_out(
    pairings: Sequence[Pairing], workers: Workers, clock: Clock, known: MutableMapping[str, JobOutcome], tell: Tell
) -> None:
    """Plays the jobs of the pairings until all are over, one pairing after the other but without a pause between them.

    `known` are outcomes by the key of their job; new ones are put there, the more than needed too. The clock, which is sent
    along with the jobs, times the bots' thought. Raises whatever playing a job raises.
    """
    executor, width = workers
    jobs = ((pairing, job) for pairing in pairings for job in pairing.wanted(known))
    flying: dict[Future[JobOutcome], tuple[Pairing, Job]] = {}
    try:
        while True:
            while len(flying) < width and (found := next(jobs, None)) is not None:
                flying[executor.submit(play_job, found[1], clock)] = found
            if not flying:
                return
            done, _ = wait(flying, return_when=FIRST_COMPLETED)
            failures = []
            for future in done:
                pairing, job = flying.pop(future)
                if failure := future.exception():
                    failures.append(failure)
                    continue
                known[job.key] = future.result()
                pairing.merge(known)
                tell(pairing)
            if failures:
                raise failures[0]
            for future, (pairing, _) in list(flying.items()):
                if pairing.over:
                    future.cancel()
                    del flying[future]
    finally:
        for future in flying:
            future.cancel()
