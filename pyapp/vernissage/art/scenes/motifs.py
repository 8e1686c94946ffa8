"""Motifs that several types share: sky, clouds, moon, trees, people, boats, animals.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..brushes import dabs, rows
from ..palettes import SKIN
from ..shapes import blob, ell, n, nums, path, poly, rect

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def sky(cv: Canvas, top: str, bot: str, h: float, swirl: float = 0, stars: int = 0) -> None:
    """Background to y=h. In oil a bent stroke direction makes the air move."""
    s = rect(-2, -2, cv.w + 4, h + 4)
    if cv.style in ("flat", "ink"):
        cv.put(f'<path d="{s.d}" fill="{cv.lin(((0, top), (1, bot)))}"/>')
    else:
        cv.put(f'<path d="{s.d}" fill="{cv.lin(((0, top), (1, bot)))}"/>')
        rng, p = cv.rng.sub("sky"), cv.pal
        box = (0, 0, cv.w, h)
        if cv.style == "oil":
            # broad and faint first, thin and bright last: equal widths read as a brick wall
            for c, o, k, dash in (
                (p.shade(top, 0.3), 0.24, 1.0, (34, 9, 52, 13)),
                (p.tint(top, 0.3), 0.26, 0.6, (27, 17, 46, 11)),
                (p.tint(bot, 0.45), 0.5, 0.2, (21, 13, 38, 25)),
            ):
                gap = max(6 + cv.big * 2, h / 14) * (1 if k > 0.5 else 0.8)
                d = rows(cv, box, rng.f(-12, 8), gap, swirl * 2.2, rng)
                q = 1 + gap / 22
                cv.put(
                    f'<path d="{d}" stroke="{c}" stroke-width="{n(gap * k)}"'
                    f' stroke-dasharray="{" ".join(str(round(v * q)) for v in dash)}" opacity="{o}"/>'
                )
        elif cv.style == "dots":
            cv.put(f'<path d="{s.d}" fill="{dabs(cv, 0)}"/>')
    if stars:
        rng = cv.rng.sub("stars")
        for _ in range(stars):
            x, y, r = rng.f(4, cv.w - 4), rng.f(4, h * 0.62), rng.f(0.6, 1.4)
            cv.fill(ell(x, y, r), cv.pal.pale)


def disc(cv: Canvas, x: float, y: float, r: float, col: str, halo: float = 2.6, face: bool = False, rings: bool = True) -> None:
    """Sun or moon: halo, (Van Gogh) rings in oil, sometimes a sleepy face."""
    cv.glow(x, y, r * halo, col, 0.75)
    if rings and cv.style == "oil":
        d = "".join(ell(x, y, r * k).d for k in (1.35, 1.75, 2.2))
        cv.line(d, cv.pal.tint(col, 0.3), r * 0.16, "7 5 11 6", 0.6)
    if cv.style == "ink":
        d = "".join(
            (
                f"M{nums(x + math.cos(a) * r * 1.25, y + math.sin(a) * r * 1.25)}"
                f"L{nums(x + math.cos(a) * r * k, y + math.sin(a) * r * k)}"
            )
            for a, k in ((i * math.pi / 12, 1.9 if i % 2 else 1.55) for i in range(24))
        )
        cv.line(d, cv.pal.ink, 0.7)
    cv.form(ell(x, y, r), col, "round", tex=0, deep=0.12, lift=0.6, edge=cv.style == "ink")
    if face:
        c = cv.pal.shade(col, 0.5)
        cv.line(
            f"M{nums(x - r * 0.45, y - r * 0.1)}q{nums(r * 0.15, r * 0.2, r * 0.32, 0)}"
            f"M{nums(x + r * 0.15, y - r * 0.1)}q{nums(r * 0.15, r * 0.2, r * 0.32, 0)}"
            f"M{nums(x - r * 0.25, y + r * 0.4)}q{nums(r * 0.25, r * 0.22, r * 0.5, 0)}",
            c,
            max(0.7, r * 0.09),
        )


def cloud(cv: Canvas, x: float, y: float, w: float, col: str, op: float | None = None) -> None:
    """Draw a cloud, w wide."""
    cv.stamp(("cl", col), x, y, w, lambda: _cloud(cv, 0, 0, 80, col, op), int(x) % 2 == 0, 80)


def _cloud(cv: Canvas, x: float, y: float, w: float, col: str, op: float | None = None) -> None:
    h = w * 0.3
    s = path("M-.5 0C-.62 -.34 -.34 -.5 -.24 -.42C-.2 -.9 .16 -.95 .2 -.52C.34 -.72 .6 -.4 .5 0Z", x, y, w, h * 1.25)
    if cv.style in ("flat", "cubist"):
        cv.fill(s, col, op)
        cv.fill(path("M-.5 0C-.3 -.2 .1 -.1 .2 -.24C.3 -.1 .46 -.2 .5 0Z", x, y, w, h), cv.pal.shade(col, 0.14), op)
    else:
        cv.form(s, col, "drop", lift=0.5, deep=0.2, tex=0.6, edge=cv.style == "ink")


def birds(cv: Canvas, x: float, y: float, k: int, rng: Stream, col: str | None = None, s: float = 1) -> None:
    """Draw k birds about (x, y)."""
    d = ""
    for _i in range(k):
        bx, by, r = x + rng.f(-16, 16) * s, y + rng.f(-8, 8) * s, rng.f(2, 3.6) * s
        left, right = nums(r * 0.7, -r * 0.3, r, r * 0.6), nums(r * 0.3, -r * 0.9, r, -r * 0.6)
        d += f"M{nums(bx - r, by - r * 0.5)}q{left}q{right}"
    cv.line(d, col or cv.pal.ink, 0.9 * s)


def cypress(cv: Canvas, x: float, y: float, h: float, col: str) -> None:
    """Draw a cypress, h tall."""
    cv.stamp(("cy", col), x, y, h, lambda: _cypress(cv, 0, 0, 80, col), False, 80)


def _cypress(cv: Canvas, x: float, y: float, h: float, col: str) -> None:
    w = h * 0.17
    cv.form(
        path("M0 0C-.9 -.1 -1.1 -.35 -.7 -.6C-.5 -.8 -.2 -.9 .05 -1C.3 -.85 .65 -.7 .8 -.5C1.1 -.25 .8 0 0 0Z", x, y, w, h),
        col,
        "cyl",
        ang=-86,
        bend=4,
        tex=1.4,
        deep=0.45,
        lift=0.22,
    )


def tree(cv: Canvas, x: float, y: float, h: float, col: str, rng: Stream) -> None:
    """Round tree: trunk, lump of leaves, light from the left."""
    cv.stamp(("tr", col, rng.i(0, 1)), x, y, h, lambda: _tree(cv, 0, 0, 80, col, rng), False, 80)


def _tree(cv: Canvas, x: float, y: float, h: float, col: str, rng: Stream) -> None:
    cv.fill(
        poly((x - h * 0.05, y), (x - h * 0.03, y - h * 0.5), (x + h * 0.03, y - h * 0.5), (x + h * 0.06, y)),
        cv.pal.shade(cv.pal.alt, 0.55),
    )
    r = h * 0.36
    pts = []
    for i in range(9):
        a = i / 9 * 6.283
        k = rng.f(0.85, 1.2)
        pts.append((x + math.cos(a) * r * k * 1.05, y - h * 0.64 + math.sin(a) * r * k))
    cv.form(blob(pts), col, "round", ang=30, bend=5, tex=1.5, deep=0.42, lift=0.3)


def pine(cv: Canvas, x: float, y: float, h: float, col: str, snow: str | None = None) -> None:
    """Draw a pine, h tall, with snow on it if a colour is given."""
    cv.stamp(("pi", col, snow), x, y, h, lambda: _pine(cv, 0, 0, 80, col, snow), False, 80)


def _pine(cv: Canvas, x: float, y: float, h: float, col: str, snow: str | None = None) -> None:
    w = h * 0.26
    cv.form(
        path("M0 -1L.45 -.62L.25 -.64L.75 -.3L.45 -.34L1 0L-1 0L-.45 -.34L-.75 -.3L-.25 -.64L-.45 -.62Z", x, y, w, h),
        col,
        "cyl",
        ang=70,
        tex=0.8,
        deep=0.4,
        lift=0.2,
    )
    if snow:
        cv.fill(
            path(
                "M0 -1L.1 -.8L-.1 -.7L-.45 -.62ZM-.25 -.64L.1 -.55L-.2 -.4L-.75 -.3ZM-.45 -.34L.1 -.24L-.4 -.1L-1 0Z",
                x,
                y,
                w,
                h,
            ),
            snow,
        )


def person(
    cv: Canvas,
    x: float,
    y: float,
    h: float,
    rng: Stream,
    coat: str | None = None,
    umbrella: str | None = None,
    flip: float | None = None,
) -> None:
    """Draw a passer-by of 20 to 30 units: legs, wedge of a coat, head, hat.

    It reads as a person at 8 px because coat, head and hat are three different values. There are a handful of models
    a painting: a crowd for the price of a few.
    """
    p = cv.pal
    f = flip if flip is not None else rng.pick((-1, 1))
    v = rng.i(0, 3)
    worn = coat or (p.hot, p.alt, p.pale, p.deep)[v]
    v = 0 if coat or umbrella else v
    if umbrella:
        worn = p.alt if umbrella == p.hot else p.deep  # two umbrella models are enough
    cv.stamp(("per", worn, umbrella, v), x, y, h, lambda: _person(cv, worn, umbrella, v), f < 0, 80)


def _person(cv: Canvas, coat: str, umbrella: str | None, v: int) -> None:
    p, h = cv.pal, 80
    r = cv.rng.sub(f"per{coat}{v}")
    cv.line("M-4-24L-8 0h5M4-24L8 0h5", p.ink, 5.5)
    k = 0.24 if v % 2 else 0.17
    if umbrella:
        cv.line("M13-36L16-80", p.ink, 2.4)
    cv.form(
        path(f"M-.12 -.78Q0 -.84 .12 -.78Q.2 -.5 {k} -.2L-{k} -.2Q-.2 -.5 -.12 -.78Z", 0, 0, h),
        coat,
        "cyl",
        tex=0,
        edge=cv.style == "ink",
    )
    cv.line("M8-56L16-35", p.shade(coat, 0.3), 6)
    cv.fill(ell(2, -70, 7.4), r.pick(SKIN))
    hat, hc = (v + r.i(0, 1)) % 4, p.ink if coat != p.ink else p.alt
    if umbrella:
        cv.form(
            path("M-.42 0C-.4 -.36 .4 -.36 .42 0Q.28 -.08 .14 0Q0 -.08 -.14 0Q-.28 -.08 -.42 0Z", 14, -74, h),
            umbrella,
            "cyl",
            tex=0,
        )
    elif hat == 0:
        cv.fill(rect(-6, -88, 13, 13) + rect(-11, -78, 23, 4), hc)
    elif hat == 1:
        cv.fill(path("M-.18 -.92Q0 -1.1 .18 -.92Z", 0, 0, h), p.hot if coat != p.hot else p.pale)
    elif hat == 2:
        cv.fill(path("M-.1 -.86Q-.16 -1.03 0 -1.02Q.16 -1.03 .1 -.9Q.06 -.97 -.04 -.95Z", 0, 0, h), p.shade(p.hot, 0.6))
    else:
        cv.fill(path("M-.13 -.92Q-.1 -1.04 .06 -1.02Q.16 -.98 .12 -.92Z", 0, 0, h), hc)


def dog(cv: Canvas, x: float, y: float, h: float, col: str, f: float = 1) -> None:
    """Draw a dog."""
    cv.fill(
        path(
            (
                "M-.6 0L-.6 -.5Q-.9 -.8 -.8 -1Q-.6 -.7 -.5 -.66L.3 -.66L.42 -.95Q.46 -1.05 .56 -.95L.9"
                " -.86Q.92 -.68 .6 -.66Q.55 -.4 .45 -.35L.45 0L.3 0L.28 -.3L-.4 -.3L-.44 0Z"
            ),
            x,
            y,
            h * f,
            h,
        ),
        col,
    )


def cat(cv: Canvas, x: float, y: float, h: float, col: str, f: float = 1) -> None:
    """Sitting cat silhouette, tail curling: put one wherever a roof is empty."""
    cv.fill(
        path(
            (
                "M-.3 0C-.42 -.4 -.2 -.6 -.14 -.66C-.22 -.8 -.2 -.92 -.2 -1.06L-.06 -.95L.08 -.95L.2"
                " -1.06C.22 -.9 .22 -.76 .14 -.66C.3 -.5 .34 -.2 .28 0Z"
            ),
            x,
            y,
            h * f,
            h,
        ),
        col,
    )
    cv.line(path("M.24 -.04C.6 0 .7 -.2 .58 -.42", x, y, h * f, h), col, h * 0.1)


def boat(cv: Canvas, x: float, y: float, s: float, hull: str, sail: str, sail2: str | None = None, f: float = 1) -> None:
    """Draw a sailing boat."""
    cv.stamp(("bo", hull, sail), x, y, s, lambda: _boat(cv, 0, 0, 80, hull, sail, sail2), f < 0, 80)


def _boat(cv: Canvas, x: float, y: float, s: float, hull: str, sail: str, sail2: str | None = None, f: float = 1) -> None:
    cv.form(path("M.06 -.1L.06 -1.35Q.75 -.6 .72 -.12Z", x, y, s * f, s), sail, "cyl", tex=0.5, deep=0.2)
    cv.form(path("M-.02 -.12L-.02 -1.15Q-.4 -.5 -.56 -.12Z", x, y, s * f, s), sail2 or sail, "cyl", tex=0.5, deep=0.3)
    cv.line(path("M.02 0L.02 -1.42", x, y, s * f, s), cv.pal.ink, max(0.6, s * 0.03))
    cv.form(path("M-.75 -.1L.85 -.1Q.7 .2 .45 .2L-.45 .2Q-.66 .15 -.75 -.1Z", x, y, s * f, s), hull, "drop", tex=0)
    cv.fill(path("M-.75 -.1L.85 -.1L.82 -.02L-.72 -.02Z", x, y, s * f, s), cv.pal.pale)


def glints(
    cv: Canvas, x: float, y0: float, y1: float, w: float, col: str, rng: Stream, op: float | None = 0.85, grow: float = 1.6
) -> None:
    """Broken reflection column: dashes that widen towards us."""
    d, y = "", y0
    while y < y1:
        t = (y - y0) / max(1, y1 - y0)
        ww = w * (0.5 + t * grow) * rng.f(0.4, 1)
        d += f"M{round(x + rng.f(-0.3, 0.3) * w * (1 + t) - ww / 2)} {round(y)}h{max(1, round(ww))}"
        y += 3.4 + t * 3.4
    cv.line(d, col, 1.7, op=op)


def cottage(cv: Canvas, x: float, y: float, s: float, wall: str, roof: str, smoke: bool = True, lit: str | None = None) -> None:
    """Draw a cottage with smoke."""
    cv.form(rect(x, y - s * 0.62, s, s * 0.62), wall, "plane", tex=0)
    cv.form(
        poly((x + s, y), (x + s, y - s * 0.62), (x + s * 1.2, y - s * 0.98), (x + s * 1.4, y - s * 0.62), (x + s * 1.4, y)),
        cv.pal.shade(wall, 0.3),
        "plane",
        tex=0,
    )
    cv.form(
        poly(
            (x - s * 0.08, y - s * 0.6), (x + s * 0.18, y - s * 1.02), (x + s * 1.22, y - s * 1.02), (x + s * 1.0, y - s * 0.6)
        ),
        roof,
        "plane",
        tex=0,
    )
    cv.fill(
        rect(x + s * 0.2, y - s * 0.42, s * 0.17, s * 0.2) + rect(x + s * 0.62, y - s * 0.42, s * 0.17, s * 0.42),
        lit or cv.pal.shade(roof, 0.6),
    )
    cv.fill(rect(x + s * 0.75, y - s * 1.2, s * 0.13, s * 0.24), cv.pal.shade(roof, 0.3))
    if smoke:
        cv.line(
            f"M{nums(x + s * 0.81, y - s * 1.26)}q{nums(-s * 0.25, -s * 0.3, 0, -s * 0.5)}t{nums(s * 0.2, -s * 0.5)}",
            cv.pal.pale,
            s * 0.1,
            op=0.7,
        )
