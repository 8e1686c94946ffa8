"""Still lifes for the evening: supper with bread and wine, and a study with a globe.

Short names: p palette, w h the picture size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import ell, n, nums, path, poly, rect
from .larder import books, bottle, candle, fruit, glass, grapes, jug, knife, shadow
from .tables import drape, setting

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def supper(cv: Canvas, rng: Stream) -> None:
    """Paint bread, cheese and wine; a mouse has found the cheese."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _, _ = setting(cv, rng)
    if cv.big > 1.6:
        drape(cv, rng, ty)
    f = rng.pick((-1, 1)) if w > h * 0.8 else 1
    x = w * (0.5 if w < h * 1.3 else 0.5 - 0.08 * f)
    s = min(w * 0.44, h * 0.46, 110)
    y = ty + (h - ty) * 0.46
    bottle(cv, x + s * 0.62 * f, ty + (h - ty) * 0.14, min(h * 0.52, s * 1.5))
    glass(
        cv,
        x + s * 1.0 * f if w > h else x + s * 0.3 * f,
        ty + (h - ty) * 0.2,
        min(h * 0.34, s * 0.8),
        mix("#7a1f2e", p.hot, 0.2),
    )
    if w > 170:
        jug(cv, x - s * 1.15 * f, ty + (h - ty) * 0.2, min(h * 0.32, s * 0.9), rng)
    if h > 210 or w > 220:
        candle(cv, x - s * 0.2 * f, ty + 3, min(h * 0.3, 72))
    wood = mix("#8a5a34", p.deep, 0.2)
    shadow(cv, x, y + s * 0.16, s * 0.86, s * 0.12)
    cv.form(path("M-.86 0L.8 0L.88 .1L-.8 .1Z", x, y + s * 0.04, s * f, s), wood, "drop", tex=0.5)
    cv.fill(path("M-.8 .1L.88 .1L.88 .15L-.8 .15Z", x, y + s * 0.04, s * f, s), p.shade(wood, 0.4))
    crust = mix("#c98a3f", p.hot, 0.12)
    cv.form(
        path("M-.84 .02C-.92 -.34 -.6 -.44 -.3 -.42C0 -.46 .16 -.3 .12 .02Q-.4 .1 -.84 .02Z", x, y, s * f, s),
        crust,
        "round",
        ang=20,
        tex=1,
    )
    cv.line(
        path("M-.7 -.28Q-.6 -.14 -.62 -.04M-.46 -.36Q-.36 -.2 -.38 -.06M-.2 -.36Q-.1 -.2 -.12 -.06", x, y, s * f, s),
        p.tint(crust, 0.6),
        s * 0.045,
    )
    cheese = mix("#f0c23f", p.pale, 0.2)
    cv.form(path("M.2 .08L.84 -.1L.84 -.34L.2 -.2Z", x, y, s * f, s), cheese, "plane", tex=0)
    cv.fill(path("M.2 -.2L.84 -.34L.5 -.42Z", x, y, s * f, s), p.tint(cheese, 0.5))
    for a, b, r in ((0.36, -0.04, 0.05), (0.58, -0.16, 0.065), (0.72, -0.2, 0.04), (0.5, -0.02, 0.03)):
        cv.fill(ell(x + a * s * f, y + b * s, r * s, r * s * 0.86), p.shade(cheese, 0.3))
    mouse(cv, x + s * 0.5 * f, y - s * 0.38, s * 0.2, -f)
    grapes(cv, x - s * 0.5 * f, y + s * 0.18, s * 0.085, rng)
    if w > 110:
        knife(cv, x - s * 0.1, h - (h - ty) * 0.13, s * 0.8)
    if w > 150:
        fruit(cv, "pear", w * (0.5 + 0.38 * f), y + s * 0.16, s * 0.16, rng)
        fruit(cv, "plum", w * (0.5 + 0.38 * f) - s * 0.26, y + s * 0.24, s * 0.13, rng)


def mouse(cv: Canvas, x: float, y: float, s: float, f: float) -> None:
    """Draw a mouse that sits."""
    grey = mix("#8a8078", cv.pal.mid, 0.15)
    cv.line(path("M-.7 -.1Q-1.3 0 -1.2 -.5Q-1.1 -.8 -1.4 -.9", x, y, s * f, s), "#d79a8c", s * 0.1)
    cv.form(path("M-.8 0C-1 -.7 -.3 -1.1 .1 -.96Q.5 -1 .8 -.6Q.6 -.4 .4 -.38Q.5 0 .2 0Z", x, y, s * f, s), grey, "round", tex=0)
    cv.fill(ell(x + 0.12 * s * f, y - s, s * 0.27), cv.pal.shade(grey, 0.2))
    cv.fill(ell(x + 0.12 * s * f, y - s, s * 0.16), "#e6b3a6")
    cv.fill(ell(x + 0.46 * s * f, y - 0.72 * s, s * 0.08), "#140d0d")
    cv.fill(ell(x + 0.8 * s * f, y - 0.6 * s, s * 0.07), "#d2706a")


def study(cv: Canvas, rng: Stream) -> None:
    """Paint a scholar's table: globe, hourglass, books and quill; the spectacles are where nobody looks for them."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _, _ = setting(cv, rng)
    if cv.big > 1.6:
        drape(cv, rng, ty)
    f = rng.pick((-1, 1))
    tall = h > w * 1.25
    r = min(w * 0.24, h * 0.2, 62)
    x, y = w * (0.5 - (0.1 if tall else 0.14) * f), ty + (h - ty) * 0.34
    if w > 120 or h > 200:
        candle(cv, w * (0.5 + 0.4 * f), ty + (h - ty) * 0.2, min(h * 0.36, 84))
    globe(cv, x, y, r, f)
    bx, bw = w * (0.5 + (0.2 if tall else 0.25) * f), min(w * 0.36, r * 1.7)
    by = ty + (h - ty) * 0.4
    shadow(cv, bx, by, bw * 0.5)
    books(cv, bx - bw * 0.5, by, bw, rng)
    hourglass(cv, bx, by - bw * 0.5, min(r * 1.1, by - bw * 0.5 - 6))
    px, py = w * (0.5 - 0.12 * f), h - (h - ty) * 0.2
    paper = poly(
        (px - r * 0.9, py + r * 0.16),
        (px - r * 0.7, py - r * 0.3),
        (px + r * 0.8, py - r * 0.26),
        (px + r * 0.9, py + r * 0.24),
    )
    cv.fill(
        poly(
            (px - r * 0.86, py + r * 0.22),
            (px - r * 0.6, py - r * 0.2),
            (px + r * 0.9, py - r * 0.2),
            (px + r * 0.98, py + r * 0.3),
        ),
        p.ink,
        0.25,
    )
    cv.form(paper, p.tint(p.pale, 0.4), "plane", tex=0, deep=0.15)
    lines = "".join(
        f"M{nums(px - r * (0.66 - 0.02 * i), py - r * 0.18 + i * r * 0.1)}h{n(r * (1.2 if i % 3 != 2 else 0.7))}"
        for i in range(4)
    )
    cv.line(lines, p.ink, 0.7, "3 1.2 6 1.6", 0.7)
    quill = "M0 0C.1 -.5 .3 -.9 .62 -1.14C.66 -.8 .44 -.34 .06 -.1Z"
    cv.form(
        path(quill, px + r * 0.2 * f, py + r * 0.06, r * 1.3 * f, r * 1.3),
        p.pale if lum(p.pale) > 0.8 else p.soft,
        "cyl",
        tex=0,
    )
    cv.line(
        path("M-.02 .06C.1 -.4 .3 -.8 .6 -1.1", px + r * 0.2 * f, py + r * 0.06, r * 1.3 * f, r * 1.3), p.shade(p.soft, 0.4), 1
    )
    cv.form(
        path(
            "M-.3 0C-.36 -.3 -.2 -.4 -.14 -.44L-.16 -.56L.16 -.56L.14 -.44C.2 -.4 .36 -.3 .3 0Q0 .06 -.3 0Z",
            px + r * 1.15 * f,
            py + r * 0.04,
            r,
        ),
        p.deep,
        "cyl",
        tex=0,
    )
    cv.line(
        ell(x - r * 0.2, y - r * 2.02, r * 0.15).d
        + ell(x + r * 0.2, y - r * 2.02, r * 0.15).d
        + f"M{nums(x - r * 0.05, y - r * 2.02)}h{n(r * 0.1)}",
        "#e3b23c",
        r * 0.04,
    )


def globe(cv: Canvas, x: float, y: float, r: float, f: float) -> None:
    """Draw a globe of radius r on its stand, the foot at (x, y)."""
    p = cv.pal
    brass = mix("#c9963a", p.hot, 0.2)
    shadow(cv, x, y, r * 0.6)
    cv.form(
        path("M-.55 0Q-.4 -.12 -.1 -.16L-.07 -.34L.07 -.34L.1 -.16Q.4 -.12 .55 0Q0 .1 -.55 0Z", x, y, r),
        p.shade("#6b3d1e", 0.1),
        "cyl",
        tex=0,
    )
    cy = y - r * 1.3
    sea = mix(p.deep, "#4f88a8", 0.55)
    ball = ell(x, cy, r)
    cv.form(ball, sea, "round", tex=0.7, deep=0.5)
    cv.open(ball)
    land = (
        "M-.5 -.7Q-.1 -.9 .1 -.6Q.3 -.5 .1 -.3Q.2 -.1 -.1 0Q-.1 .3 -.3 .2Q-.5 -.1 -.7 -.2Q-.8"
        " -.5 -.5 -.7ZM.3 0Q.6 -.2 .8 .1Q.9 .4 .6 .6Q.4 .7 .3 .4ZM-.4 .5Q-.1 .4 0 .6Q0 .9 -.3 .9"
        "Z"
    )
    cv.fill(path(land, x, cy, r * f, r), mix("#c9b26a", p.soft, 0.3))
    cv.line(
        ell(x, cy, r * 0.45, r).d
        + (
            f"M{nums(x - r, cy)}q{nums(r, r * 0.28, 2 * r, 0)}"
            f"M{nums(x - r * 0.9, cy - r * 0.45)}q{nums(r * 0.9, r * 0.22, r * 1.8, 0)}"
        ),
        p.pale,
        0.7,
        op=0.55,
    )
    cv.close()
    cv.fill(path("M-.55 -.35Q-.5 -.7 -.15 -.82Q-.4 -.56 -.42 -.25Z", x, cy, r), "#fff8e8", 0.7)
    cv.line(path("M-.1 1.12C-1.3 .9 -1.3 -.9 -.1 -1.12", x, cy, r * f, r), brass, r * 0.1)
    cv.fill(ell(x, cy - r * 1.1, r * 0.09) + ell(x, cy + r * 1.06, r * 0.1), brass)


def hourglass(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw an hourglass, s tall, its foot at (x, y)."""
    p = cv.pal
    wood = p.shade("#8a5a2c", 0.15)
    cv.fill(
        path(
            (
                "M-.26 -.08C-.26 -.4 -.04 -.44 -.04 -.5C-.04 -.56 -.26 -.6 -.26 -.92L.26 -.92C.26 -.6"
                " .04 -.56 .04 -.5C.04 -.44 .26 -.4 .26 -.08Z"
            ),
            x,
            y,
            s,
        ),
        "#eef4f2",
        0.85,
    )
    sand = mix("#e0a84a", p.hot, 0.2)
    cv.fill(
        path(
            (
                "M-.24 -.08Q-.2 -.26 0 -.3Q.2 -.26 .24 -.08ZM-.16 -.68Q0 -.64 .16 -.68Q.04 -.58 0 -.5"
                "Q-.04 -.58 -.16 -.68ZM-.012 -.52L.012 -.52L.012 -.28L-.012 -.28Z"
            ),
            x,
            y,
            s,
        ),
        sand,
    )
    cv.line(path("M-.34 -.06L-.34 -.94M.34 -.06L.34 -.94", x, y, s), wood, s * 0.06)
    cv.form(rect(x - s * 0.42, y - s * 0.09, s * 0.84, s * 0.09), wood, "drop", tex=0)
    cv.form(rect(x - s * 0.42, y - s, s * 0.84, s * 0.09), wood, "drop", tex=0)
    cv.line(path("M-.16 -.84Q-.2 -.7 -.12 -.64", x, y, s), "#fff", s * 0.04, op=0.9)
