"""What the null game offers: rules, their notation, and words for the plain view."""

from __future__ import annotations

from typing import Final

from ...table.part import Part
from ...table.question import N_
from ..manifest import Manifest, Show

MANIFEST: Final = Manifest(
    Show(
        "null", "Null", N_("Claim prizes in secret; a prize goes to a claim that nobody else has made."),
        minutes=2, players=(1, 4),
    ),
    rules=Part(__package__, ".rules:GAME"),
    notation=Part(__package__, ".notation"),
    words=Part(__package__, ".words:PHRASES"),
)
