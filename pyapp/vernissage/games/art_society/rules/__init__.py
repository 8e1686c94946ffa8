"""Art Society: sealed bids for paintings, hung edge to edge; what nobody buys goes to the museum and moves fashion."""

from __future__ import annotations

from typing import Final

from .game import ArtSociety

GAME: Final = ArtSociety()
