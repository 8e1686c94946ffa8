"""Which pieces an event moves on Canvas's table (see `View.flights`).

Names of pieces: `c42` card 42, in the row or in the hand; `ribbon-1` the ribbon on the second scoring card; `layer-0` to
`layer-2` the layers of the newest painting; `pile-42` card 42 in the pile beside the canvas. Names of places: `seat-2`,
`purse-2`, `work-2-0` (seat 2's first painting), `automaton`, `purse-automaton`, `deck`, `canvas` and `earned` (by the newest
painting).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....page.core.motion import Flight
from ....page.view.scene import Scene
from ....table.game import Event
from ..rules import box
from ..rules.events import AutomatonTook, Bonus, Dealt, Judged, Painted, Ribbons, Took
from .ui import state


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event:
        case Took():
            return _taken(scene, event, f"purse-{event.seat}", "" if event.seat == scene.seat else f"seat-{event.seat}")
        case AutomatonTook():
            return _taken(scene, event, "purse-automaton", "automaton")
        case Dealt():
            return [Flight(f"c{event.card}", "deck")]
        case Painted():
            return _painted(scene, event)
        case Ribbons():
            ribbon = f"ribbon-{state(scene).conditions.index(event.condition)}"
            return [Flight(ribbon, how="glow"), *[Flight(ribbon, ribbon, f"seat-{event.seat}")] * min(event.taken, 3)]
        case Bonus():
            return [Flight(f"seat-{event.seat}", "canvas", f"seat-{event.seat}", "coin")] * min(event.icons, box.LAYERS)
        case Judged():
            return [Flight(f"seat-{event.winner}", how="glow")]
    return ()


def _taken(scene: Scene, e: Took | AutomatonTook, purse: str, target: str) -> list[Flight]:
    """A coin flies to each card passed over, the nearest first, then the card with the tokens that lay on it."""
    passed = state(scene).row[: e.spent]
    return [
        *(Flight(purse, purse, f"c{other}", "coin") for other in reversed(passed)),
        Flight(f"c{e.card}", target=target, beat=1),
        *[Flight(purse, f"c{e.card}", purse, "coin", beat=2)] * min(e.got, 4),
    ]


def _painted(scene: Scene, e: Painted) -> list[Flight]:
    """The own cards are laid on the canvas one after the other, and the painting is hung; a rival's is presented."""
    work = f"work-{e.seat}-{len(state(scene).players[e.seat].paintings) - 1}"
    if e.seat != scene.seat:
        return [Flight(work, how="present")]
    laid = [Flight(f"c{card}", target="canvas", beat=2 * i) for i, card in enumerate(e.pile)]
    seen = [Flight(f"layer-{i}", how="show", beat=2 * i + 1) for i in range(len(e.pile))]
    last = 2 * len(e.pile)
    hung = f"seat-{e.seat}" if scene.decision is None else work  # at the end, the table has gone
    held = [Flight(name, how="show", beat=last + 1) for name in (hung, "earned")]
    return [*laid, *seen, Flight("canvas", "canvas", hung, beat=last), *held]
