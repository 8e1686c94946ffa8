"""Avant Carde: lines of cards that match in colour or number earn money, cards with powers, and awards."""

from __future__ import annotations

from typing import Final

from .game import AvantCarde

GAME: Final = AvantCarde()
