"""The entry of the command line. Each command is a module with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ..lab.play import Clock
from . import check, exploit, learn, play, show, simulate, tournament, tune


def main(argv: Sequence[str], clock: Clock) -> int:
    """Runs one command and returns the exit code: 0 if it is done, 1 if the rules were found broken or a position or link
    cannot be read. The clock times the bots.

    Raises SystemExit with 2, after a message, for a request that cannot be met.
    """
    parser = argparse.ArgumentParser(prog="python -m vernissage", description="Vernissage without a page.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play.add(commands.add_parser("play", help="play against bots, in this terminal"))
    show.add(commands.add_parser("show", help="print a position, drawn in letters and in the text notation"))
    check.add(commands.add_parser("check", help="check a link of a game between several devices, draw by draw"))
    simulate.add(commands.add_parser("simulate", help="let bots play against each other"))
    tournament.add(commands.add_parser("tournament", help="measure how strong bots are, every pair of them"))
    tune.add(commands.add_parser("tune", help="search weights that make a bot stronger"))
    exploit.add(commands.add_parser("exploit", help="measure how much a bot loses to a player that knows it"))
    learn.add(commands.add_parser("learn", help="learn by self-play what buys of Avant Carde are worth"))
    args = parser.parse_args(argv)
    code: int = args.run(args, clock)
    return code
