"""The state of advice: the dialogs of hints and of a look back. Both think in slices, so that the page stays responsive.

Glossary: a *point* is a decision of a finished game that was judged; a *moment* is a point at which another answer would have
been clearly better. A *run* is a row of answers of one seat that no other seat interrupts. A *lead* is the seat's score less
the best of the others.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from ...bots.bot import Adviser, Weighed
from ...bots.luck import luck
from ...table.chance import Rng
from ...table.game import CHANCE, Action, Seat
from ...table.match import Match
from ..core.device import DeviceServices
from ..programme import COUNSEL
from ..replay.state import Replay
from ..table.play import SLICE, Play, adviser

MOST: Final = 3
"""The most moments that a look back shows."""

Nothing: TypeAlias = Literal["", "others", "one", "equal"]
"""Why there is no hint: another seat is asked, there is only one answer, or all answers are worth the same."""


class Hints:
    """The dialog of hints. `best` holds the best answers to the viewer's decision as soon as `ready` is true."""

    name: Final = "hint"

    def __init__(self, play: Play) -> None:
        self.play = play
        self.best: list[Weighed] = []
        self.nothing: Nothing = ""
        self.ready = False
        self.clear = 0.0
        """By how many points an answer must be worse than the best to be clearly weaker."""
        seat, d, adviser_ = play.viewer, play.match.decision, adviser(play.bots)
        self._thinking: Generator[None, None, list[Weighed]] | None = None
        if seat is None or d is None or d.seat != seat:
            self.nothing = "others"
        elif len(play.match.game.options(play.match.state, d)) == 1:
            self.nothing = "one"
        elif adviser_ is not None:
            self.clear = adviser_.clear(d.kind)
            self._thinking = adviser_.weigh(play.match.view(seat), seat, Rng(luck(play.match, seat, len(play.match.turns))))
        self.ready = self._thinking is None

    def think(self, device: DeviceServices) -> None:
        """Thinks for one slice."""
        start = device.elapsed()
        while self._thinking is not None and device.elapsed() - start < SLICE:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.best, self._thinking, self.ready = done.value, None, True
                if not self.best:
                    self.nothing = "equal"


class Point(NamedTuple):
    """A decision, what was answered, and the best other answer."""

    ply: int
    done: Weighed
    better: Weighed
    grave: float
    """By how many times the bot's threshold for "clearly better" the better answer was better; from 1 on it was."""

    @property
    def loss(self) -> float:
        """The difference in worth (points) between the better answer and the one that was played."""
        return self.better.value - self.done.value


class Lookback:
    """The dialog of a look back at one seat's decisions in a finished match. They are judged one by one."""

    name: Final = "lookback"

    def __init__(self, play: Play, seat: Seat) -> None:
        self.play, self.seat = play, seat
        self.at: Replay
        """A replay that provides the scenes of the points. It is made when the work begins, so that the dialog opens at once.
        """
        match, undone = play.match, COUNSEL[play.match.game.key].undone
        self.plies = [i for i, t in enumerate(match.turns) if t.decision.seat == seat and not undone(match, i)]
        self.looked = 0
        self.points: list[Point] = []
        self.leads: list[int] = []
        """After each point, until the next one."""
        self.moments: list[int] = []
        """The points, by index, that are moments."""
        self.index = 0
        """The point that is shown."""
        self.ready = False
        self._work = self._look()

    def _look(self) -> Generator[None, None, None]:
        self.at = Replay(self.play, self.seat, secret=True)
        self.at.picked = True
        yield
        bot, found, match = adviser(self.play.bots), dict[int, int](), self.play.match
        for ply in self.plies if bot is not None else ():
            point = (yield from self._judged(bot, ply)) if bot is not None else None
            if point is not None:
                if self.points:
                    self.leads.append(self._lead(match.turns[ply].before))
                run = first_of_run(match, ply)
                if point.grave >= 1 and (run not in found or self.points[found[run]].grave < point.grave):
                    found[run] = len(self.points)
                self.points.append(point)
            self.looked += 1
            yield
        self.leads.append(self._lead(match.state))
        self.moments = sorted(sorted(found.values(), key=lambda i: -self.points[i].grave)[:MOST])
        self.index = next(iter(self.moments), 0)

    def _lead(self, state: object) -> int:
        scores = list(self.play.match.game.scores(state))
        own = scores.pop(self.seat)
        return own - max(scores, default=0)

    def beside(self, way: int) -> int | None:
        """The index in `moments` of the next one after the point that is shown (`way` 1), or the one before it (-1), if any."""
        found = [i for i, at in enumerate(self.moments) if way * (at - self.index) > 0]
        return found[min(0, way)] if found else None

    def _judged(self, bot: Adviser, ply: int) -> Generator[None, None, Point | None]:
        match = self.play.match
        turn = match.turns[ply]
        view = match.view(self.seat, ply)
        if len(match.game.options(turn.before, turn.decision)) == 1:
            return None
        some = yield from bot.weigh(view, self.seat, Rng(luck(match, self.seat, ply)), turn.action)
        done = next((one for one in some if one.action == turn.action), None)
        if done is None:
            return None
        later = set(rest_of_run(match, ply))
        others = [one for one in some if one.stage == done.stage and one.action not in later]
        better = max(others, key=lambda one: one.value, default=done)  # else the seat missed nothing
        grave = (better.value - done.value) / bot.clear(turn.decision.kind)
        return Point(ply, done, better, grave)

    def think(self, device: DeviceServices) -> None:
        """Judges decisions for one slice."""
        if self.looked == len(self.plies):  # what was found is drawn in a slice of its own
            next(self._work, None)
            self.ready = True
        start = device.elapsed()
        while self.looked < len(self.plies) and device.elapsed() - start < SLICE:
            next(self._work, None)


def first_of_run(match: Match[object], ply: int) -> int:
    """The ply at which the run of this ply begins."""
    seat, first = match.turns[ply].decision.seat, ply
    for i in range(ply, -1, -1):
        asked = match.turns[i].decision.seat
        if asked not in (seat, CHANCE):
            break
        if asked == seat:
            first = i
    return first


def rest_of_run(match: Match[object], ply: int) -> Iterator[Action]:
    """The seat's later answers in the run of this ply. The seat did not miss these: it gave them a moment later."""
    seat = match.turns[ply].decision.seat
    for turn in match.turns[ply + 1 :]:
        if turn.decision.seat == seat:
            yield turn.action
        elif turn.decision.seat != CHANCE:
            return
