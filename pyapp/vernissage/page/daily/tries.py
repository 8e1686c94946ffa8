"""Tries of the deals of the day: which the shelf has, what has become of them, and which marks a new game gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from ...bots.characters import free
from ...bots.daily import FIRST, SEAT, Deal, deal
from ...bots.registry import LEVELS
from ...table.days import day_at, seed_of
from ...table.link import Player
from ..app import App
from ..day_marks import AGAIN, DAY, day_of_marks, games
from ..keeping.record import Result, Save
from ..table.play import PRACTICE

LATE: Final = "late"

Status: TypeAlias = Literal["open", "on", "played", "won"]
"""What has become of a day's deal: nothing yet; it is being played; played to its end; won."""


class DayTry(NamedTuple):
    """A game of a day's deal."""

    id: str
    day: int
    record: Save

    @property
    def again(self) -> bool:
        """Whether another try came before it."""
        return AGAIN in self.record.marks

    @property
    def late(self) -> bool:
        """Whether it was begun on another day."""
        return LATE in self.record.marks

    @property
    def counts(self) -> bool:
        """Whether it is the one that counts."""
        return not self.again and PRACTICE not in self.record.marks

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.record.result

    @property
    def won(self) -> bool:
        """Whether the person has won it."""
        return self.result is not None and SEAT in self.result.winners


def opponents(app: App, the: Deal) -> list[Player]:
    """Who plays a deal against the person: for each level the first of its characters who is not taken."""
    out: list[Player] = []
    for level in the.opponents:
        who = free(level, {app.likes.name, *(player.name for player in out)})[0]
        out.append(Player(who.name, LEVELS.index(level)))
    return out


def tries(app: App) -> dict[tuple[int, str], list[DayTry]]:
    """Every try on the shelf by day and game, the earliest first."""
    out: dict[tuple[int, str], list[DayTry]] = {}
    for entry in (*app.stock.going_on, *app.stock.finished):
        day = day_of_marks(entry.record.marks) if entry.record is not None else None
        if entry.record is not None and day is not None:
            out.setdefault((day, entry.record.game), []).append(DayTry(entry.id, day, entry.record))
    for some in out.values():
        some.sort(key=lambda t: (t.again, t.record.begun, t.id))
    return out


def today(app: App) -> int:
    """The day by the device's clock, UTC: the same everywhere, whatever the time zone."""
    return day_at(app.device.now())


def status(some: list[DayTry]) -> Status:
    """What has become of a day's deal, by its first try."""
    if not some:
        return "open"
    first = some[0]
    if first.result is None:
        return "on"
    return "won" if first.won and first.counts else "played"


def marks_for(app: App, game: str, players: tuple[Player, ...], settings: Mapping[str, int], seed: int) -> tuple[str, ...]:
    """The marks of a new game: it is a try if all of it is as a day's deal has it, wherever it was begun from.

    A clock that was set back makes no day of its own: a deal before the latest day that was begun here is caught up on.
    """
    the, now = app.games[game], today(app)
    if not players or players[SEAT].level or game not in games(app):
        return ()
    day = next((d for d in range(now, FIRST - 1, -1) if seed_of(d, the.number, the.edition) == seed), None)
    if day is None or not _is(deal(game, day), players, settings):
        return ()
    app.take_stock()
    found = tries(app)
    records = (e.record for e in (*app.stock.going_on, *app.stock.finished) if e.record is not None)
    latest = max((day_at(record.begun) for record in records), default=now)
    marks = [f"{DAY}{day}"]
    marks += [AGAIN] if found.get((day, game)) else []
    marks += [LATE] if day < max(now, latest) else []
    return tuple(marks)


def _is(the: Deal, players: tuple[Player, ...], settings: Mapping[str, int]) -> bool:
    levels = tuple(LEVELS[p.level] if p.level < len(LEVELS) else "" for p in players[1:])
    return levels == the.opponents and dict(settings) == dict(the.options)
