"""What Sealed Lots offers: rules, their notation, and words for the plain view."""

from __future__ import annotations

from typing import Final

from ...table.part import Part
from ..manifest import Manifest, Show

MANIFEST: Final = Manifest(
    Show(
        "sealed-lots", "Sealed Lots", "Bid in secret for five lots, and keep enough coins for the best.",
        minutes=5, players=(2, 5),
    ),
    rules=Part(__package__, ".rules:GAME"),
    notation=Part(__package__, ".notation"),
    words=Part(__package__, ".words:PHRASES"),
)
