"""What comes only when somebody asks for it: rooms beside the foyer. The page is started without their code, which one file
brings, or two; the press that asked for it is then done.

The days are in a file of their own, which a first visit keeps: the deal of the day never needs a network.

The page is also started with the first game only; the others come right after it (`Fetch("games")`), with no press. What needs
them before they are here is held back until then.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ..games import coming
from .app import App
from .core.done import UNUSED, Done, done
from .core.messages import Arrived, Do, Fetch, Hush, Late, Message, Picked, Say
from .days import BEGUN
from .foyer.state import Foyer
from .press import Press, Verbs

Part: TypeAlias = Literal["days", "rooms"]
HONOURS: Final = "honours"
"""The verb that looks for honours at a game's end; nobody presses it."""
LATE_VERBS: Final[dict[Part, tuple[str, ...]]] = {
    "days": ("day", "month", "play-day", "share-day", "copy-day", "par", BEGUN),
    "rooms": ("puzzle", "moment", "record", "collection", "guest", HONOURS),
}
"""The verbs of what comes late, by file; a room that is open has its other presses on `data-act`."""

FIRST_VERBS: Final = frozenset({"choose", "play", "learn", "seats", "open", "close", "language", "theme", "sound", "rules"})
"""The verbs in the foyer that need no other game than those that they name."""
LISTS: Final = frozenset({"games", "link"})
"""The dialogs that need all games."""


def lacks(app: App, message: Message) -> Late | None:
    """What a message has to wait for; None if it can be carried out."""
    return "games" if _needs_all(app, message) else None


def _needs_all(app: App, message: Message) -> bool:
    """Whether a message can only be carried out with games that are not here yet."""
    late = coming()
    if not late:
        return False
    match message:
        case Arrived(fragment):
            return bool(fragment)
        case Picked():
            return True
        case Do() if app.held:  # presses are carried out in their order
            return True
        case Do("resume", (ident, *_)):
            entry = app.stock.entry(ident)
            return entry is None or entry.record is None or entry.record.game in late
        case Do(verb, args) if isinstance(app.room, Foyer):
            return verb not in FIRST_VERBS or not set(args).isdisjoint((*late, *LISTS))
    return False


def hold(app: App, message: Message, part: Late) -> Done:
    """Holds a message back until a part is here."""
    app.held.append(message)
    return done(Fetch(part), Say(app.words("A moment, please."), urgent=True, shown=True), shows="nothing")


def verbs(part: Part) -> Verbs | None:
    """What these verbs do; None if that is not here yet."""
    try:
        if part == "days":
            from .daily import verbs as days  # noqa: PLC0415 - it comes only when somebody asks for it

            return days.VERBS
        from .visits import verbs as rooms  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if missing.name is None or not missing.name.startswith("vernissage"):
            raise
        return None
    return rooms.VERBS


def _later(verb: str, part: Part) -> Press:
    """A press that is done once what it needs is here."""

    def pressed(app: App, args: tuple[str, ...]) -> Done:
        there = verbs(part)
        if there is not None:
            return there[verb](app, args)
        app.asked = Do(verb, args)
        return done(Fetch(part), Say(app.words("A moment, please."), urgent=True, shown=True), shows="nothing")

    return pressed


def came(app: App, part: Part, good: bool) -> Done:
    """What was asked for is here, or could not be had."""
    if part == "rooms":
        app.browser.rooms = good and verbs(part) is not None
    asked = app.asked
    if part == "days" and good:
        VERBS[BEGUN](app, ())
    if asked is None or asked.verb not in LATE_VERBS[part]:  # nobody waits for it; what it adds to the page is shown
        return done(shows="all" if good else "nothing")
    app.asked = None
    if good:
        told = done(shows="nothing") if asked.verb == HONOURS else done(Hush(), shows="nothing")  # nobody waits any more
        return told + VERBS[asked.verb](app, asked.args)
    if asked.verb == HONOURS:  # nobody has asked for them: without a connection they are not told
        if app.play is not None:
            app.play.just_over = False
        return done(shows="nothing")
    said = app.words("This part of the page could not be loaded. Try again with a connection.")
    return done(Say(said, urgent=True, shown=True))


def begun(app: App) -> Done:
    """Has the game that has just begun looked at, quietly: it may be a try of a day's deal."""
    if app.play is None or not app.play.given:
        return UNUSED
    app.play.given = False
    there = verbs("days")
    return done(Fetch("days"), shows="nothing") if there is None else there[BEGUN](app, ())


def ended(app: App) -> Done:
    """Has the honours of the game that has just ended here looked for, quietly."""
    play = app.play
    if play is None or not play.just_over or play.by_link or play.guide is not None or app.asked is not None:
        return UNUSED
    there = verbs("rooms")
    if there is not None:
        return there[HONOURS](app, ())
    app.asked = Do(HONOURS)
    return done(Fetch("rooms"), shows="nothing")


VERBS: Final[Verbs] = {verb: _later(verb, part) for part, all_ in LATE_VERBS.items() for verb in all_}
