"""The rest of the page. It starts with the foyer and the first game; all else comes in one archive right after that, with no
press (`Fetch`). `lacks` says whether a message needs the rest, and the rest is not here. Such a message waits in `App.held`, is
done in its order once the rest is here, and is dropped, with a word, if it could not be had. The first game goes on meanwhile.
"""

from __future__ import annotations

from typing import Final

from ..games import coming
from .app import App
from .core.done import UNUSED, Done, done
from .core.messages import Arrived, Do, Fetch, Message, Picked, Say
from .core.presses import ROOM
from .days import BEGUN
from .foyer.state import Foyer
from .press import Press
from .travel.state import ByLink
from .verbs import VERBS

HONOURS: Final = "honours"
"""The verb that looks for honours at a game's end; nobody presses it."""
AT_THE_START: Final = frozenset({"choose", "play", "learn", "seats", "open", "close", "language", "theme", "sound", "rules"})
"""What the foyer does without the rest, but with other games, and with the dialogs that list them."""


def lacks(app: App, message: Message) -> bool:
    """Whether a message has to wait for the rest."""
    if app.browser.rest:
        return False
    match message:
        case Arrived(fragment):
            return bool(fragment)
        case Picked():
            return True
        case Do(verb) if verb == ROOM:  # the first game goes on
            return False
        case Do() if app.held:  # presses are carried out in their order
            return True
        case Do("resume", (ident, *_)):
            entry = app.stock.entry(ident)
            return entry is None or entry.record is None or entry.record.game in coming()
        case Do(verb, args) if verb in VERBS and isinstance(app.room, Foyer):
            return verb not in AT_THE_START or not set(args).isdisjoint((*coming(), "games", "link"))
        case Do(verb):
            return verb not in VERBS
    return False


def hold(app: App, message: Message) -> Done:
    """Holds a message back until the rest is here."""
    app.held.append(message)
    return done(Fetch(), Say(app.words("A moment, please."), shown=True), shows="nothing")


def failed(app: App) -> Done:
    """Says that the rest could not be had: what waited for it is not done."""
    said = app.words("This part could not be loaded: try again with a connection.")
    return done(Say(said, shown=True))


def press_of(verb: str) -> Press | None:
    """What a press does; None if there is no such verb. One that the start does not know is the rest's."""
    if verb in VERBS:
        return VERBS[verb]
    from .visits.verbs import VERBS as MORE  # noqa: PLC0415 - it comes with the rest

    return MORE.get(verb)


def befriend(app: App) -> ByLink:
    """Makes what plays games by link, and imports it."""
    from .fair.friends import Friends  # noqa: PLC0415 - it comes with the rest

    return Friends(app)


def after(app: App) -> Done:
    """What is done after a message though nobody presses it: a game that has just begun is counted if it is a try of a day's
    deal, and one that has just ended here is searched for honours.
    """
    play = app.play
    if play is None or not app.browser.rest:
        return UNUSED
    came = UNUSED
    if play.given:
        play.given = False
        came += does(app, BEGUN)
    if play.just_over and not play.by_link and play.guide is None:
        came += does(app, HONOURS)
    return came


def does(app: App, verb: str, args: tuple[str, ...] = ()) -> Done:
    """Does what a press does, though nobody has pressed."""
    press = press_of(verb)
    return (press and press(app, args)) or UNUSED
