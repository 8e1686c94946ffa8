"""Animals in their Sunday best.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import ell, nums, path
from .clothes import ruff, torso
from .faces import hat

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def beast(
    cv: Canvas,
    x: float,
    y: float,
    R: float,
    base: float,
    rng: Stream,
    who: str | None = None,
    dress: str | None = None,
    wears: str | None = None,
) -> None:
    """Draw an animal's head on a dressed bust, with exactly one absurd accessory: a hat of `faces.hat`, monocle, spectacles.

    What is not given is chosen at random.
    """
    p = cv.pal
    who = who or rng.pick(("cat", "dog", "owl", "fox", "rabbit", "bear"))
    furs = {
        "cat": ("#d98a3d", "#8a8f98", "#3a3238", "#e9dfcf"),
        "dog": ("#c98d5a", "#6e4a33", "#e6d8c2"),
        "owl": ("#8a6a4a", "#b59a74"),
        "fox": ("#d5622b",),
        "rabbit": ("#d9cdbd", "#a78f7a", "#f0e8dc"),
        "bear": ("#6b4630", "#8d5f3c"),
    }[who]
    fur = mix(rng.pick(furs), p.mid, 0.1)
    white, dk = p.tint("#fbf3e4", 0.3), mix(fur, p.ink, 0.55)
    cloth = rng.pick([c for c in (p.deep, p.hot, p.alt, p.ink, p.mid) if abs(lum(c) - lum(fur)) > 0.13] or [p.ink])
    kind = dress or rng.pick(("ruff", "uniform", "coat", "ermine", "sailor"))
    if kind in ("robe", "ermine"):
        cloth = p.hot  # of rank
    torso(cv, x, y, R, base, cloth, kind, 0.92)
    if kind == "ruff":
        ruff(cv, x, y, R, 1.15)

    def F(d: str, c: str, k: str = "round", tex: float = 1) -> None:
        cv.form(path(d, x, y, R), c, k, ang=60, bend=4, tex=0 if cv.style == "dots" else tex)

    def P(d: str, c: str, o: float | None = None) -> None:
        cv.fill(path(d, x, y, R), c, o)

    def L(d: str, c: str, ww: float) -> None:
        cv.line(path(d, x, y, R), c, ww * R)

    def E(a: float, b: float, rx: float, ry: float | None = None, c: str = "#000", o: float | None = None) -> None:
        cv.fill(ell(x + a * R, y + b * R, rx * R, (ry or rx) * R), c, o)

    eye = rng.pick(("#e8b93a", "#8fb04a", "#5aa0a8"))

    def eyes(ex: float, ey: float, r: float, slit: bool = False, iris: str = eye) -> None:
        for s in (-1, 1):
            E(s * ex, ey, r * 1.22, None, mix(dk, p.ink, 0.5))
            E(s * ex, ey, r, None, iris)
            E(s * ex, ey, r * (0.28 if slit else 0.55), r * (0.82 if slit else 0.55), "#140d0d")
            E(s * ex - r * 0.3, ey - r * 0.35, r * 0.24, None, "#fff")

    if who == "cat":
        F(
            (
                "M-.95 .1C-1 -.3 -.94 -.7 -.86 -1.2C-.6 -1.05 -.4 -.9 -.3 -.78Q0 -.86 .3 -.78C.4 -.9 .6"
                " -1.05 .86 -1.2C.94 -.7 1 -.3 .95 .1C1.1 .3 .9 .4 .86 .45C.7 .75 .4 .88 0 .88C-.4 .88"
                " -.7 .75 -.86 .45C-.9 .4 -1.1 .3 -.95 .1Z"
            ),
            fur,
        )
        P("M-.78 -.98C-.6 -.9 -.5 -.8 -.42 -.7L-.74 -.45ZM.78 -.98C.6 -.9 .5 -.8 .42 -.7L.74 -.45Z", "#e59a8c", 0.8)
        P(
            (
                "M0 -.82L.07 -.4L0 -.3L-.07 -.4ZM-.3 -.74L-.14 -.42L-.22 -.36ZM.3 -.74L.14 -.42L.22 -.36"
                "ZM-.95 .05L-.6 .12L-.93 .22ZM.95 .05L.6 .12L.93 .22Z"
            ),
            dk,
            0.8,
        )
        P("M0 .12C.35 .1 .55 .35 .42 .62C.3 .84 -.3 .84 -.42 .62C-.55 .35 -.35 .1 0 .12Z", white)
        eyes(0.42, -0.1, 0.23, True)
        P("M-.13 .22Q0 .17 .13 .22Q.06 .38 0 .38Q-.06 .38 -.13 .22Z", "#d2706a")
        L("M0 .38L0 .48Q-.14 .64 -.28 .52M0 .48Q.14 .64 .28 .52", dk, 0.05)
        L("M-.4 .44L-1.15 .32M-.4 .52L-1.12 .56M.4 .44L1.15 .32M.4 .52L1.12 .56", p.pale if lum(fur) < 0.5 else dk, 0.03)
    elif who == "dog":
        F(
            (
                "M-.62 -.45C-.58 -1.05 .58 -1.05 .62 -.45C.68 .1 .5 .25 .48 .6C.44 1.02 -.44 1.02 -.48"
                " .6C-.5 .25 -.68 .1 -.62 -.45Z"
            ),
            fur,
        )
        P("M.05 -.86C.5 -.9 .62 -.6 .6 -.3C.6 .05 .3 .2 .14 .05C.05 -.3 .0 -.5 .05 -.86Z", dk, 0.7)
        P("M0 .02C.16 .0 .5 .3 .46 .6C.42 .98 -.42 .98 -.46 .6C-.5 .3 -.16 0 0 .02Z", white)
        for s in (-1, 1):
            cv.form(
                path("M-.5 -.82C-1.05 -.95 -1.25 .1 -1.02 .75C-.75 .85 -.66 .2 -.52 -.2Z", x, y, R * s, R),
                dk,
                "cyl",
                ang=80,
                tex=0.9,
            )
        eyes(0.29, -0.22, 0.15, False, "#5b3a1e")
        L("M-.44 -.5Q-.3 -.62 -.16 -.52M.44 -.5Q.3 -.62 .16 -.52", dk, 0.07)
        P("M-.23 .3Q0 .2 .23 .3Q.2 .5 0 .54Q-.2 .5 -.23 .3Z", "#1c1416")
        E(-0.07, 0.33, 0.06, 0.035, "#fff", 0.8)
        L("M0 .54L0 .66Q-.16 .8 -.32 .68M0 .66Q.16 .8 .32 .68", dk, 0.05)
        if rng.chance(0.5):
            P("M-.02 .74Q.1 .8 .22 .72Q.26 1.02 .12 1.04Q-.02 1.02 -.02 .74Z", "#e0686a")
    elif who == "owl":
        F(
            (
                "M-.9 -.3C-.95 -.7 -1 -.95 -.92 -1.25C-.7 -1 -.3 -.92 0 -.86C.3 -.92 .7 -1 .92 -1.25C1"
                " -.95 .95 -.7 .9 -.3C1 .4 .6 .95 0 .95C-.6 .95 -1 .4 -.9 -.3Z"
            ),
            fur,
        )
        for s in (-1, 1):
            E(s * 0.43, -0.12, 0.48, None, mix(fur, white, 0.6))
            cv.line(
                "".join(
                    (
                        f"M{nums(x + (s * 0.43 + math.cos(a) * 0.33) * R, y + (-0.12 + math.sin(a) * 0.33) * R)}"
                        f"L{nums(x + (s * 0.43 + math.cos(a) * 0.46) * R, y + (-0.12 + math.sin(a) * 0.46) * R)}"
                    )
                    for a in (i * 0.524 for i in range(12))
                ),
                dk,
                R * 0.035,
            )
        eyes(0.43, -0.12, 0.27, False, "#f0b23a")
        P("M-.14 .02Q0 -.08 .14 .02Q.1 .32 0 .42Q-.1 .32 -.14 .02Z", "#e2a23a")
        L(
            "".join(
                f"M{a - 0.09:.2f} {b}L{a} {b + 0.1:.2f}L{a + 0.09:.2f} {b}"
                for a, b in ((-0.3, 0.5), (0, 0.55), (0.3, 0.5), (-0.16, 0.7), (0.16, 0.7))
            ),
            dk,
            0.04,
        )
    elif who == "fox":
        F(
            (
                "M-.92 -.1C-.98 -.6 -.95 -.9 -.84 -1.38C-.5 -1.15 -.35 -.88 -.28 -.7Q0 -.78 .28 -.7C.35"
                " -.88 .5 -1.15 .84 -1.38C.95 -.9 .98 -.6 .92 -.1C1.05 .1 .95 .2 .95 .25C.7 .5 .35 .65"
                " .14 .95Q0 1.08 -.14 .95C-.35 .65 -.7 .5 -.95 .25C-.95 .2 -1.05 .1 -.92 -.1Z"
            ),
            fur,
        )
        P("M-.78 -1.12C-.6 -1 -.5 -.85 -.44 -.7L-.76 -.5ZM.78 -1.12C.6 -1 .5 -.85 .44 -.7L.76 -.5Z", mix(p.ink, fur, 0.25))
        P(
            (
                "M-.95 .22C-.6 .12 -.3 .1 -.16 .3L0 .6L.16 .3C.3 .1 .6 .12 .95 .22C.7 .5 .35 .65 .14 .95"
                "Q0 1.08 -.14 .95C-.35 .65 -.7 .5 -.95 .22Z"
            ),
            white,
        )
        eyes(0.36, -0.06, 0.16, True, "#e9b23c")
        L("M-.56 -.1Q-.4 -.3 -.18 .02M.56 -.1Q.4 -.3 .18 .02", p.ink, 0.05)
        E(0, 0.92, 0.15, 0.12, "#1c1416")
        E(-0.05, 0.88, 0.045, 0.03, "#fff", 0.9)
    elif who == "rabbit":
        for s, d in (
            (1, "M-.5 -.6C-.75 -1.2 -.75 -2 -.45 -2.2C-.15 -2 -.1 -1.2 -.1 -.7Z"),
            (
                -1,
                (
                    "M-.5 -.6C-.7 -1.1 -.75 -1.6 -.6 -1.75C-.9 -1.8 -1.3 -1.5 -1.4 -1.1C-1.3 -1 -.9 -1.3"
                    " -.62 -1.4C-.4 -1.4 -.15 -1.1 -.1 -.7Z"
                ),
            ),
        ):
            cv.form(path(d, x, y, R * s, R), fur, "cyl", ang=80, tex=0.7)
        P("M-.44 -.8C-.6 -1.3 -.56 -1.8 -.44 -1.95C-.28 -1.8 -.24 -1.3 -.24 -.8Z", "#e8a79c", 0.8)
        F("M-.72 0C-.8 -1.1 .8 -1.1 .72 0C.95 .4 .6 .9 0 .9C-.6 .9 -.95 .4 -.72 0Z", fur)
        E(-0.3, 0.46, 0.34, 0.28, white)
        E(0.3, 0.46, 0.34, 0.28, white)
        P("M-.15 .62L.15 .62L.13 .86Q0 .9 -.13 .86Z", "#fffaf0")
        L("M0 .62L0 .86", dk, 0.03)
        eyes(0.42, -0.14, 0.19, False, "#7a3a2a")
        P("M-.13 .26Q0 .2 .13 .26Q.08 .4 0 .4Q-.08 .4 -.13 .26Z", "#dd7f7a")
        L("M0 .4L0 .5Q-.16 .64 -.32 .54M0 .5Q.16 .64 .32 .54", dk, 0.05)
    else:
        for s in (-1, 1):
            E(s * 0.7, -0.72, 0.34, None, dk)
            E(s * 0.7, -0.7, 0.2, None, mix(fur, white, 0.4))
        F("M-.9 0C-.98 -1.1 .98 -1.1 .9 0C.9 .6 .55 .95 0 .95C-.55 .95 -.9 .6 -.9 0Z", fur)
        E(0, 0.42, 0.46, 0.4, mix(fur, white, 0.65))
        eyes(0.36, -0.16, 0.13, False, "#2a1812")
        P("M-.22 .2Q0 .1 .22 .2Q.18 .4 0 .44Q-.18 .4 -.22 .2Z", "#1c1416")
        E(-0.07, 0.22, 0.06, 0.035, "#fff", 0.8)
        L("M0 .44L0 .56Q-.14 .7 -.28 .6M0 .56Q.14 .7 .28 .6", dk, 0.05)
    # exactly one absurd accessory
    hats = ("bowler", "top", "crown", "beret", "tricorn")
    wears = wears or rng.pick((*hats, "monocle", "monocle") if who != "owl" else ("spectacles",))
    ex = {"cat": 0.42, "owl": 0.43, "rabbit": 0.42}.get(who, 0.33)
    if wears in ("monocle", "spectacles"):
        cv.line(ell(x + ex * R, y - R * 0.12, R * 0.31).d, "#e3b23c", R * 0.06)
        if wears == "spectacles":
            cv.line(ell(x - ex * R, y - R * 0.12, R * 0.31).d, "#e3b23c", R * 0.06)
            L("M-.12 -.12Q0 -.2 .12 -.12", "#e3b23c", 0.06)
        else:
            L(f"M{ex + 0.28} .05Q{ex + 0.45} .7 {ex + 0.2} 1.3", "#e3b23c", 0.04)
        return
    loud = [c for c in (p.hot, p.alt, p.ink, p.deep) if c != cloth and abs(lum(c) - lum(fur)) > 0.1] or [p.ink]
    colour = {"crown": "#e3b23c", "biretta": cloth}.get(wears) or rng.pick(loud)
    hat(cv, x, y - R * (0.18 if who != "rabbit" else 0.1), R * 0.72, wears, colour, p.pale if colour != p.pale else p.hot)
