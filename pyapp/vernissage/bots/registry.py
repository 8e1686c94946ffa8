"""Every bot of the house, by game and level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games import GAMES, part_of
from .bot import Bot
from .random import Random


def _own(key: str) -> Mapping[str, Bot]:
    """A game's own bots: `BOTS` of the folder or module here that is called as the game is."""
    found = part_of(__package__, key)
    bots: Mapping[str, Bot] = {} if found is None else found.BOTS
    return bots


BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {key: {"random": Random(game), **_own(key)} for key, game in GAMES.items()}
"""The bots by a game's key and a level's name, weakest first; every game has "random"."""
