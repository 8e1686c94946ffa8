"""The characters' tastes in Avant Carde (`bots.tastes`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.taste import Taste
from ....table.question import N_

TASTES: Final[Mapping[str, Taste]] = {
    "jun": Taste(N_("Likes to play red cards first."), {"red": 3}),
    "kreska": Taste(N_("Buys as long as the money lasts."), {"buys": 5}),
    "oskar": Taste(N_("Never buys a 2."), {"least": 3}),
    "zofia": Taste(N_("Takes a dear card rather than one of her colours."), {"liked": 2}),
    "marek": Taste(N_("Collects purple, whatever else there is."), {"purple": 12}),
    "noor": Taste(N_("Collects orange, whatever else there is."), {"orange": 12}),
    "ottoline": Taste(N_("Finds it beneath her to buy a 2."), {"least": 3}),
    "duarte": Taste(N_("Tucks what is not in his colours before he buys."), {"tuck": 0.5}),
    "henri": Taste(N_("Prefers blue cards, as in his old trade."), {"blue": 0.2, "close": 0.05}),
    "leela": Taste(N_("Tucks a card in the hope of a better one."), {"tuck": -0.1}),
    "ines": Taste(N_("Takes a stack as it lies, and never tucks."), {"tuck": -0.5}),
}
