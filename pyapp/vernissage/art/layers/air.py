"""Layers of the air, between y=20 and 220: things that fly, float or hang there."""

from __future__ import annotations

from ..scenes.motifs import cottage, cypress, tree
from ..shapes import Shape, ell, n, path, poly
from .stage import GOLD, LEAF, MOSS, PLUM, SAGE, SEA, WHITE, P, Stage, ring, star

_FLEECE = "M-.4 0C-.66 -.1 -.6 -.6 -.34 -.6C-.26 -1 .2 -1 .26 -.66C.62 -.66 .62 -.1 .4 0C.2 .1 -.2 .1 -.4 0Z"


def whale(cv: Stage) -> None:
    """A whale with a house and garden on its back."""
    with cv.placed(10, 30, 0.87):
        body = path(
            "M28 148Q20 108 68 92Q130 72 186 102Q222 122 246 114Q244 88 222 74Q250 68 262 98Q278 76 298 84Q288 112 266 126"
            "Q240 164 182 174Q110 188 58 174Q34 166 28 148Z"
        )
        cv.cut(body, SEA, "round", ang=-8, bend=10, tex=1, deep=0.5, lift=0.4, sh=1.6)
        with cv.within(body):
            cv.fill(path("M20 146Q70 158 130 152Q190 148 240 132Q220 190 120 192Q40 190 20 146Z"), "#e9dfc6", 0.9)
            cv.line(
                "M30 160Q80 168 140 162Q180 158 206 150M36 168Q90 176 150 170Q180 166 196 160M52 177Q100 184 160 176",
                SEA,
                1.6,
                op=0.6,
            )
        cv.cut(path("M150 168Q168 206 200 208Q196 180 184 158Z"), P.deep, sh=0.8)
        cv.fill(ell(66, 138, 5), P.pale)
        cv.fill(ell(65, 138, 3), P.ink)
        cv.line("M58 130q8-6 16 0M28 148Q44 156 62 152", P.ink, 1.6)
        cv.cut(path("M84 92Q100 74 132 78Q164 80 176 98Q130 76 84 92Z"), LEAF, "drop", sh=0.5)
        cottage(cv, 116, 82, 24, "#f8ead0", P.hot, True, "#ffd76a")
        cypress(cv, 106, 84, 30, MOSS)
        cypress(cv, 98, 86, 20, "#3b6450")
        tree(cv, 160, 90, 28, SAGE, cv.rng)
        for x, y, w in ((70, 204, 60), (236, 172, 70), (26, 94, 46)):
            cv.cloud(x, y, w)


def lullaby(cv: Stage) -> None:
    """A mobile on threads from above, left: a child asleep in a crescent, stars, a cloud, a sheep."""
    cv.line("M84-6V44M26-6V92M52-6V30M132-6V26M158-6V78M104-6V176M60-6V180", P.ink, 1.6, op=0.35)
    cv.line("M83-6V44M25-6V92M51-6V30M131-6V26M157-6V78M103-6V100M59-6V96", P.pale, 1.1)
    s = path("M110 52Q62 40 46 82Q36 130 80 150Q122 158 140 116Q116 138 90 122Q66 100 84 74Q92 60 110 52Z")
    cv.cut(s, "#f7d98a", "round", sh=1.2, rim=0.8, deep=0.3, lift=0.5, tex=0.6)
    cv.line("M62 92q5 5 10 0M58 114q6 5 12 2", "#a9732f", 1.9)
    cv.cut(path("M88 124Q96 104 116 108Q136 110 140 118Q124 146 96 138Q88 134 88 124Z"), "#5f86a6", "round", sh=0.5)
    cv.line("M100 112Q106 124 102 138M114 108Q122 122 116 141M128 112Q134 120 130 132", P.pale, 1.4, "3 3", 0.8)
    cv.cut(ell(90, 112, 10), "#f0c9a4", "round", sh=0.4, deep=0.2)
    cv.fill(path("M79 112Q80 99 92 101Q102 102 101 111Q92 104 79 112Z"), "#6b4038")
    cv.line("M84 114q2.5 2 5 0M92 114q2.5 2 5 0", "#6b4038", 1.2)
    cv.cloud(26, 106, 50, "#f3e4ea", 0.7)
    cv.cloud(156, 92, 56, WHITE, 0.7)
    for x, y, r, c in ((52, 36, 11, GOLD), (132, 34, 13, P.hot), (60, 190, 12, GOLD)):
        cv.cut(star(x, y, r, 5, 0.5), c, "round", sh=0.5, rim=0.8, deep=0.2)
    cv.fill(ell(92, 192, 2, 6) + ell(100, 193, 2, 6) + ell(110, 193, 2, 6) + ell(116, 192, 2, 6), P.ink)
    cv.cut(path(_FLEECE, 104, 188, 40, 30), WHITE, "drop", sh=0.5, lift=0.5, deep=0.22)
    cv.cut(ell(87, 178, 6.5, 5), P.ink, "round", sh=0.3, rim=0.4)


def masquerade(cv: Stage) -> None:
    """A great mask with feathers and ribbons: over a figure it becomes the face."""
    for i, (x, top, a) in enumerate(
        ((84, 88, -34), (102, 70, -22), (122, 56, -11), (144, 50, 0), (166, 56, 11), (186, 70, 22), (204, 88, 34))
    ):
        c = (PLUM, "#2f7f86", P.hot, GOLD, P.hot, "#2f7f86", PLUM)[i]
        s = path("M0 1C-.5 .5 -.62 -.4 0 -1C.62 -.4 .5 .5 0 1Z", x, top + 26, 20, 52, a)
        cv.cut(s, c, "cyl", sh=0.6, rim=0.7, ang=90 + a, deep=0.4, lift=0.35)
        cv.line(
            path("M0 1L0 -.8M0 .3L-.3 -.1M0 .3L.3 -.1M0 -.1L-.28 -.45M0 -.1L.28 -.45", x, top + 26, 20, 52, a),
            P.pale,
            1,
            op=0.6,
        )
    for f in (1, -1):
        r = path("M60 0Q98 20 88 60Q82 96 106 118L94 124Q68 100 76 62Q80 30 56 14Z", 144, 138, f, 1)
        cv.cut(r, P.hot, "cyl", sh=0.8, rim=0.6, deep=0.5)
    s = path(
        "M144 132Q172 108 216 112Q226 142 206 168Q184 188 162 172Q150 160 144 160Q138 160 126 172Q104 188 82 168Q62 142 72 112"
        "Q116 108 144 132Z"
    )
    cv.cut(s, "#f1e2c6", "round", sh=1.4, rim=0.9, deep=0.3, lift=0.4, tex=0.6)
    cv.line(
        path(
            "M144 139Q172 116 210 119Q216 142 200 162Q184 178 166 166Q152 154 144 154Q136 154 122 166"
            "Q104 178 88 162Q72 142 78 119Q116 116 144 139Z"
        ),
        GOLD,
        2.4,
        "1 4.6",
    )
    for f in (1, -1):
        eye = path("M12 4Q30 -12 50 0Q40 18 22 15Q14 12 12 4Z", 144, 143, f, 1)
        cv.fill(eye, P.ink)
        cv.line(eye, GOLD, 1.8)
        cv.fill(path("M52 -16Q66 -14 64 4Q56 -4 52 -16Z", 144, 143, f, 1), P.hot)
        cv.fill(ell(144 + f * 26, 146, 2.2), P.pale)
    cv.cut(star(144, 128, 13, 8, 0.6), GOLD, "round", sh=0.4, deep=0.3)
    cv.fill(ell(144, 128, 4.5), "#2f7f86")


def promise(cv: Stage) -> None:
    """Two swallows that carry a red ribbon with a ring across the air."""
    band = "M58 92Q70 132 108 150Q128 160 148 158Q176 158 196 140Q228 112 242 72"
    cv.line(band, P.ink, 9, op=0.18)
    cv.line(band, "#8f2430", 7)
    cv.line(band, P.hot, 4.6)
    for d in ("M146 158Q120 146 112 166Q122 178 148 160Z", "M148 158Q176 144 186 164Q174 178 148 160Z"):
        cv.cut(path(d), P.hot, "drop", sh=0.6, deep=0.45)
    for d in (
        "M144 160Q126 186 130 214L138 206L146 214Q142 186 150 162Z",
        "M150 160Q170 184 170 208L162 202L155 212Q156 186 146 162Z",
    ):
        cv.cut(path(d), "#c93a2f", "drop", sh=0.6, deep=0.45)
    cv.cut(ell(148, 160, 8, 7), "#b83228", "round", sh=0.4)
    cv.shadow(ring(148, 186, 18, 12), 0.6)
    cv.line(ell(148, 186, 15), "#8a5a22", 6.4)
    cv.line(ell(148, 186, 15), GOLD, 4)
    cv.line(ell(147, 185, 15), "#fdf0c0", 1.2, "14 60")
    cv.cut(poly((148, 162), (157, 168), (148, 178), (139, 168)), "#bfe3e6", "cyl", sh=0.3, rim=1, deep=0.3)
    for x, y, f, k in ((60, 84, 1, 1.12), (244, 62, -1, 1.0)):
        _swallow(cv, x, y, f * k)


def _swallow(cv: Stage, x: float, y: float, f: float) -> None:
    for d, c in (
        ("M-4 2Q-30 -6 -46 -34Q-20 -28 10 -6Z", "#22345c"),
        ("M-12 8Q-40 8 -58 22Q-44 22 -34 20Q-46 28 -50 38Q-30 26 -6 14Z", "#2b4270"),
        ("M-18 6Q-8 -8 12 -8Q26 -8 34 2L26 6Q18 20 0 18Q-12 16 -18 6Z", "#2f4a7c"),
        ("M0 4Q-4 -34 14 -58Q24 -30 18 0Z", "#2b4270"),
    ):
        cv.cut(path(d, x, y, f, abs(f)), c, "drop", sh=0.7, rim=0.8, deep=0.4, lift=0.35)
    cv.fill(path("M26 6Q18 20 0 18Q-10 16 -15 10Q6 12 16 4Z", x, y, f, abs(f)), "#f6e6cf")
    cv.fill(path("M20 4Q26 2 30 5Q24 13 16 10Z", x, y, f, abs(f)), P.hot)
    cv.fill(path("M33 -1L42 3L31 5Z", x, y, f, abs(f)), P.alt)
    cv.fill(ell(x + f * 24, y - 1, 2), P.pale)


def umbrella(cv: Stage) -> None:
    """Umbrellas adrift: a great one on the right, two small."""
    _umbrella(cv, 208, 104, 78, PLUM, "#8a5f92", 12)
    _umbrella(cv, 92, 60, 27, P.hot, "#f0876a", -14)
    _umbrella(cv, 46, 150, 19, "#d99a2e", "#f4c65a", 16)
    drops = [(120, 118), (134, 150), (88, 118), (66, 190), (252, 214), (284, 190), (150, 200), (26, 84)]
    for px, py in drops:
        cv.cut(path("M0 -1Q1 .2 0 1Q-1 .2 0 -1Z", px, py, 3.4, 7), "#a9cbd6", sh=0.2, rim=0.5)


def _umbrella(cv: Stage, x: float, y: float, r: float, c: str, light: str, turn: float) -> None:
    cv.line(path("M0 -1L0 .98", x, y, r, r, turn), P.ink, r * 0.06, op=0.3)
    cv.line(path("M0 -.98L0 .98Q0 1.2 -.12 1.2Q-.25 1.2 -.24 1.04", x, y, r, r, turn), "#c9a15a", max(1.4, r * 0.045))
    s = path(
        "M-1 .14C-1 -.6 -.5 -.86 0 -.88C.5 -.86 1 -.6 1 .14Q.84 -.08 .66 .1Q.5 -.1 .33 .08Q.16 -.1 0 .08"
        "Q-.16 -.1 -.33 .08Q-.5 -.1 -.66 .1Q-.84 -.08 -1 .14Z",
        x,
        y,
        r,
        r,
        turn,
    )
    cv.cut(s, c, "cyl", sh=r / 60, deep=0.5, ang=10, tex=1 if r > 60 else 0, bend=6)
    for d in (
        "M-.33 .08C-.3 -.5 -.14 -.8 0 -.88C-.5 -.78 -.64 -.4 -.66 .1Q-.5 -.1 -.33 .08Z",
        "M.33 .08C.3 -.5 .14 -.8 0 -.88C.5 -.78 .64 -.4 .66 .1Q.5 -.1 .33 .08Z",
    ):
        cv.fill(path(d, x, y, r, r, turn), light, 0.45)
    cv.line(
        path(
            "M0 -.88C-.5 -.78 -.64 -.4 -.66 .1M0 -.88C-.14 -.8 -.3 -.5 -.33 .08M0 -.88L0 .08M0 -.88"
            "C.14 -.8 .3 -.5 .33 .08M0 -.88C.5 -.78 .64 -.4 .66 .1",
            x,
            y,
            r,
            r,
            turn,
        ),
        P.pale,
        1.1,
        op=0.6,
    )


def _crossing(i: int, r: float, j: int, q: float) -> tuple[float, float]:
    """Give the point where side i of a triangle, at distance r from its centre, crosses side j at distance q. Side 0 is below,
    1 right, 2 left.
    """
    (ax, ay), (bx, by) = (_NORMALS[i], _NORMALS[j])
    d = ax * by - ay * bx
    return (r * by - q * ay) / d, (ax * q - bx * r) / d


_NORMALS = ((0.0, 1.0), (0.866, -0.5), (-0.866, -0.5))


def impossible(cv: Stage) -> None:
    """A triangle of stone beams that cannot be, afloat in the middle, with small trees and a fall of water."""
    with cv.placed(30, -14):
        x, y = 142, 122
        r0, r1, r2 = 12, 29, 46
        beams = []
        for i, c in ((1, "#c98f6a"), (0, "#8f5f63"), (2, "#f0d9b5")):
            a, k = (i + 2) % 3, (i + 1) % 3
            ends = ((i, r1, k, r2), (i, r2, k, r1), (i, r2, a, r1), (a, r1, k, r1), (a, r0, k, r1), (a, r0, i, r1))
            beams.append((poly(*((x + px, y + py) for px, py in (_crossing(*end) for end in ends))), c))
        whole = Shape("".join(s.d for s, _ in beams), (x - 80, y - 80, x + 80, y + 50))
        cv.shadow(whole, 1.4)
        for s, c in beams:
            cv.cut(s, c, sh=0, rim=0.8, tex=0.7, ang=60, deep=0.25, lift=0.25)
        for px, h in ((96, 24), (176, 28), (192, 19)):
            cypress(cv, px, 152, h, MOSS)
        tree(cv, 142, 52, 24, SAGE, cv.rng)
        cv.line("M208 158q4 20 0 42M212 158q6 22 2 50M203 160q2 14-2 30", "#dff0ee", 3, op=0.9)
        cv.mist(208, 208, 22, 10, 0.7)
        cv.cloud(76, 196, 54)
        cv.cloud(226, 92, 40)


def paper(cv: Stage) -> None:
    """A great folded crane on the right and paper planes with their loops."""
    cv.line("M8 150Q40 100 70 122T120 84M20 60Q50 30 84 44", P.pale, 1.8, "5 6", 0.9)
    for d, c, sh in (
        ("M196 122L294 34L236 150Z", "#f3d9b8", 1.2),
        ("M196 122L150 26L226 144Z", "#fdf6e6", 1.0),
        ("M206 138L150 26L186 132Z", "#dcbf9c", 0),
        ("M176 150L196 120L240 146L214 184Z", "#fbead0", 1.0),
        ("M196 120L240 146L214 184Z", "#d8ad8a", 0),
        ("M178 150L120 104L112 122L126 116L186 164Z", "#fdf6e6", 0.8),
        ("M120 104L104 120L116 118Z", P.hot, 0.4),
        ("M232 148L292 168L214 184Z", "#f6dfc0", 0.8),
    ):
        cv.cut(path(d), c, "drop", sh=sh, rim=0.8, deep=0.22, lift=0.3)
    cv.line("M196 122L294 34M204 140L236 150M150 26L210 134", "#a8795a", 0.9, op=0.7)
    for x, y, k in ((126, 74, 1.0), (88, 38, 0.7), (40, 196, 0.8)):
        cv.cut(path("M0 0L-34 -8L-24 2Z", x, y, k), WHITE, "drop", sh=0.6, rim=0.8)
        cv.cut(path("M0 0L-24 2L-22 12L-14 4Z", x, y, k), "#d9b896", "drop", sh=0.4, rim=0.5)
        cv.cut(path("M0 0L-14 4L-26 14Z", x, y, k), "#f3dcbc", "drop", sh=0.4, rim=0.7)


def unfinished(cv: Stage) -> None:
    """A great brush that paints a band of three colours across the air, with pencil lines where none is yet."""
    for dy, c, w in ((0, "#d9472f", 17), (15, "#e9b23f", 17), (30, "#3f8f92", 17)):
        d = f"M-16 {202 + dy}Q44 {128 + dy * 0.8:.0f} 118 {130 + dy * 0.7:.0f}T214 {88 + dy * 0.5:.0f}"
        cv.line(d, c, w)
        cv.line(d, P.tint(c, 0.55), 1.6, "40 9 70 16", 0.8)
        cv.line(d.replace("M-16", "M-12"), P.shade(c, 0.4), 1.3, "20 30 46 22", 0.5)
    cv.fill(ell(36, 206, 3.4, 8) + ell(37, 219, 2.2), "#3f8f92")
    cv.fill(ell(92, 172, 3, 7) + ell(150, 166, 3.4, 9) + ell(151, 181, 2.2), "#3f8f92")
    cv.line("M236 78Q262 52 300 60M240 92Q268 70 304 80M246 104Q270 88 304 98", P.pale, 1.6, "6 5", 0.9)
    cv.line("M252 52L296 150M230 130H300M274 40V160", P.pale, 1, op=0.5)
    cv.cut(path("M206 84Q214 72 228 78Q240 86 234 98Q222 110 202 112Q210 98 206 84Z"), P.deep, "cyl", sh=0.8, deep=0.5)
    cv.line("M208 88Q214 96 206 108M216 82Q224 94 212 108", P.pale, 1, op=0.5)
    cv.cut(path("M224 76L240 62L254 78L240 94Z"), "#c9cfd2", "cyl", sh=0.8, deep=0.5, lift=0.6)
    cv.cut(path("M240 62Q258 38 300 6Q306 8 304 14Q284 56 254 78Z"), "#b3652f", "cyl", sh=1, ang=-40, tex=0.8, deep=0.5)
    cv.line("M248 64Q266 42 290 22", "#f0bd8a", 2, op=0.7)


def weightless(cv: Stage) -> None:
    """Jellyfish that drift like lanterns, left."""
    for x, y, r, c in ((86, 92, 42, "#e88f8a"), (32, 168, 19, "#8fb6d6"), (160, 46, 22, "#f0b86a"), (146, 176, 14, "#c79ac9")):
        cv.glow(x, y, r * 1.9, c, 0.5)
        arms = "".join(
            f"M{n(x + dx * r)} {n(y + r * 0.2)}q{n(r * 0.3)} {n(r * 0.45)} 0 {n(r * 0.9)}t{n(-r * 0.1)} {n(r * 0.7)}"
            for dx in (-0.7, -0.35, 0, 0.35, 0.7)
        )
        cv.line(arms, P.ink, r * 0.1, op=0.2)
        cv.line(arms, P.tint(c, 0.35), r * 0.075)
        frill = "".join(
            f"M{n(x + dx * r)} {n(y + r * 0.2)}q{n(-r * 0.25)} {n(r * 0.3)} {n(r * 0.04)} {n(r * 0.6)}t0 {n(r * 0.5)}"
            for dx in (-0.18, 0.16)
        )
        cv.line(frill, P.tint(c, 0.6), r * 0.16, op=0.85)
        s = path(
            "M-1 .2C-1 -.5 -.55 -.86 0 -.86C.55 -.86 1 -.5 1 .2Q.84 .4 .66 .22Q.5 .44 .33 .24Q.16 .46 0 .24"
            "Q-.16 .46 -.33 .24Q-.5 .44 -.66 .22Q-.84 .4 -1 .2Z",
            x,
            y,
            r,
            r,
        )
        cv.cut(s, c, "round", sh=r / 42, rim=0.8, deep=0.3, lift=0.6)
        cv.spots(
            [
                (x + dx * r, y + dy * r)
                for dx, dy in ((-0.4, -0.3), (0, -0.5), (0.4, -0.3), (-0.2, 0), (0.2, -0.02), (0.64, 0), (-0.66, -0.02))
            ],
            r * 0.06,
            WHITE,
            0.8,
        )
    cv.spots([(126, 108), (120, 132), (22, 120), (64, 188), (186, 96), (192, 120), (48, 38)], 2, "#fdf6e6", 0.8)
