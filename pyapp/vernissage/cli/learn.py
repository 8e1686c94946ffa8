"""`learn`: learns about a game by self-play, as the game offers it."""

from __future__ import annotations

import argparse

from ..games import Parts
from ..lab.offer import Learning
from ..lab.play import Clock
from .arguments import check_seed


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the games that offer something to be learned, each with its arguments."""
    games = parser.add_subparsers(required=True, metavar="GAME")
    for key, learner in Parts(lambda one: one.learner).items():
        its = games.add_parser(key)
        learner.add(its)
        its.set_defaults(learner=learner, parser=its)


def run(args: argparse.Namespace, clock: Clock) -> int:
    """Learns. Returns 0."""
    check_seed(args.parser, args.seed)
    learner: Learning = args.learner
    return learner.run(args, clock)
