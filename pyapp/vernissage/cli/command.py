"""The entry of the command line. Each command is a module with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, Final

from .. import __version__
from ..lab.play import Clock
from . import check, exploit, league, learn, play, show, simulate, tournament, tune

PROGRAM: Final = "python -m vernissage"

LINK: Final = (
    "CLbjY4wC372SKicFrZ0S4GU22qEGVQKV5kRQhzmPDjGDNqzT-mFAToZIxS-hfkjYhyyfjEfZ4k5sbLcJlFh7ABcxmlF876lY4XpzC0Ryg580Zp"
    "H9xNyMgwQEEVENCUPoLD6b5Vs5dYWovF3mk13dsu2sH-yw78N6_MLXpuGpgjISTQvT6vFNiXU537NFbr59hZZP5Y7wPKzkmmQSFJ5gQ5y9vnZC"
    "B2CAdSWUi5m"
)
"""One of a game between two devices that has just begun."""

CHALLENGE: Final = (
    "Ee5b1RBDiW7P12xbF1e-LQOQqFKJIi-ooFLVzITGN9QjLOagw5T3emm4J97TrnG51XlezXoQhCEaHgVwPi"
)
"""A challenge of Canvas with the games of two."""

EXAMPLES: Final[Mapping[str, str]] = {
    "play": "play canvas --bots zofia,random",
    "show": "show avant-carde --seats 3 --answers 40",
    "check": f"check {LINK}",
    "league": f"league {CHALLENGE}",
    "simulate": "simulate canvas --bots greedy,random --games 10",
    "tournament": "tournament canvas --bots greedy,random --games 20",
    "tune": "tune canvas --bot greedy --params weights.json --method spsa --budget 400",
    "exploit": "exploit canvas --bot random --games 2 --playouts 4",
    "learn": "learn avant-carde --passes 1 --games 10",
}
"""By command, one that can be run as it stands; the command's help ends with it."""


def main(argv: Sequence[str], clock: Clock) -> int:
    """Runs one command and returns the exit code: 0 if it is done, 1 if the rules were found broken or a position or link
    cannot be read. The clock times the bots.

    Raises SystemExit with 2, after a message, for a request that cannot be met.
    """
    parser = argparse.ArgumentParser(prog=PROGRAM, description="Vernissage without a page.")
    parser.add_argument("--version", action="version", version=f"vernissage {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play.add(_command(commands, "play", "play against bots, in this terminal"))
    show.add(_command(commands, "show", "print a position, drawn in letters and in the text notation"))
    check.add(_command(commands, "check", "check a link of a game between several devices, draw by draw"))
    league.add(_command(commands, "league", "put the links of a challenge together, and print who has done best"))
    simulate.add(_command(commands, "simulate", "let bots play against each other"))
    tournament.add(_command(commands, "tournament", "measure how strong bots are, every pair of them"))
    tune.add(_command(commands, "tune", "search weights that make a bot stronger"))
    exploit.add(_command(commands, "exploit", "measure how much a bot loses to a player that knows it"))
    learn.add(_command(commands, "learn", "learn about a game by self-play"))
    args = parser.parse_args(argv)
    code: int = args.run(args, clock)
    return code


def _command(commands: Any, name: str, about: str) -> argparse.ArgumentParser:
    """The parser of a command, whose help ends with its example."""
    example = f"example: {PROGRAM} {EXAMPLES[name]}"
    plain = argparse.RawDescriptionHelpFormatter  # keeps the example on its line, to be copied
    found: argparse.ArgumentParser = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.",
                                                         epilog=example, formatter_class=plain)  # fmt: skip
    return found
