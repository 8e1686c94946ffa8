"""Reads finished games one after the other, in slices, the newest first. The facts stay in memory while the page is open."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...table.game import Seat
from ...table.link import BadLink
from ...table.match import Match
from ..app import App
from ..honours.told import earned
from ..keeping.record import BadSave, Save, opening
from ..keeping.saves import KeptGame
from ..table.play import GUEST, PRACTICE, SLICE
from .offer import Facts
from .pasts import PASTS


def _facts(match: Match[Any], seat: Seat) -> Facts:
    return PASTS[match.game.key].facts(match, seat)._replace(honours=earned(match, seat))


def readable(app: App, entry: KeptGame) -> bool:
    """Whether the facts of a finished game can be read: it is one of our games, and no practice."""
    record = entry.record
    return record is not None and record.game in PASTS and app.playable(record.game) and not {PRACTICE, GUEST} & {*record.marks}


def finished(app: App) -> list[tuple[str, Save]]:
    """The finished games that count, newest first, with their ids."""
    return [(e.id, e.record) for e in app.stock.finished if e.record is not None and readable(app, e)]


class PastReader:
    """Reads the games of a list, and keeps their facts by id. A game that cannot be opened any more has no facts."""

    def __init__(self, app: App) -> None:
        self.games = finished(app)
        self.known: dict[str, dict[Seat, Facts]] = {
            ident: app.read[ident, record.link] for ident, record in self.games if (ident, record.link) in app.read
        }
        self._left = [(ident, record) for ident, record in self.games if ident not in self.known]
        self._work: Generator[float, None, Match[Any]] | None = None

    @property
    def done(self) -> bool:
        """Whether all have been read."""
        return not self._left

    def work(self, app: App) -> bool:
        """Reads for one slice. Returns whether another game is known now."""
        start, more = app.device.elapsed(), False
        while self._left and app.device.elapsed() - start < SLICE:
            ident, record = self._left[0]
            if self._work is None:
                self._work = opening(record, app.games)
            try:
                next(self._work)
                continue
            except StopIteration as ended:
                match: Match[Any] = ended.value
                facts = {seat: _facts(match, seat) for seat in record.people} if match.decision is None else {}
            except (BadLink, BadSave):
                facts = {}
            self.known[ident] = app.read[ident, record.link] = facts
            self._work, more = None, True
            del self._left[0]
        return more
