"""How a picture reads for the composer: what it earns, which icons earn it, and how far a condition is from being met (CV-3.7).

Glossary: a *group* is the icons that earn one ribbon, as a picture with only these bits. *Figures* are the numbers that
say why a condition is met or just fails, by condition:

    composition              the bare slots
    consistency              how many elements are visible
    emphasis                 how many Hues
    hierarchy                how many of its element, how many of the most frequent other
    movement                 by element, the longest run of neighbouring slots
    proportion, unity, variety, symmetry    by element, how many icons
    proximity                how many Textures, how many Tones
    repetition               how many Shapes
    space                    how many Hues, how many Shapes
    style                    how many Textures
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import NamedTuple

from ....table.game import Seat
from . import box, layers, scoring
from .layers import ALL_SLOTS, ELEMENT_BITS, WIDTH, Picture
from .state import State


class Reading(NamedTuple):
    """How a picture stands to one scoring card: times met, ribbons that would be taken, the icons of each time, figures."""

    condition: int
    met: int
    taken: int
    groups: tuple[Picture, ...]
    figures: tuple[int, ...]


class Preview(NamedTuple):
    """What completing a painting in this order would bring: `points` are the gain in all, `bonus` the part of the bonuses."""

    seen: Picture
    title: tuple[int | None, int | None]
    """The cards whose left and right words make the title."""
    readings: tuple[Reading, ...]
    bonus: int
    points: int


def preview(s: State, seat: Seat, bottom: int, middle: int, top: int) -> Preview:
    """Any three cards in this order as the seat's next painting; they need not be in its hand."""
    seen = layers.visible(bottom, middle, top)
    held = s.players[seat].ribbons
    met = scoring.ribbons(seen, s.conditions, s.edition)
    taken = scoring.gained(held, met, s.conditions)
    now = sum(scoring.ribbon_points(held, s.conditions))
    then = sum(scoring.ribbon_points([h + n for h, n in zip(held, taken, strict=True)], s.conditions))
    bonus = box.BONUS_POINTS[s.edition] * scoring.bonus_icons(seen)
    readings = tuple(
        Reading(c, n, t, groups(seen, c, s.edition), figures(seen, c, s.edition))
        for c, n, t in zip(s.conditions, met, taken, strict=True)
    )
    return Preview(seen, layers.title_cards(bottom, middle, top), readings, bonus, then - now + bonus)


def groups(seen: Picture, condition: int, edition: int) -> tuple[Picture, ...]:
    """For each time the picture meets the condition the icons that do it, disjoint (CV-3.6)."""
    name = box.CONDITIONS[condition]
    if name in {"composition", "consistency", "emphasis", "hierarchy"}:
        if not scoring.COUNTS[edition][condition](seen):
            return ()
        element = {"emphasis": box.HUE, "hierarchy": _leading(edition)}.get(name)
        if element is not None:
            return (seen & _bits(element),)
        return (seen if name == "composition" else seen & ELEMENT_BITS,)
    return _most_disjoint(list(_candidates(seen, name)))


def _leading(edition: int) -> int:
    """The element that Hierarchy asks for."""
    return box.TEXTURE if edition == box.RULEBOOK else box.TONE


def _bits(element: int) -> Picture:
    return ALL_SLOTS << WIDTH * element


def _shown(seen: Picture, element: int) -> list[Picture]:
    """The visible icons of one element, each as a picture of its own."""
    return [1 << WIDTH * element + slot for slot in range(WIDTH) if seen >> WIDTH * element + slot & 1]


def _candidates(seen: Picture, name: str) -> Iterable[Picture]:
    """Every group of icons that meets the condition once."""
    shown = [_shown(seen, e) for e in range(len(box.ELEMENTS))]
    hues, shapes, textures, tones = shown
    threes = [a | b | c for icons in shown for a, b, c in combinations(icons, 3)]
    if name == "movement":
        for icons in shown:  # the first run of an element alone: each counts once
            yield from [a | b | c for a, b, c in zip(icons, icons[1:], icons[2:], strict=False) if c == a << 2][:1]
    elif name == "proximity":
        yield from (a | b for a, b in product(textures, tones) if abs(_slot(a) - _slot(b)) == 1)
    elif name == "space":
        yield from (a | b for a, b in product(hues, shapes) if abs(_slot(a) - _slot(b)) > 1)
    elif name == "symmetry":
        yield from (a | b for icons in shown for a, b in combinations(icons, 2) if _slot(a) + _slot(b) == WIDTH - 1)
    elif name == "repetition":
        yield from (a | b for a, b in combinations(shapes, 2))
    elif name == "style":
        yield from (a | b | c for a, b, c in combinations(textures, 3))
    elif name == "unity":
        yield from threes
    elif name == "variety":
        yield from (a | b | c | d for a, b, c, d in product(hues, shapes, textures, tones))
    else:
        twos = [a | b for icons in shown for a, b in combinations(icons, 2)]
        yield from (three | two for three in threes for two in twos if not three & two)


def _slot(icon: Picture) -> int:
    return (icon.bit_length() - 1) % WIDTH


def _most_disjoint(candidates: list[Picture]) -> tuple[Picture, ...]:
    """The most candidates that share no icon; among as many, the first found."""
    best: tuple[Picture, ...] = ()
    for i, one in enumerate(candidates):
        if len(candidates) - i <= len(best):
            break
        found = (one, *_most_disjoint([other for other in candidates[i + 1 :] if not other & one]))
        if len(found) > len(best):
            best = found
    return best


def figures(seen: Picture, condition: int, edition: int) -> tuple[int, ...]:
    """The numbers behind a condition, as this module's docstring lists them."""
    counts = tuple((seen & _bits(e)).bit_count() for e in range(len(box.ELEMENTS)))
    hues, shapes, textures, tones = counts
    leading = _leading(edition)
    return {
        "composition": tuple(slot for slot in range(WIDTH) if not layers.filled(seen) >> slot & 1),
        "consistency": (sum(counts),),
        "emphasis": (hues,),
        "hierarchy": (counts[leading], max(n for e, n in enumerate(counts) if e != leading)),
        "movement": tuple(_longest_run(layers.plane(seen, e)) for e in range(len(box.ELEMENTS))),
        "proximity": (textures, tones),
        "repetition": (shapes,),
        "space": (hues, shapes),
        "style": (textures,),
    }.get(box.CONDITIONS[condition], counts)


def _longest_run(slots: int) -> int:
    length = 0
    while slots:
        slots &= slots >> 1
        length += 1
    return length
