"""A game's entry: everything that the page knows of the game. Each game's folder has one as `entry.ENTRY`, and as `SHOW` what
the foyer says of the game, which is there before the rest; `plain.entry` makes both for a game that has none.

Glossary: a *tab* is a region that a phone shows in the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..core.markup import Node
from ..core.words import Words
from .reasons import Counsel
from .scene import View
from .settings import Setting


class Show(NamedTuple):
    """A game in the programme. All texts are phrases for the catalogue."""

    key: str
    title: str
    about: str
    """What the game is about, in one sentence."""
    line: str
    """The line at the foot of its poster; empty if it has none."""
    minutes: int
    """How many minutes a game takes, roughly."""
    players: tuple[int, int]
    """The fewest and the most players."""
    tabs: tuple[tuple[str, str], ...] = ()
    """The regions that a phone shows in the sheet, with their names, in order."""
    keys: tuple[tuple[str, str], ...] = ()
    """The keys that work at its table: the name on the keyboard, and what the key does."""
    prefix: str = ""
    """The prefix of the clauses' numbers in its rules (`AS`); empty if it has no rules text yet."""


class Entry(NamedTuple):
    """A game as the page knows it."""

    show: Show
    view: View[Any]
    poster: Callable[[str], str]
    """Draws its poster as an SVG element of 312 by 468 units. The argument is the address of the art folder, with a slash at
    its end.
    """
    counsel: Callable[[], Counsel] | None = None
    """Imports and returns what puts the reasons of its bots into words, when somebody first asks for them. None: the game has
    no hints.
    """
    settings: tuple[Setting, ...] = ()
    """What people can set up."""
    plates: Callable[[Words], Mapping[str, Node]] | None = None
    """Makes the pictures of its rules by the number of the clause ("CV-4.1"), imported when somebody opens the rules; None: it
    has none. Screen readers skip a picture: the clause says all.
    """
