"""What the command line understands: simulate, tournament, tune, exploit and show."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.registry import BOTS
from ..games import GAMES
from ..games.art_society.notation import BadNotation, read
from ..lab.play import BrokenGame, Clock
from . import exploit, tournament, tune
from .arguments import check_seed
from .arguments import options as asked_options
from .show import drawn, reached
from .simulate import Tally, run


def main(argv: Sequence[str], clock: Clock) -> int:
    """Runs one command and returns the exit code: 0 done, 1 the rules were found broken or a position cannot be
    read. The clock times the bots.

    Raises SystemExit with 2, after a message, for a request that cannot be met.
    """
    parser = argparse.ArgumentParser(prog="python -m vernissage", description="Vernissage without a page.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="let bots play against each other"))
    tournament.add(commands.add_parser("tournament", help="measure how strong bots are, every pair of them"))
    tune.add(commands.add_parser("tune", help="search weights that make a bot stronger"))
    exploit.add(commands.add_parser("exploit", help="measure how much a bot loses to a player that knows it"))
    _add_show(commands.add_parser("show", help="print a position of Art Society, drawn and in the text notation"))
    args = parser.parse_args(argv)
    code: int = args.run(args, clock)
    return code


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    levels = "; ".join(f"{key}: {', '.join(bots)}" for key, bots in BOTS.items())
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--bots", required=True, metavar="LEVEL,LEVEL,...", help=f"one a seat ({levels})")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: as many as bots)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many; seats rotate (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument("--check", action="store_true", help="count every piece after every answer, not only at the end")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.set_defaults(run=_simulate, parser=parser)


def _simulate(args: argparse.Namespace, clock: Clock) -> int:
    parser: argparse.ArgumentParser = args.parser
    game, levels = GAMES[args.game], BOTS[args.game]
    names = args.bots.split(",")
    for name in names:
        if name not in levels:
            parser.error(f"{args.game} has no bot {name!r}: choose from {', '.join(levels)}")
    seats = len(names) if args.seats is None else args.seats
    if seats not in game.seats:
        parser.error(f"{args.game} seats {game.seats[0]} to {game.seats[-1]}, not {seats}")
    if seats != len(names):
        parser.error(f"{seats} seats but {len(names)} bots: name one bot for each seat")
    if args.games < 1:
        parser.error("--games must be at least 1")
    check_seed(parser, args.seed)
    options = asked_options(parser, game, seats, args.option)
    try:
        line_up = [levels[name] for name in names]
        tally = run(game, line_up, args.games, args.seed, clock, options=options, check=args.check)
    except BrokenGame as broken:
        sys.stderr.write(f"{args.game}: {broken}\n")
        return 1
    found = figures(names, tally)
    sys.stdout.write(json.dumps(found, indent=1) + "\n" if args.json else table(found))
    return 0


def _add_show(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help="a position in the text notation; - reads standard input")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="without FILE: players of a random game (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="without FILE: what draws the game (default: 1)")
    parser.add_argument("--answers", type=int, default=100, metavar="N", help="without FILE: how far it goes (default: 100)")
    parser.set_defaults(run=_show, parser=parser)


def _show(args: argparse.Namespace, _clock: Clock) -> int:
    parser: argparse.ArgumentParser = args.parser
    if args.file is None:
        seats = GAMES["art-society"].seats
        if args.seats not in seats:
            parser.error(f"art-society seats {seats[0]} to {seats[-1]}, not {args.seats}")
        if args.answers < 0:
            parser.error("--answers must not be negative")
        check_seed(parser, args.seed)
        sys.stdout.write(drawn(reached(args.seats, args.seed, args.answers)))
        return 0
    try:
        text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text(encoding="utf-8")
        sys.stdout.write(drawn(read(text)))
    except (OSError, UnicodeDecodeError, BadNotation) as bad:
        sys.stderr.write(f"{args.file}: {bad}\n")
        return 1
    return 0


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


def table(found: dict[str, Any]) -> str:
    """The figures for reading."""
    lines = list(found["mean_lines"][0])
    rows = [["bot", "wins", "score", *lines, "us/decision"]]
    for i, name in enumerate(found["bots"]):
        means = [f"{found['mean_lines'][i][line]:.2f}" for line in lines]
        cost = f"{found['us_per_decision_by_bot'][i]:.1f}"
        rows.append([name, f"{found['wins'][i]:g}", f"{found['mean_score'][i]:.2f}", *means, cost])
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    length = found["length"]
    span = f"{length['min']} to {length['max']} decisions (mean {length['mean']})"
    out = [f"{found['games']} games of {span}, {found['us_per_decision']:.1f} us each"]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
        out.append("  ".join(cells).rstrip())
    return "\n".join(out) + "\n"
