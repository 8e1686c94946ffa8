"""Every game's counsel, by the game's key; a game's own is imported when it is first asked for: people wait for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .reasons import Counsel


def _art_society() -> Counsel:
    from ..art_society.advice import ArtSocietyCounsel  # noqa: PLC0415

    return ArtSocietyCounsel()


def _avant_carde() -> Counsel:
    from ..avant_carde.advice import AvantCardeCounsel  # noqa: PLC0415

    return AvantCardeCounsel()


def _canvas() -> Counsel:
    from ..canvas.advice import CanvasCounsel  # noqa: PLC0415

    return CanvasCounsel()


COUNSEL: Final[Mapping[str, Callable[[], Counsel]]] = {
    "art-society": _art_society,
    "avant-carde": _avant_carde,
    "canvas": _canvas,
}
