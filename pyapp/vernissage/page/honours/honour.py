"""The definition of an honour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...table.game import Seat
from ...table.match import Match


class Honour(NamedTuple):
    """An honour: its id (up to 24 of a to z and -), its title, what it asks for, and its rule. Title and text are phrases."""

    ident: str
    title: str
    asks: str
    rule: Callable[[Match[Any], Seat], bool]
    """Whether the seat has done it in this finished match."""
