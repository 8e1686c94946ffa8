"""The works of finished games and the pieces in them, and how works are drawn."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from ...table.game import Seat
from ...table.link import BadLink
from ...table.match import Match
from ..app import App
from ..keeping.record import BadSave, Save, opening
from ..past.offer import Facts, FinishedWork, Met
from ..past.reading import PastReader
from ..table.play import SLICE, Play
from ..view.scene import Drawing


class Item(NamedTuple):
    """A work, and the game it comes from."""

    ident: str
    """The game's id on the shelf."""
    record: Save
    seat: Seat
    facts: Facts
    work: FinishedWork

    @property
    def key(self) -> tuple[str, tuple[str, ...]]:
        """Identifies the work among all others."""
        return self.ident, self.work.what


def items(reader: PastReader, kind: str) -> list[Item]:
    """The works of a kind in the games that have been read, newest first."""
    return [item for item in _all(reader) if item.work.kind == kind]


def _all(reader: PastReader) -> Iterator[Item]:
    for ident, record in reader.games:
        for seat, facts in reader.known.get(ident, {}).items():
            for work in facts.works:
                yield Item(ident, record, seat, facts, work)


def met(reader: PastReader, game: str) -> dict[int, Met]:
    """The pieces of a game that were in works of people here, in the games that have been read."""
    out: dict[int, Met] = {}
    for ident, record in reader.games:  # the newest first
        for facts in reader.known.get(ident, {}).values() if record.game == game else ():
            for piece in facts.pieces:
                out[piece] = Met(out[piece].times + 1 if piece in out else 1, record.saved)
    return out


def drawn(app: App, match: Match[Any], item: Item) -> Drawing | None:
    """The work as a picture on a mount; None if the view does not draw it."""
    record = item.record
    play = Play(match, record.players, app.views[record.game], app.bots[record.game], item.ident, record.begun)
    scene = replace(play.scene(app.look, item.seat), state=match.view(item.seat, item.work.ply))
    return play.view.drawing(scene, item.work.what)


class Drawer:
    """Draws works in slices; the pictures stay as long as the room is open."""

    def __init__(self) -> None:
        self._drawings: dict[tuple[tuple[str, tuple[str, ...]], str], Drawing | None] = {}
        self._open: tuple[str, Match[Any] | None] = "", None
        self._work: Generator[float, None, Match[Any]] | None = None

    def drawing(self, app: App, item: Item) -> Drawing | None:
        """The picture of a work; None until it is drawn, and for one that cannot be."""
        return self._drawings.get((item.key, app.words.language))

    def missing(self, app: App, some: Iterable[Item]) -> Item | None:
        """The first of the works that is not yet drawn; None if there is none."""
        return next((one for one in some if (one.key, app.words.language) not in self._drawings), None)

    def opened(self, item: Item) -> Match[Any] | None:
        """The match of a work, if it is the one that was opened last."""
        ident, match = self._open
        return match if ident == item.ident else None

    def draw(self, app: App, item: Item) -> bool:
        """Draws for one slice. Returns whether the work is finished."""
        start = app.device.elapsed()
        ident, match = self._open
        if ident != item.ident:
            self._work = self._work or opening(item.record, app.games)
            while app.device.elapsed() - start < SLICE:
                try:
                    next(self._work)
                    continue
                except StopIteration as ended:
                    match = ended.value
                except (BadLink, BadSave):
                    match = None
                self._open, self._work = (item.ident, match), None
                break
            else:
                return False
        self._drawings[item.key, app.words.language] = None if match is None else drawn(app, match, item)
        return True
