"""The notation of every game, by the game's key: moves and positions as text. The page does not import it."""

from __future__ import annotations

from typing import Any, Final

from ..table.notation import Notation
from . import GAMES, part_of

NOTATIONS: Final[dict[str, Notation[Any]]] = {key: part_of(__package__, key, "notation") for key in GAMES}
