"""Games without a page, one after the other.

Glossary: a *line-up* is the bots in the order they were named; in game g bot i sits in seat (i + g) modulo the seats. A *deal*
is played once for each seat that a bot can have: chance answers these games from one seed, only the seats turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..bots.bot import Bot, answer
from ..bots.random import Random
from ..table.chance import SEED_BITS, Rng, mix
from ..table.game import CHANCE, Action, Game, Options, Seat, quiet
from ..table.match import chance_answer

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, from any beginning."""


class BrokenGame(RuntimeError):
    """The rules are wrong: a piece was lost or made on the way, or a game does not end."""


@dataclass(slots=True)
class Played:
    """One game that was played to its end. Lists by bot are in the order of the line-up; times are in seconds."""

    who: list[int]
    """By seat, which bot of the line-up held it."""
    state: Any
    """As the game ended."""
    won: tuple[Seat, ...]
    """The seats that share the victory; empty if nobody won."""
    scores: tuple[int, ...]
    """By seat."""
    length: int
    """How many decisions were answered, chance's included."""
    thought: list[float]
    """By bot, the time it took for its answers."""
    answered: list[int]
    """By bot, how many answers it gave."""
    seed: int
    """What chance answered from: the match's seed."""
    answers: list[Action]
    """What the seats answered, in order: with the seed, the whole game."""
    seconds: float
    """What the whole game took."""


def deal_of(seed: int, number: int) -> int:
    """The match seed of a deal."""
    return mix(mix(seed) + number) >> 64 - SEED_BITS


def games_of(
    game: Game[Any],
    line_up: Sequence[Bot],
    numbers: Iterable[int],
    seed: int,
    clock: Clock,
    *,
    options: Options,
    check: bool = False,
) -> Iterator[Played]:
    """Plays the games with these numbers, one seat a bot. A game depends on the seed and its number alone.

    `options` are the game's, its defaults where none is given; ValueError if it has no such option. With `check` the pieces
    are counted after every answer, otherwise at the end. Raises BrokenGame if one is missing.
    """
    seats = len(line_up)
    for g in numbers:
        who = [(seat - g) % seats for seat in range(seats)]
        rngs = [Rng(mix(mix(seed) ^ g * seats + i)) for i in range(seats)]
        yield _play(game, line_up, who, rngs, deal_of(seed, g // seats), clock, options, check)


def _play(
    game: Game[Any],
    line_up: Sequence[Bot],
    who: list[int],
    rngs: Sequence[Rng],
    seed: int,
    clock: Clock,
    options: Options,
    check: bool,
) -> Played:
    began = clock()
    thought, answered = [0.0] * len(who), [0] * len(who)
    answers: list[Action] = []
    s = game.new(len(who), {**game.defaults, **options})
    pieces = game.pieces(s)
    ply = 0
    while (d := game.decision(s)) is not None:
        if d.seat == CHANCE:
            a = chance_answer(game, s, d, seed, ply)
        else:
            i = who[d.seat]
            bot = line_up[i]
            asked = clock()
            if isinstance(bot, Random):  # what it does with a view, without the copy that would be most of its time
                a = rngs[i].pick(game.options(s, d))
            else:
                a = answer(bot, game.view(s, d.seat), d.seat, rngs[i])
            thought[i] += clock() - asked
            answered[i] += 1
            answers.append(a)
        game.advance(s, a, quiet)
        ply += 1
        if ply > game.longest:
            raise BrokenGame(f"seed {seed}: the game has not ended after {ply} answers")
        if check and game.pieces(s) != pieces:
            raise BrokenGame(f"seed {seed}, answer {ply}, {a}: {dict(game.pieces(s))}, not {dict(pieces)}")
    if game.pieces(s) != pieces:
        raise BrokenGame(f"seed {seed}: {dict(game.pieces(s))} at the end, not {dict(pieces)}")
    seconds = clock() - began
    return Played(who, s, game.winners(s), game.scores(s), ply, thought, answered, seed, answers, seconds)
