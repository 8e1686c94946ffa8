"""The pictures of Avant Carde's rules: see `Entry.plates`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import Words
from ..rules import box
from .patrons import portrait
from .signs import act_sign, award_sign, back, change_sign, coin, face, first_sign, gem_sign, mark

_LINE: Final = ((1, box.ORANGE), (2, box.ORANGE), (2, box.BLUE), (5, box.BLUE), (5, box.RED))
"""A line in which each card has the colour or the number of the one before it."""
_CODES: Final = ("NY", "TO", "PA", "LO", "SI")
"""How clauses call the sets of patrons, in the order of `patrons.SETS`."""
_SET: Final = (0,) * len(box.PATRONS)


def plates(words: Words) -> Mapping[str, Node]:
    """The pictures by clause, and by chapter."""
    line = [box.CARD[one] for one in _LINE]
    shown = {f"AC-{code}.{number}": _patron(which, number) for which, code in enumerate(_CODES) for number in box.PATRONS}
    return {
        **shown,
        "AC-1": _one(face(words, _SET, line[0])),
        "AC-2": _one(face(words, _SET, line[3])),
        "AC-3": el("span", coin(5), cls="signs"),
        "AC-5": _one(back(words)),
        "AC-9": el("span", el("span", award_sign()), cls="signs"),
        "AC-1.1": el("span", *(face(words, _SET, card) for card in box.STARTERS[0][:6]), cls="plate-row"),
        "AC-2.1": el("span", *(face(words, _SET, card) for card in line), cls="plate-row"),
        "AC-2.2": el("span", *(mark(c) for c in box.REAL), cls="signs"),
        "AC-3.1": el("span", *(coin(n) for n in range(1, 6)), cls="signs"),
        "AC-3.4": el("span", *(el("span", award_sign()) for _ in range(4)), cls="signs"),
        "AC-3.5": el("span", el("span", change_sign()), cls="signs"),
        "AC-3.7": el("span", el("span", gem_sign()), cls="signs"),
        "AC-4.1": el("span", el("span", first_sign()), cls="signs"),
        "AC-7.1": el("span", act_sign("play"), act_sign("buy"), cls="signs"),
        "AC-9.1": el("span", *(el("span", award_sign()) for _ in range(3)), cls="signs"),
        "AC-5.1": el("span", face(words, _SET, line[0]), face(words, _SET, line[1]), back(words, line[4]), cls="plate-row"),
    }


def _one(card: Node) -> Node:
    """A card alone."""
    return el("span", card, cls="plate-row")


def _patron(which: int, number: int) -> Node:
    """The portrait of the patron whom a set has for a number."""
    file = portrait(which * len(box.PATRONS) + box.PATRONS.index(number))
    return el("svg", el("image", href=f"art/{file}", width=88, height=88), cls="bust", viewBox="0 0 88 88")
