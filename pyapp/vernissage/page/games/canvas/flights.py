"""Which pieces of Canvas's table an event moves (see `View.flights`).

Names: `c42` card 42, in the row or in the hand; the places `seat-2`, `automaton`, `deck`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....table.game import Event
from ...core.motion import Flight
from ...view.scene import Scene


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event.kind, event.args:
        case "took", (seat, _, card, _):
            return [Flight(f"c{card}", target="" if seat == scene.seat else f"seat-{seat}")]
        case "automaton", (_, card, _):
            return [Flight(f"c{card}", target="automaton")]
        case "dealt", (card,):
            return [Flight(f"c{card}", "deck")]
        case "painted", (seat, *pile, _) if seat == scene.seat:
            return [Flight(f"c{card}", target=f"seat-{seat}") for card in pile]
    return ()
