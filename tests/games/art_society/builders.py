"""Builds positions of Art Society for tests: walls, museums and rounds set directly into a `State`.

Columns x and rows y are counted from 0 at the top left, as in `box`.
"""

from collections.abc import Sequence
from typing import Any

from tests.games.unpacked import Answering, flat
from vernissage.games.art_society.rules import box, decisions
from vernissage.games.art_society.rules.decisions import AskBid, AskClose, AskPlace
from vernissage.games.art_society.rules.game import ArtSociety
from vernissage.games.art_society.rules.state import DECOR_BASE, TOOK, Lot, Piece, Placed, State, is_painting, mask, new
from vernissage.table.game import Event, Seat, Step

GAME = ArtSociety()
_ANSWERING = Answering(GAME, decisions)
do, options, args, verbs = _ANSWERING.do, _ANSWERING.options, _ANSWERING.args, _ANSWERING.verbs
CITY, PORTRAIT, STILL, LAND = range(4)
GILT, OAK, SILVER, EBONY = range(4)
ONE, WIDE2, TALL2, WIDE3, TALL3 = range(len(box.DECOR))
"""The kinds of decor: 1x1, 2x1, 1x2, 3x1, 1x3."""


def at(x: int, y: int) -> int:
    return box.WALL.at(x, y)


def painting(w: int, h: int, kind: int | None = None, frame: int | None = None, nth: int = 0) -> int:
    """The nth painting of the supply with this size and, if given, this type and frame."""
    found = [
        p.tile
        for p in box.PAINTINGS[: box.SUPPLY]
        if (p.w, p.h) == (w, h) and kind in (None, p.type) and frame in (None, p.frame)
    ]
    return found[nth]


def start(kind: int) -> int:
    """The starting painting of a type; it has the frame of the same number."""
    return box.STARTING[kind]


def decor(kind: int) -> Piece:
    return DECOR_BASE + kind


def hung(piece: Piece, x: int, y: int) -> Placed:
    return Placed(piece, at(x, y))


def set_wall(s: State, seat: Seat, *tiles: Placed, assistant: Piece | None = None) -> None:
    """Hangs tiles as if before this round; takes them out of the supply."""
    p = s.players[seat]
    p.hung, p.assistant = tiles, assistant
    p.taken = 0
    for t in tiles:
        assert mask(t), f"{t} is not inside the wall"
        assert not mask(t) & p.taken, f"{t} lies over another tile"
        p.taken |= mask(t)
    p.old, p.old_taken, p.old_assistant = len(tiles), p.taken, assistant
    for piece in [t.piece for t in tiles] + ([] if assistant is None else [assistant]):
        leave_supply(s, piece)


def leave_supply(s: State, piece: Piece) -> None:
    if is_painting(piece):
        assert s.supply >> piece & 1, f"painting {piece} is used twice"
        s.supply &= ~(1 << piece)
    else:
        k = piece - DECOR_BASE
        assert s.decor[k], f"no decor of kind {k} is left"
        s.decor = (*s.decor[:k], s.decor[k] - 1, *s.decor[k + 1 :])


def table(*walls: Sequence[Placed], assistants: Sequence[Piece | None] = (), gavel: Seat = 0) -> State:
    """A table in round 1 with these walls, starting bids 1, 2, ... by seat, and nothing asked yet."""
    s = new(len(walls))
    s.round, s.gavel = 1, gavel
    for seat, tiles in enumerate(walls):
        set_wall(s, seat, *tiles, assistant=assistants[seat] if seat < len(assistants) else None)
        s.players[seat].stack = (seat + 1,)
        s.start_bids &= ~(1 << seat + 1)
    s.agenda = ()
    return s


def to_museum(s: State, *tiles: int) -> None:
    """Puts paintings into the museum as auctions would have, without moving the markers."""
    for t in tiles:
        leave_supply(s, t)
        kind = box.PAINTINGS[t].type
        s.museum = (*s.museum[:kind], (*s.museum[kind], t), *s.museum[kind + 1 :])


def run_out(s: State, *kinds: int) -> None:
    """Takes all decor of these kinds out of the supply."""
    s.decor = tuple(0 if k in kinds else n for k, n in enumerate(s.decor))


def taking(s: State, tile: int, seat: Seat = 0) -> State:
    """The seat has just taken this painting and is asked where it goes."""
    leave_supply(s, tile)
    s.players[seat].won, s.players[seat].fate = tile, TOOK
    s.agenda = (AskClose(seat), Step("after", (seat,)), AskPlace(seat, tile, TOOK))
    return s


def auction(s: State, tiles: Sequence[int], bids: Sequence[int]) -> State:
    """A round with these lots face up and these bids by seat, revealed: the first in order is asked to take."""
    n = len(s.players)
    assert len(tiles) == n + 1
    for t in tiles:
        leave_supply(s, t)
    s.lots = tuple(Lot(box.PAINTINGS[t].format, t, None) for t in tiles)
    around = [(s.gavel + i) % n for i in range(n)]
    s.agenda = (Step("reveal"), *(AskBid(seat) for seat in reversed(around)))
    for seat in around:
        s = do(s, "bid", bids[seat])
    return s


def asked(s: State) -> tuple[Seat, str] | None:
    """Who is asked what."""
    d = GAME.decision(s)
    return None if d is None else (d.seat, d.kind)


def kinds(told: Sequence[Event]) -> list[str]:
    return [e.kind for e in told]


def crowded(*corner: Placed) -> tuple[Placed, ...]:
    """A wall full but for the 4x4 spaces at the bottom right (columns 8 to 11, rows 5 to 8), with these tiles there."""
    return (
        *(hung(painting(4, 5, nth=i), 4 * i, 0) for i in range(3)),
        *(hung(painting(4, 4, nth=i), 4 * i, 5) for i in range(2)),
        *corner,
    )


def gap2x4() -> tuple[Placed, ...]:
    """A wall full but for 2x4 spaces at (10, 5). Its neighbour on the left is a 2x4 painting."""
    return crowded(hung(painting(2, 4, CITY), 8, 5))


def first(s: State) -> tuple[Any, ...]:
    """The first option, as `do` takes it."""
    return flat(options(s)[0])


def matched(k: int, assistant: int | None = None, stock: tuple[int, ...] | None = None, more: Sequence[Placed] = ()) -> State:
    """A 5x5 painting was hung at the top left, touching k (1 to 5) paintings of its frame: its decor is asked for.

    `more` hung before.
    """
    new = painting(5, 5, CITY, EBONY)
    spots = [(5, 0), (5, 2), (0, 5), (2, 5)]
    wall = [hung(painting(2, 2, kind, EBONY), *spots[kind]) for kind in range(min(k, 4))]
    if k == 5:
        wall.append(hung(painting(3, 3, LAND, EBONY), 5, 4))
    s = table([*wall, *more], [], assistants=[assistant])
    s.decor = stock or s.decor
    return do(taking(s, new), "hang", at(0, 0))


def short(*old: Placed, out: tuple[int, ...] = (ONE,), assistant: Piece | None = None, k: int = 1) -> State:
    """Decor for k = 1 or 2 frames was earned; `old` hung before, and these kinds of decor have run out."""
    wall = [hung(painting(2, 2, CITY, GILT), 5, 3), hung(painting(2, 2, STILL, GILT), 7, 5)][:k]
    s = table([*wall, *old], [], assistants=[assistant])
    run_out(s, *out)
    return do(taking(s, painting(2, 2, LAND, GILT)), "hang", at(7, 3))


ROW = [hung(decor(ONE), x, 2) for x in (4, 5, 6)]
"""Three small tiles in a row."""
BENT = [hung(decor(ONE), 0, 0), hung(decor(TALL2), 1, 0), hung(decor(WIDE2), 2, 1)]
"""A small tile, a column beside it, and a row beside the column's foot."""
