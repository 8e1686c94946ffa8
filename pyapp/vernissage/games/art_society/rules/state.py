"""The state of an Art Society game: what lies on the table, on the walls and in the hands.

Glossary: a *piece* is a tile of any sort as one int: a painting's tile number, or `DECOR_BASE` plus the kind of a decor
tile. *Placed* is a piece at a place on a wall. A player's *old* tiles are those hung before this round began: they stay.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from ....table.game import Agenda, Seat, Step
from ....table.piles import Pile
from . import box

Piece: TypeAlias = int
DECOR_BASE: Final = len(box.PAINTINGS)

# The states of a bid while bids are being chosen (AS-3.1): a card's value, BACK in a view, or this.
NO_BID: Final = 0

MUSEUM: Final[Seat] = -2
"""Stands for a seat where the museum takes the lot that nobody bought."""

# What became of the painting that a player took this round (AS-8).
TOOK, EXCHANGED, STORED = range(3)

# Which decor decision is asked: one tile (AS-5.2), the first or a further one of a combination (AS-5.3), or the tile that
# comes with an excess painting (AS-8.3).
ONE, FIRST, FURTHER, CONSOLATION = range(4)


class Placed(NamedTuple):
    """A piece on a wall; `place` is the space of its top left corner."""

    piece: Piece
    place: int


class Lot(NamedTuple):
    """A painting on offer: its back's format, its tile once turned up (else BACK), and its taker: a seat, MUSEUM, or none."""

    format: int
    tile: int
    taker: Seat | None


@dataclass(slots=True)
class Player:
    """One seat's things. Bit n of `hand` is bid card n; `stack` holds the played bids, the starting bid card first."""

    hand: int
    stack: tuple[int, ...]
    hung: tuple[Placed, ...]
    taken: int
    """The wall's covered spaces, as a mask."""
    assistant: Piece | None
    excess: tuple[int, ...]
    # Where the round began for this player (AS-4.5):
    old: int
    """How many of `hung` were there."""
    old_taken: int
    old_assistant: Piece | None
    # What this round brought:
    won: int | None
    """The painting to be hung: the one taken, or the one it was exchanged for."""
    fate: int
    """TOOK, EXCHANGED or STORED."""
    rehangs: int
    """How often this round was hung again."""

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.stack, self.hung, self.taken, self.assistant, self.excess, self.old, self.old_taken,
            self.old_assistant, self.won, self.fate, self.rehangs,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """The whole table."""

    agenda: Agenda
    players: list[Player]
    gavel: Seat
    """The auctioneer; before the starting bids are dealt, seat 0."""
    round: int
    """Counted from 1; 0 during set-up."""
    supply: int
    """Tiles whose front nobody has seen, as a mask of tile numbers; starting paintings not dealt among them."""
    start_bids: int
    """Starting bid cards not dealt, as a mask of values."""
    decor: Pile
    """Decor tiles in the supply, by kind."""
    lots: tuple[Lot, ...]
    bids: tuple[int, ...]
    """This round's bids by seat: NO_BID, a card, or BACK in another seat's view before the reveal."""
    order: tuple[Seat, ...]
    """Who acquires, first to last, once bids are revealed."""
    museum: tuple[tuple[int, ...], ...]
    """The museum's piles by type, the latest painting last."""
    track: tuple[int, ...]
    """The prestige markers by type; over 50 the marker is black (AS-9.3)."""
    over: bool
    closing: bool
    """Whether everybody confirms the round, or hangs it again, before it closes (AS-4.5, AS-4.7)."""

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.agenda, [p.copy() for p in self.players], self.gavel, self.round, self.supply, self.start_bids, self.decor,
            self.lots, self.bids, self.order, self.museum, self.track, self.over,
            self.closing,
        )  # fmt: skip


def is_painting(piece: Piece) -> bool:
    """Whether the piece is a painting; else it is decor."""
    return piece < DECOR_BASE


def size(piece: Piece) -> tuple[int, int]:
    """A piece's width and height in spaces."""
    if piece < DECOR_BASE:
        p = box.PAINTINGS[piece]
        return p.w, p.h
    d = box.DECOR[piece - DECOR_BASE]
    return d.w, d.h


@cache
def masks(w: int, h: int) -> tuple[int, ...]:
    """For each place the mask of a w by h tile there; 0 where it would not lie inside the wall."""
    inside = box.WALL.room(0, w, h)
    return tuple(box.WALL.mask(p, w, h) if inside >> p & 1 else 0 for p in range(box.WALL.width * box.WALL.height))


@cache
def halos(w: int, h: int) -> tuple[int, ...]:
    """For each place the spaces that share an edge with a w by h tile there."""
    return tuple(box.WALL.halo(m) for m in masks(w, h))


def mask(hung: Placed) -> int:
    """The spaces that a hung piece covers."""
    return masks(*size(hung.piece))[hung.place]


def halo(hung: Placed) -> int:
    """The spaces that share an edge with a hung piece."""
    return halos(*size(hung.piece))[hung.place]


def new(seats: int, *, closing: bool = True) -> State:
    """The state before anything is dealt (AS-1.1 to AS-1.6). Raises ValueError for a number of seats out of range."""
    if seats not in box.SEATS:
        raise ValueError(f"Art Society seats 2 to 4, not {seats}")
    hand = sum(1 << card for card in box.BID_CARDS)
    return State(
        agenda=(Step("set_up"),),
        players=[Player(hand, (), (), 0, None, (), 0, 0, None, None, TOOK, 0) for _ in range(seats)],
        gavel=0,
        round=0,
        supply=(1 << len(box.PAINTINGS)) - 1,
        start_bids=sum(1 << card for card in box.START_BIDS),
        decor=tuple(d.copies for d in box.DECOR),
        lots=(),
        bids=(NO_BID,) * seats,
        order=(),
        museum=((),) * len(box.TYPES),
        track=(0,) * len(box.TYPES),
        over=False,
        closing=closing,
    )
