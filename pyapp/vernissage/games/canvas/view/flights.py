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
from .ui import state


def flights(event: Event, scene: Scene) -> Sequence[Flight]:
    """See `View.flights`."""
    match event.kind, event.args:
        case "took", (seat, spent, card, got):
            return _taken(scene, f"purse-{seat}", spent, card, got, "" if seat == scene.seat else f"seat-{seat}")
        case "automaton", (spent, card, got):
            return _taken(scene, "purse-automaton", spent, card, got, "automaton")
        case "dealt", (card,):
            return [Flight(f"c{card}", "deck")]
        case "painted", (seat, *pile, _):
            if seat != scene.seat:
                return [Flight(f"work-{seat}-{len(state(scene).players[seat].paintings) - 1}", how="present")]
            laid = [Flight(f"c{card}", target="canvas", beat=2 * i) for i, card in enumerate(pile)]
            seen = [Flight(f"layer-{i}", how="show", beat=2 * i + 1) for i in range(len(pile))]
            last, made = 2 * len(pile), len(state(scene).players[seat].paintings)
            hung = f"seat-{seat}" if scene.decision is None else f"work-{seat}-{made - 1}"  # at the end, the table has gone
            held = [Flight(name, how="show", beat=last + 1) for name in (hung, "earned")]
            return [*laid, *seen, Flight("canvas", "canvas", hung, beat=last), *held]
        case "ribbons", (seat, condition, _, taken):
            ribbon = f"ribbon-{state(scene).conditions.index(condition)}"
            return [Flight(ribbon, how="glow"), *[Flight(ribbon, ribbon, f"seat-{seat}")] * min(taken, 3)]
        case "bonus", (seat, bonus, _):
            return [Flight(f"seat-{seat}", "canvas", f"seat-{seat}", "coin")] * min(bonus, box.LAYERS)
        case "judged", (_, seat):
            return [Flight(f"seat-{seat}", how="glow")]
    return ()


def _taken(scene: Scene, purse: str, spent: int, card: int, got: int, target: str) -> list[Flight]:
    """A coin flies to each card that was passed over, the nearest first. Then the card flies, with the tokens
    that lay on it.
    """
    passed = state(scene).row[:spent]
    return [
        *(Flight(purse, purse, f"c{other}", "coin") for other in reversed(passed)),
        Flight(f"c{card}", target=target, beat=1),
        *[Flight(purse, f"c{card}", purse, "coin", beat=2)] * min(got, 4),
    ]
