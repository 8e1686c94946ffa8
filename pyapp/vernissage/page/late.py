"""What comes only when somebody asks for it: rooms beside the foyer. The page is started without their code, which one file
brings; the press that asked for it is then done.
"""

from __future__ import annotations

from typing import Final

from .app import App
from .core.done import UNUSED, Done, done
from .core.messages import Do, Fetch, Hush, Say
from .press import Press, Verbs

HONOURS: Final = "honours"
"""The verb that looks for honours at a game's end; nobody presses it."""
LATE_VERBS: Final = (
    "day", "month", "play-day", "share-day", "copy-day", "par", "puzzle", "moment", "record", "collection", HONOURS
)  # fmt: skip
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
        told = done(shows="nothing") if asked.verb == HONOURS else done(Hush(), shows="nothing")  # nobody waits any more
        return told + VERBS[asked.verb](app, asked.args)
    if asked.verb == HONOURS:  # nobody has asked for them: without a connection they are not told
        if app.play is not None:
            app.play.just_over = False
        return done(shows="nothing")
    said = app.words("This part of the page could not be loaded. Try again with a connection.")
    return done(Say(said, urgent=True, shown=True))


def ended(app: App) -> Done:
    """Has the honours of the game that has just ended here looked for, quietly."""
    play = app.play
    if play is None or not play.just_over or play.by_link or play.guide is not None or app.asked is not None:
        return UNUSED
    there = verbs()
    if there is not None:
        return there[HONOURS](app, ())
    app.asked = Do(HONOURS)
    return done(Fetch("rooms"), shows="nothing")


VERBS: Final[Verbs] = {verb: _later(verb) for verb in LATE_VERBS}
