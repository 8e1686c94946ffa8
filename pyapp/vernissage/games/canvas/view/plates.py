"""The pictures of Canvas's rules: see `Entry.plates`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import Words
from ..rules import box, layers
from .examples import example
from .signs import background, bonus_icon, element_icon, ribbon, stack, strip, token

_PILE: Final = (1, 11, 27)
"""Three cards that are painted, from the bottom up."""
_ROW: Final = (38, 22, 6, 44, 30)
_CONDITIONS: Final = {
    "CV-4.1": box.COMPOSITION,
    "CV-4.2": box.HIERARCHY,
    "CV-4.3": box.MOVEMENT,
    "CV-4.4": box.PROXIMITY,
    "CV-4.5": box.SPACE,
    "CV-4.6": box.SYMMETRY,
    "CV-4.7": box.VARIETY,
    "CV-4.8": box.REPETITION,
    "CV-4.9": box.UNITY,
    "CV-4.10": box.CONSISTENCY,
    "CV-4.11": box.EMPHASIS,
    "CV-4.12": box.STYLE,
    "CV-4.13": box.PROPORTION,
}
"""By clause, the scoring card that it explains."""


def plates(_words: Words) -> Mapping[str, Node]:
    """The pictures by clause, and by chapter."""
    asked = {
        clause: strip(example(c, box.PUBLISHED if c == box.PROPORTION else box.RULEBOOK)) for clause, c in _CONDITIONS.items()
    }
    return {
        **asked,
        "CV-1": _one(el("span", stack((), background(0, 1)))),
        "CV-2": _one(_card(_ROW[1])),
        "CV-3": _one(_painting()),
        "CV-4": el("span", *(ribbon(i) for i in range(box.SET_SIZE)), cls="signs"),
        "CV-1.4": el("span", *(el("span", stack((), background(0, n))) for n in range(box.BACKGROUNDS)), cls="plate-row"),
        "CV-2.3": el("span", *(_priced(n, card) for n, card in enumerate(_ROW)), cls="plate-row"),
        "CV-3.1": el("span", *(_card(card) for card in _PILE), _painting(), cls="plate-row"),
        "CV-3.2": strip(layers.visible(*_PILE), _PILE),
        "CV-3.3": el("span", *(element_icon(e) for e in range(len(box.ELEMENTS))), cls="signs"),
        "CV-3.5": el("span", *(ribbon(i) for i in range(box.SET_SIZE)), cls="signs"),
        "CV-6.1": el("span", *(token("", "pay") for _ in range(box.TOKENS)), cls="signs"),
        "CV-5.3": el("span", *(bonus_icon(e) for e in range(len(box.ELEMENTS))), cls="signs"),
    }


def _one(card: Node) -> Node:
    """A card alone."""
    return el("span", card, cls="plate-row")


def _card(card: int) -> Node:
    """A card: its layer alone."""
    return el("span", el("span", stack((card,)), cls="cv-card"))


def _priced(n: int, card: int) -> Node:
    """A card of the row under its price in tokens."""
    return el("span", el("span", *(token("", "pay") for _ in range(n)), cls="cv-cost"), *_card(card).parts)


def _painting() -> Node:
    """The three cards over a background."""
    return el("span", el("span", stack(_PILE, background(0, 0)), cls="cv-card"), cls="made")
