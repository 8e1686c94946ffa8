"""Still lifes: flowers, fruit, music, chess, fish and tea.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803, N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import lum, mix
from ..shapes import Shape, ell, n, nums, path
from . import motifs as m
from .bouquets import bee, bloom, vase
from .larder import bottle, bowl, candle, cup, extras, fruit, glass, grapes, jug, knife, lemon_slice, shadow
from .tables import drape, setting

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def flowers(cv: Canvas, rng: Stream) -> None:
    """Paint a bouquet, a bee near it."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _top, wall = setting(cv, rng)
    if cv.big > 1.6 and rng.chance(0.6):
        drape(cv, rng, ty)
    tall = h > w * 1.25
    x = w * (0.5 if w < h * 1.25 else rng.pick((0.34, 0.64)))
    s = min(h * 0.34, w * 0.42, 84)
    foot = ty + (h - ty) * (0.5 if not tall else 0.42)
    mx, my, _mw = vase(cv, x, foot, s, rng)
    R = min(w * 0.4 if w < h * 1.25 else h * 0.42, my * 0.62)
    cy = max(my - R * 0.72, R * 0.98) if not tall else my * 0.54
    Ry = R * 0.92 if not tall else my * 0.44
    g = mix(p.alt, "#4d7a3a", 0.55)
    g = p.shade(g, 0.15)
    # stems and leaves first, then big blooms (few, overlapping), small ones last
    k = 7 + int(cv.area / 5200)
    pos = []
    for i in range(k):
        a, q = i * 2.39996 + 1, math.sqrt((i + 0.4) / k)
        pos.append((mx + math.cos(a) * R * q * 0.98, cy + math.sin(a) * Ry * q * 0.92))
    d = "".join(f"M{nums(mx, my)}Q{nums((mx + a) / 2, (my + b) / 2 + 8, a, b)}" for a, b in pos)
    cv.line(d, g, 1.6 + cv.big * 0.4)

    def leaf() -> None:
        cv.form(path("M0 0C-.5 -.3 -.45 -.8 0 -1C.45 -.8 .5 -.3 0 0Z", 0, 0, 40), g, "cyl", tex=0.8, deep=0.5)
        cv.line("M0 0V-34", p.tint(g, 0.4), 1.6)

    for i in range(int(k * 1.1)):
        a = i * 2.1 + 0.6
        lx, ly = mx + math.cos(a) * R * 0.8, cy + math.sin(a) * Ry * 0.75
        if ly < 20 + 8 * cv.big:  # it would be cut off
            continue
        rot = math.degrees(math.atan2(ly - my + 10, lx - mx)) + 90
        place = f"translate({nums(lx, ly)})rotate({round(rot)})scale({n(0.4 + 0.22 * cv.big)})"
        cv.put(f'<use href="#{cv.model(("leaf",), leaf, 40)}" transform="{place}"/>')
    cols = [p.hot, p.pale, p.alt if lum(wall) > 0.4 or wall != p.alt else p.soft, mix(p.hot, p.pale, 0.5)]
    cols = [c for c in cols if abs(lum(c) - lum(wall)) > 0.09] or cols
    kinds = rng.shuffle(range(5))[:3]
    br = 9 + 3.6 * cv.big**0.8
    for i in range(k - 1, -1, -1):
        a, b = pos[i]
        kd = kinds[i % 3]
        q = br * (1.18 if i % 3 == 0 else 0.92 if i % 3 == 1 else 0.74)
        bloom(cv, kd, a, b, q, cols[i % len(cols)], p.hot if cols[i % len(cols)] != p.hot else p.pale, rng)
    for i in range(int(k / 2)):
        a = rng.f(0, 6.28)
        bx, by = mx + math.cos(a) * R * 1.02, cy + math.sin(a) * Ry * 0.98
        if by < my:
            cv.line([(mx + (bx - mx) * 0.6, cy + (by - cy) * 0.6), (bx, by)], g, 1.2)
            cv.fill(ell(bx, by, br * 0.24), cols[i % len(cols)])
            cv.fill(ell(bx - 3, by + 3, br * 0.16), cols[(i + 1) % len(cols)])
    # fallen petals, companion objects, a bee
    for i in range(3 + int(cv.big)):
        cv.fill(
            path("M-1 0Q0 -.8 1 0Q0 .6 -1 0Z", x + rng.f(-0.34, 0.34) * w, foot + rng.f(1, 7), 3 + cv.big), cols[i % len(cols)]
        )
    side = 1 if x < w * 0.45 else -1
    if w > 120:
        extras(cv, rng, w * (0.72 if x < w * 0.45 else 0.2 if x > w * 0.55 else 0.18), foot, min(s * 0.42, 26), w, x, side)
    bee(
        cv,
        x - side * R * 0.2 + R * 1.0 if tall else w * (0.86 if x < w * 0.6 else 0.14),
        max(12, cy - Ry * 0.8),
        3 + cv.big * 0.8,
    )


def fruitbowl(cv: Canvas, rng: Stream) -> None:
    """Paint a bowl of fruit and what did not fit in."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, top, wall = setting(cv, rng)
    if cv.big > 1.5:
        drape(cv, rng, ty)
    x = w * (0.5 if w < h * 1.3 else rng.pick((0.36, 0.6)))
    s = min(w * 0.36, h * 0.36, 70)
    y = ty + (h - ty) * 0.5
    col = rng.pick([c for c in (p.pale, p.alt, p.deep, p.soft) if c not in (wall, top)])
    if h > 150:  # something tall behind: bottle and jug
        bottle(cv, x + s * 1.15 if x < w * 0.55 else x - s * 1.2, ty + (h - ty) * 0.2, min(h * 0.42, 120))
        if w > 160:
            jug(cv, x - s * 1.25 if x < w * 0.55 else x + s * 1.2, ty + (h - ty) * 0.26, min(h * 0.28, 70), rng)
    ry, b = bowl(cv, x, y, s, col)
    r = s * 0.3
    ks = rng.shuffle(("apple", "orange", "pear", "peach", "plum", "pomegranate", "lemon", "apple"))
    for i, (dx, dy) in enumerate(
        (
            (-0.5, -0.52),
            (0.0, -0.7),
            (0.5, -0.5),
            (-0.24, -0.98),
            (0.28, -0.94),
            (-0.72, -0.12),
            (-0.25, -0.16),
            (0.25, -0.14),
            (0.7, -0.12),
        )
    ):
        fruit(cv, ks[i % 8], x + dx * s, ry + dy * s * 0.62 + r * 0.1, r * (1 if i < 5 else 0.95), rng, sh=False)
    cv.form(b, col, "cyl", ang=4, bend=10, tex=0.8, deep=0.55)
    c2 = p.deep if lum(col) > 0.5 else p.pale
    cv.line(path("M-.95 -.66Q0 -.46 .95 -.66", x, y, s), c2, s * 0.05)
    cv.line(path("M-.8 -.5Q0 -.3 .8 -.5", x, y, s), p.hot if col != p.hot else c2, s * 0.07, f"0 {n(s * 0.12)}")
    grapes(cv, x + s * 0.62, ry + s * 0.08, s * 0.105, rng)
    for i in range(1 + int(w / 75)):
        fx = w * ((0.14, 0.84, 0.3, 0.7, 0.5)[i % 5]) + rng.f(-4, 4)
        fruit(cv, ks[(i + 3) % 8], fx, ty + (h - ty) * (0.55 + 0.16 * (i % 2)) - r * 0.3, r * 0.95, rng)
    if w > 130:
        knife(cv, x - s * 0.5, h - (h - ty) * 0.16, s * 1.1)
    if h > 200:
        lemon_slice(cv, w * 0.72, h - (h - ty) * 0.2, r)


def fish(cv: Canvas, rng: Stream) -> None:
    """Paint fish on a plate, lemons, wine."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _top, _wall = setting(cv, rng)
    if cv.big > 1.6:
        drape(cv, rng, ty)
    cx = w * (0.5 if w < h * 1.3 else 0.44)
    rx = min(w * 0.42, h * 0.52)
    y = ty + (h - ty) * 0.5
    # tall things behind
    bx = cx + rx * 0.7
    bottle(cv, bx, ty + (h - ty) * 0.1, min(h * 0.56, 130))
    glass(cv, cx - rx * 0.72, ty + (h - ty) * 0.16, min(h * 0.36, 80), mix("#f0d27a", p.hot, 0.15))
    if w > 170:
        jug(cv, cx - rx * 1.35 if cx > w * 0.45 else w * 0.86, ty + (h - ty) * 0.2, min(h * 0.32, 74), rng)
    if h > 220:
        candle(cv, cx, ty + 2, h * 0.24)
    shadow(cv, cx, y + rx * 0.16, rx, rx * 0.3)
    cv.form(ell(cx, y, rx, rx * 0.34), p.tint(p.pale, 0.3), "drop", tex=0, deep=0.3)
    cv.line(ell(cx, y, rx * 0.86, rx * 0.27).d, p.deep if p.name != "Morandi" else p.alt, 1.6)
    cv.line(ell(cx, y, rx * 0.93, rx * 0.305).d, p.deep, 1.5, f"0 {n(rx * 0.09)}")
    k = 1 if cv.big < 1.5 else 2 if cv.big < 2.3 else 3
    for i in range(k):
        one_fish(
            cv,
            cx + (i % 2) * rx * 0.06,
            y - rx * 0.06 - (k - 1 - i) * rx * 0.2 + (k - 1) * rx * 0.06,
            rx * (0.86 - 0.06 * (k - 1 - i)),
            i,
        )
    r = rx * 0.16
    lemon_slice(cv, cx + rx * 0.52, y + rx * 0.2, r)
    lemon_slice(cv, cx + rx * 0.2, y + rx * 0.27, r * 0.9)
    fruit(cv, "lemon", cx - rx * 0.62, y + rx * 0.34, r * 1.2, rng)
    cv.line(
        "".join(f"M{nums(cx - rx * 0.3 + i * 5, y + rx * 0.26)}q3-6 {8 + i}-{5 + i}" for i in range(3)),
        mix("#4d7a3a", p.alt, 0.3),
        2,
    )
    if w > 150:
        fruit(cv, "lemon", w * 0.88, h - (h - ty) * 0.24, r * 1.2, rng)
        knife(cv, w * 0.5, h - (h - ty) * 0.1, rx * 0.7)


def one_fish(cv: Canvas, x: float, y: float, L: float, i: int = 0) -> None:
    """Draw a fish; it looks at you, mildly offended."""
    p = cv.pal
    c = (mix("#7f97a3", p.mid, 0.4), mix("#d9785a", p.hot, 0.4), mix("#6f8f86", p.alt, 0.4))[i % 3]

    def T(d: str) -> Shape:
        return path(d, x, y, L)

    cv.fill(path("M-1 .03C-.6 -.22 .2 -.3 .6 0L.98 -.2L.9 .1L.98 .3L.6 .1C.2 .36 -.6 .3 -1 .03Z", x + 2, y + 4, L), p.ink, 0.25)
    cv.fill(T("M-.3 -.2Q0 -.42 .3 -.17Z"), p.shade(c, 0.3))
    cv.form(
        T("M-1 .03C-.7 -.25 .1 -.34 .58 -.03L.96 -.24Q.86 .03 .98 .26L.58 .09C.1 .34 -.7 .28 -1 .03Z"),
        c,
        "drop",
        ang=0,
        bend=-4,
        tex=0,
        deep=0.5,
        lift=0.3,
    )
    cv.fill(T("M-1 .03C-.7 .28 .1 .34 .58 .09C.2 .12 -.4 .14 -1 .03Z"), p.tint(c, 0.7))
    cv.line(
        "".join(
            T(f"M{a} {b}Q{a + 0.07} {b + 0.05} {a} {b + 0.1}").d
            for a, b in (
                (-0.4, -0.14),
                (-0.4, -0.03),
                (-0.26, -0.18),
                (-0.26, -0.07),
                (-0.26, 0.04),
                (-0.12, -0.18),
                (-0.12, -0.07),
                (-0.12, 0.04),
                (0.02, -0.17),
                (0.02, -0.06),
                (0.02, 0.05),
                (0.16, -0.13),
                (0.16, -0.02),
                (0.3, -0.09),
                (0.3, 0.0),
            )
        ),
        p.shade(c, 0.45),
        L * 0.018,
    )
    cv.line(T("M-.58 -.17Q-.46 .02 -.58 .18M.66 -.03L.9 -.14M.66 .03L.9 .03M.66 .07L.9 .16"), p.shade(c, 0.5), L * 0.025)
    cv.fill(ell(x - L * 0.76, y - L * 0.03, L * 0.075), "#fffbe8")
    cv.fill(ell(x - L * 0.75, y - L * 0.02, L * 0.042), "#15100e")
    cv.fill(ell(x - L * 0.765, y - L * 0.035, L * 0.014), "#fff")
    cv.line(T("M-.84 -.1Q-.76 -.13 -.68 -.08M-.99 .05Q-.92 .03 -.88 .09"), p.shade(c, 0.6), L * 0.022)


def tea(cv: Canvas, rng: Stream) -> None:
    """Paint a teapot with dots, a cup and a cake."""
    w, h, p = cv.w, cv.h, cv.pal
    ty, _top, wall = setting(cv, rng)
    if cv.big > 1.7:
        drape(cv, rng, ty)
    tall = h > w * 1.25
    x = w * (0.46 if w < h * 1.3 else 0.36)
    y = ty + (h - ty) * 0.42
    s = min(w * 0.42, h * 0.44, 100)
    c = rng.pick([q for q in (p.hot, p.alt, p.pale, p.deep) if abs(lum(q) - lum(wall)) > 0.1] or [p.hot])
    if tall or h > 200:
        vx, vy, _ = vase(cv, w * 0.74, ty + (h - ty) * 0.1, s * 0.8, rng, (c, wall))
        up = min(1, (vy - s * 0.24) / (s * 1.2))  # the topmost bloom stays in the picture
        for i, (dx, dy) in enumerate(((-0.3, -0.7), (0.25, -0.85), (0, -1.2), (-0.15, -0.4), (0.4, -0.45))):
            cv.line([(vx, vy), (vx + dx * s, vy + dy * s * up)], mix("#4d7a3a", p.alt, 0.4), 2)
            bloom(cv, (0, 3, 2)[i % 3], vx + dx * s, vy + dy * s * up, s * 0.2, (p.hot, p.pale)[i % 2], p.hot, rng)
    shadow(cv, x, y, s * 0.5)

    def T(d: str) -> Shape:
        return path(d, x, y, s)

    cv.line(T("M.42 -.62C.85 -.75 .85 -.1 .44 -.16"), p.shade(c, 0.3), s * 0.1)
    cv.form(T("M-.4 -.2C-.7 -.2 -.66 -.6 -.9 -.72L-.74 -.8C-.56 -.7 -.56 -.5 -.4 -.5Z"), c, "cyl", tex=0)
    body = T("M-.3 0C-.62 -.15 -.6 -.7 -.26 -.8L.26 -.8C.6 -.7 .62 -.15 .3 0Q0 .06 -.3 0Z")
    cv.form(body, c, "round", ang=70, bend=7, tex=1, deep=0.55, lift=0.35)
    c2 = p.pale if lum(c) < 0.62 else p.deep
    cv.open(body)
    cv.spots(
        [(x + s * (0.22 * i + 0.11 * (j % 2) - 0.55), y - s * (0.2 + 0.2 * j)) for j in range(3) for i in range(6)],
        s * 0.055,
        c2,
    )
    cv.close()
    cv.form(T("M-.3 -.8Q-.2 -.98 0 -1Q.2 -.98 .3 -.8Q0 -.74 -.3 -.8Z"), p.shade(c, 0.15), "cyl", tex=0)
    cv.fill(ell(x, y - s * 1.04, s * 0.08), c2)
    cv.fill(T("M-.36 -.3Q-.44 -.52 -.24 -.7Q-.34 -.5 -.28 -.32Z"), "#fff8e8", 0.8)
    cv.line(T("M-.86 -.86Q-1 -1 -.86 -1.15T-.86 -1.45"), "#fff", s * 0.05, op=0.5)
    cup(cv, min(x + s * 1.0, w - s * 0.36), y + s * 0.2, s * 0.6, rng)
    # cake with a missing slice and a cherry
    kx, ky, q = (x + s * 0.3, h - (h - ty) * 0.2, s * 0.5) if w < h * 1.3 else (w * 0.78, y + 4, s * 0.7)
    shadow(cv, kx, ky, q * 0.8)
    cv.form(ell(kx, ky, q * 0.95, q * 0.2), p.tint(p.soft, 0.7), "drop", tex=0)
    cv.form(path("M-.7 -.05L-.7 -.5L.7 -.5L.7 -.05Q0 .14 -.7 -.05Z", kx, ky, q), mix("#d9a05a", p.soft, 0.2), "cyl", tex=0)
    cv.fill(path("M-.7 -.3L.7 -.3L.7 -.2Q0 .0 -.7 -.2Z", kx, ky, q), mix("#b3303a", p.hot, 0.3))
    cv.fill(
        path(
            (
                "M-.72 -.36Q-.6 -.2 -.5 -.38Q-.4 -.18 -.25 -.36Q-.1 -.14 .05 -.36Q.2 -.2 .32 -.36Q.45"
                " -.2 .55 -.38Q.68 -.24 .72 -.4L.72 -.55L-.72 -.55Z"
            ),
            kx,
            ky,
            q,
        ),
        "#fff3e4",
    )
    cv.form(ell(kx, ky - q * 0.54, q * 0.72, q * 0.17), "#fff7ea", "drop", tex=0, deep=0.15)
    for i in range(5):
        cv.fill(ell(kx + q * (-0.5 + 0.25 * i), ky - q * (0.56 + 0.07 * (i % 2)), q * 0.09), mix("#c0272d", p.hot, 0.2))
    cv.line([(kx, ky - q * 0.68), (kx + q * 0.1, ky - q * 0.9)], p.ink, q * 0.03)
    if w > 180:
        fruit(cv, "orange", w * 0.1, h - (h - ty) * 0.3, s * 0.2, rng)
        cup(cv, w * 0.56, h - (h - ty) * 0.18, s * 0.55, rng)
    if h > 200:
        m.cat(cv, w * 0.9, h - 2, h * 0.16, p.ink, -1)
