"""The views: the one registry of how games look."""

from __future__ import annotations

from typing import Any

from ..view.scene import View
from . import art_society, avant_carde, canvas

VIEWS: dict[str, View[Any]] = {view.key: view for view in (art_society.VIEW, canvas.VIEW, avant_carde.VIEW)}
"""Every game's view by the game's key."""
