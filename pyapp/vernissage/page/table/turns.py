"""The turns of a match: answers are given and saved, bots take their turns, the person who is asked is told so."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ...table.game import Action, IllegalAction, hearer
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.messages import Focus, Hush, Move, Say, Sound, Think, Thought, ToTop
from ..core.motion import BREATH, length, score, waiting
from ..keeping.update import wish
from ..programme import SLOW
from ..travel import sharing
from . import ending
from .play import PRACTICE, Play
from .state import TableRoom
from .ticker import tell

PAUSE: Final = 550
"""Milliseconds between two answers of bots that people may want to follow."""


# -- the match moves ------------------------------------------------------------------------------------------------------


def give(app: App, actions: tuple[Action, ...]) -> Done:
    """Gives answers of the viewer or of a bot to the match."""
    play = app.table()
    seat, since = play.asked, len(play.match.turns)
    guide = play.guide if seat == play.viewer else None
    if guide is not None and (why := guide.refusal(play.match, actions)):
        guide.why = why
        return done(Say(app.words(why)))
    refused = False
    for action in actions:
        if play.asked != seat:
            refused = True
            break
        try:
            play.answer(action)
        except IllegalAction:
            refused = True
            break
    if guide is not None and not refused:
        guide.answered(play.match)
    alone = None if refused else play.answer_forced(app.look)
    came = moved(app, play, since, alone)
    return came.then(Say(app.words("This is not possible now."), shown=True)) if refused else came


def moved(app: App, play: Play, since: int, alone: int | None = None) -> Done:
    """What follows from turn `since` on: it is saved, the curtain falls if need be, and who is asked next is turned to. From
    turn `alone` on the viewer was answered for, as there was no choice: people who cannot see the pieces move are told so.
    """
    keep(app, play)
    before = play.viewer
    wished = wish(app, play)
    told = play.sentences(app.look, since) if before is not None else []
    if told and alone is not None:
        told.insert(len(told) - len(play.sentences(app.look, alone)), app.words("There was only one move."))
    goes_on = play.bot_asked and play.asked == play.match.turns[since].decision.seat
    play.unsaid += told
    came = wished + _heard(app, play, since)
    play.hand_over()
    play.refresh(app.look)
    if play.curtain:
        play.unsaid.clear()
    if play.curtain and before is not None:
        app.dialog = None
        if isinstance(app.room, TableRoom):
            app.room.side.log = False
        return came.then(Hush(), ToTop()) + asks(app, play).then(Focus("curtain-go"))
    said = done()
    if play.unsaid and not goes_on:  # a bot's turn is told in one go, however many answers it takes
        spared = play.view.spared(play.scene(app.look))
        text = " ".join(one for one in play.unsaid if one not in spared)
        said = done(Say(text)) if text else said
        play.unsaid.clear()
    move, read = _shown(app, play, since), tell(app, app.room, since) if isinstance(app.room, TableRoom) else 0
    ms = max(read, *(length(one.flights) for one in move), 0)
    asking = asks(app, play, pause=bool(told), ms=ms)
    # what was turned up has a title that tells what it led to: what came of that is told after it
    came = came.then(*move) + (asking + said if _turned_up(app, play) else said + asking)
    others = any(turn.decision.seat != play.viewer for turn in play.match.turns[since:])
    if others and (to := asked(app, play)):
        came = came.then(Say(app.words("Tab"), to=to))  # what had the focus may be gone
    return came + done(app.wait(ms)) if read and play.asked == play.viewer else came


def _shown(app: App, play: Play, since: int) -> tuple[Move, ...]:
    """The motions that show what has happened since a turn; none where people want no motion, or skip the pauses."""
    hurry = isinstance(app.room, TableRoom) and app.room.hurry
    if app.window.still or hurry or play.viewer is None or app.likes.speed == "off":
        return ()
    scene = play.scene(app.look, play.viewer)
    events = (e for turn in play.match.turns[since:] for e in turn.events if hearer(e) in (None, play.viewer))
    runs = groupby(events, key=lambda e: (e.kind, getattr(e, "seat", e)))  # what one owner does again and again goes in one row
    shown = score([[one for e in run for one in play.view.flights(e, scene)] for _, run in runs], app.likes.speed)
    others = play.match.turns[since].decision.seat != play.viewer == play.asked
    return (Move(waiting(shown) if others else shown),)


def _heard(app: App, play: Play, since: int) -> Done:
    """The sound of the last event since turn `since` that has a sound and is no secret."""
    if not app.likes.sound or app.window.still:
        return done()
    kinds = [type(event) for turn in play.match.turns[since:] for event in turn.events if hearer(event) is None]
    noises = [play.view.noises[kind] for kind in kinds if kind in play.view.noises]
    return done(Sound(noises[-1])) if noises else done()


def asks(app: App, play: Play, *, pause: bool = False, ms: int = 0, back: bool = False) -> Done:
    """Turns to the seat that is asked: to a person it is said, a bot begins to think once pieces have landed, after `ms`
    milliseconds. `back`: the game has just been opened; if it is over, nothing is counted once more.
    """
    table = app.room if isinstance(app.room, TableRoom) else None
    if play.bot_asked:
        if table is not None and (waits := looked_at(app, table)):
            table.waits = waits
            return done()
        hurry = app.window.still or (table is not None and table.hurry)
        return done(app.wait(max(PAUSE, ms + BREATH if ms else 0) if pause and not hurry else 0))
    app.ticket += 1  # what was waited for does not count any more
    if table is not None:
        table.hurry = False
    if play.curtain:
        return done(Say(whose_turn(app, play)), Focus("curtain-go"))
    if play.asked in play.away:
        return done(Say(whose_turn(app, play))) + sharing.offer(app, play)
    if play.over and table is not None and table.told is not None:
        return done(app.wait(ms))
    if play.over:
        told = ending.at_once(app, play) if back else ending.begin(app, play)
        return done(Say(app.words("The game is over.")), ToTop()) + told
    return done() if play.guide is not None else done(*heard(app, play))  # a first game has its own words for that


def end(app: App, table: TableRoom) -> Done:
    """The last move has been told: the game's end is shown."""
    table.told = None
    return asks(app, table.play)


def looked_at(app: App, table: TableRoom) -> bool:
    """Whether bots wait until the person has looked at what was turned up. They do where pieces move and nobody else waits."""
    play = table.play
    if app.window.still or table.hurry or app.likes.speed == "off" or play.by_link or play.guide is not None:
        return False
    return _turned_up(app, play)


def _turned_up(app: App, play: Play) -> bool:
    return play.viewer is not None and play.ui is not None and play.view.unseen(play.scene(app.look), play.ui)


def keep(app: App, play: Play) -> None:
    """Saves the match; if that fails, a notice says so, once. A first game is removed at its end."""
    if play.guide is not None and play.guide.done:
        return
    problem = play.store(app.shelf, app.device.now())
    if problem is None:
        if play.unsaved:
            app.notice = ""
        play.unsaved = False
    elif not play.unsaved:
        app.notice, play.unsaved = problem, True


def mark_practice(app: App, play: Play) -> None:
    """Marks a game as practice, and saves it."""
    play.mark(PRACTICE)
    keep(app, play)


# -- bots -----------------------------------------------------------------------------------------------------------------


def tick(app: App, table: TableRoom) -> Done:
    """Lets the bot that is asked think for a slice, or sends it to a worker; gives its answer to the match once it has one."""
    play = table.play
    if table.told is not None and play.asked == play.viewer:
        table.told = None
        return done()
    if play.over:
        return ending.on(app, play) if table.told is None else end(app, table)
    if not play.bot_asked:
        return UNUSED
    if app.guest is not None and (sent := app.guest.question(play)) is not None:
        table.thinking = app.ticket
        return done(sent, shows="nothing")
    seat, level, name, luck = play.question()
    if app.browser.workers and level in SLOW:
        app.ticket += 1
        table.thinking = app.ticket
        return done(Think(app.ticket, play.text, level, name, seat, luck), shows="nothing")
    action = play.think(app.device)
    return done(app.wait(0), shows="nothing") if action is None else give(app, (action,))


def thought(app: App, message: Thought) -> Done:
    """Takes a bot's answer from its worker. If the worker could not think, bots think on the page from now on."""
    if message.ticket != app.ticket or app.play is None:  # taken back, left, taken over: nobody waits for this any more
        return UNUSED
    match = app.play.match
    if message.answer is not None and match.decision is not None:
        return give(app, (match.game.options(match.state, match.decision)[message.answer],))
    app.browser.workers = False
    return done(app.wait(0), shows="nothing")


# -- what is said ---------------------------------------------------------------------------------------------------------


def sentence(app: App, play: Play) -> str:
    """Whose turn it is and what is asked."""
    return play.turn_sentence(app.words) or play.view.sentence(play.scene(app.look), play.ui)


def heard(app: App, play: Play) -> tuple[Say, ...]:
    """What is said of what is asked."""
    if play.view.heard is None or play.turn_sentence(app.words):
        return (Say(sentence(app, play)),)
    return tuple(map(Say, play.view.heard(play.scene(app.look), play.ui)))


def asked(app: App, play: Play) -> str:
    """What answers first what is asked now, by id (see `View.asked`). A first game points at it itself."""
    if play.guide is not None or play.viewer is None or play.over:
        return ""
    return play.view.asked(play.scene(app.look), play.ui)


def whose_turn(app: App, play: Play) -> str:
    """A sentence that says who is to take the device."""
    return app.words("It is %(name)s's turn.", name=play.name(play.asked or 0, app.words))
