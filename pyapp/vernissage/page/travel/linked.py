"""Games that several devices play by link: what the page can do with them before the code for them is loaded.

Most visits have no such game, so that all else about them (page.fair, table.fair) comes late: when somebody invites, opens such
a link, or has such a game here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Node
from ..core.messages import Arrived, Do, Fetch, Message, Say
from ..keeping.versions import GAME, LINKED
from .state import LinkedSheet

if TYPE_CHECKING:
    from ..app import App


def begin(app: App) -> Done:
    """Loads the code if there are such games on this device."""
    try:
        there = any(key.startswith(f"{GAME}{LINKED}") for key in app.device.storage.keys())  # noqa: SIM118 - no dict
    except StorageForbidden:
        return UNUSED
    return done(Fetch("fair")) if there else UNUSED


def handled(app: App, message: Message) -> Done:
    """Hands a message to that code, once it is loaded."""
    return UNUSED if app.linked is None else app.linked.handled(message)


def pressed(app: App, args: tuple[str, ...]) -> Done:
    """A press on `linked ...`."""
    message = Do("linked", args)
    return wanted(app, message) if app.linked is None else app.linked.handled(message)


def arrive(app: App, text: str) -> Done:
    """Opens a link of such a game."""
    return wanted(app, Arrived(text)) if app.linked is None else app.linked.handled(Arrived(text))


def wanted(app: App, message: Do | Arrived) -> Done:
    """Loads the code, and hands it the message then."""
    app.late = message
    return done(Say(app.words("A moment, please.")), Fetch("fair"))


def failed(app: App) -> Done:
    """Says that the code could not be loaded."""
    said = app.words("This part of the page could not be loaded. Try again with a connection.")
    return done(Say(said, urgent=True, shown=True))


def shown(app: App, _sheet: LinkedSheet) -> tuple[str, Node]:
    """Title and body of the dialog."""
    return ("", NOTHING) if app.linked is None else app.linked.dialog()


def cards(app: App) -> Node:
    """The games, for the foyer; nothing before the part is loaded."""
    return NOTHING if app.linked is None else app.linked.cards()
