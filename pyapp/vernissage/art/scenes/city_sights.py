"""City Life worth a detour: a canal, a station, a flight of steps, a theatre.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .city_parts import is_night, lamp, row, sky, skyline, street
from .city_quarters import laundry

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream
    from ..shapes import Point


def _flank(
    cv: Canvas,
    x0: float,
    x1: float,
    top: tuple[float, float],
    foot: tuple[float, float],
    colour: str,
    cols: int,
    rows: int,
    rng: Stream,
    lit: float,
) -> None:
    """Draw a house front that runs away from x0 to x1; top and foot are its heights at both."""
    p = cv.pal

    def at(u: float, v: float) -> Point:
        x = x0 + (x1 - x0) * u
        a, b = top[0] + (top[1] - top[0]) * u, foot[0] + (foot[1] - foot[0]) * u
        return x, a + (b - a) * v

    front = poly(at(0, 0), at(1, 0), at(1, 1), at(0, 1))
    cv.form(front, colour, "plane", ang=80, tex=0.8)
    bright = dark = ""
    for i in range(cols):
        for j in range(rows):
            u0, u1 = (i + 0.25) / cols, (i + 0.72) / cols
            v0, v1 = (j + 0.26) / rows, (j + 0.78) / rows
            d = poly(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)).d
            if rng.chance(lit):
                bright += d
            else:
                dark += d
    cv.fill(Shape(dark, NOWHERE), p.shade(colour, 0.55))
    cv.fill(Shape(bright, NOWHERE), p.tint(p.hot, 0.4))
    sills = "".join(f"M{nums(*at(0, (j + 0.84) / rows))}L{nums(*at(1, (j + 0.84) / rows))}" for j in range(rows))
    cv.line(sills, p.tint(colour, 0.35), 1)
    cv.line([at(0, 0), at(1, 0)], p.shade(colour, 0.4), 3)


def canal(cv: Canvas, rng: Stream) -> None:
    """Paint a canal between old houses: a bridge, a gondola, striped poles, washing."""
    w, h, p = cv.w, cv.h, cv.pal
    night = is_night(cv)
    line, tall = h * 0.6, h > w * 1.2
    sky(cv, rng, line)
    skyline(cv, rng, line, h * 0.3, 0.5)
    water = mix(p.mid if night else p.alt, "#3f8f96", 0.35)
    water = p.shade(water, 0.4 if night else 0.1)
    cv.form(rect(-3, line, w + 6, h - line + 4), water, "drop", tex=0.8, lift=0.35, deep=0.45)
    lit = 0.5 if night else 0.1
    near = (p.shade(p.hot, 0.15) if not night else p.shade(p.alt, 0.35), p.tint(p.mid, 0.1) if not night else p.deep)
    far = (p.soft if not night else p.shade(p.mid, 0.3), p.tint(p.hot, 0.5) if not night else p.shade(p.alt, 0.5))
    top = h * (0.1 if tall else 0.04)
    for f in (-1, 1):

        def X(t: float, f: int = f) -> float:  # noqa: N802
            return w * t if f < 0 else w * (1 - t)

        i = int(f > 0)
        _flank(cv, X(0.26), X(0.42), (h * 0.3 + i * 8, h * 0.42), (h * 0.69, line + 1), far[i], 3, 3, rng, lit)
        _flank(
            cv, X(-0.02), X(0.27), (top + (1 - i) * h * 0.07, h * 0.22 + i * 9), (h * 0.88, h * 0.7), near[i], 3, 4, rng, lit
        )
        cv.line([(X(-0.02), h * 0.885), (X(0.27), h * 0.703), (X(0.42), line + 2)], p.shade(p.deep, 0.4), 3)
    stone = p.tint(p.soft, 0.25) if not night else p.tint(p.mid, 0.2)
    by = line + 1
    cv.form(
        path("M-.5 0L-.5 -.3Q0 -.66 .5 -.3L.5 0L.36 0Q.3 -.36 0 -.36Q-.3 -.36 -.36 0Z", w * 0.5, by, w * 0.3),
        stone,
        "drop",
        tex=0.4,
    )
    cv.line(path("M-.5 -.34Q0 -.72 .5 -.34", w * 0.5, by, w * 0.3), p.shade(stone, 0.4), 1.5)
    m.person(cv, w * 0.46, by - w * 0.12, 8 + 4 * cv.big, rng)
    m.person(cv, w * 0.54, by - w * 0.115, 8 + 4 * cv.big, rng, umbrella=p.hot)
    if tall:
        laundry(cv, rng, w * 0.2, h * 0.3, w * 0.8, 0.5)
    m.glints(cv, w * 0.5, line + 4, h - 4, w * 0.22, p.tint(p.hot, 0.5) if night else p.pale, rng, 0.7)
    s, gx, gy = min(w * 0.42, 92), w * 0.5, h * 0.86
    m.person(cv, gx + s * 0.56, gy - s * 0.1, s * 0.62, rng, p.pale, flip=-1)
    cv.line(path("M.7 -.5L1 .3", gx, gy, s), p.shade("#8a5a2c", 0.2), 1.8)
    cv.fill(ell(gx, gy + s * 0.1, s * 0.95, s * 0.07), p.ink, 0.3)
    m.person(cv, gx - s * 0.14, gy + s * 0.04, s * 0.4, rng, p.hot)
    m.person(cv, gx + s * 0.1, gy + s * 0.04, s * 0.38, rng, p.alt)
    cv.form(
        path(
            (
                "M-1.05 -.44Q-.98 -.5 -.94 -.4Q-.86 -.04 -.5 -.03L.5 -.03Q.8 -.06 .96 -.26Q.9 .1 .5 .12"
                "L-.5 .12Q-.98 .1 -1.05 -.44Z"
            ),
            gx,
            gy,
            s,
        ),
        p.ink,
        "drop",
        tex=0,
        lift=0.2,
    )
    cv.line(path("M-.9 -.06Q-.7 .02 -.4 .02L.5 .02", gx, gy, s), p.hot, 1.2)
    for x, hh in ((0.1, 0.26), (0.19, 0.2), (0.9, 0.24)):
        y = h * (0.96 if x < 0.15 or x > 0.8 else 0.86)
        cv.line(f"M{nums(w * x, y)}v{n(-h * hh)}", p.pale, 3.4 + cv.big, cap=False)
        cv.line(f"M{nums(w * x, y)}v{n(-h * hh)}", p.hot if not night else p.alt, 3.4 + cv.big, "4 4", cap=False)
        cv.fill(ell(w * x, y - h * hh, 2.6 + cv.big), p.tint(p.hot, 0.4))


def station(cv: Canvas, rng: Stream) -> None:
    """Paint a train hall: daylight in a great glass arch, an engine that steams towards you, a clock nobody believes."""
    w, h, p = cv.w, cv.h, cv.pal
    dark = p.shade(p.deep, 0.35)
    floor = h * 0.74
    cv.form(rect(-3, -3, w + 6, h + 6), dark, "plane", ang=80, tex=0.7, edge=False)
    cx, r = w * 0.5, min(w * 0.47, floor * 0.86)
    arch = path("M-1 0L-1 -.1C-1 -1.36 1 -1.36 1 -.1L1 0Z", cx, floor, r)
    light = cv.lin(((0, p.tint(p.hot, 0.4)), (1, p.pale)))
    cv.put(f'<path d="{arch.d}" fill="{light}"/>')
    cv.open(arch)
    skyline(cv, rng, floor, r * 0.5, 0.65)
    cv.close()
    ribs = "".join(
        f"M{nums(cx, floor)}L{nums(cx + math.cos(a) * r * 1.2, floor - math.sin(a) * r * 1.2)}"
        for a in (0.5, 0.86, 1.22, 1.571, 1.92, 2.28, 2.64)
    )
    cv.open(arch)
    cv.line(ribs, dark, 1.6)
    cv.line("".join(path("M-1 0L-1 -.1C-1 -1.36 1 -1.36 1 -.1L1 0", cx, floor, r * k).d for k in (0.42, 0.68)), dark, 1.6)
    cv.close()
    cv.line(arch, p.tint(p.mid, 0.15), 3.2)
    for k in (1.14, 1.3, 1.5):  # the roof comes towards us
        cv.line(path("M-1 .1L-1 -.1C-1 -1.36 1 -1.36 1 -.1L1 .1", cx, floor, r * k), p.mid, 1.6 * k, op=0.7)
    street(cv, floor, wet=True)
    for f in (-1, 1):
        edge = [(cx + f * r * 0.34, floor), (cx + f * w * 0.36, h + 3), (cx + f * w, h + 3), (cx + f * w, floor)]
        cv.form(poly(*edge), p.tint(p.soft, 0.1), "drop", tex=0.5)
        cv.line(edge[:2], p.tint(p.hot, 0.3), 1.8)
    rails = "".join(f"M{nums(cx + a * r * 0.16, floor)}L{nums(cx + a * w * 0.22, h + 3)}" for a in (-1, 1))
    cv.line(rails, p.pale, 1.5)
    engine(cv, cx, floor + (h - floor) * 0.5, min(r * 0.56, h * 0.3))
    for f in (-1, 1):
        for i in range(2 + int(w / 70)):
            t = (i + 0.6) / (2 + int(w / 70))
            x = cx + f * (r * 0.55 + t * (w * 0.46 - r * 0.55))
            m.person(cv, x, floor + (h - floor) * (0.16 + 0.66 * t), (14 + 5 * cv.big) * (0.8 + 0.5 * t), rng, flip=-f)
    bag = (14 + 5 * cv.big) * 0.5
    cv.form(rect(w * 0.16, h - 4 - bag, bag * 1.4, bag), mix("#8a5a2c", p.hot, 0.2), "drop", tex=0)
    cv.line(
        f"M{nums(w * 0.16 + bag * 0.45, h - 4 - bag)}q0{n(-bag * 0.4)} "
        f"{nums(bag * 0.25, -bag * 0.4)}t{nums(bag * 0.25, bag * 0.4)}",
        p.ink,
        1.3,
    )
    q = max(8, r * 0.15)
    qy = floor - r * 0.72
    cv.line(f"M{nums(cx, qy - q)}V{n(floor - r * 1.04)}", p.ink, 1.6)
    cv.fill(ell(cx, qy, q * 1.16), p.ink)
    cv.fill(ell(cx, qy, q), p.pale)
    cv.line(ell(cx, qy, q * 0.78), p.ink, q * 0.12, f"0 {n(q * 0.408)}")
    cv.line(f"M{nums(cx - q * 0.42, qy - q * 0.26)}L{nums(cx, qy)}V{n(qy - q * 0.66)}", p.shade(p.alt, 0.2), q * 0.14)


def engine(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a steam engine from the front, its wheels at (x, y), s tall."""
    p = cv.pal
    body = p.deep if lum(p.deep) < 0.35 else p.ink
    cv.fill(ell(x, y, s * 0.62, s * 0.07), p.ink, 0.5)
    for a, b, r in (
        (-0.7, -0.2, 0.3),
        (0.72, -0.16, 0.28),
        (-0.5, -0.5, 0.2),
        (0.5, -1.1, 0.26),
        (0.2, -1.34, 0.22),
        (-0.16, -1.5, 0.3),
        (0.34, -1.66, 0.26),
    ):
        cv.fill(ell(x + a * s, y + b * s, r * s, r * s * 0.84), p.tint(p.pale, 0.4), 0.62)
    cv.form(path("M-.4 -.3L-.4 -.96L.4 -.96L.4 -.3Z", x, y, s), p.shade(body, 0.2), "cyl", tex=0)
    cv.fill(path("M-.46 -.92L-.4 -1.02L.4 -1.02L.46 -.92Z", x, y, s), p.ink)
    cv.fill(
        rect(x - s * 0.34, y - s * 0.86, s * 0.12, s * 0.16) + rect(x + s * 0.22, y - s * 0.86, s * 0.12, s * 0.16),
        p.tint(p.hot, 0.5),
    )
    cv.form(path("M-.1 -.9L-.12 -1.16L-.16 -1.24L.16 -1.24L.12 -1.16L.1 -.9Z", x, y, s), p.ink, "cyl", tex=0)
    cv.form(ell(x, y - s * 0.58, s * 0.36), body, "round", tex=0, lift=0.35)
    cv.line(ell(x, y - s * 0.58, s * 0.36), p.hot, s * 0.035)
    cv.line(ell(x, y - s * 0.58, s * 0.24), p.tint(body, 0.4), s * 0.02)
    cv.glow(x, y - s * 0.72, s * 0.5, p.tint(p.hot, 0.5), 0.9)
    cv.fill(ell(x, y - s * 0.72, s * 0.1), "#fffbe6")
    cv.fill(rect(x - s * 0.5, y - s * 0.26, s, s * 0.12), p.hot)
    cv.fill(ell(x - s * 0.36, y - s * 0.2, s * 0.085) + ell(x + s * 0.36, y - s * 0.2, s * 0.085), p.ink)
    cv.fill(ell(x - s * 0.36, y - s * 0.2, s * 0.05) + ell(x + s * 0.36, y - s * 0.2, s * 0.05), p.soft)
    cv.form(path("M-.42 -.14L.42 -.14L.3 .02L-.3 .02Z", x, y, s), p.ink, "drop", tex=0)
    cv.line(path("M-.24 -.12L-.17 0M-.08 -.12L-.06 0M.08 -.12L.06 0M.24 -.12L.17 0", x, y, s), p.soft, s * 0.025)


def stairs(cv: Canvas, rng: Stream) -> None:
    """Paint a street of steps that climbs between houses, lamps on both sides, a cat halfway."""
    w, h, p = cv.w, cv.h, cv.pal
    top = h * 0.42
    night = is_night(cv)
    sky(cv, rng, h * 0.5)
    row(cv, rng, top + 3, h * 0.1, h * 0.17, 0.3, 14, 22, shop=False)
    lit = 0.5 if night else 0.12
    walls = (p.tint(p.hot, 0.35), p.tint(p.alt, 0.25)) if not night else (p.shade(p.alt, 0.35), p.deep)
    back = (p.soft, p.tint(p.mid, 0.3)) if not night else (p.shade(p.mid, 0.2), p.shade(p.alt, 0.5))
    roof = p.shade(p.hot, 0.3) if not night else p.ink
    for f in (-1, 1):
        i = int(f > 0)

        def X(t: float, f: int = f) -> float:  # noqa: N802
            return w * t if f < 0 else w * (1 - t)

        _flank(cv, X(0.2), X(0.38), (h * 0.22, h * 0.3), (h * 0.72, top + 4), back[i], 2, 3, rng, lit)
        cv.fill(poly((X(0.2), h * 0.22), (X(0.17), h * 0.19), (X(0.36), h * 0.275), (X(0.39), h * 0.305)), roof)
        _flank(cv, X(-0.02), X(0.22), (h * (0.02 + 0.06 * i), h * 0.17), (h * 1.04, h * 0.74), walls[i], 2, 4, rng, lit)
        cv.fill(
            poly(
                (X(-0.02), h * (0.02 + 0.06 * i)), (X(-0.02), h * (0.06 * i - 0.03)), (X(0.25), h * 0.145), (X(0.22), h * 0.17)
            ),
            roof,
        )
    stone = p.tint(p.soft, 0.3) if not night else p.tint(p.mid, 0.1)
    k = 13
    for i in range(k):
        t, t2 = (i / k) ** 1.35, ((i + 1) / k) ** 1.35
        y, y2 = top + (h - top) * t, top + (h - top) * t2 + 1
        a, b = 0.12 + 0.2 * t, 0.12 + 0.2 * t2
        riser = p.shade(stone, 0.3)
        cv.fill(poly((w * (0.5 - b), y2), (w * (0.5 - a), y), (w * (0.5 + a), y), (w * (0.5 + b), y2)), riser)
        tread = y + (y2 - y) * 0.55
        cv.fill(poly((w * (0.5 - a), y), (w * (0.5 + a), y), (w * (0.5 + b), tread), (w * (0.5 - b), tread)), stone)
        cv.line(f"M{nums(w * (0.5 - b), tread)}H{n(w * (0.5 + b))}", p.tint(stone, 0.5), 0.9)
    rail = "".join(f"M{nums(w * 0.5, top + (h - top) * t * t)}v{n(-5 - 16 * t * t)}" for t in (0.2, 0.45, 0.7, 0.95))
    cv.line(rail + f"M{nums(w * 0.5, top - 4)}L{nums(w * 0.5, h * 0.93)}", p.ink, 1.5)
    for t, f in ((0.06, -1), (0.2, 1), (0.46, -1), (0.74, 1)):
        lamp(cv, w * (0.5 + f * (0.145 + 0.2 * t)), top + (h - top) * t + 3, h * (0.1 + 0.13 * t))
    m.cat(cv, w * 0.57, top + (h - top) * 0.36, 7 + 3.4 * cv.big, p.ink)
    m.person(cv, w * 0.42, top + (h - top) * 0.22, 10 + 4 * cv.big, rng, p.hot)
    m.person(cv, w * 0.6, top + (h - top) * 0.62, 16 + 6 * cv.big, rng, umbrella=p.hot)
    m.person(cv, w * 0.4, h * 0.97, 22 + 8 * cv.big, rng, p.alt, flip=1)
    laundry(cv, rng, w * 0.2, h * 0.3, w * 0.8, 0.3)


def theatre(cv: Canvas, rng: Stream) -> None:
    """Paint a theatre on a first night: lit columns, a sign of bulbs, and a queue that is longer than the play."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * 0.8
    m.sky(cv, p.ink, p.shade(p.deep, 0.1), ground, 8, 10 + int(cv.area / 4000))
    for f, a in ((-1, 0.2), (1, 0.16)):  # searchlights
        x = w * (0.5 + 0.36 * f)
        beam = cv.lin(((0, p.tint(p.hot, 0.5), 0), (1, p.tint(p.hot, 0.6), 0.5)))
        cv.put(
            f'<path d="{poly((x, ground), (x - f * w * a - w * 0.09, -4), (x - f * w * a + w * 0.12, -4)).d}" fill="{beam}"/>'
        )
    row(cv, rng, ground, h * 0.16, h * 0.3, 0.25, 18, 30, lit=0.5, shop=False)
    wall = p.tint(mix(p.soft, "#e8cf9a", 0.4), 0.15)
    bw, x0, top = w * 0.74, w * 0.13, h * 0.36
    cv.form(poly((x0 - bw * 0.04, top), (w * 0.5, h * 0.15), (x0 + bw * 1.04, top)), p.shade(wall, 0.2), "drop", tex=0.4)
    cv.fill(poly((x0 + bw * 0.1, top - 3), (w * 0.5, h * 0.19), (x0 + bw * 0.9, top - 3)), p.tint(wall, 0.3))
    mask(cv, w * 0.46, h * 0.3, bw * 0.07, p.hot, 1)
    mask(cv, w * 0.55, h * 0.3, bw * 0.07, p.alt, -1)
    cv.form(rect(x0, top, bw, ground - top), p.shade(wall, 0.25), "plane", tex=0.6)
    k = 5 if w > 130 else 4
    for i in range(k - 1):
        q = bw / (k - 1)
        cx = x0 + q * (i + 0.5)
        cv.fill(
            path("M-.5 0L-.5 -1Q0 -1.6 .5 -1L.5 0Z", cx, top + (ground - top) * 0.42, q * 0.42, (ground - top) * 0.22),
            p.tint(p.hot, 0.35),
        )
        cv.line(f"M{nums(cx, top + (ground - top) * 0.1)}V{n(top + (ground - top) * 0.42)}", p.shade(wall, 0.4), 1.2)
        cv.fill(rect(cx - q * 0.26, ground - (ground - top) * 0.36, q * 0.52, (ground - top) * 0.36), p.tint(p.hot, 0.5))
        cv.line(f"M{nums(cx, ground)}v{n(-(ground - top) * 0.36)}", p.shade(p.alt, 0.3), 1.4)
    for i in range(k):
        cx = x0 + bw * i / (k - 1)
        cv.form(rect(cx - bw * 0.03, top, bw * 0.06, ground - top), p.tint(wall, 0.3), "cyl", tex=0, deep=0.45)
        cv.fill(rect(cx - bw * 0.042, top, bw * 0.084, 4) + rect(cx - bw * 0.042, ground - 4, bw * 0.084, 4), wall)
    cv.form(rect(x0 - bw * 0.06, top - 5, bw * 1.12, 6), p.tint(wall, 0.4), "drop", tex=0)
    my, mh = top + (ground - top) * 0.46, (ground - top) * 0.17
    cv.glow(w * 0.5, my + mh, bw * 0.55, p.hot, 0.6)
    cv.form(rect(w * 0.5 - bw * 0.36, my, bw * 0.72, mh), p.alt if lum(p.alt) < 0.5 else p.deep, "drop", tex=0)
    bulbs = rect(w * 0.5 - bw * 0.36, my, bw * 0.72, mh)
    cv.line(bulbs, "#fff6d8", 3 + cv.big * 0.5, f"0 {n(5 + cv.big)}")
    for i, (a, b) in enumerate(((0.1, 0.3), (0.36, 0.24), (0.66, 0.28))):
        cv.line(
            f"M{nums(w * 0.5 - bw * 0.36 + bw * 0.72 * a, my + mh * 0.5)}h{n(bw * 0.72 * b - 4)}",
            p.pale,
            mh * (0.34 if i == 1 else 0.24),
            cap=False,
        )
    street(cv, ground, wet=True)
    carpet = poly(
        (w * 0.5 - bw * 0.12, ground), (w * 0.5 + bw * 0.12, ground), (w * 0.5 + bw * 0.24, h + 3), (w * 0.5 - bw * 0.24, h + 3)
    )
    cv.form(carpet, mix("#a8242c", p.hot, 0.15), "drop", tex=0.5)
    for j in range(2):
        k = 3 + int(w / 34)
        for i in range(k):
            x = w * (i + 0.5) / k + (w / k * 0.4 if j else 0)
            if j and abs(x - w * 0.5) < bw * 0.2:
                continue
            m.person(cv, x, ground + (h - ground) * (0.2 + 0.66 * j), (13 + 5 * cv.big) * (1 + 0.3 * j), rng)
    m.dog(cv, w * 0.5, h * 0.985, 7 + 2.6 * cv.big, p.pale, -1)
    for f in (-1, 1):
        lamp(cv, w * (0.5 + 0.46 * f), ground + 4, h * 0.22)


def mask(cv: Canvas, x: float, y: float, s: float, colour: str, mood: float) -> None:
    """Draw a theatre mask, s wide; mood 1 laughs, -1 weeps."""
    p = cv.pal
    cv.form(path("M-.5 -.5Q0 -.66 .5 -.5Q.56 .3 0 .66Q-.56 .3 -.5 -.5Z", x, y, s), colour, "round", tex=0)
    cv.line(
        path(f"M-.32 -.16Q-.2 {-0.3 * mood - 0.1} -.08 -.16M.08 -.16Q.2 {-0.3 * mood - 0.1} .32 -.16", x, y, s), p.ink, s * 0.08
    )
    cv.fill(path(f"M-.26 .2Q0 {0.2 + 0.14 * mood} .26 .2Q0 {0.2 + 0.56 * mood} -.26 .2Z", x, y, s), p.ink)
