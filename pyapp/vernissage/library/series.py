"""Bots against bots, with the figures that tell how the points come about, whether the rules hold and how fast it goes.

Who is stronger, and how surely, is `lab.tournament`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from ..bots.bot import Bot
from ..lab.play import Clock, Played, games_of
from ..table.game import Game, Options


@dataclass(slots=True)
class Tally:
    """The figures of many games. Lists by bot are in the order of the line-up; times are in seconds."""

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
    after: Callable[[Played], None] = lambda _played: None,
) -> Tally:
    """The tally of `games` games of the line-up. The same seed gives the same games, with or without `check`; errors and
    `options` as in `games_of`. `after` is told of every game.
    """
    seats = len(line_up)
    tally = Tally.empty(seats)
    for played in games_of(game, line_up, range(games), seed, clock, options=options, check=check):
        tally.seconds += played.seconds
        tally.lengths.append(played.length)
        for seat, i in enumerate(played.who):
            tally.thought[i] += played.thought[i]
            tally.answered[i] += played.answered[i]
            tally.wins[i] += (seat in played.won) / max(len(played.won), 1)
            tally.totals[i] += played.scores[seat]
            for line, points in game.lines(played.state, seat).items():
                tally.lines[i][line] = tally.lines[i].get(line, 0) + points
        after(played)
    return tally


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
    """The figures as a table for reading, with or without the bots' times."""
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
