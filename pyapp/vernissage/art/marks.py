"""The marks of painting types and the line icons: small markup for a page whose style sheet defines the colours.

A type has a colour, a shape and a letter: City Life is a square, Portrait a circle, Still Life a diamond, Landscape a triangle.
The letter comes from the language's catalogue, because in some languages two types have the same initial.
"""

from __future__ import annotations

from html import escape
from typing import Final

from .shapes import n, nums

LETTER_FROM: Final = 9.0
"""A letter that would be smaller than so many px is left out; shape and colour stay."""


def _outline(kind: str, x: float, y: float, h: float) -> str:
    if kind == "city":
        a = h * 0.92
        return f"M{nums(x - a, y - a)}h{n(2 * a)}v{n(2 * a)}h{n(-2 * a)}z"
    if kind == "portrait":
        return f"M{nums(x - h, y)}a{nums(h, h)} 0 1 1 {n(2 * h)} 0a{nums(h, h)} 0 1 1 {n(-2 * h)} 0z"
    if kind == "still":
        a = h * 1.2
        return f"M{nums(x, y - a)}L{nums(x + a, y)} {nums(x, y + a)} {nums(x - a, y)}z"
    return f"M{nums(x, y - h * 1.14)}L{nums(x + h * 1.3, y + h * 0.92)}H{n(x - h * 1.3)}z"


def mark(kind: str, x: float, y: float, size: float, letter: str = "") -> str:
    """Give the mark of a type (city, portrait, still, land) round (x, y), `size` px tall, with its letter.

    A dark edge and a light halo make it visible on any picture. Its colours are the page's custom properties.
    """
    d = _outline(kind, x, y, size / 2)
    edge = (
        f'<path d="{d}" fill="none" stroke="var(--mark-edge)" stroke-width="{n(size * 0.23)}" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="none" stroke="var(--mark-halo)" stroke-width="{n(size * 0.12)}" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="var(--{kind})"/>'
    )
    land = kind == "land"
    letters = size * (0.68 if land else 0.76)
    if not letter or letters < LETTER_FROM:
        return f'<g class="mark">{edge}</g>'
    base = y + letters * 0.35 + (size * 0.11 if land else 0)
    return (
        f'<g class="mark">{edge}<text x="{n(x)}" y="{n(base)}" font-size="{n(letters)}" font-weight="700" '
        f'text-anchor="middle" fill="var(--{kind}-ink)">{escape(letter)}</text></g>'
    )


ICONS: Final = {
    "museum": "M3 9.5L12 4l9 5.5zM5.5 10v7.5M10 10v7.5M14 10v7.5M18.5 10v7.5M3 20.5h18M4 17.5h16",
    "eyeline": "M2.5 12Q12 3 21.5 12Q12 21 2.5 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM12 11.9v.2",
    "match": "M3 6h8v12H3zM13 6h8v12h-8zM8 12h8M10 9.8L7.8 12l2.2 2.2M14 9.8l2.2 2.2-2.2 2.2",
    "faux-pas": "M4 9h16M4 15h16M16 4L8 20",
    "corner": "M4 20V4h16M9.5 9.5h.01M13.5 9.5h.01M17.5 9.5h.01M9.5 13.5h.01M9.5 17.5h.01",
    "excess": "M4 8h12v12H4zM8 8V4h12v12h-4M7.5 14h5",
    "assistant": "M12 3.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM5 20.5q0-7 7-7t7 7M9.5 20.5v-3M14.5 20.5v-3",
    "gavel": "M9.5 4.5l6 6M6 8l6 6M8.6 3.6l-3.5 3.5M16.4 9.6l-3.5 3.5M12.2 11.3L20 19.2M4 20.5h9",
    "shield": "M5 4.5h14v7q0 6-7 9q-7-3-7-9zM12 4.5v16",
    "star": "M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "sun": "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4"
    "M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    "moon": "M19.5 14.5A8 8 0 1 1 9.5 4.5Q9 13 19.5 14.5z",
    "log": "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5",
    "share": "M12 15V3.5M7.8 7.5L12 3.3l4.2 4.2M6.5 11H5v9.5h14V11h-1.5",
    "undo": "M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H9",
    "redo": "M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h5",
    "hang": "M12 3.5v.01M12 3.5L5 10M12 3.5L19 10M4 10h16v10.5H4zM7.5 13.5h9v3.5h-9z",
    "previous": "M14.5 5L7.5 12l7 7",
    "next": "M9.5 5l7 7-7 7",
}
"""Path data of the line icons in a box of 24 by 24."""


def icon(name: str) -> str:
    """Give a line icon in the colour of the text round it. It is hidden from screen readers."""
    return (
        '<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" '
        'stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">'
        f'<path d="{ICONS[name]}"/></svg>'
    )
