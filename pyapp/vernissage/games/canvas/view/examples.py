"""For each scoring card of Canvas the slots of a painting that earns its ribbon, for pictures of what the card asks (CV-4)."""

from __future__ import annotations

from typing import Final

from ..rules import box
from ..rules.layers import WIDTH, Picture

_EXAMPLES: Final = {
    "composition": "hsath",
    "consistency": "hs,t,a,h,s",
    "emphasis": "s-h-a",
    "hierarchy": "ts-ta",
    "movement": "-sss-",
    "proportion": "ahaha",
    "proximity": "-ta--",
    "repetition": "-s-s-",
    "space": "h--s-",
    "style": "t-tt-",
    "symmetry": "a---a",
    "unity": "h-h-h",
    "variety": "h-sta",
}
"""By condition, slot by slot: h, s, t, a for Hue, Shape, Texture, Tone, - for none; with commas a slot may have several."""
_HIERARCHY_PUBLISHED: Final = "as-at"
_LETTERS: Final = "hsta"


def example(condition: int, edition: int) -> Picture:
    """The icons of a painting that earns a ribbon of a condition, an index of `box.CONDITIONS`, in this edition."""
    key = box.CONDITIONS[condition]
    shown = _HIERARCHY_PUBLISHED if condition == box.HIERARCHY and edition == box.PUBLISHED else _EXAMPLES[key]
    slots = shown.split(",") if "," in shown else list(shown)
    return sum(1 << WIDTH * _LETTERS.index(e) + slot for slot, here in enumerate(slots) for e in here if e != "-")
