"""A job: a block of games that anybody can play, anywhere and in any order, with one and the same result.

A job is plain data (names, figures, seeds), so that it can be sent to another process or machine; whoever plays it makes the
bots from their names. Executors pickle jobs on the way: a pickle from elsewhere can run any code, so that the machines of one
cluster have to trust each other. No file of ours is a pickle.

Glossary: a *contestant* is a bot by its level's name and its weights. A job's *key* is the hash of all that decides its result.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, get_type_hints

from ..bots.bot import Bot, Bounds, Tunable
from ..bots.tastes import weighted
from ..games import GAMES, Parts
from .exploit import Exploiter
from .marks import fingerprint
from .outside import bot_of
from .play import Clock, games_of

BLOCK: Final = 5
"""Deals a job: at two seats ten games, a few minutes even of bots that think half a second."""
SHARE: Final = 840
"""A victory in parts: one to eight can share it without a rest."""
READERS: Final = Parts(lambda one: one.reader)
"""What reads bots, by game."""


class Contestant(NamedTuple):
    """A bot: its level, and its weights by name where they are not the default. With `playouts` or `reads` it is one that
    exploits that bot.
    """

    level: str
    weights: tuple[tuple[str, float], ...] = ()
    playouts: int = 0
    """How many an `Exploiter` plays before an answer."""
    reads: int = 0
    """How often a reader of the game asks the bot for a rival's answer."""

    def __str__(self) -> str:
        weights = f"({', '.join(f'{name}={value:g}' for name, value in self.weights)})" if self.weights else ""
        return ("exploiter of " if self.playouts else "reader of " if self.reads else "") + self.level + weights

    def as_json(self) -> dict[str, Any]:
        """For a JSON file."""
        weights = {"weights": dict(self.weights)} if self.weights else {}
        playouts = {"playouts": self.playouts} if self.playouts else {}
        reads = {"reads": self.reads} if self.reads else {}
        return {"bot": self.level, **weights, **playouts, **reads}


class Job(NamedTuple):
    """A line-up with all its seatings on some deals."""

    game: str
    options: tuple[tuple[str, int], ...]
    line_up: tuple[Contestant, ...]
    seed: int
    first: int
    """The first deal's number."""
    deals: int
    code: str
    """The `fingerprint` of the rules and of the bots in the line-up."""

    @property
    def key(self) -> str:
        """Names the job and its result."""
        return sha256(json.dumps(self).encode()).hexdigest()[:32]

    @property
    def games(self) -> int:
        """How many games it is."""
        return self.deals * len(self.line_up)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels in the line-up."""
        return levels_of(self.line_up)


class JobResult(NamedTuple):
    """What came of a job, in whole numbers, so that adding up in any order gives the same."""

    won: tuple[int, ...]
    """By deal, what the first bot of the line-up won in all its games, in parts of a victory (`SHARE`)."""
    points: tuple[int, int]
    """The points of the first bot and those of all the others, over all games."""
    lost: int
    """The number of games that nobody won."""


class Spent(NamedTuple):
    """What a job took on the machine that played it. It differs from run to run, and is kept apart from the result."""

    seconds: tuple[float, float]
    """What the first bot thought, and all the others."""
    answers: tuple[int, int]


class JobOutcome(NamedTuple):
    """What playing a job gives back."""

    result: JobResult
    spent: Spent


class OtherCode(RuntimeError):
    """A job was made with other rules or bots than the ones here."""


def levels_of(some: Sequence[Contestant]) -> tuple[str, ...]:
    """The levels of some contestants, each once."""
    return tuple(sorted({one.level for one in some}))


def play_job(job: Job, clock: Clock) -> JobOutcome:
    """Plays a job. Raises OtherCode if it was made with other rules or bots, BrokenGame if the rules are wrong."""
    if job.code != fingerprint(job.game, job.levels):
        raise OtherCode(f"this machine has other rules or bots of {job.game}, or another Python, than the one that asks")
    game, bots = GAMES[job.game], [bot_for(job.game, one) for one in job.line_up]
    seats = len(bots)
    numbers = range(job.first * seats, (job.first + job.deals) * seats)
    won = [0] * job.deals
    own = total = lost = 0
    seconds, answers = [0.0, 0.0], [0, 0]
    for g, played in zip(numbers, games_of(game, bots, numbers, job.seed, clock, options=dict(job.options)), strict=True):
        seat = played.who.index(0)
        if seat in played.won:
            won[g // seats - job.first] += SHARE // len(played.won)
        lost += not played.won
        own += played.scores[seat]
        total += sum(played.scores)
        for i in range(seats):
            seconds[i > 0] += played.thought[i]
            answers[i > 0] += played.answered[i]
    spent = Spent((seconds[0], seconds[1]), (answers[0], answers[1]))
    return JobOutcome(JobResult(tuple(won), (own, total - own), lost), spent)


def bot_for(game: str, one: Contestant) -> Bot:
    """The bot that a contestant is."""
    bot = bot_of(game, one.level)
    if one.weights:
        bot = weighted(bot, dict(one.weights))
    if one.reads:
        return READERS[game](bot, one.reads)
    return Exploiter(GAMES[game], bot, one.playouts) if one.playouts else bot


def weights_of(game: str, level: str) -> dict[str, tuple[float, Bounds]]:
    """By name, the default weights of a bot, with their bounds; empty if the bot has none."""
    bot = bot_of(game, level)
    if not isinstance(bot, Tunable):
        return {}
    hints = get_type_hints(type(bot.weights), include_extras=True)
    return {name: (value, hints[name].__metadata__[0]) for name, value in bot.weights._asdict().items()}


def contestant(game: str, level: str, given: Mapping[str, object]) -> Contestant:
    """The contestant with the weights given, in the bot's own order; those not given have their default.

    Raises ValueError, with a message that says what to mend, for a level, a name or a value that the game's bots do not have.
    """
    known = weights_of(game, level)
    if given and not known:
        raise ValueError(f"the bot {level!r} of {game} has no weights")
    if strange := [name for name in given if name not in known]:
        raise ValueError(f"the bot {level!r} of {game} has no weight {strange[0]!r}: it has {', '.join(known)}")
    weights = []
    for name, (_, (low, high)) in known.items():
        if name in given:
            value = given[name]
            if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
                raise ValueError(f"{name} is {json.dumps(value)}: it must be a number from {low:g} to {high:g}")
            weights.append((name, float(value)))
    return Contestant(level, tuple(weights))
