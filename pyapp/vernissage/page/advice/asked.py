"""Hints: the best answers to the present decision, found by the strongest bot that can give reasons in words."""

from __future__ import annotations

from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Say
from ..programme import COUNSEL
from ..table.play import HINTS, adviser
from ..table.state import TableRoom
from .state import Hints


def hint(app: App) -> Done:
    """Opens the dialog of hints for the present decision."""
    room = app.room
    if not isinstance(room, TableRoom) or room.play.curtain or room.play.over or adviser(room.play.bots) is None:
        return UNUSED
    hints = app.dialog = Hints(room.play)
    return done(Focus("dialog-title"), *([] if hints.ready else [app.wait(0)]))


def tick(app: App, hints: Hints) -> Done:
    """Thinks for one more slice. When the hints are ready, the best answer gets the focus."""
    hints.think(app.device)
    if not hints.ready:
        return done(app.wait(0), shows="nothing")
    if not hints.best:
        return done(Say(why(app, hints)))
    hints.play.mark(HINTS)
    return done(Focus("hint-0"))


def why(app: App, hints: Hints) -> str:
    """Why there is no hint to choose (plain text); empty if there is one."""
    words, play = app.words, hints.play
    if hints.nothing == "others":
        name = play.name(play.asked or 0, words)
        return words("Nothing for you to choose now: it is %(name)s's turn.", name=name)
    return {
        "": "",
        "one": words("There is only one move."),
        "equal": words("Here all moves are equally good."),
    }[hints.nothing]


def follow(app: App, i: int) -> Done:
    """Closes the dialog and shows the hint at the table: one more press gives this answer."""
    hints = app.dialog
    if not isinstance(hints, Hints) or app.play is not hints.play or i >= len(hints.best):
        return UNUSED
    play, app.dialog = hints.play, None
    reply = COUNSEL[play.match.game.key].show(play.scene(app.look), play.ui, hints.best[i])
    play.ui = reply.ui
    return done(*([Say(reply.say)] if reply.say else []), *([Focus(reply.focus)] if reply.focus else []))
