"""Versions of games in a storage: each under a key of its own, written so that no cut and no second tab loses a confirmed one.

Glossary: a *version* is one text of a game, never written over; its *number* goes up by one with each; a *writer* is a tab,
told by a random token; a *claim* is a version on its way. A text is *whole* if its check is right.

How a version is written: the whole record as a claim; read back; no other tab's claim or newer version in sight; the record
under its own key, with the number after the one this tab knows; read back; still nobody else; claim removed. Cut off
anywhere, the storage holds the version before or this one. Claims keep tabs apart even without locks: of two that write at
once at least one sees the other's claim (Dekker's way). A `load` makes a claim that a closed tab left behind a version.

A game that was removed leaves its id behind, for good: no tab that still plays it, and no older state of the storage, can
bring it back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from ..core.device import Storage, StorageFull
from .record import BadSave, intact, is_id

VERSIONS: Final = 10
"""How many whole versions of a game are kept."""
LONGEST_NUMBER: Final = 4_000
"""The most figures of a version's number: Python reads no number of more than 4,300, and nobody counts so far."""
GAME: Final = "game/"
CLAIM: Final = "claim/"
GONE: Final = "gone/"
"""Under this and its id a removed game is remembered: some fifty characters each."""
LINKED: Final = "by-link-"
"""How the id of a game begins that several devices play by link, and that page.fair keeps."""

Problem: TypeAlias = Literal["missing", "damaged", "newer", "edition", "overtaken", "full", "forbidden", "unread"]
"""Why a game cannot be opened or saved: there is none; no version of it can be read; a later version of this page wrote it;
it needs another edition of the rules, or a game that is not here; another tab has it; the storage is full, or forbidden;
what was written could not be read back."""


class Saved(NamedTuple):
    """What came of a save: `problem` is None if it is safe. `freed` counts old versions of finished games that made room."""

    problem: Problem | None = None
    freed: int = 0


class Key(NamedTuple):
    """The parts of a version's key; they sort by age."""

    n: int
    writer: str
    id: str
    kind: str

    def __str__(self) -> str:
        return f"{self.kind}{self.id}/{self.n}-{self.writer}"


class Versions:
    """The versions in a storage, as one tab sees and writes them."""

    def __init__(self, storage: Storage, writer: str, spare: Callable[[], Iterator[Key]]) -> None:
        """`spare`: what may go without room, in order. Raises ValueError for a token that is not 1 to 16 of a to z, 0 to 9."""
        if not (is_id(writer) and writer.isalnum() and len(writer) <= 16):
            raise ValueError(f"{writer!r} is no writer's token")
        self._storage, self._writer, self._spare = storage, writer, spare
        self._known: dict[str, int] = {}
        """By game: the number of the latest version that this tab knows."""
        self._tries = 0
        self._unsettled: set[str] = set()
        """Games with a claim that could not be made a version yet, for want of room."""

    def keys(self, kind: str, game_id: str | None = None) -> list[Key]:
        """The versions or claims of a game, or of all, newest first."""
        keys = (read_key(text) for text in self._storage.keys())  # noqa: SIM118 - no dict
        return sorted((k for k in keys if k and k.kind == kind and game_id in (None, k.id)), reverse=True)

    def text(self, key: Key) -> str | None:
        """What is under the key; None if another tab has removed it since."""
        return self._storage.get(str(key))

    def is_whole(self, key: Key) -> bool:
        """Whether the version's check is right; its schema may be a later one."""
        return is_whole(self.text(key) or "")

    def ids(self) -> set[str]:
        """The id of every game that is here, is on its way, or was removed."""
        return {game_id for text in self._storage.keys() if (game_id := id_of(text))}  # noqa: SIM118 - no dict

    def settle(self, game_id: str) -> None:
        """Makes claims that closed tabs left behind versions; from now on the writers of all claims are overtaken."""
        try:
            self._settle_claims(game_id)
            self._unsettled.discard(game_id)
        except (StorageFull, _Unread):
            self._unsettled.add(game_id)  # the next save tries again, and is overtaken if that claim is news

    def know(self, game_id: str, n: int) -> None:
        """Notes that this tab knows the game's versions up to this number; its next version gets a higher one."""
        self._known[game_id] = n

    def remove(self, game_id: str) -> None:
        """Removes all versions and claims of a game, the oldest first, and remembers that it is gone."""
        if old := self._all(game_id):
            put(self._storage, f"{GONE}{game_id}", "", iter(old))
        for key in self._all(game_id):  # looked up anew: a save that has not seen yet that the game is gone is seen here
            self._storage.remove(key)
        self._known.pop(game_id, None)

    def _all(self, game_id: str) -> list[str]:
        return [str(key) for key in [*self.keys(CLAIM, game_id), *reversed(self.keys(GAME, game_id))]]

    def _is_gone(self, game_id: str) -> bool:
        return self._storage.get(f"{GONE}{game_id}") is not None

    def _settle_claims(self, game_id: str) -> None:
        """Makes every whole claim that is news a version, and removes the claims: their writers are overtaken by then.

        Raises StorageFull if there is no room for that. A claim goes only when there is a version of its number, as its
        writer may still be alive, and beyond its last look at what others have written.
        """
        for key in reversed(self.keys(CLAIM, game_id)):
            if self.is_whole(key) and self._newest(game_id) < key.n:
                text = self.text(key) or ""
                # A mark that sorts it below a version of this number that its own writer has put there.
                self._put(str(Key(key.n, f"-{self._try()}", game_id, GAME)), text)
            if self._newest(game_id) >= key.n:
                self._storage.remove(str(key))

    def _newest(self, game_id: str) -> int:
        return next((k.n for k in self.keys(GAME, game_id) if self.is_whole(k)), 0)

    def _try(self) -> str:
        """The last part of a new key, the writer with a running number, so that no two versions or claims have the same key."""
        self._tries += 1
        return f"{self._writer}_{self._tries}"

    def save(self, game_id: str, text: str) -> Saved:
        """Writes a game's next version, unless it was removed; drops those beyond `VERSIONS`. May raise StorageForbidden."""
        known = self._known.get(game_id, 0)
        version = Key(known + 1, self._try(), game_id, GAME)
        claim = version._replace(kind=CLAIM)
        if read_key(str(version)) is None:  # nobody would find it again
            return Saved("unread")
        freed = 0
        if self._is_gone(game_id):
            return Saved("missing")
        try:
            if game_id in self._unsettled:
                self._settle_claims(game_id)
                self._unsettled.remove(game_id)
            if self._is_overtaken(version, known):
                return Saved("overtaken")
            freed += self._put(str(claim), text)
            if self._is_overtaken(version, known):
                self._storage.remove(str(claim))
                return Saved("overtaken")
            freed += self._put(str(version), text)
        except (StorageFull, _Unread) as e:
            self._storage.remove(str(claim))
            return Saved("full" if isinstance(e, StorageFull) else "unread", freed)
        alone = self._storage.get(str(claim)) == text and not self._is_overtaken(version, known)
        self._storage.remove(str(claim))
        if self._is_gone(game_id):
            self._storage.remove(str(version))
            return Saved("missing")
        if not alone:
            return Saved("overtaken")
        self._known[game_id] = version.n
        good = [k for k in self.keys(GAME, game_id) if self.is_whole(k)]
        for key in good[VERSIONS:]:
            self._storage.remove(str(key))
        return Saved(None, freed)

    def _is_overtaken(self, version: Key, known: int) -> bool:
        """Whether another tab is writing the game of this new version, or has written one that this tab does not know."""
        # Claims are looked at first: one that is gone by then has left its version behind.
        if any(k.writer != version.writer and self.is_whole(k) for k in self.keys(CLAIM, version.id)):
            return True
        return any(k.n > known and k != version and self.is_whole(k) for k in self.keys(GAME, version.id))

    def _put(self, key: str, text: str) -> int:
        """Writes a text and reads it back; returns how many old versions had to go for it."""
        freed = put(self._storage, key, text, map(str, self._spare()))
        if self._storage.get(key) != text:
            self._storage.remove(key)
            raise _Unread
        return freed


class _Unread(Exception):
    """The storage gave back something else than what was written."""


def put(storage: Storage, key: str, text: str, spare: Iterator[str]) -> int:
    """Writes a text; while there is no room, one `spare` key after the other goes. Returns how many went.

    Raises StorageFull if there is no room when all of them are gone.
    """
    freed = 0
    while True:
        try:
            storage.set(key, text)
        except StorageFull:
            storage.remove(key)  # a part of it may be there
            old = next(spare, None)
            if old is None:
                raise
            storage.remove(old)
            freed += 1
        else:
            return freed


def read_key(text: str) -> Key | None:
    """The parts of a storage's key; None if it is not one of a game."""
    for kind in (GAME, CLAIM):
        if text.startswith(kind):
            game_id, _, rest = text[len(kind) :].partition("/")
            n, _, writer = rest.partition("-")
            if is_id(game_id) and is_id(writer) and n.isascii() and n.isdigit() and n[0] != "0" and len(n) <= LONGEST_NUMBER:
                return Key(int(n), writer, game_id, kind)
    return None


def id_of(text: str) -> str:
    """The id of the game that a storage's key is about; empty if it is about none."""
    if text.startswith(GONE) and is_id(text[len(GONE) :]):
        return text[len(GONE) :]
    key = read_key(text)
    return key.id if key else ""


def free(game_id: str, used: Collection[str]) -> str:
    """The id itself, or one like it that is not in use."""
    others = (f"{game_id[:26]}-{k}" for k in range(2, len(used) + 3))
    return next(i for i in (game_id, *others) if i not in used)


def is_whole(text: str) -> bool:
    """Whether a version's check is right; its schema may be a later one."""
    return fault(text) in (None, "newer")


def fault(text: str) -> str | None:
    """What is wrong with a version's text as a whole; None if nothing is."""
    try:
        intact(text)
    except BadSave as e:
        return e.fault
    return None
