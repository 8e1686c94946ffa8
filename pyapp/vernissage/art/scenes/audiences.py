"""Sitters who have company: a view, a lecture, a cat.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
R is half the height of a head.
"""

# ruff: noqa: N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m
from .beasts import beast
from .clothes import torso
from .faces import face
from .larder import books, cup

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Rng

GOLD = "#e3b23c"


def lookout(cv: Canvas, rng: Rng, who: str, dress: str, wears: str) -> None:
    """Paint an animal of rank before a wide window on lake and peaks, a telescope to hand: see `beast`."""
    w, h, p = cv.w, cv.h, cv.pal
    wall = mix(p.deep, "#7a2f2a", 0.55)
    cv.fill(rect(-3, -3, w + 6, h + 6), wall)
    cv.fill(Shape("".join(rect(i * w / 12, -3, w / 24, h + 6).d for i in range(12)), NOWHERE), p.shade(wall, 0.16))
    x, y, vw, vh = w * 0.36, h * 0.07, w * 0.6, h * 0.76
    cv.open(rect(x, y, vw, vh))
    m.sky(cv, "#5f9fc4", "#fbe3b4", h * 0.7)
    cv.fill(ell(x + vw * 0.8, y + vh * 0.26, vh * 0.12), "#ffe9a8")
    m.cloud(cv, x + vw * 0.24, y + vh * 0.22, 34, "#fffaf0")
    far, near = mix("#7f9fc0", p.mid, 0.15), mix("#4f6f96", p.deep, 0.2)
    cv.fill(path("M0 .62L.16 .34L.26 .46L.4 .22L.56 .5L.66 .38L.84 .58L1 .44L1 .8L0 .8Z", x, y, vw, vh), far)
    cv.fill(path("M.3 .7L.52 .16L.6 .26L.66 .2L.94 .7Z", x, y, vw, vh), near)
    cv.fill(path("M.52 .16L.6 .26L.66 .2L.94 .7L.68 .7L.62 .5L.66 .42L.56 .34Z", x, y, vw, vh), p.shade(near, 0.3))
    cv.fill(path("M.52 .16L.6 .26L.66 .2L.75 .36L.7 .34L.66 .42L.62 .34L.56 .4L.5 .32L.44 .38Z", x, y, vw, vh), "#fffaf0")
    lake = mix("#3f8fa8", p.deep, 0.1)
    cv.fill(rect(x, y + vh * 0.68, vw, vh * 0.4), cv.lin(((0, p.tint(lake, 0.45)), (1, lake))))
    cv.fill(path("M.52 .98L.6 .88L.66 .94L.94 .68L.3 .68Z", x, y, vw, vh), near, 0.35)
    m.glints(cv, x + vw * 0.8, y + vh * 0.7, y + vh, vw * 0.06, "#fff3c8", rng)
    m.boat(cv, x + vw * 0.2, y + vh * 0.84, 17, p.ink, "#fffaf0", mix("#d8433a", p.hot, 0.2))
    m.boat(cv, x + vw * 0.56, y + vh * 0.75, 8, p.ink, "#fffaf0", None, -1)
    pines = [(0.02, 26), (0.08, 34), (0.92, 30), (0.985, 40)]
    for a, k in pines:
        m.pine(cv, x + vw * a, y + vh * 1.02, k, mix("#2f5a44", p.ink, 0.2))
    cv.close()
    oak = mix("#c98f3a", p.hot, 0.15)
    cv.line(rect(x, y, vw, vh), p.shade(oak, 0.35), 5)
    cv.line(rect(x, y, vw, vh), oak, 3)
    cv.line(f"M{nums(x + vw * 0.64, y)}v{n(vh)}", oak, 2.6)
    cv.fill(rect(x - 5, y + vh, vw + 10, h * 0.06), p.tint(oak, 0.35))
    cv.fill(rect(x - 5, y + vh + h * 0.05, vw + 10, h * 0.022), p.shade(oak, 0.4))
    drape = mix("#b8342f", p.alt, 0.15)
    cv.fill(path("M1 -.03C.93 .3 .96 .6 .9 1.03L1.03 1.03L1.03 -.03Z", 0, 0, w, h), drape)
    cv.line(path("M.97 0C.95 .3 .97 .6 .94 1M1 0C.985 .4 1 .7 .98 1", 0, 0, w, h), p.shade(drape, 0.45), 1.6)
    R = h * 0.27
    beast(cv, w * 0.17, h * 0.47, R, h + 3, rng, who, dress, wears)
    _telescope(cv, w * 0.45, h * 0.6, w * 0.17, p.hot)
    fur = "#6b4630"
    cv.form(
        path("M-1 1.2C-.9 .5 -.2 0 .3 -.14C.7 -.2 .8 .2 .5 .4C.1 .6 -.1 .9 -.2 1.4Z", w * 0.345, h * 0.78, R * 0.8),
        mix(p.hot, p.deep, 0.25),
        "cyl",
        tex=0,
    )
    cv.form(ell(w * 0.385, h * 0.755, R * 0.3, R * 0.27), fur, "round", tex=0)
    cv.line(path("M.1 -.2L.24 -.12M.16 -.02L.32 .02M.12 .16L.26 .2", w * 0.385, h * 0.755, R), mix(fur, p.ink, 0.6), 1.1)


def _telescope(cv: Canvas, x: float, y: float, s: float, brass: str) -> None:
    """A telescope on three legs that looks up to the right, its middle at (x, y), 2 s long."""
    p = cv.pal
    brass = mix(GOLD, brass, 0.2)
    cv.line(path("M0 .1L-.3 1.4M0 .1L.06 1.4M0 .1L.4 1.4", x, y, s), p.shade("#7a4a28", 0.25), 2.4)
    for d, c in (
        ("M-.8 -.09L-.1 -.11L-.1 .11L-.8 .09Z", mix("#4a2c22", p.ink, 0.3)),
        ("M-.1 -.14L.86 -.17L.86 .17L-.1 .14Z", brass),
        ("M-.1 -.14L.86 -.17L.86 -.08L-.1 -.06Z", p.tint(brass, 0.55)),
        (
            "M.82 -.2L.98 -.21L.98 .21L.82 .2ZM-.16 -.15L-.04 -.15L-.04 .15L-.16 .15ZM-.92 -.07L-.78 -.11L-.78 .11L-.92 .07Z",
            p.shade(brass, 0.25),
        ),
    ):
        cv.fill(path(d, x, y, s, s, -24), c)


def lecture(cv: Canvas, rng: Rng, who: str, dress: str, wears: str) -> None:
    """Paint a scholar before the board on which it has explained the mouse; the tea is still hot: see `beast`."""
    w, h, p = cv.w, cv.h, cv.pal
    board, chalk = mix("#1f5a4a", p.deep, 0.35), "#eef4e6"
    cv.fill(rect(-3, -3, w + 6, h + 6), mix("#e6c06a", p.alt, 0.25))
    wood = mix("#8a5636", p.ink, 0.15)
    cv.fill(rect(w * 0.03, h * 0.06, w * 0.94, h * 0.72), wood)
    cv.fill(rect(w * 0.045, h * 0.1, w * 0.91, h * 0.64), board)
    cv.fill(path("M.05 .2Q.3 .12 .5 .3Q.3 .3 .05 .44ZM.6 .7Q.8 .5 .94 .56L.94 .7Z", 0, 0, w, h), chalk, 0.07)
    _chalk_mouse(cv, w * 0.64, h * 0.62, h * 0.34, chalk)
    two, three = "M0 .3Q.3 -.1 .5 .2Q.5 .5 0 1L.6 1", "M0 .1Q.5 -.1 .5 .2Q.5 .45 .2 .45Q.6 .5 .5 .8Q.4 1.1 0 .9"
    signs = (
        (two, 0.07),
        ("M0 .5L.7 .5M.35 .15L.35 .85", 0.098),
        (two, 0.13),
        ("M0 .35L.6 .35M0 .7L.6 .7", 0.158),
        (three, 0.188),
    )
    cv.line("".join(path(d, w * a, h * 0.15, h * 0.085).d for d, a in signs), chalk, 1.3, op=0.9)
    for i, grown in enumerate((None, 0.0, 0.55, 1.0)):  # the moon waxes along the top
        cx, cy, r = w * (0.66 + 0.065 * i), h * 0.19, h * 0.042
        cv.line(ell(cx, cy, r), chalk, 1, op=0.85)
        if grown is not None:
            lit = f"M{nums(cx, cy - r)}a{nums(r, r)} 0 0 1 0 {n(2 * r)}a{nums(r * grown + 0.1, r)} 0 0 1 0 {n(-2 * r)}z"
            cv.fill(Shape(lit, NOWHERE), chalk, 0.85)
    cv.line(path("M.09 .3L.2 .3L.09 .44ZM.09 .4L.106 .4L.106 .44", 0, 0, w, h), chalk, 1.1, op=0.8)
    cv.line(
        path("M.06 .7L.06 .55M.05 .69L.21 .69M.065 .66Q.1 .64 .115 .6Q.13 .52 .15 .6Q.17 .66 .2 .665", 0, 0, w, h),
        chalk,
        1.1,
        op=0.8,
    )
    cv.fill(rect(w * 0.03, h * 0.76, w * 0.94, h * 0.045), p.tint(wood, 0.25))
    cv.fill(rect(w * 0.5, h * 0.735, w * 0.03, h * 0.025) + rect(w * 0.55, h * 0.735, w * 0.045, h * 0.025), chalk)
    cv.fill(rect(-3, h * 0.9, w + 6, h), p.shade(wood, 0.25))
    cv.fill(rect(-3, h * 0.88, w + 6, h * 0.035), p.tint(wood, 0.3))
    R = h * 0.285
    beast(cv, w * 0.335, h * 0.45, R, h * 0.9, rng, who, dress, wears)
    cv.fill(rect(-3, h * 0.9, w + 6, h), p.shade(wood, 0.25))
    cv.fill(rect(-3, h * 0.88, w + 6, h * 0.035), p.tint(wood, 0.3))
    cv.line([(w * 0.475, h * 0.86), (w * 0.56, h * 0.4)], "#e9d8b0", 1.8)
    cv.fill(path("M-.5 .3Q-.3 -.5 .3 -.5Q.5 0 .3 .5Z", w * 0.477, h * 0.85, R * 0.46), mix("#8a6a4a", p.ink, 0.1))
    books(cv, w * 0.04, h * 0.89, w * 0.16, rng)
    cup(cv, w * 0.905, h * 0.885, h * 0.2, rng)
    cv.fill(ell(w * 0.74, h * 0.875, h * 0.06, h * 0.058), mix("#cf3f36", p.hot, 0.2))
    cv.line(f"M{nums(w * 0.74, h * 0.825)}q1-4 4-5", p.ink, 1.2)
    cv.fill(path("M0 0Q.5 -.5 1 -.2Q.6 .2 0 0Z", w * 0.745, h * 0.81, 7), "#6f9a4a")


def _chalk_mouse(cv: Canvas, x: float, y: float, s: float, chalk: str) -> None:
    """A mouse in chalk with all its measures, 2 s long."""
    body = "M-.5 0C-.62 -.5 -.1 -.7 .26 -.5C.4 -.5 .66 -.3 .82 -.06Q.6 .04 .4 0Z"
    cv.fill(path(body, x, y, s), chalk, 0.13)
    cv.line(path(body, x, y, s), chalk, 1.5)
    cv.line(path("M-.5 -.02C-.8 .1 -.9 -.2 -.74 -.36", x, y, s), chalk, 1.5)
    cv.line(ell(x + s * 0.3, y - s * 0.56, s * 0.16), chalk, 1.5)
    cv.spots([(x + s * 0.58, y - s * 0.24)], 1.4, chalk)
    cv.line(path("M.8 -.1L1.04 -.2M.8 -.06L1.06 -.04", x, y, s), chalk, 0.8)
    cv.line(
        path(
            (
                "M-.54 .16L.86 .16M-.54 .1L-.54 .22M.86 .1L.86 .22M-.06 -.2L-.3 -.92M.3 -.56L.5 -.9M.5 -.9L.74 -.9"
                "M-.3 -.92L-.56 -.92"
            ),
            x,
            y,
            s,
        ),
        chalk,
        0.8,
        "2.5 1.6",
    )
    cv.line(
        path("M.82 -.95Q.92 -1 .9 -.9L.83 -.82L.92 -.82M-.8 -.98L-.72 -.98L-.77 -.92Q-.68 -.9 -.76 -.84", x, y, s), chalk, 1.1
    )


def ambassador(cv: Canvas, rng: Rng) -> None:
    """Paint an ambassador with sash and star, and the cat, who has the same star and outranks him."""
    w, h, p = cv.w, cv.h, cv.pal
    green = mix("#1f4a3c", p.deep, 0.25)
    cv.form(rect(-3, -3, w + 6, h + 6), p.shade(green, 0.25), "plane", tex=0, edge=False, deep=0.5)
    cv.glow(w * 0.5, h * 0.3, w * 0.8, p.tint(green, 0.5), 0.7)
    drape = mix("#9c2432", p.hot, 0.2)
    cv.form(path("M-.03 -.02L.5 -.02C.42 .08 .2 .16 .13 .3C.1 .4 .14 .46 .05 .56L-.03 .58Z", 0, 0, w, h), drape, "cyl", tex=0)
    cv.line(
        path("M.34 0C.28 .08 .1 .14 .06 .28M.2 0C.16 .08 .04 .12 0 .2M.44 0C.36 .08 .16 .15 .1 .3", 0, 0, w, h),
        p.shade(drape, 0.5),
        1.4,
    )
    cv.line(path("M.12 .29Q.06 .34 -.03 .33", 0, 0, w, h), GOLD, 3)
    stone = mix("#d9cdb8", p.soft, 0.3)
    cv.form(rect(w * 0.8, -3, w * 0.16, h), stone, "cyl", tex=0, deep=0.5)
    cv.line("".join(f"M{nums(w * a, 0)}V{n(h)}" for a in (0.84, 0.88, 0.92)), p.shade(stone, 0.3), 0.9)
    R = w * 0.2
    x, y = w * 0.48, h * 0.27
    navy = mix("#22305e", p.ink, 0.2)
    torso(cv, x, y, R, h + 3, navy, "plain", 1.02)
    collar = mix("#b8342f", p.hot, 0.2)
    cv.form(path("M-.42 .8L-.5 1.36Q0 1.66 .5 1.36L.42 .8Q0 1.1 -.42 .8Z", x, y, R), collar, "cyl", tex=0)
    cv.line(path("M-.5 1.3Q0 1.6 .5 1.3", x, y, R), GOLD, 1.8)
    sash = path("M-1.5 1.5L-1 1.32L1.3 4.6L1.1 5.1Z", x, y, R)
    cv.form(sash, mix("#d9a441", p.alt, 0.2), "cyl", tex=0, deep=0.3)
    cv.line(path("M-1.36 1.46L1.2 4.9", x, y, R), collar, 2.2)
    for f in (-1, 1):
        cv.form(path("M.98 1.5Q1.5 1.16 2 1.72Q1.9 2.06 1.6 2.1Q1.1 2.06 .98 1.5Z", x, y, R * f, R), GOLD, "round", tex=0)
        fringe = "".join(
            f"M{a} {b}L{a + 0.02} {b + 0.4}"
            for a, b in ((1.2, 1.94), (1.34, 2.04), (1.48, 2.1), (1.62, 2.1), (1.76, 2.04), (1.88, 1.94))
        )
        cv.line(path(fringe, x, y, R * f, R), mix(GOLD, p.ink, 0.2), 1.3)
    cv.spots([(x + R * 0.06, y + R * b) for b in (1.9, 2.5, 5.3, 5.9)], 1.5, GOLD)
    _star(cv, x + R * 0.95, y + R * 2.55, R * 0.44, collar)
    _star(cv, x + R * 0.6, y + R * 1.9, R * 0.22, navy)
    skin, hair = "#e2b088", "#eee8da"
    cv.form(path("M-.34 .5L-.36 .9Q0 1.16 .36 .9L.34 .5Z", x, y, R), skin, "cyl", tex=0, deep=0.4)
    cv.fill(path("M-.8 -.5Q-1.1 .1 -.86 .62Q-.5 .3 -.6 -.4ZM.8 -.5Q1.1 .1 .86 .62Q.5 .3 .6 -.4Z", x, y, R), hair)
    face(cv, x, y, R, rng.sub("face"), skin, hair, "m")
    cv.form(
        path(
            (
                "M0 .36C-.2 .26 -.36 .34 -.5 .46Q-.74 .66 -1.06 .42Q-.96 .86 -.56 .84Q-.2 .84 0 .56Q.2 .84 .56"
                " .84Q.96 .86 1.06 .42Q.74 .66 .5 .46C.36 .34 .2 .26 0 .36Z"
            ),
            x,
            y,
            R,
        ),
        hair,
        "drop",
        tex=0,
        deep=0.25,
    )
    cv.fill(path("M-.76 .1Q-1 .5 -.72 .96Q-.5 .8 -.6 .3ZM.76 .1Q1 .5 .72 .96Q.5 .8 .6 .3Z", x, y, R), hair)
    black = mix("#1a1a26", p.ink, 0.4)
    cv.form(
        path(
            "M-1.34 -.42C-1.2 -1.3 -.5 -1.66 .1 -1.62C.7 -1.6 1.2 -1.2 1.34 -.42Q.7 -.84 0 -.84Q-.7 -.84 -1.34 -.42Z", x, y, R
        ),
        black,
        "cyl",
        tex=0,
    )
    cv.line(path("M-1.3 -.48Q-.7 -.9 0 -.9Q.7 -.9 1.3 -.48", x, y, R), GOLD, 2)
    cv.fill(ell(x + R * 0.5, y - R * 1.16, R * 0.2), collar)
    cv.fill(ell(x + R * 0.5, y - R * 1.16, R * 0.1), "#fff8e6")
    for f in (-1, 0, 1):
        cv.form(
            path(
                "M0 0C-.3 -.3 -.24 -.76 .06 -.9C.3 -.66 .24 -.24 0 0Z", x + R * 0.04 * f, y - R * 1.54, R * 0.8, R * 0.8, 26 * f
            ),
            "#fff4e0",
            "round",
            tex=0,
            deep=0.15,
        )
    _ginger(cv, w * 0.5, h * 0.74, w * 0.225, collar)
    for f in (-1, 1):  # his sleeves hold the cat from below
        cv.form(
            path(
                "M1.9 -.9C2.3 .2 2 1.3 1.1 1.6Q.4 1.7 .2 1.36Q.5 .9 .9 .9Q1.2 .3 1.2 -.7Z",
                w * 0.5,
                h * 0.83,
                w * 0.23 * f,
                w * 0.23,
            ),
            navy,
            "cyl",
            tex=0,
            deep=0.4,
        )
        cv.form(path("M.6 .98L.94 .86L1.02 1.44L.64 1.6Z", w * 0.5, h * 0.83, w * 0.23 * f, w * 0.23), collar, "cyl", tex=0)
        cv.form(
            path("M.64 1.02Q.3 1 .06 1.2Q0 1.5 .3 1.56L.66 1.56Z", w * 0.5, h * 0.83, w * 0.23 * f, w * 0.23),
            "#fffaf0",
            "round",
            tex=0,
        )


def _star(cv: Canvas, x: float, y: float, r: float, heart: str) -> None:
    """An order: eight rays round a heart."""
    rays = [
        (x + math.cos(a) * r * k, y + math.sin(a) * r * k)
        for a, k in ((i * math.pi / 8, 0.5 if i % 2 else 1) for i in range(16))
    ]
    cv.fill(poly(*rays), "#fff0c0")
    cv.fill(ell(x, y, r * 0.42), GOLD)
    cv.fill(ell(x, y, r * 0.26), heart)


def _ginger(cv: Canvas, x: float, y: float, s: float, ribbon: str) -> None:
    """A cat from the front, held; s is half its head's width."""
    p = cv.pal
    fur, white = mix("#dc8436", p.hot, 0.1), "#fff6ea"
    dark = mix(fur, p.ink, 0.5)
    cv.form(path("M-.7 .4C-1.3 1 -1.3 2.2 -1 2.9L1 2.9C1.3 2.2 1.3 1 .7 .4Z", x, y, s), fur, "cyl", tex=0)
    cv.fill(path("M-.44 .5C-.7 1.2 -.4 2 0 2.4C.4 2 .7 1.2 .44 .5Z", x, y, s), white)
    cv.line(path("M-1.1 1.3L-.76 1.42M-1.16 1.7L-.8 1.76M1.1 1.3L.76 1.42M1.16 1.7L.8 1.76", x, y, s), dark, 2.2)
    head = (
        "M-1 .1C-1.06 -.3 -1 -.76 -.94 -1.24C-.66 -1.1 -.44 -.94 -.3 -.8Q0 -.88 .3 -.8C.44 -.94 .66 -1.1 .94 -1.24C1"
        " -.76 1.06 -.3 1 .1C1.14 .3 1 .42 .92 .5C.7 .78 .4 .9 0 .9C-.4 .9 -.7 .78 -.92 .5C-1 .42 -1.14 .3 -1 .1Z"
    )
    cv.form(path(head, x, y, s), fur, "round", tex=0)
    cv.fill(path("M-.84 -1C-.66 -.92 -.54 -.8 -.46 -.7L-.8 -.46ZM.84 -1C.66 -.92 .54 -.8 .46 -.7L.8 -.46Z", x, y, s), "#efab9a")
    cv.fill(
        path(
            (
                "M0 -.84L.09 -.44L0 -.32L-.09 -.44ZM-.34 -.76L-.16 -.46L-.26 -.38ZM.34 -.76L.16 -.46L.26 -.38ZM-1"
                " .02L-.64 .12L-.98 .22ZM1 .02L.64 .12L.98 .22Z"
            ),
            x,
            y,
            s,
        ),
        dark,
    )
    cv.fill(path("M0 .1C.4 .06 .62 .34 .48 .64C.34 .9 -.34 .9 -.48 .64C-.62 .34 -.4 .06 0 .1Z", x, y, s), white)
    for f in (-1, 1):
        cv.fill(path("M.16 -.02Q.4 -.26 .74 -.1Q.66 .2 .42 .2Q.2 .18 .16 -.02Z", x, y, s * f, s), "#cfe07a")
        cv.fill(ell(x + f * s * 0.44, y + s * 0.02, s * 0.07, s * 0.16), "#140d0d")
        cv.line(path("M.12 -.04Q.4 -.3 .78 -.12", x, y, s * f, s), dark, 1.6)
    cv.fill(path("M-.14 .24Q0 .18 .14 .24Q.06 .4 0 .4Q-.06 .4 -.14 .24Z", x, y, s), "#d2706a")
    cv.line(path("M0 .4L0 .5Q-.16 .64 -.32 .54M0 .5Q.16 .64 .32 .54", x, y, s), dark, 1.1)
    cv.line(path("M-.44 .44L-1.3 .3M-.44 .54L-1.26 .6M.44 .44L1.3 .3M.44 .54L1.26 .6", x, y, s), "#fff8ea", 0.7)
    cv.fill(path("M-.66 .76Q0 1.1 .66 .76L.6 1Q0 1.3 -.6 1Z", x, y, s), ribbon)
    _star(cv, x, y + s * 1.5, s * 0.46, ribbon)
