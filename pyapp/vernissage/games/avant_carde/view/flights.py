"""Which pieces an event moves on Avant Carde's table (see `View.flights`).

Names of pieces: `hand-9-2` the second card 9 of the hand; `laid-3` a card of the own line; `line-2-0` a card of seat 2's line;
`top-4` the top card of stack 4. Names of places: `stack-4`, `seat-2`, `pile-deck`, `pile-discard`, `pile-trash`, `sum` (the
money), `steps` (of the awards), `step-2` (the second), `awards` (the own ones), `row-2` (over seat 2's line), `told-2` (where a
phone tells what seat 2 does).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....page.core.motion import Flight
from ....page.view.scene import Scene
from ....table.game import Event, Seat
from ..rules import events, flow
from .ui import me

MOST: Final = 5
"""The most coins or medals that fly at once; people cannot tell more apart."""
PACKETS: Final = 3
"""In so many packets the discard pile becomes the deck."""


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    mine = getattr(event, "seat", None) == scene.seat
    match event:
        case events.Played() if mine:
            joined = [Flight(f"laid-{i}", how="glow", beat=1) for i in (event.place - 1, event.place) if event.place]
            return [Flight(f"laid-{event.place}", f"hand-{event.card}-{me(scene).hand.count(event.card) + 1}"), *joined]
        case events.Drew() if mine:
            drawn = f"hand-{event.card}-{me(scene).hand.count(event.card)}"
            return [Flight(drawn, "pile-deck", how="lay"), Flight(drawn, how="turn", beat=1)]
        case events.LineShown() if not mine:
            named = Flight(f"row-{event.seat}", how="show")
            return [named, *(Flight(f"line-{event.seat}-{i}", f"seat-{event.seat}") for i in range(len(event.cards)))]
        case events.Used():
            return [Flight(_laid(scene, event.seat, event.place), how="glow")]
        case events.Concealed() | events.ConcealedUnseen() | events.TurnedDown():
            return [Flight(_laid(scene, event.seat, event.place), how="turn")]
        case events.Money(source=source) if mine and event.dollars > 0:
            start = _laid(scene, scene.seat, source) if source >= 0 else "awards" if source == flow.CHANGE else "laid-0"
            return [Flight("sum", start, "sum", "coin")] * min(event.dollars, MOST)
        case events.Bought():
            top, paid = f"top-{event.number}", "sum" if mine else f"seat-{event.seat}"
            coins = [Flight(top, paid, top, "coin")] * min(event.cost, MOST)
            return [*coins, Flight(top, target="pile-discard" if mine else f"seat-{event.seat}", beat=1)]
        case events.Awards():
            given, step = ("awards", f"step-{event.awards}") if mine else (f"seat-{event.seat}", "steps")
            medals = [Flight("steps", step, given, "medal")] * min(event.awards, MOST)
            return [Flight(step, how="glow"), *medals, Flight(given, how="glow", beat=1)]
        case events.Trashed():
            return [Flight("pile-trash" if mine else f"seat-{event.seat}", how="glow")]
        case events.Tucked():
            return [Flight(f"stack-{event.number}", how="glow")]
        case events.Turned():
            return [Flight(f"top-{event.number}", how="turn")]
        case events.TookChange(seat=seat):
            start, there = ("sum", "awards") if mine else (f"told-{seat} seat-{seat}", f"seat-{seat}")
            return [Flight(there, start, there, "token"), Flight(there, how="glow", beat=1)]
        case events.Gem() | events.FirstPlayer():
            return [Flight("awards" if mine else f"seat-{event.seat}", how="glow")]
        case events.Shuffled() if mine:
            return [Flight("pile-discard", "pile-discard", "pile-deck", "packet")] * PACKETS
    return ()


def _laid(scene: Scene, seat: Seat, place: int) -> str:
    """The name of a card in a seat's line."""
    return f"laid-{place}" if seat == scene.seat else f"line-{seat}-{place}"
