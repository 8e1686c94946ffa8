"""Markup of the evening: a graph, a button for each round that opens the replay there, its figures, what else it tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..app import App
from ..core.markup import NOTHING, Node, el
from ..core.measure import FLAT
from ..core.words import Words
from ..table.play import Play
from ..view.phrases import figure, name
from ..view.scene import Scene
from .chart import BESIDE, MIDDLE, NARROW, WIDE, chart
from .offer import Rounds
from .series import Evening, evening

SHORT = 9
"""How many letters of a name stand at the end of a line."""
_kept: list[tuple[Any, Evening]] = []
"""The latest evening with its match's state, because the page is rewritten often."""


def section(app: App, play: Play, beside: Scene | None = None) -> Node:
    """The evening at the end of a game; for the scene of a replay its scores alone, as a graph beside the sheet."""
    words, match = app.words, play.match
    if not _kept or _kept[0][0] is not match.state:
        _kept[:] = [(match.state, evening(match))]
    told, scene = _kept[0][1], beside or play.scene(app.look)
    if not told.scores:
        return NOTHING
    names = [name(scene, seat) for seat in range(match.seats)]
    types = [band.name(words) for band in told.told.bands]
    moments = _moments(app, play, told)
    ends = ", ".join(f"{one} {figure(points)}" for one, points in zip(names, told.scores[-1], strict=True))
    label = words("Scores round by round. At the end: %(scores)s.", scores=ends)
    size = NARROW if scene.compact else WIDE if app.window.wide else MIDDLE
    if beside is not None:
        lying = app.window.height < FLAT
        size = BESIDE if app.window.wide else NARROW._replace(high=72) if lying else size
        told = replace(told, told=Rounds())
    ways = [
        el("li", el("button", i + 1, type="button", cls="btn", data_do=f"moment {ply}", id=f"moment-{i}",
                    aria_label=words("Round %(n)s: see it in the replay", n=i + 1)))
        for i, ply in enumerate(told.plies)
    ]  # fmt: skip
    head = el("h2", words("The evening, round by round"))
    tags = [
        words("%(name)s %(points)s", name=one[:SHORT], points=figure(points))
        for one, points in zip(names, told.scores[-1], strict=True)
    ]
    graph = el("figure", chart(told, tags, types, moments, label, size), cls="ev-figure")
    if beside is not None:
        return el("section", head, graph, cls="evening", aria_label=words("The evening"))
    see = el("span", words("See a round again"), id="ev-see")
    jump = el("div", see, el("ol", *ways, aria_labelledby="ev-see"), cls="ev-ways")
    table = el("details", el("summary", words("The same as a table")), _table(words, told, names, types), cls="ev-table")
    story = told.told.story(scene) if told.told.story else NOTHING
    return el("section", head, graph, jump, table, story, cls="evening", aria_label=words("The evening"))


def _moments(app: App, play: Play, told: Evening) -> dict[int, int]:
    """The round of each moment of a finished look back, by the moment's number."""
    back = app.looked
    if back is None or back.play is not play or not back.ready:
        return {}
    return {n: told.round_of(back.points[i].ply) for n, i in enumerate(back.moments, 1)}


def _table(words: Words, told: Evening, names: list[str], types: list[str]) -> Node:
    """Scores, dots and worths by round, as a table."""
    dots, bands = told.told.dots, told.told.bands
    heads = [words("Round"), *names, *(words(told.told.dot, name=one) for one in names if dots), *types]
    rows = []
    for i, scores in enumerate(told.scores):
        put = (dots[i] or ("",) * len(names)) if dots else ()
        cells = [*map(figure, scores), *put, *(band.worths[i] for band in bands)]
        rows.append(el("tr", el("th", i + 1, scope="row"), *(el("td", cell) for cell in cells)))
    head = el("thead", el("tr", *(el("th", one, scope="col") for one in heads)))
    caption = el("caption", words("Round by round"), cls="vh")
    return el("div", el("table", caption, head, el("tbody", *rows)), cls="ev-scroll", tabindex=0)
