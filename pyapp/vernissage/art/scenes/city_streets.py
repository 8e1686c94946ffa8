"""City Life in the street: the tram, the café terrace, the bridge.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import SKIN, lum
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .city_parts import is_night, lamp, row, sky, skyline, street

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def tramcar(cv: Canvas, x: float, y: float, s: float, rng: Stream, f: float = 1) -> None:
    """Draw a tram from the side, s long, with faces in its windows."""
    p = cv.pal

    def T(d: str) -> Shape:
        return path(d, x, y, s * f, s)

    c = p.alt if p.name != "Lisbon" else p.hot
    if p.name in ("Rainy Paris", "Rose dawn", "Lisbon"):
        c = p.hot
    cv.fill(ell(x, y + s * 0.01, s * 0.52, s * 0.03), p.ink, 0.5)
    cv.form(T("M-.5 -.06L-.5 -.34Q-.49 -.4 -.44 -.42L.44 -.42Q.49 -.4 .5 -.34L.5 -.06Z"), c, "drop", tex=0, deep=0.5)
    cv.fill(T("M-.5 -.36L-.45 -.36L.45 -.36L.5 -.36L.5 -.2L-.5 -.2Z"), p.pale)
    k = 6
    lit = p.tint(p.hot, 0.45) if is_night(cv) else p.shade(p.soft, 0.12)
    cv.fill(
        Shape("".join(rect(x + s * (-0.46 + 0.155 * i), y - s * 0.35, s * 0.125, s * 0.13).d for i in range(k)), NOWHERE), lit
    )
    for i in range(k):
        if rng.chance(0.75):
            px = x + s * (-0.4 + 0.155 * i)
            cv.fill(ell(px, y - s * 0.27, s * 0.024), rng.pick(SKIN))
            cv.fill(
                path("M-1.5 0Q-1.5 -2 0 -2Q1.5 -2 1.5 0Z", px, y - s * 0.278, s * 0.018)
                if rng.chance(0.6)
                else rect(px - s * 0.03, y - s * 0.34, s * 0.06, s * 0.045),
                p.ink,
            )
            cv.fill(rect(px - s * 0.035, y - s * 0.247, s * 0.07, s * 0.03), rng.pick((p.hot, p.deep, p.alt)))
    cv.fill(T("M-.46 -.42L-.4 -.47L.4 -.47L.46 -.42Z"), p.shade(c, 0.35))
    cv.line(f"M{nums(x - s * 0.48, y - s * 0.14)}h{n(s * 0.96)}", p.pale, s * 0.012)
    cv.line(T("M0 -.47L.14 -.56L-.02 -.66M.14 -.56L0 -.47"), p.ink, s * 0.012)
    for a in (-0.32, -0.18, 0.18, 0.32):
        cv.fill(ell(x + a * s, y - s * 0.03, s * 0.045), p.ink)
        cv.fill(ell(x + a * s, y - s * 0.03, s * 0.02), p.soft)
    hx = x + f * s * 0.5
    cv.glow(hx, y - s * 0.13, s * 0.2, p.pale, 0.95)
    cv.fill(ell(hx - f * s * 0.01, y - s * 0.13, s * 0.025), "#fffbe6")


def tram(cv: Canvas, rng: Stream) -> None:
    """Paint a tram before house fronts, on a wet street."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * (0.74 if h < w * 1.3 else 0.8)
    sky(cv, rng, ground)
    k = 1 + int(h / 130)
    skyline(cv, rng, ground, h * 0.62, 0.55)
    for i in range(k):
        hh = ground - h * 0.16 - 6
        if i < k - 1:
            row(cv, rng, ground, hh * 0.78, hh * 0.98, 0.45, 18, 30, shop=False, lit=0.4 if is_night(cv) else 0.1)
        else:
            row(cv, rng, ground, hh * (0.46 if k > 1 else 0.5), hh * (0.72 if k > 1 else 0.86), 0, 22, 40)
    c = street(cv, ground, wet=True)
    # wet reflections below the lit shop fronts
    for _ in range(2 + int(w / 50)):
        m.glints(cv, rng.f(0, w), ground + 4, h, 7, p.hot if is_night(cv) else p.pale, rng, 0.5)
    s = min(w * 0.62, 62 + 24 * cv.big)
    ty = ground + (h - ground) * 0.45
    f = rng.pick((-1, 1))
    wire = ty - s * 0.66
    cv.line(f"M-2 {n(wire - 2)}Q{nums(w / 2, wire + 3, w + 2, wire - 3)}", p.ink, 0.8)
    cv.line(f"M-2 {n(ty + 1)}H{n(w + 2)}M-2 {n(ty + 4)}H{n(w + 2)}", p.tint(c, 0.35), 1)
    for i in range(1 + int(w / 100)):
        lamp(cv, w * (i + 0.5) / (1 + int(w / 100)) + rng.f(-9, 9) - s * 0.3 * f, ground + 2, h * 0.2 + 14)
    for _ in range(int(w / 60)):
        m.person(cv, rng.f(8, w - 8), ground + 5, 15 + 3 * cv.big, rng)
    tramcar(cv, w * (0.5 + 0.06 * f), ty, s, rng, f)
    if w > 200:
        tramcar(cv, w * (0.5 - 0.42 * f), ground + 3, s * 0.62, rng, -f)
    fy = h - 5
    k2 = 1 + int(w / 85)
    for i in range(k2):
        x = w * (i + 0.5) / k2 + rng.f(-12, 12)
        if abs(x - w / 2) > 15:
            m.person(
                cv,
                x,
                fy + rng.f(-4, 2),
                23 + 7 * cv.big,
                rng,
                umbrella=rng.pick((p.hot, p.alt, p.pale)) if rng.chance(0.6) else None,
            )
    if w > 110:
        m.dog(cv, w * 0.5 + 22 * f, fy + 1, 7 + 2 * cv.big, p.ink, f)


def cafe(cv: Canvas, rng: Stream) -> None:
    """Paint a terrace: the house with its awning, tables before it, a waiter, a cat."""
    w, h, p = cv.w, cv.h, cv.pal
    ground = h * (0.62 if h < w * 1.3 else 0.68)
    sky(cv, rng, ground)
    row(cv, rng, ground, ground * 0.45, ground * 0.8, 0.25, 18, 32, shop=False)
    side = rng.pick((0, 1))

    def X(v: float) -> float:
        return w - v if side else v

    # the cafe: one big lit wall in shallow perspective
    cw = w * 0.62
    wall = p.tint(p.hot, 0.25) if is_night(cv) else p.mid if p.name != "Rainy Paris" else p.alt
    f0, f1 = ground * 0.12, ground * 0.36
    cv.form(poly((X(-3), f0), (X(cw), f1), (X(cw), ground + 3), (X(-3), ground + 16)), wall, "plane", ang=88, tex=0.8)
    for j in range(1 + int(h / 110)):
        for i in range(3):
            a, b = cw * (0.08 + 0.3 * i), cw * (0.26 + 0.3 * i)

            def ya(v: float) -> float:
                return f0 + (f1 - f0) * v / cw

            q = ground * (0.1 + 0.24 * j)
            if ya(a) + q + ground * 0.16 < ground * 0.56:
                cv.fill(
                    poly(
                        (X(a), ya(a) + q),
                        (X(b), ya(b) + q),
                        (X(b), ya(b) + q + ground * 0.15),
                        (X(a), ya(a) + q + ground * 0.16),
                    ),
                    p.shade(wall, 0.5) if rng.chance(0.5) else p.tint(p.hot, 0.5),
                )
                cv.fill(
                    poly(
                        (X(a - cw * 0.05), ya(a) + q),
                        (X(a), ya(a) + q),
                        (X(a), ya(a) + q + ground * 0.16),
                        (X(a - cw * 0.05), ya(a) + q + ground * 0.165),
                    ),
                    p.alt if wall != p.alt else p.deep,
                )
    cv.fill(
        poly((X(-3), ground * 0.7), (X(cw * 0.9), ground * 0.74), (X(cw * 0.9), ground + 3), (X(-3), ground + 14)),
        p.shade(wall, 0.62),
    )
    for i in range(3):
        a, b = cw * (0.03 + 0.29 * i), cw * (0.26 + 0.29 * i)
        cv.fill(poly((X(a), ground * 0.74), (X(b), ground * 0.76), (X(b), ground + 2), (X(a), ground + 8)), p.tint(p.hot, 0.5))
        m.person(cv, X((a + b) / 2), ground + 4, ground * 0.24, rng)
    street(cv, ground, wet=False)
    if is_night(cv):
        cv.put(
            f'<ellipse cx="{n(X(cw * 0.45))}" cy="{n(ground + (h - ground) * 0.35)}"'
            f' rx="{n(w * 0.6)}" ry="{n((h - ground) * 0.7)}"'
            f' fill="{cv.rad(((0, p.hot, 0.65), (1, p.hot, 0)), 0.5, 0.5, 0.5)}"/>'
        )
    # awning: the loud stripe
    ac = p.hot if wall != p.tint(p.hot, 0.25) else p.alt
    k = 7
    ay0, ay1, dy = ground * 0.56, ground * 0.62, ground * 0.2
    for i in range(k):
        a, b = cw * 1.02 * i / k, cw * 1.02 * (i + 1) / k
        t0, t1 = i / k, (i + 1) / k

        def yy(t: float) -> float:
            return ay0 + (ay1 - ay0) * t

        col = ac if i % 2 else p.pale
        cv.fill(
            poly(
                (X(a), yy(t0)),
                (X(b), yy(t1)),
                (X(b + 5), yy(t1) + dy * (1 - 0.3 * t1)),
                (X(a + 5 * t0 - 3), yy(t0) + dy * (1 - 0.3 * t0)),
            ),
            col,
        )
        cv.fill(
            ell(X((a + b) / 2 + 4), (yy(t0) + yy(t1)) / 2 + dy * (1 - 0.3 * t0) - 0.5, (b - a) * 0.5, 3.2), p.shade(col, 0.15)
        )
    lamp(cv, X(w * 0.84), ground + (h - ground) * 0.3, h * 0.32)
    # terrace tables recede: back row small, front row large
    rows = 2 + int(h / 150)
    for r in range(rows):
        t = (r + 0.4) / rows
        y = ground + (h - ground) * (0.16 + 0.74 * t)
        s = (12 + 9 * cv.big**0.8) * (0.55 + 0.6 * t)
        cnt = max(1, int(w / (s * 4.4)))
        for i in range(cnt):
            table(cv, w * (i + 0.5) / cnt + (r % 2 - 0.5) * s * 1.1, y, s, rng)
    m.person(cv, X(w * 0.8), h - (h - ground) * 0.3, 22 + 7 * cv.big, rng, p.ink)  # the waiter
    cv.fill(ell(X(w * 0.8) + 8, h - (h - ground) * 0.3 - 17 - 5 * cv.big, 5, 1.4), p.pale)
    m.cat(cv, X(w * 0.93), h - 4, 9 + 3 * cv.big, p.ink)


def table(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    """Draw a table with people at it; there are two models."""
    v = rng.i(0, 1)
    cv.stamp(("tab", v), x, y, s, lambda: _table(cv, 0, 0, 40, cv.rng.sub(f"tab{v}")), rng.chance(0.5))


def _table(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    p = cv.pal
    for f in (-1, 1):
        if rng.chance(0.85):
            seated(cv, x + f * s * 0.95, y, s, rng, -f)
    cv.fill(ell(x, y + 1, s * 0.5, s * 0.12), p.ink, 0.35)
    cv.line(f"M{nums(x, y)}v{n(-s * 0.62)}M{nums(x - s * 0.25, y)}h{n(s * 0.5)}", p.ink, s * 0.07)
    cv.form(ell(x, y - s * 0.66, s * 0.6, s * 0.17), p.pale, "drop", tex=0, deep=0.25)
    cv.fill(rect(x - s * 0.22, y - s * 0.86, s * 0.12, s * 0.18), p.hot)
    cv.fill(path("M0 0L-.1 -.22L.1 -.22Z", x + s * 0.2, y - s * 0.66, s * 1.1), p.alt)


def seated(cv: Canvas, x: float, y: float, s: float, rng: Stream, f: float) -> None:
    """Draw someone who sits; f is where they look."""
    p = cv.pal
    c = rng.pick((p.hot, p.alt, p.deep, p.pale, p.mid))
    cv.line(path("M-.3 0L-.28 -.5L-.34 -1.1M.2 0L.18 -.46", x, y, s * f, s), p.shade(p.alt, 0.5), s * 0.07)
    cv.form(
        path(
            (
                "M-.28 -.42Q-.34 -1.1 -.06 -1.24Q.22 -1.14 .2 -.8L.5 -.84L.52 -.72L.2 -.62L.5 -.46L.5 .0"
                "L.36 .0L.34 -.34L-.24 -.34Z"
            ),
            x,
            y,
            s * f,
            s,
        ),
        c,
        "cyl",
        tex=0,
        edge=cv.style == "ink",
    )
    cv.fill(ell(x + f * s * 0.02, y - s * 1.4, s * 0.17), rng.pick(SKIN))
    k = rng.i(0, 2)
    hc = p.ink if c != p.ink else p.alt
    if k == 0:
        cv.fill(
            path(
                (
                    "M-.32 -1.44Q0 -1.36 .32 -1.44Q.3 -1.52 .18 -1.52Q.16 -1.74 0 -1.72Q-.18 -1.74 -.18"
                    " -1.52Q-.3 -1.52 -.32 -1.44Z"
                ),
                x,
                y,
                s,
            ),
            rng.pick((p.pale, p.hot)) if c == p.ink else hc,
        )
    elif k == 1:
        cv.fill(
            path("M-.2 -1.3Q-.3 -1.62 0 -1.62Q.26 -1.6 .16 -1.46Q0 -1.5 -.06 -1.3Z", x, y, s * f, s),
            p.shade(rng.pick((p.alt, p.hot)), 0.5),
        )
        cv.fill(ell(x - f * s * 0.16, y - s * 1.56, s * 0.1), p.shade(p.alt, 0.5))
    else:
        cv.fill(rect(x - s * 0.13, y - s * 1.8, s * 0.26, s * 0.28) + rect(x - s * 0.25, y - s * 1.56, s * 0.5, s * 0.06), hc)


def bridge(cv: Canvas, rng: Stream) -> None:
    """Paint a bridge with people on it and boats below."""
    w, h, p = cv.w, cv.h, cv.pal
    wl = h * 0.62  # water line
    sky(cv, rng, wl)
    skyline(cv, rng, wl, h * 0.4, 0.5)
    row(cv, rng, wl, h * 0.12, h * 0.27, 0.35, 15, 26, shop=False)
    if h > 150:
        row(cv, rng, wl, h * 0.07, h * 0.15, 0.12, 18, 30, shop=False)
    wc = p.mid if is_night(cv) else p.alt if p.name in ("Lisbon", "Saffron noon", "Rose dawn") else p.mid
    cv.form(rect(-2, wl, w + 4, h - wl + 4), p.shade(wc, 0.15), "drop", ang=0, tex=0.9, lift=0.35, deep=0.5)
    for i in range(3 + int(w / 40)):
        m.glints(
            cv,
            w * (i + 0.5) / (3 + int(w / 40)),
            wl + 3,
            h - rng.f(0, 30),
            8,
            p.hot if is_night(cv) else p.tint(p.soft, 0.6),
            rng,
            0.55,
        )
    # bridge: deck curve minus arches; stone is one value, underside a darker one
    k = max(2, round(w / 78))
    stone = p.deep if is_night(cv) else p.tint(p.soft, 0.25) if lum(p.soft) < 0.8 else p.soft
    deck = wl - h * 0.13
    rise = h * 0.05
    a = (w + 20) / k
    d = f"M-10 {n(deck + rise)}Q{nums(w / 2, deck - rise, w + 10, deck + rise)}V{n(wl + h * 0.1)}"
    hole = ""
    for i in range(k):
        x0 = w + 10 - a * i
        d += (
            f"H{nums(x0 - a * 0.12)}"
            f"C{nums(x0 - a * 0.12, deck + h * 0.02, x0 - a * 0.88, deck + h * 0.02, x0 - a * 0.88, wl + h * 0.1)}"
        )
        hole += (
            f"M{nums(x0 - a * 0.12, wl + h * 0.1)}"
            f"C{nums(x0 - a * 0.12, deck + h * 0.02, x0 - a * 0.88, deck + h * 0.02, x0 - a * 0.88, wl + h * 0.1)}"
        )
    cv.form(Shape(d + "H-10z", (-10, deck - rise, w + 10, wl + h * 0.1)), stone, "drop", ang=0, tex=0.9, deep=0.45, lift=0.3)
    cv.line(hole, p.shade(stone, 0.4), 2.2)
    cv.line(f"M-10 {n(deck + rise)}Q{nums(w / 2, deck - rise, w + 10, deck + rise)}", p.tint(stone, 0.45), 3)

    def dy(x: float) -> float:
        return deck + rise - 4 * rise * (x / w) * (1 - x / w) * 0.5

    for i in range(k + 1):
        lamp(cv, w * (i + 0.3) / (k + 0.6), dy(w * (i + 0.3) / (k + 0.6)), 17 + 6 * cv.big)
    for _ in range(2 + int(w / 48)):
        x = rng.f(0.06, 0.94) * w
        m.person(cv, x, dy(x) + 1, 13 + 5.5 * cv.big, rng, umbrella=rng.pick((p.hot, p.alt)) if rng.chance(0.35) else None)
    cyclist(cv, w * rng.f(0.3, 0.7), dy(w * 0.5) + 1, 10 + 4 * cv.big, rng)
    cv.line(f"M-10 {n(deck + rise - 5)}Q{nums(w / 2, deck - rise - 5, w + 10, deck + rise - 5)}", p.shade(stone, 0.35), 1.4)
    # boats below
    for i in range(1 + int(cv.area / 26000)):
        bx, by, s = w * (0.3 + 0.42 * (i % 2)) + rng.f(-8, 8), h - (h - wl) * (0.26 + 0.2 * (i % 2)), 15 + 6 * cv.big
        m.person(cv, bx - s * 0.35, by, s * 1.15, rng, rng.pick((p.hot, p.pale)))
        cv.form(
            path("M-1 -.2L1.1 -.26Q.9 .24 .6 .26L-.6 .26Q-.9 .2 -1 -.2Z", bx, by, s),
            rng.pick((p.ink, p.alt, p.hot)),
            "drop",
            tex=0,
        )
        cv.fill(path("M-1 -.2L1.1 -.26L1.06 -.14L-.97 -.1Z", bx, by, s), p.pale)
        cv.line(f"M{nums(bx - s * 0.25, by - s * 0.6)}l{nums(s * 0.75, s * 0.95)}", p.ink, 1.1)
        m.glints(cv, bx, by + s * 0.32, by + s * 0.8, s * 1.1, p.shade(wc, 0.5), rng, 0.6, 0)


def cyclist(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    """Draw a cyclist."""
    p = cv.pal
    cv.line(
        ell(x - s * 0.55, y - s * 0.36, s * 0.36).d + ell(x + s * 0.55, y - s * 0.36, s * 0.36).d, p.ink, max(0.8, s * 0.07)
    )
    cv.line(path("M-.55 -.36L-.2 -.9L.4 -.9L.55 -.36M-.2 -.9L0 -.36L.4 -.9L.36 -1.15", x, y, s), p.ink, max(0.7, s * 0.06))
    cv.line(path("M-.2 -1L.05 -.7L0 -.36", x, y, s), p.shade(p.deep, 0.2), s * 0.18)
    cv.line(path("M-.2 -1L.1 -1.6L.4 -1.15", x, y, s), p.hot, s * 0.28)
    cv.fill(ell(x + s * 0.2, y - s * 1.9, s * 0.2), rng.pick(SKIN))
    cv.fill(path("M-.24 0Q-.2 -.3 .08 -.26Q.26 -.2 .34 0Z", x + s * 0.18, y - s * 1.94, s), p.alt)
