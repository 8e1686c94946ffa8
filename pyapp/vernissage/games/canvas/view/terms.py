"""Explanations of the words and signs on Canvas's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....page.core.icons import icon
from ....page.core.markup import Content
from ....page.core.words import N_, Words
from ....page.view.terms import Sign
from ..rules import box
from .signs import bonus_icon, element_icon, ribbon, token


def _element(e: int) -> Callable[[Words], Content]:
    return lambda _words: element_icon(e)


_TERMS: Final = (
    Sign(
        "row",
        N_("The row"),
        N_(
            "Five cards to take from. The first is free; each one further on costs a token more, laid on the "
            "cards that you pass over."
        ),
    ),
    Sign("hand", N_("Your hand"), N_("Up to five cards, open to all. Three of them make a painting.")),
    Sign(
        "token",
        N_("Inspiration token"),
        N_("Pays for cards further along the row. Tokens on a card come with it; on a tie the player with more of them wins."),
        lambda _words: token(1),
    ),
    Sign(
        "layers",
        N_("Layers"),
        N_("Three cards on top of each other. In every slot only the icons of the uppermost card that has any are seen."),
        lambda _words: icon("layers"),
    ),
    Sign(
        "background",
        N_("Background"),
        N_("What is painted behind the layers. You have three, one for each painting; which one you choose earns nothing."),
    ),
    Sign("slot", N_("Slot"), N_("One of the five parts of a card's strip. It shows one icon, two, or none.")),
    Sign("scoring", N_("Scoring card"), N_("Says what wins its ribbons, and what one, two, three of them are worth together.")),
    Sign(
        "ribbon",
        N_("Ribbon"),
        N_("Won by a painting that meets a scoring card. Ribbons of one colour score together."),
        lambda _words: ribbon(0),
    ),
    *(
        Sign(f"element-{e}", word, N_("One of the four elements that scoring cards ask for."), _element(e))
        for e, word in enumerate((N_("Hue"), N_("Shape"), N_("Texture"), N_("Tone")))
    ),
    Sign(
        "bonus",
        N_("Bonus icon"),
        N_(
            "An element's icon in a rosette: a point for each icon of that element on the painting. It is not "
            "itself an element."
        ),
        lambda _words: bonus_icon(box.HUE),
    ),
)

TERMS: Final = {term.key: term for term in _TERMS}
"""The terms by key, in the order of the list."""
