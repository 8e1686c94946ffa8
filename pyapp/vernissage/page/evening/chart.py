"""The graph of an evening, as SVG: a line for each seat; below it what seats have put in as dots, and bands whose
width is a worth.

A table beside it contains the same. Lines also differ by their dashes, and have names at their ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ...art.papers import SEAT_PAPERS
from ..core.markup import Node, el
from .series import Evening

DASHES: Final = (None, "9 4", "3 4", "12 4 3 4", "1 4")
BAND, DOTS, APART = 13, 46, 15
"""In units: the height of a type's band, the height of the bids, and the least distance between two names."""


class ChartSize(NamedTuple):
    """The size of the graph, in units of about one px: the whole, the space left and right of the lines, the height of the
    lines.
    """

    width: int
    left: int
    right: int
    high: int


WIDE: Final = ChartSize(1120, 40, 130, 170)
MIDDLE: Final = ChartSize(700, 32, 110, 150)
BESIDE: Final = ChartSize(500, 32, 100, 110)
NARROW: Final = ChartSize(344, 26, 84, 150)


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def chart(
    evening: Evening, names: Sequence[str], types: Sequence[str], moments: Mapping[int, int], label: str, size: ChartSize
) -> Node:
    """The graph. `names` stand at the ends of the lines. `moments`: for each moment of a look back, by its number, its round
    (from 0).
    """
    count = len(evening.scores)
    wide = size.width - size.left - size.right

    def x(i: float) -> float:
        return size.left + wide * (i + 0.5) / count

    top = 22 if moments else 8
    low = min(0, *(min(row) for row in evening.scores))
    high = max(1, *(max(row) for row in evening.scores))

    def y(value: float) -> float:
        return top + size.high * (high - value) / (high - low)

    out = [*_grid(size, low, high, y)]
    for number, at in moments.items():
        out.append(el("path", cls="ev-flag", d=f"M{_n(x(at))} {top - 4}V{_n(top + size.high)}"))
        out.append(el("circle", cls="ev-dot", cx=_n(x(at)), cy=11, r=9))
        out.append(el("text", number, cls="ev-no", x=_n(x(at)), y=15, text_anchor="middle"))
    ends = [evening.scores[-1][seat] for seat in range(len(names))]
    labels = _apart([y(value) for value in ends])
    for seat, name in enumerate(names):
        points = " ".join(f"{_n(x(i))},{_n(y(row[seat]))}" for i, row in enumerate(evening.scores))
        look = f"paper-{SEAT_PAPERS[seat]}"
        out.append(el("polyline", cls=f"ev-line {look}", points=points, stroke_dasharray=DASHES[seat]))
        right = x(count - 1)
        out.append(el("circle", cls=f"ev-end {look}", cx=_n(right), cy=_n(y(ends[seat])), r=4))
        out.append(el("text", name, cls="ev-name", x=_n(right + 10), y=_n(labels[seat] + 4)))
    down = top + size.high + 14
    if evening.told.dots:
        out += _bids(evening, x, down)
        down += DOTS + 8
    if evening.told.bands:
        out += _bands(evening, types, x, wide / count, down)
        down += BAND * len(types) + 4
    step = 1 if wide / count > 16 else 2
    out += [el("text", i + 1, cls="ev-axis", x=_n(x(i)), y=_n(down + 12), text_anchor="middle") for i in range(0, count, step)]
    return el("svg", *out, cls="ev-chart", viewBox=f"0 0 {size.width} {_n(down + 18)}", role="img", aria_label=label)


def _grid(size: ChartSize, low: int, high: int, y: Callable[[float], float]) -> list[Node]:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100) if (high - low) / s <= 5)
    out = []
    for value in range(-(-low // step) * step, high + 1, step):
        at = y(value)
        out.append(el("path", cls="ev-grid", d=f"M{size.left} {_n(at)}H{size.width - size.right}"))
        told = str(value).replace("-", "\N{MINUS SIGN}")
        out.append(el("text", told, cls="ev-axis", x=size.left - 6, y=_n(at + 4), text_anchor="end"))
    return out


def _apart(at: list[float]) -> list[float]:
    """The heights of the names, moved apart where lines end close together."""
    out = list(at)
    order = sorted(range(len(at)), key=lambda i: at[i])
    for above, below in pairwise(order):
        out[below] = max(out[below], out[above] + APART)
    return out


def _bids(evening: Evening, x: Callable[[float], float], top: float) -> list[Node]:
    """The bids of each round as dots, higher bids further up; the highest has a ring."""
    out = []
    for i, bids in enumerate(evening.told.dots):
        for seat, bid in enumerate(bids):
            high = top + DOTS * (1 - bid / evening.told.most)
            win = " win" if bid == max(bids) else ""
            out.append(el("circle", cls=f"ev-bid paper-{SEAT_PAPERS[seat]}{win}", cx=_n(x(i)), cy=_n(high), r=5 if win else 3))
    return out


def _bands(evening: Evening, types: Sequence[str], x: Callable[[float], float], step: float, top: float) -> list[Node]:
    """The worth of each thing as a band, as thick as it is worth."""
    out = []
    for row, (band, name) in enumerate(zip(evening.told.bands, types, strict=True)):
        middle = top + BAND * (row + 0.5)
        for i, worth in enumerate(band.worths):
            thick, left = worth * 2, x(i) - step / 2
            out.append(el("rect", cls=band.look, x=_n(left), y=_n(middle - thick / 2), width=_n(step + 0.5), height=thick))
        end = x(len(band.worths) - 1) + step / 2 + 6
        told = f"{name} \N{MULTIPLICATION SIGN}{band.worths[-1]}"
        out.append(el("text", told, cls="ev-axis", x=_n(end), y=_n(middle + 4)))
    return out
