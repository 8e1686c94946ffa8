"""Avant Carde on the page: what its table looks like, what presses on it do, and its words."""

from __future__ import annotations

from typing import Final

from ...core.words import N_
from ...view.entry import Show

SHOW: Final = Show(
    "avant-carde",
    N_("Avant Carde"),
    N_("Collect cards that match one another, and lay ever longer lines of them."),
    N_("One card leads to another"),
    35,
    (1, 5),
    tabs=(("market", N_("Gallery")), ("shared", N_("Awards")), ("others", N_("Others"))),
    keys=(
        ("1 \N{EN DASH} 9", N_("play a card of your hand; when you buy: the stack of that number")),
        ("S", N_("end your line or your turn, or do without a power")),
        ("C", N_("read out the cards of your hand")),
        ("W", N_("read out your line")),
        ("L", N_("read out the gallery")),
        ("M", N_("read out money and awards")),
        ("R", N_("read out the others")),
        ("E", N_("say what ends the game")),
    ),
    prefix="AC",
)
