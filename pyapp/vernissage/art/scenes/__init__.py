"""The functions that paint the scenes, by type and subject."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from . import (
    audiences,
    city_nights,
    city_outings,
    city_quarters,
    city_sights,
    city_streets,
    city_windows,
    courts,
    curios,
    evenings,
    land_close,
    land_depths,
    land_far,
    land_near,
    land_pools,
    land_rests,
    land_walks,
    land_water,
    land_ways,
    land_wild,
    likenesses,
    parlour,
    playroom,
    portraits,
    stills,
    suppers,
    views,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..canvas import Canvas
    from ..keyed import Stream

Painter: TypeAlias = "Callable[[Canvas, Stream], None]"

SUBJECTS: Final[dict[str, dict[str, Painter]]] = {
    "city": {
        "tram": city_streets.tram,
        "hill tram": city_nights.hill_tram,
        "bar": city_nights.bar,
        "cafe": city_streets.cafe,
        "bridge": city_streets.bridge,
        "rooftops": city_quarters.rooftops,
        "market": city_quarters.market,
        "alley": city_quarters.alley,
        "fair": city_outings.fair,
        "rink": city_outings.rink,
        "harbour": city_outings.harbour,
        "canal": city_sights.canal,
        "station": city_sights.station,
        "stairs": city_sights.stairs,
        "theatre": city_sights.theatre,
        "windows": city_windows.windows,
    },
    "portrait": {
        "gentleman": partial(portraits.person, sex="m"),
        "lady": partial(portraits.person, sex="f"),
        "profile": portraits.profile,
        "company": portraits.company,
        "painter": portraits.painter,
        "silhouette": likenesses.silhouette,
        "medley": likenesses.medley,
        "bust": likenesses.bust,
        "wanderer": likenesses.wanderer,
        "ambassador": audiences.ambassador,
        "two crowns": courts.two_crowns,
        "general": views.lookout,
        "professor": partial(audiences.lecture, who="owl", dress="jumper", wears="spectacles"),
        **{
            name: partial(portraits.animal, who=who, dress=dress, wears=wears)
            for name, who, dress, wears in (
                ("cardinal", "cat", "robe", "biretta"),
                ("duchess", "cat", "ermine", "crown"),
                ("squire", "dog", "ruff", "monocle"),
                ("cadet", "dog", "sailor", "beret"),
                ("banker", "dog", "uniform", "top"),
                ("count", "fox", "coat", "monocle"),
                ("dealer", "fox", "coat", "bowler"),
                ("sleeper", "rabbit", "jumper", "nightcap"),
                ("bather", "bear", "sailor", "boater"),
            )
        },
    },
    "still": {
        "flowers": stills.flowers,
        "fruit": stills.fruitbowl,
        "music": parlour.music,
        "chess": parlour.chess,
        "fish": stills.fish,
        "tea": stills.tea,
        "supper": evenings.supper,
        "friday": suppers.friday,
        "two mice": suppers.two_mice,
        "study": evenings.study,
        "vessels": curios.vessels,
        "sill": curios.sill,
        "pantry": curios.pantry,
        "gramophone": playroom.gramophone,
        "toys": playroom.toys,
        "letters": playroom.letters,
    },
    "land": {
        "hills": land_near.hills,
        "sea": land_near.sea,
        "harvest": land_near.harvest,
        "snow": land_far.snow,
        "lake": land_far.moonlake,
        "desert": land_far.desert,
        "windmill": land_walks.windmill,
        "tulips": land_close.behind_tulips,
        "birches": land_walks.birches,
        "wave": land_wild.wave,
        "aurora": land_wild.aurora,
        "shower": land_rests.shower,
        "oasis": land_pools.oasis,
        "meadow": land_rests.meadow,
        "viaduct": land_ways.viaduct,
        "balloons": land_ways.balloons,
        "beach": land_wild.beach,
        "avenue": land_ways.avenue,
        "vineyard": land_depths.vineyard,
        "reef": land_depths.reef,
        "waterfall": land_water.waterfall,
        "terraces": land_pools.terraces,
    },
}
