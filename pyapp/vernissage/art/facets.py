"""Cubism: shows the finished scene through shards, each shifted and turned a little."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from .shapes import nums, poly

if TYPE_CHECKING:
    from .keyed import Stream
    from .shapes import Points
    from .sheet import Sheet

Shards: TypeAlias = "list[Points]"


def _size(q: Points) -> float:
    return abs(sum(q[i - 1][0] * q[i][1] - q[i][0] * q[i - 1][1] for i in range(len(q)))) / 2


def _middle(q: Points) -> tuple[float, float]:
    return sum(x for x, _ in q) / len(q), sum(y for _, y in q) / len(q)


def _cut(q: Points, x: float, y: float, angle: float) -> tuple[Points, Points]:
    """Cut a convex polygon by the line through (x, y) at an angle in radians."""
    c, s = math.cos(angle), math.sin(angle)
    left: Points = []
    right: Points = []
    for u, v in zip([q[-1], *q[:-1]], q, strict=True):
        a, b = ((px - x) * s - (py - y) * c for px, py in (u, v))
        if a * b < 0:
            t = a / (a - b)
            crossing = (u[0] + (v[0] - u[0]) * t, u[1] + (v[1] - u[1]) * t)
            left.append(crossing)
            right.append(crossing)
        (left if b >= 0 else right).append(v)
    return left, right


def _shards(cv: Sheet, rng: Stream) -> Shards:
    """Cut the picture by straight lines, always through the largest piece."""
    pieces: Shards = [[(0, 0), (cv.w, 0), (cv.w, cv.h), (0, cv.h)]]
    want = 7 + int(cv.big * 1.6)
    first = rng.f(15, 75)
    while len(pieces) < want:
        pieces.sort(key=_size)
        q = pieces.pop()
        x, y = _middle(q)
        angle = math.radians(first + rng.pick((0, 90, 38, -40)) + rng.f(-12, 12))
        pieces += _cut(q, x + rng.f(-0.12, 0.12) * cv.w / want, y, angle)
    return pieces


def split(cv: Sheet, body: str, rng: Stream) -> str:
    """Give the markup of the scene in shards, alternately pale and dark; every fourth shard stays in its place."""
    scene = cv.name()
    out = f'<g id="{scene}">{body}</g>'
    shift = 2.2 + cv.big
    for j, q in enumerate(_shards(cv, rng)):
        i = cv.clip(poly(*q))
        x, y = _middle(q)
        if j % 4:
            move = nums(rng.f(-shift, shift), rng.f(-shift, shift))
            turn = nums(rng.f(-5, 5), round(x), round(y))
            out += f'<g clip-path="url(#{i})"><use href="#{scene}" transform="translate({move})rotate({turn})"/></g>'
        light = (cv.pal.pale, cv.pal.ink)[j % 2]
        wash = cv.lin(((0, light, 0.34), (0.75, light, 0)), rng.pick((25, 115, 205, 250)))
        out += f'<use href="#{i}p" fill="{wash}" stroke="{cv.pal.shade(cv.pal.mid, 0.6)}" stroke-width=".4"/>'
    return out
