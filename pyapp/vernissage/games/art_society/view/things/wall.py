"""The own wall as one SVG at its size on the screen, with the held tile over it (AS-1.2, AS-4.6, AS-6.3).

Glossary: `unit` is the size of one space in px. A wall is *full* if a space has 40 px or more; else it is compact, and its
signs are finer. A *run* is a row of adjacent spaces. *Lit* spaces are covered by some legal place; *dim* ones are free, but no
legal place covers them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from .....art.papers import paper
from .....art.paths import decor_file, tile_file
from .....page.core.markup import NOTHING, Child, Markup, Node, el, join
from .....page.core.words import Words
from .....table.grid import listed
from ...rules import box, hanging
from ...rules.state import DECOR_BASE, Piece, Placed, Player, is_painting, mask, masks, size
from ...rules.swaps import Swap
from ..signs import glyph, n, rect, signed

WIDTH, HEIGHT = box.WALL.width, box.WALL.height
FULL: Final = 40
NEAREST: Final = 6
"""The fewest spaces across of a part of a wall."""


def picture(tile: int) -> str:
    """The address of a painting's picture, with its frame."""
    return f"art/{tile_file(tile)}"


def decor_picture(kind: int, place: int) -> str:
    """The address of a decor tile's picture. Tiles of the same size look different at different places."""
    one = box.DECOR[kind]
    return f"art/{decor_file((one.w, one.h), place * 5 + place // WIDTH)}"


def box_of(piece: Piece, place: int, unit: float) -> tuple[float, float, float, float]:
    """The left, top, width and height of a piece, in px."""
    x, y = box.WALL.xy(place)
    w, h = size(piece)
    return x * unit, y * unit, w * unit, h * unit


def runs(spaces: int) -> str:
    """SVG path data, in spaces, of rectangles that cover a mask of spaces."""
    out = ""
    row = (1 << WIDTH) - 1
    for y in range(HEIGHT):
        line = spaces >> y * WIDTH & row
        x = 0
        while line >> x:
            if not line >> x & 1:
                x += 1
                continue
            end = x
            while line >> end & 1:
                end += 1
            out += f"M{x} {y}h{end - x}v1h{x - end}z"
            x = end
    return out


def outline(spaces: int, unit: float) -> str:
    """SVG path data, in px, of the edges round a region."""
    out = ""
    for space in listed(spaces):
        x, y = box.WALL.xy(space)
        if y == 0 or not spaces >> space - WIDTH & 1:
            out += f"M{n(x * unit)} {n(y * unit)}h{n(unit)}"
        if y == HEIGHT - 1 or not spaces >> space + WIDTH & 1:
            out += f"M{n(x * unit)} {n((y + 1) * unit)}h{n(unit)}"
        if x == 0 or not spaces >> space - 1 & 1:
            out += f"M{n(x * unit)} {n(y * unit)}v{n(unit)}"
        if x == WIDTH - 1 or not spaces >> space + 1 & 1:
            out += f"M{n((x + 1) * unit)} {n(y * unit)}v{n(unit)}"
    return out


def shared_edge(a: Placed, b: Placed) -> tuple[int, int, int, int] | None:
    """The edge that two tiles share, as x1, y1, x2, y2 in spaces; None if they share none."""
    (ax, ay), (bx, by) = box.WALL.xy(a.place), box.WALL.xy(b.place)
    (aw, ah), (bw, bh) = size(a.piece), size(b.piece)
    if ax + aw == bx or bx + bw == ax:
        x = max(ax, bx)
        y1, y2 = max(ay, by), min(ay + ah, by + bh)
        if y2 > y1:
            return x, y1, x, y2
    if ay + ah == by or by + bh == ay:
        y = max(ay, by)
        x1, x2 = max(ax, bx), min(ax + aw, bx + bw)
        if x2 > x1:
            return x1, y, x2, y
    return None


@lru_cache(maxsize=256)
def clash(a: Placed, b: Placed, unit: float) -> Node:
    """The signs of a faux pas: a zigzag along exactly the shared edge, and a round sign for "unlike" (AS-6.3)."""
    edge = shared_edge(a, b)
    if edge is None:
        return NOTHING
    x1, y1, x2, y2 = (v * unit for v in edge)
    steps = max(4, int(math.hypot(x2 - x1, y2 - y1) / (unit * 0.2)))
    steps += steps % 2
    d = ""
    for i in range(steps + 1):
        q = i / steps
        side = unit * (0.07 if i % 2 else -0.07)
        x, y = x1 + (x2 - x1) * q, y1 + (y2 - y1) * q
        d += f"{'L' if d else 'M'}{n(x + side if x1 == x2 else x)} {n(y if x1 == x2 else y + side)}"
    mx, my, r = (x1 + x2) / 2, (y1 + y2) / 2, 10 if unit >= FULL else 7.5
    unlike = (
        f"M{n(mx - r * 0.42)} {n(my - r * 0.22)}H{n(mx + r * 0.42)}M{n(mx - r * 0.42)} {n(my + r * 0.24)}"
        f"H{n(mx + r * 0.42)}M{n(mx + r * 0.26)} {n(my - r * 0.6)}L{n(mx - r * 0.26)} {n(my + r * 0.62)}"
    )
    return join(
        (
            el("path", cls="clash-halo", d=d),
            el("path", cls="clash", d=d),
            el("circle", cls="clash-c", cx=n(mx), cy=n(my), r=n(r)),
            el("path", cls="clash-x", d=unlike),
        )
    )


def matching(a: Placed, b: Placed, unit: float, at: float = 0.5) -> tuple[Node, Node] | None:
    """The signs of two frames that match: a white line along the shared edge, and a link of two frames on it (`at` 0 to 1 along
    the edge). None if they share no edge.
    """
    edge = shared_edge(a, b)
    if edge is None:
        return None
    x1, y1, x2, y2 = (v * unit for v in edge)
    mx, my, r = x1 + (x2 - x1) * at, y1 + (y2 - y1) * at, 11 if unit >= FULL else 8
    beside = x1 == x2
    w, h = (r * 0.72, r * 0.72 * 0.62) if beside else (r * 0.72 * 0.62, r * 0.72)
    links = []
    for side in (-1, 1):
        cx, cy = (mx + side * r * 0.28, my) if beside else (mx, my + side * r * 0.28)
        links.append(el("rect", x=n(cx - w / 2), y=n(cy - h / 2), width=n(w), height=n(h), rx=n(r * 0.22)))
    link = join((el("circle", cls="join-c", cx=n(mx), cy=n(my), r=n(r)), el("g", *links, cls="join-i")))
    return el("path", cls="join", d=f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"), link


def image(one: Placed, unit: float) -> Node:
    """The picture of a tile on the wall."""
    x, y, w, h = box_of(one.piece, one.place, unit)
    file = picture(one.piece) if is_painting(one.piece) else decor_picture(one.piece - DECOR_BASE, one.place)
    return el("image", href=file, x=n(x), y=n(y), width=n(w), height=n(h))


def piece(words: Words, one: Placed, unit: float, *, marked: bool = True) -> Node:
    """A tile on the wall: a painting's picture with its type's mark (unless it is not to be `marked`), or decor."""
    if not is_painting(one.piece):
        return image(one, unit)
    x, y, w, h = box_of(one.piece, one.place, unit)
    size_of_mark = 19 if unit >= FULL else 17
    kind = box.PAINTINGS[one.piece].type
    mark = glyph(words, kind, x + w / 2, y + h - size_of_mark * 0.6 - 3.2, size_of_mark) if marked else NOTHING
    return join((rect("cast", x + unit * 0.05, y + unit * 0.1, w - unit * 0.06, h - unit * 0.04), image(one, unit), mark))


@lru_cache(maxsize=16)
def papered_with(papered: str, unit: float) -> Node:
    """The wallpaper and the band of the eyeline."""
    w, top, bottom = n(WIDTH * unit), box.EYELINE_ROWS.start * unit, box.EYELINE_ROWS.stop * unit
    return join(
        (
            el("defs", Markup(paper(papered, unit))),
            el("rect", width=w, height=n(HEIGHT * unit), fill=f"url(#paper-{papered})"),
            el("rect", cls="band", y=n(top), width=w, height=n(bottom - top)),
        )
    )


@lru_cache(maxsize=16)
def band_edge(unit: float, cls: str = "band-edge") -> Node:
    """The two edges of the eyeline's band."""
    w, top, bottom = n(WIDTH * unit), n(box.EYELINE_ROWS.start * unit), n(box.EYELINE_ROWS.stop * unit)
    return el("path", cls=cls, d=f"M0 {top}H{w}M0 {bottom}H{w}")


def lit_spaces(spaces: int, unit: float) -> Node:
    """Lit spaces, and the edge round them."""
    return join((_filled("lit", spaces, unit), el("path", cls="lit-edge", d=outline(spaces, unit))))


def _filled(cls: str, spaces: int, unit: float) -> Node:
    return el("path", cls=cls, transform=f"scale({n(unit)})", d=runs(spaces))


def background(unit: float, papered: str, lit: int | None, free: int) -> Node:
    """The wallpaper and the band; while a tile is held, also the spaces where it can go."""
    light = () if lit is None else (_filled("dim", free & ~lit, unit), lit_spaces(lit, unit))
    return join((papered_with(papered, unit), *light, band_edge(unit)))


@lru_cache(maxsize=16)
def stars(unit: float) -> Node:
    """The stars: the first painting must cover one of them (AS-1.4)."""
    out = []
    for space in box.STARS:
        x, y = box.WALL.xy(space)
        d = ""
        for i in range(10):
            r, turn = unit * (0.125 if i % 2 else 0.3), -math.pi / 2 + i * math.pi / 5
            d += f"{'L' if d else 'M'}{n((x + 0.5) * unit + r * math.cos(turn))} {n((y + 0.5) * unit + r * math.sin(turn))}"
        out.append(el("path", cls="star", d=f"{d}Z"))
    return join(out)


def bare(taken: int, unit: float) -> Node:
    """The corners of the wall that are still bare (AS-12.5)."""
    return join(_bare(space, unit) for space in box.CORNERS if not taken >> space & 1)


@lru_cache(maxsize=64)
def _bare(space: int, unit: float) -> Node:
    in_, arm, text, down, middle = (3.5, unit * 0.42, 15, 5, 0.5) if unit >= FULL else (2.5, unit * 0.42, 12, 4, 0.54)
    x, y = box.WALL.xy(space)
    sx, sy = (-1 if x else 1), (-1 if y else 1)
    cx, cy = (WIDTH * unit if x else 0), (HEIGHT * unit if y else 0)
    angle = f"M{n(cx + in_ * sx)} {n(cy + (in_ + arm) * sy)}V{n(cy + in_ * sy)}H{n(cx + (in_ + arm) * sx)}"
    cost = el(
        "text",
        "\N{MINUS SIGN}2",
        cls="bare-t",
        x=n(cx + max(unit * middle, 15) * sx),  # never on the angle
        y=n(cy + unit * middle * sy + down),
        text_anchor="middle",
        font_size=text,
    )
    return join((el("path", cls="bare", d=angle), cost))


def faux_pas_pairs(hung: Sequence[Placed]) -> list[tuple[Placed, Placed]]:
    """All pairs of paintings of the same type that share an edge (AS-6.1)."""
    on = [t for t in hung if is_painting(t.piece)]
    return [
        (a, b)
        for i, a in enumerate(on)
        for b in on[i + 1 :]
        if box.PAINTINGS[a.piece].type == box.PAINTINGS[b.piece].type and shared_edge(a, b)
    ]


def ghost(
    words: Words, player: Player, one: Placed, unit: float, matches: Iterable[int], faux_pas: Iterable[int], *, fits: bool
) -> Node:
    """The held tile where it would hang, with the frames it would match and its faux pas; or a sign that it does not fit."""
    x, y, w, h = box_of(one.piece, one.place, unit)
    art, focus = piece(words, one, unit), rect("ghost-focus", x - 8, y - 8, w + 16, h + 16)
    if not fits:
        over = masks(*size(one.piece))[one.place] & player.taken
        return el(
            "g",
            el("g", art, cls="ghost-art bad"),
            rect("ghost-halo", x, y, w, h),
            rect("ghost-bad", x, y, w, h),
            _filled("overlap", over, unit),
            focus,
        )
    bad = tuple(faux_pas)
    signs: list[Child] = []
    beside: list[Child] = []
    for i in matches:
        # If two paintings match and clash on one edge, the link moves aside, and it has no line of its own.
        match = matching(one, player.hung[i], unit, 0.84 if i in bad else 0.5)
        if match is not None and i in bad:
            beside.append(match[1])
        elif match is not None:
            signs += match
    return el(
        "g",
        rect("ghost-shadow", x + unit * 0.12, y + unit * 0.2, w - unit * 0.1, h - unit * 0.02),
        el("g", art, cls="ghost-art", data_piece=f"t{one.piece}"),
        rect("ghost-halo", x - 2.5, y - 2.5, w + 5, h + 5),
        rect("ghost-ring", x - 2.5, y - 2.5, w + 5, h + 5),
        focus,
        *signs,
        *(clash(one, player.hung[i], unit) for i in bad),
        *beside,
    )


def exchanged(player: Player, swap: Swap, unit: float) -> Node:
    """The new tiles of a trade over the old ones, whose edges stay visible."""
    arts = [image(t, unit) for t in swap.new]
    edges = [rect("was", *box_of(player.hung[i].piece, player.hung[i].place, unit)) for i in swap.gone]
    rims = []
    for t in swap.new:
        x, y, w, h = box_of(t.piece, t.place, unit)
        rims += [rect(cls, x + 3, y + 3, w - 6, h - 6) for cls in ("ghost-halo", "ghost-ring")]
    return el("g", *arts, *edges, *rims, cls="trade")


def chip(cx: float, y: float, text: str, unit: float) -> Node:
    """Points in a pill over a tile; (cx, y) is the middle of the tile's upper edge."""
    r, font = (13, 15) if unit >= FULL else (10, 12)
    down = n(y - r * 0.55 + r + font * 0.35)
    return el(
        "g",
        el("rect", x=n(cx - r * 1.35), y=n(y - r * 0.55), width=n(r * 2.7), height=r * 2, rx=r),
        el("text", text, x=n(cx), y=down, text_anchor="middle", font_size=font),
        cls="chip",
    )


def peeked(words: Words, lot: int, one: Placed, points: int, unit: float) -> Node:
    """A lot at its best place with what it would earn there: seen only while the lot is pointed at (see wall.css)."""
    x, y, w, h = box_of(one.piece, one.place, unit)
    rings = [rect(cls, x - 2.5, y - 2.5, w + 5, h + 5) for cls in ("ghost-halo", "ghost-ring")]
    worth = chip(x + w / 2, y if y > unit / 2 else y + unit * 0.3, signed(points), unit)
    return el("g", piece(words, one, unit), *rings, worth, cls=f"peek peek-{lot}")


def svg(
    words: Words,
    player: Player,
    papered: str,
    unit: float,
    *,
    legal: Sequence[int] | None = None,
    held: Placed | None = None,
    matches: Iterable[int] = (),
    faux_pas: Iterable[int] = (),
    swap: Swap | None = None,
    peeks: Iterable[tuple[int, Placed, int]] = (),
    named: str = "t",
    above: Iterable[Node] = (),
) -> Node:
    """A wall as SVG. Names of its tiles for motion begin with `named`. `legal`: the places of the held piece (None: nothing is
    held). `held`: the piece where it is. `swap`: a trade of old decor that is shown.
    `peeks`: lots that can be pointed at, each with its index, where it would hang and what it would earn. `above`: what is
    drawn above all.
    """
    free = box.WALL.all & ~player.taken
    lit, fits, covered = None, False, 0
    if held is not None and legal is not None:
        over = masks(*size(held.piece))
        lit = 0
        for place in legal:
            lit |= over[place]
        fits = held.place in legal
        covered = over[held.place] if fits else 0
    out = [background(unit, papered, lit, free), bare(player.taken | covered, unit)]
    if not player.taken:  # stars count only for the first painting
        out.append(stars(unit))
    out += [el("g", piece(words, t, unit), data_piece=f"{named}{t.piece}") for t in player.hung]
    out += [clash(a, b, unit) for a, b in faux_pas_pairs(player.hung)]
    if held is not None:
        out.append(ghost(words, player, held, unit, matches, faux_pas, fits=fits))
    if swap is not None:
        out.append(exchanged(player, swap, unit))
    out += [peeked(words, lot, one, points, unit) for lot, one, points in peeks]
    return whole((*out, *above), unit)


def around(hung: Iterable[Placed]) -> tuple[int, int, int, int]:
    """The part of a wall, of its own shape and in whole spaces, that shows what hangs and a space round it, all of it where
    nothing hangs: left, top, width and height.
    """
    boxes = [(*box.WALL.xy(t.place), *size(t.piece)) for t in hung] or [(0, 0, WIDTH, HEIGHT)]
    left, top = min(x for x, _, _, _ in boxes), min(y for _, y, _, _ in boxes)
    wide, tall = max(x + w for x, _, w, _ in boxes) - left, max(y + h for _, y, _, h in boxes) - top
    w = min(WIDTH, max(NEAREST, wide + 2, math.ceil((tall + 2) * WIDTH / HEIGHT)))
    h = math.ceil(w * HEIGHT / WIDTH)
    return min(max(0, left - (w - wide) // 2), WIDTH - w), min(max(0, top - (h - tall) // 2), HEIGHT - h), w, h


def whole(parts: Iterable[Child], unit: float) -> Node:
    """The SVG element of a wall with these parts. A text beside it says what it shows."""
    level = "full" if unit >= FULL else "compact"
    view = f"0 0 {n(WIDTH * unit)} {n(HEIGHT * unit)}"
    return el("svg", *parts, cls=f"wall lv-{level}", viewBox=view, aria_hidden="true")


def reason(player: Player, piece_: Piece, place: int) -> tuple[str, tuple[Placed, ...]]:
    """Why a piece cannot hang there: it "covers" tiles, hangs "alone", or "other" rules forbid it; and the tiles in the way."""
    over = masks(*size(piece_))[place]
    hit = tuple(t for t in player.hung if mask(t) & over)
    if hit:
        return "covers", hit
    if player.taken and not hanging.places(player.taken, piece_) >> place & 1:
        return "alone", ()
    return "other", ()
