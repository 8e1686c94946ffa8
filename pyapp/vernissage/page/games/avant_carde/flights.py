"""Which pieces of Avant Carde's table an event moves (see `View.flights`).

Names: `hand-9-2` the second card 9 of the hand, `laid-3` a card of the own line, `line-2-0` one of seat 2's, `top-4` the card
on stack 4; the places `seat-2`, `pile-deck`, `pile-discard`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....table.game import Event
from ...core.motion import Flight
from ...view.scene import Scene
from .ui import me


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event.kind, event.args:
        case "played", (seat, place, card, _) if seat == scene.seat:
            return [Flight(f"laid-{place}", f"hand-{card}-{me(scene).hand.count(card) + 1}")]
        case "drew", (seat, card) if seat == scene.seat:
            return [Flight(f"hand-{card}-{me(scene).hand.count(card)}", "pile-deck")]
        case "line", (seat, *cards) if seat != scene.seat:
            return [Flight(f"line-{seat}-{i}", f"seat-{seat}") for i in range(len(cards))]
        case "bought", (seat, number, _, _):
            return [Flight(f"top-{number}", target="pile-discard" if seat == scene.seat else f"seat-{seat}")]
    return ()
