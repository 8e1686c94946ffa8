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
    from ..keyed import Stream
    from ..shapes import Point


def hill_tram(cv: Canvas, rng: Stream) -> None:
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


def _street_side(cv: Canvas, rng: Stream, side: int, vx: float, vy: float) -> None:
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


def _lights(cv: Canvas, rng: Stream, at: Callable[[float, float], Point], house: tuple[float, float, float], i: int) -> None:
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
    for a, coat, hair in ((-0.35, p.mid, "#3a2230"), (0.35, p.alt, "#f0c070")):  # two who look out, between them the driver
        cv.fill(path("M-.1 0Q-.1 -.13 0 -.13Q.1 -.13 .1 0Z", x + a * s, y - 0.62 * s, s), coat)
        cv.fill(ell(x + a * s, y - 0.785 * s, s * 0.055, s * 0.065), "#e0a578")
        cv.fill(path("M-.065 -.16C-.075 -.26 .075 -.26 .065 -.16Q0 -.21 -.065 -.16Z", x + a * s, y - 0.62 * s, s), hair)
    navy, skin = mix(p.deep, p.ink, 0.3), "#e8b088"
    cv.fill(path("M-.19 -.6Q-.19 -.75 0 -.76Q.19 -.75 .19 -.6Z", x, y, s), navy)
    cv.fill(path("M-.06 -.755L.06 -.755L0 -.67Z", x, y, s), p.pale)
    cv.spots([(x - s * 0.12, y - s * 0.66), (x + s * 0.12, y - s * 0.66)], s * 0.014, p.hot)
    cv.fill(ell(x, y - s * 0.85, s * 0.092, s * 0.11), skin)
    cv.fill(path("M-.08 -.8Q-.05 -.85 0 -.825Q.05 -.85 .08 -.8Q.03 -.775 0 -.8Q-.03 -.775 -.08 -.8Z", x, y, s), "#5a2a30")
    cv.spots([(x - s * 0.037, y - s * 0.87), (x + s * 0.037, y - s * 0.87)], s * 0.012, p.ink)
    cv.fill(path("M-.1 -.91L-.13 -1Q0 -1.06 .13 -1L.1 -.91Z", x, y, s), navy)
    cv.fill(path("M-.11 -.92Q0 -.94 .11 -.92Q.07 -.875 0 -.88Q-.07 -.875 -.11 -.92Z", x, y, s), p.ink)
    cv.spots([(x, y - s * 0.965)], s * 0.02, p.hot)
    cv.fill(path("M-.49 -.5L.49 -.5L.485 -.42L-.485 -.42Z", x, y, s), p.pale)
    cv.glow(x, y - s * 0.26, s * 0.42, p.tint(p.hot, 0.6), 0.9)
    cv.fill(ell(x, y - s * 0.26, s * 0.105), p.shade(p.alt, 0.4))
    cv.fill(ell(x, y - s * 0.26, s * 0.08), "#fffbe6")
    for a in (-0.33, 0.33):
        cv.fill(ell(x + a * s, y - s * 0.22, s * 0.045), p.tint(p.hot, 0.3))
    cv.fill(path("M-.54 -.1L.54 -.1L.5 .0L-.5 .0Z", x, y, s), p.shade(p.deep, 0.3))
    cv.line(path("M-.4 -.05L.4 -.05", x, y, s), p.hot, s * 0.03, f"{n(s * 0.06)} {n(s * 0.05)}", cap=False)


def bar(cv: Canvas, rng: Stream) -> None:
    """Paint a bar's window from the street, late: three green lamps, one who wipes a glass, one who sleeps; a cat looks in."""
    w, h, p = cv.w, cv.h, cv.pal
    night, front = mix("#0c1a2c", p.ink, 0.4), mix("#16403f", p.deep, 0.3)
    cv.fill(rect(-3, -3, w + 6, h + 6), front)
    cv.fill(rect(-3, -3, w + 6, h * 0.125), night)
    cv.fill(rect(-3, h * 0.09, w + 6, h * 0.05), mix(front, p.alt, 0.2))
    cv.line(f"M-3 {n(h * 0.145)}H{n(w + 3)}", p.hot, 0.9)
    x0, x1, top, sill = w * 0.06, w * 0.94, h * 0.17, h * 0.79
    room = rect(x0, top, x1 - x0, sill - top)
    cv.fill(room, cv.lin(((0, "#8a4a24"), (0.35, "#e8a03c"), (1, "#fbe08a"))))
    cv.open(room)
    for y, bottles in ((0.46, (0.1, 0.16, 0.21, 0.27, 0.5, 0.56, 0.85, 0.9)), (0.335, (0.12, 0.29, 0.5, 0.7, 0.87))):
        d = "".join(
            path("M-.3 0L-.3 -.6L-.1 -.8L-.1 -1.1L.1 -1.1L.1 -.8L.3 -.6L.3 0Z", w * a, h * y, w * 0.05, h * 0.09).d
            for a in bottles
        )
        cv.fill(Shape(d, NOWHERE), "#9c5424", 0.8)
        cv.line(f"M{n(x0)} {n(h * y)}H{n(x1)}", "#7a3c1c", 1.1)
    for a in (0.22, 0.5, 0.78):
        cone = poly((w * a - w * 0.11, h * 0.4), (w * a + w * 0.11, h * 0.4), (w * a + w * 0.2, sill), (w * a - w * 0.2, sill))
        cv.fill(cone, cv.lin(((0, "#fffbd8", 0.75), (1, "#fffbd8", 0.1))))
    _barman(cv, w * 0.3, h * 0.69, h * 0.3)
    wood = "#6a2f1c"
    cv.fill(rect(-3, h * 0.69, w + 6, h), wood)
    cv.fill(rect(-3, h * 0.675, w + 6, h * 0.035), "#c97a3c")
    _sleeper(cv, w * 0.69, h * 0.68, h * 0.2)
    for a in (0.22, 0.5, 0.78):
        _green_lamp(cv, w * a, h * 0.4, w * 0.135, top)
    cv.close()
    cv.line(room, p.ink, 3.4)
    cv.line(room, mix(front, p.mid, 0.4), 1.6)
    cv.line(f"M{n(x0)} {n(h * 0.245)}H{n(x1)}", p.ink, 1.4)
    cv.fill(rect(w * 0.02, sill, w * 0.96, h * 0.035), mix(front, p.mid, 0.45))
    cv.fill(rect(-3, h * 0.86, w + 6, h), cv.lin(((0, night), (1, "#1d3444"))))
    for a, c, k in (
        (0.22, "#3fae78", 0.1),
        (0.5, "#3fae78", 0.1),
        (0.78, "#3fae78", 0.1),
        (0.36, "#f2c25a", 0.16),
        (0.64, "#f2c25a", 0.16),
    ):
        dashes = "".join(
            f"M{nums(w * (a - k / 2 * s) + i % 2, h * (0.885 + 0.032 * i))}h{n(w * k * s)}"
            for i, s in enumerate((1, 0.7, 0.85, 0.4))
        )
        cv.line(dashes, c, 1.3, op=0.7)
    m.cat(cv, w * 0.86, sill + 0.5, h * 0.2, "#0b1220", -1)


def _green_lamp(cv: Canvas, x: float, y: float, s: float, top: float) -> None:
    """A lamp with a shade of green glass that hangs down to y, 2 s wide, from `top`."""
    green = "#128a56"
    cv.line(f"M{nums(x, top - 1)}V{n(y - s * 0.8)}", "#2a1810", 1.1)
    cv.glow(x, y + s * 0.2, s * 1.7, "#fff6b8", 0.8)
    cv.fill(path("M-1 0C-.96 -.56 -.5 -.86 -.2 -.94L-.14 -1.1L.14 -1.1L.2 -.94C.5 -.86 .96 -.56 1 0Z", x, y, s), green)
    cv.fill(path("M1 0C.96 -.56 .5 -.86 .2 -.94C.5 -.6 .6 -.3 .6 0Z", x, y, s), "#0a5c40")
    cv.fill(path("M-.82 -.1C-.76 -.5 -.4 -.76 -.14 -.84C-.36 -.6 -.46 -.36 -.5 -.1Z", x, y, s), "#7fe0a8")
    cv.fill(ell(x, y, s, s * 0.15), "#fffde0")
    cv.line(f"M{nums(x - s, y)}h{n(2 * s)}", "#d8f0a0", 0.7)


def _barman(cv: Canvas, x: float, y: float, s: float) -> None:
    """Somebody in a white jacket who holds a glass against the light, seen down to the counter at y."""
    white, skin, hair = "#fffdf4", "#c98a5e", "#2a1a1c"
    cv.fill(path("M-.4 .1C-.44 -.4 -.3 -.54 0 -.55C.3 -.54 .44 -.4 .4 .1Z", x, y, s), white)
    cv.fill(path("M.1 -.53C.36 -.5 .44 -.3 .4 .1L.2 .1C.26 -.2 .2 -.4 .1 -.53Z", x, y, s), "#d8c8a0")
    cv.fill(path("M-.12 -.55L.12 -.55L0 -.3Z", x, y, s), skin)
    cv.fill(path("M-.14 -.5L0 -.45L.14 -.5L.14 -.38L0 -.43L-.14 -.38Z", x, y, s), "#c8402f")
    cv.fill(ell(x, y - s * 0.73, s * 0.175, s * 0.2), skin)
    cv.fill(path("M-.2 -.74C-.24 -1 .24 -1 .2 -.74Q.16 -.86 0 -.87Q-.16 -.86 -.2 -.74Z", x, y, s), hair)
    cv.fill(path("M-.15 -.66Q0 -.74 .15 -.66Q.08 -.6 0 -.64Q-.08 -.6 -.15 -.66Z", x, y, s), hair)
    cv.line(path("M.34 -.36L.56 -.3L.5 -.62M-.34 -.36Q-.5 -.1 -.1 -.14", x, y, s), white, s * 0.15)
    cv.fill(ell(x + s * 0.5, y - s * 0.66, s * 0.08), skin)
    cv.fill(path("M.38 -1L.62 -1L.57 -.7L.43 -.7Z", x, y, s), "#f4fbf4", 0.9)
    cv.fill(ell(x - s * 0.08, y - s * 0.14, s * 0.08), skin)


def _sleeper(cv: Canvas, x: float, y: float, s: float) -> None:
    """A guest asleep over folded arms on the counter at y, from the front; the hat lies beside."""
    coat, skin = "#b8382c", "#e0a578"
    cv.fill(path("M-1 .04C-1 -.4 -.6 -.66 0 -.68C.6 -.66 1 -.4 1 .04Z", x, y, s), "#8a2a26")
    cv.fill(ell(x - s * 0.02, y - s * 0.56, s * 0.42, s * 0.42), skin)
    cv.fill(path("M-.47 -.5C-.56 -1.12 .52 -1.16 .43 -.5C.32 -.74 .1 -.8 -.1 -.76Q-.38 -.72 -.47 -.5Z", x, y, s), "#3a2018")
    cv.line(path("M-.26 -.46Q-.18 -.38 -.1 -.46M.08 -.46Q.16 -.38 .24 -.46", x, y, s), "#3a2018", s * 0.06)
    cv.fill(path("M-1.04 .1C-1 -.36 -.5 -.3 0 -.22C.5 -.3 1 -.36 1.04 .1Q0 .3 -1.04 .1Z", x, y, s), coat)
    cv.line(path("M-.7 -.02Q0 -.2 .6 .04", x, y, s), "#8a2a26", s * 0.07)
