"""What people do with the deals of the day: the calendar, playing one, its result to share, par."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Literal

from ...bots.daily import FIRST, deal
from ...table.days import date_of, month_of
from ...table.link import Player, encode
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.markup import Node
from ..core.messages import Act, Copy, Focus, Keyed, Lock, Pointed, Say, ToTop
from ..games.programme import BOT_NAMES, LEVELS
from ..press import Verbs, maybe, number, one_of, press, word
from ..table import opening
from ..table.play import SLICE
from ..travel.share import address
from ..visit import Visiting
from . import par, text
from .state import Try, day_of_marks, games, today, tries

PAR: Final = "par"
"""Par's name among the figures of a record."""


class Calendar:
    """The calendar of the deals of the day, and the day that is looked at."""

    def __init__(self, app: App, day: int) -> None:
        self.day = day
        self.tries = tries(app)
        self.shared = ""
        """The try whose result is shown to be shared."""
        self.lines: tuple[str, ...] = ()
        self.link = ""
        """The address that opens the same deal."""
        self.copied: Literal["", "copied", "not-copied"] = ""
        self.working = ""
        """The try whose par is being worked out."""
        self.answers = 0
        """How many answers that has taken so far."""
        self._work: Generator[int, None, int] | None = None

    def find(self, ident: str) -> Try | None:
        """The try with this id."""
        return next((t for some in self.tries.values() for t in some if t.id == ident), None)

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Deal of the day")

    def render(self, app: App) -> Node:
        """See `Visit.render`."""
        from .render import calendar  # noqa: PLC0415 - only for who opens it

        return calendar(app, self)

    def handled(self, app: App, message: Act | Keyed | Pointed) -> Done:
        """See `Visit.handled`: arrows go from day to day, Page up and down from month to month."""
        if not isinstance(message, Keyed):
            return UNUSED
        steps = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}
        if message.key in steps:
            return self.pick(app, self.day + steps[message.key])
        if message.key in ("PageUp", "PageDown"):
            return self.turn(app, -1 if message.key == "PageUp" else 1)
        return UNUSED

    def pick(self, app: App, day: int) -> Done:
        """Looks at a day."""
        if not FIRST <= day <= self.last(app):
            return UNUSED
        self.day, self.shared, self.copied = day, "", ""
        return done(Focus(f"day-{day}"))

    def last(self, app: App) -> int:
        """The last day that can be looked at: today, or a later one that was played when the clock was ahead."""
        return max([today(app), *(t.day for some in self.tries.values() for t in some)])

    def turn(self, app: App, by: int) -> Done:
        """Looks at the month before or after."""
        first, length = month_of(self.day)
        other = first + length if by > 0 else first - 1
        if not month_of(FIRST)[0] <= other <= self.last(app):
            return UNUSED
        start, days = month_of(other)
        day = min(start + date_of(self.day).day - 1, start + days - 1)
        return self.pick(app, min(max(day, FIRST), self.last(app)))

    def share(self, app: App, one: Try) -> Done:
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

    def begin_par(self, app: App, one: Try) -> Done:
        """Begins to work par out."""
        self.working, self.answers = one.id, 0
        self._work = par.par(deal(one.record.game, one.day), app.bots[one.record.game])
        return done(Say(app.words("A Curator plays from your seat. That takes a while.")), app.wait(0))

    def tick(self, app: App) -> Done:
        """See `Visit.tick`: works on par, and keeps it with the try."""
        if self._work is None:
            return done()
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
        return done(Say(app.words("Par is %(points)s.", points=points), urgent=True), Focus("title"))


# -- what people do ---------------------------------------------------------------------------------------------------


def look_at(app: App, day: int | None) -> Done:
    """Opens the calendar at today, or at the day of a finished game at the table; looks at another day of it."""
    if day is not None:
        return app.visit.pick(app, day) if isinstance(app.visit, Calendar) else UNUSED
    first, let_go = max(today(app), FIRST), done()
    if app.play is not None:
        if not app.play.over:
            return UNUSED
        first, let_go = day_of_marks(app.play.marks) or first, done(Lock(""))
    app.take_stock()
    app.room, app.dialog = Visiting(Calendar(app, first)), None
    return let_go.then(ToTop(), Focus("title"))


def turn(app: App, by: int) -> Done:
    """Goes to the month before or after."""
    if not isinstance(app.visit, Calendar):
        return UNUSED
    turned = app.visit.turn(app, by)
    return done(Focus("month-back" if by < 0 else "month-on")) if turned.used else turned


def play(app: App, game: str, day: int) -> Done:
    """Sits down to a game's deal of a day: goes on with a try that is under way, or begins one."""
    if game not in games(app) or not FIRST <= day <= today(app):
        return UNUSED
    under_way = next((t for t in tries(app).get((day, game), ()) if t.result is None), None)
    if under_way is not None:
        return opening.resume(app, under_way.id)
    the = deal(game, day)
    names = [name for name in BOT_NAMES if name != app.likes.name]
    beside = [Player(name, LEVELS.index(level)) for name, level in zip(names, the.opponents, strict=False)]
    app.plans.chosen = game
    return opening.begin(app, game, (Player(app.likes.name), *beside), the.options, the.seed)


def share(app: App, ident: str) -> Done:
    """Shows a try's result to be shared."""
    calendar = app.visit
    one = calendar.find(ident) if isinstance(calendar, Calendar) else None
    if one is None or one.result is None or not isinstance(calendar, Calendar):
        return UNUSED
    return calendar.share(app, one)


def copy(app: App, what: str) -> Done:
    """Copies the three lines, or the link."""
    if not isinstance(app.visit, Calendar) or not app.visit.shared:
        return UNUSED
    return done(Copy("\n".join(app.visit.lines) if what == "text" else app.visit.link))


def copy_came(app: App, good: bool) -> Done:
    """What came of a copy."""
    if not isinstance(app.visit, Calendar) or not app.visit.shared:
        return UNUSED
    app.visit.copied = "copied" if good else "not-copied"
    return done(Say(copied(app, app.visit), urgent=True))


def ask_par(app: App, ident: str) -> Done:
    """Has par worked out for a finished try."""
    calendar = app.visit
    one = calendar.find(ident) if isinstance(calendar, Calendar) else None
    if one is None or one.result is None or not isinstance(calendar, Calendar) or calendar.working:
        return UNUSED
    return calendar.begin_par(app, one)


def copied(app: App, calendar: Calendar) -> str:
    """What came of a copy, in words."""
    return {
        "": "",
        "copied": app.words("Copied."),
        "not-copied": app.words("The browser did not allow it. Select the text above and copy it yourself."),
    }[calendar.copied]


VERBS: Final[Verbs] = {
    "day": press(look_at, maybe(number)),
    "month": press(turn, one_of((-1, 1))),
    "play-day": press(play, word, number),
    "share-day": press(share, word),
    "copy-day": press(copy, one_of(("text", "link"))),
    "par": press(ask_par, word),
}
