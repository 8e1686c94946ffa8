"""Things that several patrons hold: hands, pictures, notes, cards, bubbles. All are in the portrait's units of 240.

Short names: cv a canvas, d path data, c a colour, x y a point, s a size or a sitter, turn degrees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..palettes import mix
from ..shapes import NOWHERE, Shape, n, nums

if TYPE_CHECKING:
    from ..canvas import Canvas
    from .heads import Sitter


def put(cv: Canvas, d: str, c: str, o: float | None = None) -> None:
    """Fill path data."""
    cv.fill(Shape(d, NOWHERE), c, o)


def edged(cv: Canvas, d: str, c: str, ww: float = 3) -> None:
    """Fill path data and draw its edge in ink, so that the thing stands out from its background."""
    cv.put(f'<path d="{d}" fill="{c}" stroke="{cv.pal.ink}" stroke-width="{n(ww)}" stroke-linejoin="round"/>')


def placed(cv: Canvas, x: float, y: float, turn: float = 0, k: float = 1) -> None:
    """Move what follows to (x, y), turned and enlarged, until `cv.close`."""
    more = f"rotate({n(turn)})" if turn else ""
    more += f"scale({k:g})" if k != 1 else ""
    cv.put(f'<g transform="translate({nums(x, y)}){more}">')


def hand(s: Sitter, x: float, y: float, turn: float = 0, cuff: str = "", glove: str = "", k: float = 1) -> None:
    """Draw a hand that holds something, knuckles up, about 36 wide; its sleeve, if any, comes from below."""
    cv = s.cv
    skin, dark = (glove, mix(glove, cv.pal.ink, 0.35)) if glove else (s.skin, mix(s.skin, s.dark, 0.9))
    placed(cv, x, y, turn, k)
    if cuff:
        edged(cv, "M-15 12h30l8 80h-46z", cuff, 2.5)
        put(cv, "M-16 9h32v9h-32z", mix(cuff, cv.pal.pale, 0.6))
    edged(cv, "M-18 0Q-19-15-8-15H10Q19-15 19-2V6Q18 17 4 17H-5Q-17 17-18 0z", skin, 2.5)
    cv.line("M-9-14v14M0-15v15M9.5-15v14", dark, 2.2)
    cv.close()


def framed(cv: Canvas, x: float, y: float, w: float, h: float, turn: float = 0, gilt: str = "#d9a83c") -> None:
    """Hang a small picture in its frame round (x, y): a hill, a sea and a sun."""
    p = cv.pal
    placed(cv, x, y, turn)
    a, b = w / 2, h / 2
    edged(cv, f"M{nums(-a, -b)}h{n(w)}v{n(h)}h{n(-w)}z", gilt)
    edged(cv, f"M{nums(8 - a, 8 - b)}h{n(w - 16)}v{n(h - 16)}h{n(16 - w)}z", "#8fc3d8", 2)
    put(
        cv,
        f"M{nums(9 - a, b - 9)}V{n(b * 0.3)}Q{nums(-a * 0.3, -b * 0.5, a * 0.2, b * 0.3)}"
        f"Q{nums(a * 0.5, 0, a - 9, b * 0.4)}V{n(b - 9)}z",
        p.alt if p.name != "New York" else "#3f8f5e",  # a blue hill would not show in front of a blue sea
    )
    put(cv, f"M{nums(a * 0.25, -b * 0.45)}a6 6 0 1 1 12 0a6 6 0 1 1-12 0z", p.hot)
    cv.close()


def bubble(cv: Canvas, x: float, y: float, w: float, h: float, tip: float, c: str) -> None:
    """Draw a speech bubble whose box is centred on (x, y), its tip `tip` to the right below."""
    a, b = w / 2, h / 2
    k = 1 if tip > 0 else -1
    d = (
        f"M{nums(x - a + 9, y - b)}h{n(w - 18)}q9 0 9 9v{n(h - 18)}q0 9-9 9H{n(x + (8 if k > 0 else 2))}"
        f"L{nums(x + tip, y + b + 18)}L{nums(x - (10 if k > 0 else 14), y + b)}H{n(x - a + 9)}q-9 0-9-9v{n(18 - h)}q0-9 9-9z"
    )
    edged(cv, d, c)


def book(cv: Canvas, x: float, y: float, w: float, h: float, c: str) -> None:
    """Lay a book or a box, its foot at (x, y), with a label on its back."""
    edged(cv, f"M{nums(x, y)}v{n(-h)}h{n(w)}v{n(h)}z", c, 2.5)
    put(cv, f"M{nums(x + w * 0.34, y - h * 0.28)}v{n(-h * 0.44)}h{n(w * 0.32)}v{n(h * 0.44)}z", cv.pal.pale)
