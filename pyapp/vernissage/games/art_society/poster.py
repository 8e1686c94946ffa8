"""The poster of Art Society."""

from __future__ import annotations

from ...art import posters


def poster(art: str) -> str:
    """See `Manifest.poster`."""
    return posters.art_society(("Art Society",), "", art)
