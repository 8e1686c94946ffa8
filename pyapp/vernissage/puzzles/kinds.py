"""Every game's puzzles, by the game's key."""

from __future__ import annotations

from typing import Final

from ..games import MANIFESTS, Parts

KINDS: Final = Parts(lambda one: one.puzzles)
"""The puzzles of the games that have some."""


def pack_of(game: str) -> str:
    """The place of a game's pack below the package: `pack.txt` beside its puzzles. Raises KeyError for a game without."""
    puzzles = MANIFESTS[game].puzzles
    if puzzles is None:
        raise KeyError(game)
    return f"{'/'.join(puzzles.module.split('.')[1:-1])}/pack.txt"
