"""The null game in words (see `vernissage.table.phrases`): the template for those of a new game."""

from __future__ import annotations

from typing import Final

from ...table.phrases import Phrases
from ...table.question import N_

PHRASES: Final = Phrases(
    asked={"claim": N_("Your turn: claim the prize in secret.")},
    answers={"claim": N_("Claim %(number)s")},
    events={"drawn": N_("A prize worth %(value)s is on offer."), "reveal": N_("All claims: %(answers)s.")},
    fields={"prize": N_("On offer"), "claims": N_("Claim"), "points": N_("Points")},
)
