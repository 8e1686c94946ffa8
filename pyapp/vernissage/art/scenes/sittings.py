"""Where a sitter sits: the room behind, the table before, the things on it.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: N803, N806

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import n, rect
from . import bouquets, larder
from . import motifs as m
from .rooms import backdrop, window

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


def place(cv: Canvas, rng: Stream) -> tuple[float, float, float, str]:
    """Head size and place per format: tall -> half-length, wide -> off-centre."""
    w, h = cv.w, cv.h
    if h > w * 1.25:
        R = min(w * 0.205, h * 0.16)
        return w * rng.f(0.47, 0.53), max(R * 2.35, h * 0.27), R, "tall"
    if w > h * 1.25:
        R = h * 0.205
        return w * rng.pick((0.32, 0.68)), h * 0.47, R, "wide"
    R = w * (0.21 if w < 150 else 0.19 if w < 200 else 0.15)  # big formats: half-length, not a bigger head
    return w * rng.f(0.46, 0.54), h * (0.47 if w < 150 else 0.44 if w < 200 else 0.36), R, "square"


def table(cv: Canvas, y: float) -> None:
    """Draw the table before a sitter, its edge at y."""
    p = cv.pal
    cv.form(rect(-2, y, cv.w + 4, cv.h - y + 4), p.shade(p.alt, 0.45), "drop", ang=2, tex=0.8)
    cv.line(f"M0 {n(y)}H{n(cv.w)}", p.tint(p.alt, 0.4), 1.2)


def room(cv: Canvas, rng: Stream) -> tuple[float, float, float, bool]:
    """Paint the room behind a single sitter; give the head's place and size and whether the format is wide."""
    w, h = cv.w, cv.h
    x, y, R, fmt = place(cv, rng)
    wide = fmt == "wide"
    backdrop(cv, rng, x, y, R, wide)
    if wide:
        ww = min(w * 0.34, h * 0.75)
        window(cv, w * 0.08 if x > w / 2 else w * 0.92 - ww, h * 0.12, ww, h * 0.5, rng)
    elif (fmt == "square" and w > 200) or (fmt == "tall" and w > 150):
        ww = w * 0.24
        left = rng.chance(0.5)
        if rng.chance(0.7):
            window(cv, w * 0.03 if left else w * 0.97 - ww, h * 0.1, ww, h * 0.34, rng)
        else:
            hanging(cv, w * 0.04 if left else w * 0.96 - ww, h * 0.12, ww, h * 0.2, rng)
    return x, y, R, wide


def hanging(cv: Canvas, x: float, y: float, w: float, h: float, rng: Stream) -> None:
    """Hang a small picture on the wall behind the sitter: a boat, a cat or a moon."""
    p = cv.pal
    cv.fill(rect(x + 2, y + 3, w, h), p.ink, 0.4)
    cv.form(rect(x, y, w, h), mix("#c9963a", p.hot, 0.2), "plane", tex=0)
    cv.fill(rect(x + 4, y + 4, w - 8, h - 8), p.tint(p.mid, 0.3))
    what = rng.i(0, 2)
    if what == 0:
        cv.fill(rect(x + 4, y + h * 0.62, w - 8, h * 0.38 - 4), p.deep)
        m.boat(cv, x + w / 2, y + h * 0.68, h * 0.36, p.ink, p.pale)
    elif what == 1:
        m.cat(cv, x + w / 2, y + h - 5, h * 0.62, p.ink)
    else:
        m.disc(cv, x + w / 2, y + h / 2, h * 0.24, p.hot, 1.4, face=True, rings=False)


def foreground(cv: Canvas, rng: Stream, x: float, R: float, wide: bool) -> None:
    """Put a table before the sitter where there is room, and two of many things on it."""
    w, h, p = cv.w, cv.h, cv.pal
    if not wide and h <= 200:
        return
    ty = h - max(7, R * 0.42) if wide else h - 10 - R * 0.55  # a wide sitter is a bust: leave it its shoulders
    table(cv, ty)
    things = rng.shuffle(("books", "apples", "candle", "cup", "flower", "grapes", "king"))
    spots = [w * (0.24 if x > w / 2 else 0.76)] if wide else [w * 0.2, w * 0.8]
    if wide and w > 220:
        spots.append(spots[0] + (R * 1.7 if x < w / 2 else -R * 1.7))
    for thing, sx in zip(things, spots, strict=False):
        prop(cv, rng, thing, sx, ty + R * 0.2, R)
    if wide and w > 220 and rng.chance(0.5):
        m.cat(cv, spots[0] + (-R * 1.6 if x < w / 2 else R * 1.6), ty + 4, R * 1.1, p.ink, -1)


def prop(cv: Canvas, rng: Stream, thing: str, x: float, y: float, R: float) -> None:
    """Put one thing on a table, its foot at (x, y)."""
    p = cv.pal
    if thing == "books":
        larder.books(cv, x - R * 0.8, y, R * 1.5, rng)
        larder.fruit(cv, "apple", x + R * 0.1, y - R * 1.06, R * 0.28, rng)
    elif thing == "apples":
        larder.fruit(cv, "apple", x - R * 0.34, y - R * 0.16, R * 0.32, rng)
        larder.fruit(cv, "pear", x + R * 0.3, y - R * 0.14, R * 0.36, rng)
    elif thing == "candle":
        larder.candle(cv, x, y, R * 1.15)
    elif thing == "cup":
        larder.cup(cv, x, y, R * 1.05, rng)
    elif thing == "flower":
        vx, vy, _ = bouquets.vase(cv, x, y, R * 0.95, rng)
        stem = p.shade("#4d7a3a", 0.2)
        for k, (dx, dy) in enumerate(((-0.3, -0.4), (0.05, -0.62), (0.34, -0.36))):
            cv.line([(vx, vy), (vx + dx * R, vy + dy * R)], stem, 1.6)
            bouquets.bloom(cv, k * 2 % 5, vx + dx * R, vy + dy * R, R * 0.26, (p.hot, p.pale, p.alt)[k], p.pale, rng)
    elif thing == "grapes":
        larder.grapes(cv, x - R * 0.2, y - R * 0.62, R * 0.12, rng)
    else:
        larder.piece(cv, "king", x, y, R * 1.0, p.pale)
        larder.piece(cv, "pawn", x + R * 0.5, y + 2, R * 0.66, p.ink)
