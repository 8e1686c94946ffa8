"""Games that several devices play by link: what the page knows of them before that part of it is loaded.

Most visits have no such game, so that all else about them (page.fair, table.fair) comes late: when somebody invites, opens such
a link, or has such a game here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from ..core.markup import NOTHING, Content, Node
from ..core.messages import Answered, Arrived, Changed, Do, Effect, Fetch, Message, Say
from ..keeping.saves import StorageForbidden
from ..keeping.versions import GAME, LINKED

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]


class Linked(Protocol):
    """The part that comes late."""

    def take_stock(self) -> None:
        """Looks which games there are."""
        ...

    def handled(self, message: Message) -> Effects | None:
        """Carries a message out; None if it is not about such games."""
        ...

    def dialog(self) -> tuple[str, Node]:
        """Title and body of the dialog `linked`."""
        ...

    def cards(self) -> Node:
        """The games, for the foyer."""
        ...

    def menu(self) -> list[Node]:
        """What the menu has for such a game."""
        ...

    def around(self, regions: Mapping[str, Content]) -> dict[str, Content]:
        """The regions of the table of such a game, of what its view gives."""
        ...


def begin(app: App) -> Effects:
    """Loads the part if there are such games here."""
    try:
        there = any(key.startswith(f"{GAME}{LINKED}") for key in app.device.storage.keys())  # noqa: SIM118 - no dict
    except StorageForbidden:
        return []
    return [Fetch("fair")] if there else []


def handled(app: App, message: Message) -> Effects | None:
    """Hands a message to the part; None if it has no use for it."""
    if isinstance(message, Answered) and message.what == "fair":
        return _loaded(app, good=message.good)
    if app.linked is not None:
        return app.linked.handled(message)
    if isinstance(message, Do) and message.verb == "linked":
        return wanted(app, message)
    return None


def arrive(app: App, text: str) -> Effects:
    """Opens a link of such a game."""
    return handled(app, Arrived(text)) or [] if app.linked is not None else wanted(app, Arrived(text))


def wanted(app: App, message: Do | Arrived | Changed) -> Effects:
    """Loads the part, which then gets the message."""
    app.late = message
    return [Say(app.words("A moment, please.")), Fetch("fair")]


def _loaded(app: App, *, good: bool) -> Effects:
    message, app.late = app.late, None
    if not good:
        if message is None:
            return []  # the games stay where they are; the next visit tries again
        said = app.words("This part of the page could not be loaded. Try again with a connection.")
        return [Say(said, urgent=True, shown=True)]
    if app.linked is None:
        from ..fair.friends import Friends  # noqa: PLC0415 - it comes late

        app.linked = Friends(app)
    app.linked.take_stock()
    return [] if message is None else app.linked.handled(message) or []


def cards(app: App) -> Node:
    """The games, for the foyer; nothing before the part is loaded."""
    return NOTHING if app.linked is None else app.linked.cards()
