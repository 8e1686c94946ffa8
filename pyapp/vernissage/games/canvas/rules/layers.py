"""Layers over one another: which icons of a painting are visible, as bits of one int (CV-3.2, CV-3.3).

Glossary: a *picture* is an int of eight planes of five bits: the slots that show Hue, Shape, Texture, Tone, then the
slots that show a bonus for Hue, Shape, Texture, Tone. A *plane* is a mask of slots, the first slot in bit 0. A *cover*
is the picture with every bit set in a card's filled slots.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from . import box

Picture: TypeAlias = int
Plane: TypeAlias = int

WIDTH: Final = len(box.SLOTS)
ALL_SLOTS: Final = (1 << WIDTH) - 1
ELEMENT_BITS: Final = (1 << WIDTH * len(box.ELEMENTS)) - 1
BONUS_PLANE: Final = len(box.ELEMENTS)
PLANES: Final = 2 * len(box.ELEMENTS)
EVERY_PLANE: Final = sum(1 << WIDTH * p for p in range(PLANES))


def picture(card: box.Card) -> Picture:
    """What a card alone shows."""
    out = 0
    for slot in range(WIDTH):
        for e in card.elements[slot]:
            out |= 1 << WIDTH * e + slot
        for e in card.bonuses[slot]:
            out |= 1 << WIDTH * (BONUS_PLANE + e) + slot
    return out


def filled(seen: Picture) -> Plane:
    """The slots that show anything, a bonus included."""
    out = 0
    for p in range(PLANES):
        out |= seen >> WIDTH * p
    return out & ALL_SLOTS


PICTURES: Final = tuple(picture(card) for card in box.CARDS)
"""What each card alone shows."""
FREE: Final = tuple(~(filled(p) * EVERY_PLANE) for p in PICTURES)
"""By card, the complement of its cover: what of the layers below stays visible."""


def visible(bottom: int, middle: int, top: int) -> Picture:
    """What three cards show, laid in this order: in each slot the topmost card's icons (CV-3.2)."""
    return PICTURES[top] | FREE[top] & (PICTURES[middle] | FREE[middle] & PICTURES[bottom])


def plane(seen: Picture, p: int) -> Plane:
    """The slots that show the element p, or from `BONUS_PLANE` on the bonus for element p - 4."""
    return seen >> WIDTH * p & ALL_SLOTS


def icons(seen: Picture, slot: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The elements and the bonuses that one slot shows, as element numbers."""
    shown = [p for p in range(PLANES) if seen >> WIDTH * p + slot & 1]
    return tuple(p for p in shown if p < BONUS_PLANE), tuple(p - BONUS_PLANE for p in shown if p >= BONUS_PLANE)


def title_cards(bottom: int, middle: int, top: int) -> tuple[int | None, int | None]:
    """The cards that give a painting's title: the topmost with a left word and the topmost with a right one (CV-3.4)."""
    left = next((c for c in (top, middle, bottom) if box.CARDS[c].left), None)
    right = next((c for c in (top, middle, bottom) if not box.CARDS[c].left), None)
    return left, right
