"""A queen at chess with somebody who wears a crown too.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
R is half the height of a head.
"""

# ruff: noqa: N803

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect, ridge
from .audiences import GOLD
from .beasts import beast
from .clothes import ruff
from .faces import face
from .larder import piece

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def two_crowns(cv: Canvas, rng: Stream) -> None:
    """Paint a queen at chess; the other king sits on a cushion, has whiskers, and it is his move."""
    w, h, p = cv.w, cv.h, cv.pal
    wall = mix("#1f3a5a", p.deep, 0.3)
    cv.fill(rect(-3, -3, w + 6, h + 6), wall)
    lily = (
        "M0 -.6Q.26 -.3 .1 .06L.34 -.1Q.5 .1 .3 .26L.1 .2L.1 .5L-.1 .5L-.1 .2L-.3 .26Q-.5 .1 -.34 -.1L-.1 .06Q-.26 -.3 0 -.6Z"
    )
    for i in range(10):
        for j in range(4):
            cv.stamp(
                ("lily",),
                w * (0.05 + 0.1 * i),
                h * (0.1 + 0.2 * j + 0.1 * (i % 2)),
                9,
                lambda: cv.fill(path(lily, 0, 0, 9), p.tint(wall, 0.2)),
                size=9,
            )
    x, y, ww, hh = w * 0.415, h * 0.08, w * 0.17, h * 0.6
    arch = Shape(
        f"M{nums(x, y + hh)}v{n(-hh + ww / 2)}a{nums(ww / 2, ww / 2)} 0 0 1 {n(ww)} 0v{n(hh - ww / 2)}z", (x, y, x + ww, y + hh)
    )
    cv.fill(arch, cv.lin(((0, "#28406e"), (1, "#c9866a"))))
    cv.fill(ell(x + ww * 0.62, y + hh * 0.28, ww * 0.14), "#fff0c8")
    cv.open(arch)
    cv.fill(
        ridge(
            [(x, y + hh * 0.7), (x + ww * 0.3, y + hh * 0.6), (x + ww * 0.7, y + hh * 0.74), (x + ww, y + hh * 0.64)], y + hh
        ),
        p.ink,
    )
    cv.fill(
        path(
            "M-.3 0L-.3 -.8L-.4 -.8L-.4 -1L-.2 -1L-.2 -.9L-.1 -.9L-.1 -1L.1 -1L.1 -.9L.2 -.9L.2 -1L.4 -1L.4 -.8L.3 -.8L.3 0Z",
            x + ww * 0.3,
            y + hh * 0.68,
            ww * 0.3,
        ),
        p.ink,
    )
    cv.close()
    cv.line(arch, mix(GOLD, p.ink, 0.25), 3.2)
    drape = mix("#a82a38", p.hot, 0.25)
    for f, a in ((1, 0), (-1, w)):
        cv.fill(path("M-.1 -.02L.34 -.02C.3 .2 .12 .3 .1 .46C.12 .6 .1 .8 .06 1.04L-.1 1.04Z", a, 0, h * f, h), drape)
        cv.fill(path("M.34 -.02C.3 .2 .12 .3 .1 .46C.1 .3 .14 .1 .2 -.02Z", a, 0, h * f, h), p.shade(drape, 0.35))
        cv.line(
            path("M.24 0C.2 .16 .06 .3 .05 .46M.12 0C.08 .16 .02 .3 0 .4M.05 .5C.06 .7 .04 .9 .02 1", a, 0, h * f, h),
            p.shade(drape, 0.5),
            1.5,
        )
        cv.line(path("M-.02 .45L.1 .47", a, 0, h * f, h), GOLD, 3.4)
    _queen(cv, rng.sub("queen 2"), w * 0.29, h * 0.43, h * 0.17)
    cv.form(
        path(
            "M-1.5 .5Q-1.7 .1 -1.4 0Q0 -.3 1.4 0Q1.7 .1 1.5 .5Q1.7 .86 1.3 .9L-1.3 .9Q-1.7 .86 -1.5 .5Z",
            w * 0.72,
            h * 0.86,
            h * 0.2,
        ),
        mix("#6f4a8c", p.alt, 0.2),
        "round",
        tex=0,
    )
    beast(cv, w * 0.72, h * 0.49, h * 0.155, h * 0.92, rng.sub("king"), "cat", "ermine", "crown")
    top = h * 0.79
    wood = mix("#7a4428", p.ink, 0.1)
    cv.fill(rect(-3, top, w + 6, h), wood)
    cv.fill(rect(-3, top, w + 6, h * 0.15), mix("#b8743f", p.soft, 0.08))
    cv.fill(rect(-3, h * 0.93, w + 6, h * 0.015), mix("#e0a868", p.soft, 0.1))
    _board(cv, w * 0.5, top + h * 0.012, w * 0.16, h * 0.1)
    ivory, ebony = "#fff4da", mix("#3a2420", p.ink, 0.3)
    for a, b, k, c in (
        (0.255, 0.85, 0.15, ivory),
        (0.34, 0.865, 0.17, ivory),
        (0.625, 0.84, 0.14, ebony),
        (0.83, 0.84, 0.14, ebony),
    ):
        piece(cv, "pawn", w * a, h * b, h * k, c)
    x, y, s = w * 0.525, h * 0.925, h * 0.075  # the paw has just done it
    cv.fill(path(_KING, x, y + 3, s, s, -86), p.ink, 0.3)
    cv.fill(path(_KING, x, y, s, s, -86), ivory)
    cv.fill(
        path("M.1 0L.9 0L.9 -.3C.5 -.5 .4 -.9 .38 -1.6L.7 -2.1Q.7 -2.4 .44 -2.5L.16 -2.5Z", x, y, s, s, -86),
        mix(ivory, "#8a5a3c", 0.45),
    )
    cv.line(path("M-.5 -1.55L.5 -1.55M-.7 -.32L.7 -.32", x, y, s, s, -86), "#a8764c", 1.1)
    fur = mix("#d98a3d", p.mid, 0.1)
    arm = "M.86 1.06C.84 .84 .72 .74 .62 .8C.55 .84 .53 .93 .57 .98C.62 1.02 .7 .98 .74 1.06Z"
    cv.fill(path(arm, 2, 2.5, w, h), p.ink, 0.35)
    cv.fill(path(arm, 0, 0, w, h), fur)
    cv.fill(path("M.7 .77L.74 .785L.7 .98L.665 .98ZM.78 .82L.82 .88L.78 1.06L.745 1.06Z", 0, 0, w, h), mix(fur, p.ink, 0.4))
    cv.fill(path("M.64 .79C.56 .82 .53 .92 .57 .98C.59 1 .62 1 .64 .99C.6 .94 .61 .86 .64 .79Z", 0, 0, w, h), "#fff4e2")
    cv.line(path("M.556 .89L.585 .895M.56 .94L.59 .935", 0, 0, w, h), mix(fur, p.ink, 0.5), 1)


_KING = (
    "M-.9 0L-.9 -.3C-.5 -.5 -.4 -.9 -.38 -1.6L-.7 -2.1Q-.7 -2.4 -.44 -2.5L-.12 -2.5L-.12 -2.74L-.36 -2.74L-.36 -2.94"
    "L-.12 -2.94L-.12 -3.2L.12 -3.2L.12 -2.94L.36 -2.94L.36 -2.74L.12 -2.74L.12 -2.5L.44 -2.5Q.7 -2.4 .7 -2.1L.38 -1.6"
    "C.4 -.9 .5 -.5 .9 -.3L.9 0Z"
)
"""A king of chess with its foot at (0, 0), 3.2 tall."""


def _board(cv: Canvas, x: float, y: float, half: float, deep: float) -> None:
    """A chessboard on a table, its far edge at y."""
    p = cv.pal

    def at(a: float, b: float) -> tuple[float, float]:
        return x + (a - 0.5) * 2 * half * (0.8 + 0.2 * b), y + deep * b

    cv.fill(poly(at(-0.03, -0.05), at(1.03, -0.05), at(1.04, 1.2), at(-0.04, 1.2)), p.shade("#4a2a1c", 0.2))
    cv.fill(poly(at(0, 0), at(1, 0), at(1, 1), at(0, 1)), "#ecd9ae")
    dark = (
        poly(at(i / 8, j / 4), at((i + 1) / 8, j / 4), at((i + 1) / 8, (j + 1) / 4), at(i / 8, (j + 1) / 4))
        for i in range(8)
        for j in range(4)
        if (i + j) % 2
    )
    cv.fill(Shape("".join(q.d for q in dark), NOWHERE), mix("#7a4a30", p.ink, 0.15))


def _queen(cv: Canvas, rng: Stream, x: float, y: float, R: float) -> None:
    """A queen with red hair, a fan of lace behind her, pearls; she thinks, her chin on her hand."""
    p = cv.pal
    lace, red, gown = "#f6efe2", "#b8482a", mix("#1f7a6a", p.deep, 0.1)
    fan = "".join(path("M0 0L-.13 -1Q0 -1.14 .13 -1Z", x, y + R * 0.9, R * 1.9, R * 1.9, a).d for a in range(-104, 105, 13))
    cv.fill(Shape(fan, NOWHERE), p.shade(lace, 0.16))
    edge = [
        (x + math.sin(math.radians(a)) * R * 1.98, y + R * 0.9 - math.cos(math.radians(a)) * R * 1.98)
        for a in range(-104, 105, 13)
    ]
    cv.spots(edge, R * 0.12, lace)
    cv.fill(
        path("M-.4 1C-.9 1.2 -1.9 1.2 -2.1 2C-2.2 2.6 -2.2 3 -2.2 4L2.2 4C2.2 3 2.2 2.6 2.1 2C1.9 1.2 .9 1.2 .4 1Z", x, y, R),
        gown,
    )
    cv.fill(path("M1 1.24C1.6 1.3 2 1.5 2.1 2C2.2 2.6 2.2 3 2.2 4L1 4C1.2 3 1.3 2 1 1.24Z", x, y, R), p.ink, 0.3)
    puffs = [
        (x + f * R * a, y + R * b)
        for f in (-1, 1)
        for a, b in ((1.35, 1.75), (1.7, 2.1), (1.3, 2.3), (1.65, 2.65), (1.3, 2.85))
    ]
    cv.spots(puffs, R * 0.075, GOLD)
    cv.line(path("M-1 1.5Q-1.1 2.4 -1 4M1 1.5Q1.1 2.4 1 4", x, y, R), p.shade(gown, 0.5), 1.2)
    cv.fill(path("M-.6 1.2L0 3.2L.6 1.2Z", x, y, R), lace)
    cv.line(path("M-.62 1.3L-.1 3.1M.62 1.3L.1 3.1", x, y, R), GOLD, 2)
    cv.spots([(x, y + R * b) for b in (1.75, 2.1, 2.45, 2.8)], 1.7, mix("#a82a38", p.hot, 0.2))
    cv.form(path("M-.34 .6L-.36 1.25Q0 1.5 .36 1.25L.34 .6Z", x, y, R), "#f6dcc4", "cyl", tex=0, deep=0.25)
    ruff(cv, x, y + R * 0.1, R * 0.92, 0.8)
    cv.fill(path("M-.78 .2C-1.1 -.5 -.9 -1.4 0 -1.44C.9 -1.4 1.1 -.5 .78 .2Z", x, y, R), red)
    face(cv, x, y, R, rng, "#f6dcc4", red, "f")
    curls = [
        (x + math.cos(a) * R * 0.86, y - R * 0.36 + math.sin(a) * R * 0.86)
        for a in (math.pi * (1.0 + i / 9) for i in range(10))
    ]
    cv.spots(curls, R * 0.23, red)
    cv.spots([(a - R * 0.05, b - R * 0.06) for a, b in curls], R * 0.1, mix(red, "#f2a25e", 0.5))
    cv.form(
        path(
            "M-.62 -1.02L-.78 -1.72L-.4 -1.4L-.22 -1.86L0 -1.44L.22 -1.86L.4 -1.4L.78 -1.72L.62 -1.02Q0 -1.2 -.62 -1.02Z",
            x,
            y,
            R,
        ),
        GOLD,
        "cyl",
        tex=0,
    )
    cv.spots(
        [(x + a * R, y - b * R) for a, b in ((-0.78, 1.74), (-0.22, 1.88), (0.22, 1.88), (0.78, 1.74))], R * 0.08, "#fff6e6"
    )
    cv.spots([(x + a * R, y - R * 1.16) for a in (-0.34, 0, 0.34)], R * 0.075, mix("#a82a38", p.hot, 0.3))
    cv.form(path("M2.1 3.2C1.9 2.2 1.2 1.5 .84 1.06L.5 1.3C.6 1.8 .9 2.6 1.1 3.2Z", x, y, R), p.shade(gown, 0.15), "cyl", tex=0)
    cv.form(path("M.96 1.2C.9 .9 .66 .76 .44 .82Q.3 .9 .36 1.06Q.5 1.4 .8 1.42Z", x, y, R), "#f6dcc4", "round", tex=0, deep=0.2)
    cv.fill(path("M.66 1.34L1.06 1.06L1.2 1.26L.8 1.56Z", x, y, R), lace)
