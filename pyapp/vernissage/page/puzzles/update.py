"""Coming to the puzzles."""

from __future__ import annotations

from ...puzzles.kinds import KINDS
from ...table.days import day_at
from ..app import App
from ..core.done import Done, done
from ..core.messages import Focus, ToTop
from ..games.programme import PROGRAMME
from ..visit import Visiting
from .render import shown
from .room import Room, of_the_day


def opened(app: App) -> Done:
    """Opens the room at the puzzle of the day."""
    games = [one.key for one in PROGRAMME if app.playable(one.key) and one.key in KINDS]
    room = Room(app, *of_the_day(day_at(app.device.now()), games))
    app.room, app.dialog = Visiting(room, shown), None
    return done(ToTop(), Focus("title"))
