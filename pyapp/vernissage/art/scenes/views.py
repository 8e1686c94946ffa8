"""Sitters who look at something: a bear of rank at a view.

Short names: p palette, w h the picture's size, x y a foot point, s a size, k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream

GOLD = "#e3b23c"


def lookout(cv: Canvas, rng: Stream) -> None:
    """Paint a bear of rank at a telescope before lake and peaks; a robin looks in at the other end, where the eye is large."""
    w, h = cv.w, cv.h
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, "#5f9fb4"), (0.45, "#f6d590"), (0.68, "#fbb45e"))))
    sx, sy = w * 0.505, h * 0.3
    cv.glow(sx, sy, h * 0.62, "#fff4cc", 0.9)
    cv.fill(ell(sx, sy, h * 0.13), "#fff6d8")
    _peaks(cv)
    _rail(cv)
    _bear(cv, w * 0.17, h * 0.52, h * 0.27)
    _telescope(cv, w * 0.235, h * 0.405, w * 0.44, h)
    _robin(cv, w * 0.79, h * 0.755, h * 0.3)


def _peaks(cv: Canvas) -> None:
    """The peaks, each range darker than the one behind it, and the lake before them."""
    w, h, p = cv.w, cv.h, cv.pal
    far, mid, near = "#8fb0b8", mix("#4f7f96", p.alt, 0.4), mix("#24485c", p.alt, 0.3)
    snow = "#fff8ea"
    cv.fill(path("M.3 .7L.42 .42L.47 .5L.56 .3L.64 .5L.7 .42L.86 .62L1.02 .36L1.02 .74L.3 .74Z", 0, 0, w, h), far)
    cv.fill(path("M.56 .72L.69 .36L.76 .14L.79 .2L.82 .17L.9 .4L1.02 .6L1.02 .74Z", 0, 0, w, h), mid)
    cv.fill(
        path("M.76 .14L.79 .2L.82 .17L.9 .4L1.02 .6L1.02 .74L.86 .74L.83 .5L.85 .4L.78 .3Z", 0, 0, w, h), mix(mid, p.ink, 0.28)
    )
    white = "M.76 .14L.79 .2L.82 .17L.865 .3L.845 .29L.825 .37L.8 .3L.775 .38L.75 .31L.715 .36L.7 .33Z"
    cv.fill(path(white, 0, 0, w, h), snow)
    cv.fill(path("M.82 .17L.865 .3L.845 .29L.825 .37L.81 .33L.815 .25L.79 .2Z", 0, 0, w, h), mix(snow, mid, 0.4))
    cv.fill(path("M.56 .3L.53 .37L.555 .36L.575 .4L.59 .37Z", 0, 0, w, h), mix(snow, far, 0.2))
    cv.fill(
        path("M.36 .74C.42 .6 .5 .66 .56 .7C.62 .72 .66 .7 .7 .74ZM.86 .74C.9 .64 .98 .6 1.02 .6L1.02 .74Z", 0, 0, w, h), near
    )
    cv.fill(rect(w * 0.25, h * 0.72, w, h * 0.3), cv.lin(((0, "#ffd590"), (0.6, "#8fb0a8"), (1, mix("#3f7f96", p.alt, 0.3)))))
    dashes = ((0.5, 0.745, 16), (0.51, 0.775, 24), (0.49, 0.81, 18), (0.64, 0.77, 12), (0.73, 0.8, 16), (0.4, 0.8, 10))
    cv.line("".join(f"M{nums(w * a - k / 2, h * b)}h{k}" for a, b, k in dashes), "#fff4cc", 1.3, op=0.9)
    x, y = w * 0.6, h * 0.775
    cv.fill(path("M0 -1L0 -.1L.56 -.1ZM-.08 -.84L-.08 -.1L-.46 -.1Z", x, y, h * 0.13), snow)
    cv.fill(path("M-.6 -.04L.7 -.04Q.5 .2 .3 .2L-.3 .2Q-.5 .16 -.6 -.04Z", x, y, h * 0.13), "#b8362a")


def _rail(cv: Canvas) -> None:
    """A balustrade of stone along the foot of the picture."""
    w, h, p = cv.w, cv.h, cv.pal
    stone = "#efe0bd"
    post = "M-.2 0Q-.5 -.3 -.16 -.6L-.26 -.8L.26 -.8L.16 -.6Q.5 -.3 .2 0Z"
    cv.fill(Shape("".join(path(post, w * (0.42 + 0.075 * i), h * 1.03, h * 0.2).d for i in range(9)), NOWHERE), stone)
    cv.fill(
        Shape(
            "".join(
                path("M.02 0Q.3 -.3 .04 -.6L.1 -.8L.26 -.8L.16 -.6Q.5 -.3 .2 0Z", w * (0.42 + 0.075 * i), h * 1.03, h * 0.2).d
                for i in range(9)
            ),
            NOWHERE,
        ),
        mix(stone, p.deep, 0.45),
    )
    cv.fill(rect(w * 0.3, h * 0.8, w, h * 0.075), stone)
    cv.fill(rect(w * 0.3, h * 0.85, w, h * 0.03), mix(stone, p.deep, 0.5))
    cv.line(f"M{n(w * 0.3)} {n(h * 0.805)}H{n(w + 3)}", "#fffaf0", 1.2)


def _bear(cv: Canvas, x: float, y: float, s: float) -> None:
    """A bear in uniform that looks to the right, its head round (x, y), 2 s tall; its hat sits crosswise."""
    p = cv.pal
    fur, coat = "#7a4c2c", mix("#b8362a", p.hot, 0.3)
    dark, lit = mix(fur, p.ink, 0.5), mix(fur, "#ffd590", 0.55)
    cv.fill(path("M-1.9 2C-1.8 1.1 -1.1 .8 -.5 .78L.5 .8C1 .9 1.3 1.3 1.36 2Z", x, y, s), coat)
    cv.fill(path("M-1.9 2C-1.8 1.1 -1.1 .8 -.5 .78Q-1.1 1.2 -1 2Z", x, y, s), p.shade(coat, 0.4))
    head = (
        "M-1 1.1C-1.16 .5 -1.14 -.24 -.78 -.62C-.5 -.92 -.06 -.98 .28 -.8C.52 -.66 .62 -.44 .74 -.24C.96 -.2 1.24 -.16 1.4 0"
        "C1.5 .12 1.48 .34 1.34 .44C1.16 .58 .9 .62 .7 .62C.6 .8 .5 .9 .5 1.1Q-.2 1.4 -1 1.1Z"
    )
    cv.fill(path(head, x, y, s), fur)
    cv.fill(
        path(
            (
                "M-1 1.1C-1.16 .5 -1.14 -.24 -.78 -.62C-.8 0 -.5 .5 .1 .66"
                "C.3 .72 .56 .66 .7 .62C.6 .8 .5 .9 .5 1.1Q-.2 1.4 -1 1.1Z"
            ),
            x,
            y,
            s,
        ),
        dark,
        0.55,
    )
    muzzle = "M.74 -.24C.96 -.2 1.24 -.16 1.4 0C1.5 .12 1.48 .34 1.34 .44C1.16 .58 .9 .62 .7 .62C.46 .5 .42 .1 .74 -.24Z"
    cv.fill(path(muzzle, x, y, s), mix(fur, "#f6dcb0", 0.6))
    cv.fill(path("M1.2 -.14C1.36 -.2 1.56 -.04 1.52 .1C1.5 .22 1.36 .2 1.28 .1Q1.2 0 1.2 -.14Z", x, y, s), "#1c1214")
    cv.line(path("M1.32 .4Q1.08 .42 .86 .32", x, y, s), dark, s * 0.07)
    cv.fill(ell(x - s * 0.56, y - s * 0.62, s * 0.3), dark)
    cv.fill(ell(x - s * 0.54, y - s * 0.58, s * 0.18), mix(fur, "#e8a88a", 0.5))
    cv.line(path("M.1 -.6Q.36 -.66 .54 -.5", x, y, s), dark, s * 0.12)
    cv.line(path("M.3 -.78Q.56 -.62 .74 -.24", x, y, s), lit, s * 0.06)
    hat = (
        "M-.86 -.86C-.9 -1.24 -.5 -1.34 -.2 -1.5C.06 -1.66 .3 -1.5 .46 -1.3"
        "C.62 -1.12 .8 -1.02 1.04 -.9C.8 -.66 .5 -.62 .2 -.68C-.2 -.78 -.5 -.7 -.86 -.86Z"
    )
    cv.fill(path(hat, x, y, s), mix("#1f2a3a", p.ink, 0.4))
    cv.line(path("M-.82 -.9Q-.5 -.78 -.1 -.8Q.4 -.64 .98 -.9", x, y, s), GOLD, s * 0.09)
    cv.fill(ell(x + s * 0.2, y - s * 1.12, s * 0.18), coat)
    cv.fill(ell(x + s * 0.2, y - s * 1.12, s * 0.09), "#fff6e0")
    plume = "M.2 -1.3C0 -1.6 .1 -1.9 .4 -1.86C.3 -1.7 .4 -1.6 .3 -1.3Z"
    cv.fill(path(plume, x - s * 0.1, y, s), "#fff6e0")
    cv.fill(path("M-.96 .98Q-.2 1.3 .52 .96L.58 1.2Q-.2 1.56 -1.06 1.22Z", x, y, s), GOLD)
    epaulette = "M-1.72 1.36C-1.6 .9 -1.04 .86 -.8 1.16L-.86 1.36Q-1.3 1.16 -1.6 1.56Z"
    cv.fill(path(epaulette, x, y, s), GOLD)
    cv.line(
        path("M-1.58 1.5L-1.64 1.8M-1.4 1.38L-1.46 1.7M-1.2 1.3L-1.24 1.62M-1 1.3L-1.02 1.6", x, y, s),
        mix(GOLD, p.ink, 0.15),
        s * 0.08,
    )
    cv.spots([(x + s * a, y + s * b) for a, b in ((-0.1, 1.66), (-0.06, 1.94))], s * 0.07, GOLD)


def _telescope(cv: Canvas, x: float, y: float, s: float, h: float) -> None:
    """A telescope from an eye at (x, y) to the right, s long, a paw under it; an eye fills its far lens."""
    p = cv.pal
    brass = mix(GOLD, p.hot, 0.1)
    u = h * 0.01
    legs = (
        f"M{nums(x + s * 0.6, y + 4 * u)}L{nums(x + s * 0.5, y + 46 * u)}"
        f"M{nums(x + s * 0.6, y + 4 * u)}L{nums(x + s * 0.72, y + 46 * u)}"
    )
    cv.line(legs, "#5a3420", 2.6)
    for a, b, r0, r1, c in (
        (0.0, 0.26, 5.5, 6.5, mix("#5a2f22", p.ink, 0.2)),
        (0.24, 0.6, 8, 9.5, brass),
        (0.56, 0.95, 11, 14, mix("#6a3a26", p.ink, 0.1)),
    ):
        tube = (
            f"M{nums(x + s * a, y - r0 * u)}L{nums(x + s * b, y - r1 * u)}"
            f"L{nums(x + s * b, y + r1 * u)}L{nums(x + s * a, y + r0 * u)}Z"
        )
        light = (
            f"M{nums(x + s * a, y - r0 * u)}L{nums(x + s * b, y - r1 * u)}"
            f"L{nums(x + s * b, y - r1 * 0.4 * u)}L{nums(x + s * a, y - r0 * 0.4 * u)}Z"
        )
        dark = (
            f"M{nums(x + s * a, y + r0 * 0.4 * u)}L{nums(x + s * b, y + r1 * 0.4 * u)}"
            f"L{nums(x + s * b, y + r1 * u)}L{nums(x + s * a, y + r0 * u)}Z"
        )
        cv.fill(Shape(tube, NOWHERE), c)
        cv.fill(Shape(light, NOWHERE), mix(c, "#fff0c0", 0.45))
        cv.fill(Shape(dark, NOWHERE), p.ink, 0.3)
    for a, r in ((0.24, 9.5), (0.58, 13)):
        cv.fill(rect(x + s * a - 2 * u, y - r * u, 4 * u, 2 * r * u), mix(brass, "#fff0c0", 0.25))
    lx = x + s * 0.97
    cv.fill(ell(lx - 2 * u, y, 15 * u, 21 * u), p.shade(brass, 0.4))
    cv.fill(ell(lx, y, 15 * u, 21 * u), brass)
    cv.fill(ell(lx + u * 0.5, y, 12 * u, 17.5 * u), "#f4f8ee")
    cv.fill(ell(lx + 3.5 * u, y + 2 * u, 8 * u, 11.5 * u), "#8a4f26")
    cv.fill(ell(lx + 4.5 * u, y + 2.5 * u, 5 * u, 7.5 * u), "#140d0d")
    cv.spots([(lx + 1.8 * u, y - 3 * u)], 2.2 * u, "#fff")
    lid = (
        f"M{nums(lx - 11.5 * u, y - 6 * u)}Q{nums(lx + 2 * u, y - 15 * u, lx + 12.4 * u, y - 4 * u)}"
        f"L{nums(lx + 10 * u, y - 12 * u)}Q{nums(lx, y - 25 * u, lx - 10 * u, y - 11 * u)}Z"
    )
    cv.fill(Shape(lid, NOWHERE), "#a87850")
    fur = "#7a4c2c"
    cv.fill(
        path("M-1.9 2.6C-1.7 1.9 -.7 1.3 -.1 .56C.3 .3 .7 .7 .4 1.1C-.2 1.8 -.7 2.2 -.8 2.6Z", x + s * 0.42, y, 24 * u),
        mix("#b8362a", p.hot, 0.3),
    )
    cv.fill(path("M-.34 .78L-.06 .44L.56 .86L.34 1.2Z", x + s * 0.42, y, 24 * u), GOLD)
    cv.fill(path("M0 .3C.2 -.1 .8 -.1 .96 .2C1.06 .6 .7 .96 .3 .96C.1 .9 -.02 .6 0 .3Z", x + s * 0.42, y, 22 * u), fur)
    cv.line(path("M.4 .1L.46 .34M.64 .08L.68 .34M.86 .16L.86 .38", x + s * 0.42, y, 22 * u), mix(fur, p.ink, 0.6), 1.2)


def _robin(cv: Canvas, x: float, y: float, s: float) -> None:
    """A robin that leans to the left, its feet at (x, y + s * .16), s tall."""
    p = cv.pal
    brown = "#6b4a30"
    cv.line(path("M-.04 -.1L-.1 .17M.14 -.1L.12 .17", x, y, s), p.ink, s * 0.05)
    cv.fill(path("M.3 -.4L.9 .06L.72 .16L.2 -.06Z", x, y, s), mix(brown, p.ink, 0.3))
    cv.fill(
        path(
            (
                "M-.42 -.5C-.44 -.86 -.1 -1 .12 -.86C.36 -.7 .56 -.34 .44 -.12"
                "C.3 .08 -.1 .04 -.26 -.12C-.4 -.26 -.42 -.4 -.42 -.5Z"
            ),
            x,
            y,
            s,
        ),
        brown,
    )
    cv.fill(
        path("M-.42 -.5C-.42 -.66 -.3 -.76 -.16 -.72C.02 -.6 .04 -.2 -.1 -.04C-.3 -.1 -.42 -.3 -.42 -.5Z", x, y, s), "#e8572e"
    )
    cv.fill(path("M-.1 -.04C.04 -.2 .2 -.2 .34 -.04Q.14 .06 -.1 -.04Z", x, y, s), "#f6ead6")
    cv.fill(path("M.5 -.1Q.2 -.14 .06 -.5Q.36 -.56 .5 -.1Z", x, y, s), mix(brown, p.ink, 0.35))
    cv.fill(path("M-.4 -.66L-.66 -.58L-.4 -.52Z", x, y, s), p.ink)
    cv.fill(ell(x - s * 0.2, y - s * 0.7, s * 0.075), "#fff")
    cv.fill(ell(x - s * 0.22, y - s * 0.7, s * 0.05), p.ink)
