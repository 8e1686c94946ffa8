"""Landscapes far from home: snow, a lake by moonlight, the desert.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N806

from __future__ import annotations

from typing import TYPE_CHECKING

from ..shapes import ell, nums, path, poly, rect, ridge
from . import motifs as m
from .land_near import layer_pts, yat

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def peak(cv: Canvas, x: float, base: float, ww: float, hh: float, col: str, snow: str, rng: Stream) -> None:
    """Mountain as two planes: lit left face, shaded right face, jagged seam."""
    p = cv.pal
    top = (x, base - hh)

    def j() -> float:
        return rng.f(-0.06, 0.06) * ww

    seam = [
        (x, base - hh),
        (x + ww * 0.05 + j(), base - hh * 0.72),
        (x - ww * 0.03 + j(), base - hh * 0.45),
        (x + ww * 0.1 + j(), base - hh * 0.2),
        (x + ww * 0.06, base),
    ]
    L = [
        (x - ww * 0.5, base),
        (x - ww * 0.3, base - hh * 0.42),
        (x - ww * 0.22, base - hh * 0.47),
        (x - ww * 0.1, base - hh * 0.82),
    ]
    R = [
        (x + ww * 0.08, base - hh * 0.84),
        (x + ww * 0.2, base - hh * 0.52),
        (x + ww * 0.3, base - hh * 0.45),
        (x + ww * 0.5, base),
    ]
    cv.form(poly(*L, *seam), col, "plane", ang=-60, tex=1)
    cv.form(poly(*seam[::-1], *R[::-1]) if False else poly(top, *R, *seam[:0:-1]), p.shade(col, 0.42), "plane", ang=60, tex=1)
    cv.fill(
        poly(
            (x - ww * 0.215, base - hh * 0.48),
            (x - ww * 0.1, base - hh * 0.82),
            top,
            seam[1],
            (x - ww * 0.02, base - hh * 0.55),
            (x - ww * 0.07, base - hh * 0.64),
            (x - ww * 0.12, base - hh * 0.5),
            (x - ww * 0.16, base - hh * 0.58),
        ),
        snow,
    )
    cv.fill(
        poly(
            top,
            R[0],
            (x + ww * 0.18, base - hh * 0.56),
            (x + ww * 0.13, base - hh * 0.6),
            (x + ww * 0.1, base - hh * 0.52),
            (x + ww * 0.05, base - hh * 0.64),
            seam[1],
        ),
        p.shade(snow, 0.22),
    )


def snow(cv: Canvas, rng: Stream) -> None:
    """Paint a mountain in winter: pines, a cottage, a skier and the track."""
    w, h, p = cv.w, cv.h, cv.pal
    base = h * 0.62
    m.sky(cv, p.mid if rng.chance(0.6) or p.name in ("Nocturne", "Provence") else p.hot, p.tint(p.soft, 0.5), base, -6)
    m.disc(cv, w * rng.pick((0.2, 0.8)), h * 0.15, 7 + 3 * cv.big, p.tint(p.hot, 0.35))
    white = p.tint(p.pale, 0.6)
    k = 2 + int(w / 80)
    for i in range(k):
        peak(cv, w * (i + 0.5) / k + rng.f(-10, 10), base, w / k * 2, h * rng.f(0.2, 0.33), p.air(p.deep, 0.58), white, rng)
    mx = w * rng.f(0.38, 0.62)
    peak(cv, mx, base + 4, max(w * 0.8, h * 0.52), base * 0.84, p.air(p.deep, 0.12), white, rng)
    if w > h * 1.2:
        peak(cv, w * (0.12 if mx > w / 2 else 0.9), base + 4, w * 0.5, base * 0.56, p.air(p.deep, 0.3), white, rng)
    cv.form(ridge(layer_pts(rng, w, base, 3), h + 4), p.tint(p.soft, 0.55), "drop", ang=4, tex=0.7)
    for i in range(int(w / 9)):
        x = w * i / int(w / 9) + rng.f(-3, 3)
        m.pine(cv, x, base + rng.f(1, 5), rng.f(10, 18) * cv.big**0.4, p.air(p.deep, 0.3)) if i % 3 else None
    k = 2 + int(h / 90)
    for i in range(k):
        t = (i + 1) / k
        y = base + (h - base) * t * 0.62
        pts = layer_pts(rng, w, y, 4 + 3 * t)
        cv.form(
            ridge(pts, h + 4),
            p.tint(white, 0) if i % 2 == 0 else p.tint(p.soft, 0.7),
            "drop",
            ang=-8,
            tex=0.6,
            deep=0.28,
            lift=0.4,
        )
        if i == 0:
            cx = w * (0.62 if mx < w / 2 else 0.2)
            m.cottage(cv, cx, y + 5, 14 + 5 * cv.big, p.alt if p.name != "Fjord" else p.hot, white, lit=p.hot)
        for _j in range(2 + int(w / 55)):
            s = rng.pick((-1, 1))
            x = w * (0.5 + s * rng.f(0.26, 0.52))
            m.pine(
                cv,
                x,
                yat(pts, min(max(x, 0), w)) + 5 + 4 * t,
                rng.f(20, 32) * (0.7 + 0.6 * t) * cv.big**0.6,
                p.shade(p.deep, 0.35),
                white if cv.style != "dots" else None,
            )
    # a skier's track and skier: scale, and the joke
    x, y = w * 0.44, h * 0.83
    cv.line(f"M{nums(w * 0.62, base + 8)}C{nums(w * 0.2, base + 16, w * 0.8, h * 0.78, x, y)}", p.shade(p.soft, 0.25), 1.2)
    m.person(cv, x, y + 2, 13 + 4 * cv.big, rng, p.hot)
    cv.line(f"M{nums(x - 9, y + 1)}L{nums(x + 10, y + 4)}", p.ink, 1.2)


def moonlake(cv: Canvas, rng: Stream) -> None:
    """Paint a lake by night: the moon's path, two in a boat, swans, reeds."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * rng.f(0.48, 0.56)
    dark = p.shade(p.deep, 0.25)
    m.sky(cv, dark, p.mid, hor + 2, 12, 10 + int(cv.area / 2600))
    mx = w * rng.f(0.36, 0.66)
    r = 10 + 4.5 * cv.big
    m.disc(cv, mx, hor * 0.42, r, p.tint(p.hot, 0.6), 3.4, face=rng.chance(0.6))
    for i in range(1 + int(h / 110)):
        pts = layer_pts(rng, w, hor - 13 * cv.big**0.7 + 9 * i, 7)
        cv.form(ridge(pts, hor + 1), p.air(p.deep, 0.45 - 0.25 * i, p.mid), "drop", tex=0.5)
    cv.form(rect(-3, hor, w + 6, h - hor + 4), p.shade(p.mid, 0.25), "drop", tex=0.9, deep=0.6, lift=0.3)
    for i in range(int(w / 8)):
        x = w * i / int(w / 8) + rng.f(-4, 4)
        if abs(x - mx) > 16:
            hh = rng.f(8, 16) * cv.big**0.5 * (1 + abs(x - mx) / w)
            m.pine(cv, x, hor + 1, hh, p.shade(p.deep, 0.4))
            cv.fill(poly((x - hh * 0.2, hor + 1), (x + hh * 0.2, hor + 1), (x, hor + hh * 0.8)), p.shade(p.deep, 0.5), 0.45)
    m.glints(cv, mx, hor + 3, h * 0.96, r * 1.5, p.tint(p.hot, 0.6), rng)
    # boat with lovers and a lantern
    bx, by, s = w * (0.3 if mx > w / 2 else 0.66), hor + (h - hor) * 0.42, 15 + 5 * cv.big
    m.person(cv, bx - s * 0.3, by + s * 0.18, s * 0.95, rng, p.alt)
    m.person(cv, bx + s * 0.28, by + s * 0.18, s * 0.9, rng, p.pale)
    cv.form(path("M-1 -.18Q0 .1 1 -.18Q.8 .32 .5 .34L-.5 .34Q-.8 .32 -1 -.18Z", bx, by, s), p.ink, "drop", tex=0, lift=0.4)
    cv.line(path("M.95 -.15L.95 -.8L.8 -.8", bx, by, s), p.ink, 1)
    cv.glow(bx + s * 0.8, by - s * 0.66, s * 0.8, p.hot, 0.9)
    cv.fill(ell(bx + s * 0.8, by - s * 0.66, s * 0.13, s * 0.16), p.pale)
    m.glints(cv, bx + s * 0.7, by + s * 0.5, by + s * 1.4, 6, p.hot, rng)
    for _ in range(int(w / 150) + (h > 150)):  # swans
        sx, sy, q = w * rng.f(0.1, 0.9), hor + (h - hor) * rng.f(0.6, 0.8), rng.pick((-1, 1)) * (8 + 2 * cv.big)
        cv.form(
            path(
                (
                    "M-.9 -.1Q-1 -.6 -.5 -.4Q0 -.6 .35 -.2Q.6 -.5 .35 -.9Q.4 -1.25 .75 -1.1L1 -.98L.72"
                    " -.96Q.9 -.4 .6 0Q0 .25 -.9 -.1Z"
                ),
                sx,
                sy,
                q,
                abs(q),
            ),
            p.pale,
            "drop",
            tex=0,
            deep=0.2,
        )
    # reeds frame the lower corners: a dark near edge gives depth
    d = ""
    for i in range(int(w / 7)):
        x = rng.f(0, 0.3) * w
        x = x if i % 2 else w - x
        hh = rng.f(14, 34) * cv.big**0.6
        d += f"M{nums(x, h + 2)}q{nums(rng.f(-3, 3), -hh * 0.6, rng.f(-7, 7), -hh)}"
        if i % 3 == 0:
            cv.fill(ell(x, h - hh * 0.7, 1.5, 4.4), p.shade(p.alt, 0.4))
    cv.line(d, p.ink, 1.4)


def desert(cv: Canvas, rng: Stream) -> None:
    """Paint dunes, mesas, a caravan and cactuses."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * rng.f(0.42, 0.52)
    m.sky(cv, p.deep if rng.chance(0.5) else p.mid, p.tint(p.hot, 0.45), hor + 8, -5)
    sx = w * rng.f(0.3, 0.7)
    m.disc(cv, sx, hor - h * 0.1, 14 + 7 * cv.big, p.tint(p.hot, 0.2), 2.4)
    for _ in range(2 + int(w / 100)):  # mesas
        x, ww, hh = rng.f(0, w), rng.f(18, 44) * cv.big**0.5, rng.f(8, 22) * cv.big**0.5
        cv.form(
            poly(
                (x - ww * 0.6, hor + 6),
                (x - ww * 0.42, hor - hh),
                (x + ww * 0.3, hor - hh),
                (x + ww * 0.36, hor - hh * 0.6),
                (x + ww * 0.55, hor - hh * 0.55),
                (x + ww * 0.75, hor + 6),
            ),
            p.air(p.alt, 0.35, p.hot),
            "cyl",
            ang=80,
            tex=0.8,
        )
    k = 3 + int(h / 75)
    for i in range(k):
        t = i / (k - 1)
        y = hor + (h - hor) * t**1.2 * 0.78 + 4
        pts = layer_pts(rng, w, y, 5 + 8 * t * cv.big**0.5)
        c = p.air(p.mid if i % 2 else p.hot, 0.5 * (1 - t), p.pale)
        c = p.shade(c, 0.1 + 0.22 * t)
        cv.form(ridge(pts, h + 4), c, "drop", ang=rng.f(-10, 10), bend=8, tex=0.8, lift=0.4, deep=0.3)
        # the dark lee side of each dune, one sweeping wedge
        j = len(pts) // 2
        x0, _y0 = pts[j]
        cv.fill(
            path("M0 0Q.3 .4 .1 1L1.3 1Q.7 .3 .5 .2Q.3 .06 0 0Z", x0, yat(pts, x0) + 3, w * 0.32, (h - y) * 0.6 + 6),
            p.shade(c, 0.35),
            0.75,
        )
        if i == k // 2:
            for q in range(2 + int(w / 62)):  # caravan
                x = w * 0.12 + q * (17 + 4 * cv.big)
                camel(cv, x, yat(pts, x) + 3, 11 + 3 * cv.big, p.ink, rng.pick((p.hot, p.alt, p.pale)))
    for i in range(1 + int(cv.big)):
        cactus(
            cv,
            w * (rng.pick((0.14, 0.84)) + rng.f(-0.06, 0.06)),
            h - 4 - i * h * 0.12,
            (34 - 9 * i) * cv.big**0.7,
            p.alt if p.name in ("Provence", "Autumn", "Ember") else p.deep,
        )


def camel(cv: Canvas, x: float, y: float, s: float, col: str, rug: str) -> None:
    """Draw a camel with a rug."""
    cv.stamp(("ca", rug), x, y, s, lambda: _camel(cv, 0, 0, 80, col, rug), False, 80)


def _camel(cv: Canvas, x: float, y: float, s: float, col: str, rug: str) -> None:
    cv.fill(
        path(
            (
                "M-.5 0L-.46 -.5Q-.6 -.6 -.5 -.75Q-.3 -.8 -.24 -1Q-.1 -1.16 0 -.86Q.08 -.78 .14 -.98Q.28"
                " -1.1 .34 -.8Q.5 -.64 .6 -.9L.66 -1.15L.95 -1.1L.92 -1L.78 -.98Q.76 -.5 .44 -.44L.48 0"
                "L.4 0L.3 -.42L-.3 -.42L-.4 0Z"
            ),
            x,
            y,
            s,
        ),
        col,
    )
    cv.fill(path("M-.2 -.9L.26 -.9L.22 -.5L-.18 -.5Z", x, y, s), rug)


def cactus(cv: Canvas, x: float, y: float, s: float, col: str) -> None:
    """Draw a cactus in flower."""
    cv.form(
        path(
            (
                "M-.1 0L-.1 -.3Q-.36 -.3 -.36 -.5L-.36 -.7Q-.28 -.78 -.2 -.7L-.2 -.5Q-.2 -.44 -.1 -.44"
                "L-.1 -.9Q0 -1.05 .1 -.9L.1 -.36Q.22 -.36 .22 -.44L.22 -.62Q.3 -.7 .38 -.62L.38 -.4Q.36"
                " -.2 .1 -.22L.1 0Z"
            ),
            x,
            y,
            s,
        ),
        col,
        "cyl",
        ang=90,
        tex=0.6,
        deep=0.45,
    )
    cv.fill(ell(x, y - s * 0.97, s * 0.06), cv.pal.hot)
