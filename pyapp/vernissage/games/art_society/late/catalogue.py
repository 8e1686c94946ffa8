"""The catalogue of Art Society: its paintings. Each is shown only if it was in a work here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.titles import TITLES
from ....page.core.markup import Node, el, join
from ....page.core.words import N_, Words
from ....page.past.offer import Catalogue, Met, often, other
from ..rules import box
from ..view.names import framed, size_name, type_name
from ..view.things.wall import picture

UNIT: Final = 20
"""The size of a space in a picture of the catalogue, in units."""


def paintings(words: Words, known: Mapping[int, Met]) -> Node:
    """All paintings, by type."""
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
        second = other(words)
        told = (
            el("b", words(TITLES[p.tile])),
            el("i", second(TITLES[p.tile]), lang=second.language),
            el("span", words("%(what)s, %(size)s", what=framed(words, p.tile), size=size)),
            often(words, known),
        )
    art = el("svg", shape, viewBox=f"0 0 {w} {h}", cls=f"cat-w{p.w} cat-art", aria_hidden="true")
    return el("li", el("span", art, cls="cat-pic"), *told, cls="" if known else "unmet")


CATALOGUE: Final = Catalogue("paintings", N_("Art Society's paintings"), len(box.PAINTINGS), paintings)
