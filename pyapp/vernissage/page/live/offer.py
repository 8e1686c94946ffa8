"""What a game offers for a table that all see: a tablet in the middle, a television."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...table.game import Options, Seat
from ..core.markup import Content
from ..view.scene import Scene


class Screen(NamedTuple):
    """The table as a screen for all shows it. Nobody's things come first, and all are large."""

    regions: Callable[[Scene, Any, Seat | None], Mapping[str, Content]]
    """The regions of a scene that everybody may see and that calls nobody "you", with what is selected at the table, and the
    seat whose message is next.
    """
    bare: frozenset[str] = frozenset()
    """The regions in which the game has nothing for an onlooker."""
    links: Callable[[int, Options], int | None] | None = None
    """About how many links a game takes that is played by link, by the number of players and the options: measured in games of
    bots. None: not known.
    """
