"""Faces, hair and hats.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import ell, n, path

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def face(cv: Canvas, x: float, y: float, R: float, rng: Stream, skin: str, hair: str, sex: str) -> float:
    """Draw a head's face and beard; give how far it is turned, -0.12 to 0.12."""
    p = cv.pal
    t = rng.f(-0.12, 0.12)
    dark = mix(skin, p.shade("#8a3f2c", 0.35), 0.5)

    def P(d: str, c: str, o: float | None = None, dx: float = 0, dy: float = 0, k: float = 1, kx: float | None = None) -> None:
        cv.fill(path(d, x + dx * R, y + dy * R, R * (kx or k), R * k), c, o)

    def L(d: str, c: str, ww: float, dx: float = 0, dy: float = 0, k: float = 1, kx: float | None = None) -> None:
        cv.line(path(d, x + dx * R, y + dy * R, R * (kx or k), R * k), c, ww * R)

    chin = rng.pick((1.0, 1.05, 0.94))
    jaw = rng.f(0.36, 0.52)
    cv.fill(
        ell(x - R * 0.71, y + R * 0.06, R * 0.13, R * 0.2) + ell(x + R * 0.71, y + R * 0.06, R * 0.13, R * 0.2),
        mix(skin, dark, 0.3),
    )
    hd = path(f"M-.71 -.2C-.74 -1.06 .74 -1.06 .71 -.2C.72 .35 {jaw} {chin} 0 {chin}C{-jaw} {chin} -.72 .35 -.71 -.2Z", x, y, R)
    old, cv.style = cv.style, "flat" if cv.style in ("oil", "dots") and R < 20 else cv.style
    # brush marks on skin read as scratches, dots as a rash: faces stay clean in every style
    cv.form(hd, skin, "cyl" if cv.style != "ink" else "round", ang=70, bend=5, tex=0, deep=0.3, lift=0.35)
    cv.style = old
    # shadow plane: one S-curve down brow, cheekbone and jaw
    P(
        (
            f"M.3 -.85C.62 -.6 .34 -.34 .44 -.08C.66 .2 .3 .42 .36 .6C.3 .8 .18 {chin} 0 {chin}C{jaw}"
            f" {chin} .72 .35 .71 -.2C.7 -.6 .55 -.8 .3 -.85Z"
        ),
        dark,
        0.38,
    )
    cv.fill(
        ell(x + R * (t - 0.4), y + R * 0.32, R * 0.19, R * 0.14) + ell(x + R * (t + 0.42), y + R * 0.32, R * 0.17, R * 0.14),
        mix(skin, "#d8402f", 0.55),
        0.5,
    )
    tilt, lid, big = rng.pick((-0.12, 0, 0.1)), rng.pick((0.0, 0.03, 0.07)), rng.pick((1, 1, 1.15))
    iris = rng.pick(("#4a6d7c", "#5b4a2a", "#4f6b3a", "#3a2a1e"))
    look = rng.pick((-0.05, 0.0, 0.05))
    for sx in (-1, 1):
        ex, k = t + sx * 0.31, (1 - sx * t * 1.2) * big
        P("M-.2 .02Q0 -.19 .2 .0Q0 .14 -.2 .02Z", "#fdf8ec", None, ex, -0.05, k)
        cv.fill(ell(x + (ex + look) * R, y - R * 0.06, R * 0.1 * k), iris)
        cv.fill(ell(x + (ex + look) * R, y - R * 0.06, R * 0.05 * k), "#120c0c")
        cv.fill(ell(x + (ex + look - 0.04) * R, y - R * 0.1, R * 0.03 * k), "#fff")
        if lid:
            P("M-.21 .03Q0 -.24 .21 .0Q.05 -.08 -.21 .03Z", mix(skin, dark, 0.45), None, ex, -0.05, k)
        L("M-.22 .03Q0 -.23 .22 -.01" if not lid else "M-.22 .03Q0 -.1 .22 -.01", p.ink, 0.045, ex, -0.05, k)
        L(
            f"M-.22 {0.02 - tilt}Q0 -.16 .22 {0.02 + tilt}",
            mix(hair, p.ink, 0.45) if lum(hair) < 0.7 else mix(hair, p.ink, 0.3),
            0.085 if sex == "m" else 0.055,
            ex,
            -0.32,
            1,
            sx,
        )
    s = 1 if t >= 0 else -1
    L("M-.02 -.1Q.2 .24 .14 .32Q.04 .42 -.1 .34", dark, 0.055, t * 1.2, 0, 1, s)
    P("M-.02 .1Q.06 .3 -.03 .34Q-.1 .2 -.02 .1Z", mix(skin, "#fff6e6", 0.6), 0.8, t * 1.2, 0, 1, s)
    lip = mix(skin, "#b3262e", 0.62 if sex == "f" else 0.4)
    mo = rng.i(0, 2)
    P(
        (
            "M-.24 -.02Q-.1 -.1 0 -.05Q.1 -.1 .24 -.02Q0 .06 -.24 -.02Z",
            "M-.2 .02Q-.1 -.08 0 -.05Q.14 -.1 .28 -.06Q.06 .06 -.2 .02Z",
            "M-.15 0Q-.06 -.1 0 -.05Q.06 -.1 .15 0Q0 .05 -.15 0Z",
        )[mo],
        mix(lip, p.ink, 0.15),
        None,
        t,
        0.6,
    )
    P(
        (
            "M-.2 0Q0 .2 .2 0Q0 .05 -.2 0Z",
            "M-.18 .02Q.06 .2 .24 -.05Q.06 .06 -.18 .02Z",
            "M-.12 .01Q0 .18 .12 .01Q0 .05 -.12 .01Z",
        )[mo],
        lip,
        None,
        t,
        0.6,
    )
    wh = rng.i(0, 5) if sex == "m" else 9
    hc = mix(hair, p.ink, 0.15)
    if wh == 0:  # handlebar
        P(
            (
                "M0 .42Q-.3 .38 -.45 .56Q-.6 .62 -.7 .42Q-.66 .78 -.36 .68Q-.1 .62 0 .52Q.1 .62 .36 .68"
                "Q.66 .78 .7 .42Q.6 .62 .45 .56Q.3 .38 0 .42Z"
            ),
            hc,
            None,
            t,
        )
    elif wh == 1:  # full beard
        P(
            (
                "M-.71 .1Q-.6 .4 -.4 .46Q-.2 .38 0 .46Q.2 .38 .4 .46Q.6 .4 .71 .1Q.78 .8 .42 1.1Q.1 1.45"
                " 0 1.5Q-.1 1.45 -.42 1.1Q-.78 .8 -.71 .1Z"
            ),
            hc,
        )
        L(
            "M-.3 .9Q-.2 1.1 -.1 1.3M.3 .9Q.2 1.1 .1 1.3M0 .85L0 1.4M-.5 .6Q-.45 .8 -.35 .95M.5 .6Q.45 .8 .35 .95",
            mix(hc, p.pale, 0.3),
            0.04,
        )
        P("M-.2 0Q0 .14 .2 0Q0 .03 -.2 0Z", lip, None, t, 0.62)
    elif wh == 2:  # walrus
        P("M0 .38Q-.4 .36 -.5 .78Q-.2 .62 0 .58Q.2 .62 .5 .78Q.4 .36 0 .38Z", hc, None, t)
    elif wh == 3:  # goatee and pencil moustache
        P("M-.12 .8Q0 .76 .12 .8Q.1 1.2 0 1.3Q-.1 1.2 -.12 .8Z", hc, None, t * 0.6)
        P("M0 .46Q-.2 .42 -.4 .58Q-.2 .54 0 .53Q.2 .54 .4 .58Q.2 .42 0 .46Z", hc, None, t)
    if rng.chance(0.22):
        for sx in (-1, 1):
            cv.line(ell(x + (t + sx * 0.31) * R, y - R * 0.04, R * 0.25).d, p.ink if lum(skin) > 0.5 else p.pale, R * 0.05)
        L("M-.07 -.06Q0 -.12 .07 -.06", p.ink if lum(skin) > 0.5 else p.pale, 0.05, t)
    elif sex == "m" and rng.chance(0.15):
        cv.line(ell(x + (t + 0.31) * R, y - R * 0.04, R * 0.25).d, p.hot, R * 0.05)
        L("M.5 .1Q.62 .7 .5 1.3", p.hot, 0.03, t)
    if sex == "f":
        cv.fill(
            ell(x - R * 0.72, y + R * 0.36, R * 0.09, R * 0.12) + ell(x + R * 0.72, y + R * 0.36, R * 0.09, R * 0.12), p.pale
        )
    return t


def hair_back(cv: Canvas, x: float, y: float, R: float, kind: str, hair: str) -> None:
    """Draw what of the hair lies behind the head."""
    if kind == "long":
        cv.form(
            path(
                "M-.9 -.2C-1 -1.3 1 -1.3 .9 -.2C1 .6 1.2 1 1.1 1.7Q.6 1.9 0 1.6Q-.6 1.9 -1.1 1.7C-1.2 1 -1 .6 -.9 -.2Z", x, y, R
            ),
            hair,
            "cyl",
            ang=84,
            bend=5,
            tex=1.2,
        )
    elif kind == "bun":
        cv.form(ell(x + R * 0.1, y - R * 1.12, R * 0.46), hair, "round", ang=20, tex=1.3)
    elif kind == "wig":
        for sx in (-1, 1):
            for i in range(4):
                cv.form(ell(x + sx * R * (0.86 + 0.06 * (i % 2)), y + R * (-0.3 + i * 0.36), R * 0.26), hair, "round", tex=0.8)


def hair_front(cv: Canvas, x: float, y: float, R: float, kind: str, hair: str) -> None:
    """Draw what of the hair lies before the head."""
    cap = {
        "long": "M-.8 .1C-.95 -1.3 .95 -1.3 .8 .1C.74 -.4 .5 -.62 .1 -.7C-.3 -.6 -.66 -.4 -.8 .1Z",
        "bun": "M-.78 0C-.86 -1.3 .86 -1.3 .78 0C.7 -.5 .3 -.66 0 -.74C-.3 -.66 -.7 -.5 -.78 0Z",
        "short": "M-.74 -.05C-.95 -1.25 .9 -1.35 .76 -.05L.68 -.3C.5 -.62 .1 -.6 -.2 -.72C-.4 -.6 -.62 -.5 -.66 -.25Z",
        "bob": (
            "M-.86 .65C-1.1 -1.4 1.1 -1.4 .86 .65Q.7 .7 .62 .5C.7 0 .62 -.42 .4 -.5L-.4 -.5C-.62"
            " -.42 -.7 0 -.62 .5Q-.7 .7 -.86 .65Z"
        ),
        "wig": "M-.8 -.1C-1 -1.45 1 -1.45 .8 -.1C.7 -.6 .4 -.66 .25 -.76Q0 -.6 -.25 -.76C-.4 -.66 -.7 -.6 -.8 -.1Z",
        "bald": "M-.76 .15Q-.95 -.3 -.68 -.5Q-.66 -.2 -.64 .1ZM.76 .15Q.95 -.3 .68 -.5Q.66 -.2 .64 .1Z",
    }[kind]
    cv.form(path(cap, x, y, R), hair, "round" if kind != "bald" else "plane", ang=60, bend=6, tex=1.2, deep=0.45)


def hat(cv: Canvas, x: float, y: float, R: float, kind: str, col: str, band: str) -> None:
    """Draw a hat on a head of half height R at (x, y)."""
    p = cv.pal

    def F(d: str, c: str, k: str = "cyl", ang: float = 0, bend: float = 0, tex: float = 1, deep: float = 0.34) -> None:
        cv.form(path(d, x, y, R), c, k, ang=ang, bend=bend, tex=tex, deep=deep)

    def P(d: str, c: str) -> None:
        cv.fill(path(d, x, y, R), c)

    if kind == "brim":  # musketeer hat and feather
        F("M-1.75 -.5C-1.3 -.95 1.3 -.98 1.75 -.62C1.2 -.36 -1.1 -.3 -1.75 -.5Z", col, ang=4)
        F("M-.8 -.62C-.85 -1.5 -.5 -1.62 0 -1.55C.5 -1.62 .85 -1.5 .8 -.66Q0 -.45 -.8 -.62Z", col, ang=10)
        P("M-.81 -.62Q0 -.42 .81 -.66L.82 -.88Q0 -.66 -.82 -.84Z", band)
        F("M.55 -.8C.9 -1.9 1.7 -2 2.1 -1.4C2.2 -1 1.95 -.8 1.9 -.85C1.9 -1.2 1.4 -1.3 .7 -.7Z", p.pale, "round", ang=40, tex=1)
        cv.line(path("M.62 -.74C1 -1.6 1.6 -1.7 1.95 -1.1", x, y, R), p.shade(p.soft, 0.3), R * 0.04)
    elif kind == "turban":
        F(
            "M-.95 -.45C-1.25 -1.3 -.5 -1.75 .1 -1.65C1 -1.6 1.2 -.9 .9 -.45C.4 -.75 -.4 -.75 -.95 -.45Z",
            col,
            "round",
            ang=-20,
            bend=10,
        )
        for d in (
            "M-.95 -.5C-.4 -1.3 .4 -1.5 .95 -1.1",
            "M-.7 -.6C-.1 -1.1 .5 -1.2 1.0 -.8",
            "M-1 -.9C-.6 -1.4 -.1 -1.6 .4 -1.6",
        ):
            cv.line(path(d, x, y, R), p.shade(col, 0.4), R * 0.05)
        P("M.75 -.6C1.3 -.5 1.35 .3 1.15 .9C1.05 .4 .95 0 .7 -.35Z", p.shade(col, 0.2))
        cv.fill(ell(x, y - R * 0.92, R * 0.17, R * 0.2), band)
        cv.fill(ell(x - R * 0.05, y - R * 0.98, R * 0.06), p.pale)
    elif kind == "top":
        F("M-.72 -.7L-.8 -1.95Q0 -2.08 .8 -1.95L.72 -.7Q0 -.55 -.72 -.7Z", col, ang=85)
        P("M-.73 -.72Q0 -.56 .73 -.72L.745 -1.0Q0 -.84 -.745 -1.0Z", band)
        F("M-1.25 -.75Q0 -.3 1.25 -.75Q1.3 -.6 1 -.55Q0 -.26 -1 -.55Q-1.3 -.6 -1.25 -.75Z", col, tex=0)
    elif kind == "bowler":
        F("M-.8 -.6C-.85 -1.6 .85 -1.6 .8 -.6Q0 -.4 -.8 -.6Z", col, "round", ang=20)
        P("M-.8 -.6Q0 -.4 .8 -.6L.79 -.82Q0 -.64 -.79 -.82Z", band)
        F(
            (
                "M-1.2 -.72Q-1.1 -.56 -.8 -.56Q0 -.36 .8 -.56Q1.1 -.56 1.2 -.72Q1.2 -.4 .8 -.42Q0 -.26"
                " -.8 -.42Q-1.2 -.4 -1.2 -.72Z"
            ),
            col,
            tex=0,
        )
    elif kind == "boater":
        F("M-.78 -.62L-.74 -1.2Q0 -1.34 .74 -1.2L.78 -.62Q0 -.42 -.78 -.62Z", "#ecd18a", tex=0)
        P("M-.78 -.62Q0 -.42 .78 -.62L.77 -.88Q0 -.7 -.77 -.88Z", col)
        F("M-1.3 -.66Q0 -.3 1.3 -.66Q1.34 -.52 1.04 -.46Q0 -.2 -1.04 -.46Q-1.34 -.52 -1.3 -.66Z", "#ecd18a", tex=0)
    elif kind == "biretta":
        F("M-.86 -.5L-.98 -1.3Q0 -1.1 .98 -1.3L.86 -.5Q0 -.34 -.86 -.5Z", col, ang=85, tex=0.5)
        F("M-.98 -1.3Q-.5 -1.5 0 -1.24Q.5 -1.5 .98 -1.3Q0 -1.1 -.98 -1.3Z", p.shade(col, 0.3), tex=0)
        cv.fill(ell(x, y - R * 1.34, R * 0.16), p.shade(col, 0.45))
    elif kind == "nightcap":
        F(
            ("M-.8 -.6C-.84 -1.5 0 -1.9 .7 -1.5C1.3 -1.2 1.5 -.5 1.36 .1C1.2 -.5 1 -.8 .78 -.62Q0 -.4 -.8 -.6Z"),
            col,
            "round",
            ang=30,
        )
        cv.line(path("M-.5 -1.24Q.1 -.96 .5 -1.56M.3 -.66Q.7 -1 1 -1.3M1 -.8Q1.2 -.9 1.36 -.7", x, y, R), band, R * 0.1)
        P("M-.9 -.42Q0 -.2 .9 -.46L.88 -.78Q0 -.52 -.88 -.74Z", band)
        cv.form(ell(x + R * 1.36, y + R * 0.2, R * 0.2), band, "round", tex=0)
    elif kind == "beret":
        F("M-.9 -.5C-1.5 -.8 -1 -1.55 0 -1.4C.9 -1.5 1.5 -1 .85 -.6Q0 -.85 -.9 -.5Z", col, "round", ang=15, bend=6)
        cv.line(path("M0 -1.4Q.02 -1.55 .12 -1.6", x, y, R), p.shade(col, 0.3), R * 0.1)
    elif kind == "crown":
        F("M-.75 -.6L-.95 -1.45L-.5 -1.05L-.3 -1.6L0 -1.1L.3 -1.6L.5 -1.05L.95 -1.45L.75 -.6Q0 -.42 -.75 -.6Z", col, tex=0)
        for a, b in ((-0.95, -1.45), (-0.3, -1.6), (0.3, -1.6), (0.95, -1.45)):
            cv.fill(ell(x + a * R, y + b * R, R * 0.11), band)
        P("M-.76 -.62Q0 -.43 .76 -.62L.79 -.78Q0 -.6 -.79 -.78Z", band)
    elif kind == "bonnet":
        F(
            "M-1 .5C-1.5 -.9 -.8 -1.6 0 -1.6C.8 -1.6 1.5 -.9 1 .5C.95 -.2 .7 -.75 0 -.8C-.7 -.75 -.95 -.2 -1 .5Z",
            col,
            "round",
            ang=40,
        )
        cv.line(path("M-.98 .4C-1 -.3 -.7 -.82 0 -.88C.7 -.82 1 -.3 .98 .4", x, y, R), p.pale, R * 0.13, f"0 {n(R * 0.17)}")
        P("M0 1L-.5 1.3L-.42 .92ZM0 1L.5 1.3L.42 .92Z", band)
    elif kind == "cloche":
        F("M-.88 -.1C-1 -1.5 -.5 -1.6 0 -1.55C.6 -1.6 1 -1.4 .88 -.1Q0 -.75 -.88 -.1Z", col, "round", ang=30)
        P("M-.9 -.2Q0 -.85 .9 -.2L.92 -.5Q0 -1.15 -.92 -.5Z", band)
        for i in range(5):
            cv.fill(
                ell(x + R * (0.55 + math.cos(i * 1.257) * 0.16), y + R * (-0.72 + math.sin(i * 1.257) * 0.16), R * 0.12),
                p.hot if band != p.hot else p.pale,
            )
        cv.fill(ell(x + R * 0.55, y - R * 0.72, R * 0.1), p.pale if band != p.hot else p.alt)
    elif kind == "tricorn":
        F("M-1.5 -.75Q-.8 -1.7 0 -1.5Q.8 -1.7 1.5 -.75Q.6 -.85 0 -.42Q-.6 -.85 -1.5 -.75Z", col, "cyl", ang=20)
        cv.line(path("M-1.45 -.78Q-.6 -.9 0 -.5Q.6 -.9 1.45 -.78", x, y, R), band, R * 0.09)
        cv.fill(ell(x - R * 0.55, y - R * 1.0, R * 0.16), p.hot if col != p.hot else p.pale)
