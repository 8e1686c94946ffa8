"""Opens the record."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, ToTop
from ..core.presses import press
from ..foyer.state import Foyer
from ..press import Verbs
from .render import markup
from .room import RecordRoom


def open_record(app: App) -> Done:
    """Opens the record."""
    if not isinstance(app.room, Foyer):
        return UNUSED
    app.take_stock()
    app.room, app.dialog = Foyer(RecordRoom(app), markup), None
    return done(ToTop(), Focus("title"), app.wait(0))


VERBS: Final[Verbs] = {"record": press(open_record)}
