"""Rooms whose code is loaded when somebody opens one of them: all of it comes in one file (`rooms.zip`)."""

from __future__ import annotations

from typing import Final

from .app import App
from .core.done import UNUSED, Done, done
from .core.messages import Fetch, Say
from .foyer.state import Foyer
from .press import Verbs, press


def puzzle(app: App) -> Done:
    """Opens the puzzles at the puzzle of the day; fetches them first if they are not here yet."""
    if not isinstance(app.room, Foyer):
        return UNUSED
    try:
        from .puzzles.update import opened  # noqa: PLC0415 - it comes only when somebody asks for it
    except ModuleNotFoundError as missing:
        if missing.name is None or not missing.name.startswith("vernissage"):
            raise
        return done(Fetch("rooms"), Say(app.words("A moment, please."), urgent=True, shown=True), shows="nothing")
    return opened(app)


def came(app: App, good: bool) -> Done:
    """The code of the rooms has been loaded, or could not be fetched."""
    if good:
        return puzzle(app)
    return done(Say(app.words("The puzzles could not be loaded. Try again with a connection."), urgent=True, shown=True))


VERBS: Final[Verbs] = {"puzzle": press(puzzle)}
