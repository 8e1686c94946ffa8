"""The dialogs: how each is shown, what closes it, and which can be opened by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .app import App, Dialog
from .core.buttons import button
from .core.done import UNUSED, Done, done
from .core.markup import NOTHING, Node, el, join, words_of
from .core.messages import Focus, Say
from .core.presses import maybe, one_of, press, word
from .foyer import update as foyer
from .foyer.setting_up import setting_up
from .foyer.state import Foyer, SettingUp
from .house import render as house
from .house.state import Menu
from .keeping import render as games
from .keeping import update as keeping
from .keeping.state import Games
from .learning import panel
from .learning import render as learning
from .learning.state import KeyList, Learnt, Rules, Terms
from .pictures.render import picture
from .pictures.state import PictureDialog
from .press import Verbs
from .table import dialogs as table
from .table.state import Elsewhere, NotBack
from .travel import arriving
from .travel import render as travel
from .travel.state import Arrival, OpenLink, Reading, Share


def _shut(app: App, _dialog: Any) -> Done:
    """Closes a dialog; the browser gives the focus back to what opened it."""
    app.dialog, app.wanted = None, None
    return done()


class DialogKind(NamedTuple):
    """What there is to know of a kind of dialog."""

    title_and_body: Callable[[App, Any], tuple[str, Node]]
    """What stands in it."""
    close: Callable[[App, Any], Done] = _shut
    """What closing it does."""
    tick: Callable[[App, Any], Done] | None = None
    """What is done when the time of a `Wait` has come; None: the room under it works on."""


def _hints() -> DialogKind:
    from .advice import asked, render

    return DialogKind(render.hint, tick=asked.tick)


def _lookback() -> DialogKind:
    from .advice import back, render

    return DialogKind(render.lookback, tick=back.tick)


KINDS: Final[Mapping[type[Any], DialogKind]] = {
    SettingUp: DialogKind(setting_up),
    Menu: DialogKind(house.menu),
    Rules: DialogKind(learning.rules),
    Terms: DialogKind(learning.terms),
    KeyList: DialogKind(learning.keys),
    Learnt: DialogKind(panel.learnt, foyer.close_learnt),
    Games: DialogKind(games.title_and_body, keeping.close, keeping.tick),
    NotBack: DialogKind(table.not_back),
    Elsewhere: DialogKind(table.elsewhere),
    Share: DialogKind(travel.share),
    OpenLink: DialogKind(travel.link),
    Arrival: DialogKind(travel.arrival, lambda app, _: arriving.decline(app)),
    Reading: DialogKind(travel.reading, lambda app, _: arriving.stop(app)),
    PictureDialog: DialogKind(picture),
}


def _guest_left() -> DialogKind:
    from .guests.render import why_guest_left

    return DialogKind(why_guest_left)


def _linked() -> DialogKind:
    from .fair.hand import Hand
    from .fair.shown.sheets import sheet

    return DialogKind(lambda app, _: sheet(app.by_link) if isinstance(app.by_link, Hand) else ("", NOTHING))


LATE: Final[Mapping[str, Callable[[], DialogKind]]] = {
    "hint": _hints, "lookback": _lookback, "guest": _guest_left, "linked": _linked,
}  # fmt: skip
"""Dialogs whose code is loaded only when somebody opens them, by name."""

ANYWHERE: Final[Mapping[str, Callable[[], Dialog]]] = {"rules": Rules, "menu": Menu, "keys": KeyList}
IN_THE_FOYER: Final[Mapping[str, Callable[[], Dialog]]] = {"setup": SettingUp, "games": Games, "link": OpenLink}
"""The dialogs that a press in the foyer opens, by name."""


def _kind(dialog: Dialog) -> DialogKind:
    return KINDS[type(dialog)] if type(dialog) in KINDS else LATE[dialog.name]()


def _asked(body: Node) -> str:
    """What a dialog says before anything in it can be pressed: its first paragraph, but for one that is read by itself."""
    for node in body.walk():
        if node.name in {"button", "input", "h3"} or "role" in node.attributes:
            return ""
        if node.name == "p" and (text := words_of(node)):
            return text
    return ""


def markup(app: App) -> Node:
    """The region `dialog`; empty while none is open. What its title stands in gets the focus, and is not the first
    thing in it: Orca in Firefox says nothing of a focus on the first thing. In Chromium Orca looks, of its own, for the first
    words where the focus has come to, as all that was before is out of reach, and is silent if they are that element itself: so
    it is not the heading. Nor does it say that it has come into a dialog: that describes the title, with what is asked.
    """
    dialog = app.dialog
    if dialog is None:
        return NOTHING
    title, body = _kind(dialog).title_and_body(app, dialog)
    shut = button("", "close", cls="icon", sign="close", label=app.words("Close"), id="dialog-close")
    cover: Node = NOTHING
    if isinstance(dialog, SettingUp):  # on a phone no poster is in sight
        art = el("use", href=f"#poster-{app.plans.chosen}", width=312, height=468)
        cover = el("svg", art, viewBox="0 0 312 410", aria_hidden="true")
    about = f"{app.words('Dialog')}. {_asked(body)}".strip()
    head = el("div", el("h2", title, id="dialog-name"), id="dialog-title", tabindex=-1, role="group",
              aria_labelledby="dialog-name", aria_description=about)  # fmt: skip
    return join(
        (
            el("div", shut, head, cover, cls="dlg-h"),
            el("div", body, cls=f"dlg-b dlg-{dialog.name}"),
        )
    )


def tick(app: App) -> Done | None:
    """The time of a `Wait` has come: the open dialog works on; None if that is for the room to do."""
    works = None if app.dialog is None else _kind(app.dialog).tick
    return None if works is None else works(app, app.dialog)


def open_(app: App, name: str, _about: str | None = None) -> Done:
    """Opens a dialog by its name."""
    at_home = isinstance(app.room, Foyer)
    kind = ANYWHERE.get(name) or (IN_THE_FOYER.get(name) if at_home else None)
    if kind is None or (name == "setup" and not app.playable(app.plans.chosen)):
        return UNUSED
    app.dialog, app.stock.removing = kind(), ""
    came = done(Focus("dialog-title"))
    return came + (keeping.look_on(app) if name == "games" else foyer.look_on(app)) if at_home else came


def close(app: App) -> Done:
    """Closes the dialog."""
    if app.dialog is None:
        return UNUSED
    came = _kind(app.dialog).close(app, app.dialog)
    return came if app.dialog is not None else came.then(Say(app.words("Focus"), here=True))  # Orca may go there in silence


VERBS: Final[Verbs] = {"open": press(open_, one_of((*ANYWHERE, *IN_THE_FOYER)), maybe(word)), "close": press(close)}
