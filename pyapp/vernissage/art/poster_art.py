"""The pictures on the posters of Art Society and Canvas. Only the build imports this; the page shows the files.

Short names: x y a point.
"""

from __future__ import annotations

import re
from typing import Final

from ..games.canvas.rules.box import SLOTS
from ..games.canvas.rules.layers import icons, visible
from . import layers
from .frames import UNIT
from .layers import stage
from .paintings import document, painting
from .poster import HEIGHT, WIDTH
from .shapes import path
from .strips import strip

SALON: Final = ((97, 0, 0, 4, 5), (76, 4, 0, 4, 3), (96, 4, 3, 4, 5), (13, 0, 5, 2, 2), (34, 2, 5, 2, 4), (14, 0, 7, 2, 2))
"""The paintings on Art Society's poster: tile, column, row, width, height."""


def salon_poster() -> str:
    """Give the picture as a whole SVG document: a wall of paintings under a picture light."""
    tulip = path(
        "M20 30L20 21M20 21C13 21 13 14 15 9Q18 12 20 8Q22 12 25 9C27 14 27 21 20 21M20 28Q25 27 26 23M20 28Q15 27 14 23"
    ).d
    out = (
        '<defs><linearGradient id="light" x2="0" y2="1"><stop stop-color="#ffe9b0" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient>'
        '<pattern id="paper" width="40" height="80" patternUnits="userSpaceOnUse">'
        f'<path d="{tulip}" stroke="#35594a" stroke-width="1.6"/>'
        f'<path d="{tulip}" transform="translate(20 40)" stroke="#35594a" stroke-width="1.6"/></pattern></defs>'
        f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="#27473b"/>'
        f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="url(#paper)"/>'
        '<path d="M60 92h192l78 330H-18z" fill="url(#light)"/>'
        '<path d="M156 84V66" stroke="#d9b45e" stroke-width="4"/><path d="M108 82h96l12 13H96z" fill="#d9b45e"/>'
    )
    unit = 34
    for tile, x, y, w, h in SALON:
        left, top = 20 + x * unit, 104 + y * unit
        wide, tall = w * unit, h * unit
        out += f'<path d="M{left + 2} {top + 5}h{wide - 1}v{tall - 2}h{1 - wide}z" opacity=".35" fill="#000"/>'
        out += (
            f'<svg x="{left}" y="{top}" width="{wide}" height="{tall}" viewBox="0 0 {w * UNIT} {h * UNIT}">{_hung(tile)}</svg>'
        )
    out += f'<path d="M0 417h{WIDTH}v51H0z" fill="#162b23"/><path d="M0 416h{WIDTH}" stroke="#d9b45e" stroke-width="3"/>'
    return document(WIDTH, HEIGHT, out)


def _hung(tile: int) -> str:
    """Give the content of a framed painting's document. Its ids begin with the tile's number, because others hang beside it."""
    inner = painting(tile).framed.partition(">")[2].removesuffix("</svg>")
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>t{tile}", inner)


POSTER_BACKGROUND: Final = 1
POSTER_CARDS: Final = (3, 59, 53)
"""The background and the three cards on Canvas's poster, the lowest first; together they fill all five slots."""


def canvas_poster() -> str:
    """Give the picture as a whole SVG document: three real cards, one laid on the other, and the strip that they make."""
    out = f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="#f1e7d2"/>'
    w, h = 204, 272
    for i, card in enumerate(POSTER_CARDS):
        x, y = 28 + 26 * i, 84 + 22 * i
        below, drawn = layers.background(POSTER_BACKGROUND) if i == 0 else "", layers.layer(card)
        out += (
            f'<path d="M{x + w} {y + 5}h4v{h}h-{w}v-5h{w - 4}z" fill="#2a2420" opacity=".2"/>'
            f'<path d="M{x} {y}h{w}v{h}h-{w}z" fill="#fffaf0" fill-opacity="{(1, 0.14, 0.08)[i]}"/>'
            f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="0 0 {stage.WIDTH} {stage.HEIGHT}" '
            f'stroke-linecap="round" stroke-linejoin="round">{below}{drawn}</svg>'
            f'<path d="M{x} {y}h{w}v{h}h-{w}z" stroke="#3a3a35" stroke-width="1.6"/>'
            f'<path d="M{x + 2} {y + h - 2}V{y + 2}H{x + w - 2}" stroke="#fff" stroke-width="1.4" opacity=".75"/>'
        )
    seen = visible(*POSTER_CARDS)
    slots = strip([icons(seen, slot) for slot in range(len(SLOTS))], 256, 42)
    out += f'<g transform="translate(28 412)">{slots}<path d="M0 0h256v42H0z" stroke="#3a3a35" stroke-width="1.5"/></g>'
    return document(WIDTH, HEIGHT, out)
