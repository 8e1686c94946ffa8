"""The programme: which games the house shows, how the page speaks of each, and what bots are called."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..core.words import N_, Words
from ..view.entry import Show
from .entries import ENTRIES

PROGRAMME: Final = tuple(entry.show for entry in ENTRIES.values())
"""The games in the order of their posters."""


def show(key: str) -> Show:
    """How the page speaks of a game. A game that is not in the programme goes by its key."""
    return ENTRIES[key].show if key in ENTRIES else Show(key, key, "", "", 0, (1, 1))


LEVELS: Final = ("", "random", "greedy", "search", "beginner", "master")
"""A bot's level as saves and links number it: 0 is a person. New ones come last."""

STRENGTH: Final[tuple[str, ...]] = ("random", "beginner", "greedy", "search", "master")
"""The levels, weakest first."""

OFFERED: Final = STRENGTH[1:]
"""Those that a game is set up with. Who plays by lot is no opponent for people, but still plays on in games that have such a
bot, and where a game has no other.
"""

SLOW: Final = frozenset({"search", "master"})
"""The levels whose bots think so long that it is worth sending them away for it."""

LEVEL_NAMES: Final = {
    "random": N_("Visitor"),
    "beginner": N_("Amateur"),
    "greedy": N_("Collector"),
    "search": N_("Curator"),
    "master": N_("Master"),
}
"""What people call a bot's level."""

LEVEL_HINTS: Final = {
    "random": N_("does what comes to mind"),
    "beginner": N_("makes the mistakes that people make"),
    "greedy": N_("has an eye for a bargain"),
    "search": N_("thinks ahead"),
    "master": N_("thinks longest, and is hard to see through"),
}


def offered(levels: Collection[str], *there: str) -> list[str]:
    """The levels to choose from, of those that a game has, weakest first, and those that are `there` already."""
    some = [level for level in STRENGTH if level in levels and (level in OFFERED or level in there)]
    return some or list(levels)


def nearest(number: int, levels: Collection[str]) -> str:
    """The level of this number in saves and links, or if a game has no such bot, or the number is of a level to come, the
    strongest below that it has; the weakest if there is none.
    """
    level = LEVELS[min(number, len(LEVELS) - 1)]
    below = STRENGTH[: STRENGTH.index(level) + 1]
    return next((other for other in reversed(below) if other in levels), next(iter(levels)))


BOT_NAMES: Final = ("Zofia", "Marek", "Duarte", "Ines", "Amara", "Oskar", "Noor", "Henri")
"""Names for bots: names, not words."""


def level_name(words: Words, level: int) -> str:
    """What people call a bot's level, by its number in a save."""
    return words(LEVEL_NAMES[LEVELS[min(level, len(LEVELS) - 1)]])
