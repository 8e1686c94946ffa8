"""The catalogue of Canvas: its cards. Each is shown only if it was in a work here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import N_, Words
from ....page.past.offer import Catalogue, Met, hung, often
from ..rules.box import CARDS
from ..view.signs import stack
from ..view.things import titles


def cards(words: Words, known: Mapping[int, Met]) -> Node:
    """All cards of Canvas."""
    seen = [_card(words, card.card, known[card.card]) for card in CARDS if card.card in known]
    shape = el("rect", cls="unmet", x=1, y=1, width=98, height=138)
    told = words("not seen yet")
    art = el("svg", shape, viewBox="0 0 100 140", preserveAspectRatio="xMinYMax", cls="cat-art", role="img", aria_label=told)
    return hung(words, seen, [el("li", el("span", art, cls="cat-pic"))] * (len(CARDS) - len(seen)))


def _card(words: Words, card: int, known: Met) -> Node:
    art = el("span", stack((card,)), cls="cat-pic")
    return el("li", art, el("b", titles.word(words, card)), often(words, known))


CATALOGUE: Final = Catalogue("cards", N_("Canvas's cards"), len(CARDS), cards)
