"""The end of a match: a walk through the scoring, and whose things are shown."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Act, Focus, Keyed, Pointed
from ..press import Verbs, at, number, press
from .play import Play
from .state import Table


def walk(app: App, play: Play, message: Act | Keyed | Pointed) -> Done:
    """Goes through the scoring: to the line that is pressed, or back and forth by arrow keys."""
    last = play.view.result_steps(play.scene(app.look)) - 1
    match message:
        case Act(verb="result", args=(line,)) if line.lstrip("-").isdecimal() and len(line) < 5:
            play.step = min(max(int(line), 0), last)
        case Keyed(key="ArrowRight" | "ArrowLeft" as key):
            play.step = min(max(play.step + (1 if key == "ArrowRight" else -1), 0), last)
        case _:
            return UNUSED
    return done()


@at(Table)
def to_total(app: App, table: Table) -> Done:
    """Goes to the scoring's last line."""
    play = table.play
    if not play.over:
        return UNUSED
    play.step = play.view.result_steps(play.scene(app.look)) - 1
    return done(Focus("rematch"))


@at(Table)
def whose(_app: App, table: Table, seat: int) -> Done:
    """Shows what another seat has made, when nothing is secret any more; a person of the people here reads it, too."""
    play = table.play
    if not play.over or seat >= play.match.seats:
        return UNUSED
    play.shown = seat
    if seat in play.people:
        play.viewer = seat
    return done(Focus(f"whose-{seat}"))


VERBS: Final[Verbs] = {"total": press(to_total), "whose": press(whose, number)}
