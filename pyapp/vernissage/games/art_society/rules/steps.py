"""Steps: what happens by itself between two decisions, each off the agenda already (see `game`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ....table.game import Revealed, Step, Tell
from . import box, hanging
from .decisions import AskAfter, AskBid, AskChoose, AskClose, AskDeal, AskDealBid, AskDecor, AskStart, AskTake, AskTurn
from .events import DecorLost, Ended, Ordered, RoundBegun, ToMuseum
from .state import FURTHER, MUSEUM, NO_BID, TOOK, State


def _set_up(s: State, _args: tuple[int, ...], _tell: Tell) -> None:
    seats = range(len(s.players) - 1, -1, -1)
    s.agenda = (
        Step("gavel"),
        *(AskDealBid(seat) for seat in seats),
        *(AskDeal(seat) for seat in seats),
    )


def _ask_start(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, tile = args
    s.agenda = (*s.agenda, AskStart(seat, tile))


def _gavel(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """The lowest starting bid takes the gavel (AS-1.5)."""
    s.gavel = min(range(len(s.players)), key=lambda seat: s.players[seat].stack[0])
    _open_round(s, tell)


def _open_round(s: State, tell: Tell) -> None:
    n = len(s.players)
    s.round += 1
    s.lots, s.bids, s.order = (), (NO_BID,) * n, ()
    for p in s.players:
        p.old, p.old_taken, p.old_assistant = len(p.hung), p.taken, p.assistant
        p.won, p.fate, p.rehangs = None, TOOK, 0
    around = [(s.gavel + i) % n for i in range(n)]
    s.agenda = (
        Step("reveal"),
        *(AskBid(seat) for seat in reversed(around)),
        *(AskTurn(i) for i in range(n, -1, -1)),
        *(AskChoose(s.gavel, left) for left in range(1, n + 2)),
    )
    tell(RoundBegun(s.round, s.gavel))


def _reveal(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """Turns all bids up and sets the order of acquiring; ties look down the stacks (AS-3.1 to AS-3.3)."""
    for p, card in zip(s.players, s.bids, strict=True):
        p.hand &= ~(1 << card)
        p.stack = (*p.stack, card)
    s.order = tuple(sorted(range(len(s.players)), key=lambda seat: s.players[seat].stack[::-1], reverse=True))
    s.agenda = (
        Step("end_round"),
        *(AskClose(seat) for seat in reversed(s.order) if s.closing),
        Step("museum"),
        *(AskTake(seat) for seat in reversed(s.order)),
    )
    tell(Revealed(s.bids))
    tell(Ordered(s.order))


def _ask_decor(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """Asks for the decor that was earned, unless the wall is complete (AS-5.6) or the tile can go nowhere (AS-5.4)."""
    seat, budget, which, swapped = args if len(args) == 4 else (*args, 0)
    if s.players[seat].taken == box.WALL.all:
        return
    d = AskDecor(seat, budget, which, swapped)
    if hanging.decor_options(s, seat, budget, which, swapped):
        s.agenda = (*s.agenda, d)
    elif which != FURTHER:
        tell(DecorLost(seat, budget))


def _ask_after(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    (seat,) = args
    if hanging.after_options(s, seat):
        s.agenda = (*s.agenda, AskAfter(seat))


def _museum(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """The lot left over joins the museum and moves its type's marker (AS-9.1)."""
    (lot,) = (lot for lot in s.lots if lot.taker is None)
    tile = box.PAINTINGS[lot.tile]
    kind = tile.type
    s.museum = (*s.museum[:kind], (*s.museum[kind], tile.tile), *s.museum[kind + 1 :])
    s.lots = tuple(one._replace(taker=MUSEUM) if one is lot else one for one in s.lots)
    was, now = s.track[kind], moved(s.track, kind, tile.value)
    s.track = (*s.track[:kind], now, *s.track[kind + 1 :])
    tell(ToMuseum(tile.tile, was, was + tile.value, now))


def moved(track: Sequence[int], kind: int, by: int) -> int:
    """Where the marker of a type comes to stand: `by` spaces on, then back to the first empty space (AS-9.2, AS-9.3)."""
    others = {at for t, at in enumerate(track) if t != kind}
    at = track[kind] + by
    while at in others and at:
        at -= 1
    return at


def _end_round(s: State, _args: tuple[int, ...], tell: Tell) -> None:
    """Looks at what ends the game (AS-8.5, AS-11.1); else the gavel passes to the left (AS-10.1)."""
    full = any(p.taken == box.WALL.all for p in s.players)
    excess = any(len(p.excess) >= box.EXCESS_LIMIT for p in s.players)
    spent = not s.players[0].hand
    if full or excess or spent:
        s.over = True
        tell(Ended(full, excess, spent))
        return
    s.gavel = (s.gavel + 1) % len(s.players)
    _open_round(s, tell)


STEPS: Mapping[str, Callable[[State, tuple[int, ...], Tell], None]] = {
    "set_up": _set_up,
    "start": _ask_start,
    "gavel": _gavel,
    "reveal": _reveal,
    "decor": _ask_decor,
    "after": _ask_after,
    "museum": _museum,
    "end_round": _end_round,
}
