"""The lots, each under its value's token, who acquires in which order, and the assistant (AS-2.3, AS-3.2, AS-7.1)."""

from __future__ import annotations

from html import escape

from ...art import frames
from ...games.art_society import box
from ...games.art_society.state import MUSEUM, NO_BID, Lot, is_painting
from ...table.game import BACK
from ..acts import button
from ..scene import Scene
from ..terms import explained
from .names import frame_name, framed, listing, name, named, piece_name, size_name, title
from .signs import cite, filled, glyph, icon, mark, n
from .terms import TERMS
from .ui import Ui, asked, can_try, me, state
from .wall import decor_picture, picture

SCALE = 12
"""px that a space takes in a lot's sketch."""
ROOM = 5 * SCALE


def sketch(scene: Scene, tile: int) -> str:
    """A painting to scale, as small walls show it: frame, type's colour, mark."""
    p = box.PAINTINGS[tile]
    w, h = p.w * SCALE, p.h * SCALE
    mark_size = min(23, (min(w, h) - 2 * 3.2) * 0.86)
    return (
        f'<svg class="lot-art" viewBox="0 0 {ROOM} {ROOM}" aria-hidden="true"><g transform="translate({n((ROOM - w) / 2)} '
        f'{n((ROOM - h) / 2)})">'
        f"{frames.mini(box.TYPES[p.type], box.FRAMES[p.frame], p.w, p.h, SCALE)}"
        f"{glyph(scene.words, p.type, w / 2, h / 2 + (mark_size * 0.08 if p.type == 3 else 0), mark_size)}</g></svg>"
    )


def back(format_: int, scale: int = SCALE, value: str | None = None) -> str:
    """The back of a painting: its shape to scale and, unless `value` says otherwise, its value (AS-2.1)."""
    f = box.FORMATS[format_]
    w, h, room = f.w * scale, f.h * scale, 5 * scale
    x, y = (room - w) / 2, (room - h) / 2
    figure = str(f.value) if value is None else value
    token = (
        f'<circle class="back-c" cx="{n(room / 2)}" cy="{n(room / 2)}" r="{n(scale * 0.75)}"/>'
        f'<text class="back-t" x="{n(room / 2)}" y="{n(room / 2 + scale * 0.38)}" font-size="{n(scale * 1.1)}" '
        f'text-anchor="middle">'
        f"{figure}</text>"
    )
    return (
        f'<svg class="lot-art" viewBox="0 0 {room} {room}" aria-hidden="true">'
        f'<rect class="back" x="{n(x + 1)}" y="{n(y + 1)}" width="{w - 2}" height="{h - 2}"/>'
        f'<path class="back-x" d="M{n(x + 1)} {n(y + 1)}l{w - 2} {h - 2}M{n(x + w - 1)} {n(y + 1)}l{2 - w} {h - 2}"/>'
        f"{token if figure else ''}</svg>"
    )


def _token(lot: Lot) -> str:
    """The lot's value, which the museum's marker would advance by (AS-2.3, AS-9.1)."""
    return f'<span class="token">{box.FORMATS[lot.format].value}</span>'


def _gone(scene: Scene, lot: Lot) -> str:
    f = box.FORMATS[lot.format]
    w, h = f.w * SCALE, f.h * SCALE
    frame = f'<rect class="gone" x="{n((ROOM - w) / 2 + 1)}" y="{n((ROOM - h) / 2 + 1)}" width="{w - 2}" height="{h - 2}"/>'
    if lot.taker == MUSEUM:
        kind = box.PAINTINGS[lot.tile].type
        who, sign = scene.words("museum"), glyph(scene.words, kind, 30, 30, 17)
    else:
        who = name(scene, lot.taker if lot.taker is not None else scene.seat)
        sign = '<circle class="sold" cx="30" cy="30" r="8"/>'
    return (
        f'<span class="lot taken">{_token(lot)}'
        f'<svg class="lot-art" viewBox="0 0 {ROOM} {ROOM}" aria-hidden="true">{frame}{sign}</svg>'
        f'<span class="who">{escape(who)}</span></span>'
    )


def _lot(scene: Scene, ui: Ui, i: int) -> str:
    words, lot = scene.words, state(scene).lots[i]
    if lot.taker is not None:
        return _gone(scene, lot)
    if lot.tile == BACK:
        f = box.FORMATS[lot.format]
        size = f'<span class="who">{escape(size_name(words, f.w, f.h))}</span>'
        return f'<span class="lot">{_token(lot)}{back(lot.format)}{size}</span>'
    p = box.PAINTINGS[lot.tile]
    label = words("Lot %(value)s: %(title)s, %(what)s, %(size)s", value=p.value, title=title(words, lot.tile),
                  what=framed(words, lot.tile), size=size_name(words, p.w, p.h))  # fmt: skip
    who = f'<span class="who">{mark(words, p.type)}{escape(frame_name(words, p.frame))}</span>'
    shown = f"{_token(lot)}{sketch(scene, lot.tile)}{who}"
    if i not in can_try(scene):
        return f'<span class="lot" role="img" aria-label="{escape(label)}">{shown}</span>'
    mine = ui.held is not None and ui.held.lot == i
    turned = ' turn"' if ui.fresh and any(e.kind == "turned" for e in scene.news) else '"'
    return (
        f'<button type="button" class="lot{" mine" if mine else ""}{turned} id="lot-{i}" data-act="lot {i}" '
        f'aria-pressed="{"true" if mine else "false"}" aria-label="{escape(label)}">{shown}</button>'
    )


def lot_row(scene: Scene, ui: Ui) -> str:
    """The lots in the order of their values."""
    words, lots = scene.words, state(scene).lots
    out = ""
    for i in sorted(range(len(lots)), key=lambda i: box.FORMATS[lots[i].format].value):
        out += f"<li>{_lot(scene, ui, i)}</li>"
    last = assistant_lot(scene, ui) if scene.compact else ""
    return f'<ol class="lot-row" aria-label="{escape(words("Lots by value"))}">{out}{last}</ol>'


def order(scene: Scene) -> str:
    """Who acquires when, with the bids; before they are turned, who has bid already."""
    words, s = scene.words, state(scene)
    if not s.order:
        d = scene.decision
        if d is None or d.kind != "bid":
            return ""
        done = [named(scene, seat) for seat, bid in enumerate(s.bids) if bid != NO_BID]
        open_ = [named(scene, seat) for seat, bid in enumerate(s.bids) if bid == NO_BID]
        if not done:
            return f'<p class="order-note fine">{escape(words("Nobody has bid yet."))}</p>'
        said = words("Have bid: %(who)s. Still to bid: %(others)s.", who=listing(words, done), others=listing(words, open_))
        return f'<p class="order-note fine">{escape(said)}</p>'
    bought = {lot.taker for lot in s.lots}
    d = scene.decision
    out = ""
    for i, seat in enumerate(s.order):
        look = "now" if d is not None and d.seat == seat and d.kind != "close" else "done" if seat in bought else ""
        out += (
            f'<li class="{look}"><span class="ord">{i + 1}</span><b>{escape(name(scene, seat))}</b>'
            f'<span class="bidv"><span class="vh">{escape(words("bid"))}</span> {s.bids[seat]}</span></li>'
        )
    return f'<ol class="order n{len(s.order)}" aria-label="{escape(words("Order of acquiring"))}">{out}</ol>'


def market(scene: Scene, ui: Ui) -> str:
    """The region `market`."""
    words, s = scene.words, state(scene)
    if not s.lots:
        note = words("No lots are up yet.")
    elif any(lot.taker == MUSEUM for lot in s.lots):
        note = words("the round is closing")
    else:
        note = words("the one left goes to the museum")
    return (
        f'<div class="lots{"" if s.lots else " empty"}"><h2>{explained(words, TERMS["lots"])} <span '
        f'class="h-note fine">{escape(note)}</span></h2>'
        f"{lot_row(scene, ui)}{order(scene)}</div>"
    )


# -- the assistant ----------------------------------------------------------------------------------------------------


def _niche(scene: Scene) -> str:
    """The assistant's tile to look at, or an empty niche."""
    piece = me(scene).assistant
    inner = ""
    if piece is not None and is_painting(piece):
        p = box.PAINTINGS[piece]
        k = 56 / max(p.w, p.h)
        w, h = p.w * k, p.h * k
        inner = f'<image href="{picture(piece)}" x="{n(36 - w / 2)}" y="{n(36 - h / 2)}" width="{n(w)}" height="{n(h)}"/>'
        inner += glyph(scene.words, p.type, 36, 36 + h / 2 - 11, 17)
    elif piece is not None:
        kind = piece - len(box.PAINTINGS)
        d = box.DECOR[kind]
        k = 56 / max(d.w, d.h, 2)
        w, h = d.w * k, d.h * k
        inner = (
            f'<image href="{decor_picture(kind, 0)}" x="{n(36 - w / 2)}" y="{n(36 - h / 2)}" width="{n(w)}" height="{n(h)}"/>'
        )
    else:
        inner = '<path class="niche-free" d="M20 58V30a16 16 0 0 1 32 0v28z"/>'
    return (
        f'<svg viewBox="0 0 72 72" class="niche" aria-hidden="true"><rect class="niche-bg" x="1" y="1" width="70" '
        f'height="70"/>{inner}</svg>'
    )


def gives(scene: Scene, ui: Ui) -> bool:
    """Whether what is held can go to the assistant at once (AS-4.2, AS-5.4)."""
    d = asked(scene)
    if d is None:
        return False
    if d.kind == "take":
        return me(scene).assistant is None and ui.held is not None and ui.held.source == "lot"
    if d.kind == "decor":
        return (
            ui.held is not None
            and ui.held.source == "decor"
            and any(a.verb == "give" and a.args[0] == ui.held.piece - len(box.PAINTINGS) for a in scene.options)
        )
    return any(a.verb == "assist" for a in scene.options)


def hangs(scene: Scene, ui: Ui) -> bool:
    """Whether the assistant's tile can be taken up to be hung now and is not held already (AS-7.2)."""
    return any(a.verb == "hang_assistant" for a in scene.options) and (ui.held is None or ui.held.source != "assistant")


def aside(scene: Scene, ui: Ui) -> str:
    """The region `aside`: the assistant, what it holds and what it can do now."""
    words, piece = scene.words, me(scene).assistant
    act = ""
    if piece is None:
        can = gives(scene, ui)
        text = escape(words("Free. It can take the tile you hold.") if can else words("Free. It can keep one tile for later."))
        if can:
            act = button(words("Give it"), "assist", ident="assistant")
    else:
        shown = cite(piece_name(words, piece)) if is_painting(piece) else escape(piece_name(words, piece))
        if hangs(scene, ui):
            text = filled(words("Keeps %(tile)s. Hang it too, before or after."), tile=shown)
            act = button(words("Hang it"), "assistant", ident="assistant")
        elif ui.held is not None and ui.held.source == "assistant":
            text = filled(words("%(tile)s is over your wall."), tile=shown)
        else:
            text = filled(words("Keeps %(tile)s. It can be hung when you next place a tile."), tile=shown)
    head = explained(words, TERMS["assistant"])
    return f'<div class="asst">{_niche(scene)}<div><h2>{head}</h2><p class="fine">{text}</p></div>{act}</div>'


def assistant_lot(scene: Scene, ui: Ui) -> str:
    """The assistant as the last column of the lots, for phones."""
    words = scene.words
    if gives(scene, ui):
        act, text, label = "assist", words("Give it"), words("Give it to the assistant")
    elif hangs(scene, ui):
        act, text, label = "assistant", words("Hang it"), words("Hang the assistant's tile")
    else:
        act, text, label = "", words("keeps") if me(scene).assistant is not None else words("free"), ""
    token = f'<span class="token" title="{escape(words("Assistant"))}">{icon("assistant")}</span>'
    inner = f'{token}<span class="vh">{escape(words("Assistant"))}</span>{_niche(scene)}<span class="who">{escape(text)}</span>'
    shown = (
        f'<button type="button" class="lot" id="assistant" data-act="{act}" aria-label="{escape(label)}">{inner}</button>'
        if act
        else f'<span class="lot">{inner}</span>'
    )
    return f'<li class="asst-lot">{shown}</li>'


__all__ = ["aside", "back", "gives", "hangs", "market", "sketch"]
