"""The 116 paintings of Art Society. Each depends only on its tile's number."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..games.art_society.rules.box import FRAMES, PAINTINGS, TYPES
from . import frames
from .canvas import Canvas
from .keyed import Stream
from .palettes import PALETTES
from .plan import PLAN
from .scenes import SUBJECTS
from .titles import TITLES


class Picture(NamedTuple):
    """A painting: what it is and how it looks.

    `title` is an English msgid, `svg` a whole document without the frame, `framed` one with it, `frames.UNIT` units a
    space, a slip in the type's colour round the picture.
    """

    tile: int
    type: str
    frame: str
    w: int
    h: int
    title: str
    subject: str
    style: str
    palette: str
    svg: str
    framed: str


def document(width: float, height: float, body: str) -> str:
    """Give a whole SVG document round markup whose shapes are not filled unless they say so."""
    size = f"{width:g} {height:g}"
    w, h = size.split()
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{w}" height="{h}" fill="none">{body}</svg>'


@cache
def painting(tile: int) -> Picture:
    """Paint the picture of a tile, 0 to 115; IndexError if there is no such tile."""
    if tile < 0:
        raise IndexError(tile)
    piece, work = PAINTINGS[tile], PLAN[tile]
    kind, moulding = TYPES[piece.type], FRAMES[piece.frame]
    x, y, w, h = frames.hole(piece.w, piece.h)
    rng = Stream("vernissage", kind, piece.w, piece.h, tile, work.take)
    canvas = Canvas(w, h, PALETTES[kind][work.palette], work.style, rng.sub("brush"), "p")
    SUBJECTS[kind][work.subject](canvas, rng.sub(work.subject))
    body = canvas.svg()
    picture = f'<svg x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" stroke-linecap="round">{body}</svg>'
    framed = picture + frames.frame(moulding, kind, piece.w, piece.h)
    return Picture(
        tile,
        kind,
        moulding,
        piece.w,
        piece.h,
        TITLES[tile],
        work.subject,
        work.style,
        work.palette,
        document(w, h, f'<g stroke-linecap="round">{body}</g>'),
        document(piece.w * frames.UNIT, piece.h * frames.UNIT, framed),
    )
