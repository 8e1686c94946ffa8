"""The lots, each with the token of its value; who acquires in which order; and the assistant (AS-2.3, AS-3.2, AS-7.1)."""

from __future__ import annotations

from collections.abc import Sequence

from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el, filled, join
from .....page.core.words import N_, Words
from .....page.view.phrases import addressed
from .....page.view.scene import Scene
from .....page.view.terms import explained, heading
from .....table.game import BACK
from ...rules import box
from ...rules.decisions import Assist, Give, HangAssistant
from ...rules.state import MUSEUM, NO_BID, Lot, Piece, is_painting
from ..names import frame_name, listing, name, named, particulars, piece_name, size_name, valued
from ..signs import cite, glyph, icon, mark, n, rect
from ..terms import TERMS
from ..ui import Ui, can_try, me, own_decision, state
from .wall import decor_picture, picture

GAP, LEAST = 8, 48
"""px between two lots, and what each takes at least, for the words under it."""
CLOSE = 4
"""How much less of both a phone has."""
EDGE = 5
"""px between a lot and the edge round it."""
MARK, SMALL = 19, 16
"""px of a type's mark on a painting to choose, at most, and at least: a third of its width. It hangs out of the lower edge."""


def scale(scene: Scene, ui: Ui) -> int:
    """Px that a space takes in the pictures of the lots: all that go up together have one scale, and it is as large as their
    room allows; while no tile is held and none is chosen, what that would bring leaves them more.
    """
    shapes = [box.FORMATS[lot.format] for lot in state(scene).lots]
    chooses = scene.decision is not None and scene.decision.kind == "choose" and bool(scene.options)
    across, high = scene.market.across, scene.market.high + (0 if ui.held or chooses else scene.market.more)
    gap, least = GAP, LEAST
    if scene.compact:
        across, gap, least = across - 54, gap - CLOSE // 2, least - CLOSE  # the assistant is the last of the row
    for k in range(60, 8, -1):
        if max(f.h for f in shapes) * k <= high and sum(max(f.w * k, least) + gap for f in shapes) <= across:
            return k
    return 8


def painting(scene: Scene, tile: int, k: int, *, marked: bool = True) -> Node:
    """A painting as it hangs, `k` px a space, with its type's mark unless it is not to be `marked`."""
    p = box.PAINTINGS[tile]
    w, h = p.w * k, p.h * k
    shown, size_ = el("image", href=picture(tile), width=w, height=h), max(SMALL, min(MARK, w / 3))
    return _art(w, h, shown, glyph(scene.words, p.type, w / 2, h - 1, size_) if marked else "")


def to_scale(pictures: Sequence[Node]) -> list[Node]:
    """Pictures of lots in a row: each at the top of one as large as the largest, so that all keep one scale, with an edge
    for a frame close round it.
    """
    sizes = [tuple(map(float, str(one.attributes["viewBox"]).split()[2:])) for one in pictures]
    w, h = (max(side) for side in zip(*sizes, strict=True))
    out = []
    for one, (own, high) in zip(pictures, sizes, strict=True):
        left, wide = (w - own) / 2, own + 2 * EDGE
        shown = one.having(cls="lot-in", x=n(left), y=0, width=n(own), height=n(high))
        out.append(_art(w, h, rect("lot-edge", left - EDGE, -EDGE, wide, high + 2 * EDGE), shown))
    return out


def _art(w: float, h: float, *parts: Child) -> Node:
    """The picture of a lot, `w` by `h` px of the style sheets. The text beside it says what it shows."""
    across, high, view = f"{w / 16:g}rem", f"{h / 16:g}rem", f"0 0 {n(w)} {n(h)}"
    return el("svg", *parts, cls="lot-art", width=across, height=high, viewBox=view, aria_hidden="true")


def back(format_: int, k: int, *, bare: bool = False) -> Node:
    """The back of a painting, `k` px a space: its shape and, unless `bare`, its value (AS-2.1)."""
    f = box.FORMATS[format_]
    w, h = f.w * k, f.h * k
    token: tuple[Node, ...] = ()
    if not bare:
        token = (
            el("circle", cls="back-c", cx=n(w / 2), cy=n(h / 2), r=n(k * 0.75)),
            el("text", f.value, cls="back-t", x=n(w / 2), y=n(h / 2 + k * 0.38), font_size=n(k * 1.1), text_anchor="middle"),
        )
    cross = f"M1 1l{w - 2} {h - 2}M{w - 1} 1l{2 - w} {h - 2}"
    return _art(w, h, rect("back", 1, 1, w - 2, h - 2), el("path", cls="back-x", d=cross), *token)


def _token(lot: Lot, *beside: Child) -> Node:
    """The token with the lot's value: so far the museum's marker advances if the lot is left over (AS-2.3, AS-9.1). It stands
    above the picture, `beside` it the mark of its type: frames are known by their corners.
    """
    return el("span", el("span", box.FORMATS[lot.format].value, cls="token"), *beside, cls="tags")


def _gone(scene: Scene, lot: Lot, k: int) -> Node:
    words, f = scene.words, box.FORMATS[lot.format]
    w, h = f.w * k, f.h * k
    sign: Child = el("circle", cls="sold", cx=n(w / 2), cy=n(h / 2), r=8)
    if lot.taker == MUSEUM:
        kind = box.PAINTINGS[lot.tile].type
        who, sign = words("museum"), glyph(words, kind, w / 2, h / 2, MARK)
        label = words("%(work)s, at the museum", work=valued(words, lot.tile))
    else:
        seat = lot.taker if lot.taker is not None else scene.seat
        who = name(scene, seat)
        label = addressed(scene, seat, N_("%(work)s, yours"), N_("%(work)s, taken by %(name)s"), work=valued(words, lot.tile))
    shown = (_token(lot), _art(w, h, rect("gone", 1, 1, w - 2, h - 2), sign), el("span", who, cls="who"))
    return el("span", *shown, cls="lot taken", role="img", aria_label=label)


def _lot(scene: Scene, ui: Ui, i: int, k: int) -> Node:
    words, lot = scene.words, state(scene).lots[i]
    if lot.taker is not None:
        return _gone(scene, lot, k)
    if lot.tile == BACK:
        f = box.FORMATS[lot.format]
        size = size_name(words, f.w, f.h)
        label = words("Lot of value %(value)s, %(size)s", value=f.value, size=size)
        shown = (_token(lot), back(lot.format, k), el("span", size, cls="who"))
        return el("span", *shown, cls="lot", role="img", aria_label=label)
    p = box.PAINTINGS[lot.tile]
    label = valued(words, lot.tile)
    who = el("span", frame_name(words, p.frame), cls="who")
    art = painting(scene, lot.tile, k, marked=False).having(data_piece=f"t{lot.tile}")
    shown = (_token(lot, mark(words, p.type)), art, who)
    if i not in can_try(scene):
        return el("span", *shown, cls="lot", role="img", aria_label=label)
    mine = ui.held is not None and ui.held.lot == i
    return el(
        "button",
        *shown,
        type="button",
        cls=f"lot{' mine' if mine else ''}",
        id=f"lot-{i}",
        data_key=f"t{lot.tile}",
        data_do=f"room lot {i}",
        aria_pressed="true" if mine else "false",
        aria_label=label,
    )


def lot_row(scene: Scene, ui: Ui) -> Node:
    """The lots in the order of their values."""
    words, lots = scene.words, state(scene).lots
    by_value = sorted(range(len(lots)), key=lambda i: box.FORMATS[lots[i].format].value)
    last = assistant_lot(scene, ui) if scene.compact else ""
    k = scale(scene, ui) if lots else 0
    shown = (el("li", _lot(scene, ui, i, k)) for i in by_value)
    label, bare = words("Lots by value"), None if lots or last else "true"
    return el("ol", *shown, last, cls="lot-row", data_drag_onto="wall", aria_label=label, aria_hidden=bare)


def order(scene: Scene) -> Child:
    """Who acquires when, with the bids. Before the bids are revealed: who has played one."""
    words, s = scene.words, state(scene)
    if not s.order:
        d = scene.decision
        if d is None or d.kind != "bid":
            return ""
        laid = {seat for seat, card in enumerate(s.bids) if card != NO_BID}
        if scene.sealed is not None:
            laid = laid & {scene.seat} | scene.sealed
        done = [named(scene, seat) for seat in range(len(s.bids)) if seat in laid]
        open_ = [named(scene, seat) for seat in range(len(s.bids)) if seat not in laid]
        if not done:
            return el("p", words("Nobody has bid yet."), cls="order-note fine")
        if not open_:
            return el("p", words("Everybody has bid."), cls="order-note fine")
        said = words("Ready: %(who)s. Still to bid: %(others)s.", who=listing(words, done), others=listing(words, open_))
        return el("p", said, cls="order-note fine")
    bought = {lot.taker for lot in s.lots}
    d = scene.decision
    out = []
    for i, seat in enumerate(s.order):
        look = "now" if d is not None and d.seat == seat and d.kind != "close" else "done" if seat in bought else ""
        tied = i + 1 < len(s.order) and s.bids[s.order[i + 1]] == s.bids[seat]
        won = el("span", f", {words('tie won')}", cls="vh") if tied else ""
        bid = el("span", el("span", words("bid"), cls="vh"), f" {s.bids[seat]}", won, cls="bidv")
        out.append(el("li", el("span", i + 1, cls="ord"), el("b", name(scene, seat)), bid, cls=look))
    return el("ol", *out, cls=f"order n{len(s.order)}", data_at="order", data_held="", aria_label=words("Order of choosing"))


def market(scene: Scene, ui: Ui) -> Node:
    """The region `market`."""
    words, s = scene.words, state(scene)
    if not s.lots:
        note = words("none yet")
    elif any(lot.taker == MUSEUM for lot in s.lots):
        note = words("the round is ending")
    else:
        note = words("the one left goes to the museum")
    head = heading(words, TERMS["lots"], note=note, cls="h-note fine")
    return el("div", head, lot_row(scene, ui), order(scene), cls="lots" if s.lots else "lots empty")


# -- the assistant ----------------------------------------------------------------------------------------------------


def niche(words: Words, piece: Piece | None) -> Node:
    """The assistant's niche with this tile, for looking at, or empty."""
    mark_: Child = ""
    if piece is not None and is_painting(piece):
        p = box.PAINTINGS[piece]
        k = 56 / max(p.w, p.h)
        w, h = p.w * k, p.h * k
        inner = _portrait(picture(piece), w, h)
        mark_ = glyph(words, p.type, 36, 36 + h / 2 - 11, 17)
    elif piece is not None:
        kind = piece - len(box.PAINTINGS)
        d = box.DECOR[kind]
        k = 56 / max(d.w, d.h, 2)
        w, h = d.w * k, d.h * k
        inner = _portrait(decor_picture(kind, 0), w, h)
    else:
        inner = el("path", cls="niche-free", d="M20 58V30a16 16 0 0 1 32 0v28z")
    behind = rect("niche-bg", 1, 1, 70, 70)
    return el("svg", behind, inner, mark_, viewBox="0 0 72 72", cls="niche", aria_hidden="true", data_at="niche")


def _portrait(file: str, w: float, h: float) -> Node:
    """A picture in the centre of the niche."""
    return el("image", href=file, x=n(36 - w / 2), y=n(36 - h / 2), width=n(w), height=n(h))


def gives(scene: Scene, ui: Ui) -> bool:
    """Whether the held tile can go to the assistant right now (AS-4.2, AS-5.4)."""
    d = own_decision(scene)
    if d is None:
        return False
    if d.kind == "take":
        return me(scene).assistant is None and ui.held is not None and ui.held.source == "lot"
    if d.kind == "decor":
        return ui.held is not None and ui.held.source == "decor" and Give(ui.held.piece - len(box.PAINTINGS)) in scene.options
    return Assist() in scene.options


def hangs(scene: Scene, ui: Ui) -> bool:
    """Whether the assistant's tile can be hung now and is not yet held (AS-7.2)."""
    return any(isinstance(a, HangAssistant) for a in scene.options) and (ui.held is None or ui.held.source != "assistant")


def aside(scene: Scene, ui: Ui) -> Node:
    """The region `aside`: the assistant, its tile, and what it can do now."""
    words, piece = scene.words, me(scene).assistant
    act: Child = ""
    text: Child
    if piece is None:
        can = gives(scene, ui)
        text = words("Free: can keep the tile you hold.") if can else words("Free: can keep one tile for later.")
        if can:
            act = button(words("Hand over"), "room assist", label=_given(words), id="assistant")
    else:
        shown: Child = piece_name(words, piece)
        if is_painting(piece):
            shown = join((cite(piece_name(words, piece)), el("span", f": {particulars(words, piece)}", cls="vh")))
        if hangs(scene, ui):
            text = filled(words("Keeps %(tile)s. You may hang that too, before or after."), tile=shown)
            act = button(words("Hang it"), "room assistant", id="assistant")
        elif ui.held is not None and ui.held.source == "assistant":
            text = filled(words("%(tile)s is over your wall."), tile=shown)
        else:
            text = filled(words("Keeps %(tile)s. It can be hung with the next tile."), tile=shown)
    head = el("h2", explained(words, TERMS["assistant"], state=words("free") if piece is None else piece_name(words, piece)))
    return el("div", niche(words, piece), el("div", head, el("p", text, cls="fine")), act, cls="asst")


def _given(words: Words) -> str:
    """What is heard of a button whose words mean little away from the tile and the assistant beside it."""
    return f"{words('Hand over')}: {words('Give it to the assistant')}"


def assistant_lot(scene: Scene, ui: Ui) -> Node:
    """The assistant as the last column of the lots; phones show it there."""
    words = scene.words
    if gives(scene, ui):
        act, text, label = "assist", words("Hand over"), _given(words)
    elif hangs(scene, ui):
        act, text, label = "assistant", words("Hang it"), words("Hang the assistant's tile")
    else:
        act, text, label = "", words("keeps") if me(scene).assistant is not None else words("free"), ""
    inner = (
        el("span", icon("assistant"), cls="token", title=words("Assistant")),
        el("span", words("Assistant"), cls="vh"),
        niche(words, me(scene).assistant),
        el("span", text, cls="who"),
    )
    if act:
        shown = el("button", *inner, type="button", cls="lot", id="assistant", data_do=f"room {act}", aria_label=label)
    else:
        shown = el("span", *inner, cls="lot")
    return el("li", shown, cls="asst-lot")


__all__ = ["aside", "back", "gives", "hangs", "market", "niche", "painting", "scale"]
