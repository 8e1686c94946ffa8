"""A look back at a finished game: the moments at which another answer of the reader's would have been clearly better."""

from __future__ import annotations

from typing import Final

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Focus, Say, Slide
from ..foyer.state import Foyer
from ..replay.state import Replay, place_in_words
from ..replay.update import look_again, show_at
from ..table.play import adviser
from .state import Lookback

BAR: Final = "looked"
"""The id of the progress bar."""
GRAPH: Final = "lookback-at"
"""The id of the slider over the graph."""


def look_back(app: App, game_id: str | None) -> Done:
    """Opens the look back at the game on the table or in the replay, or at a finished game of the shelf."""
    opened = UNUSED
    if game_id is not None:
        opened = look_again(app, game_id)
        if not isinstance(app.room, Replay):
            return opened
    room = app.room
    if isinstance(room, Foyer) or not room.play.over or adviser(room.play.bots) is None or not room.play.people:
        return opened
    play = room.play
    seat = room.seat if isinstance(room, Replay) else play.viewer
    if seat is None or seat not in play.people:
        seat = play.reader
    back = app.looked
    if back is None or back.play is not play or back.seat != seat:
        back = app.looked = Lookback(play, seat)
    app.dialog = back
    came = done(Focus("dialog-title"), *([] if back.ready else [app.wait(0)]))
    # Behind the dialog nothing has changed, and drawing that again would take longer than a slice.
    return opened + came if opened.used else came.showing("dialog")


def tick(app: App, back: Lookback) -> Done:
    """Thinks for one more slice, and shows the progress from time to time."""
    before = back.looked
    back.think(app.device)
    if back.ready:
        if not back.moments:
            return done(Say(summary(app, back)), Focus("dialog-title"), shows="dialog")
        first = "point-0" if len(back.moments) > 1 else "see-point"
        return show_point(app, back, back.index).then(Say(summary(app, back)), Focus(first))
    moved = [Slide(BAR, back.looked, how_far(app, back))] if back.looked != before else []
    return done(*moved, app.wait(0), shows="nothing")  # the bar moves by itself: no markup is written anew


def how_far(app: App, back: Lookback) -> str:
    """How many decisions have been looked at (plain text)."""
    return app.words("%(n)s of %(all)s", n=back.looked, all=len(back.plies))


def summary(app: App, back: Lookback) -> str:
    """The outcome of the look back, in one sentence."""
    words = app.words
    if not back.moments:
        return words("Well played: no other move was clearly better.")
    return words.count(
        "Once another move was clearly better.", "%(n)s times another move was clearly better.", len(back.moments)
    )


def show_point(app: App, back: Lookback, index: int) -> Done:
    """Shows a point."""
    back.index = index
    return done(Slide(GRAPH, index, where(app, back)), shows="dialog")


def where(app: App, back: Lookback) -> str:
    """The point that is shown: the move that was made there, and whether it is a moment (plain text)."""
    words = app.words
    back.at.go_to(back.points[back.index].ply)
    at = place_in_words(words, back.at, 1)
    if back.index not in back.moments:
        return at
    return words("Moment %(n)s: %(where)s", n=back.moments.index(back.index) + 1, where=at)


def point(app: App, i: int) -> Done:
    """Shows a moment."""
    back = app.dialog
    if not isinstance(back, Lookback) or not back.ready or i >= len(back.moments):
        return UNUSED
    return show_point(app, back, back.moments[i]).then(Say(where(app, back)))


def scrub(app: App, message: Changed) -> Done:
    """Shows the point to which people have moved the slider."""
    back, value = app.dialog, message.value
    if not isinstance(back, Lookback) or not (value.isascii() and value.isdigit() and len(value) < 7):
        return UNUSED
    return show_point(app, back, min(int(value), len(back.points) - 1)) if back.moments else UNUSED


def see(app: App) -> Done:
    """Opens the replay at the point that is shown."""
    back = app.dialog
    if not isinstance(back, Lookback) or not back.moments:
        return UNUSED
    return show_at(app, back.play, back.seat, back.points[back.index].ply)
