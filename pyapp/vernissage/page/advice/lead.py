"""The graph of a look back: the lead after each point of the game, and the moments. A slider over it goes to any point."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Final

from ..app import App
from ..core.markup import Node, el
from ..core.measure import COMPACT, FLAT, WIDE, is_compact
from ..core.words import Words
from .back import GRAPH, where
from .state import Lookback

HIGH: Final = 108
"""The picture's height in units of about one px."""
LOW: Final = 80
"""Its height under the board of a phone that lies."""
EDGE, TOP, FOOT, APART = 8, 26, 18, 24
"""Left and right of the line as far as half of the slider's thumb; above it the flags of the moments, below it the
rounds, so far apart at least.
"""
SIDE: Final = 14
"""How high the signs at the left edge are, above the line's zero and below it: who is ahead, who is behind."""


def graph(app: App, back: Lookback) -> Node:
    """The graph with its slider."""
    words, leads, width, tall = app.words, back.leads, app.window.width, HIGH
    width -= 32 if is_compact(width) else 72 + max(0, width - WIDE)  # what the dialog leaves
    if COMPACT <= app.window.width < WIDE and app.window.height < FLAT:
        width, tall = (width - 16) // 2, LOW
    wide, high, last = width - 2 * EDGE, tall - TOP - FOOT, max(len(leads) - 1, 1)
    low, top, alone = min(0, *leads), max(1, *leads), back.play.match.seats == 1
    if not alone:
        least = -(-max(top, -low) * SIDE // (high - SIDE))
        low, top = min(low, -least), max(top, least)

    def x(i: int) -> int:
        return EDGE + wide * i // last

    def y(lead: int) -> int:
        return TOP + high * (top - lead) // (top - low)

    def line(leads: Iterable[int]) -> str:
        return "L".join(f"{x(i)} {y(lead)}" for i, lead in enumerate(leads))

    zero = y(0)
    parts = [
        el("path", cls=cls, d=f"M{x(0)} {zero}L{line(keep(lead, 0) for lead in leads)}L{x(last)} {zero}z")
        for cls, keep in (("up", max), ("down", min))
    ]
    parts += [el("path", cls="zero", d=f"M0 {zero}H{width}"), el("path", cls="course", d=f"M{line(leads)}")]
    parts += _rounds(back, x, tall)
    if not alone:
        parts += [el("path", cls="side gain", d=f"M1 {zero - 9}h8m-4 -4v8"), el("path", cls="side", d=f"M1 {zero + 9}h8")]
    for n, i in sorted(enumerate(back.moments, 1), key=lambda one: one[1] == back.index):  # the one that is shown lies on top
        parts.append(
            el("g", el("path", d=f"M{x(i)} 12V{y(leads[i])}"), el("circle", cx=x(i), cy=12, r=10),
               el("text", n, x=x(i), y=16, text_anchor="middle"), cls="flag here" if i == back.index else "flag")
        )  # fmt: skip
    here = f"M{x(back.index)} {TOP - 2}V{tall - FOOT}"
    parts += [el("path", cls="at", d=here), el("circle", cls="knob", cx=x(back.index), cy=y(leads[back.index]), r=5)]
    drawn = el("svg", *parts, viewBox=f"0 0 {width} {tall}", aria_hidden="true")
    title = words("The score, move by move") if alone else words("The lead, move by move")
    slider = el("input", type="range", id=GRAPH, data_field=GRAPH, min=0, max=len(leads) - 1, step=1, value=back.index,
                aria_label=title, aria_valuetext=where(app, back))  # fmt: skip
    from ..past.pasts import amount_in  # noqa: PLC0415 - it comes with the rest

    amount = amount_in(back.play.match.game.key)
    lead = el("b", amount(words, leads[back.index]) if alone else stands(words, leads[back.index], amount))
    head = el("p", el("b", title), el("span", where(app, back)), el("span", " · ", cls="vh"), lead, cls="lb-h")
    return el("div", head, el("div", drawn, slider, cls="lb-scrub"), cls="lb-graph")


def stands(words: Words, lead: int, amount: Callable[[Words, int], str]) -> str:
    """How far somebody is ahead of the best of the others, or behind."""
    if not lead:
        return words("level")
    much = amount(words, abs(lead))
    return words("%(points)s ahead", points=much) if lead > 0 else words("%(points)s behind", points=much)


def _rounds(back: Lookback, x: Callable[[int], int], tall: int) -> list[Node]:
    """The numbers of the rounds below the points that are the first of theirs, where there is room."""
    out: list[Node] = []
    shown, right = 0, -APART
    for i, point in enumerate(back.points):
        n = back.at.counted[bisect_left(back.at.stops, point.ply)]
        if n != shown and x(i) >= right + APART:
            out.append(el("text", n, cls="axis", x=x(i), y=tall - 3, text_anchor="middle"))
            right = x(i)
        shown = n
    return out
