"""Every bot of the house, by game and level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import Final

from ..games import GAMES, part_of
from .bot import Bot
from .random import Random


class Levels(MutableMapping[str, Bot]):
    """A game's bots by their level's name, weakest first. A bot that is not there yet is fetched when it is first asked for."""

    def __init__(self, key: str, bots: Mapping[str, Bot | None]) -> None:
        """None stands for the `BOT` of the module in the game's folder here that is called as the level is."""
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


def _own(key: str) -> Mapping[str, Bot | None]:
    """A game's own bots: `BOTS` of the folder here that is called as the game is."""
    found = part_of(__package__, key)
    bots: Mapping[str, Bot | None] = {} if found is None else found.BOTS
    return bots


BOTS: Final[Mapping[str, Levels]] = {key: Levels(key, {"random": Random(game), **_own(key)}) for key, game in GAMES.items()}
"""The bots by a game's key and a level's name, weakest first; every game has "random"."""
