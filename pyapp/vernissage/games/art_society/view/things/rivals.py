"""The walls of the others: small ones beside the own wall; a press enlarges one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .....art import frames
from .....art.papers import PAPERS
from .....page.core.buttons import button
from .....page.core.icons import icon as el_icon
from .....page.core.markup import Child, Markup, Node, el, join
from .....page.core.words import Words
from .....page.view.faces import seat_face
from .....page.view.phrases import name, points
from .....page.view.scene import Scene
from .....table.game import Seat
from ...rules import box, scoring
from ...rules.decisions import AskPlace
from ...rules.events import Assisted, Exchanged, Hung, Stored, Took
from ...rules.state import DECOR_BASE, Player, is_painting
from ..log import told
from ..names import listing, piece_name
from ..signs import figure, glyph, icon, n, note, rect
from ..ui import Ui, state
from . import wall

UNIT = 17
"""The size of a space on a small wall in px, before it is scaled to the width of its column."""


@lru_cache(maxsize=256)
def _decor(shields: int, x: float, y: float, w: float, h: float) -> Node:
    """A decor tile on a small wall: a plate with its shields."""
    out = [rect("decor-bg", x + 1, y + 1, w - 2, h - 2).having(rx=1)]
    unit = min(w, h)
    s = unit * 0.42
    for i in range(shields):
        off = (i - (shields - 1) / 2) * unit * 0.5
        cx, cy = x + w / 2 + (off if w > h else 0), y + h / 2 + (off if h > w else 0)
        d = (
            f"M{n(cx - s / 2)} {n(cy - s * 0.55)}h{n(s)}v{n(s * 0.55)}q0 {n(s * 0.45)} "
            f"{n(-s / 2)} {n(s * 0.62)}q{n(-s / 2)} {n(-s * 0.17)} {n(-s / 2)} {n(-s * 0.62)}z"
        )
        out.append(el("path", cls="shield", d=d))
    return join(out)


@lru_cache(maxsize=64)
def _mini(kind: int, frame: int, w: int, h: int, unit: float) -> Markup:
    """A painting of `w` by `h` spaces, without its mark."""
    return Markup(frames.mini(box.TYPES[kind], box.FRAMES[frame], w, h, unit))


def field(words: Words, tile: int, unit: float, size: float) -> Node:
    """A painting in little markup, with its top left corner at (0, 0): frame, the type's colour, and a mark of this size."""
    p = box.PAINTINGS[tile]
    mark = glyph(words, p.type, p.w * unit / 2, p.h * unit / 2 + (size * 0.08 if p.type == 3 else 0), size)
    return join((_mini(p.type, p.frame, p.w, p.h, unit), mark))


def hung(words: Words, tile: int, unit: float) -> Node:
    """A painting as it hangs on a small wall, from (0, 0), its mark at its lower edge."""
    p = box.PAINTINGS[tile]
    return join((_bare(tile, unit), glyph(words, p.type, p.w * unit / 2, p.h * unit - 8, 14)))


def _bare(tile: int, unit: float) -> Node:
    p = box.PAINTINGS[tile]
    return el("image", href=wall.picture(tile), width=n(p.w * unit), height=n(p.h * unit))


def small(
    words: Words, player: Player, papered: str, unit: float = UNIT, *, named: str | None = None, pictures: bool = False,
    held: int | None = None, near: bool = False,
) -> Node:  # fmt: skip
    """A small wall: with its paintings (`pictures`), or in little markup as fields in the types' colours with their marks. With
    `named`, its tiles have names for motion, which begin so. `held`: the painting that its owner is about to hang. `near`: from
    so near that what hangs fills most of the picture, its paintings without marks.
    """
    w, h = n(wall.WIDTH * unit), n(wall.HEIGHT * unit)
    top, bottom = box.EYELINE_ROWS.start * unit, box.EYELINE_ROWS.stop * unit
    out = [
        el("rect", cls="paper", width=w, height=h),
        el("rect", cls="band", y=n(top), width=w, height=n(bottom - top)),
        wall.band_edge(unit),
    ]
    for t in player.hung:
        x, y, pw, ph = wall.box_of(t.piece, t.place, unit)
        if not is_painting(t.piece):
            shields = _decor(box.DECOR[t.piece - DECOR_BASE].shields, x, y, pw, ph)
            out.append(el("g", shields, data_at=named and f"{named}-{t.piece}"))
            continue
        if near:
            painted = _bare(t.piece, unit)
        elif pictures:
            painted = hung(words, t.piece, unit)
        else:
            painted = field(words, t.piece, unit, min(23, (min(pw, ph) - 6.4) * 0.72))
        out.append(el("g", painted, transform=f"translate({n(x)} {n(y)})", data_at=named and f"{named}-{t.piece}"))
    for a, b in wall.faux_pas_pairs(player.hung):
        edge = wall.shared_edge(a, b)
        if edge is not None:
            x1, y1, x2, y2 = (v * unit for v in edge)
            out.append(el("path", cls="clash mini", d=f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"))
    if held is not None:
        out.append(_in_hand(words, held, unit))
    seen = _around(player, unit) if near else f"0 0 {w} {h}"
    fill = {"preserveAspectRatio": "xMidYMid slice"} if near else {}
    return el("svg", *out, cls=f"wall lv-mini paper-{papered}", viewBox=seen, aria_hidden="true", **fill)


def _around(player: Player, unit: float) -> str:
    """The part of a wall, of its own shape, of which what hangs takes four fifths; all of it where nothing hangs."""
    boxes = [wall.box_of(t.piece, t.place, 1) for t in player.hung] or [(0, 0, wall.WIDTH, wall.HEIGHT)]
    left, top = min(x for x, _, _, _ in boxes), min(y for _, y, _, _ in boxes)
    wide, tall = max(x + w for x, _, w, _ in boxes) - left, max(y + h for _, y, _, h in boxes) - top
    share = min(1, 1.25 * max(wide / wall.WIDTH, tall / wall.HEIGHT))
    w, h = share * wall.WIDTH, share * wall.HEIGHT
    x, y = min(max(0, left + (wide - w) / 2), wall.WIDTH - w), min(max(0, top + (tall - h) / 2), wall.HEIGHT - h)
    return " ".join(n(v * unit) for v in (x, y, w, h))


def _holds(scene: Scene, seat: Seat) -> int | None:
    """The painting that a rival is about to hang; None if there is none."""
    d = scene.decision
    return d.tile if isinstance(d, AskPlace) and d.seat == seat else None


def _in_hand(words: Words, tile: int, unit: float) -> Node:
    """A painting over the middle of a wall, in the hand of the wall's owner."""
    p = box.PAINTINGS[tile]
    w, h = p.w * unit, p.h * unit
    x, y, rim = (wall.WIDTH * unit - w) / 2, (wall.HEIGHT * unit - h) / 2, unit / 6
    mount = rect("in-hand", -rim, -rim, w + 2 * rim, h + 2 * rim)
    return el("g", mount, hung(words, tile, unit), transform=f"translate({n(x)} {n(y)})", data_piece=f"t{tile}")


def filled_spaces(player: Player) -> int:
    """How many of the wall's spaces are covered."""
    return player.taken.bit_count()


def points_name(words: Words, points: int) -> str:
    """A score in a few characters."""
    return words.count("%(points)s pt", "%(points)s pts", abs(points), points=figure(points))


def facts(scene: Scene, seat: Seat) -> str:
    """A rival in one sentence, for screen readers and for the enlarged wall."""
    words, s = scene.words, state(scene)
    player = s.players[seat]
    told = words(
        "%(name)s: %(filled)s of %(all)s spaces, %(points)s if the game ended now",
        name=scene.names[seat],
        filled=filled_spaces(player),
        all=wall.WIDTH * wall.HEIGHT,
        points=points(words, scoring.scores(s)[seat]),
    )
    more: list[str] = [words("auctioneer")] if s.gavel == seat and s.round else []
    if player.assistant is not None:
        more.append(words("the assistant keeps %(tile)s", tile=piece_name(words, player.assistant)))
    if player.excess:
        more.append(words.count("%(n)s excess painting", "%(n)s excess paintings", len(player.excess)))
    if scene.settings.get("open_stacks") and player.stack:
        more.append(words("bids played: %(cards)s", cards=", ".join(str(c) for c in reversed(player.stack))))
    return words("%(told)s; %(more)s", told=told, more=listing(words, more)) if more else told


_FATES: Final = {Took: "", Hung: "", Assisted: "assistant", Stored: "excess", Exchanged: "museum"}
"""What becomes of a painting that was taken, with the sign for it; none for what is seen on a wall."""


def fate(scene: Scene) -> Child:
    """A row that says what the last one who moved has done with a painting that hangs on no wall now; empty for all else."""
    last = next((e for e in reversed(scene.news) if isinstance(e, Took | Hung | Assisted | Stored | Exchanged)), None)
    if last is None or last.seat == scene.seat or not _FATES[type(last)]:
        return ""
    return note(_FATES[type(last)], told(last, scene))


def _kept(player: Player, seat: Seat) -> Child:
    """Signs for what a rival has beside the wall: the assistant's tile, excess paintings. `facts` says the same in words."""
    signs: list[Child] = [icon("assistant")] if player.assistant is not None else []
    if n := len(player.excess):
        signs += [icon("excess"), str(n) if n > 1 else ""]
    return el("span", *signs, cls="rv-kept", data_at=f"kept-{seat}", aria_hidden="true") if signs else ""


def rivals(scene: Scene, ui: Ui) -> Node:
    """The region `others`."""
    words, s = scene.words, state(scene)
    points = scoring.scores(s)
    out = []
    n_seats = len(s.players)
    for seat in ((scene.seat + i) % n_seats for i in range(1, n_seats)):
        player = s.players[seat]
        gavel: Child = ""
        if s.gavel == seat and s.round:
            gavel = el("span", icon("gavel"), el("span", words("auctioneer"), cls="vh"), cls="gav")
        count, held = filled_spaces(player), _holds(scene, seat)
        shown = small(words, player, PAPERS[seat], named=f"on-{seat}", pictures=not scene.compact, held=held)
        head = el(
            "span",
            seat_face(scene, seat),
            el("i", cls="seat"),
            el("b", scene.names[seat]),
            gavel,
            _kept(player, seat),
            el("span", words("%(n)s of %(all)s", n=count, all=wall.WIDTH * wall.HEIGHT), cls="rv-n only-wide fine"),
            el("b", points_name(words, points[seat]), cls="rv-p", data_at=f"points-{seat}", data_held=""),
            cls=f"rv-h paper-{PAPERS[seat]}",
        )
        press = el(
            "button",
            head,
            el("span", shown, cls="rv-w"),
            type="button",
            cls="rival",
            id=f"rival-{seat}",
            data_at=f"seat-{seat}",
            data_do=f"room rival {seat}",
            aria_pressed="true" if ui.rival == seat else "false",
            aria_label=words("%(facts)s. Enlarge the wall.", facts=facts(scene, seat)),
        )
        out.append(el("li", press))
    return el("div", el("h2", words("Rivals"), cls="vh"), el("ul", *out), cls=f"rivals n{n_seats - 1}")


def watched(scene: Scene) -> Seat | None:
    """The rival whose wall a phone shows while others move: who moved last. None on larger screens, which show all walls."""
    if not scene.compact or scene.options:
        return None
    moved = (e.seat for e in reversed(scene.news) if isinstance(e, (Took, Hung, Assisted, Stored)))
    seat = next(moved, scene.seat)
    return None if seat == scene.seat else seat


def beside(scene: Scene, seat: Seat) -> Node:
    """The walls of all but this seat, small, for the room below its enlarged wall. A screen reader has them in `others`."""
    players = state(scene).players
    walls = (
        el("li", small(scene.words, players[i], PAPERS[i]), el("span", name(scene, i)))
        for i in range(len(players)) if i != seat
    )  # fmt: skip
    return el("ul", *walls, cls="besides", aria_hidden="true")


def enlarged(scene: Scene, seat: Seat) -> Node:
    """A rival's wall at the size of the own wall, in its place."""
    words = scene.words
    player = state(scene).players[seat]
    back = button(words("Back to my wall"), "room rival -1", id="rival-back", sign="previous")
    keep = el(
        "button", el_icon("save"), type="button", cls="btn", id="rival-keep", data_do=f"drawing wall {seat}",
        aria_label=words("Save a picture"),
    )  # fmt: skip
    held = _holds(scene, seat)
    drawn = wall.svg(
        words, player, PAPERS[seat], scene.unit, named=f"on-{seat}-",
        above=() if held is None else (_in_hand(words, held, scene.unit),),
    )  # fmt: skip
    return el(
        "div",
        el("div", cls="rail"),
        el("div", drawn, cls="wallgrid", role="img", aria_label=facts(scene, seat)),
        el("div", el("b", scene.names[seat]), _kept(player, seat), keep, back, cls="over"),
        cls=f"wallbox paper-{PAPERS[seat]}",
        data_at=f"seat-{seat}",
    )
