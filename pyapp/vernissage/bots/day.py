"""What a game offers for the deal of the day. It takes bots of the levels that `daily` names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..table.game import Options, Seat
from ..table.match import Match


class Day(NamedTuple):
    """A game's deals of the day."""

    sign: Callable[[Match[Any], Seat], str]
    """The third line of a shared result: signs that need no language, of a finished match and the person's seat."""
    options: Callable[[int, Seat], Options] = lambda _day, _seat: {}
    """The options of a day that are not the usual ones, for the person's seat."""
