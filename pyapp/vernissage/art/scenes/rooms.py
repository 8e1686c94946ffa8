"""Behind a sitter: backdrop and window.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum
from ..shapes import NOWHERE, Shape, blob, n, nums, path, poly, rect, ridge
from . import motifs as m

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def backdrop(cv: Canvas, rng: Stream, x: float, y: float, R: float, wide: bool = False) -> str:
    """Paint the wall behind a head; give its colour.

    Behind the head goes the opposite value of the head's edge: lighter on the shadow side, darker on the lit side. That
    is what makes the head round.
    """
    w, h, p = cv.w, cv.h, cv.pal
    base = rng.pick((p.deep, p.mid, p.soft, p.alt, p.deep))
    kind = rng.pick(("plain", "stripes", "niche", "damask", "curtain"))
    cv.form(rect(-2, -2, w + 4, h + 4), base, "plane", ang=rng.f(-60, 60), bend=6, tex=0.8, edge=False, deep=0.3)
    if kind == "stripes":
        k = 11 + int(cv.big * 2)
        cv.fill(
            Shape("".join(rect(i * k * 2 - 4, -2, k, h + 4).d for i in range(int(w / k / 2) + 2)), (0, 0, w, h)),
            p.tint(base, 0.2),
            0.55,
        )
    elif kind == "damask":
        i, c = cv.name(), p.tint(base, 0.25) if lum(base) < 0.5 else p.shade(base, 0.15)

        def m(x: float, y: float) -> str:
            return path(
                "M0 -.5Q.4 -.2 0 .1Q-.4 -.2 0 -.5ZM0 .12Q.3 .1 .42 .36Q.12 .4 0 .12Q-.12 .4 -.42 .36Q-.3 .1 0 .12Z", x, y, 12
            ).d

        cv.defs.append(
            f'<pattern id="{i}" width="20" height="32" patternUnits="userSpaceOnUse"><path'
            f' d="{m(5, 8)}{m(15, 24)}" fill="{c}" opacity=".6"/></pattern>'
        )
        cv.fill(rect(0, 0, w, h), f"url(#{i})")
    elif kind == "niche":
        c = p.tint(base, 0.45) if lum(base) < 0.5 else p.shade(base, 0.35)
        a = R * 2.05
        cv.form(path("M-1 9L-1 0C-1 -1.3 1 -1.3 1 0L1 9Z", x, y - R * 0.1, a), c, "cyl", ang=80, tex=0.7)
    cv.put(
        f'<ellipse cx="{n(x + R * 0.7)}" cy="{n(y + R * 0.2)}" rx="{n(R * 2.3)}"'
        f' ry="{n(R * 2.2)}" fill="{cv.rad(((0, p.pale, 0.5), (1, p.pale, 0)), 0.5, 0.5, 0.5)}"/>'
    )
    if kind == "curtain" or (wide and rng.chance(0.5)):
        f = rng.pick((0, 1))

        def X(v: float) -> float:
            return w - v if f else v

        c = p.hot if base != p.hot else p.alt
        d = R * 1.1
        cv.form(
            blob(
                [
                    (X(-6), -6),
                    (X(d * 1.7), -8),
                    (X(d * 1.3), h * 0.3),
                    (X(d * 0.35), h * 0.62),
                    (X(d * 0.5), h * 1.1),
                    (X(-8), h * 1.1),
                ]
            ),
            c,
            "cyl",
            ang=75,
            bend=4,
            deep=0.55,
            tex=1.1,
        )
        for fold in (0.3, 0.62, 0.95):
            cv.line(
                f"M{nums(X(d * fold * 1.5), -2)}Q{nums(X(d * fold * 1.25), h * 0.3, X(d * fold * 0.33), h * 0.62)}",
                p.shade(c, 0.5),
                1.4,
                op=0.6,
            )
        cv.line(
            f"M{nums(X(-2), h * 0.58)}Q{nums(X(d * 0.25), h * 0.66, X(d * 0.5), h * 0.6)}", p.pale if c != p.hot else p.alt, 2.4
        )
    return base


def window(cv: Canvas, x: float, y: float, w: float, h: float, rng: Stream) -> None:
    """Draw a window with one of five views: depth for wide formats."""
    p = cv.pal
    view = rng.pick(("hills", "sea", "town", "peak", "night"))
    cv.fill(rect(x - 3, y - 3, w + 6, h + 6), p.shade(p.deep, 0.4))
    cv.open(rect(x, y, w, h))
    night = view == "night"
    top, low = (p.ink, p.mid) if night else (p.tint(p.soft, 0.2), p.pale)
    cv.put(f'<path d="{rect(x, y, w, h).d}" fill="{cv.lin(((0, top), (1, low)))}"/>')
    side = rng.pick((0.3, 0.7))
    m.disc(cv, x + w * side, y + h * 0.28, w * 0.1, p.pale if night else p.hot, rings=False)
    {"hills": _hills, "sea": _sea, "town": _town, "peak": _peak, "night": _town}[view](cv, x, y, w, h)
    cv.close()
    cv.line(f"M{nums(x + w / 2, y)}v{n(h)}M{nums(x, y + h * 0.42)}h{n(w)}", p.shade(p.deep, 0.25), 1.8)
    cv.fill(rect(x - 5, y + h + 2, w + 10, 4), p.tint(p.deep, 0.25))


def _hills(cv: Canvas, x: float, y: float, w: float, h: float) -> None:
    p = cv.pal
    for i, c in enumerate((p.air(p.mid, 0.3), p.alt if p.name != "Old master" else p.mid, p.deep)):
        yy = y + h * (0.5 + i * 0.17)
        far = [
            (x - 3, yy),
            (x + w * 0.3, yy - h * (0.12 - i * 0.08)),
            (x + w * 0.65, yy + h * 0.06),
            (x + w + 3, yy - h * 0.04),
        ]
        cv.form(ridge(far, y + h + 2), c, "drop", tex=0.6)
    for i in range(3):
        m.cypress(cv, x + w * (0.2 + i * 0.1), y + h * 0.84, h * (0.3 + 0.05 * i), p.shade(p.deep, 0.3))


def _sea(cv: Canvas, x: float, y: float, w: float, h: float) -> None:
    p = cv.pal
    cv.form(rect(x - 2, y + h * 0.58, w + 4, h * 0.5), p.mid, "drop", tex=0.5)
    m.glints(cv, x + w * 0.5, y + h * 0.64, y + h, w * 0.3, p.pale, cv.rng.sub("glints"))
    m.boat(cv, x + w * 0.42, y + h * 0.66, h * 0.2, p.ink, p.pale)
    m.boat(cv, x + w * 0.7, y + h * 0.82, h * 0.28, p.ink, p.hot)


def _town(cv: Canvas, x: float, y: float, w: float, h: float) -> None:
    p = cv.pal
    lights = ""
    for i in range(5):
        hx, hw, hh = x + w * (0.2 * i - 0.02), w * 0.22, h * (0.28 + 0.13 * (i * 2 % 3))
        top = y + h - hh
        c = p.shade((p.deep, p.mid, p.alt)[i % 3], 0.25)
        cv.fill(poly((hx, y + h), (hx, top), (hx + hw / 2, top - hw * 0.45), (hx + hw, top), (hx + hw, y + h)), c)
        lights += "".join(rect(hx + hw * a, top + hh * b, hw * 0.18, hh * 0.14).d for a in (0.2, 0.58) for b in (0.1, 0.4))
    cv.fill(Shape(lights, NOWHERE), p.tint(p.hot, 0.45))


def _peak(cv: Canvas, x: float, y: float, w: float, h: float) -> None:
    p = cv.pal
    for a, b, k in ((0.75, 0.5, 0.5), (0.36, 0.28, 0.62)):
        top = (x + w * a, y + h * b)
        cv.fill(poly(top, (top[0] + w * k, y + h), (top[0] - w * k, y + h)), p.air(p.deep, 0.3 if k < 0.6 else 0.05))
        dx, dy = w * k * 0.3, (y + h - top[1]) * 0.3
        cv.fill(poly(top, (top[0] + dx, top[1] + dy), (top[0], top[1] + dy * 0.7), (top[0] - dx, top[1] + dy)), p.pale)
    for i in range(6):
        m.pine(cv, x + w * (0.04 + 0.18 * i), y + h + 1, h * (0.2 + 0.06 * (i % 2)), p.shade(p.deep, 0.35))


# ---------------------------------------------------------------- body
