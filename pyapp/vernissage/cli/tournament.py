"""`tournament`: measures how strong a game's bots are against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import thread_time
from typing import Final

from ..bots.registry import BOTS
from ..lab.executors import NoExecutor, open_workers
from ..lab.jobs import OtherCode
from ..lab.ledger import BadFile, Ledger
from ..lab.pairing import Pairing
from ..lab.play import BrokenGame, Clock
from ..lab.tournament import Tournament, table
from ..library.progress import Progress
from .arguments import add_setting, named, setting

SAVED: Final = 2.0
"""Seconds between two writes of the results file."""


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `tournament`."""
    add_setting(parser)
    parser.add_argument(
        "--bots", metavar="LEVEL,LEVEL,...",
        help="each plays each later one; LEVEL@FILE takes the weights in a JSON file, a character's key as zofia the bot "
        "of its level with its taste, ./mine.py the bot in a Python file (default: all, the strongest first)",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=int, default=300, metavar="N",
        help="at least so many a pair (default: 300; for publishing 1000 where a game takes less than two seconds, and 200 "
        "at a full table)",
    )  # fmt: skip
    parser.add_argument(
        "--until-lower", type=float, metavar="PERCENT",
        help="stop a pair when its share of victories is surely over this, or surely under: an error of 2.5 %% at most, "
        "however often it is looked at",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print the table as one JSON object")


def run(args: argparse.Namespace, clock: Clock) -> int:
    """Plays the tournament. Returns 0 if it is done, 1 if something failed, 130 if Ctrl-C stopped it."""
    parser: argparse.ArgumentParser = args.parser
    set_up = setting(args)
    names = args.bots.split(",") if args.bots else list(BOTS[args.game])[::-1]
    if len(names) < 2:
        parser.error("a tournament needs at least two bots" if args.bots else f"{args.game} has only one bot: name it twice")
    if args.games < 1:
        parser.error("--games must be at least 1")
    if args.until_lower is not None and not 0 < args.until_lower < 100:
        parser.error("--until-lower must be between 0 and 100 percent")
    until = None if args.until_lower is None else args.until_lower / 100
    contest = Tournament(set_up, [named(parser, args.game, name) for name in names], games=args.games, until=until)

    def play() -> int:
        ledger = played(contest, args, clock)
        found = {**contest.asked(), **contest.found()}
        sys.stdout.write(json.dumps(found, indent=1) + "\n" if args.json else table(contest, contest.times(ledger.known)))
        return 0

    return guarded(play, args.resume)


def played(contest: Tournament, args: argparse.Namespace, clock: Clock) -> Ledger:
    """Plays the games that are not in the results file yet, shows how far it is, and gives all results."""
    ledger = Ledger(args.resume, contest.asked())
    progress = Progress(clock, sys.stderr)
    try:
        with open_workers(args.executor) as workers:
            contest.play(ledger, workers, thread_time, progress_teller(progress, contest.pairings), every(SAVED, clock))
    finally:
        progress.close()
    return ledger


def progress_teller(progress: Progress, pairings: Sequence[Pairing]) -> Callable[[Pairing], None]:
    """Takes the pairing that has just played, and shows the progress of all, and the share and interval of this one."""

    def tell(pairing: Pairing) -> None:
        def note() -> str:
            low, high = pairing.evidence.interval()
            return f"{pairing.one} - {pairing.other}: {100 * pairing.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"

        progress.show(sum([p.games for p in pairings]), sum([p.most for p in pairings]), note)

    return tell


def every(seconds: float, clock: Clock) -> Callable[[], bool]:
    """A function that returns True if at least so many seconds have passed since it last did, else False."""
    last = clock()

    def due() -> bool:
        nonlocal last
        now = clock()
        if now - last < seconds:
            return False
        last = now
        return True

    return due


def guarded(work: Callable[[], int], file: Path | None) -> int:
    """Runs work that may take long, and returns its exit code. If Ctrl-C or an error stops it, prints why; after Ctrl-C also
    how to resume. `file` holds the games so far, None if there is no such file.
    """
    try:
        return work()
    except KeyboardInterrupt:
        kept = f"The games are in {file}: the same command goes on." if file else "With --resume FILE it could go on."
        sys.stderr.write(f"\nStopped. {kept}\n")
        return 130
    except (BadFile, BrokenGame, NoExecutor, OSError, OtherCode) as failed:
        sys.stderr.write(f"{failed}\n")
        return 1
