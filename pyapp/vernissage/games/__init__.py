"""The games of the house: the one registry."""

from __future__ import annotations

from typing import Any

from ..table.game import Game
from .art_society.rules import ArtSociety
from .avant_carde.rules import AvantCarde
from .canvas.rules import Canvas
from .null.rules import Null

GAMES: dict[str, Game[Any]] = {game.key: game for game in (ArtSociety(), Canvas(), AvantCarde(), Null())}
"""Every game by its key."""
