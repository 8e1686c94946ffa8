"""Art Society in letters: the auction, the museum, and everybody's wall.

On a wall, paintings are A, B, ... in the order in which they were hung, decor tiles their shields, bare spaces `.` (stars
`*`); the eyeline's rows stand between `>` and `<`.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from ...table.game import BACK
from ...table.grid import listed
from ...table.notation import runs
from .rules import box, scoring
from .rules.state import DECOR_BASE, MUSEUM, NO_BID, Lot, Player, State, is_painting, mask, size

_COLUMNS: Final = "abcdefghijkl"
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_WIDE: Final = 26
_ABREAST: Final = 3
"""So many walls stand side by side."""


def table_text(s: State, names: tuple[str, ...]) -> str:
    """The whole table."""
    head = [f"Round {s.round}, gavel: {names[s.gavel]}" if s.round else "Setting up"]
    worth = scoring.worths(s)
    head += [
        f"  {name:8} marker {s.track[t]:2}, worth {worth[t]}, museum: {' '.join(map(str, s.museum[t])) or '-'}"
        for t, name in enumerate(box.TYPES)
    ]
    head += [f"  lot {_lot(lot, names)}" for lot in s.lots]
    if s.order:
        head.append("  bids " + ", ".join(f"{names[seat]} {s.bids[seat]}" for seat in s.order))
    elif any(bid != NO_BID for bid in s.bids):
        bids = ("-" if b == NO_BID else "?" if b == BACK else str(b) for b in s.bids)
        head.append("  bids " + ", ".join(f"{name} {bid}" for name, bid in zip(names, bids, strict=True)))
    points = scoring.scores(s)
    walls = [[f"{names[seat]}: {points[seat]} points", *_things(p), *wall(p).splitlines()] for seat, p in enumerate(s.players)]
    below: list[str] = []
    for i in range(0, len(walls), _ABREAST):
        across = zip_longest(*walls[i : i + _ABREAST], fillvalue="")
        below += ["", *("  ".join(f"{cell:{_WIDE}}" for cell in cells).rstrip() for cells in across)]
    return "\n".join([*head, *below]) + "\n"


def painting_name(tile: int) -> str:
    """A painting by its number: size, type and frame."""
    p = box.PAINTINGS[tile]
    return f"{tile} {p.w}x{p.h} {box.TYPES[p.type]} {box.FRAMES[p.frame]}"


def _lot(lot: Lot, names: tuple[str, ...]) -> str:
    back = box.FORMATS[lot.format]
    shown = f"{back.w}x{back.h} face down" if lot.tile == BACK else painting_name(lot.tile)
    taker = "" if lot.taker is None else ", in the museum" if lot.taker == MUSEUM else f", taken by {names[lot.taker]}"
    return f"{shown}, value {back.value}{taker}"


def _things(p: Player) -> list[str]:
    """What a player has besides the wall: bid cards and the assistant's tile."""
    held = "-"
    if p.assistant is not None:
        held = str(p.assistant) if is_painting(p.assistant) else "{}x{}".format(*size(p.assistant))
    bids = " ".join(runs(listed(p.hand))) or "-"
    return [f"bids {bids}", f"assistant {held}, excess {' '.join(map(str, p.excess)) or '-'}"]


def wall(p: Player) -> str:
    """A wall, a row a line, and a list of its paintings."""
    cells = ["*" if space in box.STARS else "." for space in range(box.WALL.width * box.WALL.height)]
    letters = iter(_LETTERS)
    paintings = []
    for t in p.hung:
        mark = next(letters) if is_painting(t.piece) else str(box.DECOR[t.piece - DECOR_BASE].shields)
        for space in listed(mask(t)):
            cells[space] = mark
        if is_painting(t.piece):
            paintings.append(f"{mark} {painting_name(t.piece)}")
    rows = [f"    {_COLUMNS}"]
    for y in range(box.WALL.height):
        left, right = (">", "<") if y in box.EYELINE_ROWS else (" ", "")
        rows.append(f"{y + 1:2} {left}{''.join(cells[y * box.WALL.width : (y + 1) * box.WALL.width])}{right}")
    return "\n".join([*rows, *paintings]) + "\n"
