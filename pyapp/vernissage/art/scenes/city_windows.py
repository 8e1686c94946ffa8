"""City Life after dark: the house opposite and what goes on in its windows.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import ell, n, nums, path, rect
from . import motifs as m
from .city_parts import awning, is_night, lamp

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def windows(cv: Canvas, rng: Stream) -> None:
    """Paint the house opposite in the evening: in every window somebody does something else."""
    w, h, p = cv.w, cv.h, cv.pal
    m.sky(cv, p.ink, p.mid, h, 10, 16)
    brick = mix(p.deep if is_night(cv) else p.alt, "#7a3f38", 0.35)
    brick = p.shade(brick, 0.12)
    roof, foot = h * (0.13 if h < w * 1.3 else 0.16), h * (0.84 if h < w * 1.3 else 0.88)
    m.disc(cv, w * 0.8, roof * 0.46, 6 + 3 * cv.big, p.tint(p.hot, 0.65), 3, face=True)
    for x, s in ((0.12, 1.0), (0.3, 0.8), (0.58, 1.0)):
        cv.fill(rect(w * x, roof * (1 - 0.56 * s), w * 0.07, roof), p.shade(brick, 0.4))
        cv.fill(rect(w * x - 2, roof * (1 - 0.56 * s) - 2, w * 0.07 + 4, 3), p.tint(brick, 0.2))
    m.cat(cv, w * 0.46, roof - 2, roof * 0.55, p.shade(p.ink, 0.5))
    cv.form(rect(-3, roof, w + 6, h - roof + 4), brick, "plane", ang=0, tex=0.5)
    courses = "".join(f"M{n(-(j % 2) * 5)} {n(roof + 6 + 6 * j)}H{n(w)}" for j in range(int((foot - roof) / 6)))
    cv.line(courses, p.tint(brick, 0.25), 0.8, "8 3", 0.45)
    cv.form(rect(-3, roof - 3, w + 6, 6), p.tint(brick, 0.35), "drop", tex=0)
    cols, rows = (2, 5) if h > w * 1.3 else (5, 4)
    cw, rh = w / cols, (foot - roof - 3) / rows
    order = rng.shuffle(range(10)) + rng.shuffle(range(10))
    for j in range(rows):
        for i in range(cols):
            ww, hh = cw * 0.62, rh * 0.72
            x, y = cw * (i + 0.5), roof + 6 + rh * (j + 0.8)
            window_scene(cv, x, y, ww, hh, order[(j * cols + i) % 20], rng.i(0, 3))
    cv.form(rect(-3, foot, w + 6, h * 0.03), p.tint(brick, 0.3), "drop", tex=0)
    cv.form(rect(-3, foot + h * 0.02, w + 6, h), p.shade(brick, 0.35), "plane", tex=0.4)
    cv.fill(rect(w * 0.06, foot + h * 0.05, w * 0.5, h * 0.1), p.tint(p.hot, 0.5))
    cv.line("".join(f"M{nums(w * (0.06 + 0.125 * i), foot + h * 0.05)}v{n(h * 0.1)}" for i in range(5)), p.shade(brick, 0.5), 2)
    awning(cv, w * 0.03, foot + h * 0.022, w * 0.56, h * 0.04, p.hot)
    cv.form(
        path("M-.5 0L-.5 -.7Q0 -1.3 .5 -.7L.5 0Z", w * 0.76, h + 2, w * 0.14, h * 0.13),
        p.alt if brick != p.alt else p.hot,
        "cyl",
        tex=0,
    )
    cv.line(f"M{n(-3)} {n(h - 2)}H{n(w)}", p.shade(p.ink, 0.2), 4)
    lamp(cv, w * 0.93, h - 2, h * 0.15)
    for i in range(1 + int(w / 60)):
        m.person(cv, w * (0.14 + 0.16 * i), h - 2, 12 + 4 * cv.big, rng)


def window_scene(cv: Canvas, x: float, y: float, w: float, h: float, kind: int, tone: int) -> None:
    """Draw a window with its sill's middle at (x, y), w by h, and what goes on behind it: one of ten things."""
    p = cv.pal
    glass = (p.tint(p.hot, 0.35), p.tint(p.hot, 0.6), mix(p.hot, p.pale, 0.2), p.tint(p.alt, 0.45))[tone]
    if kind == 9:
        glass = p.shade(p.deep, 0.35)
    dark = p.shade(p.ink, 0.1)
    cv.fill(rect(x - w / 2 - 2, y - h - 2, w + 4, h + 4), p.tint(p.soft, 0.2))
    cv.open(rect(x - w / 2, y - h, w, h))
    cv.fill(rect(x - w / 2, y - h, w, h), glass)
    s = min(w, h)

    def P(d: str, c: str, o: float | None = None) -> None:  # noqa: N802
        cv.fill(path(d, x, y, s), c, o)

    def L(d: str, c: str, k: float) -> None:  # noqa: N802
        cv.line(path(d, x, y, s), c, s * k)

    person = (
        "M-.3 0Q-.3 -.34 -.1 -.4L-.1 -.44Q-.18 -.5 -.16 -.62Q-.1 -.76 .02 -.74Q.16 -.72 .15 -.58"
        "Q.14 -.48 .08 -.44L.08 -.4Q.3 -.34 .3 0Z"
    )
    if kind == 0:
        m.cat(cv, x + s * 0.1, y, s * 0.56, dark)
    elif kind == 1:  # reads under a lamp
        P(person, dark)
        P("M-.3 -.2L-.02 -.14L.26 -.2L.26 -.02L-.02 .02L-.3 -.02Z", p.pale)
        L("M.36 0L.36 -.6", dark, 0.04)
        P("M.22 -.56L.5 -.56L.44 -.78L.28 -.78Z", p.hot)
    elif kind == 2:  # curtains, nearly drawn
        P("M-.8 .1L-.8 -1.6L-.04 -1.6Q-.16 -.6 -.1 .1Z", p.alt)
        P("M.8 .1L.8 -1.6L.06 -1.6Q.18 -.6 .12 .1Z", p.alt)
        L("M-.5 0L-.46 -1.5M-.3 0L-.24 -1.5M.5 0L.46 -1.5M.3 0L.26 -1.5", p.shade(p.alt, 0.4), 0.03)
    elif kind == 3:  # two dance
        for f in (-1, 1):
            cv.fill(
                path(
                    "M-.34 .1Q-.3 -.4 -.14 -.5Q-.26 -.7 -.12 -.76Q.02 -.72 -.04 -.54L.1 -.5L.08 -.42L-.04 -.4Q.04 -.1 .02 .1Z",
                    x,
                    y,
                    s * f,
                    s,
                ),
                dark if f < 0 else p.shade(p.hot, 0.35),
            )
        L("M-.3 -.5Q0 -.66 .3 -.5", dark, 0.06)
    elif kind == 4:  # plants
        for a, hh in ((-0.26, 0.5), (0.2, 0.66)):
            cv.fill(path("M-.12 0L-.14 -.2L.14 -.2L.12 0Z", x + a * s, y, s), p.shade(p.hot, 0.2))
            cv.line(
                path(f"M0 -.2Q-.2 -.3 -.2 {-hh}M0 -.2Q0 -.4 .02 {-hh - 0.1}M0 -.2Q.2 -.3 .2 {-hh}", x + a * s, y, s),
                mix("#3f6a3a", p.deep, 0.3),
                s * 0.07,
            )
    elif kind == 5:  # plays the cello
        P(person, dark)
        P("M.02 .1Q-.02 -.1 .1 -.16Q.04 -.3 .16 -.32Q.3 -.3 .24 -.14Q.36 -.04 .3 .1Z", mix("#b5652a", p.hot, 0.2))
        L("M.18 -.3L.12 -.66M-.1 -.16L.46 -.08", dark, 0.035)
    elif kind == 6:  # cooks
        P(person, p.pale)
        P("M-.18 -.68L-.2 -.9Q0 -1.02 .18 -.9L.16 -.68Z", "#fffaf0")
        P("M.1 0L.1 -.2L.52 -.2L.52 0Z", p.ink)
        L("M.22 -.28Q.16 -.38 .22 -.48M.38 -.28Q.32 -.38 .38 -.48", p.pale, 0.05)
    elif kind == 7:  # paints
        L("M.2 0L.34 -.8L.5 0M.22 -.3L.48 -.3", mix("#8a5a2c", p.ink, 0.2), 0.04)
        P("M.14 -.32L.14 -.78L.52 -.78L.52 -.32Z", "#fffaf0")
        P("M.22 -.4Q.32 -.7 .44 -.4Z", p.hot)
        cv.fill(path(person, x - s * 0.14, y, s * 0.9), dark)
        L("M-.02 -.3L.2 -.46", dark, 0.06)
    elif kind == 8:  # looks out of the window, and has seen you
        P(person.replace("0Q-.3 -.34", "0Q-.4 -.3"), p.shade(p.alt, 0.25))
        cv.fill(ell(x, y - s * 0.58, s * 0.16, s * 0.17), "#e2b088")
        P("M-.18 -.58Q-.16 -.8 .02 -.8Q.2 -.78 .18 -.58Q.1 -.7 -.18 -.58Z", dark)
        cv.spots([(x - s * 0.06, y - s * 0.57), (x + s * 0.07, y - s * 0.57)], s * 0.025, dark)
    else:  # away; the blind is down
        cv.line("".join(f"M{nums(x - w / 2, y - h + h * 0.12 * i)}h{n(w)}" for i in range(1, 6)), p.tint(glass, 0.3), 1)
    cv.close()
    cv.line(f"M{nums(x, y - h)}v{n(h * 0.26)}M{nums(x - w / 2, y - h * 0.74)}h{n(w)}", p.tint(p.soft, 0.2), 1.3)
    cv.form(rect(x - w / 2 - 4, y, w + 8, 3), p.tint(p.soft, 0.35), "drop", tex=0)
