"""A canvas: a sheet on which forms are painted in a style.

A scene only says what a shape is (`canvas.form(shape, colour, kind)`); the style decides how it is painted: see `brushes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import brushes, facets
from .shapes import nums, rect, shorten
from .sheet import Sheet

if TYPE_CHECKING:
    from .shapes import Shape

STYLES: Final = ("flat", "oil", "dots", "cubist", "ink")


class Canvas(Sheet):
    """A picture in the making, painted in its style."""

    def form(
        self,
        s: Shape,
        colour: str,
        kind: str = "plane",
        ang: float = 0,
        bend: float = 0,
        tex: float = 1,
        deep: float = 0.34,
        lift: float = 0.3,
        edge: bool = True,
    ) -> None:
        """Paint a form in the picture's style.

        `kind` is plane (a flat wash), round (a ball), cyl (lit from the left) or drop (light from above). `ang` and `bend` are
        the angle (degrees) and the curvature of its brush strokes, `tex` how many of them (0: none), `deep` and `lift` how dark
        the shadow and how light the light is, `edge` whether a style that draws outlines outlines it.
        """
        small = self.seen(s.box) < (150 if kind == "plane" else 50)
        if small and self.style != "ink" and not self.stamping:
            self.fill(s, colour)
            return
        brushes.paint(self, s, brushes.Form(colour, kind, ang, bend, tex, deep, lift, edge))

    def svg(self) -> str:
        """Give the picture's markup with the style's finish, a vignette and a signature."""
        rng, p = self.rng.sub("finish"), self.pal
        body = "".join(self.out)
        if self.style == "cubist":
            body = facets.split(self, body, rng)
        post = ""
        if self.style != "flat":  # dark corners pull the eye to the middle
            v = self.rad(((0.55, p.ink, 0), (1, p.ink, 0.12 if self.style == "ink" else 0.32)), 0.5, 0.46, 0.75)
            post += f'<path d="{rect(0, 0, self.w, self.h).d}" fill="{v}"/>'
        x, y = self.w - 15, self.h - 4.5
        post += f'<path d="M{nums(x, y)}q2-5 3 0t3-1 2 1 3-1" stroke="{p.pale}" stroke-width=".8" opacity=".7"/>'
        return shorten(f"<defs>{''.join(self.defs)}</defs>{body}{post}")
