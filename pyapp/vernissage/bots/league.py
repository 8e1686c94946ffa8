"""Whether the bots of an attempt at a challenge are the house's: they are asked once more for each of their answers."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ..table.chance import Rng
from ..table.game import CHANCE, Seat
from ..table.league import Attempt, Challenge
from .luck import luck
from .registry import BOTS, nearest
from .tastes import seated

EDITION: Final = 1
"""The edition of all bots: raised when any of them answers otherwise than before, as tests/golden/leagues.txt tells. Of
attempts with another edition nobody can tell here whether their bots were the house's.
"""


def strange(challenge: Challenge, attempt: Attempt) -> Generator[float, None, tuple[int, Seat] | None]:
    """Asks the bots in slices: yields which part of the match has been asked, 0 to 1. Returns the ply and the seat of the first
    answer that is not the bot's; None if there is none. Raises ValueError for the bots of another edition.
    """
    if challenge.bots != EDITION:
        raise ValueError(f"these bots are of edition {challenge.bots}, the bots here of edition {EDITION}")
    key, match = challenge.game.key, attempt.match
    players = challenge.players(attempt.name)
    levels = [nearest(player.level, BOTS[key]) if player.level else "" for player in players]
    bots = [seated(BOTS[key][level], key, level, player.name) if level else None
            for level, player in zip(levels, players, strict=True)]  # fmt: skip
    for ply, turn in enumerate(match.turns):
        seat = turn.decision.seat
        if seat == CHANCE or (bot := bots[seat]) is None:
            continue
        thinking = bot.think(match.view(seat, ply), seat, Rng(luck(match, seat, ply)))
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                if done.value != turn.action:
                    return ply, seat
                break
            yield ply / len(match.turns)
    return None
