"""A sitter's clothes and props: a dressed bust, a ruff, arms that hold something.

Short names: p palette, x y a foot point, k a factor, P L draw in the sitter's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803, N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import Shape, blob, ell, n, nums, path, poly

if TYPE_CHECKING:
    from ..canvas import Canvas


def torso(cv: Canvas, x: float, y: float, R: float, base: float, cloth: str, kind: str, broad: float = 1.0) -> Shape:
    """Draw a dressed bust. `base`: where it ends below. `broad`: how broad its shoulders are. Returns its outline."""
    p = cv.pal
    b = (base - y) / R + 0.2
    k = broad
    s = path(
        (
            f"M-.34 .9C-.5 1.32 {-1.45 * k} 1.28 {-1.8 * k} 2C{-2 * k} 2.6 {-2.05 * k} {b - 0.4:.2f}"
            f" {-2.15 * k} {b:.2f}L{2.15 * k} {b:.2f}C{2.05 * k} {b - 0.4:.2f} {2 * k} 2.6 {1.8 * k}"
            f" 2C{1.45 * k} 1.28 .5 1.32 .34 .9Z"
        ),
        x,
        y,
        R,
    )
    cv.form(s, cloth, "cyl", ang=70, bend=6, tex=1, deep=0.5, lift=0.22)

    def P(d: str, c: str, o: float | None = None) -> None:
        cv.fill(path(d, x, y, R), c, o)

    def L(d: str, c: str, ww: float, dash: str | None = None) -> None:
        cv.line(path(d, x, y, R), c, ww * R, dash)

    other = next(c for c in (p.hot, p.alt, p.pale, p.mid) if abs(lum(c) - lum(cloth)) > 0.12 and c != cloth)
    # sleeves: a dark crease each side stops the bust from being a bell
    L(
        f"M{-1.2 * k} {b:.2f}Q{-1.15 * k} 2.7 {-1.28 * k} 2.2M{1.2 * k} {b:.2f}Q{1.15 * k} 2.7 {1.28 * k} 2.2",
        p.shade(cloth, 0.55),
        0.06,
    )
    if kind == "ruff":
        L(f"M0 1.6L0 {b:.2f}", p.shade(cloth, 0.5), 0.05)
        L(f"M0 1.95L0 {b:.2f}", p.hot if p.hot != cloth else p.alt, 0.15, f"0 {n(R * 0.36)}")
        for sx in (-1, 1):
            L(f"M{0.55 * sx} 2L{0.42 * sx} {b:.2f}M{0.95 * sx} 2.1L{0.8 * sx} {b:.2f}", p.tint(cloth, 0.35), 0.06)
    elif kind == "coat":
        P("M-.36 1.2L0 2.9L.36 1.2Z", p.pale)
        P("M-.36 1.15L-.8 1.5L-.62 1.95L-.86 2.05L0 3.3L0 2.9Z", p.shade(cloth, 0.35))
        P("M.36 1.15L.8 1.5L.62 1.95L.86 2.05L0 3.3L0 2.9Z", p.shade(cloth, 0.5))
        P("M0 1.42L-.42 1.24L-.4 1.72ZM0 1.42L.42 1.24L.4 1.72Z", other)
        P("M-.1 1.34L.1 1.34L.1 1.54L-.1 1.54Z", p.shade(other, 0.25))
    elif kind == "uniform":
        gold = p.hot if p.name != "Rose salon" else p.soft
        if gold == cloth:
            gold = p.pale
        P(f"M-1.3 1.5L-.85 1.36L1.25 {min(b, 4):.2f}L.6 {min(b, 4):.2f}Z", other if other != gold else p.alt)
        for sx in (-1, 1):
            P(f"M{0.85 * sx} 1.36Q{1.5 * sx} 1.2 {1.9 * sx} 1.9L{1.3 * sx} 1.86Z", gold)
            L(
                (
                    f"M{1.3 * sx} 1.86l0 0M{1.4 * sx} 1.9L{1.36 * sx} 2.2M{1.58 * sx} 1.92L{1.58 * sx}"
                    f" 2.22M{1.76 * sx} 1.93L{1.8 * sx} 2.22"
                ).replace("l0 0", f"L{1.3 * sx} 1.9"),
                gold,
                0.08,
            )
        L(f"M-.3 1.8L-.3 {b:.2f}M.3 1.8L.3 {b:.2f}", gold, 0.16, f"0 {n(R * 0.4)}")
        P("M-.4 .95L.4 .95L.46 1.42L-.46 1.42Z", p.shade(cloth, 0.3))
        cv.fill(ell(x - R * 0.95, y + R * 2.25, R * 0.15), p.pale)
        cv.fill(ell(x - R * 0.95, y + R * 2.25, R * 0.08), p.hot)
    elif kind == "sailor":
        cv.open(s)
        L(
            "".join(
                f"M-2.4 {1.9 + i * 0.42:.2f}Q0 {2.25 + i * 0.42:.2f} 2.4 {1.9 + i * 0.42:.2f}"
                for i in range(int((b - 1.4) / 0.42) + 1)
            ),
            other,
            0.17,
        )
        cv.close()
        P("M-.5 1L-1.1 1.5L0 2.4L1.1 1.5L.5 1L0 1.7Z", p.pale)
        P("M0 2.2L-.3 2.85L0 2.65L.3 2.85Z", p.hot if cloth != p.hot else p.alt)
    elif kind == "robe":  # a cardinal's cape, a cord and a cross
        P("M-.5 1.05C-1.4 1.3 -1.95 1.7 -2.05 2.9Q0 3.5 2.05 2.9C1.95 1.7 1.4 1.3 .5 1.05L0 1.5Z", p.shade(cloth, 0.22))
        L(
            ("M0 1.5L0 3.2M-1.3 1.8Q-1.4 2.4 -1.3 3M1.3 1.8Q1.4 2.4 1.3 3M-.7 1.6Q-.8 2.4 -.7 3.1M.7 1.6Q.8 2.4 .7 3.1"),
            p.shade(cloth, 0.5),
            0.05,
        )
        P("M-.5 .95L.5 .95L.62 1.36L0 1.62L-.62 1.36Z", p.pale)
        L("M-.55 1.4Q0 2.6 .55 1.4M0 2.1L0 2.62M-.18 2.28L.18 2.28", "#e3b23c", 0.1)
    elif kind == "ermine":
        P(
            ("M-.5 1C-1.3 1.2 -1.9 1.5 -2 2.3C-1.4 2.2 -.8 2.3 0 2.9C.8 2.3 1.4 2.2 2 2.3C1.9 1.5 1.3 1.2 .5 1L0 1.3Z"),
            p.tint(p.pale, 0.5),
        )
        P(f"M-.24 2.6L.24 2.6L.3 {b:.2f}L-.3 {b:.2f}Z", p.tint(p.pale, 0.5))
        tails = [(s * u, v) for s in (-1, 1) for u, v in ((1.5, 1.8), (1.0, 1.55), (0.9, 2.1), (0.4, 1.6), (0.3, 2.35))]
        tails += [(0.1 * (-1) ** i, 2.9 + 0.4 * i) for i in range(max(0, int((b - 3) / 0.4)))]
        P("".join(f"M{u} {v:.2f}L{u + 0.07:.2f} {v + 0.22:.2f}L{u - 0.07:.2f} {v + 0.22:.2f}Z" for u, v in tails), p.ink)
        cv.fill(ell(x, y + R * 1.4, R * 0.17), "#e3b23c")
        cv.fill(ell(x, y + R * 1.4, R * 0.09), other)
    elif kind == "jumper":
        P("M-.46 .82Q0 1.06 .46 .82L.54 1.36Q0 1.62 -.54 1.36Z", p.tint(cloth, 0.25))
        L("M-.3 .96L-.34 1.44M-.1 1.02L-.12 1.5M.1 1.02L.12 1.5M.3 .96L.34 1.44", p.shade(cloth, 0.3), 0.05)
        cv.open(s)
        for v, c in ((2.1, other), (2.36, p.pale), (2.62, other)):
            zigzag = "".join(f"L{-1.98 + 0.22 * i:.2f} {v + 0.16 * (i % 2):.2f}" for i in range(20))
            L(f"M-2.2 {v}{zigzag}", c, 0.1)
        cv.close()
    elif kind == "shawl":
        P(f"M-.5 1.05C-1.3 1.3 -1.9 1.6 -2 2.6L0 {min(b, 3.6):.2f}L2 2.6C1.9 1.6 1.3 1.3 .5 1.05L0 2.2Z", other)
        L(
            "M-.55 1.2Q-1.2 2 -.5 2.9M.55 1.2Q1.2 2 .5 2.9M-1 1.35Q-1.7 2 -1.1 2.7M1 1.35Q1.7 2 1.1 2.7",
            p.shade(other, 0.35),
            0.05,
        )
        cv.fill(ell(x, y + R * 2.2, R * 0.17, R * 0.2), p.hot if other != p.hot else p.alt)
        cv.fill(ell(x - R * 0.05, y + R * 2.14, R * 0.06), p.pale)
    return s


def ruff(cv: Canvas, x: float, y: float, R: float, k: float = 1.0) -> None:
    """Draw two rings of pleats: the lightest shape of the picture, right below the face."""
    p = cv.pal
    for rr, _yy, c in ((1.42 * k, 0.36, p.tint(p.soft, 0.7)), (1.16 * k, 0.27, p.pale)):
        pts = []
        N = 20
        for i in range(N):
            a = i / N * 6.2832
            q = rr * (1.06 if i % 2 else 0.93)
            pts.append((x + math.cos(a) * R * q, y + R * (1.08 + math.sin(a) * q * 0.36)))
        cv.form(blob(pts), c, "drop", tex=0, deep=0.35, lift=0.4)
        d = "".join(
            (
                f"M{nums(x + math.cos(a) * R * 0.45, y + R * (1.0 + math.sin(a) * 0.15))}"
                f"L{nums(x + math.cos(a) * R * rr * 0.95, y + R * (1.08 + math.sin(a) * rr * 0.34))}"
            )
            for a in (i / 17 * 6.2832 for i in range(17))
        )
        cv.line(d, p.shade(c, 0.3), max(0.5, R * 0.03), op=0.7)


def arms(cv: Canvas, x: float, y: float, R: float, cloth: str, skin: str, hy: float, prop: str, broad: float = 1.0) -> None:
    """Draw arms down to the lap, which hold a prop that shows who this is."""
    p = cv.pal
    for sx in (-1, 1):
        cv.form(
            path(
                (
                    f"M{-1.75 * broad} 1.9C{-2.5 * broad} 2.8 {-2.35 * broad} {hy - 0.2:.2f}"
                    f" {-1.9 * broad} {hy:.2f}L-.45 {hy + 0.25:.2f}L-.4 {hy - 0.35:.2f}L-1.2"
                    f" {hy - 0.6:.2f}C{-1.3 * broad} 2.9 {-1.2 * broad} 2.4 {-1.1 * broad} 2.1Z"
                ),
                x,
                y,
                R * sx,
                R,
            ),
            p.shade(cloth, 0.1 if sx > 0 else 0.25),
            "cyl",
            ang=60 * sx,
            tex=0.8,
            deep=0.45,
        )
        cv.fill(
            path(f"M-.62 {hy - 0.42:.2f}L-.36 {hy - 0.4:.2f}L-.4 {hy + 0.3:.2f}L-.66 {hy + 0.26:.2f}Z", x, y, R * sx, R), p.pale
        )
    Y = y + R * hy
    if prop == "book":
        cv.form(
            poly(
                (x - R * 0.75, Y - R * 0.75),
                (x - R * 0.02, Y - R * 0.6),
                (x - R * 0.02, Y + R * 0.35),
                (x - R * 0.75, Y + R * 0.2),
            ),
            p.hot if cloth != p.hot else p.alt,
            "plane",
            tex=0,
        )
        cv.form(
            poly(
                (x + R * 0.75, Y - R * 0.75),
                (x + R * 0.02, Y - R * 0.6),
                (x + R * 0.02, Y + R * 0.35),
                (x + R * 0.75, Y + R * 0.2),
            ),
            p.shade(p.hot if cloth != p.hot else p.alt, 0.2),
            "plane",
            tex=0,
        )
    elif prop == "flower":
        cv.line([(x, Y), (x + R * 0.15, Y - R * 0.9)], p.shade(p.alt, 0.3), R * 0.07)
        for a in range(6):
            cv.fill(
                ell(x + R * 0.15 + math.cos(a * 1.047) * R * 0.2, Y - R * 1.0 + math.sin(a * 1.047) * R * 0.2, R * 0.15),
                p.hot if cloth != p.hot else p.pale,
            )
        cv.fill(ell(x + R * 0.15, Y - R * 1.0, R * 0.13), p.pale if cloth != p.pale else p.hot)
    elif prop == "cat":
        c = p.shade(p.hot, 0.1) if cloth != p.hot else p.pale
        cv.form(
            path(
                (
                    "M-1 .35C-1.2 -.3 -.5 -.5 0 -.4C.3 -.9 .1 -1.2 .2 -1.3L.45 -1.1L.75 -1.1L1 -1.32"
                    "C1.05 -1 1.05 -.7 .9 -.5C1.2 -.1 1.1 .4 .8 .45Z"
                ),
                x - R * 0.1,
                Y - R * 0.1,
                R,
            ),
            c,
            "round",
            tex=0.7,
        )
        cv.line(
            (
                f"M{nums(x + R * 0.3, Y - R * 0.92)}q{nums(R * 0.08, R * 0.08, R * 0.16, 0)}"
                f"M{nums(x + R * 0.58, Y - R * 0.92)}q{nums(R * 0.08, R * 0.08, R * 0.16, 0)}"
                f"M{nums(x + R * 0.45, Y - R * 0.72)}q{nums(R * 0.06, R * 0.1, R * 0.12, 0)}"
            ),
            p.ink,
            R * 0.05,
        )
    elif prop == "fan":
        cv.form(
            path("M0 0L-.9 -.7Q-.5 -1.3 .1 -1.3Q.7 -1.2 .95 -.6Z", x, Y, R), p.pale if cloth != p.pale else p.hot, "cyl", tex=0
        )
        cv.line(
            "".join(
                path(f"M0 0L{a} {b}", x, Y, R).d
                for a, b in ((-0.6, -0.98), (-0.25, -1.2), (0.1, -1.26), (0.5, -1.08), (0.8, -0.8))
            ),
            p.shade(p.hot, 0.2),
            R * 0.05,
        )
    for sx in (-1, 1):
        cv.form(
            path("M-.5 -.22C-.2 -.3 .1 -.2 .12 0C.12 .2 -.1 .3 -.5 .22Z", x, Y + R * (0.03 if sx > 0 else 0.15), R * sx, R),
            skin,
            "drop",
            tex=0,
        )
        cv.line(
            path("M-.05 -.1L.1 -.06M-.05 .04L.1 .06", x, Y + R * (0.03 if sx > 0 else 0.15), R * sx, R),
            mix(skin, p.ink, 0.4),
            R * 0.035,
        )


# ---------------------------------------------------------------- faces
