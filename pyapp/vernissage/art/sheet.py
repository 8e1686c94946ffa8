"""A sheet collects the markup of a picture, and knows its palette, style and size.

Pictures stay small without filters by these means: a clip's path is written once and reused; a whole row of dabs is one curve
with an uneven dash array and round caps; dashes of zero length are dots; gradients with hard stops are poster shadows; what is
needed several times is a stamp, drawn once.
"""

from __future__ import annotations

import math
from contextlib import nullcontext
from typing import TYPE_CHECKING, TypeAlias

from .shapes import Shape, coarse, n, n2, nums

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .keyed import Stream
    from .palettes import Palette
    from .shapes import Box, Point

Stop: TypeAlias = "tuple[float, str] | tuple[float, str, float]"
Stops: TypeAlias = "tuple[Stop, ...]"
"""A gradient: (offset 0 to 1, colour, opacity 0 to 1 or none) for each stop."""


def stops_markup(stops: Stops) -> str:
    """Write a gradient's stops."""
    return "".join(
        "<stop"
        + (f' offset="{n2(s[0])}"' if s[0] else "")
        + f' stop-color="{s[1]}"'
        + (f' stop-opacity="{n2(s[2])}"' if len(s) > 2 else "")
        + "/>"
        for s in stops
    )


class Sheet:
    """A picture of w by h units that is being drawn. All its ids begin with `ids`."""

    def __init__(self, w: float, h: float, palette: Palette, style: str, rng: Stream, ids: str) -> None:
        self.w, self.h, self.pal, self.style, self.rng, self.ids = w, h, palette, style, rng, ids
        self.out: list[str] = []
        self.defs: list[str] = []
        self.cache: dict[object, str] = {}
        self.area = w * h
        self.big = math.sqrt(self.area) / 106  # 1 for 2x2, 2.7 for 5x5
        self.stamping = False
        self._run: tuple[str, float | None] | None = None  # the last path's fill, if it is plain
        self._named = 0

    def name(self) -> str:
        """Give a fresh id."""
        self._named += 1
        return f"{self.ids}{self._named:x}"

    def put(self, markup: str) -> None:
        """Add markup."""
        self._run = None
        self.out.append(markup)

    def fill(self, s: Shape, colour: str, opacity: float | None = None) -> None:
        """Fill a shape with one colour or paint; runs of one colour become one path."""
        key = (colour, opacity)
        if s.merges and self._run == key:
            self.out[-1] = self.out[-1].replace('" f', s.d + '" f', 1)
            return
        o = f' opacity="{n2(opacity)}"' if opacity is not None and opacity < 1 else ""
        self.put(f'<path d="{s.d}" fill="{colour}"{o}/>')
        if s.merges and not o:
            self._run = key

    def line(
        self,
        d: str | Shape | Sequence[Point],
        colour: str,
        width: float = 1,
        dash: str | None = None,
        op: float | None = None,
        cap: bool = True,
    ) -> None:
        """Draw a line along path data, a shape's edge or points. `cap`: dashes have round ends."""
        if isinstance(d, Shape):
            d = d.d
        elif not isinstance(d, str):
            d = "M" + " ".join(nums(*p) for p in d)
        more = f' stroke-width="{n(width)}"' if n(width) != "1" else ""
        more += f' stroke-dasharray="{dash}"' if dash else ""
        more += f' opacity="{n2(op)}"' if op is not None else ""
        more += ' stroke-linecap="butt"' if dash and not cap else ""
        self.put(f'<path d="{d}" stroke="{colour}"{more}/>')

    def spots(self, points: Sequence[Point], r: float, colour: str, op: float | None = None) -> None:
        """Draw many equal dots as dashes of zero length with round caps: eight bytes a dot."""
        self.line("".join(f"M{nums(x, y)}h0" for x, y in points), colour, 2 * r, op=op)

    def lin(self, stops: Stops, angle: float = 90) -> str:
        """Give the paint of a linear gradient; angle 0 runs to the right, 90 downwards."""
        key = ("linear", stops, angle)
        if key not in self.cache:
            i = self.cache[key] = self.name()
            c, s = math.cos(math.radians(angle)) / 2, math.sin(math.radians(angle)) / 2
            where = f' x1="{n2(0.5 - c)}" y1="{n2(0.5 - s)}" x2="{n2(0.5 + c)}" y2="{n2(0.5 + s)}"'
            where = {0.0: "", 90.0: ' x2="0" y2="1"'}.get(angle, where)
            source = self.cache.setdefault(("stops", stops), i)  # reuse equal stops at another angle
            self.defs.append(
                f'<linearGradient id="{i}"{where}>{stops_markup(stops)}</linearGradient>'
                if source == i
                else f'<linearGradient id="{i}"{where} href="#{source}"/>'
            )
        return f"url(#{self.cache[key]})"

    def rad(self, stops: Stops, cx: float = 0.36, cy: float = 0.32, r: float = 0.72) -> str:
        """Give the paint of a radial gradient. By default the light comes from the upper left."""
        key = ("radial", stops, cx, cy, r)
        if key not in self.cache:
            i = self.cache[key] = self.name()
            self.defs.append(
                f'<radialGradient id="{i}" cx="{n2(cx)}" cy="{n2(cy)}" r="{n2(r)}">{stops_markup(stops)}</radialGradient>'
            )
        return f"url(#{self.cache[key]})"

    def glow(self, x: float, y: float, r: float, colour: str, op: float = 0.8) -> None:
        """Draw a soft halo of light. At night it makes lamps shine."""
        paint = self.rad(((0, colour, op), (0.35, colour, op * 0.45), (1, colour, 0)), 0.5, 0.5, 0.5)
        self.put(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{paint}"/>')

    def clip(self, s: Shape, *, holes: bool = False) -> str:
        """Give the id of a clip. The outline itself can be used by the same id with a "p" added.

        With `holes`, areas inside two outlines are outside.
        """
        i = self.name()
        rule = ' clip-rule="evenodd"' if holes else ""
        self.defs.append(f'<clipPath id="{i}"><path id="{i}p" d="{s.d}"{rule}/></clipPath>')
        return i

    def open(self, s: Shape, *, holes: bool = False) -> None:
        """Clip what follows to the shape, until `close`."""
        self.put(f'<g clip-path="url(#{self.clip(s, holes=holes)})">')

    def close(self) -> None:
        """End the clip that `open` began."""
        self.put("</g>")

    def model(self, key: tuple[object, ...], draw: Callable[[], object], size: float) -> str:
        """Give the id of what `draw` draws, with its foot at (0, 0), `size` units tall. Each key is drawn once."""
        whole = ("model", *key)
        if whole not in self.cache:
            i = self.cache[whole] = self.name()
            kept, self.out = self.out, []
            outer, self.stamping, self._run = self.stamping, True, None
            with coarse() if size >= 80 else nullcontext():
                draw()
            self.defs.append(f'<g id="{i}">{"".join(self.out)}</g>')
            self.out, self.stamping, self._run = kept, outer, None
        return self.cache[whole]

    def stamp(
        self,
        key: tuple[object, ...],
        x: float,
        y: float,
        s: float,
        draw: Callable[[], object],
        flip: bool = False,
        size: float = 40,
    ) -> None:
        """Use a model with its foot at (x, y), s tall: a wood of thirty pines costs thirty times fifty bytes."""
        i = self.model(key, draw, size)
        k = s / size
        scale = f"scale({n2(-k)} {n2(k)})" if flip else "" if k == 1 else f"scale({n2(k)})"
        self.put(f'<use href="#{i}" transform="translate({nums(x, y)}){scale}"/>')

    def seen(self, box: Box) -> float:
        """Give the area of that part of a box which is in the picture (in a stamp: of the whole box)."""
        x0, y0, x1, y1 = box
        if self.stamping:
            return (x1 - x0) * (y1 - y0)
        return max(0, min(x1, self.w) - max(x0, 0)) * max(0, min(y1, self.h) - max(y0, 0))
