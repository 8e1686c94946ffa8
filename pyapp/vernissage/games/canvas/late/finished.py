"""What a finished game of Canvas tells."""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ....page.past.offer import Facts, FinishedWork, Past, Works
from ....page.view.phrases import points
from .catalogue import CATALOGUE, day_print
from .honours import HONOURS
from .past import facts


def _label(words: Words, work: FinishedWork, _told: Facts) -> str:
    return words("It earned %(points)s.", points=points(words, work.worth))


LINES: Final = {"ribbons": N_("Ribbons"), "bonuses": N_("Bonuses")}
WORKS: Final = Works(
    "painting",
    N_("Canvas's paintings"),
    N_("No painting hangs here yet: finish a game of Canvas."),
    N_("Your best painting"),
    points,
    _label,
)
PAST: Final = Past(facts, LINES, WORKS, HONOURS, day_print, CATALOGUE)
