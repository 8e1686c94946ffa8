"""Opens the collection."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Reveal, ToTop
from ..core.presses import press
from ..foyer.state import Foyer
from ..press import Verbs
from .render import markup
from .room import CollectionRoom


def open_collection(app: App) -> Done:
    """Opens the collection."""
    if not isinstance(app.room, Foyer):
        return UNUSED
    app.take_stock()
    return _open(app, CollectionRoom(app))


def at(app: App, ident: str, kind: str) -> Done:
    """Opens it at the best work of a game."""
    room = CollectionRoom(app)
    room.part = kind
    room.look_at(ident)
    return _open(app, room)


def _open(app: App, room: CollectionRoom) -> Done:
    app.room, app.dialog = Foyer(room, markup), None
    return done(ToTop(), Focus("title"), Reveal(f"part-{room.part}"), app.wait(0))


VERBS: Final[Verbs] = {"collection": press(open_collection)}
