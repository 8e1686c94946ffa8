"""The registry of views: how every game looks."""

from __future__ import annotations

from typing import Any

from ..view.scene import View
from .entries import ENTRIES

VIEWS: dict[str, View[Any]] = {key: entry.view for key, entry in ENTRIES.items()}
"""The views by their games' keys."""
