"""The shelf: several games side by side in a browser's storage, ten versions of each, so that no confirmed answer is lost.

Glossary: a *version* is one record of a game under a key of its own, never written over; the *writer* is the tab that
wrote it, told by a random token; a *claim* is a version on its way; a game is *finished* when its record has a result.

    shelf = Shelf(storage, writer=token)      storage: see `Storage`; token: 1 to 16 of a-z 0-9, another one for each tab
    shelf.games() -> list[KeptGame]              the games that go on, newest first; also those that cannot be opened
    shelf.history() -> list[KeptGame]            the finished ones, newest first
    shelf.new_id(begun, seed) -> str          a free id for a new game
    shelf.save(id, record, now) -> Saved      writes a version; `problem` is None once it has been read back
    shelf.load(id) -> Loaded                  opens a game to play on: this tab is now its writer
    shelf.look(id) -> Loaded                  opens a game to look at: changes nothing (in slices: looking)
    shelf.finish(id, result, now) -> Saved    the game goes to the history
    shelf.rename(id, title) -> Saved          gives a game a name
    shelf.remove(id)                          every version goes for good, damaged ones too; its id is never used again
    shelf.damaged(id) -> list[str]            the texts of versions that cannot be read, for a file
    shelf.export() -> str                     every game's latest good version, as one file's text
    shelf.take_in(text) -> TakenIn            takes such a file in, in slices; nothing here is written over

Two tabs: `load` takes a game over, so call it when this tab holds the game's Web Lock, or when the person said so. The tab
that had it before gets `overtaken` from its next `save`, which then has changed nothing; it should load again or stop.

`save` and `finish` report a forbidden storage as a problem; the others let StorageForbidden through.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from ...games import GAMES
from ...table.game import Game
from ...table.link import BadLink
from ...table.match import Match
from ...table.slices import whole
from ..core.device import Storage, StorageForbidden, StorageFull
from ..core.untrusted import loads
from . import leagues, stars
from .record import BadSave, Result, Save, is_id, opening, read, write
from .versions import CLAIM, GAME, LINKED, Key, Problem, Saved, Versions, fault, free, read_key

__all__ = [
    "KeptGame",
    "Loaded",
    "Problem",
    "Result",
    "Save",
    "Saved",
    "Shelf",
    "Storage",
    "StorageForbidden",
    "StorageFull",
    "TakenIn",
]

LONGEST_FILE: Final = 8_000_000
"""The most characters of a file that is taken in."""
MOST_GAMES: Final = 5_000
"""The most games of a file that is taken in."""

_FILE: Final = "vernissage games"
_STORAGE: Final = "vernissage storage"
"""What the page's shell calls a file with all that is kept, as it is: see web/loader/shell.mjs."""


class KeptGame(NamedTuple):
    """A game on the shelf: its latest readable record, and how many of its versions cannot be read."""

    id: str
    record: Save | None
    """None if there is a `problem`."""
    problem: Problem | None = None
    damaged: int = 0


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game, opened: its match and record, or the problem. `damaged` names the newer versions that could not be read."""

    id: str
    match: Match[Any] | None = None
    record: Save | None = None
    problem: Problem | None = None
    damaged: tuple[str, ...] = ()
    why: BadLink | None = None
    """With the problem `edition`: which one."""


class TakenIn(NamedTuple):
    """What a file has brought, so far: the ids of new games, how many were here already, and which were refused."""

    added: tuple[str, ...] = ()
    same: int = 0
    refused: tuple[tuple[int, str], ...] = ()
    """The game's place in the file, from 1, and why: `field`, `long`, `damaged`, `newer`, `link`, `full`, `unread`."""
    problem: Literal["long", "file", "newer"] | None = None
    """Why nothing was taken in: over the limit; no file of ours; of a later version of this page."""
    games: int = 0
    """How many the file holds."""

    @property
    def looked(self) -> int:
        """How many games of the file have been read so far."""
        return len(self.added) + self.same + len(self.refused)


class Shelf:
    """The games in a storage, as one tab sees and writes them."""

    def __init__(self, storage: Storage, writer: str, games: Mapping[str, Game[Any]] = GAMES) -> None:
        """Raises ValueError for a writer's token that is not 1 to 16 of a to z and 0 to 9."""
        self._games, self._storage = games, storage
        self._versions = Versions(storage, writer, self._spare)

    # -- looking ------------------------------------------------------------------------------------------------------

    def games(self) -> list[KeptGame]:
        """The games that go on, newest first, and those that cannot be read."""
        return [e for e in self._entries() if e.record is None or e.record.result is None]

    def history(self) -> list[KeptGame]:
        """The finished games, newest first."""
        return [e for e in self._entries() if e.record is not None and e.record.result is not None]

    def damaged(self, game_id: str) -> list[str]:
        """The texts of the game's versions that cannot be read, newest first."""
        texts = [self._versions.text(key) or "" for key in self._versions.keys(GAME, game_id)]
        return [text for text in texts if fault(text) not in (None, "newer")]

    def look(self, game_id: str) -> Loaded:
        """Opens the latest good version of a game to look at. Changes nothing."""
        return whole(self.looking(game_id))

    def looking(self, game_id: str) -> Generator[float, None, Loaded]:
        """Opens a game as `look` does, in slices; see `table.link.decoding`."""
        return (yield from self._opening(game_id))[0]

    def export(self) -> str:
        """Every game's latest version that is whole, the stars of puzzles and the leagues, as the text of a file."""
        saves = [{"id": e.id, "save": write(e.record)} for e in self._entries() if e.record is not None]
        data: dict[str, Any] = {"file": _FILE, "schema": 1, "games": saves}
        if puzzles := stars.read(self._storage):
            data |= {"schema": 2, stars.STARS: puzzles}  # a page that knows no stars says so, and takes nothing in
        if friends := leagues.read(self._storage):
            data |= {"schema": 3, leagues.LEAGUES: friends}
        return json.dumps(data, ensure_ascii=False, indent=1)

    def new_id(self, begun: int, seed: int) -> str:
        """An id for a new game that no game here has, from when it began and its deal."""
        return self._free(f"{begun:x}-{seed & 0xFFFF:x}")

    # -- playing ------------------------------------------------------------------------------------------------------

    def load(self, game_id: str) -> Loaded:
        """Opens the latest good version of a game to play on; from now on this tab is its writer."""
        self._versions.settle(game_id)
        loaded, known = whole(self._opening(game_id))
        if loaded.match is not None:
            self._versions.know(game_id, known)
        return loaded

    def save(self, game_id: str, record: Save, now: int) -> Saved:
        """Writes a version of a game: one that this tab has loaded or saved before, or a new one.

        Raises BadSave for a record, and ValueError for an id, that nobody could read.
        """
        if not is_id(game_id):
            raise ValueError(f"{game_id!r} is no game's id")
        text = write(replace(record, saved=now))
        try:
            return self._versions.save(game_id, text)
        except StorageForbidden:
            return Saved("forbidden")

    def finish(self, game_id: str, result: Result, now: int) -> Saved:
        """Writes a last version with the result, by which the game moves to the history."""
        try:
            record = next((e.record for e in self._entries(game_id)), None)
        except StorageForbidden:
            return Saved("forbidden")
        return Saved("missing") if record is None else self.save(game_id, replace(record, result=result), now)

    def rename(self, game_id: str, title: str) -> Saved:
        """Gives a game a name; when it was saved last stays as it was. Raises BadSave for a title that is no clean name."""
        record = self.load(game_id).record
        return Saved("missing") if record is None else self._versions.save(game_id, write(replace(record, title=title)))

    def note(self, game_id: str, figures: Mapping[str, int]) -> Saved:
        """Adds figures to a game's summary; when it was saved last stays as it was. Raises BadSave for what is no summary."""
        record = self.load(game_id).record
        if record is None:
            return Saved("missing")
        return self._versions.save(game_id, write(replace(record, summary={**record.summary, **figures})))

    def remove(self, game_id: str) -> None:
        """Removes a game with all its versions."""
        self._versions.remove(game_id)

    def take_in(self, text: str) -> Generator[float | TakenIn, None, TakenIn]:
        """Takes in the games of a file that `export` wrote. A game that differs from the one here with its id gets
        another id: both are kept.

        In slices: yields after each game what has come of the file so far, and while a game is read which part of it has been.
        Whoever stops there has the games taken in so far, each of them whole.
        """
        games = _file(text)
        if not isinstance(games, list):
            return TakenIn(problem=games)
        self._take_beside(text)
        came = TakenIn(games=len(games))
        here = {write(e.record) for e in self._entries() if e.record is not None}
        for place, game in enumerate(games, 1):
            yield came
            try:
                text = yield from self._checking(game)
            except BadSave as e:
                came = came._replace(refused=(*came.refused, (place, e.fault)))
                continue
            except BadLink:
                came = came._replace(refused=(*came.refused, (place, "link")))
                continue
            if text in here:
                came = came._replace(same=came.same + 1)
                continue
            game_id = self._free(game["id"])
            problem = self._versions.save(game_id, text).problem
            if problem is None:
                here.add(text)
                came = came._replace(added=(*came.added, game_id))
            else:
                came = came._replace(refused=(*came.refused, (place, problem)))
        return came

    # -- inside -------------------------------------------------------------------------------------------------------

    def _entries(self, only: str | None = None) -> list[KeptGame]:
        by_id: dict[str, list[Key]] = {}
        # A claim that a closed tab left behind counts: it holds that tab's last answer.
        for key in sorted([*self._versions.keys(GAME, only), *self._versions.keys(CLAIM, only)], reverse=True):
            if not key.id.startswith(LINKED):
                by_id.setdefault(key.id, []).append(key)
        entries = [e for game_id, keys in by_id.items() if (e := self._entry(game_id, keys)) is not None]
        return sorted(entries, key=lambda e: (e.record.saved if e.record else 0, e.id), reverse=True)

    def _entry(self, game_id: str, keys: Iterable[Key]) -> KeptGame | None:
        damaged = 0
        for key in keys:
            try:
                return KeptGame(game_id, read(self._versions.text(key) or ""), None, damaged)
            except BadSave as e:
                if e.fault == "newer":
                    return KeptGame(game_id, None, "newer", damaged)
                damaged += key.kind == GAME
        return KeptGame(game_id, None, "damaged", damaged) if damaged else None

    def _opening(self, game_id: str) -> Generator[float, None, tuple[Loaded, int]]:
        """The newest version that can be opened, and the number of the first that is whole (0: none is)."""
        damaged: list[str] = []
        known = 0
        for key in self._versions.keys(GAME, game_id):
            text = self._versions.text(key)
            if text is None:
                continue
            try:
                record = read(text)
                known = known or key.n
                match = yield from opening(record, self._games)
                return Loaded(game_id, match, record, None, tuple(damaged)), known
            except BadLink as e:
                if e.reason in _ELSEWHERE:
                    return Loaded(game_id, None, None, "edition", tuple(damaged), e), known
            except BadSave as e:
                if e.fault == "newer":
                    return Loaded(game_id, None, None, "newer", tuple(damaged)), known
                known = known or (key.n if fault(text) is None else 0)
            damaged.append(str(key))
        return Loaded(game_id, None, None, "damaged" if damaged else "missing", tuple(damaged)), known

    def _take_beside(self, text: str) -> None:
        """Takes in stars and leagues; those here stay. Without room for them the games come all the same."""
        data = loads(text, LONGEST_FILE)

        def found(key: str, longest: int) -> Any:
            kept = data.get("entries", {}).get(key) if data["file"] == _STORAGE else data.get(key)
            return loads(kept, longest) if type(kept) is str else kept

        try:
            here = stars.read(self._storage)
            if (both := stars.merged(here, stars.checked(found(stars.STARS, stars.LONGEST)))) != here:
                stars.write(self._storage, both)
            friends = leagues.read(self._storage)
            if (all_ := leagues.beside(friends, leagues.checked(found(leagues.LEAGUES, leagues.LONGEST)))) != friends:
                leagues.write(self._storage, all_)
        except (ValueError, StorageFull):
            return  # of a file that is not quite right, the games are what matters

    def _spare(self) -> Iterator[Key]:
        """The older good versions of finished games: those of the game that ended first, and the oldest, first."""
        for entry in reversed(self.history()):
            good = [k for k in self._versions.keys(GAME, entry.id) if self._versions.is_whole(k)]
            yield from reversed(good[1:])

    def _free(self, game_id: str) -> str:
        return free(game_id, self._versions.ids())

    def _checking(self, game: Any) -> Generator[float, None, str]:
        """The text of a game from a file. Raises BadSave, and BadLink if its match cannot be right."""
        if type(game) is not dict or game.keys() != {"id", "save"} or not is_id(game["id"]) or type(game["save"]) is not str:
            raise BadSave("field", "game")
        if game["id"].startswith(LINKED):  # it would lie among the games by link, and be seen nowhere
            raise BadSave("field", "game")
        record = read(game["save"])
        try:
            yield from opening(record, self._games)
        except BadLink as e:
            if e.reason not in _ELSEWHERE:
                raise
        return write(record)


_ELSEWHERE: Final = ("format", "edition", "game")
"""Why a link may be good, only not here."""


def _file(text: str) -> list[Any] | Literal["long", "file", "newer"]:
    if len(text) > LONGEST_FILE:
        return "long"
    try:
        data = loads(text, LONGEST_FILE)
    except ValueError:
        return "file"
    if type(data) is not dict or data.get("file") not in (_FILE, _STORAGE):
        return "file"
    if data.get("schema") not in (1, 2, 3):
        return "newer"
    what = "entries" if data["file"] == _STORAGE else "games"
    games = _latest(data.get("entries")) if what == "entries" else data.get("games")
    if type(games) is not list or data.keys() - {stars.STARS, leagues.LEAGUES} != {"file", "schema", what}:
        return "file"
    return games if len(games) <= MOST_GAMES else "long"


def _latest(entries: Any) -> list[Any] | None:
    """The games in all that a storage held: of each the latest version that is whole, else the latest."""
    if type(entries) is not dict:
        return None
    keys = sorted((key for text in entries if (key := read_key(text)) is not None), reverse=True)
    games: dict[str, Key] = {}
    for key in keys:
        if key.id not in games or (fault(_text(entries, games[key.id])) and not fault(_text(entries, key))):
            games[key.id] = key
    return [{"id": game_id, "save": _text(entries, key)} for game_id, key in games.items()]


def _text(entries: dict[str, Any], key: Key) -> str:
    text = entries[str(key)]
    return text if type(text) is str else ""
