"""Which pieces of Art Society's table an event moves (see `View.flights`).

Names: `t7` tile 7, `b12` the own bid card 12, `bid-2` seat 2's turned bid; the places `seat-2`, `pile-3` of a type, `niche`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....games.art_society import box
from ....table.game import REVEAL, Event
from ...core.motion import Flight
from ...view.scene import Scene


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event.kind, event.args:
        case kind, bids if kind == REVEAL:
            low_to_high = sorted(range(len(bids)), key=lambda seat: bids[seat])
            return [
                Flight(f"bid-{seat}", f"b{bids[seat]}" if seat == scene.seat else f"seat-{seat}") for seat in low_to_high
            ]
        case "took", (seat, _, tile):
            return [Flight(f"t{tile}", target="" if seat == scene.seat else f"seat-{seat}")]
        case "museum", (tile, *_):
            return [Flight(f"t{tile}", target=f"pile-{box.PAINTINGS[tile].type}")]
        case "stored", (seat, tile) if seat == scene.seat:
            return [Flight(f"t{tile}", target="niche")]
    return ()
