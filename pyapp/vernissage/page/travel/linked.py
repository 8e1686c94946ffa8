"""Games that several devices play by link. Most visits have no such game, so that what plays them (page.fair, table.fair) is
imported when somebody invites, opens such a link, or has such a game here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...table.found import link_in
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Node
from ..core.messages import Arrived, Do, Message
from ..keeping.versions import GAME, LINKED
from ..press import Verbs
from .state import ByLink, LinkedSheet

if TYPE_CHECKING:
    from ..app import App


def begin(app: App) -> Done:
    """Lists the games by link of this device, if there are any and the rest of the page is here."""
    if not app.browser.rest:
        return UNUSED
    try:
        there = any(key.startswith(f"{GAME}{LINKED}") for key in app.device.storage.keys())  # noqa: SIM118 - no dict
    except StorageForbidden:
        return UNUSED
    if there:
        friends(app)
    return done() if there else UNUSED


def friends(app: App) -> ByLink:
    """What plays these games."""
    if app.linked is None:
        app.linked = app.befriend(app)
        app.linked.take_stock()
    return app.linked


def handled(app: App, message: Message) -> Done:
    """Hands a message to what plays these games, if there are any."""
    return UNUSED if app.linked is None else app.linked.handled(message)


def pressed(app: App, args: tuple[str, ...]) -> Done:
    """A press on `linked ...`."""
    return friends(app).handled(Do("linked", args))


def arrive(app: App, text: str) -> Done:
    """Opens a link of such a game, or of a league with friends."""
    from ...table.league import LONGEST, is_league  # noqa: PLC0415 - it comes with the rest

    if is_league(link := link_in(text, is_league, longest=LONGEST)):
        return app.does(app, "league-came", (link,))
    return friends(app).handled(Arrived(text))


def title_and_body(app: App, _sheet: LinkedSheet) -> tuple[str, Node]:
    """Title and body of the dialog."""
    return ("", NOTHING) if app.linked is None else app.linked.dialog()


def cards(app: App) -> Node:
    """The games, for the foyer; nothing if there are none."""
    return NOTHING if app.linked is None else app.linked.cards()


VERBS: Final[Verbs] = {"linked": pressed}
