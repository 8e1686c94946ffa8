"""Every bot of the house, by game and level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games import GAMES
from . import avant_carde, avant_carde_beginner, avant_carde_master, avant_carde_search, canvas, canvas_beginner, canvas_master
from .art_society import beginner, greedy, master, search
from .art_society.judge import Advising, Judging
from .bot import Bot
from .random import Random

_OWN: Final[Mapping[str, Mapping[str, Bot]]] = {
    "art-society": {
        "beginner": Judging(beginner.JUDGES),
        "greedy": Advising(greedy.JUDGES),
        "search": search.Search(),
        "master": master.Master(),
    },
    "avant-carde": {
        "beginner": avant_carde_beginner.Beginner(),
        "greedy": avant_carde.Greedy(),
        "search": avant_carde_search.Search(),
        "master": avant_carde_master.Master(),
    },
    "canvas": {
        "beginner": canvas_beginner.Beginner(),
        "greedy": canvas.Greedy(),
        "search": canvas.Search(),
        "master": canvas_master.Master(),
    },
}

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    key: {"random": Random(game), **_OWN.get(key, {})} for key, game in GAMES.items()
}
"""The bots by a game's key and a level's name, weakest first; every game has "random"."""
