"""The registry of all bots, by game and level, and the levels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, MutableMapping
from typing import Final

from ..games import GAMES, Parts
from ..games.manifest import Manifest
from ..table.part import Part
from .bot import Bot
from .random import Random


class Levels(MutableMapping[str, Bot]):
    """A game's bots by the names of their levels, weakest first. A bot is imported when it is first asked for."""

    def __init__(self, bots: Mapping[str, Bot | Part[Bot]]) -> None:
        self._bots = dict(bots)

    def __getitem__(self, level: str) -> Bot:
        """The bot. Raises KeyError for a level that the game does not have."""
        bot = self._bots[level]
        if isinstance(bot, Part):
            bot = self._bots[level] = bot()
        return bot

    def __setitem__(self, level: str, bot: Bot) -> None:
        self._bots[level] = bot

    def __delitem__(self, level: str) -> None:
        del self._bots[level]

    def __iter__(self) -> Iterator[str]:
        return iter(self._bots)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._bots)

    def __contains__(self, level: object) -> bool:
        return level in self._bots

    def __len__(self) -> int:
        return len(self._bots)


def _levels(one: Manifest) -> Callable[[], Levels]:
    own: Callable[[], Mapping[str, Bot | Part[Bot]]] = one.bots or dict
    return lambda: Levels({"random": Random(GAMES[one.show.key]), **own()})


BOTS: Final[MutableMapping[str, Levels]] = Parts(_levels)
"""The bots by the game's key and the level's name, weakest first. Every game has the level "random"."""

LEVELS: Final = ("", "random", "greedy", "search", "beginner", "master")
"""The levels of bots. Saves and links contain a level as its index here; 0 is a person. Add new levels at the end."""

STRENGTH: Final[tuple[str, ...]] = ("random", "beginner", "greedy", "search", "master")
"""The levels, weakest first."""


def nearest(number: int, levels: Collection[str]) -> str:
    """The level with this number in saves and links. If the game has no such bot, or the number belongs to a newer version: the
    strongest weaker level that the game has; if there is none, its weakest.
    """
    level = LEVELS[min(number, len(LEVELS) - 1)]
    below = STRENGTH[: STRENGTH.index(level) + 1]
    return next((other for other in reversed(below) if other in levels), next(iter(levels)))
