"""Explanations of the words and signs on Art Society's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....page.core.markup import Content
from ....page.core.words import N_, Words
from ....page.view.terms import Sign
from ..rules import box
from .signs import icon, mark


def _icon(name: str) -> Callable[[Words], Content]:
    return lambda _words: icon(name)


def _type(kind: int) -> Callable[[Words], Content]:
    return lambda words: mark(words, kind)


_TERMS: Final = (
    Sign(
        "lots",
        N_("Lots"),
        N_(
            "What is for sale this round: one painting more than there are players. The number above is the value, from 3 to 9."
        ),
        _icon("hang"),
    ),
    Sign(
        "bids",
        N_("Bids"),
        N_("Twenty cards, 1 to 20. Everybody lays one in secret, the highest takes first. A played card is gone."),
    ),
    Sign(
        "gavel",
        N_("Auctioneer"),
        N_("Whoever has the gavel chooses the lots by their backs. It goes to the next player each round."),
        _icon("gavel"),
    ),
    Sign(
        "museum",
        N_("Museum"),
        N_(
            "It gets the lot that nobody took. That moves the painting's type along the track by its value: "
            "the further, the more each such painting is worth. A painting that you won and that fits nowhere can be exchanged "
            "there for one of its type that fits."
        ),
        _icon("museum"),
    ),
    Sign("tile", N_("Tile"), N_("What hangs on a wall: a painting, or decor.")),
    Sign(
        "prestige",
        N_("Prestige"),
        N_(
            "What a painting is worth by its type: 5 for the type in front on the track, then 4, 3 and 2. A "
            "type of which the museum has none is worth 2."
        ),
    ),
    Sign(
        "match",
        N_("Matching frames"),
        N_("A painting hung along others in the same frame earns decor, with up to as many shields as it touches such frames."),
        _icon("match"),
    ),
    Sign("shield", N_("Decor"), N_("Small tiles earned by matching frames. Each shield is a point."), _icon("shield")),
    Sign(
        "faux-pas",
        N_("Faux pas"),
        N_("Two paintings of one type side by side. Neither is worth prestige then."),
        _icon("faux-pas"),
    ),
    Sign(
        "eyeline",
        N_("Eyeline"),
        N_("The lit band across the middle. A painting of the leading type in it brings 3 points more."),
        _icon("eyeline"),
    ),
    Sign("star", N_("Star"), N_("The first painting has to cover a star. After that the stars mean nothing."), _icon("star")),
    Sign(
        "corner",
        N_("Bare corner"),
        N_("At the end each corner of the wall that nothing covers costs 2 points."),
        _icon("corner"),
    ),
    Sign(
        "assistant",
        N_("Assistant"),
        N_("Keeps one tile for you until you hang it. What is still there at the end does not count."),
        _icon("assistant"),
    ),
    Sign(
        "excess",
        N_("Excess"),
        N_(
            "A painting that fits nowhere and cannot be exchanged is put aside for \N{MINUS SIGN}2; decor of 1 shield comes "
            "with it. The second one makes this the last round."
        ),
        _icon("excess"),
    ),
    *(
        Sign(f"type-{kind}", word, N_("One of the four types. Keep paintings of one type apart."), _type(kind))
        for kind, word in enumerate((N_("City Life"), N_("Portrait"), N_("Still Life"), N_("Landscape")))
    ),
)

TERMS: Final = {term.key: term for term in _TERMS}
"""The terms by key, in the order of the list."""

if len(box.TYPES) != sum(key.startswith("type-") for key in TERMS):
    raise ValueError("a type is not explained")
