"""City, two evenings: a tram that climbs a hill, and a bar that never shuts.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor;
t is how far along a wall or a street, 0 at the picture's edge and 1 where all lines meet; u how high, 0 at the ground.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .city_parts import lamp

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas
    from ..keyed import Rng
    from ..shapes import Point


def hill_tram(cv: Canvas, rng: Rng) -> None:
    """Paint a tram that climbs towards you between houses at nightfall; a cat has the right of way."""
    w, h, p = cv.w, cv.h, cv.pal
    vx, vy = w * 0.5, h * 0.36
    m.sky(cv, mix(p.deep, p.ink, 0.35), p.tint(mix(p.hot, p.alt, 0.5), 0.25), h * 0.5, 4, 26)
    mx, my, r = w * 0.6, h * 0.12, w * 0.05
    cv.glow(mx, my, r * 3, p.pale, 0.5)
    outer, inner = (
        f"a{nums(r, r)} 0 1 1 {nums(-r * 0.9, r * 1.6)}",
        f"a{nums(r * 0.9, r * 0.9)} 0 0 0 {nums(r * 0.9, -r * 1.6)}",
    )
    cv.fill(Shape(f"M{nums(mx, my - r)}{outer}{inner}z", NOWHERE), p.pale)
    _city_far(cv, vx, vy)
    for side in (-1, 1):
        _street_side(cv, rng.sub(side), side, vx, vy)
    road = poly((-4, h * 1.02), (w * 0.43, vy + h * 0.06), (w * 0.57, vy + h * 0.06), (w + 4, h * 1.02))
    cv.fill(road, cv.lin(((0, mix(p.mid, p.alt, 0.35)), (0.4, mix(p.deep, p.mid, 0.5)), (1, p.shade(p.deep, 0.4)))))
    stones = "".join(
        f"M{nums(vx + (a - 0.5) * w * 1.1 * t, y)}h{n(w * 0.05 * t)}"
        for t, y in ((0.25 + 0.1 * i, vy + (h - vy) * (0.25 + 0.1 * i)) for i in range(8))
        for a in (rng.f(0, 1) for _ in range(7))
    )
    cv.line(stones, p.tint(p.mid, 0.25), 1.1, op=0.4)
    for a in (0.31, 0.69):
        cv.line(
            [(w * (0.5 + (a - 0.5) * 0.2), vy + h * 0.08), (w * (0.5 + (a - 0.5) * 1.9), h + 4)],
            p.tint(p.alt, 0.6),
            2.2,
            op=0.9,
        )
    m.glints(cv, vx, h * 0.8, h, w * 0.12, p.tint(p.hot, 0.55), rng, 0.75)
    lamp(cv, w * 0.12, h * 0.9, h * 0.34)
    for a in (0.42, 0.58):
        cv.line([(w * a, -2), (vx + (a - 0.5) * 14, vy)], p.ink, 1)
    _tram(cv, vx, h * 0.84, w * 0.46)
    m.person(cv, w * 0.9, h * 0.93, h * 0.19, rng, p.alt, None, -1)
    m.cat(cv, w * 0.24, h * 0.965, h * 0.1, p.ink, 1)
    cv.spots([(w * 0.222, h * 0.879), (w * 0.236, h * 0.879)], 0.9, p.hot)


def _city_far(cv: Canvas, x: float, y: float) -> None:
    """The quarter on the next hill, a dome over it."""
    p = cv.pal
    far = mix(p.mid, p.alt, 0.4)
    d = (
        "M-80 30L-80 2L-64 2L-64 -8L-52 -8L-52 0L-42 0L-42 -16L-34 -24L-26 -16L-26 -4L-18 -4C-18 -16 -10 -22 0 -22"
        "C10 -22 18 -16 18 -4L26 -4L26 -18L40 -18L40 -8L50 -8L50 -20L56 -28L62 -20L62 -8L80 -8L80 30Z"
    )
    cv.fill(path(d, x, y, 1), far)
    cv.spots([(x + a, y + b) for a, b in ((-52, 2), (-30, -8), (-6, -8), (8, -8), (34, -8), (58, -10))], 1, p.tint(p.hot, 0.4))


def _street_side(cv: Canvas, rng: Rng, side: int, vx: float, vy: float) -> None:
    """Four houses that run down one side of the street to where all lines meet."""
    w, h, p = cv.w, cv.h, cv.pal
    edge = -4 if side < 0 else w + 4

    def at(t: float, u: float) -> Point:
        x = edge + (vx - edge) * t
        y = h * (1.02 - u)
        return x, y + (vy - y) * t

    colours = (p.shade(p.deep, 0.2), mix(p.mid, p.deep, 0.55), mix(p.alt, p.deep, 0.6), mix(p.mid, p.deep, 0.3))
    houses = ((0.66, 0.84, 1.16), (0.5, 0.66, 1.36), (0.29, 0.5, 1.14), (-0.02, 0.29, 1.4))
    for i, (a, b, top) in enumerate(houses):
        wall = colours[(i + (side > 0)) % 4]
        cv.fill(poly(at(a, 0), at(a, top), at(b, top), at(b, 0)), wall)
        cv.fill(
            poly(at(a - 0.01, top), at(a + 0.03, top + 0.13), at(b - 0.02, top + 0.13), at(b + 0.005, top)),
            p.shade(mix(p.alt, p.deep, 0.5), 0.35),
        )
        cv.fill(poly(at(b - 0.02, 0), at(b - 0.02, top), at(b, top), at(b, 0)), p.ink, 0.25)
        _lights(cv, rng, at, (a, b, top), i)


def _lights(cv: Canvas, rng: Rng, at: Callable[[float, float], Point], house: tuple[float, float, float], i: int) -> None:
    """A house's windows, about half of them lit, and the door's light on the pavement."""
    p = cv.pal
    a, b, top = house
    across = 3 if i == 3 else 2
    lit: list[Shape] = []
    dark: list[Shape] = []
    for j in range(across):
        t0 = a + (b - a) * (0.14 + j * 0.82 / across)
        t1 = t0 + (b - a) * 0.5 / across
        floors = [k for k in range(5) if 0.36 + k * 0.23 < top - 0.12]
        for k in floors:
            u0 = 0.36 + k * 0.23
            (lit if rng.chance(0.5) else dark).append(poly(at(t0, u0), at(t0, u0 + 0.14), at(t1, u0 + 0.14), at(t1, u0)))
    door = poly(
        at(a + (b - a) * 0.2, 0.02), at(a + (b - a) * 0.2, 0.24), at(a + (b - a) * 0.8, 0.24), at(a + (b - a) * 0.8, 0.02)
    )
    cv.fill(door, mix(p.hot, p.pale, 0.3) if i % 2 else p.ink, 0.85)
    cv.fill(Shape("".join(q.d for q in dark), NOWHERE), p.ink, 0.5)
    cv.fill(Shape("".join(q.d for q in lit), NOWHERE), p.tint(p.hot, 0.35))


def _tram(cv: Canvas, x: float, y: float, s: float) -> None:
    """A tram from the front, its wheels at (x, y), s wide."""
    p = cv.pal
    pink, glow = p.tint(p.alt, 0.3), p.tint(p.hot, 0.55)
    cv.fill(ell(x, y, s * 0.56, s * 0.06), p.ink, 0.5)
    cv.line(path("M0 -1.3L.06 -1.7", x, y, s), p.ink, s * 0.025)
    cv.fill(path("M-.4 -.06L.4 -.06L.36 .02L-.36 .02Z", x, y, s), p.ink)
    cv.fill(path("M-.48 -.06L-.5 -.94Q-.46 -1.22 -.3 -1.28L.3 -1.28Q.46 -1.22 .5 -.94L.48 -.06Z", x, y, s), pink)
    cv.fill(path("M.2 -1.28L.3 -1.28Q.46 -1.22 .5 -.94L.48 -.06L.3 -.06Q.34 -.7 .2 -1.28Z", x, y, s), p.shade(p.alt, 0.16), 0.7)
    cv.fill(path("M-.48 -1.1Q-.42 -1.26 -.3 -1.32L.3 -1.32Q.42 -1.26 .48 -1.1Q0 -1.2 -.48 -1.1Z", x, y, s), p.pale)
    cv.fill(path("M-.24 -1.26L.24 -1.26L.22 -1.13L-.22 -1.13Z", x, y, s), p.ink)
    cv.line(path("M-.15 -1.19L-.06 -1.19M0 -1.19L.15 -1.19", x, y, s), glow, s * 0.035)
    panes = (
        "M-.45 -.62L-.46 -.92Q-.4 -1.04 -.24 -1.08L-.24 -.6Z",
        "M-.2 -.6L-.2 -1.08L.2 -1.08L.2 -.6Z",
        "M.24 -.6L.24 -1.08Q.4 -1.04 .46 -.92L.45 -.62Z",
    )
    cv.fill(Shape("".join(path(d, x, y, s).d for d in panes), NOWHERE), cv.lin(((0, glow), (1, p.tint(p.hot, 0.15)))))
    # the driver and two who look out
    for a, b, k, coat in ((-0.35, -0.62, 0.7, p.mid), (0.35, -0.62, 0.7, p.alt), (0.02, -0.6, 1.0, p.deep)):
        cv.fill(path("M-.13 0Q-.13 -.16 0 -.17Q.13 -.16 .13 0Z", x + a * s, y + b * s, s * k), coat)
        cv.fill(ell(x + a * s, y + (b - 0.235 * k) * s, s * 0.07 * k, s * 0.08 * k), "#c98d62")
    cv.fill(path("M-.09 -.86Q0 -.99 .12 -.86L.17 -.83L-.09 -.83Z", x, y, s), p.ink)
    cv.line(path("M-.03 -.755Q.02 -.78 .07 -.755", x, y, s), p.ink, s * 0.022)
    cv.fill(path("M-.49 -.5L.49 -.5L.485 -.42L-.485 -.42Z", x, y, s), p.pale)
    cv.glow(x, y - s * 0.26, s * 0.42, p.tint(p.hot, 0.6), 0.9)
    cv.fill(ell(x, y - s * 0.26, s * 0.105), p.shade(p.alt, 0.4))
    cv.fill(ell(x, y - s * 0.26, s * 0.08), "#fffbe6")
    for a in (-0.33, 0.33):
        cv.fill(ell(x + a * s, y - s * 0.22, s * 0.045), p.tint(p.hot, 0.3))
    cv.fill(path("M-.54 -.1L.54 -.1L.5 .0L-.5 .0Z", x, y, s), p.shade(p.deep, 0.3))
    cv.line(path("M-.4 -.05L.4 -.05", x, y, s), p.hot, s * 0.03, f"{n(s * 0.06)} {n(s * 0.05)}", cap=False)


def bar(cv: Canvas, rng: Rng) -> None:
    """Paint a bar on a corner, late: green lamps over the counter, one who wipes it, one who stays; a cat waits outside."""
    w, h, p = cv.w, cv.h, cv.pal
    night, brick = p.shade(p.ink, 0.2), mix(p.deep, "#3a2f4a", 0.4)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, night), (1, mix(p.ink, p.deep, 0.5)))))
    cv.fill(poly((-3, -3), (w * 0.7, -3), (w * 0.7, h * 0.26), (-3, h * 0.31)), brick)
    cv.fill(poly((w * 0.7, -3), (w + 3, -3), (w + 3, h * 0.37), (w * 0.7, h * 0.26)), p.shade(brick, 0.4))
    panes = "".join(rect(w * a, h * 0.03, w * 0.12, h * 0.14).d for a in (0.08, 0.3, 0.52))
    cv.fill(Shape(panes, NOWHERE), night)
    cv.fill(rect(w * 0.3, h * 0.03, w * 0.12, h * 0.14), p.tint(p.hot, 0.2))
    cv.line(f"M{nums(w * 0.36, h * 0.03)}v{n(h * 0.14)}M{nums(w * 0.3, h * 0.1)}h{n(w * 0.12)}", brick, 1.4)
    m.cat(cv, w * 0.33, h * 0.17, h * 0.075, p.ink)
    room = poly((-3, h * 0.37), (w * 0.7, h * 0.33), (w * 0.7, h * 0.77), (-3, h * 0.7))
    side = poly((w * 0.7, h * 0.33), (w + 3, h * 0.42), (w + 3, h * 0.68), (w * 0.7, h * 0.77))
    cv.fill(room, cv.lin(((0, mix("#d9d98a", p.hot, 0.3)), (1, "#f6e8a6"))))
    cv.fill(side, mix("#c9c878", p.hot, 0.3))
    shelf = mix("#6a3f24", p.ink, 0.2)
    cv.line(f"M{nums(0, h * 0.505)}L{nums(w * 0.24, h * 0.5)}", shelf, 1.4)
    for i, c in enumerate((p.alt, p.mid, p.deep, p.hot, p.mid)):
        cv.fill(rect(w * (0.02 + 0.046 * i), h * (0.43 + 0.02 * (i % 2)), w * 0.026, h * (0.075 - 0.02 * (i % 2))), c)
    for a, b in ((0.1, 0.43), (0.38, 0.42), (0.63, 0.415)):
        _green_lamp(cv, w * a, h * b, w * 0.085, h * 0.36)
    _barman(cv, w * 0.25, h * 0.63, h * 0.26)
    counter = poly((-3, h * 0.6), (w * 0.58, h * 0.61), (w * 0.64, h * 0.64), (w * 0.58, h * 0.755), (-3, h * 0.7))
    cv.fill(counter, shelf)
    cv.fill(
        poly((-3, h * 0.6), (w * 0.58, h * 0.61), (w * 0.64, h * 0.64), (w * 0.55, h * 0.645), (-3, h * 0.628)),
        mix("#b8743f", p.hot, 0.2),
    )
    _guest(cv, w * 0.53, h * 0.735, h * 0.31)
    cv.fill(path("M-.3 -.9L.3 -.9L.16 0L-.16 0Z", w * 0.43, h * 0.622, h * 0.06), p.pale)
    cv.line(f"M{nums(w * 0.7, h * 0.31)}V{n(h * 0.78)}", p.shade(p.mid, 0.4), 2.6)
    cv.line(f"M{nums(-3, h * 0.36)}L{nums(w * 0.7, h * 0.32)}L{nums(w + 3, h * 0.41)}", p.shade(p.mid, 0.35), 2.4)
    cv.fill(
        poly((-3, h * 0.7), (w * 0.7, h * 0.77), (w + 3, h * 0.68), (w + 3, h * 0.76), (w * 0.7, h * 0.86), (-3, h * 0.77)),
        p.shade(p.deep, 0.25),
    )
    cv.fill(poly((-3, h * 0.77), (w * 0.7, h * 0.86), (w + 3, h * 0.76), (w + 3, h + 3), (-3, h + 3)), mix(p.ink, p.deep, 0.4))
    cv.fill(
        poly((0, h * 0.79), (w * 0.68, h * 0.87), (w * 0.8, h + 3), (w * 0.1, h + 3)),
        cv.lin(((0, "#e6d98a", 0.75), (1, "#e6d98a", 0.08))),
    )
    m.cat(cv, w * 0.86, h * 0.9, h * 0.13, night, -1)
    m.glints(cv, w * 0.4, h * 0.88, h, w * 0.3, "#f6e8a6", rng, 0.5, 0.3)


def _green_lamp(cv: Canvas, x: float, y: float, s: float, top: float) -> None:
    """A lamp with a green shade that hangs down to y, 2 s wide, from `top`."""
    p = cv.pal
    green = mix("#1f8f5a", p.mid, 0.15)
    cv.line(f"M{nums(x, top - 1)}V{n(y - s * 0.6)}", p.ink, 0.9)
    cv.fill(
        poly((x - s * 0.8, y), (x + s * 0.8, y), (x + s * 1.7, y + s * 2.4), (x - s * 1.7, y + s * 2.4)),
        cv.lin(((0, "#fff3b0", 0.75), (1, "#fff3b0", 0))),
    )
    cv.fill(path("M-1 0C-.9 -.6 -.4 -.62 -.2 -.9L.2 -.9C.4 -.62 .9 -.6 1 0Z", x, y, s), green)
    cv.fill(path("M-.7 -.1C-.6 -.46 -.3 -.5 -.14 -.72L0 -.72C-.14 -.4 -.3 -.3 -.4 -.1Z", x, y, s), p.tint(green, 0.5))
    cv.fill(ell(x, y, s, s * 0.16), "#fffbe0")


def _barman(cv: Canvas, x: float, y: float, s: float) -> None:
    """Somebody in white behind the counter, seen to the waist."""
    p = cv.pal
    cv.fill(path("M-.34 0C-.4 -.4 -.26 -.56 0 -.56C.26 -.56 .4 -.4 .34 0Z", x, y, s), "#fdfaf0")
    cv.fill(path("M-.08 -.56L.08 -.56L0 -.3Z", x, y, s), p.ink)
    cv.fill(ell(x, y - s * 0.74, s * 0.16, s * 0.19), "#d9a078")
    cv.fill(path("M-.18 -.8L-.16 -.98Q0 -1.04 .18 -.96L.18 -.8Q0 -.88 -.18 -.8Z", x, y, s), "#fdfaf0")
    cv.line(path("M.26 -.4L.5 -.1", x, y, s), "#fdfaf0", s * 0.15)
    cv.fill(path("M.4 -.1L.72 -.12L.66 .02L.42 .02Z", x, y, s), p.tint(p.alt, 0.2))


def _guest(cv: Canvas, x: float, y: float, s: float) -> None:
    """Somebody from behind on a stool, the hat on."""
    p = cv.pal
    coat = mix(p.alt, p.ink, 0.25)
    cv.line(path("M0 -.1L0 .1M-.14 .1L.14 .1", x, y, s), p.ink, s * 0.07)
    cv.fill(path("M-.22 -.04C-.34 -.4 -.22 -.6 0 -.62C.22 -.6 .34 -.4 .22 -.04Z", x, y, s), coat)
    cv.line(path("M-.2 -.42Q-.42 -.36 -.4 -.24", x, y, s), coat, s * 0.13)
    cv.fill(ell(x, y - s * 0.72, s * 0.12, s * 0.13), "#b87f5a")
    cv.fill(path("M-.3 -.74Q0 -.66 .3 -.74Q.26 -.82 .16 -.82C.16 -1 -.16 -1 -.16 -.82Q-.26 -.82 -.3 -.74Z", x, y, s), p.ink)
    cv.line(path("M-.15 -.82Q0 -.78 .15 -.82", x, y, s), p.alt, s * 0.045)
