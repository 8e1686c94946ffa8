"""The registry of entries, by the game's key. A game that has no entry of its own gets a plain one, made from its options,
events and phrases.

The line in `games` that registers a game also gives it its place here. Its own entry is `ENTRY` of the folder here that has the
same name as the folder of its rules.
"""

from __future__ import annotations

from typing import Final

from ...games import GAMES, PLAYED, part_of
from ..view.entry import Entry


def _entry(key: str) -> Entry:
    own = part_of(__package__, key)
    if own is not None:
        entry: Entry = own.ENTRY
        return entry
    from ..view.plain import entry as plain  # noqa: PLC0415 - no game of the house needs it

    return plain(GAMES[key])


ENTRIES: Final[dict[str, Entry]] = {key: _entry(key) for key in PLAYED}
"""The entries in the order of their posters."""
