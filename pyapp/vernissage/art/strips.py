"""The strip at a card's foot: five slots in the order red, yellow, green, blue, purple, and the icons in them.

Nothing is told by colour alone. Each element has a shape: Hue a drop, Shape a triangle, Texture a lattice, Tone a half moon,
always dark on cream. A bonus is a dark rosette with its element's shape in cream. A slot is known by its place and by one to
five pips. The colours do not change with the theme, because the strip is printed on the card.

Short names: x y a point, w h a width and a height, r half an icon's size, o an opacity.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, TypeAlias

from ..games.canvas.rules.box import ELEMENTS, SLOTS
from .shapes import n, nums

if TYPE_CHECKING:
    from collections.abc import Sequence

Slot: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
"""What a slot shows: the numbers of its elements, then the elements of its bonuses."""

COLOURS: Final = ("#c9412f", "#e9b32e", "#3f8f55", "#2f6fb0", "#7d4a9c")
"""The colour of each slot."""
INK, CREAM, PAPER, ROSETTE = "#1b2138", "#fdf4dc", "#efe0bf", "#9c1f2e"

LETTER_FROM: Final = 8.0
"""If a slot's letter would be smaller than so many px, pips are shown instead."""


def _drop(x: float, y: float, r: float) -> str:
    side = f"{nums(x + r * 0.3, y - r * 0.6, x + r * 0.88, y - r * 0.1, x + r * 0.88, y + r * 0.3)}"
    arc = f"A{nums(r * 0.88, r * 0.78)} 0 1 1 {nums(x - r * 0.88, y + r * 0.3)}"
    back = nums(x - r * 0.88, y - r * 0.1, x - r * 0.3, y - r * 0.6, x, y - r * 1.15)
    return f"M{nums(x, y - r * 1.15)}C{side}{arc}C{back}z"


def icon(element: int, x: float, y: float, size: float, ink: str = INK, paper: str = CREAM) -> str:
    """Give the icon of an element, 0 to 3 in the order of `box.ELEMENTS`, round (x, y), `size` px tall.

    Raises IndexError for any other number.
    """
    if not 0 <= element < len(ELEMENTS):
        raise IndexError(f"There is no element {element}.")
    name, r = ELEMENTS[element], size / 2
    if name == "hue":
        return f'<path d="{_drop(x, y + r * 0.02, r * 0.88)}" fill="{ink}"/>'
    if name == "shape":
        d = f"M{nums(x, y - r * 0.86)}L{nums(x + r, y + r * 0.8)}H{n(x - r)}z"
        return f'<path d="{d}" fill="{ink}" stroke="{ink}" stroke-width="{n(r * 0.24)}" stroke-linejoin="round"/>'
    if name == "texture":
        a = r * 0.42
        d = "".join(
            f"M{nums(x + s * a, y - r * 0.88)}V{n(y + r * 0.88)}M{nums(x - r * 0.88, y + s * a)}H{n(x + r * 0.88)}"
            for s in (-1, 1)
        )
        return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{n(r * 0.34)}" stroke-linecap="round"/>'
    q = r * 0.86
    half = f"M{nums(x, y - q)}A{nums(q, q)} 0 0 1 {nums(x, y + q)}z"
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(q)}" fill="{paper}" stroke="{ink}" stroke-width="{n(r * 0.26)}"/>'
        f'<path d="{half}" fill="{ink}"/>'
    )


def bonus(element: int, x: float, y: float, size: float) -> str:
    """Give the icon of the bonus for an element round (x, y): a scalloped rosette of `size` px with the element in it."""
    r = size / 2
    wide = 2 * 3.14159 * r * 0.84
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r * 0.84)}" fill="{ROSETTE}" stroke="{ROSETTE}" stroke-width="{n(r * 0.3)}" '
        f'stroke-dasharray="0 {wide / 12:.2f}" stroke-linecap="round"/>' + icon(element, x, y, size * 0.52, CREAM, ROSETTE)
    )


def _pips(slot: int, x: float, y: float, band: float, colour: str, letter: str) -> str:
    """Give what identifies a slot without its colour: its letter, or as many pips as its place."""
    if letter and band >= LETTER_FROM:
        return (
            f'<text x="{n(x)}" y="{n(y + band * 0.36)}" font-size="{n(band)}" font-weight="700" text-anchor="middle" '
            f'fill="{colour}">{escape(letter)}</text>'
        )
    gap, r = band * 0.78, max(0.6, band * 0.2)
    d = "".join(f"M{nums(x + (k - slot / 2) * gap, y)}h0" for k in range(slot + 1))
    return f'<path d="{d}" stroke="{colour}" stroke-width="{n(2 * r)}" stroke-linecap="round"/>'


def _icons(slot: Slot, x: float, y: float, w: float, h: float) -> str:
    """Give one or two icons in a tile's cream part, side by side if it is wide, else one over the other."""
    drawn = [(icon, e) for e in slot[0]] + [(bonus, e) for e in slot[1]]
    beside = len(drawn) == 1 or w >= h
    k = len(drawn)
    cell = (w / k, h) if beside else (w, h / k)
    out = ""
    for i, (draw, e) in enumerate(drawn):
        at = (x + cell[0] * (i + 0.5), y + h / 2) if beside else (x + w / 2, y + cell[1] * (i + 0.5))
        room = min(cell)
        out += draw(e, *at, room * (1.0 if draw is bonus else 0.78))
    return out


def strip(slots: Sequence[Slot], w: float, h: float, letters: Sequence[str] = (), hidden: Sequence[int] = ()) -> str:
    """Give the strip's markup in the box (0, 0) to (w, h) px.

    `slots`: what each of the five shows (nothing: two empty tuples). `letters`: each slot's initial in the reader's language,
    shown where it is large enough. `hidden`: how many covered icons lie below each, shown as dark edges.
    """
    pad, gap = h * 0.1, w * 0.014
    tile = (w - 2 * gap - 4 * gap) / len(SLOTS)
    out = f'<rect width="{n(w)}" height="{n(h)}" fill="{PAPER}"/>'
    for slot, shown in enumerate(slots):
        x, colour = gap + slot * (tile + gap), COLOURS[slot]
        covered = hidden[slot] if hidden else 0
        y = pad + covered * h * 0.055
        tall = h - pad - y
        band = max(3.4, tall * 0.2)
        letter = letters[slot] if letters else ""
        for k in range(covered):
            lip = f'x="{n(x + 1)}" y="{n(y - (covered - k) * h * 0.055)}" width="{n(tile - 2)}" height="{n(h * 0.3)}" rx="2"'
            out += f'<rect {lip} fill="{colour}"/><rect {lip} fill="{INK}" opacity=".45"/>'
        box = f'x="{n(x)}" y="{n(y)}" width="{n(tile)}" height="{n(tall)}" rx="{n(min(4, tall * 0.14))}"'
        middle = (x + tile / 2, y + tall - band * 0.56)
        if not (shown[0] or shown[1]):
            out += (
                f'<rect {box} fill="{colour}" fill-opacity=".3" stroke="{colour}" stroke-width=".8" stroke-dasharray="2.4 2"/>'
            )
            out += _pips(slot, *middle, band, INK, letter)
            continue
        edge = max(1.2, tile * 0.045)
        inner = (x + edge, y + edge, tile - 2 * edge, tall - edge - band * 1.12)
        out += f'<rect {box} fill="{colour}" stroke="{INK}" stroke-width=".8"/>'
        out += (
            f'<rect x="{n(inner[0])}" y="{n(inner[1])}" width="{n(inner[2])}" height="{n(inner[3])}" '
            f'rx="{n(min(3, tall * 0.1))}" fill="{CREAM}"/>'
        )
        out += _pips(slot, *middle, band, INK if SLOTS[slot] == "yellow" else CREAM, letter)
        out += _icons(shown, *inner)
    return out
