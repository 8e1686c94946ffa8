"""The state of the calendar: the chosen day, the result that is shared, and the computation of par."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final, Literal

from ...bots.daily import FIRST, SEAT, deal
from ...table.days import date_of, month_of
from ...table.link import encode
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Focus, KeyDown, Pointed, Pressed, Say
from ..keeping.cards import draw_next, draws
from ..keeping.saves import KeptGame
from ..table.play import SLICE
from ..travel.share import address
from . import par, text
from .tries import DayTry, today, tries

PAR: Final = "par"
"""The name under which a record keeps par."""


class Calendar:
    """The calendar of the deals of the day, and the chosen day."""

    leg: ClassVar = "day"

    def __init__(self, app: App, day: int) -> None:
        self.day = day
        self.tries = tries(app)
        self.whole = False
        """Whether a phone shows the whole month, not a week alone."""
        self.shared = ""
        """The id of the try whose result is shown for sharing."""
        self.lines: tuple[str, ...] = ()
        self.link = ""
        """The address that opens the same deal."""
        self.copied: Literal["", "copied", "not-copied"] = ""
        self.working = ""
        """The id of the try whose par is being computed."""
        self.answers = 0
        """How many answers of that game have been computed so far."""
        self._work: Generator[int, None, int] | None = None

    def find(self, ident: str) -> DayTry | None:
        """The try with this id."""
        return next((t for some in self.tries.values() for t in some if t.id == ident), None)

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Deal of the day")

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`: arrows go from day to day, Page up and down from month to month; a phone unfolds the month."""
        if isinstance(message, Pressed) and message.verb == "month-whole":
            self.whole = not self.whole
            return done()
        if not isinstance(message, KeyDown):
            return UNUSED
        steps = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}
        if message.key in steps:
            return self.pick(app, self.day + steps[message.key])
        if message.key in ("PageUp", "PageDown"):
            return self.turn(app, -1 if message.key == "PageUp" else 1)
        return UNUSED

    def pick(self, app: App, day: int) -> Done:
        """Chooses a day."""
        if not FIRST <= day <= self.last(app):
            return UNUSED
        self.day, self.shared, self.copied = day, "", ""
        return self.hangs(app).then(Focus(f"day-{day}"))

    def works(self) -> list[KeptGame]:
        """The finished first tries of the month that is shown: the room has a picture of each."""
        first, length = month_of(self.day)
        those = (some[0] for (day, _), some in self.tries.items() if first <= day < first + length)
        return [KeptGame(one.id, one.record) for one in those if one.result is not None]

    def hangs(self, app: App) -> Done:
        """Has the pictures drawn when there is time."""
        return draws(app, self.works())

    def last(self, app: App) -> int:
        """The last day that can be chosen: today, or a later day that was played when the clock was ahead."""
        return max([today(app), *(t.day for some in self.tries.values() for t in some)])

    def turn(self, app: App, by: int) -> Done:
        """Shows the month before or after."""
        first, length = month_of(self.day)
        other = first + length if by > 0 else first - 1
        if not month_of(FIRST)[0] <= other <= self.last(app):
            return UNUSED
        start, days = month_of(other)
        day = min(start + date_of(self.day).day - 1, start + days - 1)
        return self.pick(app, min(max(day, FIRST), self.last(app)))

    def share(self, app: App, one: DayTry) -> Done:
        """Makes the result's text and the link to its deal."""
        loaded = app.shelf.look(one.id)
        if loaded.match is None:
            app.notice = loaded.problem or "edition"
            return done()
        self.shared, self.copied = one.id, ""
        self.lines = text.lines(one, loaded.match, one.record.summary.get(PAR))
        fresh: Match[Any] = Match(loaded.match.game, loaded.match.seats, loaded.match.options, loaded.match.seed)
        nameless = [p._replace(name="") for p in one.record.players]
        self.link = address(app.browser.address, encode(fresh, "deal", players=nameless))
        return done(Say(" ".join(self.lines)), Focus("day-text"))

    def begin_par(self, app: App, one: DayTry) -> Done:
        """Begins to compute par."""
        self.working, self.answers = one.id, 0
        opponents = [player.name for seat, player in enumerate(one.record.players) if seat != SEAT]
        self._work = par.par(deal(one.record.game, one.day), app.bots[one.record.game], opponents)
        return done(Say(app.words("A Curator is playing from your seat: this takes a while.")), app.wait(0))

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`: the outcome of copying."""
        if not self.shared or answered.what != "copy":
            return UNUSED
        self.copied = "copied" if answered.good else "not-copied"
        return done(Say(copied(app, self)))

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. Computes par for a slice, and saves it with the try; else draws a picture."""
        if self._work is None:
            return draw_next(app, self.works())
        start, before = app.device.elapsed(), self.answers
        while app.device.elapsed() - start < SLICE:
            try:
                self.answers = next(self._work)
            except StopIteration as ended:
                return self._has_par(app, ended.value)
        return done(app.wait(0), shows="all" if self.answers // 10 != before // 10 else "nothing")

    def _has_par(self, app: App, points: int) -> Done:
        ident, self.working, self._work = self.working, "", None
        try:
            problem = app.shelf.note(ident, {PAR: points}).problem
        except StorageForbidden:
            problem = "forbidden"
        app.notice = problem or app.notice
        app.take_stock()
        self.tries = tries(app)
        one = self.find(ident)
        if one is not None and self.shared == ident:
            self.share(app, one)
        return self.hangs(app).then(Say(app.words("Par is %(points)s.", points=points)), Focus("title"))


def copied(app: App, calendar: Calendar) -> str:
    """The outcome of copying, in words."""
    return {
        "": "",
        "copied": app.words("Copied."),
        "not-copied": app.words("The browser did not allow it: select the text and copy it yourself."),
    }[calendar.copied]
