"""Layers along the right side, x above 150, from the ground to the sky."""

from __future__ import annotations

import math
from functools import partial

from ..shapes import Shape, blob, ell, path, poly, rect
from .stage import GOLD, LEAF, MOSS, ROSE, SAGE, WHITE, WOOD, P, Stage, around

_LUMPS = (
    (258, 62, 50), (204, 56, 40), (172, 104, 34), (284, 122, 40), (228, 110, 44), (176, 146, 24), (280, 160, 26),
    (150, 84, 22), (232, 28, 30), (284, 24, 26),
)  # fmt: skip
"""The masses of the blossom tree's crown: centre and radius."""


def tender(cv: Stage) -> None:
    """A tree in blossom."""
    with cv.placed(58, 62, 0.84):
        cv.ground(236, 372, 92, 15)
        trunk = path(
            "M196 374Q226 366 226 330Q226 270 206 214Q196 186 168 168L174 160Q204 172 220 202Q224 170 214 132L223 130"
            "Q236 168 236 206Q252 170 280 152L286 160Q256 190 252 240Q248 310 262 346Q270 366 300 374Q266 376 254 368"
            "Q246 380 236 368Q222 380 196 374Z"
        )
        cv.cut(trunk, WOOD, ang=80, bend=6, tex=1, deep=0.55, sh=1.3)
        whole = [_lump(cv, *lump) for lump in _LUMPS]
        for s in whole:
            cv.shadow(s, 1.2)
        crown = "".join(s.d for s in whole)
        cv.put(f'<path d="{crown}" fill="#9c4560" stroke="{P.pale}" stroke-width="2" stroke-opacity=".5"/>')
        cv.put(f'<path d="{crown}" fill="#9c4560"/>')
        for i, (x, y, r) in enumerate(_LUMPS):
            c = ("#c7617a", "#d3748a", "#c7617a", "#b9566f", "#d3748a")[i % 5]
            cv.form(_lump(cv, x - 3, y - 4, r * 0.9), c, "round", tex=0, deep=0.22, lift=0.35)
            runs: dict[str, list[tuple[float, float]]] = {"#f3b3b4": [], "#a84a66": []}
            for _ in range(int(r * 0.8)):
                a, q = cv.rng.f(0, math.tau), cv.rng.f(0, 1) ** 0.6 * r * 0.98
                c = "#f3b3b4" if math.cos(a - 3.9) > cv.rng.f(-0.4, 0.9) else "#a84a66"
                runs[c].append((x + math.cos(a) * q, y + math.sin(a) * q * 0.88))
            for k, (c, points) in enumerate(runs.items()):
                cv.spots(points, 3 - k * 0.6, c, 0.75)
        for i in range(34):
            a, q = cv.rng.f(0, math.tau), cv.rng.f(0, 1) ** 0.5
            x, y = 232 + math.cos(a) * q * 78, 96 + math.sin(a) * q * 72
            c = ("#fbdfd6", "#f7c3bd", "#fdf0e2")[i % 3]
            cv.stamp(("bloom", c), x, y, cv.rng.f(3, 5.5) * 4, partial(cv.bloom, 0, 0, 20, c, "#d9472f"), size=80)
        for i in range(14):
            petal = path("M0 -1Q1 -.2 0 1Q-.8 0 0 -1Z", cv.rng.f(130, 290), cv.rng.f(190, 380), cv.rng.f(2, 4), None, i * 47)
            cv.fill(petal, ("#f7c3bd", "#e3929a")[i % 2])


def _lump(cv: Stage, x: float, y: float, r: float) -> Shape:
    points = around(x, y, 1, 1, 15)
    out = []
    for i, (px, py) in enumerate(points):
        q = r * (1.12 if i % 2 else 0.95) * cv.rng.f(0.92, 1.08)
        out.append((x + (px - x) * q, y + (py - y) * q * 0.88))
    return blob(out)


def curious(cv: Stage) -> None:
    """A giraffe with spectacles that looks in from the right."""
    s = path(
        "M314 404L218 404Q236 330 226 250Q218 196 214 150Q196 156 176 150Q158 146 156 132Q160 118 182 112Q204 96 218 82"
        "Q244 72 254 98Q262 140 274 190Q288 250 318 300Z"
    )
    cv.cut(s, "#e9b968", "cyl", ang=80, bend=6, tex=0.8, sh=1.4, deep=0.4, lift=0.4)
    with cv.within(s):
        for x, y, r in (
            (236, 130, 11), (250, 152, 12), (232, 162, 10), (240, 190, 14), (264, 186, 12), (232, 222, 13), (258, 222, 15),
            (244, 254, 15), (276, 250, 15), (240, 292, 16), (270, 286, 15), (300, 292, 16), (236, 330, 16), (268, 326, 17),
            (300, 334, 16), (234, 372, 18), (268, 370, 17), (300, 376, 18), (246, 108, 8),
        ):  # fmt: skip
            cv.fill(blob([(px + cv.rng.f(-3, 3), py + cv.rng.f(-3, 3)) for px, py in around(x, y, r, r, 6, x)]), "#a8612f", 0.9)
    cv.rim(s)
    cv.line("M252 92Q268 150 280 200T316 292", "#7d4326", 5, "5 6")
    for x in (226, 240):
        cv.line(f"M{x} 84L{x - 4} 58", "#c98f4a", 5)
        cv.fill(ell(x - 4, 56, 5), WOOD)
    cv.cut(path("M246 88Q272 70 278 84Q276 100 250 102Z"), "#d99a4e", sh=0.6)
    cv.fill(path("M156 132Q162 122 176 124Q184 138 176 150Q158 146 156 132Z"), "#f3dcb0", 0.9)
    cv.fill(ell(165, 131, 2, 3), WOOD)
    cv.line("M162 144q12 4 22 0", WOOD, 1.8)
    for x in (196, 222):
        cv.cut(ell(x, 112, 13), "#fdf6e3", "round", sh=0.4, rim=0, deep=0.1)
        cv.line(ell(x, 112, 13), P.ink, 3)
        cv.fill(ell(x - 2, 114, 4.6), P.ink)
        cv.fill(ell(x - 4, 112, 1.5), WHITE)
    cv.line("M209 111q0-4 1-2M235 110Q246 104 254 104", P.ink, 3)
    cv.fill(path("M190 92Q198 86 206 92L206 95Q198 90 190 95ZM216 90Q224 84 232 90L232 93Q224 88 216 93Z"), WOOD)


def patient(cv: Stage) -> None:
    """A heron that waits among reeds on one leg."""
    _reeds(cv)
    cv.line("M226 300L224 366M224 366l-14 4M224 366l13 4M232 296L246 316L228 330", "#5d4038", 3.6)
    cv.cut(
        path("M186 256Q188 222 222 216Q254 212 268 252Q276 280 284 306Q262 300 250 302Q216 312 198 288Q186 276 186 256Z"),
        "#8fa6b8",
        "round",
        sh=1.2,
        tex=0.8,
        ang=40,
        bend=6,
        deep=0.45,
        lift=0.45,
    )
    cv.cut(
        path("M206 240Q236 226 258 254Q268 282 280 304Q246 296 226 280Q208 264 206 240Z"),
        "#5f7a92",
        sh=0.6,
        tex=0.6,
        ang=50,
        deep=0.4,
    )
    cv.line("M220 250Q246 256 266 290M214 262Q240 272 258 296", P.pale, 1.2, op=0.6)
    neck = path(
        "M190 268Q170 240 190 212Q206 190 192 176Q184 166 190 156Q202 146 214 156Q224 168 216 186"
        "Q206 210 208 226Q214 240 212 256Z"
    )
    cv.cut(neck, "#e9e6dc", "cyl", sh=1, deep=0.35, lift=0.5)
    cv.line("M196 206q3 4 1 8M194 222q4 4 2 9M194 240q5 4 3 10", P.ink, 2.2, op=0.7)
    cv.cut(path("M192 160Q170 164 138 182Q166 178 192 172Z"), P.alt, sh=0.6, deep=0.4)
    cv.fill(path("M192 158Q206 148 220 158Q236 162 252 176Q232 172 214 166Q202 160 192 158Z"), P.ink)
    cv.fill(ell(198, 163, 2.6), GOLD)
    cv.fill(ell(198, 163, 1.3), P.ink)
    cv.line("M176 372h40M200 378h66M150 376h20", P.pale, 1.8, "14 8 20 6", 0.8)


def _reeds(cv: Stage) -> None:
    cv.ground(226, 370, 70, 9)
    for x, h, b in ((286, 210, -12), (272, 170, 8), (298, 150, -8), (176, 90, 10), (166, 70, -8), (258, 120, 6)):
        cv.line(f"M{x} 376Q{x} {376 - h // 2} {x + b} {376 - h}", P.ink, 4, op=0.18)
        cv.line(f"M{x} 376Q{x} {376 - h // 2} {x + b} {376 - h}", MOSS, 2.6)
        cv.cut(ell(x + b, 376 - h, 4.4, 15), "#8a5a33", sh=0.4, rim=0.5)
    for x, h, b in (
        (280, 150, 26),
        (266, 116, -22),
        (294, 180, 22),
        (170, 64, -20),
        (182, 76, 18),
        (250, 70, -16),
        (290, 100, -24),
    ):
        cv.cut(
            path(f"M{x - 4} 376Q{x} {376 - h * 0.6:.0f} {x + b} {376 - h}Q{x + 7} {376 - h * 0.5:.0f} {x + 4} 376Z"),
            (LEAF, SAGE)[x % 2],
            sh=0.4,
            rim=0.3,
        )


def stubborn(cv: Stage) -> None:
    """A goat that will not come down from its pinnacle."""
    with cv.placed(-44, 0):
        cv.ground(240, 372, 80, 13)
        rock = path("M176 374Q196 330 190 290L206 262L202 226L214 196L268 192L284 222L280 250L298 286L314 374Z")
        cv.cut(rock, "#9a8478", "cyl", ang=75, tex=1, sh=1.4, deep=0.5, lift=0.35)
        cv.line(
            "M214 198L236 236L226 270L250 310L238 350M268 196L254 226L266 260L258 280M192 292L222 316L214 352"
            "M298 290L274 320L286 356",
            P.shade("#9a8478", 0.5),
            1.6,
            op=0.65,
        )
        cv.fill(poly((214, 196), (236, 236), (226, 270), (206, 262), (202, 226)), P.pale, 0.2)
        cv.cut(path("M206 200Q214 188 240 190Q264 184 278 196Q270 206 252 202Q232 208 206 200Z"), "#6f9a5e", "drop", sh=0.4)
        for d in (
            "M222 160L220 192L228 192L232 164Z",
            "M262 160L266 192L258 193L254 164Z",
            "M236 164L236 194L243 194L244 164Z",
        ):
            cv.cut(path(d), "#cfc4b4", sh=0.3, rim=0.4)
        body = path("M212 110Q226 104 234 122Q250 130 272 126Q286 134 284 152Q278 172 258 172Q232 178 220 164Q210 150 212 132Z")
        cv.cut(body, "#f1e8d8", "round", sh=1.1, tex=0.8, ang=70, deep=0.4, lift=0.4)
        cv.line("M232 146q6 10 0 18M246 144q6 12 0 24M262 142q5 10 0 20", "#b8a48c", 1.7, op=0.8)
        head = path("M216 118Q196 124 184 140Q182 148 192 148Q208 146 224 136Q236 124 230 110Q222 102 214 108Z")
        cv.cut(head, "#f6efe0", "round", sh=0.7, deep=0.35)
        cv.cut(path("M190 148Q194 168 204 174Q206 158 202 146Z"), "#d9cdb8", sh=0.4, rim=0.5)
        for d in ("M216 108Q222 74 252 66Q236 86 228 110Z", "M224 108Q234 84 262 82Q244 94 234 112Z"):
            cv.cut(path(d), "#6f5a4a", sh=0.6, rim=0.6)
        cv.cut(path("M230 112Q246 108 252 118Q242 124 230 120Z"), "#d9c0a4", sh=0.4)
        cv.fill(ell(208, 126, 2.6), P.ink)
        cv.line("M202 118q6-4 11 1M188 142q6 2 10 0", P.ink, 1.7)
        cv.cut(path("M280 130Q296 118 296 132Q292 142 284 144Z"), "#f1e8d8", sh=0.4)
        for x, y in ((208, 240), (284, 270), (206, 330), (262, 340)):
            cv.leaves([(x + dx, y + dy, 5, a) for dx, dy, a in ((-5, 0, 300), (0, -4, 0), (5, 0, 60))], (LEAF, SAGE))
            cv.bloom(x, y, 4, ROSE)


def amber(cv: Stage) -> None:
    """A bough of amber leaves with lanterns, from the upper right corner, in a warm light."""
    cv.glow(250, 90, 150, "#ffcf7a", 0.5)
    bough = "M310 20Q250 34 214 30Q180 30 150 48M262 32Q240 62 204 74M286 26Q276 70 244 104M224 31Q210 14 186 6"
    cv.line(bough, P.ink, 7.5, op=0.22)
    cv.line(bough, WOOD, 5.5)
    cv.line(bough, "#a8734f", 1.4, "20 9", 0.8)
    for x, y, h, c in ((164, 44, 62, "#e2862f"), (206, 74, 66, "#f0b33f"), (250, 100, 70, "#d9622f")):
        cv.line(f"M{x} {y}V{y + h - 24}", P.ink, 1.2)
        cv.glow(x, y + h, 34, "#ffd98a", 0.8)
        s = path("M-.5 -1L.5 -1Q1 -.6 1 0Q1 .6 .5 1L-.5 1Q-1 .6 -1 0Q-1 -.6 -.5 -1Z", x, y + h, 15, 22)
        cv.cut(s, c, "round", sh=0.8, rim=0.8, deep=0.35, lift=0.6)
        cv.line(
            f"M{x - 5} {y + h - 22}Q{x - 10} {y + h} {x - 5} {y + h + 22}M{x + 5} {y + h - 22}"
            f"Q{x + 10} {y + h} {x + 5} {y + h + 22}",
            P.pale,
            1,
            op=0.6,
        )
        cv.fill(rect(x - 8, y + h - 24, 16, 4) + rect(x - 8, y + h + 20, 16, 4), WOOD)
        cv.line(f"M{x} {y + h + 24}v12", P.hot, 2)
    for i in range(60):
        t = cv.rng.f(0, 1)
        bx, by = (
            (300 - 150 * t, 22 + 26 * t * t) if i % 3 else (270 - 66 * t, 36 + 44 * t) if i % 2 else (286 - 42 * t, 26 + 78 * t)
        )
        gx, gy, g = bx + cv.rng.f(-16, 16), by + cv.rng.f(-15, 16), cv.rng.f(7, 12)
        fan = path(
            "M0 .9L-.1 .1Q-.9 .2 -1 -.4Q-.5 -.8 -.06 -.6L0 -.4L.06 -.6Q.5 -.8 1 -.4Q.9 .2 .1 .1Z",
            gx,
            gy,
            g,
            None,
            cv.rng.f(-70, 250),
        )
        c = ("#e8a23a", "#f4c65a", "#d9772f", "#fbdf8e", "#c9582f")[i % 5]
        cv.put(f'<path d="{fan.d}" fill="{c}" stroke="#7d3f1c" stroke-opacity=".45" stroke-width=".7"/>')
    for x, y, a in ((120, 92, 30), (96, 160, 110), (140, 210, 60), (180, 250, 200), (70, 60, 150), (282, 220, 20)):
        cv.cut(
            path("M0 .9L-.1 .1Q-.9 .2 -1 -.4Q-.5 -.8 -.06 -.6L0 -.4L.06 -.6Q.5 -.8 1 -.4Q.9 .2 .1 .1Z", x, y, 8, None, a),
            "#f0b33f",
            sh=0.4,
            rim=0.6,
        )
