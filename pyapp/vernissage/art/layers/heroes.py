"""Layers with a figure that stands on the stage, its feet near x = 95, 150 or 205, so that two can share a picture."""

from __future__ import annotations

import math

from ..scenes.motifs import birds
from ..shapes import ell, path, poly, rect
from .stage import (
    GOLD,
    LEAF,
    MOSS,
    NIGHT,
    PETAL,
    PLUM,
    ROSE,
    SKIN,
    WHITE,
    WOOD,
    P,
    Stage,
    ring,
    star,
)  # fmt: skip

_BOUQUET = (
    (130, 160, 13), (174, 158, 13), (122, 138, 14), (180, 134, 14), (136, 116, 15), (166, 114, 15), (152, 102, 12),
    (152, 160, 15), (140, 140, 16), (165, 140, 17), (152, 124, 13),
)  # fmt: skip
"""The flowers that make the polite gentleman's head: centre and radius."""


def polite(cv: Stage) -> None:
    """A gentleman whose head is a bouquet; he lifts his hat."""
    cv.ground(156, 362, 72, 12)
    cv.cut(path("M128 300L126 356L112 362L146 362L150 304ZM156 304L160 362L192 362L178 355L176 300Z"), P.ink, sh=0.6)
    coat = path("M132 176Q152 166 172 176Q196 186 200 232Q208 280 212 318Q154 334 92 318Q98 270 106 232Q110 186 132 176Z")
    cv.cut(coat, NIGHT, ang=84, bend=4, tex=1, deep=0.5, lift=0.34, sh=1.3)
    cv.line("M152 196Q156 260 152 324M118 216Q112 270 108 312M188 216Q194 270 198 312", P.ink, 1.8, op=0.6)
    cv.fill(poly((136, 176), (152, 204), (168, 176), (160, 170), (144, 170)), P.pale)
    cv.fill(poly((148, 186), (156, 186), (160, 226), (152, 236), (144, 226)), P.hot)
    lapels = poly((134, 174), (122, 186), (150, 220), (152, 204))
    cv.fill(lapels + poly((170, 174), (182, 186), (154, 220), (152, 204)), "#465676")
    for y in (250, 272, 294):
        cv.fill(ell(158, y, 2.4), GOLD)
    cv.cut(
        path("M182 186Q204 190 222 160Q232 136 236 112L222 106Q214 138 200 158Q188 168 178 178Z"), "#3d4c6d", sh=0.8, deep=0.45
    )
    cv.fill(rect(221, 100, 16, 9), P.pale)
    cv.cut(ell(229, 95, 8.5), SKIN, "round", sh=0.4, deep=0.25)
    cv.cut(path("M212 88Q208 56 232 50Q258 52 258 82Z"), P.ink, "cyl", sh=0.9, rim=0.8, lift=0.4)
    cv.fill(path("M211 80L258 75L259 84L212 89Z"), P.hot)
    cv.cut(path("M200 92Q236 74 272 78Q276 84 262 88Q230 92 206 100Q198 98 200 92Z"), P.ink, sh=0.6, rim=0.8, lift=0.3)
    _bouquet(cv)


def _bouquet(cv: Stage) -> None:
    for i, (x, y, r) in enumerate(_BOUQUET):
        for a in (0, 2.1, 4.2):
            cv.fill(path(PETAL, x, y, r * 1.45, None, a * 57 + i * 40), (MOSS, LEAF)[i % 2])
    for i, (x, y, r) in enumerate(_BOUQUET):
        cv.shadow(ell(x, y, r * 0.9), 0.4)
        c = ("#f6e3c8", P.hot, ROSE, GOLD, "#fbf0d6")[i % 5]
        cv.bloom(x, y, r, c, P.alt if i % 5 not in {1, 3} else PLUM, 6, i)


def absent_minded(cv: Stage) -> None:
    """A man whose head has gone into a cloud; his hat floats above, birds fly out."""
    cv.ground(96, 362, 62, 11)
    cv.cut(path("M72 296L70 356L56 362L92 362L94 300ZM98 300L102 362L134 362L120 355L116 296Z"), "#4a3a48", sh=0.6)
    coat = path("M76 184Q95 176 114 184Q136 194 140 240Q144 276 142 312Q96 324 48 312Q46 276 52 240Q56 194 76 184Z")
    cv.cut(coat, "#8a5648", ang=84, bend=4, tex=1, deep=0.5, lift=0.35, sh=1.3)
    cv.line("M95 206Q98 260 95 318M60 226Q54 270 54 306M130 226Q136 270 136 306", "#4a2a2c", 1.8, op=0.6)
    cv.fill(poly((80, 184), (95, 208), (110, 184), (102, 178), (88, 178)), WHITE)
    cv.cut(path("M95 196L108 190L108 204ZM95 196L82 190L82 204Z"), "#2f7f86", sh=0.3)
    cv.cut(path("M54 224Q40 262 58 284L72 280Q62 260 68 232Z"), "#7a4a40", sh=0.7, deep=0.45)
    cv.cut(path("M60 268L96 262L98 290L62 296Z"), "#f0d9b5", sh=0.5)
    cv.line("M66 274l26-4M67 281l26-4M68 288l16-3", P.ink, 1, op=0.7)
    cv.fill(ell(66, 288, 6.5), SKIN)
    cv.cut(path("M136 226Q150 262 140 296L128 294Q130 262 124 236Z"), "#7a4a40", sh=0.7, deep=0.45)
    cv.fill(ell(134, 300, 6.5), SKIN)
    puffs = [
        (62, 158, 17),
        (128, 158, 17),
        (78, 144, 20),
        (112, 142, 21),
        (95, 130, 20),
        (80, 166, 17),
        (110, 167, 17),
        (95, 158, 24),
    ]
    whole = ell(95, 156, 30, 22)
    for x, y, r in puffs:
        whole += ell(x, y, r, r * 0.9)
    cv.shadow(whole)
    cv.put(f'<path d="{whole.d}" fill="#d9d3da" stroke="{P.pale}" stroke-width="2"/>')
    for x, y, r in puffs:
        cv.fill(ell(x, y, r, r * 0.9), cv.rad(((0, "#fff"), (0.5, "#f6eee6"), (1, "#d3ccd6")), 0.38, 0.3, 0.75))
    cv.line("M84 154q5 4 10 0M102 154q5 4 10 0M94 166q5 3 10 0", "#8a7f90", 1.8)
    cv.cut(path("M72 98Q74 66 96 64Q118 66 120 98Z"), "#4a3a48", sh=0.9, rim=0.8, lift=0.4)
    cv.fill(path("M72 90L120 90L120 98L72 98Z"), P.alt)
    cv.cut(path("M56 98Q96 88 136 98Q134 106 96 106Q58 106 56 98Z"), "#4a3a48", sh=0.6, rim=0.8, lift=0.3)
    birds(cv, 160, 128, 4, cv.rng, P.ink, 1.7)
    birds(cv, 36, 120, 2, cv.rng, P.ink, 1.5)


def farewell(cv: Stage) -> None:
    """A lady seen from behind who waves a handkerchief; her suitcase stands by."""
    cv.ground(94, 364, 72, 11)
    cv.cut(rect(132, 316, 54, 42), "#a8633a", sh=1, tex=0.7, deep=0.45)
    cv.line("M144 316v42M174 316v42", "#f0cf9a", 3.4)
    cv.line("M150 315q9-14 18 0", WOOD, 3.6)
    cv.cut(poly((156, 328), (168, 326), (169, 338), (157, 340)), "#f6ead2", sh=0.2)
    cv.cut(path("M84 350L80 364L92 364L94 350ZM100 350L102 364L114 364L108 350Z"), P.ink, sh=0.4)
    skirt = path("M76 244Q66 300 44 346Q94 364 146 346Q124 300 114 244Z")
    cv.cut(skirt, "#2f7f86", ang=84, bend=5, tex=1, deep=0.5, lift=0.4, sh=1.3)
    cv.line("M86 250Q80 300 70 350M96 250Q97 300 96 355M106 250Q112 300 122 350", "#174d57", 1.8, op=0.6)
    cv.cut(path("M70 182Q95 172 118 182Q128 214 114 248Q94 254 76 248Q62 214 70 182Z"), "#d9564a", sh=0.9, tex=0.6, deep=0.45)
    cv.line("M76 246Q95 253 114 246", GOLD, 4)
    cv.cut(path("M70 186Q52 210 60 244L72 242Q66 216 80 202Z"), "#c44a40", sh=0.6)
    cv.fill(ell(66, 248, 6), SKIN)
    cv.cut(path("M106 184Q132 172 146 128L158 132Q150 186 116 206Z"), "#c44a40", sh=0.8, deep=0.4)
    cv.cut(ell(153, 122, 7.5), SKIN, "round", sh=0.4, deep=0.25)
    cv.cut(path("M150 120Q160 92 186 98Q204 106 222 92Q218 120 196 122Q172 122 158 126Z"), WHITE, "drop", sh=0.8, deep=0.2)
    cv.line("M160 118Q178 104 196 112M166 120Q184 114 206 108", "#b9a99a", 1.1)
    cv.cut(path("M88 172L104 172L104 186L88 186Z"), SKIN, sh=0.3, rim=0)
    cv.cut(path("M74 158Q72 134 94 132Q116 134 116 158Q110 178 95 178Q78 176 74 158Z"), WOOD, "round", sh=0.7, tex=0.5)
    cv.cut(ell(94, 176, 10, 8), "#5d3530", "round", sh=0.4)
    cv.cut(path("M44 146Q92 120 146 144Q136 158 94 156Q54 158 44 146Z"), "#f3dcae", sh=0.8, tex=0.6, deep=0.4)
    cv.cut(path("M70 142Q72 112 95 112Q118 112 120 142Q94 150 70 142Z"), "#f6e6c4", sh=0.5, tex=0.5, deep=0.35)
    cv.line("M71 139Q94 147 119 139", P.hot, 6)
    cv.cut(path("M112 140Q134 150 138 178L128 172L122 182Q122 156 108 144Z"), P.hot, sh=0.4)


def waltz(cv: Stage) -> None:
    """A couple that turns, her skirt flung wide."""
    cv.ground(152, 362, 92, 12)
    cv.cut(path("M172 280L178 350L170 360L202 360L196 348L204 280Z"), P.ink, sh=0.6)
    skirt = path(
        "M138 226Q110 268 46 318Q40 336 62 340Q80 356 104 348Q126 362 146 350Q170 358 186 342Q196 330 184 304Q170 260 158 226Z"
    )
    cv.cut(skirt, "#d9605a", "round", ang=64, bend=12, tex=1, sh=1.4, deep=0.5, lift=0.45)
    cv.line(
        "M142 232Q118 290 72 338M146 232Q136 300 108 346M152 232Q156 300 148 350M156 234Q172 290 176 340", "#8f2f3f", 2, op=0.6
    )
    cv.line("M50 326Q70 330 64 338Q84 344 104 344Q126 354 146 346Q168 352 184 338", "#fbe3d0", 3.4, "0 6")
    coat = path("M170 170Q186 160 206 170Q222 196 214 246Q216 280 206 292L170 292Q160 250 164 206Z")
    cv.cut(coat, NIGHT, ang=84, bend=3, tex=0.8, sh=1.1, deep=0.5, lift=0.35)
    cv.cut(path("M206 276Q220 300 214 330L200 296Z"), P.ink, sh=0.5)
    cv.cut(path("M138 178Q148 168 160 176Q168 204 158 232Q148 238 138 232Q130 206 138 178Z"), "#e9796a", sh=0.7, deep=0.4)
    cv.fill(path("M136 232Q148 240 160 232L160 226Q148 232 137 226Z"), GOLD)
    cv.cut(path("M184 178Q150 190 128 206L132 216Q160 210 192 196Z"), "#3d4c6d", sh=0.8, deep=0.45)
    cv.fill(ell(130, 211, 6), "#e2b088")
    for d, c in (
        ("M140 182Q116 172 92 142L84 148Q104 186 136 198Z", "#f0c9a4"),
        ("M172 176Q140 166 92 134L86 143Q130 186 168 192Z", "#465676"),
    ):
        cv.cut(path(d), c, sh=0.6, deep=0.35)
    cv.cut(ell(87, 140, 7.5), "#f0c9a4", "round", sh=0.4, deep=0.25)
    cv.cut(rect(144, 160, 9, 16), "#f0c9a4", sh=0.2, rim=0)
    cv.cut(rect(180, 152, 11, 16), "#e2b088", sh=0.2, rim=0)
    cv.cut(ell(147, 148, 16, 18), "#f0c9a4", "round", sh=0.7, deep=0.25)
    cv.cut(ell(186, 136, 17, 19), "#e2b088", "round", sh=0.7, deep=0.25)
    cv.cut(path("M132 150Q126 126 146 126Q164 128 162 146Q154 140 148 140Q138 142 132 150Z"), "#7a3f2a", sh=0.3)
    cv.cut(ell(134, 134, 10), "#7a3f2a", "round", sh=0.4)
    cv.cut(path("M172 130Q172 112 190 114Q208 116 204 142Q196 134 192 126Q182 132 172 130Z"), P.ink, sh=0.3, lift=0.3)
    cv.line("M150 150q3 3 6 0M174 140q3 3 6 0M152 158q4 2 6-1M178 149q4 2 6-1", WOOD, 1.6)
    cv.bloom(131, 128, 6, "#fbf0d6", P.alt)
    cv.fill(poly((178, 168), (188, 176), (184, 186), (176, 178)), P.hot)
    for x, y, r in ((44, 296, 4), (34, 330, 3), (214, 330, 3), (228, 300, 4), (60, 280, 3)):
        cv.fill(star(x, y, r), "#fdf0c0")


def invisible(cv: Stage) -> None:
    """An empty coat that walks: the collar stands round no neck, gloves hold a lead, and on the lead is an invisible dog."""
    cv.ground(204, 364, 62, 10)
    for x, f in ((186, -1), (224, 1)):
        cv.cut(path("M-13 0L-12 -16Q0 -22 9 -11Q28 -8 28 0Z", x, 364, f, 1), "#7a3f2a", sh=0.8, deep=0.45)
    cv.line("M186 326L184 350M224 326L226 350", P.ink, 2, "2 6", 0.5)
    coat, dark = "#a8843f", "#4a3a2e"
    cv.cut(path("M180 168Q206 150 232 168L226 196L186 196Z"), dark, sh=0.4, deep=0.2)
    tails = path(
        "M168 178Q182 170 190 172L206 206L222 172Q230 170 244 178Q256 240 264 332Q236 344 208 336Q178 346 146"
        " 332Q156 240 168 178Z"
    )
    cv.cut(tails, coat, ang=84, bend=4, tex=0.9, sh=1.3, deep=0.5, lift=0.35)
    cv.fill(path("M208 336L204 262L212 262L222 337Z"), P.shade(coat, 0.55))
    cv.cut(path("M240 180Q266 200 268 262L246 268Q242 224 232 206Z"), P.shade(coat, 0.12), sh=0.8, tex=0.6, deep=0.5)
    cv.cut(path("M172 180Q140 206 126 252L144 268Q162 236 182 222Z"), coat, sh=0.8, tex=0.6, deep=0.4)
    for lapel in ("M190 172L206 210L194 232L176 196L184 190L170 182Z", "M222 172L206 210L218 232L236 196L228 190L242 182Z"):
        cv.cut(path(lapel), P.shade(coat, 0.18), sh=0.5, deep=0.4)
    cv.cut(path("M180 142Q168 158 172 186Q184 190 190 172Q184 160 188 146Z"), coat, sh=0.6, deep=0.35)
    cv.cut(path("M232 142Q244 158 240 186Q228 190 222 172Q228 160 224 146Z"), coat, sh=0.6, deep=0.45)
    cv.cut(path("M156 262Q206 276 258 262L260 278Q206 294 154 278Z"), P.shade(coat, 0.3), sh=0.6, tex=0.5)
    cv.line("M198 268h18v16h-18z", GOLD, 3)
    for x, y in ((194, 246), (220, 246), (192, 306), (222, 306)):
        cv.cut(ell(x, y, 4), dark, "round", sh=0.3, rim=0.5)
    cv.cut(path("M188 166Q206 184 226 166L232 180Q206 204 182 180Z"), P.hot, sh=0.6, tex=0.5, deep=0.45)
    cv.cut(path("M190 184Q180 204 192 228L206 222Q200 204 206 190Z"), P.shade(P.hot, 0.12), sh=0.5, tex=0.5, deep=0.45)
    for x in (192, 220):
        cv.fill(ell(x, 122, 12), "#eafaf8", 0.5)
        cv.line(ell(x, 122, 12), P.ink, 5, op=0.35)
        cv.line(ell(x, 122, 12), "#c99a3a", 3.4)
        cv.line(f"M{x - 5} 119l6-6", WHITE, 2.2)
    cv.line("M203 120q3-4 6 0M180 119l-10-3M232 119l10-3", "#c99a3a", 3)
    cv.line("M184 148Q196 134 206 142Q216 134 228 148", WHITE, 8, op=0.85)
    cv.line("M184 148Q196 136 206 143Q216 136 228 148", P.ink, 5)
    cv.cut(path("M174 92Q172 42 206 42Q240 42 238 92Z"), P.deep, sh=1, rim=0.8, lift=0.45)
    cv.fill(path("M174 78L238 78L239 92L173 92Z"), P.hot)
    cv.cut(path("M148 92Q206 78 264 92Q268 104 206 104Q144 104 148 92Z"), P.deep, sh=0.8, rim=0.8, lift=0.35)
    cv.cut(path("M126 250Q116 262 122 276Q132 286 144 276Q148 268 144 262Z"), WHITE, "round", sh=0.7, deep=0.25)
    cv.cut(path("M247 264Q244 280 252 290Q266 292 270 280Q272 268 266 260Z"), WHITE, "round", sh=0.7, deep=0.25)
    cv.line("M126 274Q104 292 98 318", P.ink, 4.4, op=0.3)
    cv.line("M126 274Q104 292 98 318", "#a8503a", 2.8)
    cv.shadow(ring(92, 326, 15, 9), 0.5)
    cv.line(path("M78 324Q92 312 106 324Q102 338 90 338Q82 336 78 324Z"), P.hot, 5.4)
    cv.fill(star(91, 344, 6.5, 5, 0.5), GOLD)
    cv.line("M64 364q5-9 10 0M86 364q5-9 10 0M108 364q5-9 10 0", WHITE, 3.4)


def lost(cv: Stage) -> None:
    """A diver far from any sea, his hose going up, with fish round him."""
    cv.ground(206, 366, 74, 11)
    hose = "M206 112Q206 70 236 52Q268 34 246 8Q238-2 244-12"
    cv.line(hose, P.ink, 8, op=0.22)
    cv.line(hose, "#8a5a33", 6)
    cv.line(hose, "#e0a85f", 6, "2 5")
    cv.cut(
        path("M178 296L170 350L160 366L202 366L204 304ZM208 304L210 366L252 366L242 350L234 296Z"),
        "#a8703f",
        sh=0.8,
        tex=0.7,
        deep=0.5,
    )
    cv.cut(path("M156 366L158 352Q180 344 204 354L204 368ZM208 368L208 354Q232 344 254 352L256 366Z"), P.ink, sh=0.6, lift=0.35)
    body = path("M174 192Q206 178 238 192Q252 236 244 308Q206 322 168 308Q160 236 174 192Z")
    cv.cut(body, "#c98f4f", ang=84, bend=5, tex=1, sh=1.3, deep=0.5, lift=0.4)
    for f in (1, -1):
        arm = path("M-32 198Q-56 222 -54 268L-36 272Q-36 240 -22 222Z", 206, 0, f, 1)
        cv.cut(arm, "#b57c42", sh=0.8, tex=0.6, deep=0.45)
        cv.cut(ell(206 - f * 45, 278, 10), P.ink, "round", sh=0.5, lift=0.4)
    cv.cut(path("M166 198Q206 222 246 198L238 184Q206 174 174 184Z"), "#b8702a", sh=0.7, deep=0.45, lift=0.5)
    cv.spots([(176, 198), (190, 205), (206, 208), (222, 205), (236, 198)], 2.6, "#fbe3a0")
    cv.cut(ell(206, 146, 46), "#d08a36", "round", sh=1.2, tex=0.6, deep=0.5, lift=0.6)
    cv.cut(ell(202, 148, 27), "#8a5a22", "round", sh=0.4, deep=0.4)
    cv.cut(ell(202, 148, 21), "#bfe3e0", "round", sh=0, rim=0, deep=0.55, lift=0.6)
    cv.line("M182 148H222M202 128V168", "#8a5a22", 2.6)
    cv.line("M188 138q6-8 14-9", WHITE, 2.6)
    cv.spots([(202 + 24 * math.cos(i), 148 + 24 * math.sin(i)) for i in (0.4, 1.2, 2, 2.8, 3.6, 4.4, 5.2, 6)], 1.8, "#fbe3a0")
    cv.cut(ell(246, 146, 9, 12), "#b8702a", "round", sh=0.5)
    cv.line("M206 100v14", "#b8702a", 9)
    cv.line("M172 262H240", WOOD, 6)
    cv.cut(rect(197, 254, 18, 16), P.alt, sh=0.4)
    for x, y, k, c in ((136, 132, 1.0, P.hot), (116, 176, 0.8, GOLD), (276, 210, -0.9, "#5f8fb0"), (144, 236, 0.7, "#e6a394")):
        fish = path("M-14 0Q-2 -12 12 -2L22 -10Q20 0 22 10L12 3Q-2 12 -14 0Z", x, y, k, abs(k))
        cv.cut(fish, c, "round", sh=0.5, rim=0.9, deep=0.35)
        cv.fill(ell(x - 6 * k, y - 1.5, 1.6), P.ink)
    for x, y, r in ((158, 108, 4), (152, 92, 3), (160, 78, 5), (150, 60, 3.4), (262, 100, 4), (270, 84, 3)):
        cv.fill(ell(x, y, r), "#eafaf8", 0.5)
        cv.line(ell(x, y, r), WHITE, 1.2)
