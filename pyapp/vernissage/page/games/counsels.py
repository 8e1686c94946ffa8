"""The registry of counsels: what puts each game's reasons into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...games import registry
from ..view.reasons import Counsel
from .entries import ENTRIES


def _counsel(key: str) -> Counsel | None:
    make = ENTRIES[key].counsel if key in ENTRIES else None
    return None if make is None else make()


COUNSEL: Final[Mapping[str, Counsel]] = registry(_counsel)
"""The counsels by their games' keys; games without advice have none."""
