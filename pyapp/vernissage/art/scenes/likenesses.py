"""Portraits of another kind: cut from paper, put together from fruit, carved in marble, seen from behind.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1); R is half the height of a head.
"""


# ruff: noqa: N802, N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import ell, n, nums, path, rect
from . import motifs as m
from .city_outings import gull
from .larder import fruit, grapes
from .rooms import backdrop

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def silhouette(cv: Canvas, rng: Stream) -> None:
    """Cut a profile from black paper, in an oval, with a hat on which a bird has settled."""
    w, h, p = cv.w, cv.h, cv.pal
    cv.form(rect(-3, -3, w + 6, h + 6), p.deep, "plane", ang=40, tex=0.7, edge=False, deep=0.3)
    rx, ry = w * 0.43, h * 0.45
    cx, cy = w / 2, h / 2
    oval = ell(cx, cy, rx, ry)
    cv.fill(ell(cx + 2, cy + 3, rx, ry), p.ink, 0.5)
    cv.put(f'<path d="{oval.d}" fill="{cv.rad(((0, p.tint(p.pale, 0.5)), (1, mix(p.soft, p.pale, 0.55))), 0.5, 0.45, 0.6)}"/>')
    cv.line(oval, mix("#c9963a", p.hot, 0.1), 3)
    cv.line(ell(cx, cy, rx - 3.4, ry - 3.4), mix("#c9963a", p.ink, 0.3), 1.4, "0 3.2")
    dark, R = mix(p.ink, "#140f12", 0.5), ry * 0.36
    cv.open(oval)
    x, y = cx + R * 0.05, cy + R * 0.02
    head = (
        "M.1 -1C-.4 -1.02 -.68 -.7 -.65 -.4Q-.71 -.25 -.67 -.16L-.96 .18Q-.99 .28 -.8 .3L-.72 .34Q-.86 .42 -.82 .48"
        "L-.7 .54Q-.84 .6 -.76 .68Q-.66 .74 -.7 .82Q-.66 1.02 -.4 1Q-.1 .95 .02 .86C.04 1.2 -.1 1.4 -.3 1.6"
        "C-1 1.8 -1.3 2.2 -1.5 3L1.8 3C1.7 2.2 1.4 1.7 .8 1.5C.6 1.3 .62 .9 .66 .7C1.3 .9 1.5 .3 1.1 -.1Q1 -.9 .1 -1Z"
    )
    cv.fill(path(head, x, y, R), dark)
    cv.fill(path("M-.86 1.74Q-.5 1.56 -.3 1.5Q.3 1.8 .9 1.44Q1 1.6 .9 1.74Q.2 2.1 -.4 1.8Q-.7 1.96 -.86 1.74Z", x, y, R), p.hot)
    cv.fill(path("M-.34 1.72Q-.74 1.9 -.7 2.24Q-.4 2.2 -.28 1.9Q-.1 2.3 .2 2.2Q.16 1.86 -.16 1.74Z", x, y, R), p.hot)
    cv.line(path("M.9 .2C1.2 .3 1.3 .5 1.1 .7M.7 .5C.5 .9 .9 1.1 .8 1.4", x, y, R), dark, R * 0.16)
    cv.fill(path("M-1.2 -.62Q-.9 -.9 -.6 -.86C-.7 -1.5 .5 -1.8 .9 -1.1Q1.3 -1 1.5 -.56Q.4 -.94 -1.2 -.62Z", x, y, R), dark)
    cv.fill(path("M-.64 -.9Q.2 -1.2 .98 -.98L1 -.84Q.2 -1.06 -.66 -.78Z", x, y, R), p.hot)
    cv.fill(
        path("M.2 -1.46Q.1 -1.74 .34 -1.9Q.42 -2.1 .6 -2.04L.8 -1.98L.64 -1.88Q.7 -1.7 1.2 -1.6Q.9 -1.4 .6 -1.42Z", x, y, R),
        p.alt,
    )
    cv.spots([(x + R * 0.54, y - R * 1.94)], R * 0.05, p.pale)
    cv.close()


def medley(cv: Canvas, rng: Stream) -> None:
    """Put a gentleman together from the market: plums for eyes, a pear for a nose, grapes for a beard."""
    w, h, p = cv.w, cv.h, cv.pal
    R = min(w * 0.3, h * 0.21)
    x, y = w / 2, h * 0.44
    backdrop(cv, rng, x, y, R)
    green = mix("#5f8a3c", p.alt, 0.2)

    def leaf(a: float, b: float, s: float, turn: float, c: str) -> None:
        shape = path("M0 0C-.6 -.2 -.56 -.8 0 -1.1C.56 -.8 .6 -.2 0 0Z", x + a * R, y + b * R, s * R, None, turn)
        cv.form(shape, c, "cyl", ang=turn + 80, tex=0, deep=0.45)
        cv.line(
            path(
                "M0 -.05L0 -.9M0 -.3L-.2 -.5M0 -.3L.2 -.5M0 -.55L-.18 -.72M0 -.55L.18 -.72",
                x + a * R,
                y + b * R,
                s * R,
                None,
                turn,
            ),
            p.tint(c, 0.5),
            R * 0.03,
        )

    for a, b, s, turn in ((-0.5, 3.2, 2.2, -58), (0.5, 3.2, 2.2, 58), (-0.3, 3.4, 1.9, -24), (0.3, 3.4, 1.9, 24)):
        leaf(a, b, s, turn, p.shade(green, 0.12 if abs(turn) > 40 else 0))
    husk = mix("#e8b53c", p.hot, 0.15)
    for i, a in enumerate((-1.2, -0.6, 0.6, 1.2)):  # marrows for a coat
        cv.form(
            path(
                "M-.36 0C-.5 -.9 -.3 -1.3 0 -1.4C.3 -1.3 .5 -.9 .36 0Z",
                x + a * R,
                h + 4,
                R * 1.1,
                R * (1.5 - 0.3 * (i in (0, 3))),
            ),
            (green, husk)[i % 2],
            "cyl",
            tex=0,
            deep=0.5,
        )
    cv.form(path("M-.42 .5L-.5 1.7Q0 1.9 .5 1.7L.42 .5Z", x, y, R), mix("#efe3c0", p.soft, 0.3), "cyl", tex=0)  # a turnip neck
    cv.form(
        path("M-.86 -.5C-1 .3 -.7 1.1 0 1.16C.7 1.1 1 .3 .86 -.5C.8 -1.1 -.8 -1.1 -.86 -.5Z", x, y, R),
        mix("#e0923c", p.hot, 0.2),
        "round",
        tex=0,
        deep=0.4,
    )
    cv.line(
        path("M-.5 -.8C-.7 -.2 -.6 .6 -.4 1M.5 -.8C.7 -.2 .6 .6 .4 1M0 -.9L0 1.1", x, y, R), p.shade("#c06a20", 0.15), R * 0.04
    )  # a pumpkin head
    for f in (-1, 1):
        fruit(cv, "peach", x + f * R * 0.52, y + R * 0.28, R * 0.32, rng, sh=False)
        cv.fill(ell(x + f * R * 0.36, y - R * 0.2, R * 0.22, R * 0.17), "#fbf3e0")
        cv.form(ell(x + f * R * 0.34, y - R * 0.19, R * 0.13), mix("#3a2350", p.deep, 0.3), "round", tex=0)
        cv.fill(ell(x + f * R * 0.34 - R * 0.04, y - R * 0.24, R * 0.035), "#fff")
        cv.form(
            path("M-.36 .06Q-.1 -.22 .36 -.04Q.1 .1 -.36 .06Z", x + f * R * 0.38, y - R * 0.5, R * f, R, -8 * f),
            green,
            "cyl",
            tex=0,
        )
        cv.form(
            path("M-.1 -.3C.3 -.5 .44 0 .1 .34Q-.1 .3 -.14 0Z", x + f * R * 0.92, y, R * f, R),
            mix("#c98a5a", p.soft, 0.2),
            "round",
            tex=0,
        )  # mushroom ears
    fruit(cv, "pear", x, y + R * 0.2, R * 0.3, rng, sh=False)
    red = mix("#c42a2a", p.hot, 0.2)
    cv.form(
        path("M-.4 .62Q-.2 .78 0 .72Q.2 .78 .42 .58Q.2 .96 0 .94Q-.24 .94 -.4 .62Z", x, y, R), red, "drop", tex=0
    )  # a chilli mouth
    for a, b in ((-0.3, 1.06), (0.3, 1.06), (0, 1.2)):
        grapes(cv, x + a * R, y + b * R, R * 0.11, rng, 9, mix("#5b2d66", p.deep, 0.2))
    hair = ("plum", "apple", "lemon", "orange", "apple", "plum", "peach")
    for i, kind in enumerate(hair):
        a = math.pi * (0.06 + 0.88 * i / 6)
        fruit(
            cv,
            kind,
            x - math.cos(a) * R * 0.84,
            y - R * 0.56 - math.sin(a) * R * 0.56,
            R * (0.3 + 0.05 * (i % 2)),
            rng,
            sh=False,
        )
    for a, b, s, turn in ((-0.3, -1.2, 0.7, -30), (0.36, -1.2, 0.7, 34), (0.02, -1.3, 0.8, 2)):
        leaf(a, b, s, turn, green)
    for f in (-1, 1):
        fruit(cv, "pomegranate", x + f * R * 1.5, h - R * 1.3, R * 0.3, rng, sh=False)


def bust(cv: Canvas, rng: Stream) -> None:
    """Carve a Roman in marble: a laurel, dark glasses, and a pigeon that is at home there."""
    w, h, p = cv.w, cv.h, cv.pal
    R = min(w * 0.2, h * 0.13)
    x, y = w / 2, h * 0.34
    wall = mix(p.mid, p.hot, 0.25)
    cv.form(rect(-3, -3, w + 6, h + 6), wall, "plane", ang=75, tex=0.8, edge=False, deep=0.35)
    cv.form(path("M-1 9L-1 0C-1 -1.3 1 -1.3 1 0L1 9Z", x, y + R * 0.4, w * 0.4), p.shade(wall, 0.4), "cyl", ang=80, tex=0.6)
    cv.line(path("M-1 9L-1 0C-1 -1.3 1 -1.3 1 0L1 9", x, y + R * 0.4, w * 0.4), p.tint(wall, 0.4), 2.4)
    stone = mix("#f0e9dc", p.soft, 0.2)
    grey = p.shade(stone, 0.3)

    def F(d: str, c: str, kind: str = "round") -> None:
        cv.form(path(d, x, y, R), c, kind, ang=60, tex=0, deep=0.42, lift=0.5)

    def L(d: str, c: str, k: float) -> None:
        cv.line(path(d, x, y, R), c, R * k)

    foot = h * 0.68
    cv.form(rect(x - R * 1.5, foot, R * 3, h), p.tint(p.alt, 0.15), "cyl", ang=88, tex=0.7, deep=0.5)
    cv.form(rect(x - R * 1.8, foot - R * 0.1, R * 3.6, R * 0.5), p.tint(p.alt, 0.4), "drop", tex=0)
    cv.line(
        "".join(f"M{nums(x + R * a, foot + R * 0.8)}V{n(h)}" for a in (-1, -0.5, 0, 0.5, 1)), p.shade(p.alt, 0.35), R * 0.12
    )
    b = (foot - y) / R
    F(f"M-.4 {b:.2f}L-.6 {b - 0.5:.2f}L.6 {b - 0.5:.2f}L.4 {b:.2f}Z", grey, "cyl")
    F(
        (
            f"M-.36 .7L-.4 1.2C-.7 1.4 -1.5 1.4 -1.7 2C-1.6 2.8 -.7 {b - 0.3:.2f} 0 {b - 0.3:.2f}"
            f"C.7 {b - 0.3:.2f} 1.6 2.8 1.7 2C1.5 1.4 .7 1.4 .4 1.2L.36 .7Z"
        ),
        stone,
        "cyl",
    )
    L(
        "M-1.5 1.9C-.8 2 0 2.4 .3 3M-1.1 1.6C-.2 1.7 .6 2.1 .9 2.8M-1.6 2.3C-1 2.4 -.4 2.7 -.2 3M1.4 1.7C1 1.8 .6 1.9 .4 1.8",
        grey,
        0.08,
    )
    F("M-.72 -.3C-.8 -1.2 .8 -1.2 .72 -.3C.74 .5 .5 1 0 1.06C-.5 1 -.74 .5 -.72 -.3Z", stone)
    cv.fill(path("M.1 -.6Q.2 .2 .3 .5Q.2 .9 0 1.06C.5 1 .74 .5 .72 -.3Q.6 -.7 .1 -.6Z", x, y, R), grey, 0.4)
    curls = [(-0.6 + 0.2 * i, -0.62 - 0.26 * math.sin((i + 0.5) / 7 * 3.14)) for i in range(7)] + [
        (-0.7, -0.3),
        (0.7, -0.3),
        (-0.4, -1.0),
        (-0.1, -1.06),
        (0.2, -1.04),
        (0.46, -0.94),
    ]
    cv.spots([(x + a * R, y + c * R) for a, c in curls], R * 0.18, p.tint(stone, 0.2))
    cv.spots([(x + a * R + R * 0.04, y + c * R + R * 0.05) for a, c in curls], R * 0.08, grey)
    for i in range(5):
        for f in (-1, 1):
            a = math.radians(100 - 34 * i)
            lx, ly = (
                x + f * R * 0.86 * math.cos(math.radians(10 + 17 * i)),
                y - R * (0.3 + 0.7 * math.sin(math.radians(10 + 17 * i))),
            )
            cv.fill(
                path("M0 0Q-.2 -.2 0 -.46Q.2 -.2 0 0Z", lx, ly, R * 0.8, None, -f * math.degrees(a) * 0.6),
                mix("#d9a93c", p.hot, 0.15),
            )
    L("M0 -.1L.14 .3L-.06 .36", grey, 0.07)
    F("M-.12 .3Q0 .2 .12 .3Q.1 .42 0 .42Q-.1 .42 -.12 .3Z", stone)
    L("M-.26 .64Q0 .58 .26 .64M-.14 .76Q0 .8 .14 .76", grey, 0.07)
    for f in (-1, 1):
        cv.fill(path("M.06 -.24L.62 -.28Q.68 .1 .36 .12Q.1 .1 .06 -.24Z", x, y, R * f, R), "#16131a")
        cv.line(path("M.16 -.18L.34 -.2", x, y, R * f, R), "#fff", R * 0.06)
    L("M-.08 -.22Q0 -.28 .08 -.22M-.6 -.26L-.78 -.18M.6 -.26L.78 -.18", "#16131a", 0.08)
    pigeon(cv, x + R * 0.1, y - R * 1.02, R * 0.9)
    m.glints(cv, 0, h + 1, h, 1, p.pale, rng)


def pigeon(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a pigeon with its feet at (x, y), s long."""
    p = cv.pal
    grey = mix("#8b93a3", p.deep, 0.2)
    cv.line(path("M-.04 0L-.02 -.2M.12 0L.1 -.2", x, y, s), p.hot, s * 0.06)
    cv.form(
        path(
            "M-.86 -.2Q-.4 -.36 -.2 -.56Q.06 -.72 .26 -.7Q.24 -.98 .46 -1Q.66 -.98 .64 -.8Q.62 -.2 .1 -.14Q-.3 -.1 -.86 -.2Z",
            x,
            y,
            s,
        ),
        grey,
        "round",
        tex=0,
    )
    cv.fill(path("M-.7 -.24Q-.2 -.6 .14 -.46Q0 -.2 -.7 -.24Z", x, y, s), p.shade(grey, 0.3))
    cv.fill(path("M.26 -.7Q.44 -.6 .63 -.7Q.62 -.5 .5 -.4Q.34 -.5 .26 -.7Z", x, y, s), mix("#3f9f7a", p.alt, 0.2))
    cv.fill(path("M.62 -.86L.84 -.78L.63 -.76Z", x, y, s), p.hot)
    cv.fill(ell(x + s * 0.5, y - s * 0.86, s * 0.045), "#f6c24a")


def wanderer(cv: Canvas, rng: Stream) -> None:
    """Paint somebody from behind who looks at the sea under a striped parasol; only the gull looks at you."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.56
    warm = mix(p.hot, "#f2a24a", 0.5)
    m.sky(cv, p.tint(p.mid, 0.2), p.tint(warm, 0.5), hor + 3, 5)
    m.disc(cv, w * 0.26, hor - h * 0.03, 9 + 4 * cv.big, warm, 2.8)
    m.cloud(cv, w * 0.3, h * 0.12, 34 * cv.big**0.5, p.tint(p.soft, 0.8))
    cv.form(rect(-3, hor, w + 6, h - hor + 4), mix(p.deep, "#2f7f93", 0.4), "drop", tex=0.8, lift=0.4)
    m.glints(cv, w * 0.26, hor + 3, h * 0.84, w * 0.16, p.tint(warm, 0.6), rng)
    m.boat(cv, w * 0.14, hor + h * 0.09, 12 + 4 * cv.big, p.ink, p.pale, p.hot)
    ry = h * 0.78
    stone = p.tint(p.soft, 0.2)
    cv.form(rect(-3, h * 0.95, w + 6, h), p.shade(stone, 0.3), "drop", tex=0.5)
    for i in range(int(w / 16) + 1):
        cv.form(
            path(
                "M-.2 0L-.2 -.1C-.5 -.4 -.14 -.6 -.14 -.9L-.2 -1L.2 -1L.14 -.9C.14 -.6 .5 -.4 .2 -.1L.2 0Z",
                8 + 16 * i,
                h * 0.96,
                h * 0.15,
            ),
            stone,
            "cyl",
            tex=0,
        )
    cv.form(rect(-3, ry, w + 6, h * 0.035), p.tint(stone, 0.3), "drop", tex=0)
    R = min(w * 0.17, h * 0.09)
    x, y = w * 0.58, h * 0.46
    coat = p.hot if abs(lum(p.hot) - lum(p.deep)) > 0.15 else p.alt
    dark = p.shade(coat, 0.45)
    px, py, q = x - R * 0.3, y - R * 1.7, min(w * 0.5, R * 3)
    cv.line([(x + R * 1.2, y + R * 3), (px, py - q * 0.5)], p.shade("#6a4528", 0.2), 2.6)
    dome = path(
        "M-1 0C-.9 -.8 .9 -.8 1 0Q.83 -.12 .66 0Q.5 -.12 .33 0Q.16 -.12 0 0Q-.16 -.12 -.33 0Q-.5 -.12 -.66 0Q-.83 -.12 -1 0Z",
        px,
        py,
        q,
    )
    cv.form(dome, p.pale, "cyl", tex=0, deep=0.3)
    cv.fill(
        path(
            (
                "M-.66 0C-.6 -.4 -.3 -.6 0 -.6C-.16 -.5 -.32 -.3 -.33 0Q-.5 -.12 -.66 0ZM0 0C0 -.3 0 -.5 0 -.6"
                "C.16 -.5 .32 -.3 .33 0Q.16 -.12 0 0ZM.66 0C.6 -.4 .3 -.56 0 -.6C.5 -.6 .9 -.5 1 0"
                "Q.83 -.12 .66 0Z"
            ),
            px,
            py,
            q,
        ),
        p.alt if coat != p.alt else p.deep,
    )
    cv.form(
        path(
            (
                "M-.5 1.1C-1.3 1.3 -1.6 1.8 -1.7 2.8L-1.5 4.4C-1.7 6 -2.1 7.4 -2.2 8.4L2.2 8.4C2.1 7.4 1.7 6 1.5 4.4"
                "L1.7 2.8C1.6 1.8 1.3 1.3 .5 1.1Z"
            ),
            x,
            y,
            R,
        ),
        coat,
        "cyl",
        ang=80,
        tex=0.9,
        deep=0.5,
    )
    cv.line(
        path(
            (
                "M0 1.4L0 4.3M-1 4.9Q-1.2 6.6 -1.4 8M1 4.9Q1.2 6.6 1.4 8M-.3 4.9L-.4 8M.3 4.9L.5 8"
                "M-1.2 2.2Q-1.1 3.4 -1.2 4.2M1.2 2.2Q1.1 3.4 1.2 4.2"
            ),
            x,
            y,
            R,
        ),
        dark,
        R * 0.08,
    )
    cv.form(path("M-1.56 4.1Q0 4.5 1.56 4.1L1.54 4.6Q0 5 -1.54 4.6Z", x, y, R), dark, "cyl", tex=0)
    cv.fill(path("M0 4.5L-.7 4.1L-.6 4.9ZM0 4.5L.7 4.1L.6 4.9ZM-.1 4.6L-.5 6L-.1 5.8ZM.1 4.6L.5 6L.1 5.8Z", x, y, R), p.pale)
    cv.form(path("M-.26 .6L-.3 1.3Q0 1.5 .3 1.3L.26 .6Z", x, y, R), "#e2b088", "cyl", tex=0)
    hair = "#5a3218"
    cv.form(path("M-.7 .2C-.9 -1 .9 -1 .7 .2C.6 .8 .3 1 0 1C-.3 1 -.6 .8 -.7 .2Z", x, y, R), hair, "round", tex=0)
    cv.form(ell(x, y + R * 0.55, R * 0.42, R * 0.36), p.tint(hair, 0.1), "round", tex=0)
    cv.line(path("M-.3 .5Q0 .3 .3 .5M-.34 .66Q0 .9 .34 .66", x, y, R), p.shade(hair, 0.4), R * 0.06)
    straw = mix("#e8c46a", p.soft, 0.2)
    cv.form(path("M-1.5 -.3Q0 -.8 1.5 -.3Q1.4 .06 0 .1Q-1.4 .06 -1.5 -.3Z", x, y, R), straw, "drop", tex=0)
    cv.form(path("M-.72 -.34C-.8 -1.3 .8 -1.3 .72 -.34Q0 -.1 -.72 -.34Z", x, y, R), straw, "round", tex=0)
    cv.fill(path("M-.74 -.36Q0 -.1 .74 -.36L.74 -.6Q0 -.34 -.74 -.6Z", x, y, R), p.deep)
    cv.fill(path("M-.1 -.24L-.4 .7L-.2 .64L0 .84L.12 -.2Z", x, y, R), p.deep)
    gull(cv, w * 0.2, ry, h * 0.06, 1)
