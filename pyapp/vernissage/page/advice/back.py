"""A look back: where, in a finished game, another answer of the reader's would have been clearly better.

Glossary: a *point* is such a decision. A *run* is a row of answers of one seat that no other seat interrupts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ...bots.bot import Adviser, Weighed
from ...table.chance import Rng
from ...table.game import CHANCE, Action, Seat
from ...table.match import Match
from ..core.messages import Effect, Focus, Say, Slide
from ..games.counsels import COUNSEL
from ..replay import replay as reel
from ..replay.replay import Replay
from ..table.play import SLICE, Play, adviser, luck

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

MOST: Final = 3
"""How many points are told."""
BAR: Final = "looked"
"""The bar that shows how far it is."""


class Point(NamedTuple):
    """A decision at which another answer was clearly better."""

    ply: int
    done: Weighed
    better: Weighed
    grave: float
    """How often over it was clear."""

    @property
    def loss(self) -> float:
        """By how much the better answer was better."""
        return self.better.value - self.done.value


class Lookback:
    """One seat's decisions of a finished match, looked at one after the other."""

    def __init__(self, play: Play, seat: Seat) -> None:
        self.play, self.seat = play, seat
        self.at: Replay
        """Shows the points: its scenes are those of the replay. Made when the work begins, not while the dialog opens."""
        match, undone = play.match, COUNSEL[play.match.game.key].undone
        self.plies = [i for i, t in enumerate(match.turns) if t.decision.seat == seat and not undone(match, i)]
        self.looked = 0
        self.points: list[Point] = []
        self.ready = False
        self._work = self._look()

    def _look(self) -> Generator[None, None, None]:
        self.at = Replay(self.play, self.seat, secret=True)
        yield
        bot, found = adviser(self.play.bots), dict[int, Point]()
        for ply in self.plies if bot is not None else ():
            point = (yield from self._judged(bot, ply)) if bot is not None else None
            run = first_of_run(self.play.match, ply)
            if point is not None and (run not in found or found[run].grave < point.grave):
                found[run] = point
            self.looked += 1
            yield
        worst = sorted(found.values(), key=lambda p: -p.grave)[:MOST]
        self.points = sorted(worst, key=lambda p: p.ply)

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
        better = max(others, key=lambda one: one.value, default=done)  # what was done may be done again a moment later
        grave = (better.value - done.value) / bot.clear(turn.decision.kind)
        return Point(ply, done, better, grave) if grave >= 1 else None

    def think(self, app: App) -> None:
        """Looks on for a slice."""
        if self.looked == len(self.plies):  # what was found is written in a slice of its own
            next(self._work, None)
            self.ready = True
        start = app.device.elapsed()
        while self.looked < len(self.plies) and app.device.elapsed() - start < SLICE:
            next(self._work, None)


def first_of_run(match: Match[object], ply: int) -> int:
    """The ply at which the run of this turn begins."""
    seat, first = match.turns[ply].decision.seat, ply
    for i in range(ply, -1, -1):
        asked = match.turns[i].decision.seat
        if asked not in (seat, CHANCE):
            break
        if asked == seat:
            first = i
    return first


def rest_of_run(match: Match[object], ply: int) -> Iterator[Action]:
    """The seat's further answers in the run of this turn: what was done a moment later was not missed."""
    seat = match.turns[ply].decision.seat
    for turn in match.turns[ply + 1 :]:
        if turn.decision.seat == seat:
            yield turn.action
        elif turn.decision.seat != CHANCE:
            return


# -- what people do ---------------------------------------------------------------------------------------------------


def look_back(app: App, args: tuple[str, ...]) -> Effects | None:
    """Looks back at the game at the table, in the replay, or at a finished one of the list."""
    opened: Effects = []
    if args:
        found = reel.DOES["replay"](app, args)
        if app.replay is None:
            return found
        opened = found or []
    shown = app.replay.play if app.replay is not None else app.play
    if shown is None or not shown.over or adviser(shown.bots) is None or not shown.people:
        return opened or None
    seat = app.replay.seat if app.replay is not None else shown.viewer
    if seat is None or seat not in shown.people:
        seat = shown.reader
    before = app.advice
    if not isinstance(before, Lookback) or before.play is not shown or before.seat != seat:
        before = app.advice = Lookback(shown, seat)
    app.dialog = "lookback"
    if not opened:
        app.write = "dialog"  # what stands behind it has not changed, and drawing it takes longer than a slice
    return [*opened, Focus("dialog-title"), *([] if before.ready else [app.wait(0)])]


def tick(app: App, back: Lookback) -> Effects:
    """Looks on, and shows from time to time how far it is."""
    before = back.looked
    back.think(app)
    if back.ready:
        app.write = "dialog"
        said = summary(app, back)
        return [Say(said), Focus("point-0" if back.points else "dialog-title")]
    app.write = "no"  # the bar is moved, nothing is written anew
    return [*([Slide(BAR, back.looked, how_far(app, back))] if back.looked != before else []), app.wait(0)]


def how_far(app: App, back: Lookback) -> str:
    """How far the look back has come."""
    return app.words("%(n)s of %(all)s", n=back.looked, all=len(back.plies))


def summary(app: App, back: Lookback) -> str:
    """What came of it, in a sentence."""
    words = app.words
    if not back.points:
        return words("Well played: no move of yours could have gone clearly better.")
    return words.count(
        "%(n)s move could have gone clearly better.",
        "%(n)s moves could have gone clearly better.",
        len(back.points),
    )


def point(app: App, args: tuple[str, ...]) -> Effects | None:
    """Goes to the replay at a point."""
    back = app.advice
    if not isinstance(back, Lookback) or app.dialog != "lookback":
        return None
    found = [p for i, p in enumerate(back.points) if (str(i),) == args]
    if not found:
        return None
    return reel.show_at(app, back.play, back.seat, found[0].ply)


__all__ = ["BAR", "Lookback", "Point", "first_of_run", "how_far", "look_back", "point", "rest_of_run", "summary", "tick"]
