"""What Avant Carde offers."""

from __future__ import annotations

from typing import Final

from ...table.part import Part
from ...table.question import N_
from ..manifest import Manifest, Show

MANIFEST: Final = Manifest(
    Show(
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
    learner=Part(__package__, ".lab.learn:LEARNER"),
    screen=Part(__package__, ".late.screen:SCREEN"),
)
