"""Rooms that come only when somebody opens them: the page is started without their code, which one file brings."""

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
    """The rooms are here, or could not be had."""
    if good:
        return puzzle(app)
    return done(Say(app.words("The puzzles could not be loaded. Try again with a connection."), urgent=True, shown=True))


VERBS: Final[Verbs] = {"puzzle": press(puzzle)}
