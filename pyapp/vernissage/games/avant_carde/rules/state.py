"""The state of an Avant Carde game: the gallery, and each player's deck, hand, line and money.

Glossary: a heap of *cards* is a sorted tuple: what is in it is known, its order does not exist. A card of a line is
*laid*; it keeps its place there, even once it is gone, so that a place names it for the whole round. What *lasts* is
an effect for the rest of the turn, such as one more card for every draw. The *pool* is what others know of a player's
hand and deck together while lines are being played.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from ....table.game import Agenda, Seat, Step
from . import box
from .decisions import AskFirst, AskStarter, AskTop

Cards: TypeAlias = tuple[int, ...]

EMPTY: Final = -2
"""The top of a gallery stack that has run out."""

# How a laid card lies: number side up; concealed, and nobody else knows it; concealed after all have seen it; not any more.
UP, CONCEALED, TURNED, GONE = range(4)

# The parts of a round: cards are dealt, lines are played in secret, lines are open and cards are bought.
DEAL, PLAY, BUY = range(3)


class Laid(NamedTuple):
    """A card of a line."""

    card: int
    mask: int
    """What it matches and counts by: its printed mask or a changed one; concealed, the colour it was given, or 0."""
    state: int
    patrons: tuple[int, ...]
    """The patrons whose powers it has, as numbers of `patrons.PATRONS`: its own and those it has taken on."""
    powers: tuple[int, ...]
    """Its powers for the buy part, as numbers of `patrons.POWERS`; one that it has twice is there twice."""
    used: tuple[int, ...]
    """Those of them that were used, once for each time."""
    was: int = 0
    """What it counted by face up before it was turned down or went; 0 if neither has happened."""


class Stack(NamedTuple):
    """A gallery stack: the top card or EMPTY, the unseen cards, and below them those tucked, the next to come up first."""

    top: int
    rest: Cards
    under: Cards

    def left(self) -> int:
        """How many cards are in it, the top included."""
        return (self.top != EMPTY) + len(self.rest) + len(self.under)


class Buy(NamedTuple):
    """A card bought this round: by whom, from which number's stack, and whether a Forger has copied it."""

    seat: Seat
    number: int
    copied: bool


@dataclass(slots=True)
class Player:
    """One seat's things."""

    hand: Cards
    deck: Cards
    discard: Cards
    line: tuple[Laid, ...]
    awards: int
    gem: bool
    change: bool
    # This round's:
    lasting: tuple[Step, ...]
    once: tuple[int, ...]
    """The powers used of which there is but one use a turn, as numbers of `patrons.POWERS`."""
    money: int
    """Not yet spent."""
    made: int
    """All money received this round (AC-4.4)."""
    peak: int
    """The greatest sum unspent at any one moment of the turn (AC-3.4)."""
    claimed: int
    """Awards taken for money this turn."""
    tucks: int
    upgrades: int
    spent_change: bool
    # What others know while lines are played, and before (AC-2.3):
    pool: Cards
    open: Cards
    """The discard pile as it was when all had their hands."""

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.deck, self.discard, self.line, self.awards, self.gem, self.change, self.lasting, self.once,
            self.money, self.made, self.peak, self.claimed, self.tucks, self.upgrades, self.spent_change, self.pool, self.open,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """The whole table."""

    agenda: Agenda
    players: list[Player]
    sets: tuple[int, ...]
    """By number from 2 to 7, the set whose patron it has, as an index of `patrons.SETS`."""
    stacks: tuple[Stack, ...]
    """The gallery, by number from 2 to 7."""
    awards: int
    extras: int
    outside: int
    """Awards taken beyond the extras (AC-4.3)."""
    gems: int
    """Hidden gems that nobody holds."""
    first: Seat
    round: int
    """Counted from 1; 0 during set-up. Alone, the token stands on section round - 1 (AC-9.2)."""
    part: int
    buys: tuple[Buy, ...]
    """This round's, in order."""
    trash: Cards
    starters: int
    """The starter decks that nobody has, as a mask."""
    over: bool

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.agenda, [p.copy() for p in self.players], self.sets, self.stacks, self.awards, self.extras, self.outside,
            self.gems, self.first, self.round, self.part, self.buys, self.trash, self.starters, self.over,
        )  # fmt: skip


def plus(cards: Cards, card: int) -> Cards:
    """The heap with one card more."""
    at = bisect(cards, card)
    return (*cards[:at], card, *cards[at:])


def minus(cards: Cards, card: int) -> Cards:
    """The heap with one card less. Raises ValueError if it is not there."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def merged(*heaps: Cards) -> Cards:
    """Several heaps as one."""
    return tuple(sorted([card for heap in heaps for card in heap]))


def stack(s: State, number: int) -> Stack:
    """The gallery stack of a number."""
    return s.stacks[number - 2]


def set_stack(s: State, number: int, new: Stack) -> None:
    """Puts a gallery stack in the place of what was there."""
    s.stacks = (*s.stacks[: number - 2], new, *s.stacks[number - 1 :])


def set_laid(p: Player, i: int, new: Laid) -> None:
    """Puts a laid card in the place of what was there."""
    p.line = (*p.line[:i], new, *p.line[i + 1 :])


def lasts(p: Player, kind: str) -> int:
    """How many effects of this kind last for the player."""
    return len([1 for e in p.lasting if e.kind == kind]) if p.lasting else 0


def turn_order(s: State) -> list[Seat]:
    """All seats from the first player on."""
    n = len(s.players)
    return [(s.first + i) % n for i in range(n)]


def blocked(s: State) -> int:
    """Alone, the number of the stack that the token stands on; 0 if it stands on none (AC-9.2)."""
    return s.round if len(s.players) == 1 and s.round in box.PATRONS else 0


def new(seats: int, sets: tuple[int, ...], difficulty: int) -> State:
    """The state before anything is dealt (AC-1.1 to AC-1.5). Raises ValueError for a number of seats out of range."""
    if seats not in box.SEATS:
        raise ValueError(f"Avant Carde seats 1 to 5, not {seats}")
    awards, extras = (box.SOLO_AWARDS[difficulty], 0) if seats == 1 else box.AWARDS[seats > 3]
    piles = [tuple(sorted([box.CARD[n, c] for c in box.REAL] * box.COPIES[n])) for n in box.PATRONS]
    return State(
        agenda=(
            Step("open_round"),
            *((AskFirst(),) if seats > 1 else ()),
            *(AskTop(n) for n in reversed(box.PATRONS)),
            *(AskStarter(seat) for seat in range(seats - 1, -1, -1)),
        ),
        players=[Player((), (), (), (), 0, False, False, (), (), 0, 0, 0, 0, 0, 0, False, (), ()) for _ in range(seats)],
        sets=sets,
        stacks=tuple(Stack(EMPTY, pile, ()) for pile in piles),
        awards=awards,
        extras=extras,
        outside=0,
        gems=0 if seats == 1 else box.GEMS[seats > 3],
        first=0,
        round=0,
        part=DEAL,
        buys=(),
        trash=(),
        starters=(1 << len(box.STARTERS)) - 1,
        over=False,
    )
