"""The luck of bots in a match."""

from __future__ import annotations

from typing import Any

from ..table.game import Seat, packed
from ..table.match import Match


def luck(match: Match[Any], seat: Seat, ply: int) -> int:
    """The seed of a bot's luck when it thinks for a seat at a ply, a whole number of 64 bits: the same each time it is asked
    this. It follows from the deal, the round and the seat's own answers alone, as what others did in secret, and how often,
    must not show in what a bot does; and nobody gets from it back to the deal (SHA-256).
    """
    from hashlib import sha256  # noqa: PLC0415 - only once a bot is asked

    own = [packed(turn.action) for turn in match.turns[:ply] if turn.decision.seat == seat]
    known = (match.game.key, match.seed, seat, getattr(match.view(seat, ply), "round", 0), own)
    return int.from_bytes(sha256(repr(known).encode()).digest()[:8], "big")
