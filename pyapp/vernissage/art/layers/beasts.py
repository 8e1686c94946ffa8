"""Layers with a beast that stands, lies or runs on the stage."""

from __future__ import annotations

from ..shapes import ell, path, poly, rect
from .stage import (
    BRICK,
    GOLD,
    LEAF,
    LIT,
    MOSS,
    PETAL,
    ROSE,
    SAGE,
    WHITE,
    WOOD,
    P,
    Stage,
)  # fmt: skip


def shy(cv: Stage) -> None:
    """A stag whose antlers flower."""
    cv.ground(180, 354, 86, 13)
    cv.fill(
        path("M196 260Q206 300 202 352L192 352Q192 310 182 276ZM138 260Q128 300 126 352L117 352Q118 300 124 262Z"), "#6b3a2c"
    )
    body = path(
        "M70 184Q76 170 96 158Q108 148 120 158Q138 186 158 214Q192 226 220 218Q246 220 246 252Q242 272 232 290Q228 302 233 320"
        "L236 356L222 356L219 324Q212 306 208 288Q204 276 196 277Q176 284 162 280Q158 302 156 320L156 356L143 356L140 318"
        "Q136 292 130 270Q114 246 112 212Q108 198 98 198Q82 200 72 194Z"
    )
    cv.cut(body, "#b9693f", ang=70, bend=6, tex=1, deep=0.5, lift=0.4, sh=1.3)
    cv.fill(path("M114 200Q122 236 134 266Q146 262 142 236Q130 212 114 200Z"), "#f3dcb4", 0.75)
    cv.fill(path("M232 222Q248 232 240 254Q230 248 232 222Z"), P.pale)
    cv.fill(path("M118 160Q134 144 144 148Q142 162 122 170Z"), "#8a4a30")
    cv.line("M87 174q5 4 10 0", P.ink, 2)
    cv.fill(ell(73, 187, 4.2, 3.4), P.ink)
    cv.fill(ell(88, 184, 6, 4), "#e8805f", 0.55)
    for i in range(9):
        cv.fill(ell(176 + i % 5 * 13 + i // 5 * 6, 232 + i // 5 * 14, 3.2, 2.4), "#f3dcb4", 0.8)
    antlers = (
        "M106 158Q76 130 88 84Q92 66 82 46M86 112Q64 108 52 88M88 86Q68 78 64 56",
        "M116 156Q142 128 140 86Q140 66 154 46M136 116Q160 112 174 94M140 88Q160 80 168 60",
    )
    for move, c, w, o in ((2.5, P.ink, 6, 0.25), (0, "#7a5138", 5.4, None), (-0.9, "#e8cfa2", 2, None)):
        for d in antlers:
            cv.line(path(d, move, move), c, w, op=o)
    for i, (x, y, r) in enumerate(
        (
            (82, 44, 10),
            (52, 86, 9),
            (64, 54, 8),
            (154, 44, 10),
            (175, 93, 9),
            (169, 58, 8),
            (88, 84, 7),
            (140, 88, 7),
            (122, 134, 7),
        )
    ):
        for a in (30, 150, 270):
            cv.fill(path(PETAL, x, y, r * 1.6, None, a + i * 50), MOSS)
        cv.bloom(x, y, r, (P.hot, "#fbf0d6", ROSE)[i % 3], GOLD, 5, i)


def reluctant(cv: Stage) -> None:
    """An elephant that sits down while a small bird pulls at its rope."""
    with cv.placed(58, 70, 0.81):
        cv.ground(196, 366, 100, 13)
        cv.line("M282 300Q302 316 294 344", "#6b7486", 4.4)
        body = path(
            "M128 214Q150 168 200 168Q266 172 284 240Q298 310 288 352Q286 366 262 366L170 366Q142 366 138 340"
            "Q140 300 126 268Q120 236 128 214Z"
        )
        cv.cut(body, "#8793a8", "round", ang=70, bend=8, tex=1, sh=1.4, deep=0.5, lift=0.4)
        cv.cut(
            path("M214 300Q262 292 276 330Q282 366 258 366L204 366Q192 366 194 356Q200 350 216 348Q204 320 214 300Z"),
            "#7a869c",
            "round",
            sh=0.6,
            tex=0.6,
        )
        cv.cut(path("M146 296L142 358Q142 367 154 367L174 367Q184 366 183 356L184 296Z"), "#8f9bb0", sh=0.6, tex=0.6, ang=88)
        cv.line("M146 366q2-6 7-6t6 6M160 366q2-6 7-6t6 6M202 365q2-6 7-6t6 6M216 365q2-6 7-6t6 6", WHITE, 2)
        blanket = path("M196 168Q250 170 278 220L270 262Q234 250 200 258Q190 210 196 168Z")
        cv.cut(blanket, P.hot, "cyl", sh=0.7, tex=0.7, deep=0.45)
        cv.line("M204 250Q234 244 266 254M202 240Q236 234 268 244", GOLD, 2.4)
        cv.line("M203 258Q234 250 269 262", GOLD, 5, "0 6.5")
        head = path(
            "M88 236Q80 182 118 166Q156 154 176 186Q190 222 168 254Q150 274 120 270Q108 278 104 300"
            "Q102 322 84 326Q62 328 60 306Q62 298 70 302Q74 312 82 306Q88 290 88 270Z"
        )
        cv.cut(head, "#94a0b4", "round", ang=60, bend=6, tex=1, sh=1.2, deep=0.45, lift=0.45)
        cv.line("M90 262q8 4 16 0M89 274q8 4 14 1M90 286q6 3 12 1M86 298q6 4 11 3", "#5f6a80", 1.6, op=0.8)
        ear = path("M148 176Q196 150 214 190Q222 236 192 262Q166 262 152 232Q138 204 148 176Z")
        cv.cut(ear, "#7f8ba2", "round", sh=1, tex=0.8, deep=0.45, lift=0.35)
        cv.fill(path("M160 188Q192 170 202 196Q206 228 188 246Q170 240 162 220Q154 204 160 188Z"), "#c99aa0", 0.65)
        cv.cut(path("M112 264Q100 282 84 276Q94 272 102 256Z"), WHITE, sh=0.4)
        cv.fill(ell(114, 212, 4), P.ink)
        cv.fill(ell(113, 211, 1.3), WHITE)
        cv.line("M106 202Q114 198 122 204", P.ink, 2.2)
        cv.line("M98 300Q70 284 44 222", P.ink, 3.4, op=0.25)
        cv.line("M98 300Q70 284 44 222", "#c93a2f", 2.2)
        cv.line("M88 296q10 10 18-2", "#c93a2f", 3)
        _puller(cv, 36, 210)


def _puller(cv: Stage, x: float, y: float) -> None:
    for d, c in (
        ("M-2 -6Q10 -34 34 -36Q28 -8 10 4Z", "#2f7f86"),
        ("M-18 0Q-12 -14 4 -12Q16 -8 24 4L36 6L26 12Q10 18 -6 12Q-16 8 -18 0Z", "#3f98a0"),
        ("M-4 -4Q-14 -34 4 -46Q16 -24 10 0Z", "#4fb0b4"),
    ):
        cv.cut(path(d, x, y, 0.95), c, "drop", sh=0.6, rim=0.9)
    cv.fill(path("M-17 0L-28 3L-16 6Z", x, y, 0.95), P.alt)
    cv.fill(ell(x - 9, y - 3, 1.8), P.ink)
    cv.line(f"M{x - 50} {y + 4}h10M{x - 46} {y - 8}h8M{x - 44} {y + 16}h8", WHITE, 1.8)


def runaway(cv: Stage) -> None:
    """A hare at full stretch with a key round its neck and a letter in its bag."""
    cv.ground(104, 362, 92, 8, 0.36)
    cv.line("M20 300h-26M34 322h-34M16 340h-22", WHITE, 2.4, "16 6 26 8", 0.9)
    cv.cut(path("M60 296Q40 320 10 330Q4 338 14 340Q48 340 78 314Z"), "#8f5f3f", sh=0.6)
    cv.cut(path("M138 286Q168 304 194 306Q200 312 194 316Q164 322 130 304Z"), "#8f5f3f", sh=0.6)
    body = path(
        "M46 274Q56 244 92 244Q120 242 140 250Q146 236 158 232Q178 226 190 240Q200 250 196 256Q186 266 168 266Q166 286 146 296"
        "Q116 306 88 304Q62 306 50 294Q42 286 46 274Z"
    )
    cv.cut(body, "#b5814f", "round", ang=-10, bend=8, tex=1, sh=1.3, deep=0.45, lift=0.45)
    cv.cut(
        path("M52 268Q74 252 92 268Q100 290 84 304Q64 320 34 340Q22 346 20 338Q30 326 48 312Q42 286 52 268Z"),
        "#a8734a",
        "round",
        sh=0.7,
        tex=0.7,
    )
    cv.cut(path("M142 290Q164 296 186 320Q196 324 200 330Q194 334 184 330Q156 322 132 300Z"), "#b5814f", sh=0.6)
    cv.cut(path("M46 272Q30 262 32 276Q36 288 48 284Z"), WHITE, "round", sh=0.4)
    for d, c in (
        ("M162 236Q136 222 112 190Q106 180 118 184Q150 200 172 232Z", "#a8734a"),
        ("M170 234Q152 208 146 172Q146 162 154 170Q176 200 182 234Z", "#b5814f"),
    ):
        cv.cut(path(d), c, sh=0.6, deep=0.4)
    cv.fill(path("M164 230Q142 214 124 192Q148 206 166 226ZM172 228Q158 206 152 180Q168 204 176 228Z"), "#e6a394", 0.8)
    cv.fill(ell(180, 245, 3), P.ink)
    cv.fill(ell(179, 244, 1), WHITE)
    cv.fill(ell(197, 251, 2.6, 2.2), P.ink)
    cv.line("M190 258l12 3M188 260l10 6", WHITE, 1)
    cv.cut(path("M140 250Q150 262 166 266L158 278Q142 272 134 258Z"), P.hot, sh=0.5, deep=0.4)
    cv.cut(path("M140 256Q112 236 84 240Q96 226 74 220Q106 214 126 230Q138 238 146 250Z"), P.hot, "drop", sh=0.7, deep=0.45)
    cv.line("M156 274v12", GOLD, 2.4)
    cv.line(ell(156, 291, 4.6), GOLD, 2.8)
    cv.cut(path("M92 262L128 258L132 284L98 290Z"), "#8f4a36", sh=0.6, deep=0.4)
    cv.cut(path("M96 262L124 259L122 246L100 248Z"), WHITE, sh=0.3)
    cv.fill(path("M92 262L128 258L112 276Z"), "#b8633f")
    cv.fill(ell(112, 274, 3), GOLD)
    cv.leaves([(24, 356, 6, 70), (60, 360, 5, 100), (150, 356, 6, 60), (196, 352, 5, 120)], (SAGE, LEAF))


def drowsy(cv: Stage) -> None:
    """A fox asleep among poppies."""
    cv.ground(146, 372, 120, 15)
    for x, h in ((30, 66), (48, 46), (252, 54), (268, 78), (14, 44), (286, 48)):
        cv.line(f"M{x} 384Q{x + 5} {384 - h // 2} {x} {384 - h}", MOSS, 2.4)
    body = path("M58 362Q44 330 70 304Q104 278 152 280Q206 282 232 314Q248 342 234 366Q150 382 58 362Z")
    cv.cut(body, "#cf6f35", "round", ang=10, bend=10, tex=1, sh=1.4, deep=0.45, lift=0.45)
    cv.line("M196 304Q214 330 196 356M92 310Q104 296 124 292", "#8f4420", 2, op=0.5)
    tail = path("M232 332Q244 372 194 382Q140 392 92 376Q74 368 80 356Q100 362 130 358Q180 354 196 338Q214 318 232 332Z")
    cv.cut(tail, "#d97d3f", "round", ang=5, bend=8, tex=1, sh=0.9, deep=0.4, lift=0.45)
    cv.cut(path("M92 376Q74 368 80 356Q92 360 108 360Q98 368 106 380Z"), WHITE, "round", sh=0.3, rim=0.7)
    head = path(
        "M60 350Q54 326 74 314L78 294L96 308Q112 306 122 312L140 302L138 324Q146 342 130 354Q112 370 96 368Q74 366 60 350Z"
    )
    cv.cut(head, "#dd8443", "round", sh=1, tex=0.7, deep=0.4, lift=0.4)
    cv.fill(
        path("M60 350Q76 340 90 352Q98 360 108 352Q122 340 138 340Q140 350 130 354Q112 370 96 368Q74 366 60 350Z"), WHITE, 0.95
    )
    cv.fill(path("M81 300L92 310L80 314ZM136 306L126 314L136 320Z"), "#5d2f2a")
    cv.fill(ell(98, 364, 5, 4), P.ink)
    cv.line("M74 338q7 6 14 1M112 338q7 5 14-2", P.ink, 2.4)
    cv.line("M150 268h12l-12 13h12M176 240h15l-15 16h15M206 206h19l-19 20h19", P.ink, 5.4, op=0.2)
    cv.line("M150 268h12l-12 13h12M176 240h15l-15 16h15M206 206h19l-19 20h19", WHITE, 3.2)
    for i, (x, y, r) in enumerate(((30, 316, 13), (48, 338, 10), (252, 328, 12), (268, 304, 14), (14, 340, 9), (286, 336, 10))):
        cup = path("M0 .7C-1 .7 -1.2 -.5 -.8 -.8Q-.4 -.4 0 -.8Q.4 -.4 .8 -.8C1.2 -.5 1 .7 0 .7Z", x, y, r)
        cv.cut(cup, (P.hot, ROSE)[i % 3 == 2], "round", sh=0.6, deep=0.35)
        cv.fill(ell(x, y + 2, r * 0.3), P.ink)
    blades = "".join(
        f"M{x - 3} 392Q{x} {370 - x % 9} {x + (x % 13) - 6} {352 - x % 17}Q{x + 4} 372 {x + 3} 392Z"
        for x in range(-2, 306, 11)
        if not 48 < x < 150
    )
    cv.fill(path(blades), "#3f6b52")


def homesick(cv: Stage) -> None:
    """A snail that carries its cottage."""
    with cv.placed(66, 70, 0.81):
        cv.ground(112, 368, 116, 12)
        foot = path(
            "M-6 366Q30 356 44 332Q60 300 110 300Q150 304 172 318Q184 320 190 300Q192 278 206 274"
            "Q224 272 230 288Q234 304 224 320Q214 352 186 366Q90 376 -6 366Z"
        )
        cv.cut(foot, "#d9b98a", "round", ang=8, bend=6, tex=1, sh=1.2, deep=0.4, lift=0.45)
        cv.line("M14 364Q90 366 180 362", "#a8875a", 2, "7 6", 0.7)
        cv.line("M206 278L198 244M218 276L226 244", "#c9a676", 5)
        for x, y in ((197, 240), (227, 240)):
            cv.cut(ell(x, y, 7), WHITE, "round", sh=0.4, deep=0.25)
            cv.fill(ell(x + 1.5, y + 1.5, 3.2), P.ink)
        cv.line("M212 304q9 5 14-4", WOOD, 2)
        cv.fill(ell(206, 298, 5, 3.4), "#e8805f", 0.5)
        cv.cut(
            path("M36 330Q30 262 96 250Q168 254 168 322Q150 340 100 342Q56 344 36 330Z"),
            "#b5633f",
            "round",
            sh=1,
            tex=1,
            ang=30,
            bend=10,
            deep=0.5,
            lift=0.4,
        )
        cv.line("M150 330Q158 280 116 270Q72 270 66 310Q70 336 104 332Q130 322 116 302Q98 294 94 310", "#f0cf9a", 3.4, op=0.85)
        cv.cut(poly((52, 262), (56, 206), (146, 202), (148, 262), (100, 272)), "#f3dfbe", sh=1, tex=0.5, deep=0.4)
        cv.cut(poly((40, 212), (98, 146), (160, 208), (150, 214), (99, 164), (52, 218)), "#8f3a3c", sh=1, deep=0.45)
        cv.fill(poly((56, 212), (99, 166), (146, 208)), "#f3dfbe")
        cv.cut(path("M122 170L122 142L136 142L136 184Z"), "#a8503a", sh=0.6)
        for x, y, r in ((131, 132, 6), (140, 118, 8), (136, 100, 10), (148, 82, 12)):
            cv.fill(ell(x, y, r, r * 0.8), WHITE, 0.75)
        for x in (66, 116):
            cv.fill(rect(x, 218, 20, 22), LIT)
            cv.line(f"M{x} 229h20M{x + 10} 218v22", WOOD, 1.8)
            cv.line(rect(x, 218, 20, 22), WOOD, 2)
            cv.fill(rect(x - 2, 241, 24, 5), BRICK)
            cv.spots([(x + 3, 240), (x + 10, 239), (x + 17, 240)], 2.6, P.hot)
        cv.cut(path("M92 266L92 234Q101 222 110 234L110 268Z"), "#2f7f86", sh=0.4)
        cv.fill(ell(107, 252, 1.6), GOLD)
        cv.cut(ell(99, 190, 8), LIT, "round", sh=0.3, rim=0.9)
        cv.line("M99 182v16M91 190h16", WOOD, 1.6)
