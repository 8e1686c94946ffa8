"""Land from very near: a tulip field as a beetle sees it.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import ell, nums, path, rect, ridge
from . import motifs as m
from .land_walks import mill

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def behind_tulips(cv: Canvas, rng: Stream) -> None:
    """Paint tulips as a beetle sees them: great cups before the sky, a cow's face between two of them, a mill far below."""
    w, h, p = cv.w, cv.h, cv.pal
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, "#5fb0cc"), (0.75, "#e8f2dc"))))
    m.cloud(cv, w * 0.2, h * 0.22, 40, "#fffdf4")
    m.cloud(cv, w * 0.56, h * 0.16, 30, "#fffdf4")
    m.cloud(cv, w * 0.9, h * 0.3, 44, "#fffdf4")
    green = mix("#6fa84a", p.mid, 0.15)
    cv.form(
        ridge([(-4, h * 0.78), (w * 0.3, h * 0.75), (w * 0.7, h * 0.78), (w + 4, h * 0.75)], h + 4),
        p.tint(green, 0.35),
        "drop",
        tex=0,
    )
    for a in (0.5, 0.54, 0.94, 0.98):
        m.tree(cv, w * a, h * 0.785, 9, mix(green, p.deep, 0.4), rng)
    mill(cv, w * 0.735, h * 0.79, h * 0.42, 20)
    _peeping(cv, w * 0.345, h * 0.5, h * 0.225)
    leaf = mix("#3f8a4a", p.deep, 0.2)
    cups = (
        (0.045, 0.34, 0.3, "#e8432f", -1), (0.2, 0.2, 0.3, "#f6b32c", 1), (0.49, 0.3, 0.33, "#ef7f9a", -1),
        (0.615, 0.58, 0.24, "#fff2dc", 1), (0.86, 0.26, 0.34, "#e8432f", 1), (0.985, 0.5, 0.28, "#f6b32c", -1),
        (0.3, 0.82, 0.2, "#fff2dc", -1), (0.115, 0.72, 0.22, "#ef7f9a", 1), (0.745, 0.82, 0.2, "#ef7f9a", -1),
        (0.405, 0.9, 0.2, "#e8432f", 1),
    )  # fmt: skip
    for a, b, k, _, f in cups:
        x, y, s = w * a, h * b, h * k
        cv.line(f"M{nums(x, y + s * 0.8)}Q{nums(x, h * 0.9, x + 4 * f, h * 1.1)}", leaf, s * 0.13)
        for side in (False, True):
            cv.stamp(("blade", side), x + 3 * f, h * 1.12, s, lambda: _blade(cv, leaf), side, 36)
    for a, b, k, c, f in cups:
        cv.stamp(("cup", c), w * a, h * b, h * k, partial(_cup, cv, c), f < 0, 36)


def _blade(cv: Canvas, leaf: str) -> None:
    """A tulip's leaf, for a flower 36 wide, its foot at (0, 0)."""
    cv.form(path("M0 0C.5 -.3 .7 -1 .62 -1.7C.2 -1.2 -.1 -.7 0 0Z", 0, 0, 30, 40), mix(leaf, "#a8d06a", 0.15), "plane", tex=0)


def _cup(cv: Canvas, colour: str) -> None:
    """A tulip's cup from the side, 36 wide, its tips at y = 0."""
    s = 36
    back = "M-.34 .3L-.2 -.02L0 .26L.2 -.02L.34 .3L.2 .7L-.2 .7Z"
    side = "M.02 .86C-.3 .9 -.52 .66 -.5 .4C-.48 .2 -.44 .1 -.42 -.04C-.2 .1 .06 .4 .02 .86Z"
    front = "M0 .88C-.26 .84 -.3 .6 -.26 .44C-.22 .3 -.1 .2 0 .1C.1 .2 .22 .3 .26 .44C.3 .6 .26 .84 0 .88Z"
    deep = cv.pal.shade(colour, 0.28)
    cv.form(path(back, 0, 0, s, s, 4), deep, "plane", tex=0)
    cv.form(path(side, 0, 0, s, s, 4), colour, "plane", tex=0)
    cv.form(path(side, 0, 0, -s, s, 4), cv.pal.shade(colour, 0.1), "plane", tex=0)
    cv.form(path(front, 0, 0, s, s, 4), mix(colour, "#fff0d0", 0.22), "drop", tex=0)
    cv.line(path("M0 .8Q-.03 .5 0 .3M-.12 .78Q-.18 .6 -.12 .44M.12 .78Q.18 .6 .12 .44", 0, 0, s, s, 4), deep, 0.9)


def _peeping(cv: Canvas, x: float, y: float, s: float) -> None:
    """A cow's face from the front round (x, y), 2 s tall, that looks at you over the flowers."""
    p = cv.pal
    cream, dark, pink = "#fff6e6", mix("#2a2024", p.ink, 0.3), "#f0a89c"
    cv.form(path("M-1.5 2.6C-1.6 1.1 -1 .5 0 .5C1 .5 1.6 1.1 1.5 2.6Z", x, y, s), cream, "plane", tex=0)
    cv.fill(path("M.5 .6C1.2 .7 1.6 1.3 1.5 2.6L.8 2.6C.5 1.9 .9 1.1 .5 .6Z", x, y, s), dark)
    for f in (-1, 1):
        cv.form(
            path("M.34 -.9C.4 -1.2 .6 -1.3 .72 -1.56C.86 -1.2 .76 -.9 .52 -.74Z", x, y, s * f, s), "#f2dca8", "plane", tex=0
        )
        cv.form(
            path("M.5 -.62C.8 -.92 1.36 -.9 1.56 -.56C1.3 -.2 .86 -.18 .56 -.36Z", x, y, s * f, s),
            dark if f > 0 else cream,
            "plane",
            tex=0,
        )
        cv.fill(path("M.76 -.6C.96 -.72 1.2 -.7 1.34 -.56C1.16 -.38 .94 -.36 .76 -.46Z", x, y, s * f, s), pink)
    cv.form(
        path("M-.64 -.5C-.62 -1.06 .62 -1.06 .64 -.5C.66 0 .5 .4 .46 .8L-.46 .8C-.5 .4 -.66 0 -.64 -.5Z", x, y, s),
        cream,
        "plane",
        tex=0,
    )
    cv.fill(
        path("M.08 -.88C.5 -.9 .62 -.7 .62 -.5C.64 0 .5 .3 .46 .6C.2 .5 .14 .1 .22 -.2C.28 -.5 .12 -.7 .08 -.88Z", x, y, s),
        dark,
    )
    cv.fill(path("M-.3 -.86Q0 -1.24 .34 -.86Q.24 -.62 .14 -.78Q.04 -.54 -.06 -.76Q-.16 -.58 -.3 -.86Z", x, y, s), "#d8924a")
    for f in (-1, 1):
        cv.fill(ell(x + f * s * 0.37, y - s * 0.24, s * 0.16, s * 0.18), "#fff")
        cv.fill(ell(x + f * s * 0.35, y - s * 0.2, s * 0.1, s * 0.12), "#140d0d")
        cv.spots([(x + f * s * 0.35 - s * 0.03, y - s * 0.25)], s * 0.035, "#fff")
    cv.form(
        path(
            "M-.68 .72C-.72 .38 -.3 .34 0 .34C.3 .34 .72 .38 .68 .72C.64 1.1 .3 1.16 0 1.16C-.3 1.16 -.64 1.1 -.68 .72Z",
            x,
            y,
            s,
        ),
        pink,
        "drop",
        tex=0,
    )
    cv.fill(ell(x - s * 0.27, y + s * 0.58, s * 0.1, s * 0.08) + ell(x + s * 0.27, y + s * 0.58, s * 0.1, s * 0.08), "#8a4038")
    cv.line(path("M-.4 .88Q0 1.06 .4 .88", x, y, s), "#8a4038", s * 0.06)
