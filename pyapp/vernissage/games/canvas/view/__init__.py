"""Canvas on the page: what its table looks like, what presses on it do, and its words."""

from __future__ import annotations

from typing import Final

from ...core.words import N_
from ...view.entry import Show

SHOW: Final = Show(
    "canvas",
    N_("Canvas"),
    N_("Lay transparent cards over one another, and make paintings whose icons win ribbons."),
    "",  # the poster has no room for a line below the picture
    25,
    (1, 5),
    tabs=(("market", N_("Row")), ("shared", N_("Scoring")), ("others", N_("Paintings"))),
    keys=(
        (N_("Up, down"), N_("on the canvas: go from layer to layer, or move the one picked up")),
        (N_("Enter"), N_("on the canvas: pick a layer up, put it down")),
        ("1-5", N_("lay a card of your hand, or take it off; in the row: look at that card")),
        ("N, P", N_("next and previous order of the three cards, best first")),
        ("B", N_("another background")),
        ("C", N_("complete the painting")),
        ("W", N_("say what is yours")),
        ("L", N_("read out the row")),
        ("M", N_("read out the scoring cards")),
        ("R", N_("read out the others")),
        ("E", N_("say what ends the game")),
    ),
    prefix="CV",
)
