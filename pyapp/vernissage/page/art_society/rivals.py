"""The others' walls: small ones beside the own wall, one of them enlarged on request."""

from __future__ import annotations

from html import escape

from ...art import frames
from ...art.papers import PAPERS
from ...games.art_society import box, scoring
from ...games.art_society.state import DECOR_BASE, Player, is_painting
from ...table.game import Seat
from ..acts import button
from ..icons import icon as el_icon
from ..markup import el
from ..scene import Scene
from ..words import Words
from . import wall
from .names import listing, piece_name
from .signs import figure, glyph, icon, n
from .ui import Ui, state

UNIT = 17
"""px of a space on a small wall before it is scaled to its column."""


def _decor(shields: int, x: float, y: float, w: float, h: float) -> str:
    """A decor tile on a small wall: its shields on a plate."""
    out = f'<rect class="decor-bg" x="{n(x + 1)}" y="{n(y + 1)}" width="{n(w - 2)}" height="{n(h - 2)}" rx="1"/>'
    unit = min(w, h)
    s = unit * 0.42
    for i in range(shields):
        off = (i - (shields - 1) / 2) * unit * 0.5
        cx, cy = x + w / 2 + (off if w > h else 0), y + h / 2 + (off if h > w else 0)
        out += (
            f'<path class="shield" d="M{n(cx - s / 2)} {n(cy - s * 0.55)}h{n(s)}v{n(s * 0.55)}q0 {n(s * 0.45)} '
            f'{n(-s / 2)} {n(s * 0.62)}q{n(-s / 2)} {n(-s * 0.17)} {n(-s / 2)} {n(-s * 0.62)}z"/>'
        )
    return out


def small(words: Words, player: Player, papered: str, unit: float = UNIT) -> str:
    """A wall in light markup: fields in the types' colours with their marks, no pictures."""
    w, h = n(wall.WIDTH * unit), n(wall.HEIGHT * unit)
    top, bottom = box.EYELINE_ROWS.start * unit, box.EYELINE_ROWS.stop * unit
    out = (
        f'<rect class="paper" width="{w}" height="{h}"/><rect class="band" y="{n(top)}" width="{w}" '
        f'height="{n(bottom - top)}"/>'
        f'<path class="band-edge" d="M0 {n(top)}H{w}M0 {n(bottom)}H{w}"/>'
    )
    for t in player.hung:
        x, y, pw, ph = wall.box_of(t.piece, t.place, unit)
        if not is_painting(t.piece):
            out += _decor(box.DECOR[t.piece - DECOR_BASE].shields, x, y, pw, ph)
            continue
        p = box.PAINTINGS[t.piece]
        mark = min(23, (min(pw, ph) - 6.4) * 0.72)
        out += (
            f'<g transform="translate({n(x)} {n(y)})">{frames.mini(box.TYPES[p.type], box.FRAMES[p.frame], p.w, p.h, unit)}'
            f"{glyph(words, p.type, pw / 2, ph / 2 + (mark * 0.08 if p.type == 3 else 0), mark)}</g>"
        )
    for a, b in wall.faux_pas_pairs(player.hung):
        edge = wall.shared_edge(a, b)
        if edge is not None:
            x1, y1, x2, y2 = (v * unit for v in edge)
            out += f'<path class="clash mini" d="M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"/>'
    return f'<svg class="wall lv-mini paper-{papered}" viewBox="0 0 {w} {h}" aria-hidden="true">{out}</svg>'


def filled_spaces(player: Player) -> int:
    """How many of the wall's spaces are covered."""
    return player.taken.bit_count()


def points_name(words: Words, points: int) -> str:
    """A score in short."""
    return words.count("%(points)s pt", "%(points)s pts", abs(points), points=figure(points))


def facts(scene: Scene, seat: Seat) -> str:
    """A rival in one sentence, for screen readers and the enlarged wall."""
    words, s = scene.words, state(scene)
    player = s.players[seat]
    told = words(
        "%(name)s: %(filled)s of %(all)s spaces, %(points)s points if the game ended now",
        name=scene.names[seat],
        filled=filled_spaces(player),
        all=wall.WIDTH * wall.HEIGHT,
        points=figure(scoring.scores(s)[seat]),
    )
    more: list[str] = []
    if player.assistant is not None:
        more.append(words("the assistant keeps %(tile)s", tile=piece_name(words, player.assistant)))
    if player.excess:
        more.append(words.count("%(n)s excess painting", "%(n)s excess paintings", len(player.excess)))
    if scene.settings.get("open_stacks") and player.stack:
        more.append(words("bids played: %(cards)s", cards=", ".join(str(c) for c in reversed(player.stack))))
    return words("%(told)s; %(more)s", told=told, more=listing(words, more)) if more else told


def rivals(scene: Scene, ui: Ui) -> str:
    """The region `others`."""
    words, s = scene.words, state(scene)
    points = scoring.scores(s)
    out = ""
    n_seats = len(s.players)
    for seat in ((scene.seat + i) % n_seats for i in range(1, n_seats)):
        player = s.players[seat]
        gavel = (
            f'<span class="gav">{icon("gavel")}<span class="vh">{escape(words("auctioneer"))}</span></span>'
            if s.gavel == seat and s.round
            else ""
        )
        count = filled_spaces(player)
        spaces = escape(words("%(n)s of %(all)s", n=count, all=wall.WIDTH * wall.HEIGHT))
        facts_ = (
            f'<span class="rv-n only-wide fine">{spaces}</span><span class="rv-n only-narrow fine">{count}</span>'
            f'<b class="rv-p">{escape(points_name(words, points[seat]))}</b>'
        )
        label = words("%(facts)s. Enlarge the wall.", facts=facts(scene, seat))
        out += (
            f'<li><button type="button" class="rival" id="rival-{seat}" data-act="rival {seat}" '
            f'aria-pressed="{"true" if ui.rival == seat else "false"}" aria-label="{escape(label)}">'
            f'<span class="rv-h paper-{PAPERS[seat]}"><i class="seat"></i>'
            f"<b>{escape(scene.names[seat])}</b>{gavel}{facts_}</span>"
            f'<span class="rv-w">{small(words, player, PAPERS[seat])}</span></button></li>'
        )
    return f'<div class="rivals n{n_seats - 1}"><h2 class="vh">{escape(words("Rivals"))}</h2><ul>{out}</ul></div>'


def enlarged(scene: Scene, ui: Ui) -> str:
    """A rival's wall at the size of the own one, in its place."""
    words, seat = scene.words, ui.rival
    player = state(scene).players[seat]
    back = button(words("Back to my wall"), "rival -1", ident="rival-back", sign="previous")
    keep = el(
        "button", el_icon("save"), type="button", cls="btn", id="rival-keep", data_do=f"drawing wall {seat}",
        aria_label=words("Save a picture"),
    )  # fmt: skip
    return (
        f'<div class="wallbox paper-{PAPERS[seat]}"><div class="rail"></div><div class="wallgrid" role="img" '
        f'aria-label="{escape(facts(scene, seat))}">'
        f'{wall.svg(words, player, PAPERS[seat], scene.unit)}</div><div class="over">'
        f"<b>{escape(scene.names[seat])}</b>{keep}{back}</div></div>"
    )
