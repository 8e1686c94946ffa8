"""Layers along the left side, x below 150, from the ground to the sky."""

from __future__ import annotations

import math

from ..scenes.motifs import birds
from ..shapes import ell, n, path, poly, rect
from .stage import GOLD, LEAF, LEAFLET, MOSS, ROSE, SAGE, SKIN, STONE, WHITE, WOOD, P, Stage, star


def forgotten(cv: Stage) -> None:
    """A broken arch under ivy."""
    cv.ground(66, 372, 100, 15)
    s = path(
        "M-14 372L-14 34Q46 22 96 58Q128 84 138 128L130 134L122 128L112 140Q106 118 98 112L98 352L108 360L108 372L40 372"
        "L40 360L50 352L50 128Q34 92 -14 88Z"
    )
    cv.cut(s, STONE, ang=80, bend=3, tex=1, deep=0.5, sh=1.3)
    joints = (
        "M96 58L80 92M122 84L99 112M62 38L52 86M26 30L22 88M50 150H98M50 196H98M50 240H98M50 286H98M50 328H98M74 150v46"
        "M66 196v44M82 240v46M70 286v42M46 352H102"
    )
    cv.line(joints, P.shade(STONE, 0.5), 1.1, op=0.6)
    cv.cut(rect(42, 122, 64, 13), P.tint(STONE, 0.3), sh=0.5)
    cv.cut(rect(38, 356, 72, 16), P.shade(STONE, 0.12), sh=0.5)
    cv.line("M104 372Q82 330 96 290Q108 250 84 214Q70 190 92 150Q110 120 86 82Q70 60 40 46", MOSS, 3)
    stem = (
        (104, 372),
        (88, 330),
        (97, 290),
        (100, 250),
        (84, 214),
        (80, 180),
        (92, 150),
        (99, 115),
        (86, 82),
        (64, 58),
        (40, 46),
    )
    places = []
    for i in range(58):
        k, f = divmod(i / 5.7, 1)
        (ax, ay), (bx, by) = stem[min(9, int(k))], stem[min(9, int(k)) + 1]
        x, y = ax + (bx - ax) * f + cv.rng.f(-15, 15), ay + (by - ay) * f + cv.rng.f(-9, 9)
        places.append((x, y, cv.rng.f(5, 8.5), cv.rng.f(0, 360)))
    cv.leaves(places, (MOSS, LEAF, SAGE, "#3b6450"))
    for fx, fy in ((98, 268), (82, 196), (104, 134), (74, 64), (110, 346)):
        cv.bloom(fx, fy, 7, P.hot if fx > 90 else ROSE)


def enchanted(cv: Stage) -> None:
    """Mushrooms as tall as trees, lit from within, and fireflies."""
    with cv.placed(34, 0):
        cv.ground(70, 372, 110, 15)
        for x, y, w, top, c in ((112, 368, 22, 236, "#5d7fa6"), (22, 366, 26, 168, "#7d5a9c"), (70, 374, 34, 110, "#c9473f")):
            h = y - top
            stem = path(
                f"M{x - w * 0.5:.1f} {y}Q{x - w * 0.2:.1f} {y - h * 0.4:.1f} {x - w * 0.32:.1f} {top}"
                f"L{x + w * 0.32:.1f} {top}Q{x + w * 0.1:.1f} {y - h * 0.5:.1f} {x + w * 0.6:.1f} {y}"
                f"Q{x} {y + 6} {x - w * 0.5:.1f} {y}Z"
            )
            cv.cut(stem, "#f0e2c8", sh=1, tex=0.8, ang=88, deep=0.5)
            r = w * 1.75
            gill = path("M-1 0Q0 .42 1 0Q0 -.2 -1 0Z", x, top + 4, r * 0.94, r * 0.8)
            cv.cut(gill, "#ffdf9a", "round", sh=0.8, deep=0.35)
            cap = path("M-1 .1C-1 -.6 -.5 -.98 0 -1C.5 -.98 1 -.6 1 .1Q0 -.22 -1 .1Z", x, top + 4, r, r * 0.95)
            cv.cut(cap, c, "round", sh=0.8, tex=1 if r > 50 else 0, ang=20, bend=8, deep=0.45, lift=0.4)
            for dx, dy, q in (
                (-0.5, -0.4, 0.13),
                (0.05, -0.62, 0.17),
                (0.52, -0.38, 0.12),
                (-0.2, -0.25, 0.08),
                (0.3, -0.16, 0.07),
                (-0.78, -0.12, 0.07),
            ):
                cv.fill(ell(x + dx * r, top + 4 + dy * r, q * r, q * r * 0.8), "#fbf0d6", 0.92)
            cv.glow(x, top + 20, r * 0.9, "#ffe9a8", 0.4)
        cv.cut(path("M60 374L60 346Q62 332 71 332Q80 332 80 346L80 374Z"), WOOD, sh=0.4)
        cv.fill(ell(76, 356, 1.8), GOLD)
        cv.cut(ell(71, 300, 8), "#ffd76a", "round", sh=0.3, rim=0.9)
        cv.line("M71 292v16M63 300h16", WOOD, 1.6)
        for x, y in ((150, 210), (128, 160), (146, 300), (14, 90), (120, 96), (8, 300), (162, 262), (40, 68)):
            cv.glow(x, y, 11, "#fff0b0", 0.9)
            cv.fill(ell(x, y, 2), "#fffbe0")


def melancholy(cv: Stage) -> None:
    """A weeping willow."""
    with cv.placed(-20, 54, 0.86):
        cv.ground(60, 372, 100, 15)
        trunk = path(
            "M26 374Q50 350 46 290Q40 220 52 160L40 110L52 104L66 140L84 100L94 106L76 166Q74 240 80 300"
            "Q84 350 108 374Q88 380 70 372Q46 382 26 374Z"
        )
        cv.cut(trunk, "#5d4a46", tex=1, ang=84, bend=5, deep=0.5, sh=1.2)
        crown = path(
            "M-14 60Q10 10 62 14Q112 10 132 56Q150 84 142 108Q124 96 112 112"
            "Q96 98 82 114Q66 98 52 114Q34 100 18 114Q0 104 -14 112Z"
        )
        cv.cut(crown, "#4f7a72", "round", tex=1, ang=70, bend=8, sh=1.2, deep=0.4, lift=0.35)
        strands: dict[str, str] = {}
        for i in range(27):
            x = -8 + i * 5.8
            top, length = 62 + cv.rng.f(0, 40), 90 + 120 * abs(math.sin(i * 1.7)) + (40 if x < 24 or x > 116 else 0)
            if 36 < x < 96:
                length *= 0.55
            bow = (x - 64) * 0.16
            c = ("#6f9a86", "#8fb59a", "#3f6b62")[i % 3]
            strands[c] = strands.get(c, "") + f"M{n(x)} {n(top)}q{n(bow)} {n(length * 0.4)} {n(bow * 0.7)} {n(length)}"
        for c in ("#3f6b62", "#6f9a86", "#8fb59a"):
            cv.line(strands[c], P.ink, 4.6, op=0.1)
            cv.line(strands[c], c, 2.6)
            cv.line(strands[c], c, 6.4, "0 7.5", 0.9)
        cv.line("M-6 52Q30 22 76 24M40 40Q80 30 118 62M6 80Q34 58 70 60", "#a9c9ac", 2.6, "9 7 14 9", 0.6)
        for x, y, a in ((132, 330, 20), (118, 352, 70), (150, 300, 130), (98, 362, 100)):
            cv.fill(path(LEAFLET, x, y, 4, None, a), "#8fb59a")


def rumour(cv: Stage) -> None:
    """A telegraph pole and its wires across the air, with magpies that talk."""
    cv.ground(38, 372, 44, 8)
    for y, dip in ((112, 142), (132, 166), (158, 190)):
        cv.line(f"M-6 {y - 12}Q16 {y + 4} 38 {y}Q170 {dip + 14} 306 {y - 34}", P.ink, 2.6, op=0.25)
        cv.line(f"M-6 {y - 13}Q16 {y + 3} 38 {y - 1}Q170 {dip + 13} 306 {y - 35}", "#e9dcc0", 1.3)
    cv.cut(poly((32, 374), (34, 84), (43, 84), (46, 374)), WOOD, sh=1.1, tex=1, ang=88, deep=0.5)
    for y, w in ((110, 40), (130, 34), (156, 30)):
        cv.cut(rect(38 - w, y - 3, 2 * w, 7), "#7d4d3f", sh=0.7, deep=0.4)
        for x in (38 - w + 4, 38 + w - 4):
            cv.cut(path("M-3 0L-3 -6Q0 -12 3 -6L3 0Z", x, y - 3, 1), "#bfe0da", sh=0.2, rim=0.8)
    for x, y, f, k in ((102, 127, 1, 1.15), (170, 127, -1, 1.05), (250, 97, -1, 0.95)):
        _magpie(cv, x, y, f, k)
    cv.line("M142 96q-5 5 0 10M150 92q-8 8 0 17", P.hot, 1.9, op=0.85)
    birds(cv, 220, 40, 4, cv.rng, P.ink, 1.5)


def _magpie(cv: Stage, x: float, y: float, f: int, k: float) -> None:
    cv.cut(path("M-8 -8L-34 22Q-30 28 -24 24L-2 2Z", x, y, f * k, k), "#2b4270", sh=0.6)
    cv.cut(
        path("M-12 -4Q-14 -22 4 -30Q8 -40 18 -38Q28 -34 26 -24Q26 -6 8 4Q-8 6 -12 -4Z", x, y, f * k, k),
        P.ink,
        "round",
        sh=0.8,
        rim=0.8,
        lift=0.25,
    )
    cv.fill(path("M2 -22Q16 -20 18 -12Q14 2 2 3Q-2 -8 2 -22Z", x, y, f * k, k), WHITE)
    cv.fill(path("M-10 -6Q-10 -18 2 -20Q4 -6 -10 6Z", x, y, f * k, k), "#3f6484")
    cv.fill(path("M25 -34L36 -30L25 -27Z", x, y, f * k, k), P.alt)
    cv.fill(ell(x + f * 19 * k, y - 32 * k, 1.9), WHITE)
    cv.line(path("M2 3L0 10M8 3L8 10", x, y, f * k, k), P.alt, 1.5)


def sleepless(cv: Stage) -> None:
    """An owl on a bough, wide awake."""
    cv.cut(
        path("M-14 190Q40 172 96 186Q128 188 152 170Q138 196 112 200Q60 200 -14 212Z"), WOOD, sh=1, tex=0.8, ang=-6, deep=0.5
    )
    cv.cut(path("M70 186Q86 210 84 226L78 226Q74 208 58 196Z"), WOOD, sh=0.6)
    body = path("M30 96Q24 74 34 56Q46 70 66 68Q86 70 98 56Q108 74 102 96Q112 150 90 178Q66 194 42 178Q20 150 30 96Z")
    cv.cut(body, "#7d5a48", "round", tex=1, ang=80, sh=1.3, deep=0.45, lift=0.3)
    cv.cut(path("M30 104Q12 140 40 178Q48 150 42 116Z"), "#5d4038", sh=0.4, rim=0.5)
    cv.cut(path("M102 104Q120 140 92 178Q84 150 90 116Z"), "#4d342f", sh=0.4, rim=0.5)
    cv.fill(path("M48 122Q66 112 84 122Q92 160 66 184Q40 160 48 122Z"), "#e6cfa8", 0.95)
    ticks = "".join(f"M{54 + i % 4 * 8 - (i // 4 % 2) * 4} {134 + i // 4 * 11}q3 5 6 0" for i in range(15))
    cv.line(ticks, "#7d5a48", 1.9)
    for x in (49, 83):
        cv.cut(ell(x, 94, 18), "#f3e0b8", "round", sh=0.3, rim=0.9, deep=0.3)
        cv.fill(ell(x, 94, 12.5), GOLD)
        cv.fill(ell(x + 1, 94, 8), P.ink)
        cv.fill(ell(x - 2, 91, 2.6), WHITE)
    cv.fill(poly((60, 104), (72, 104), (66, 118)), P.alt)
    for x in (54, 80):
        cv.line(f"M{x - 5} 190v-8M{x} 191v-9M{x + 5} 190v-8", P.alt, 3)
    places = [(x, 186 + x % 9 - 4, 7 + x % 4, 150 + x * 37 % 90) for x in (4, 20, 112, 126, 138, 146)]
    cv.leaves(places, (MOSS, LEAF, SAGE))
    cv.stars([(130, 40), (14, 34), (156, 96), (122, 130), (178, 30), (66, 22)], 5)


def borrowed(cv: Stage) -> None:
    """A long ladder to the sky, and on it a small man who takes a star down."""
    cv.ground(72, 368, 50, 8)
    rails = "M50 368L92 46M84 368L110 46"
    cv.line(rails, P.ink, 7, op=0.22)
    cv.line(rails, "#8a5a33", 5)
    cv.line(rails, "#e6c08a", 1.4, op=0.8)
    rungs = "".join(f"M{n(52 + i * 2.2)} {350 - i * 17}L{n(83 + i * 1.37)} {350 - i * 17}" for i in range(18))
    cv.line(rungs, "#6b4038", 3.6)
    cv.line(rungs, "#d9a56c", 1.2, op=0.8)
    cv.cut(path("M80 182L88 146L106 146L108 168L100 170L98 160L92 184Z"), P.ink, sh=0.6)
    cv.cut(path("M84 150Q80 118 92 104Q106 100 112 112Q116 134 108 152Z"), P.hot, "cyl", sh=0.9, deep=0.45)
    cv.cut(path("M104 112Q120 108 132 84L140 88Q130 116 108 126Z"), "#c93a2f", sh=0.6)
    cv.cut(path("M90 110Q78 118 84 136L96 130L94 118Z"), "#c93a2f", sh=0.5)
    cv.cut(ell(100, 92, 11), SKIN, "round", sh=0.5, deep=0.25)
    cv.cut(path("M86 88Q88 72 102 72Q114 74 114 88Q100 82 86 88Z"), P.deep, sh=0.4)
    cv.fill(ell(137, 84, 4.4), SKIN)
    cv.glow(148, 66, 44, "#fff0b8", 0.85)
    cv.cut(star(148, 66, 22, 5, 0.48), "#f7cf5a", "round", sh=0.8, rim=0.9, deep=0.25, lift=0.6)
    cv.line("M141 66q3-3 6 0M150 66q3-3 6 0M146 72q3 3 6 0", "#8a5a22", 1.5)
    sack = path("M62 214Q52 190 68 176L80 178Q92 198 82 216Q72 222 62 214Z")
    cv.cut(sack, "#a8743f", "round", sh=0.8, deep=0.4)
    cv.fill(star(68, 176, 9, 5, 0.48), "#f7cf5a")
    cv.fill(star(80, 176, 7, 5, 0.48), "#fdf0c0")
    cv.line("M66 184q7 4 14 0", P.hot, 2)
    cv.stars([(28, 40), (186, 34), (36, 108), (176, 122), (132, 22), (20, 160)], 5)
