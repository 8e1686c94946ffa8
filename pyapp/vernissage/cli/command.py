"""The entry of the command line. Each command is a module with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final

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

CHALLENGE: Final = "Ee5b1RBDiW7P12xbF1e-LQOQqFKJIi-ooFLVzITGN9QjLOagw5T3emm4J97TrnG51XlezXoQhCEaHgVwPi"
"""A challenge of Canvas with the games of two."""

COMMANDS: Final[Mapping[str, tuple[ModuleType, str, str]]] = {
    "play": (play, "play against bots, in this terminal", "canvas --bots zofia,random"),
    "show": (show, "print a position, drawn in letters and in the text notation", "avant-carde --seats 3 --answers 40"),
    "check": (check, "check a link of a game between several devices, draw by draw", LINK),
    "league": (league, "put the links of a challenge together, and print who has done best", CHALLENGE),
    "simulate": (simulate, "let bots play against each other", "canvas --bots greedy,random --games 10"),
    "tournament": (tournament, "measure how strong bots are, every pair of them", "canvas --bots greedy,random --games 20"),
    "tune": (
        tune, "search weights that make a bot stronger", "canvas --bot greedy --params weights.json --method spsa --budget 400",
    ),
    "exploit": (
        exploit, "measure how much a bot loses to a player that knows it", "canvas --bot random --games 2 --playouts 4",
    ),
    "learn": (learn, "learn about a game by self-play", "avant-carde --passes 1 --games 10"),
}  # fmt: skip
"""By name a command's module, what it does, and arguments with which it can be run as it stands: its help ends with them."""


def main(argv: Sequence[str], clock: Clock) -> int:
    """Runs one command and returns the exit code: 0 if it is done, 1 if the rules were found broken or a position or link
    cannot be read. The clock times the bots.

    Raises SystemExit with 2, after a message, for a request that cannot be met.
    """
    parser = argparse.ArgumentParser(prog=PROGRAM, description="Vernissage without a page.")
    parser.add_argument("--version", action="version", version=f"vernissage {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (module, about, example) in COMMANDS.items():
        command = commands.add_parser(
            name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=f"example: {PROGRAM} {name} {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,  # keeps the example on its line, to be copied
        )  # fmt: skip
        command.set_defaults(run=module.run, parser=command)
        module.add(command)
    args = parser.parse_args(argv)
    code: int = args.run(args, clock)
    return code
