"""Markup of the two dialogs of advice: hints, and the look back."""

from __future__ import annotations

from dataclasses import replace

from ...bots.bot import Weighed
from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Node, el, join
from ..core.words import Words
from ..programme import COUNSEL, show
from ..replay.state import place_in_words
from ..view.compared import sign
from ..view.reasons import Counsel, Reason, figure, number, worth_telling
from ..view.scene import Scene
from .asked import why
from .back import BAR, how_far, summary
from .lead import graph
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
        worth = words.of("move", "best") if i == 0 else behind(words, first, one, hints.clear)
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


def behind(words: Words, first: Weighed, one: Weighed, clear: float) -> str:
    """How much an answer is worth compared with the best one, in words; by `clear` points one is clearly better."""
    less = first.value - one.value
    if one.stage < first.stage:
        return words("after that")
    if less < 0.05:
        return words("as good")
    return words("nearly as good") if less < clear else words("clearly weaker")


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
    if not back.moments:
        return title, el("p", summary(app, back))
    p, scene = back.points[back.index], _scene(app, back)
    counsel = COUNSEL[scene.game.key]
    better = p.better if p.grave >= 1 else None
    lines = [(words("Played:"), "played", p.done), *([(words("Better:"), "better", better)] if better else [])]
    told = [
        el("p", sign(which), el("span", el("small", name), " ", el("b", counsel.move(scene, one))), cls=f"lb-line {which}")
        for name, which, one in lines
    ]
    board = el("div", counsel.board(scene, p.done.action, better and better.action), cls="lb-board", aria_hidden="true")
    cost = words(counsel.about, points=f"\N{MINUS SIGN}{number(words, p.loss)}") if better else ""
    tabbed = len(back.moments) > 1 and back.index in back.moments  # its tab tells the round
    when = "" if tabbed else el("span", _round(words, back), el("span", ":", cls="vh"))
    head = el("h3", when, " ", el("b", cost, cls="loss"))
    more = words("The better move was worth %(n)s more.", n=number(words, p.loss))
    less = el("p", more, cls="hint lb-less") if better else NOTHING
    reason = el("p", words("No other move was clearly better."), cls="hint")
    if better:
        figures = [el("div", el("h4", name), reasons(words, counsel.reasons(scene, one))) for name, _, one in lines]
        why = el("details", el("summary", words("All reasons")), *figures, _legend(words))
        reason = join((_because(words, counsel, scene, p), why))
    panel = el("div", _moments(app, back), head, less, *told, reason, cls="lb-panel")
    game = el("span", f"{words(show(scene.game.key).title)}. ", cls="vh")
    return title, join((el("p", game, _said(app, back), cls="hint"), board, panel, _acts(words, back), graph(app, back)))


def _said(app: App, back: Lookback) -> str:
    """The outcome in a sentence, and whose moves were looked through, if several people have played."""
    words, name = app.words, back.play.name(back.seat, app.words)
    whose = words("The moves of %(name)s.", name=name) + " " if len(back.play.people) > 1 else ""
    return whose + summary(app, back)


def _scene(app: App, back: Lookback) -> Scene:
    """What the seat saw at the point that is shown; the dialog speaks to the reader: "you"."""
    back.at.go_to(back.points[back.index].ply)
    return replace(back.at.scene(app.look_at_replay), reader=None)


def _round(words: Words, back: Lookback) -> str:
    """The round of the replay's present place, or that place, if the game counts no rounds."""
    return words("Round %(n)s", n=back.at.round()) if back.at.round() else place_in_words(words, back.at, 1)


def _because(words: Words, counsel: Counsel, scene: Scene, p: Point) -> Node:
    """The one reason that weighs most: what the better answer has more of, or what the played one has lost."""
    had, has = (_by_name(one) for one in (p.done, p.better))
    name = max((*has, *had), key=lambda one: has.get(one, 0) - had.get(one, 0))
    which, one = ("better", p.better) if name in has else ("played", p.done)
    terms = sorted((t for t in one.terms if t.name == name), key=lambda t: abs(t.points), reverse=True)
    reason = next(iter(counsel.reasons(scene, one._replace(terms=tuple(terms)))), None)
    if reason is None:
        return NOTHING
    speaks = words("In its favour:") if which == "better" else words("Against yours:")
    told = el("span", el("small", speaks), " ", reason.text)  # the headline has the figure of all reasons
    return el("p", icon("bulb"), told, cls=f"lb-why {which}")


def _by_name(one: Weighed) -> dict[str, float]:
    """What each of an answer's terms is worth, by its name."""
    out: dict[str, float] = {}
    for t in one.terms:
        out[t.name] = out.get(t.name, 0) + t.points
    return out


def _moments(app: App, back: Lookback) -> Node:
    """A button for each moment, if there are several."""
    if len(back.moments) < 2:
        return NOTHING
    words, shown, out = app.words, back.index, []
    for i, at in enumerate(back.moments):
        back.at.go_to(back.points[at].ply)
        out.append(
            el("button", el("i", i + 1, cls="lb-n"), " ", _round(words, back), type="button", cls="btn", id=f"point-{i}",
               data_do=f"point {i}", aria_pressed="true" if at == shown else "false")
        )  # fmt: skip
    back.at.go_to(back.points[shown].ply)
    return el("div", *out, cls="lb-moments", role="group", aria_label=words("Moments"))


def _acts(words: Words, back: Lookback) -> Node:
    """What can be done next: the next moment, or, if there is none, the replay."""
    if len(back.moments) < 2:
        return el("div", button(words("Replay"), "see-point", cls="do", sign="reel"), cls="lb-acts")
    before, after = back.beside(-1), back.beside(1)
    first = before is None and "true"
    label = words("Moment before")
    out = [button("", f"point {before or 0}", cls="step", sign="previous", label=label, id="point-back", aria_disabled=first)]
    if after is None:  # the same button, so that it keeps the focus
        out.append(button(words("Replay"), "see-point", cls="do", sign="reel", id="point-on"))
    else:
        out.append(button(words("Next moment"), f"point {after}", cls="do", id="point-on"))
        out.append(button(words("Replay"), "see-point", sign="reel"))
    return el("div", *out, cls="lb-acts")
