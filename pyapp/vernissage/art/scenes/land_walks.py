"""Landscapes to walk in: a windmill among tulips, a birch wood.

Short names: p palette, w h the picture size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""


# ruff: noqa: B023

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import blob, ell, n, nums, path, poly, rect, ridge
from . import motifs as m
from .land_near import layer_pts

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def windmill(cv: Canvas, rng: Stream) -> None:
    """Paint a windmill by a canal, tulips in rows before it; a cow looks on."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * (0.56 if h < w * 1.3 else 0.6)
    m.sky(cv, p.tint(p.alt if p.name == "Spring" else p.soft, 0.1), p.pale, hor + 4, 9)
    f = rng.pick((-1, 1))
    m.disc(cv, w * (0.5 - 0.3 * f), hor * 0.34, 8 + 3.4 * cv.big, p.hot)
    for i in range(2 + int(w / 90)):
        m.cloud(cv, rng.f(0, w), hor * (0.2 + 0.2 * (i % 3)), rng.f(26, 44) * cv.big**0.5, p.tint(p.soft, 0.75))
    green = mix(p.deep, "#5f8f4a", 0.45)
    cv.form(ridge(layer_pts(rng, w, hor, 2), h + 4), p.air(green, 0.35), "drop", tex=0.6)
    for _ in range(int(w / 22)):
        m.tree(cv, rng.f(0, w), hor + 2, rng.f(7, 13) * cv.big**0.4, p.air(p.deep, 0.35), rng)
    if w > 150:
        mill(cv, w * (0.5 - 0.36 * f), hor + 2, h * 0.2, 9)
    cv.form(rect(-3, hor + 4, w + 6, h - hor), green, "drop", tex=0.8)
    top, water = hor + (h - hor) * 0.1, p.mid if lum(p.mid) < 0.7 else p.alt
    bank = [(-4, top), (w + 4, top + 2), (w + 4, top + (h - hor) * 0.15), (-4, top + (h - hor) * 0.19)]
    cv.form(poly(*bank), water, "drop", tex=0.6, lift=0.5)
    m.glints(cv, w * (0.5 + 0.18 * f), top + 3, top + (h - hor) * 0.15, 26, p.pale, rng)
    tulips(cv, rng, hor + (h - hor) * 0.3)
    x, s = w * (0.5 + 0.16 * f), min(h * 0.5, w * 0.66)
    mill(cv, x, hor + (h - hor) * 0.12, s, rng.i(15, 30))
    cow(cv, w * (0.5 - 0.26 * f), hor + (h - hor) * 0.34, 9 + 3.4 * cv.big, f)
    m.birds(cv, w * (0.5 - 0.1 * f), hor * 0.3, 4, rng, s=cv.big**0.5)


def tulips(cv: Canvas, rng: Stream, y: float) -> None:
    """Plant rows of tulips from y down to the lower edge, each row larger and of another colour."""
    w, h, p = cv.w, cv.h, cv.pal
    colours = (p.hot, p.pale, p.alt, mix(p.hot, p.pale, 0.5), "#e9b949")
    row = 0
    while y < h + 10:
        s = (4 + 2.2 * row) * cv.big**0.3
        colour = colours[row % 5]
        cv.fill(rect(-3, y - s * 0.2, w + 6, s * 2.2), mix(p.deep, "#4d7a3a", 0.5 - 0.05 * (row % 2)))

        def flower() -> None:
            cv.line("M0 0V-44", mix(p.deep, "#4d7a3a", 0.3), 6)
            cv.fill(
                path("M0 0C-.3 -.1 -.4 -.3 -.36 -.5Q-.1 -.3 0 0ZM0 0C.3 -.1 .4 -.3 .36 -.46Q.1 -.3 0 0Z", 0, 0, 80),
                mix(p.deep, "#6f9a4a", 0.4),
            )
            cup = "M0 -.5C-.3 -.5 -.32 -.8 -.26 -1Q-.18 -.86 -.12 -.84L0 -1.04L.12 -.84Q.18 -.86 .26 -1C.32 -.8 .3 -.5 0 -.5Z"
            cv.form(path(cup, 0, 0, 80), colour, "round", tex=0)

        x = -rng.f(0, s)
        while x < w + s:
            cv.stamp(("tulip", colour), x, y + s * 1.3 + rng.f(-0.2, 0.2) * s, s * 1.9, flower, size=80)
            x += s * rng.f(0.72, 0.95)
        y += s * 1.5
        row += 1


def mill(cv: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """Draw a windmill, its foot at (x, y), s tall to its cap; its sails are turned by `turn` degrees."""
    p = cv.pal
    cv.fill(ell(x + s * 0.08, y + 1, s * 0.3, s * 0.04), p.ink, 0.35)
    cv.form(path("M-.24 0L-.14 -.84L.14 -.84L.24 0Z", x, y, s), p.tint(p.alt, 0.12), "cyl", ang=88, tex=0.8, deep=0.5)
    cv.form(path("M-.17 -.82C-.18 -1 .1 -1.06 .18 -.82Z", x, y, s), p.shade(p.deep, 0.2), "round", tex=0)
    cv.form(path("M-.3 -.3L.3 -.3L.27 -.25L-.27 -.25Z", x, y, s), p.shade(p.deep, 0.2), "drop", tex=0)
    cv.fill(path("M-.06 0L-.06 -.16Q0 -.22 .06 -.16L.06 0Z", x, y, s), p.ink)
    cv.fill(rect(x - s * 0.04, y - s * 0.56, s * 0.08, s * 0.1), p.tint(p.hot, 0.4))
    cy = y - s * 0.84
    for i in range(4):
        a = turn + 90 * i
        cv.fill(path("M.02 -.14L.15 -.14L.15 -.66L.02 -.66Z", x, cy, s, None, a), p.pale, 0.92)
        bars = "M.02 -.27L.15 -.27M.02 -.4L.15 -.4M.02 -.53L.15 -.53M.085 -.14L.085 -.66"
        cv.line(path(bars, x, cy, s, None, a), p.shade(p.alt, 0.4), max(0.4, s * 0.006))
        cv.line(path("M0 0L0 -.68", x, cy, s, None, a), p.ink, max(0.9, s * 0.018))
    cv.fill(ell(x, cy, s * 0.035), p.hot)


def cow(cv: Canvas, x: float, y: float, s: float, f: float) -> None:
    """Draw a cow that looks at you."""
    body = (
        "M-1 -.9Q-1.05 -1.1 -.8 -1.1L.5 -1.1Q.6 -1.4 .9 -1.3Q1.2 -1.2 1.16 -.9Q1.1 -.7 .8 -.7L.6"
        " -.5L.6 0L.44 0L.4 -.42L-.6 -.42L-.66 0L-.82 0Q-.9 -.4 -1 -.9Z"
    )
    cv.fill(path(body, x, y, s * f, s), "#fbf6ea")
    spots = "M-.6 -1.1Q-.3 -1.2 -.2 -1Q-.3 -.7 -.6 -.8ZM.1 -.8Q.3 -.9 .4 -.6L.3 -.44L.06 -.46ZM.8 -1.3Q1 -1.3 1 -1.1L.84 -1.05Z"
    cv.fill(path(spots, x, y, s * f, s), cv.pal.ink)
    cv.line(path("M-1 -.96Q-1.2 -.8 -1.1 -.4", x, y, s * f, s), cv.pal.ink, s * 0.08)
    cv.fill(ell(x + s * f * 1.04, y - s * 0.84, s * 0.16, s * 0.12), "#e6a9a0")
    cv.fill(ell(x + s * f * 0.92, y - s * 1.1, s * 0.05) + ell(x + s * f * 1.1, y - s * 1.1, s * 0.05), cv.pal.ink)


def birches(cv: Canvas, rng: Stream) -> None:
    """Paint a birch wood with light behind it, a path, mushrooms, and a deer that has just heard you."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * (0.68 if h < w * 1.3 else 0.74)
    night = p.name == "Nocturne"
    back = p.mid if night else p.tint(p.soft, 0.35)
    m.sky(cv, p.shade(p.mid, 0.3) if night else p.tint(p.mid, 0.35), back, ground + 6, 4)
    cv.glow(w * 0.5, ground * 0.6, min(w, h) * 0.6, p.pale if night else p.tint(p.hot, 0.4), 0.75)
    leaf = (p.hot, mix(p.hot, p.alt, 0.4), p.alt)
    for i in range(2):
        for j in range(4 + int(w / 26)):
            x = w * (j + rng.f(0.1, 0.9)) / (4 + int(w / 26))
            trunk(
                cv,
                x,
                ground + 3 + 5 * i,
                rng.f(2, 3.4) * (1 + 0.5 * i) * cv.big**0.4,
                p.air(p.pale, 0.55 - 0.3 * i, back),
                rng,
                far=True,
            )
    for i in range(7 + int(w / 26)):
        x = w * (i + 0.5) / (7 + int(w / 26)) + rng.f(-8, 8)
        crown(cv, x, rng.f(-0.02, 0.2) * h, rng.f(16, 27) * cv.big**0.6, p.air(leaf[i % 3], 0.3, back), rng)
    cv.form(ridge(layer_pts(rng, w, ground, 4), h + 4), mix(p.deep, leaf[0], 0.35), "drop", tex=1, deep=0.4)
    x = w * rng.f(0.42, 0.58)
    way = path(
        "M-.04 0C.14 .2 -.3 .4 -.1 .62C.1 .8 -.2 .9 -.34 1.1L.3 1.1C.34 .9 .34 .8 .16 .6C0 .4 .3 .2 .06 0Z",
        x,
        ground + 2,
        w * 0.5,
        h - ground,
    )
    cv.form(way, p.tint(p.soft, 0.6), "drop", tex=0.5)
    side = rng.pick((-1, 1))
    deer(cv, w * (0.5 + 0.17 * side), ground + (h - ground) * 0.3, 22 + 11 * cv.big, -side)
    near = [0.08, 0.3, 0.9, 0.72] if side < 0 else [0.1, 0.28, 0.92, 0.7]
    for i, t in enumerate(near if w > 130 else near[::2]):
        if abs(t - 0.5 - 0.17 * side) > 0.12:
            trunk(cv, w * t, h * (0.99 - 0.07 * (i % 2)), (4.6 + 1.2 * (i % 2)) * cv.big**0.6, p.pale, rng)
    for i in range(5 + int(w / 44)):
        crown(cv, w * rng.f(0, 1), rng.f(-0.04, 0.07) * h, rng.f(19, 30) * cv.big**0.6, leaf[i % 3], rng)
    for _ in range(3 + int(cv.big)):
        mushroom(cv, w * rng.f(0.06, 0.94), h - rng.f(2, (h - ground) * 0.3), 5 + 1.6 * cv.big, p.hot)
    cv.spots([(rng.f(0, w), rng.f(ground + 4, h)) for _ in range(14 + int(cv.area / 1800))], 1.2, leaf[0], 0.9)


def trunk(cv: Canvas, x: float, y: float, r: float, colour: str, rng: Stream, far: bool = False) -> None:
    """Draw a birch trunk up to the upper edge, its foot at (x, y), 2 r wide."""
    lean = rng.f(-3, 3) * r
    s = poly((x - r, y), (x - r * 0.7 + lean, -6), (x + r * 0.7 + lean, -6), (x + r * 1.1, y))
    cv.form(s, colour, "cyl", tex=0, deep=0.3)
    d, k = "", 0
    while (yy := y - 6 - k * (9 if far else 13) * cv.big**0.4) > 0:
        t = (y - yy) / (y + 6)
        cx = x + lean * t
        d += f"M{nums(cx - r * 0.8 if k % 2 else cx, yy)}h{n(r * rng.f(0.4, 0.8))}"
        k += 1
    cv.line(d, cv.pal.ink, max(0.8, r * 0.34), op=0.45 if far else 0.85)


def crown(cv: Canvas, x: float, y: float, r: float, colour: str, rng: Stream) -> None:
    """Draw a cloud of leaves round (x, y)."""

    def draw() -> None:
        p = cv.pal
        bumps = [1.0, 0.78, 1.1, 0.84, 0.96, 0.74, 1.06, 0.8, 1.02, 0.76, 0.94, 0.82, 1.08, 0.78]
        edge = [(math.cos(i / 14 * 6.283) * 44 * b, math.sin(i / 14 * 6.283) * 32 * b) for i, b in enumerate(bumps)]
        cv.form(blob(edge), colour, "round", tex=0, deep=0.3)
        leaves = [(math.cos(i * 2.4) * 7.6 * i**0.5, math.sin(i * 2.4) * 5.6 * i**0.5) for i in range(1, 31)]
        cv.spots(leaves[::2], 2.2, p.tint(colour, 0.4), 0.75)
        cv.spots([(x + 3, y + 4) for x, y in leaves[1::2]], 2, p.shade(colour, 0.4), 0.55)

    cv.stamp(("crown", colour), x, y, r, draw, flip=rng.chance(0.5), size=40)


def deer(cv: Canvas, x: float, y: float, s: float, f: float) -> None:
    """Draw a deer, s tall to its ears, that looks at you."""
    coat = mix("#9a5a2e", cv.pal.hot, 0.15)
    cv.fill(ell(x, y, s * 0.4, s * 0.05), cv.pal.ink, 0.35)
    legs = (
        "M-.3 -.4L-.32 0L-.25 0L-.22 -.36ZM-.16 -.38L-.14 0L-.07 0L-.08 -.38ZM.12 -.38L.12 0L.19"
        " 0L.22 -.4ZM.24 -.4L.28 0L.34 0L.32 -.42Z"
    )
    cv.fill(path(legs, x, y, s * f, s), cv.pal.shade(coat, 0.3))
    body = "M-.4 -.5Q-.4 -.62 -.2 -.62L.14 -.6Q.22 -.64 .26 -.8L.42 -.8Q.44 -.5 .36 -.38Q.1 -.3 -.3 -.34Q-.4 -.4 -.4 -.5Z"
    cv.form(path(body, x, y, s * f, s), coat, "drop", tex=0)
    cv.fill(path("M-.42 -.56Q-.5 -.5 -.42 -.44Q-.36 -.5 -.42 -.56Z", x, y, s * f, s), "#fbf3e4")
    head = (
        "M.22 -.86Q.2 -1 .34 -1Q.48 -1 .46 -.86Q.42 -.7 .34 -.7Q.26 -.7 .22 -.86ZM.23 -.94Q.06"
        " -1.02 .04 -.92Q.12 -.84 .24 -.88ZM.45 -.94Q.62 -1.02 .64 -.92Q.56 -.84 .44 -.88Z"
    )
    cv.fill(path(head, x, y, s * f, s), coat)
    horns = "M.28 -.98Q.2 -1.14 .22 -1.3M.24 -1.1L.12 -1.18M.4 -.98Q.48 -1.14 .46 -1.3M.44 -1.1L.56 -1.18"
    cv.line(path(horns, x, y, s * f, s), cv.pal.shade("#7a5a3a", 0.3), s * 0.035)
    cv.fill(ell(x + 0.29 * s * f, y - 0.87 * s, s * 0.022) + ell(x + 0.39 * s * f, y - 0.87 * s, s * 0.022), "#160f0c")
    cv.fill(ell(x + 0.34 * s * f, y - 0.73 * s, s * 0.03, s * 0.022), "#160f0c")
    cv.spots(
        [(x + a * s * f, y + b * s) for a, b in ((-0.26, -0.54), (-0.14, -0.5), (-0.02, -0.54), (0.08, -0.48))],
        s * 0.02,
        "#f0dcb8",
    )


def mushroom(cv: Canvas, x: float, y: float, s: float, colour: str) -> None:
    """Draw a spotted mushroom."""
    cv.fill(path("M-.16 0L-.12 -.5L.12 -.5L.16 0Q0 .08 -.16 0Z", x, y, s), "#fbf3e4")
    cv.form(path("M-.62 -.42C-.6 -1.1 .6 -1.1 .62 -.42Q0 -.26 -.62 -.42Z", x, y, s), colour, "round", tex=0)
    cv.spots([(x - s * 0.24, y - s * 0.62), (x + s * 0.06, y - s * 0.76), (x + s * 0.3, y - s * 0.56)], s * 0.08, "#fbf3e4")
