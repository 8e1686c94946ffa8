"""What Art Society offers."""

from __future__ import annotations

from typing import Final

from ...table.part import Part
from ...table.question import N_
from ..manifest import Manifest, Show

MANIFEST: Final = Manifest(
    Show(
        "art-society",
        N_("Art Society"),
        N_("Buy paintings at auction, hang them by the rules of taste, and let the museum decide what was worth it."),
        N_("Bid, hang, and mind the neighbours"),
        40,
        (2, 4),
        tabs=(("market", N_("Lots")), ("shared", N_("Museum")), ("others", N_("Rivals"))),
        keys=(
            (N_("Arrows"), N_("on your wall: move what you hold, or look around")),
            ("N, P", N_("on your wall: next and previous place that fits, best first")),
            (N_("Enter"), N_("on your wall: hang it here")),
            ("W", N_("read out your wall")),
            ("L", N_("read out the lots")),
            ("M", N_("read out the museum and the prestige")),
            ("R", N_("read out the rivals")),
            ("E", N_("say what may end the game")),
        ),
        prefix="AS",
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
    evening=Part(__package__, ".late.evening:rounds"),
    puzzles=Part(__package__, ".late.puzzles:PUZZLES"),
    puzzle_table=Part(__package__, ".late.board:TABLE"),
    finder=Part(__package__, ".lab.finder:FINDER"),
    reader=Part(__package__, ".lab.reading:BidReader"),
    screen=Part(__package__, ".late.screen:SCREEN"),
)
