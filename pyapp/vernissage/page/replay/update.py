"""The replay: opening and leaving it, stepping, and starting a new game from any of its points.

Glossary: the *reel* is the row of controls.
"""

from __future__ import annotations

from typing import Final

from ...bots.registry import LEVELS
from ...table.game import CHANCE, Seat, hearer
from ...table.link import Link, Player
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..core.done import UNUSED, Done, done
from ..core.messages import Changed, Focus, Hush, KeyDown, Lock, Move, Pointed, Pressed, Say, Slide, ToTop
from ..core.motion import length, score
from ..core.presses import maybe, one_of, press, word
from ..foyer.setup import PERSON, free_name, plain
from ..learning.state import KeyList
from ..press import Fields, Verbs, in_room
from ..table import opening
from ..table.play import PRACTICE, Play
from ..table.state import Side, TableRoom, first_tab
from ..table.turns import asks, mark_practice
from .state import PACES, STEPS, Replay, may_branch, place_in_words, seats, target

SLIDER: Final = "reel-at"
PACE: Final = "reel-pace"
WHOSE: Final = "reel-whose"
TURNS: Final = "turns"
"""The choice of whose things are shown that leaves it to the moves: of whoever moved last."""
WHAT_IF: Final = "what-if"
"""The prefix that marks a game which was started from a point of another one."""


# -- coming and going -----------------------------------------------------------------------------------------------------


def watch(app: App, link: Link) -> Done:
    """Shows the match of a link. A finished match is shown with its secrets, a running one as an onlooker sees it."""
    match = link.match
    key = match.game.key
    players = link.players or (Player(""),) * match.seats
    play = Play(match, players, app.views[key], app.bots[key], "", 0)
    return _begin(app, Replay(play, play.reader, secret=play.over, at=link.at))


def look_again(app: App, game_id: str | None = None) -> Done:
    """Shows the game on the table again, or a game of the shelf."""
    if game_id is not None:
        return show_kept(app, game_id) if app.stock.entry(game_id) is not None else UNUSED
    table = app.room.table if isinstance(app.room, Replay) else app.room
    if not isinstance(table, TableRoom) or table.play.viewer is None:
        return UNUSED
    play = table.play
    replay = Replay(play, play.viewer or 0, secret=True, at=None if play.over else len(play.match.turns), own=play.seats_here)
    replay.table = table
    return _begin(app, replay)


def show_kept(app: App, game_id: str, *, end: bool = False) -> Done:
    """Shows a game of the shelf from its beginning; with `end`, from its latest stop."""
    try:
        loaded = app.shelf.look(game_id)
    except StorageForbidden:
        app.notice = "forbidden"
        return done()
    if loaded.match is None or loaded.record is None or not app.playable(loaded.match.game.key):
        app.notice = loaded.problem or "edition"
        return done()
    key, record = loaded.match.game.key, loaded.record
    play = Play(
        loaded.match, record.players, app.views[key], app.bots[key], loaded.id, record.begun, record.marks, record.title
    )
    own = play.seats_here or play.people
    at = len(play.match.turns) if end else None
    return _begin(app, Replay(play, play.reader, secret=play.over or len(play.people) == 1, at=at, own=own))


def _begin(app: App, replay: Replay) -> Done:
    app.room, app.dialog = replay, None
    app.ticket += 1
    replay.side = Side(first_tab(replay.play) or "log", log=app.window.wide)
    replay.refresh(app.look_at_replay)
    free = done() if replay.table is not None else done(Lock(""))
    return free.then(ToTop(), Hush()) + set_slider(app, replay).then(Focus("title"))


def show_at(app: App, play: Play, seat: Seat, ply: int) -> Done:
    """Shows the things of a seat at a ply of a finished game, which is on the table or in the replay."""
    app.dialog = None
    if not isinstance(app.room, Replay):
        replay = Replay(play, seat, secret=True, at=ply)
        replay.picked = True
        replay.table = app.room if isinstance(app.room, TableRoom) else None
        return _begin(app, replay)
    app.room.seat, app.room.picked = seat, True
    app.room.go_to(ply)
    return _go(app, app.room, app.room.index).then(Focus("title"))


@in_room(Replay)
def leave(app: App, replay: Replay) -> Done:
    """Goes back to the table from which the replay was opened."""
    table = replay.table
    if table is None:
        return UNUSED
    app.room, table.side = table, replay.side
    table.side.log = False
    table.play.refresh(app.look)
    return done(ToTop(), Hush()) + asks(app, table.play).then(Focus("title"))


# -- stepping -------------------------------------------------------------------------------------------------------------


def refreshed(app: App, replay: Replay) -> Done:
    """Draws the replay again after the language or the window's size has changed."""
    replay.refresh(app.look_at_replay)
    return set_slider(app, replay)


def set_slider(app: App, replay: Replay) -> Done:
    """Sets the slider to the present stop. Its markup has no place, so that it stays the same while people step."""
    return done(Slide(SLIDER, replay.index, place_in_words(app.words, replay)))


def _go(app: App, replay: Replay, index: int) -> Done:
    """Shows the stop with this index, and says what led to it."""
    before = replay.at
    replay.index = min(max(index, 0), len(replay.stops) - 1)
    replay.refresh(app.look_at_replay)
    told = [text for one in replay.log(app.look_at_replay)[min(before, replay.at) :] for text in one.texts]
    return set_slider(app, replay).then(Say(" ".join((place_in_words(app.words, replay) + ".", *told[-4:]))))


@in_room(Replay)
def step(app: App, replay: Replay, which: str) -> Done:
    """Goes one step, and stops playing by itself."""
    replay.playing = False
    return _go(app, replay, target(replay, which))


STOP: Final = 1100
"""Milliseconds for which each stop is shown while the replay plays by itself."""


@in_room(Replay)
def run(app: App, replay: Replay) -> Done:
    """Lets the replay play by itself, from the beginning if it is at the end. If it plays already, stops it."""
    replay.playing = not replay.playing
    if not replay.playing:
        app.ticket += 1
        return set_slider(app, replay).then(Say(app.words("Paused.")))
    if replay.index == len(replay.stops) - 1:
        replay.index = 0
        replay.refresh(app.look_at_replay)
    return set_slider(app, replay).then(app.wait(0))


@in_room(Replay)
def pace(app: App, replay: Replay, message: Changed) -> Done:
    """Sets the speed at which the replay plays by itself."""
    which = next((one for one in PACES if one == message.value), None)
    if which is None:
        return UNUSED
    replay.pace = which
    return set_slider(app, replay)


def tick(app: App, replay: Replay) -> Done:
    """Shows the next stop of a replay that plays by itself."""
    if not replay.playing:
        return UNUSED
    before = replay.at
    replay.index = min(replay.index + 1, len(replay.stops) - 1)
    replay.refresh(app.look_at_replay)
    replay.playing = replay.index < len(replay.stops) - 1
    came, moved = set_slider(app, replay), 0
    if not app.window.still and not replay.ended and app.likes.speed != "off":
        scene = replay.scene(app.look_at_replay)
        events = [e for turn in replay.play.match.turns[before : replay.at] for e in turn.events if replay.may_know(hearer(e))]
        speed = app.likes.speed if float(replay.pace) <= 1 else "fast"
        move = Move(score([replay.play.view.flights(e, scene) for e in events], speed))
        came, moved = came.then(move), length(move.flights)
    wait = round(max(STOP, moved + STOP // 3) / float(replay.pace))
    return came.then(app.wait(wait)) if replay.playing else came.then(Say(place_in_words(app.words, replay) + "."))


@in_room(Replay)
def slide(app: App, replay: Replay, message: Changed) -> Done:
    """Shows the stop to which people have moved the slider."""
    value = message.value
    if not (value.isascii() and value.isdigit() and len(value) < 7):
        return UNUSED
    return _go(app, replay, int(value))


def handled(app: App, replay: Replay, message: Pressed | KeyDown | Pointed) -> Done:
    """A press or key in the replay: a step, or a look at something that the view shows. Nothing is answered."""
    if isinstance(message, KeyDown):
        return run(app) if message.key == " " and not message.control else _key(app, replay, message.key)
    if isinstance(message, Pressed) and not replay.ended:
        reply = replay.play.view.press(replay.scene(app.look_at_replay), replay.ui, message.verb, message.args)
        replay.ui = reply.ui
        replay.side.peek = replay.side.peek if reply.fold is None else reply.fold
        return done(*([Say(reply.say)] if reply.say else []), *([Focus(reply.focus)] if reply.focus else []))
    return UNUSED


def _key(app: App, replay: Replay, key: str) -> Done:
    match key:
        case "Escape":
            return leave(app)
        case "?":
            app.dialog = KeyList()
            return done(Focus("dialog-title"))
        case "h" | "H" | "t" | "T":
            return _go(app, replay, replay.index)
    which = next((s for s, its in STEPS.items() if its == key), None)
    return UNUSED if which is None else step(app, which)


@in_room(Replay)
def whose(app: App, replay: Replay, message: Changed) -> Done:
    """Shows another seat's things. This is allowed if the match is over, or if no hidden information is shown."""
    seat = next((one for one in seats(replay) if str(one) == message.value), None)
    if seat is None and (message.value != TURNS or not replay.play.view.apart):
        return UNUSED
    replay.seat, replay.picked = replay.seat if seat is None else seat, seat is not None
    replay.refresh(app.look_at_replay)
    return set_slider(app, replay)


# -- what if --------------------------------------------------------------------------------------------------------------


@in_room(Replay)
def what_if(app: App, replay: Replay) -> Done:
    """Starts a new game against bots from the present stop. If people try out a running game in this way, it counts as practice
    from then on.
    """
    if not may_branch(replay):
        return done(Say(app.words("The game cannot go on from here.")))
    old = replay.play
    match, ply = old.match, replay.at
    answers = [turn.action for turn in match.turns[:ply] if turn.decision.seat != CHANCE]
    branch = Match.replay(match.game, match.seats, match.options, match.seed, answers)
    if not old.over and old.id and old.people:
        mark_practice(app, old)
    game_id, begun = opening.new_id(app, match.seed)
    players = _bots_for(app, match.game.key, old.players, replay.seat)
    play = Play(branch, players, old.view, old.bots, game_id, begun, (PRACTICE, WHAT_IF))
    said = Say(app.words("A new game begins here, and the old one stays as it was."))
    return opening.sit_down(app, play).then(said)


@in_room(Replay)
def play_deal(app: App, replay: Replay) -> Done:
    """Starts a new game of the deal whose end is shown, against bots."""
    if not replay.ended:
        return UNUSED
    old, match = replay.play, replay.play.match
    players = _bots_for(app, match.game.key, old.players, replay.seat)
    return opening.begin(app, match.game.key, players, match.options, match.seed, given=True)


def _bots_for(app: App, key: str, players: tuple[Player, ...], person: int) -> tuple[Player, ...]:
    """The players of the new game: bots keep their seats, and every other seat but the person's gets a bot."""
    setup = plain(app.games[key], app.bots[key], "")
    level = LEVELS.index(next((p.level for p in setup.occupants if p.level != PERSON), LEVELS[1]))
    out: list[Player] = []
    for seat, player in enumerate(players):
        if seat == person:
            out.append(Player(player.name if not player.level else app.likes.name))
        elif player.level:
            out.append(player)
        else:
            out.append(Player(free_name(LEVELS[level], setup.occupants), level))
            setup.occupants[min(seat, len(setup.occupants) - 1)].name = out[-1].name
    return tuple(out)


VERBS: Final[Verbs] = {
    "replay": press(look_again, maybe(word)),
    "end-replay": press(leave),
    "step": press(step, one_of(tuple(STEPS))),
    "run": press(run),
    "what-if": press(what_if),
    "play-deal": press(play_deal),
}
FIELDS: Final[Fields] = {SLIDER: slide, PACE: pace, WHOSE: whose}
