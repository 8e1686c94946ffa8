"""What can be done with the rooms that come when they are opened, by verb. With this module their words come, too.

A room's modules are imported when its verb is used, as the page compiles them then.
"""

from __future__ import annotations

from typing import Final

from .. import visits
from ..app import App
from ..core.done import Done
from ..core.words import learn_beside
from ..press import Press, Verbs

learn_beside(visits, "rooms")  # once, with the module


def _of(verb: str) -> Press:
    def pressed(app: App, args: tuple[str, ...]) -> Done:
        return _verbs(verb)[verb](app, args)

    return pressed


def _verbs(verb: str) -> Verbs:
    """The verbs of the room that has this one. One line a room."""
    if verb == "moment":
        from ..evening.update import VERBS  # noqa: PLC0415
    elif verb == "puzzle":
        from ..puzzles.update import VERBS  # noqa: PLC0415
    elif verb == "record":
        from ..record.update import VERBS  # noqa: PLC0415
    elif verb == "guest":
        from ..guests.update import VERBS  # noqa: PLC0415
    elif verb == "collection":
        from ..collection.update import VERBS  # noqa: PLC0415
    else:
        from ..honours.told import VERBS  # noqa: PLC0415
    return VERBS


VERBS: Final[Verbs] = {verb: _of(verb) for verb in ("moment", "puzzle", "record", "collection", "guest", "honours")}
