"""Every game's entry, by the game's key: its own, or a plain one that shows what its options, events and words give.

A game has its place here by its line in `games`; its own entry, if it has one, is `ENTRY` of the folder here that is called as
the rules' folder.
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
"""In the order of their posters."""
