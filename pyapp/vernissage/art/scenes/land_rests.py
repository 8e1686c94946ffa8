"""Land, two rests: under a cloud, among flowers.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect, ridge
from . import motifs as m
from .bouquets import bee

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def shower(cv: Canvas, rng: Stream) -> None:
    """Paint tea in the rain: the guests are under the cloth, only the dog has kept its chair, and the sun is a field away."""
    w, h, p = cv.w, cv.h, cv.pal
    slate, green = mix("#47597a", p.deep, 0.2), mix("#5f9a4a", p.deep, 0.25)
    cv.fill(rect(-3, -3, w + 6, h + 6), cv.lin(((0.2, "#7f94ac"), (0.4, "#f2d27a"), (0.52, "#fff0b8"))))
    cv.glow(w * 0.8, h * 0.47, w * 0.5, "#fff6c8", 0.9)
    for d, c in (
        ("M-.05 .53C.14 .45 .3 .44 .5 .5C.7 .44 .86 .45 1.05 .5L1.05 1L-.05 1Z", mix("#8fb86a", "#f2e08a", 0.45)),
        ("M-.05 .58C.2 .52 .36 .55 .54 .58C.76 .6 .9 .55 1.05 .56L1.05 1L-.05 1Z", mix(green, "#d8d86a", 0.4)),
        ("M-.05 .68C.2 .63 .7 .64 1.05 .68L1.05 1.05L-.05 1.05Z", green),
    ):
        cv.fill(path(d, 0, 0, w, h), c)
    cv.fill(path("M.56 .57L.7 .515L.92 .52L1.05 .56Q.8 .6 .56 .57Z", 0, 0, w, h), "#f4cf5a")
    for a, b, k in ((0.06, 0.54, 12), (0.12, 0.535, 9), (0.99, 0.535, 10)):
        m.tree(cv, w * a, h * b, k * 1.6, p.shade(green, 0.2), rng)
    _tower(cv, w * 0.9, h * 0.53, h * 0.16)
    grass = "".join(f"M{round(rng.f(0, w))} {round(h * rng.f(0.76, 1))}l{rng.i(-2, 2)} -6" for _ in range(32))
    cv.line(grass, p.shade(green, 0.3), 1.2, op=0.7)
    _guests(cv)
    _parasol_stick(cv)
    _table(cv)
    _spaniel(cv, w * 0.815, h * 0.925, h * 0.25)
    _rain(cv, rng)
    _parasol(cv, w * 0.47, h * 0.5, w * 0.36)
    _storm(cv, slate)


def _storm(cv: Canvas, slate: str) -> None:
    """The cloud, from edge to edge but for a strip of light below it."""
    w, h, p = cv.w, cv.h, cv.pal
    lumps = (
        (0.02, 0.14, 0.15), (0.17, 0.1, 0.15), (0.33, 0.12, 0.14), (0.48, 0.08, 0.16), (0.66, 0.12, 0.15), (0.82, 0.09, 0.15),
        (0.98, 0.13, 0.15),
    )  # fmt: skip
    for colour, dy, k in ((p.tint(slate, 0.2), 0.055, 1.0), (slate, 0.02, 0.95), (mix(slate, p.ink, 0.35), -0.02, 0.88)):
        d = "".join(ell(w * a, h * (b + dy), w * r * k, w * r * 0.68 * k).d for a, b, r in lumps)
        cv.fill(Shape(d, NOWHERE), colour)
    cv.fill(rect(-3, -3, w + 6, h * 0.1), mix(slate, p.ink, 0.35))


def _rain(cv: Canvas, rng: Stream) -> None:
    """Rain aslant over all that is not under the parasol."""
    w, h = cv.w, cv.h
    far, near = "", ""
    for i in range(110):
        x, y = round(w * rng.f(0, 1.04)), round(h * rng.f(0.24, 0.98))
        if abs(x - w * 0.46) < w * 0.37 and y > h * 0.28:
            continue
        if i % 2:
            far += f"M{x} {y}l-3 9"
        else:
            near += f"M{x} {y}l-5 16"
    cv.line(far, "#e8f0f4", 1.1, op=0.8)
    cv.line(near, "#ffffff", 1.8, op=0.8)
    drops = ((0.03, 0.89), (0.09, 0.95), (0.02, 0.97), (0.93, 0.9), (0.98, 0.95), (0.9, 0.98))
    splash = "".join(f"M{nums(round(w * a), round(h * b))}q-2-3-4-3m4 3q2-3 4-3" for a, b in drops)
    cv.line(splash, "#ffffff", 1, op=0.75)


def _tower(cv: Canvas, x: float, y: float, s: float) -> None:
    """A church tower whose clock says ten to four, its foot at y, s tall."""
    p = cv.pal
    cv.fill(rect(x - s * 0.14, y - s * 0.66, s * 0.28, s * 0.66), "#fff6e0")
    cv.fill(rect(x + s * 0.04, y - s * 0.66, s * 0.1, s * 0.66), "#d8c8b8")
    cv.fill(path("M-.2 -.64L0 -1.1L.2 -.64Z", x, y, s), "#b8503a")
    cv.fill(path("M.14 -.3L.3 -.42L.66 -.42L.76 -.26L.14 -.26Z", x, y, s), "#b8503a")
    cv.fill(rect(x + s * 0.14, y - s * 0.26, s * 0.56, s * 0.26), "#fff6e0")
    cv.fill(ell(x, y - s * 0.48, s * 0.105), p.ink)
    cv.fill(ell(x, y - s * 0.48, s * 0.085), "#fffdf0")
    cv.line(path("M-.055 -.44L0 -.48L.05 -.455", x, y, s), p.ink, s * 0.022)


def _guests(cv: Canvas) -> None:
    """What the cloth does not hide of four guests: their shoes, and one hand with a plate."""
    w, h, p = cv.w, cv.h, cv.pal
    shoe = "M-.5 0L-.5 -.36Q-.2 -.42 -.1 -.28Q.3 -.24 .5 0Z"
    for a, f, c, sock in (
        (0.2, -1, "#b8362a", "#fff6e6"), (0.29, -1, "#b8362a", "#fff6e6"), (0.37, 1, "#2a3450", "#e0a63a"),
        (0.46, 1, "#2a3450", "#e0a63a"),
        (0.53, -1, "#7a4a2c", "#5fa3c4"), (0.6, 1, "#7a4a2c", "#5fa3c4"), (0.67, 1, "#e88a9a", "#fff6e6"),
    ):  # fmt: skip
        cv.fill(rect(w * a - w * 0.018, h * 0.89, w * 0.036, h * 0.065), sock)
        cv.fill(path(shoe, w * a + f * w * 0.016, h * 0.968, w * 0.075 * f, w * 0.085), c)
        cv.line(f"M{nums(w * a - w * 0.03, h * 0.968)}h{n(w * 0.075)}", p.ink, 1.6, op=0.5)


def _parasol_stick(cv: Canvas) -> None:
    w, h = cv.w, cv.h
    cv.line(f"M{nums(w * 0.47, h * 0.3)}V{n(h * 0.76)}", "#7a4a2c", w * 0.018)
    cv.line(f"M{nums(w * 0.467, h * 0.3)}V{n(h * 0.76)}", "#b8824a", w * 0.006)


def _parasol(cv: Canvas, x: float, y: float, s: float) -> None:
    """A striped parasol, its rim at y, 2 s wide."""
    p = cv.pal
    red, white = mix("#d8433a", p.hot, 0.15), "#fff6e6"
    top = -0.62
    cv.fill(
        path(
            (
                "M-1 0C-.92 -.5 -.4 -.62 0 -.62C.4 -.62 .92 -.5 1 0L1 .1Q.86 .18 .72 .1"
                "Q.54 .2 .36 .1Q.18 .2 0 .1Q-.18 .2 -.36 .1Q-.54 .2 -.72 .1Q-.86 .18 -1 .1Z"
            ),
            x,
            y,
            s,
        ),
        red,
    )
    panels = (
        f"M-.72 .0C-.66 -.4 -.3 -.58 0 {top}C-.2 -.5 -.34 -.3 -.36 0L-.36 .1Q-.54 .2 -.72 .1Z"
        f"M0 0L0 {top}C.2 -.5 .34 -.3 .36 0L.36 .1Q.18 .2 0 .1Z"
        f"M.72 0C.66 -.4 .3 -.58 0 {top}C.5 -.6 .92 -.5 1 0L1 .1Q.86 .18 .72 .1Z"
    )
    cv.fill(path(panels, x, y, s), white)
    cv.fill(path("M-1 0C-.92 -.5 -.4 -.62 0 -.62C-.5 -.5 -.74 -.3 -.8 .04L-1 .1Z", x, y, s), "#fff", 0.18)
    cv.fill(path("M1 0C.92 -.5 .4 -.62 0 -.62C.34 -.5 .56 -.3 .54 .14Q.64 .16 .72 .1Q.86 .18 1 .1Z", x, y, s), p.ink, 0.2)
    cv.line(
        path("M-1 0Q-.86 .08 -.72 0Q-.54 .1 -.36 0Q-.18 .1 0 0Q.18 .1 .36 0Q.54 .1 .72 0Q.86 .08 1 0", x, y, s),
        p.ink,
        0.9,
        op=0.35,
    )
    cv.fill(ell(x, y - s * 0.64, s * 0.045), "#f2c14e")


def _table(cv: Canvas) -> None:
    """A table with a cloth to the ground, nearly; on it tea, cake and buns for six."""
    w, h, p = cv.w, cv.h, cv.pal
    y = h * 0.745
    cloth, fold = "#fffaf0", "#c9d4dc"
    skirt = (
        "M-.36 0L.3 0L.36 .2Q.31 .23 .27 .2Q.22 .235 .17 .2Q.11 .24 .05 .2"
        "Q-.01 .24 -.07 .2Q-.13 .24 -.2 .2Q-.26 .235 -.32 .2Q-.37 .23 -.42 .2Z"
    )
    cv.fill(path(skirt, w * 0.47, y, w, h * 0.83), cloth)
    folds = (
        "M.24 .01L.3 0L.36 .2Q.31 .23 .27 .2ZM.02 .01L.05 .2Q-.01 .24 -.03 .22"
        "ZM-.24 .01L-.26 .22Q-.3 .22 -.32 .2ZM.12 .01L.17 .2Q.13 .23 .11 .21Z"
    )
    cv.fill(path(folds, w * 0.47, y, w, h * 0.83), fold, 0.75)
    cv.line(
        path(
            (
                "M-.41 .18Q-.36 .205 -.32 .175Q-.26 .21 -.2 .175Q-.13 .215 -.07 .175"
                "Q-.01 .215 .05 .175Q.11 .215 .17 .175Q.22 .21 .27 .175Q.31 .205 .355 .175"
            ),
            w * 0.47,
            y,
            w,
            h * 0.83,
        ),
        mix("#d8433a", p.hot, 0.15),
        1.6,
    )
    cv.fill(ell(w * 0.44, y, w * 0.335, h * 0.028), "#ffffff")
    cv.fill(ell(w * 0.44, y + 1, w * 0.335, h * 0.028), fold, 0.35)
    _cake(cv, w * 0.34, y, w * 0.17)
    _pot(cv, w * 0.575, y + 1, w * 0.13)
    for a in (0.17, 0.47, 0.7):
        x = w * a
        cv.fill(ell(x, y + 1, w * 0.034, h * 0.009), "#dfe8ee")
        cv.fill(path("M-.5 -.7L.5 -.7Q.46 0 0 0Q-.46 0 -.5 -.7Z", x, y + 1, w * 0.042), "#7fb4d0" if a != 0.47 else "#f2b0b8")
        cv.line(path("M.44 -.6Q.8 -.56 .4 -.2", x, y + 1, w * 0.042), "#7fb4d0" if a != 0.47 else "#f2b0b8", 1.2)


def _spaniel(cv: Canvas, x: float, y: float, s: float) -> None:
    """A dog on a garden chair that looks to the left, a straw hat on, wet and content; the chair's feet at y."""
    iron, coat, dark = "#fdfaf2", "#b8743f", "#6b3a20"
    cv.line(path("M-.3 0L-.24 -.42L.34 -.42L.4 0M.34 -.42L.46 -1.14M-.2 -.42L-.2 0M.28 -.42L.3 0", x, y, s), iron, s * 0.055)
    cv.line(path("M.36 -.6Q.5 -.7 .44 -.9Q.4 -1.1 .48 -1.16", x, y, s), iron, s * 0.04)
    cv.fill(path("M-.24 -.42C-.3 -.7 -.22 -.94 0 -1C.22 -.98 .36 -.7 .34 -.42Z", x, y, s), coat)
    cv.fill(path("M-.2 -.44C-.26 -.7 -.2 -.86 -.06 -.9C-.06 -.7 -.04 -.56 .02 -.44Z", x, y, s), "#fff2de")
    cv.fill(path("M.34 -.42C.36 -.7 .26 -.9 .1 -.98C.2 -.7 .18 -.56 .14 -.42Z", x, y, s), dark, 0.45)
    cv.line(path("M-.14 -.66L-.16 -.44M-.02 -.66L0 -.44", x, y, s), coat, s * 0.12)
    cv.line(path("M.34 -.46Q.56 -.46 .6 -.3", x, y, s), coat, s * 0.09)
    cv.fill(
        path(
            "M-.34 -1.04C-.34 -1.4 .24 -1.44 .26 -1.1C.26 -.9 .1 -.84 -.06 -.86Q-.24 -.84 -.4 -.88Q-.5 -1 -.34 -1.04Z", x, y, s
        ),
        coat,
    )
    cv.fill(path("M-.52 -1.04Q-.34 -1.14 -.16 -1.02Q-.12 -.86 -.3 -.84Q-.56 -.84 -.52 -1.04Z", x, y, s), "#fff2de")
    cv.fill(ell(x - s * 0.5, y - s * 1.05, s * 0.065, s * 0.055), "#1c1214")
    cv.line(path("M-.46 -.96Q-.36 -.88 -.22 -.94", x, y, s), "#5a2a1c", s * 0.03)
    cv.fill(path("M-.4 -.91Q-.34 -.76 -.26 -.9Z", x, y, s), "#e8808a")
    cv.line(path("M-.22 -1.14Q-.16 -1.2 -.1 -1.14", x, y, s), "#1c1214", s * 0.04)
    cv.fill(path("M.06 -1.22C.26 -1.26 .38 -1 .3 -.78C.2 -.7 .1 -.78 .1 -.94Z", x, y, s), dark)
    cv.fill(path("M-.44 -1.24Q0 -1.4 .4 -1.18Q.1 -1.16 -.06 -1.18Q-.26 -1.16 -.44 -1.24Z", x, y, s), "#f6dc96")
    cv.fill(path("M-.26 -1.28C-.24 -1.5 .16 -1.52 .22 -1.26Q0 -1.36 -.26 -1.28Z", x, y, s), "#f6dc96")
    cv.line(path("M-.26 -1.29Q0 -1.36 .22 -1.26", x, y, s), "#d8433a", s * 0.06)


def _cake(cv: Canvas, x: float, y: float, s: float) -> None:
    """A cake on a stand, s wide."""
    p = cv.pal
    cv.fill(ell(x + s * 0.12, y, s * 0.4, s * 0.09), p.ink, 0.3)
    cv.fill(path("M-.24 0Q-.06 -.06 -.06 -.24L.06 -.24Q.06 -.06 .24 0Z", x, y, s), p.tint(p.soft, 0.3))
    cv.fill(ell(x, y - s * 0.26, s * 0.62, s * 0.1), p.tint(p.soft, 0.6))
    cv.fill(path("M-.5 -.28L-.5 -.72L.5 -.72L.5 -.28Q0 -.16 -.5 -.28Z", x, y, s), "#d99a5a")
    cv.fill(path("M-.5 -.5L.5 -.5L.5 -.42Q0 -.32 -.5 -.42Z", x, y, s), "#b8413a")
    cv.fill(
        path(
            "M-.52 -.74Q0 -.96 .52 -.74L.5 -.56Q.4 -.48 .3 -.6Q.16 -.44 .04 -.6Q-.1 -.46 -.22 -.6Q-.36 -.46 -.5 -.58Z", x, y, s
        ),
        "#fff6ea",
    )
    cv.spots([(x + a * s, y - s * 0.86) for a in (-0.3, 0, 0.3)], s * 0.085, "#cf3338")


def _pot(cv: Canvas, x: float, y: float, s: float) -> None:
    """A teapot, s wide."""
    p = cv.pal
    blue = mix("#3f6fae", p.deep, 0.15)
    cv.fill(ell(x + s * 0.1, y, s * 0.5, s * 0.1), p.ink, 0.3)
    cv.line(path("M-.44 -.56C-.86 -.66 -.84 -.14 -.42 -.16", x, y, s), blue, s * 0.1)
    cv.fill(path("M.36 -.24Q.6 -.3 .66 -.62L.84 -.66Q.76 -.14 .4 -.06Z", x, y, s), blue)
    cv.fill(path("M-.48 -.36C-.5 -.8 .5 -.8 .48 -.36C.46 0 .2 0 0 0C-.2 0 -.46 0 -.48 -.36Z", x, y, s), blue)
    cv.fill(path("M-.24 -.7Q0 -.88 .24 -.7Q0 -.6 -.24 -.7Z", x, y, s) + ell(x, y - s * 0.84, s * 0.07), p.tint(blue, 0.4))
    cv.spots([(x + a * s, y - b * s) for a, b in ((-0.24, 0.3), (0, 0.24), (0.24, 0.3))], s * 0.07, p.pale)


def meadow(cv: Canvas, rng: Stream) -> None:
    """Paint a cow up to her ears in tulips; she eats one while a bee looks on."""
    w, h, p = cv.w, cv.h, cv.pal
    sky = mix("#8fc4d6", p.soft, 0.3)
    m.sky(cv, sky, p.tint(p.soft, 0.5), h * 0.62)
    m.cloud(cv, w * 0.14, h * 0.2, 46, p.pale)
    m.cloud(cv, w * 0.86, h * 0.3, 38, p.pale)
    green = mix(p.mid, "#5f9a4a", 0.4)
    cv.form(
        ridge([(-4, h * 0.44), (w * 0.3, h * 0.4), (w * 0.7, h * 0.45), (w + 4, h * 0.4)], h + 4),
        p.tint(green, 0.25),
        "drop",
        tex=0.5,
    )
    for a in (0.04, 0.1, 0.9, 0.97):
        m.tree(cv, w * a, h * 0.445, 16, p.shade(green, 0.2), rng)
    colours = (mix("#d8433a", p.hot, 0.2), mix("#f2b632", p.hot, 0.15), mix("#ef8fa0", p.soft, 0.2), p.pale)
    for row, (y, s) in enumerate(((0.52, 11), (0.58, 14), (0.65, 18))):
        _tulips(cv, rng, h * y, s, colours[(row + 1) % 4], green, 5 * row)
    _cow(cv, w * 0.5, h * 0.42, h * 0.3)
    for row, (y, s) in enumerate(((0.86, 24), (0.95, 30), (1.06, 36))):
        _tulips(cv, rng, h * y, s, colours[row % 4], green, 9 * row)
    bee(cv, w * 0.86, h * 0.14, 8)


def _tulips(cv: Canvas, rng: Stream, y: float, s: float, colour: str, green: str, shift: float) -> None:
    """A row of tulips right across, their cups at y, each s tall."""
    p = cv.pal
    k = int(cv.w / (s * 0.78)) + 2
    cv.fill(rect(-3, y + s * 0.5, cv.w + 6, cv.h), p.shade(green, 0.2 if s > 20 else 0.05))
    places = [((i + rng.f(-0.16, 0.16)) * s * 0.78 - shift, y + rng.f(-0.16, 0.16) * s) for i in range(k)]
    leaves = "".join(path("M0 1.2Q-.5 .5 -.34 -.1Q0 .3 0 1.2ZM0 1.2Q.5 .6 .4 .06Q.04 .4 0 1.2Z", a, b, s).d for a, b in places)
    cv.fill(Shape(leaves, NOWHERE), p.shade(green, 0.05 if s > 20 else 0))
    for colour_, d in (
        (p.shade(colour, 0.18), "M-.3 -.46L-.18 -.8L0 -.58L.18 -.8L.3 -.46C.36 -.1 .2 .06 0 .06C-.2 .06 -.36 -.1 -.3 -.46Z"),
        (colour, "M-.3 -.52Q-.14 -.5 0 -.84Q.14 -.5 .18 -.2C.14 .02 .04 .06 -.04 .06C-.24 .04 -.34 -.2 -.3 -.52Z"),
    ):
        cv.fill(Shape("".join(path(d, a, b, s).d for a, b in places), NOWHERE), colour_)


def _cow(cv: Canvas, x: float, y: float, s: float) -> None:
    """A cow's head from the front round (x, y), 2 s tall, a tulip in her mouth."""
    p = cv.pal
    cream, dark = "#fbf3e4", mix("#3a2a26", p.ink, 0.4)
    pink = mix("#eaa99c", p.soft, 0.2)
    cv.form(path("M-1.5 2.6C-1.6 .9 -1 .2 0 .2C1 .2 1.6 .9 1.5 2.6Z", x, y, s), cream, "cyl", tex=0, deep=0.25)
    cv.fill(path("M.5 .4C1.2 .5 1.6 1.2 1.5 2.6L.8 2.6C.5 1.8 .9 1 .5 .4Z", x, y, s), dark)
    for f in (-1, 1):
        cv.form(
            path("M.5 -.62C.8 -.9 1.34 -.86 1.52 -.56C1.3 -.24 .86 -.2 .56 -.36Z", x, y, s * f, s),
            dark if f > 0 else cream,
            "cyl",
            tex=0,
        )
        cv.fill(path("M.74 -.58C.94 -.7 1.2 -.68 1.34 -.56C1.16 -.4 .92 -.38 .74 -.46Z", x, y, s * f, s), pink)
        cv.form(
            path("M.3 -.92C.42 -1.2 .66 -1.24 .74 -1.42C.86 -1.12 .7 -.86 .5 -.76Z", x, y, s * f, s),
            mix("#e8d3a2", p.soft, 0.2),
            "cyl",
            tex=0,
        )
    cv.form(
        path("M-.62 -.5C-.6 -1.06 .6 -1.06 .62 -.5C.66 0 .46 .4 .42 .8L-.42 .8C-.46 .4 -.66 0 -.62 -.5Z", x, y, s),
        cream,
        "cyl",
        tex=0,
        deep=0.22,
    )
    cv.fill(
        path("M.06 -.9C.5 -.92 .62 -.7 .62 -.5C.66 0 .5 .3 .44 .6C.2 .5 .12 .1 .2 -.2C.26 -.5 .1 -.7 .06 -.9Z", x, y, s), dark
    )
    cv.fill(
        path("M-.3 -.88Q0 -1.2 .34 -.88Q.24 -.66 .14 -.8Q.04 -.58 -.06 -.78Q-.16 -.6 -.3 -.88Z", x, y, s),
        mix("#c98d4a", p.hot, 0.15),
    )
    for f in (-1, 1):
        cv.fill(ell(x + f * s * 0.38, y - s * 0.26, s * 0.13, s * 0.15), "#fff" if f > 0 else mix(cream, p.ink, 0.1))
        cv.fill(ell(x + f * s * 0.37, y - s * 0.24, s * 0.1, s * 0.12), "#1c1416")
        cv.spots([(x + f * s * 0.37 - s * 0.035, y - s * 0.28)], s * 0.035, "#fff")
        cv.line(path("M.24 -.42Q.38 -.5 .52 -.4", x, y, s * f, s), dark if f < 0 else cream, s * 0.04)
    cv.form(
        path(
            "M-.66 .72C-.7 .38 -.3 .34 0 .34C.3 .34 .7 .38 .66 .72C.62 1.1 .3 1.16 0 1.16C-.3 1.16 -.62 1.1 -.66 .72Z", x, y, s
        ),
        pink,
        "round",
        tex=0,
        deep=0.22,
    )
    cv.fill(
        ell(x - s * 0.26, y + s * 0.58, s * 0.09, s * 0.07) + ell(x + s * 0.26, y + s * 0.58, s * 0.09, s * 0.07),
        p.shade(pink, 0.45),
    )
    cv.line(path("M-.4 .86Q0 1.04 .4 .86", x, y, s), p.shade(pink, 0.5), s * 0.05)
    cv.line(path("M-.16 .94Q-.7 1 -1 .62", x, y, s), mix("#4d7a3a", p.mid, 0.3), s * 0.07)
    cup = "M-.3 -.46L-.18 -.84L0 -.6L.18 -.84L.3 -.46C.36 -.1 .2 .06 0 .06C-.2 .06 -.36 -.1 -.3 -.46Z"
    cv.fill(path(cup, x - s * 0.98, y + s * 0.66, s * 0.62, s * 0.62, -24), mix("#d8433a", p.hot, 0.2))
    spots = [(x + math.cos(a) * s * 0.1 - s * 0.3, y + s * 0.76 + math.sin(a) * s * 0.05) for a in (0.4, 2.4, 4.4)]
    cv.spots(spots, s * 0.018, p.shade(pink, 0.4))
