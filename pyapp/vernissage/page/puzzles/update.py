"""Opens the room of the puzzles."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ...table.days import day_at
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, ToTop
from ..core.presses import press, rest
from ..foyer.state import Foyer
from ..press import Verbs
from .render import markup
from .room import PuzzleRoom, of_the_day, restored, with_puzzles


def open_puzzles(app: App, again: tuple[str, ...]) -> Done:
    """Opens the room at the puzzle of the day; `again`: as it was when the page had to begin again."""
    if not isinstance(app.room, Foyer):
        return UNUSED
    room = PuzzleRoom(app, *of_the_day(day_at(app.device.now()), with_puzzles(app)))
    if again:
        with suppress(LookupError, ValueError):  # a newer version of the page has come just then
            room = restored(app, again)
    app.room, app.dialog = Foyer(room, markup), None
    return done(ToTop(), Focus("title"))


VERBS: Final[Verbs] = {"puzzle": press(open_puzzles, rest)}
