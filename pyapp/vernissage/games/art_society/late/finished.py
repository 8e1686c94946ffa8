"""What a finished game of Art Society tells."""

from __future__ import annotations

from typing import Final

from ....page.core.words import N_, Words
from ....page.past.offer import Facts, FinishedWork, Past, Works
from ....page.view.phrases import figure, points
from ..view.things.result import NAMES
from .catalogue import CATALOGUE, day_print
from .honours import HONOURS
from .past import facts


def _label(words: Words, _work: FinishedWork, told: Facts) -> str:
    parts = [words("%(line)s %(n)s", line=words(NAMES[name]), n=figure(n)) for name, n in told.lines.items() if n]
    kept = (part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)  # no figure stands alone on its line
    return words("%(lines)s.", lines=", ".join(kept))


WORKS: Final = Works(
    "wall", N_("Walls"), N_("No wall hangs here yet: finish a game of Art Society."), N_("Your best wall"), points, _label
)
PAST: Final = Past(facts, NAMES, WORKS, HONOURS, day_print, CATALOGUE)
