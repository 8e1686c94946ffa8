"""Layers of the upper sky: sun, moon, comet, storm and balloons, each on one side or light enough to share."""

from __future__ import annotations

import math

from ..scenes.motifs import birds
from ..shapes import Shape, ell, nums, path, rect
from .stage import CLOUD, GOLD, PLUM, ROSE, P, Stage, star

_BALLOON = "M0 -1C.66 -1 1 -.55 1 -.1C1 .45 .42 .8 .2 1.16L-.2 1.16C-.42 .8 -1 .45 -1 -.1C-1 -.55 -.66 -1 0 -1Z"


def moon(cv: Stage) -> None:
    """The moon asleep on clouds, upper right."""
    with cv.placed(-20, -8):
        x, y, r = 208, 92, 50
        cv.glow(x, y, 118, "#fdf3c8", 0.85)
        for k in (1.28, 1.6, 1.95):
            cv.line(ell(x + 0.8, y + 1.2, r * k), "#a9732f", 2.6, "13 9 21 12", 0.28)
            cv.line(ell(x, y, r * k), "#fdf0c0", 2.6, "13 9 21 12", 0.5)
        cv.cut(ell(x, y, r), "#f7d98a", "round", rim=0.8, sh=0.6, deep=0.3, lift=0.6)
        for a, b, q in ((178, 68, 9), (232, 74, 7), (222, 124, 8), (190, 126, 4), (206, 58, 4)):
            cv.fill(ell(a, b, q), "#dba95a", 0.28)
        cv.line("M180 88q9 8 20 0M212 88q9 8 20 0M199 118q10 7 21-1M207 92q-6 12 1 13", "#a9732f", 2.4)
        cv.fill(ell(184, 106, 7, 5) + ell(232, 106, 7, 5), "#ee9a6c", 0.5)
        for cx, cy, w, c in ((252, 150, 120, "#f3dcc8"), (170, 160, 92, "#d9cfd6"), (222, 166, 70, "#fbf0d6")):
            s = path(CLOUD, cx, cy, w, w * 0.34)
            cv.cut(s, c, "drop", rim=0.5, sh=0.7, tex=0.6, lift=0.6, deep=0.22)
        cv.stars([(284, 22), (136, 40), (118, 108), (150, 20), (286, 190), (96, 60), (130, 172)])


def afternoon(cv: Stage) -> None:
    """A sun with a face and long rays, upper left."""
    x, y, r = 92, 96, 40
    cv.glow(x, y, 150, "#ffdf9a", 0.75)
    rays = ""
    for i in range(24):
        a, q = i * math.tau / 24, (86, 64, 74, 64)[i % 4]
        b, c = a - 0.07, a + 0.07
        rays += f"M{nums(x + 46 * math.cos(b), y + 46 * math.sin(b))}L{nums(x + q * math.cos(a), y + q * math.sin(a))}"
        rays += f"L{nums(x + 46 * math.cos(c), y + 46 * math.sin(c))}z"
    s = Shape(rays, (0, 0, 200, 200))
    cv.shadow(s, 0.6)
    cv.fill(s, "#f0a93c")
    cv.cut(ell(x, y, r), "#f7c552", "round", rim=0.8, sh=0.7, deep=0.22, lift=0.6)
    cv.line(ell(x, y, r - 5), "#fdf0c0", 1.6, "2 5", 0.8)
    cv.fill(ell(x - 18, y + 10, 7, 5) + ell(x + 18, y + 10, 7, 5), "#e8744a", 0.55)
    cv.line(
        f"M{x - 23} {y - 5}q7-7 14 0M{x + 9} {y - 5}q7-7 14 0M{x} {y - 2}q-5 9 1 10M{x - 11} {y + 18}q11 10 22 0",
        "#8a4a22",
        2.3,
    )
    for cx, cy, w, tint in ((196, 66, 74, "#fbf0d6"), (30, 168, 80, "#f6dcc0"), (152, 176, 60, "#fbf0d6")):
        cv.cloud(cx, cy, w, tint, 0.7)
    birds(cv, 232, 112, 5, cv.rng, P.ink, 1.5)


def comet(cv: Stage) -> None:
    """A comet from the upper right to the middle left, its tail in three colours, with stars about."""
    head, tip = (66, 128), (318, -6)
    for wide, c, o in ((46, "#f7c9b0", 0.3), (30, "#ffe7b0", 0.55), (14, "#fff6dc", 0.85)):
        tail = path(
            f"M{head[0] - 8} {head[1] - 10}Q{170 - wide * 0.2:.0f} {38 - wide * 0.5:.0f} {tip[0]} {tip[1] - wide * 0.9:.0f}"
            f"L{tip[0]} {tip[1] + wide * 1.5:.0f}Q{190 + wide * 0.3:.0f} {74 + wide * 0.8:.0f} {head[0] + 8} {head[1] + 10}Z"
        )
        paint = cv.lin(((0, c, o), (0.75, c, o * 0.45), (1, c, 0.06)), -28)
        cv.put(f'<path d="{tail.d}" fill="{paint}"/>')
    for d, c in (
        ("M84 112Q180 50 310 4", "#e2663f"),
        ("M92 124Q190 78 314 40", "#5f8a94"),
        ("M78 104Q168 30 290-12", "#e5a83b"),
    ):
        cv.line(d, c, 2.4, "34 12 50 16", 0.8)
    cv.glow(*head, 62, "#fff3c4", 0.9)
    s = star(*head, 31, 8, 0.62)
    cv.cut(s, "#f7c552", "round", rim=0.9, sh=0.7, deep=0.25, lift=0.7)
    cv.fill(star(*head, 19, 8, 0.62), "#fdf0c0")
    cv.line("M58 126q4-4 8 0M72 126q4-4 8 0M64 136q5 5 10 0", "#8a4a22", 1.9)
    cv.stars([(24, 40), (122, 34), (150, 150), (236, 118), (276, 164), (30, 190), (200, 170), (96, 184), (282, 84)], 5)


def tempest(cv: Stage) -> None:
    """A bank of storm clouds along the top with lightning and slanting rain."""
    rain = "".join(f"M{x} {118 + x * 37 % 41}l-15 46M{x + 9} {196 + x * 53 % 47}l-12 38" for x in range(20, 306, 22))
    cv.line(rain, P.ink, 3.4, op=0.2)
    cv.line(rain, "#dfe9ea", 2, op=0.85)
    bolt = path("M206 84L176 152L200 148L172 218L236 136L210 140L240 84Z")
    cv.glow(206, 150, 84, "#fff0b0", 0.6)
    cv.cut(bolt, "#fbd95f", "drop", sh=0.6, rim=0.9, deep=0.25, lift=0.6)
    for c, dark, y, k, sh in (
        ("#56637c", "#37425a", 60, 30, 1),
        ("#73829a", "#4d5a72", 36, 27, 0.7),
        ("#9aa7b6", "#6b788d", 10, 25, 0.5),
    ):
        puffs = [ell(x, y + (x * 7 % 19) - 6, k + x % 7, k * 0.8 + x % 5) for x in range(-6, 320, 34)]
        whole = puffs[0]
        for puff in puffs[1:]:
            whole += puff
        cv.shadow(whole, sh)
        cv.put(f'<path d="{whole.d}" fill="{c}" stroke="{P.pale}" stroke-opacity=".5" stroke-width="2"/>')
        for puff in puffs:
            cv.fill(puff, cv.lin(((0, P.tint(c, 0.25)), (0.55, c), (1, dark))))
        cv.fill(rect(-4, -20, 308, 20 + y), c)
    cv.line("M30 34q12 12 26 0t24-6M118 44q14 12 28-2t24 2M212 40q12 12 26-2t26 4", "#c9d3d6", 2.2, op=0.7)


def voyage(cv: Stage) -> None:
    """Hot-air balloons: one great one on the left, two far off, and birds."""
    _balloon(cv, 84, 88, 54, P.hot, "#f8ead0")
    _balloon(cv, 264, 44, 19, P.deep, "#f4c65a")
    _balloon(cv, 26, 188, 11, PLUM, ROSE)
    birds(cv, 176, 42, 4, cv.rng, P.ink, 1.5)


def _balloon(cv: Stage, x: float, y: float, r: float, a: str, c: str) -> None:
    s = path(_BALLOON, x, y, r, r)
    whole = rect(x - r, y - r, 2 * r, 2.3 * r)
    cv.shadow(s, r / 40)
    with cv.within(s):
        cv.fill(whole, a)
        for d in (
            "M-.62 -1.1C-1.1 -.3 -.7 .6 -.16 1.2L-.05 1.2C-.5 .5 -.62 -.3 -.26 -1.1Z",
            "M.26 -1.1C.62 -.3 .5 .5 .05 1.2L.16 1.2C.7 .6 1.1 -.3 .62 -1.1Z",
            "M-.13 -1.1C-.22 -.2 -.16 .6 -.04 1.2L.04 1.2C.16 .6 .22 -.2 .13 -1.1Z",
        ):
            cv.fill(path(d, x, y, r, r), c)
        light = cv.lin(((0, P.pale, 0.45), (0.35, P.pale, 0), (0.55, P.ink, 0.05), (1, P.ink, 0.5)), 10)
        cv.put(f'<path d="{whole.d}" fill="{light}"/>')
        cv.dabbed(whole, 90)
        for k, w in ((0.1, 0.16), (0.26, 0.05)):
            cv.line(path(f"M-1.1 {k}Q0 {k + 0.5} 1.1 {k}", x, y, r, r), GOLD, r * w)
    cv.rim(s)
    cv.line(path("M-.2 1.16L-.15 1.5M.2 1.16L.15 1.5M-.07 1.2L-.05 1.5M.07 1.2L.05 1.5", x, y, r, r), P.ink, 0.8)
    cv.cut(path("M-.2 1.48L.2 1.48L.16 1.78L-.16 1.78Z", x, y, r, r), "#8a5a33", sh=0.4)
    cv.line(path("M-.2 1.5L.2 1.5", x, y, r, r), GOLD, r * 0.05)
