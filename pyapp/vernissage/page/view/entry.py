"""A game's entry: all that the page knows of it. Each game's own folder has one, `ENTRY`; a game without one has a plain one.

Glossary: a *tab* is a region that a phone keeps in the sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .reasons import Counsel
from .scene import View
from .settings import Setting


class Show(NamedTuple):
    """A game in the programme. All texts are phrases for the catalogue."""

    key: str
    title: str
    about: str
    """What it is about, in one sentence."""
    line: str
    """What stands at the foot of its poster; empty for none."""
    minutes: int
    """How long a game takes, about."""
    players: tuple[int, int]
    """The fewest and the most."""
    tabs: tuple[tuple[str, str], ...] = ()
    """The regions in a phone's sheet with their names, in order."""
    settings: tuple[Setting, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    """Keys at its table, as they are called on a keyboard, and what they do."""
    prefix: str = ""
    """Begins the numbers of the clauses of its rules text; empty if there is none yet."""


class Entry(NamedTuple):
    """A game of the house, as the page has it."""

    show: Show
    view: View[Any]
    poster: Callable[[str], str]
    """Its poster as an SVG element of 312 by 468 units; takes the art folder's address, with a slash."""
    counsel: Callable[[], Counsel] | None = None
    """What tells its bots' reasons, which is imported only when somebody asks for them; None: there are no hints."""
