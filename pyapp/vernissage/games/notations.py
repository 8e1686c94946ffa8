"""The notation of every game, by the game's key: moves and positions as text. The page does not import it."""

from __future__ import annotations

from typing import Any, Final

from ..table.notation import Notation
from .art_society import notation as art_society
from .avant_carde import notation as avant_carde
from .canvas import notation as canvas
from .null import notation as null

NOTATIONS: Final[dict[str, Notation[Any]]] = {
    "art-society": art_society,
    "canvas": canvas,
    "avant-carde": avant_carde,
    "null": null,
}
