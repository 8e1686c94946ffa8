"""The registry of entries, by the game's key. A game that has no entry of its own gets a plain one, made from its options,
events and phrases.

The line in `games` that registers a game also gives it its place here. Its own entry is `ENTRY` of the module `entry` in the
folder here that has the same name as the folder of its rules.
"""

from __future__ import annotations

from typing import Final

from ...games import GAMES, PLAYED, part_of, registry
from ..view.entry import Entry


def _entry(key: str) -> Entry | None:
    if key not in PLAYED:
        return None
    if part_of(__package__, key) is not None:
        own: Entry | None = getattr(part_of(__package__, key, "entry"), "ENTRY", None)
        return own  # None in a bot's worker, which does without
    from ..view.plain import entry as plain  # noqa: PLC0415 - no game of the house needs it

    return plain(GAMES[key])


ENTRIES: Final[dict[str, Entry]] = registry(_entry)
"""The entries in the order of their posters."""
