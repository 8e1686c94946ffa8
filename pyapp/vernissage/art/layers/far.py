"""Layers in the distance, between y=100 and 300, which fade out below. Some keep to one half, so that two fit
in one picture.
"""

from __future__ import annotations

from ..scenes.motifs import birds, boat, cat, pine, tree
from ..shapes import ell, path, poly, rect, ridge
from .stage import BRICK, GOLD, LIT, MOSS, PLUM, SAGE, WHITE, P, Stage


def kingdom(cv: Stage) -> None:
    """A castle before snowy mountains."""
    with cv.faded(234, 272):
        far = poly(
            (-14, 250), (10, 236), (24, 242), (58, 196), (84, 216), (128, 140), (150, 168), (166, 158), (214, 224),
            (240, 206), (276, 244), (292, 234), (316, 252), (316, 310), (-14, 310),
        )  # fmt: skip
        cv.cut(far, "#7c8fae", ang=60, tex=0.8, sh=0, rim=0.7)
        snow = poly((128, 140), (108, 176), (120, 172), (126, 186), (138, 170), (148, 180), (150, 168))
        snow += poly((58, 196), (46, 213), (56, 210), (64, 217), (72, 206))
        cv.fill(snow + poly((240, 206), (230, 214), (240, 216), (250, 220)), P.pale)
        near = ridge([(70, 275), (100, 252), (128, 236), (150, 212), (176, 214), (196, 238), (230, 254), (262, 278)], 310)
        cv.cut(near, "#4f6d74", "drop", sh=0.5, deep=0.3, rim=0)
    for x, w, h in ((143, 13, 40), (157, 20, 52), (178, 12, 34)):
        y = 222
        cv.cut(rect(x, y - h, w, h), "#f1dfc2", sh=0.4, deep=0.5)
        cv.cut(poly((x - 2, y - h), (x + w / 2, y - h - w * 1.5), (x + w + 2, y - h)), BRICK, sh=0.3)
        cv.fill(rect(x + w / 2 - 1.5, y - h + 9, 3, 7), P.ink)
    cv.line("M167 140v-14", P.ink)
    cv.fill(poly((167, 126), (182, 130), (167, 135)), P.hot)
    for px, py, s in ((92, 254, 20), (104, 250, 26), (206, 250, 28), (220, 254, 22), (236, 258, 18), (82, 258, 16)):
        pine(cv, px, py, s, MOSS)
    cv.mist(150, 264, 170, 14, 0.45)
    cv.mist(70, 256, 70, 8, 0.45)
    cv.mist(240, 258, 80, 8, 0.45)
    birds(cv, 216, 160, 5, cv.rng, P.ink, 1.2)


_STOREYS = (
    (112, 39, 190, 14, "#c9746a", 3), (96, 35, 214, -20, "#f3dcb4", 3), (106, 34, 188, 22, "#7fa9a8", 3),
    (74, 33, 220, -26, "#e6c46a", 2), (66, 30, 186, 24, "#d98fa0", 2),
)  # fmt: skip
"""The storeys of the tower from the lowest: width, height, the centre of its foot, lean to the right, wall, windows."""


def lopsided(cv: Stage) -> None:
    """A tower of houses on top of one another, each tilted against the one below, with a prop and a cat."""
    with cv.faded(262, 294), cv.placed(58, 43, 0.86):
        cv.line([(104, 292), (150, 176)], "#4f2f2c", 9)
        cv.line([(104, 292), (150, 176)], "#b8803f", 5)
        y = 292.0
        for i, (w, h, x, lean, wall, k) in enumerate(_STOREYS):
            top, rise = y - h, lean * 0.36
            (x0, y0), (x1, y1) = (x - w / 2 + lean, top - rise), (x + w / 2 + lean, top + rise)
            cv.cut(poly((x - w / 2, y + 5), (x0, y0), (x1, y1), (x + w / 2, y + 5)), wall, sh=1, rim=0.6, deep=0.45, tex=0.5)
            cv.fill(poly((x + w * 0.32, y + 3), (x + w * 0.32 + lean, y1 - 6), (x1, y1), (x + w / 2, y + 5)), P.ink, 0.2)
            for j in range(k):
                t = (j + 0.5) / k - 0.5
                pane = path(
                    "M-.5 .5L-.5 -.3Q0 -.9 .5 -.3L.5 .5Z", x + w * t * 0.86 + lean * 0.5, y - h * 0.44 + rise * t, 14, 18, lean
                )
                cv.fill(pane, LIT if (i + j) % 4 else P.shade(wall, 0.65))
                cv.line(pane, P.shade(wall, 0.6), 1.6)
            eave = poly((x0 - 10, y0 + 4), (x0 + 2, y0 - 8), (x1 - 2, y1 - 8), (x1 + 10, y1 + 4))
            cv.cut(eave, (BRICK, P.deep, "#7a3b40")[i % 3], sh=0.6, rim=0.7)
            y = (y0 + y1) / 2 - 4
        cat(cv, 258, 184, 24, P.ink, -1)
        cv.cut(poly((x0 - 12, y0 - 2), (x0 + 22, y0 - 50), (x1 + 12, y1 - 2)), BRICK, sh=0.9, rim=0.7, tex=0.5)
        cv.cut(ell(x0 + 29, y0 - 16, 9), WHITE, sh=0.4)
        cv.line(f"M{x0 + 29:.0f} {y0 - 16:.0f}v-5m0 5l4 2", P.ink, 1.8)
        cv.line([(x0 + 22, y0 - 48), (x0 + 18, y0 - 60)], P.ink, 2)
        cv.fill(path("M0 0Q14 -8 26 0Q14 8 2 8Z", x0 + 18, y0 - 60, 1, 1, -8), P.hot)
        cv.fill(path("M-10 0L-10 -19Q0 -29 10 -19L10 0Z", 190, 292), "#5a2f2a")
    cv.mist(218, 284, 104, 13, 0.45)


def harbour(cv: Stage) -> None:
    """A lighthouse on its mole and ships with tall masts, on the left."""
    with cv.faded(262, 292):
        cv.cut(
            ridge([(-12, 262), (20, 244), (60, 252), (110, 258), (180, 262), (200, 274)], 304),
            "#6f7f86",
            "drop",
            rim=0.4,
            sh=0.5,
        )
        for x, w, h, c in ((-6, 26, 46, "#c9746a"), (18, 22, 60, "#f3dcb4"), (86, 24, 40, "#8fb0b0"), (108, 22, 30, "#e6c46a")):
            cv.cut(rect(x, 258 - h, w, h + 12), c, sh=0.6, rim=0.4)
            cv.cut(poly((x - 3, 259 - h), (x + w / 2, 246 - h), (x + w + 3, 259 - h)), BRICK, sh=0.4, rim=0.6)
            for j in range(h // 17):
                cv.fill(rect(x + 5, 266 - h + j * 16, 4, 7) + rect(x + w - 9, 266 - h + j * 16, 4, 7), LIT if j % 2 else P.ink)
    beam = path("M60 116L-20 84L-20 132Z")
    cv.put(f'<path d="{beam.d}" fill="{cv.lin(((0, "#fff3c4", 0.1), (1, "#fff3c4", 0.75)), 0)}"/>')
    beam = path("M62 116L226 76L226 142Z")
    cv.put(f'<path d="{beam.d}" fill="{cv.lin(((0, "#fff3c4", 0.75), (1, "#fff3c4", 0)), 0)}"/>')
    body = poly((46, 258), (52, 126), (72, 126), (80, 258))
    cv.cut(body, "#f6ead2", sh=1, deep=0.45)
    with cv.within(body):
        for y in (146, 190, 234):
            cv.fill(rect(40, y, 50, 22), P.hot)
        cv.fill(rect(68, 120, 16, 140), P.ink, 0.22)
    cv.rim(body)
    cv.cut(rect(47, 121, 30, 6), P.ink, sh=0.4)
    cv.cut(rect(54, 106, 16, 16), LIT, sh=0.3)
    cv.line("M59 106v16M65 106v16", P.ink)
    cv.cut(poly((50, 107), (62, 92), (74, 107)), P.hot, sh=0.4)
    cv.glow(62, 114, 28, "#fff3c4", 0.8)
    for x, y, s, hull, sail in (
        (148, 268, 34, PLUM, "#f6e3c4"),
        (192, 274, 20, P.deep, "#e8b39a"),
        (118, 280, 16, BRICK, "#f6e3c4"),
    ):
        boat(cv, x, y, s, hull, sail, "#e8c3a6")
    cv.line("M120 282h44M140 288h58M30 286h60M176 281h38", P.pale, 1.8, "14 9 22 7", 0.7)
    cv.mist(90, 290, 140, 14, 0.5)
    birds(cv, 126, 156, 5, cv.rng, P.ink, 1.3)


_RANGES = (
    ("#b58aa8", (
        (-12, 186), (26, 168), (58, 196), (86, 210), (116, 236), (150, 246),
        (186, 240), (214, 212), (250, 182), (282, 196), (316, 174))),
    ("#d98a7c", (
        (-12, 214), (34, 198), (66, 218), (96, 232), (126, 246), (160, 250),
        (196, 244), (228, 218), (262, 206), (316, 216))),
    ("#eab36a", ((-12, 236), (40, 222), (84, 240), (120, 250), (160, 254), (200, 250), (236, 232), (272, 224), (316, 236))),
    ("#5f8a82", ((-12, 256), (40, 244), (96, 258), (150, 262), (210, 260), (262, 246), (316, 254))),
    ("#3f6468", ((-12, 278), (50, 264), (110, 276), (160, 280), (206, 276), (256, 264), (316, 272))),
)  # fmt: skip
"""The hills of the horizon from the farthest: colour and skyline. They are low in the middle, where figures stand."""


def horizon(cv: Stage) -> None:
    """Rows of hills that open in the middle, where the sun rises."""
    cv.glow(150, 240, 74, "#fff0c0", 0.8)
    cv.fill(ell(150, 240, 17), "#fdf0c0", 0.95)
    with cv.faded(262, 296):
        for i, (c, points) in enumerate(_RANGES):
            cv.cut(ridge(list(points), 304), c, "drop", sh=0.4, rim=0.75, tex=0.5, ang=-8, deep=0.25, lift=0.4 - i * 0.04)
        for x, y, s in ((30, 254, 15), (40, 251, 20), (52, 254, 13), (246, 258, 17), (258, 254, 22), (272, 254, 15)):
            pine(cv, x, y, s, MOSS)
    cv.line("M-4 152Q70 138 150 142T304 130", GOLD, 2, "46 10 80 16", 0.8)
    cv.line("M-4 142Q80 128 160 133T304 118", WHITE, 1.2, "30 16 60 20", 0.8)
    birds(cv, 84, 164, 5, cv.rng, P.ink, 1.2)


def giant(cv: Stage) -> None:
    """A giant asleep: his profile is the mountain, woods are his hair, on the right."""
    with cv.faded(240, 282):
        s = path(
            "M96 306Q104 262 130 252Q150 246 158 232Q148 230 150 222Q152 216 146 212Q140 206 148 202Q154 198 150 190"
            "Q142 184 148 176Q160 160 164 146Q176 118 216 112Q268 108 300 150L316 160L316 306Z"
        )
        cv.cut(s, "#8b93a0", "cyl", ang=70, bend=8, tex=1, sh=1, deep=0.45, lift=0.4)
        cv.fill(
            path("M176 236Q200 262 240 258Q280 250 304 262L316 306L120 306Q130 262 158 250Q170 246 176 236Z"), "#6f7886", 0.7
        )
        cv.line("M162 168q9 7 19 2M158 160q12-7 25 0M150 202q8 3 16 1M152 221q9 0 16-5", P.ink, 2.2, op=0.75)
        cv.line("M228 186q18-6 18 12t-16 22q-4-8 0-14M190 200q6 16 0 32M262 230q-6 22-30 26", P.ink, 1.8, op=0.4)
        cv.fill(ell(182, 196, 13, 8), "#c98f86", 0.4)
        cv.cut(
            path(
                "M170 142Q160 108 196 96Q214 84 236 92Q262 86 280 106Q304 112 318 140L318 200Q296 196 286 172"
                "Q262 150 236 142Q200 128 170 142Z"
            ),
            "#4f7468",
            "round",
            sh=0.8,
            tex=0.8,
            ang=80,
        )
    for x, y, k in (
        (180, 132, 26),
        (198, 118, 30),
        (218, 108, 34),
        (240, 108, 32),
        (258, 116, 34),
        (276, 126, 32),
        (292, 146, 34),
        (232, 124, 24),
        (268, 142, 26),
    ):
        pine(cv, x, y, k, MOSS if x % 4 else "#3b6450")
    cv.cloud(116, 190, 44, WHITE)
    cv.cloud(86, 172, 28, WHITE)
    tree(cv, 196, 264, 22, SAGE, cv.rng)
    cv.mist(214, 272, 130, 15, 0.5)
