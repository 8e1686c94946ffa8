"""Hints: the best answers that the strongest bot with a judgement in words sees, thought of in slices."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ...bots.bot import Weighed
from ...table.chance import Rng
from ..core.messages import Effect, Focus, Say
from ..games.counsels import COUNSEL
from ..table.play import HINTS, SLICE, Play, adviser, luck

if TYPE_CHECKING:
    from ..app import App

Effects = list[Effect]

Nothing: TypeAlias = Literal["", "others", "one", "equal"]
"""Why there is no hint: somebody else is asked, there is but one answer, or none is better than another."""


class Hints:
    """What is thought of for the viewer's decision: `best` once `ready`."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.best: list[Weighed] = []
        self.nothing: Nothing = ""
        self.ready = False
        seat, d, adviser_ = play.viewer, play.match.decision, adviser(play.bots)
        self._thinking: Generator[None, None, list[Weighed]] | None = None
        if seat is None or d is None or d.seat != seat:
            self.nothing = "others"
        elif len(play.match.game.options(play.match.state, d)) == 1:
            self.nothing = "one"
        elif adviser_ is not None:
            self._thinking = adviser_.weigh(play.match.view(seat), seat, Rng(luck(play.match, seat, len(play.match.turns))))
        self.ready = self._thinking is None

    def think(self, app: App) -> None:
        """Thinks for a slice."""
        start = app.device.elapsed()
        while self._thinking is not None and app.device.elapsed() - start < SLICE:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.best, self._thinking, self.ready = done.value, None, True
                if not self.best:
                    self.nothing = "equal"


def hint(app: App, args: tuple[str, ...]) -> Effects | None:
    """Opens the hints for the present decision."""
    play = app.play
    if play is None or play.curtain or play.over or app.replay is not None or adviser(play.bots) is None:
        return None
    app.dialog, app.advice = "hint", Hints(play)
    return [Focus("dialog-title"), *([Say(why(app, app.advice))] if app.advice.ready else [app.wait(0)])]


def tick(app: App, hints: Hints) -> Effects:
    """Thinks on; when it is ready, the best answer has the focus."""
    hints.think(app)
    if not hints.ready:
        app.write = "no"
        return [app.wait(0)]
    if not hints.best:
        return [Say(why(app, hints))]
    hints.play.mark(HINTS)
    return [Focus("hint-0")]


def why(app: App, hints: Hints) -> str:
    """Why there is nothing to choose; empty if there is."""
    words, play = app.words, hints.play
    if hints.nothing == "others":
        name = play.name(play.asked or 0, words)
        return words("There is nothing for you to choose now: it is the turn of %(name)s.", name=name)
    return {
        "": "",
        "one": words("Nothing to choose here: there is only one move."),
        "equal": words("It makes no difference here: do as you like."),
    }[hints.nothing]


def follow(app: App, args: tuple[str, ...]) -> Effects | None:
    """Shows a hint at the table, ready to be done."""
    hints = app.advice
    if not isinstance(hints, Hints) or app.dialog != "hint" or app.play is not hints.play:
        return None
    found = [one for i, one in enumerate(hints.best) if (str(i),) == args]
    if not found:
        return None
    play = hints.play
    app.dialog, app.advice = "", None
    reply = COUNSEL[play.match.game.key].show(play.scene(app.look), play.ui, found[0], wide=app.wide)
    play.ui = reply.ui
    return [*([Say(reply.say)] if reply.say else []), *([Focus(reply.focus)] if reply.focus else [])]


__all__: Final = ["Hints", "follow", "hint", "tick", "why"]
