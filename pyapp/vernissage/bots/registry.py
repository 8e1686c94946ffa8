"""The registry of all bots, by game and level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Final

from ..games import GAMES, part_of, registry
from .bot import Bot
from .random import Random


class Levels(MutableMapping[str, Bot]):
    """A game's bots by the names of their levels, weakest first. A bot is imported when it is first asked for."""

    def __init__(self, key: str, bots: Mapping[str, Bot | None]) -> None:
        """`bots`: None stands for a bot that is imported when needed: `BOT` of the module with the level's name in the game's
        folder here.
        """
        self.key, self._bots = key, dict(bots)

    def __getitem__(self, level: str) -> Bot:
        """The bot. Raises KeyError for a level that the game does not have."""
        bot = self._bots[level]
        if bot is None:
            bot = self._bots[level] = part_of(__package__, self.key, level).BOT
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


def _levels(key: str) -> Levels:
    """A game's bots: those of its own are `BOTS` of the folder here with the game's name."""
    own = part_of(__package__, key)
    bots: Mapping[str, Bot | None] = {} if own is None else own.BOTS
    return Levels(key, {"random": Random(GAMES[key]), **bots})


BOTS: Final[Mapping[str, Levels]] = registry(_levels)
"""The bots by the game's key and the level's name, weakest first. Every game has the level "random"."""
