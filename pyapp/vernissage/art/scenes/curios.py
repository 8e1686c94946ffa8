"""Still lifes of the house: bottles, a window sill, a pantry.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import ell, n, nums, path, poly, rect
from . import motifs as m
from .larder import fruit

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream

_VESSELS = {
    "bottle": (
        "M-.13 0L-.13 -.56C-.13 -.66 -.045 -.68 -.045 -.76L-.055 -1L.055 -1L.045 -.76C.045 -.68 .13 -.66 .13"
        " -.56L.13 0Q0 .03 -.13 0Z"
    ),
    "flute": (
        "M-.1 0C-.15 -.06 -.1 -.1 -.05 -.14C-.2 -.3 -.16 -.46 -.05 -.54L-.07 -.94L-.1 -1L.1 -1L.07 -.94L.05 -.54"
        "C.16 -.46 .2 -.3 .05 -.14C.1 -.1 .15 -.06 .1 0Q0 .03 -.1 0Z"
    ),
    "tin": "M-.17 0L-.17 -.9L-.07 -.98L-.07 -1.04L.07 -1.04L.07 -.98L.17 -.9L.17 0Q0 .03 -.17 0Z",
    "jug": "M-.17 0C-.3 -.2 -.26 -.5 -.12 -.62L-.15 -.86L.2 -.92L.11 -.62C.26 -.5 .3 -.2 .17 0Q0 .03 -.17 0Z",
    "bowl": "M-.12 0L-.14 -.05C-.36 -.1 -.42 -.26 -.42 -.4L.42 -.4C.42 -.26 .36 -.1 .14 -.05L.12 0Q0 .03 -.12 0Z",
    "box": "M-.26 0L-.26 -.42L.26 -.42L.26 0Z",
    "vase": "M-.1 0C-.26 -.14 -.2 -.36 -.06 -.44L-.09 -.56L.09 -.56L.06 -.44C.2 -.36 .26 -.14 .1 0Q0 .03 -.1 0Z",
}
"""Outlines of vessels with their feet at (0, 0), the tall ones one unit tall."""


def vessels(cv: Canvas, rng: Stream) -> None:
    """Paint seven quiet vessels, shoulder to shoulder in an evening light from the left; the smallest wears a poppy."""
    w, h, p = cv.w, cv.h, cv.pal
    ty = h * 0.66
    wall = mix("#cfc3a6", p.soft, 0.3)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, p.tint(wall, 0.3)), (1, p.shade(wall, 0.22))), 20))
    cv.fill(poly((w * 0.62, -3), (w * 1.06, -3), (w * 1.06, h * 0.5), (w * 0.34, ty)), p.ink, 0.1)
    cv.fill(rect(-3, ty, w + 6, h - ty + 4), cv.lin(((0, mix("#b08458", p.mid, 0.3)), (1, mix("#8a6040", p.mid, 0.3)))))
    cv.fill(rect(-3, h * 0.94, w + 6, h), mix("#6a4630", p.deep, 0.3))
    cv.line(f"M-3 {n(h * 0.94)}H{n(w + 4)}", mix("#d9b488", p.soft, 0.3), 1.4)
    s, y = h * 0.46, ty + h * 0.07
    white, ochre, blue, clay, sage = "#f3ead8", "#d6a146", mix("#4f6f8c", p.alt, 0.3), "#b5573a", "#8fa08a"

    def stand(kind: str, x: float, foot: float, k: float, colour: str) -> None:
        d = _VESSELS[kind]
        cv.fill(path("M-.1 0L.14 0L.62 -.07L.4 -.12Z", x, foot + 1, s * k * 1.2, s * 0.9), p.ink, 0.3)
        cv.fill(
            path(d, x, foot, s * k),
            cv.lin(((0, p.shade(colour, 0.1)), (0.22, p.tint(colour, 0.45)), (0.5, colour), (1, p.shade(colour, 0.5))), 0),
        )

    stand("tin", w * 0.19, y, 0.86, sage)
    stand("flute", w * 0.41, y, 1.08, white)
    stand("bottle", w * 0.62, y, 0.94, blue)
    cv.line(path("M.2 -.78C.46 -.8 .46 -.36 .22 -.3", w * 0.81, y, s * 0.76), p.shade(clay, 0.2), s * 0.045)
    stand("jug", w * 0.81, y, 0.76, clay)
    cv.fill(ell(w * 0.825, y - s * 0.682, s * 0.125, s * 0.02), p.shade(clay, 0.6))
    cv.line(path("M-.17 -.3L.17 -.3M-.17 -.7L.17 -.7", w * 0.19, y, s * 0.86), p.shade(sage, 0.35), 1)
    ribs = "".join(
        f"M{nums(w * 0.41 + a * s, y - s * 0.2)}q{nums(a * s * 0.5, -s * 0.16, 0, -s * 0.36)}"
        for a in (-0.07, -0.02, 0.03, 0.08)
    )
    cv.line(ribs, p.shade(white, 0.3), 0.8)
    y2 = y + h * 0.1
    stand("box", w * 0.2, y2, 0.66, ochre)
    cv.fill(path("M-.26 -.42L-.16 -.5L.36 -.5L.26 -.42Z", w * 0.2, y2, s * 0.66), p.tint(ochre, 0.5))
    cv.line(path("M-.26 -.21L.26 -.21", w * 0.2, y2, s * 0.66), white, 2.6)
    stand("bowl", w * 0.77, y2, 0.56, white)
    cv.fill(ell(w * 0.77, y2 - s * 0.224, s * 0.235, s * 0.03), p.shade(white, 0.4))
    cv.line(path("M-.4 -.3Q0 -.2 .4 -.3", w * 0.77, y2, s * 0.56), blue, 1.6)
    x, fx, fy = w * 0.485, w * 0.55, h * 0.175
    stem = mix("#4d7a3a", p.alt, 0.2)
    cv.line(f"M{nums(x, y2 - s * 0.34)}C{nums(x - w * 0.05, h * 0.5, x + w * 0.1, h * 0.36, fx, fy + 3)}", stem, 1.9)
    cv.fill(path("M0 0Q.5 -.5 .9 -.3Q.6 .1 0 0Z", w * 0.495, h * 0.43, s * 0.17), stem)
    cv.fill(path("M0 0Q.5 -.5 .9 -.3Q.6 .1 0 0Z", w * 0.475, h * 0.5, -s * 0.14, s * 0.14), p.shade(stem, 0.15))
    stand("vase", x, y2 + h * 0.012, 0.66, blue)
    cv.line(path("M-.17 -.24Q0 -.18 .17 -.24", x, y2 + h * 0.012, s * 0.66), white, 1.4)
    _poppy(cv, fx, fy, w * 0.2)
    petal = "M-.5 .1Q-.3 -.4 .3 -.3Q.6 -.1 .4 .2Q0 .3 -.5 .1Z"
    cv.fill(path(petal, w * 0.36, h * 0.9 + 1, s * 0.11), p.ink, 0.3)
    cv.fill(path(petal, w * 0.36, h * 0.9, s * 0.11), "#e2452c")


def _poppy(cv: Canvas, x: float, y: float, r: float) -> None:
    """A poppy wide open, r from its heart to its rim, and its shadow on the wall."""
    red = "#e2452c"
    cv.fill(ell(x + r * 0.75, y + r * 0.5, r * 0.95, r * 0.85), cv.pal.ink, 0.12)
    back = "M-.95 -.1C-1.1 -.7 -.5 -1 -.1 -.86C.3 -1.06 1 -.8 .95 -.2C1.1 .4 .5 .3 0 .3C-.5 .3 -.9 .3 -.95 -.1Z"
    left = "M0 .2C-.3 -.3 -.9 -.3 -1.02 0C-1.1 .5 -.7 .9 -.2 .8C.1 .7 .1 .4 0 .2Z"
    right = "M0 .2C.3 -.3 .9 -.3 1.02 .04C1.1 .56 .6 .9 .1 .82C-.1 .7 -.1 .4 0 .2Z"
    cv.fill(path(back, x, y, r), cv.pal.shade(red, 0.22))
    cv.fill(path(right, x, y, r), cv.pal.shade(red, 0.08))
    cv.fill(path(left, x, y, r), red)
    cv.fill(
        path("M-.98 .1C-.9 -.16 -.5 -.2 -.2 .06Q-.6 0 -.98 .1ZM.2 .04C.5 -.2 .9 -.14 .98 .1Q.6 -.02 .2 .04Z", x, y, r),
        "#ff8a5e",
    )
    cv.fill(ell(x, y + r * 0.04, r * 0.27, r * 0.24), cv.pal.ink)
    cv.spots(
        [(x + a * r, y + b * r) for a, b in ((-0.34, -0.1), (-0.2, -0.3), (0.06, -0.36), (0.28, -0.22), (0.36, 0))],
        0.75,
        "#2a1c20",
    )
    cv.spots([(x - r * 0.06, y - r * 0.02)], r * 0.09, "#a8b87a")


def sill(cv: Canvas, rng: Stream) -> None:
    """Paint an open window over roofs: cactuses on the sill, a watering can, a cat outside who would rather be in."""
    w, h, p = cv.w, cv.h, cv.pal
    sy = h * 0.76
    x0, x1, top = w * 0.16, w * 0.84, h * 0.07
    cv.form(rect(-3, -3, w + 6, h + 6), p.tint(p.alt, 0.2), "plane", ang=80, tex=0.6, edge=False)
    cv.open(rect(x0, top, x1 - x0, sy - top))
    m.sky(cv, p.tint(mix(p.soft, "#9cc4dc", 0.6), 0.1), p.pale, sy, 4)
    m.disc(cv, w * 0.62, h * 0.2, 8 + 3 * cv.big, p.hot, 2.2)
    m.cloud(cv, w * 0.36, h * 0.26, 34, p.tint(p.soft, 0.75))
    for i in range(3):
        c = (p.tint(p.mid, 0.35), p.mid, p.shade(p.deep, 0.05))[i]
        for j in range(4):
            q = (x1 - x0) / 3.2
            hx, hy = x0 + q * (j - 0.4 + 0.35 * (i % 2)), h * (0.48 + 0.1 * i) + 5 * ((i + j) % 2)
            cv.form(
                poly((hx, sy), (hx, hy), (hx + q * 0.5, hy - q * 0.42), (hx + q, hy), (hx + q, sy)),
                p.tint(c, 0.12 * (j % 2)),
                "plane",
                tex=0.5,
            )
            cv.fill(
                poly((hx - 2, hy + 2), (hx + q * 0.5, hy - q * 0.46), (hx + q + 2, hy + 2), (hx + q * 0.5, hy - q * 0.28)),
                p.shade(c, 0.35),
            )
            cv.fill(rect(hx + q * 0.42, hy + 2, q * 0.16, q * 0.22), p.tint(p.hot, 0.5))
    m.cat(cv, w * 0.66, sy + 2, h * 0.15, p.ink, -1)
    cv.spots([(w * 0.66 - h * 0.012, sy - h * 0.118), (w * 0.66 + h * 0.02, sy - h * 0.118)], 1.5, p.tint(p.hot, 0.4))
    cv.close()
    cv.line(f"M{nums(x0, top)}H{n(x1)}V{n(sy)}M{nums(x0, top)}V{n(sy)}", p.pale, 5)
    for f, x in ((-1, x0), (1, x1)):  # the wings stand open
        out = x + f * w * 0.15
        wing = poly((x, top), (out, top - h * 0.03), (out, sy + h * 0.03), (x, sy))
        cv.fill(wing, p.tint(mix(p.soft, "#9cc4dc", 0.5), 0.4), 0.85)
        cv.line(wing, p.pale, 3.6)
        my = (top + sy) / 2
        cv.line([(x, my), (out, my)], p.pale, 2.4)
        cv.fill(poly((x, top + h * 0.05), (out, top + h * 0.2), (out, top + h * 0.29), (x, top + h * 0.14)), "#fff", 0.4)
    cv.form(rect(w * 0.02, sy, w * 0.96, h * 0.045), p.pale, "drop", tex=0, deep=0.3)
    cv.form(rect(-3, sy + h * 0.045, w + 6, h), p.shade(p.alt, 0.2), "plane", tex=0.6)
    cv.fill(rect(-3, sy + h * 0.045, w + 6, 5), p.ink, 0.3)
    green = mix("#4d8a4a", p.alt, 0.25)
    pots = ((0.2, 0.0), (0.39, 1.0), (0.84, 2.0))
    for (a, kind), c in zip(pots, (p.hot, p.deep, p.mid), strict=True):
        x, s = w * a, min(w * 0.2, h * 0.12)
        if kind == 0:
            cv.form(path("M-.3 -.5C-.5 -1.2 -.3 -1.9 0 -1.95C.3 -1.9 .5 -1.2 .3 -.5Z", x, sy, s), green, "cyl", tex=0, deep=0.4)
            cv.form(path("M.3 -1.1Q.7 -1 .62 -1.6Q.56 -1.8 .46 -1.6Q.5 -1.3 .3 -1.3Z", x, sy, s), green, "cyl", tex=0)
            cv.line(path("M-.14 -.6L-.12 -1.7M.1 -.6L.1 -1.7", x, sy, s), p.tint(green, 0.5), 1.2, "1 3")
            cv.fill(ell(x, sy - s * 1.98, s * 0.17), p.hot if c != p.hot else p.tint(p.hot, 0.3))
        elif kind == 1:
            cv.form(ell(x, sy - s * 0.84, s * 0.46, s * 0.42), green, "round", tex=0, deep=0.45)
            cv.line(
                path("M-.36 -.84L-.3 -1.06M-.14 -.8L-.1 -1.14M.12 -.8L.1 -1.14M.34 -.84L.28 -1.06", x, sy, s),
                p.tint(green, 0.6),
                1.2,
                "1 2.4",
            )
            cv.fill(
                ell(x, sy - s * 1.25, s * 0.12)
                + ell(x - s * 0.18, sy - s * 1.2, s * 0.1)
                + ell(x + s * 0.18, sy - s * 1.2, s * 0.1),
                p.hot,
            )
        else:
            for d in (-40, -18, 0, 20, 42):
                cv.fill(
                    path("M-.1 0Q-.12 -.6 0 -1Q.12 -.6 .1 0Z", x, sy - s * 0.5, s, None, d), p.tint(green, 0.2 if d % 40 else 0)
                )
        cv.form(path("M-.32 0L-.42 -.5L.42 -.5L.32 0Z", x, sy, s), c, "cyl", tex=0, deep=0.5)
        cv.form(rect(x - s * 0.47, sy - s * 0.6, s * 0.94, s * 0.16), p.tint(c, 0.2), "cyl", tex=0)
    s, x, y = min(w * 0.3, h * 0.17), w * 0.36, h * 0.96
    cv.fill(ell(x + s * 0.1, y, s * 0.6, s * 0.08), p.ink, 0.35)
    can = p.tint(p.deep, 0.25) if lum(p.deep) < 0.4 else p.deep
    cv.line(path("M-.3 -.64C-.9 -.9 -.9 -.1 -.34 -.12", x, y, s), p.shade(can, 0.3), s * 0.07)
    cv.form(path("M.3 -.2L.92 -.78L1.02 -.72L.34 0Z", x, y, s), can, "cyl", tex=0)
    cv.fill(path("M.86 -.86L1.1 -.66L1.0 -.6L.8 -.78Z", x, y, s), p.shade(can, 0.35))
    cv.form(path("M-.38 0L-.34 -.66L.34 -.66L.38 0Q0 .08 -.38 0Z", x, y, s), can, "cyl", tex=0, deep=0.5)
    cv.fill(ell(x, y - s * 0.66, s * 0.34, s * 0.07), p.shade(can, 0.4))
    cv.line(path("M-.3 -.66C-.2 -1.04 .2 -1.04 .3 -.66", x, y, s), p.shade(can, 0.3), s * 0.06)
    fruit(cv, "lemon", w * 0.76, y - s * 0.12, s * 0.2, rng)


def pantry(cv: Canvas, rng: Stream) -> None:
    """Paint a kitchen wall: copper pans on a rail, onions and chillies in strings, eggs on a shelf, a cook's cap on a nail."""
    w, h, p = cv.w, cv.h, cv.pal
    wall = p.tint(p.soft, 0.2)
    cv.form(rect(-3, -3, w + 6, h + 6), wall, "plane", ang=70, tex=0.6, edge=False, deep=0.25)
    q = w / 5
    tiles = "".join(f"M0 {n(h * 0.62 + q * j)}H{n(w)}" for j in range(int(h * 0.4 / q) + 1)) + "".join(
        f"M{n(q * i)} {n(h * 0.62)}V{n(h)}" for i in range(6)
    )
    cv.fill(rect(-3, h * 0.62, w + 6, h), p.pale)
    cv.line(tiles, p.tint(p.mid, 0.3), 1.2)
    cv.spots(
        [(q * (i + 0.5), h * 0.62 + q * (j + 0.5)) for i in range(5) for j in range(4) if (i + j) % 2],
        q * 0.14,
        p.tint(p.deep, 0.3),
    )
    copper = mix("#c8693a", p.hot, 0.2)
    ry = h * 0.1
    cv.line(f"M-3 {n(ry)}H{n(w)}", p.shade("#6b4326", 0.1), 4)
    for a, r, drop in ((0.2, 0.135, 0.07), (0.52, 0.17, 0.12), (0.84, 0.11, 0.06)):
        x, rr = w * a, w * r
        y = ry + h * drop + rr
        cv.fill(ell(x + 4, y + 5, rr), p.ink, 0.22)
        cv.line(f"M{nums(x, ry)}V{n(y - rr)}", p.shade(copper, 0.55), rr * 0.2)
        cv.form(ell(x, y, rr), copper, "round", tex=0, deep=0.5, lift=0.45)
        cv.line(ell(x, y, rr * 0.78), p.tint(copper, 0.45), 1.2)
        cv.fill(path("M-.6 -.2Q-.5 -.66 -.1 -.72Q-.4 -.4 -.44 -.1Z", x, y, rr), "#fff2dc", 0.8)
    gold = mix("#d9a24a", p.hot, 0.15)
    x, y = w * 0.22, ry + h * 0.23
    cv.line(f"M{nums(x, ry)}V{n(y)}", p.shade("#8a6a3c", 0.2), 2)
    for j in range(4):
        for f in (-1, 1):
            r = w * 0.07 * (1 - 0.05 * j)
            cx, cy = x + f * r * 0.8, y + j * r * 1.5 + (f > 0) * r * 0.6
            cv.form(
                path("M0 -1.25Q.2 -.9 .7 -.6Q1.1 .2 .5 .8Q0 1.1 -.5 .8Q-1.1 .2 -.7 -.6Q-.2 -.9 0 -1.25Z", cx, cy, r),
                gold if j % 2 else p.tint(gold, 0.5),
                "round",
                tex=0,
            )
    red = mix("#c8302a", p.hot, 0.2)
    x, y = w * 0.84, ry + h * 0.17
    cv.line(f"M{nums(x, ry)}V{n(y + h * 0.14)}", p.shade("#5a7a3a", 0.2), 1.6)
    for j in range(7):
        f = 1 if j % 2 else -1
        cv.fill(
            path("M0 0C.5 .1 .6 .7 .2 1.3C.3 .8 .1 .4 -.1 .1Z", x, y + j * h * 0.02, w * 0.1 * f, w * 0.1, -20 * f),
            red if j % 3 else p.shade(red, 0.25),
        )
    sy = h * 0.6
    cv.form(rect(-3, sy, w + 6, 6), p.shade("#8a5a34", 0.05), "drop", tex=0)
    cv.fill(rect(-3, sy + 6, w + 6, 4), p.ink, 0.3)
    x, s = w * 0.66, w * 0.3
    cv.form(path("M-.5 0L-.6 -.34L.6 -.34L.5 0Z", x, sy, s), mix("#c79a5a", p.soft, 0.2), "drop", tex=0)
    cv.line(path("M-.56 -.22L.56 -.22M-.53 -.1L.53 -.1", x, sy, s), p.shade("#8a5a2c", 0.1), 1.4, "4 2")
    for i in range(5):
        cv.form(
            ell(x + s * (-0.42 + 0.21 * i), sy - s * (0.4 + 0.06 * (i % 2)), s * 0.12, s * 0.16),
            ("#fbf1de", "#e8c79c")[i % 2],
            "round",
            tex=0,
            deep=0.25,
        )
    x, s = w * 0.24, w * 0.34
    jug = p.alt if abs(lum(p.alt) - lum(wall)) > 0.12 else p.deep
    cv.line(path("M.28 -.7C.66 -.74 .62 -.14 .3 -.2", x, sy, s), p.shade(jug, 0.3), s * 0.08)
    cv.form(
        path("M-.3 0C-.44 -.3 -.34 -.5 -.24 -.66L-.34 -.92L.24 -.86L.24 -.66C.34 -.5 .44 -.3 .3 0Q0 .05 -.3 0Z", x, sy, s),
        jug,
        "cyl",
        tex=0,
        deep=0.5,
    )
    cv.line(path("M-.36 -.3Q0 -.22 .36 -.3", x, sy, s), p.tint(jug, 0.6), s * 0.06)
    by = h * 0.9
    cv.form(rect(-3, by, w + 6, h), p.shade(mix("#a5703f", p.mid, 0.2), 0.1), "drop", tex=0.6)
    x, s = w * 0.52, w * 0.34
    cv.fill(ell(x + 4, by + 3, s * 0.8, s * 0.1), p.ink, 0.35)
    cv.form(path("M-.66 0L-.72 -.62L.72 -.62L.66 0Q0 .1 -.66 0Z", x, by + 3, s), copper, "cyl", tex=0, deep=0.55, lift=0.5)
    cv.form(ell(x, by + 3 - s * 0.62, s * 0.74, s * 0.12), p.tint(copper, 0.25), "drop", tex=0)
    cv.fill(ell(x, by + 3 - s * 0.76, s * 0.09), p.ink)
    cv.line(path("M-.72 -.44L-.94 -.44M.72 -.44L.94 -.44", x, by + 3, s), p.shade(copper, 0.5), s * 0.09)
    cv.line(
        path("M-.2 -.86Q-.3 -1 -.2 -1.14Q-.1 -1.28 -.2 -1.4M.2 -.9Q.1 -1.04 .2 -1.16Q.3 -1.26 .2 -1.36", x, by, s),
        "#fff",
        s * 0.05,
        op=0.7,
    )
