"""The catalogue of Art Society: its paintings. Each is shown only if it was in a work here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.titles import TITLES
from ....page.core.markup import Node, el
from ....page.core.words import N_, Words
from ....page.past.offer import Catalogue, Met, PieceGroup, often
from ..rules import box
from ..view.names import framed, size_name, type_name
from ..view.things.wall import picture

UNIT: Final = 20
"""The size of a space in a picture of the catalogue, in units."""


def paintings(words: Words, known: Mapping[int, Met]) -> list[PieceGroup]:
    """All paintings, by type."""
    parts = []
    for kind in range(len(box.TYPES)):
        some = [p for p in box.PAINTINGS if p.type == kind]
        seen = [_painting(words, p, known[p.tile]) for p in some if p.tile in known]
        rest = [_unmet(words, p) for p in some if p.tile not in known]
        parts.append(PieceGroup(type_name(words, kind), seen, rest))
    return parts


def _painting(words: Words, p: box.Painting, known: Met) -> Node:
    what = words("%(what)s, %(size)s", what=framed(words, p.tile), size=size_name(words, p.w, p.h))
    shape = el("image", href=picture(p.tile), width=p.w * UNIT, height=p.h * UNIT)
    return el("li", _art(p, shape, aria_hidden="true"), el("b", words(TITLES[p.tile])), el("span", what), often(words, known))


def _unmet(words: Words, p: box.Painting) -> Node:
    told = words("%(what)s, %(size)s", what=words("not seen yet"), size=size_name(words, p.w, p.h))
    shape = el("rect", cls="unmet", x=1, y=1, width=p.w * UNIT - 2, height=p.h * UNIT - 2)
    return el("li", _art(p, shape, role="img", aria_label=told))


def _art(p: box.Painting, shape: Node, **about: str) -> Node:
    box_ = f"0 0 {p.w * UNIT} {p.h * UNIT}"
    art = el("svg", shape, viewBox=box_, cls="cat-art", **about)
    return el("span", art, cls="cat-pic")



def day_print(day: int) -> Node:
    """See `Past.print`: a square painting without its frame."""
    tile = SQUARES[day * 7 % len(SQUARES)]
    art = el("image", href=picture(tile), x=-13, y=-13, width=126, height=126)
    return el("svg", art, viewBox="0 0 100 100", preserveAspectRatio="xMidYMid slice")


SQUARES: Final = [p.tile for p in box.PAINTINGS if p.w == p.h]
"""The tiles that fill a day of the calendar."""
CATALOGUE: Final = Catalogue("paintings", N_("Art Society's paintings"), len(box.PAINTINGS), paintings)
