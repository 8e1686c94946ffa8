"""The catalogue of Canvas: its cards. Each is shown only if it was in a work here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import N_, Words
from ....page.past.offer import Catalogue, Met, PieceGroup, often
from ..rules import box
from ..rules.box import CARDS
from ..view.signs import background, stack
from ..view.things import titles


def cards(words: Words, known: Mapping[int, Met]) -> list[PieceGroup]:
    """All cards of Canvas, by the half of a title that they bear."""
    shape = el("rect", cls="unmet", x=1, y=1, width=98, height=138)
    told = words("not seen yet")
    art = el("svg", shape, viewBox="0 0 100 140", preserveAspectRatio="xMinYMax", cls="cat-art", role="img", aria_label=told)
    unmet = el("li", el("span", art, cls="cat-pic"))
    parts = []
    for left, name in ((True, words("Adjectives")), (False, words("Nouns"))):
        some = [card.card for card in CARDS if card.left is left]
        seen = [_card(words, card, known[card]) for card in some if card in known]
        parts.append(PieceGroup(name, seen, [unmet] * (len(some) - len(seen))))
    return parts


def _card(words: Words, card: int, known: Met) -> Node:
    art = el("span", stack((card,)), cls="cat-pic")
    return el("li", art, el("b", titles.word(words, card)), often(words, known))



def day_print(day: int) -> Node:
    """See `Past.print`: two layers over a background."""
    first = day * 7 % len(CARDS)
    return stack((first, (first + 31) % len(CARDS)), background(day % box.SEATS[-1], day % box.BACKGROUNDS), "")


CATALOGUE: Final = Catalogue("cards", N_("Canvas's cards"), len(CARDS), cards)
