"""`simulate`: lets bots play each other, and prints where their points came from and how fast the games were."""

from __future__ import annotations

import argparse
import itertools
import json
import sys

from ..bots.registry import BOTS
from ..games import GAMES, PLAYED
from ..lab.play import BrokenGame, Clock
from ..library import series
from ..library.progress import Progress
from .arguments import add_game, check_seats, check_seed, game_options, house_bot


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `simulate`."""
    levels = "; ".join(f"{key}: {', '.join(bots)}" for key, bots in BOTS.items() if key in PLAYED)
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="LEVEL,LEVEL,...",
                        help=f"one a seat ({levels}), a character's key, or a Python file as ./mine.py")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: as many as bots)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many; seats rotate (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N", help="one of the game's, as patrons=2")
    parser.add_argument("--check", action="store_true", help="count every piece after every answer, not only at the end")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")


def run(args: argparse.Namespace, clock: Clock) -> int:
    """Plays the games. Returns 0 if all is well, 1 if a rule was found broken."""
    parser: argparse.ArgumentParser = args.parser
    game = GAMES[args.game]
    names = args.bots.split(",")
    line_up = [house_bot(parser, game, name) for name in names]
    seats = len(names) if args.seats is None else args.seats
    check_seats(parser, game, seats)
    if seats != len(names):
        parser.error(f"{seats} seats but {len(names)} bots: name one bot for each seat")
    if args.games < 1:
        parser.error("--games must be at least 1")
    check_seed(parser, args.seed)
    options = game_options(parser, game, seats, args.option)
    progress, count = Progress(clock, sys.stderr), itertools.count(1)
    try:
        tally = series.run(
            game, line_up, args.games, args.seed, clock, options=options, check=args.check,
            after=lambda _: progress.show(next(count), args.games, str),
        )  # fmt: skip
    except BrokenGame as broken:
        sys.stderr.write(f"{args.game}: {broken}\n")
        return 1
    finally:
        progress.close()
    found = series.figures(names, tally)
    sys.stdout.write(json.dumps(found, indent=1) + "\n" if args.json else series.table(found))
    return 0
