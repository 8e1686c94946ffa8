"""The grammars: what is painted, by type and subject."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from . import (
    city_outings,
    city_quarters,
    city_streets,
    evenings,
    land_far,
    land_near,
    land_walks,
    parlour,
    portraits,
    stills,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas
    from ..keyed import Rng

Painter: TypeAlias = "Callable[[Canvas, Rng], None]"

SUBJECTS: Final[dict[str, dict[str, Painter]]] = {
    "city": {
        "tram": city_streets.tram,
        "cafe": city_streets.cafe,
        "bridge": city_streets.bridge,
        "rooftops": city_quarters.rooftops,
        "market": city_quarters.market,
        "alley": city_quarters.alley,
        "fair": city_outings.fair,
        "harbour": city_outings.harbour,
    },
    "portrait": {
        "gentleman": partial(portraits.person, sex="m"),
        "lady": partial(portraits.person, sex="f"),
        "profile": portraits.profile,
        "company": portraits.company,
        "painter": portraits.painter,
        **{who: partial(portraits.animal, who=who) for who in ("cat", "dog", "owl", "fox", "rabbit", "bear")},
    },
    "still": {
        "flowers": stills.flowers,
        "fruit": stills.fruitbowl,
        "music": parlour.music,
        "chess": parlour.chess,
        "fish": stills.fish,
        "tea": stills.tea,
        "supper": evenings.supper,
        "study": evenings.study,
    },
    "land": {
        "hills": land_near.hills,
        "sea": land_near.sea,
        "harvest": land_near.harvest,
        "snow": land_far.snow,
        "lake": land_far.moonlake,
        "desert": land_far.desert,
        "windmill": land_walks.windmill,
        "birches": land_walks.birches,
    },
}
