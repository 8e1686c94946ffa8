"""The poster of Canvas."""

from __future__ import annotations

from ...art import posters


def poster(art: str) -> str:
    """See `Manifest.poster`."""
    return posters.canvas(("Canvas",), art)
