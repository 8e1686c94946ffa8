"""Land, three rests: at the water, under a cloud, among flowers.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect, ridge
from . import motifs as m
from .bouquets import bee
from .land_far import camel

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Rng


def oasis(cv: Canvas, rng: Rng) -> None:
    """Paint a pool between dunes at sunset: clothes lie all the way down from the caravan, and their owner is in already."""
    w, h, p = cv.w, cv.h, cv.pal
    sand, far = mix("#e0913f", p.soft, 0.1), h * 0.36
    dusk = mix("#e8745a", p.soft, 0.2)
    m.sky(cv, mix(p.deep, dusk, 0.25), p.tint(dusk, 0.45), far + 6)
    cv.glow(w * 0.36, h * 0.26, w * 0.34, "#ffe2a0", 0.7)
    cv.fill(ell(w * 0.36, h * 0.26, w * 0.125), "#ffe9b8")
    dunes = (
        (0.36, ((-4, 0.37), (60, 0.33), (130, 0.38), (190, 0.34), (234, 0.36)), 0.42),
        (0.44, ((-4, 0.42), (40, 0.42), (110, 0.37), (170, 0.45), (234, 0.4)), 0.2),
        (0.52, ((-4, 0.46), (70, 0.52), (140, 0.44), (200, 0.5), (234, 0.52)), 0.0),
    )
    for i, (_, line, air) in enumerate(dunes):
        c = mix(sand, mix("#b06a72", p.mid, 0.3), air * 1.6)
        cv.form(ridge([(a, h * b) for a, b in line], h + 4), c, "drop", tex=0.5, lift=0.25, deep=0.2)
        a, b = line[2]
        lee = f"M{nums(a, h * b + 3)}Q{nums(a + 34, h * (b + 0.05), a + 12, h * (b + 0.16))}"
        lee += f"Q{nums(a + 70, h * (b + 0.12), a + 64, h * (b + 0.065))}z"
        if i:
            cv.fill(Shape(lee, NOWHERE), mix(c, p.deep, 0.4), 0.8)
    for i in range(3):
        camel(cv, w * (0.1 + 0.13 * i), h * (0.468 + 0.018 * i), 21, p.ink, (p.hot, p.alt, p.pale)[i])
    _tent(cv, w * 0.66, h * 0.565, 20)
    bank = mix(p.alt, "#4f7f46", 0.5)
    pool = path("M-1 0C-.96 -.62 -.3 -.86 .16 -.8C.7 -.76 1.06 -.36 1 .08C.94 .66 .3 .9 -.2 .84C-.7 .8 -1 .5 -1 0Z", 0, 0, 1)
    cv.stamp(("pool",), w * 0.5, h * 0.755, 1, lambda: _pool(cv, pool, bank, w), size=1)
    _trail(cv, w, h)
    trunk = mix("#6d4630", p.ink, 0.25)
    _palm(cv, (w * 0.93, h * 0.79), (w * 0.72, h * 0.4), w * 0.3, trunk, bank)
    _palm(cv, (w * 0.97, h * 0.77), (w * 1.0, h * 0.53), w * 0.2, trunk, p.shade(bank, 0.2))
    _palm(cv, (w * 0.045, h * 0.84), (w * 0.1, h * 0.6), w * 0.17, trunk, p.shade(bank, 0.12))
    _bather(cv, w * 0.5, h * 0.745, w * 0.1)
    cv.form(
        ridge([(-4, h * 0.9), (w * 0.2, h * 0.96), (w * 0.55, h * 0.95), (w * 0.85, h * 0.88), (w + 4, h * 0.9)], h + 4),
        mix(sand, p.deep, 0.45),
        "drop",
        tex=0.4,
    )
    reeds = "".join(
        f"M{nums(w * rng.f(a, b), h * 0.97)}q{nums(rng.f(-3, 3), -14, rng.f(-7, 7), -rng.f(22, 40))}"
        for a, b in ((0.02, 0.24), (0.76, 0.98))
        for _ in range(9)
    )
    cv.line(reeds, p.shade(bank, 0.45), 2.2)


def _pool(cv: Canvas, pool: Shape, bank: str, w: float) -> None:
    """The water with its green edge and what it mirrors, round (0, 0)."""
    p = cv.pal
    rx, ry = w * 0.46, w * 0.2
    cv.fill(path(pool.d, 0, 1, rx * 1.08, ry * 1.16), p.shade(bank, 0.15))
    cv.fill(path(pool.d, 0, -1.5, rx * 1.05, ry * 1.08), bank)
    water = cv.lin(((0, mix("#f0b58a", p.soft, 0.3)), (0.3, "#5cb3ae"), (1, mix("#1d6f7f", p.deep, 0.25))))
    cv.fill(path(pool.d, 0, 2, rx, ry), water)
    cv.fill(path("M-.5 -.62Q-.3 -.7 -.1 -.66Q-.24 -.5 -.2 -.2Q-.3 .1 -.26 .4Q-.42 .1 -.38 -.2Z", 0, 0, rx, ry), p.hot, 0.6)
    ripples = ((-30, -14, 26), (14, -20, 30), (-62, 4, 30), (36, 8, 34), (-20, 26, 40), (-50, 20, 16), (60, -8, 14))
    cv.line("".join(f"M{a} {b}h{c}" for a, b, c in ripples), p.pale, 1.4, op=0.7)


def _palm(cv: Canvas, foot: tuple[float, float], top: tuple[float, float], s: float, trunk: str, leaf: str) -> None:
    """A palm from its foot to its top that bows on the way, its fronds s long."""
    (x, y), (u, v) = foot, top
    bow = (x + (u - x) * 0.2, y + (v - y) * 0.65)
    cv.line(f"M{nums(x, y)}Q{nums(*bow, u, v)}", trunk, s * 0.11)
    cv.line(f"M{nums(x, y)}Q{nums(*bow, u, v)}", cv.pal.tint(trunk, 0.3), s * 0.11, f".8 {n(s * 0.09)}", 0.5, cap=False)
    frond = "M0 0C.24 -.32 .76 -.3 1 .2L.86 .08L.84 .22L.7 .02L.66 .18L.52 -.04L.46 .12L.34 -.05L.26 .08Q.16 -.04 0 0Z"
    for colour, turns in ((cv.pal.shade(leaf, 0.35), (-62, -8, 34, 62)), (leaf, (-38, 14))):
        d = "".join(path(frond, u, v, s * f, s, t * f).d for f in (-1, 1) for t in turns)
        cv.fill(Shape(d, NOWHERE), colour)
    cv.spots([(u - s * 0.05, v + s * 0.05), (u + s * 0.06, v + s * 0.07)], s * 0.045, mix("#a4552c", cv.pal.hot, 0.3))


def _tent(cv: Canvas, x: float, y: float, s: float) -> None:
    """A striped tent with its foot at y, 2 s wide."""
    p = cv.pal
    cv.fill(path("M-1 0L-.1 -1.1L1 0Z", x, y, s), p.pale)
    cv.fill(path("M-.7 0L-.1 -1.1L-.42 0ZM.24 0L-.1 -1.1L.56 0Z", x, y, s), mix("#b8412f", p.hot, 0.15))
    cv.fill(path("M-.16 0L-.1 -.8L.1 0Z", x, y, s), p.ink)
    cv.fill(path("M.4 -.6L-.1 -1.1L1 0L.72 0Z", x, y, s), p.ink, 0.22)
    cv.line(path("M-.1 -1.1L-.1 -1.36", x, y, s), p.ink, 1)
    cv.fill(path("M-.1 -1.38L.24 -1.28L-.1 -1.18Z", x, y, s), p.alt)


def _trail(cv: Canvas, w: float, h: float) -> None:
    """Footprints from the caravan to the water, and what was taken off on the way."""
    p = cv.pal
    steps = [(0.39, 0.52), (0.41, 0.536), (0.4, 0.553), (0.43, 0.568), (0.43, 0.585), (0.46, 0.598), (0.46, 0.615)]
    cv.spots([(w * a, h * b) for a, b in steps], 1.2, mix("#8a5636", p.deep, 0.3), 0.8)
    shoe = "M-.5 -.3Q-.1 -.34 0 -.1L.6 0Q.7 .2 .5 .26L-.5 .26Z"
    cv.fill(path(shoe, w * 0.36, h * 0.545, 6, 6, -20) + path(shoe, w * 0.475, h * 0.57, 6, 6, 30), p.ink)
    shirt = "M-.3 -.5L-.9 -.2L-.7 .16L-.42 0L-.4 .8L.4 .8L.42 0L.7 .16L.9 -.2L.3 -.5Q0 -.3 -.3 -.5Z"
    cv.fill(path(shirt, w * 0.38, h * 0.59, 8, 7, -24), p.pale)
    cv.fill(path("M-.5 -.5L.5 -.5L.6 .9L.1 .9L0 0L-.1 .9L-.6 .9Z", w * 0.53, h * 0.6, 6, 7, 62), p.deep)


def _bather(cv: Canvas, x: float, y: float, s: float) -> None:
    """Somebody up to the chest in water with both arms up, a hat in the air."""
    p = cv.pal
    skin = "#b87449"
    cv.fill(ell(x, y + s * 0.04, s * 0.62, s * 0.13), p.pale, 0.85)
    cv.line(path("M-.22 -.34L-.5 -.94M.22 -.34L.46 -.98", x, y, s), skin, s * 0.17)
    cv.fill(path("M-.3 0Q-.34 -.46 0 -.46Q.34 -.46 .3 0Q0 .1 -.3 0Z", x, y, s), skin)
    cv.fill(ell(x, y - s * 0.66, s * 0.21, s * 0.24), skin)
    cv.fill(path("M-.22 -.68C-.24 -.98 .24 -.98 .22 -.68Q0 -.82 -.22 -.68Z", x, y, s), p.ink)
    cv.line(path("M-.09 -.6Q0 -.5 .1 -.6", x, y, s), p.ink, s * 0.05)
    drops = ((-0.66, -0.3), (-0.8, -0.6), (0.7, -0.34), (0.84, -0.66), (-0.5, -0.2), (0.52, -0.18))
    cv.spots([(x + a * s, y + b * s) for a, b in drops], s * 0.055, p.pale)
    cv.fill(
        path(
            "M-.5 0Q0 -.24 .5 0Q.2 .12 0 .1Q-.2 .12 -.5 0ZM-.26 -.1Q-.2 -.5 .06 -.44Q.3 -.44 .26 -.08Z",
            x + s,
            y - s * 1.3,
            s,
            s,
            24,
        ),
        p.pale,
    )


def shower(cv: Canvas, rng: Rng) -> None:
    """Paint a valley that one cloud walks across while the rest lies in sun; tea is saved first, then the guests."""
    w, h, p = cv.w, cv.h, cv.pal
    hor = h * 0.52
    green = mix(p.deep, "#7fae52", 0.5)
    slate = mix("#4a5a78", p.deep, 0.3)
    m.sky(cv, mix("#6fa8c8", p.mid, 0.25), p.tint(mix("#f6d58a", p.hot, 0.1), 0.5), hor + 4, 4)
    m.disc(cv, w * 0.86, h * 0.17, w * 0.065, mix("#ffd05a", p.hot, 0.15), 2.8, rings=False)
    bow = ("#d8584a", "#efa04a", "#f4dc6a", "#6fae5e", "#5a8fc4", "#8a6ab0")
    for i, c in enumerate(bow):
        r = w * (0.5 - 0.018 * i)
        cv.line(f"M{nums(w * 0.56 - r, hor + 6)}A{nums(r, r)} 0 0 1 {nums(w * 0.56 + r, hor + 6)}", c, w * 0.019, op=0.62)
    for i, (line, c) in enumerate(
        (
            (((-4, 0.47), (60, 0.41), (110, 0.49), (170, 0.42), (234, 0.46)), p.air(mix(p.deep, "#5f7fa0", 0.5), 0.35)),
            (((-4, 0.5), (50, 0.53), (120, 0.49), (180, 0.53), (234, 0.5)), p.tint(green, 0.3)),
        )
    ):
        cv.form(ridge([(a, h * b) for a, b in line], h + 4), c, "drop", tex=0.4 * i, lift=0.3)
    fields = (
        ("M.5 .54L.72 .52L.84 .6L.56 .63Z", 0.42),
        ("M.74 .52L.92 .53L1.05 .6L.87 .6Z", 0.2),
        ("M.3 .55L.48 .54L.53 .63L.26 .65Z", 0.05),
    )
    for d, t in fields:
        cv.fill(path(d, 0, 0, w, h), mix(green, "#ecc75a", t * 2))
    lake = path("M-.1 .6Q.2 .56 .42 .62Q.6 .68 .3 .7Q0 .72 -.1 .7Z", 0, 0, w, h)
    cv.fill(lake, cv.lin(((0, p.tint(slate, 0.45)), (1, p.tint("#6fa8c8", 0.2)))))
    for a, b, k in ((0.6, 0.535, 9), (0.66, 0.53, 7), (0.95, 0.55, 11), (0.5, 0.56, 9), (0.88, 0.6, 13), (0.57, 0.64, 12)):
        m.tree(cv, w * a, h * b, k * cv.big**0.35, p.shade(green, 0.25), rng)
    _chapel(cv, w * 0.74, h * 0.575, w * 0.06)
    # the shower: sheets of rain under a cloud that has a flat foot and a bright rim
    foot = h * 0.27
    for a, b, o in ((0.0, 0.2, 0.4), (0.16, 0.4, 0.5), (0.34, 0.5, 0.35)):
        sheet = poly((w * a + 16, foot), (w * b + 16, foot), (w * b - 12, h * 0.64), (w * a - 12, h * 0.64))
        cv.fill(sheet, cv.lin(((0, slate, o), (1, slate, 0.08))))
    rain = "".join(f"M{nums(w * rng.f(0.0, 0.5), h * rng.f(0.28, 0.58))}l{nums(-h * 0.02, h * 0.05)}" for _ in range(46))
    cv.line(rain, p.pale, 0.8, op=0.75)
    lumps = (
        (0.06, 0.2, 0.12),
        (0.2, 0.13, 0.15),
        (0.36, 0.12, 0.13),
        (0.48, 0.18, 0.1),
        (0.28, 0.21, 0.13),
        (0.12, 0.23, 0.1),
        (0.42, 0.23, 0.08),
    )
    for colour, dx, grown in ((p.tint(slate, 0.75), 2.2, 1.02), (slate, 0.0, 1.0)):
        d = "".join(ell(w * a + dx, h * b - dx, w * r * grown, w * r * 0.72 * grown).d for a, b, r in lumps)
        cv.fill(Shape(d, NOWHERE), colour)
    cv.fill(path("M-.2 .24Q.24 .3 .56 .235Q.3 .34 .02 .32Q-.1 .3 -.2 .24Z", 0, 0, w, h), p.shade(slate, 0.3))
    # the picnic
    cv.form(
        ridge([(-4, h * 0.72), (w * 0.3, h * 0.71), (w * 0.7, h * 0.78), (w + 4, h * 0.72)], h + 4),
        green,
        "drop",
        tex=0.7,
        lift=0.35,
    )
    grass = "".join(f"M{nums(rng.f(0, w), h * rng.f(0.76, 1))}l{nums(rng.f(-2, 2), -rng.f(4, 8))}" for _ in range(60))
    cv.line(grass, p.shade(green, 0.3), 1.1, op=0.7)
    rug = poly((w * 0.18, h * 0.85), (w * 0.74, h * 0.83), (w * 0.9, h * 0.965), (w * 0.08, h * 0.985))
    cv.fill(rug, p.pale)
    red = mix("#cf4438", p.hot, 0.2)
    for i in range(5):
        a, b = 0.2 + 0.115 * i, 0.115 + 0.168 * i
        cv.fill(
            poly((w * a, h * 0.85), (w * (a + 0.05), h * 0.848), (w * (b + 0.075), h * 0.98), (w * b, h * 0.983)), red, 0.75
        )
    cv.fill(poly((w * 0.155, h * 0.885), (w * 0.78, h * 0.868), (w * 0.81, h * 0.895), (w * 0.13, h * 0.915)), red, 0.55)
    _cake(cv, w * 0.42, h * 0.93, w * 0.15)
    _pot(cv, w * 0.66, h * 0.945, w * 0.11)
    m.person(cv, w * 0.06, h * 0.815, 26, rng, red, None, 1)
    m.person(cv, w * 0.15, h * 0.785, 24, rng, mix("#3f6fae", p.deep, 0.15), None, 1)
    _umbrella(cv, w * 0.46, h * 0.735, w * 0.3)
    m.dog(cv, w * 0.9, h * 0.885, 19, p.shade("#8a5a34", 0.1), -1)


def _chapel(cv: Canvas, x: float, y: float, s: float) -> None:
    """A white church with a red roof, lit from the right."""
    p = cv.pal
    roof = mix("#b8503a", p.hot, 0.1)
    cv.fill(rect(x, y - s * 0.5, s, s * 0.5) + rect(x - s * 0.4, y - s, s * 0.4, s), p.pale)
    cv.fill(path("M0 -.48L.16 -.84L.94 -.84L1.06 -.48ZM-.44 -.98L-.2 -1.7L.04 -.98Z", x, y, s), roof)
    cv.fill(rect(x - s * 0.26, y - s * 0.8, s * 0.12, s * 0.2) + rect(x + s * 0.3, y - s * 0.36, s * 0.14, s * 0.22), p.deep)


def _cake(cv: Canvas, x: float, y: float, s: float) -> None:
    """A cake on a stand, s wide."""
    p = cv.pal
    cv.fill(ell(x + s * 0.12, y, s * 0.4, s * 0.09), p.ink, 0.3)
    cv.fill(path("M-.24 0Q-.06 -.06 -.06 -.24L.06 -.24Q.06 -.06 .24 0Z", x, y, s), p.tint(p.soft, 0.3))
    cv.fill(ell(x, y - s * 0.26, s * 0.62, s * 0.1), p.tint(p.soft, 0.6))
    cv.fill(path("M-.5 -.28L-.5 -.72L.5 -.72L.5 -.28Q0 -.16 -.5 -.28Z", x, y, s), "#d99a5a")
    cv.fill(path("M-.5 -.5L.5 -.5L.5 -.42Q0 -.32 -.5 -.42Z", x, y, s), "#b8413a")
    cv.fill(
        path(
            "M-.52 -.74Q0 -.96 .52 -.74L.5 -.56Q.4 -.48 .3 -.6Q.16 -.44 .04 -.6Q-.1 -.46 -.22 -.6Q-.36 -.46 -.5 -.58Z", x, y, s
        ),
        "#fff6ea",
    )
    cv.spots([(x + a * s, y - s * 0.86) for a in (-0.3, 0, 0.3)], s * 0.085, "#cf3338")


def _pot(cv: Canvas, x: float, y: float, s: float) -> None:
    """A teapot, s wide."""
    p = cv.pal
    blue = mix("#3f6fae", p.deep, 0.15)
    cv.fill(ell(x + s * 0.1, y, s * 0.5, s * 0.1), p.ink, 0.3)
    cv.line(path("M-.44 -.56C-.86 -.66 -.84 -.14 -.42 -.16", x, y, s), blue, s * 0.1)
    cv.fill(path("M.36 -.24Q.6 -.3 .66 -.62L.84 -.66Q.76 -.14 .4 -.06Z", x, y, s), blue)
    cv.fill(path("M-.48 -.36C-.5 -.8 .5 -.8 .48 -.36C.46 0 .2 0 0 0C-.2 0 -.46 0 -.48 -.36Z", x, y, s), blue)
    cv.fill(path("M-.24 -.7Q0 -.88 .24 -.7Q0 -.6 -.24 -.7Z", x, y, s) + ell(x, y - s * 0.84, s * 0.07), p.tint(blue, 0.4))
    cv.spots([(x + a * s, y - b * s) for a, b in ((-0.24, 0.3), (0, 0.24), (0.24, 0.3))], s * 0.07, p.pale)


def _umbrella(cv: Canvas, x: float, y: float, s: float) -> None:
    """An umbrella that stands with its stick in the ground, its rim at y, 2 s wide; nobody is under it but the tea."""
    p = cv.pal
    red, gold = mix("#cf4438", p.hot, 0.2), mix("#f2c14e", p.hot, 0.1)
    cv.line(f"M{nums(x + s * 0.04, y - s * 0.5)}L{nums(x + s * 0.1, y + s * 0.72)}", p.shade("#6a4528", 0.2), s * 0.045)
    cv.form(
        path(
            (
                "M-1 .06C-.94 -.72 .9 -.78 1 -.02Q.84 -.14 .66 -.02Q.5 -.12 .33 .0Q.16 -.1 0 .02Q-.16 -.1 -.33"
                " .04Q-.5 -.08 -.66 .05Q-.84 -.06 -1 .06Z"
            ),
            x,
            y,
            s,
        ),
        red,
        "cyl",
        tex=0,
        deep=0.3,
    )
    cv.fill(
        path(
            (
                "M-.66 .05C-.62 -.3 -.3 -.56 0 -.57C-.2 -.42 -.32 -.2 -.33 .04Q-.5 -.08 -.66 .05ZM0 .02C0 -.2 0 -.42"
                " 0 -.57C.2 -.42 .32 -.2 .33 0Q.16 -.1 0 .02ZM.66 -.02C.62 -.3 .3 -.52 0 -.57C.5 -.58 .94 -.36 1"
                " -.02Q.84 -.14 .66 -.02Z"
            ),
            x,
            y,
            s,
        ),
        gold,
    )
    cv.line(f"M{nums(x, y - s * 0.57)}v{n(-s * 0.09)}", p.ink, s * 0.04)


def meadow(cv: Canvas, rng: Rng) -> None:
    """Paint a cow up to her ears in tulips; she eats one while a bee looks on."""
    w, h, p = cv.w, cv.h, cv.pal
    sky = mix("#8fc4d6", p.soft, 0.3)
    m.sky(cv, sky, p.tint(p.soft, 0.5), h * 0.62)
    m.cloud(cv, w * 0.14, h * 0.2, 46, p.pale)
    m.cloud(cv, w * 0.86, h * 0.3, 38, p.pale)
    green = mix(p.mid, "#5f9a4a", 0.4)
    cv.form(
        ridge([(-4, h * 0.44), (w * 0.3, h * 0.4), (w * 0.7, h * 0.45), (w + 4, h * 0.4)], h + 4),
        p.tint(green, 0.25),
        "drop",
        tex=0.5,
    )
    for a in (0.04, 0.1, 0.9, 0.97):
        m.tree(cv, w * a, h * 0.445, 16, p.shade(green, 0.2), rng)
    colours = (mix("#d8433a", p.hot, 0.2), mix("#f2b632", p.hot, 0.15), mix("#ef8fa0", p.soft, 0.2), p.pale)
    for row, (y, s) in enumerate(((0.52, 11), (0.58, 14), (0.65, 18))):
        _tulips(cv, rng, h * y, s, colours[(row + 1) % 4], green, 5 * row)
    _cow(cv, w * 0.5, h * 0.42, h * 0.3)
    for row, (y, s) in enumerate(((0.86, 24), (0.95, 30), (1.06, 36))):
        _tulips(cv, rng, h * y, s, colours[row % 4], green, 9 * row)
    bee(cv, w * 0.86, h * 0.14, 8)


def _tulips(cv: Canvas, rng: Rng, y: float, s: float, colour: str, green: str, shift: float) -> None:
    """A row of tulips right across, their cups at y, each s tall."""
    p = cv.pal
    k = int(cv.w / (s * 0.78)) + 2
    cv.fill(rect(-3, y + s * 0.5, cv.w + 6, cv.h), p.shade(green, 0.2 if s > 20 else 0.05))
    places = [((i + rng.f(-0.16, 0.16)) * s * 0.78 - shift, y + rng.f(-0.16, 0.16) * s) for i in range(k)]
    leaves = "".join(path("M0 1.2Q-.5 .5 -.34 -.1Q0 .3 0 1.2ZM0 1.2Q.5 .6 .4 .06Q.04 .4 0 1.2Z", a, b, s).d for a, b in places)
    cv.fill(Shape(leaves, NOWHERE), p.shade(green, 0.05 if s > 20 else 0))
    for colour_, d in (
        (p.shade(colour, 0.18), "M-.3 -.46L-.18 -.8L0 -.58L.18 -.8L.3 -.46C.36 -.1 .2 .06 0 .06C-.2 .06 -.36 -.1 -.3 -.46Z"),
        (colour, "M-.3 -.52Q-.14 -.5 0 -.84Q.14 -.5 .18 -.2C.14 .02 .04 .06 -.04 .06C-.24 .04 -.34 -.2 -.3 -.52Z"),
    ):
        cv.fill(Shape("".join(path(d, a, b, s).d for a, b in places), NOWHERE), colour_)


def _cow(cv: Canvas, x: float, y: float, s: float) -> None:
    """A cow's head from the front round (x, y), 2 s tall, a tulip in her mouth."""
    p = cv.pal
    cream, dark = "#fbf3e4", mix("#3a2a26", p.ink, 0.4)
    pink = mix("#eaa99c", p.soft, 0.2)
    cv.form(path("M-1.5 2.6C-1.6 .9 -1 .2 0 .2C1 .2 1.6 .9 1.5 2.6Z", x, y, s), cream, "cyl", tex=0, deep=0.25)
    cv.fill(path("M.5 .4C1.2 .5 1.6 1.2 1.5 2.6L.8 2.6C.5 1.8 .9 1 .5 .4Z", x, y, s), dark)
    for f in (-1, 1):
        cv.form(
            path("M.5 -.62C.8 -.9 1.34 -.86 1.52 -.56C1.3 -.24 .86 -.2 .56 -.36Z", x, y, s * f, s),
            dark if f > 0 else cream,
            "cyl",
            tex=0,
        )
        cv.fill(path("M.74 -.58C.94 -.7 1.2 -.68 1.34 -.56C1.16 -.4 .92 -.38 .74 -.46Z", x, y, s * f, s), pink)
        cv.form(
            path("M.3 -.92C.42 -1.2 .66 -1.24 .74 -1.42C.86 -1.12 .7 -.86 .5 -.76Z", x, y, s * f, s),
            mix("#e8d3a2", p.soft, 0.2),
            "cyl",
            tex=0,
        )
    cv.form(
        path("M-.62 -.5C-.6 -1.06 .6 -1.06 .62 -.5C.66 0 .46 .4 .42 .8L-.42 .8C-.46 .4 -.66 0 -.62 -.5Z", x, y, s),
        cream,
        "cyl",
        tex=0,
        deep=0.22,
    )
    cv.fill(
        path("M.06 -.9C.5 -.92 .62 -.7 .62 -.5C.66 0 .5 .3 .44 .6C.2 .5 .12 .1 .2 -.2C.26 -.5 .1 -.7 .06 -.9Z", x, y, s), dark
    )
    cv.fill(
        path("M-.3 -.88Q0 -1.2 .34 -.88Q.24 -.66 .14 -.8Q.04 -.58 -.06 -.78Q-.16 -.6 -.3 -.88Z", x, y, s),
        mix("#c98d4a", p.hot, 0.15),
    )
    for f in (-1, 1):
        cv.fill(ell(x + f * s * 0.38, y - s * 0.26, s * 0.13, s * 0.15), "#fff" if f > 0 else mix(cream, p.ink, 0.1))
        cv.fill(ell(x + f * s * 0.37, y - s * 0.24, s * 0.1, s * 0.12), "#1c1416")
        cv.spots([(x + f * s * 0.37 - s * 0.035, y - s * 0.28)], s * 0.035, "#fff")
        cv.line(path("M.24 -.42Q.38 -.5 .52 -.4", x, y, s * f, s), dark if f < 0 else cream, s * 0.04)
    cv.form(
        path(
            "M-.66 .72C-.7 .38 -.3 .34 0 .34C.3 .34 .7 .38 .66 .72C.62 1.1 .3 1.16 0 1.16C-.3 1.16 -.62 1.1 -.66 .72Z", x, y, s
        ),
        pink,
        "round",
        tex=0,
        deep=0.22,
    )
    cv.fill(
        ell(x - s * 0.26, y + s * 0.58, s * 0.09, s * 0.07) + ell(x + s * 0.26, y + s * 0.58, s * 0.09, s * 0.07),
        p.shade(pink, 0.45),
    )
    cv.line(path("M-.4 .86Q0 1.04 .4 .86", x, y, s), p.shade(pink, 0.5), s * 0.05)
    cv.line(path("M-.16 .94Q-.7 1 -1 .62", x, y, s), mix("#4d7a3a", p.mid, 0.3), s * 0.07)
    cup = "M-.3 -.46L-.18 -.84L0 -.6L.18 -.84L.3 -.46C.36 -.1 .2 .06 0 .06C-.2 .06 -.36 -.1 -.3 -.46Z"
    cv.fill(path(cup, x - s * 0.98, y + s * 0.66, s * 0.62, s * 0.62, -24), mix("#d8433a", p.hot, 0.2))
    spots = [(x + math.cos(a) * s * 0.1 - s * 0.3, y + s * 0.76 + math.sin(a) * s * 0.05) for a in (0.4, 2.4, 4.4)]
    cv.spots(spots, s * 0.018, p.shade(pink, 0.4))
