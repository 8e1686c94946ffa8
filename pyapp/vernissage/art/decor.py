"""Decor: the objects that hang between the paintings, on a plate of paper with their shields.

There are several objects of each size; an int chooses one. Decor has no frame but a cast shadow, so that nobody takes it for a
painting. Its shields stand in the lower right, where they can be counted even at 28 px a space.

Short names: o the markup so far, x y a point; units are sixtieths of a space.
"""

from __future__ import annotations

from ..games.art_society.rules.box import DECOR
from .frames import UNIT
from .objects import BRASS, BRIGHT, DARK, OBJECTS
from .shapes import nums, shorten

_DEFS = {
    "db": f'<stop stop-color="{DARK}"/><stop offset=".25" stop-color="{BRIGHT}"/><stop offset=".55"'
    f' stop-color="{BRASS}"/>'
    f'<stop offset="1" stop-color="{DARK}"/>',
    "dg": '<stop stop-color="#f4fafc"/><stop offset=".45" stop-color="#b9d2dc"/><stop offset=".5"'
    ' stop-color="#dcebf0"/>'
    '<stop offset="1" stop-color="#8fb0bf"/>',
    "dl": '<stop stop-color="#ffd98a" stop-opacity=".9"/><stop offset=".35" stop-color="#ffd98a" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ffd98a" stop-opacity="0"/>',
}
"""The gradients' stops: brass, glass, lamplight."""


def _defs(body: str) -> str:
    """Give the gradients that the markup uses."""
    out = ""
    for name, stops in _DEFS.items():
        if f"url(#{name})" in body:
            kind = "radialGradient" if name == "dl" else "linearGradient"
            slant = ' x2="1" y2="1"' if name == "dg" else ""
            out += f'<{kind} id="{name}"{slant}>{stops}</{kind}>'
    return f"<defs>{out}</defs>" if out else ""


def shields(w: float, h: float, count: int) -> str:
    """Draw the shields in the lower right of a tile of w by h units; on a tall tile they stand one above the other."""
    o = ""
    for i in range(count):
        x = w - 15.5 - (0 if h > w else 14 * (count - 1 - i))
        y = h - 18.5 - (15.5 * (count - 1 - i) if h > w else 0)
        d = f"M{nums(x, y)}h11v6.5q-.6 5-5.5 7-4.9-2-5.5-7z"
        o += f'<path d="{d}" fill="#8c2f39" stroke="#fff8e6" stroke-width="3.4" stroke-linejoin="round"/>'
        o += f'<path d="{d}" fill="#8c2f39" stroke="{DARK}" stroke-width=".8"/>'
        o += f'<path d="M{nums(x + 5.5, y)}h5.5v6.5q-.6 5-5.5 7z" fill="#d9a441"/>'
    return o


def decor(kind: int, n: int) -> str:
    """Give a decor tile as a whole SVG document: `kind` indexes `box.DECOR`, `n` (any int) chooses its object."""
    size = DECOR[kind]
    objects = OBJECTS[size.w, size.h]
    w, h = size.w * UNIT, size.h * UNIT
    body = objects[n % len(objects)]()
    plate = (
        f'<rect x="4" y="5.5" width="{w - 5}" height="{h - 6}" rx="3" fill="#1a1208" opacity=".32"/>'
        f'<rect x="2.5" y="2.5" width="{w - 5}" height="{h - 5}" rx="3" fill="#f6f0e2" stroke="#6f6555" '
        'stroke-width=".8"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" fill="none">'
        f"{_defs(body)}{plate}"
        f'<svg x="3" y="3" width="{w - 6}" height="{h - 6}" viewBox="0 0 {w} {h}">{shorten(body)}</svg>'
        f"{shorten(shields(w, h, size.shields))}</svg>"
    )
