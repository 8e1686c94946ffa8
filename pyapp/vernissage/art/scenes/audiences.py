"""Sitters who have company: a mouse, a cat.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
R is half the height of a head.
"""

# ruff: noqa: N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, path, poly, rect
from .beasts import beast
from .faces import face
from .larder import books, cup

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream

GOLD = "#e3b23c"


def lecture(cv: Canvas, rng: Stream, who: str, dress: str, wears: str) -> None:
    """Paint a scholar asleep before the board; a mouse has worked out meanwhile what the two of them make: see `beast`."""
    w, h, p = cv.w, cv.h, cv.pal
    board, chalk = mix("#17504a", p.deep, 0.35), "#f2f6ea"
    wood = mix("#8a5636", p.ink, 0.1)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, p.tint(board, 0.06)), (1, p.shade(board, 0.25)))))
    smears = "M.3 .1Q.5 .02 .66 .2Q.5 .22 .36 .36ZM.62 .7Q.8 .56 1 .6L1 .74Z"
    cv.fill(path(smears, 0, 0, w, h), chalk, 0.06)
    cv.fill(rect(-3, -3, w + 6, h * 0.07), wood)
    cv.line(f"M-3 {n(h * 0.055)}H{n(w + 3)}", p.tint(wood, 0.35), 1)
    _sum(cv, w, h, chalk)
    cv.fill(rect(-3, h * 0.79, w + 6, h * 0.05), p.tint(wood, 0.3))
    cv.fill(rect(-3, h * 0.84, w + 6, h * 0.2), wood)
    cv.fill(rect(w * 0.5, h * 0.765, w * 0.035, h * 0.025) + rect(w * 0.57, h * 0.765, w * 0.02, h * 0.025), chalk)
    cv.fill(rect(w * 0.4, h * 0.74, w * 0.06, h * 0.05), p.alt)
    cv.fill(rect(w * 0.4, h * 0.775, w * 0.06, h * 0.018), p.ink, 0.5)
    _scribe(cv, w * 0.905, h * 0.795, h * 0.225)
    R = h * 0.305
    x, y = w * 0.16, h * 0.46
    beast(cv, x, y, R, h + 4, rng, who, dress, wears)
    lid = "#a98a66"
    for f in (-1, 1):  # its eyes are shut
        a, b = x + f * R * 0.43, y - R * 0.12
        cv.fill(ell(a, b, R * 0.345), lid)
        cv.fill(path("M-.33 .02Q0 .34 .33 .02Q.2 .33 0 .34Q-.2 .33 -.33 .02Z", a, b, R), "#f0dcb8")
        cv.line(path("M-.31 .02Q0 .32 .31 .02", a, b, R), p.ink, R * 0.075)
        cv.line(path("M-.2 .17L-.26 .27M0 .19L0 .3M.2 .17L.26 .27", a, b, R), p.ink, R * 0.05)
        cv.line(ell(a, b + R * 0.06, R * 0.4), GOLD, R * 0.075)
    cv.line(path("M-.06 -.1Q0 -.16 .06 -.1", x, y, R), GOLD, R * 0.08)
    zed = "M0 0L.6 0L0 .7L.6 .7"
    for a, b, k in ((0.268, 0.36, 0.08), (0.285, 0.24, 0.1), (0.305, 0.11, 0.13)):
        cv.line(path(zed, w * a, h * b, h * k), p.alt, 1 + 7 * k)
    cv.fill(rect(-3, h * 0.9, w + 6, h), p.shade(wood, 0.35))
    cv.fill(rect(-3, h * 0.885, w + 6, h * 0.03), p.tint(wood, 0.2))
    books(cv, w * 0.33, h * 0.895, w * 0.15, rng)
    cup(cv, w * 0.6, h * 0.895, h * 0.17, rng)


def _sum(cv: Canvas, w: float, h: float, chalk: str) -> None:
    """In chalk: an owl and a mouse make a heart."""
    s, y, hot = h * 0.13, h * 0.42, mix("#f0503f", cv.pal.hot, 0.5)
    x = w * 0.4
    owl = "M-.85 -.4L-.95 -1.2Q-.5 -.9 0 -.88Q.5 -.9 .95 -1.2L.85 -.4C1 .4 .6 .95 0 .95C-.6 .95 -1 .4 -.85 -.4Z"
    cv.fill(path(owl, x, y, s), chalk, 0.1)
    rings = "".join(ell(x + f * s * 0.4, y - s * 0.2, s * 0.32).d for f in (-1, 1))
    cv.line(path(owl, x, y, s).d + rings + path("M-.12 .1L0 .36L.12 .1Z", x, y, s).d, chalk, 1.9)
    cv.spots([(x - s * 0.4, y - s * 0.2), (x + s * 0.4, y - s * 0.2)], s * 0.1, chalk)
    x = w * 0.575
    face = "M-.7 -.1C-.7 .5 -.2 .9 0 .9C.2 .9 .7 .5 .7 -.1C.6 -.5 -.6 -.5 -.7 -.1Z"
    ears = "".join(ell(x + f * s * 0.68, y - s * 0.55, s * 0.42).d for f in (-1, 1))
    cv.fill(Shape(path(face, x, y, s).d + ears, NOWHERE), chalk, 0.1)
    cv.line(path(face, x, y, s).d + ears, chalk, 1.9)
    cv.spots([(x - s * 0.28, y + s * 0.12), (x + s * 0.28, y + s * 0.12), (x, y + s * 0.72)], s * 0.1, chalk)
    cv.line(path("M-.3 .6L-1 .5M-.3 .72L-.95 .82M.3 .6L1 .5M.3 .72L.95 .82", x, y, s), chalk, 1)
    cv.line(path("M-.36 0L.36 0M0 -.36L0 .36", w * 0.487, y, s), chalk, 2.3)
    cv.line(path("M-.34 -.18L.34 -.18M-.34 .18L.34 .18", w * 0.672, y, s), chalk, 2.3)
    heart = "M0 .95C-.6 .5 -1.1 .1 -1.05 -.4C-1 -.9 -.3 -1 0 -.45C.3 -1 1 -.9 1.05 -.4C1.1 .1 .6 .5 0 .95Z"
    cv.fill(path(heart, w * 0.765, y, s * 1.25), hot, 0.3)
    cv.line(path(heart, w * 0.765, y, s * 1.25), hot, 3)


def _scribe(cv: Canvas, x: float, y: float, s: float) -> None:
    """A mouse on its hind legs that looks at you, its feet at (x, y), twice as tall as s, red chalk in its raised paw."""
    grey, pale, pink = "#c9b8a8", "#f6eadc", "#f0a090"
    cv.line(path("M.4 -.06C1 0 1.1 -.6 .8 -.9", x, y, s), pink, s * 0.1)
    cv.line(path("M-.3 -.66L-.72 -1.02", x, y, s), grey, s * 0.17)
    cv.line(path("M-.66 -.94L-.9 -1.26", x, y, s), "#f0503f", s * 0.15)
    cv.fill(path("M-.48 0C-.6 -.6 -.4 -1 0 -1C.4 -1 .6 -.6 .48 0Z", x, y, s), grey)
    cv.fill(path("M-.26 -.04C-.34 -.5 -.2 -.76 0 -.76C.2 -.76 .34 -.5 .26 -.04Z", x, y, s), pale)
    for f in (-1, 1):
        cv.fill(ell(x + f * s * 0.42, y - s * 1.62, s * 0.3), grey)
        cv.fill(ell(x + f * s * 0.42, y - s * 1.61, s * 0.19), pink)
        cv.fill(ell(x + f * s * 0.24, y - s * 0.02, s * 0.2, s * 0.09), pink)
    cv.fill(
        path("M-.46 -1.2C-.46 -1.66 .46 -1.66 .46 -1.2C.44 -.96 .14 -.8 0 -.8C-.14 -.8 -.44 -.96 -.46 -1.2Z", x, y, s), grey
    )
    cv.spots([(x - s * 0.19, y - s * 1.22), (x + s * 0.19, y - s * 1.22)], s * 0.085, "#1c1214")
    cv.fill(ell(x, y - s * 0.93, s * 0.09, s * 0.07), pink)
    cv.fill(path("M.26 -.6Q.5 -.5 .3 -.34Q.14 -.4 .26 -.6Z", x, y, s), grey)


def ambassador(cv: Canvas, rng: Stream) -> None:
    """Paint an ambassador who bears his cat on a cushion; the two have the same hat, the same star and the same moustache."""
    w, h, p = cv.w, cv.h, cv.pal
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0, mix("#1f4a44", p.deep, 0.2)), (1, mix("#12302e", p.ink, 0.3)))))
    cv.glow(w * 0.5, h * 0.24, w * 0.85, "#8fb89a", 0.75)
    drape = mix("#a8283a", p.hot, 0.2)
    cv.fill(path("M-.03 -.02L.62 -.02C.5 .07 .24 .12 .16 .24C.1 .34 .14 .42 .02 .5L-.03 .5Z", 0, 0, w, h), drape)
    folds = "M.46 0C.34 .07 .12 .12 .07 .24M.28 0C.2 .06 .04 .1 -.02 .18M.55 0C.44 .06 .2 .11 .12 .26"
    cv.line(path(folds, 0, 0, w, h), p.shade(drape, 0.45), 1.4)
    cv.line(path("M.16 .25Q.08 .29 -.03 .28", 0, 0, w, h), GOLD, 3)
    R = w * 0.19
    x, y = w * 0.5, h * 0.235
    navy, collar = mix("#2a3a78", p.deep, 0.15), mix("#c8303a", p.hot, 0.15)
    cv.fill(
        path(
            "M-.5 .9C-1 1.3 -1.8 1.34 -2.1 2C-2.4 3.4 -2.5 6 -2.5 9.4L2.5 9.4C2.5 6 2.4 3.4 2.1 2C1.8 1.34 1 1.3 .5 .9Z",
            x,
            y,
            R,
        ),
        navy,
    )
    cv.fill(path("M.5 .9C1 1.3 1.8 1.34 2.1 2C2.4 3.4 2.5 6 2.5 9.4L1 9.4C1.5 6 1.6 3 .5 .9Z", x, y, R), p.ink, 0.4)
    cv.line(path("M-1.5 2.6Q-1.66 4 -1.5 5.4M1.5 2.6Q1.66 4 1.5 5.4", x, y, R), p.ink, 1.2, op=0.6)
    cv.fill(path("M-.46 .8L-.56 1.34Q0 1.64 .56 1.34L.46 .8Q0 1.1 -.46 .8Z", x, y, R), collar)
    cv.line(path("M-.56 1.32Q0 1.62 .56 1.32", x, y, R), GOLD, 1.8)
    cv.fill(path("M-1.7 1.5L-1.1 1.34L1.9 5.2L1.6 5.8Z", x, y, R), mix("#f0b840", p.alt, 0.3))
    cv.line(path("M-1.4 1.42L1.75 5.5", x, y, R), collar, 2.4)
    for f in (-1, 1):
        cv.fill(path("M1 1.5Q1.5 1.1 2.06 1.66Q2.1 2 1.8 2.1Q1.2 2 1 1.5Z", x, y, R * f, R), GOLD)
        fringe = "".join(
            f"M{a} {b}L{a + 0.03} {b + 0.44}" for a, b in ((1.3, 1.94), (1.46, 2.04), (1.62, 2.08), (1.78, 2.08), (1.94, 2))
        )
        cv.line(path(fringe, x, y, R * f, R), mix(GOLD, p.ink, 0.15), 1.5)
    cv.spots([(x + R * a, y + R * b) for b in (2.1, 2.8, 3.5) for a in (-0.5, 0.1)], 1.4, GOLD)
    _star(cv, x + R * 1.0, y + R * 2.66, R * 0.5, collar)
    skin, hair = "#eec09a", "#fbf6ea"
    cv.fill(path("M-.34 .5L-.36 .9Q0 1.16 .36 .9L.34 .5Z", x, y, R), p.shade(skin, 0.3))
    cv.fill(path("M-.8 -.5Q-1.1 .1 -.9 .5Q-.6 .4 -.6 -.4ZM.8 -.5Q1.1 .1 .9 .5Q.6 .4 .6 -.4Z", x, y, R), hair)
    face(cv, x, y, R, rng.sub("face"), skin, hair, "m")
    _moustache(cv, x, y + R * 0.36, R, hair)
    _bicorne(cv, x, y - R * 0.44, R, collar)
    s, cy = w * 0.185, h * 0.68
    _cushion(cv, x, h * 0.915, w * 0.4, collar, navy)
    _ginger(cv, x, cy, s, collar)
    _moustache(cv, x, cy + s * 0.3, s * 0.86, "#fffaf0")
    _bicorne(cv, x, cy - s * 0.56, s * 0.72, collar)


def _moustache(cv: Canvas, x: float, y: float, s: float, hair: str) -> None:
    """A white moustache with raised ends, its middle at (x, y)."""
    half = "M0 0C.2 -.1 .36 -.02 .5 .1Q.74 .3 1.1 -.06Q1.06 .5 .56 .48Q.2 .46 0 .2Z"
    cv.fill(path(half, x, y, s) + path(half, x, y, -s, s), hair)
    cv.line(path("M.2 .1Q.5 .36 .86 .2M-.2 .1Q-.5 .36 -.86 .2", x, y, s), cv.pal.shade(hair, 0.22), max(0.6, s * 0.05))


def _bicorne(cv: Canvas, x: float, y: float, s: float, heart: str) -> None:
    """A hat worn across, its brim's middle at (x, y), with braid, cockade and three plumes."""
    black = mix("#1c1c2c", cv.pal.ink, 0.4)
    for f in (-1, 1, 0):
        plume = path("M0 0C-.34 -.3 -.28 -.86 .06 -1.02C.34 -.76 .28 -.24 0 0Z", x, y - s * 1.02, s * 0.8, s * 0.8, 30 * f)
        cv.fill(plume, "#fff6e6" if f == 0 else "#e8dccb")
    cv.fill(
        path("M-1.5 .16C-1.3 -.8 -.6 -1.2 0 -1.2C.6 -1.2 1.3 -.8 1.5 .16Q.8 -.36 0 -.36Q-.8 -.36 -1.5 .16Z", x, y, s), black
    )
    cv.line(path("M-1.46 .1Q-.8 -.44 0 -.44Q.8 -.44 1.46 .1", x, y, s), GOLD, s * 0.12)
    cv.fill(ell(x, y - s * 0.8, s * 0.24), heart)
    cv.fill(ell(x, y - s * 0.8, s * 0.12), "#fff8e6")


def _cushion(cv: Canvas, x: float, y: float, s: float, red: str, sleeve: str) -> None:
    """A cushion with tassels, borne by two white gloves, its middle at (x, y), 2 s wide."""
    for f in (-1, 1):
        cloth = sleeve if f < 0 else mix(sleeve, cv.pal.ink, 0.28)
        cv.fill(path("M1.14 -2.9C1.3 -1.6 1.36 -.3 1.04 .3L.6 .1C.76 -.5 .9 -1.6 .86 -2.6Z", x, y, s * f, s), cloth)
        cv.line(path("M.88 -2.3Q.92 -.8 .7 0", x, y, s * f, s), cv.pal.ink, 1.2, op=0.6)
        cv.line(path("M.62 0L1.06 .22", x, y, s * f, s), GOLD, 2.2)
    pillow = "M-1 -.3Q-.5 -.2 0 -.3Q.5 -.2 1 -.3Q.86 0 1 .36Q.5 .3 0 .34Q-.5 .3 -1 .36Q-.86 0 -1 -.3Z"
    cv.fill(path(pillow, x, y, s), cv.lin(((0, cv.pal.tint(red, 0.2)), (0.5, red), (1, cv.pal.shade(red, 0.45)))))
    cv.line(path("M-1 -.3Q-.5 -.2 0 -.3Q.5 -.2 1 -.3M-1 .36Q-.5 .3 0 .34Q.5 .3 1 .36", x, y, s), GOLD, 1.5)
    for f in (-1, 1):
        cv.fill(ell(x + f * s, y - s * 0.3, s * 0.08), GOLD)
        cv.line(path("M.98 .36L.92 .62M.98 .36L1 .64M.98 .36L1.07 .6", x, y, s * f, s), GOLD, 1.3)
        cv.fill(path("M.6 .18Q.9 .06 1 .3Q.96 .52 .7 .5Q.46 .46 .6 .18Z", x, y, s * f, s), "#fffaf0")
        cv.line(path("M.72 .26L.66 .46M.84 .24L.8 .48", x, y, s * f, s), "#c8bcae", 0.8)


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
