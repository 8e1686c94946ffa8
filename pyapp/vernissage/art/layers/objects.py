"""Layers of things that stand in the middle distance, left or right of the centre, feet between 350 and 370."""

from __future__ import annotations

import math

from ..scenes.motifs import cypress, tree
from ..shapes import ell, path, poly, rect, ridge
from .stage import GOLD, LEAF, LIT, MOSS, PLUM, SAGE, STONE, WHITE, WOOD, P, Stage, ring


def door(cv: Stage) -> None:
    """An open door in the open, with another sky behind it, right."""
    light = cv.lin(((0, "#ffe9a8", 0.75), (1, "#ffe9a8", 0)), 90)
    cv.put(f'<path d="M146 352L222 352L252 400L86 400Z" fill="{light}"/>')
    cv.ground(190, 354, 78, 9, 0.35)
    jamb = "M134 354L134 200Q134 146 184 146Q234 146 234 200L234 354L222 354L222 204Q222 160 184 160Q146 160 146 204L146 354Z"
    cv.cut(path(jamb), "#c9a15a", sh=1.3, deep=0.45, tex=0.6)
    with cv.within(path("M146 354L146 204Q146 160 184 160Q222 160 222 204L222 354Z")):
        sky = cv.lin(((0, "#151d3d"), (0.45, "#3b3f7a"), (0.78, "#e58b7a"), (1, "#ffd98a")), 90)
        cv.put(f'<path d="{rect(140, 150, 90, 210).d}" fill="{sky}"/>')
        cv.spots([(cv.rng.f(148, 220), cv.rng.f(164, 270)) for _ in range(34)], 0.8, "#fdf3c8")
        cv.spots([(cv.rng.f(150, 218), cv.rng.f(170, 240)) for _ in range(7)], 1.6, "#fdf3c8")
        cv.glow(196, 322, 46, "#fff0b8", 0.9)
        cv.fill(ell(196, 324, 15), "#fff3c4")
        cv.fill(ridge([(140, 330), (160, 322), (184, 334), (206, 326), (230, 336)], 360), PLUM)
        cv.fill(ridge([(140, 344), (170, 338), (200, 348), (230, 342)], 360), P.ink)
    leaf = path("M222 352L222 196Q232 176 252 184Q266 192 266 214L266 374Z")
    cv.cut(leaf, "#2f7f86", sh=1, tex=0.8, deep=0.4)
    cv.line("M230 208Q238 196 252 204Q258 210 258 222L258 272L230 264ZM230 278L258 288L258 352L230 338Z", P.pale, 1.3, op=0.7)
    cv.fill(ell(228, 274, 3.2), GOLD)


def carousel(cv: Stage) -> None:
    """A carousel with its horses, right."""
    cv.ground(208, 362, 100, 14)
    cv.cut(path("M118 346Q208 326 298 346L298 358Q208 380 118 358Z"), "#a8503a", sh=1.2, deep=0.45)
    cv.fill(path("M118 346Q208 326 298 346Q208 366 118 346Z"), "#e6c48a")
    cv.line("M122 356Q208 378 294 356", GOLD, 3, "1 7")
    cv.cut(rect(192, 206, 32, 146), "#5f8a94", sh=0.8, tex=0.6, ang=90, deep=0.45)
    cv.line("M200 210v134M208 210v136M216 210v134", GOLD, 1.6, op=0.8)
    for x in (132, 168, 246, 284):
        cv.line(f"M{x} 206V352", P.ink, 4.4, op=0.25)
        cv.line(f"M{x} 206V350", GOLD, 3)
    for x, y, f, c in (
        (246, 300, -1, "#d98a7c"),
        (168, 296, -1, "#f3dcb4"),
        (132, 318, -1, "#8fb0b0"),
        (284, 320, -1, "#f6ead2"),
        (207, 324, -1, "#c9746a"),
    ):
        _horse(cv, x, y, f * 0.86, c)
    canopy = path(
        "M104 210Q150 176 204 132Q212 132 220 132Q266 176 312 210Q294 226 278 212Q260 228 242 214"
        "Q226 230 208 216Q190 230 174 214Q156 228 138 212Q122 226 104 210Z"
    )
    cv.cut(canopy, "#f6e6c8", sh=1.4, deep=0.3)
    with cv.within(canopy):
        for x0, x1 in ((96, 128), (156, 184), (208, 236), (264, 292)):
            cv.fill(path(f"M212 126L{x0} 206L{x0} 236L{x1} 236L{x1} 206Z"), P.hot, 0.95)
        shade = cv.lin(((0, P.pale, 0.3), (0.5, P.pale, 0), (1, P.ink, 0.4)), 0)
        cv.put(f'<path d="{rect(100, 126, 214, 110).d}" fill="{shade}"/>')
        cv.line("M110 200Q208 176 306 200", GOLD, 5)
        cv.line("M110 200Q208 176 306 200", "#a8503a", 2, "1 7")
    cv.rim(canopy)
    cv.line("M212 132V110", P.ink, 1.6)
    cv.fill(path("M212 110Q222 106 232 114Q222 116 212 121Z"), P.hot)
    cv.fill(ell(212, 132, 4), GOLD)


def _horse(cv: Stage, x: float, y: float, f: float, c: str) -> None:
    k = abs(f)
    cv.line(path("M-10 8L-20 20L-26 16M12 8L10 22L2 26M-6 8L-10 22M16 6L26 14L24 24", x, y, f, k), P.shade(c, 0.35), 4 * k)
    cv.cut(
        path("M-18 -6Q-4 -12 8 -8Q12 -24 24 -32Q30 -30 40 -16Q38 -10 28 -14Q24 -2 18 8Q4 14 -14 10Q-22 4 -18 -6Z", x, y, f, k),
        c,
        "round",
        sh=0.6,
        rim=0.8,
        deep=0.3,
        lift=0.5,
    )
    cv.fill(path("M8 -8Q12 -26 24 -33Q16 -16 14 -4Z", x, y, f, k), P.shade(c, 0.5))
    cv.fill(path("M-18 -6Q-34 -4 -30 14Q-26 6 -16 4Z", x, y, f, k), P.shade(c, 0.5))
    cv.fill(path("M-8 -12L6 -11L6 2L-8 2Z", x, y, f, k), P.hot)
    cv.line(path("M-8 2L6 2", x, y, f, k), GOLD, 2 * k)
    cv.fill(ell(x + f * 29, y - 20 * k, 1.5), P.ink)


def echo(cv: Stage) -> None:
    """A gramophone on a table, left; its sound goes out in rings and birds."""
    cv.ground(62, 366, 66, 10)
    for i, r in enumerate((46, 66, 88, 112)):
        arc = path("M.3 -.95Q1.12 -.1 .62 .78", 112, 176, r)
        cv.line(arc, P.ink, 4.6 - i * 0.6, op=0.2)
        cv.line(arc, ("#e5a83b", "#e6a394", "#f3dcb4", "#fbf0d6")[i], 3.4 - i * 0.5, op=0.95 - i * 0.13)
    cv.line("M30 296L24 364M96 296L102 364M62 300V360", WOOD, 5)
    cv.cut(path("M12 284L112 284L114 298L10 298Z"), "#8a5a3f", sh=1, tex=0.6, deep=0.45)
    cv.cut(path("M24 252L98 252L104 285L18 285Z"), "#6b3b36", sh=0.9, tex=0.8, deep=0.5)
    cv.line("M26 262h72M30 274h64", GOLD, 1.3, op=0.8)
    cv.cut(path("M20 250Q60 238 102 250Q60 264 20 250Z"), P.ink, sh=0.6, lift=0.3)
    cv.fill(ell(61, 250.5, 10, 3), P.hot)
    cv.line("M92 246Q104 230 88 214Q74 204 70 190", P.ink, 7, op=0.25)
    cv.line("M92 246Q104 230 88 214Q74 204 70 190", "#a87a2f", 5)
    cv.line("M104 268h12v-9", "#a87a2f", 3)
    horn = path("M66 194Q60 160 40 132Q60 100 100 96Q140 104 148 140Q146 176 120 194Q92 186 76 196Z")
    cv.cut(horn, "#d99a3a", "round", sh=1.3, tex=0.6, ang=50, deep=0.45, lift=0.5)
    mouth = path("M40 132Q54 98 100 96Q142 104 148 140Q146 178 120 194Q88 186 64 164Q44 150 40 132Z")
    cv.cut(mouth, "#7d3f2f", "round", sh=0, rim=0.8, deep=0.5)
    for d in (
        "M76 196Q70 160 40 132Q42 114 62 104Z",
        "M76 196Q92 140 84 97Q104 92 118 100Z",
        "M76 196Q116 160 138 114Q150 128 148 148Z",
    ):
        cv.fill(path(d), "#e9b968", 0.55)
    cv.line("M40 132Q54 98 100 96Q142 104 148 140Q146 178 120 194", "#fbe3a0", 3)
    for x, y, k in ((196, 96, 1.2), (226, 140, 1.0), (188, 52, 0.9), (252, 84, 0.8), (214, 196, 0.9)):
        cv.cut(
            path("M-12 2Q-4 -4 2 -2Q-2 -16 8 -20Q12 -8 10 -2L18 0L10 5Q0 12 -12 2Z", x, y, k),
            ("#2f7f86", P.hot, PLUM, "#3f6484", GOLD)[x % 5],
            sh=0.5,
            rim=0.9,
        )


def orchestra(cv: Stage) -> None:
    """A cello with its bow, a horn and a drum, and sheets that fly up, right."""
    cv.ground(224, 366, 80, 12)
    for x, y, a in ((164, 120, -14), (262, 60, 18), (190, 66, 8), (286, 130, -10)):
        cv.cut(path("M-13 -17L13 -17L13 17Q0 12 -13 17Z", x, y, 1, 1, a), WHITE, "drop", sh=0.7, deep=0.15)
        cv.line(path("M-9 -11L9 -11M-9 -6L9 -6M-9 -1L9 -1M-9 4L9 4", x, y, 1, 1, a), P.ink, 0.8, op=0.7)
        cv.line(path("M-5 -9L-5 -9.100M2 -4L2 -4.100M6 1L6 1.1", x, y, 1, 1, a), P.ink, 3)
    cv.cut(rect(256, 300, 44, 62), "#c9473f", sh=1, deep=0.5)
    cv.line("M258 304L278 358L298 304", GOLD, 1.8, op=0.9)
    cv.cut(ell(278, 300, 22, 7), "#f6ead2", sh=0, rim=0.8)
    cv.fill(rect(256, 354, 44, 5), GOLD)
    cv.cut(rect(216, 124, 9, 110), P.ink, sh=0.8)
    cv.cut(path("M214 126Q208 110 220 102Q232 108 226 126Z"), "#7d3f2a", sh=0.6)
    cv.line("M208 116h6M226 116h7M208 124h6M226 124h7", P.ink, 3)
    body = path(
        "M220 200Q248 198 250 222Q250 240 240 250Q238 262 248 270Q266 286 260 320Q252 348 220 348Q188 348 180 320"
        "Q174 286 192 270Q202 262 200 250Q190 240 190 222Q192 198 220 200Z"
    )
    cv.cut(body, "#b9622f", "round", sh=1.3, tex=1, ang=85, bend=6, deep=0.5, lift=0.4)
    cv.line(
        path(
            "M220 204Q244 202 246 222Q246 238 236 248Q234 264 244 272Q260 288 255 318Q248 343 220 343"
            "Q192 343 185 318Q180 288 196 272Q206 264 204 248Q194 238 194 222Q196 202 220 204Z"
        ),
        "#6b2f1c",
        1.1,
        op=0.7,
    )
    cv.line("M200 262q-8 12 0 26M240 262q8 12 0 26", P.ink, 2.4)
    cv.cut(path("M214 180L226 180L229 268L211 268Z"), P.ink, sh=0.3, rim=0.3)
    cv.cut(path("M208 288L232 288L230 296L210 296Z"), "#e6c08a", sh=0.3)
    cv.line("M216 128V290M219 128V290M222 128V290M225 130V290", "#f3e3c4", 0.8)
    cv.line("M220 348V366", P.ink, 3)
    cv.line("M156 356L268 238", P.ink, 5, op=0.25)
    cv.line("M156 356L268 238", "#8a5a33", 3)
    cv.line("M162 357L266 246", WHITE, 1.3)
    cv.shadow(ring(172, 328, 24, 14), 0.8)
    cv.line(ell(172, 330, 19), "#8a5a1f", 8.6)
    cv.line(ell(172, 330, 19), "#e5b23f", 5.6)
    cv.cut(path("M176 312Q206 304 222 330L206 358Q194 334 172 328Z"), "#e5b23f", "cyl", sh=0.7, deep=0.45, lift=0.5)
    cv.fill(path("M222 330Q220 350 206 358Q206 340 222 330Z"), "#8a5a1f")


def piano(cv: Stage) -> None:
    """A grand piano whose lid lets butterflies out, left."""
    cv.ground(96, 366, 96, 12)
    cv.line("M36 300L34 364M160 296L162 362M96 300L98 358", P.ink, 9)
    cv.line("M34 362v2M162 360v2M98 356v2", GOLD, 7)
    lid = path("M60 254Q78 168 144 152Q178 158 176 190Q150 200 140 226Q134 246 120 256Z")
    cv.cut(lid, "#3a2f4d", "cyl", sh=1.4, tex=0.8, ang=60, deep=0.5, lift=0.35)
    cv.line("M74 248Q92 182 144 164Q164 168 164 184", P.pale, 1.2, op=0.5)
    cv.line("M150 262L158 198", GOLD, 2.4)
    inside = path("M36 262Q90 236 176 246L182 268L40 276Z")
    cv.cut(inside, "#c98f3f", sh=0.5, deep=0.5)
    cv.line("".join(f"M{48 + i * 11} {266 - i * 0.6:.0f}L{90 + i * 8} 250" for i in range(11)), "#fbe3a0", 0.9)
    case = path("M18 268L40 272Q110 276 184 262L188 290Q180 306 150 306L18 306Z")
    cv.cut(case, "#2b2440", sh=1.1, tex=0.8, deep=0.5, lift=0.4)
    cv.line("M22 302Q100 306 182 286", GOLD, 1.5, op=0.8)
    cv.cut(path("M2 282L52 282L52 294L0 294Z"), WHITE, sh=0.8, deep=0.2)
    cv.line("M8 283v6M14 283v6M24 283v6M30 283v6M36 283v6M46 283v6", P.ink, 2.6)
    cv.cut(path("M0 294L56 294L56 304L0 304Z"), "#2b2440", sh=0.5)
    cv.cut(path("M20 268L48 254L52 236L26 250Z"), WHITE, sh=0.5, deep=0.2)
    cv.line("M27 256l19-10M27 262l18-10", P.ink, 0.9, op=0.6)
    cv.cut(path("M12 330L52 330Q56 340 50 342L14 342Q8 340 12 330Z"), P.hot, sh=0.6, deep=0.45)
    cv.line("M18 342L14 366M46 342L50 366", P.ink, 4)
    for x, y, k, a, c in (
        (150, 128, 1.2, -20, P.hot),
        (186, 166, 0.9, 30, GOLD),
        (114, 132, 0.9, 10, "#5f8a94"),
        (178, 92, 1.0, -35, "#e6a394"),
        (132, 76, 0.8, 20, GOLD),
        (204, 122, 0.7, 5, "#8a6fae"),
    ):
        _butterfly(cv, x, y, 12 * k, a, c)


def _butterfly(cv: Stage, x: float, y: float, r: float, a: float, c: str) -> None:
    for f in (1, -1):
        wing = path("M0 .1Q.3 -1 1 -.9Q1.3 -.3 .6 0Q1 .3 .7 .8Q.2 .9 0 .2Z", x, y, f * r, r, a * 1)
        cv.cut(wing, c, "round", sh=0.4, rim=0.9, deep=0.3)
    cv.line(path("M0 -.5L0 .7", x, y, r, r, a), P.ink, r * 0.16)


def staircase(cv: Stage) -> None:
    """A staircase that turns up into a cloud, right."""
    cv.ground(220, 366, 86, 11)
    steps = 13
    for i in range(steps):
        t = i / (steps - 1)
        x = 148 + 112 * (1 - math.cos(t * math.pi * 0.9)) / 2 + 18 * math.sin(t * 5)
        y, w, h = 352 - 226 * t, 62 - 26 * t, 17 - 4 * t
        base = 366 - 10 * t
        if i % 4 == 0 and i < 12:
            cv.cut(
                rect(x + w * 0.3, y + h, w * 0.4, max(4, base - y - h)),
                P.shade(STONE, 0.28 + 0.1 * (i > 4)),
                sh=0.8,
                rim=0.3,
                deep=0.5,
            )
    for i in range(steps - 1, -1, -1):
        t = i / (steps - 1)
        x = 148 + 112 * (1 - math.cos(t * math.pi * 0.9)) / 2 + 18 * math.sin(t * 5)
        y, w, h = 352 - 226 * t, 62 - 26 * t, 17 - 4 * t
        cv.cut(rect(x, y, w, h), "#b98a6f", sh=0.6, rim=0.4, deep=0.4)
        cv.cut(
            path(
                f"M{x - 3:.0f} {y + 2:.0f}L{x + 6:.0f} {y - 6:.0f}L{x + w + 3:.0f} {y - 6:.0f}"
                f"L{x + w + 2:.0f} {y + 4:.0f}L{x - 3:.0f} {y + 4:.0f}Z"
            ),
            "#f3dfbe",
            sh=0.3,
            rim=0.7,
            deep=0.25,
        )
        cv.fill(
            path(
                f"M{x + w * 0.3:.0f} {y - 6:.0f}L{x + w * 0.75:.0f} {y - 6:.0f}L{x + w * 0.7:.0f} {y + h:.0f}"
                f"L{x + w * 0.25:.0f} {y + h:.0f}Z"
            ),
            P.hot,
            0.92,
        )
    cv.glow(266, 104, 46, "#fff3c4", 0.9)
    for x, y, w, c in ((268, 128, 92, WHITE), (236, 138, 60, "#f3e4d2"), (288, 142, 56, "#e9dfe0")):
        cv.cloud(x, y, w, c, 0.8)
    cv.cut(ell(138, 346, 4), GOLD, sh=0.3)
    cv.line("M138 350v16", GOLD, 2.6)
    cv.cut(ell(216, 346, 4), GOLD, sh=0.3)
    cv.line("M216 350v16", GOLD, 2.6)


def glass(cv: Stage) -> None:
    """A tree and a house in a glass dome, right: the glass lets through what is behind."""
    with cv.placed(-58, 0):
        cv.ground(206, 364, 84, 12)
        dome = path("M142 336L142 232Q146 162 206 160Q266 162 270 232L270 336Z")
        air = cv.lin(((0, "#eafaf8", 0.5), (0.3, "#d0ecec", 0.16), (0.7, "#bfe0e4", 0.14), (1, "#eafaf8", 0.45)), 0)
        cv.shadow(dome, 0.4)
        cv.put(f'<path d="{dome.d}" fill="{air}"/>')
        with cv.within(dome):
            cv.cut(ridge([(138, 318), (166, 304), (206, 312), (240, 300), (276, 314)], 342), WHITE, "drop", sh=0.4, deep=0.25)
            for x, y, s in ((166, 312, 44), (182, 310, 30), (250, 310, 36)):
                cypress(cv, x, y, s, "#3b6450")
            tree(cv, 212, 312, 96, "#c9746a", cv.rng)
            cv.cut(rect(222, 290, 24, 22), "#f3dcb4", sh=0.4)
            cv.cut(poly((218, 291), (234, 272), (250, 291)), P.hot, sh=0.3)
            cv.fill(rect(229, 297, 6, 7) + rect(238, 297, 5, 7), LIT)
            cv.spots([(cv.rng.f(146, 266), cv.rng.f(184, 306)) for _ in range(46)], 1.3, WHITE, 0.9)
        cv.line(dome, "#eafaf8", 2.2, op=0.9)
        cv.line("M152 326V236Q156 186 190 172", WHITE, 5, op=0.75)
        cv.line("M164 320V244Q166 214 178 198", WHITE, 2, op=0.5)
        cv.line("M262 320V246", WHITE, 2, op=0.6)
        cv.cut(ell(206, 155, 9), "#d8eef0", "round", sh=0.4, rim=0.9, deep=0.3)
        cv.cut(path("M130 334L282 334L288 350Q290 362 280 362L132 362Q122 362 124 350Z"), "#6b4038", sh=1.2, tex=0.8, deep=0.5)
        cv.line("M130 344h152", GOLD, 2)
        cv.fill(rect(180, 348, 52, 9), GOLD)


def nameless(cv: Stage) -> None:
    """A bust without a face on a plinth without a name, left."""
    with cv.placed(12, 0):
        cv.ground(82, 368, 74, 11)
        cv.cut(path("M44 362L48 268L116 268L120 362Z"), "#cfc3b4", sh=1.2, tex=0.8, ang=88, deep=0.45)
        cv.cut(rect(40, 258, 84, 13), "#e6dccb", sh=0.7, deep=0.4)
        cv.cut(rect(34, 356, 96, 14), "#bfb2a2", sh=0.8, deep=0.4)
        cv.cut(rect(60, 300, 46, 22), "#b88a3f", sh=0.3, rim=0.8, deep=0.3)
        bust = path(
            "M40 258Q38 222 66 214Q72 208 70 196Q54 186 52 160Q50 128 82 124Q114 128 112 160Q110 186 96 196"
            "Q94 208 100 214Q126 222 124 258Z"
        )
        cv.cut(bust, "#efe6d8", "cyl", sh=1.3, tex=0.8, ang=70, bend=5, deep=0.45, lift=0.5)
        cv.fill(path("M70 196Q82 206 96 196Q94 208 100 214Q82 226 66 214Q72 208 70 196Z"), "#a8988a", 0.7)
        cv.line("M66 216Q82 240 100 216M46 244Q60 236 66 258M118 240Q104 236 100 258", "#a8988a", 1.8, op=0.8)
        hair = path("M50 160Q44 116 82 114Q122 116 114 160Q110 140 98 138Q82 146 66 138Q54 142 50 160Z")
        cv.cut(hair, "#d3c7b6", sh=0.4, rim=0.7, tex=0.5, deep=0.4)
        cv.leaves(
            [
                (52 + i * 6.6, 140 - 12 * math.sin(i / 9 * math.pi), 7, (i - 4.5) * 20 + (30 if i % 2 else -30))
                for i in range(10)
            ],
            (MOSS, LEAF, SAGE),
        )
        cv.fill(ell(100, 138, 3.4) + ell(62, 138, 3.4), P.hot)
        stem = "M118 370Q96 346 112 320Q128 296 108 276"
        cv.line(stem, MOSS, 2.6)
        cv.leaves(
            [
                (118, 356, 7, 60),
                (104, 346, 7, 250),
                (116, 332, 7, 40),
                (106, 322, 6, 280),
                (122, 306, 7, 80),
                (112, 292, 6, 240),
                (106, 276, 6, 320),
            ],
            (LEAF, MOSS, SAGE),
        )
        cv.cut(
            path("M92 118Q94 104 108 102Q116 96 122 102L130 104L122 108Q120 120 104 120Z"), "#3f6484", "round", sh=0.5, rim=0.9
        )
        cv.fill(ell(118, 103, 1.4), WHITE)


def velvet(cv: Stage) -> None:
    """A plum armchair with a cat in it, left."""
    cv.ground(88, 366, 90, 12)
    cv.line("M42 346L36 366M136 346L142 366M60 350v12M118 350v12", WOOD, 7)
    back = path("M38 300L34 226Q34 190 58 186Q72 168 90 168Q108 168 122 186Q146 190 146 226L142 300Z")
    cv.cut(back, "#7d3a62", "round", sh=1.4, tex=1, ang=80, bend=4, deep=0.5, lift=0.4)
    cv.line("M48 286Q46 216 62 198Q76 182 90 182Q104 182 118 198Q134 216 132 286", GOLD, 2, "0 5.5")
    cv.spots([(70, 216), (90, 208), (110, 216), (80, 238), (100, 238), (66, 256), (90, 258), (114, 256)], 2.4, "#4d1f42")
    cv.spots([(69, 215), (89, 207), (109, 215), (79, 237), (99, 237)], 1.1, "#e6a3c4")
    cv.cut(path("M44 296Q90 280 136 296L138 332L42 332Z"), "#94497a", "drop", sh=0.8, tex=0.8, deep=0.4)
    for f in (1, -1):
        arm = path("M-70 262Q-72 246 -56 244Q-42 244 -42 260L-44 350L-70 350Q-74 300 -70 262Z", 90, 0, f, 1)
        cv.cut(arm, "#6b2f56", sh=1, tex=0.8, ang=88, deep=0.5, lift=0.4)
        cv.line(path("M-64 264Q-62 252 -56 252Q-48 252 -49 262L-51 342", 90, 0, f, 1), GOLD, 1.6, "0 5.5")
    cv.cut(path("M44 332L136 332L136 350Q90 358 44 350Z"), "#7d3a62", sh=0.5, deep=0.4)
    cv.line("M46 352Q90 360 134 352", GOLD, 3, "1 4")
    cv.cut(
        path("M62 304Q60 280 84 274Q112 268 122 290Q128 304 116 310Q84 316 66 312Z"),
        "#e9e0d2",
        "round",
        sh=0.8,
        tex=0.6,
        deep=0.4,
    )
    cv.cut(
        path("M60 292Q54 276 58 262L68 270L80 270L88 262Q94 278 84 292Q72 300 60 292Z"), "#f1e8da", "round", sh=0.5, deep=0.3
    )
    cv.line("M63 280q4 4 8 0M77 280q4 4 8 0M72 287l2 2 2-2M116 308Q128 318 112 326Q104 328 104 320", "#6b4038", 1.8)
    cv.fill(path("M90 276Q98 282 96 292L90 288ZM106 276Q114 284 110 294L104 288Z"), "#c98f5a")
