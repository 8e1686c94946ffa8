"""The pictures on the posters of Art Society and Canvas; only the build imports this, the page shows the files.

Short names: cv a canvas, p its palette, x y a point, d path data.
"""

from __future__ import annotations

import re
from typing import Final

from .canvas import Canvas
from .frames import UNIT
from .keyed import Rng
from .paintings import document, painting
from .palettes import PALETTES
from .posters import HEIGHT, WIDTH
from .scenes import motifs
from .shapes import ell, path, rect, ridge

SALON: Final = (
    (97, 0, 0, 4, 5),
    (76, 4, 0, 4, 3),
    (96, 4, 3, 4, 5),
    (13, 0, 5, 2, 2),
    (34, 2, 5, 2, 4),
    (14, 0, 7, 2, 2),
)
"""The wall of the Art Society's poster: tile, column, row, width, height."""


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
    """Give what is in the document of a framed painting; its ids begin with the tile's number, as others hang beside it."""
    inner = painting(tile).framed.partition(">")[2].removesuffix("</svg>")
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>t{tile}", inner)


def _layer(name: str) -> str:
    """Paint one transparent art card of Canvas, 196 by 250 units."""
    cv = Canvas(196, 250, PALETTES["land"]["Fjord"], "ink", Rng("poster", name), "c" + name[0])
    p = cv.pal
    if name == "lake":
        motifs.sky(cv, "#cfe0db", "#f1e7d2", 170)
        motifs.disc(cv, 132, 74, 34, "#f3b84b", 1.9)
        motifs.cloud(cv, 58, 58, 62, "#fbf5e6")
        cv.form(ridge([(-4, 158), (50, 124), (104, 150), (150, 118), (200, 136)], 254), "#7fb0a4", "drop", ang=-8)
        for x, h in ((22, 30), (38, 42), (54, 26)):
            motifs.cypress(cv, x, 160, h, p.shade(p.deep, 0.2))
    elif name == "boat":
        cv.form(ridge([(-4, 192), (48, 172), (100, 188), (200, 178)], 254), "#2f6f74", "drop", ang=3)
        motifs.boat(cv, 92, 196, 74, "#8e3b2e", "#fff8e8", "#e2623f")
        cv.line("M10 214q8-5 16 0t16 0M120 224q8-5 16 0t16 0 16 0M40 236q8-5 16 0t16 0", "#cfe6df", 1.6, op=0.8)
    else:
        coat = "M-.16 -1.6Q-.5 -1.56 -.54 -1.1L-.44 -.62L-.6 .04L.6 .04L.44 -.62L.54 -1.1Q.5 -1.56 .16 -1.6Z"
        cv.form(path(coat, 146, 250, 86), "#43305a", "cyl", ang=80)
        folds = "M-.4 -1.2L-.34 -.66M.4 -1.2L.34 -.66M0 -.5L-.06 0M-.24 -.5L-.34 0M.2 -.5L.28 0"
        cv.line(path(folds, 146, 250, 86), "#2a1c3c", 2)
        cv.fill(path("M-.45 -.72Q0 -.6 .45 -.72L.45 -.58Q0 -.46 -.45 -.58Z", 146, 250, 86), "#2a1c3c")
        cv.form(rect(139, 98, 14, 18), "#e9be98", "cyl", tex=0)
        cv.form(ell(146, 86, 19, 20), "#7a4524", "round", tex=0)
        cv.form(ell(146, 99, 11, 9), "#8a5230", "round", tex=0)
        cv.form(path("M-1 -.05Q0 -.5 1 -.05Q.9 .3 0 .34Q-.9 .3 -1 -.05Z", 146, 80, 37), "#d9a43a", "drop")
        cv.form(path("M-.5 -.02C-.56 -.9 .56 -.9 .5 -.02Q0 .2 -.5 -.02Z", 146, 76, 37), "#d9a43a", "round")
        cv.fill(path("M-.51 -.06Q0 .16 .51 -.06L.51 -.26Q0 -.04 -.51 -.26Z", 146, 76, 37), "#8e3b2e")
        scarf = "M-.3 .0Q0 .2 .3 0L.34 .2Q.1 .34 -.1 .3L-.7 .9L-.94 .66L-.34 .2Z"
        cv.form(path(scarf, 146, 108, 36), "#e2623f", "drop", tex=0)
        motifs.birds(cv, 62, 52, 4, cv.rng.sub("birds"), "#2b2b33", 1.9)
    return f'<g stroke-linecap="round">{cv.svg()}</g>'


SLOTS: Final = (
    ("#c8372d", "M24 8a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"),
    ("#f0b92d", "M24 7l11 19H13z"),
    ("#3e8c57", "M14 8h20v4H14zM14 15h20v4H14zM14 22h20v4H14z"),
    ("#2b5fa8", "M15 8h18v18H15z"),
    ("#6e3f8e", "M24 6l3.4 7.6 8.2.9-6.1 5.6 1.7 8.1-7.2-4.1-7.2 4.1 1.7-8.1-6.1-5.6 8.2-.900z"),
)


def canvas_poster() -> str:
    """Give the picture as a whole SVG document: three transparent cards that make one scene, five slots below."""
    out = f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="#f1e7d2"/>'
    for i, name in enumerate(("lake", "boat", "stranger")):
        x, y, film = 28 + 30 * i, 92 + 28 * i, (1, 0.34, 0.22)[i]
        out += (
            f'<path d="M{x + 3} {y + 5}h196v250h-196z" fill="#2a2420" opacity=".13"/>'
            f'<path d="M{x} {y}h196v250h-196z" fill="#f7f0df" fill-opacity="{film}"/>'
            f'<svg x="{x}" y="{y}" width="196" height="250">{_layer(name)}</svg>'
            f'<path d="M{x} {y}h196v250h-196z" stroke="#3a3a35" stroke-width="2"/>'
        )
    for i, (colour, d) in enumerate(SLOTS):
        ink = "#2a1b00" if i == 1 else "#fff"
        out += f'<g transform="translate({28 + i * 52} 416)"><path d="M0 0h48v34H0z" fill="{colour}"/>'
        out += f'<path d="{d}" fill="{ink}"/></g>'
    return document(WIDTH, HEIGHT, out)
