"""A game as the page knows it: table, settings, counsel; `plain.entry` makes it for a game that has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...table.part import Part
from ..core.markup import Node
from ..core.words import Words
from .reasons import Counsel
from .scene import View
from .settings import Setting


class GamePage(NamedTuple):
    """A game as the page knows it."""

    view: View[Any]
    settings: tuple[Setting, ...] = ()
    """What people can set up."""
    counsel: Part[Counsel] | None = None
    """What puts the reasons of its bots into words, imported when somebody first asks for them. None: the game has no hints."""
    plates: Part[Callable[[Words], Mapping[str, Node]]] | None = None
    """Makes the pictures of its rules by the number of the clause ("CV-4.1"), imported when somebody opens the rules; None: it
    has none. Screen readers skip a picture: the clause says all.
    """
