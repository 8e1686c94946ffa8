"""The registry of views: how every game looks."""

from __future__ import annotations

from typing import Any

from ...games import registry
from ..view.scene import View
from .entries import ENTRIES

VIEWS: dict[str, View[Any]] = registry(lambda key: ENTRIES[key].view if key in ENTRIES else None)
"""The views by their games' keys."""
