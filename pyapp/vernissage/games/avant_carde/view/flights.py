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
from ..rules import flow
from .ui import me

MOST: Final = 5
"""The most coins or medals that fly at once; people cannot tell more apart."""
PACKETS: Final = 3
"""In so many packets the discard pile becomes the deck."""


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    mine = event.args[:1] == (scene.seat,)
    match event.kind, event.args:
        case "played", (_, place, card, _) if mine:
            joined = [Flight(f"laid-{i}", how="glow", beat=1) for i in (place - 1, place) if place]
            return [Flight(f"laid-{place}", f"hand-{card}-{me(scene).hand.count(card) + 1}"), *joined]
        case "drew", (_, card) if mine:
            drawn = f"hand-{card}-{me(scene).hand.count(card)}"
            return [Flight(drawn, "pile-deck", how="lay"), Flight(drawn, how="turn", beat=1)]
        case "line", (seat, *cards) if not mine:
            named = Flight(f"row-{seat}", how="show")
            return [named, *(Flight(f"line-{seat}-{i}", f"seat-{seat}") for i in range(len(cards)))]
        case "used", (seat, place, _):
            return [Flight(_laid(scene, seat, place), how="glow")]
        case (("concealed" | "turned_down"), (seat, place, *_)):
            return [Flight(_laid(scene, seat, place), how="turn")]
        case "money", (_, n, _, source) if mine and n > 0:
            start = _laid(scene, scene.seat, source) if source >= 0 else "awards" if source == flow.CHANGE else "laid-0"
            return [Flight("sum", start, "sum", "coin")] * min(n, MOST)
        case "bought", (seat, number, _, cost):
            top, paid = f"top-{number}", "sum" if mine else f"seat-{seat}"
            coins = [Flight(top, paid, top, "coin")] * min(cost, MOST)
            return [*coins, Flight(top, target="pile-discard" if mine else f"seat-{seat}", beat=1)]
        case "awards", (seat, n):
            given, step = ("awards", f"step-{n}") if mine else (f"seat-{seat}", "steps")
            medals = [Flight("steps", step, given, "medal")] * min(n, MOST)
            return [Flight(step, how="glow"), *medals, Flight(given, how="glow", beat=1)]
        case "trashed", (seat, _):
            return [Flight("pile-trash" if mine else f"seat-{seat}", how="glow")]
        case "tucked", (number, _):
            return [Flight(f"stack-{number}", how="glow")]
        case "turned", (number, _):
            return [Flight(f"top-{number}", how="turn")]
        case "took_change", (seat, *_):
            start, there = ("sum", "awards") if mine else (f"told-{seat} seat-{seat}", f"seat-{seat}")
            return [Flight(there, start, there, "token"), Flight(there, how="glow", beat=1)]
        case (("gem" | "first"), (seat, *_)):
            return [Flight("awards" if mine else f"seat-{seat}", how="glow")]
        case "shuffled", _ if mine:
            return [Flight("pile-discard", "pile-discard", "pile-deck", "packet")] * PACKETS
    return ()


def _laid(scene: Scene, seat: Seat, place: int) -> str:
    """The name of a card in a seat's line."""
    return f"laid-{place}" if seat == scene.seat else f"line-{seat}-{place}"
