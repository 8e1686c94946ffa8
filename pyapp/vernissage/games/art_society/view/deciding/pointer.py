"""What the pointer's drags lead to: bids out of the hand, lots onto the wall, the ghost over it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .....page.core.messages import Phase
from .....page.view.presses import aimed
from .....page.view.scene import Reply, Scene
from ...rules import box
from ...rules.decisions import Bid
from ...rules.state import size
from .. import readout
from ..preview import nearest
from ..ui import Held, Ui, can_try, hold, inside, state, tries_of

OUT: Final = -0.15
"""How far above the hand, in its heights, a bid is let go to be played."""
NEAR: Final = 2
"""How many spaces beside a place where it fits a lot may be let go: it springs there."""


def _lot_dragged(scene: Scene, ui: Ui, phase: Phase, i: int, x: float, y: float) -> Reply | None:
    """A lot comes under the pointer's middle as soon as that is over the wall; let go beside the wall, it goes home."""
    if i not in can_try(scene) or phase == "down":
        return None
    held = Held(state(scene).lots[i].tile, "lot", i)
    under = ui.held == held and ui.grab is not None
    if phase == "cancel":
        return _taken_back(scene, ui) if under else None
    if not (0 <= x <= 1 and 0 <= y <= 1):
        return Reply(hold(scene, ui, None), say=scene.words("Let go.")) if under and phase != "move" else None
    w, h = size(held.piece)
    place = inside(held.piece, x * box.WALL.width - w / 2, y * box.WALL.height - h / 2)
    if phase == "move":
        if under and place == ui.place:
            return None
        before = ui.before if under else (ui.held, ui.place)
        return Reply(replace(hold(scene, ui, held, place), grab=(w / 2, h / 2), before=before))
    if not under:
        return None
    fits = nearest(tries_of(scene, held), place)
    if fits is not None and sum(abs(a - b) for a, b in zip(box.WALL.xy(fits.place), box.WALL.xy(place), strict=True)) <= NEAR:
        place = fits.place
    after = replace(ui, place=place, grab=None)
    return Reply(after, say=readout.spoken(scene, after))


def _taken_back(scene: Scene, ui: Ui) -> Reply:
    """A drag was taken back: what was over the wall before is there again."""
    held, place = ui.before
    after = hold(scene, ui, held, place)
    return Reply(after, say=readout.spoken(scene, after) if held else scene.words("Let go."))


def pointed(scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
    """See `View.pointed`: a bid is dragged out of the hand, a lot onto the wall, the ghost by its hold. Taps go to `press`."""
    verb, n = aimed(act)
    if verb == "lot":
        return _lot_dragged(scene, ui, phase, -1 if n is None else n, x, y)
    if verb == "bid":
        card = Bid(n or 0)
        return Reply(ui, (card,)) if phase == "up" and y < OUT and card in scene.options else None
    if ui.held is None or ui.place < 0:
        return None
    across, down = x * box.WALL.width, y * box.WALL.height
    if phase == "down":
        left, top = box.WALL.xy(ui.place)
        if act.split(" ", 1)[0] != "ghost":
            return Reply(replace(ui, dragged=False)) if ui.dragged else None
        return Reply(replace(ui, grab=(across - left, down - top), dragged=False, before=(ui.held, ui.place)))
    if ui.grab is None:
        return None
    if phase == "move":
        place = inside(ui.held.piece, across - ui.grab[0], down - ui.grab[1])
        return None if place == ui.place else Reply(replace(ui, place=place, dragged=True, fresh=False))
    if phase == "cancel" and ui.dragged:
        return _taken_back(scene, ui)
    after = replace(ui, grab=None)
    return Reply(after, say=readout.spoken(scene, after) if ui.dragged else "")
