"""Landscapes of still water: an oasis at nightfall, rice terraces from morning to night.

Short names: p palette, w h the picture's size, x y a foot point, s a size, k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect, ridge

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream
    from ..shapes import Points


def oasis(cv: Canvas, rng: Stream) -> None:
    """Paint a camel that has arrived: up to the hump in a pool at sunset, a long straw in its mouth."""
    w, h, p = cv.w, cv.h, cv.pal
    far, line = h * 0.46, h * 0.735
    top, rose, gold = mix("#3f3a78", p.deep, 0.5), mix("#d9657a", p.mid, 0.2), mix("#ffc86a", p.hot, 0.25)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, top), (0.26, mix(top, rose, 0.6)), (0.46, gold))))
    cv.spots([(w * a, h * b) for a, b in ((0.36, 0.05), (0.47, 0.11), (0.58, 0.04), (0.73, 0.08))], 1, p.pale)
    sx, sy, r = w * 0.64, h * 0.315, w * 0.235
    cv.glow(sx, sy, r * 2.1, "#ffe6a8", 0.9)
    cv.fill(ell(sx, sy, r), cv.lin(((0, "#fff3c8"), (1, "#ffc04f"))))
    _dunes(cv, far, line)
    _pool(cv, sx, line)
    trunk, leaf = mix("#5a3a34", p.ink, 0.45), mix("#2f5f4a", p.ink, 0.3)
    _palm(cv, (w * 0.015, h * 0.73), (w * 0.17, h * 0.2), w * 0.34, trunk, leaf)
    _palm(cv, (w * 0.99, h * 0.7), (w * 0.985, h * 0.17), w * 0.24, trunk, p.shade(leaf, 0.25))
    _camel(cv, w * 0.36, line, w * 0.292)
    _shore(cv, rng, leaf)


def _dunes(cv: Canvas, far: float, line: float) -> None:
    """Three dunes, each with a crest between its lit and its shaded side, down to `line`."""
    w, p = cv.w, cv.pal
    deep = line - far
    for d, c in (
        ("M-.05 .06C.2 -.16 .34 .12 .58 .04C.8 -.04 .9 .06 1.05 0L1.05 1L-.05 1Z", "#d97f66"),
        ("M-.05 .3C.16 .1 .34 .02 .5 .3C.66 .5 .8 .5 1.05 .5L1.05 1L-.05 1Z", "#ef9a55"),
        ("M.5 .3C.62 .5 .5 .66 .7 .86C.84 .96 1 .98 1.05 1L1.05 .46C.8 .52 .66 .5 .5 .3Z", "#8f4f6a"),
        ("M1.05 .22C.86 .22 .76 .44 .6 .62C.4 .8 .1 .72 -.05 .62L-.05 1L1.05 1Z", "#f4b066"),
        ("M1.05 .22C.94 .24 .9 .4 .98 .56C1.02 .66 .9 .8 .76 1L1.05 1Z", "#a55f66"),
    ):
        cv.fill(path(d, 0, far, w, deep), mix(c, p.mid, 0.12))


def _pool(cv: Canvas, sx: float, line: float) -> None:
    """The water from behind the camel down to the near shore, the sun's light in it."""
    w, h, p = cv.w, cv.h, cv.pal
    bank = mix("#3f7f5a", p.alt, 0.3)
    edge = ((0.95, mix("#2a5a50", p.ink, 0.2)), (0.9, bank))
    for k, c in edge:
        cv.fill(ell(w * 0.5, h * 0.8, w * 0.56 * (1.9 - k), h * 0.165 * (1.9 - k)), c)
    cv.fill(
        ell(w * 0.5, h * 0.802, w * 0.555, h * 0.16),
        cv.lin(((0, "#bfe6cf"), (0.35, "#45bdb4"), (1, mix("#156a86", p.deep, 0.2)))),
    )
    light = ((0.69, 30), (0.705, 44), (0.725, 34), (0.75, 46), (0.782, 30), (0.81, 38), (0.845, 24), (0.875, 30))
    d = "".join(f"M{nums(sx + (i % 3 - 1) * 7 - k / 2, h * y)}h{n(k)}" for i, (y, k) in enumerate(light))
    cv.line(d, "#fff0c0", 2.2, op=0.85)
    for x, y, k in ((0.1, 0.79, 20), (0.16, 0.86, 34), (0.84, 0.75, 26), (0.88, 0.83, 22), (0.34, 0.92, 30)):
        cv.line(f"M{nums(w * x, h * y)}h{k}", "#d8f4e6", 1.3, op=0.7)


def _palm(cv: Canvas, foot: tuple[float, float], top: tuple[float, float], s: float, trunk: str, leaf: str) -> None:
    """A palm from its foot to its top that bows on the way, its fronds s long."""
    (x, y), (u, v) = foot, top
    bow = nums(x + (u - x) * 0.1, y + (v - y) * 0.6, u, v)
    cv.line(f"M{nums(x, y)}Q{bow}", trunk, s * 0.1)
    cv.line(f"M{nums(x, y)}Q{bow}", "#e8a06a", s * 0.1, f".9 {n(s * 0.085)}", 0.35, cap=False)
    frond = "M0 0C.24 -.32 .76 -.3 1 .2L.86 .08L.84 .22L.7 .02L.66 .18L.52 -.04L.46 .12L.34 -.05L.26 .08Q.16 -.04 0 0Z"
    for colour, turns in ((cv.pal.shade(leaf, 0.4), (-58, -6, 36, 66)), (leaf, (-34, 16, 52))):
        d = "".join(path(frond, u, v, s * f, s, t * f).d for f in (-1, 1) for t in turns)
        cv.fill(Shape(d, NOWHERE), colour)
    cv.spots([(u - s * 0.06, v + s * 0.06), (u + s * 0.06, v + s * 0.08), (u, v + s * 0.11)], s * 0.05, "#a4552c")


def _camel(cv: Canvas, x: float, y: float, s: float) -> None:
    """A camel that faces right and stands in water up to y, twice as tall as s; its eyes are shut."""
    p = cv.pal
    fur = mix("#c98146", p.mid, 0.08)
    dark, lit = mix(fur, mix("#5a2f3f", p.ink, 0.2), 0.55), mix(fur, "#ffe0a0", 0.55)
    mirror = "M-1.1 0L1.02 0C.9 .16 .6 .3 .2 .34C-.4 .36 -.9 .2 -1.1 0Z"
    cv.fill(path(mirror, x, y, s), mix("#2a4a5a", p.ink, 0.3), 0.45)
    body = (
        "M-1.08 .02C-1.14 -.3 -1 -.6 -.72 -.68C-.58 -1.04 -.44 -1.3 -.26 -1.3"
        "C-.06 -1.3 .06 -1 .16 -.72C.3 -.66 .42 -.6 .52 -.56"
        "C.7 -.6 .74 -.9 .76 -1.2C.76 -1.5 .72 -1.72 .86 -1.88C.96 -2 1.14 -2.02 1.3 -1.94L1.62 -1.78C1.74 -1.7 1.76 -1.54 1.66"
        " -1.46C1.54 -1.38 1.36 -1.42 1.2 -1.42C1.1 -1.38 1.14 -1.1 1.1 -.86C1.04 -.5 1 -.2 .92 .02Z"
    )
    cv.fill(path(body, x, y, s), fur)
    shade = (
        "M-1.08 .02C-1.12 -.14 -1.1 -.3 -1.02 -.44C-.8 -.12 .1 -.1 .5 -.2C.86 -.36 .96 -.8 .98 -1.2C1 -1.36 1.1 -1.44 1.2 -1.42"
        "C1.1 -1.38 1.14 -1.1 1.1 -.86C1.04 -.5 1 -.2 .92 .02Z"
    )
    cv.fill(path(shade, x, y, s), dark, 0.6)
    rims = "M-.7 -.7C-.56 -1.04 -.42 -1.28 -.26 -1.28M.78 -1.3C.78 -1.54 .76 -1.72 .88 -1.87C.98 -1.98 1.14 -2 1.28 -1.93"
    cv.line(path(rims, x, y, s), lit, s * 0.045)
    tuft = "M-.44 -1.2Q-.36 -1.46 -.24 -1.36Q-.12 -1.48 -.04 -1.16Q-.14 -1.22 -.2 -1.14Q-.3 -1.24 -.44 -1.2Z"
    cv.fill(path(tuft, x, y, s), dark)
    cv.fill(path("M.9 -1.9C.82 -2.1 .92 -2.2 1.02 -2.16C1.08 -2.06 1.04 -1.96 1.02 -1.92Z", x, y, s), fur)
    cv.fill(path("M.94 -1.95C.9 -2.04 .94 -2.12 1 -2.1C1.02 -2.04 1 -1.98 .98 -1.95Z", x, y, s), dark)
    cv.fill(path("M.72 -1.86Q.84 -2.12 1 -1.94Q.94 -1.84 .86 -1.72Q.8 -1.66 .76 -1.6Q.68 -1.7 .72 -1.86Z", x, y, s), dark)
    cv.line(path("M1.1 -1.74Q1.2 -1.66 1.3 -1.73", x, y, s), p.ink, s * 0.045)
    cv.line(path("M1.13 -1.7L1.09 -1.65M1.2 -1.67L1.19 -1.61M1.27 -1.7L1.29 -1.65", x, y, s), p.ink, s * 0.028)
    cv.line(path("M1.1 -1.84Q1.2 -1.88 1.28 -1.82", x, y, s), dark, s * 0.04)
    cv.line(path("M1.36 -1.52Q1.5 -1.5 1.62 -1.56M1.6 -1.66L1.64 -1.64", x, y, s), p.shade(dark, 0.5), s * 0.04)
    cloth, trim = mix("#c93a4a", p.hot, 0.1), mix("#f3c24a", p.hot, 0.3)
    cv.fill(path("M-.84 -.62Q-.3 -.98 .26 -.68L.32 -.2Q-.28 -.04 -.92 -.22Z", x, y, s), cloth)
    cv.fill(path("M-.84 -.62Q-.3 -.98 .26 -.68L.27 -.58Q-.3 -.84 -.86 -.52Z", x, y, s), trim)
    cv.line(path("M-.92 -.24Q-.28 -.06 .32 -.22", x, y, s), trim, s * 0.06)
    cv.line(path("M-.86 -.36L-.62 -.5L-.4 -.32L-.18 -.54L.04 -.32L.28 -.48", x, y, s), p.pale, s * 0.045)
    cv.spots(
        [(x + a * s, y + b * s) for a, b in ((-0.9, -0.14), (-0.6, -0.06), (-0.28, -0.03), (0.04, -0.06), (0.3, -0.14))],
        s * 0.05,
        trim,
    )
    cv.line(path("M.78 -1.1Q.94 -1 1.1 -1.06M.98 -1.92Q1.0 -1.66 1.12 -1.46", x, y, s), cloth, s * 0.055)
    _egret(cv, x - s * 0.24, y - s * 1.3, s * 0.42)
    straw = path("M1.64 -1.52L1.86 -1.6L1.98 -.02", x, y, s)
    cv.line(straw, "#fff6e6", s * 0.075)
    cv.line(straw, mix("#d8344a", p.hot, 0.1), s * 0.075, f"{n(s * 0.06)} {n(s * 0.1)}", cap=False)
    rings = ell(x + s * 1.98, y + s * 0.02, s * 0.2, s * 0.05).d + ell(x + s * 1.98, y + s * 0.02, s * 0.36, s * 0.09).d
    cv.line(rings, "#fff6e6", 1.1, op=0.8)
    cv.line(path("M-1.16 .04Q-.1 .16 1 .05M-1.3 .14Q-.2 .3 1.16 .14", x, y, s), "#fff6e6", 1.6, op=0.8)


def _egret(cv: Canvas, x: float, y: float, s: float) -> None:
    """A small white bird on the hump."""
    cv.line(path("M-.06 0L-.04 -.3M.1 0L.08 -.3", x, y, s), cv.pal.ink, s * 0.05)
    d = (
        "M-.5 -.24C-.2 -.7 .1 -.66 .2 -.6C.26 -.7 .1 -.86 .12 -1"
        "C.14 -1.16 .36 -1.16 .38 -1C.4 -.8 .4 -.5 .2 -.34C0 -.22 -.3 -.2 -.5 -.24Z"
    )
    cv.fill(path(d, x, y, s), "#fffaf0")
    cv.fill(path("M.36 -1.06L.7 -.98L.36 -.94Z", x, y, s), cv.pal.hot)
    cv.spots([(x + s * 0.28, y - s * 1.02)], s * 0.035, cv.pal.ink)


def _shore(cv: Canvas, rng: Stream, leaf: str) -> None:
    """The near shore with what a guest leaves there: a towel, a pair of slippers, reeds."""
    w, h, p = cv.w, cv.h, cv.pal
    sand = mix("#b8695f", p.deep, 0.25)
    cv.fill(
        ridge([(-4, h * 0.9), (w * 0.2, h * 0.95), (w * 0.52, h * 0.965), (w * 0.82, h * 0.945), (w + 4, h * 0.88)], h + 4),
        sand,
    )
    cv.line(
        ridge([(-4, h * 0.9), (w * 0.2, h * 0.95), (w * 0.52, h * 0.965), (w * 0.82, h * 0.945), (w + 4, h * 0.88)], h + 9),
        "#f2b87a", 1.4,
    )  # fmt: skip
    for a, k in ((0.03, 34), (0.08, 26), (0.13, 18), (0.9, 20), (0.95, 34), (0.99, 28)):
        for t in (-16, 2, 20):
            cv.fill(path("M-.07 0Q-.1 -.6 0 -1Q.1 -.6 .07 0Z", w * a, h * 0.985, k, k, t + rng.f(-5, 5)), p.shade(leaf, 0.2))


_HOURS = (
    ("#ffe7ae", "#ffc25e"),
    ("#ffbf70", "#f78f5e"),
    ("#f7936e", "#d9607a"),
    ("#d76a8c", "#94529a"),
    ("#9058a4", "#5348a0"),
    ("#4f47a0", "#243272"),
)
"""The water of the terraces, from the highest to the lowest: from sunrise to night."""


def terraces(cv: Canvas, rng: Stream) -> None:
    """Paint rice terraces as a stair: each step holds another hour of the sky; a heron fishes the moon out of the last."""
    w, h, p = cv.w, cv.h, cv.pal
    green = mix("#3f8a4f", p.alt, 0.25)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, "#8fc7d6"), (0.2, "#fdeec4"))))
    cv.glow(w * 0.62, h * 0.15, w * 0.5, "#fff2c0", 0.95)
    cv.fill(ell(w * 0.62, h * 0.15, w * 0.1), "#ffb347")
    for d, c in (
        ("M-.05 .3L.14 .1L.22 .15L.34 .06L.56 .3Z", mix("#7f8fc8", p.mid, 0.3)),
        ("M.34 .3L.74 .17L.86 .12L1.05 .24L1.05 .3Z", mix("#6a7fb8", p.deep, 0.2)),
    ):
        cv.fill(path(d, 0, 0, w, h), c)
    cv.fill(path("M.34 .06L.42 .135L.36 .12L.32 .15L.28 .11ZM.14 .1L.18 .125L.12 .15L.09 .147Z", 0, 0, w, h), p.pale)
    for i, (upper, lower) in enumerate(_HOURS):
        lip = _lip(w, h, i)
        k = (2.2, 3.2, 4.6, 6.2, 8.2, 10.5)[i]
        earth = mix(mix("#5a4a30", green, 0.45), "#1f2450", 0.11 * i)
        grass = mix(green, "#22306a", 0.11 * i)
        cv.fill(ridge(lip, h + 4), earth)
        cv.line(_along(lip), mix(grass, "#a8e08a", 0.45 - 0.04 * i), 0.8 + k * 0.28)
        cv.line(_along([(x, y + k * 0.55) for x, y in lip]), grass, k * 0.6)
        top = [(x, y + k) for x, y in lip]
        cv.fill(ridge(top, h + 4), cv.lin(((0, upper), (0.16 + 0.05 * i, lower))))
        sprouts = "".join(
            f"M{nums(x, y - 0.4)}v{n(-1 - 0.4 * i)}" for x, y in (_on(lip, (j + rng.f(0.1, 0.9)) / 16) for j in range(16))
        )
        cv.line(sprouts, mix(grass, "#8fd08a", 0.3), 0.5 + 0.09 * i)
    cv.fill(ell(w * 0.64, h * 0.297, w * 0.1, h * 0.011), "#fff8dc")
    drift = "M-.5 0C-.6 -.3 -.3 -.5 -.2 -.4C-.1 -.8 .2 -.8 .24 -.44C.4 -.6 .6 -.3 .5 0Q.3 .3 0 .2Q-.3 .3 -.5 0Z"
    cv.fill(path(drift, w * 0.26, h * 0.378, w * 0.24, h * 0.024), "#fff2dc", 0.9)
    cv.fill(path(drift, w * 0.52, h * 0.46, w * 0.26, h * 0.026), "#ffd9d0", 0.8)
    _ploughman(cv, w * 0.3, h * 0.572, w * 0.125)
    cv.spots([(w * a, h * b) for a, b in ((0.5, 0.69), (0.9, 0.665), (0.3, 0.7))], 0.6, "#fff6e0")
    stars = [(rng.f(0.04, 0.97), rng.f(0.82, 0.985)) for _ in range(14)]
    cv.spots([(w * a, h * b) for a, b in stars], 0.75, "#fff6e0")
    x, y, r = w * 0.33, h * 0.88, w * 0.11
    cv.glow(x, y, r * 2.4, "#ffeeb8", 0.6)
    outer, inner = (
        f"a{nums(r, r)} 0 1 1 {nums(-r * 0.6, r * 1.7)}",
        f"a{nums(r * 0.86, r * 0.86)} 0 0 0 {nums(r * 0.6, -r * 1.7)}",
    )
    moon = f"M{nums(x - r * 0.3, y - r)}{outer}{inner}z"
    cv.fill(Shape(moon, NOWHERE), "#fff0b8")
    cv.line(ell(x, y + r * 0.1, r * 1.7, r * 1.05).d + ell(x, y + r * 0.1, r * 2.3, r * 1.4).d, "#c8c8f0", 0.8, op=0.55)
    _heron(cv, w * 0.72, h * 0.945, h * 0.25)


def _lip(w: float, h: float, i: int) -> Points:
    """The upper edge of step i, 0 to 5, from the left to the right."""
    base = (0.25, 0.318, 0.396, 0.486, 0.594, 0.722)[i]
    swing = (0.012, 0.02, 0.026, 0.03, 0.032, 0.034)[i]
    return [(-4 + (w + 8) * j / 8, h * (base + swing * math.sin(j * 0.78 + i * 1.35))) for j in range(9)]


def _along(points: Points) -> str:
    """Path data of the soft line that `ridge` draws through the points."""
    return ridge(points, 0).d.partition("V")[0]


def _on(points: Points, t: float) -> tuple[float, float]:
    """The point t (0 to 1) of the way along."""
    j = min(int(t * (len(points) - 1)), len(points) - 2)
    f = t * (len(points) - 1) - j
    (x0, y0), (x1, y1) = points[j], points[j + 1]
    return x0 + (x1 - x0) * f, y0 + (y1 - y0) * f


def _ploughman(cv: Canvas, x: float, y: float, s: float) -> None:
    """A water buffalo and somebody in a wide hat behind it, both dark against the water, their feet at y."""
    dark = "#3a2450"
    buffalo = (
        "M-1 0L-.96 -.5C-1 -.8 -.8 -.92 -.5 -.9L.3 -.9C.5 -.96 .62 -1 .74 -.94"
        "C.7 -1.2 .5 -1.3 .36 -1.24C.5 -1.46 .84 -1.36 .9 -1"
        "C1.1 -.96 1.22 -.8 1.26 -.64C1.2 -.5 1 -.54 .9 -.6C.8 -.5 .7 -.46 .62 -.4L.6 0L.44 0L.4 -.36L-.6 -.36L-.7 0Z"
    )
    cv.fill(path(buffalo, x + s * 1.3, y, s), dark)
    cv.fill(path("M-.24 0L-.2 -.7Q-.26 -1.2 .02 -1.24Q.3 -1.2 .26 -.7L.3 0L.12 0L.02 -.5L-.06 0Z", x - s * 0.4, y, s), dark)
    cv.line(path("M.16 -1L.9 -.6", x - s * 0.4, y, s), dark, s * 0.12)
    cv.fill(path("M-.6 -1.3L.02 -1.8L.64 -1.3Q0 -1.12 -.6 -1.3Z", x - s * 0.4, y, s), "#ffd27a")
    cv.line(path("M-.9 .12L2.6 .12M-.5 .3L1.9 .3", x, y, s), "#ffd0d8", 0.7, op=0.7)


def _heron(cv: Canvas, x: float, y: float, s: float) -> None:
    """A heron that bends down to the left, its feet at (x, y), s tall at the back; its bill touches the water."""
    white, grey = "#fdfbff", "#9fa6d8"
    cv.line(path("M.0 0L.04 -.46M.16 .02L.12 -.46", x, y, s), "#f0a04a", s * 0.028)
    cv.fill(path("M.5 -.34C.3 -.4 .1 -.36 -.06 -.46C-.2 -.56 -.14 -.76 .04 -.8C.26 -.82 .44 -.6 .5 -.34Z", x, y, s), white)
    cv.fill(path("M.52 -.32C.34 -.4 .2 -.42 .06 -.5C0 -.6 .1 -.72 .2 -.7C.36 -.66 .46 -.5 .52 -.32Z", x, y, s), grey)
    cv.line(path("M.0 -.72C-.3 -.96 -.5 -.84 -.42 -.62C-.36 -.5 -.34 -.44 -.4 -.36", x, y, s), white, s * 0.085)
    cv.fill(ell(x - s * 0.42, y - s * 0.34, s * 0.07, s * 0.06), white)
    cv.fill(path("M-.38 -.33L-.62 -.08L-.46 -.3Z", x, y, s), "#f0a04a")
    cv.line(path("M-.38 -.38Q-.26 -.42 -.16 -.34", x, y, s), "#3a3a70", s * 0.025)
    cv.spots([(x - s * 0.44, y - s * 0.35)], s * 0.014, "#1c1430")
    cv.line(path("M-.1 .04L.3 .04M-.04 .08L.22 .08", x, y, s), "#e8e8ff", 0.8, op=0.7)
