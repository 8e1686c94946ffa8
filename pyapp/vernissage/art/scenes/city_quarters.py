"""City Life in its quarters: over the rooftops, through the market, down the alley.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: B023, N802

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .city_parts import awning, is_night, row, sky, skyline, street, windows

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def rooftops(cv: Canvas, rng: Stream) -> None:
    """Paint roofs behind roofs, washing between them, cats on them."""
    w, h, p = cv.w, cv.h, cv.pal
    sky(cv, rng, h * 0.6)
    skyline(cv, rng, h * 0.5, h * 0.26, 0.6)
    k = 3 + int(h / 95)
    night = is_night(cv)
    roofs = (p.alt, p.mid, p.shade(p.alt, 0.25), p.deep) if not night else (p.deep, p.shade(p.alt, 0.35), p.shade(p.mid, 0.2))
    spots = []
    for i in range(k):
        t = i / (k - 1)
        y = h * (0.36 + 0.62 * t**1.1)
        x, j = -rng.f(4, 20), 0
        model = {}
        while x < w:
            v = j % 2
            if v not in model:
                rw = rng.f(26, 42) * (0.8 + 0.55 * t) * cv.big**0.35
                c = p.air(roofs[(i + v * 2 + j) % len(roofs)], 0.5 * (1 - t), p.mid if night else p.tint(p.soft, 0.4))
                model[v] = (rw, rw * rng.f(0.34, 0.5), c, (v + i) % 3)
            rw, rh, c, kind = model[v]
            wall = p.air(p.shade(p.soft, 0.45) if night else p.tint(p.soft, 0.45), 0.4 * (1 - t), p.mid if night else p.pale)
            yy = y + rng.f(-5, 5)
            f = j > 2 and rng.chance(0.5)
            cv.stamp(
                ("roof", i, v), x + (rw if f else 0), yy, 1, lambda: roof(cv, rw, rh, c, wall, kind, t, h, rng, night), f, 1
            )
            spots.append(((x + rw * 0.5, yy - rh * (0.95 if kind == 0 else 1)), t, rw))
            x += rw + (0 if rng.chance(0.7) else 4)
            j += 1
        if i in (k - 2, k - 3):
            laundry(cv, rng, -2, h * (0.3 + 0.56 * t**1.1), w + 2, t)
    near = [s for s in spots if 0.3 < s[1] < 0.95 and 10 < s[0][0] < w - 10] or spots
    for j, (tp, t, _) in enumerate(rng.shuffle(near)[: 2 + int(cv.area / 22000)]):
        if j % 2 == 0:
            m.cat(cv, tp[0], tp[1] + 1.5, 10 + 4 * t * cv.big**0.5, p.ink, rng.pick((-1, 1)))
        else:
            m.birds(cv, tp[0], tp[1] - 12, 3, rng, p.ink)
    if cv.big > 1.4:
        balloon(cv, w * rng.f(0.3, 0.7), h * 0.17, 10 + 4 * cv.big)


def roof(cv: Canvas, rw: float, rh: float, c: str, wall: str, kind: int, t: float, h: float, rng: Stream, night: bool) -> None:
    """Draw one house seen over the roofs, its eaves at (0, 0), rw wide."""
    p = cv.pal
    cv.form(rect(0, 0, rw, h * 0.3), wall, "plane", tex=0, deep=0.3)
    if kind == 0:  # gable end towards us
        cv.fill(poly((0, 1), (rw / 2, -rh * 0.9), (rw, 1)), wall)
        cv.line(f"M-2 2L{nums(rw / 2, -rh * 0.95)}L{nums(rw + 2, 2)}", c, 3 + t * 1.5)
        cv.fill(
            rect(rw * 0.42, -rh * 0.4, rw * 0.16, rh * 0.4), p.tint(p.hot, 0.3) if night or rng.chance(0.3) else p.shade(c, 0.5)
        )
    else:  # slope towards us with tile courses
        cv.form(poly((-2, 3), (rw * 0.14, -rh), (rw * 0.86, -rh), (rw + 2, 3)), c, "drop", ang=84, tex=0.8, deep=0.4)
        cv.line(
            "".join(f"M{nums(rw * (0.13 - 0.13 * q), -rh * (1 - q))}H{n(rw * (0.87 + 0.13 * q))}" for q in (0.28, 0.54, 0.8)),
            p.shade(c, 0.35),
            0.7,
            "3 1.6",
            0.7,
        )
        if kind == 2:
            d = rw * 0.5
            cv.fill(poly((d - 4, -1), (d - 4, -rh * 0.5), (d, -rh * 0.74), (d + 4, -rh * 0.5), (d + 4, -1)), p.tint(wall, 0.3))
            cv.fill(
                rect(d - 2.3, -rh * 0.48, 4.6, rh * 0.34), p.tint(p.hot, 0.3) if night or rng.chance(0.4) else p.shade(c, 0.5)
            )
    windows(cv, 2, 5, rw - 4, 15 + 5 * t, rng, max(2, int(rw / 12)), 1, 0.6 if night else 0.2, wall)
    cx = rw * 0.2  # chimney with pots and smoke
    cv.fill(rect(cx, -rh * 1.12, rw * 0.13, rh * 0.55), p.shade(c, 0.2))
    cv.fill(rect(cx - 1, -rh * 1.15, rw * 0.13 + 2, 2), p.tint(c, 0.3))
    if rng.chance(0.4):
        cv.line(f"M{nums(cx + rw * 0.06, -rh * 1.2)}q-5-6 0-11t1-12", p.pale, 2 + t, op=0.55)


def balloon(cv: Canvas, x: float, y: float, r: float) -> None:
    """Draw a balloon of radius r."""
    p = cv.pal
    cv.form(path("M0 1.3C-.5 .8 -1 .5 -1 -.1C-1 -1.3 1 -1.3 1 -.1C1 .5 .5 .8 0 1.3Z", x, y, r), p.hot, "round", tex=0)
    cv.fill(path("M0 1.3C-.4 .6 -.5 -.4 0 -1C.5 -.4 .4 .6 0 1.3Z", x, y, r), p.pale)
    cv.line(path("M-.3 .95L-.16 1.55M.3 .95L.16 1.55", x, y, r), p.ink, 0.6)
    cv.fill(rect(x - r * 0.2, y + r * 1.5, r * 0.4, r * 0.32), p.shade("#8a5a2c", 0.2))


def laundry(cv: Canvas, rng: Stream, x0: float, y: float, x1: float, t: float) -> None:
    """Hang a sagging line of washing: underpants included, always."""
    p = cv.pal
    sag = 7 + 6 * t

    def yy(x: float) -> float:
        return y + sag * 4 * ((x - x0) / (x1 - x0)) * (1 - (x - x0) / (x1 - x0)) * 0.6

    cv.line(f"M{nums(x0, y)}Q{nums((x0 + x1) / 2, y + sag * 1.2, x1, y)}", p.ink, 0.7)
    x = x0 + 8
    s = (7 + 5 * t) * cv.big**0.45
    while x < x1 - s:
        c = rng.pick((p.pale, p.hot, p.alt, p.pale, p.tint(p.mid, 0.4)))
        k = rng.i(0, 4)
        d = (
            "M-.5 0L.5 0L.45 1L-.45 1Z",
            "M-.5 0L-.2 0Q0 .15 .2 0L.5 0L.75 .3L.56 .46L.4 .35L.42 1.1L-.42 1.1L-.4 .35L-.56 .46L-.75 .3Z",
            "M-.4 0L.4 0L.45 1.2L.08 1.2L0 .4L-.08 1.2L-.45 1.2Z",
            "M-.5 0L.5 0L.56 .36L.12 .55L0 .42L-.12 .55L-.56 .36Z",
            "M-.15 0L.12 0L.14 .6L.4 .75L.36 .95L-.15 .85Z",
        )[k]
        cv.stamp(("wash", k, c), x, yy(x), s, lambda: cv.fill(path(d, 0, 0, 80), c), False, 80)
        x += s * rng.f(1.25, 1.7)


def market(cv: Canvas, rng: Stream) -> None:
    """Paint a market: bunting, stalls in rows, buyers and a dog."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * (0.5 if h < w * 1.3 else 0.46)
    sky(cv, rng, ground * 0.8)
    row(cv, rng, ground + 4, ground * 0.5, ground * 0.84, 0.12, 20, 36, shop=False)
    street(cv, ground, wet=False)
    for j in range(1 + int(h / 170)):  # bunting
        y = h * (0.12 + 0.1 * j)
        flags, col = ["", "", ""], (p.hot, p.alt, p.pale)
        kk = int(w / 9)
        for i in range(kk):
            x = w * (i + 0.5) / kk
            yb = y + 14 * 4 * (x / w) * (1 - x / w) * 0.5
            flags[i % 3] += poly((x - 3, yb), (x + 3, yb), (x, yb + 7)).d
        cv.line(f"M-2 {n(y)}Q{nums(w / 2, y + 15, w + 2, y)}", p.ink, 0.6)
        for i in range(3):
            cv.fill(Shape(flags[i], NOWHERE), col[i])
    rows = 2 + int(h / 120)
    for r in range(rows):
        t = (r + 0.5) / rows
        y = ground + (h - ground) * (0.2 + 0.74 * t)
        s = (24 + 12 * cv.big**0.7) * (0.62 + 0.6 * t)
        cnt = max(1, int(w / (s * 1.7)))
        off = (r % 2) * 0.5
        for i in range(cnt + (r % 2)):
            m.person(cv, w * (i + 0.5 - off) / cnt + rng.f(-0.1, 0.1) * s, y - s * 0.14, s * 0.85, rng, p.pale)
            stall(cv, w * (i + 0.5 - off) / cnt, y, s, r + i)
            px = w * (i + 1 - off) / cnt
            m.person(cv, px + rng.f(-4, 4), y + s * 0.12, s * 0.95, rng)
    m.dog(cv, w * 0.5, h - 4, 7 + 2.5 * cv.big, p.ink, rng.pick((-1, 1)))


def stall(cv: Canvas, x: float, y: float, s: float, i: int) -> None:
    """Draw a stall with its foot at (x, y), s wide; there are three models."""
    cv.stamp(("stall", i % 3), x, y, s, lambda: _stall(cv, 0, 0, 80, cv.rng.sub(f"st{i % 3}"), i), False, 80)


def _stall(cv: Canvas, x: float, y: float, s: float, rng: Stream, i: int) -> None:
    p = cv.pal
    c = (p.hot, p.alt, p.deep)[i % 3]
    cv.fill(ell(x, y + 1, s * 0.62, s * 0.07), p.ink, 0.35)
    cv.line(f"M{nums(x - s * 0.52, y)}v{n(-s * 1.0)}M{nums(x + s * 0.52, y)}v{n(-s * 1.0)}", p.shade("#8a5a2c", 0.3), 1.5)
    cv.form(rect(x - s * 0.56, y - s * 0.38, s * 1.12, s * 0.38), p.shade("#b07a42", 0.1), "drop", tex=0)
    cv.line(f"M{nums(x - s * 0.56, y - s * 0.2)}h{n(s * 1.12)}", p.shade("#7a4a22", 0.3), 0.8)
    for j in range(3):  # three heaps of fruit
        col = rng.pick((p.hot, mix("#7fa03a", p.alt, 0.2), "#e8b52e", mix("#c8362e", p.hot, 0.3), "#6a3a6a"))
        bx = x + s * (-0.36 + 0.36 * j)
        heap = ((-0.11, 0.4), (0, 0.41), (0.11, 0.4), (-0.055, 0.5), (0.055, 0.5), (0, 0.59))
        cv.spots([(bx + s * a, y - s * b) for a, b in heap], s * 0.075, col)
        cv.spots([(bx + s * (a - 0.02), y - s * (b + 0.025)) for a, b in heap], s * 0.025, p.tint(col, 0.6))
    awning(cv, x - s * 0.66, y - s * 1.2, s * 1.32, s * 0.34, c)


def alley(cv: Canvas, rng: Stream) -> None:
    """Paint an alley in one-point perspective: two rows of facades run to a point, with light at the end."""
    w, h, p = cv.w, cv.h, cv.pal
    vx, vy = w * rng.f(0.42, 0.58), h * (0.56 if h < w * 1.25 else 0.62)
    night = is_night(cv)
    sky(cv, rng, vy + 6)
    g = min(w, h)
    skyline(cv, rng, vy + 3, g * 0.18, 0.5)
    c = p.shade(p.deep, 0.2) if night else p.tint(p.soft, 0.2)
    cv.form(rect(-2, vy, w + 4, h - vy + 4), c, "drop", ang=0, tex=0.8, lift=0.5 if night else 0.3, deep=0.5)
    cv.glow(vx, vy - 2, g * 0.4, p.hot, 0.8)
    cols = (
        (p.deep, p.shade(p.mid, 0.2), p.shade(p.alt, 0.35), p.mid)
        if night
        else (p.mid, p.alt, p.soft, p.tint(p.hot, 0.3), p.pale)
    )
    for side in (-1, 1):
        edge = 0 if side < 0 else w
        n_ = 4 + int(cv.big)
        ts = [1 - (i / n_) ** 0.62 * 0.9 for i in range(n_ + 1)]  # 1 near .. small far
        last = None
        for i in range(n_ - 1, -1, -1):
            a, b = ts[i], ts[i + 1]

            def X(t: float) -> float:
                return vx + (edge + side * 8 - vx) * t

            def base(t: float) -> float:
                return vy + (h * 0.97 - vy) * t * 0.92

            hh = rng.f(0.82, 1.1)

            def top(t: float) -> float:
                return vy - vy * 1.0 * t * hh - g * 0.02

            col = p.air(rng.pick([q for q in cols if q != last]), 0.38 * (1 - a), p.mid if night else p.pale)
            last = col
            if side > 0:
                col = p.shade(col, 0.22)  # one side of the street in shade
            cv.form(poly((X(a), top(a)), (X(b), top(b)), (X(b), base(b)), (X(a), base(a))), col, "plane", ang=88, tex=0.5)
            cv.line([(X(a), top(a)), (X(b), top(b))], p.shade(p.alt, 0.4), 1 + 2.4 * a)

            def Y(t: float, v: float) -> float:
                return top(t) + (base(t) - top(t)) * v

            lit, drk = "", ""
            rows = 3 + int(h / 140)
            for j in range(rows):
                for q in range(2):
                    u0, u1 = a + (b - a) * (0.14 + 0.44 * q), a + (b - a) * (0.4 + 0.44 * q)
                    v0, v1 = 0.1 + 0.62 * j / rows, 0.1 + 0.62 * (j + 0.62) / rows
                    pane = poly((X(u0), Y(u0, v0)), (X(u1), Y(u1, v0)), (X(u1), Y(u1, v1)), (X(u0), Y(u0, v1))).d
                    if rng.chance(0.6 if night else 0.2):
                        lit += pane
                    else:
                        drk += pane
            if drk:
                cv.fill(Shape(drk, NOWHERE), p.shade(col, 0.5))
            if lit:
                cv.fill(Shape(lit, NOWHERE), p.tint(p.hot, 0.35))
            u0, u1 = a + (b - a) * 0.1, a + (b - a) * 0.9
            cv.fill(
                poly((X(u0), Y(u0, 0.82)), (X(u1), Y(u1, 0.82)), (X(u1), base(u1)), (X(u0), base(u0))),
                p.tint(p.hot, 0.4) if night else p.shade(col, 0.55),
            )
            ac = rng.pick((p.hot, p.alt, p.pale))
            o = -side * 9 * a
            cv.fill(
                poly((X(u0), Y(u0, 0.77)), (X(u1), Y(u1, 0.77)), (X(u1) + o * 0.8, Y(u1, 0.84)), (X(u0) + o, Y(u0, 0.85))), ac
            )
            if rng.chance(0.6):
                sx = X((a + b) / 2) + o * 0.9
                cv.fill(ell(sx, Y((a + b) / 2, 0.66), 5 * a + 1), p.hot if ac != p.hot else p.pale)
                cv.line(f"M{nums(X((a + b) / 2), Y((a + b) / 2, 0.66))}L{nums(sx, Y((a + b) / 2, 0.66))}", p.ink, 0.7)
    for i in range(1 + int(h / 100)):
        t = (0.5, 0.3, 0.72)[i % 3]
        y = vy - vy * 0.62 * t - i * 5
        if i % 2 == 0:
            laundry(cv, rng, vx - (vx + 8) * t, y, vx + (w - vx + 8) * t, t)
    m.glints(cv, vx, vy + 6, h, g * 0.12, p.hot if night else p.pale, rng, 0.6)
    k = 4 + int(cv.area / 9000)
    for i in range(k):
        t = 0.16 + 0.8 * (i / k) ** 1.2
        x = vx + (w * 0.38) * t * rng.f(-1, 1) * (1 if t > 0.3 else 0.5)
        m.person(
            cv,
            x,
            vy + (h * 0.97 - vy) * t * 0.95 + 3,
            7 + t * (22 + 9 * cv.big),
            rng,
            umbrella=rng.pick((p.hot, p.alt, p.pale)) if rng.chance(0.4) else None,
        )
    m.cat(cv, w * 0.14, h - 3, 9 + 3 * cv.big, p.ink)
