"""Landscapes above a village and below the sea: a vineyard at harvest, a reef.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import ell, n, path, poly, rect, ridge
from . import motifs as m
from .land_near import layer_pts, yat

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def vineyard(cv: Canvas, rng: Stream) -> None:
    """Paint the vintage: vines that fan out over a slope, a village on its hill, pickers, a cart, a thief of a blackbird."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.42
    m.sky(cv, p.tint(p.hot, 0.3), p.pale, hor + 6, 6)
    m.disc(cv, w * 0.22, h * 0.16, 9 + 4 * cv.big, p.hot, 2.4)
    for i in range(2):
        m.cloud(cv, w * (0.5 + 0.32 * i), h * (0.1 + 0.07 * i), 30 * cv.big**0.5, p.tint(p.soft, 0.75))
    for i in range(2):
        pts = layer_pts(rng, w, hor - h * (0.06 - 0.05 * i), 7)
        cv.form(ridge(pts, h + 4), p.air((p.mid, p.alt)[i], 0.5 - 0.2 * i, p.soft), "drop", tex=0.6)
    hill = path("M-1 0C-.6 -.1 -.4 -.9 0 -1C.4 -.9 .6 -.1 1 0Z", w * 0.68, hor + 4, w * 0.3, h * 0.16)
    cv.form(hill, p.air(p.deep, 0.2), "drop", tex=0.6)
    for i, (a, b) in enumerate(
        ((-0.5, 0.55), (-0.3, 0.8), (-0.1, 0.95), (0.12, 0.9), (0.32, 0.75), (0.5, 0.5), (0.0, 0.6), (0.2, 0.55))
    ):
        s = h * (0.05 + 0.008 * (i % 3))
        m.cottage(
            cv, w * 0.68 + a * w * 0.24, hor + 4 - h * 0.15 * b + s * 0.4, s, p.tint(p.soft, 0.3 * (i % 2)), p.alt, smoke=False
        )
    tx, ty, s = w * 0.67, hor - h * 0.12, h * 0.15
    cv.form(rect(tx - s * 0.14, ty - s, s * 0.28, s), p.tint(p.soft, 0.3), "cyl", tex=0)
    cv.fill(poly((tx - s * 0.2, ty - s), (tx, ty - s * 1.4), (tx + s * 0.2, ty - s)), p.alt)
    cv.fill(ell(tx, ty - s * 0.8, s * 0.07), p.ink)
    soil = p.tint(mix("#b98a58", p.soft, 0.3), 0.1)
    cv.form(ridge([(-4, hor + 6), (w * 0.3, hor - 2), (w * 0.6, hor + 8), (w + 4, hor)], h + 4), soil, "drop", tex=0.6)
    leaf = mix(p.deep, "#6f9a3c", 0.45)
    vx = w * 0.42
    grape = mix("#5b2d66", p.deep, 0.2)
    for i in range(-7, 8):
        far, near = w * 0.075 * i, w * 0.2 * i
        rows = 7
        for j in range(rows):
            t = (j + 0.8) / rows
            x, y = vx + far + (near - far) * t, hor + 8 + (h * 0.98 - hor) * t**1.5
            r = (3.4 + 13 * t**1.5) * cv.big**0.6
            if -r < x < w + r:

                def vine() -> None:
                    cv.line("M0 0V-30", p.shade("#5a3a24", 0.2), 6)
                    bush = "M-.5 -.2C-.62 -.6 -.4 -.8 -.2 -.76C-.1 -1 .2 -1 .26 -.78C.5 -.8 .6 -.5 .48 -.2Q0 -.06 -.5 -.2Z"
                    cv.form(path(bush, 0, 0, 80), leaf, "round", tex=0)
                    cv.spots([(-20, -44), (4, -60), (22, -40), (-6, -34)], 6, p.tint(leaf, 0.35))
                    cv.spots([(-12, -16), (-6, -16), (-9, -10), (16, -18), (22, -18), (19, -12)], 4.4, grape)

                cv.stamp(("vine",), x, y, r * 1.6, vine, i % 2 == 0, 80)
    for a, b, s, coat in ((0.3, 0.66, 0.8, p.hot), (0.62, 0.76, 1.0, p.alt), (0.14, 0.86, 1.2, p.pale)):
        q = (14 + 6 * cv.big) * s
        m.person(cv, w * a, h * b, q, rng, coat)
        basket = path("M-.3 0L-.4 -.36L.4 -.36L.3 0Z", w * a + q * 0.5, h * b, q * 0.7)
        cv.form(basket, mix("#b98a4c", p.soft, 0.2), "drop", tex=0)
        cv.spots([(w * a + q * (0.32 + 0.12 * i), h * b - q * 0.27) for i in range(4)], q * 0.07, grape)
    x, y, s = w * 0.8, h * 0.95, h * 0.15
    cv.fill(ell(x, y, s * 1.1, s * 0.1), p.ink, 0.35)
    heap = [(x + s * (-0.7 + 0.14 * i), y - s * (0.74 + 0.14 * math.sin(i * 0.31))) for i in range(11)]
    cv.spots(heap, s * 0.13, grape)
    cv.form(path("M-.95 -.7L.95 -.7L.78 -.3L-.78 -.3Z", x, y, s), mix("#8a5a34", p.hot, 0.1), "drop", tex=0)
    cv.line(path("M-.9 -.5L.88 -.5M.78 -.4L1.5 -.2", x, y, s), p.shade("#8a5a34", 0.4), s * 0.06)
    for a in (-0.45, 0.45):
        cv.line(ell(x + a * s, y - s * 0.24, s * 0.25), p.ink, s * 0.07)
        cv.line(path(f"M{a - 0.25} -.24L{a + 0.25} -.24M{a} -.49L{a} .01", x, y, s), p.ink, s * 0.04)
    cv.fill(
        path("M-.5 0Q-.2 -.5 .2 -.4Q.3 -.7 .55 -.6L.8 -.5L.56 -.44Q.5 0 0 0L-.8 .16Z", x - s * 0.1, y - s * 1.0, s * 0.5), p.ink
    )


def reef(cv: Canvas, rng: Stream) -> None:
    """Paint a reef: light from above, corals, a school that turns as one, a turtle, and the fish that did not turn."""
    w, h, p = cv.w, cv.h, cv.pal
    top, low = mix("#8fd8d8", p.soft, 0.25), mix("#123a66", p.deep, 0.5)
    cv.form(rect(-3, -3, w + 6, h + 6), low, "plane", tex=0, edge=False)
    cv.put(f'<path d="{rect(-3, -3, w + 6, h + 6).d}" fill="{cv.lin(((0, top), (0.55, mix(top, low, 0.6)), (1, low)))}"/>')
    for a, b, k in ((0.1, 0.02, 0.1), (0.4, 0.3, 0.14), (0.74, 0.66, 0.08), (0.95, 0.96, 0.1)):
        beam = cv.lin(((0, "#fff", 0.4), (1, "#fff", 0)))
        shaft = poly((w * a, -3), (w * (a + k * 0.5), -3), (w * (b + k), h * 0.8), (w * b - w * k, h * 0.8))
        cv.put(f'<path d="{shaft.d}" fill="{beam}"/>')
    waves = "".join(f"M{n(-4 + 6 * j)} {n(4 + 5 * j)}" + "q7-4 14 0t14 0" * (int(w / 28) + 1) for j in range(2))
    cv.line(waves, "#fff", 1.3, op=0.7)
    for i in range(2):
        pts = layer_pts(rng, w, h * (0.66 + 0.12 * i), 8)
        cv.form(ridge(pts, h + 4), p.air(p.shade(p.deep, 0.2), 0.5 - 0.3 * i, low), "drop", tex=0.4)
        for _ in range(4 + int(w / 40)):
            x = rng.f(0, w)
            weed(cv, x, yat(pts, min(max(x, 0), w)) + 4, h * rng.f(0.12, 0.26), mix("#2f7f5a", low, 0.5 - 0.3 * i))
    sand = mix("#e8d3a0", p.soft, 0.3)
    floor = [(-4.0, h * 0.9), (w * 0.3, h * 0.87), (w * 0.6, h * 0.92), (w + 4, h * 0.88)]
    cv.form(ridge(floor, h + 4), sand, "drop", tex=0.5, deep=0.4)
    pink, gold = mix("#e8657a", p.hot, 0.2), mix("#f0a83c", p.hot, 0.2)
    for a, s, c in ((0.12, 0.3, pink), (0.26, 0.2, gold), (0.86, 0.34, mix("#c86ab0", p.alt, 0.3)), (0.7, 0.18, pink)):
        coral(cv, w * a, h * 0.93, h * s, c)
    for a, r, c in ((0.4, 0.07, gold), (0.55, 0.05, pink), (0.96, 0.08, gold)):
        cv.form(path("M-1 0C-1 -1.2 1 -1.2 1 0Z", w * a, h * 0.94, w * r), c, "round", tex=0)
        cv.line(path("M-.6 -.2Q-.3 -.6 0 -.3Q.3 0 .6 -.3", w * a, h * 0.94, w * r), p.shade(c, 0.4), 1.3)
    k = 16 + int(cv.area / 2600)
    silver = mix("#dfeaf0", p.pale, 0.3)
    for i in range(k):
        a, q = i * 2.4, (i / k) ** 0.5
        x, y = w * 0.68 + math.cos(a) * q * w * 0.26, h * 0.36 + math.sin(a) * q * h * 0.17
        odd = i == 4
        swimmer(cv, x, y, 7 + 2.4 * cv.big, p.hot if odd else silver, not odd)
    turtle(cv, w * 0.27, h * 0.36, w * 0.13, mix("#6f8f4a", p.alt, 0.2))
    cv.spots([(w * (0.4 + 0.02 * (i % 3)), h * (0.86 - 0.09 * i)) for i in range(7)], 1.6, "#fff", 0.7)
    star = "M0 -1L.25 -.3L1 -.3L.4 .14L.62 .9L0 .45L-.62 .9L-.4 .14L-1 -.3L-.25 -.3Z"
    cv.form(path(star, w * 0.5, h * 0.965, 5 + 2 * cv.big), p.hot, "round", tex=0)


def weed(cv: Canvas, x: float, y: float, s: float, c: str) -> None:
    """Draw a tuft of weed, s tall."""
    cv.line(
        path("M0 0C-.16 -.3 .12 -.5 -.06 -1M.08 0C.2 -.3 -.06 -.4 .14 -.76M-.08 0C-.24 -.2 -.1 -.4 -.24 -.62", x, y, s),
        c,
        s * 0.07,
    )


def coral(cv: Canvas, x: float, y: float, s: float, c: str) -> None:
    """Draw a branched coral, s tall."""
    d = (
        "M0 0C0 -.3 -.06 -.5 -.2 -.7M-.02 -.36C.06 -.6 .1 -.76 .06 -1M.02 -.2C.2 -.4 .3 -.5 .32 -.8"
        "M-.12 -.56C-.3 -.6 -.36 -.7 -.4 -.86"
        "M.26 -.52C.4 -.54 .46 -.6 .5 -.7M.06 -.74C-.04 -.8 -.1 -.9 -.12 -1"
    )
    cv.line(path(d, x + s * 0.03, y + s * 0.02, s), cv.pal.shade(c, 0.45), s * 0.11)
    cv.line(path(d, x, y, s), c, s * 0.1)
    cv.line(path(d, x - s * 0.02, y - s * 0.01, s), cv.pal.tint(c, 0.4), s * 0.02)


def swimmer(cv: Canvas, x: float, y: float, s: float, c: str, left: bool) -> None:
    """Draw a small fish, s long, that swims to the left or to the right."""

    def draw() -> None:
        cv.form(path("M-.5 0C-.3 -.3 .1 -.3 .3 0L.52 -.2L.46 0L.52 .2L.3 0C.1 .3 -.3 .3 -.5 0Z", 0, 0, 80), c, "drop", tex=0)
        cv.fill(ell(-24, -4, 4), cv.pal.ink)

    cv.stamp(("swimmer", c), x, y, s, draw, not left, 80)


def turtle(cv: Canvas, x: float, y: float, s: float, c: str) -> None:
    """Draw a turtle that swims up to the right, its shell s across."""
    p = cv.pal
    skin = p.tint(c, 0.35)
    for d in (
        "M.3 -.3C.5 -1 .9 -1.1 1.1 -.9C.9 -.8 .8 -.5 .6 -.1Z",
        "M-.2 .4C-.1 1 .2 1.2 .44 1.1C.3 .9 .3 .7 .3 .4Z",
        "M-.8 0C-1.2 0 -1.3 .2 -1.2 .36C-1 .3 -.9 .3 -.7 .3Z",
        "M.7 -.2C1.1 -.6 1.5 -.5 1.4 -.2C1.3 .1 .9 .1 .7 .1Z",
    ):
        cv.form(path(d, x, y, s, None, -14), skin, "drop", tex=0)
    cv.form(path("M-.9 .1C-.8 -.6 .6 -.8 .9 0C.8 .6 -.6 .7 -.9 .1Z", x, y, s, None, -14), c, "round", tex=0)
    plates = "M-.5 -.3L-.2 .02L-.5 .36M-.2 .02L.24 -.02L.4 -.46M.24 -.02L.46 .36M.24 -.02L.86 0M-.2 .02L-.86 .1"
    cv.line(path(plates, x, y, s, None, -14), p.shade(c, 0.45), s * 0.06)
    cv.fill(ell(x + s * 1.14, y - s * 0.56, s * 0.06), p.ink)
