"""Bots of others: what installed packages offer by the entry point `vernissage.bots`, each named GAME.LEVEL, as `canvas.mine`.

Such a bot gets what every bot gets: views, questions and luck. It runs as any Python code does that somebody has installed:
with all that a program may do.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ..bots.bot import Bot
from ..bots.registry import BOTS

GROUP: Final = "vernissage.bots"


def bot_of(game: str, level: str) -> Bot:
    """The bot of a level, of the house or of others; these are asked for only if the house has none of the name.

    Raises ValueError, with a message that says what to mend, if there is none, or if it is no bot.
    """
    if level in BOTS[game]:
        return BOTS[game][level]
    found = _offered(game).get(level)
    if found is None:
        raise ValueError(f"{game} has no bot {level!r}: choose from {', '.join(levels(game))}")
    whose = f"the bot {found.name} ({found.value}), which another package offers,"
    try:
        bot = found.load()
    except Exception as failed:  # any code of others
        raise ValueError(f"{whose} cannot be loaded: {type(failed).__name__}: {failed}") from failed
    if isinstance(bot, type) or not isinstance(bot, Bot):
        says = "it has to be an object with `think(view, seat, rng)`, as vernissage.bots.bot says"
        raise ValueError(f"{whose} is no bot: {says}")  # noqa: TRY004 - a package's fault, not a caller's
    BOTS[game][level] = bot
    return bot


def levels(game: str) -> list[str]:
    """The names of all bots of a game, those of others last."""
    return [*BOTS[game], *[level for level in _offered(game) if level not in BOTS[game]]]


def _offered(game: str) -> dict[str, EntryPoint]:
    named = [(point.name.rpartition("."), point) for point in entry_points(group=GROUP)]
    return {level: point for (key, _, level), point in sorted(named) if key == game}
