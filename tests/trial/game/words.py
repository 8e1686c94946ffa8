"""Sealed Lots in words."""

from __future__ import annotations

from typing import Final

from ...table.phrases import Phrases
from ...table.question import N_

PHRASES: Final = Phrases(
    asked={"bid": N_("Your turn: bid in secret.")},
    answers={"bid": N_("Bid %(coins)s")},
    events={
        "lot": N_("A lot worth %(value)s is on offer."),
        "reveal": N_("All bids: %(answers)s."),
        "sold": N_("The lot worth %(value)s goes to %(seat)s for %(coins)s."),
        "unsold": N_("Equal bids: nobody takes the lot worth %(value)s."),
    },
    fields={"lot": N_("On offer"), "coins": N_("Coins"), "bids": N_("Bid")},
)
