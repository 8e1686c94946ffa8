"""How each of the five styles paints a form: flat posters, oil, dots, cubist planes, ink over a wash."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from .shapes import n, n2, nums, rect

if TYPE_CHECKING:
    from .keyed import Stream
    from .shapes import Box, Shape
    from .sheet import Sheet


class Form(NamedTuple):
    """What a scene asks for a form: see `Canvas.form`."""

    colour: str
    kind: str
    ang: float
    bend: float
    tex: float
    deep: float
    lift: float
    edge: bool


def paint(cv: Sheet, s: Shape, form: Form) -> None:
    """Paint the form on the canvas in the canvas's style."""
    if cv.style == "flat":
        cv.fill(s, _poster(cv, form))
    elif cv.style == "cubist":
        _cubist(cv, s, form)
    elif cv.style == "ink":
        _ink(cv, s, form)
    else:
        _textured(cv, s, form)


def _poster(cv: Sheet, form: Form) -> str:
    """Give a paint with one hard shadow, as in a poster."""
    colour, lo, hi = form.colour, cv.pal.shade(form.colour, form.deep), cv.pal.tint(form.colour, form.lift)
    if form.kind == "round":
        return cv.rad(((0.22, hi), (0.22, colour), (0.66, colour), (0.66, lo)))
    if form.kind == "cyl":
        return cv.lin(((0.2, hi), (0.2, colour), (0.66, colour), (0.66, lo)), 0)
    return cv.lin(((0, hi), (1, colour))) if form.kind == "drop" else colour


def _soft(cv: Sheet, form: Form) -> str:
    """Give a paint that models the form softly."""
    p, colour = cv.pal, form.colour
    lo, hi = p.shade(colour, form.deep), p.tint(colour, form.lift)
    if form.kind == "round":
        return cv.rad(((0, hi), (0.45, colour), (1, lo)))
    if form.kind == "cyl":
        return cv.lin(((0, colour), (0.25, hi), (0.55, colour), (1, lo)), 0)
    if form.kind == "drop":
        return cv.lin(((0, hi), (0.5, colour), (1, p.shade(colour, form.deep * 0.7))))
    return cv.lin(((0, p.tint(colour, form.lift * 0.35)), (1, p.shade(colour, form.deep * 0.4))))


def _cubist(cv: Sheet, s: Shape, form: Form) -> None:
    """Paint planes with one hard break each, in one of two directions."""
    p, colour, area = cv.pal, form.colour, cv.seen(s.box)
    wash = _soft(cv, form) if form.kind == "drop" else ""
    if not wash:
        hi = p.tint(colour, form.lift)
        last = p.shade(colour, form.deep * (0.9 if form.kind != "plane" else 0.4))
        broken = ((0, hi), (0.5, colour), (0.5, p.shade(colour, form.deep * 0.45)), (1, last))
        plain = ((0, hi), (1, p.shade(colour, form.deep * 0.7)))
        wash = cv.lin(broken if area > 900 else plain, cv.rng.sub(s.d[:24]).pick((30, 130)))
    if form.edge and area > 120:
        cv.put(f'<path d="{s.d}" fill="{wash}" stroke="{p.shade(colour, 0.6)}" stroke-width=".7"/>')
    else:
        cv.fill(s, wash)


def _ink(cv: Sheet, s: Shape, form: Form) -> None:
    """Paint a wash under a crisp line, hatched on the shadow side, like a print coloured by hand."""
    area, plane = cv.seen(s.box), form.kind == "plane"
    width = 0.6 if area < 300 else 0.9 if area < 3000 else 1.1
    line = f' stroke="{cv.pal.ink}" stroke-width="{n(width)}"' if form.edge and area > 12 else ""
    wash = _soft(cv, form)
    if not form.tex or area <= 160 or form.kind == "drop":
        cv.put(f'<path d="{s.d}" fill="{wash}"{line}/>')
        return
    i = cv.clip(s)
    cv.put(f'<use href="#{i}p" fill="{wash}"{line}/>')
    x0, y0, x1, y1 = s.box
    if not plane:
        x0, y0 = x0 + (x1 - x0) * 0.52, y0 + (y1 - y0) * 0.12
    top = x0 + (x1 - x0) * (0.7 if plane else 0.35)
    d = f"M{nums(x0, y1)}L{nums(top, y0)}H{n(x1)}V{n(y1)}z"
    cv.put(f'<path clip-path="url(#{i})" d="{d}" fill="{_hatch(cv, plane)}"/>')


def _textured(cv: Sheet, s: Shape, form: Form) -> None:
    """Paint oil or dots: a soft form, with strokes of its own if it is large, with the shared dabs if it is small."""
    area, wash = cv.seen(s.box), _soft(cv, form)
    if not form.tex or area < max(160 if cv.stamping else 300, cv.area * 0.008):
        cv.fill(s, wash)
        return
    if area <= 0.1 * cv.area or cv.stamping:
        i = cv.name()
        cv.defs.append(f'<path id="{i}" d="{s.d}"/>')
        cv.put(f'<use href="#{i}" fill="{wash}"/><use href="#{i}" fill="{dabs(cv, form.ang)}"/>')
        return
    x0, y0, x1, y1 = s.box
    whole = rect(x0, y0, x1 - x0, y1 - y0).d
    cv.open(s)
    cv.put(f'<path d="{whole}" fill="{wash}"/>')
    if cv.style == "oil":
        _strokes(cv, s, form, area)
    else:
        cv.put(f'<path d="{whole}" fill="{dabs(cv, form.ang)}"/>')
    cv.close()


def _strokes(cv: Sheet, s: Shape, form: Form, area: float) -> None:
    """Lay strokes of shadow, light and highlight over a large form, each layer at another angle."""
    p, rng = cv.pal, cv.rng.sub(s.d[:24])
    lo, hi = p.shade(form.colour, form.deep), p.tint(form.colour, form.lift)
    width = max((2.1 + min(4, area**0.5 / 40)) / form.tex**0.5, min(s.box[3] - s.box[1], cv.h) / 20)
    quiet = 0.6 if area > 0.22 * cv.area and form.kind == "plane" else 1  # walls stay calm
    for colour, gap, thick, dash, opacity in (
        (lo, 2.1, 1.25, "24 7 40 9", 0.3),
        (hi, 2.3, 1.1, "26 19 12 27", 0.36),
        (p.tint(form.colour, form.lift * 0.6), 3.2, 0.3, "9 14 17 21", 0.75),
    ):
        d = rows(cv, s.box, form.ang + rng.f(-5, 5), width * gap, form.bend, rng)
        cv.line(d, colour, width * thick, dash, opacity * quiet)


def rows(cv: Sheet, box: Box, angle: float, gap: float, bend: float, rng: Stream) -> str:
    """Give path data of curved rows that cover the box, at an angle in degrees, `gap` apart, bent by `bend`."""
    x0, y0, x1, y1 = box
    if not cv.stamping:
        x0, y0, x1, y1 = max(x0, -4), max(y0, -4), min(x1, cv.w + 4), min(y1, cv.h + 4)
    cx, cy, hw, hh = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    across, along = abs(hw * s) + abs(hh * c), abs(hw * c) + abs(hh * s)
    t, d = -across, ""
    while t < across:
        j = rng.f(0, gap * 2)
        ax, ay = cx - s * t - c * (along + j), cy + c * t - s * (along + j)
        length = 2 * along + j * 1.4
        b = bend * (1 + 0.4 * rng.f(-1, 1))
        end = nums(round(c * length), round(s * length))
        if bend:
            middle = nums(round(c * length / 2 - s * b), round(s * length / 2 + c * b))
            d += f"M{round(ax)} {round(ay)}q{middle}{'' if end[0] == '-' else ' '}{end}"
        else:
            d += f"M{nums(ax, ay)}l{end}"
        t += gap * rng.f(0.75, 1.25)
    return d


def dabs(cv: Sheet, angle: float) -> str:
    """Give the paint of the shared texture, turned in steps of 30 degrees.

    Its marks are translucent, pale and dark: they tint and shade whatever lies below.
    """
    turn = round(angle / 30) * 30 % (180 if cv.style == "oil" else 60)
    key = ("dabs", turn)
    if key not in cv.cache:
        i = cv.cache[key] = cv.name()
        rng = cv.rng.sub(key)
        k = (0.55 + 0.25 * cv.big) * (1.2 if cv.stamping else 1)
        size, marks = _oil_marks(cv, rng) if cv.style == "oil" else _dot_marks(cv, rng)
        cv.defs.append(
            f'<pattern id="{i}" {size} patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({turn})scale({n2(k)})">{marks}</pattern>'
        )
    return f"url(#{cv.cache[key]})"


def _oil_marks(cv: Sheet, rng: Stream) -> tuple[str, str]:
    """Give the size and the markup of a tile of short strokes."""
    p, out = cv.pal, ""
    for colour, width, opacity, k in ((p.pale, 2.6, 0.34, 9), (p.ink, 2.4, 0.26, 9), (p.pale, 1.2, 0.5, 6)):
        d = "".join(f"M{rng.i(0, 44)} {j * 36 // k + rng.i(0, 2)}h{rng.i(4, 12)}" for j in range(k))
        out += f'<path d="{d}" stroke="{colour}" stroke-width="{width}" opacity="{n2(opacity)}"/>'
    return 'width="46" height="36"', out


def _dot_marks(cv: Sheet, rng: Stream) -> tuple[str, str]:
    """Give the size and the markup of a tile of dots."""
    p, out = cv.pal, ""
    layers = (
        (p.pale, 3.1, 0.26, 18),
        (p.ink, 2.8, 0.24, 13),
        (p.soft, 2.6, 0.4, 8),
        (p.hot, 2.4, 0.38, 4),
        (p.alt, 2.4, 0.35, 3),
    )
    for colour, width, opacity, k in layers:
        d = "".join(f"M{n((j * 9.27 + rng.f(0, 3)) % 23)} {n((j * 24 / k + rng.f(0, 2)) % 23)}h0" for j in range(k))
        out += f'<path d="{d}" stroke="{colour}" stroke-width="{width}" opacity="{n2(opacity)}"/>'
    return 'width="24" height="24"', out


def _hatch(cv: Sheet, wide: bool) -> str:
    """Give the paint of slanting ink lines, wider apart on planes."""
    key = ("hatch", wide)
    if key not in cv.cache:
        i = cv.cache[key] = cv.name()
        g = (3.6 if wide else 2.4) * (0.8 + 0.2 * cv.big)
        cv.defs.append(
            f'<pattern id="{i}" width="{n(g)}" height="{n(g * 7)}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({38 if wide else 42})"><path d="M.5 0V{n(g * 7)}" stroke="{cv.pal.ink}" '
            f'stroke-width="{".45" if wide else ".6"}" opacity=".6" '
            f'stroke-dasharray="{n(g * 5.6)} {n(g * 0.5)} {n(g * 0.9)} 0"/></pattern>'
        )
    return f"url(#{cv.cache[key]})"
