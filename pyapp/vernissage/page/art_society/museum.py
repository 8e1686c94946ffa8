"""The museum: the prestige track with its four markers, what a painting of each type is worth, the piles (AS-9, AS-11.2).

Glossary: `at` is a marker's position; over 50 it is a black marker (AS-9.3) and stands at `at` - 50 with a ring round its
foot. A *foot* is the dot on the track, the mark stands on a stem above it and leans aside where two are near.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...games.art_society import box, scoring
from ...games.art_society.state import State
from ..acts import button
from ..scene import Scene
from ..terms import explained
from ..words import Words
from .names import described, title, type_name
from .preview import standing
from .signs import glyph, mark, n
from .terms import TERMS
from .ui import Ui, state

MARK = 23
"""px from the middle of a mark to that of the next."""


def by_worth(s: State) -> list[int]:
    """The types, the furthest marker first; those that no auction sent to the museum last (AS-11.2, AS-11.3)."""
    ranked = scoring.ranking(s)
    return [*ranked, *(t for t in range(len(box.TYPES)) if t not in ranked)]


def foot(at: int) -> int:
    """The space of the track that a marker stands on: 0 to 50."""
    return (at - 1) % box.TRACK + 1 if at else 0


def laps(at: int) -> int:
    """How often a marker has gone round the track."""
    return (at - 1) // box.TRACK if at else 0


def _leans(feet: Sequence[int], step: float) -> list[float]:
    """How many px each mark leans aside, so that marks with near feet stand beside each other and none before the track."""
    order = sorted(range(len(feet)), key=lambda t: (feet[t], t))
    out = [0.0] * len(feet)
    group: list[int] = []
    for t in [*order, None]:
        if t is not None and group and (feet[t] - feet[group[-1]]) * step < MARK:
            group.append(t)
            continue
        if len(group) > 1:
            middle = sum(feet[one] for one in group) / len(group) * step
            middle = max(middle, (len(group) - 1) / 2 * MARK)
            for i, one in enumerate(group):
                out[one] = middle + (i - (len(group) - 1) / 2) * MARK - feet[one] * step
        group = [] if t is None else [t]
    return out


def _ticks(first: int, last: int, left: float, step: float, base: float) -> str:
    out = f'<path class="tr-base" d="M{n(left)} {n(base)}h{n((last - first) * step)}"/>'
    for i in range(first, last + 1):
        x = left + (i - first) * step
        five = i % 5 == 0
        out += f'<path class="tr-tick{" big" if five else ""}" d="M{n(x)} {n(base)}v{8 if five else 4}"/>'
        if five:
            out += f'<text class="tr-n{"" if i % 10 else " big"}" x="{n(x)}" y="{n(base + 21)}" text-anchor="middle">{i}</text>'
    return out


def _markers(
    words: Words, s: State, first: int, last: int, left: float, step: float, base: float, moved: dict[int, int]
) -> str:
    feet = [foot(at) for at in s.track]
    leans = _leans([at - first if first <= at <= last else -99 for at in feet], step)
    out = ""
    for kind, at in enumerate(s.track):
        if not first <= feet[kind] <= last:
            continue
        x, lean = left + (feet[kind] - first) * step, leans[kind]
        ring = f'<circle class="tr-black" cx="{n(x)}" cy="{n(base)}" r="6"/>' if laps(at) else ""
        more = (
            f'<text class="tr-more" x="{n(x + lean)}" y="{n(base - 31)}" text-anchor="middle">+{laps(at) * box.TRACK}</text>'
            if laps(at)
            else ""
        )
        walk = f" moved moved-{min(moved[kind], 9)}" if moved.get(kind) else ""
        out += (
            f'<g class="tr-mark{walk}"><path class="tr-stem" d="M{n(x)} {n(base)}V{n(base - 4)}L{n(x + lean)} {n(base - 8)}"/>'
            f'{glyph(words, kind, x + lean, base - 19.5, 19)}{ring}<circle class="tr-dot" cx="{n(x)}" cy="{n(base)}" '
            f'r="3"/>{more}</g>'
        )
    return out


def track(scene: Scene, moved: dict[int, int]) -> str:
    """The prestige track: one row of 51 spaces, or two rows on a phone."""
    words, s = scene.words, state(scene)
    told = ", ".join(words("%(type)s %(at)s", type=type_name(words, t), at=s.track[t]) for t in by_worth(s))
    label = f'role="img" aria-label="{escape(words("Prestige track: %(markers)s", markers=told))}"'
    if scene.compact:
        rows = ((0, 25, 40.0), (26, box.TRACK, 106.0))
        drawn = "".join(_ticks(a, b, 10, 12.8, y) + _markers(words, s, a, b, 10, 12.8, y, moved) for a, b, y in rows)
        return f'<svg class="track" viewBox="0 0 344 130" {label}>{drawn}</svg>'
    drawn = _ticks(0, box.TRACK, 12, 12, 44) + _markers(words, s, 0, box.TRACK, 12, 12, 44, moved)
    return f'<svg class="track" viewBox="0 0 624 68" {label}>{drawn}</svg>'


def _pile(words: Words, kind: int, count: int) -> str:
    shown = min(count, 3)
    if not shown:
        empty = '<rect class="gone" x="3" y="7" width="28" height="22"/>'
        return f'<svg class="pile" viewBox="0 0 40 36" aria-hidden="true">{empty}</svg>'
    behind = "".join(
        f'<rect class="pl" x="{3 + (shown - 1 - i) * 4}" y="{2 + (3 - shown) * 2 + i * 4}" width="28" height="22"/>'
        for i in range(shown - 1)
    )
    y = 2 + (3 - shown) * 2 + (shown - 1) * 4
    return (
        f'<svg class="pile" viewBox="0 0 40 36" aria-hidden="true">{behind}<rect class="pl front tyf-{kind}" x="3" '
        f'y="{y}" width="28" height="22"/>'
        f"{glyph(words, kind, 17, y + 11, 15)}</svg>"
    )


def _rank(scene: Scene, ui: Ui, kind: int) -> str:
    words, s = scene.words, state(scene)
    worth, works = standing(s).worth[kind], s.museum[kind]
    count = words.count("%(n)s work", "%(n)s works", len(works))
    label = words(
        "%(type)s: worth %(worth)s a painting, marker at %(at)s, %(works)s in the museum",
        type=type_name(words, kind), worth=worth, at=s.track[kind], works=count,
    )  # fmt: skip
    inner = (
        f'<span class="x">\N{MULTIPLICATION SIGN}{worth}</span>{_pile(words, kind, len(works))}<b '
        f'class="rk-n">{escape(type_name(words, kind))}</b>'
        f'<span class="rk-d">{s.track[kind]}<span class="dim-t fine">, {escape(count)}</span></span>'
    )
    act = f'data-act="pile {kind}"' if works else 'aria-disabled="true"'  # still to be reached, for what it tells
    return (
        f'<li class="rank r{worth}"><button type="button" class="rank-b" id="pile-{kind}" {act} '
        f'aria-expanded="{"true" if ui.pile == kind else "false"}" aria-label="{escape(label)}">{inner}</button></li>'
    )


def _open_pile(words: Words, s: State, kind: int) -> str:
    works = "".join(
        f"<li>{mark(words, kind)}<cite>{escape(title(words, t))}</cite><span "
        f'class="dim-t">{escape(described(words, t).split(": ", 1)[-1])}</span></li>'
        for t in reversed(s.museum[kind])
    )
    head = escape(words("In the museum: %(type)s", type=type_name(words, kind)))
    close = button(words("Close"), "pile -1", kind="quiet", ident="pile-close")
    return f'<div class="pile-list"><div class="pile-h"><h3>{head}</h3>{close}</div><ul>{works}</ul></div>'


def museum(scene: Scene, ui: Ui) -> str:
    """The region `shared`."""
    words, s = scene.words, state(scene)
    moved = {box.PAINTINGS[e.args[0]].type: e.args[3] - e.args[1] for e in scene.news if e.kind == "museum"} if ui.fresh else {}
    ranks = "".join(_rank(scene, ui, kind) for kind in by_worth(s))
    opened = _open_pile(words, s, ui.pile) if ui.pile >= 0 and s.museum[ui.pile] else ""
    return (
        f'<div class="museum"><h2>{explained(words, TERMS["museum"])}</h2>{track(scene, moved)}<ol '
        f'class="ranks">{ranks}</ol>{opened}</div>'
    )


def strip(scene: Scene) -> str:
    """What each type is worth, in one line for narrow screens."""
    words, s = scene.words, state(scene)
    worth = standing(s).worth
    items = ""
    for t in by_worth(s):
        name, at = escape(type_name(words, t)), s.track[t]
        shown = f'{mark(words, t)}<span class="vh">{name}</span><b>\N{MULTIPLICATION SIGN}{worth[t]}</b><span>{at}</span>'
        items += f"<li>{shown}</li>"
    return f'<ol class="strip only-narrow" aria-label="{escape(words("What a painting is worth"))}">{items}</ol>'
