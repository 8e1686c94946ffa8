"""A visit: a room beside the foyer, such as the calendar of the deals of the day or the puzzles; one leaves it for the foyer.

Its feature has the state, and makes it when the room is opened; the app knows no more of it than this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .core.done import Done, done
from .core.markup import Content, Node
from .core.messages import Act, Answered, Keyed, Pointed
from .foyer.state import Foyer


class Visit(Protocol):
    """A room that is open. `app` is the app, which knows of visits, and so cannot be named here."""

    def title(self, app: Any) -> str:
        """What the room is called (plain text)."""
        ...

    def handled(self, app: Any, message: Act | Keyed | Pointed) -> Done:
        """What a press on `data-act`, a key or a pointer leads to."""
        ...

    def came(self, app: Any, answered: Answered) -> Done:
        """What came of a copy or of a file with a picture that the room has asked for."""
        ...

    def tick(self, app: Any) -> Done:
        """The time of a `Wait` has come: the room works on for a slice."""
        ...


class Visiting(Foyer):
    """The foyer while a visit stands in its place: what can be done in the foyer can be done here."""

    def __init__(self, visit: Visit, markup: Callable[[Any, Any], Node]) -> None:
        self.visit, self.markup = visit, markup


def shown(app: Any, room: Visiting) -> dict[str, Content]:
    """The room by region."""
    return {"foyer": room.markup(app, room.visit)}


def attributes(app: Any, room: Visiting) -> dict[str, str]:
    """What the room says in the document's root."""
    title = app.words("%(room)s – Vernissage", room=room.visit.title(app))  # noqa: RUF001
    return {"data-room": "foyer", "data-sheet": "peek", "title": title}


def refreshed(_app: Any, _room: Visiting) -> Done:
    """Words are others."""
    return done()


def tick(app: Any, room: Visiting) -> Done:
    """The room works on."""
    return room.visit.tick(app)


def handled(app: Any, room: Visiting, message: Act | Keyed | Pointed) -> Done:
    """A press on `data-act`, a key or a pointer."""
    return room.visit.handled(app, message)
