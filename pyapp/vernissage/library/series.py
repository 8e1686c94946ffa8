"""Many games between bots, with the figures that tell who is stronger and how fast it goes.

Glossary: a *line-up* is the bots in the order they were named; in game g bot i sits in seat (i + g) modulo the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

from ..bots.bot import Bot, answer
from ..bots.random import Random
from ..games.art_society import scoring
from ..games.art_society.state import State as ArtSocietyState
from ..games.canvas import scoring as canvas_scoring
from ..games.canvas.state import State as CanvasState
from ..table.chance import SEED_BITS, Rng, mix
from ..table.game import CHANCE, Action, Game, Options, Seat, quiet
from ..table.match import chance_answer

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, from any beginning."""
Kept: TypeAlias = tuple[int, list[Action]]
"""A game that was played: the seed of its chance, and what the seats answered."""


class BrokenGame(RuntimeError):
    """The rules are wrong: a piece was lost or made on the way, or a game does not end."""


@dataclass(slots=True)
class Tally:
    """What many games brought. Lists by bot are in the order of the line-up; times are in seconds."""

    wins: list[float]
    """By bot; a victory that n share counts 1/n for each."""
    totals: list[int]
    lines: list[dict[str, int]]
    """By bot and line of the score sheet, the sum over the games."""
    thought: list[float]
    """By bot, the time it took for its answers."""
    answered: list[int]
    lengths: list[int] = field(default_factory=list)
    """By game, how many decisions were answered, chance's included."""
    seconds: float = 0.0

    @classmethod
    def empty(cls, seats: int) -> Tally:
        """The tally of no game."""
        return cls([0.0] * seats, [0] * seats, [{} for _ in range(seats)], [0.0] * seats, [0] * seats)


def run(
    game: Game[Any],
    line_up: Sequence[Bot],
    games: int,
    seed: int,
    clock: Clock,
    *,
    options: Options = MappingProxyType({}),
    check: bool = False,
    keep: list[Kept] | None = None,
    done: Callable[[int], None] = lambda _games: None,
) -> Tally:
    """Plays `games` games of the line-up, one seat a bot. The same seed gives the same games, with or without `check`.
    `options` are the game's, its defaults where none is given; ValueError if it has no such option.

    Games that differ only in who sits where draw from the same seed. With `check` the pieces are counted after every
    answer, otherwise at each end. `keep` gets every game, and `done` is told after each how many there were. Raises BrokenGame
    if a piece is missing.
    """
    seats = len(line_up)
    tally = Tally.empty(seats)
    for g in range(games):
        who = [(seat - g) % seats for seat in range(seats)]
        rngs = [Rng(mix(mix(seed) ^ g * seats + i)) for i in range(seats)]
        began = clock()
        deal = mix(mix(seed) + g // seats) >> 64 - SEED_BITS
        answers: list[Action] = []
        s = _play(game, line_up, who, rngs, deal, tally, clock, answers, options=options, check=check)
        tally.seconds += clock() - began
        if keep is not None:
            keep.append((deal, answers))
        won, totals = game.winners(s), game.scores(s)
        for seat, i in enumerate(who):
            tally.wins[i] += (seat in won) / max(len(won), 1)
            tally.totals[i] += totals[seat]
            for line, points in lines_of(game, s, seat).items():
                tally.lines[i][line] = tally.lines[i].get(line, 0) + points
        done(g + 1)
    return tally


def _play(
    game: Game[Any],
    line_up: Sequence[Bot],
    who: Sequence[int],
    rngs: Sequence[Rng],
    seed: int,
    tally: Tally,
    clock: Clock,
    answers: list[Action],
    *,
    options: Options,
    check: bool,
) -> Any:
    """Plays one game in which seat n is held by bot `who[n]` with that bot's generator; returns its last state. What the seats
    answer is added to `answers`.
    """
    s = game.new(len(who), {**game.defaults, **options})
    pieces = game.pieces(s)
    ply = 0
    while (d := game.decision(s)) is not None:
        if d.seat == CHANCE:
            a = chance_answer(game, s, d, seed, ply)
        else:
            i = who[d.seat]
            bot = line_up[i]
            began = clock()
            if isinstance(bot, Random):  # what it does with a view, without the copy that would be most of its time
                a = rngs[i].pick(game.options(s, d))
            else:
                a = answer(bot, game.view(s, d.seat), d.seat, rngs[i])
            tally.thought[i] += clock() - began
            tally.answered[i] += 1
            answers.append(a)
        game.advance(s, a, quiet)
        ply += 1
        if ply > game.longest:
            raise BrokenGame(f"seed {seed}: the game has not ended after {ply} answers")
        if check and game.pieces(s) != pieces:
            raise BrokenGame(f"seed {seed}, answer {ply}, {a.verb}{a.args}: {dict(game.pieces(s))}, not {dict(pieces)}")
    if game.pieces(s) != pieces:
        raise BrokenGame(f"seed {seed}: {dict(game.pieces(s))} at the end, not {dict(pieces)}")
    tally.lengths.append(ply)
    return s


def lines_of(game: Game[Any], s: Any, seat: Seat) -> Mapping[str, int]:
    """A seat's points by line of the score sheet; empty for a game whose score is a single line."""
    lines = _LINES.get(game.key)
    return {} if lines is None else lines(s, seat)


def _art_society(s: ArtSocietyState, seat: Seat) -> Mapping[str, int]:
    sheet = scoring.sheet(s, seat)
    return {
        "prestige": sum(sheet.prestige),
        "decor": sheet.decor,
        "eyeline": sheet.eyeline,
        "full": sheet.full,
        "corners": sheet.corners,
        "excess": sheet.excess,
    }


def _canvas(s: CanvasState, seat: Seat) -> Mapping[str, int]:
    player = s.players[seat]
    return {
        "ribbons": sum(canvas_scoring.ribbon_points(player.ribbons, s.conditions)),
        "bonuses": canvas_scoring.bonus_points(player, s.edition),
    }


_LINES: Mapping[str, Callable[[Any, Seat], Mapping[str, int]]] = {"art-society": _art_society, "canvas": _canvas}


def figures(names: Sequence[str], tally: Tally) -> dict[str, Any]:
    """The tally in plain figures; lists are in the order of `names`, times in microseconds.

    `decisions` counts every answer, chance's too; `us_per_decision` is the time of the whole game over all of them.
    """
    games, answers = len(tally.lengths), sum(tally.lengths)
    return {
        "games": games,
        "bots": list(names),
        "wins": [round(won, 3) for won in tally.wins],
        "mean_score": [round(total / games, 3) for total in tally.totals],
        "mean_lines": [{line: round(points / games, 3) for line, points in lines.items()} for lines in tally.lines],
        "length": {"min": min(tally.lengths), "mean": round(answers / games, 1), "max": max(tally.lengths)},
        "decisions": answers,
        "us_per_decision": round(1e6 * tally.seconds / answers, 2),
        "us_per_decision_by_bot": [
            round(1e6 * spent / max(count, 1), 2) for spent, count in zip(tally.thought, tally.answered, strict=True)
        ],
    }


def table(found: dict[str, Any], *, times: bool = True) -> str:
    """The figures for reading, with or without how long the bots took."""
    lines = list(found["mean_lines"][0])
    rows = [["bot", "wins", "score", *lines, *(["us/decision"] if times else [])]]
    for i, name in enumerate(found["bots"]):
        means = [f"{found['mean_lines'][i][line]:.2f}" for line in lines]
        cost = [f"{found['us_per_decision_by_bot'][i]:.1f}"] if times else []
        rows.append([name, f"{found['wins'][i]:g}", f"{found['mean_score'][i]:.2f}", *means, *cost])
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    length = found["length"]
    span = f"{length['min']} to {length['max']} decisions (mean {length['mean']})"
    out = [f"{found['games']} games of {span}" + (f", {found['us_per_decision']:.1f} us each" if times else "")]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
        out.append("  ".join(cells).rstrip())
    return "\n".join(out) + "\n"
