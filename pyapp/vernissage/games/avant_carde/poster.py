"""The poster of Avant Carde."""

from __future__ import annotations

from ...art import posters


def poster(art: str) -> str:
    """See `Manifest.poster`."""
    return posters.avant_carde(("Avant", "Carde"))
