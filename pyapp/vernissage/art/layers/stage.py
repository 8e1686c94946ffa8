"""The stage that all layers of Canvas share, so that any three in any order make a picture.

Its rules: the horizon is at y=255, feet stand between 350 and 374, the light comes from the upper left. A layer keeps to a zone
(sky, air, far, left, right, middle, hero, front, frame) and is mostly empty. It stands out from everything below as if cut from
paper (`Stage.cut`): a contact shadow, a painted body, a thin cream rim. Standing things cast a shadow on the ground; far things
fade into mist below.

Short names: cv the stage, s a shape, x y a point, r a radius, o an opacity, c a colour, d path data.
"""

from __future__ import annotations

import math
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ..brushes import dabs
from ..canvas import Canvas
from ..keyed import Stream
from ..palettes import Palette
from ..shapes import Shape, ell, n, n2, nums, path, poly, shorten

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..shapes import Point

WIDTH: Final = 300
HEIGHT: Final = 400
HORIZON: Final = 255

P: Final = Palette("Atelier", "#1b2138 #2c4a63 #5f8a94 #b9c8b8 #fbf0d6 #d9472f #e5a83b")
"""The palette of all layers: ink navy, teal, mist, cream, vermilion (under a tenth of the area), ochre."""
ROSE, PLUM, SAGE, MOSS, LEAF = "#e6a394", "#5d3d63", "#7f9f80", "#2f4f45", "#4f7a58"
BRICK, STONE, GOLD, WOOD, SKIN = "#a8503a", "#d9c6a8", "#f4c65a", "#6b4038", "#e8bd98"
NIGHT, WHITE, LIT, LILAC, SEA = "#33415f", "#fbf6ea", "#ffd76a", "#8a6fae", "#3f6484"

CLOUD: Final = "M-.5 0C-.62 -.34 -.34 -.5 -.24 -.42C-.2 -.9 .16 -.95 .2 -.52C.34 -.72 .6 -.4 .5 0Z"
PETAL: Final = "M0 -1Q.6 -.4 0 .4Q-.6 -.4 0 -1Z"
LEAFLET: Final = "M0 -1Q1 -.5 .2 1Q-1 .2 0 -1Z"

_pattern = re.compile(r'(patternTransform="[^"]*">)(.*)</pattern>')


class Stage(Canvas):
    """A transparent canvas of 300 by 400 units in soft oil; `ids` must differ from those of all other layers."""

    def __init__(self, ids: str) -> None:
        super().__init__(WIDTH, HEIGHT, P, "oil", Stream("canvas", ids), ids)
        self.area, self.big = 400000, 1.5  # no coarse brush: figures on cards need finer dabs, and small parts none

    def layer(self) -> str:
        """Give the markup of the layer, with its dabs at less than half their strength."""
        defs = "".join(_pattern.sub(r'\1<g opacity=".42">\2</g></pattern>', d) for d in self.defs)
        return shorten(f"<defs>{defs}</defs>{''.join(self.out)}")

    def shadow(self, s: Shape, k: float = 1) -> None:
        """Lay a contact shadow to the lower right, at k times the usual distance."""
        for dx, dy, o in ((2, 3, 0.18), (4.5, 6, 0.11)):
            self.put(f'<path d="{s.d}" transform="translate({nums(dx * k, dy * k)})" fill="{P.ink}" opacity="{n2(o)}"/>')

    def rim(self, s: Shape, o: float = 0.6) -> None:
        """Draw the thin cream edge of a cut-out."""
        self.put(f'<path d="{s.d}" stroke="{P.pale}" opacity="{n2(o)}"/>')

    def cut(
        self,
        s: Shape,
        colour: str,
        kind: str = "cyl",
        rim: float = 0.6,
        sh: float = 1,
        ang: float = 0,
        bend: float = 0,
        tex: float = 0,
        deep: float = 0.4,
        lift: float = 0.3,
    ) -> None:
        """Lay a cut-out: contact shadow, body painted as by `form`, cream rim. It stands out from any ground."""
        if sh:
            self.shadow(s, sh)
        self.form(s, colour, kind, ang=ang, bend=bend, tex=tex, deep=deep, lift=lift)
        if rim:
            self.rim(s, rim)

    def ground(self, x: float, y: float, rx: float, ry: float | None = None, o: float = 0.42) -> None:
        """Lay the soft shadow of a thing that stands at (x, y)."""
        self._blur(x, y, rx, rx * 0.16 if ry is None else ry, P.ink, o, 0.6)

    def mist(self, x: float, y: float, rx: float, ry: float, o: float = 0.7, colour: str = P.pale) -> None:
        """Lay a soft patch of air."""
        self._blur(x, y, rx, ry, colour, o, 0.55)

    def _blur(self, x: float, y: float, rx: float, ry: float, colour: str, o: float, half: float) -> None:
        paint = self.rad(((0, colour, o), (0.5, colour, o * half), (1, colour, 0)), 0.5, 0.5, 0.5)
        self.put(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{paint}"/>')

    @contextmanager
    def faded(self, y0: float, y1: float) -> Iterator[None]:
        """Let what is drawn fade out between y0 (solid) and y1 (gone), so that far things end in air."""
        i = self.name()
        box = 'x="-20" y="-20" width="340" height="460"'
        self.defs.append(
            f'<linearGradient id="{i}g" gradientUnits="userSpaceOnUse" x2="0" y1="{n(y0)}" y2="{n(y1)}">'
            '<stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
            f'<mask id="{i}" maskUnits="userSpaceOnUse" {box}><rect {box} fill="url(#{i}g)"/></mask>'
        )
        self.put(f'<g mask="url(#{i})">')
        yield
        self.put("</g>")

    @contextmanager
    def within(self, s: Shape) -> Iterator[None]:
        """Clip what is drawn to the shape."""
        self.open(s)
        yield
        self.close()

    @contextmanager
    def placed(self, x: float, y: float, k: float = 1) -> Iterator[None]:
        """Move what is drawn by (x, y), and scale it by k about the upper left corner."""
        scale = f"scale({n2(k)})" if k != 1 else ""
        self.put(f'<g transform="translate({nums(x, y)}){scale}">')
        yield
        self.put("</g>")

    def dabbed(self, s: Shape, angle: float = 0) -> None:
        """Lay the shared brush marks over a shape that was already filled."""
        self.put(f'<path d="{s.d}" fill="{dabs(self, angle)}"/>')

    def bloom(self, x: float, y: float, r: float, c: str, heart: str = GOLD, k: int = 5, turn: float = 0) -> None:
        """Draw a flower of k petals."""
        pale = P.tint(c, 0.25)
        for i in range(k):
            a = turn + i * math.tau / k
            self.fill(ell(x + math.cos(a) * r * 0.58, y + math.sin(a) * r * 0.58, r * 0.52), c if i % 2 else pale)
        self.fill(ell(x, y, r * 0.3), heart)

    def leaves(self, places: Sequence[tuple[float, float, float, float]], colours: Sequence[str]) -> None:
        """Draw leaves by foot point, size and angle in degrees, the colours in turn."""
        by: dict[str, str] = {}
        for i, (x, y, r, a) in enumerate(places):
            c = colours[i % len(colours)]
            by[c] = by.get(c, "") + path(LEAFLET, x, y, r, None, a).d
        for c, d in by.items():
            self.fill(Shape(d, (0, 0, 1, 1)), c)

    def cloud(self, x: float, y: float, w: float, c: str = "#f3e4d2", sh: float = 0.5) -> None:
        """Draw a small cut-out cloud, w wide, its flat foot at y."""
        self.cut(path(CLOUD, x, y, w, w * 0.34), c, "drop", rim=0.5, sh=sh, lift=0.6, deep=0.22)

    def stars(self, places: Sequence[Point], r: float = 4, c: str = "#fdf0c0") -> None:
        """Draw stars with four points."""
        d = "".join(star(x, y, r * (0.7 + (i * 7 % 5) / 8)).d for i, (x, y) in enumerate(places))
        self.put(f'<path d="{d}" fill="{c}" stroke="{P.ink}" stroke-opacity=".25" stroke-width=".8"/>')


def star(x: float, y: float, r: float, k: int = 4, waist: float = 0.35) -> Shape:
    """Outline a star of k points."""
    turns = [(i * math.pi / k - math.pi / 2, r if i % 2 == 0 else r * waist) for i in range(2 * k)]
    return poly(*((x + math.cos(a) * q, y + math.sin(a) * q) for a, q in turns))


def ring(x: float, y: float, a: float, b: float) -> Shape:
    """Outline a ring between the radii a and b. Its inner edge runs backwards, so that the hole stays open."""
    inner = f"M{nums(x - b, y)}a{nums(b, b)} 0 1 0 {n(2 * b)} 0a{nums(b, b)} 0 1 0 {n(-2 * b)} 0z"
    return Shape(ell(x, y, a).d + inner, (x - a, y - a, x + a, y + a))


def around(x: float, y: float, rx: float, ry: float, k: int, turn: float = 0) -> list[Point]:
    """Give k points on an ellipse."""
    return [(x + math.cos(turn + i * math.tau / k) * rx, y + math.sin(turn + i * math.tau / k) * ry) for i in range(k)]


def mirrored(d: str, right: bool) -> Shape:
    """Place path data as it is, or mirrored to the right side of the stage."""
    return path(d, WIDTH if right else 0, 0, -1 if right else 1, 1)
