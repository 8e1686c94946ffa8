"""What the master of Art Society expects: how long the game will still last, and what its rivals will bid."""

from __future__ import annotations

from collections.abc import Generator
from math import exp
from typing import Final

from ....table.chance import Rng
from ....table.game import Seat
from ....table.grid import listed
from ..rules import box
from ..rules.decisions import AskBid, Bid
from ..rules.state import State
from .bidding import Mixture
from .evaluation import Outlook, outlook
from .search import Search

# How many rounds are to come, the present one included, by least squares from the rounds of 56 games of the searching bot at
# two, three and four seats. Its error is about one round; that of `evaluation.rounds_left` is twice as much, because it
# expects most walls to be filled, while most games end with excess paintings.
LAST: Final = 0.9
"""The rounds that are to come on full walls."""
ROUND_SHARE: Final = 0.08
"""The rounds for each free space; it counts the mean of the fullest wall's and of all walls' mean."""
HELPED: Final = 1.3
"""The rounds that free assistants add, if all are free: the first painting without a place does no harm."""
NEAR_END: Final = 1.1
"""The rounds that the first excess painting of anybody takes away."""

DOUBT: Final = 0.25
"""How far from its best card, in points of its judgement, a rival is expected to bid: the scale of a softmax."""

_RIVAL: Final = Search()


def rounds_to_come(s: State) -> float:
    """An estimate of how many rounds are to come, the present one included, until the game ends (AS-11.1)."""
    free = [box.WALL.width * box.WALL.height - p.old_taken.bit_count() for p in s.players]
    room = (min(free) + sum(free) / len(free)) / 2
    helped = sum([p.old_assistant is None for p in s.players]) / len(s.players)
    rounds = LAST + ROUND_SHARE * room + HELPED * helped - NEAR_END * any(p.excess for p in s.players)
    return min(max(rounds, 0.5), s.players[0].hand.bit_count() + 1.0)


def foresight(s: State) -> Outlook:
    """The outlook of the present position, with `rounds_to_come`."""
    return outlook(s.track, rounds_to_come(s))


def habit(s: State, seat: Seat, rng: Rng) -> Generator[None, None, Mixture]:
    """What a rival bids who thinks like the searching bot: the probability of each card of the seat's hand, lowest first."""
    options = [Bid(card) for card in listed(s.players[seat].hand)]
    values = yield from _RIVAL.judges["bid"](s, AskBid(seat), options, rng)
    top = max(values)
    weights = [exp((value - top) / DOUBT) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
