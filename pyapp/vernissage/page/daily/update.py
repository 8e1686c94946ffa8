"""Presses on the deals of the day: to open the calendar, to play a deal, to share its result, to compute par."""

from __future__ import annotations

from typing import Final

from ...bots.daily import FIRST, deal
from ...table.link import Player
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Copy, Focus, Lock, ToTop
from ..core.presses import maybe, number, one_of, press, word
from ..day_marks import BEGUN, day_of_marks, games
from ..foyer.state import Foyer
from ..press import Verbs
from ..table import opening
from ..table.turns import keep
from .calendar import Calendar
from .render import markup
from .tries import marks_for, opponents, today, tries


def look_at(app: App, day: int | None) -> Done:
    """Opens the calendar at today, or at the day of the finished game on the table; or chooses another day."""
    if day is not None:
        return app.visit.pick(app, day) if isinstance(app.visit, Calendar) else UNUSED
    first, let_go = max(today(app), FIRST), done()
    if app.play is not None:
        if not app.play.over:
            return UNUSED
        first, let_go = day_of_marks(app.play.marks) or first, done(Lock(""))
    app.take_stock()
    calendar = Calendar(app, first)
    app.room, app.dialog = Foyer(calendar, markup), None
    return (let_go + calendar.hangs(app)).then(ToTop(), Focus("title"))


def turn(app: App, by: int) -> Done:
    """Shows the month before or after."""
    if not isinstance(app.visit, Calendar):
        return UNUSED
    turned = app.visit.turn(app, by)
    return done(Focus("month-back" if by < 0 else "month-on")) if turned.used else turned


def play(app: App, game: str, day: int) -> Done:
    """Sits down to a game's deal of a day: resumes the present try, or begins one."""
    if game not in games(app) or not FIRST <= day <= today(app):
        return UNUSED
    under_way = next((t for t in tries(app).get((day, game), ()) if t.result is None), None)
    if under_way is not None:
        return opening.resume(app, under_way.id)
    the = deal(game, day)
    app.plans.chosen = game
    players = Player(app.likes.name), *opponents(app, the)
    return opening.begin(app, game, players, the.options, the.seed, marks_for(app, game, players, the.options, the.seed))


def begun(app: App) -> Done:
    """Marks the game that has just begun from a link, or once more, if it is a try of a day's deal."""
    play = app.play
    if play is None or play.by_link or day_of_marks(play.marks) is not None:
        return done(shows="nothing")
    marks = marks_for(app, play.match.game.key, play.players, play.match.options, play.match.seed)
    if marks:
        play.marks = (*play.marks, *marks)
        keep(app, play)
    return done(shows="nothing")


def share(app: App, ident: str) -> Done:
    """Shows a try's result for sharing."""
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


def ask_par(app: App, ident: str) -> Done:
    """Lets par be computed for a finished try."""
    calendar = app.visit
    one = calendar.find(ident) if isinstance(calendar, Calendar) else None
    if one is None or one.result is None or not isinstance(calendar, Calendar) or calendar.working:
        return UNUSED
    return calendar.begin_par(app, one)


VERBS: Final[Verbs] = {
    "day": press(look_at, maybe(number)),
    "month": press(turn, one_of((-1, 1))),
    "play-day": press(play, word, number),
    "share-day": press(share, word),
    "copy-day": press(copy, one_of(("text", "link"))),
    "par": press(ask_par, word),
    BEGUN: press(begun),
}
