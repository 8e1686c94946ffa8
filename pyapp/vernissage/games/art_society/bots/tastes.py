"""The characters' tastes in Art Society (`bots.tastes`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....bots.taste import Taste
from ....table.question import N_

TASTES: Final[Mapping[str, Taste]] = {
    "jun": Taste(N_("Likes paintings that are tall and narrow."), {"wide": -2}),
    "kreska": Taste(N_("Likes paintings that are long and low, as she is."), {"wide": 2}),
    "oskar": Taste(N_("Likes to cover the corners of the wall."), {"corners": 1.5}),
    "zofia": Taste(N_("Bids as if cards cost nothing."), {"card_price": 1.2}),
    "marek": Taste(N_("Hangs frame beside frame, whatever is in them."), {"frames": 2}),
    "noor": Taste(N_("Collects City Life."), {"city": 0.8}),
    "ottoline": Taste(N_("Collects portraits."), {"portraits": 0.8}),
    "duarte": Taste(N_("Takes what you want, even if it suits him less."), {"spite": 1.8}),
    "henri": Taste(N_("Takes what is in fashion: the leading type."), {"fashion": 1}),
    "ines": Taste(N_("Leaves for the museum what hurts the others."), {"museum": 1.5}),
}
