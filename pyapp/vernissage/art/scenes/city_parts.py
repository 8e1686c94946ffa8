"""What a street is built of: night sky, windows, houses, rows of them, lamps, the skyline.

Short names: p palette, w h the picture's size, x y a foot point, s a size, f facing (-1 or 1), k a count or factor,
X a mirror, T P L F G draw in the hero's own units; R is half the height of a head.
"""


# ruff: noqa: B023

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import lum
from ..shapes import NOWHERE, Shape, ell, n, nums, path, poly, rect
from . import motifs as m

if TYPE_CHECKING:
    from ..canvas import Canvas
    from ..keyed import Stream


NIGHT = ("Gaslight", "Blue hour", "Bottle night")


def is_night(cv: Canvas) -> bool:
    """Tell whether the palette is one of night."""
    return cv.pal.name in NIGHT


def sky(cv: Canvas, rng: Stream, h: float) -> None:
    """Paint the sky over a city down to h: moon and stars, or sun and clouds."""
    p, w = cv.pal, cv.w
    if is_night(cv):
        m.sky(cv, p.ink, p.mid, h, 14, 8 + int(cv.area / 3000))
        m.disc(cv, w * rng.pick((0.2, 0.8)), h * 0.22, 7 + 3 * cv.big, p.tint(p.hot, 0.65), 3, face=rng.chance(0.5))
    else:
        m.sky(cv, p.soft if p.name != "Lisbon" else p.alt, p.pale, h, 7)
        if rng.chance(0.6):
            m.disc(cv, w * rng.pick((0.22, 0.76)), h * 0.28, 8 + 3 * cv.big, p.hot if p.name != "Saffron noon" else p.mid)
        for _i in range(1 + int(w / 90)):
            m.cloud(cv, rng.f(0, w), h * rng.f(0.12, 0.5), rng.f(22, 40) * cv.big**0.5, p.tint(p.soft, 0.75))


def windows(
    cv: Canvas, x: float, y: float, w: float, h: float, rng: Stream, cols: int, rows: int, lit: float, frame: str
) -> None:
    """Draw rows of windows: dark panes are one dashed line a row, lit panes lie on top.

    Glazing bars are lines of the wall's colour right across the facade.
    """
    p = cv.pal
    cw, rh = w / cols, h / rows
    pw, ph = cw * 0.52, rh * 0.58
    cv.line(
        "".join(f"M{nums(x + cw * 0.24, y + rh * (j + 0.49))}h{n(w - cw * 0.4)}" for j in range(rows)),
        p.shade(frame, 0.55),
        ph,
        f"{n(pw)} {n(cw - pw)}",
        cap=False,
    )
    a = [rect(x + cw * (i + 0.24), y + rh * (j + 0.2), pw, ph).d for j in range(rows) for i in range(cols) if rng.chance(lit)]
    if a:
        cv.fill(Shape("".join(a), NOWHERE), p.tint(p.hot, 0.35))
    if pw > 3.6:
        cv.line(
            "".join(f"M{nums(x + cw * (i + 0.5), y)}v{n(h)}" for i in range(cols))
            + "".join(f"M{nums(x, y + rh * (j + 0.4))}h{n(w)}" for j in range(rows)),
            frame,
            0.6,
            cap=False,
        )


def house(
    cv: Canvas,
    x: float,
    base: float,
    w: float,
    h: float,
    col: str,
    rng: Stream,
    far: float = 0,
    lit: float | None = None,
    shop: bool = True,
) -> None:
    """Draw a house: facade and roof. Proportions vary, so that cornices never align."""
    p = cv.pal
    lit = (0.55 if is_night(cv) else 0.12) if lit is None else lit
    rc = (
        p.air(rng.pick((p.alt, p.deep, p.shade(p.alt, 0.3))), far * 0.6)
        if not is_night(cv)
        else p.shade(rng.pick((p.alt, p.deep)), 0.45)
    )
    kind = rng.pick(("gable", "mansard", "flat", "step", "dome") if w > 17 else ("gable", "flat", "spire"))
    top = base - h
    rh = w * rng.f(0.3, 0.5)
    if kind == "gable":
        cv.form(poly((x - 1.5, top + 1), (x + w / 2, top - rh), (x + w + 1.5, top + 1)), rc, "cyl", tex=0.6)
        cv.fill(ell(x + w / 2, top - rh * 0.34, w * 0.09), p.tint(p.hot, 0.3) if lit > 0.3 else p.shade(col, 0.5))
    elif kind == "mansard":
        cv.form(
            poly((x - 1, top + 1), (x + w * 0.1, top - rh * 0.8), (x + w * 0.9, top - rh * 0.8), (x + w + 1, top + 1)),
            rc,
            "cyl",
            tex=0.6,
        )
        k = max(1, int(w / 14))
        for i in range(k):
            dx = x + w * (i + 0.5) / k
            cv.fill(
                poly(
                    (dx - 3.6, top),
                    (dx - 3.6, top - rh * 0.4),
                    (dx, top - rh * 0.64),
                    (dx + 3.6, top - rh * 0.4),
                    (dx + 3.6, top),
                ),
                p.tint(col, 0.25),
            )
            cv.fill(
                rect(dx - 1.8, top - rh * 0.4, 3.6, rh * 0.34), p.tint(p.hot, 0.35) if rng.chance(lit) else p.shade(rc, 0.5)
            )
    elif kind == "step":
        q = w / 6
        cv.fill(
            poly(
                (x, top + 1),
                (x, top - q * 0.8),
                (x + q, top - q * 0.8),
                (x + q, top - q * 1.7),
                (x + 2 * q, top - q * 1.7),
                (x + 2 * q, top - q * 2.6),
                (x + 4 * q, top - q * 2.6),
                (x + 4 * q, top - q * 1.7),
                (x + 5 * q, top - q * 1.7),
                (x + 5 * q, top - q * 0.8),
                (x + w, top - q * 0.8),
                (x + w, top + 1),
            ),
            col,
        )
        cv.fill(ell(x + w / 2, top - q * 0.9, q * 0.8), p.tint(p.hot, 0.35) if lit > 0.3 else p.shade(col, 0.45))
    elif kind == "dome":
        cv.form(path("M-.45 0C-.5 -.5 -.2 -.7 0 -.85C.2 -.7 .5 -.5 .45 0Z", x + w / 2, top + 1, w), rc, "round", tex=0.6)
        cv.line(f"M{nums(x + w / 2, top - w * 0.8)}v{n(-w * 0.25)}", p.tint(p.hot, 0.2), 1.2)
    elif kind == "spire":
        cv.form(poly((x - 1, top + 1), (x + w / 2, top - w * 2), (x + w + 1, top + 1)), rc, "cyl", tex=0.5)
    else:
        cv.fill(rect(x - 1.5, top - 3, w + 3, 4), p.tint(col, 0.3))
    if kind in ("gable", "flat", "mansard") and rng.chance(0.7):
        cv.fill(rect(x + w * 0.72, top - rh * 0.85, w * 0.12, rh * 0.6), p.shade(rc, 0.2))
        cv.fill(rect(x + w * 0.7, top - rh * 0.9, w * 0.16, 2), p.tint(rc, 0.2))
    cv.form(rect(x, top, w, h + 2), col, "plane", ang=88, tex=0.7, deep=0.3)
    # shaded right edge: facades are boxes, not stickers
    cv.fill(rect(x + w * 0.93, top, w * 0.07, h), cv.pal.ink, 0.25)
    gh = min(17, h * 0.3) if shop else 0
    windows(cv, x + w * 0.03, top + 2, w * 0.9, h - gh - 3, rng, max(2, round(w / 9.5)), max(2, round((h - gh) / 14)), lit, col)
    if shop and h > 30:
        ac = rng.pick((p.hot, p.alt, p.deep))
        cv.fill(rect(x + w * 0.08, base - gh + 2, w * 0.78, gh - 2), p.tint(p.hot, 0.45) if lit > 0.3 else p.shade(col, 0.6))
        cv.fill(
            rect(x + w * 0.36, base - gh + 2, w * 0.1, gh - 2) + rect(x + w * 0.62, base - gh + 2, w * 0.03, gh - 2),
            p.shade(col, 0.35),
        )
        awning(cv, x + w * 0.02, base - gh - 1, w * 0.9, 7, ac)


def awning(cv: Canvas, x: float, y: float, w: float, h: float, col: str) -> None:
    """Draw a striped awning with a scalloped edge."""
    p = cv.pal
    k = max(4, int(w / 4.5))
    q = w / k
    cv.fill(poly((x + 2, y), (x + w - 2, y), (x + w, y + h * 0.75), (x, y + h * 0.75)), col)
    white = p.pale if col != p.pale else p.hot
    cv.fill(
        Shape(
            "".join(
                poly(
                    (x + 2 + (w - 4) * i / k, y),
                    (x + 2 + (w - 4) * (i + 1) / k, y),
                    (x + q * (i + 1), y + h * 0.75),
                    (x + q * i, y + h * 0.75),
                ).d
                for i in range(0, k, 2)
            ),
            NOWHERE,
        ),
        white,
    )
    cv.fill(
        Shape("".join(path("M0 0L1 0Q.9 .6 .5 .6Q.1 .6 0 0Z", x + q * i, y + h * 0.74, q).d for i in range(1, k, 2)), NOWHERE),
        col,
    )
    cv.fill(
        Shape("".join(path("M0 0L1 0Q.9 .6 .5 .6Q.1 .6 0 0Z", x + q * i, y + h * 0.74, q).d for i in range(0, k, 2)), NOWHERE),
        p.shade(white, 0.12),
    )


def lamp(cv: Canvas, x: float, y: float, h: float) -> None:
    """Draw a street lamp with its foot at (x, y); at night it shines."""
    p = cv.pal
    if is_night(cv):
        cv.glow(x, y - h, h * 0.55, p.hot, 0.9)
    cv.line(f"M{nums(x, y)}V{n(y - h * 0.88)}M{nums(x - 2, y)}h4M{nums(x - 3, y - h * 0.8)}h6", p.ink, 1.5)
    cv.fill(poly((x - 2, y - h * 0.86), (x - 3.2, y - h), (x + 3.2, y - h), (x + 2, y - h * 0.86)), p.tint(p.hot, 0.6))
    cv.fill(poly((x - 3.8, y - h), (x, y - h * 1.08), (x + 3.8, y - h)), p.ink)


def row(
    cv: Canvas,
    rng: Stream,
    base: float,
    hmin: float,
    hmax: float,
    far: float,
    wmin: float = 20,
    wmax: float = 38,
    x0: float = -6,
    x1: float | None = None,
    lit: float | None = None,
    shop: bool = True,
) -> None:
    """Build a row of houses on `base`, from a few models that are reused, mirrored and scaled."""
    p = cv.pal
    x, i = x0, 0
    x1 = cv.w + 6 if x1 is None else x1
    night = is_night(cv)
    cols = (
        (p.deep, p.mid, p.shade(p.mid, 0.3), p.deep, p.shade(p.alt, 0.4))
        if night
        else (p.mid, p.soft, p.alt, p.pale, p.tint(p.hot, 0.35), p.soft)
    )
    last, model = None, {}
    while x < x1:
        w = rng.f(wmin, wmax)
        c = p.air(rng.pick([c for c in cols if c != last]), far, p.mid if night else p.tint(p.soft, 0.4))
        last = c
        v = (0, 1, 2, 0, 1)[i % 5] if not far else i % 2
        if v not in model:
            model[v] = (w, rng.f(hmin, hmax), c)
        w, hh, c = model[v]
        k = round(rng.f(0.88, 1.1), 2) if i >= 4 else 1
        f = i >= 4 and rng.chance(0.5)
        cv.stamp(
            ("house", hmin, far, v),
            x + (w * k if f else 0),
            base,
            k,
            lambda: house(cv, 0, 0, w, hh, c, rng, far, lit, shop),
            f,
            1,
        )
        x += w * k
        i += 1


def skyline(cv: Canvas, rng: Stream, base: float, h: float, far: float) -> None:
    """Draw the palest layer: towers and domes as one silhouette."""
    p = cv.pal
    c = p.air(p.deep if is_night(cv) else p.mid, far, p.mid if is_night(cv) else p.tint(p.soft, 0.5))
    x, d = -4.0, f"M-4 {n(base)}"
    while x < cv.w + 4:
        w, hh = rng.f(9, 22), h * rng.f(0.4, 0.9)
        k = rng.i(0, 4)
        y = base - hh
        if k == 0:
            d += f"V{n(y)}L{nums(x + w / 2, y - w)} {nums(x + w, y)}"
        elif k == 1:
            d += f"V{n(y)}q0{n(-w * 0.7)} {nums(w / 2, -w * 0.9)}q{nums(w / 2, w * 0.2, w / 2, w * 0.9)}"
        elif k == 2:
            d += f"V{n(y)}H{n(x + w * 0.4)}v{n(-h * 0.35)}h{n(w * 0.2)}v{n(h * 0.35)}H{n(x + w)}"
        else:
            d += f"V{n(y)}H{n(x + w)}"
        x += w
    cv.put(f'<path d="{d}V{n(base)}z" fill="{c}"/>')


def street(cv: Canvas, y: float, wet: bool) -> str:
    """Pave the ground from y down; give its colour."""
    p, w, h = cv.pal, cv.w, cv.h
    c = p.shade(p.deep, 0.25) if is_night(cv) else p.tint(p.soft, 0.15) if lum(p.soft) < 0.85 else p.soft
    cv.form(rect(-2, y, w + 4, h - y + 4), c, "drop", ang=1, tex=0.8, deep=0.4, lift=0.35)
    cv.fill(rect(-2, y, w + 4, 2.2), p.tint(c, 0.4))
    for j in range(3 + int((h - y) / 18)):  # a course of setts = one dashed line
        yy = y + 6 + j * (5 + j * 2.2)
        if yy > h:
            break
        k = 3 + j
        cv.line(
            f"M{n(-(j % 2) * k)} {n(yy)}H{n(w)}",
            p.shade(c, 0.35) if not wet else p.tint(c, 0.2),
            0.8 + 0.1 * j,
            f"{k} {k * 2} {k + 2} {k}",
            0.5,
        )
    return c
