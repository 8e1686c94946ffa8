"""A finished painting of Canvas: background, three layers, frame, title, strip.

The pictures are files that the build makes (`paths.layer_file`, `paths.background_file`); this module only combines them.

Short names: w h a width and a height, t a frame's thickness; all in units of a picture 300 wide.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from .paths import VIGNETTE, background_file, layer_file
from .shapes import n, nums
from .strips import strip

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .strips import Slot

WIDTH, HEIGHT = 300, 400
"""The width and height of a picture."""
STRIP: Final = 46
"""The height of the strip under a card's picture; with it a card is 300 by 446."""
FRAME: Final = 22
PLATE: Final = 46
"""The height of the plate with the title."""
FRAMED: Final = (WIDTH + 2 * FRAME, HEIGHT + STRIP + 2 * FRAME + PLATE)
"""Width and height of a finished painting: picture, strip, frame and plate."""

_GILT: Final = ("#f3d78c", "#d9ad4e", "#a8762a", "#c08d38")
"""The colours of a gilt frame's sides in its light: top, left, bottom, right."""
_FONT: Final = "'Brygada 1918',Georgia,'Times New Roman',serif"


def _image(href: str) -> str:
    return f'<image href="{escape(href)}" width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="none"/>'


def stack(hrefs: Iterable[str]) -> str:
    """Give pictures as layers, the lowest first, each as an `<image>` of 300 by 400 units."""
    return "".join(_image(href) for href in hrefs)


def stack_files(bottom: int, middle: int, top: int, background: int) -> tuple[str, ...]:
    """Give the files of a painting, relative to the art folder, the lowest first. The last one darkens the corners."""
    return (background_file(background), *(layer_file(card) for card in (bottom, middle, top)), VIGNETTE)


def _frame(w: float, h: float, t: float) -> str:
    """Give a gilt frame round the box (t, t) to (w - t, h - t): four mitred sides, a bead and a dark slip."""
    out = ""
    a, b, c, d = (0.0, 0.0), (w, 0.0), (w, h), (0.0, h)
    e, f, g, i = (t, t), (w - t, t), (w - t, h - t), (t, h - t)
    for colour, points in zip(_GILT, ((a, b, f, e), (d, a, e, i), (c, d, i, g), (b, c, g, f)), strict=True):
        out += f'<path d="M{" ".join(nums(*p) for p in points)}z" fill="{colour}"/>'
    for inset, width, colour, more in (
        (1, 2, "#5d3d14", ""),
        (t * 0.3, 1.2, "#fbe9b4", ""),
        (t * 0.56, 4, "#8a5f20", ' stroke-dasharray="0 7" stroke-linecap="round"'),
        (t - 2, 4, "#3a2a1c", ""),
    ):
        box = f'x="{n(inset)}" y="{n(inset)}" width="{n(w - 2 * inset)}" height="{n(h - 2 * inset)}"'
        out += f'<rect {box} fill="none" stroke="{colour}" stroke-width="{n(width)}"{more}/>'
    return out


def _plate(title: str, w: float, y: float) -> str:
    """Give the brass plate with the title below a frame w wide, at y. A long title is set smaller."""
    size = min(21.0, (w - 70) * 1.9 / max(1, len(title)))
    wide = min(w - 24, max(90, len(title) * size * 0.56 + 40))
    left, top, tall = (w - wide) / 2, y + 9, PLATE - 14
    return (
        f'<rect x="{n(left)}" y="{n(top)}" width="{n(wide)}" height="{n(tall)}" rx="3" fill="#e3bd62" stroke="#7d5718"/>'
        f'<rect x="{n(left + 3)}" y="{n(top + 3)}" width="{n(wide - 6)}" height="{n(tall - 6)}" rx="1.5" fill="none" '
        'stroke="#7d5718" stroke-width=".6"/>'
        f'<path d="M{nums(left + 8, y + 9 + tall / 2)}h0M{nums(left + wide - 8, y + 9 + tall / 2)}h0" stroke="#7d5718" '
        'stroke-width="3.4" stroke-linecap="round"/>'
        f'<text x="{n(w / 2)}" y="{n(top + tall / 2 + size * 0.34)}" font-family="{_FONT}" font-style="italic" '
        f'font-size="{n(size)}" text-anchor="middle" fill="#3a2408">{escape(title)}</text>'
    )


def finished(pictures: str, title: str, slots: Sequence[Slot], letters: Sequence[str] = ()) -> str:
    """Give the pictures' markup with strip, frame and plate round it, in the units of `FRAMED`. Everything
    outside is cut off.
    """
    w, h = FRAMED[0], FRAMED[1] - PLATE
    foot = f'<g transform="translate({FRAME} {FRAME + HEIGHT})">{strip(slots, WIDTH, STRIP, letters)}</g>'
    return (
        _frame(w, h, FRAME)
        + f'<svg x="{FRAME}" y="{FRAME}" width="{WIDTH}" height="{HEIGHT}">{pictures}</svg>{foot}'
        + _plate(title, w, h)
    )


def painting(hrefs: Iterable[str], title: str, slots: Sequence[Slot], letters: Sequence[str] = ()) -> str:
    """Give a finished painting for the page, in the units of `FRAMED`, with the pictures at `hrefs`, the lowest first.

    `slots` is what its five slots show, `letters` their initials in the reader's language. The markup has no ids.
    """
    return finished(stack(hrefs), title, slots, letters)
