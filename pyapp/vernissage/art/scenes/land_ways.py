"""Landscapes one travels through: a train on a viaduct, balloons over a canyon, an avenue.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

# ruff: noqa: B023

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect, ridge
from . import motifs as m
from .city_streets import cyclist
from .land_near import layer_pts, yat
from .land_walks import cow

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def viaduct(cv: Canvas, rng: Stream) -> None:
    """Paint a valley that a little train crosses on tall arches, watched by a cow."""
    w, h, p = cv.w, cv.h, cv.pal
    deck = h * 0.46
    m.sky(cv, p.tint(p.soft, 0.1), p.pale, h * 0.6, 5)
    m.disc(cv, w * 0.82, h * 0.17, 8 + 3 * cv.big, p.hot)
    for i in range(1 + int(w / 110)):
        m.cloud(cv, w * (0.12 + 0.3 * i), h * rng.f(0.1, 0.2), rng.f(28, 40) * cv.big**0.5, p.tint(p.soft, 0.7))
    for i in range(3):
        pts = layer_pts(rng, w, h * (0.42 + 0.08 * i), 12)
        cv.form(ridge(pts, h + 4), p.air((p.mid, p.alt, p.mid)[i], 0.55 - 0.2 * i, p.soft), "drop", ang=-6, tex=0.8)
        for _ in range(int(w / 26)):
            x = rng.f(0, w)
            if not deck - 4 < yat(pts, x) < deck + 26:
                m.tree(cv, x, yat(pts, x) + 3, rng.f(7, 11) * cv.big**0.4, p.air(p.deep, 0.4 - 0.15 * i), rng)
    river = path(
        "M-.02 0C.2 .3 -.2 .4 .1 .62C.3 .8 -.1 .9 -.3 1.1L.44 1.1C.5 .8 .5 .7 .3 .58C.1 .4 .3 .2 .04 0Z",
        w * 0.44,
        h * 0.6,
        w * 0.4,
        h * 0.42,
    )
    cv.form(river, mix(p.mid, "#7fb6cc", 0.6), "drop", tex=0.4, lift=0.5)
    stone = p.tint(mix("#b98a6a", p.soft, 0.35), 0.1)
    k = max(4, round(w / 42))
    span = (w + 8) / k
    holes = ""
    for i in range(k):
        x0, x1 = -4 + span * (i + 0.16), -4 + span * (i + 0.84)
        foot = h * 0.86
        r, spring = span * 0.34, deck + 12 + span * 0.3
        holes += f"M{nums(x1, foot)}V{n(spring)}A{nums(r, r)} 0 0 0 {nums(x0, spring)}V{n(foot)}z"
    wall = f"M-4 {n(deck)}H{n(w + 4)}V{n(h * 0.86)}H-4z"
    cv.open(Shape(wall + holes, NOWHERE), holes=True)
    cv.form(rect(-4, deck, w + 8, h * 0.42), stone, "drop", ang=0, tex=0.8, edge=False)
    courses = "".join(f"M{n(-(j % 2) * 5)} {n(deck + 6 + 7 * j)}H{n(w)}" for j in range(int(h * 0.4 / 7)))
    cv.line(courses, p.shade(stone, 0.35), 0.8, "8 2", 0.6)
    sides = "".join(f"M{nums(-4 + span * (j + 0.12), deck + 14)}V{n(h * 0.86)}" for j in range(k + 1))
    cv.line(sides, p.shade(stone, 0.35), span * 0.09, op=0.5)
    cv.close()
    cv.line(holes, p.shade(stone, 0.5), 1)
    cv.form(rect(-4, deck - 3, w + 8, 6), p.tint(stone, 0.25), "drop", tex=0)
    train(cv, w * 0.24, deck - 3, min(w * 0.5, 120) / 5, 4)
    near = [
        (-4.0, h * 0.82),
        (w * 0.16, h * 0.8),
        (w * 0.34, h * 0.92),
        (w * 0.6, h * 0.97),
        (w * 0.84, h * 0.84),
        (w + 4, h * 0.8),
    ]
    cv.form(ridge(near, h + 4), mix(p.deep, "#5f8f4a", 0.35), "drop", tex=0.9)
    for x, s in ((0.05, 1.0), (0.95, 1.1), (0.88, 0.8)):
        m.cypress(cv, w * x, yat(near, w * x) + 6, 30 * s * cv.big**0.6, p.shade(p.deep, 0.3))
    cow(cv, w * 0.17, h * 0.89, 8 + 3.4 * cv.big, 1)
    cv.spots([(rng.f(0, w), h * rng.f(0.93, 0.995)) for _ in range(20)], 1.3, p.hot)


def train(cv: Canvas, x: float, y: float, s: float, k: int) -> None:
    """Draw an engine, its left buffer at (x, y), s long, and k carriages behind it to the right."""
    p = cv.pal
    for i in range(k):
        cx = x + s * (1.32 + 1.02 * i)
        cv.form(rect(cx, y - s * 0.62, s * 0.94, s * 0.5), (p.hot, p.alt)[i % 2], "drop", tex=0)
        cv.fill(rect(cx - s * 0.03, y - s * 0.68, s, s * 0.09), p.pale)
        cv.line(f"M{nums(cx + s * 0.1, y - s * 0.42)}h{n(s * 0.8)}", p.pale, s * 0.18, f"{n(s * 0.16)} {n(s * 0.1)}", cap=False)
        cv.spots([(cx + s * 0.2, y - s * 0.08), (cx + s * 0.74, y - s * 0.08)], s * 0.09, p.ink)
    cv.form(rect(x + s * 0.1, y - s * 0.5, s * 0.75, s * 0.34), p.deep, "drop", tex=0)
    cv.form(rect(x + s * 0.78, y - s * 0.72, s * 0.42, s * 0.58), p.hot, "drop", tex=0)
    cv.fill(rect(x + s * 0.74, y - s * 0.78, s * 0.5, s * 0.08) + rect(x + s * 0.2, y - s * 0.8, s * 0.13, s * 0.32), p.ink)
    cv.fill(rect(x + s * 0.9, y - s * 0.6, s * 0.18, s * 0.18), p.pale)
    cv.fill(ell(x + s * 0.54, y - s * 0.5, s * 0.09), p.hot)
    cv.spots([(x + s * a, y - s * 0.1) for a in (0.24, 0.5, 0.76, 1.04)], s * 0.12, p.ink)
    cv.fill(poly((x, y), (x + s * 0.16, y - s * 0.2), (x + s * 0.16, y)), p.ink)
    puffs = [
        (0.3, -1.0, 0.12),
        (0.5, -1.16, 0.17),
        (0.8, -1.28, 0.22),
        (1.2, -1.36, 0.27),
        (1.7, -1.42, 0.31),
        (2.3, -1.5, 0.33),
    ]
    for a, b, r in puffs:
        cv.fill(ell(x + a * s, y + b * s, r * s, r * s * 0.8), p.tint(p.pale, 0.4), 0.85)


def balloons(cv: Canvas, rng: Stream) -> None:
    """Paint a canyon of stone towers at sunrise with balloons above it; one passenger is too tall for the basket."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.7
    m.sky(cv, p.tint(p.alt, 0.25), p.tint(p.hot, 0.45), hor + 4, 5)
    m.disc(cv, w * 0.5, hor - 6, 13 + 5 * cv.big, p.tint(p.hot, 0.3), 3)
    for i in range(3):
        c = p.air(p.mid, 0.6 - 0.26 * i, p.tint(p.hot, 0.4))
        base = h * (0.72 + 0.11 * i)
        d, x = f"M-6 {n(h + 4)}V{n(base)}", -6.0
        while x < w + 6:
            ww, hh = rng.f(12, 22) * cv.big**0.5 * (1 + 0.3 * i), rng.f(14, 40) * cv.big**0.5 * (1 + 0.15 * i)
            d += f"q{nums(ww * 0.3, -hh * 0.1, ww * 0.36, -hh)}q{nums(ww * 0.14, -ww * 0.3, ww * 0.28, 0)}"
            d += f"q{nums(ww * 0.06, hh * 0.9, ww * 0.36, hh)}"
            x += ww
        cv.form(Shape(d + f"V{n(h + 4)}z", (-6, base - 40, w + 6, h + 4)), c, "drop", ang=84, tex=0.8, deep=0.4)
        cv.line(f"M-4 {n(base + 5)}q{nums(w * 0.3, 6, w * 0.55, 0)}t{nums(w * 0.55, 2)}", p.shade(c, 0.35), 1.2, op=0.7)
    tall = h > w * 1.25
    spots = (
        ((0.5, 0.3, 0.27), (0.22, 0.14, 0.12), (0.84, 0.12, 0.1), (0.8, 0.52, 0.13), (0.16, 0.5, 0.09), (0.56, 0.06, 0.05))
        if tall
        else (
            (0.3, 0.36, 0.17),
            (0.68, 0.22, 0.12),
            (0.9, 0.44, 0.09),
            (0.52, 0.14, 0.06),
            (0.1, 0.16, 0.07),
            (0.74, 0.56, 0.05),
        )
    )
    colours = ((p.hot, p.pale), (p.pale, p.alt), (p.alt, p.pale), (p.deep, p.hot), (p.hot, p.deep), (p.pale, p.hot))
    for (a, b, r), (one, two) in zip(spots[::-1], colours[::-1], strict=True):
        _balloon(cv, w * a, h * b, w * r, one, two)


def _balloon(cv: Canvas, x: float, y: float, r: float, one: str, two: str) -> None:
    p = cv.pal
    s = path("M0 1.3C-.4 .9 -1 .6 -1 -.1C-1 -1.35 1 -1.35 1 -.1C1 .6 .4 .9 0 1.3Z", x, y, r)
    cv.form(s, one, "round", tex=0, deep=0.4)
    gores = (
        "M0 1.3C-.5 .8 -.8 .4 -.72 -.5Q-.6 -.9 -.36 -1C-.6 -.4 -.5 .5 0 1.3ZM0 1.3C-.2 .6 -.3 -.4 -.16 -1.04"
        "L.16 -1.04C.3 -.4 .2 .6 0 1.3ZM0 1.3C.5 .8 .8 .4 .72 -.5Q.6 -.9 .36 -1C.6 -.4 .5 .5 0 1.3"
        "Z"
    )
    cv.fill(path(gores, x, y, r), two, 0.92)
    cv.fill(path("M-.96 -.1Q0 .3 .96 -.1L.94 .14Q0 .56 -.94 .14Z", x, y, r), p.ink, 0.2)
    cv.line(path("M-.22 1.14L-.18 1.62M.22 1.14L.18 1.62", x, y, r), p.ink, max(0.6, r * 0.03))
    cv.fill(path("M-.24 1.6L.24 1.6L.19 1.95L-.19 1.95Z", x, y, r), p.shade("#8a5a2c", 0.1))
    if r > 12:
        giraffe = "#e3ab4c"
        cv.fill(
            path("M-.06 1.62L-.1 1.1Q-.1 1.0 -.26 1.0L-.28 .9L-.1 .8L-.06 .7L-.02 .8Q.06 .84 .05 1L.08 1.62Z", x, y, r), giraffe
        )
        cv.spots(
            [(x - r * 0.03, y + r * 1.2), (x + r * 0.02, y + r * 1.36), (x - r * 0.02, y + r * 1.5)],
            r * 0.028,
            p.shade("#8a4a1c", 0.2),
        )
        cv.spots([(x - r * 0.12, y + r * 0.87)], r * 0.022, p.ink)


def avenue(cv: Canvas, rng: Stream) -> None:
    """Paint a road between poplars that runs to a point; a cyclist comes the other way."""
    w, h, p = cv.w, cv.h, cv.pal
    hor, vx = h * 0.6, w * 0.52
    green = mix(p.deep, "#6f9a4a", 0.35)
    m.sky(cv, p.tint(p.alt, 0.2), p.pale, hor + 4, 8)
    m.disc(cv, vx, hor - h * 0.05, 9 + 4 * cv.big, p.hot if lum(p.hot) > 0.45 else p.tint(p.hot, 0.3), 3)
    for i in range(2):
        m.cloud(cv, w * (0.3 + 0.4 * i), h * (0.1 + 0.1 * i), 30 * cv.big**0.5, p.tint(p.soft, 0.8))
    cv.form(ridge(layer_pts(rng, w, hor - 5, 4), h + 4), p.air(p.mid, 0.4), "drop", tex=0.6)
    cv.form(rect(-3, hor, w + 6, h - hor + 4), p.tint(green, 0.25), "drop", tex=0.7)
    rows = "".join(f"M{nums(vx + i * w * 0.05, hor)}L{nums(vx + i * w * 0.42, h)}" for i in range(-8, 9) if abs(i) > 2)
    cv.line(rows, p.shade(green, 0.2), 1.6, op=0.6)
    cv.form(
        poly((vx - 1.5, hor), (vx + 1.5, hor), (w * 0.92, h + 3), (w * 0.1, h + 3)),
        p.tint(mix(p.soft, "#d8b890", 0.4), 0.3),
        "drop",
        tex=0.6,
    )
    leaf = (mix(p.deep, "#4f7a3c", 0.4), mix(p.hot, "#c98a2c", 0.5) if p.name == "Autumn" else p.shade(p.mid, 0.15))

    def poplar(c: str) -> None:
        cv.fill(rect(-3, -18, 6, 18), p.shade("#6a4528", 0.3))
        cv.form(
            path(("M0 -.12C-.2 -.16 -.2 -.5 -.12 -.76Q-.06 -.94 0 -1Q.06 -.94 .12 -.76C.2 -.5 .2 -.16 0 -.12Z"), 0, 0, 80),
            c,
            "cyl",
            ang=-86,
            bend=4,
            tex=1.2,
            deep=0.45,
        )
        cv.line("M-4-22V-60M4-30V-66M0-18V-70", p.shade(c, 0.35), 1.2, op=0.6)

    for i in range(7):
        t = 0.55**i
        for f in (-1, 1):
            x, y = vx + f * w * 0.56 * t * (1.0 if f < 0 else 0.92), hor + (h * 0.98 - hor) * t
            if t > 0.06:
                cv.fill(
                    poly(
                        (x - 3 * t, y),
                        (x + 3 * t, y),
                        (x - f * w * 0.5 * t, y + h * 0.06 * t),
                        (x - f * w * 0.5 * t, y + h * 0.03 * t),
                    ),
                    p.ink,
                    0.16,
                )
    for i in range(6, -1, -1):
        t = 0.55**i
        for f in (-1, 1):
            c = leaf[(i + (f > 0)) % 2]
            x, y = vx + f * w * 0.56 * t * (1.0 if f < 0 else 0.92), hor + (h * 0.98 - hor) * t
            cv.stamp(("poplar", c), x, y, max(h * 0.84 * t, 4), lambda: poplar(c), f > 0, 80)
    cyclist(cv, vx + w * 0.03, hor + (h - hor) * 0.5, 10 + 6 * cv.big, rng)
    m.birds(cv, vx, h * 0.28, 4, rng, s=cv.big**0.4)
