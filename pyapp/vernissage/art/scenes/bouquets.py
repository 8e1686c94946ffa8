"""Vases, flowers, and the bee that comes with them.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import NOWHERE, Shape, blob, ell, n, nums, path
from .larder import shadow

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def vase(cv: Canvas, x: float, y: float, s: float, rng: Stream, unlike: tuple[str, ...] = ()) -> tuple[float, float, float]:
    """Draw a vase with its foot at y, in none of the colours `unlike`. Returns its mouth: x, y, half its width."""
    p = cv.pal
    c = rng.pick([c for c in (p.pale, p.alt, p.deep, p.hot) if c not in unlike])
    k = rng.i(0, 2)
    shadow(cv, x, y, s * 0.34)
    d = (
        "M-.2 0C-.5 -.3 -.5 -.65 -.14 -.85L-.2 -1L.2 -1L.14 -.85C.5 -.65 .5 -.3 .2 0Z",
        "M-.24 0C-.34 -.5 -.3 -.7 -.36 -1L.36 -1C.3 -.7 .34 -.5 .24 0Z",
        ("M-.28 0L-.3 -.08L-.12 -.14C-.55 -.3 -.5 -.8 -.2 -.88L-.24 -1L.24 -1L.2 -.88C.5 -.8 .55 -.3 .12 -.14L.3 -.08L.28 0Z"),
    )[k]
    sh = path(d, x, y, s)
    cv.form(sh, c, "cyl", ang=84, bend=6, tex=1, deep=0.55, lift=0.3)
    cv.open(sh)
    c2 = p.deep if lum(c) > 0.5 else p.pale
    kk = rng.i(0, 2)
    if kk == 0:
        cv.line(path("M-.6 -.62Q0 -.5 .6 -.62M-.6 -.34Q0 -.2 .6 -.34", x, y, s), c2, s * 0.05)
        cv.line(path("M-.5 -.48Q0 -.36 .5 -.48", x, y, s), p.hot if c != p.hot else p.pale, s * 0.1, f"0 {n(s * 0.13)}")
    elif kk == 1:
        cv.fill(
            path("M-.05 -.3Q-.4 -.5 -.05 -.62Q0 -.9 .08 -.62Q.4 -.5 .06 -.3ZM-.02 -.3L.04 -.3L.04 -.1L-.02 -.1Z", x, y, s),
            c2,
            0.8,
        )
    else:
        cv.line(path("M-.4 -.2L-.25 -.45L-.1 -.2L.05 -.45L.2 -.2L.35 -.45", x, y, s), c2, s * 0.05)
    cv.close()
    cv.fill(path("M-.26 -.3Q-.36 -.55 -.2 -.72Q-.26 -.5 -.2 -.3Z", x, y, s), "#fff8e8", 0.75)
    return x, y - s * 0.98, s * 0.2


def bloom(cv: Canvas, kind: int, x: float, y: float, r: float, col: str, heart: str, rng: Stream) -> None:
    """Draw a flower: 0 daisy, 1 rose, 2 tulip, 3 poppy, 4 sunflower."""
    p = cv.pal
    a0 = rng.i(0, 50)

    def draw() -> None:
        if kind == 0:  # daisy
            cv.fill(
                Shape(
                    "".join(path("M0 0C-.3 -.4 -.2 -1 0 -1C.2 -1 .3 -.4 0 0Z", 0, 0, 20, None, i * 36).d for i in range(10)),
                    NOWHERE,
                ),
                col,
            )
            cv.fill(
                Shape(
                    "".join(
                        path("M0 0C-.1 -.4 -.06 -.7 0 -.8C.06 -.7 .1 -.4 0 0Z", 0, 0, 20, None, i * 36 + 4).d for i in range(10)
                    ),
                    NOWHERE,
                ),
                p.shade(col, 0.2),
            )
            cv.form(ell(0, 0, 6.5), heart, "round", tex=0)
        elif kind == 1:  # rose: shells inside shells
            for q, t in ((20, 0.32), (16, 0.12), (11.5, -0.2), (7, 0.25), (3.4, 0.6)):
                c = p.shade(col, t) if t > 0 else p.tint(col, -t)
                cv.fill(
                    blob(
                        [
                            (
                                math.cos(i * 1.0472 + q) * q * (1.12 if i % 2 else 0.98),
                                math.sin(i * 1.0472 + q) * q * (1.1 if i % 2 else 0.98),
                            )
                            for i in range(6)
                        ]
                    ),
                    c,
                )
        elif kind == 2:  # tulip
            cv.form(
                path(
                    (
                        "M0 .9C-.9 .9 -.9 0 -.75 -.9C-.55 -.5 -.4 -.5 -.3 -.4L0 -1L.3 -.4C.4 -.5 .55 -.5"
                        " .75 -.9C.9 0 .9 .9 0 .9Z"
                    ),
                    0,
                    0,
                    17,
                ),
                col,
                "round",
                tex=0,
                deep=0.5,
            )
            cv.fill(path("M0 -1C.4 -.3 .4 .5 0 .9C-.4 .5 -.4 -.3 0 -1Z", 0, 0, 17), p.tint(col, 0.3))
        elif kind == 3:  # poppy
            for a in (200, 320, 80):
                cv.form(
                    path("M0 .1C-1 .2 -1.1 -.9 -.3 -1.05C.1 -.9 .5 -1.1 .8 -.8C1.1 -.3 .6 .2 0 .1Z", 0, 0, 18, None, a),
                    col,
                    "round",
                    tex=0,
                    deep=0.45,
                )
            cv.fill(ell(0, 0, 5.5), p.ink)
            cv.line(ell(0, 0, 8.5).d, p.ink, 1.8, "0 4.4")
        else:  # sunflower
            cv.fill(
                Shape(
                    "".join(path("M-.16 -.4Q-.22 -.8 0 -1.08Q.22 -.8 .16 -.4Z", 0, 0, 20, None, i * 24).d for i in range(15)),
                    NOWHERE,
                ),
                mix(heart, "#f0a818", 0.6),
            )
            cv.form(ell(0, 0, 10.5), p.shade("#6b3d1c", 0.2), "round", tex=0)
            cv.line(ell(0, 0, 6).d, p.tint("#8a5a2a", 0.3), 2, "0 3.6")

    cv.stamp(("bl", kind, col), x, y, r * 2, draw, flip=bool(a0 % 2))


def bee(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a bee and the way it came."""
    cv.fill(
        ell(x - s * 0.2, y - s * 0.7, s * 0.45, s * 0.6) + ell(x + s * 0.5, y - s * 0.65, s * 0.4, s * 0.55), "#fffdf4", 0.8
    )
    cv.fill(ell(x, y, s, s * 0.62), "#f0b52a")
    cv.line(f"M{nums(x - s * 0.2, y - s * 0.5)}v{n(s)}M{nums(x + s * 0.35, y - s * 0.5)}v{n(s)}", "#241a12", s * 0.26)
    cv.line(
        f"M{nums(x - s * 1.6, y + s * 0.6)}q{nums(-s * 1.5, s * 1.5, -s * 3, s * 0.4)}t{nums(-s * 2, s * 0.8)}",
        cv.pal.ink,
        0.6,
        "1.5 2",
        0.7,
    )
