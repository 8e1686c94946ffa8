"""Outlines as SVG path data, and numbers written in few bytes.

Short names: n writes one number, nums several; d is path data; a box is (left, top, right, bottom).
"""

from __future__ import annotations

import math
import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = list[Point]
Box: TypeAlias = tuple[float, float, float, float]

NOWHERE: Final[Box] = (0, 0, 1, 1)
"""The box of shapes that are only filled flat: no style reads it."""

_decimals = [1]


@contextmanager
def coarse() -> Iterator[None]:
    """Write whole numbers while a stamp of 80 units is drawn. Stamps are used small, so nobody sees the difference."""
    _decimals.append(0)
    try:
        yield
    finally:
        _decimals.pop()


def n(v: float) -> str:
    """Write a number with at most one decimal, and without needless zeros."""
    s = f"{v:.{_decimals[-1]}f}"
    s = s.removesuffix(".0")
    if s in ("-0", ""):
        return "0"
    if s.startswith("0."):
        return s[1:]
    return "-" + s[2:] if s.startswith("-0.") else s


def n2(v: float) -> str:
    """Write a number with at most two decimals."""
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return s.removeprefix("0") if s.startswith("0.") else s or "0"


def nums(*values: float) -> str:
    """Write numbers in a row; before a minus sign there is no space."""
    out = ""
    for v in values:
        s = n(v)
        out += s if (not out or s[0] == "-") else " " + s
    return out


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline: its path data and its box. `merges`: whether shapes of one colour may be written into one path."""

    d: str
    box: Box
    merges: bool = False

    def __add__(self, other: Shape) -> Shape:
        a, b = self.box, other.box
        return Shape(self.d + other.d, (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])))


def rect(x: float, y: float, w: float, h: float) -> Shape:
    """Outline a rectangle."""
    return Shape(f"M{nums(x, y)}h{n(w)}v{n(h)}h{n(-w)}z", (x, y, x + w, y + h), merges=True)


def ell(x: float, y: float, rx: float, ry: float | None = None) -> Shape:
    """Outline an ellipse round (x, y); a circle without ry."""
    ry = rx if ry is None else ry
    d = f"M{nums(x - rx, y)}a{nums(rx, ry)} 0 1 1 {n(2 * rx)} 0a{nums(rx, ry)} 0 1 1 {n(-2 * rx)} 0z"
    return Shape(d, (x - rx, y - ry, x + rx, y + ry), merges=True)


def _box(points: Sequence[Point]) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


def poly(*points: Point) -> Shape:
    """Outline a polygon."""
    return Shape("M" + " ".join(nums(*p) for p in points).replace(" -", "-") + "z", _box(points))


def blob(points: Sequence[Point]) -> Shape:
    """Outline a closed soft shape: the curve runs through the midpoints between the given points."""
    x, y = (points[-1][0] + points[0][0]) / 2, (points[-1][1] + points[0][1]) / 2
    d = "M" + nums(x, y)
    for i, p in enumerate(points):
        q = points[(i + 1) % len(points)]
        d += "Q" + nums(*p, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
    return Shape(d + "z", _box(points))


def ridge(points: Sequence[Point], base: float) -> Shape:
    """Outline the area below a soft skyline through the points, down to `base`: hills, waves, edges of cloth."""
    d = "M" + nums(*points[0])
    for i in range(1, len(points) - 1):
        p, q = points[i], points[i + 1]
        e = q if i == len(points) - 2 else ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        d += "Q" + nums(*p, *e)
    return Shape(d + f"V{n(base)}H{n(points[0][0])}z", _box([*points, (points[0][0], base)]))


_token = re.compile(r"([MLQCSTZ])|(-?\d*\.?\d+)")


def path(d: str, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None, rot: float = 0) -> Shape:
    """Place path data (absolute M L Q C S T Z) at (x, y), scaled by sx and sy, turned by rot degrees.

    Without sy,
    sx
     is used; a negative sx mirrors.
    """
    sy = abs(sx) if sy is None else sy
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    out, points, pending, after_number = "", [], None, False
    for command, number in _token.findall(d):
        if command:
            out += "z" if command == "Z" else command
            after_number = False
        elif pending is None:
            pending = float(number)
        else:
            px, py = pending * sx, float(number) * sy
            p = (x + px * c - py * s, y + px * s + py * c)
            points.append(p)
            t = nums(*p)
            out += t if (not after_number or t[0] == "-") else " " + t
            after_number, pending = True, None
    return Shape(out, _box(points))


_command = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.\d*|\.\d+|\d+))")
_taken = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


class _Pen:
    """Writes path data in relative numbers. It rounds relative to the rounded position, so that errors do not add up."""

    def __init__(self) -> None:
        self.out, self.previous = "", ""
        self.x = self.y = self.rx = self.ry = 0.0

    def put(self, letter: str, values: Sequence[float], arc: bool = False) -> None:
        t = ""
        for k, v in enumerate(values):
            if arc and k in (3, 4):  # flags need no space between them
                t += (" " if k == 3 else "") + str(int(v))
                continue
            q = n(v)
            t += q if (arc and k == 5) or q[0] == "-" or not t else " " + q
        same = letter == self.previous or (letter == "l" and self.previous == "m")
        self.out += (letter if not same else "" if t[:1] == "-" else " ") + t
        self.previous = letter

    def go(self, x: float | None = None, y: float | None = None) -> None:
        if x is not None:
            self.x, self.rx = x, round(self.rx + round(x - self.rx, 1), 1)
        if y is not None:
            self.y, self.ry = y, round(self.ry + round(y - self.ry, 1), 1)


def _short(d: str) -> str:
    """Write path data in relative numbers and without needless letters: about a quarter shorter."""
    tokens = _command.findall(d)
    pen, i, command = _Pen(), 0, ""
    start = (0.0, 0.0)
    while i < len(tokens):
        if tokens[i][0]:
            command = tokens[i][0]
            i += 1
        lower, absolute = command.lower(), command.isupper()
        if lower == "z":
            pen.put("z", ())
            pen.x, pen.y, pen.rx, pen.ry = *start, round(start[0], 1), round(start[1], 1)
            continue
        a = [float(t[1]) for t in tokens[i : i + _taken[lower]]]
        i += _taken[lower]
        ox, oy = (0.0, 0.0) if absolute else (pen.x, pen.y)
        if lower == "h":
            pen.put("h", [a[0] + ox - pen.rx])
            pen.go(x=a[0] + ox)
        elif lower == "v":
            pen.put("v", [a[0] + oy - pen.ry])
            pen.go(y=a[0] + oy)
        elif lower == "a":
            x, y = a[5] + ox, a[6] + oy
            pen.put("a", [*a[:5], x - pen.rx, y - pen.ry], arc=True)
            pen.go(x, y)
        else:
            points = [(a[j] + ox, a[j + 1] + oy) for j in range(0, len(a), 2)]
            pen.put(lower, [v for p in points for v in (p[0] - pen.rx, p[1] - pen.ry)])
            pen.go(*points[-1])
            if lower == "m":
                start, command = (pen.x, pen.y), "L" if absolute else "l"
    return pen.out  # a leading "m" counts as absolute


_data = re.compile(r' d="([^"]*)"')


def shorten(svg: str) -> str:
    """Shorten the data of every path in the markup."""
    return _data.sub(lambda m: f' d="{_short(m.group(1))}"', svg)
