"""`tune`: searches, by playing, for weights that make a bot stronger."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from time import thread_time
from typing import Any

from ..lab.executors import open_workers
from ..lab.jobs import contestant
from ..lab.ledger import Ledger
from ..lab.pairing import Pairing
from ..lab.play import Clock
from ..lab.tuning import METHODS, NoMethod, Tuning
from ..library.progress import Progress
from .arguments import add_setting, setting, weights_in
from .tournament import SAVED, every, guarded


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `tune`."""
    add_setting(parser)
    parser.add_argument("--bot", required=True, metavar="LEVEL", help="whose weights; ./mine.py is the bot in a Python file")
    parser.add_argument(
        "--params", required=True, type=Path, metavar="FILE",
        help="where the weights are put if they are surely better, as JSON; if it is there, its weights are the start (else "
        "the house's). A report is left beside it",
    )  # fmt: skip
    parser.add_argument("--method", choices=list(METHODS), default="cmaes", help="how to search (default: cmaes)")
    parser.add_argument(
        "--budget", required=True, type=int, metavar="GAMES", help="how many games; a quarter is for the check with fresh deals"
    )


def run(args: argparse.Namespace, clock: Clock) -> int:
    """Tunes. Returns 0 if it is done, 1 if something failed, 130 if Ctrl-C stopped it."""
    parser: argparse.ArgumentParser = args.parser
    set_up = setting(args)
    try:
        given = weights_in(args.params) if args.params.exists() else {}
        start = contestant(args.game, args.bot, given)
    except (OSError, ValueError) as bad:
        parser.error(f"{args.params}: {bad}" if args.params.exists() else str(bad))
    try:
        tuning = Tuning(set_up, start, args.method, args.budget)
    except (NoMethod, ValueError) as bad:
        parser.error(str(bad))

    def play() -> int:
        ledger = Ledger(args.resume, tuning.asked())
        progress = Progress(clock, sys.stderr)

        def tell(pairing: Pairing) -> None:
            weights = ", ".join(f"{name} {value:g}" for name, value in tuning.found.weights)
            progress.show(sum([p.games for p in tuning.pairings]), args.budget, lambda: weights)

        try:
            with open_workers(args.executor) as workers:
                tuning.play(ledger, workers, thread_time, tell, every(SAVED, clock))
        finally:
            progress.close()
        report = report_of(args.params)
        _write(report, {**tuning.asked(), **tuning.report()})
        if tuning.stronger:
            _write(args.params, dict(tuning.found.weights))
        sys.stdout.write(summary(tuning, args.params, report))
        return 0

    return guarded(play, args.resume)


def report_of(params: Path) -> Path:
    """The path of the report that is written beside a file of weights."""
    return params.with_name(f"{params.stem}.report.json")


def summary(tuning: Tuning, params: Path, report: Path) -> str:
    """The result of the tuning as text."""
    check = tuning.report()["check"]
    lines = [
        f"{name}: {before:g} -> {after:g}"
        for (name, before), (_, after) in zip(tuning.start.weights, tuning.found.weights, strict=True)
    ]
    low, high = check["anytime"]
    lines.append(f"{check['games']} games of the check, on fresh deals: {check['won']:.1f} % won ({low:.1f} to {high:.1f})")
    if tuning.stronger:
        lines.append(f"Stronger: the weights are in {params}, the report in {report}.")
    else:
        lines.append(f"Not surely stronger: {params} is left as it was; the report is in {report}.")
    return "\n".join(lines) + "\n"


def _write(path: Path, what: Mapping[str, Any]) -> None:
    fresh = path.with_name(path.name + ".fresh")
    fresh.write_text(json.dumps(what, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)
