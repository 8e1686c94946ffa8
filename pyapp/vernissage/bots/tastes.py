"""Tastes: what a character likes when it plays a game, so that two bots of one level play differently.

A game's manifest names its tastes, by the keys of `characters.CHARACTERS`. A game may have none, and a character may have none.

Glossary: a *taste* is other weights of a level's bot (`bot.Tunable`), and a sentence that says what people will notice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..games import Parts
from .bot import Bot, Tunable
from .characters import named
from .taste import Taste

TASTES: Final = Parts(lambda one: one.tastes)
"""The tastes of every game that has some, by the characters' keys."""


def taste_at(game: str, level: str, name: str) -> Taste | None:
    """The taste of the bot on a seat: that of the character with the seat's name, if it plays at its own level; else None."""
    who = named(name)
    return None if who is None or who.level != level else TASTES.get(game, {}).get(who.key)


def seated(bot: Bot, game: str, level: str, name: str) -> Bot:
    """The bot that plays a seat of this level and name: `bot`, the level's, with the taste of who sits there."""
    taste = taste_at(game, level, name)
    return bot if taste is None else weighted(bot, taste.weights)


def weighted(bot: Bot, weights: Mapping[str, float]) -> Bot:
    """The same bot with some other weights, by name. Raises TypeError if it has none."""
    if not isinstance(bot, Tunable):
        raise TypeError(f"{bot!r} has no weights")
    kind: Callable[[Any], Bot] = type(bot)
    return kind(bot.weights._replace(**weights))
