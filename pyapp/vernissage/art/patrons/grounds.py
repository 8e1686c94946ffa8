"""The backgrounds of the patrons: each set has its own palette and its own city.

Short names: cv a canvas, p its palette, c a colour, x y a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..palettes import Palette, mix
from ..shapes import NOWHERE, Shape, ell, n, rect

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas

SIDE: Final = 240
"""The side of a portrait, which is square, in units."""

PALETTES: Final = (
    Palette("New York", "#1f1a26 #3b3a5a #c96f2f #f3c24a #fff4d8 #c8392c #2f6f8f"),
    Palette("Tokyo", "#231826 #6b2f52 #d0577a #f2b3b0 #fff3ea #d8402f #2f7f8a"),
    Palette("Paris", "#131f35 #274a78 #4f86b8 #a9cbe3 #f7f2e2 #d8492f #e8b23c"),
    Palette("London", "#1d1c26 #49405e #8a7ba6 #cbc3d8 #f6efe4 #b8323a #e0a63a"),
    Palette("Singapore", "#10261f #1f5a45 #3f9468 #a5d6a4 #fbf6df #e8643a #f2b53a"),
)
"""The palettes by set: New Yorkers, Tokyoites, Parisians, Londoners, Singaporeans."""


def _new_york(cv: Canvas, c: str) -> None:
    """Stepped towers with lit windows."""
    cv.fill(Shape("M0 240V92h30V70h10V50h8V30h4v20h8v20h10v50h14v120zM164 240V96h18V62h38v24h20v154z", NOWHERE), c)
    lit = "".join(f"M{x} {y}v7" for x in (8, 20, 44, 56, 190, 202, 214, 230) for y in range(104, 232, 20))
    cv.line(lit, cv.pal.soft, 4, cap=False)


def _tokyo(cv: Canvas, c: str) -> None:
    """Waves of shells, one over the other."""
    d = "".join(
        f"M{n(x - r)} {n(y)}a{r} {r} 0 0 1 {2 * r} 0"
        for row, y in enumerate(range(40, 270, 20))
        for x in range(20 * (row % 2), 270, 40)
        for r in (18, 11)
    )
    cv.line(d, c, 2.4)


def _paris(cv: Canvas, c: str) -> None:
    """A mansard roof with its dormers, and the iron tower."""
    cv.fill(Shape("M0 240V118l12-34h44l12 34v122zM22 84V66h10v18zM172 240q22-40 28-112l4-92h4l4 92q6 72 28 112z", NOWHERE), c)
    cv.fill(Shape("M18 112v-12a8 8 0 0 1 16 0v12zM42 112v-12a8 8 0 0 1 16 0v12z", NOWHERE), cv.pal.soft)
    cv.line("M194 136h24M188 172h36M198 104h16", cv.pal.soft, 4)


def _london(cv: Canvas, c: str) -> None:
    """The clock tower, and a terrace with its chimneys."""
    cv.fill(Shape("M176 240V82h4V56l18-32 18 32v26h4v158zM0 240V130l26-20V88h14v12l20 16v124z", NOWHERE), c)
    cv.fill(ell(198, 78, 14), cv.pal.pale)
    cv.line("M198 68v10l7 5", cv.pal.deep, 3)
    cv.line("M10 148v20M34 148v20M10 190v20M34 190v20", cv.pal.soft, 8, cap=False)


def _singapore(cv: Canvas, c: str) -> None:
    """Trees of light, and three towers under one deck."""
    cv.fill(
        Shape(
            "M176 240l6-132h10l2 132zM200 240l1-132h10l4 132zM220 240v-132h10l8 132zM166 108q4-16 40-16 30 0 40 8v8z", NOWHERE
        ),
        c,
    )
    cv.line("M34 240q2-70 0-120M34 124q-4-40-34-56M34 124q-2-44-14-70M34 124q2-44 14-70M34 124q4-40 34-56", c, 7)
    cv.line("M2 66q32 14 64 0", c, 4)


_GROUNDS: Final[tuple[Callable[[Canvas, str], None], ...]] = (_new_york, _tokyo, _paris, _london, _singapore)


def ground(cv: Canvas, group: int) -> None:
    """Paint the background of a set's patrons, in quiet tones so that the head stands out."""
    p = cv.pal
    cv.fill(rect(0, 0, SIDE, SIDE), p.soft)
    _GROUNDS[group](cv, mix(p.soft, p.mid, 0.36))
    cv.fill(ell(120, 112, 92), p.tint(p.soft, 0.55), 0.6)
