"""What Canvas offers."""

from __future__ import annotations

from typing import Final

from ...table.part import Part
from ...table.question import N_
from ..manifest import Manifest, Show

MANIFEST: Final = Manifest(
    Show(
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
    ),
    rules=Part(__package__, ".rules:GAME"),
    notation=Part(__package__, ".notation"),
    letters=Part(__package__, ".letters:table_text"),
    poster=Part(__package__, ".poster:poster"),
    bots=Part(__package__, ".bots:BOTS"),
    tastes=Part(__package__, ".bots.tastes:TASTES"),
    view=Part(__package__, ".view.entry:ENTRY"),
    day=Part(__package__, ".late.days:DAY"),
    past=Part(__package__, ".late.finished:PAST"),
    puzzles=Part(__package__, ".late.puzzles:PUZZLES"),
    puzzle_table=Part(__package__, ".late.board:TABLE"),
    finder=Part(__package__, ".lab.finder:FINDER"),
    screen=Part(__package__, ".late.screen:SCREEN"),
)
