"""The null game in words (see `vernissage.table.phrases`): the template for those of a new game."""

from __future__ import annotations

from typing import Final

from ...table.phrases import Phrases

PHRASES: Final = Phrases(
    asked={"claim": "Your turn: claim the prize in secret."},
    answers={"claim": "Claim %(number)s"},
    events={
        "drawn": "A prize worth %(value)s is on offer.",
        "reveal": "All claims: %(answers)s.",
    },
    fields={"prize": "On offer", "claims": "Claim", "points": "Points"},
    polish={
        "Claim prizes in secret; a prize goes to a claim that nobody else has made.": (
            "Zgłaszaj się po nagrody w tajemnicy; nagrodę dostaje, kto wybrał liczbę jako jedyny."
        ),
        "Your turn: claim the prize in secret.": "Twoja kolej: w tajemnicy zgłoś się po nagrodę.",
        "Claim %(number)s": "Zgłoszenie %(number)s",
        "A prize worth %(value)s is on offer.": "Do zdobycia jest nagroda o wartości %(value)s.",
        "All claims: %(answers)s.": "Wszystkie zgłoszenia: %(answers)s.",
        "On offer": "Do zdobycia",
        "Claim": "Zgłoszenie",
    },
)
