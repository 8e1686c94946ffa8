"""What a finished game of Avant Carde tells."""

from __future__ import annotations

from typing import Final

from ....page.core.markup import Node, el
from ....page.core.words import N_, Words
from ....page.past.offer import Facts, FinishedWork, Past, Works
from ..rules.box import PATRONS
from ..rules.patrons import SETS
from ..view.names import awards
from ..view.patrons import portrait
from .honours import HONOURS
from .past import facts


def _label(words: Words, work: FinishedWork, _told: Facts) -> str:
    return words.count("%(n)s card in one line.", "%(n)s cards in one line.", work.worth)



def day_print(day: int) -> Node:
    """A patron's portrait."""
    art = el("image", href=f"art/{portrait(day * 7 % (len(SETS) * len(PATRONS)))}", width=100, height=100)
    return el("svg", art, viewBox="0 0 100 100", preserveAspectRatio="xMidYMid slice")


LINES: Final = {"money": N_("Awards for money"), "powers": N_("Awards by patrons")}
WORKS: Final = Works(
    "line",
    N_("Lines"),
    N_("No line hangs here yet: finish a game of Avant Carde."),
    N_("Your longest line"),
    lambda words, n: words.count("%(n)s card", "%(n)s cards", n),
    _label,
)
PAST: Final = Past(facts, LINES, WORKS, HONOURS, day_print, amount=awards, made_of=N_("Where your awards come from"))
