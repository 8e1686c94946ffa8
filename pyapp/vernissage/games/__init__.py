"""The games of the house: the one registry.

A game is a folder here. What else belongs to it stands in folders or modules of the same name elsewhere (its bots in `bots`,
its tables in letters in `library.letters`, its entry in `page.games`), which are found by that name. So a new game is new
folders and one line in `HOUSE`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from ..table.game import Game

HOUSE: Final = (
    "art_society",
    "canvas",
    "avant_carde",
    "null",
)
"""The games' folders, in the order of their posters. Each gives its rules as `GAME`."""
TEMPLATES: Final = ("null",)
"""Those that are no games to be played, but to be copied."""


def part_of(package: str, key: str, module: str = "") -> Any:
    """What belongs to a game in one of our packages: the folder or module there that is called as the game is, or a `module` in
    that folder. None if there is none. The caller names its own package, so that nobody imports what it may not.
    """
    name = ".".join([package, key.replace("-", "_"), *([module] if module else [])])
    return import_module(name) if find_spec(name) is not None else None


GAMES: dict[str, Game[Any]] = {game.key: game for game in (part_of(__name__, folder).GAME for folder in HOUSE)}
"""Every game by its key."""

PLAYED: Final = tuple(key for key, folder in zip(GAMES, HOUSE, strict=True) if folder not in TEMPLATES)
"""The keys of the games that people play."""
