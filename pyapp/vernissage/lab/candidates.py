"""Positions out of games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..bots.registry import BOTS
from ..games import GAMES
from ..table.match import Match
from .play import games_of


def _no_clock() -> float:
    return 0.0


def states(key: str, seats: int, seed: int, options: Mapping[str, int]) -> Iterator[Any]:
    """Every state in which a seat is asked, of a game between greedy bots."""
    game, line_up = GAMES[key], [BOTS[key]["greedy"]] * seats
    for played in games_of(game, line_up, [0], seed, _no_clock, options=options):
        match = Match.replay(game, seats, {**game.defaults, **options}, played.seed, played.answers)
        for turn in match.turns:
            if turn.decision.seat >= 0:
                yield turn.before
