"""Markup of the two dialogs of advice: hints, and the look back."""

from __future__ import annotations

from dataclasses import replace

from ...bots.bot import Weighed
from ...table.game import apply
from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Node, el, join
from ..core.words import Words
from ..programme import COUNSEL
from ..replay.state import place
from ..view.reasons import Reason, figure, number, worth_telling
from ..view.scene import Scene
from .asked import why
from .back import BAR, how_far, summary
from .state import Hints, Lookback, Point


def reasons(words: Words, some: list[Reason]) -> Node:
    """A list of reasons: each one's text and figure."""
    rows = []
    for one in worth_telling(some):
        tone = "nil" if not one.points else "gain" if one.points > 0 else "loss"
        value = el("span", figure(words, one), cls="va") if one.points is not None else ""
        rows.append(el("li", el("span", one.text, cls="tx"), value, cls=f"{tone} sure" if one.scored else tone))
    return el("ul", *rows, cls="why-list") if rows else NOTHING


def hint(app: App, hints: Hints) -> tuple[str, Node]:
    """Title and body of the dialog of hints."""
    words = app.words
    title = words("Hints")
    if not hints.ready:
        return title, el("p", words("Thinking …"), cls="busy", role="status")
    if not hints.best:
        return title, el("p", why(app, hints), id="hint-none")
    scene = hints.play.scene(app.look)
    counsel = COUNSEL[scene.game.key]
    first = hints.best[0]
    rows = []
    for i, one in enumerate(hints.best):
        worth = words("best") if i == 0 else behind(words, first, one)
        head = el("span", el("b", counsel.move(scene, one)), el("small", worth), cls="hint-h")
        rows.append(
            el(
                "li",
                el("button", head, type="button", cls="btn hint-do", id=f"hint-{i}", data_do=f"follow {i}"),
                reasons(words, counsel.reasons(scene, one)),
            )
        )
    return title, join(
        (
            el("p", words("Press one to see it on the table: that decides nothing yet."), cls="hint"),
            el("ol", *rows, cls="hints"),
            _legend(words),
        )
    )


def behind(words: Words, first: Weighed, one: Weighed) -> str:
    """How much an answer is worth compared with the best one."""
    less = first.value - one.value
    if one.stage < first.stage:
        return words("after that")
    if less < 0.05:
        return words("as good")
    return words("about %(points)s less", points=number(words, less))


def _legend(words: Words) -> Node:
    return el(
        "p",
        words("“About” is a bot's estimate; other numbers are exact."),
        cls="hint",
    )


# -- looking back -----------------------------------------------------------------------------------------------------


def lookback(app: App, back: Lookback) -> tuple[str, Node]:
    """Title and body of the dialog of a look back."""
    words = app.words
    title = words("Look back")
    if not back.ready:
        text = words("Looking through your moves.")
        most = max(len(back.plies), 1)
        bar = el("progress", id=BAR, max=most, value=back.looked, aria_label=title, aria_valuetext=how_far(app, back))
        return title, el("div", el("p", text), bar, cls="busy")
    many = len(back.play.people) > 1
    whose = words("The moves of %(name)s.", name=back.play.name(back.seat, words)) if many else ""
    points = [_point(app, back, i, p) for i, p in enumerate(back.points)]
    return title, join(
        (
            el("p", whose, cls="hint") if whose else "",
            el("p", summary(app, back)),
            el("ol", *points, cls="hints points") if points else "",
            _legend(words) if points else "",
        )
    )


def _point(app: App, back: Lookback, i: int, p: Point) -> Node:
    """A point: the answer that was played and the better one, each in one line above its board. A press opens their figures."""
    words, scene = app.words, replace(scene_at(app, back, p), reader=None)  # the dialog speaks to the reader: "you"
    counsel = COUNSEL[scene.game.key]
    sides = [
        _side(app, back, p, one, title, look)
        for one, title, look in ((p.done, words("Played"), "played"), (p.better, words("Better"), "better"))
    ]
    why = el(
        "details",
        el("summary", words("Why?")),
        *(
            el("div", el("h4", title), reasons(words, counsel.reasons(scene, one)))
            for one, title in ((p.done, words("Played")), (p.better, words("Better")))
        ),
        cls="moment-why",
    )
    cost = el("b", words("about %(points)s", points=f"\N{MINUS SIGN}{number(words, p.loss)}"), cls="loss")
    where = words("Round %(n)s", n=back.at.round()) if back.at.round() else place(words, back.at)
    go = button(words("See it in the replay"), f"point {i}", sign="reel", id=f"point-{i}")
    return el("li", el("h3", f"{i + 1}. {where} ", cost), el("div", *sides, cls="versus"), el("div", go, why, cls="moment-a"))


def _side(app: App, back: Lookback, p: Point, one: Weighed, title: str, look: str) -> Node:
    """An answer in one line, and below it the seat's board after that answer."""
    scene = replace(scene_at(app, back, p), reader=None)
    counsel, game = COUNSEL[scene.game.key], scene.game
    after = apply(game, back.play.match.turns[p.ply].before, one.action)
    board = replace(scene, state=game.view(after, back.seat), decision=None, options=(), news=())
    line = el("p", el("small", title), " ", el("b", counsel.move(scene, one)))
    shown = el("div", counsel.board(board, one.action), cls="moment-b", aria_hidden="true")
    return el("div", line, shown, cls=look)


def scene_at(app: App, back: Lookback, p: Point) -> Scene:
    """The seat's scene at a point."""
    back.at.go_to(p.ply)
    return back.at.scene(app.look_at_replay)
