"""What tells every bot's reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..view.reasons import Counsel
from .entries import ENTRIES

COUNSEL: Final[Mapping[str, Counsel]] = {key: entry.counsel() for key, entry in ENTRIES.items() if entry.counsel is not None}
"""The counsel of each game that has one, by the game's key."""
