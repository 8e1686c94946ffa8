"""The registry of counsels: what puts each game's reasons into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..view.reasons import Counsel
from .entries import ENTRIES

COUNSEL: Final[Mapping[str, Counsel]] = {key: entry.counsel() for key, entry in ENTRIES.items() if entry.counsel is not None}
"""The counsels by their games' keys; games without advice have none."""
