"""Presses on the evening: from a point of it into the replay."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done
from ..core.presses import number, press
from ..press import Verbs, in_room
from ..replay.update import show_at
from ..table.state import TableRoom


@in_room(TableRoom)
def moment(app: App, table: TableRoom, ply: int) -> Done:
    """Shows the finished game at a ply."""
    play = table.play
    if not play.over or ply > len(play.match.turns):
        return UNUSED
    return show_at(app, play, play.reader if play.viewer is None else play.viewer, ply)


VERBS: Final[Verbs] = {"moment": press(moment, number)}
