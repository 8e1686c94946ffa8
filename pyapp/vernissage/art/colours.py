"""Avant Carde's six colour marks, its cards and its tokens: small markup for a page whose style sheet defines the colours.

Each colour has a shape of its own too: orange is a bowl, red a triangle, blue a diamond, purple a plus, white a circle, gray a
square. A *sign* is the bare shape, in ink, for a ground of its colour. A *mark* is the shape in its colour with an edge and a
halo, for any ground. A *token* is one of the wooden pieces: award, gem, change, first (the first player's).

Short names: x y a point, h half a size, w a width, d path data.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .shapes import n, nums

COLOURS: Final = ("orange", "red", "blue", "purple", "white", "gray")
"""In the order of Avant Carde's `box.COLOURS`."""


def outline(colour: str, x: float, y: float, size: float) -> str:
    """Give the path data of a colour's shape round (x, y), about `size` units tall; KeyError if there is no such colour."""
    h = size / 2
    if colour not in COLOURS:
        raise KeyError(colour)
    if colour == "orange":
        r = h * 1.22
        return f"M{nums(x - r, y - h * 0.6)}h{n(2 * r)}a{nums(r, r)} 0 0 1 {n(-2 * r)} 0z"
    if colour == "red":
        return f"M{nums(x, y - h * 1.06)}L{nums(x + h * 1.12, y + h * 0.86)}H{n(x - h * 1.12)}z"
    if colour == "blue":
        return f"M{nums(x, y - h * 1.16)}L{nums(x + h, y)} {nums(x, y + h * 1.16)} {nums(x - h, y)}z"
    if colour == "purple":
        a, b = h * 0.36, h * 0.68
        arms = f"h{n(2 * a)}v{n(b)}h{n(b)}v{n(2 * a)}h{n(-b)}v{n(b)}h{n(-2 * a)}v{n(-b)}h{n(-b)}v{n(-2 * a)}h{n(b)}z"
        return f"M{nums(x - a, y - a - b)}{arms}"
    if colour == "white":
        return f"M{nums(x - h, y)}a{nums(h, h)} 0 1 1 {n(2 * h)} 0a{nums(h, h)} 0 1 1 {n(-2 * h)} 0z"
    a = h * 0.88
    return f"M{nums(x - a, y - a)}h{n(2 * a)}v{n(2 * a)}h{n(-2 * a)}z"


def sign(colour: str, x: float, y: float, size: float) -> str:
    """Give a colour's bare shape in its ink, for a ground of that colour; KeyError if there is no such colour."""
    return f'<path d="{outline(colour, x, y, size)}" fill="var(--ac-{colour}-ink)"/>'


def mark(colour: str, x: float, y: float, size: float) -> str:
    """Give a colour's mark round (x, y), about `size` px tall. It is visible on every ground, and known by its shape.

    Raises KeyError if there is no such colour.
    """
    d = outline(colour, x, y, size * 0.86)
    return (
        '<g class="mark">'
        f'<path d="{d}" fill="none" stroke="var(--mark-halo)" stroke-width="{n(size * 0.26)}" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="var(--ac-{colour})" stroke="var(--mark-edge)" stroke-width="{n(size * 0.13)}" '
        'stroke-linejoin="round"/></g>'
    )


CARD: Final = (100, 140)
"""A card's width and height."""
ACTS: Final = {
    "play": "M5 3.5h8l2 2v11H5zM8 10h4.5M10 7.8v4.4",
    "buy": "M13 6.5q-.6-2-3-2t-2.8 2.2q0 1.9 2.9 2.9t2.9 3.1q-.2 2.3-3 2.3t-3.2-2.2M10 2.5v15",
}
"""The sign for when a patron's power acts, while a line is played or while cards are bought: path data for a
box of 20 by 20.
"""


def _framed(colour: str, picture: str, *, changed: bool) -> str:
    """The picture of a card; a changed card's frame is dashed."""
    frame = f'd="M6 46h88v88H6z" fill="none" stroke="var(--ac-{colour}-ink)" stroke-width="{3 if changed else 1.5}"'
    dashes = ' stroke-dasharray="7 4"' if changed else ""
    return f'<image href="{escape(picture)}" x="6" y="46" width="88" height="88"/><path {frame}{dashes}/>'


def _badges(acts: Sequence[str]) -> str:
    """The signs of when a patron's powers act, side by side along the picture's upper edge, where no face is."""
    return "".join(
        f'<g transform="translate({95 - 21 * (len(acts) - i)} 36.5)"><circle cx="10" cy="10" r="9.3" fill="var(--mark-halo)" '
        f'stroke="var(--mark-edge)" stroke-width="1.2"/><path d="{ACTS[act]}" transform="translate(2.5 2.5)scale(.75)" '
        'fill="none" stroke="var(--mark-edge)" stroke-width="2" stroke-linejoin="round"/></g>'
        for i, act in enumerate(acts)
    )


def _plate(name: str) -> str:
    """The patron's name below the picture; a page can hide it on small cards by its class."""
    size = min(13.5, 13.5 * 12 / len(name))
    return (
        '<g class="ac-n"><path d="M6.8 117h86.4v16.3H6.8z" fill="var(--mark-halo)"/>'
        f'<text x="50" y="129.5" font-size="{n(size)}" font-weight="600" text-anchor="middle" '
        f'fill="var(--mark-edge)">{escape(name)}</text></g>'
    )


def _printed(number: int, colour: str) -> str:
    """On a changed card: what is printed on it, crossed out."""
    w = 26 + 10 * len(str(number))
    return (
        f'<rect x="9" y="49" width="{w}" height="21" rx="3" fill="var(--ac-{colour})" stroke="var(--mark-halo)" '
        f'stroke-width="2"/><text x="13" y="65" font-family="var(--serif)" font-size="17" font-weight="650" '
        f'fill="var(--ac-{colour}-ink)">{number:d}</text>{sign(colour, w - 3, 59.5, 12)}'
        f'<path d="M11 67L{w + 6} 52" fill="none" stroke="var(--ac-{colour}-ink)" stroke-width="1.8"/>'
    )


def card(
    number: int,
    colour: str,
    picture: str,
    name: str = "",
    acts: Sequence[str] = (),
    also: int = 0,
    printed: tuple[int, str] | None = None,
) -> str:
    """Give a card's face, 100 by 140 units: its number and sign in the upper corners, and below them its picture.

    `picture` is the picture's address: the patron's portrait, or the picture of a card without a patron. `name` is the
    patron's, `acts` when its powers act (of `ACTS`). A changed card shows what it counts as, and `printed`: its printed number
    and colour; `also` is a second number that it counts as. Raises KeyError for an unknown colour or act.
    """
    w, h = CARD
    ink = f"var(--ac-{colour}-ink)"
    figure, size = (f"{number:d}/{also:d}", 26 if also > 9 else 33) if also else (f"{number:d}", 42 if number < 10 else 38)
    return (
        f'<rect x=".75" y=".75" width="{w - 1.5}" height="{h - 1.5}" rx="7" fill="var(--ac-{colour})" '
        'stroke="var(--ac-edge)" stroke-width="1.5"/>'
        f'<text x="7" y="{37 if size > 35 else 34}" font-family="var(--serif)" font-size="{size}" font-weight="650" '
        f'fill="{ink}">{figure}</text>'
        + sign(colour, 80, 23, 23)
        + _framed(colour, picture, changed=printed is not None)
        + (_plate(name) if name else "")
        + _badges(acts)
        + (_printed(*printed) if printed else "")
    )


def back() -> str:
    """Give a card's back, 100 by 140 units: a suprematist ground, the same for all."""
    w, h = CARD
    return (
        f'<rect x=".75" y=".75" width="{w - 1.5}" height="{h - 1.5}" rx="6" fill="var(--ac-back)" stroke="var(--ac-edge)" '
        'stroke-width="1.5"/><path d="M8 132V92L92 40v92z" fill="var(--ac-back-2)"/>'
        '<path d="M8 84L92 30" fill="none" stroke="var(--ac-white)" stroke-width="2"/>'
        '<path d="M37 66a24 24 0 1 1 48 0a24 24 0 1 1-48 0z" fill="var(--ac-white)"/>'
        '<path d="M61 42a24 24 0 0 1 0 48z" fill="var(--ac-orange)"/><path d="M52 66a9 9 0 1 1 18 0a9 9 0 1 1-18 0z" '
        'fill="var(--ac-back-2)"/><path d="M20 112l26-14v8l-26 14z" fill="var(--ac-red)"/>'
    )


_EDGE: Final = 'stroke="var(--mark-edge)" stroke-width="2" stroke-linejoin="round"'
_STAR: Final = "M24 8.5l3.2 6.5 7.2 1-5.2 5 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2-5.2-5 7.2-1z"
TOKENS: Final = {
    "award": (
        f'<path d="M15 26L9 45l8-3 5 5 4-17zM33 26l6 19-8-3-5 5-4-17z" fill="var(--ac-ribbon)" {_EDGE}/>'
        f'<path d="M24 2.5l4.6 2.9 5.4-.6 2.4 4.9 4.7 2.7-.5 5.4 2.4 4.9-3.5 4.2-.9 5.3-5.2 1.6-3.6 4-5.4-1.2'
        '-5.4 1.2-3.6-4-5.2-1.6-.9-5.3-3.5-4.2 2.4-4.9-.5-5.4 4.7-2.7 2.4-4.9 5.4.6z" '
        f'fill="var(--ac-award)" {_EDGE}/><path d="M11 19a13 13 0 1 1 26 0a13 13 0 1 1-26 0z" fill="var(--ac-award-hi)"/>'
        f'<path d="{_STAR}" fill="var(--ac-award-ink)"/>'
    ),
    "gem": (
        f'<path d="M13 8h22l10 13-21 22L3 21z" fill="var(--ac-gem)" {_EDGE}/>'
        '<path d="M13 9l-8.5 11.5H16zM24 9l-7 11.5h14z" fill="var(--ac-gem-hi)"/>'
        '<path d="M35 9l8.5 11.5H32zM32 22h11.5L25 41.5z" fill="var(--ac-gem-sh)"/>'
        '<path d="M3 21h42M13 8l3 13 8 22 8-22 3-13M16 21l8-13 8 13" fill="none" stroke="var(--mark-edge)" '
        'stroke-width="1.3" stroke-linejoin="round"/>'
    ),
    "change": (
        f'<path d="M4 27a20 17 0 0 1 40 0v3a20 17 0 0 1-40 0z" fill="var(--ac-coin)" {_EDGE}/>'
        f'<path d="M4 22a20 18 0 1 1 40 0a20 18 0 1 1-40 0z" fill="var(--ac-coin-hi)" {_EDGE}/>'
        '<path d="M9 22a15 13 0 1 1 30 0a15 13 0 1 1-30 0z" fill="none" stroke="var(--ac-coin-ink)" stroke-width="1.5"/>'
        '<path d="M14 22h9M18.5 17.5v9M27 18.5l4-2.5v13" fill="none" stroke="var(--ac-coin-ink)" stroke-width="3"/>'
    ),
    "first": (
        f'<path d="M10 3h4v42h-4z" fill="var(--ac-pole)" {_EDGE}/><path d="M14 5h29l-7 11 7 11H14z" fill="var(--ac-first)" '
        f'{_EDGE}/><path d="M21.5 12.5l4.5-3.5v14M21.5 23h9" fill="none" stroke="var(--ac-first-ink)" stroke-width="3"/>'
        f'<path d="M5 45h14" fill="none" {_EDGE} stroke-linecap="round"/>'
    ),
}
"""The markup of each token, for a box of 48 by 48."""


def token(name: str) -> str:
    """Give a token (award, gem, change, first) as an image that is hidden from screen readers.

    Raises KeyError if there is no such token.
    """
    return f'<svg class="ac-piece" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">{TOKENS[name]}</svg>'
