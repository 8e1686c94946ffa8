"""Every game's counsel, by the game's key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games.art_society.advice import ArtSocietyCounsel
from ..games.avant_carde.advice import AvantCardeCounsel
from ..games.canvas.advice import CanvasCounsel
from .reasons import Counsel

COUNSEL: Final[Mapping[str, Counsel]] = {
    "art-society": ArtSocietyCounsel(),
    "avant-carde": AvantCardeCounsel(),
    "canvas": CanvasCounsel(),
}
