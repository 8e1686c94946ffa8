"""The characters' tastes in Canvas (`bots.tastes`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.taste import Taste
from ....table.question import N_

TASTES: Final[Mapping[str, Taste]] = {
    "jun": Taste(N_("Of two good cards likes the one with more Hues."), {"hue": 0.1}),
    "kreska": Taste(N_("Goes wherever tokens lie."), {"token": 0.3}),
    "oskar": Taste(N_("Likes bonuses almost as much as ribbons."), {"ribbon": 3}),
    "zofia": Taste(N_("Cannot leave a token lying."), {"token": 1.5}),
    "marek": Taste(N_("Would rather paint now than wait for a better card."), {"haste": 1}),
    "noor": Taste(N_("Likes a card for its Shapes, whatever it earns."), {"shape": 0.5}),
    "ottoline": Taste(N_("Fills her hand before she paints."), {"haste": -2}),
    "duarte": Taste(N_("Takes the card that the next player wants."), {"deny": 0.7}),
    "henri": Taste(N_("Hardly looks at what the others need."), {"deny": 0.15}),
    "leela": Taste(N_("Keeps her tokens for the end."), {"token": 1.35}),
    "ines": Taste(N_("Gives no token away without a good reason."), {"token": 0.8}),
}
