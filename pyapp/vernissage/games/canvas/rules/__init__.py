"""Canvas: three transparent art cards over a background make a painting; its visible icons earn ribbons."""

from __future__ import annotations

from typing import Final

from .game import Canvas

GAME: Final = Canvas()
