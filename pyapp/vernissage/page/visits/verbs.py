"""What presses do that the start does not know, by verb.

A room's modules are imported when its verb is first used: to import them all would take a moment.
"""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import Done
from ..day_marks import BEGUN
from ..press import Press, Verbs


def _of(verb: str) -> Press:
    def pressed(app: App, args: tuple[str, ...]) -> Done | None:
        return _verbs(verb)[verb](app, args)

    return pressed


def _verbs(verb: str) -> Verbs:
    """The verbs of the room that has this one. One line a room."""
    if verb == "moment":
        from ..evening.update import VERBS
    elif verb == "puzzle":
        from ..puzzles.update import VERBS
    elif verb == "record":
        from ..record.update import VERBS
    elif verb == "guest":
        from ..guests.update import VERBS
    elif verb == "collection":
        from ..collection.update import VERBS
    elif verb == "honours":
        from ..honours.told import VERBS
    elif verb == "linked":
        from ..travel.linked import VERBS
    elif verb in _LEAGUES:
        from ..league.update import VERBS
    elif verb == "code":
        from ..travel.sharing import WITH_THE_REST as VERBS
    else:
        from ..daily.update import VERBS
    return VERBS


_ROOMS: Final = ("moment", "puzzle", "record", "guest", "collection", "honours", "linked", "code")
_LEAGUES: Final = ("league", "challenge")
_DAYS: Final = ("day", "month", "play-day", "share-day", "copy-day", "par", BEGUN)
VERBS: Final[Verbs] = {verb: _of(verb) for verb in (*_ROOMS, *_LEAGUES, *_DAYS)}
