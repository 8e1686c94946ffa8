"""Where a still life stands: the wall, the table, the cloth, the drape.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum
from ..shapes import Shape, n, path, poly, rect
from . import rooms

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def setting(cv: Canvas, rng: Stream) -> tuple[float, str, str]:
    """Wall + table + cloth. Returns (table line y, front y)."""
    w, h, p = cv.w, cv.h, cv.pal
    ty = h * (0.64 if h < w * 1.25 else 0.7)
    wall = rng.pick((p.deep, p.mid, p.soft, p.deep, p.alt))
    cv.form(rect(-2, -2, w + 4, ty + 6), wall, "plane", ang=rng.f(-70, 70), bend=8, tex=0.8, edge=False, deep=0.35)
    kind = rng.i(0, 4)
    if kind == 1:
        k = 12 + 2 * cv.big
        cv.fill(
            Shape("".join(rect(i * k * 2, -2, k, ty + 2).d for i in range(int(w / k / 2) + 1)), (0, 0, w, h)),
            p.tint(wall, 0.2),
            0.5,
        )
    elif kind == 2:
        cv.line(
            "".join(f"M{j % 2 * 8} {j * 15 + 7}H{n(w)}" for j in range(int(ty / 15) + 1)), p.tint(wall, 0.4), 3.4, "0 17", 0.7
        )
    elif kind == 3:  # window light: a slanted bright pane on the wall
        for i in range(2):
            a = w * (0.1 + 0.26 * i)
            cv.fill(
                poly((a, ty * 0.1), (a + w * 0.2, ty * 0.02), (a + w * 0.3, ty * 0.7), (a + w * 0.1, ty * 0.78)), p.pale, 0.22
            )
    if h > 200 and w > 150:  # tall rooms get a window or a picture: depth, not bigger pears
        ww = min(w * 0.3, 80)
        rooms.window(cv, w * rng.pick((0.06, 0.64)), h * 0.07, ww, min(h * 0.3, ww * 1.1), rng)
    top = rng.pick([c for c in (p.alt, p.pale, p.hot, p.mid, p.soft) if abs(lum(c) - lum(wall)) > 0.16] or [p.pale])
    top = p.shade(top, 0.12) if top != p.pale else top
    cv.put(
        f'<ellipse cx="{n(w * 0.45)}" cy="{n(ty)}" rx="{n(w * 0.6)}" ry="{n(ty * 0.8)}"'
        f' fill="{cv.rad(((0, p.pale, 0.42), (1, p.pale, 0)), 0.5, 0.5, 0.5)}"/>'
    )
    cv.form(rect(-2, ty, w + 4, h - ty + 4), top, "drop", ang=2, bend=2, tex=0.8, lift=0.25, deep=0.45)
    style = rng.i(0, 2)
    if style == 0:  # gingham: reads as 'table' at any size
        k = 9 + 2 * cv.big
        c = p.hot if abs(lum(p.hot) - lum(top)) > 0.15 else p.deep
        d = "".join(
            f"M{n(w / 2 + (i - w / k / 2) * k * 1.0)} {n(ty)}L{n(w / 2 + (i - w / k / 2) * k * 1.7)} {n(h)}"
            for i in range(int(w / k) + 2)
        )
        d += "".join(f"M0 {n(ty + (h - ty) * t)}H{n(w)}" for t in (0.14, 0.4, 0.74))
        cv.line(d, c, k * 0.4, op=0.4, cap=False)
    elif style == 1:  # front drop of the cloth with scalloped hem
        fy = ty + (h - ty) * 0.66
        cv.form(rect(-2, fy, w + 4, h - fy + 4), p.shade(top, 0.22), "plane", tex=0)
        k = 13 + 3 * cv.big
        cv.fill(
            Shape("".join(path("M0 0L1 0Q.5 .7 0 0Z", i * k, fy - 0.4, k).d for i in range(int(w / k) + 1)), (0, 0, w, h)),
            p.tint(top, 0.4),
        )
        cv.line(f"M0 {n(fy)}H{n(w)}", p.tint(top, 0.6), 1.3)
    else:
        cv.line(f"M0 {n(ty + 0.6)}H{n(w)}", p.tint(top, 0.55), 1.3)
    return ty, top, wall


def drape(cv: Canvas, rng: Stream, ty: float) -> None:
    """Hang a drape in the upper left."""
    w, p = cv.w, cv.pal
    c = rng.pick((p.hot, p.alt))
    cv.form(path("M-.1 -.1L.55 -.1C.5 .3 .2 .6 .1 1L-.1 1Z", 0, 0, w * 0.5, ty * 1.02), c, "cyl", ang=75, tex=1, deep=0.55)
    cv.line(
        path("M.12 0Q.1 .4 .0 .9M.28 0Q.22 .4 .04 .9M.42 0Q.34 .4 .07 .95", 0, 0, w * 0.5, ty), p.shade(c, 0.5), 1.6, op=0.6
    )
