"""The poster of Canvas: three transparent cards that make one picture, and the five slots below it."""

from __future__ import annotations

from ...art.paths import CANVAS_POSTER
from ...art.poster import framed, lettering, picture


def poster(art: str) -> str:
    """See `Manifest.poster`."""
    return framed(picture(art, CANVAS_POSTER) + lettering(28, 66, 58, "#2a2420", "Canvas"))
