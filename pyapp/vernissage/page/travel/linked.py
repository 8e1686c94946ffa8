"""Games that several devices play by link. Most visits have no such game, so that what plays them (page.fair, table.fair) is
imported when somebody invites, opens such a link, or has such a game here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...table.found import link_in
from ...table.part import Part
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Arrived, Do
from ..keeping.versions import GAME, LINKED
from ..press import Verbs
from .state import ByLink

if TYPE_CHECKING:
    from ..app import App

BY_LINK: Final[Part[Callable[[App], ByLink]]] = Part(__package__, "..fair.update:GamesByLink")
LEAGUE: Final[Part[Callable[[App, str], Done]]] = Part(__package__, "..league.update:arrive")
"""They import this module, so they are named here."""


def list_kept(app: App) -> Done:
    """Lists the games by link of this device, if there are any and the rest of the page is here."""
    if not app.browser.rest:
        return UNUSED
    try:
        there = any(key.startswith(f"{GAME}{LINKED}") for key in app.device.storage.keys())  # noqa: SIM118 - no dict
    except StorageForbidden:
        return UNUSED
    if there:
        by_link(app)
    return done() if there else UNUSED


def by_link(app: App) -> ByLink:
    """What plays these games."""
    if app.by_link is None:
        app.by_link = BY_LINK()(app)
        app.by_link.take_stock()
    return app.by_link


def pressed(app: App, args: tuple[str, ...]) -> Done:
    """A press on `linked ...`."""
    return by_link(app).handled(Do("linked", args))


def arrive(app: App, text: str) -> Done:
    """Opens a link of such a game, or of a league with friends."""
    from ...table.league import LONGEST, is_league  # noqa: PLC0415 - it comes with the rest

    if is_league(link := link_in(text, is_league, longest=LONGEST)):
        return LEAGUE()(app, link)
    return by_link(app).handled(Arrived(text))


VERBS: Final[Verbs] = {"linked": pressed}
