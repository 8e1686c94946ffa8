"""How every game looks."""

from __future__ import annotations

from typing import Any

from ..view.scene import View
from .entries import ENTRIES

VIEWS: dict[str, View[Any]] = {key: entry.view for key, entry in ENTRIES.items()}
"""Every game's view by the game's key."""
