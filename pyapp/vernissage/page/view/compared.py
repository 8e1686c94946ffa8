"""One board that shows what was played and what would have been better: a frame and a sign each, and an arrow from one to the
other. A text beside the board says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, inf
from typing import Any, Final

from ..core.icons import PATHS, icon
from ..core.markup import Content, Node, el

SIGNS: Final = {"played": "close", "better": "check"}
"""The sign of what was played, and of what would have been better."""
MOST: Final = 5
"""How many things stand in a row."""
FLAT: Final = 1.4
"""How far at most the arrow of a row is bent, in tenths of what a thing has of its width."""
SHORT: Final = 2.2
"""How much it keeps clear of the middle of both: it lies between their signs. Of two things, which are wide, it lies below."""


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def sign(which: str) -> Node:
    """The sign of what was "played", or of what would have been "better"."""
    return el("i", icon(SIGNS[which]), cls=f"sg {which}")


def seal(which: str, x: float, y: float, size: float, shape: str = "") -> Node:
    """The same sign, or the icon `shape`, in a picture, around a point, `size` across."""
    drawn = f"translate({_n(x - size / 2)} {_n(y - size / 2)}) scale({size / 24:.3f})"
    path = el("path", d=PATHS[shape or SIGNS[which]])
    return el("g", el("circle", cx=12, cy=12, r=12), path, cls=f"sg {which}", transform=drawn)


def arrow(start: tuple[float, float], end: tuple[float, float], thick: float, most: float = inf) -> Node:
    """An arrow in a picture, bent downwards, at `most` so far, with a line of this thickness."""
    (x1, y1), (x2, y2) = start, end
    way = 1 if x2 >= x1 else -1
    mx, my = (x1 + x2) / 2 - way * (y2 - y1) * 0.2, (y1 + y2) / 2 + min(way * (x2 - x1) * 0.2, most)
    long = hypot(x2 - mx, y2 - my) or 1
    ux, uy = (x2 - mx) / long * thick * 2.6, (y2 - my) / long * thick * 2.6
    left, right = (x2 - ux - uy, y2 - uy + ux), (x2 - ux + uy, y2 - uy - ux)
    d = f"M{_n(x1)} {_n(y1)}Q{_n(mx)} {_n(my)} {_n(x2)} {_n(y2)}"
    d += f"M{_n(left[0])} {_n(left[1])}L{_n(x2)} {_n(y2)}L{_n(right[0])} {_n(right[1])}"
    lines = (el("path", d=d, cls=cls, stroke_width=_n(wide)) for cls, wide in (("halo", thick * 2), ("", thick)))
    return el("g", *lines, cls="arrow")


def row(
    things: Sequence[tuple[Any, Content]],
    played: Any,
    better: Any,
    alike: Callable[[Sequence[Any]], Sequence[Content]] = tuple,
    most: int = MOST,
) -> Node:
    """Things side by side, each with what it stands for: the one that was played, the better one (None: none), an arrow between
    them, and of the others those nearest to them. `alike` makes the pictures that are shown fit one another.
    """
    at = {one: next((i for i, (key, _) in enumerate(things) if key == one), -1) for one in (played, better) if one is not None}
    marked = [i for i in at.values() if i >= 0]
    near = sorted(range(len(things)), key=lambda i: min((abs(i - j) for j in marked), default=i))
    kept = sorted({*marked, *near[:most]}, key=lambda i: (i not in marked, near.index(i)))[:most]
    kept.sort()
    ends = {which: kept.index(at[one]) for which, one in (("played", played), ("better", better)) if at.get(one, -1) >= 0}
    shown = []
    for place, picture in enumerate(alike([things[i][1] for i in kept])):
        looks = [which for which, end in ends.items() if end == place]
        shown.append(el("li", picture, *map(sign, looks), cls=" ".join(looks) or None))
    drawn: tuple[Node, ...] = ()
    if len(ends) == 2:
        thick = 0.09 * max(len(kept), 3)  # few things are wide
        short = (SHORT if ends["better"] > ends["played"] else -SHORT) if len(kept) > 2 else 0
        start, end = ((10.0 * ends[which] + 5 + off, 2.5 * thick) for which, off in (("played", short), ("better", -short)))
        high = _n(2.5 * thick + max(4.4 * thick, thick + FLAT / 2))
        drawn = (el("svg", arrow(start, end, thick, FLAT), viewBox=f"0 0 {10 * len(kept)} {high}", cls="vs-way"),)
        if len(kept) == 2:  # in low windows it lies between them
            from_, to = ((1.0, 3.0), (9.0, 3.0))[:: 1 if ends["better"] else -1]
            drawn = (*drawn, el("svg", arrow(from_, to, 1, FLAT), viewBox="0 0 10 6", cls="vs-gap"))
    return el("div", el("ol", *shown, cls="vs-row"), *drawn, cls=f"vs-rows n{len(kept)}")
