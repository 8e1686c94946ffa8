"""Sealed Lots in words."""

from __future__ import annotations

from typing import Final

from ...table.phrases import Phrases

PHRASES: Final = Phrases(
    asked={"bid": "Your turn: bid in secret."},
    answers={"bid": "Bid %(coins)s"},
    events={
        "lot": "A lot worth %(value)s is on offer.",
        "reveal": "All bids: %(answers)s.",
        "sold": "The lot worth %(value)s goes to %(seat)s for %(coins)s.",
        "unsold": "Equal bids: nobody takes the lot worth %(value)s.",
    },
    fields={"lot": "On offer", "coins": "Coins", "bids": "Bid"},
    polish={
        "Sealed Lots": "Tajne licytacje",
        "Bid in secret for five lots, and keep enough coins for the best.": (
            "Licytuj w tajemnicy pięć obiektów i zachowaj dość monet na najlepsze."
        ),
        "Your turn: bid in secret.": "Twoja kolej: licytuj w tajemnicy.",
        "Bid %(coins)s": "Stawka %(coins)s",
        "A lot worth %(value)s is on offer.": "Na sprzedaż wystawiono obiekt o wartości %(value)s.",
        "All bids: %(answers)s.": "Wszystkie stawki: %(answers)s.",
        "The lot worth %(value)s goes to %(seat)s for %(coins)s.": "Obiekt wart %(value)s za %(coins)s. Nabywca: %(seat)s.",
        "Equal bids: nobody takes the lot worth %(value)s.": "Równe stawki: nikt nie bierze obiektu o wartości %(value)s.",
        "On offer": "Na sprzedaż",
        "Coins": "Monety",
        "Bid": "Stawka",
        "%(name)s bids in secret.": "%(name)s licytuje w tajemnicy.",
    },
)
