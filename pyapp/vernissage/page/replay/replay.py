"""The replay: a match step by step, as far as the reader may see it, and from any point on as a new game.

Glossary: a *stop* is a ply at which a seat is asked, or the end; a *turn* here is a row of stops of one seat; a *round* is the
game's own where it counts rounds, else it begins when the seat that began is asked again after another; the *reel* is the
row of controls.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace as changed_copy
from typing import TYPE_CHECKING, Any, Final

from ...table.game import CHANCE, Seat
from ...table.link import Link, Player
from ...table.match import Match
from ..core.measure import Look
from ..core.messages import Act, Changed, Effect, Focus, Hush, Keyed, Lock, Pointed, Say, Slide, ToTop
from ..foyer.setup import PERSON, free_name, plain
from ..games.programme import LEVELS, show
from ..keeping.saves import StorageForbidden
from ..table import update as table
from ..table.play import PRACTICE, Play
from ..view.scene import Scene

if TYPE_CHECKING:
    from ..app import App
    from ..core.words import Words

Effects = list[Effect]

SLIDER: Final = "reel-at"
WHAT_IF: Final = "what-if"
"""The mark of a game that goes on from a point of another one."""

STEPS: Final = {
    "first": "Home",
    "round-back": "PageUp",
    "turn-back": "[",
    "back": "ArrowLeft",
    "on": "ArrowRight",
    "turn-on": "]",
    "round-on": "PageDown",
    "last": "End",
}
"""The steps, with their keys."""


class Replay:
    """A match being looked at again."""

    def __init__(
        self, play: Play, seat: Seat, *, secret: bool, at: int | None = None, own: tuple[Seat, ...] = ()
    ) -> None:
        """`seat`: whose things are shown. `secret`: whether what only that seat knew is shown too. `at`: the first ply. `own`:
        the seats that the reader plays or played.
        """
        self.play, self.seat, self.secret, self.own = play, seat, secret, own
        self.stops = stops(play.match)
        self.turns = [0, *(i for i in range(1, len(self.stops)) if self._asked(i) != self._asked(i - 1))]
        self.counted = rounds(play.match, self.stops)
        self.rounds = [0, *(i for i in range(1, len(self.stops)) if self.counted[i] != self.counted[i - 1])]
        self.index = 0
        if at is not None:
            self.go_to(at)
        self.ui: Any = None
        self.from_table = False
        self._told: list[list[str]] = []
        self._told_for: object = None
        self._scene: tuple[object, Scene] | None = None

    def _asked(self, i: int) -> Seat | None:
        turns = self.play.match.turns
        return turns[self.stops[i]].decision.seat if self.stops[i] < len(turns) else None

    @property
    def at(self) -> int:
        """The ply that is shown."""
        return self.stops[self.index]

    @property
    def ended(self) -> bool:
        """Whether the end of a finished game is shown."""
        return self.play.over and self.at == len(self.play.match.turns)

    def round(self) -> int:
        """Which round is shown; 0 before the first."""
        return self.counted[self.index]

    def go_to(self, ply: int) -> None:
        """Stands at the first stop from this ply on."""
        self.index = min(bisect_left(self.stops, ply), len(self.stops) - 1)

    def scene(self, look: Look) -> Scene:
        """What the reader sees."""
        key = (self.at, self.seat, look)
        if self._scene is not None and self._scene[0] == key:
            return self._scene[1]
        match, at = self.play.match, self.at
        scene = self.play.scene(look, self.seat)
        before = self.stops[self.index - 1] if self.index else 0
        news = tuple(e for turn in match.turns[before:at] for e in turn.events if self._may_know(e.to))
        decision = match.turns[at].decision if at < len(match.turns) else match.decision
        state = match.view(self.seat if self.secret else None, at)
        reader = None if self.seat in self.own else CHANCE
        scene = changed_copy(scene, state=state, decision=decision, options=(), news=news, reader=reader)
        self._scene = (key, scene)
        return scene

    def _may_know(self, to: Seat | None) -> bool:
        return to is None or (self.secret and to == self.seat)

    def refresh(self, look: Look) -> None:
        """Makes the view's interface state anew."""
        self.ui = None if self.ended else self.play.view.ui(self.scene(look), None)

    def log(self, look: Look) -> list[list[str]]:
        """What happened by turn up to here, oldest first."""
        if self._told_for != (self.seat, look.words):
            self._told, self._told_for = [], (self.seat, look.words)
        if len(self._told) < self.at:
            scene = self.scene(look)
            for turn in self.play.match.turns[len(self._told) : self.at]:
                told = (self.play.view.told(e, scene) for e in turn.events if self._may_know(e.to))
                self._told.append([text for text in told if text])
        return self._told[: self.at]


def stops(match: Match[Any]) -> list[int]:
    """The plies at which a seat is asked, and the end."""
    return [*(i for i, turn in enumerate(match.turns) if turn.decision.seat != CHANCE), len(match.turns)]


def rounds(match: Match[Any], at: list[int]) -> list[int]:
    """The round of each stop."""
    own = [getattr(match.at(ply), "round", None) for ply in at]
    if all(isinstance(n, int) for n in own):
        return [int(n or 0) for n in own]
    out: list[int] = []
    asked = [match.turns[ply].decision.seat for ply in at[:-1]]
    n = 1
    for i, seat in enumerate(asked):
        n += i > 0 and seat == asked[0] and asked[i - 1] != seat
        out.append(n)
    return [*out, n]


# -- coming and going -----------------------------------------------------------------------------------------------------


def watch(app: App, link: Link) -> Effects:
    """Shows a link's match: a finished one with everything, a running one as an onlooker sees it."""
    match = link.match
    key = match.game.key
    players = link.players or (Player(""),) * match.seats
    play = Play(match, players, app.views[key], app.bots[key], "", 0)
    return _begin(app, Replay(play, play.reader, secret=play.over, at=link.at))


def _replay(app: App, args: tuple[str, ...]) -> Effects | None:
    """The game at the table, or one of the shelf."""
    if not args:
        play = app.play
        if play is None or play.viewer is None:
            return None
        at = None if play.over else len(play.match.turns)
        replay = Replay(play, play.viewer, secret=True, at=at, own=play.here)
        replay.from_table = True
        return _begin(app, replay)
    return kept(app, args[0]) if args[0] in {e.id for e in (*app.entries, *app.history)} else None


def kept(app: App, game_id: str, *, end: bool = False) -> Effects:
    """Shows a game of the shelf from its start, or with `end` from where it stands."""
    try:
        loaded = app.shelf.look(game_id)
    except StorageForbidden:
        app.notice = "forbidden"
        return []
    if loaded.match is None or loaded.record is None or not app.playable(loaded.match.game.key):
        app.notice = loaded.problem or "edition"
        return []
    key, record = loaded.match.game.key, loaded.record
    play = Play(
        loaded.match, record.players, app.views[key], app.bots[key], loaded.id, record.begun, record.marks, record.title
    )
    own = play.here or play.people
    at = len(play.match.turns) if end else None
    return _begin(app, Replay(play, play.reader, secret=play.over or len(play.people) == 1, at=at, own=own))


def _begin(app: App, replay: Replay) -> Effects:
    app.replay, app.room, app.dialog = replay, "table", ""
    free: Effects = [] if replay.from_table else [Lock("")]
    if not replay.from_table:
        app.play = None
    app.ticket += 1
    app.log_open = app.wide
    tabs = show(replay.play.match.game.key).tabs
    app.tab, app.peek = tabs[0][0] if tabs else "log", True
    replay.refresh(app.look_at_replay)
    return [*free, ToTop(), Hush(), *shown(app), Focus("title")]


def show_at(app: App, play: Play, seat: Seat, ply: int) -> Effects:
    """Shows a seat's things at a ply of a finished game that is at the table or in the replay."""
    app.dialog = ""
    replay = app.replay
    if replay is None:
        replay = Replay(play, seat, secret=True, at=ply)
        replay.from_table = True
        return _begin(app, replay)
    replay.seat = seat
    replay.go_to(ply)
    return [*_go(app, replay.index), Focus("title")]


def _leave(app: App, args: tuple[str, ...]) -> Effects | None:
    """Back to the table that the replay was opened at."""
    replay = app.replay
    if replay is None or not replay.from_table:
        return None
    app.replay, app.log_open = None, False
    play = app.table()
    play.refresh(app.look)
    return [ToTop(), Hush(), *table.asks(app, play), Focus("title")]


# -- stepping -------------------------------------------------------------------------------------------------------------


def place(words: Words, replay: Replay) -> str:
    """Where the replay stands."""
    if not replay.round():
        return words("Move %(n)s of %(all)s", n=replay.index, all=len(replay.stops) - 1)
    return words("Round %(round)s, move %(n)s of %(all)s", n=replay.index, all=len(replay.stops) - 1, round=replay.round())


def shown(app: App) -> Effects:
    """Sets the slider, which is written without its place."""
    replay = app.replay
    return [] if replay is None else [Slide(SLIDER, replay.index, place(app.words, replay))]


def _go(app: App, index: int) -> Effects:
    """Shows a stop, and says what led to it."""
    replay = app.replay
    if replay is None:
        raise LookupError("nothing is looked at")
    before = replay.at
    replay.index = min(max(index, 0), len(replay.stops) - 1)
    replay.refresh(app.look_at_replay)
    told = [text for texts in replay.log(app.look_at_replay)[min(before, replay.at) :] for text in texts]
    said = " ".join((place(app.words, replay) + ".", *told[-4:]))
    return [*shown(app), Say(said)]


def target(replay: Replay, step: str) -> int:
    """The stop that a step leads to."""
    i, marks = replay.index, {"turn": replay.turns, "round": replay.rounds}
    kind, _, way = step.partition("-")
    if kind in marks:
        some = marks[kind]
        if way == "on":
            return next((m for m in some if m > i), len(replay.stops) - 1)
        return next((m for m in reversed(some) if m < i), 0)
    return {"first": 0, "back": i - 1, "on": i + 1, "last": len(replay.stops) - 1}[step]


def _step(app: App, args: tuple[str, ...]) -> Effects | None:
    if app.replay is None or len(args) != 1 or args[0] not in STEPS:
        return None
    return _go(app, target(app.replay, args[0]))


def changed(app: App, message: Changed) -> Effects | None:
    """The slider was moved."""
    value = message.value
    if app.replay is None or message.field != SLIDER or not (value.isascii() and value.isdigit() and len(value) < 7):
        return None
    return _go(app, int(value))


def handled(app: App, message: Act | Keyed | Pointed) -> Effects | None:
    """A press or key in the replay: steps, or a look at something that the view shows; nothing is answered."""
    replay = app.replay
    if replay is None:
        return None
    if isinstance(message, Keyed):
        step = next((s for s, key in STEPS.items() if key == message.key), None)
        if step is not None:
            return _go(app, target(replay, step))
        if message.key == "Escape":
            return _leave(app, ())
        if message.key == "?":
            app.dialog = "keys"
            return [Focus("dialog-title")]
        if message.key in ("h", "H", "t", "T"):
            return _go(app, replay.index)
        return None
    if isinstance(message, Act) and not replay.ended:
        reply = replay.play.view.press(replay.scene(app.look_at_replay), replay.ui, message.verb, message.args)
        replay.ui = reply.ui
        app.peek = app.peek if reply.fold is None else reply.fold
        return [*([Say(reply.say)] if reply.say else []), *([Focus(reply.focus)] if reply.focus else [])]
    return None


def _whose(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows another seat's things, where nothing is secret any more or nothing secret is shown."""
    replay = app.replay
    if replay is None or args not in {(str(seat),) for seat in seats(replay)}:
        return None
    replay.seat = int(args[0])
    replay.refresh(app.look_at_replay)
    return [*shown(app), Focus(f"of-{args[0]}")]


def seats(replay: Replay) -> range:
    """The seats whose things may be shown."""
    free = replay.play.over or not replay.secret
    return range(replay.play.match.seats) if free else range(replay.seat, replay.seat + 1)


# -- what if --------------------------------------------------------------------------------------------------------------


def may_try(play: Play) -> bool:
    """Whether a new game may go on from a point of this one: what is drawn next would be the same there, so a running game of
    several people must not be tried out.
    """
    return play.over or len(play.people) < 2


def may_branch(replay: Replay) -> bool:
    """Whether a new game may go on from here."""
    return not replay.ended and may_try(replay.play)


def _bots_for(app: App, key: str, players: tuple[Player, ...], person: int) -> tuple[Player, ...]:
    """The players with a bot in every seat but one; bots that were there stay."""
    setup = plain(app.games[key], app.bots[key], "")
    level = LEVELS.index(next((p.level for p in setup.places if p.level != PERSON), LEVELS[1]))
    out: list[Player] = []
    for seat, player in enumerate(players):
        if seat == person:
            out.append(Player(player.name if not player.level else app.name))
        elif player.level:
            out.append(player)
        else:
            out.append(Player(free_name(LEVELS[level], setup.places), level))
            setup.places[min(seat, len(setup.places) - 1)].name = out[-1].name
    return tuple(out)


def _what_if(app: App, args: tuple[str, ...]) -> Effects | None:
    """From here on as a new game against bots. A running game that is tried out so is practice from then on."""
    replay = app.replay
    if replay is None or not may_branch(replay):
        return None if replay is None else [Say(app.words("Nothing can be played on from here."), urgent=True)]
    old = replay.play
    match, at = old.match, replay.at
    answers = [turn.action for turn in match.turns[:at] if turn.decision.seat != CHANCE]
    branch = Match.replay(match.game, match.seats, match.options, match.seed, answers)
    if not old.over and old.id and old.people:
        table.practise(app, old)
    game_id, begun = table.new_id(app, match.seed)
    players = _bots_for(app, match.game.key, old.players, replay.seat)
    play = Play(branch, players, old.view, old.bots, game_id, begun, (PRACTICE, WHAT_IF))
    return [*table.sit_down(app, play), Say(app.words("A new game begins here. The one before stays as it was."), urgent=True)]


DOES: Final[dict[str, Callable[[App, tuple[str, ...]], Effects | None]]] = {
    "replay": _replay,
    "end-replay": _leave,
    "step": _step,
    "of": _whose,
    "what-if": _what_if,
}
"""What a press on `data-do` does, by its verb."""
