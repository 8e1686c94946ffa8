"""The boards of the games' puzzles."""

from __future__ import annotations

from typing import Final

from ...games import Parts
from ...puzzles.puzzle import Puzzle
from ..app import App
from .offer import Sight

TABLES: Final = Parts(lambda one: one.puzzle_table)


def sight(app: App, puzzle: Puzzle) -> Sight:
    """How a puzzle's board is seen now."""
    return Sight(app.games[puzzle.game], app.views[puzzle.game], app.look, app.likes.name)
