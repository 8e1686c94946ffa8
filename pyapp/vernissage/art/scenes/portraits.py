"""Portraits: how sitters are placed, and the four ways to paint them.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N802, N803, N806

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..palettes import SKIN, lum, mix
from ..shapes import NOWHERE, Shape, ell, n, nums, path, rect, ridge
from . import motifs as m
from .beasts import beast
from .clothes import arms, ruff, torso
from .faces import face, hair_back, hair_front, hat
from .rooms import backdrop, window
from .sittings import foreground, place, room

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def sitter(cv: Canvas, x: float, y: float, R: float, base: float, rng: Stream, sex: str | None = None, half: float = 0) -> None:
    """One person, back to front: hair, body, collar, neck, head, hair, hat."""
    p = cv.pal
    sex = sex or rng.pick("mf")
    skin = rng.pick(SKIN[:5])
    hair = rng.pick(("#2b1a14", "#5a3218", "#8f4a1e", "#c98f3a", "#d9d2c4", "#1a1718"))
    cloth = rng.pick([c for c in (p.deep, p.hot, p.alt, p.mid, p.ink, p.pale) if abs(lum(c) - lum(skin)) > 0.12] or [p.ink])
    kind = rng.pick(("ruff", "coat", "uniform", "sailor") if sex == "m" else ("ruff", "gown", "shawl", "gown"))
    hk = rng.pick(("short", "short", "bald", "wig", "short") if sex == "m" else ("long", "bun", "bob", "long", "wig"))
    if hk == "wig":
        hair = "#e9e3d6"
    hats = (
        ("brim", "top", "bowler", "tricorn", "turban", "beret", "crown")
        if sex == "m"
        else ("turban", "bonnet", "cloche", "brim", "crown", None)
    )
    ht = rng.pick(hats)
    hcol = rng.pick([c for c in (p.hot, p.alt, p.deep, p.ink, p.pale) if c != cloth])
    if ht == "crown":
        hcol = "#e3b23c"
    band = next(c for c in (p.hot, p.pale, p.alt, p.ink) if c != hcol and abs(lum(c) - lum(hcol)) > 0.1)
    hair_back(cv, x, y, R, hk, hair)
    torso(cv, x, y, R, base, cloth, kind, 1 if sex == "m" else 0.86)
    # neck with the chin's shadow
    if kind == "gown":
        cv.form(
            path("M-.32 .6L-.34 1.15C-.5 1.35 -1.1 1.35 -1.35 1.55Q0 3.1 1.35 1.55C1.1 1.35 .5 1.35 .34 1.15L.32 .6Z", x, y, R),
            skin,
            "cyl",
            tex=0 if cv.style == "dots" else 0.5,
            deep=0.25,
        )
        cv.line(
            path("M-1.35 1.55Q0 3.1 1.35 1.55", x, y, R), p.pale if lum(cloth) < 0.6 else p.hot, R * 0.12, f"0 {n(R * 0.15)}"
        )
        cv.line(path("M-.45 1.2Q0 1.75 .45 1.2", x, y, R), "#fff6e6", R * 0.13, f"0 {n(R * 0.16)}")
        cv.fill(ell(x, y + R * 1.62, R * 0.12, R * 0.15), p.hot if cloth != p.hot else p.alt)
    else:
        cv.form(path("M-.34 .6L-.36 1.25Q0 1.5 .36 1.25L.34 .6Z", x, y, R), skin, "cyl", tex=0, deep=0.3)
    cv.fill(path("M-.34 .8Q0 1.4 .34 .8L.34 1.05Q0 1.5 -.34 1.0Z", x, y, R), mix(skin, p.ink, 0.5), 0.55)
    if kind == "ruff":
        ruff(cv, x, y, R, rng.f(0.95, 1.2))
    face(cv, x, y, R, rng, skin, hair, sex)
    hair_front(cv, x, y, R, hk, hair)
    if ht:
        hat(cv, x, y, R, ht, hcol, band)
    if half:
        arms(
            cv,
            x,
            y,
            R,
            cloth,
            skin,
            half,
            rng.pick(("book", "flower", "cat", "fan" if sex == "f" else "book")),
            1 if sex == "m" else 0.86,
        )


def person(cv: Canvas, rng: Stream, sex: str) -> None:
    """Paint one sitter, half-length where the format is tall."""
    x, y, R, wide = room(cv, rng)
    half = (cv.h - y) / R
    sitter(cv, x, y, R, cv.h + 2, rng, sex, half=min(half - 0.9, 3.9) if half > 3.6 else 0)
    foreground(cv, rng, x, R, wide)


def animal(cv: Canvas, rng: Stream, who: str, dress: str, wears: str) -> None:
    """Paint one animal that sat for its portrait, in its dress and with its accessory: see `beast`."""
    x, y, R, wide = room(cv, rng)
    beast(cv, x, y, R, cv.h + 2, rng, who, dress, wears)
    foreground(cv, rng, x, R, wide)


def profile(cv: Canvas, rng: Stream) -> None:
    """Paint a lady in profile before a low far landscape, as in the Renaissance."""
    w, h, p = cv.w, cv.h, cv.pal
    x, y, R, fmt = place(cv, rng)
    R *= 1.1
    f = -1 if x < w / 2 else 1  # look into the picture
    # Renaissance: sitter before a bright sky and a low far landscape
    m.sky(cv, rng.pick((p.mid, p.alt, p.deep)), p.pale, h * 0.8, 4)
    for _ in range(1 + int(w / 90)):
        m.cloud(cv, rng.f(0, w), h * rng.f(0.1, 0.4), 26 * cv.big**0.5, p.tint(p.soft, 0.7))
    for i in range(3):
        yy = h * (0.66 + i * 0.08)
        cv.form(
            ridge([(-4, yy), (w * 0.25, yy - 8 + i * 5), (w * 0.6, yy + 4), (w + 4, yy - 7)], h + 4),
            p.air((p.mid, p.alt, p.deep)[i], 0.4 - 0.15 * i, p.soft),
            "drop",
            ang=-5,
            tex=0.7,
        )
        for _j in range(int(w / 40)):
            m.tree(cv, rng.f(0, w), yy + 3, 8 + 3 * i, p.shade(p.deep, 0.1), rng)
    if fmt != "tall":
        m.cottage(cv, w * (0.1 if f > 0 else 0.8), h * 0.7, 9 * cv.big**0.6, p.pale, p.hot)
    skin = rng.pick(SKIN[:4])
    cloth = rng.pick((p.hot, p.deep, p.ink, p.alt))
    hair = rng.pick(("#2b1a14", "#6b3a1a", "#c98f3a", "#8f4a1e"))

    def G(d: str, c: str, k: str = "cyl", ang: float = 0, bend: float = 0, tex: float = 1, deep: float = 0.34) -> None:
        cv.form(path(d, x, y, R * f, R), c, k, ang=ang, bend=bend, tex=tex, deep=deep)

    def P(d: str, c: str, o: float | None = None) -> None:
        cv.fill(path(d, x, y, R * f, R), c, o)

    def L(d: str, c: str, ww: float, dash: str | None = None) -> None:
        cv.line(path(d, x, y, R * f, R), c, ww * R, dash)

    b = (h - y) / R + 0.2
    kind = rng.i(0, 3)
    if kind != 1:
        G("M.1 -1.05C.9 -1.2 1.2 -.4 1 .3C1 .7 .7 .9 .5 .8L.2 0Z", hair, "round", ang=70, bend=5, tex=1.2)
    if kind == 3:
        G("M.6 0C1.2 .3 1 1.5 1.3 2.4L.7 2.5C.4 1.6 .5 .8 .3 .4Z", hair, "cyl", ang=80, tex=1.2)
    G(
        (
            "M.1 -1C-.4 -1.02 -.68 -.7 -.65 -.4Q-.71 -.25 -.67 -.16L-.93 .18Q-.97 .28 -.8 .3L-.72"
            " .34Q-.82 .42 -.8 .48L-.7 .54Q-.8 .6 -.74 .68Q-.66 .74 -.7 .82Q-.66 1.02 -.4 1Q-.1 .95"
            " .08 .74C.04 1.2 0 1.4 -.3 1.7L.9 1.9C.7 1.4 .72 .6 .7 .3Q.9 -.9 .1 -1Z"
        ),
        skin,
        "round",
        ang=70,
        tex=0,
        deep=0.3,
    )
    P("M-.1 .86Q.2 .7 .32 .4Q.5 1.2 .6 1.75L.1 1.75Q.06 1.3 .08 .74Z", mix(skin, p.ink, 0.5), 0.4)
    P("M-.82 .47L-.56 .55L-.74 .68Q-.82 .62 -.72 .55Q-.84 .54 -.82 .47Z", mix(skin, "#b3262e", 0.65))
    P("M-.56 -.12Q-.42 -.26 -.28 -.1Q-.42 -.03 -.56 -.12Z", "#fdf8ec")
    cv.fill(ell(x - R * f * 0.47, y - R * 0.13, R * 0.07, R * 0.09), "#2a1a16")
    L("M-.6 -.12Q-.42 -.3 -.24 -.1", p.ink, 0.045)
    L("M-.64 -.36Q-.44 -.5 -.2 -.36", mix(hair, p.ink, 0.4), 0.06)
    L("M-.82 .28Q-.72 .3 -.7 .22", mix(skin, p.ink, 0.5), 0.04)
    cv.fill(ell(x - R * f * 0.4, y + R * 0.3, R * 0.2, R * 0.15), mix(skin, "#d8402f", 0.6), 0.45)
    cv.fill(ell(x + R * f * 0.24, y + R * 0.06, R * 0.12, R * 0.18), mix(skin, "#c05a3a", 0.4))
    cv.fill(ell(x + R * f * 0.26, y + R * 0.36, R * 0.09, R * 0.13), p.pale)
    # dress with square neckline, patterned sleeve
    G(
        f"M-.55 1.75C-1.2 1.9 -1.5 2.4 -1.6 {b:.2f}L2 {b:.2f}C1.9 2.4 1.5 1.9 .95 1.72L.6 2.1L-.2 2.2Z",
        cloth,
        "cyl",
        ang=70,
        tex=1,
    )
    L("M-.55 1.75L-.2 2.2L.6 2.1L.95 1.72", p.pale if cloth != p.pale else p.hot, 0.1)
    L(f"M.6 2.2Q.9 2.9 .7 {b:.2f}", p.shade(cloth, 0.5), 0.06)
    d = "".join(
        ell(x + f * R * (1.25 + 0.28 * (i % 2)), y + R * (2.5 + i * 0.42), R * 0.11).d
        for i in range(max(1, int((b - 2.4) / 0.42)))
    )
    cv.fill(Shape(d, NOWHERE), p.tint(cloth, 0.5), 0.8)
    L("M-.28 1.66Q.1 2.0 .72 1.55", "#fff6e6", 0.13, f"0 {n(R * 0.16)}")
    if kind == 0:  # balloon hairnet with pearls
        G(
            "M-.4 -.92C0 -1.5 1.2 -1.4 1.3 -.4C1.35 .3 .8 .6 .55 .3C.5 -.2 .1 -.6 -.4 -.92Z",
            p.hot if cloth != p.hot else p.alt,
            "round",
            ang=30,
        )
        L("M-.38 -.9C.1 -.6 .5 -.2 .56 .3", "#fff6e6", 0.12, f"0 {n(R * 0.16)}")
        L(
            (
                "M.1 -1.15C.6 -.9 1 -.4 1 .3M.6 -1.2C1 -1 1.25 -.6 1.25 -.1M1.25 -.7C.9 -.5 .5 -.35 .3"
                " -.35M1.3 -.2C1 0 .8 .05 .55 .05"
            ),
            p.shade(p.hot if cloth != p.hot else p.alt, 0.35),
            0.04,
        )
    elif kind == 1:  # turban
        G(
            "M-.62 -.55C-.7 -1.4 .2 -1.7 .8 -1.4C1.4 -1.1 1.3 -.2 .9 .3C.7 .5 .5 .3 .5 .1C.4 -.3 -.1 -.5 -.62 -.55Z",
            p.hot if cloth != p.hot else p.alt,
            "round",
            ang=-30,
            bend=8,
        )
        G("M.85 .1C1.3 .5 1.2 1.4 1.5 1.9L1 2C.8 1.4 .6 .7 .6 .3Z", p.soft, "cyl", ang=80)
        L(
            "M-.6 -.75C0 -1.2 .7 -1 1.05 -.3M-.4 -1.1C.2 -1.4 .8 -1.2 1.15 -.8M-.55 -.6C0 -.7 .5 -.4 .75 .2",
            p.shade(p.hot if cloth != p.hot else p.alt, 0.4),
            0.05,
        )
    elif kind == 2:  # hennin cone and veil
        G("M-.5 -.8L1.5 -2.3L.62 .1C.5 -.4 0 -.75 -.5 -.8Z", p.alt if cloth != p.alt else p.hot, "cyl", ang=-40)
        cv.fill(path("M1.5 -2.3C2 -1 1.6 .6 1.8 2L1.1 1.8C1.3 .4 1 -.8 1.5 -2.3Z", x, y, R * f, R), p.pale, 0.55)
        L("M-.5 -.8C0 -.75 .5 -.4 .62 .1", p.hot if cloth == p.alt else p.pale, 0.13)
    else:  # laurel
        for i in range(7):
            a = -2.5 + i * 0.42
            cx, cy = x + f * R * (0.18 + math.cos(a) * 0.92), y + R * (-0.2 + math.sin(a) * 0.8)
            cv.fill(
                path("M-.32 0Q0 -.2 .32 0Q0 .2 -.32 0Z", cx, cy, R, R, math.degrees(a) * f + 70 * f),
                p.shade("#6f9a4a", 0.15 * (i % 2)),
            )


def company(cv: Canvas, rng: Stream) -> None:
    """Paint two to four sitters together; one may be an animal."""
    w, h = cv.w, cv.h
    k = 2 if w < h * 1.25 and w < 220 else 3 if w < 250 or h > w else 4
    if w < h * 0.8:
        k = 2
    R = min(w / (k * 2.75), h * 0.175) * (1.12 if k == 2 else 1)
    y0 = max(h * 0.4, R * 2.2) if h < w * 1.3 else h * 0.34
    backdrop(cv, rng, w / 2, y0, R * 1.3, w > h)
    if h > 160 and w > 160:
        window(cv, w * 0.5 - R * 1.1, h * 0.07, R * 2.2, max(14, y0 - R * 1.4 - h * 0.07 + R), rng)
    order = list(range(k))
    xs = [w * (i + 0.5) / k * 0.92 + w * 0.04 for i in range(k)]
    back = [i for i in order if i % 2 == 1]
    sexes = rng.pick((("m", "f", "m", "f"), ("f", "m", "f", "m")))
    pet = rng.chance(0.45)
    for i in back + [i for i in order if i % 2 == 0]:
        r2 = rng.sub(f"who{i}")
        y = y0 - (R * 0.45 if i % 2 else 0) + R * 0.25
        if pet and i == k - 1:
            beast(cv, xs[i], y + R * 0.35, R * 0.92, h + 2, r2)
        else:
            sitter(cv, xs[i], y, R * (1 if i % 2 == 0 else 0.98), h + 2, r2, sexes[i])


def painter(cv: Canvas, rng: Stream) -> None:
    """Paint a painter who looks at you over a canvas; what they paint is a sun, a cat or themselves."""
    w, h, p = cv.w, cv.h, cv.pal
    tall = h > w * 1.25
    R = min(w * 0.17, h * 0.17)
    x, y = w * (0.64 if not tall else 0.58), h * (0.4 if not tall else 0.3)
    backdrop(cv, rng, x, y, R, w > h)
    if w > h * 1.25:
        window(cv, w * 0.78, h * 0.1, w * 0.17, h * 0.4, rng)
        x = w * 0.57
    r2 = rng.sub("me")
    skin, hair, sex = r2.pick(SKIN[:5]), r2.pick(("#2b1a14", "#8f4a1e", "#c98f3a", "#d9d2c4")), r2.pick("mf")
    cloth = r2.pick((p.alt, p.deep, p.pale, p.hot))
    hk = "long" if sex == "f" else "short"
    hair_back(cv, x, y, R, hk, hair)
    torso(cv, x, y, R, h + 2, cloth, r2.pick(("shawl", "sailor", "coat")), 0.95)
    cv.form(path("M-.34 .6L-.36 1.25Q0 1.5 .36 1.25L.34 .6Z", x, y, R), skin, "cyl", tex=0)
    cv.fill(path("M-.34 .8Q0 1.4 .34 .8L.34 1.05Q0 1.5 -.34 1.0Z", x, y, R), mix(skin, p.ink, 0.5), 0.55)
    face(cv, x, y, R, r2, skin, hair, sex)
    hair_front(cv, x, y, R, hk, hair)
    hat(cv, x, y, R, "beret", p.hot if cloth != p.hot else p.ink, p.pale)
    # easel and canvas, front left; the picture on it
    cw, ch = min(w * 0.4, h * 0.55), min(h * 0.5, w * 0.56)
    cx, cy = w * 0.06, h * 0.4 if not tall else h * 0.5
    wood = "#9a6a3c"
    cv.line(
        (
            f"M{nums(cx + cw * 0.5, cy - h * 0.12)}L{nums(cx - 2, h + 2)}"
            f"M{nums(cx + cw * 0.5, cy - h * 0.12)}L{nums(cx + cw + 2, h + 2)}"
        ),
        p.shade(wood, 0.2),
        R * 0.17,
    )
    cv.form(rect(cx, cy, cw, ch), p.pale, "plane", tex=0)
    cv.fill(rect(cx + 2, cy + 2, cw - 4, ch - 4), p.tint(p.mid, 0.25))
    j = r2.i(0, 2)
    mx, my, q = cx + cw / 2, cy + ch * 0.56, min(cw, ch) * 0.3
    if j == 0:
        m.disc(cv, mx, my - q * 0.3, q * 0.8, p.hot, 1.5, face=True, rings=False)
    elif j == 1:
        m.cat(cv, mx, cy + ch - 4, q * 1.7, p.ink)
    else:
        cv.fill(ell(mx, my - q * 0.1, q * 0.8, q), r2.pick(SKIN))
        cv.fill(path("M-.9 -.5C-1.5 -.8 -1 -1.55 0 -1.4C.9 -1.5 1.5 -1 .85 -.6Q0 -.85 -.9 -.5Z", mx, my, q), p.hot)
        cv.line(path("M-.5 -.1L-.2 -.2M.5 -.1L.2 -.2M-.3 .5Q0 .75 .4 .4M0 -.1L.15 .25L-.05 .3", mx, my, q), p.ink, q * 0.1)
        cv.fill(ell(mx - q * 0.3, my, q * 0.1) + ell(mx + q * 0.35, my, q * 0.1), p.ink)
    cv.line(f"M{nums(cx - 3, cy + ch + 1)}H{n(cx + cw + 3)}", wood, R * 0.2)
    # brush hand to the canvas
    bx, by = cx + cw * 0.92, cy + ch * 0.42
    cv.form(
        path(
            (
                f"M{(x - R * 1.7 - bx) / R:.2f} {(y + R * 2 - by) / R:.2f}Q.2 2.2 .5 .5L1 .7Q1.3 1.8"
                f" {(x - R * 0.8 - bx) / R:.2f} {(y + R * 2.9 - by) / R:.2f}Z"
            ),
            bx,
            by,
            R,
        ),
        p.shade(cloth, 0.2),
        "cyl",
        ang=60,
        tex=0.8,
    )
    cv.line([(bx - R * 0.8, by - R * 0.5), (bx + R * 1.1, by + R * 0.6)], wood, R * 0.09)
    cv.fill(ell(bx - R * 0.8, by - R * 0.5, R * 0.16, R * 0.12), p.hot)
    cv.form(ell(bx + R * 0.62, by + R * 0.36, R * 0.34, R * 0.3), skin, "round", tex=0)
    # palette with five blobs
    px, py = min(x + R * 1.0, w - R * 1.2), h - R * 0.55
    cv.form(
        path(
            (
                "M-1.2 0C-1.2 -.7 -.2 -.8 .5 -.7C1.2 -.6 1.4 0 1 .35C.6 .6 .5 .2 .2 .3C0 .5 -.2 .6 -.5"
                " .55C-.9 .5 -1.2 .3 -1.2 0Z"
            ),
            px,
            py,
            R,
        ),
        "#b5803f",
        "drop",
        tex=0,
    )
    for i, c in enumerate((p.hot, p.alt, p.pale, p.mid, p.deep)):
        cv.fill(ell(px + R * (-0.85 + i * 0.42), py - R * (0.2 + 0.2 * math.sin(i * 0.8)), R * 0.17, R * 0.13), c)
    cv.form(ell(px - R * 0.5, py + R * 0.3, R * 0.32, R * 0.25), skin, "round", tex=0)
