"""The plots of a record as SVG, each with one sentence for a screen reader; the same figures stand in tables (tables.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.markup import Child, Node, el
from ..past.offer import Bid
from .figures import VictoryShare, running, wasted
from .names import percent

WIDE: Final = (640, 220)
"""The sizes of the pictures in units of about one px. `narrow` below: how wide a phone's card is, 0 elsewhere."""
LOW: Final = 200
SMALL: Final = 400
ROW: Final = 46


def _svg(size: tuple[float, float], told: str, *parts: Child) -> Node:
    return el(
        "svg",
        *parts,
        cls="plot" if size[0] > SMALL else "plot small",
        viewBox=f"0 0 {size[0]:g} {size[1]:g}",
        role="img",
        aria_label=told,
    )


def _text(x: float, y: float, text: str | int, cls: str = "") -> Node:
    return el("text", text, x=f"{x:g}", y=f"{y:g}", cls=cls or None)


def _rect(cls: str, x: float, y: float, w: float, h: float) -> Node:
    return el("rect", cls=cls, x=f"{x:.1f}", y=f"{y:.1f}", width=f"{max(w, 0):.1f}", height=f"{max(h, 0):.1f}")


def ticks(low: int, high: int) -> list[int]:
    """Round numbers from below `low` to above `high`, three to seven of them."""
    step = next(n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 10**9) if (high - low) / n <= 5)
    first = low // step * step
    return list(range(first, high + step, step)) if high > low else [low - 1, low, low + 1]


def course(scores: Sequence[int], won: Sequence[bool], ends: tuple[str, str], told: str, *, narrow: int) -> Node:
    """The scores in order, the oldest first. A full dot is a victory; the line is the running average."""
    w, h = (narrow, LOW) if narrow else WIDE
    lines = ticks(min(scores), max(scores))
    left, right, top, foot = 34, 12, 12, 30
    low, high = lines[0], lines[-1]

    def x(i: int) -> float:
        return left + 8 + (w - left - right - 16) * (i / (len(scores) - 1) if len(scores) > 1 else 0.5)

    def y(v: float) -> float:
        return h - foot - (h - top - foot) * (v - low) / (high - low)

    grid: list[Child] = []
    for v in lines:
        grid += (el("path", cls="rc-grid", d=f"M{left} {y(v):.1f}H{w - right}"), _text(left - 6, y(v) + 4, v, "end"))
    path = "".join(f"{'L' if i else 'M'}{x(i):.1f} {y(v):.1f}" for i, v in enumerate(running(scores)))
    dots = (
        el("circle", cls="dot-won" if win else "dot-lost", cx=f"{x(i):.1f}", cy=f"{y(v):.1f}", r=4 if len(scores) < 40 else 3)
        for i, (v, win) in enumerate(zip(scores, won, strict=True))
    )
    return _svg((w, h), told, *grid, el("path", cls="rc-mean", d=path), *dots, _text(left, h - 8, ends[0]),
                _text(w - right, h - 8, ends[1], "end"))  # fmt: skip


def shares(rows: Sequence[tuple[str, str, VictoryShare]], told: str, *, narrow: int) -> Node:
    """A bar for each group of opponents: the share of victories, and its interval. Each row has the opponents' names and the
    figures as text.
    """
    right = narrow or SMALL
    parts: list[Child] = []
    for i, (name, text, one) in enumerate(rows):
        top = i * ROW
        parts += (
            _text(0, top + 12, name, "rc-name"),
            _text(right, top + 12, text, "end"),
            _rect("rc-track", 0, top + 18, right, 12),
            _rect("rc-bar", 0, top + 18, right * one.won / one.games, 12),
            el("path", cls="rc-whisker", d=f"M{right * one.low:.1f} {top + 20}v8m0 -4H{right * one.high:.1f}m0 -4v8"),
        )
    half, foot = right / 2, len(rows) * ROW - 14
    parts += (el("path", cls="rc-half", d=f"M{half:.1f} 16V{foot + 4}"), _text(half, foot + 18, percent(0.5), "mid"))
    return _svg((right, foot + 22), told, *parts)


def lines(rows: Sequence[tuple[str, str, float]], told: str, *, narrow: int) -> Node:
    """A bar for each line of the score sheet: its average; to the left if it is negative."""
    w = narrow or SMALL
    most = max((abs(v) for _, _, v in rows), default=1) or 1
    least = min((v for _, _, v in rows), default=0)
    zero = (112 if narrow else 130) + (40 if least < 0 else 0)
    room = w - zero - 44
    parts: list[Child] = []
    for i, (name, text, v) in enumerate(rows):
        top, long = i * 30, room * abs(v) / most
        at = zero if v >= 0 else zero - min(long, 40)
        look, shown = ("rc-bar", min(long, room)) if v >= 0 else ("rc-bar rc-lost", min(long, 40))
        parts += (_text(0, top + 16, name, "rc-name"), _rect(look, at, top + 5, shown, 16), _text(w, top + 17, text, "end"))
    parts.append(el("path", cls="rc-grid", d=f"M{zero} 0V{len(rows) * 30 - 4}"))
    return _svg((w, len(rows) * 30), told, *parts)


def bids(some: Sequence[Bid], told: str, *, narrow: int) -> Node:
    """The bid cards, as they lie in a hand: filled as often as each was the highest; below it, how often it was bid."""
    (w, h), across = (narrow, LOW) if narrow else WIDE, 10
    step, high = w / across, h / 2
    wide, tall = step - (4 if narrow else 10), high - 40
    parts: list[Child] = []
    for i in range(20):
        of = [b for b in some if b.card == i + 1]
        x, y, mid = i % across * step, i // across * high, i % across * step + wide / 2
        bad, full = sum(wasted(b) for b in of), tall * sum(b.place == 0 for b in of) / max(len(of), 1)
        parts += (
            _rect("rc-face" if of else "rc-face none", x, y + 1, wide, tall),
            _rect("rc-full", x, y + 1 + tall - full, wide, full),
            _text(mid, y + tall / 2 + 8, i + 1, "rc-n"),
        )
        if of:
            parts.append(_text(mid, y + tall + 16, f"{len(of)}\N{MULTIPLICATION SIGN}", "mid"))
        if bad:
            parts.append(_text(mid, y + tall + 31, f"\N{MULTIPLICATION X}{bad}", "mid rc-bad"))
    return _svg((w, h), told, *parts)
