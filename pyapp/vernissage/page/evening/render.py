"""Markup of the evening: the graph, from which each round leads into the replay; the table; the story of a deck."""

from __future__ import annotations

from typing import Any

from ...games.art_society import box
from ..app import App
from ..core.markup import NOTHING, Node, el, join
from ..core.measure import is_wide
from ..core.words import Words
from ..games.art_society.names import type_name
from ..games.avant_carde.signs import award_sign, mini
from ..table.play import Play
from ..view.phrases import figure, name
from ..view.scene import Scene
from .chart import MIDDLE, NARROW, WIDE, chart
from .series import Evening, evening

SHORT = 9
"""How many letters of a name stand at the end of a line."""
_kept: list[tuple[Any, Evening]] = []
"""The latest evening with its match's state, because the page is rewritten often."""


def shown(app: App, play: Play) -> Node:
    """The evening at the end of a game."""
    words, match = app.words, play.match
    if not _kept or _kept[0][0] is not match.state:
        _kept[:] = [(match.state, evening(match))]
    told, scene = _kept[0][1], play.scene(app.look)
    if not told.scores:
        return NOTHING
    names = [name(scene, seat) for seat in range(match.seats)]
    types = [type_name(words, kind) for kind in range(len(box.TYPES))] if told.worths else []
    moments = _moments(app, play, told)
    ends = ", ".join(f"{one} {figure(points)}" for one, points in zip(names, told.scores[-1], strict=True))
    label = words("Scores round by round. At the end: %(scores)s.", scores=ends)
    size = NARROW if scene.compact else WIDE if is_wide(app.window.width) else MIDDLE
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
    see = el("span", words("See a round again"), id="ev-see")
    jump = el("div", see, el("ol", *ways, aria_labelledby="ev-see"), cls="ev-ways")
    table = el("details", el("summary", words("The same as a table")), _table(words, told, names, types), cls="ev-table")
    return el("section", head, graph, jump, table, _story(scene, told), cls="evening", aria_label=words("The evening"))


def _moments(app: App, play: Play, told: Evening) -> dict[int, int]:
    """The round of each moment of a finished look back, by the moment's number."""
    back = app.looked
    if back is None or back.play is not play or not back.ready:
        return {}
    return {i + 1: told.round_of(point.ply) for i, point in enumerate(back.points)}


def _table(words: Words, told: Evening, names: list[str], types: list[str]) -> Node:
    """Scores, bids and worths by round, as a table."""
    heads = [words("Round"), *names, *(words("%(name)s's bid", name=one) for one in names if told.bids), *types]
    rows = []
    for i, scores in enumerate(told.scores):
        bids = told.bids[i] if told.bids else ()
        cells = [*map(figure, scores), *(bids or ("",) * len(names) if told.bids else ()), *(told.worths[i] if types else ())]
        rows.append(el("tr", el("th", i + 1, scope="row"), *(el("td", cell) for cell in cells)))
    head = el("thead", el("tr", *(el("th", one, scope="col") for one in heads)))
    caption = el("caption", words("Round by round"), cls="vh")
    return el("div", el("table", caption, head, el("tbody", *rows)), cls="ev-scroll", tabindex=0)


def _story(scene: Scene, told: Evening) -> Node:
    """In Avant Carde: the story of the deck of the seat that is shown."""
    if not told.hauls:
        return NOTHING
    words, seat, player = scene.words, scene.seat, scene.state.players[scene.seat]
    columns = []
    for i, hauls in enumerate(told.hauls):
        haul = hauls[seat]
        cups = [award_sign() for _ in range(haul.awards)]
        out = [el("span", mini(card), cls="ev-out") for card in haul.trashed]
        spoken = words(
            "Round %(n)s: %(bought)s bought, %(trashed)s trashed, %(awards)s awards",
            n=i + 1, bought=len(haul.bought), trashed=len(haul.trashed), awards=haul.awards,
        )  # fmt: skip
        seen = el("span", *cups, *map(mini, haul.bought), *out, cls="ev-stack", aria_hidden="true")
        columns.append(el("li", seen, el("b", i + 1, aria_hidden="true"), el("span", spoken, cls="vh")))
    laid = tuple(x.card for x in player.line if x.card >= 0)
    deck = sorted((*player.deck, *player.discard, *player.hand, *laid))
    title = words("Your deck's story") if seat == scene.you else words("%(name)s's deck", name=scene.names[seat])
    note = words("Awards on top, then what was bought; struck through: trashed.")
    end = words.count("%(n)s card at the end", "%(n)s cards at the end", len(deck))
    return join(
        (
            el("h2", title),
            el("p", note, cls="hint"),
            el("ol", *columns, cls="ev-story"),
            el("h3", end),
            el("p", *map(mini, deck), cls="ev-deck", aria_hidden="true"),
        )
    )
