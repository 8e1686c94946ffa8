"""The poster of Art Society: a salon wall under a picture light."""

from __future__ import annotations

from ...art.paths import SALON_POSTER
from ...art.poster import framed, lettering, picture


def poster(art: str) -> str:
    """See `Manifest.poster`."""
    return framed(picture(art, SALON_POSTER) + lettering(156, 52, 44, "#f6ebcf", "Art Society", ' text-anchor="middle"'))
