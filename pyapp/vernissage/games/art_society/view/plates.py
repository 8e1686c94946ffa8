"""The pictures of Art Society's rules: see `Entry.plates`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....art.paths import decor_file, tile_file
from ....page.core.markup import Node, el
from ....page.core.words import Words
from ..rules import box
from .signs import icon, mark, open_bids

_UNIT: Final = 24
"""A space of the wall."""


def plates(words: Words) -> Mapping[str, Node]:
    """The pictures by clause, and by chapter."""
    lots = [_painting(kind, kind) for kind in range(len(box.TYPES))]
    framed = [_painting(0, 1), _painting(1, 1), _painting(2, 1)]
    alike = [_painting(1, 0), _painting(1, 2)]
    starts = box.PAINTINGS[box.SUPPLY :]
    worths = (el("span", mark(words, kind), el("b", worth)) for kind, worth in enumerate(box.WORTHS))
    return {
        "AS-1": _row(starts[1]),
        "AS-2": _row(lots[0]),
        "AS-4": _signed(starts[3], "hang"),
        "AS-5": _row(framed[0]),
        "AS-7": _signed(starts[0], "assistant"),
        "AS-8": _signed(_painting(2, 2), "museum"),
        "AS-10": _signed(starts[2], "gavel"),
        "AS-11": _signed(_painting(3, 1), "star"),
        "AS-12": _row(lots[3]),
        "AS-1.3": _row(*starts),
        "AS-1.6": _marks(words),
        "AS-2.2": _row(*lots),
        "AS-3.1": open_bids(),
        "AS-4.3": _row(*lots[:3], gap=0),
        "AS-5.1": _row(*framed, gap=0),
        "AS-5.2": _decor(),
        "AS-6.1": _row(*alike, gap=0, wrong=True),
        "AS-7.1": _signs("assistant"),
        "AS-8.2": _signs("museum"),
        "AS-9.1": _marks(words),
        "AS-10.1": _signs("gavel"),
        "AS-11.2": el("span", *worths, cls="signs worths"),
        "AS-12.3": _row(*lots[1:], gap=0),
    }


def _painting(kind: int, frame: int) -> box.Painting:
    """The smallest painting of a type in a frame."""
    those = (p for p in box.PAINTINGS[: box.SUPPLY] if (p.type, p.frame) == (kind, frame))
    return min(those, key=lambda p: (p.h > 3, p.w * p.h, p.tile))


def _row(*paintings: box.Painting, gap: int = 12, wrong: bool = False) -> Node:
    """Paintings side by side on a wall; without a gap they are neighbours. `wrong`: a mark where the first two meet."""
    out, x, high = [], 0, max(p.h for p in paintings) * _UNIT
    for p in paintings:
        w, h = p.w * _UNIT, p.h * _UNIT
        out.append(el("image", href=f"art/{tile_file(p.tile)}", x=x, y=(high - h) // 2, width=w, height=h))
        x += w + gap
    if wrong:
        out.append(el("path", d=f"M{paintings[0].w * _UNIT} 2v{high - 4}", cls="clash"))
    return el("svg", *out, cls="hung", viewBox=f"0 0 {x - gap} {high}")


def _decor() -> Node:
    """A piece of decor of each size."""
    out, x = [], 0
    for size in box.DECOR:
        w, h = size.w * _UNIT, size.h * _UNIT
        out.append(el("image", href=f"art/{decor_file((size.w, size.h), 0)}", x=x, y=(3 * _UNIT - h) // 2, width=w, height=h))
        x += w + 12
    return el("svg", *out, cls="hung", viewBox=f"0 0 {x - 12} {3 * _UNIT}")


def _signed(painting: box.Painting, name: str) -> Node:
    """A painting with a sign of the table at its lower right corner."""
    w, h = painting.w * _UNIT, painting.h * _UNIT
    k = h / 72  # so that all signs are of one size once all are as high as a line of the contents
    at = f"translate({w - 8 * k:g} {h - 30 * k:g}) scale({k:g})"
    sign = el("g", el("circle", cx=12, cy=12, r=18), icon(name), transform=at)
    picture = el("image", href=f"art/{tile_file(painting.tile)}", width=w, height=h)
    return el("svg", picture, sign, cls="hung", viewBox=f"0 0 {w + 22 * k:g} {h}")


def _signs(name: str) -> Node:
    """A line icon of the table."""
    return el("span", icon(name), cls="signs")


def _marks(words: Words) -> Node:
    """The marks of the four types."""
    return el("span", *(mark(words, kind) for kind in range(len(box.TYPES))), cls="signs")
