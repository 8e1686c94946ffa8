"""Trading old decor for new decor over the same spaces (AS-5.7): what goes and what comes, in words and as a panel.

Glossary: a *trade* is a swap of the rules, as people see it. It is shown on the wall and told; one press makes it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from .....page.core.buttons import button
from .....page.core.markup import NOTHING, Child, Node, el
from .....page.view.scene import Reply, Scene
from ...rules import box
from ...rules.decisions import AskDecor
from ...rules.state import DECOR_BASE, Piece, mask
from ..names import listing, piece_name, size_name
from ..signs import note, sheet
from ..ui import Ui, me, offers, places, show_trade, state, swaps, trade
from .decision import decor_more, hold_assistant


def _sizes(scene: Scene, pieces: list[Piece]) -> str:
    """The sizes of some decor tiles; equal ones once, with their number."""
    words, out = scene.words, []
    for kind, n in sorted(Counter(piece - DECOR_BASE for piece in pieces).items()):
        size = size_name(words, box.DECOR[kind].w, box.DECOR[kind].h)
        out.append(size if n == 1 else words("%(n)s of %(size)s", n=n, size=size))
    return listing(words, out)


def spoken(scene: Scene, ui: Ui) -> str:
    """The trade that is shown, for a screen reader: which of how many, what goes and comes. Empty if none is."""
    shown = trade(scene, ui)
    if shown is None:
        return ""
    return scene.words(
        "Trade %(n)s of %(all)s: %(new)s for %(old)s",
        n=ui.trade + 1,
        all=len(swaps(scene)),
        new=_sizes(scene, [t.piece for t in shown.new]),
        old=_sizes(scene, [me(scene).hung[i].piece for i in shown.gone]),
    )


def panel(scene: Scene, ui: Ui) -> Node:
    """The decision's panel while a trade is shown; empty if none is."""
    words, shown = scene.words, trade(scene, ui)
    if shown is None:
        return NOTHING
    old, new = [me(scene).hung[i].piece for i in shown.gone], [t.piece for t in shown.new]
    back = [DECOR_BASE + kind for kind, left in enumerate(state(scene).decor) if not left and DECOR_BASE + kind in old]
    told = (
        ("undo", words("Back to the supply: %(sizes)s", sizes=_sizes(scene, old))),
        ("hang", words("On your wall instead: %(sizes)s", sizes=_sizes(scene, new))),
        ("shield", words("Available again: %(tiles)s", tiles=listing(words, [piece_name(words, p) for p in back]))),
    )
    return sheet(
        "held roomy",
        words("Trade old decor"),
        words("Other tiles in the same spaces, with as many shields."),
        el("ul", *(note(sign, text) for sign, text in told), cls="reads"),
        _acts(scene, ui, len(old), len(new)),
        _more(scene),
    )


def _acts(scene: Scene, ui: Ui, old: int, new: int) -> Node:
    """The stepper through the trades, and the button that makes the trade which is shown."""
    words, count = scene.words, len(swaps(scene))
    back, on = f"trade {(ui.trade - 1) % count}", f"trade {(ui.trade + 1) % count}"
    return el(
        "div",
        button("", f"room {back}", cls="step", sign="previous", label=words("Previous trade"), id="place-previous"),
        el(
            "p",
            el("b", words("Trade %(n)s of %(all)s", n=ui.trade + 1, all=count)),
            el("span", words("%(old)s tiles for %(new)s", old=old, new=new)),
            cls="place",
        ),
        button("", f"room {on}", cls="step", sign="next", label=words("Next trade"), id="place-next"),
        button(words("Trade them"), "room hang", cls="do hang", id="hang"),
        cls="acts",
    )


def _more(scene: Scene) -> Node:
    """The row of buttons for the other answers."""
    words, d = scene.words, scene.decision
    decor = next((h for h in offers(scene) if h.source == "decor"), None)
    out: list[Child] = []
    if decor is not None:
        act = f"hold decor {decor.piece}" if places(scene, decor) else "letgo"
        out.append(button(words("Back to the decor"), f"room {act}", cls="quiet", id="back-to"))
    out.append(hold_assistant(scene, {a.verb for a in scene.options}, kind="quiet"))
    if isinstance(d, AskDecor):
        out.append(decor_more(scene, d))
    return el("div", *out, cls="more fine") if any(out) else NOTHING


def show(scene: Scene, ui: Ui, i: int, focus: str = "") -> Reply:
    """Shows a trade on the wall. When trading begins, the focus moves there, because keys step through the trades."""
    if not 0 <= i < len(swaps(scene)):
        return Reply(ui)
    after = replace(show_trade(scene, ui, i), fresh=False)
    return Reply(after, say=spoken(scene, after), focus=focus if ui.trade >= 0 else "wall")


def at(scene: Scene, ui: Ui, space: int) -> Reply:
    """A tap on old decor while a trade is shown: shows the next trade that takes this tile."""
    count = len(swaps(scene)) if trade(scene, ui) is not None else 0
    for by in range(1, count + 1):
        i = (ui.trade + by) % count
        shown = trade(scene, replace(ui, trade=i))
        if shown is not None and any(mask(t) >> space & 1 for t in shown.new):
            return show(scene, ui, i, "wall")
    return Reply(ui)
