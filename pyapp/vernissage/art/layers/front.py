"""Layers of the foreground, below y=270 in the middle and higher at the edges."""

from __future__ import annotations

import math
from itertools import pairwise

from ..shapes import ell, n, nums, path, poly, rect, ridge
from .stage import (
    BRICK,
    GOLD,
    LEAF,
    LILAC,
    LIT,
    MOSS,
    PLUM,
    SKIN,
    WHITE,
    WOOD,
    P,
    Stage,
)  # fmt: skip

_FLOWERS = (
    (16, 146), (40, 106), (66, 70), (94, 50), (128, 40), (172, 44), (206, 52), (232, 82), (258, 116), (284, 158), (148, 30),
    (4, 92), (294, 102),
)  # fmt: skip
"""The flowers of the meadow: foot and height."""

_POPPY = "M0 .7C-1 .7 -1.2 -.5 -.8 -.8Q-.4 -.4 0 -.8Q.4 -.4 .8 -.8C1.2 -.5 1 .7 0 .7Z"


def garden(cv: Stage) -> None:
    """A flower garden, higher at the edges."""
    base = ridge([(-10, 366), (30, 346), (80, 362), (140, 372), (200, 364), (256, 350), (310, 362)], 420)
    cv.cut(base, "#35614c", "drop", ang=80, tex=1.2, deep=0.5, sh=0.8, rim=0.3)
    greens, blades = (MOSS, LEAF, "#6f9a5e", "#27453c", "#9db06a"), [""] * 10
    for i in range(110):
        x = cv.rng.f(-6, 306)
        e = abs(x - 150) / 150
        h, b = cv.rng.f(20, 44) + e * e * cv.rng.f(10, 50), cv.rng.f(-12, 12)
        d = f"M-2.2 0Q{n(b * 0.2)} {n(-h * 0.6)} {n(b)} {n(-h)}Q{n(b * 0.5 + 3)} {n(-h * 0.5)} 2.2 0Z"
        blades[i // 11] += path(d, x, 404).d
    for k, d in enumerate(blades):
        cv.put(f'<path d="{d}" fill="{greens[k % 5]}"/>')
    for i, (fx, h) in enumerate(_FLOWERS):
        y, c = 400 - h, (P.hot, P.hot, "#fbf0d6", P.alt, LILAC)[i % 5]
        cv.line(f"M{fx} 404Q{fx + (6 if fx < 150 else -6)} {n(400 - h / 2)} {fx} {n(y)}", "#27453c", 2)
        if i % 5 in {0, 1}:
            cv.cut(path(_POPPY, fx, y, 13), c, "round", sh=0.6, deep=0.35)
            cv.fill(ell(fx, y + 2, 4), P.ink)
        else:
            cv.shadow(ell(fx, y, 9), 0.5)
            cv.bloom(fx, y, 12, c, GOLD if c != P.alt else BRICK, 7, i)


def restless(cv: Stage) -> None:
    """A great wave and a paper boat."""
    _wave(
        cv,
        [(-10, 344), (30, 334), (80, 358), (130, 346), (180, 362), (230, 348), (270, 340), (320, 356)],
        "#3f7f8c",
        "#e9efe0",
        3,
    )
    curl = path(
        "M-14 404L-14 268Q10 214 62 214Q104 218 112 254Q112 272 98 276Q102 256 84 250Q58 246 56 282Q60 336 106 366"
        "Q132 378 150 404L-14 404Z"
    )
    cv.cut(curl, "#2c5f7a", ang=60, bend=12, tex=1, deep=0.45, lift=0.3, sh=1.1, rim=0)
    inner = "M-14 284Q12 236 58 234M-14 310Q6 262 46 250M-10 340Q8 296 44 274M0 372Q10 330 48 306M26 392Q30 350 62 336"
    cv.line(inner, "#8fc0bf", 2.6, op=0.8)
    cv.line("M-14 266Q10 213 62 213Q104 217 113 254Q112 272 98 277", P.pale, 5)
    for x, y, r in (
        (112, 256, 9), (104, 236, 7), (100, 276, 7), (116, 270, 6), (88, 222, 6), (62, 214, 5), (122, 286, 4), (128, 262, 4),
        (110, 292, 3), (134, 280, 2.4), (40, 216, 4), (126, 244, 2.6),
    ):  # fmt: skip
        cv.fill(ell(x, y, r), P.pale)
    _wave(cv, [(-10, 380), (50, 372), (110, 384), (160, 364), (210, 382), (260, 370), (320, 386)], "#24506a", "#e9efe0", 3.2)
    _wave(cv, [(-10, 400), (60, 390), (130, 398), (200, 388), (260, 396), (320, 386)], "#1b3a56", "#b9d4cf", 2.4)
    cv.cut(path("M214 352L286 352L270 376L230 376Z"), "#fbf0d6", sh=0.8, deep=0.35)
    cv.cut(poly((232, 352), (250, 318), (268, 352)), "#f3dcb4", sh=0.5)
    cv.line("M218 378q14-6 28 0t28 0t20-2", "#e9efe0", 2.6)


def _wave(cv: Stage, points: list[tuple[float, float]], c: str, foam: str, width: float) -> None:
    cv.cut(ridge(points, 420), c, "drop", ang=-6, bend=6, tex=1, deep=0.45, lift=0.25, sh=0.9, rim=0)
    d = f"M{nums(*points[0])}"
    for p, q in pairwise(points[1:]):
        d += f"Q{nums(*p)} {nums((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)}"
    cv.line(d, foam, width)


_HANDS = (
    (58, 292, 1.12, "#8a5236", "#2f7f86", GOLD), (150, 338, 0.84, "#f2c49c", P.hot, WHITE), (243, 290, 1.14, WHITE, PLUM, GOLD),
)  # fmt: skip
"""The pairs of clapping hands: where they meet, size, the hand (or glove), the sleeve, the cuff."""
_HAND = (
    "M-14 46C-19 34 -22 20 -22 8L-24 -26C-24 -34 -14 -35 -13 -27L-12 -12L-12 -40C-12 -49 -2 -49 -2 -40L-1 -13L1 -42"
    "C1 -51 11 -50 11 -41L10 -12L14 -34C16 -42 25 -40 24 -31L21 2C28 -6 38 -4 36 4C34 16 22 26 14 46Z"
)
"""A hand from behind, its wrist at (0, 46), its palm round (0, 0), the thumb to the right."""


def applause(cv: Stage) -> None:
    """The front row of a theatre from behind: three pairs of clapping hands, and roses in the air."""
    for x, y, k, skin, sleeve, cuff in _HANDS:
        for f, c in ((-1, P.shade(skin, 0.2)), (1, skin)):
            a = f * 36
            wx, wy = x - f * 29 * k, y + 36 * k
            cv.cut(path("M-18 -4L18 -4L36 120L-36 120Z", wx, wy, k, k, f * 10), sleeve, sh=1, tex=0.6, deep=0.5)
            cv.cut(path("M-20 -8Q0 2 20 -8L22 7Q0 17 -22 7Z", wx, wy, k, k, f * 22), cuff, sh=0.4)
            cv.cut(path(_HAND, x - f * 2 * k, y, -f * k, k, a), c, sh=0.9, rim=0.8, deep=0.32)
            cv.line(path("M-13 -10L-13 0M-1 -11L-1 0M10 -10L9 0", x - f * 2 * k, y, -f * k, k, a), P.shade(c, 0.4), 1.5 * k)
        ticks = path("M0 -58L0 -80M-25 -56L-36 -74M25 -56L36 -74M-46 -38L-64 -47M46 -38L64 -47", x, y, k)
        cv.line(ticks, P.ink, 6, op=0.28)
        cv.line(ticks, LIT, 3.8)
    heads = ((104, 398, 27, "#5d3530"), (196, 398, 27, P.ink))
    for x, y, r, c in heads:
        cv.cut(ell(x, y, r, r * 1.1), c, "round", sh=0.9, rim=0.6, lift=0.3, tex=0.5)
    cv.cut(ell(104, 366, 11), "#5d3530", "round", sh=0.5)
    cv.fill(path("M172 388Q196 362 220 386Q196 377 172 388Z"), P.hot)
    for x, y, a in ((108, 246, -30), (196, 236, 36), (150, 222, 8)):
        cv.line(path("M0 4L0 36M0 20L9 12M0 28L-8 22", x, y, 1, 1, a), MOSS, 3.2)
        cv.cut(ell(x, y - 2, 11), P.hot, "round", sh=0.6, rim=0.6, deep=0.4)
        cv.line(path("M-5 -1Q0 -8 5 -2Q2 4 -2 1Q0 -2 2 -1", x, y - 2, 1, 1, a), P.shade(P.hot, 0.45), 1.6)


_ACROSS = (
    (0, 0.42, 0), (0.58, 1, 0), (0.12, 0.36, 0.16), (0.5, 0.88, 0.16), (0, 0.24, 0.34), (0.36, 0.64, 0.34), (0.76, 1, 0.34),
    (0.12, 0.5, 0.54), (0.64, 0.88, 0.54), (0, 0.36, 0.76), (0.5, 0.76, 0.76), (0.88, 1, 0.76), (0, 0.4, 1), (0.56, 1, 1),
)  # fmt: skip
"""The hedges that run across the maze: from and to (0 left, 1 right), and how near (0 the far edge, 1 the near one)."""

_ALONG = (
    (0.5, 0.16, 0.34), (0.24, 0.34, 0.54), (0.76, 0.34, 0.54), (0.64, 0.54, 0.76), (0.36, 0.54, 0.76), (0, 0, 1), (1, 0, 1),
    (0.12, 0.16, 0.34), (0.88, 0.54, 0.76),
)  # fmt: skip
"""The hedges that run towards the viewer: their place across, and from how near to how near."""


def labyrinth(cv: Stage) -> None:
    """A maze of hedges that runs away from us to the horizon."""
    top, foot = 262, 352
    cv.ground(174, 354, 168, 13)
    sand = cv.lin(((0, "#e9d9b0", 0.7), (1, "#d9bd86", 0.85)))
    cv.put(f'<path d="M98 {top}L250 {top}L312 {foot}L36 {foot}Z" fill="{sand}"/>')

    def at(u: float, v: float) -> tuple[float, float]:
        t = v**1.35
        y = top + (foot - top) * t
        return 174 + (u - 0.5) * (152 + 124 * t), y

    order = sorted([(v, 0, (u0, u1)) for u0, u1, v in _ACROSS] + [(v1, 1, (u, v0)) for u, v0, v1 in _ALONG])
    for v, kind, (a, b) in order:
        h = 7 + 15 * v
        if kind == 0:
            (x0, y), (x1, _) = at(a, v), at(b, v)
            cv.cut(rect(x0, y - h, x1 - x0, h), "#3f6b4f", "drop", sh=0.5, rim=0.25, tex=0.8, deep=0.5)
            cv.cut(
                poly((x0, y - h), (x0 + 3, y - h - 3 - 3 * v), (x1 - 1, y - h - 3 - 3 * v), (x1, y - h)),
                "#7fa868",
                sh=0,
                rim=0.5,
            )
        else:
            (x0, y0), (x1, y1) = at(a, b), at(a, v)
            h0 = 7 + 15 * b
            side = 1 if a < 0.5 else -1
            cv.cut(poly((x0, y0 - h0), (x1, y1 - h), (x1, y1), (x0, y0)), "#2f5544", sh=0.3, rim=0.25)
            w = 4 + 5 * v
            cv.cut(
                poly((x0, y0 - h0), (x0 + side * w * 0.5, y0 - h0), (x1 + side * w, y1 - h), (x1, y1 - h)),
                "#7fa868",
                sh=0,
                rim=0.4,
            )
    px, py = at(0.53, 0.7)
    cv.cut(path("M-6 0L-4 -16Q0 -20 4 -16L6 0Z", px, py, 0.9), P.hot, sh=0.5, rim=0.8)
    cv.cut(ell(px, py - 18, 4), SKIN, "round", sh=0.3)
    cv.fill(path("M-8 0Q0 -10 8 0Z", px, py - 19, 0.9), GOLD)
    for u, v in ((0, 0), (1, 0), (0.42, 0), (0.58, 0)):
        x, y = at(u, v)
        cv.cut(ell(x, y - 11, 5), "#5f9060", "round", sh=0.4)


def picnic(cv: Stage) -> None:
    """A checked cloth with a basket, fruit and a bottle."""
    with cv.placed(72, 90, 0.78):
        cv.ground(150, 386, 160, 20)
        cloth = path("M-12 404Q10 344 48 334Q150 322 252 334Q292 344 314 404Z")
        cv.cut(cloth, "#f6ead6", "drop", sh=1, tex=0.5, deep=0.2)
        with cv.within(cloth):
            for i in range(-6, 7):
                x, near = 150 + i * 18, 150 + i * 34
                cv.fill(poly((x, 322), (near, 410), (near + 17, 410), (x + 9, 322)), "#d9472f", 0.55)
            for y, h in ((330, 7), (346, 9), (366, 12), (392, 14)):
                cv.fill(rect(-20, y, 340, h), "#d9472f", 0.5)
        cv.rim(cloth, 0.8)
        cv.line("M60 318Q92 258 132 316", WOOD, 6)
        cv.line("M60 318Q92 258 132 316", "#d9a860", 2, "5 4")
        cv.cut(path("M108 316Q122 282 140 290Q154 298 146 318Z"), "#e6b877", "round", sh=0.5, tex=0.5, deep=0.45)
        cv.line("M120 296l8 8M130 292l8 8", "#a8703a", 2)
        basket = path("M44 310L148 310L140 362Q96 372 52 362Z")
        cv.cut(basket, "#c08a4a", sh=1.2, tex=0.6, deep=0.45)
        with cv.within(basket):
            for j in range(5):
                cv.line(f"M40 {318 + j * 11}H152", ("#7d4f22", "#e9c084")[j % 2], 6, "8 8")
        cv.cut(rect(40, 304, 112, 9), "#a8703a", sh=0.5, deep=0.4)
        cv.cut(path("M52 306L92 306L88 334L72 346L58 334Z"), WHITE, sh=0.5, deep=0.15)
        cv.line("M58 312h30M60 320h26", "#5f8fb0", 2)
        _provisions(cv)


def _provisions(cv: Stage) -> None:
    """A bottle and glasses, fruit, a loaf, and ants."""
    cv.cut(
        path("M186 358L186 300Q186 290 193 284L193 262L205 262L205 284Q212 290 212 300L212 358Q199 364 186 358Z"),
        "#2f5f4f",
        sh=1,
        deep=0.5,
        lift=0.5,
    )
    cv.fill(rect(188, 312, 22, 26), "#f6ead2")
    cv.fill(rect(193, 256, 12, 10), GOLD)
    cv.line("M191 300v50", WHITE, 1.8, op=0.6)
    for x in (230, 252):
        cv.cut(
            path("M-9 -26L9 -26Q11 -8 2 -4L2 10L9 14L-9 14L-2 10L-2 -4Q-11 -8 -9 -26Z", x, 346, 1),
            "#dff0ee",
            sh=0.4,
            rim=0.9,
            deep=0.2,
        )
        cv.fill(path("M-8.5 -17L8.5 -17Q9 -7 1 -5L-1 -5Q-9 -7 -8.5 -17Z", x, 346, 1), "#a83248")
    for x, y, r, c in ((164, 372, 11, P.hot), (182, 380, 11, "#e5a83b"), (146, 384, 11, "#8fae4f"), (272, 372, 10, P.hot)):
        cv.cut(ell(x, y, r), c, "round", sh=0.8, deep=0.4, lift=0.5)
        cv.line(f"M{x} {y - r + 2}q1-5 4-6", WOOD, 1.8)
    cv.cut(path("M204 386Q206 366 240 366Q262 370 262 384Q234 396 204 386Z"), "#f0cf8a", sh=0.7, deep=0.35)
    cv.fill(path("M214 384Q222 374 240 374Q250 376 254 382Q236 388 214 384Z"), "#d9472f")
    for x in (30, 36, 42, 48, 54):
        cv.fill(ell(x, 386 - (x % 4), 2, 1.5), P.ink)


def tea_party(cv: Stage) -> None:
    """A tea table with a tower of cups, pot and cake."""
    with cv.placed(-8, 110, 0.73):
        cloth = path("M16 330Q150 312 284 330L296 404L4 404Z")
        cv.cut(cloth, "#f3e6d6", "drop", sh=1.3, tex=0.5, deep=0.3)
        with cv.within(cloth):
            cv.line(
                "M60 334Q48 370 56 404M106 334Q100 370 112 404M194 334Q200 370 190 404M240 334Q252 370 244 404",
                "#b9a08c",
                5,
                op=0.35,
            )
            cv.line("M8 388Q150 376 292 388", P.hot, 4, op=0.8)
            cv.line("M8 396Q150 384 292 396", "#5f8a94", 3, "1 8")
        cv.fill(path("M16 330Q150 312 284 330Q150 344 16 330Z"), WHITE, 0.75)
        cv.rim(cloth, 0.8)
        _cups(cv)
        cv.line("M56 280Q30 278 36 306Q42 322 62 318", "#3f6f94", 7)
        pot = path("M66 272Q100 258 134 272Q150 300 130 328Q100 338 70 328Q50 300 66 272Z")
        cv.cut(path("M132 296Q150 294 158 268L170 270Q166 308 132 320Z"), "#4a7fa6", sh=0.8, deep=0.4)
        cv.cut(pot, "#4a7fa6", "round", sh=1.1, tex=0.6, deep=0.45, lift=0.5)
        cv.cut(path("M74 272Q100 246 126 272Q100 280 74 272Z"), "#5f94b8", "round", sh=0.5)
        cv.cut(ell(100, 253, 6), GOLD, "round", sh=0.3)
        cv.bloom(98, 300, 13, "#fbf0d6", P.hot, 6)
        cv.bloom(122, 310, 6, "#fbf0d6", GOLD)
        cv.bloom(76, 312, 6, "#fbf0d6", GOLD)
        cv.line("M164 336L164 330M144 331h50", "#c9a15a", 4)
        cv.cut(path("M140 326L140 302Q168 292 196 302L196 326Q168 336 140 326Z"), "#f0c9b4", sh=0.7, deep=0.35)
        cv.cut(
            path("M140 304Q168 292 196 304Q196 312 188 308Q182 318 174 310Q166 318 160 309Q150 316 140 308Z"), "#d9606a", sh=0.3
        )
        for x in (150, 168, 186):
            cv.cut(ell(x, 297, 5), P.hot, "round", sh=0.3, rim=0.9)
        cv.cut(ell(30, 336, 20, 5), WHITE, sh=0.4, deep=0.2)
        cv.cut(path("M18 334L18 322Q30 316 42 322L42 334Z"), "#c98f4f", "round", sh=0.4)
        cv.fill(ell(30, 319, 5), P.hot)


def _cups(cv: Stage) -> None:
    """A tower of cups that steams."""
    for i, (x, y, w, c) in enumerate(
        (
            (232, 326, 22, "#8fb6c4"),
            (237, 302, 20, "#f0c9a4"),
            (229, 280, 19, "#d98a9a"),
            (235, 259, 17, "#f6ead2"),
            (230, 240, 15, "#7fa88f"),
        )
    ):
        cup = path("M-1 -.9L1 -.9Q1 .1 .4 .2L-.4 .2Q-1 .1 -1 -.9Z", x, y, w, 20, (-4, 5, -6, 6, -3)[i])
        cv.line(path("M.9 -.7Q1.6 -.6 1.3 -.2Q1.1 0 .7 -.1", x, y, w, 20), c, 4)
        cv.cut(cup, c, sh=0.7, rim=0.8, deep=0.35)
        cv.line(path("M-.92 -.5L.92 -.5", x, y, w, 20, (-4, 5, -6, 6, -3)[i]), (GOLD, P.hot, WHITE, "#3f6484", GOLD)[i], 2.4)
    cv.line("M224 214q-6-8 0-15t0-14M236 214q-6-8 0-15t0-14", WHITE, 2.6, op=0.85)


def whispering(cv: Stage) -> None:
    """Tall dandelions at both edges whose seeds drift up on the wind."""
    base = ridge([(-10, 362), (34, 352), (90, 374), (150, 382), (214, 372), (262, 352), (310, 360)], 420)
    cv.cut(base, "#4f6f5e", "drop", tex=1, ang=80, sh=0.8, rim=0.35, deep=0.5)
    blades = {"#3f5f50": "", "#6f9a7a": "", "#9db58a": ""}
    for i in range(84):
        x = cv.rng.f(-6, 306)
        e = (abs(x - 150) / 150) ** 2
        h, b = cv.rng.f(22, 40) + e * cv.rng.f(20, 90), 10 + e * 16
        d = f"M-2 0Q{n(b * 0.1)} {n(-h * 0.6)} {n(b)} {n(-h)}Q{n(b * 0.4 + 3)} {n(-h * 0.5)} 2 0Z"
        blades[tuple(blades)[i % 3]] += path(d, x, 404).d
    for c, d in blades.items():
        cv.put(f'<path d="{d}" fill="{c}"/>')
    _dandelions(cv)
    for x, y, a in (
        (104, 222, 30),
        (150, 190, 50),
        (190, 240, 40),
        (130, 270, 20),
        (222, 168, 60),
        (176, 300, 35),
        (86, 176, 40),
        (258, 140, 60),
        (206, 120, 50),
        (142, 128, 45),
    ):
        cv.line(path("M0 10L0 -4", x, y, 1, 1, a), "#5d5348", 1.3)
        cv.line(path("M0 -4L-7 -12M0 -4L-3 -14M0 -4L3 -14M0 -4L7 -12", x, y, 1, 1, a), WHITE, 1.5)
        cv.fill(path("M-1.6 8Q0 14 1.6 8L0 4Z", x, y, 1, 1, a), "#5d4030")


def _dandelions(cv: Stage) -> None:
    """Their stalks and heads."""
    for x, y, r, lean in (
        (34, 238, 27, 8),
        (270, 222, 30, 14),
        (68, 300, 18, 8),
        (236, 306, 17, 8),
        (8, 304, 17, 6),
        (294, 304, 16, 6),
        (104, 344, 11, 4),
        (196, 348, 11, 4),
    ):
        cv.line(f"M{x - lean} 400Q{x - lean} {(y + 400) // 2} {x} {y}", P.ink, 4, op=0.2)
        cv.line(f"M{x - lean} 400Q{x - lean} {(y + 400) // 2} {x} {y}", "#6f8f5f", 2.6)
        cv.glow(x, y, r * 1.25, "#fdf6e6", 0.65)
        spokes = "".join(
            f"M{nums(x, y)}L{nums(x + math.cos(a) * r, y + math.sin(a) * r)}" for a in (i * math.tau / 16 for i in range(16))
        )
        cv.line(spokes, "#8a8f86", 0.8, op=0.8)
        cv.spots(
            [
                (x + math.cos(i * math.tau / 16) * q, y + math.sin(i * math.tau / 16) * q)
                for i in range(16)
                for q in (r, r * 0.74)
            ],
            1.8,
            WHITE,
        )
        cv.fill(ell(x, y, r * 0.17), "#8a6a3f")
