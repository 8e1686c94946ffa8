"""Where people are, as the tab's history keeps it: an entry for the foyer, one for a room, one for what lies over that, and
none for a move. Back closes what is open, then goes to the foyer, then leaves the site.

Glossary: a *leg* is the press (`data-do`) that opens something anew, empty where nothing does. A *route* is the legs from the
foyer to where people are, the lowest first; in the foyer itself it is empty.
"""

from __future__ import annotations

from typing import TypeAlias

from .app import App
from .core.messages import Do
from .dialogs import ANYWHERE, IN_THE_FOYER
from .foyer.state import Foyer
from .replay.state import Replay
from .table.play import Play
from .table.state import TableRoom

Route: TypeAlias = tuple[str, ...]


def route(app: App) -> Route:
    """The route to where people are."""
    beside = _beside(app)
    return (*_room(app), *((beside,) if beside else ()), *(() if app.dialog is None else (_dialog(app),)))


def on_the_way(app: App) -> bool:
    """Whether people are about to be somewhere else, and something has to come first: a game's lock, the rest of the page."""
    return bool(app.held) or (app.wanted is not None and app.dialog is None and isinstance(app.room, Foyer))


def back(app: App) -> Do:
    """The press that leaves the topmost leg."""
    if app.dialog is not None:
        return Do("close")
    if beside := _beside(app):
        verb, *args = beside.split(" ")
        return Do(verb, tuple(args))  # it opens, and closes what is open
    return Do("leave" if app.replay is None or app.replay.table is None else "end-replay")


def can_open(app: App, leg: str) -> bool:
    """Whether a leg can be opened anew: a game may have been removed, or may not be kept at all."""
    verb, _, ident = leg.partition(" ")
    return app.stock.entry(ident) is not None if verb == "resume" else bool(leg)


def table(play: Play) -> str:
    """The leg to a match that is played here."""
    return f"linked resume {play.id}" if play.by_link else f"resume {play.id}"


def _room(app: App) -> Route:
    room = app.room
    if app.visit is not None:
        return (app.visit.leg,)
    match room:
        case TableRoom():
            return (table(room.play),)
        case Replay(table=TableRoom() as below):
            return table(below.play), "replay"
        case Replay():
            return (f"replay {room.play.id}" if room.play.id else "",)
    return ()


def _beside(app: App) -> str:
    """What lies over a table's middle: a phone's sheet, on a desk the log (with which a replay begins there)."""
    room = app.room
    if isinstance(room, Foyer) or (isinstance(room, TableRoom) and room.play.curtain):
        return ""
    if app.window.wide:
        return "log" if room.side.log and isinstance(room, TableRoom) else ""
    over = room.ended if isinstance(room, Replay) else room.play.over
    return f"tab {room.side.tab}" if room.side.tab and not room.side.peek and not over else ""


def _dialog(app: App) -> str:
    named = {**ANYWHERE, **(IN_THE_FOYER if isinstance(app.room, Foyer) else {})}
    name = "" if app.dialog is None else app.dialog.name
    return f"open {name}" if name in named else ""
