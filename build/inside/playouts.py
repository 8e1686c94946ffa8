"""Random playouts of Art Society and of chess in turn, in whatever Python runs this. Prints the figures as JSON.

The first unit is a decision of Art Society (options listed, one chosen, applied; chance's decisions too), the second a ply of
python-chess (legal moves listed, one chosen, pushed). They take turns in one run, so that both have the same conditions.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from time import perf_counter

ROUNDS = 12
GAMES = 8
PLIES = 1500


def playouts(seats: int, rng: random.Random) -> float:
    """Seconds per decision in some random games of Art Society."""
    from vernissage.games import GAMES as HOUSE
    from vernissage.table.game import quiet

    game, choice, count = HOUSE["art-society"], rng.choice, 0
    began = perf_counter()
    for _ in range(GAMES):
        s = game.new(seats, {})
        while (d := game.decision(s)) is not None:
            game.advance(s, choice(game.options(s, d)), quiet)
            count += 1
    return (perf_counter() - began) / count


def plies(rng: random.Random) -> float:
    """Seconds per ply in random games of chess."""
    import chess

    choice, board = rng.choice, chess.Board()
    began = perf_counter()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if moves and board.halfmove_clock < 100:
            board.push(choice(moves))
        else:
            board = chess.Board()
    return (perf_counter() - began) / PLIES


def measure() -> dict[str, float]:
    """Microseconds per decision (the mean of 2, 3 and 4 players) and per ply, as medians over the rounds; and `ratio`, the
    median of each round's ratio.
    """
    rng = random.Random(1)  # noqa: S311 - a game, not a secret
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(statistics.fmean(playouts(seats, rng) for seats in (2, 3, 4)))
        theirs.append(plies(rng))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    return {"ratio": ratio, "decision_us": 1e6 * statistics.median(ours), "ply_us": 1e6 * statistics.median(theirs)}


if __name__ == "__main__":
    sys.path.insert(0, ".")
    print(json.dumps(measure()))
