"""The catalogue: the paintings of Art Society and the cards of Canvas. Each is shown only if it was in a work here."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...art.titles import TITLES
from ...games.art_society import box
from ...games.canvas import titles
from ...games.canvas.box import CARDS
from ..app import App
from ..core.markup import Node, el, join
from ..core.words import LANGUAGES, Words
from ..games.art_society.names import framed, size_name, type_name
from ..games.art_society.things.wall import picture
from ..games.canvas.signs import stack
from .room import Room
from .works import Met, met

UNIT: Final = 20
"""The size of a space in a picture of the catalogue, in units."""


@cache
def _other(language: str) -> Words:
    """The words of the other language."""
    return Words(next(code for code in LANGUAGES if code != language))


def paintings(app: App, room: Room) -> Node:
    """All paintings, by type."""
    words, known = app.words, met(room.reader, "art-society")
    parts = []
    for kind in range(len(box.TYPES)):
        some = [p for p in box.PAINTINGS if p.type == kind]
        there = sum(p.tile in known for p in some)
        rows = (_painting(words, p, known.get(p.tile)) for p in some)
        count = words("%(n)s of %(all)s", n=there, all=len(some))
        head = el("h2", type_name(words, kind), " ", el("span", count, cls="hint"))
        parts.append(el("section", head, el("ul", *rows, cls="cat"), aria_label=type_name(words, kind)))
    return join(parts)


def _painting(words: Words, p: box.Painting, known: Met | None) -> Node:
    w, h = p.w * UNIT, p.h * UNIT
    size = size_name(words, p.w, p.h)
    if known is None:
        shape = el("rect", cls="unmet", x=1, y=1, width=w - 2, height=h - 2)
        told: tuple[Node, ...] = (el("b", words("not seen yet"), cls="hint"), el("span", size))
    else:
        shape = el("image", href=picture(p.tile), width=w, height=h)
        other = _other(words.language)
        told = (
            el("b", words(TITLES[p.tile])),
            el("i", other(TITLES[p.tile]), lang=other.language),
            el("span", words("%(what)s, %(size)s", what=framed(words, p.tile), size=size)),
            el("span", _often(words, known), ", ", el("time", data_ms=known.first), cls="hint"),
        )
    art = el("svg", shape, viewBox=f"0 0 {w} {h}", cls=f"cat-w{p.w} cat-art", aria_hidden="true")
    return el("li", el("span", art, cls="cat-pic"), *told, cls="" if known else "unmet")


def _often(words: Words, known: Met) -> str:
    return words.count("once; first", "%(n)s times; first", known.times)


def cards(app: App, room: Room) -> Node:
    """All cards of Canvas."""
    words, known = app.words, met(room.reader, "canvas")
    return el("ul", *(_card(words, card.card, known.get(card.card)) for card in CARDS), cls="cat cards")


def _card(words: Words, card: int, known: Met | None) -> Node:
    if known is None:
        shape = el("rect", cls="unmet", x=1, y=1, width=98, height=138)
        return el(
            "li",
            el("span", el("svg", shape, viewBox="0 0 100 140", cls="cat-art", aria_hidden="true"), cls="cat-pic"),
            el("b", words("not seen yet"), cls="hint"),
            cls="unmet",
        )
    other = _other(words.language)
    return el(
        "li",
        el("span", stack((card,)), cls="cat-pic"),
        el("b", titles.word(card, words.language)),
        el("i", titles.word(card, other.language), lang=other.language),
        el("span", _often(words, known), ", ", el("time", data_ms=known.first), cls="hint"),
    )
