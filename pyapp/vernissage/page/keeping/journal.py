"""The journal: beside the storage, a second place for games that outlives the end of the whole browser.

Browsers write local storage to the disk some seconds later, or, if the disk is full, never, and do not say which. So each
version of a game also goes, as one record that is never written over, into a journal on IndexedDB (web/loader/journal.mjs),
in a transaction that is confirmed once it is on the disk. What that has confirmed is *saved*.

Glossary: a *batch* is what one transaction takes: texts by key, None for a key that goes; the journal and the storage are
*level* when they hold the same games; the journal is *shut* before it is opened, and after anything went wrong with it.

The storage is read and written as ever, at once; the journal follows, one batch at a time. When it opens, at the start or
after trouble, it and the storage are brought level, game by game: the newer one wins, by the number of its newest version,
which goes up with every answer, undo or new name. So no record follows a hole, and no older state comes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from ..core.device import Storage
from ..core.messages import Batch, Differences
from .versions import CLAIM, GAME, GONE, Key, free, id_of, is_whole, put, read_key

Trouble: TypeAlias = Literal["", "slow", "unwritten", "unsure"]
"""Why something is not saved: a batch takes longer than a moment; it was refused; there is no journal."""


class Journaled:
    """A storage (see `core.device.Storage`) whose games go into a journal, too."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._is_open = self._is_writing = False
        self._due: Batch = {}
        self.trouble: Trouble = ""
        self.unsaved = False
        """Whether games have changed since the last batch that was confirmed."""

    # -- the storage --------------------------------------------------------------------------------------------------

    def get(self, key: str) -> str | None:
        """The text under the key, None if there is none."""
        return self._storage.get(key)

    def set(self, key: str, value: str) -> None:
        """Keeps the text. Raises StorageFull if there is no room."""
        self._storage.set(key, value)
        self._note(key, value)

    def remove(self, key: str) -> None:
        """Removes the key, if it is there."""
        self._storage.remove(key)
        self._note(key, None)

    def keys(self) -> Iterable[str]:
        """Every key, in any order."""
        return self._storage.keys()

    def _note(self, key: str, text: str | None) -> None:
        if not key.startswith((GAME, GONE)):  # a claim is another tab's business, not another day's
            return
        self.unsaved = True
        if self._is_open:  # else the storage is compared as a whole once it opens
            self._due[key] = text

    # -- the journal --------------------------------------------------------------------------------------------------

    def batch(self) -> Batch | None:
        """What is to be written now; None if there is nothing, or while the last batch is being written."""
        if not self._is_open or self._is_writing or not self._due:
            return None
        batch, self._due, self._is_writing = self._due, {}, True
        return batch

    def written(self) -> None:
        """The last batch is on the disk."""
        self._is_writing, self.trouble, self.unsaved = False, "", bool(self._due)

    def shut(self, trouble: Trouble) -> None:
        """Nothing more can be written, nor is it known what became of what was."""
        self.unsaved = self.unsaved or self._is_open
        self._is_open, self._is_writing, self._due = False, False, {}
        self.trouble = trouble or self.trouble

    def opened(self, found: Differences) -> None:
        """The journal is open: it and the storage are brought level.

        Raises StorageForbidden, and StorageFull if the storage has no room for what the journal knows better; the journal
        keeps that then, until it is opened again.
        """
        self._is_open, self._is_writing = True, False
        ids = {id_of(key) for key in (*found.alone, *found.texts)} - {""}
        keys = [key for key in self._storage.keys() if ids]  # noqa: SIM118 - no dict
        here = {key: self._storage.get(key) or "" for key in keys if key.startswith((GAME, GONE)) and id_of(key) in ids}
        there = {key: text for key, text in here.items() if key not in found.alone} | dict(found.texts)
        level = merged(here, there, {id_of(key) for key in keys} | ids)
        self._due = _changes(there, level)
        self.unsaved = bool(self._due)
        self.trouble = self.trouble if self.unsaved and self.trouble == "unwritten" else ""
        changes = _changes(here, level)
        old = iter([key for key, text in changes.items() if text is None])
        for key, text in changes.items():
            if text is not None:
                put(self._storage, key, text, old)
        claims = (key for key in keys if key.startswith(CLAIM) and f"{GONE}{id_of(key)}" in level)
        for key in (*old, *claims):
            self._storage.remove(key)


def merged(here: Mapping[str, str], there: Mapping[str, str], used: Iterable[str] = ()) -> dict[str, str]:
    """What two places that hold games by key hold once they are level; `used` are ids that are taken beside theirs.

    A game that was removed in one of them is removed. Of any other the place with the newer newest version counts, and what
    the other one has more is older, or came before an undo. Unless both have gone on by themselves: then the other one's
    newest version becomes a game of its own. Damaged versions stay.
    """
    both = {**there, **here}
    gone = {key: text for key, text in both.items() if key.startswith(GONE)}
    games = {key.id for text in both if (key := read_key(text)) and f"{GONE}{key.id}" not in gone}
    taken = {*used, *map(id_of, both)}
    out = dict(gone)
    for game_id in sorted(games):
        newer, older = _game(here, there, game_id), _game(there, here, game_id)
        if _newest(newer) < _newest(older):
            newer, older = older, newer
        other = _fork(newer, older)
        if other and not any(text == older[other] and id_of(name) != game_id for name, text in both.items()):
            copy = free(game_id, taken)
            taken.add(copy)
            out[str(Key(1, other.writer, copy, GAME))] = older[other]
        out |= {str(key): text for key, text in older.items() if not is_whole(text)}
        out |= {str(key): text for key, text in sorted(newer.items(), reverse=True)}
    return out


def _game(place: Mapping[str, str], other: Mapping[str, str], game_id: str) -> dict[Key, str]:
    """The versions of a game in a place; for a damaged one the other place's text, if that is whole."""
    versions = {}
    for name, text in place.items():
        key = read_key(name)
        if key and key.kind == GAME and key.id == game_id:
            second = other.get(name, text)
            versions[key] = second if is_whole(second) and not is_whole(text) else text
    return versions


def _newest(versions: Mapping[Key, str]) -> Key:
    return max((key for key, text in versions.items() if is_whole(text)), default=_NONE)


_NONE: Final = Key(0, "", "", "")


def _fork(newer: Mapping[Key, str], older: Mapping[Key, str]) -> Key | None:
    """The newest version of the older line if the newer one does not come of it; None if it does, also if it went on so far
    that it does not hold that version any more.
    """
    last, oldest = _newest(older), min((key for key, text in newer.items() if is_whole(text)), default=_NONE)
    if last == _NONE or last.n < oldest.n or older[last] in newer.values():
        return None
    return last


def _changes(old: Mapping[str, str], new: Mapping[str, str]) -> Batch:
    """What makes the new texts out of the old ones."""
    gone: Batch = dict.fromkeys(old.keys() - new.keys())
    return gone | {key: text for key, text in new.items() if old.get(key) != text}
