"""How a purchase in Avant Carde is valued: by features of the card, the deck and the time, with weights learned by self-play.

A *feature* is a number that describes a purchase. A *time* is one of four parts of the game, by how many awards are gone. A
purchase is worth the sum of its features times their weights, in awards; to end the turn is worth 0. Weights are learned for
each patron set (`lab.learning`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....table.game import Seat
from ..rules import box
from ..rules.state import State

TIMES: Final = (1.0, 0.6, 0.3)
"""The second, third and fourth time begin when this share of the awards is left."""
NAMES: Final = (
    *(f"{number} at time {time}" for time in range(4) for number in box.PATRONS),
    *(f"share of its colour at time {time}" for time in range(4)),
    *(f"share of its number at time {time}" for time in range(4)),
    *(f"no change token for the rest at time {time}" for time in range(4)),
    *(f"dollars left over at time {time}" for time in range(4)),
)
"""The names of the features, in their order: each at one of the times."""

OF_NUMBERS: Final = 4 * len(box.PATRONS)
"""So many features, the first, are of a number at a time; number by number, time by time."""
_ALIKE, _KIN, _LAST, _OVER = range(OF_NUMBERS, len(NAMES), 4)

Found = list[tuple[int, float]]
"""The features that are not 0: index and value."""


def time_of(view: State) -> int:
    """The time, 0 to 3."""
    left = view.awards / sum(box.AWARDS[len(view.players) > 3][:1])
    return sum([left < edge for edge in TIMES])


def features(view: State, seat: Seat, deck: Sequence[int], card: int) -> Found:
    """The features of buying a card at its own price, if these cards are in the seat's deck."""
    p, face, time = view.players[seat], box.CARDS[card], time_of(view)
    alike = sum([1 for other in deck if box.CARDS[other].colour == face.colour])
    kin = sum([1 for other in deck if box.NUMBER[other] == face.number])
    left = p.money - face.number
    out = [(time * len(box.PATRONS) + face.number - 2, 1.0), (_ALIKE + time, alike / len(deck)), (_KIN + time, kin / len(deck))]
    if not left and not p.change and not p.spent_change:
        out.append((_LAST + time, 1.0))
    if left:
        out.append((_OVER + time, left / 10))
    return out


def told(i: int, value: float) -> tuple[str, tuple[int, ...]]:
    """A feature's term, and its details: see `Master.weigh`."""
    if i < OF_NUMBERS:
        return "stage", (i % len(box.PATRONS) + 2,)
    if i < _LAST:
        return "alike" if i < _KIN else "same", (round(100 * value),)
    return ("last", ()) if i < _OVER else ("left", (round(10 * value),))


def worth(weights: Sequence[float], found: Found) -> float:
    """The sum of the features times their weights, in awards."""
    return sum([weights[i] * value for i, value in found])
