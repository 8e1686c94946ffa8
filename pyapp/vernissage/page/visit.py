"""A visit: a room beside the foyer, such as the calendar of the deals of the day or the puzzles; one leaves it for the foyer.

Its feature has the state, and makes it when the room is opened; the app knows no more of it than this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .core.done import Done, done
from .foyer.state import Foyer

if TYPE_CHECKING:
    from .app import App
    from .core.markup import Content, Node
    from .core.messages import Act, Keyed, Pointed


class Visit(Protocol):
    """A room that is open."""

    def title(self, app: App) -> str:
        """What the room is called (plain text)."""
        ...

    def render(self, app: App) -> Node:
        """The room, in the foyer's place."""
        ...

    def handled(self, app: App, message: Act | Keyed | Pointed) -> Done:
        """What a press on `data-act`, a key or a pointer leads to."""
        ...

    def tick(self, app: App) -> Done:
        """The time of a `Wait` has come: the room works on for a slice."""
        ...


class Visiting(Foyer):
    """The foyer while a visit stands in its place: what can be done in the foyer can be done here."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit


def shown(app: App, room: Visiting) -> dict[str, Content]:
    """The room by region."""
    return {"foyer": room.visit.render(app)}


def attributes(app: App, room: Visiting) -> dict[str, str]:
    """What the room says in the document's root."""
    title = app.words("%(room)s – Vernissage", room=room.visit.title(app))  # noqa: RUF001
    return {"data-room": "foyer", "data-sheet": "peek", "title": title}


def refreshed(_app: App, _room: Visiting) -> Done:
    """Words are others."""
    return done()


def tick(app: App, room: Visiting) -> Done:
    """The room works on."""
    return room.visit.tick(app)


def handled(app: App, room: Visiting, message: Act | Keyed | Pointed) -> Done:
    """A press on `data-act`, a key or a pointer."""
    return room.visit.handled(app, message)
