"""The smallest game that uses everything the table offers: a template for a new game and a double in tests."""

from __future__ import annotations

from typing import Final

from .rules import QUESTIONS, Null

GAME: Final = Null()

__all__ = ["GAME", "QUESTIONS"]
