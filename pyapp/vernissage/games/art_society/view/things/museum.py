"""The museum: the prestige track with its four markers, the worth of each type, the piles (AS-9, AS-11.2).

Glossary: `at` is a marker's position. Above 50 it is a black marker (AS-9.3); it stands at `at` - 50 with a ring round its
foot. A marker's *foot* is the dot on the track. Its mark stands on a stem above the foot, and leans aside if another mark is
near.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el, join
from .....page.core.words import Words
from .....page.view.scene import Scene
from .....page.view.terms import explained
from .....table.game import Revealed
from ...rules import box, scoring
from ...rules.events import ToMuseum
from ...rules.state import State
from ..names import particulars, title, type_name
from ..preview import museum_values
from ..signs import cite, glyph, mark, n, rect
from ..terms import TERMS
from ..ui import Ui, state

MARK = 23
"""The least distance between the centres of two marks, in px."""


def by_worth(s: State) -> list[int]:
    """The types by their worth: the furthest marker first; those without a painting in the museum last (AS-11.2, AS-11.3)."""
    ranked = scoring.ranking(s)
    return [*ranked, *(t for t in range(len(box.TYPES)) if t not in ranked)]


def gains(scene: Scene) -> list[int]:
    """By seat, how the last move of a marker has changed its points (AS-9.1, AS-12.1, AS-12.3); empty if there was none or
    bids have come since.
    """
    s, last = state(scene), next((e for e in reversed(scene.news) if isinstance(e, ToMuseum | Revealed)), None)
    if not isinstance(last, ToMuseum):
        return []
    before, kind = s.copy(), box.PAINTINGS[last.tile].type
    before.track = (*s.track[:kind], last.was, *s.track[kind + 1 :])
    before.museum = (*s.museum[:kind], s.museum[kind][:-1], *s.museum[kind + 1 :])
    return [now - was for now, was in zip(scoring.scores(s), scoring.scores(before), strict=True)]


def foot(at: int) -> int:
    """The space of the track that a marker stands on: 0 to 50."""
    return (at - 1) % box.TRACK + 1 if at else 0


def laps(at: int) -> int:
    """How often a marker has been round the track."""
    return (at - 1) // box.TRACK if at else 0


def _leans(feet: Sequence[int], step: float) -> list[float]:
    """How far each mark leans aside, in px, so that marks whose feet are near stand side by side and none begins left of the
    track; a foot below 0 is not on this row. Marks that lean may come near the next ones: then these stand beside them, too.
    """

    def middle(group: Sequence[int]) -> float:
        return max(sum(feet[one] for one in group) / len(group) * step, (len(group) - 1) / 2 * MARK)

    groups: list[list[int]] = []
    for t in sorted((t for t, at in enumerate(feet) if at >= 0), key=lambda t: (feet[t], t)):
        groups.append([t])
        while len(groups) > 1 and middle(groups[-1]) - middle(groups[-2]) < (len(groups[-1]) + len(groups[-2])) / 2 * MARK:
            groups[-2:] = [groups[-2] + groups[-1]]
    out = [0.0] * len(feet)
    for group in groups:
        for i, one in enumerate(group):
            out[one] = middle(group) + (i - (len(group) - 1) / 2) * MARK - feet[one] * step
    return out


@lru_cache(maxsize=8)
def _ticks(first: int, last: int, left: float, step: float, base: float) -> Node:
    out = [el("path", cls="tr-base", d=f"M{n(left)} {n(base)}h{n((last - first) * step)}")]
    for i in range(first, last + 1):
        x = left + (i - first) * step
        five = i % 5 == 0
        out.append(el("path", cls="tr-tick big" if five else "tr-tick", d=f"M{n(x)} {n(base)}v{8 if five else 4}"))
        if five:
            out.append(el("text", i, cls="tr-n" if i % 10 else "tr-n big", x=n(x), y=n(base + 21), text_anchor="middle"))
    return join(out)


def _markers(words: Words, s: State, first: int, last: int, left: float, step: float, base: float) -> Node:
    feet = [foot(at) for at in s.track]
    leans = _leans([at - first if first <= at <= last else -99 for at in feet], step)
    out = []
    for kind, at in enumerate(s.track):
        if not first <= feet[kind] <= last:
            continue
        x, lean = left + (feet[kind] - first) * step, leans[kind]
        ring: Child = ""
        more: Child = ""
        if laps(at):
            ring = el("circle", cls="tr-black", cx=n(x), cy=n(base), r=6)
            told = f"+{laps(at) * box.TRACK}"
            more = el("text", told, cls="tr-more", x=n(x + lean), y=n(base - 31), text_anchor="middle")
        stem = el("path", cls="tr-stem", d=f"M{n(x)} {n(base)}V{n(base - 4)}L{n(x + lean)} {n(base - 8)}")
        dot = el("circle", cls="tr-dot", cx=n(x), cy=n(base), r=3)
        sign = glyph(words, kind, x + lean, base - 19.5, 19)
        out.append(el("g", stem, sign, ring, dot, more, data_piece=f"marker-{kind}"))
    return join(out)


def track(scene: Scene) -> Node:
    """The prestige track: one row of 51 spaces, or two rows on a phone."""
    words, s = scene.words, state(scene)
    told = ", ".join(words("%(type)s %(at)s", type=type_name(words, t), at=s.track[t]) for t in by_worth(s))
    rows, step, view = [(0, box.TRACK, 12, 44)], 12.0, "0 0 624 68"
    if scene.compact:
        rows, step, view = [(0, 25, 10, 40), (26, box.TRACK, 10, 106)], 12.8, "0 0 344 130"
    drawn = [
        part
        for first, last, left, base in rows
        for part in (_ticks(first, last, left, step, base), _markers(words, s, first, last, left, step, base))
    ]
    label = words("Prestige track: %(markers)s", markers=told)
    return el("svg", *drawn, cls="track", viewBox=view, role="img", aria_label=label)


def _pile(words: Words, kind: int, count: int) -> Node:
    shown = min(count, 3)
    inner: list[Child] = [rect("gone", 3, 7, 28, 22)]
    if shown:
        inner = [rect("slab", 3 + (shown - 1 - i) * 4, 2 + (3 - shown) * 2 + i * 4, 28, 22) for i in range(shown - 1)]
        y = 2 + (3 - shown) * 2 + (shown - 1) * 4
        inner += [rect(f"slab front tyf-{kind}", 3, y, 28, 22), glyph(words, kind, 17, y + 11, 15)]
    return el("svg", *inner, cls="pile", viewBox="0 0 40 36", aria_hidden="true")


def _rank(scene: Scene, ui: Ui, kind: int) -> Node:
    words, s = scene.words, state(scene)
    worth, works = museum_values(s).worth[kind], s.museum[kind]
    count = words.count("%(n)s work", "%(n)s works", len(works))
    label = words(
        "%(type)s: worth %(worth)s a painting, marker at %(at)s, %(works)s in the museum",
        type=type_name(words, kind), worth=worth, at=s.track[kind], works=count,
    )  # fmt: skip
    press = el(
        "button",
        el("span", f"\N{MULTIPLICATION SIGN}{worth}", cls="x", data_at=f"worth-{kind}"),
        _pile(words, kind, len(works)),
        el("b", type_name(words, kind), cls="rk-n"),
        el("span", s.track[kind], el("span", f" · {count}", cls="dim-t fine"), cls="rk-d"),
        type="button",
        cls="rank-b",
        id=f"pile-{kind}",
        data_do=f"room pile {kind}" if works else None,
        aria_disabled=None if works else "true",  # it can still get the focus, as its label tells something
        aria_expanded="true" if ui.pile == kind else "false",
        aria_label=label,
    )
    return el("li", press, cls=f"rank r{worth}", data_piece=f"pile-{kind}")


def _open_pile(words: Words, s: State, kind: int) -> Node:
    works = (
        el("li", mark(words, kind), cite(title(words, t)), el("span", particulars(words, t), cls="dim-t"))
        for t in reversed(s.museum[kind])
    )
    head = el("h3", words("In the museum: %(type)s", type=type_name(words, kind)))
    close = button(words("Close"), "room pile -1", cls="quiet", id="pile-close")
    return el("div", el("div", head, close, cls="pile-h"), el("ul", *works), cls="pile-list")


def museum(scene: Scene, ui: Ui) -> Node:
    """The region `shared`."""
    words, s = scene.words, state(scene)
    ranks = (_rank(scene, ui, kind) for kind in by_worth(s))
    opened = _open_pile(words, s, ui.pile) if ui.pile >= 0 and s.museum[ui.pile] else ""
    head = el("h2", explained(words, TERMS["museum"]))
    return el("div", head, track(scene), el("ol", *ranks, cls="ranks"), opened, cls="museum")


def strip(scene: Scene) -> Node:
    """What each type is worth, in one line for narrow screens."""
    words, s = scene.words, state(scene)
    worth = museum_values(s).worth
    items = (
        el(
            "li",
            mark(words, t),
            el("span", type_name(words, t), cls="vh"),
            el("b", f"\N{MULTIPLICATION SIGN}{worth[t]}"),
            el("span", s.track[t]),
            data_piece=f"pile-{t}",
        )
        for t in by_worth(s)
    )
    return el("ol", *items, cls="strip only-narrow", aria_label=words("What a painting is worth"))
