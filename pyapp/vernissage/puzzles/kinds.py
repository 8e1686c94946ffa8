"""Every game's puzzles, by the game's key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .art_society import ART_SOCIETY
from .avant_carde import AVANT_CARDE
from .canvas import CANVAS
from .puzzle import Kind

KINDS: Final[Mapping[str, Kind[Any]]] = {kind.game: kind for kind in (ART_SOCIETY, CANVAS, AVANT_CARDE)}
