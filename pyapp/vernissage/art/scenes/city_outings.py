"""City Life on a day out: the fair, the rink and the harbour.

Short names: p palette, w h the picture size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import SKIN, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .city_parts import is_night, row, sky, skyline, street

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def fair(cv: Canvas, rng: Stream) -> None:
    """Paint a fair: a big wheel, striped tents, a crowd; one gondola carries a cat."""
    w, h, p = cv.w, cv.h, cv.pal
    tall = h > w * 1.25
    ground = h * (0.8 if tall else 0.76)
    sky(cv, rng, ground)
    skyline(cv, rng, ground, h * 0.3, 0.55)
    row(cv, rng, ground, h * 0.1, h * 0.2, 0.4, 16, 26, shop=False)
    street(cv, ground, wet=False)
    r = min(w * (0.36 if w < h * 1.25 else 0.24), ground * 0.42)
    x = w * (0.5 if w < h * 1.25 else rng.pick((0.34, 0.64)))
    wheel(cv, x, ground - r * 1.28, r, ground + 3)
    for side in (-1, 1):
        tx, s = x + side * (r * 1.15 + 16 * cv.big**0.5), (20 + 11 * cv.big) * (1 if side > 0 else 0.84)
        if -s * 0.2 < tx < w + s * 0.2:
            tent(cv, tx, ground + (h - ground) * 0.3, s, (p.hot, p.alt)[side > 0])
    if w > h * 1.25:
        tent(cv, w - x, ground + (h - ground) * 0.24, 34 + 12 * cv.big, p.hot)
    bunting(cv, ground - 2)
    for i in range(2 + int(w / 42)):
        person_x = w * (i + 0.5) / (2 + int(w / 42)) + rng.f(-6, 6)
        m.person(cv, person_x, h - rng.f(3, (h - ground) * 0.55), 17 + 7 * cv.big, rng)
    balloon_man(cv, w * rng.pick((0.16, 0.84)), h - 5, 19 + 7 * cv.big, rng)


def wheel(cv: Canvas, x: float, y: float, r: float, foot: float) -> None:
    """Draw a big wheel with its axle at (x, y)."""
    p = cv.pal
    night = is_night(cv)
    steel = p.pale if night else p.shade(p.deep, 0.1)
    if night:
        cv.glow(x, y, r * 1.5, p.hot, 0.5)
    cv.line(f"M{nums(x - r * 0.5, foot)}L{nums(x, y)}L{nums(x + r * 0.5, foot)}", p.shade(p.alt, 0.3), 2 + cv.big)
    spokes = "".join(
        f"M{nums(x, y)}L{nums(x + math.cos(i * math.pi / 6) * r, y + math.sin(i * math.pi / 6) * r)}" for i in range(12)
    )
    cv.line(spokes, steel, 0.8, op=0.8)
    cv.line(ell(x, y, r).d + ell(x, y, r * 0.9).d, steel, 1.4)
    if night:
        cv.line(ell(x, y, r * 0.95), p.tint(p.hot, 0.6), 2, "0 6")
    cv.form(ell(x, y, r * 0.13), p.hot, "round", tex=0)
    for i in range(12):
        a = i * math.pi / 6
        gx, gy, g = x + math.cos(a) * r, y + math.sin(a) * r, r * 0.15
        colour = (p.hot, p.alt, p.pale)[i % 3]
        cv.line([(gx, gy), (gx, gy + g * 0.5)], p.ink, 0.9)
        if i == 9:
            m.cat(cv, gx, gy + g * 0.9, g * 1.5, p.ink)
        else:
            cv.fill(ell(gx, gy + g * 0.45, g * 0.3), SKIN[i % 5])
        cv.fill(path("M-.62 .3Q-.62 1.1 0 1.1Q.62 1.1 .62 .3Z", gx, gy + g * 0.4, g), colour)
        cv.fill(path("M-.7 -.1Q0 -.5 .7 -.1Z", gx, gy + g * 0.3, g), p.shade(colour, 0.25))


def tent(cv: Canvas, x: float, y: float, s: float, colour: str) -> None:
    """Draw a striped tent, s wide."""
    p = cv.pal
    cv.fill(ell(x, y + 1, s * 0.56, s * 0.07), p.ink, 0.35)
    white = p.pale if colour != p.pale else p.soft
    cv.form(rect(x - s * 0.46, y - s * 0.5, s * 0.92, s * 0.5), white, "cyl", tex=0)
    strips = "".join(rect(x + s * (-0.46 + 0.92 * i / 7), y - s * 0.5, s * 0.92 / 7, s * 0.5).d for i in range(0, 7, 2))
    cv.fill(Shape(strips, NOWHERE), colour)
    cv.fill(poly((x - s * 0.13, y), (x, y - s * 0.44), (x + s * 0.13, y)), p.shade(p.deep, 0.4))
    cv.form(path("M-.54 -.48Q-.1 -.66 0 -1.02Q.1 -.66 .54 -.48Z", x, y, s), colour, "cyl", tex=0.5)
    cv.fill(path("M-.2 -.48Q-.04 -.66 0 -1.02Q.04 -.66 .2 -.48Z", x, y, s), white)
    cv.line(f"M{nums(x, y - s)}v{n(-s * 0.18)}", p.ink, 1)
    cv.fill(poly((x, y - s * 1.2), (x + s * 0.2, y - s * 1.13), (x, y - s * 1.06)), p.hot if colour != p.hot else p.alt)


def bunting(cv: Canvas, y: float) -> None:
    """Hang two lines of little flags right across."""
    w, p = cv.w, cv.pal
    k = int(w / 11)
    for c, colour in enumerate((p.hot, p.pale, p.alt)):
        flags = ""
        for i in range(c, k, 3):
            x = w * (i + 0.5) / k
            top = y - 16 * cv.big**0.5 + 12 * 4 * (x / w) * (1 - x / w) * 0.5
            flags += poly((x - 3, top), (x + 3, top), (x, top + 7)).d
        cv.fill(Shape(flags, NOWHERE), colour)


def balloon_man(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    """Draw the man who sells balloons."""
    p = cv.pal
    hand = (x + s * 0.2, y - s * 0.5)
    spots = ((-0.1, -1.5), (0.3, -1.62), (0.62, -1.4), (0.12, -1.95), (0.48, -1.95))
    cv.line("".join(f"M{nums(*hand)}L{nums(x + a * s, y + b * s)}" for a, b in spots), p.ink, 0.6)
    for i, (a, b) in enumerate(spots):
        cv.form(ell(x + a * s, y + b * s, s * 0.19, s * 0.22), (p.hot, p.alt, p.pale)[i % 3], "round", tex=0)
    m.person(cv, x, y, s, rng, p.deep if not is_night(cv) else p.alt, flip=1)


def rink(cv: Canvas, rng: Stream) -> None:
    """Paint a frozen pond in a square: skaters, strings of lamps, falling snow, and one who sits on the ice."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * (0.46 if h > w * 1.2 else 0.5)
    sky(cv, rng, ground)
    skyline(cv, rng, ground, h * 0.3, 0.5)
    row(cv, rng, ground, h * 0.14, h * 0.26, 0.1, 18, 30)
    white = mix("#f2f4fb", p.soft, 0.3 if is_night(cv) else 0.12)
    cv.form(rect(-3, ground - 2, w + 6, h - ground + 6), white, "drop", tex=0.4, deep=0.35)
    cx, cy, rx, ry = w * 0.5, ground + (h - ground) * 0.54, w * 0.47, (h - ground) * 0.4
    cv.fill(ell(cx, cy + 3, rx + 4, ry + 4), p.shade(white, 0.35))
    cv.form(ell(cx, cy, rx, ry), mix("#9cc4e0", p.mid, 0.35), "drop", tex=0.3, lift=0.6, deep=0.25)
    scratches = "".join(
        f"M{nums(cx + rx * rng.f(-0.8, 0.5), cy + ry * rng.f(-0.7, 0.7))}q{nums(w * 0.1, -6, w * 0.2, rng.f(-3, 5))}"
        for _ in range(9)
    )
    cv.line(scratches, "#fff", 1, op=0.75)
    for f in (-1, 1):
        x = w * (0.5 + 0.43 * f)
        cv.line(f"M{nums(x, ground + 8)}V{n(ground - h * 0.2)}", p.ink, 2)
    for a, b in ((0.07, 0.93), (0.93, 0.07)):
        y = ground - h * (0.2 if a < b else 0.17)
        line = [(w * (a + (b - a) * t), y + h * 0.22 * t * (1 - t)) for t in (i / 10 for i in range(11))]
        cv.line(line, p.ink, 0.7)
        cv.spots([(u, v + 2.4) for u, v in line[1:-1]], 1.7 + 0.4 * cv.big, p.tint(p.hot, 0.55))
    k = 5 + int(w / 60)
    for i in range(k):
        a = i * 2.4
        x, y = cx + math.cos(a) * rx * 0.75, cy + math.sin(a) * ry * 0.72
        s = (12 + 6 * cv.big) * (0.8 + 0.5 * (y - ground) / (h - ground))
        cv.fill(ell(x, y + 1, s * 0.3, s * 0.05), p.ink, 0.25)
        cv.line(f"M{nums(x - s * 0.26, y + 1)}h{n(s * 0.5)}", p.ink, 1)
        m.person(cv, x, y, s, rng)
    s = 11 + 5 * cv.big
    x, y = cx - rx * 0.1, cy + ry * 0.3
    cv.line(path("M0 -.2L.5 -.14L.8 -.3M0 -.2L.5 .04L.86 -.02", x, y, s), p.ink, s * 0.15)
    cv.form(path("M-.24 .04Q-.3 -.7 0 -.74Q.3 -.7 .22 .04Z", x, y, s), p.hot, "cyl", tex=0)
    cv.fill(ell(x, y - s * 0.9, s * 0.2), SKIN[1])
    cv.fill(path("M-.24 -.92Q0 -1.5 .24 -.92Z", x, y, s), p.alt)
    m.dog(cv, w * 0.8, h * 0.975, 7 + 3 * cv.big, p.ink, -1)
    cv.spots([(rng.f(0, w), rng.f(0, h)) for _ in range(24 + int(cv.area / 900))], 1.1, "#fff", 0.9)


def harbour(cv: Canvas, rng: Stream) -> None:
    """Paint a harbour: houses on the quay, a steamer and sailing boats, a gull on the bollard."""
    w, h, p = cv.w, cv.h, cv.pal
    quay = h * (0.56 if h < w * 1.3 else 0.6)
    sky(cv, rng, quay)
    skyline(cv, rng, quay, h * 0.34, 0.55)
    row(cv, rng, quay - 2, h * 0.16, h * 0.3, 0.12, 18, 32)
    night = is_night(cv)
    stone = p.shade(p.deep, 0.2) if night else p.tint(p.soft, 0.2)
    water = p.shade(p.mid if night or p.name != "Lisbon" else p.alt, 0.22)
    cv.form(rect(-2, quay, w + 4, h - quay + 4), water, "drop", ang=0, tex=0.9, lift=0.35, deep=0.5)
    cv.form(rect(-2, quay - 4, w + 4, 11), stone, "drop", tex=0.4, deep=0.5)
    for i in range(2 + int(w / 40)):
        m.person(cv, w * (i + rng.f(0.2, 0.8)) / (2 + int(w / 40)), quay - 2, 11 + 4.5 * cv.big, rng)
    for i in range(3 + int(w / 36)):
        gx = w * (i + 0.5) / (3 + int(w / 36))
        m.glints(cv, gx, quay + 10, h - rng.f(0, 24), 8, p.hot if night else p.tint(p.soft, 0.6), rng, 0.55)
    f = rng.pick((-1, 1))
    s = min(w * 0.66, (h - quay) * 1.5, 190)
    steamer(cv, w * (0.5 - 0.06 * f), quay + (h - quay) * 0.46, s, f)
    m.boat(cv, w * (0.5 + 0.36 * f), h - (h - quay) * 0.1, 16 + 7 * cv.big, p.ink, p.pale, p.hot, f)
    if h > 200:
        m.boat(cv, w * (0.5 - 0.3 * f), h - 6, 20 + 8 * cv.big, p.shade(p.alt, 0.3), p.hot, p.pale, -f)
    m.birds(cv, w * 0.5, quay * 0.5, 4 + int(cv.big), rng, p.pale if night else p.ink, cv.big**0.4)
    bx = w * (0.5 - 0.42 * f)
    cv.form(rect(bx - 5, quay - 9, 10, 14), p.ink, "cyl", tex=0)
    gull(cv, bx, quay - 9, 9 + 2 * cv.big, f)


def gull(cv: Canvas, x: float, y: float, s: float, f: float) -> None:
    """Draw a gull with its feet at (x, y)."""
    cv.line(path("M-.1 0L-.1 -.3M.1 0L.1 -.3", x, y, s * f, s), cv.pal.hot, s * 0.09)
    cv.fill(
        path("M-.9 -.5Q-.2 -.9 .2 -.9Q.24 -1.3 .52 -1.24Q.72 -1.2 .7 -1Q.62 -.3 -.1 -.28Q-.5 -.3 -.9 -.5Z", x, y, s * f, s),
        "#fbf8ee",
    )
    cv.fill(path("M-.9 -.5Q-.3 -.8 .16 -.6Q-.2 -.36 -.9 -.5Z", x, y, s * f, s), "#8d97a0")
    cv.fill(path("M.66 -1.12L1 -1L.68 -.98Z", x, y, s * f, s), cv.pal.hot)
    cv.fill(ell(x + 0.56 * s * f, y - 1.1 * s, s * 0.05), "#1d1510")


def steamer(cv: Canvas, x: float, y: float, s: float, f: float) -> None:
    """Draw a steamer, s long, its water line at y."""
    p = cv.pal
    night = is_night(cv)
    hull = p.ink if not night else p.shade(p.alt, 0.3)
    cv.fill(ell(x, y + s * 0.03, s * 0.54, s * 0.035), p.ink, 0.35)
    for k, ox in enumerate((-0.12, 0.08)):
        cv.form(path("M-.045 0L-.04 -.2L.04 -.2L.045 0Z", x + ox * s * f, y - s * 0.2, s), p.hot, "cyl", tex=0)
        cv.fill(rect(x + ox * s * f - s * 0.041, y - s * 0.4, s * 0.082, s * 0.035), p.ink)
        if k == 0:
            smoke = p.tint(p.soft, 0.5) if not night else p.tint(p.mid, 0.3)
            tail = nums(-s * 0.12 * f, -s * 0.03, -s * 0.2 * f, -s * 0.1)
            cv.line(f"M{nums(x + ox * s * f, y - s * 0.42)}q{tail}t{nums(-s * 0.18 * f, -s * 0.04)}", smoke, s * 0.06, op=0.7)
    cv.form(rect(x - s * 0.28, y - s * 0.22, s * 0.54, s * 0.1), p.pale, "drop", tex=0)
    cv.form(rect(x - s * 0.36, y - s * 0.14, s * 0.7, s * 0.08), p.tint(p.soft, 0.4), "drop", tex=0)
    pane = p.tint(p.hot, 0.45) if night else p.shade(p.deep, 0.1)
    cv.spots([(x + s * (-0.23 + 0.065 * i), y - s * 0.17) for i in range(8)], s * 0.014, pane)
    cv.form(path("M-.5 -.1L.54 -.12Q.5 .02 .44 .05L-.42 .05Q-.48 0 -.5 -.1Z", x, y, s * f, s), hull, "drop", tex=0)
    cv.fill(path("M-.46 .015L.475 .015L.44 .05L-.42 .05Z", x, y, s * f, s), p.hot)
    cv.line(path("M-.5 -.09L.54 -.11", x, y, s * f, s), p.pale, s * 0.012)
    cv.line(path("M.4 -.12L.4 -.44L-.3 -.44M.4 -.44L.54 -.12M-.34 -.12L-.34 -.44", x, y, s * f, s), p.ink, 0.8)
    cv.spots([(x + s * (-0.38 + 0.09 * i), y - s * 0.045) for i in range(9)], s * 0.013, pane if night else p.pale)
