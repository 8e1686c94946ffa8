"""Still lifes that somebody is about to eat: fish from above, cheese by one candle.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect
from .larder import candle

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def friday(cv: Canvas, rng: Stream) -> None:
    """Paint a fish on its plate, seen from above on a checked cloth; a paw has come for its share."""
    w, h, p = cv.w, cv.h, cv.pal
    blue = mix("#2f5f96", p.deep, 0.2)
    cv.fill(rect(-3, -3, w + 6, h + 6), mix(p.pale, "#fff8ea", 0.5))
    check = mix("#d8483a", p.hot, 0.1)
    step = w / 11
    across = "".join(rect(i * 2 * step - step * 0.5, -3, step, h + 6).d for i in range(7))
    down = "".join(rect(-3, i * 2 * step - step * 0.2, w + 6, step).d for i in range(5))
    cv.fill(Shape(across, NOWHERE), check, 0.62)
    cv.fill(Shape(down, NOWHERE), check, 0.62)
    x, y, rx, ry = w * 0.49, h * 0.5, w * 0.385, h * 0.45
    cv.fill(ell(x + 3, y + 4, rx, ry), p.ink, 0.32)
    cv.fill(ell(x, y, rx, ry), "#fdfaf2")
    cv.line(ell(x, y, rx * 0.955, ry * 0.945), blue, 1.8)
    cv.fill(ell(x, y, rx * 0.78, ry * 0.74), mix("#e6ecee", blue, 0.08))
    marks = [(x + math.cos(a) * rx * 0.87, y + math.sin(a) * ry * 0.845) for a in (i * 0.2618 for i in range(24))]
    cv.spots(marks, 1.5, blue)
    for a, b in ((0.36, 0.2), (0.485, 0.16), (0.61, 0.2)):
        _slice(cv, w * a, h * b, h * 0.12)
    cv.put(f'<g transform="rotate(-7 {nums(x, y)})">')
    _fish(cv, w * 0.48, h * 0.565, w * 0.4)
    cv.close()
    for a, b, t in ((0.33, 0.83, 0), (0.42, 0.875, 40), (0.52, 0.87, -30)):
        _parsley(cv, w * a, h * b, h * 0.085, t)
    _fork(cv, w * 0.05, h * 0.18, h * 0.7)
    _paw(cv, w, h)


def _slice(cv: Canvas, x: float, y: float, r: float) -> None:
    """A slice of lemon from above."""
    cv.fill(ell(x + 1, y + 1.4, r), cv.pal.ink, 0.22)
    cv.fill(ell(x, y, r), mix("#f2c21f", cv.pal.hot, 0.2))
    cv.fill(ell(x, y, r * 0.86), "#fffbe0")
    wedge = "M0 -.12L-.26 -.74Q0 -.86 .26 -.74Z"
    cv.fill(Shape("".join(path(wedge, x, y, r, r, a).d for a in range(0, 360, 60)), NOWHERE), "#f8d94e")


def _fish(cv: Canvas, x: float, y: float, s: float) -> None:
    """A fish that points to the left, its middle at (x, y), 2 s long; it looks back at its tail."""
    p = cv.pal
    silver, back = "#a9c4cb", mix("#2f6f86", p.deep, 0.25)
    cv.fill(
        path("M-1 .08C-.6 -.3 .2 -.36 .62 0L1 -.3Q.92 .06 1.04 .36L.62 .12C.2 .5 -.6 .42 -1 .08Z", x + 2, y + 4, s), p.ink, 0.25
    )
    cv.fill(path("M.5 0L1 -.34Q.9 .04 1.04 .34L.5 .1Z", x, y, s), back)
    cv.fill(
        path("M-.24 -.3Q.02 -.52 .26 -.36L.3 -.14ZM-.04 .3L.22 .5L.26 .2ZM.34 .16L.5 .32L.5 .08Z", x, y, s),
        mix(back, p.hot, 0.25),
    )
    body = "M-1 .06C-.82 -.2 -.5 -.36 -.1 -.36C.26 -.34 .5 -.12 .62 .03C.5 .18 .24 .36 -.1 .37C-.5 .38 -.84 .24 -1 .06Z"
    cv.fill(path(body, x, y, s), cv.lin(((0, back), (0.42, mix(back, silver, 0.6)), (0.52, "#eef4f2"), (1, silver))))
    scales = "".join(
        path("M0 -.06Q.07 0 0 .06", x + s * (-0.42 + 0.13 * i), y + s * (-0.2 + 0.1 * j + 0.05 * (i % 2)), s).d
        for i in range(7)
        for j in range(4)
        if abs(-0.2 + 0.1 * j) < 0.3 - 0.028 * max(0, i - 2) * 1.6
    )
    cv.line(scales, mix(back, p.ink, 0.2), 0.9, op=0.6)
    cv.fill(
        path("M-1 .06C-.86 -.14 -.7 -.26 -.52 -.31Q-.4 .02 -.54 .34C-.72 .3 -.9 .2 -1 .06Z", x, y, s), mix(back, silver, 0.45)
    )
    cv.line(path("M-.53 -.3Q-.4 .02 -.55 .33M-.98 .08Q-.88 .08 -.8 .16", x, y, s), p.shade(back, 0.35), 1.3)
    cv.fill(ell(x - s * 0.72, y - s * 0.06, s * 0.115), "#fffbe8")
    cv.fill(ell(x - s * 0.675, y - s * 0.05, s * 0.06), p.ink)
    cv.line(path("M-.84 -.18L-.6 -.13", x, y, s), p.shade(back, 0.5), 2.6)
    cv.fill(path("M-.3 .06Q-.06 .1 -.12 .26Q-.3 .24 -.3 .06Z", x, y, s), p.shade(back, 0.1))
    cv.line(path("M-.4 -.24Q0 -.32 .3 -.14", x, y, s), "#fff", 1.3, op=0.6)


def _parsley(cv: Canvas, x: float, y: float, s: float, turn: float) -> None:
    """A sprig of parsley."""
    green = mix("#4f8f3f", cv.pal.mid, 0.2)
    cv.line(path("M-1 .3Q0 .2 .4 -.1", x, y, s, s, turn), green, 1.2)
    leaves = ((0.5, -0.2), (0.1, -0.4), (0.2, 0.3), (-0.4, 0.0), (0.75, 0.2))
    cv.fill(
        Shape(
            "".join(
                path(
                    "M0 -.4L.14 -.12L.4 -.1L.2 .1L.24 .4L0 .24L-.24 .4L-.2 .1L-.4 -.1L-.14 -.12Z",
                    x + a * s,
                    y + b * s,
                    s,
                    s,
                    turn,
                ).d
                for a, b in leaves
            ),
            NOWHERE,
        ),
        green,
    )


def _fork(cv: Canvas, x: float, y: float, s: float) -> None:
    """A fork from above, its tines upwards, s long."""
    steel = mix("#8f9ca6", cv.pal.deep, 0.15)
    for dx, c, o in ((1.6, cv.pal.ink, 0.25), (0, steel, None)):
        d = (
            "M-.06 0L-.06 .22Q-.06 .3 -.02 .32L-.03 .96Q0 1 .03 .96L.02 .32Q.06 .3 .06 .22L.06 0L.036 0L.036 .18"
            "L.012 .18L.012 0L-.012 0L-.012 .18L-.036 .18L-.036 0Z"
        )
        cv.fill(path(d, x + dx, y + dx, s * 1.5, s), c, o)


def _paw(cv: Canvas, w: float, h: float) -> None:
    """A ginger paw that reaches in from the lower right corner."""
    p = cv.pal
    ginger = mix("#e08a3a", p.hot, 0.15)
    arm = "M1.06 .78C.92 .72 .82 .66 .74 .62C.66 .58 .62 .62 .62 .7C.62 .8 .68 .84 .76 .87C.84 .91 .92 .98 .98 1.06L1.06 1.06Z"
    cv.fill(path(arm, 2, 3, w, h), p.ink, 0.3)
    cv.fill(path(arm, 0, 0, w, h), ginger)
    cv.fill(path("M.87 .69L.93 .72L.84 .92L.79 .885ZM.97 .74L1.03 .77L.93 1L.88 .95Z", 0, 0, w, h), p.shade(ginger, 0.35))
    cv.fill(path("M.74 .62C.66 .58 .62 .62 .62 .7C.62 .8 .68 .84 .74 .86C.7 .8 .7 .7 .74 .62Z", 0, 0, w, h), "#fff4e2")
    cv.line(path("M.632 .665L.665 .672M.626 .725L.662 .725M.636 .785L.668 .775", 0, 0, w, h), p.shade(ginger, 0.5), 1.1)
    cv.fill(
        path("M.632 .65L.61 .655L.63 .672ZM.624 .715L.602 .725L.625 .735ZM.634 .775L.616 .79L.642 .795Z", 0, 0, w, h), p.ink
    )


def two_mice(cv: Canvas, rng: Stream) -> None:
    """Paint a candle on a cheese, and two mice whose shadows on the wall have not seen each other's teeth."""
    w, h, p = cv.w, cv.h, cv.pal
    ty = h * 0.77
    wall = mix(p.deep, p.ink, 0.35)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, p.shade(wall, 0.5)), (0.75, wall), (1, p.shade(wall, 0.2)))))
    fx, fy = w * 0.5, h * 0.31
    cv.glow(fx, fy, h * 0.62, mix("#f0a63c", p.hot, 0.2), 0.95)
    cv.glow(fx, fy + h * 0.14, h * 0.5, mix("#f0b65c", p.hot, 0.2), 0.8)
    for r, o in ((0.62, 0.16), (0.4, 0.28)):
        cv.fill(ell(fx, fy, w * r), "#ffd98a", o)
    shade = mix("#3a2a3c", p.ink, 0.4)
    for f in (-1, 1):  # the shadows behind the mice have brought knife and fork
        x, k = fx + f * w * 0.45, w * 0.39
        _mouse(cv, x, ty + 2, k, -f, shade)
        tool = "M.62 -.7L.72 -1.5M.56 -2L.62 -1.66Q.72 -1.5 .8 -1.66L.86 -2M.71 -2L.72 -1.5" if f > 0 else "M.62 -.7L.72 -1.6"
        cv.line(path(tool, x, ty + 2, -f * k, k), shade, w * 0.026)
        if f < 0:
            cv.fill(path("M.64 -1.4C.6 -1.8 .72 -2.1 .86 -2.2L.8 -1.42Z", x, ty + 2, k), shade)
    cv.fill(rect(-3, ty, w + 6, h - ty + 4), cv.lin(((0, mix("#8a5636", p.hot, 0.15)), (1, mix("#4a2c22", p.ink, 0.3)))))
    cv.fill(ell(fx, ty + h * 0.07, w * 0.5, h * 0.04), "#ffe0a0", 0.4)
    _cheese(cv, fx, ty + h * 0.095, w * 0.7)
    s = h * 0.35
    candle(cv, fx, ty - h * 0.008, s)
    for i, (a, b, k) in enumerate(((-0.065, -0.87, 0.16), (0.06, -0.8, 0.12))):
        cv.line(f"M{nums(fx + a * s, ty - h * 0.008 + b * s)}v{n(k * s)}", "#fff8e6", 3 - i * 0.6)
    for f in (-1, 1):
        _mouse(cv, fx + f * w * 0.365, ty + h * 0.17, w * 0.17, -f)
    crumbs = [(fx + rng.f(-0.34, 0.34) * w, ty + h * rng.f(0.14, 0.2)) for _ in range(9)]
    cv.spots(crumbs, 1, mix("#f2c14a", p.hot, 0.2))


def _mouse(cv: Canvas, x: float, y: float, s: float, f: int, flat: str = "") -> None:
    """A mouse on its hind legs that looks to the side f, s to its shoulder; in one colour if `flat`, as a shadow is."""
    grey, pink = flat or mix("#9a8f88", cv.pal.mid, 0.15), flat or "#e3a596"
    cv.line(path("M-.5 -.1C-1 0 -1.2 -.5 -.96 -.8", x, y, s * f, s), pink, s * 0.09)
    cv.fill(path("M-.56 0C-.7 -.6 -.4 -1.06 -.06 -1.1C.3 -1.04 .44 -.5 .34 0Z", x, y, s * f, s), grey)
    cv.fill(
        path(
            "M-.3 -1.2C-.24 -1.6 .3 -1.66 .5 -1.4Q.74 -1.26 .86 -1.12Q.6 -.92 .2 -.92C-.1 -.9 -.34 -.98 -.3 -1.2Z",
            x,
            y,
            s * f,
            s,
        ),
        grey,
    )
    cv.fill(ell(x - 0.16 * s * f, y - 1.58 * s, s * 0.28), grey if flat else cv.pal.shade(grey, 0.15))
    cv.line(path("M.26 -.76Q.5 -.8 .62 -.96M.26 -.62L.6 -.74", x, y, s * f, s), grey, s * 0.13)
    if flat:
        return
    cv.fill(ell(x - 0.16 * s * f, y - 1.58 * s, s * 0.18), pink)
    cv.fill(path("M-.1 -.2C-.2 -.6 .06 -.86 .2 -.84C.34 -.6 .34 -.3 .28 -.06Z", x, y, s * f, s), "#e9ddd0")
    cv.fill(ell(x + 0.4 * s * f, y - 1.3 * s, s * 0.085), "#140d0d")
    cv.spots([(x + 0.38 * s * f, y - 1.33 * s)], s * 0.025, "#fff")
    cv.fill(ell(x + 0.86 * s * f, y - 1.13 * s, s * 0.07), "#d2706a")
    cv.line(path("M.66 -1.1L1.06 -1.28M.66 -1.06L1.08 -1.06", x, y, s * f, s), "#f4ead8", 0.5)


def _cheese(cv: Canvas, x: float, y: float, s: float) -> None:
    """Half a wheel of cheese with holes, s wide, its foot at y; its top is where a candle can stand."""
    p = cv.pal
    rind, paste = mix("#c9822e", p.hot, 0.2), "#f7d673"
    cv.fill(ell(x, y + 1, s * 0.56, s * 0.08), p.ink, 0.45)
    cv.fill(path("M-.5 -.34Q0 -.5 .5 -.34L.5 -.02Q0 .1 -.5 -.02Z", x, y, s), paste)
    cv.fill(path("M-.5 -.34Q0 -.5 .5 -.34Q0 -.2 -.5 -.34Z", x, y, s), p.tint(rind, 0.35))
    cv.fill(path("M-.5 -.34Q-.46 -.2 -.5 -.02L-.42 .0L-.42 -.31ZM.5 -.34Q.46 -.2 .5 -.02L.42 .0L.42 -.31Z", x, y, s), rind)
    holes = (
        (-0.26, -0.14, 0.07),
        (-0.06, -0.06, 0.045),
        (0.12, -0.16, 0.06),
        (0.3, -0.08, 0.05),
        (-0.12, -0.2, 0.03),
        (0.02, -0.22, 0.026),
    )
    for a, b, r in holes:
        cv.fill(ell(x + a * s, y + b * s, r * s, r * s * 0.86), mix("#c98f2e", p.hot, 0.1))
        cv.fill(ell(x + (a + 0.012) * s, y + (b + 0.014) * s, r * s * 0.8, r * s * 0.66), "#e6b648")
