"""What people do at a table: presses, keys and pointers go to the game's view; what is the same at every table is done here."""

from __future__ import annotations

from typing import Final

from ..advice.verbs import hint
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, KeyDown, Move, Pointed, Pressed, Say
from ..core.presses import press, word
from ..foyer.state import Foyer
from ..learning.state import KeyList
from ..press import Verbs, in_room
from ..programme import show
from ..travel import sharing
from ..view.scene import Reply
from . import ending, opening
from .play import AWAY, Play
from .state import NotBack, TableRoom
from .turns import asked, asks, end, give, keep, looked_at, mark_practice, moved, sentence


def refreshed(app: App, table: TableRoom) -> Done:
    """Makes the view's interface anew after the language or the window's size has changed."""
    table.play.refresh(app.look)
    return done()


# -- the game's own -------------------------------------------------------------------------------------------------------


def handled(app: App, table: TableRoom, message: Pressed | KeyDown | Pointed) -> Done:
    """Hands a press, key or pointer to the game's view, and carries its reply out."""
    play = table.play
    if play.curtain:
        return UNUSED
    if play.asked == play.viewer:
        table.told = None
    if isinstance(message, KeyDown):
        own = _key(app, table, message)
        if own is not None:
            return own
        if message.control and message.key in ("Enter", " ") and not table.over:
            return UNUSED
    if play.over:
        return ending.walk(app, play, message) if table.told is None else end(app, table)
    scene = play.scene(app.look)
    match message:
        case Pressed():
            reply: Reply | None = play.view.press(scene, play.ui, message.verb, message.args)
            if reply == Reply(play.ui):
                return done(Say(app.words("That does nothing now."), shown=True))
        case KeyDown():
            reply = play.view.keyed(scene, play.ui, message.key, message.region)
        case Pointed():
            reply = play.view.pointed(scene, play.ui, message.phase, message.act, message.x, message.y)
    if reply is None:
        return UNUSED
    let_go = isinstance(message, KeyDown) and message.key == "Escape" and play.asked == play.viewer and play.guide is None
    came = _replied(app, table, reply)
    return came.then(Say(sentence(app, play))) if let_go else came  # what is asked is asked again


def _replied(app: App, table: TableRoom, reply: Reply) -> Done:
    play, side = table.play, table.side
    play.ui = reply.ui
    side.peek = side.peek if reply.fold is None else reply.fold
    shown = reply.refused and not reply.answers and not reply.plain
    said = done(Say(reply.say, shown=shown)) if reply.say else done()
    focus = done(Focus(reply.focus)) if reply.focus else done()
    if reply.slides and not app.window.still and app.likes.speed != "off":
        said = done(Move(())) + said
    if reply.answers and play.asked == play.viewer:
        before = len(play.match.turns)
        given = give(app, reply.answers)
        # The focus goes to what is asked next, if nobody else is asked before; after what has happened it is told where it is.
        to = reply.focus or asked(app, play)
        if play.curtain:
            return given
        told = (Say(app.words("Focus"), here=True),) if to and len(play.match.turns) > before else ()
        return said + given + (done(Focus(to), *told) if to else done())
    if table.waits and not looked_at(app, table):
        table.waits = False
        return asks(app, play) + said + focus
    return said + focus


def _key(app: App, table: TableRoom, message: KeyDown) -> Done | None:
    """Handles the keys that work at every table; None for any other key."""
    play = table.play
    match message.key:
        case "?":
            app.dialog = KeyList()
            return done(Focus("dialog-title"))
        case "u" | "U":
            return undo(app)
        case _ if play.over:
            return None
        case "t" | "T":
            return done(Say(sentence(app, play)))
        case "h" | "H":
            last = play.sentences(app.look, 0)[-3:]
            return done(Say(" ".join(last) or app.words("Nothing has happened yet.")))
        case "i" | "I":
            return hint(app)
        case "y" | "Y":
            return redo(app)
        case "Tab" if to := asked(app, play):  # from the title
            return done(Focus(to), shows="nothing")
        case "Escape" if play.bot_asked and not app.window.still:
            return skip(app)
        case "Escape" if table.side.log:
            return log(app).then(Say(sentence(app, play)))
    return None


# -- taking back ----------------------------------------------------------------------------------------------------------


def why_not(app: App, play: Play) -> str:
    """Why nothing can be taken back (a phrase); empty if something can."""
    words, border = app.words, play.border
    if play.guide is not None:
        return words("In the first game nothing can be taken back, but the menu can start it over.")
    return (
        ""
        if border is None
        else {
            "start": words("There is nothing to take back yet."),
            "draw": words("This cannot be taken back: something new was turned up."),
            "reveal": words("This cannot be taken back: a secret choice was shown."),
            "other": words("This cannot be taken back: somebody else has moved since."),
        }[border]
    )


@in_room(TableRoom)
def undo(app: App, table: TableRoom) -> Done:
    """Takes the last answer back, or says why not."""
    play = table.play
    if play.curtain:
        return UNUSED
    if why_not(app, play):
        app.dialog = NotBack()
        return done(Focus("dialog-title"))
    play.undo()
    table.told = None
    keep(app, play)
    play.refresh(app.look)
    return done(Say(app.words("Taken back."))) + asks(app, play)


@in_room(TableRoom)
def redo(app: App, table: TableRoom) -> Done:
    """Gives the answer that was taken back last, again."""
    play = table.play
    if play.curtain:
        return UNUSED
    if not play.match.undone or play.asked != play.viewer:
        return done(Say(app.words("Nothing was taken back.")))
    since = len(play.match.turns)
    play.redo(app.look)
    return moved(app, play, since)


@in_room(TableRoom)
def practise(app: App, table: TableRoom) -> Done:
    """Makes the game practice, in which answers are taken back freely, and takes the last one back."""
    if table.play.curtain or not may_practise(table.play):
        return UNUSED
    mark_practice(app, table.play)
    app.dialog = None
    return undo(app)


def may_practise(play: Play) -> bool:
    """Whether the game can become practice: nobody but bots is in it, and there is something to take back."""
    return len(play.people) == 1 and play.guide is None and not play.practice and play.border not in (None, "start")


# -- pauses, people, what lies beside -------------------------------------------------------------------------------------


@in_room(TableRoom)
def skip(app: App, table: TableRoom) -> Done:
    """Lets bots play without pauses until a person is asked."""
    if not table.play.bot_asked or table.hurry:
        return UNUSED
    table.hurry, table.waits, table.told = True, False, None
    return done() if table.thinking == app.ticket else done(app.wait(0))  # who thinks already is not asked again


@in_room(TableRoom)
def reveal(app: App, table: TableRoom) -> Done:
    """Raises the curtain for the next person."""
    play = table.play
    if play.asked not in play.people or (not play.curtain and play.asked not in play.away):
        return UNUSED
    if play.asked in play.away:
        play.mark(f"{AWAY}{play.asked}", on=False)
        keep(app, play)
    play.viewer, app.dialog = play.asked, None
    play.refresh(app.look)
    return asks(app, play).then(Focus("title"))


@in_room(TableRoom)
def send_away(app: App, table: TableRoom) -> Done:
    """Notes that the person who is asked plays somewhere else, by link."""
    play = table.play
    if play.asked not in play.seats_here or len(play.seats_here) < 2:
        return UNUSED
    play.mark(f"{AWAY}{play.asked}")
    if len(play.seats_here) == 1:
        play.viewer = play.seats_here[0]
        play.refresh(app.look)
    keep(app, play)
    return sharing.offer(app, play)


def log(app: App) -> Done:
    """Opens or closes the log, at a table or in a replay."""
    if isinstance(app.room, Foyer) or (isinstance(app.room, TableRoom) and app.room.play.curtain):
        return UNUSED
    side = app.room.side
    side.log = not side.log
    return done(Focus("log-title" if side.log else "log-open"), shows="frame")


def tab(app: App, region: str) -> Done:
    """Opens a tab of the sheet. A press on the open tab closes it, or opens it wholly if only its head was shown."""
    if isinstance(app.room, Foyer):
        return UNUSED
    side, key = app.room.side, app.room.play.match.game.key
    if region not in {"log", *(name for name, _ in show(key).tabs)}:
        return UNUSED
    side.tab = "" if side.tab == region and not side.peek else region
    side.peek = False
    return done(Focus(f"tab-{region}"), shows="frame")


VERBS: Final[Verbs] = {
    "undo": press(undo),
    "redo": press(redo),
    "practise": press(practise),
    "skip": press(skip),
    "reveal": press(reveal),
    "send-away": press(send_away),
    "log": press(log),
    "tab": press(tab, word),
    **opening.VERBS,
    **ending.VERBS,
}
