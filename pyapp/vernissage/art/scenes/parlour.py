"""Still lifes of the parlour: music and chess.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803, N806

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, nums, path, poly
from .larder import books, candle, fruit, glass, piece
from .tables import drape, setting

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def music(cv: Canvas, rng: Stream) -> None:
    """Paint a violin before its score."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _top, _wall = setting(cv, rng)
    tall = h > w * 1.25
    if cv.big > 1.6:
        drape(cv, rng, ty)
    # score leaning behind, then the violin diagonally across: the diagonal is the picture
    sw, sh = min(w * 0.5, h * 0.5), min(h * 0.46, w * 0.5)
    sx, sy = w * (0.5 if w < h * 1.3 else 0.36) - sw * 0.1, ty + (h - ty) * 0.3
    cv.fill(poly((sx + 3, sy + 3), (sx + sw + 3, sy - 2), (sx + sw * 0.9 + 4, sy - sh), (sx + 4, sy - sh)), p.ink, 0.3)
    cv.form(
        poly((sx, sy), (sx + sw, sy - 5), (sx + sw * 0.9, sy - sh - 3), (sx - sw * 0.06, sy - sh)),
        p.tint(p.pale, 0.2),
        "plane",
        tex=0,
        deep=0.15,
    )
    d, nd = "", []
    rows = 3 + int(sh / 34)
    for i in range(rows):
        yy = sy - sh * (0.9 - i * 0.82 / rows)
        for j in range(5):
            d += f"M{nums(sx + 3, yy + j * 2)}l{nums(sw * 0.86, -2)}"
        for j in range(5 + int(sw / 22)):
            nx, ny = sx + 6 + j * (sw * 0.8 / (5 + int(sw / 22))), yy + rng.i(0, 4) * 2 - 1
            nd.append((nx, ny))
    cv.line(d, p.ink, 0.45, op=0.8)
    cv.spots(nd, 1.5, p.ink)
    cv.line("".join(f"M{nums(a + 1.5, b)}v-6" for a, b in nd), p.ink, 0.7)
    f = rng.pick((1, -1))
    L = min(h * 0.8, w * 0.78) if not tall else h * 0.6
    vx, vy = w * (0.56 if w < h * 1.3 else 0.6), ty + (h - ty) * 0.3 - L * 0.1
    violin(cv, vx, vy, L, 28 * f if not tall else 14 * f)
    if w > 120:
        candle(cv, w * (0.12 if f > 0 else 0.88), ty + (h - ty) * 0.4, min(h * 0.4, 58), True)
    if w > 160 or h > 200:
        fruit(cv, "pomegranate", w * 0.8 if f > 0 else w * 0.22, ty + (h - ty) * 0.6, 11 + 3 * cv.big, rng)
        fruit(cv, "lemon", (w * 0.8 if f > 0 else w * 0.22) + 16 + 4 * cv.big, ty + (h - ty) * 0.68, 9 + 3 * cv.big, rng)
    if w > 220:
        glass(cv, w * 0.9 if f > 0 else w * 0.1, ty + (h - ty) * 0.45, h * 0.3, mix("#7a1f2e", p.hot, 0.2))
        books(cv, w * 0.16, ty + (h - ty) * 0.5, h * 0.24, rng)


def violin(cv: Canvas, x: float, y: float, L: float, rot: float) -> None:
    """Body centred at (x,y), neck up; drawn in units of L, turned by rot."""
    p = cv.pal
    wood = mix("#b5612a", p.hot, 0.25)

    def T(d: str) -> Shape:
        return path(d, x, y, L, None, rot)

    cv.fill(
        path(
            (
                "M0 .46C-.2 .46 -.25 .26 -.13 .13C-.1 .08 -.1 .04 -.12 0C-.2 -.12 -.14 -.22 0 -.22C.14"
                " -.22 .2 -.12 .12 0C.1 .04 .1 .08 .13 .13C.25 .26 .2 .46 0 .46Z"
            ),
            x + L * 0.03,
            y + L * 0.03,
            L,
            None,
            rot,
        ),
        p.ink,
        0.35,
    )
    cv.form(
        T(
            "M0 .46C-.2 .46 -.25 .26 -.13 .13C-.1 .08 -.1 .04 -.12 0C-.2 -.12 -.14 -.22 0 -.22C.14"
            " -.22 .2 -.12 .12 0C.1 .04 .1 .08 .13 .13C.25 .26 .2 .46 0 .46Z"
        ),
        wood,
        "round",
        ang=rot + 90,
        bend=5,
        tex=0.9,
        deep=0.55,
        lift=0.3,
    )
    cv.line(
        T(
            "M0 .43C-.17 .43 -.21 .27 -.11 .14C-.07 .08 -.07 .04 -.1 -.01C-.16 -.12 -.12 -.19 0 -.19"
            "C.12 -.19 .16 -.12 .1 -.01C.07 .04 .07 .08 .11 .14C.21 .27 .17 .43 0 .43"
        ),
        p.shade(wood, 0.5),
        L * 0.008,
    )
    cv.line(T("M-.09 .08C-.12 .12 -.06 .18 -.09 .24M.09 .08C.12 .12 .06 .18 .09 .24"), p.ink, L * 0.016)
    cv.fill(T("M-.045 .4L.045 .4L.03 .25L-.03 .25Z"), p.ink)
    cv.fill(T("M-.07 .19L.07 .19L.05 .165L-.05 .165Z"), p.tint("#d9a35c", 0.2))
    cv.fill(T("M-.032 .1L.032 .1L.022 -.52L-.022 -.52Z"), p.ink)
    cv.fill(T("M-.025 -.52L.025 -.52L.03 -.6Q.05 -.66 0 -.68Q-.05 -.66 -.03 -.6Z"), p.shade(wood, 0.25))
    cv.line(T("M-.065 -.55L.065 -.57M-.06 -.6L.06 -.62"), p.ink, L * 0.018)
    cv.line(T("M-.014 -.54L-.022 .26M.0 -.54L0 .26M.014 -.54L.022 .26"), p.pale, max(0.35, L * 0.004))
    cv.fill(T("M-.1 -.15Q-.15 -.1 -.11 -.03Q-.12 -.1 -.06 -.17Z"), "#fff3dc", 0.6)
    cv.line(T("M.26 -.5L.2 .5"), p.shade("#7a4a22", 0.2), L * 0.02)
    cv.line(T("M.235 -.48L.175 .46"), p.pale, L * 0.008)


def chess(cv: Canvas, rng: Stream) -> None:
    """Paint a game of chess; a king has fallen."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _top, _wall = setting(cv, rng)
    if h > 200:
        drape(cv, rng, ty)
    # the board in one-point perspective, tilted towards us
    cx, bw = w * (0.5 if w < h * 1.3 else 0.44), min(w * 0.9, (h - ty) * 3.2)
    y0, y1 = ty + (h - ty) * 0.06, h - (h - ty) * 0.2
    N = 6 if w < 200 else 8
    t0 = 0.6

    def Q(i: float, j: float) -> tuple[float, float]:
        t = max(0.0, j) / N
        return cx + (i / N - 0.5) * bw * (t0 + (1 - t0) * t**1.1), y0 + (y1 - y0) * t**1.25

    cv.fill(
        poly(Q(-0.25, -0.1), Q(N + 0.25, -0.1), (Q(N, N)[0] + 5, y1 + 8), (Q(0, N)[0] - 5, y1 + 8)), p.shade("#6b3d1e", 0.25)
    )
    cv.fill(poly(Q(0, 0), Q(N, 0), Q(N, N), Q(0, N)), p.tint(p.soft, 0.7))
    cv.fill(
        Shape(
            "".join(
                poly(Q(i, j), Q(i + 1, j), Q(i + 1, j + 1), Q(i, j + 1)).d for j in range(N) for i in range(N) if (i + j) % 2
            ),
            NOWHERE,
        ),
        p.shade(p.alt, 0.5),
    )
    cy = ty + (h - ty) * 0.05
    candle(cv, w * 0.16 if rng.chance(0.5) else w * 0.86, cy + 2, min(h * 0.4, 92))
    light, dark = p.tint("#f3e2bf", 0.2), p.shade("#4a2a1e", 0.2)
    k = 10 + int(cv.area / 6500)
    spots = rng.shuffle([(i, j) for j in range(N) for i in range(N)])[:k]
    spots = sorted(set(spots) | {(N // 2, N - 3), (N // 2 - 2, 1)}, key=lambda q: (q[1], q[0]))
    base = min(h * 0.38, bw * 0.28)
    for n_, (i, j) in enumerate(spots):
        x, y = Q(i + 0.5, j + 0.75)
        s = base * (0.62 + 0.38 * j / N)
        kd = "king" if (i, j) in ((N // 2, N - 3), (N // 2 - 2, 1)) else rng.pick(("pawn", "pawn", "knight", "rook"))
        piece(
            cv,
            kd,
            x,
            y,
            s * (1 if kd != "pawn" else 0.82),
            light if (j < N / 2) == (n_ % 5 > 0) else dark if p.ink != dark else p.hot,
        )
    if w > 200:
        glass(cv, w * 0.93, cy + (h - ty) * 0.3, h * 0.3, mix("#7a1f2e", p.hot, 0.2))
    # the fallen king: the one accident that tells a story
    if cv.big > 1.3:
        x, y = w * 0.84, h - (h - ty) * 0.12
        cv.put(f'<g transform="translate({nums(x, y)})rotate(-82)">')
        piece(cv, "king", 0, 0, base * 0.7, p.hot)
        cv.close()
