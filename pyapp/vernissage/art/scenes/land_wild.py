"""Landscapes in which something happens: a wave, northern lights, a storm, a crowded beach.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from ..palettes import SKIN, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect, ridge
from . import motifs as m
from .land_far import peak
from .land_near import yat
from .land_walks import deer

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def wave(cv: Canvas, rng: Stream) -> None:
    """Paint one great wave about to break over one small boat; a far mountain keeps calm."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.6
    water = mix(p.deep, "#1f6080", 0.45)
    m.sky(cv, p.tint(p.hot, 0.45), p.pale, hor + 4, 5)
    m.disc(cv, w * 0.2, h * 0.2, 8 + 3 * cv.big, p.hot, 2)
    peak(cv, w * 0.22, hor + 2, w * 0.42, h * 0.2, p.air(water, 0.35), p.pale, rng)
    cv.form(rect(-3, hor, w + 6, h - hor + 4), mix(water, "#7fbcc4", 0.55), "drop", tex=0.8)
    m.boat(cv, w * 0.24, hor + h * 0.16, h * 0.2, p.ink, p.hot, p.pale, 1)
    cv.form(
        path(
            "M-.03 .9Q.1 .78 .26 .84Q.5 .9 .62 .7C.76 .5 .72 .32 .56 .3C.47 .29 .41 .35 .42 .46C.32 .36 .34 .12 .62 .08"
            "C.86 .05 .98 .2 1.03 .34L1.03 1.03L-.03 1.03Z",
            0,
            0,
            w,
            h,
        ),
        water,
        "cyl",
        ang=-60,
        bend=14,
        tex=1,
        deep=0.3,
        lift=0.2,
    )
    streaks = (
        "M.68 .72C.8 .54 .78 .3 .66 .22M.74 .8C.9 .6 .9 .34 .76 .18M.82 .88C1 .68 1 .44 .9 .26M.6 .8C.66 .74 .7 .68 .72 .6",
        "M.5 .92Q.64 .9 .72 .78M.3 .95Q.44 .99 .56 .93",
    )
    for d, k in zip(streaks, (0.022, 0.016), strict=True):
        cv.line(path(d, 0, 0, w, h), p.tint(water, 0.55), min(w, h) * k)
    foam = [(0.42, 0.47), (0.38, 0.38), (0.36, 0.29), (0.39, 0.2), (0.46, 0.13), (0.55, 0.08), (0.65, 0.065), (0.76, 0.08)]
    r = min(w, h) * 0.05
    cv.spots([(a * w, b * h) for a, b in foam], r, p.tint(p.pale, 0.5))
    cv.spots([(a * w + r * 0.9, b * h + r * 0.9) for a, b in foam[:6]], r * 0.62, p.tint(p.pale, 0.5))
    claws = "".join(f"M{nums(a * w, b * h)}q{nums(-r * 0.9, r * 0.4, -r * 1.1, r * 1.5)}" for a, b in foam[:5])
    cv.line(claws, p.tint(p.pale, 0.5), r * 0.5)
    drops = [(w * rng.f(0.2, 0.44), h * rng.f(0.1, 0.5)) for _ in range(12)]
    cv.spots(drops, r * 0.16, p.tint(p.pale, 0.5))
    crest = [(-4.0, h * 0.93), (w * 0.2, h * 0.88), (w * 0.42, h * 0.96), (w * 0.7, h * 0.9), (w + 4, h * 0.96)]
    cv.form(ridge(crest, h + 4), p.shade(water, 0.3), "drop", tex=0.6)
    cv.line(
        f"M-4 {n(h * 0.93)}Q{nums(w * 0.2, h * 0.87, w * 0.34, h * 0.93)}T{nums(w * 0.7, h * 0.91)}T{nums(w + 4, h * 0.95)}",
        p.tint(p.pale, 0.4),
        r * 0.4,
        "9 5 3 6",
    )


def aurora(cv: Canvas, rng: Stream) -> None:
    """Paint northern lights over a fjord: a hut with its lamp lit, and a deer that looks up."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.66
    m.sky(cv, p.shade(p.ink, 0.4), p.deep, hor + 4, 6, 14 + int(cv.area / 1500))
    bands = ("#7fe8b0", "#6fc8e8", "#c08ae0")
    for i, glow in enumerate(bands):
        base, amp = hor * (0.86 - 0.2 * i), h * 0.05
        pts = [(-6 + (w + 12) * j / 6, base + math.sin(j * 1.5 + i * 2.1) * amp + rng.f(-4, 4)) for j in range(7)]
        up = h * (0.36 - 0.05 * i)
        veil = cv.lin(((0, glow, 0), (0.5, glow, 0.4), (0.66, p.pale, 0.5), (0.8, glow, 0)))
        d = "M" + " ".join(nums(*q) for q in pts) + "L" + " ".join(nums(x + 8, y - up) for x, y in reversed(pts)) + "z"
        cv.put(f'<path d="{d}" fill="{veil}"/>')
        rays = ""
        for j in range(int(w / 5)):
            x = w * (j + 0.5) / int(w / 5)
            rays += f"M{nums(x, yat(pts, x) - up * 0.16)}l{nums(3, -up * rng.f(0.35, 0.7))}"
        cv.line(rays, glow, 2.4, op=0.38)
    far = p.shade(p.deep, 0.3)
    snow = p.tint(p.soft, 0.35)
    for i, x in enumerate((0.12, 0.86, 0.5)):
        peak(cv, w * x, hor + 2, max(w * 0.5, 60), h * (0.17 - 0.045 * i), p.air(far, 0.12 * (i == 2)), snow, rng)
    cv.form(rect(-3, hor, w + 6, h - hor + 4), p.shade(p.mid, 0.35), "drop", tex=0.7, lift=0.4)
    for i, glow in enumerate(bands[:2]):
        m.glints(cv, w * (0.4 + 0.24 * i), hor + 3, h * 0.9, 20 * cv.big, glow, rng, 0.5)
    white = p.tint(p.soft, 0.55)
    shore = [(-4.0, h * 0.86), (w * 0.3, h * 0.84), (w * 0.55, h * 0.89), (w * 0.8, h * 0.93), (w + 4, h * 0.9)]
    cv.form(ridge(shore, h + 4), white, "drop", tex=0.5, deep=0.5)
    for x, s in ((0.04, 1.2), (0.13, 0.85), (0.93, 1.0), (0.4, 0.6)):
        m.pine(cv, w * x, yat(shore, w * x) + 5, 26 * s * cv.big**0.6, p.shade(p.deep, 0.5), white)
    m.cottage(cv, w * 0.19, h * 0.87, 15 + 5 * cv.big, mix("#8a3a2c", p.deep, 0.2), white, lit=p.hot)
    cv.glow(w * 0.19 + 8, h * 0.85, 12 + 5 * cv.big, p.hot, 0.5)
    deer(cv, w * 0.72, h * 0.965, 12 + 9 * cv.big, -1)


def beach(cv: Canvas, rng: Stream) -> None:
    """Paint a beach as the gulls see it: foam in scallops, parasols, towels, swimmers and a dog who guards the ice cream."""
    w, h, p = cv.w, cv.h, cv.pal
    sand, water = mix("#f3d9a4", p.soft, 0.12), mix("#2f93a8", p.deep, 0.2)
    cv.form(rect(-3, -3, w + 6, h + 6), sand, "plane", ang=12, tex=0.6, edge=False, deep=0.2)

    def edge(t: float) -> list[tuple[float, float]]:
        """Give the water's edge, t of the height further down the beach."""
        return [(-6 + (w + 12) * j / 7, h * (0.5 + t) - h * 0.22 * j / 7 + math.sin(j * 1.9) * h * 0.026) for j in range(8)]

    bands = (
        (0.045, p.shade(sand, 0.22)),
        (0.02, p.tint(p.pale, 0.5)),
        (0, p.tint(water, 0.5)),
        (-0.07, p.tint(water, 0.25)),
        (-0.17, water),
        (-0.3, p.shade(water, 0.22)),
    )
    for t, c in bands:
        pts = edge(t)
        d = (
            "M"
            + nums(*pts[0])
            + "".join(f"Q{nums((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + h * 0.03, *b)}" for a, b in pairwise(pts))
        )
        cv.form(Shape(d + f"V-4H{n(pts[0][0])}z", (-4, -4, w + 4, h * 0.5)), c, "plane", ang=-12, tex=0.5, edge=False, deep=0.1)
    r = 6 + 3.2 * cv.big
    hull = "M0 -1.5C.5 -.9 .5 .3 .34 .9L-.34 .9C-.5 .3 -.5 -.9 0 -1.5Z"
    bx, by = w * 0.3, h * 0.14
    cv.line(path("M-.3 1Q-.7 1.8 -.6 2.6M.3 1Q.7 1.8 .6 2.6", bx, by, r, None, 62), p.pale, 1.2, op=0.7)
    cv.fill(path(hull, bx + 3, by + 4, r, None, 62), p.ink, 0.3)
    cv.form(path(hull, bx, by, r, None, 62), p.pale, "cyl", tex=0)
    cv.fill(path("M0 -1C.7 -.2 .7 .4 .1 .7Z", bx, by, r, None, 62), p.hot)
    for i in range(4 + int(w / 40)):
        x = w * (i + rng.f(0.2, 0.9)) / (4 + int(w / 40))
        y = h * (0.44 - 0.22 * x / w) - h * rng.f(0.04, 0.16)
        if i % 2:
            cv.line(ell(x, y, r * 0.42), (p.hot, p.pale)[i % 4 > 1], r * 0.24)
        cv.fill(ell(x, y, r * 0.24), SKIN[i % 5])
        cv.line(f"M{nums(x - r * 0.7, y + r * 0.4)}q{nums(r * 0.7, r * 0.4, r * 1.4, 0)}", p.pale, 0.9, op=0.8)
    rows = 2 + int(h / 80)
    for j in range(rows):
        k = max(2, round(w / (r * 4)))
        for i in range(k):
            x = w * (i + 0.5 + 0.2 * (j % 2)) / k + rng.f(-3, 3)
            y = h * (0.6 + 0.42 * (j + 0.4) / rows) - h * 0.15 * x / w + rng.f(-3, 3)
            if y > h - r * 0.4:
                continue
            v = (i + 2 * j) % 4
            c = (p.hot, p.alt, p.pale, p.deep)[v]
            towel = (p.pale, p.hot, p.alt, p.hot)[v]
            a = rng.f(-40, 40)
            cv.fill(path("M-.5 -1L.5 -1L.5 1L-.5 1Z", x + r * 1.3, y + r * 0.7, r * 0.9, None, a), towel)
            cv.line(path("M-.5 -.6L.5 -.6M-.5 .6L.5 .6", x + r * 1.3, y + r * 0.7, r * 0.9, None, a), c, r * 0.16)
            cv.line(path("M0 -.3L0 .5", x + r * 1.3, y + r * 0.7, r * 0.9, None, a), SKIN[(i + j) % 5], r * 0.36)
            cv.fill(ell(*_turned(x + r * 1.3, y + r * 0.7, -r * 0.62, a), r * 0.24), mix("#4a2a18", p.ink, 0.3))
            _parasol(cv, x, y, r, c, p.pale if c != p.pale else p.hot)
    m.dog(cv, w * 0.6, h * 0.46, r * 1.1, p.ink, -1)
    m.birds(cv, w * 0.7, h * 0.2, 4, rng, p.pale, 1.1 * cv.big**0.4)


def _turned(x: float, y: float, up: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return x - math.sin(a) * up, y + math.cos(a) * up


def _parasol(cv: Canvas, x: float, y: float, r: float, one: str, two: str) -> None:
    def draw() -> None:
        cv.fill(ell(14, 18, 40), cv.pal.ink, 0.28)
        cv.form(ell(0, 0, 40), one, "round", tex=0)
        slices = "".join(
            f"M0 0L{nums(40 * math.cos(a), 40 * math.sin(a))}A40 40 0 0 1 {nums(40 * math.cos(b), 40 * math.sin(b))}z"
            for a, b in ((i * 1.571, i * 1.571 + 0.785) for i in range(4))
        )
        cv.fill(Shape(slices, NOWHERE), two)
        cv.fill(ell(0, 0, 5), cv.pal.ink)

    cv.stamp(("parasol", one), x, y, r, draw, size=40)
