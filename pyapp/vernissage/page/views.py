"""The views: the one registry of how games look."""

from __future__ import annotations

from typing import Any

from .art_society import ArtSocietyView
from .avant_carde import AvantCardeView
from .canvas import CanvasView
from .scene import View

VIEWS: dict[str, View[Any]] = {view.key: view for view in (ArtSocietyView(), CanvasView(), AvantCardeView())}
"""Every game's view by the game's key."""
