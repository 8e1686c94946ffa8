"""The programme: which games the house shows, how the page speaks of each, and what bots are called."""

from __future__ import annotations

from typing import Final

from ..core.words import N_, Words
from ..view.entry import Show
from .entries import ENTRIES

PROGRAMME: Final = tuple(entry.show for entry in ENTRIES.values())
"""The games in the order of their posters."""


def show(key: str) -> Show:
    """How the page speaks of a game. A game that is not in the programme goes by its key."""
    return ENTRIES[key].show if key in ENTRIES else Show(key, key, "", "", 0, (1, 1))


LEVELS: Final = ("", "random", "greedy", "search")
"""A bot's level as saves and links number it: 0 is a person."""

LEVEL_NAMES: Final = {"random": N_("Visitor"), "greedy": N_("Collector"), "search": N_("Curator")}
"""What people call a bot's level."""

LEVEL_HINTS: Final = {"random": N_("easy"), "greedy": N_("medium"), "search": N_("strong")}
"""How strong a level plays, in a word."""


def level_name(words: Words, level: int) -> str:
    """What people call a bot's level, by its number in a save."""
    return words(LEVEL_NAMES[LEVELS[min(level, len(LEVELS) - 1)]])
