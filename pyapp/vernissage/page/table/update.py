"""What happens at a table: presses go to the game's view, its answers to the match, the bots take their turns, all is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...table.game import Action, IllegalAction, Seat
from ...table.link import Player
from ...table.match import Match
from ..core.measure import Look
from ..core.messages import Act, Effect, Focus, Hush, Keyed, Lock, Pointed, Say, Sound, Think, Thought, ToTop
from ..games.programme import LEVELS, show
from ..keeping import update as keeping
from ..keeping.saves import StorageForbidden
from ..travel import sharing
from ..view.scene import Reply, Scene
from .play import AWAY, PRACTICE, Play

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

PAUSE: Final = 550
"""Milliseconds between two answers of bots that people may want to follow."""
LONGEST: Final = LEVELS[-1]
"""The level whose bots think so long that it is worth sending them away for it."""


# -- coming to a table ----------------------------------------------------------------------------------------------------


def begin(
    app: App, key: str, players: tuple[Player, ...], settings: Mapping[str, int], seed: int, marks: tuple[str, ...] = ()
) -> Effects:
    """Starts a match and sits down to it."""
    game = app.games[key]
    if "people" in game.defaults:  # a game that may ask people alone is told which seats are theirs
        settings = {**settings, "people": sum(1 << seat for seat, p in enumerate(players) if not p.level)}
    match = Match(game, len(players), settings, seed)
    game_id, begun = new_id(app, seed)
    return sit_down(app, Play(match, players, app.views[key], app.bots[key], game_id, begun, marks))


def sit_down(app: App, play: Play) -> Effects:
    """Sits down to a match that is not on the shelf yet, or goes on there with more answers."""
    effects = _sit(app, play)
    keep(app, play)
    return [Lock(play.id), *effects]


def resume(app: App, game_id: str) -> Effects:
    """Opens a game of the shelf as soon as it is this tab's."""
    app.wanted = game_id
    return [Lock(game_id)]


def locked(app: App, game_id: str, *, mine: bool) -> Effects:
    """A game is this tab's, or another's: then people are asked."""
    if app.wanted != game_id:
        return []
    if mine:
        app.wanted = ""
        return _opened(app, game_id)
    app.dialog = "elsewhere"
    return [Focus("dialog-title")]


def lost(app: App, game_id: str) -> Effects:
    """Another tab has taken the game over."""
    play = app.play
    if play is None or play.id != game_id:
        return []
    app.notice, play.unsaved = "overtaken", True
    app.ticket += 1  # the bots stop: whatever they did here would not be kept
    return []


def _opened(app: App, game_id: str) -> Effects:
    """Opens a game that is this tab's, also the one at the table if another tab has played on."""
    onto, app.onto, app.dialog = app.onto, None, ""
    try:
        loaded = app.shelf.load(game_id)
    except StorageForbidden:
        app.notice = "forbidden"
        return []
    if loaded.match is None or loaded.record is None or not app.playable(loaded.match.game.key):
        app.notice = loaded.problem or "edition"
        app.take_stock()
        return []
    key, record = loaded.match.game.key, loaded.record
    app.notice = "older" if loaded.damaged else ""
    play = Play(
        onto or loaded.match, record.players, app.views[key], app.bots[key], game_id, record.begun, record.marks, record.title
    )
    if onto is None:
        return _sit(app, play)
    if len(play.people) > 1:
        play.viewer = None
    return sit_down(app, play)


def new_id(app: App, seed: int) -> tuple[str, int]:
    """An id for a new game, and when it begins."""
    begun = app.device.now()
    try:
        return app.shelf.new_id(begun, seed), begun
    except StorageForbidden:
        return f"{begun:x}", begun


def _sit(app: App, play: Play) -> Effects:
    app.play, app.room, app.dialog, app.log_open, app.hurry, app.replay = play, "table", "", False, False, None
    tabs = show(play.match.game.key).tabs
    app.tab, app.peek = tabs[0][0] if tabs else "", True
    play.hand_over()
    play.refresh(app.look)
    return [ToTop(), Hush(), *asks(app, play), Focus("curtain-go" if play.curtain else "title")]


# -- the match moves ------------------------------------------------------------------------------------------------------


def give(app: App, actions: tuple[Action, ...]) -> Effects:
    """Gives the viewer's or a bot's answers."""
    play = app.table()
    seat, since = play.asked, len(play.match.turns)
    guide = play.guide if seat == play.viewer else None
    if guide is not None and (why := guide.refusal(play.match, actions)):
        guide.why = why
        return [Say(app.words(why), urgent=True)]
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
    effects = _moved(app, play, since)
    return [*effects, Say(app.words("This is not possible now."), urgent=True, shown=True)] if refused else effects


def _moved(app: App, play: Play, since: int) -> Effects:
    """What follows when the match has moved on from turn `since`: it is saved, somebody else may look, the next is asked."""
    keep(app, play)
    before = play.viewer
    wish = keeping.wish(app, play)
    told = play.told(app.look, since) if before is not None else []
    goes_on = play.bot_asked and play.asked == play.match.turns[since].decision.seat
    play.unsaid += told
    heard = _heard(app, play, since)
    play.hand_over()
    play.refresh(app.look)
    if play.curtain:
        play.unsaid.clear()
    if play.curtain and before is not None:
        app.dialog, app.log_open = "", False
        return [*wish, *heard, Hush(), ToTop(), *asks(app, play), Focus("curtain-go")]
    said: Effects = []
    if play.unsaid and not goes_on:  # a bot's turn is told in one go, however many answers it takes
        said = [Say(" ".join(play.unsaid))]
        play.unsaid.clear()
    return [*wish, *heard, *said, *asks(app, play, pause=bool(told))]


def _heard(app: App, play: Play, since: int) -> Effects:
    """The sound of the last thing since turn `since` that has one and that all may know of."""
    if not app.sound or app.still:
        return []
    kinds = [event.kind for turn in play.match.turns[since:] for event in turn.events if event.to is None]
    noises = [play.view.noises[kind] for kind in kinds if kind in play.view.noises]
    return [Sound(noises[-1])] if noises else []


def asks(app: App, play: Play, *, pause: bool = False) -> Effects:
    """Turns to whoever is asked: a person hears it, a bot gets time."""
    if play.bot_asked:
        return [app.wait(PAUSE if pause and not app.still and not app.hurry else 0)]
    app.ticket += 1  # what was waited for does not count any more
    app.hurry = False
    if play.curtain:
        return [Say(whose_turn(app, play), urgent=True), Focus("curtain-go")]
    if play.asked in play.away:
        return [Say(whose_turn(app, play), urgent=True), *sharing.offer(app)]
    if play.over:
        play.step, play.shown = 0, None
        return [Say(app.words("The game is over."), urgent=True), ToTop()]
    return [Say(sentence(app, play), urgent=play.guide is None)]  # a first game has its own words for what is asked


def tick(app: App) -> Effects | None:
    """A bot thinks for a slice, and answers when it has found its answer; or it is sent away to think."""
    play = app.play
    if play is None or not play.bot_asked:
        return None
    seat, level, luck = play.question()
    if app.workers and level == LONGEST:
        app.write = "no"
        app.ticket += 1
        app.thinking = app.ticket
        return [Think(app.ticket, play.text, level, seat, luck)]
    action = play.think(app.device)
    if action is None:
        app.write = "no"
        return [app.wait(0)]
    return give(app, (action,))


def thought(app: App, message: Thought) -> Effects | None:
    """A bot comes back with its answer; if it could not think there, it does so here, from now on."""
    if message.ticket != app.ticket or app.play is None:  # taken back, left, taken over: nobody waits for this any more
        return None
    match = app.play.match
    if message.answer is not None and match.decision is not None:
        return give(app, (match.game.options(match.state, match.decision)[message.answer],))
    app.workers, app.write = False, "no"
    return [app.wait(0)]


def keep(app: App, play: Play) -> None:
    """Saves the match; what went wrong becomes a notice, once. A first game is not kept beyond its end."""
    if play.guide is not None and play.guide.done:
        return
    problem = app.shelf.save(play.id, play.record(), app.device.now()).problem
    if problem is None:
        if play.unsaved:
            app.notice = ""
        play.unsaved = False
    elif not play.unsaved:
        app.notice, play.unsaved = problem, True


# -- what the table says --------------------------------------------------------------------------------------------------


def sentence(app: App, play: Play) -> str:
    """Whose turn it is and what is asked."""
    return play.view.sentence(play.scene(app.look), play.ui)


def whose_turn(app: App, play: Play) -> str:
    """Who is to take the device."""
    return app.words("It is the turn of %(name)s.", name=play.name(play.asked or 0, app.words))


def public(play: Play, look: Look, seat: Seat) -> Scene:
    """A scene of a seat's things with nothing in it that only this seat may know."""
    scene = play.scene(look, seat)
    return replace(scene, state=play.match.view(None), options=(), news=())


def newer(app: App) -> str:
    """What is said of a newer build."""
    if app.play is None or app.saved != "yes":
        return app.words("A newer version of this page is here.")
    return app.words("A newer version of this page is here. Your game is saved.")


def why_not(app: App, play: Play) -> str:
    """Why nothing can be taken back; empty if something can."""
    words, border = app.words, play.border
    if play.guide is not None:
        return words("In a first game nothing is taken back. You can start it over from the menu.")
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


# -- what people do -------------------------------------------------------------------------------------------------------


def handled(app: App, message: Act | Keyed | Pointed) -> Effects | None:
    """Hands a press, key or pointer to the game's view, and carries its reply out."""
    play = app.play
    if play is None or play.curtain:
        return None
    if play.over:
        return _walk(app, play, message)
    scene = play.scene(app.look)
    match message:
        case Act():
            reply: Reply | None = play.view.press(scene, play.ui, message.verb, message.args)
        case Keyed():
            own = _key(app, play, message)
            if own is not None:
                return own
            if message.control and message.key in ("Enter", " "):
                return None
            reply = play.view.keyed(scene, play.ui, message.key, message.region)
        case Pointed():
            reply = play.view.pointed(scene, play.ui, message.phase, message.act, message.x, message.y)
    if isinstance(message, Act) and reply == Reply(play.ui):
        said = app.words("That does nothing now. %(asked)s", asked=sentence(app, play))
        return [Say(said, urgent=True, shown=True)]
    return None if reply is None else _replied(app, play, reply)


def _replied(app: App, play: Play, reply: Reply) -> Effects:
    play.ui = reply.ui
    app.peek = app.peek if reply.fold is None else reply.fold
    refused = reply.urgent and not reply.answers
    said: Effects = [Say(reply.say, reply.urgent, shown=refused)] if reply.say else []
    focus: Effects = [Focus(reply.focus)] if reply.focus else []
    if reply.answers and play.asked == play.viewer:
        moved = give(app, reply.answers)
        return moved if play.curtain else [*said, *moved, *focus]
    return [*said, *focus]


def _key(app: App, play: Play, message: Keyed) -> Effects | None:
    """The keys that every table has."""
    match message.key:
        case "?":
            app.dialog = "keys"
            return [Focus("dialog-title")]
        case "t" | "T":
            return [Say(sentence(app, play))]
        case "h" | "H":
            last = [text for texts in play.log(app.look) for text in texts][-3:]
            return [Say(" ".join(last) or app.words("Nothing has happened yet."))]
        case "i" | "I":
            from ..advice import asked  # noqa: PLC0415 - only when somebody asks

            return asked.hint(app, ())
        case "u" | "U":
            return _undo(app, ())
        case "y" | "Y":
            return _redo(app, ())
        case "Escape" if play.bot_asked and not app.still:
            return _skip(app, ())
        case "Escape" if app.log_open:
            return _log(app, ())
    return None


def _undo(app: App, args: tuple[str, ...]) -> Effects | None:
    play = app.play
    if play is None or play.curtain:
        return None
    if why_not(app, play):
        app.dialog = "undo"
        return [Say(why_not(app, play), urgent=True), Focus("dialog-title")]
    play.undo()
    keep(app, play)
    play.refresh(app.look)
    return [Say(app.words("Taken back.")), *asks(app, play)]


def _practise(app: App, args: tuple[str, ...]) -> Effects | None:
    """From now on answers are taken back freely: the game is marked, and the last one is taken back."""
    play = app.play
    if play is None or play.curtain or not may_practise(play):
        return None
    practise(app, play)
    app.dialog = ""
    return _undo(app, ())


def practise(app: App, play: Play) -> None:
    """Marks a game as practice, and keeps it so."""
    play.mark(PRACTICE)
    keep(app, play)


def may_practise(play: Play) -> bool:
    """Whether the game can become practice: nobody but bots is in it, and there is something to take back."""
    return len(play.people) == 1 and play.guide is None and not play.practice and play.border not in (None, "start")


def _redo(app: App, args: tuple[str, ...]) -> Effects | None:
    play = app.play
    if play is None or play.curtain:
        return None
    if not play.match.undone or play.asked != play.viewer:
        return [Say(app.words("Nothing was taken back."), urgent=True)]
    since = len(play.match.turns)
    play.redo()
    return _moved(app, play, since)


def _skip(app: App, args: tuple[str, ...]) -> Effects | None:
    """The bots go on without pauses until a person is asked."""
    play = app.play
    if play is None or not play.bot_asked or app.hurry:
        return None
    app.hurry = True
    return [] if app.thinking == app.ticket else [app.wait(0)]  # who thinks already is not asked again


def _reveal(app: App, args: tuple[str, ...]) -> Effects | None:
    """The next person is there: the curtain rises."""
    play = app.play
    if play is None or play.asked not in play.people or (not play.curtain and play.asked not in play.away):
        return None
    if play.asked in play.away:
        play.mark(f"{AWAY}{play.asked}", on=False)
        keep(app, play)
    play.viewer, app.dialog = play.asked, ""
    play.refresh(app.look)
    return [*asks(app, play), Focus("title")]


def _send_away(app: App, args: tuple[str, ...]) -> Effects | None:
    """Who is asked plays somewhere else, by link."""
    play = app.play
    if play is None or play.asked not in play.here or len(play.here) < 2:
        return None
    play.mark(f"{AWAY}{play.asked}")
    if len(play.here) == 1:
        play.viewer = play.here[0]
        play.refresh(app.look)
    keep(app, play)
    return sharing.offer(app)


def _log(app: App, args: tuple[str, ...]) -> Effects | None:
    if app.replay is None and (app.play is None or app.play.curtain):
        return None
    app.log_open = not app.log_open
    return [Focus("log-title" if app.log_open else "log-open")]


def _tab(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens a tab of the sheet; the open one closes, or opens wholly if only its head was shown."""
    shown = app.replay.play if app.replay is not None else app.play
    if shown is None or len(args) != 1:
        return None
    if args[0] not in {"log", *(region for region, _ in show(shown.match.game.key).tabs)}:
        return None
    app.tab = "" if app.tab == args[0] and not app.peek else args[0]
    app.peek = False
    return [Focus(f"tab-{args[0]}")]


# -- the result -----------------------------------------------------------------------------------------------------------


def _walk(app: App, play: Play, message: Act | Keyed | Pointed) -> Effects | None:
    """Goes through the scoring: to the line that is pressed, or back and forth by arrow keys."""
    last = play.view.result_steps(play.scene(app.look)) - 1
    match message:
        case Keyed(key="u" | "U"):
            return _undo(app, ())
        case Act(verb="result", args=(line,)) if line.lstrip("-").isdecimal() and len(line) < 5:
            play.step = min(max(int(line), 0), last)
        case Keyed(key="ArrowRight" | "ArrowLeft" as key):
            play.step = min(max(play.step + (1 if key == "ArrowRight" else -1), 0), last)
        case Keyed(key="?"):
            app.dialog = "keys"
            return [Focus("dialog-title")]
        case _:
            return None
    return []


def _to_total(app: App, args: tuple[str, ...]) -> Effects | None:
    play = app.play
    if play is None or not play.over:
        return None
    play.step = play.view.result_steps(play.scene(app.look)) - 1
    return [Focus("rematch")]


def _whose(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows what another seat has made, when nothing is secret any more; a person of the people here reads it, too."""
    play = app.play
    if play is None or not play.over or args not in {(str(seat),) for seat in range(play.match.seats)}:
        return None
    play.shown = int(args[0])
    if play.shown in play.people:
        play.viewer = play.shown
    return [Focus(f"whose-{args[0]}")]


def _again(app: App, args: tuple[str, ...]) -> Effects | None:
    """The same people once more: another deal (`rematch`) or this one (`same`)."""
    play = app.play
    if play is None or not play.over or args not in (("rematch",), ("same",)):
        return None
    match = play.match
    seed = match.seed if args == ("same",) else app.device.luck()
    return begin(app, match.game.key, play.players, match.options, seed)


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "undo": _undo,
    "redo": _redo,
    "practise": _practise,
    "send-away": _send_away,
    "skip": _skip,
    "reveal": _reveal,
    "log": _log,
    "tab": _tab,
    "total": _to_total,
    "whose": _whose,
    "again": _again,
}
"""What a press on `data-do` does at a table, by its verb."""
