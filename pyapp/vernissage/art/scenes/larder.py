"""The objects of still lifes: fruit, books, glass, silver and flowers.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N803, N806

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def shadow(cv: Canvas, x: float, y: float, rx: float, ry: float | None = None) -> None:
    """Cast shadow, always to the lower right: glues the object to the table."""
    cv.fill(ell(x + rx * 0.45, y + (ry or rx * 0.22) * 0.4, rx * 1.15, ry or rx * 0.22), cv.pal.ink, 0.34)


def fruit(cv: Canvas, kind: str, x: float, y: float, r: float, rng: Stream, sh: bool = True) -> None:
    """Draw a fruit of radius r, with a shadow unless told otherwise."""
    p = cv.pal
    red, yel, grn = mix("#c8362e", p.hot, 0.25), mix("#f0c02a", p.hot, 0.2), mix("#8fa83a", p.alt, 0.2)
    col = {
        "apple": rng.pick((red, grn, red)),
        "pear": mix(yel, grn, 0.4),
        "orange": mix("#ef8a24", p.hot, 0.2),
        "lemon": yel,
        "plum": mix("#5a2f5e", p.deep, 0.3),
        "peach": mix("#f2a46a", red, 0.25),
        "pomegranate": red,
    }[kind]
    if sh:
        shadow(cv, x, y + r * 0.85, r)
    key = ("fruit", kind, col)
    f = rng.chance(0.5)

    def draw() -> None:
        R = 20
        if kind == "pear":
            s = path(
                (
                    "M0 1C-.8 1 -1 .4 -.72 -.1C-.5 -.45 -.4 -.7 -.36 -1.05C-.3 -1.4 .3 -1.4 .36 -1.05C.4"
                    " -.7 .5 -.45 .72 -.1C1 .4 .8 1 0 1Z"
                ),
                0,
                0,
                R,
            )
        elif kind == "lemon":
            s = path(
                (
                    "M-1.15 .05C-1 -.1 -.9 -.2 -.75 -.45C-.4 -.9 .4 -.9 .75 -.45C.9 -.2 1 -.1 1.15 .05C1"
                    " .15 .9 .3 .75 .5C.4 .95 -.4 .95 -.75 .5C-.9 .3 -1 .2 -1.15 .05Z"
                ),
                0,
                0,
                R,
            )
        elif kind in ("apple", "peach"):
            s = path(
                "M0 -.78C.3 -1.05 1 -.95 1 -.1C1 .6 .5 1.05 0 .92C-.5 1.05 -1 .6 -1 -.1C-1 -.95 -.3 -1.05 0 -.78Z", 0, 0, R
            )
        else:
            s = ell(0, 0, R)
        cv.form(s, col, "round", ang=60, bend=9, tex=1.1, deep=0.55, lift=0.35)
        if kind in ("apple", "pear", "peach"):
            t = -0.78 if kind != "pear" else -1.25
            cv.line(path(f"M0 {t}Q.05 {t - 0.3} .2 {t - 0.42}", 0, 0, R), p.shade("#5a3a1e", 0.2), 2.4)
            cv.fill(path(f"M.1 {t - 0.2}Q.5 {t - 0.6} .8 {t - 0.3}Q.5 {t} .1 {t - 0.2}Z", 0, 0, R), p.shade(grn, 0.25))
        if kind == "pomegranate":
            cv.fill(path("M-.25 -.9L-.35 -1.3L-.1 -1.12L0 -1.35L.1 -1.12L.35 -1.3L.25 -.9Z", 0, 0, R), p.shade(col, 0.2))
        if kind == "orange":
            cv.fill(ell(1, -13, 2), p.shade(grn, 0.3))
        cv.fill(path("M-.55 -.35Q-.45 -.66 -.15 -.7Q-.35 -.5 -.4 -.25Z", 0, 0, R), "#fff8e8", 0.85)

    cv.stamp(key, x, y, r * 2, draw, f and kind != "apple")


def grapes(cv: Canvas, x: float, y: float, r: float, rng: Stream, k: int = 12, col: str | None = None) -> None:
    """Draw a bunch of grapes that hangs from (x, y)."""
    p = cv.pal
    skin = col or rng.pick((mix("#5b2d66", p.deep, 0.25), mix("#94a83e", p.alt, 0.25)))
    pts = [
        (x + (j - (many - 1) / 2) * r * 1.55 + row * r * 0.35, y + row * r * 1.3)
        for row, many in enumerate((4, 5, 4, 3, 2, 1))
        for j in range(many)
    ]

    def draw() -> None:
        cv.form(ell(0, 0, 20), skin, "round", tex=0, deep=0.55, lift=0.35)
        cv.fill(ell(-7, -8, 4.5), "#fff8e8", 0.75)

    for px, py in pts[: k + 7]:
        cv.stamp(("gr", skin), px, py, r * 2, draw)


def books(cv: Canvas, x: float, y: float, w: float, rng: Stream) -> None:
    """Draw a stack of three; each book shorter, colours alternate in value."""
    p = cv.pal
    h = w * 0.17
    for i, c in enumerate(rng.shuffle((p.hot, p.deep, p.pale, p.alt))[:3]):
        ww, xx = w * (1 - 0.1 * i), x + rng.f(0, w * 0.12)
        yy = y - h * (i + 1)
        cv.form(rect(xx, yy, ww, h), c, "drop", tex=0, deep=0.4)
        cv.fill(rect(xx + ww * 0.78, yy + h * 0.18, ww * 0.22, h * 0.64), p.tint(p.soft, 0.7))
        cv.fill(
            rect(xx + ww * 0.12, yy, ww * 0.04, h) + rect(xx + ww * 0.6, yy, ww * 0.04, h),
            p.tint(c, 0.5) if lum(c) < 0.6 else p.shade(c, 0.3),
        )


def extras(cv: Canvas, rng: Stream, x: float, y: float, s: float, w: float, hero: float, side: float) -> None:
    """Low companions, chosen to be lower than half the hero."""
    ks = rng.shuffle(("apples", "books", "cup", "lemons", "grapes"))
    spots = (
        [x]
        + ([w * 0.84 if x < w * 0.5 else w * 0.14] if w > 150 and abs(hero - w / 2) < w * 0.1 else [])
        + ([x + side * w * 0.17] if w > 220 else [])
    )
    for k, sx in zip(ks, spots, strict=False):
        if k == "apples":
            fruit(cv, "apple", sx - s * 0.5, y - s * 0.3, s * 0.5, rng)
            fruit(cv, "orange", sx + s * 0.5, y - s * 0.2, s * 0.46, rng)
            fruit(cv, "pear", sx, y + s * 0.06, s * 0.46, rng)
        elif k == "books":
            shadow(cv, sx, y, s)
            books(cv, sx - s, y + 2, s * 1.9, rng)
        elif k == "cup":
            cup(cv, sx, y + 2, s * 1.2, rng)
        elif k == "lemons":
            fruit(cv, "lemon", sx - s * 0.4, y - s * 0.2, s * 0.46, rng)
            lemon_slice(cv, sx + s * 0.5, y, s * 0.46)
        else:
            grapes(cv, sx, y - s * 0.7, s * 0.2, rng)


def lemon_slice(cv: Canvas, x: float, y: float, r: float) -> None:
    """Draw half a lemon, cut side up."""
    p = cv.pal
    shadow(cv, x, y + r * 0.5, r)
    c = mix("#f0c02a", p.hot, 0.15)
    cv.fill(ell(x, y, r, r * 0.86), c)
    cv.fill(ell(x, y, r * 0.82, r * 0.7), "#fff6d8")
    cv.fill(
        Shape(
            "".join(
                path("M0 -.1Q-.3 -.6 -.2 -.7Q0 -.78 .2 -.7Q.3 -.6 0 -.1Z", x, y, r, r * 0.9, a).d for a in range(0, 360, 45)
            ),
            NOWHERE,
        ),
        p.tint(c, 0.25),
    )


def bowl(cv: Canvas, x: float, y: float, s: float, col: str, foot: bool = True) -> tuple[float, Shape]:
    """Compote: y = foot line. Returns rim y."""
    shadow(cv, x, y, s * 0.5)
    if foot:
        cv.form(
            path("M-.4 0Q-.3 -.1 -.1 -.14L-.08 -.4L.08 -.4L.1 -.14Q.3 -.1 .4 0Q0 .1 -.4 0Z", x, y, s),
            col,
            "cyl",
            tex=0,
            deep=0.5,
        )
    b = path("M-.98 -.78Q-.9 -.3 -.2 -.26L.2 -.26Q.9 -.3 .98 -.78Q0 -.6 -.98 -.78Z", x, y, s)
    return y - s * 0.76, b


def knife(cv: Canvas, x: float, y: float, L: float) -> None:
    """Draw a knife of length L."""
    p = cv.pal
    cv.fill(poly((x, y + 2), (x + L * 0.6, y - 1), (x + L * 0.6, y + 3.4), (x + L * 0.1, y + 4.4)), p.ink, 0.3)
    cv.fill(path("M0 0Q.3 -.07 .62 -.06L.62 .02L.06 .05Z", x, y, L), "#e8ecee")
    cv.fill(path("M.62 -.075L1 -.06Q1.05 -.01 1 .035L.62 .035Z", x, y, L), p.shade("#5a3a22", 0.2))


def bottle(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a bottle of wine, s tall."""
    p = cv.pal
    c = mix("#2f5a3f", p.deep, 0.4)
    shadow(cv, x, y, s * 0.16)
    cv.form(
        path(
            (
                "M-.14 0L-.14 -.55C-.14 -.68 -.05 -.7 -.05 -.78L-.05 -1L.05 -1L.05 -.78C.05 -.7 .14 -.68"
                " .14 -.55L.14 0Q0 .03 -.14 0Z"
            ),
            x,
            y,
            s,
        ),
        c,
        "cyl",
        ang=88,
        tex=0.8,
        deep=0.6,
    )
    cv.fill(rect(x - s * 0.125, y - s * 0.42, s * 0.25, s * 0.24), p.pale)
    cv.fill(rect(x - s * 0.08, y - s * 0.36, s * 0.16, s * 0.04) + rect(x - s * 0.05, y - s * 0.28, s * 0.1, s * 0.03), p.hot)
    cv.fill(rect(x - s * 0.055, y - s * 1.02, s * 0.11, s * 0.1), p.alt)
    cv.line(
        f"M{nums(x - s * 0.09, y - s * 0.5)}v{n(-s * 0.08)}M{nums(x - s * 0.03, y - s * 0.8)}v{n(-s * 0.1)}",
        "#fff",
        s * 0.025,
        op=0.8,
    )


def jug(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    """Draw a jug, s tall."""
    p = cv.pal
    c = rng.pick((p.alt, p.soft, p.pale, p.hot))
    shadow(cv, x, y, s * 0.36)
    cv.line(path("M.3 -.75C.75 -.8 .7 -.25 .34 -.22", x, y, s), p.shade(c, 0.3), s * 0.09)
    cv.form(
        path("M-.26 0C-.55 -.3 -.4 -.6 -.22 -.76L-.42 -1L.28 -.96L.24 -.76C.42 -.6 .55 -.3 .26 0Q0 .06 -.26 0Z", x, y, s),
        c,
        "cyl",
        ang=85,
        bend=5,
        tex=1,
        deep=0.5,
    )
    cv.line(path("M-.4 -.5Q0 -.38 .4 -.5", x, y, s), p.shade(c, 0.45) if lum(c) > 0.5 else p.pale, s * 0.05)
    cv.fill(path("M-.3 -.2Q-.4 -.4 -.24 -.6Q-.28 -.4 -.22 -.2Z", x, y, s), "#fff8e8", 0.7)


def glass(cv: Canvas, x: float, y: float, s: float, wine: str) -> None:
    """Draw a glass of wine, s tall."""
    p = cv.pal
    shadow(cv, x, y, s * 0.22)
    cv.fill(path("M-.2 0Q0 -.06 .2 0Q0 .06 -.2 0ZM-.02 0L-.02 -.45L.02 -.45L.02 0Z", x, y, s), p.tint(p.soft, 0.6), 0.9)
    cv.fill(path("M-.26 -.75Q-.26 -.44 0 -.42Q.26 -.44 .26 -.75Z", x, y, s), wine)
    cv.fill(path("M-.24 -1Q-.32 -.44 0 -.42Q.32 -.44 .24 -1Z", x, y, s), "#fdfdf4", 0.28)
    cv.line(path("M-.24 -1Q-.32 -.44 0 -.42Q.32 -.44 .24 -1", x, y, s), p.pale, 0.9)
    cv.fill(ell(x, y - s * 0.75, s * 0.26, s * 0.045), p.tint(wine, 0.3))
    cv.line(path("M-.18 -.92Q-.22 -.7 -.14 -.56", x, y, s), "#fff", s * 0.04, op=0.9)


def candle(cv: Canvas, x: float, y: float, s: float, lit: bool = True) -> None:
    """Draw a candlestick, s tall to the wick."""
    p = cv.pal
    shadow(cv, x, y, s * 0.2)
    brass = mix("#c9963a", p.hot, 0.2)
    if lit:
        cv.glow(x, y - s * 1.0, s * 1.5, "#ffd98a", 0.85)
    cv.form(
        path(
            (
                "M-.28 0Q0 .08 .28 0L.24 -.05Q.08 -.08 .05 -.2L.1 -.4Q.16 -.46 .16 -.5L-.16 -.5Q-.16"
                " -.46 -.1 -.4L-.05 -.2Q-.08 -.08 -.24 -.05Z"
            ),
            x,
            y,
            s,
        ),
        brass,
        "cyl",
        tex=0,
        deep=0.55,
    )
    cv.form(path("M-.08 -.5L-.08 -.88Q0 -.92 .08 -.88L.08 -.6Q.12 -.56 .1 -.5Z", x, y, s), "#fbf1dc", "cyl", tex=0, deep=0.3)
    if lit:
        cv.fill(path("M0 -.9C-.14 -1.02 -.05 -1.15 .02 -1.3C.06 -1.15 .14 -1.02 0 -.9Z", x, y, s), "#ffb02e")
        cv.fill(path("M0 -.91C-.06 -.98 -.02 -1.06 .01 -1.12C.04 -1.06 .06 -.98 0 -.91Z", x, y, s), "#fff6d0")


def cup(cv: Canvas, x: float, y: float, s: float, rng: Stream) -> None:
    """Draw a cup on its saucer."""
    p = cv.pal
    c = p.pale if rng.chance(0.6) else p.hot
    shadow(cv, x, y, s * 0.5)
    cv.form(ell(x, y, s * 0.55, s * 0.13), c, "drop", tex=0)
    cv.line(path("M.3 -.42C.62 -.46 .58 -.12 .26 -.14", x, y, s), p.shade(c, 0.25), s * 0.07)
    cv.form(path("M-.36 -.5C-.36 -.1 -.2 0 0 0C.2 0 .36 -.1 .36 -.5Z", x, y, s), c, "cyl", tex=0, deep=0.4)
    cv.fill(ell(x, y - s * 0.5, s * 0.36, s * 0.08), p.shade(c, 0.2))
    cv.fill(ell(x, y - s * 0.49, s * 0.29, s * 0.055), "#5a3018")
    cv.line(path("M-.3 -.3Q0 -.2 .3 -.3", x, y, s), p.hot if c != p.hot else p.pale, s * 0.05)
    cv.line(
        (
            f"M{nums(x - s * 0.08, y - s * 0.62)}q{nums(-s * 0.14, -s * 0.16, 0, -s * 0.3)}t0"
            f" {n(-s * 0.28)}"
            f"M{nums(x + s * 0.12, y - s * 0.62)}q{nums(-s * 0.12, -s * 0.14, 0, -s * 0.26)}"
        ),
        "#fff",
        s * 0.05,
        op=0.55,
    )


def piece(cv: Canvas, kind: str, x: float, y: float, s: float, col: str) -> None:
    """Chess pieces from the side; y = foot."""
    p = cv.pal

    def draw() -> None:
        base = "M-.34 0L-.34 -.08Q-.2 -.14 -.17 -.24"
        d = {
            "pawn": base
            + (
                "L-.1 -.5Q-.22 -.56 -.16 -.62Q-.24 -.86 0 -.9Q.24 -.86 .16 -.62Q.22 -.56 .1 -.5L.17 -.24"
                "Q.2 -.14 .34 -.08L.34 0Z"
            ),
            "rook": base
            + (
                "L-.14 -.62L-.26 -.7L-.26 -.95L-.13 -.95L-.13 -.86L-.06 -.86L-.06 -.95L.06 -.95L.06 -.86"
                "L.13 -.86L.13 -.95L.26 -.95L.26 -.7L.14 -.62L.17 -.24Q.2 -.14 .34 -.08L.34 0Z"
            ),
            "king": base
            + (
                "L-.1 -.7L-.2 -.76L-.28 -1.12Q-.1 -1.2 -.05 -1.18L-.05 -1.26L-.13 -1.26L-.13 -1.33L-.05"
                " -1.33L-.05 -1.42L.05 -1.42L.05 -1.33L.13 -1.33L.13 -1.26L.05 -1.26L.05 -1.18Q.1 -1.2"
                " .28 -1.12L.2 -.76L.1 -.7L.17 -.24Q.2 -.14 .34 -.08L.34 0Z"
            ),
            "knight": base
            + (
                "Q-.22 -.5 .0 -.66L-.2 -.6Q-.34 -.62 -.34 -.74L-.1 -1.02L-.06 -1.16L.04 -1.06Q.34 -.9"
                " .24 -.5L.17 -.24Q.2 -.14 .34 -.08L.34 0Z"
            ),
        }[kind]
        cv.form(path(d, 0, 0, 40), col, "cyl", tex=0, deep=0.6, lift=0.4)
        if kind == "knight":
            cv.fill(ell(-5, -34, 1.8), p.ink if lum(col) > 0.4 else p.pale)
        cv.line("M-9-9H9", p.shade(col, 0.5) if lum(col) > 0.4 else p.tint(col, 0.5), 1.6)

    shadow(cv, x, y, s * 0.32)
    cv.stamp(("ch", kind, col), x, y, s, draw)
