"""The catalogue of Canvas: its cards. Each is shown only if it was in a work here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import N_, Words
from ....page.past.offer import Catalogue, Met, often, other
from ..rules import titles
from ..rules.box import CARDS
from ..view.signs import stack


def cards(words: Words, known: Mapping[int, Met]) -> Node:
    """All cards of Canvas."""
    return el("ul", *(_card(words, card.card, known.get(card.card)) for card in CARDS), cls="cat")


def _card(words: Words, card: int, known: Met | None) -> Node:
    if known is None:
        shape = el("rect", cls="unmet", x=1, y=1, width=98, height=138)
        return el(
            "li",
            el("span", el("svg", shape, viewBox="0 0 100 140", cls="cat-art", aria_hidden="true"), cls="cat-pic"),
            el("b", words("not seen yet"), cls="hint"),
            cls="unmet",
        )
    second = other(words)
    return el(
        "li",
        el("span", stack((card,)), cls="cat-pic"),
        el("b", titles.word(card, words.language)),
        el("i", titles.word(card, second.language), lang=second.language),
        often(words, known),
    )


CATALOGUE: Final = Catalogue("cards", N_("Canvas's cards"), len(CARDS), cards)
