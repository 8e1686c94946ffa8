"""What a message does to the app: `update` changes the state and says what is asked of the page.

A press is looked up by its verb, in the table of all features' `VERBS` below; what the open room answers itself is handed to it
(`room ...`), as are keys and pointers.

The page starts with the foyer and the first game; all else comes in one archive right after that, with no press (`Fetch`): the
*rest*. A message that needs the rest before it is here waits in `App.held`, is done in its order once it is here, and is
dropped, with a word, if it could not be had. The first game goes on meanwhile.
"""

from __future__ import annotations

from typing import Final

from ..games import coming
from . import dialogs, spoken
from .advice import verbs as advice
from .app import App
from .core.done import UNUSED, Done, done
from .core.measure import Window
from .core.messages import (
    Arrived,
    Begin,
    Carried,
    Changed,
    Do,
    Fetch,
    Focus,
    Hosted,
    Hush,
    Journal,
    KeyDown,
    Lock,
    Locked,
    Lost,
    Message,
    Newer,
    Picked,
    Pointed,
    Pressed,
    Resized,
    Say,
    Thought,
    Tick,
    Went,
    Wired,
    Write,
)
from .core.presses import ROOM, one_of, parsed, press
from .core.words import LANGUAGES, SOURCE, learn
from .day_marks import BEGUN
from .foyer import update as foyer
from .foyer.state import Foyer
from .house import update as house
from .house.state import RESTARTS
from .house.words import newer
from .keeping import update as keeping
from .keeping.state import Games
from .learning import book
from .learning import update as learning
from .pictures import update as pictures
from .press import Fields, Verbs
from .replay import update as replay
from .replay.state import Replay
from .routes import Route, back, can_open, on_the_way, route
from .table import opening, turns
from .table import update as table
from .table.state import Elsewhere, TableRoom
from .travel import arriving, linked, sharing

HONOURS: Final = "honours"
"""The verb that looks for honours at a game's end; nobody presses it."""
BEFORE_THE_REST: Final = frozenset({"choose", "play", "learn", "seats", "open", "close", "language", "theme", "sound", "rules"})
"""The verbs of the foyer that do not wait for the rest, unless they are about a game or a dialog that comes with it."""


def update(app: App, message: Message) -> Done:
    """Carries a message out, and what follows from it."""
    if app.returning and isinstance(message, Do):
        app.returning = False
        app.held.clear()
    came = _carried_out(app, message)
    if not came.used:
        return came
    if app.by_link is not None:
        came += app.by_link.after()
    if not isinstance(message, Journal):
        came = learning.followed(app, message, came)
    came += _unpressed(app)
    batch = app.journal.batch()
    if batch:
        came = came.then(Write(batch))
    if keeping.tell(app):
        came = came.showing("all")
    if app.newer == "here" and app.offers:
        app.newer = "told"
        came = came.then(Say(newer(app))).showing("all")
    return came


def _carried_out(app: App, message: Message) -> Done:
    if _needs_rest(app, message):
        app.held.append(message)
        return done(Fetch(), Say(app.words("A moment, please."), shown=True), shows="nothing")
    if app.by_link is not None and (came := app.by_link.handled(message)).used:
        return came
    match message:
        case Do(verb, (asked, *args)) if verb == ROOM:
            return _handled(app, Pressed(asked, tuple(args)))
        case Do():
            return _does(app, message.verb, message.args)
        case Changed():
            field = FIELDS.get(message.field) or FIELDS.get(message.field.partition("-")[0])
            return UNUSED if field is None else field(app, message)
        case KeyDown() | Pointed():
            return _handled(app, message)
        case Tick(ticket) if ticket < 0:
            return arriving.tick(app, ticket)
        case Tick(ticket) if ticket == app.ticket:
            on_top = dialogs.tick(app)
            return _worked_on(app) if on_top is None else on_top
        case Tick() | Wired():
            return UNUSED
        case Thought():
            return turns.thought(app, message)
        case Hosted():
            return UNUSED if app.guest is None else app.guest.take_hosted(message)
        case Carried():
            return _answered(app, message)
        case _:
            return _from_the_browser(app, message)


# -- the rest of the page -------------------------------------------------------------------------------------------------


def _needs_rest(app: App, message: Message) -> bool:
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
            return verb not in BEFORE_THE_REST or not set(args).isdisjoint((*coming(), "games", "link"))
        case Do(verb):
            return verb not in VERBS
    return False


def _rest_came(app: App, good: bool) -> Done:
    """The rest of the page is here, or could not be fetched."""
    (held, app.held), app.returning = (app.held, []), False
    if app.browser.rest:
        return UNUSED
    if not good:
        said = app.words("This part could not be loaded: try again with a connection.")
        return done(Say(said, shown=True)) if held else UNUSED
    app.browser.rest = True
    learn(app.words.language)
    came = done(Hush()) if held else done()
    came += linked.list_kept(app)
    foyer.come_back(app)
    for message in held:
        came += _carried_out(app, message)
    return came + foyer.look_on(app) if isinstance(app.room, Foyer) and app.dialog is None else came


def _does(app: App, verb: str, args: tuple[str, ...] = ()) -> Done:
    """Does what a press does. A verb that the start does not know is the rest's, if there is one."""
    if verb == ROOM:
        return UNUSED
    verbs = VERBS
    if verb not in verbs:
        from .visits import verbs as late  # noqa: PLC0415 - it comes with the rest

        verbs = late.VERBS
    return (verb in verbs and verbs[verb](app, args)) or UNUSED


def _unpressed(app: App) -> Done:
    """What is done after a message though nobody presses it: a game that has just begun is counted if it is a try of a day's
    deal, and one that has just ended here is searched for honours.
    """
    play = app.play
    if play is None or not app.browser.rest:
        return UNUSED
    came = UNUSED
    if play.given:
        play.given = False
        came += _does(app, BEGUN)
    if play.just_over and not play.by_link and play.guide is None:
        came += _does(app, HONOURS)
    return came


# -- the open room --------------------------------------------------------------------------------------------------------


def _handled(app: App, message: Pressed | KeyDown | Pointed) -> Done:
    """A press that the room answers, a key or a pointer; while a dialog is open, keys do not reach the room: Enter at something
    found in the rules leads to the next find.
    """
    if isinstance(message, KeyDown) and app.dialog is not None:
        return book.found(app) if message.key == "Enter" and not message.control else UNUSED
    match app.room:
        case Foyer() as room:
            return foyer.handled(app, room, message)
        case TableRoom() as room:
            return table.handled(app, room, message)
        case Replay() as room:
            return replay.handled(app, room, message)


def _worked_on(app: App) -> Done:
    """The time of a `Wait` has come: the room works on."""
    match app.room:
        case Foyer() as room:
            return foyer.tick(app, room)
        case TableRoom() as room:
            return turns.tick(app, room)
        case Replay() as room:
            return replay.tick(app, room)


# -- from the browser -----------------------------------------------------------------------------------------------------


def _answered(app: App, message: Carried) -> Done:
    match message.what:
        case "copy" | "sheet" | "paint" | "print" if app.visit is not None and app.dialog is None:
            came: Done = app.visit.take_outcome(app, message)
            return came
        case "copy" | "sheet":
            return sharing.take_outcome(app, message)
        case "persist":
            return keeping.promised(app, message.good)
        case "paint":
            return pictures.painted(app, message.good)
        case "rest":
            return _rest_came(app, message.good)
        case what if what.startswith("words "):
            return spoken.take_language(app, what.removeprefix("words "), message.good)
    return UNUSED


def _from_the_browser(app: App, message: Begin | Journal | Newer | Arrived | Went | Picked | Locked | Lost | Resized) -> Done:
    match message:
        case Begin():
            return _begin(app, message)
        case Journal():
            return keeping.journal(app, message)
        case Newer():
            app.newer = app.newer or "here"
        case Arrived():
            return arriving.arrive(app, message.fragment)
        case Went(there):
            return _go(app, there)
        case Picked("guest", name):
            return _carried_out(app, Do("guest", ("picked", name or "")))
        case Picked():
            return arriving.picked(app, message)
        case Locked():
            return _locked(app, message)
        case Lost():
            return opening.lost(app, message.id)
        case Resized():
            app.window = Window(*message)
    return done()


def _locked(app: App, message: Locked) -> Done:
    """What came of asking for a game's lock: this tab has it, or another tab does, and people are asked what to do."""
    if isinstance(app.dialog, Games) and app.dialog.renaming == message.id:
        return keeping.renamed(app, app.dialog, mine=message.mine)
    wanted = app.wanted
    if wanted is None or wanted.id != message.id:
        return done()
    if message.mine:
        app.wanted = None
        return wanted.then()
    app.dialog = Elsewhere()
    return done(Focus("dialog-title"))


def _begin(app: App, message: Begin) -> Done:
    if message.speaks:
        app.browser.speaks = {message.speaks}
    read = (tag.split("-")[0].lower() for tag in message.languages)
    wanted = app.recall(next((code for code in read if code in LANGUAGES), SOURCE))
    if message.without:
        app.notice = "without"
    browser = app.browser
    browser.address, browser.sheet, browser.workers = message.address, message.sheet, message.workers
    browser.rest = message.rest
    found = Journal("none") if message.found is None else Journal("open", message.found)
    came = keeping.journal(app, found) + foyer.enter(app)
    foyer.come_back(app)
    if wanted not in app.browser.speaks:
        came += spoken.speak(app, wanted)
    came += linked.list_kept(app) + _carried_out(app, Arrived(message.fragment))
    if message.lost is not None:
        app.notice = RESTARTS[message.lost]
        app.back = bool(message.route) and message.route[0].startswith(("resume ", "linked "))
    if message.route and (app.dialog is None or app.back):  # else a link has come, and is looked at first
        came += _open(app, message.route[0])
        app.returning = bool(app.held)
        return came
    if app.dialog is not None or not app.playable(message.choose):
        return came
    for pressed in (Do("choose", (message.choose,)), Do("open", ("setup",))):
        came += _carried_out(app, pressed)
    return came


def _go(app: App, there: Route) -> Done:
    """Goes back or forward to where people were, by presses: closes or opens; what cannot be opened anew is passed over."""
    came = done()
    app.held.clear()
    if on_the_way(app):
        app.wanted, came = None, done(Lock(""))
    at = route(app)
    if at == there[: len(at)]:
        return came + (_open(app, there[len(at)]) if len(at) < len(there) else done())
    while at != there[: len(at)]:
        came += _carried_out(app, back(app))
        before, at = at, route(app)
        if len(at) >= len(before):
            break
    return came


def _open(app: App, leg: str) -> Done:
    return _carried_out(app, Do(*parsed(leg))) if can_open(app, leg) else done()


VERBS: Final[Verbs] = {
    "language": press(spoken.speak, one_of(tuple(LANGUAGES))),
    **dialogs.VERBS,
    **house.VERBS,
    **foyer.VERBS,
    **table.VERBS,
    **learning.VERBS,
    **book.VERBS,
    **sharing.VERBS,
    **arriving.VERBS,
    **replay.VERBS,
    **keeping.VERBS,
    **pictures.VERBS,
    **advice.VERBS,
}
"""Every verb of a press that the page knows when it starts; those of the rest stand in visits/verbs.py."""
FIELDS: Final[Fields] = {
    **foyer.FIELDS,
    **sharing.FIELDS,
    **arriving.FIELDS,
    **replay.FIELDS,
    **advice.FIELDS,
    **keeping.FIELDS,
    **pictures.FIELDS,
    **book.FIELDS,
}
