"""Trading old decor for other decor over the same spaces (AS-5.7): what goes and what comes, in words and as a panel.

Glossary: a *trade* is a swap of the rules as people see it: shown on the wall, told, and made by one press.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from html import escape

from ...games.art_society import box
from ...games.art_society.state import DECOR_BASE, Piece, mask
from ..acts import button
from ..scene import Reply, Scene
from .decision import decor_more, hold_assistant, note, sheet
from .names import listing, piece_name, size_name
from .ui import Ui, me, offers, places, show_trade, state, swaps, trade


def _sizes(scene: Scene, pieces: list[Piece]) -> str:
    """The sizes of some decor, those that are there more than once with their number."""
    words, out = scene.words, []
    for kind, n in sorted(Counter(piece - DECOR_BASE for piece in pieces).items()):
        size = size_name(words, box.DECOR[kind].w, box.DECOR[kind].h)
        out.append(size if n == 1 else words("%(n)s of %(size)s", n=n, size=size))
    return listing(words, out)


def spoken(scene: Scene, ui: Ui) -> str:
    """The trade that is shown, for a screen reader: which of how many, what goes and what comes; empty if none is shown."""
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


def panel(scene: Scene, ui: Ui) -> str:
    """The decision's panel while a trade is shown; empty if none is."""
    words, shown = scene.words, trade(scene, ui)
    if shown is None:
        return ""
    old, new = [me(scene).hung[i].piece for i in shown.gone], [t.piece for t in shown.new]
    back = [DECOR_BASE + kind for kind, left in enumerate(state(scene).decor) if not left and DECOR_BASE + kind in old]
    told = (
        ("undo", words("Back to the supply: %(sizes)s", sizes=_sizes(scene, old))),
        ("hang", words("On your wall instead: %(sizes)s", sizes=_sizes(scene, new))),
        ("shield", words("To be had again: %(tiles)s", tiles=listing(words, [piece_name(words, p) for p in back]))),
    )
    rows = "".join(note(sign, escape(text)) for sign, text in told)
    return sheet(
        "held roomy",
        escape(words("Trade old decor")),
        escape(words("Other tiles in the same spaces, with as many shields.")),
        f'<ul class="reads">{rows}</ul>{_acts(scene, ui, len(old), len(new))}{_more(scene)}',
    )


def _acts(scene: Scene, ui: Ui, old: int, new: int) -> str:
    """The stepper through the trades and the button that makes the one shown."""
    words, count = scene.words, len(swaps(scene))
    return (
        '<div class="acts">'
        + button("", f"trade {(ui.trade - 1) % count}", kind="step", sign="previous", label=words("Previous trade"),
                 ident="place-previous")
        + f'<p class="place"><b>{escape(words("Trade %(n)s of %(all)s", n=ui.trade + 1, all=count))}</b>'
        f"<span>{escape(words('%(old)s tiles for %(new)s', old=old, new=new))}</span></p>"
        + button("", f"trade {(ui.trade + 1) % count}", kind="step", sign="next", label=words("Next trade"), ident="place-next")
        + button(words("Trade them"), "hang", kind="do hang", ident="hang")
        + "</div>"
    )  # fmt: skip


def _more(scene: Scene) -> str:
    """What else can be done."""
    words, d = scene.words, scene.decision
    decor = next((h for h in offers(scene) if h.source == "decor"), None)
    out = ""
    if decor is not None:
        act = f"hold decor {decor.piece}" if places(scene, decor) else "letgo"
        out += button(words("Back to the decor"), act, kind="quiet", ident="back-to")
    out += hold_assistant(scene, {a.verb for a in scene.options}, kind="quiet")
    if d is not None:
        out += decor_more(scene, d)
    return f'<div class="more fine">{out}</div>' if out else ""


def show(scene: Scene, ui: Ui, i: int, focus: str = "") -> Reply:
    """Shows a trade on the wall; the first one shown takes the focus there, where keys lead on."""
    if not 0 <= i < len(swaps(scene)):
        return Reply(ui)
    after = replace(show_trade(scene, ui, i), fresh=False)
    return Reply(after, say=spoken(scene, after), focus=focus if ui.trade >= 0 else "wall")


def at(scene: Scene, ui: Ui, space: int) -> Reply:
    """A tap on old decor while a trade is shown: the next trade that takes it."""
    count = len(swaps(scene)) if trade(scene, ui) is not None else 0
    for by in range(1, count + 1):
        i = (ui.trade + by) % count
        shown = trade(scene, replace(ui, trade=i))
        if shown is not None and any(mask(t) >> space & 1 for t in shown.new):
            return show(scene, ui, i, "wall")
    return Reply(ui)
