"""What a message does to the app: `update` changes the state and says what is asked of the page.

What a press does is found in two steps: its verb in a feature's `VERBS` (see `verbs.py`), and there its function.
"""

from __future__ import annotations

from . import rest
from .app import App
from .core.done import UNUSED, Done, done
from .core.measure import Window
from .core.messages import (
    Arrived,
    Begin,
    Carried,
    Changed,
    Do,
    Hosted,
    Hush,
    Journal,
    Keyed,
    Lock,
    Locked,
    Lost,
    Message,
    Newer,
    Picked,
    Pointed,
    Resized,
    Say,
    Thought,
    Tick,
    Went,
    Wired,
    Write,
)
from .core.presses import parsed
from .core.words import LANGUAGES
from .dialogs import tick as tick_on_top
from .foyer.state import Foyer
from .foyer.update import enter, look_on
from .house.state import AGAIN
from .house.words import newer
from .keeping import update as keeping
from .keeping.state import Games
from .learning.update import followed
from .pictures import update as pictures
from .places import Places, back, can_open, on_the_way, places
from .programme import learn_names
from .rooms import handled
from .table import opening, turns
from .travel import arriving, linked, sharing
from .verbs import FIELDS


def update(app: App, message: Message) -> Done:
    """Carries a message out."""
    if app.returning and isinstance(message, Do):
        app.returning = False
        app.held.clear()
    came = _carried_out(app, message)
    if not came.used:
        return came
    if app.linked is not None:
        came += app.linked.after()
    if not isinstance(message, Journal):
        came = followed(app, message, came)
    came += rest.after(app)
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
    if rest.lacks(app, message):
        return rest.hold(app, message)
    if (came := linked.handled(app, message)).used:
        return came
    match message:
        case Do():
            press = rest.press_of(message.verb)
            return (press and press(app, message.args)) or UNUSED
        case Changed():
            field = FIELDS.get(message.field) or FIELDS.get(message.field.partition("-")[0])
            return UNUSED if field is None else field(app, message)
        case Keyed() | Pointed():
            return handled(app, message)
        case Tick(ticket) if ticket < 0:
            return arriving.tick(app, ticket)
        case Tick():
            return tick_on_top(app) if message.ticket == app.ticket else UNUSED
        case Thought():
            return turns.thought(app, message)
        case Hosted():
            return UNUSED if app.guest is None else app.guest.told(message)
        case Wired():
            return UNUSED
        case Carried():
            return _answered(app, message)
        case _:
            return _from_the_browser(app, message)


def _answered(app: App, message: Carried) -> Done:
    match message.what:
        case "copy" | "sheet" | "paint" | "print" if app.visit is not None and app.dialog is None:
            came: Done = app.visit.came(app, message)
            return came
        case "copy":
            return sharing.copy_came(app, message.good)
        case "sheet":
            return sharing.unshared(app)
        case "persist":
            return keeping.promised(app, message.good)
        case "paint":
            return pictures.painted(app, message.good)
        case "rest":
            return _rest_came(app, message.good)
    return UNUSED


def _rest_came(app: App, good: bool) -> Done:
    """The rest of the page is here, or could not be fetched."""
    (held, app.held), app.returning = (app.held, []), False
    if app.browser.rest:
        return UNUSED
    if not good:
        return rest.failed(app) if held else UNUSED
    app.browser.rest = True
    learn_names()
    came = done(Hush()) if held else done()
    came += linked.begin(app)
    for message in held:
        came += _carried_out(app, message)
    return came + look_on(app) if isinstance(app.room, Foyer) and app.dialog is None else came


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
            if isinstance(app.dialog, Games) and app.dialog.renaming == message.id:
                return keeping.renamed(app, app.dialog, mine=message.mine)
            return opening.locked(app, message.id, mine=message.mine)
        case Lost():
            return opening.lost(app, message.id)
        case Resized():
            app.window = Window(*message)
    return done()


def _begin(app: App, message: Begin) -> Done:
    spoken = (tag.split("-")[0].lower() for tag in message.languages)
    app.recall(next((code for code in spoken if code in LANGUAGES), "en"))
    if message.without:
        app.notice = "without"
    app.befriend, app.does, browser = rest.befriend, rest.does, app.browser
    browser.address, browser.sheet, browser.workers = message.address, message.sheet, message.workers
    browser.rest = message.rest
    found = Journal("none") if message.found is None else Journal("open", message.found)
    came = keeping.journal(app, found) + enter(app)
    came += linked.begin(app) + _carried_out(app, Arrived(message.fragment))
    if message.lost is not None:
        app.notice = AGAIN[message.lost]
        app.back = bool(message.places) and message.places[0].startswith(("resume ", "linked "))
    if message.places and (app.dialog is None or app.back):  # else a link has come, and is looked at first
        came += _open(app, message.places[0])
        app.returning = bool(app.held)
        return came
    if app.dialog is not None or not app.playable(message.choose):
        return came
    for press in (Do("choose", (message.choose,)), Do("open", ("setup",))):
        came += _carried_out(app, press)
    return came


def _go(app: App, there: Places) -> Done:
    """Goes back or forward to where people were, as presses would: closes what is open on top of it, or opens what is missing.
    What cannot be opened anew is passed over.
    """
    came = done()
    app.held.clear()
    if on_the_way(app):
        app.wanted, came = None, done(Lock(""))
    at = places(app)
    if at == there[: len(at)]:
        return came + (_open(app, there[len(at)]) if len(at) < len(there) else done())
    while at != there[: len(at)]:
        came += _carried_out(app, back(app))
        before, at = at, places(app)
        if len(at) >= len(before):
            break
    return came


def _open(app: App, place: str) -> Done:
    return _carried_out(app, Do(*parsed(place))) if can_open(app, place) else done()
