"""A visit: a room beside the foyer, such as the calendar of the deals of the day or the puzzles; one leaves it for the foyer.

The feature makes its state when the room is opened; the app knows only this protocol.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .core.done import Done, done
from .core.markup import Content, Node
from .core.messages import Carried, Keyed, Pointed, Pressed
from .foyer.state import Foyer
from .rooms import KINDS, RoomKind


class Visit(Protocol):
    """An open room beside the foyer. `app` is the `App`, whose module imports this one, so that its type cannot be named
    here.
    """

    @property
    def place(self) -> str:
        """The press that opens the room: see page.places."""
        ...

    def title(self, app: Any) -> str:
        """What the room is called (plain text)."""
        ...

    def handled(self, app: Any, message: Pressed | Keyed | Pointed) -> Done:
        """Handles a press that the room answers, a key or a pointer."""
        ...

    def came(self, app: Any, answered: Carried) -> Done:
        """What came of a copy or of a file with a picture that the room has asked for."""
        ...

    def tick(self, app: Any) -> Done:
        """The time of a `Wait` has come: the room works on for a slice."""
        ...


class Visiting(Foyer):
    """The foyer while a visit is shown in its place. Everything that can be done in the foyer can be done here too."""

    def __init__(self, visit: Visit, markup: Callable[[Any, Any], Node]) -> None:
        self.visit, self.markup = visit, markup


def regions(app: Any, room: Visiting) -> dict[str, Content]:
    """The room by region."""
    return {"foyer": room.markup(app, room.visit)}


def attributes(app: Any, room: Visiting) -> dict[str, str]:
    """The attributes of the document's root while this room is open."""
    title = app.words("%(room)s – Vernissage", room=room.visit.title(app))  # noqa: RUF001
    return {"data-room": "foyer", "data-sheet": "peek", "title": title}


def refreshed(_app: Any, _room: Visiting) -> Done:
    """The language has changed."""
    return done()


def tick(app: Any, room: Visiting) -> Done:
    """The room works on."""
    return room.visit.tick(app)


def handled(app: Any, room: Visiting, message: Pressed | Keyed | Pointed) -> Done:
    """A press that the room answers, a key or a pointer."""
    return room.visit.handled(app, message)


KINDS[Visiting] = RoomKind(regions, attributes, refreshed, tick, handled)  # it comes late, with the first visit
