"""Markup of the collection: a wall with one work and its label, the catalogue, sheets for printing."""

from __future__ import annotations

from ..app import App
from ..core.buttons import button
from ..core.markup import Child, Markup, Node, el, join
from ..core.words import Words
from ..house.render import brand, room_head
from ..past import bare
from ..past.offer import Catalogue, PieceGroup, Works
from ..view.scene import Drawing
from . import labels
from .room import MOST, CollectionRoom, outcome_words, rooms
from .works import Item, items, met

A_SHEET = 12
"""The number of works on a contact sheet."""


def markup(app: App, room: CollectionRoom) -> Node:
    """The room."""
    if room.sheets:
        return _sheets(app, room)
    words = app.words
    head = room_head(words, words("Your collection"), button(words("Your record"), "record", cls="quiet", id="to-record"))
    game, what = rooms()[room.part]
    if isinstance(what, Works):
        body = _hall(app, room, what)
    else:
        body = _catalogue(app, game, what.groups(words, met(room.reader, game)))
    return join((head, el("main", _plan(app, room), body, cls="room"), el("div", cls="skirt", aria_hidden="true")))


def _plan(app: App, room: CollectionRoom) -> Node:
    """The rooms of the gallery, each with its number of works."""
    words = app.words

    def count(game: str, what: Works | Catalogue) -> str:
        if isinstance(what, Works):
            return str(len(items(room.reader, what.kind)))
        return words("%(n)s of %(all)s", n=len(met(room.reader, game)), all=what.pieces)

    rows = (
        el(
            "button",
            el("b", words(what.name)),
            el("span", count(game, what)),
            type="button",
            cls="btn co-part",
            id=f"part-{part}",
            data_do=f"room co-part {part}",
            aria_pressed="true" if part == room.part else "false",
        )
        for part, (game, what) in rooms().items()
    )
    reading = ""
    if not room.reader.done:
        reading = words("Looking through your games: %(n)s of %(all)s.", n=len(room.reader.known), all=len(room.reader.games))
    told = el("p", reading, cls="hint", role="status")
    return el("nav", el("div", *rows, cls="co-plan"), told, aria_label=words("Rooms of the gallery"))


def _catalogue(app: App, game: str, groups: list[PieceGroup]) -> Node:
    """All pieces in groups, the press that begins a game, which may add more, and buttons that lead to each group."""
    words = app.words
    about = words("Everything that has been in your works hangs here, with its title. Each game may add more.")
    leads = (button(one.name, f"room co-group {i}", cls="quiet", id=f"to-group-{i}") for i, one in enumerate(groups))
    parts = (_group(words, one, f"group-{i}") for i, one in enumerate(groups))
    head = el("div", el("p", about, cls="hint"), el("p", *leads, cls="acts"), cls="cat-h")
    return el("div", head, next(parts), el("div", bare.begin(app, game), cls="cat-next"), *parts, cls="catalogue")


def _group(words: Words, one: PieceGroup, ident: str) -> Node:
    count = el("span", words("%(n)s of %(all)s", n=len(one.seen), all=len(one.seen) + len(one.rest)), cls="hint")
    left = el("p", words.count("%(n)s not seen yet", "%(n)s not seen yet", len(one.rest)), cls="hint")
    return el(
        "section",
        el("h2", one.name, " ", count, id=ident, tabindex=-1),
        el("ul", *one.seen, cls="cat") if one.seen else "",
        join((left, el("ul", *one.rest, cls="cat rest"))) if one.rest else "",
        aria_label=one.name,
    )


def _hall(app: App, room: CollectionRoom, works: Works) -> Node:
    """One work on a wall, buttons to the others, its label."""
    words, item = app.words, room.item
    if item is None:
        if not room.reader.done:
            return el("div", el("p", words("A moment, please."), cls="co-empty"), cls="co-hall")
        named = {key: words(one.name) for key, one in rooms().values() if isinstance(one, Works)}
        key = rooms()[room.part][0]
        return bare.wall(app, key, named, words("An empty wall is a good start"), words(works.empty))
    n, all_ = min(room.at, len(room.items()) - 1), len(room.items())
    drawing = room.drawing(app, item)
    steps = (
        button("", "room co-step -1", cls="step", sign="previous", label=words("The newer work"), id="co-back", off=n == 0),
        button("", "room co-step 1", cls="step", sign="next", label=words("The older work"), id="co-on", off=n == all_ - 1),
    )
    shown = el(
        "figure", hung(drawing) if drawing is not None else el("p", words("A moment, please."), cls="co-empty"), cls="co-work"
    )
    place = el("p", words("%(n)s of %(all)s", n=n + 1, all=all_), cls="co-place")
    tall = drawing is not None and drawing.height > drawing.width
    return el(
        "div",
        el("div", steps[0], shown, place, steps[1], cls="co-hall tall" if tall else "co-hall"),
        el("div", _plaque(app, item, drawing), _again(words, item), _acts(app, room, item), cls="co-below"),
        cls="co-show",
    )


def hung(drawing: Drawing) -> Node:
    """A work beside which its name stands: without its mount, and without what would be too small there to be read."""
    left, top, wide, tall = drawing.work or (0, 0, drawing.width, drawing.height)
    return el(
        "svg",
        Markup(drawing.markup),
        viewBox=f"{left:g} {top:g} {wide:g} {tall:g}",
        width=f"{4 * wide:g}",
        height=f"{4 * tall:g}",
        cls="drawing",
        role="img",
        aria_label=f"{drawing.title}. {drawing.about}",
    )


def _plaque(app: App, item: Item, drawing: Drawing | None) -> Node:
    """The wall label."""
    words = app.words
    parts: list[Child] = [
        el("h2", drawing.title if drawing is not None else words("A moment, please.")),
        el("p", labels.game(app, item), ", ", el("time", data_ms=item.record.saved)),
        el("p", " ".join((labels.won(words, item), labels.worth(words, item)))),
    ]
    if had := labels.honours(words, item):
        parts.append(el("p", had))
    return el("section", *parts, cls="plaque", aria_label=words("Label"))


def _again(words: Words, item: Item) -> Node:
    """Leads back to the game that the work is from."""
    return el(
        "div",
        button(words("Replay"), f"replay {item.ident}", cls="do", sign="reel", id="co-replay"),
        button(words("Result"), f"resume {item.ident}", id="co-result"),
        cls="co-main",
    )


def _acts(app: App, room: CollectionRoom, item: Item) -> Node:
    words, off, told = app.words, room.drawing(app, item) is None, outcome_words(app, room)
    return el(
        "div",
        el(
            "div",
            button(words("Save as PNG"), "room co-save png", cls="quiet", sign="save", id="co-png", off=off),
            button(words("Save as SVG"), "room co-save svg", cls="quiet", sign="save", id="co-svg", off=off),
            button(words("Copy the link"), "room co-copy", cls="quiet", sign="copy", id="co-copy", off=off),
            cls="acts",
        ),
        el(
            "div",
            el("span", words("To print:"), cls="hint"),
            button(words("this one"), "room co-lay one", cls="quiet", id="lay-one"),
            button(words("all, one per page"), "room co-lay all", cls="quiet", id="lay-all"),
            button(words("all, small"), "room co-lay contact", cls="quiet", id="lay-contact"),
            cls="acts",
            role="group",
            aria_label=words("To print"),
        ),
        el("p", told, cls="hint", id="co-told", aria_hidden=None if told else "true"),
        cls="co-acts",
    )


# -- sheets to be printed -------------------------------------------------------------------------------------------------


def _sheets(app: App, room: CollectionRoom) -> Node:
    words, printed = app.words, room.printed()
    there = [(item, drawing) for item in printed if (drawing := room.drawing(app, item)) is not None]
    waits = room.missing(app) is not None
    about = words("For printing on A4.")
    if waits:
        about = words("Drawing %(n)s of %(all)s.", n=len(there), all=len(printed))
    elif room.sheets != "one" and len(room.items()) > MOST:
        about = words("The newest %(n)s of %(all)s works, as pages of A4.", n=MOST, all=len(room.items()))
    head = el(
        "header",
        brand(words),
        el("h1", words("To print"), id="title", tabindex=-1),
        el(
            "div",
            button(words("Print"), "room co-print", cls="do", id="co-print", off=waits or not there),
            button(words("Back"), "room co-lay", id="co-lay"),
            cls="tools",
        ),
        cls="room-h",
    )
    if room.sheets == "contact":
        leaves = [
            el(
                "section",
                *(el("figure", hung(drawing), _caption(app, item, drawing)) for item, drawing in some),
                cls="leaf contact",
            )
            for some in (there[i : i + A_SHEET] for i in range(0, len(there), A_SHEET))
        ]
    else:
        leaves = [
            el("section", el("figure", hung(drawing)), _plaque(app, item, drawing), cls="leaf") for item, drawing in there
        ]
    return join((head, el("main", el("p", about, cls="hint", role="status"), *leaves, cls="room leaves")))


def _caption(app: App, item: Item, drawing: Drawing) -> Node:
    return el(
        "figcaption", el("cite", drawing.title), el("span", labels.game(app, item), ", ", el("time", data_ms=item.record.saved))
    )
