"""The replay as a room: a match is shown step by step, and shows nothing that the reader may not know.

Glossary: a *stop* is a ply at which a seat is asked, or the end of the match. A *run* is a row of stops of one seat. A *round*
is the game's own if the game counts rounds; else a round begins when the seat that began the match is asked again after
another seat.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace as changed_copy
from typing import Any, Final, Literal, TypeAlias

from ...table.game import CHANCE, Seat, hearer
from ...table.match import Match
from ..core.measure import TableLook
from ..core.words import Words
from ..table.logbook import LogTurn, entry
from ..table.play import Play
from ..table.state import Side, TableRoom
from ..view.scene import ONLOOKER, Scene

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
"""The steps of a replay, and the key of each."""


Pace: TypeAlias = Literal["0.5", "1", "2", "4"]
PACES: Final[tuple[Pace, ...]] = ("0.5", "1", "2", "4")
"""The speeds at which a replay can play by itself: 1 is the usual one."""


class Replay:
    """A match that is shown again."""

    def __init__(self, play: Play, seat: Seat, *, secret: bool, at: int | None = None, own: tuple[Seat, ...] = ()) -> None:
        """`seat`: the seat whose things are shown. `secret`: whether that seat's hidden information is shown too. `at`: the
        first ply. `own`: the seats that the reader plays or played.
        """
        self.play, self.seat, self.secret, self.own = play, seat, secret, own
        self.stops = stops(play.match)
        self.runs = [0, *(i for i in range(1, len(self.stops)) if self._asked(i) != self._asked(i - 1))]
        self.counted = rounds(play.match, self.stops)
        self.rounds = [0, *(i for i in range(1, len(self.stops)) if self.counted[i] != self.counted[i - 1])]
        self.index = 0
        self.picked = False
        """Whether people have chosen whose things are shown."""
        self.playing = False
        """Whether the replay plays by itself."""
        self.pace: Pace = "1"
        if at is not None:
            self.go_to(at)
        self.ui: Any = None
        self.side = Side()
        self.table: TableRoom | None = None
        """The table from which people opened the replay."""
        self._told: list[LogTurn] = []
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

    @property
    def looked_at(self) -> Seat:
        """The seat whose things are shown: unless people chose, that of whom the headline speaks, who moved last or has won."""
        if self.picked or len(seats(self)) < 2 or not self.play.view.apart:
            return self.seat
        if self.ended:
            won = self.play.match.game.winners(self.play.match.state)
            return self.seat if not won or self.seat in won else next(iter(won))
        moved = (turn.decision.seat for turn in reversed(self.play.match.turns[: self.at]))
        return next((seat for seat in moved if seat != CHANCE), self.seat)

    def round(self) -> int:
        """The number of the round that is shown; 0 before the first round."""
        return self.counted[self.index]

    def go_to(self, ply: int) -> None:
        """Moves to the first stop at or after this ply."""
        self.index = min(bisect_left(self.stops, ply), len(self.stops) - 1)

    def scene(self, look: TableLook, of: Seat | None = None) -> Scene:
        """The scene that the reader sees at the present stop, of the seat that is looked at, or of another one."""
        seat = self.looked_at if of is None else of
        key = (self.at, seat, look)
        if self._scene is not None and self._scene[0] == key:
            return self._scene[1]
        match, at = self.play.match, self.at
        scene = self.play.scene(look, seat)
        before = self.stops[self.index - 1] if self.index else 0
        news = tuple(e for turn in match.turns[before:at] for e in turn.events if self.may_know(hearer(e)))
        decision = match.turns[at].decision if at < len(match.turns) else match.decision
        state = match.view(seat if self.secret else None, at)
        reader = None if seat in self.own else self.own[0] if len(self.own) == 1 else ONLOOKER
        history = scene.history if self.ended else ()
        scene = changed_copy(scene, state=state, decision=decision, options=(), news=news, reader=reader, history=history)
        self._scene = (key, scene)
        return scene

    def may_know(self, to: Seat | None) -> bool:
        """Whether the reader may know an event that is told to seat `to` (None: to everybody)."""
        return to is None or (self.secret and to == self.seat)

    def refresh(self, look: TableLook) -> None:
        """Makes the view's interface state anew for the present stop."""
        self.ui = None if self.ended else self.play.view.ui(self.scene(look), None)

    def log(self, look: TableLook) -> list[LogTurn]:
        """The log up to the present stop, oldest first."""
        if self._told_for != (self.seat, look.words):
            self._told, self._told_for = [], (self.seat, look.words)
        if len(self._told) < self.at:
            scene = self.scene(look, self.seat)
            turns = self.play.match.turns[len(self._told) : self.at]
            self._told += [entry(self.play.view, scene, turn, self.may_know) for turn in turns]
        return self._told[: self.at]


def stops(match: Match[Any]) -> list[int]:
    """The plies at which a seat is asked, and the ply after the last turn."""
    return [*(i for i, turn in enumerate(match.turns) if turn.decision.seat != CHANCE), len(match.turns)]


def rounds(match: Match[Any], at: list[int]) -> list[int]:
    """The number of the round at each stop."""
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


def place_in_words(words: Words, replay: Replay, ahead: int = 0) -> str:
    """The present place of the replay, or of a move `ahead` of it, in words."""
    n, most = replay.index + ahead, len(replay.stops) - 1
    if not replay.round():
        return words("Move %(n)s of %(all)s", n=n, all=most)
    return words("Round %(round)s, move %(n)s of %(all)s", n=n, all=most, round=replay.round())


def target(replay: Replay, step: str) -> int:
    """The index of the stop that a step leads to."""
    i, marks = replay.index, {"turn": replay.runs, "round": replay.rounds}
    kind, _, way = step.partition("-")
    if kind in marks:
        some = marks[kind]
        if way == "on":
            return next((m for m in some if m > i), len(replay.stops) - 1)
        return next((m for m in reversed(some) if m < i), 0)
    return {"first": 0, "back": i - 1, "on": i + 1, "last": len(replay.stops) - 1}[step]


def seats(replay: Replay) -> range:
    """The seats whose things may be shown."""
    free = replay.play.over or not replay.secret
    return range(replay.play.match.seats) if free else range(replay.seat, replay.seat + 1)


def may_try(play: Play) -> bool:
    """Whether people may start a new game from a point of this one. Not from a running game of several people: chance would
    draw the same there, and so trying it out would tell them what comes.
    """
    return play.over or len(play.people) < 2


def may_branch(replay: Replay) -> bool:
    """Whether people may start a new game from the present stop."""
    return not replay.ended and may_try(replay.play)
