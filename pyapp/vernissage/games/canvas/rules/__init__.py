"""Canvas: three transparent art cards over a background make a painting; its visible icons earn ribbons."""

from __future__ import annotations

from typing import Final

from .questions import QUESTIONS
from .rules import Canvas

GAME: Final = Canvas()

__all__ = ["GAME", "QUESTIONS"]
