"""Learns by self-play what each purchase is worth: the table that the master uses."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from textwrap import fill
from typing import Final

from ....lab.offer import Learning
from ....lab.play import Clock
from ..bots.features import NAMES
from ..bots.values import VALUES
from ..rules.patrons import SETS
from .learning import learned, learned_on, played_out


def add(parser: argparse.ArgumentParser) -> None:
    """See `Learning.add`."""
    parser.add_argument(
        "--patrons", type=int, default=0, choices=range(len(SETS)), metavar="N", help="the set, as the game's option has it"
    )
    parser.add_argument("--passes", type=int, default=5, metavar="N", help="how many, the first by lot (default: 5)")
    parser.add_argument(
        "--counted", type=int, metavar="N", help="go on from the set's row as it is, the mean of N passes, with --passes more"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many in each pass (default: 1000)")
    parser.add_argument(
        "--decisions", type=int, metavar="N", help="go on from the set's row as it is, by play-outs of N late decisions"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed learns the same (default: 1)")


def run(args: argparse.Namespace, clock: Clock) -> int:
    """See `Learning.run`: it prints the set's row for `games/avant_carde/bots/values.py`."""
    parser: argparse.ArgumentParser = args.parser
    row = [hundredths / 100 for hundredths in VALUES.get(args.patrons, ())]
    if not row and (args.counted, args.decisions) != (None, None):
        parser.error(f"there has to be a row to go on from: there is one for {sorted(VALUES)}")
    if args.games < 1 or args.passes < 1:
        parser.error("--games and --passes must be at least 1")

    def tell(n: int, weights: Sequence[float]) -> None:
        told = "; ".join(f"{name} {100 * weight:.0f}" for name, weight in zip(NAMES, weights, strict=True))
        sys.stderr.write(f"pass {n + 1}, in hundredths of an award: {told}\n")

    if args.decisions is not None:
        if args.decisions < 1:
            parser.error("--decisions must be at least 1")
        weights = played_out(row, args.patrons, args.decisions, args.seed, partial(_tell_done, args.decisions))
    elif args.counted is not None:
        if args.counted < 1:
            parser.error("--counted must be at least 1")
        weights = learned_on(row, args.counted, args.patrons, args.passes, args.games, args.seed, clock, tell)
    else:
        weights = learned(args.patrons, args.passes, args.games, args.seed, clock, tell)
    told = ", ".join(str(round(100 * weight)) for weight in weights)
    text = fill(told, 120, initial_indent=" " * 8, subsequent_indent=" " * 8)
    sys.stdout.write(f"    {args.patrons}: (\n{text},\n    ),\n")
    return 0


def _tell_done(decisions: int, n: int) -> None:
    if n % 20 == 0 or n == decisions:
        sys.stderr.write(f"{n} of {decisions} decisions\n")


LEARNER: Final = Learning(add, run)
