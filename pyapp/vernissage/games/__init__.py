"""The games of the house: the one registry.

A game is a folder here. What else belongs to it stands in folders or modules of the same name elsewhere (its bots in `bots`,
its tables in letters in `library.letters`, its entry in `page.games`), which are found by that name. So a new game is new
folders and one line in `HOUSE`.

Python in the page has only the first game when it starts. The others come a moment later (`OTHER_GAMES` in
build/python/vendor.py): then `arrive` takes them up, in `GAMES` and in every other registry.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from ..table.game import Game

T = TypeVar("T")

HOUSE: Final = (
    "art_society",
    "canvas",
    "avant_carde",
    "null",
)
"""The games' folders, in the order of their posters. Each gives its rules as `GAME`."""
TEMPLATES: Final = ("null",)
"""Those that are no games to be played, but to be copied."""
PLAYED: Final = tuple(folder.replace("_", "-") for folder in HOUSE if folder not in TEMPLATES)
"""The keys of the games that people play."""


def part_of(package: str, key: str, module: str = "") -> Any:
    """What belongs to a game in one of our packages: the folder or module there that is called as the game is, or a `module` in
    that folder. None if there is none. The caller names its own package, so that nobody imports what it may not.
    """
    name = ".".join([package, key.replace("-", "_"), *([module] if module else [])])
    return import_module(name) if find_spec(name) is not None else None


def _found() -> dict[str, Game[Any]]:
    there = (part_of(__name__, folder) for folder in HOUSE)
    return {module.GAME.key: module.GAME for module in there if module is not None}


GAMES: dict[str, Game[Any]] = _found()
"""Every game by its key, as far as they are here."""

_registries: list[Callable[[], None]] = []


def registry(make: Callable[[str], T | None]) -> dict[str, T]:
    """What `make` gives for the key of each game, in the order of GAMES; a game without (None) is left out. `arrive` adds what
    belongs to games that come later.
    """
    kept: dict[str, T] = {}

    def fill() -> None:
        made = {key: kept[key] if key in kept else make(key) for key in GAMES}
        kept.clear()
        kept.update((key, one) for key, one in made.items() if one is not None)

    fill()
    _registries.append(fill)
    return kept


def arrive() -> None:
    """Takes up the games that can be imported by now."""
    found = _found()
    GAMES.clear()
    GAMES.update(found)
    for fill in _registries:
        fill()


def coming() -> tuple[str, ...]:
    """The keys of the games that people play which are not here yet."""
    return tuple(key for key in PLAYED if key not in GAMES)
