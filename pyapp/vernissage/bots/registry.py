"""Every bot of the house, by game and level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games import GAMES
from . import avant_carde, avant_carde_search, canvas
from .art_society import greedy, search
from .art_society.advising import Advising
from .bot import Bot
from .random import Random

_OWN: Final[Mapping[str, Mapping[str, Bot]]] = {
    "art-society": {"greedy": Advising(greedy.JUDGES), "search": search.Search()},
    "avant-carde": {**avant_carde.BOTS, **avant_carde_search.BOTS},
    "canvas": {"greedy": canvas.Greedy(), "search": canvas.Search()},
}

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    key: {"random": Random(game), **_OWN.get(key, {})} for key, game in GAMES.items()
}
"""The bots by a game's key and a level's name, weakest first; every game has "random"."""
