"""The programme: the games that the house shows, how the page names each of them, and the names of the bots' levels."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ...games import PLAYED, part_of
from ..core.words import N_, Words
from ..view.entry import Show
from ..view.settings import Setting
from .entries import ENTRIES


def _show(key: str) -> Show:
    own = part_of(__package__, key)
    shown: Show = ENTRIES[key].show if own is None else own.SHOW
    return shown


PROGRAMME: Final = tuple(_show(key) for key in PLAYED)
"""The games in the order of their posters: also those that are still to come."""


def show(key: str) -> Show:
    """What the programme says of a game. A game that is not in it is called by its key."""
    return next((one for one in PROGRAMME if one.key == key), Show(key, key, "", "", 0, (1, 1)))


def settings(key: str) -> tuple[Setting, ...]:
    """What people can set up in a game."""
    return ENTRIES[key].settings if key in ENTRIES else ()


LEVELS: Final = ("", "random", "greedy", "search", "beginner", "master")
"""The levels of bots. Saves and links contain a level as its index here; 0 is a person. Add new levels at the end."""

STRENGTH: Final[tuple[str, ...]] = ("random", "beginner", "greedy", "search", "master")
"""The levels, weakest first."""

OFFERED: Final = STRENGTH[1:]
"""The levels that the set-up offers. The random bot is no opponent for people, so the set-up offers it only for games that have
no other; it still plays on in older games.
"""

SLOW: Final = frozenset({"search", "master"})
"""Levels whose bots think so long that they do it in a worker."""

LEVEL_NAMES: Final = {
    "random": N_("Visitor"),
    "beginner": N_("Amateur"),
    "greedy": N_("Collector"),
    "search": N_("Curator"),
    "master": N_("Master"),
}
"""The name of each level."""

LEVEL_HINTS: Final = {
    "random": N_("random"),
    "beginner": N_("easy"),
    "greedy": N_("medium"),
    "search": N_("strong"),
    "master": N_("strongest"),
}
"""The strength of each level, in a word."""

LEVEL_WAYS: Final = {
    "random": N_("Plays at random."),
    "beginner": N_("Takes what looks big and dear, as in a first game."),
    "greedy": N_("Takes what is worth most now, and looks no further."),
    "search": N_("Thinks ahead, and tries out what may come."),
    "master": N_("Judges each move by how games end after it."),
}
"""How each level plays, in a sentence. `bots/README.md` says it game by game."""


def offered(levels: Collection[str], *there: str) -> list[str]:
    """The levels to choose from: those that a game offers, and those that are `there` already; weakest first."""
    some = [level for level in STRENGTH if level in levels and (level in OFFERED or level in there)]
    return some or list(levels)


def nearest(number: int, levels: Collection[str]) -> str:
    """The level with this number in saves and links. If the game has no such bot, or the number belongs to a newer version: the
    strongest weaker level that the game has; if there is none, its weakest.
    """
    level = LEVELS[min(number, len(LEVELS) - 1)]
    below = STRENGTH[: STRENGTH.index(level) + 1]
    return next((other for other in reversed(below) if other in levels), next(iter(levels)))


def level_name(words: Words, level: int) -> str:
    """The name of a bot's level, by its number in a save."""
    return words(LEVEL_NAMES[LEVELS[min(level, len(LEVELS) - 1)]])
