"""Land with falling water.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import ell, n, nums, path, poly, rect
from . import motifs as m
from .land_far import peak

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def waterfall(cv: Canvas, rng: Stream) -> None:
    """Paint a waterfall between cliffs with its rainbow; somebody crosses on a rope bridge and keeps the umbrella up."""
    w, h, p = cv.w, cv.h, cv.pal
    lip, pool = h * 0.24, h * 0.76
    rock, green = mix(p.deep, "#5a5048", 0.35), mix(p.deep, "#4f8a4a", 0.5)
    m.sky(cv, p.tint(p.soft, 0.1), p.pale, lip + 20, 5)
    m.disc(cv, w * 0.5, h * 0.12, 7 + 3 * cv.big, p.hot)
    for x in (0.22, 0.8):
        peak(cv, w * x, lip + 8, w * 0.5, h * 0.16, p.air(p.mid, 0.4), p.pale, rng)
    cv.form(rect(-3, lip, w + 6, h), p.shade(rock, 0.15), "plane", ang=80, tex=0.7, edge=False)
    white = p.tint(mix(p.pale, "#dff1f2", 0.6), 0.3)
    fall = path("M-.5 0Q0 -.04 .5 0C.46 .4 .6 .8 .7 1.04L-.7 1.04C-.6 .8 -.46 .4 -.5 0Z", w * 0.5, lip, w * 0.26, pool - lip)
    cv.form(fall, mix(white, "#8fc4cc", 0.35), "cyl", tex=0)
    streaks = ""
    for i in range(22):
        a = (i - 10.5) / 22
        y0, y1 = lip + (pool - lip) * rng.f(0, 0.5), lip + (pool - lip) * rng.f(0.6, 1)
        streaks += f"M{nums(w * (0.5 + 0.25 * a), y0)}L{nums(w * (0.5 + 0.34 * a), y1)}"
    cv.line(streaks, white, 2.2 + cv.big * 0.6, f"{n(22 + 10 * cv.big)} 9 {n(14 + 8 * cv.big)} 5")
    for f in (-1, 1):  # the cliffs come towards us in three steps
        for i in range(3):
            a, top = 0.36 - 0.13 * i, lip + h * (0.0 if i == 0 else 0.1 * i + 0.03 * (f > 0))
            x = w * (0.5 + f * (0.5 - a))
            out = w * (0.5 + f * 0.54)
            pts = [
                (x + f * w * 0.02, top),
                (x - f * w * 0.03, top + h * 0.1),
                (x + f * w * 0.03, top + h * 0.24),
                (x - f * w * 0.02, top + h * 0.36),
                (x + f * w * 0.02, pool + 8),
                (out, pool + 8),
                (out, top - h * 0.02),
            ]
            c = p.tint(rock, 0.24 - 0.12 * i)
            cv.form(poly(*pts), c, "plane", ang=80 * f, tex=0.8)
            cracks = "".join(
                f"M{nums(x + f * w * (0.05 + 0.06 * j), top + h * 0.05 * (j + 1))}"
                f"l{nums(f * w * 0.02, h * 0.09)}l{nums(-f * w * 0.015, h * 0.08)}"
                for j in range(3)
            )
            cv.line(cracks, p.shade(c, 0.4), 1.2)
            cv.fill(
                poly(
                    (x - f * w * 0.01, top),
                    (out, top - h * 0.02),
                    (out, top + h * 0.035),
                    (x + f * w * 0.06, top + h * 0.022),
                    (x + f * w * 0.02, top + h * 0.04),
                ),
                green,
            )
            for j in range(2):
                m.pine(
                    cv,
                    x + f * w * (0.05 + 0.08 * j),
                    top + 3,
                    (20 + 6 * i + 5 * j) * cv.big**0.6,
                    p.shade(green, 0.3 + 0.1 * j),
                )
    for i, c in enumerate(("#e05a4a", "#f0a03c", "#f4d25a", "#6fb56a", "#5a8fd0")):
        r = w * (0.42 - 0.022 * i)
        cv.line(f"M{nums(w * 0.5 - r, pool)}A{nums(r, r * 0.94)} 0 0 1 {nums(w * 0.5 + r, pool)}", c, w * 0.023, op=0.42)
    water = mix("#4f9aa8", p.deep, 0.3)
    cv.form(rect(-3, pool, w + 6, h), water, "drop", tex=0.6, lift=0.5)
    for r, y in ((0.46, 0.0), (0.34, 0.03), (0.22, 0.07)):
        cv.line(ell(w * 0.5, pool + h * (0.03 + y), w * r, h * (0.02 + 0.03 * r)), white, 1.4, "14 6 5 7", 0.8)
    cv.spots([(w * rng.f(0.3, 0.7), pool + h * rng.f(-0.03, 0.02)) for _ in range(16)], 3 + 2 * cv.big, white, 0.75)
    by, sag = h * 0.44, h * 0.1
    rope = f"M{nums(w * 0.1, by)}Q{nums(w * 0.5, by + sag * 2, w * 0.9, by)}"
    upper = f"M{nums(w * 0.1, by - h * 0.05)}Q{nums(w * 0.5, by + sag * 2 - h * 0.05, w * 0.9, by - h * 0.05)}"
    cv.line(rope, p.shade("#8a5a34", 0.2), 3.4, "3.4 2", cap=False)
    cv.line(upper, p.ink, 1.2)
    posts = "".join(
        f"M{nums(w * (0.1 + 0.8 * t), by + sag * 4 * t * (1 - t))}v{n(-h * 0.05)}" for t in (i / 10 for i in range(11))
    )
    cv.line(posts, p.ink, 0.9)
    m.person(cv, w * 0.56, by + sag - 1, 14 + 6 * cv.big, rng, umbrella=p.hot)
    stones = ((0.12, 0.93, 0.1), (0.3, 0.97, 0.07), (0.86, 0.94, 0.12), (0.68, 0.985, 0.06))
    for a, b, r in stones:
        cv.form(
            path("M-1 .4C-1 -.3 -.4 -.6 0 -.56C.5 -.6 1 -.1 1 .4Z", w * a, h * b, w * r, h * r * 0.8),
            p.tint(rock, 0.1),
            "round",
            tex=0.5,
        )
    heron(cv, w * 0.86, h * 0.885, 18 + 9 * cv.big)


def heron(cv: Canvas, x: float, y: float, s: float) -> None:
    """Draw a heron that waits, its feet at (x, y), s tall."""
    p = cv.pal
    cv.line(path("M-.04 0L-.02 -.4M.08 0L.06 -.4", x, y, s), p.hot, s * 0.035)
    cv.form(
        path(
            (
                "M.34 -.3Q.1 -.34 -.1 -.4C-.3 -.6 -.06 -.7 -.14 -.86C-.2 -1 0 -1.06 .02 -.92C.04 -.8 0 -.7 .06 -.62"
                "Q.24 -.56 .34 -.3Z"
            ),
            x,
            y,
            s,
        ),
        "#e6ebee",
        "cyl",
        tex=0,
    )
    cv.fill(path("M.36 -.28Q.1 -.4 .02 -.54Q.2 -.54 .36 -.28Z", x, y, s), "#7f8c9a")
    cv.fill(path("M-.16 -.94L-.5 -.9L-.14 -.86Z", x, y, s), "#f0a83c")
    cv.spots([(x - s * 0.08, y - s * 0.93)], s * 0.02, "#14100f")
