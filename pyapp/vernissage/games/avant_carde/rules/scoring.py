"""What money and lines are worth: awards, the most 2s, the winners (AC-3.4, AC-4.4, AC-7.2, AC-9.3, AC-9.4)."""

from __future__ import annotations

from ....table.game import Seat
from . import box
from .state import EMPTY, UP, State

_TWO = box.NUMBER_BIT[2]


def awards_for(money: int) -> int:
    """How many awards this much money earns (AC-3.4)."""
    last = box.AWARD_STEPS[-1]
    if money >= last:
        return len(box.AWARD_STEPS) + (money - last) // box.AWARD_RISE
    return sum(1 for step in box.AWARD_STEPS if money >= step)


def twos(s: State, seat: Seat) -> int:
    """How many cards in front of the seat count as 2s; concealed cards do not (AC-5.1, AC-7.1)."""
    return sum([1 for x in s.players[seat].line if x.state == UP and x.mask & _TWO])


def most_twos(s: State, seat: Seat) -> bool:
    """Whether the seat has the most 2s now, ties included, even at none (AC-7.2); alone, those the gallery asks (AC-9.4)."""
    mine = twos(s, seat)
    if len(s.players) == 1:
        return mine >= gallery_twos(s)
    return all(twos(s, other) <= mine for other in range(len(s.players)) if other != seat)


def gallery_twos(s: State) -> int:
    """How often the most frequent colour shows among the tops of the gallery's stacks (AC-9.4)."""
    tops = [box.CARDS[x.top].colour for x in s.stacks if x.top != EMPTY]
    return max([tops.count(c) for c in box.REAL])


def scores(s: State) -> tuple[int, ...]:
    """Everybody's awards."""
    return tuple([p.awards for p in s.players])


def winners(s: State) -> tuple[Seat, ...]:
    """The most awards, then the most money made in the last round (AC-4.4); alone, all awards taken (AC-9.3)."""
    if len(s.players) == 1:
        return (0,) if not s.awards else ()
    keys = [(p.awards, p.made) for p in s.players]
    return tuple([seat for seat, key in enumerate(keys) if key == max(keys)])
