"""Sealed Lots: everybody bids coins in secret for one lot after the other; the highest bid takes it."""

from __future__ import annotations

from typing import Final

from .rules import QUESTIONS, SealedLots

GAME: Final = SealedLots()

__all__ = ["GAME", "QUESTIONS"]
