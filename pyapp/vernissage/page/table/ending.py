"""The end of a match: the tally, line by line by itself or by presses, and whose things are shown."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, KeyDown, Move, Pointed, Pressed, Say
from ..core.motion import SPEEDS, length, score
from ..core.presses import number, press
from ..press import Verbs, in_room
from ..view.ending import flights
from .play import Play
from .state import TableRoom

LINE: Final = 1100
"""Milliseconds that a line of the tally stays by itself, at normal speed, once its figures are there."""


def begin(app: App, play: Play) -> Done:
    """The tally begins, and goes on by itself; where nothing moves, all of it is there at once."""
    play.shown = None
    return _at(app, play, 0 if _moves(app) else last_step(app, play))


def on(app: App, play: Play) -> Done:
    """The next line of the tally; the last one says who has won."""
    last = last_step(app, play)
    if play.step >= last:
        return UNUSED
    shown = _at(app, play, play.step + 1)
    return shown + _announced(app, play) if play.step == last else shown


def at_once(app: App, play: Play) -> Done:
    """Shows the whole tally of a finished game that is opened again, and says who has won."""
    return _at(app, play, last_step(app, play)) + _announced(app, play)


def _announced(app: App, play: Play) -> Done:
    """Says who has won, and how a tie was broken."""
    told = play.view.outcome(play.scene(app.look))
    if not told.settled:
        return done(Say(told.headline))
    return done(Say(app.words("%(first)s. %(second)s", first=told.headline, second=told.settled)))


def last_step(app: App, play: Play) -> int:
    """The tally's last line."""
    return play.view.result_steps(play.scene(app.look)) - 1


def _at(app: App, play: Play, step: int) -> Done:
    """Goes to a line of the tally. What it is about is shown; at the total what the winner has made, unless people look at
    another's.
    """
    play.step = step
    if (seat := play.view.counted(play.scene(app.look), step)) is not None:
        play.shown = seat
    elif step == last_step(app, play) and play.shown is None and play.view.apart:
        won = play.match.game.winners(play.match.state)
        play.shown = None if play.viewer in won else next(iter(won), None)
    return _lines(app, play)


def _moves(app: App) -> bool:
    return app.likes.speed != "off" and not app.window.still


def _lines(app: App, play: Play) -> Done:
    """Shows the figures of a line coming; the next one is waited for."""
    if not _moves(app):
        return done()
    last = last_step(app, play)
    shown = Move(score(flights(play.step, last + 1), app.likes.speed))
    wait = round(length(shown.flights) + LINE / SPEEDS[app.likes.speed])
    return done(shown, *([app.wait(wait)] if play.step < last else []))


def walk(app: App, play: Play, message: Pressed | KeyDown | Pointed) -> Done:
    """Goes through the scoring: to the line that is pressed, or back and forth by arrow keys. It stops going on by itself."""
    last = last_step(app, play)
    match message:
        case Pressed(verb="result", args=(line,)) if line.lstrip("-").isdecimal() and len(line) < 5:
            step = min(max(int(line), 0), last)
        case KeyDown(key="ArrowRight" | "ArrowLeft" as key):
            step = min(max(play.step + (1 if key == "ArrowRight" else -1), 0), last)
        case _:
            return UNUSED
    app.ticket += 1
    _at(app, play, step)
    return done()


@in_room(TableRoom)
def to_total(app: App, table: TableRoom) -> Done:
    """Goes to the scoring's last line. The focus goes to the title: one more Enter shall not begin another game."""
    play = table.play
    if not play.over:
        return UNUSED
    app.ticket += 1
    _at(app, play, last_step(app, play))
    return done(Focus("title"))


@in_room(TableRoom)
def whose(_app: App, table: TableRoom, seat: int) -> Done:
    """Shows what another seat has made, when nothing is secret any more; a person of the people here reads it, too."""
    play = table.play
    if not play.over or seat >= play.match.seats:
        return UNUSED
    play.shown = seat
    if seat in play.people:
        play.viewer = seat
    return done(Focus(f"whose-{seat}"))


VERBS: Final[Verbs] = {"total": press(to_total), "whose": press(whose, number)}
