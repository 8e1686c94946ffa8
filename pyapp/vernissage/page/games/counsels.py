"""Every game's counsel, by the game's key. Imported only when somebody asks for advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..view.reasons import Counsel
from .art_society.advice import ArtSocietyCounsel
from .avant_carde.advice import AvantCardeCounsel
from .canvas.advice import CanvasCounsel

COUNSEL: Final[Mapping[str, Counsel]] = {
    "art-society": ArtSocietyCounsel(),
    "avant-carde": AvantCardeCounsel(),
    "canvas": CanvasCounsel(),
}
