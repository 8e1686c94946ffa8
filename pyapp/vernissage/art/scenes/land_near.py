"""Landscapes that people work in: hills, harvest, and the sea.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from ..palettes import Palette, lum, mix
from ..shapes import Points, Shape, ell, n, nums, path, poly, rect, ridge
from . import motifs as m

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def layer_pts(rng: Stream, w: float, y: float, amp: float, k: int | None = None) -> Points:
    """Give points of a gentle skyline about y, across the picture."""
    k = k or max(3, int(w / 60) + 2)
    a, b = rng.f(0, 6), rng.f(0.7, 1.3)
    return [(-6 + (w + 12) * i / k, y + math.sin(a + i * b * 1.9) * amp + rng.f(-0.3, 0.3) * amp) for i in range(k + 1)]


def yat(pts: Points, x: float) -> float:
    """Give the height of a skyline at x."""
    for a, b in pairwise(pts):
        if a[0] <= x <= b[0]:
            return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
    return pts[-1][1]


def hills(cv: Canvas, rng: Stream) -> None:
    """Paint hills with fields, a farm, cypresses, sheep and a road."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * rng.pick((0.36, 0.44, 0.5)) if h <= w * 1.3 else h * rng.f(0.34, 0.42)
    night = p.name == "Nocturne"
    m.sky(
        cv,
        p.mid if night else p.tint(p.alt if p.name == "Spring" else p.soft, 0.12),
        p.tint(p.soft, 0.5) if night else p.pale,
        hor + 14,
        8,
        14 if night else 0,
    )
    sx = w * rng.pick((0.24, 0.72))
    m.disc(cv, sx, hor * rng.f(0.42, 0.58), 9 + 3.2 * cv.big, p.hot if not night else p.pale, face=rng.chance(0.35))
    for _ in range(rng.i(1, 2) + int(w / 130)):
        m.cloud(cv, rng.f(0.05, 0.95) * w, hor * rng.f(0.2, 0.7), rng.f(22, 40) * cv.big**0.5, p.tint(p.soft, 0.75))
    k = 3 + int(h / 62)
    cols = [p.mid, p.soft, p.deep, p.mid, p.hot if p.name in ("Tuscany", "Autumn") else p.alt, p.deep]
    rng2 = rng.sub("field")
    last = None
    for i in range(k):
        t = i / (k - 1)  # 0 far .. 1 near
        y = hor + (h - hor) * (t**1.25) * 0.8 + 3
        amp = 4 + 9 * t * cv.big**0.5
        pts = layer_pts(rng2, w, y, amp)
        c = p.air(cols[(i + 1) % len(cols)], 0.62 * (1 - t) ** 1.2, p.tint(p.soft, 0.3))
        if last is not None and lum(c) - lum(last) < 0.06 and lum(last) - lum(c) < 0.06:
            c = p.shade(c, 0.28) if i % 2 else p.tint(c, 0.35)  # neighbours must differ in value
        last = c
        cv.form(ridge(pts, h + 4), c, "drop", ang=rng2.f(-14, 14), bend=-6, deep=0.3, lift=0.18, tex=0.9)
        # ploughed furrows or vineyard rows on every other layer
        if i % 2 == 1 and cv.style != "dots":
            vx = w * rng2.f(0.2, 0.8)
            d = ""
            for j in range(-7, 8):
                x0 = vx + j * (4 + 3 * t)
                x1 = vx + j * (13 + 12 * t) * cv.big**0.4
                y0 = yat(pts, min(max(x0, 0), w)) + 2.5
                d += f"M{nums(x0, y0)}Q{nums((x0 * 2 + x1) / 3, y0 + 8, x1, y0 + 24 + 26 * t)}"
            cv.open(ridge(pts, h + 4))
            cv.line(d, p.shade(c, 0.3), 1 + t * 1.2, op=0.7)
            cv.close()
        rng2.u()
        if i == max(1, k // 2 - 1):
            hx = w * rng2.pick((0.28, 0.6))
            m.cottage(cv, hx, yat(pts, hx) + 4, 11 + 4.5 * cv.big, p.pale, p.hot if p.name != "Tuscany" else p.alt)
            for j in range(3 + int(w / 100)):
                m.cypress(
                    cv,
                    hx - 5 - j * 6 * cv.big**0.5,
                    yat(pts, max(0, hx - 5 - j * 6)) + 5,
                    (20 + rng2.f(-3, 9)) * cv.big**0.6,
                    p.shade(p.deep, 0.3),
                )
        elif i in (1, 2, 3) and i < k - 1:
            for _ in range(int(w / 34)):
                tx = rng2.f(0, w)
                m.tree(cv, tx, yat(pts, tx) + 4, rng2.f(9, 14) * (0.7 + t), p.air(p.deep, 0.3 if i < 2 else 0.1), rng2)
            if rng2.chance(0.7):
                for _ in range(4):  # sheep
                    tx, ty = w * 0.15 + rng2.f(0, w * 0.6), 0.0
                    ty = yat(pts, tx) + rng2.f(10, 18)
                    cv.fill(ell(tx, ty, 3.4, 2.4), p.pale)
                    cv.fill(ell(tx + 3.2, ty - 1, 1.3), p.ink)
        if i == k - 2:
            road(cv, pts, w, h, p, rng2)
    side = rng.pick((0.12, 0.86))
    m.cypress(cv, w * side, h * 1.03, h * 0.56, p.shade(p.deep, 0.35))
    m.cypress(cv, w * (side + (0.11 if side < 0.5 else -0.1)), h * 1.02, h * 0.38, p.shade(p.deep, 0.22))


def road(cv: Canvas, pts: Points, w: float, h: float, p: Palette, rng: Stream) -> None:
    """Draw a road that winds from a skyline to the lower edge."""
    x = w * rng.f(0.4, 0.6)
    y = yat(pts, x) + 2
    cv.fill(
        path(
            "M0 0C.5 .25 -.6 .4 -.05 .62C.3 .8 .1 .9 -.1 1.05L.42 1.05C.5 .9 .62 .75 .22 .58C-.3 .38 .62 .25 .06 0Z",
            x,
            y,
            w * 0.5,
            h - y + 4,
        ),
        p.tint(p.soft, 0.72),
    )


def sea(cv: Canvas, rng: Stream) -> None:
    """Paint the sea with sails, and often a lighthouse."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * rng.f(0.42, 0.5)
    m.sky(cv, p.soft, p.pale, hor + 4, 6)
    sx = w * rng.f(0.2, 0.8)
    m.disc(cv, sx, hor - h * rng.f(0.04, 0.2), 8 + 4 * cv.big, p.hot)
    for _ in range(2 + int(w / 90)):
        m.cloud(cv, rng.f(0, 1) * w, hor * rng.f(0.15, 0.6), rng.f(24, 46) * cv.big**0.5, p.tint(p.soft, 0.8))
    # far coast
    layer_pts(rng, w, hor - 4, 4)
    if rng.chance(0.6):
        cv.fill(
            ridge([(w * 0.5, hor + 1), (w * 0.62, hor - 9), (w * 0.8, hor - 6), (w + 5, hor - 15), (w + 6, hor)], hor + 1),
            p.air(p.deep, 0.55),
        )
    cv.form(
        rect(-3, hor, w + 6, h - hor + 4), p.mid if p.name != "Tuscany" else p.alt, "drop", ang=0, tex=0.8, lift=0.35, deep=0.5
    )
    m.glints(cv, sx, hor + 2, h, 12 + 5 * cv.big, p.tint(p.hot, 0.35), rng)
    k = 3 + int(h / 80)
    main = rng.f(0.34, 0.62)
    for i in range(k):
        t = (i + 1) / k
        y = hor + (h - hor) * t**1.5 * 0.95
        # boats sit on the layer behind this wave, small far, large near
        nb = 1 + int(w / 110) if i < k - 1 else 0
        for j in range(nb):
            s = (6 + 22 * t**1.3) * cv.big**0.45
            bx = w * (main if i == k - 2 and j == 0 else rng.f(0.08, 0.92))
            sail = rng.pick((p.pale, p.hot, p.pale, p.alt))
            m.boat(
                cv,
                bx,
                y - 1,
                s,
                (p.ink if sail == p.pale else p.deep),
                sail,
                p.tint(sail, 0.4) if sail != p.pale else p.soft,
                rng.pick((-1, 1)),
            )
        kk = max(3, int(w / (14 + 16 * t)))
        d = f"M-4 {n(y)}"
        step = (w + 8) / kk
        for _ in range(kk):
            d += f"q{nums(step * 0.5, -step * 0.22, step, 0)}"
        c = p.shade(p.mid, 0.12 + 0.5 * t)
        cv.form(
            Shape(d + f"V{n(h + 4)}H-4z", (-4, y - step * 0.2, w + 4, h + 4)),
            c,
            "drop",
            ang=4,
            bend=3,
            tex=0.8,
            lift=0.22,
            deep=0.35,
        )
        cv.line(d, p.tint(p.soft, 0.6), 0.8 + t, "9 4 16 7", 0.8)
    if cv.area > 60000:
        whale(cv, w * 0.7, h * 0.92, w * 0.17)
    if rng.chance(0.75):  # lighthouse on a cliff
        f = rng.pick((0, 1))

        def X(v: float) -> float:
            return w - v if f else v

        k = cv.big**0.6
        cv.form(
            poly(
                (X(-4), hor - 10 * k),
                (X(18 * k), hor - 12 * k),
                (X(30 * k), hor - 4),
                (X(34 * k), hor + 8 * k),
                (X(52 * k), h * 0.8),
                (X(48 * k), h + 4),
                (X(-4), h + 4),
            ),
            p.deep,
            "plane",
            ang=70,
            tex=1.1,
            deep=0.5,
        )
        cv.form(
            poly((X(-4), hor - 10 * k), (X(18 * k), hor - 12 * k), (X(30 * k), hor - 4), (X(20 * k), hor - 3), (X(-4), hor)),
            p.alt if p.name == "Spring" else p.mid,
            "plane",
            tex=0,
        )
        bx, by, s = X(13 * k), hor - 9 * k, 30 * k
        cv.form(path("M-.17 0L-.11 -1L.11 -1L.17 0Z", bx, by, s), p.pale, "cyl", tex=0)
        for a, b in ((-0.82, -0.62), (-0.42, -0.2)):

            def q(y: float) -> float:
                return 0.11 + 0.06 * (1 + y)

            cv.fill(path(f"M{-q(a):.3f} {a}L{q(a):.3f} {a}L{q(b):.3f} {b}L{-q(b):.3f} {b}Z", bx, by, s), p.hot)
        cv.glow(bx, by - s * 1.08, s * 0.5, p.pale, 0.9)
        cv.fill(path("M-.1 -1L-.1 -1.16L.1 -1.16L.1 -1ZM-.14 -1.16L0 -1.32L.14 -1.16Z", bx, by, s), p.ink)
        cv.fill(rect(bx - s * 0.06, by - s * 1.14, s * 0.12, s * 0.12), p.pale)
    m.birds(cv, w * rng.f(0.3, 0.7), hor * 0.55, 3 + int(cv.big), rng, s=cv.big**0.4)


def whale(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a whale that has come up to look, its middle at (x, y) on the water."""
    p = cv.pal
    skin = p.shade(p.deep, 0.35)
    spout = "M-.5 -.5Q-.5 -.9 -.8 -1M-.5 -.5Q-.5 -.96 -.5 -1.1M-.5 -.5Q-.5 -.9 -.2 -1"
    cv.line(path(spout, x, y, s), p.tint(p.pale, 0.5), s * 0.06)
    cv.form(
        path(
            (
                "M-1 .14C-1.06 -.34 -.7 -.5 -.3 -.46C.3 -.42 .6 -.14 .8 -.1Q.98 -.2 .92 -.5L1.12 -.34"
                "L1.36 -.46Q1.3 -.1 1 .04Q.8 .14 .6 .16Z"
            ),
            x,
            y,
            s,
        ),
        skin,
        "drop",
        tex=0,
        lift=0.35,
    )
    cv.fill(path("M-1 .14Q-.9 -.06 -.5 -.02Q0 .02 .2 .16Z", x, y, s), p.tint(p.soft, 0.4))
    cv.fill(ell(x - s * 0.66, y - s * 0.14, s * 0.05), p.pale)
    cv.fill(ell(x - s * 0.65, y - s * 0.14, s * 0.028), "#100c10")
    cv.line(
        f"M{nums(x - s * 1.3, y + s * 0.18)}q{nums(s * 0.3, -s * 0.1, s * 0.6, 0)}" + f"t{nums(s * 0.6, 0)}" * 3,
        p.tint(p.soft, 0.7),
        s * 0.06,
    )


def harvest(cv: Canvas, rng: Stream) -> None:
    """Paint a field with haystacks and reapers."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * rng.f(0.32, 0.42)
    gold = mix(p.hot, "#e9b949", 0.85 if p.name in ("Spring", "Autumn") else 0.55)
    m.sky(cv, p.alt if p.name in ("Spring", "Ember") else p.tint(p.mid, 0.3), p.pale, hor + 5, 9)
    for _ in range(2 + int(w / 80)):
        m.cloud(cv, rng.f(0, 1) * w, hor * rng.f(0.3, 0.8), rng.f(26, 50) * cv.big**0.5, p.pale)
    pts = layer_pts(rng, w, hor, 3)
    cv.form(ridge(pts, h), p.air(p.deep, 0.35), "drop", tex=0.6)
    for _ in range(int(w / 16)):
        x = rng.f(0, w)
        m.tree(cv, x, hor + 5, rng.f(10, 17) * cv.big**0.4, p.air(p.deep, 0.15), rng)
    cv.form(rect(-3, hor + 5, w + 6, h - hor), p.tint(gold, 0.25), "drop", ang=-3, bend=-4, tex=1, deep=0.4, lift=0.5)
    if cv.style != "dots":
        vx, d = w * rng.f(0.3, 0.7), ""
        for j in range(-12, 13):
            d += f"M{nums(vx + j * 7, hor + 6)}L{nums(vx + j * 30 * cv.big**0.5, h + 4)}"
        cv.line(d, p.shade(gold, 0.3), 1.3, op=0.5)
    k = 2 + int(cv.area / 11000)
    stacks = [
        (0.66, 0.82, 1.0),
        (0.24, 0.5, 0.62),
        (0.84, 0.34, 0.42),
        (0.44, 0.3, 0.36),
        (0.1, 0.26, 0.3),
        (0.6, 0.2, 0.26),
        (0.3, 0.2, 0.22),
    ][: k + 1]
    if rng.chance(0.5):
        stacks = [(1 - a, b, c) for a, b, c in stacks]
    for fx, t, s in stacks[::-1]:
        x, y, r = w * fx, hor + 5 + (h - hor - 5) * t, (14 + 13 * cv.big) * s
        cv.fill(ell(x + r * 0.7, y, r * 1.3, r * 0.2), p.shade(gold, 0.5), 0.6)
        cv.form(
            path("M-.85 0Q-1 -.5 -.8 -.62L.8 -.62Q1 -.5 .85 0Q0 .16 -.85 0Z", x, y, r),
            p.tint(gold, 0.1),
            "cyl",
            ang=82,
            tex=1.6,
            deep=0.5,
            lift=0.5,
        )
        cv.form(
            path("M-1 -.56Q-.5 -1.1 0 -1.5Q.5 -1.1 1 -.56Q0 -.36 -1 -.56Z", x, y, r),
            p.shade(gold, 0.12),
            "cyl",
            ang=60,
            tex=1.6,
            deep=0.5,
            lift=0.55,
        )
        if cv.style in ("flat", "cubist"):  # without straw a stack would be a hut
            straw = "M0 -1.44L-.62 -.66M0 -1.44L-.3 -.56M0 -1.44L.04 -.5M0 -1.44L.4 -.58M0 -1.44L.74 -.7"
            cv.line(path(straw, x, y, r), p.shade(gold, 0.45), 1, "5 2 8 3", 0.7)
            cv.line(
                path("M-.6 -.4L-.64 -.04M-.2 -.36L-.2 .02M.24 -.36L.22 .02M.62 -.4L.6 -.06", x, y, r),
                p.shade(gold, 0.45),
                1,
                "4 2 6 3",
                0.7,
            )
    for i in range(1 + int(w / 110)):
        x = w * rng.f(0.38, 0.58) + i * 17
        m.person(cv, x, hor + (h - hor) * (0.62 + 0.12 * i), (15 + 5 * cv.big), rng, rng.pick((p.alt, p.pale, p.deep)))
    m.birds(cv, w * 0.5, hor * 0.5, 5, rng, s=cv.big**0.5)
    d = ""
    for i in range(int(w / 3)):  # wheat edge, close to us
        x = i * 3 + rng.f(-1, 1)
        hh = rng.f(7, 15) * cv.big**0.5
        d += f"M{nums(x, h + 2)}l{nums(rng.f(-2, 4), -hh)}"
    cv.line(d, p.shade(gold, 0.45), 1.5)
    d = "".join(f"M{nums(rng.f(0, w), h - rng.f(5, 13) * cv.big**0.5)}l{nums(2, -5)}" for _ in range(int(w / 5)))
    cv.line(d, p.tint(gold, 0.55), 2.2)
