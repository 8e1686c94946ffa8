"""What comes only when somebody asks for it: rooms beside the foyer. The page is started without their code, which one file
brings; the press that asked for it is then done.
"""

from __future__ import annotations

from typing import Final

from .app import App
from .core.done import Done, done
from .core.messages import Do, Fetch, Say
from .press import Press, Verbs

LATE_VERBS: Final = ("day", "month", "play-day", "share-day", "copy-day", "par", "puzzle", "moment")
"""The verbs of what comes late; a room that is open has its other presses on `data-act`."""


def verbs() -> Verbs | None:
    """What these verbs do; None if that is not here yet."""
    try:
        from .visits.verbs import VERBS  # noqa: PLC0415 - it comes only when somebody asks for it
    except ModuleNotFoundError as missing:
        if missing.name is None or not missing.name.startswith("vernissage"):
            raise
        return None
    return VERBS


def _later(verb: str) -> Press:
    """A press that is done once what it needs is here."""

    def pressed(app: App, args: tuple[str, ...]) -> Done:
        there = verbs()
        if there is not None:
            return there[verb](app, args)
        app.asked = Do(verb, args)
        return done(Fetch("rooms"), Say(app.words("A moment, please."), urgent=True, shown=True), shows="nothing")

    return pressed


def came(app: App, good: bool) -> Done:
    """What was asked for is here, or could not be had."""
    asked, app.asked = app.asked, None
    app.browser.rooms = good and verbs() is not None
    if asked is None:  # nobody waits for it; what it adds to the page is shown
        return done(shows="all" if good else "nothing")
    if good:
        return VERBS[asked.verb](app, asked.args)
    said = app.words("This part of the page could not be loaded. Try again with a connection.")
    return done(Say(said, urgent=True, shown=True))


VERBS: Final[Verbs] = {verb: _later(verb) for verb in LATE_VERBS}
