"""What people do with the deals of the day: the calendar, playing one, its result to share, par."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Final, Literal

from ...bots.daily import FIRST, deal
from ...table.days import date_of, month_of
from ...table.link import Player, encode
from ...table.match import Match
from ..core.markup import Node
from ..core.messages import Act, Answered, Copy, Effect, Focus, Keyed, Lock, Pointed, Say, ToTop
from ..games.programme import BOT_NAMES, LEVELS
from ..keeping.saves import StorageForbidden
from ..table import update as table
from ..table.play import SLICE
from ..travel.share import address
from . import par, text
from .state import Try, day_of_marks, games, today, tries

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

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
        self.done: Literal["", "copied", "not-copied"] = ""
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

    def handled(self, app: App, message: Act | Keyed | Pointed) -> Effects | None:
        """See `Visit.handled`: arrows go from day to day, Page up and down from month to month."""
        if not isinstance(message, Keyed):
            return None
        steps = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}
        if message.key in steps:
            return self.pick(app, self.day + steps[message.key])
        if message.key in ("PageUp", "PageDown"):
            return self.turn(app, -1 if message.key == "PageUp" else 1)
        return None

    def pick(self, app: App, day: int) -> Effects | None:
        """Looks at a day."""
        if not FIRST <= day <= self.last(app):
            return None
        self.day, self.shared, self.done = day, "", ""
        return [Focus(f"day-{day}")]

    def last(self, app: App) -> int:
        """The last day that can be looked at: today, or a later one that was played when the clock was ahead."""
        return max([today(app), *(t.day for some in self.tries.values() for t in some)])

    def turn(self, app: App, by: int) -> Effects | None:
        """Looks at the month before or after."""
        first, length = month_of(self.day)
        other = first + length if by > 0 else first - 1
        if not month_of(FIRST)[0] <= other <= self.last(app):
            return None
        start, days = month_of(other)
        day = min(start + date_of(self.day).day - 1, start + days - 1)
        return self.pick(app, min(max(day, FIRST), self.last(app)))

    def share(self, app: App, one: Try) -> Effects:
        """Makes the result's text and the link to its deal."""
        loaded = app.shelf.look(one.id)
        if loaded.match is None:
            app.notice = loaded.problem or "edition"
            return []
        self.shared, self.done = one.id, ""
        self.lines = text.lines(one, loaded.match, one.record.summary.get(PAR))
        fresh: Match[Any] = Match(loaded.match.game, loaded.match.seats, loaded.match.options, loaded.match.seed)
        self.link = address(app.address, encode(fresh, "deal", players=[p._replace(name="") for p in one.record.players]))
        return [Say(" ".join(self.lines)), Focus("day-text")]

    def begin_par(self, app: App, one: Try) -> Effects:
        """Begins to work par out."""
        self.working, self.answers = one.id, 0
        self._work = par.par(deal(one.record.game, one.day), app.bots[one.record.game])
        return [Say(app.words("A Curator plays from your seat. That takes a while.")), app.wait(0)]

    def tick(self, app: App) -> Effects:
        """See `Visit.tick`: works on par, and keeps it with the try."""
        if self._work is None:
            return []
        start, before = app.device.elapsed(), self.answers
        while app.device.elapsed() - start < SLICE:
            try:
                self.answers = next(self._work)
            except StopIteration as done:
                return self._has_par(app, done.value)
        app.write = "yes" if self.answers // 10 != before // 10 else "no"
        return [app.wait(0)]

    def _has_par(self, app: App, points: int) -> Effects:
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
        return [Say(app.words("Par is %(points)s.", points=points), urgent=True), Focus("title")]


# -- what people do ---------------------------------------------------------------------------------------------------


def _open(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the calendar at today, or at the day of a finished game at the table; looks at another day of it."""
    if len(args) > 1:
        return None
    if args:
        return app.visit.pick(app, int(args[0])) if isinstance(app.visit, Calendar) and _figures(args[0]) else None
    day, effects = max(today(app), FIRST), list[Effect]()
    if app.play is not None:
        if not app.play.over:
            return None
        day = day_of_marks(app.play.marks) or day
        app.room, app.play, app.replay, app.log_open = "foyer", None, None, False
        effects.append(Lock(""))
    app.take_stock()
    app.visit, app.dialog = Calendar(app, day), ""
    return [*effects, ToTop(), Focus("title")]


def _month(app: App, args: tuple[str, ...]) -> Effects | None:
    if not isinstance(app.visit, Calendar) or args not in (("-1",), ("1",)):
        return None
    effects = app.visit.turn(app, int(args[0]))
    return None if effects is None else [Focus("month-back" if args == ("-1",) else "month-on")]


def _figures(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8


def _play(app: App, args: tuple[str, ...]) -> Effects | None:
    """Sits down to a game's deal of a day: goes on with a try that is under way, or begins one."""
    if len(args) != 2 or args[0] not in games(app) or not _figures(args[1]):
        return None
    game, day = args[0], int(args[1])
    if not FIRST <= day <= today(app):
        return None
    under_way = next((t for t in tries(app).get((day, game), ()) if t.result is None), None)
    if under_way is not None:
        return table.resume(app, under_way.id)
    the = deal(game, day)
    names = [name for name in BOT_NAMES if name != app.name]
    beside = [Player(name, LEVELS.index(level)) for name, level in zip(names, the.opponents, strict=False)]
    app.chosen = game
    return table.begin(app, game, (Player(app.name), *beside), the.options, the.seed)


def _share(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows a try's result to be shared."""
    one = app.visit.find(args[0]) if isinstance(app.visit, Calendar) and len(args) == 1 else None
    if one is None or one.result is None or not isinstance(app.visit, Calendar):
        return None
    return app.visit.share(app, one)


def _copy(app: App, args: tuple[str, ...]) -> Effects | None:
    """Copies the three lines, or the link."""
    if not isinstance(app.visit, Calendar) or not app.visit.shared or args not in (("text",), ("link",)):
        return None
    return [Copy("\n".join(app.visit.lines) if args == ("text",) else app.visit.link)]


def _par(app: App, args: tuple[str, ...]) -> Effects | None:
    """Has par worked out for a finished try."""
    one = app.visit.find(args[0]) if isinstance(app.visit, Calendar) and len(args) == 1 else None
    if one is None or one.result is None or not isinstance(app.visit, Calendar) or app.visit.working:
        return None
    return app.visit.begin_par(app, one)


def answered(app: App, message: Answered) -> Effects | None:
    """What came of a copy."""
    if message.what != "copy" or not isinstance(app.visit, Calendar) or not app.visit.shared or app.dialog:
        return None
    app.visit.done = "copied" if message.good else "not-copied"
    return [Say(copied(app, app.visit), urgent=True)]


def copied(app: App, calendar: Calendar) -> str:
    """What came of it, in words."""
    return {
        "": "",
        "copied": app.words("Copied."),
        "not-copied": app.words("The browser did not allow it. Select the text above and copy it yourself."),
    }[calendar.done]


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "day": _open,
    "month": _month,
    "play-day": _play,
    "share-day": _share,
    "copy-day": _copy,
    "par": _par,
}
"""What a press on `data-do` does, by its verb."""
