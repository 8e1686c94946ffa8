"""The stars that puzzles have brought, as the storage and exported files hold them: by game and puzzle, 0 to 3."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from ..core.device import Storage
from ..core.untrusted import loads
from .record import is_id

STARS: Final = "puzzles"
"""The storage's key for them."""
LONGEST: Final = 50_000
MOST: Final = 3
"""The most stars of a puzzle: it was solved at the first try. 0: its answer was shown."""

Stars: TypeAlias = dict[str, dict[str, int]]
"""By the game's key and the puzzle's name."""


def checked(data: Any) -> Stars:
    """The stars in data from outside; whatever else is in it is left out."""
    if type(data) is not dict:
        return {}
    return {
        game: {name: n for name, n in some.items() if is_id(name) and type(n) is int and 0 <= n <= MOST}
        for game, some in data.items()
        if is_id(game) and type(some) is dict
    }


def read(storage: Storage) -> Stars:
    """The stars that are kept; none if they cannot be read. Raises StorageForbidden."""
    try:
        return checked(loads(storage.get(STARS) or "{}", LONGEST))
    except ValueError:
        return {}


def write(storage: Storage, stars: Mapping[str, Mapping[str, int]]) -> None:
    """Keeps the stars. Raises StorageFull and StorageForbidden."""
    storage.set(STARS, json.dumps(stars, separators=(",", ":")))


def merged(one: Stars, other: Stars) -> Stars:
    """The stars of both; of a puzzle that both know, the more."""
    out = {game: dict(some) for game, some in one.items()}
    for game, some in other.items():
        mine = out.setdefault(game, {})
        for name, n in some.items():
            mine[name] = max(mine.get(name, 0), n)
    return out
