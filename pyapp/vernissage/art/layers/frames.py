"""Layers that go round the picture and leave its middle open: drapes, a wedding arch, a golden ring."""

from __future__ import annotations

import math

from ..shapes import ell, n, nums, path, poly, rect
from .stage import BRICK, GOLD, LEAF, MOSS, PLUM, ROSE, SAGE, WHITE, P, Stage, mirrored, ring


def ceremonial(cv: Stage) -> None:
    """A theatre's curtain, drawn."""
    for right in (False, True):
        s = mirrored("M-10 -10L84 -10Q82 110 30 220Q24 232 26 244Q44 320 40 410L-10 410Z", right)
        cv.cut(s, "#a12f36", ang=88, bend=4, tex=1, deep=0.5, sh=1.6, rim=0.35)
        for d, o in (
            ("M18 0Q20 130 8 224", 0.45), ("M40 0Q40 120 16 226", 0.5), ("M62 0Q60 120 22 228", 0.45),
            ("M8 250Q18 330 14 404", 0.5), ("M18 248Q32 330 28 404", 0.45),
        ):  # fmt: skip
            cv.line(mirrored(d, right), "#4d1426", 6, op=o)
            cv.line(path(d, 295 if right else 5, 0, -1 if right else 1, 1), "#e06a5a", 2.2, op=0.6)
        cv.cut(mirrored("M-10 226Q16 222 34 232L32 248Q14 240 -10 246Z", right), GOLD, sh=0.5)
        cv.cut(mirrored("M24 246L34 246L40 282L20 282Z", right), P.alt, sh=0.5)
        cv.line(mirrored("M25 262L25 282M30 262L30 282M35 262L35 282", right), BRICK)
    for x0, x1, dip in ((-20, 112, 46), (188, 320, 46), (84, 216, 58)):
        mid = (x0 + x1) // 2
        s = path(f"M{x0} -10L{x1} -10Q{x1 - 8} {dip} {mid} {dip + 6}Q{x0 + 8} {dip} {x0} -10Z")
        cv.cut(s, "#b83a3c", "drop", sh=1, tex=0.8, deep=0.5)
        for k in (0.35, 0.62):
            cv.line(f"M{x0 + 10} -6Q{mid} {n(dip * k * 2)} {x1 - 10} -6", "#5d1a2a", 2.6, op=0.6)
        cv.line(f"M{x0 + 6} 12Q{x0 + 22} {dip} {mid} {dip + 5}Q{x1 - 22} {dip} {x1 - 6} 12", GOLD, 3.4, "1 5")


def wedding(cv: Stage) -> None:
    """An arch of flowers with bells, ribbons, and petals in the air."""
    cv.ground(26, 374, 50, 9)
    cv.ground(274, 374, 50, 9)
    arch = "M22 376V150Q22 34 150 30Q278 34 278 150V376"
    cv.line(arch, P.ink, 9, op=0.22)
    cv.line(arch, WHITE, 6)
    cv.line("M34 376V154Q36 46 150 42Q264 46 266 154V376", "#e9dcc8", 2.4)
    cv.line("".join(f"M19 {y}l18 14M37 {y}l-18 14M281 {y}l-18 14M263 {y}l18 14" for y in range(176, 360, 26)), "#e9dcc8", 1.6)
    places: list[tuple[float, float]] = []
    for i in range(17):
        a = math.pi + i * math.pi / 16
        places.append((150 + math.cos(a) * 126, 152 + math.sin(a) * 118))
    places += [(24 + (i % 2) * 8, 178 + i * 24) for i in range(4)] + [(276 - (i % 2) * 8, 178 + i * 24) for i in range(4)]
    cv.leaves(
        [
            (x + cv.rng.f(-15, 15), y + cv.rng.f(-15, 15), cv.rng.f(8, 12), cv.rng.f(0, 360))
            for x, y in places
            for _ in range(4)
        ],
        (MOSS, LEAF, SAGE, "#3b6450"),
    )
    for i, (x, y) in enumerate(places):
        r = (13, 10, 15, 11)[i % 4]
        c = ("#fbf0e6", ROSE, "#f3c9c4", WHITE, "#d9707a")[i % 5]
        fx, fy = x + cv.rng.f(-6, 6), y + cv.rng.f(-6, 6)
        cv.shadow(ell(fx, fy, r * 0.9), 0.5)
        cv.bloom(fx, fy, r, c, (GOLD, "#c9606a")[i % 2], 6, i)
    _bells(cv)
    for x, y, a in (
        (70, 210, 30),
        (104, 290, 80),
        (210, 250, 140),
        (234, 330, 60),
        (128, 350, 20),
        (178, 180, 100),
        (90, 140, 50),
        (196, 386, 10),
    ):
        cv.fill(path("M0 -1Q1 -.2 0 1Q-.8 0 0 -1Z", x, y, 4.4, None, a), ("#f7c3bd", "#fbe6e0")[a % 3 == 0])


def _bells(cv: Stage) -> None:
    """Two bells and their bow."""
    for f in (1, -1):
        cv.cut(path("M0 2Q14 16 12 44L20 38L26 46Q28 18 4 0Z", 150, 54, f, 1), "#d9707a", sh=0.5)
    for f in (1, -1):
        cv.cut(ell(150 + f * 21, 97, 4.5), "#a87a2f", sh=0.3)
        bell = path("M-1 .8Q-.7 .4 -.6 -.2Q-.5 -.9 0 -.9Q.5 -.9 .6 -.2Q.7 .4 1 .8Z", 150 + f * 16, 76, 16, 21, f * -14)
        cv.cut(bell, GOLD, sh=0.7, rim=0.9, deep=0.45, lift=0.6)
    for f in (1, -1):
        cv.cut(path("M0 0Q10 -18 32 -12Q34 8 0 5Z", 150, 55, f, 1), "#d9707a", sh=0.5)
    cv.cut(ell(150, 55, 6), "#c9606a", "round", sh=0.3)


def daydream(cv: Stage) -> None:
    """A golden ring set with signs, with rays and a veil of light."""
    x, y = 150, 168
    stops = ((0, "#ffd97a", 0.1), (0.5, "#ffcf6a", 0.2), (0.66, "#ffd98a", 0.42), (0.82, "#f4c65a", 0.2), (1, "#f4c65a", 0))
    cv.put(f'<circle cx="{x}" cy="{y}" r="150" fill="{cv.rad(stops, 0.5, 0.5, 0.5)}"/>')
    cv.shadow(ring(x, y, 118, 96), 0.8)
    cv.fill(ring(x, y, 118, 96), cv.lin(((0, "#fbe3a0"), (0.5, "#dfa53c"), (1, "#a8702c")), 60))
    for i in range(36):
        px, py = x + math.cos(i * math.pi / 18) * 107, y + math.sin(i * math.pi / 18) * 107
        if i % 3 == 0:
            cv.fill(ell(px, py, 7), (P.deep, BRICK, "#2f7f86")[i // 3 % 3])
            cv.fill(ell(px, py, 4), P.pale)
            cv.fill(ell(px, py, 2), P.ink)
        elif i % 3 == 1:
            cv.fill(poly((px, py - 5), (px + 5, py + 4), (px - 5, py + 4)), (PLUM, P.ink)[i % 2])
        else:
            cv.line(f"M{nums(px - 4, py)}q0-5 4-5t4 4t-3 4t-2-3", P.pale, 1.4)
    cv.line(ring(x, y, 118, 96), P.pale, 1.2, op=0.8)
    rays = ""
    for i in range(48):
        c, s = math.cos(i * math.pi / 24), math.sin(i * math.pi / 24)
        q = 150 if i % 2 else 138
        rays += f"M{nums(x + c * 126, y + s * 126)}L{nums(x + c * q, y + s * q)}"
    cv.line(rays, GOLD, 2, op=0.85)
    for _ in range(26):
        a, far, size = cv.rng.f(0, math.tau), cv.rng.f(20, 175), cv.rng.f(2, 4.5)
        leaf = rect(x + math.cos(a) * far, y + math.sin(a) * far, size, size)
        cv.fill(leaf, GOLD, round(cv.rng.f(0.5, 0.9), 1))
