"""What answers first what is asked: there the focus goes."""

from __future__ import annotations

from .....page.view.scene import Scene
from ...rules import box
from ...rules.decisions import AskChoose, Exchange, Give
from .. import readout
from ..names import title
from ..ui import Ui, can_try, ghost, me, own_decision, revealing, state
from . import bids


def asked(scene: Scene, ui: Ui) -> str:
    """See `View.asked`: what turned up is gone on from; a bid, a back, a lot, the wall with the held tile, or a button."""
    d = own_decision(scene)
    if revealing(scene, ui):
        return "seen"
    if d is None:
        return ""
    if d.kind == "bid":
        return f"bid-{ui.bid or bids.cards_in_hand(me(scene))[0]}"
    if isinstance(d, AskChoose):
        return "call" if len(ui.picks) == d.left else " ".join(f"pick-{f}" for f in range(len(box.FORMATS)))
    if ghost(scene, ui) is not None or ui.trade >= 0:
        return "wall"
    if d.kind == "take":
        return " ".join(("take", *(f"lot-{i}" for i in _cheapest(scene))))
    gives = (f"give-{a.decor}" for a in scene.options if isinstance(a, Give))
    museum = (f"museum-{a.tile}" for a in scene.options if isinstance(a, Exchange))
    return " ".join(("confirm hold give", *gives, *museum, "store done enough"))


def to_take(scene: Scene) -> str:
    """What can be taken, and to what the next key leads, since the button that was pressed is gone; empty if nothing can."""
    if not (had := readout.to_be_had(scene)):
        return ""
    words, first = scene.words, state(scene).lots[_cheapest(scene)[0]].tile
    return " ".join((had, words("%(name)s: %(work)s", name=words("Tab"), work=title(words, first))))


def _cheapest(scene: Scene) -> list[int]:
    """The lots that can be tried, the cheapest first."""
    return sorted(can_try(scene), key=lambda i: box.FORMATS[state(scene).lots[i].format].value)
