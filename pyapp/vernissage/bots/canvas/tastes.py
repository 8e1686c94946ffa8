"""The characters' tastes in Canvas (`bots.tastes`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...table.question import N_
from ..tastes import Taste

TASTES: Final[Mapping[str, Taste]] = {
    "duarte": Taste(N_("Takes the card that the next player wants."), {"deny": 0.9}),
}
