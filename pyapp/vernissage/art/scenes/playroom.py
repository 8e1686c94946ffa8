"""Still lifes of an idle afternoon: a gramophone, a shelf of toys, a letter board.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import Shape, ell, n, nums, path, poly, rect
from .larder import shadow
from .rooms import window
from .tables import setting

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def gramophone(cv: Canvas, rng: Stream) -> None:
    """Paint a gramophone whose horn fills the room; the cat has heard this one before."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, top, wall = setting(cv, rng)
    y, s = ty + (h - ty) * 0.42, min(w * 0.4, h * 0.4)
    x = w * 0.58
    brass = mix("#e0ab3c", p.hot, 0.15)
    for i, (a, c) in enumerate(((0.1, p.hot), (0.2, p.alt), (0.3, p.deep))):  # records lean on the wall
        cv.form(ell(w * a, ty - h * 0.02, s * 0.44), p.shade(p.ink, 0.1 * i), "round", tex=0, lift=0.2)
        cv.line(ell(w * a, ty - h * 0.02, s * 0.36).d + ell(w * a, ty - h * 0.02, s * 0.28).d, p.tint(p.ink, 0.3), 0.8)
        cv.fill(ell(w * a, ty - h * 0.02, s * 0.15), c)
    shadow(cv, x, y, s * 0.62)
    wood = mix("#8a4f2a", p.hot, 0.1)
    cv.form(path("M-.62 0L-.58 -.34L.58 -.34L.62 0Z", x, y, s), wood, "cyl", tex=0, deep=0.5)
    cv.form(rect(x - s * 0.68, y - s * 0.05, s * 1.36, s * 0.08), p.shade(wood, 0.3), "drop", tex=0)
    cv.form(rect(x - s * 0.66, y - s * 0.4, s * 1.32, s * 0.08), p.tint(wood, 0.15), "drop", tex=0)
    cv.line(path("M-.4 -.2Q-.2 -.3 0 -.2Q.2 -.1 .4 -.2", x, y, s), brass, s * 0.03)
    cv.form(ell(x - s * 0.1, y - s * 0.44, s * 0.5, s * 0.1), p.ink, "drop", tex=0, lift=0.3)
    cv.line(ell(x - s * 0.1, y - s * 0.44, s * 0.36, s * 0.07), p.tint(p.ink, 0.35), 0.9)
    cv.fill(ell(x - s * 0.1, y - s * 0.44, s * 0.15, s * 0.035), p.hot)
    cv.line(path("M.66 -.2L.9 -.2L.9 -.02", x, y, s), brass, s * 0.05)
    cv.fill(ell(x + s * 0.9, y, s * 0.06), p.ink)
    cv.line(path("M.5 -.4C.66 -.7 .5 -.86 .34 -.86", x, y, s), p.shade(brass, 0.3), s * 0.1)
    cv.line(path("M.34 -.84L.1 -.5", x, y, s), p.shade(brass, 0.1), s * 0.05)
    hx, hy, r = x - s * 0.22, y - s * 1.3, s * 0.66
    cv.form(
        path("M.86 1.06Q.9 .6 .5 .2L.1 -.1L-.1 .5Q.5 .7 .74 1.1Z", hx, hy, r * 0.9),
        p.shade(brass, 0.12),
        "cyl",
        tex=0,
        deep=0.5,
    )
    petals = "".join(path("M-.3 -.5Q-.26 -1.06 0 -1.06Q.26 -1.06 .3 -.5L0 0Z", hx, hy, r, None, 45 * i).d for i in range(8))
    cv.form(Shape(petals, (hx - r, hy - r, hx + r, hy + r)), brass, "round", tex=0, deep=0.35, lift=0.5)
    cv.line("".join(path("M0 0L0 -.78", hx, hy, r, None, 22.5 + 45 * i).d for i in range(8)), p.shade(brass, 0.4), 1.1)
    cv.fill(ell(hx, hy, r * 0.44), cv.rad(((0, p.ink), (0.5, p.shade(brass, 0.55)), (1, p.shade(brass, 0.15))), 0.5, 0.5, 0.5))
    notes = ((-0.9, -0.5, 0.12), (-1.12, 0.06, 0.1), (-0.72, -0.86, 0.09))
    tone = p.pale if lum(wall) < 0.6 else p.ink
    for a, b, k in notes:
        nx, ny, q = hx + a * s, hy + b * s, k * s
        cv.fill(ell(nx, ny, q * 0.6, q * 0.44), tone)
        cv.line(f"M{nums(nx + q * 0.5, ny)}v{n(-q * 1.9)}q{nums(q * 0.2, q * 0.6, q * 0.8, q * 0.7)}", tone, q * 0.2)
    sleeping_cat(
        cv, w * 0.24, h - (h - ty) * 0.24, s * 0.56, p.tint("#f6ead6", 0.3) if lum(top) < 0.72 else mix("#d9783a", p.alt, 0.2)
    )


def sleeping_cat(cv: Canvas, x: float, y: float, s: float, fur: str) -> None:
    """Draw a cat that sleeps in a ring, its middle at (x, y)."""
    p = cv.pal
    shadow(cv, x, y + s * 0.3, s * 0.8, s * 0.16)
    cv.form(
        path("M-1 .1C-1 -.5 -.3 -.62 .1 -.56C.7 -.5 1 -.2 .96 .1C.9 .4 -.9 .44 -1 .1Z", x, y, s), fur, "round", tex=0, deep=0.4
    )
    cv.line(path("M.92 .1C.8 .42 0 .4 -.4 .3", x, y, s), p.shade(fur, 0.3), s * 0.16)
    cv.form(
        path(
            "M-.96 -.02C-1.06 -.3 -.98 -.5 -.94 -.66L-.74 -.44L-.5 -.46L-.3 -.66Q-.24 -.4 -.3 -.06Q-.62 .26 -.96 -.02Z", x, y, s
        ),
        p.tint(fur, 0.12),
        "round",
        tex=0,
    )
    mark = p.tint(fur, 0.6) if lum(fur) < 0.35 else p.shade(fur, 0.55)
    cv.line(path("M-.84 -.2Q-.76 -.12 -.68 -.2M-.54 -.2Q-.46 -.12 -.4 -.2M-.64 -.06L-.58 -.06", x, y, s), mark, s * 0.05)
    cv.line(path("M.1 -.5Q.2 -.3 .1 -.16M.36 -.5Q.46 -.3 .36 -.14M.6 -.42Q.68 -.26 .6 -.1", x, y, s), mark, s * 0.06, op=0.6)


def toys(cv: Canvas, rng: Stream) -> None:
    """Paint a nursery shelf after bedtime: rocking horse, drum, bricks, a train, a ball and a bear who stays up."""
    w, h, p = cv.w, cv.h, cv.pal
    wall = mix(p.deep, p.mid, 0.4)
    sy = h * 0.8
    cv.form(rect(-3, -3, w + 6, h + 6), wall, "plane", ang=70, tex=0.5, edge=False, deep=0.3)
    k = 15 + 2 * cv.big
    stars = [(k * (i + 0.5 * (j % 2)) * 1.6, k * (j + 0.6)) for j in range(int(sy / k)) for i in range(int(w / k / 1.6) + 1)]
    cv.spots(stars, 1.6, p.tint(wall, 0.45), 0.8)
    window(cv, w * 0.4, h * 0.1, w * 0.19, h * 0.32, rng)
    cv.form(rect(-3, sy, w + 6, h * 0.09), mix("#b07a45", p.soft, 0.2), "drop", tex=0.8)
    cv.form(rect(-3, sy + h * 0.09, w + 6, h), p.shade(wall, 0.35), "plane", tex=0.5)
    s = h * 0.5
    x = w * 0.17  # the rocking horse
    coat = p.tint(p.soft, 0.5)
    cv.fill(ell(x, sy + 4, s * 0.6, s * 0.06), p.ink, 0.35)
    cv.line(path("M-.66 -.1Q0 .16 .66 -.1", x, sy, s), p.hot, s * 0.08)
    cv.fill(path("M-.34 -.44L-.5 -.02L-.4 0L-.2 -.4ZM.16 -.4L.4 0L.5 -.02L.32 -.46Z", x, sy, s), p.shade(coat, 0.3))
    cv.form(
        path(
            (
                "M-.42 -.62Q-.3 -.74 0 -.66Q.2 -.66 .26 -.8Q.34 -1.06 .52 -1.1L.56 -1.22L.62 -1.1"
                "Q.74 -1 .86 -.84Q.86 -.72 .74 -.74Q.62 -.8 .54 -.76Q.5 -.4 .3 -.36Q-.1 -.32 -.36 -.36"
                "Q-.46 -.46 -.42 -.62Z"
            ),
            x,
            sy,
            s,
        ),
        coat,
        "round",
        tex=0,
        deep=0.35,
    )
    cv.line(path("M.5 -1.1Q.26 -1 .2 -.7M-.44 -.6Q-.64 -.56 -.6 -.26", x, sy, s), p.hot, s * 0.09)
    cv.fill(path("M-.16 -.7Q.02 -.6 .14 -.7L.18 -.42L-.18 -.42Z", x, sy, s), p.alt)
    cv.spots([(x + s * 0.64, sy - s * 0.96)], s * 0.03, p.ink)
    cv.spots([(x - s * 0.3, sy - s * 0.56), (x - s * 0.26, sy - s * 0.44), (x + s * 0.36, sy - s * 0.6)], s * 0.045, p.mid)
    q = h * 0.19  # bricks with shapes
    for a, b, c, sign in ((0.345, 0, p.hot, 0), (0.43, 0, p.pale, 1), (0.385, 1, p.alt, 2)):
        bx, by = w * a, sy - q * b
        cv.form(rect(bx - q / 2, by - q, q, q), c, "plane", tex=0)
        cv.fill(
            poly((bx - q / 2, by - q), (bx - q * 0.34, by - q * 1.14), (bx + q * 0.66, by - q * 1.14), (bx + q / 2, by - q)),
            p.tint(c, 0.4),
        )
        cv.fill(
            poly((bx + q / 2, by), (bx + q * 0.66, by - q * 0.14), (bx + q * 0.66, by - q * 1.14), (bx + q / 2, by - q)),
            p.shade(c, 0.35),
        )
        mark = (
            "M0 -.3L.3 .26L-.3 .26Z",
            "M-.26 -.26L.26 -.26L.26 .26L-.26 .26Z",
            "M0 -.32L.1 -.1L.32 -.1L.14 .06L.2 .3L0 .16L-.2 .3L-.14 .06L-.32 -.1L-.1 -.1Z",
        )[sign]
        cv.fill(path(mark, bx, by - q / 2, q), p.pale if c != p.pale else p.deep)
    bear(cv, w * 0.565, sy + 2, h * 0.46)
    x, s = w * 0.74, h * 0.34  # the drum, with its sticks
    cv.fill(ell(x + 4, sy + 4, s * 0.52, s * 0.08), p.ink, 0.35)
    cv.form(rect(x - s * 0.46, sy - s * 0.6, s * 0.92, s * 0.6), p.hot, "cyl", tex=0)
    cv.line(path("M-.46 -.08L-.28 -.52L-.1 -.08L.1 -.52L.28 -.08L.46 -.52", x, sy, s), p.pale, s * 0.04)
    cv.fill(
        rect(x - s * 0.5, sy - s * 0.1, s, s * 0.1) + rect(x - s * 0.5, sy - s * 0.64, s, s * 0.1), mix("#e3b23c", p.hot, 0.1)
    )
    cv.form(ell(x, sy - s * 0.64, s * 0.5, s * 0.1), p.pale, "drop", tex=0, deep=0.2)
    cv.line(path("M-.5 -.96L.1 -.66M.46 -1L-.06 -.7", x, sy, s), mix("#b07a45", p.ink, 0.15), s * 0.05)
    x, s = w * 0.9, h * 0.2  # a ball, and a top before it
    cv.form(ell(x, sy - s * 0.7, s * 0.72), p.pale, "round", tex=0, deep=0.3)
    cv.fill(path("M-.72 -.7Q-.3 -1.1 .1 -1.4Q.4 -1.36 .54 -1.16Q.1 -.8 -.66 -.42Z", x, sy, s), p.alt)
    cv.fill(path("M.72 -.66Q.3 -.5 -.26 -.06Q0 .04 .2 0Q.64 -.2 .72 -.66Z", x, sy, s), p.hot)
    x, s = w * 0.3, h * 0.2
    y = h * 0.97
    cv.form(path("M0 0L-.5 -.5Q-.5 -.74 0 -.78Q.5 -.74 .5 -.5Z", x, y, s, None, 14), p.alt, "cyl", tex=0)
    cv.line(path("M-.44 -.5Q0 -.4 .44 -.5", x, y, s, None, 14), p.pale, s * 0.1)
    cv.line(path("M0 -.78L0 -1.1", x, y, s, None, 14), p.hot, s * 0.1)
    x, s = w * 0.58, h * 0.15  # a wooden train on the floor
    y = h * 0.97
    for i in range(3):
        cx = x + i * s * 1.5
        cv.form(rect(cx, y - s * 0.7, s * 1.3, s * 0.5), (p.hot, p.pale, p.alt)[i], "drop", tex=0)
        cv.spots([(cx + s * 0.3, y - s * 0.16), (cx + s * 1.0, y - s * 0.16)], s * 0.2, p.ink)
    cv.fill(rect(x + s * 0.1, y - s * 1.1, s * 0.26, s * 0.5) + rect(x + s * 0.7, y - s * 1.2, s * 0.6, s * 0.6), p.deep)
    cv.fill(ell(x + s * 2.0, y - s * 0.84, s * 0.26) + ell(x + s * 2.4, y - s * 0.84, s * 0.26), p.hot)


def bear(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a toy bear that sits, s tall."""
    p = cv.pal
    fur = mix("#b9803f", p.hot, 0.12)
    cv.fill(ell(x + s * 0.06, y, s * 0.44, s * 0.06), p.ink, 0.35)
    cv.form(path("M-.2 -.1C-.36 -.5 -.2 -.62 0 -.62C.2 -.62 .36 -.5 .2 -.1Z", x, y, s), fur, "round", tex=0)
    for f in (-1, 1):
        cv.form(ell(x + f * s * 0.26, y - s * 0.1, s * 0.18, s * 0.12), p.shade(fur, 0.1), "round", tex=0)
        cv.fill(ell(x + f * s * 0.32, y - s * 0.1, s * 0.07, s * 0.085), p.tint(fur, 0.5))
        cv.form(ell(x + f * s * 0.27, y - s * 0.42, s * 0.1, s * 0.16), p.shade(fur, 0.15), "round", tex=0)
        cv.form(ell(x + f * s * 0.22, y - s * 0.98, s * 0.1), fur, "round", tex=0)
        cv.fill(ell(x + f * s * 0.22, y - s * 0.97, s * 0.05), p.tint(fur, 0.5))
    cv.form(ell(x, y - s * 0.8, s * 0.28, s * 0.24), fur, "round", tex=0)
    cv.fill(ell(x, y - s * 0.72, s * 0.13, s * 0.1), p.tint(fur, 0.55))
    cv.spots([(x - s * 0.1, y - s * 0.85), (x + s * 0.1, y - s * 0.85)], s * 0.03, p.ink)
    cv.fill(ell(x, y - s * 0.76, s * 0.045, s * 0.032), p.ink)
    cv.line(path("M0 -.74L0 -.69Q-.05 -.65 -.08 -.68M0 -.69Q.05 -.65 .08 -.68", x, y, s), p.ink, s * 0.02)
    cv.fill(path("M0 -.57L-.16 -.64L-.16 -.48ZM0 -.57L.16 -.64L.16 -.48Z", x, y, s), p.hot)


def letters(cv: Canvas, rng: Stream) -> None:
    """Paint a letter board that fools the eye: ribbons, post, a ticket, a feather, scissors, and a key to who knows what."""
    w, h, p = cv.w, cv.h, cv.pal
    board = mix("#8a5a34", p.mid, 0.25)
    cv.form(rect(-3, -3, w + 6, h + 6), board, "plane", ang=2, tex=1, edge=False, deep=0.25)
    for j in range(1, 4):
        cv.line(f"M0 {n(h * j / 4)}q{nums(w * 0.3, 3, w * 0.5, 0)}t{nums(w * 0.5, 0)}", p.shade(board, 0.3), 1, op=0.6)

    def slip(x: float, y: float, a: float, b: float, turn: float, c: str) -> None:
        for dx, dy, colour, o in ((3, 4, p.ink, 0.3), (0, 0, c, None)):
            cv.fill(path("M-.5 -.5L.5 -.5L.5 .5L-.5 .5Z", x + dx, y + dy, a, b, turn), colour, o)

    paper = p.tint(p.pale, 0.4)
    s = min(w, h)
    x, y = w * 0.34, h * 0.27  # an envelope with a stamp and a seal
    slip(x, y, s * 0.48, s * 0.32, -8, paper)
    cv.line(
        path("M-.5 -.5L0 .06L.5 -.5M-.5 .5L-.12 -.02M.5 .5L.12 -.02", x, y, s * 0.48, s * 0.32, -8), p.shade(p.soft, 0.25), 1.2
    )
    seal = mix("#a8242c", p.hot, 0.3)
    cv.form(ell(x + s * 0.01, y + s * 0.02, s * 0.05), seal, "round", tex=0)
    x, y = w * 0.72, h * 0.3  # a postcard from the sea
    slip(x, y, s * 0.34, s * 0.42, 7, paper)
    cv.fill(path("M-.5 -.5L.5 -.5L.5 .5L-.5 .5Z", x, y, s * 0.29, s * 0.37, 7), p.tint(mix(p.alt, "#9cc4dc", 0.6), 0.2))
    cv.fill(path("M-.5 .1Q-.2 .02 0 .1Q.3 .2 .5 .08L.5 .5L-.5 .5Z", x, y, s * 0.29, s * 0.37, 7), mix("#2f7f93", p.deep, 0.3))
    cv.fill(
        path(
            "M-.06 .2L-.06 -.3L.22 .16ZM-.1 .2L-.1 -.16L-.26 .16ZM-.28 .22L.26 .22L.18 .32L-.2 .32Z",
            x,
            y,
            s * 0.29,
            s * 0.37,
            7,
        ),
        paper,
    )
    cv.fill(ell(x + s * 0.07, y - s * 0.12, s * 0.034), p.hot)
    x, y = w * 0.3, h * 0.68  # a playing card: the queen of hearts left only her heart
    slip(x, y, s * 0.24, s * 0.34, 12, paper)
    cv.fill(path("M0 .22C-.5 -.06 -.3 -.34 0 -.14C.3 -.34 .5 -.06 0 .22Z", x, y, s * 0.24, s * 0.3, 12), seal)
    cv.fill(
        path("M0 .08C-.5 -.06 -.3 -.34 0 -.14C.3 -.34 .5 -.06 0 .08Z", x - s * 0.07, y - s * 0.13, s * 0.07, s * 0.09, 12), seal
    )
    x, y = w * 0.66, h * 0.72  # a ticket, two punched holes
    slip(x, y, s * 0.42, s * 0.16, -14, p.hot if lum(p.hot) > 0.5 else p.tint(p.hot, 0.4))
    cv.line(path("M-.34 -.2L.1 -.2M-.34 .04L.2 .04M-.34 .26L-.04 .26", x, y, s * 0.42, s * 0.16, -14), p.ink, 1.5)
    cv.spots([(x + s * 0.13, y - s * 0.01), (x + s * 0.165, y - s * 0.045)], s * 0.017, p.shade(board, 0.3))
    ribbon = mix("#8c2f39", p.alt, 0.4)
    for a, b, c, d in ((-0.02, 0.5, 0.5, -0.02), (0.5, 1.02, 1.02, 0.5), (-0.02, 0.5, 0.5, 1.02), (0.5, -0.02, 1.02, 0.5)):
        line = f"M{nums(w * a, h * b)}L{nums(w * c, h * d)}"
        cv.line(line, p.ink, s * 0.036, op=0.25)
        cv.line(line, ribbon, s * 0.03)
        cv.line(line, p.tint(ribbon, 0.4), s * 0.006)
    brass = mix("#d9a441", p.hot, 0.1)
    for a, b in ((0.5, 0.0), (0.0, 0.5), (1.0, 0.5), (0.5, 1.0), (0.25, 0.245), (0.75, 0.245), (0.25, 0.745), (0.75, 0.745)):
        cv.form(ell(w * a, h * b, s * 0.022), brass, "round", tex=0)
    x, y = w * 0.5, h * 0.5  # a peacock's feather across the middle
    cv.line(path("M-.44 .5Q-.1 .1 .3 -.36", x, y, s * 0.7, s * 0.8, 0), p.tint(p.soft, 0.4), 2)
    barbs = "".join(
        f"M{nums(x + s * (-0.24 + 0.42 * t), y + s * (0.28 - 0.5 * t))}q{nums(f * s * 0.06, s * a, f * s * 0.1, s * b)}"
        for t in (i / 13 for i in range(14))
        for f, a, b in ((-1, -0.084, -0.105), (1, -0.012, 0.021))
    )
    cv.line(barbs, mix("#2f8f6a", p.alt, 0.2), 1.8)
    cv.fill(ell(x + s * 0.2, y - s * 0.27, s * 0.085, s * 0.1), mix("#3f9f6a", p.alt, 0.2))
    cv.fill(ell(x + s * 0.2, y - s * 0.26, s * 0.055, s * 0.066), mix("#e0b040", p.hot, 0.2))
    cv.fill(ell(x + s * 0.2, y - s * 0.25, s * 0.032, s * 0.04), "#1f3f7a")
    x, y, q = w * 0.88, h * 0.66, s * 0.22  # a key on its nail
    for dx, metal in ((2.5, p.shade(board, 0.5)), (0.0, brass)):
        cv.line(path("M0 .16L0 1M0 .96L.22 .96M0 .76L.16 .76", x + dx, y + dx, q), metal, q * 0.13)
        cv.line(ell(x + dx, y + dx, q * 0.17), metal, q * 0.12)
    x, y, q = w * 0.11, h * 0.86, s * 0.2  # scissors
    cv.line(path("M.1 -.1L.9 -.66M.1 -.66L.9 -.1", x, y + q * 0.2, q), p.shade("#b8bcc0", 0.1), q * 0.11)
    cv.line(ell(x - q * 0.06, y + q * 0.26, q * 0.19).d + ell(x - q * 0.06, y - q * 0.6, q * 0.19).d, p.ink, q * 0.1)
