"""What a pile of cards would earn, before it is painted (CV-3.7).

Glossary: a *pile* is up to three cards from the bottom up. An *order* is three cards as a pile, with the points that it would
earn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from ....table.game import Seat
from ..rules import box, layers, reading, scoring
from ..rules.layers import Picture
from ..rules.reading import Preview
from ..rules.state import State

Pile: TypeAlias = tuple[int, ...]


class Order(NamedTuple):
    """Three cards from the bottom up, and the points that this painting would add to the score."""

    pile: tuple[int, int, int]
    points: int


def picture_of(pile: Pile) -> Picture:
    """The picture that a pile of any height shows (CV-3.2)."""
    out = 0
    for card in pile:
        out = layers.PICTURES[card] | layers.FREE[card] & out
    return out


def look(s: State, seat: Seat, pile: Pile) -> Preview | None:
    """The rules' preview of three cards as the seat's next painting; None for fewer cards."""
    return reading.preview(s, seat, *pile) if len(pile) == box.LAYERS else None


def so_far(s: State, pile: Pile) -> tuple[reading.Reading, ...]:
    """How a pile of any height meets the scoring cards in play, whatever ribbons are left."""
    picture = picture_of(pile)
    met = scoring.ribbons(picture, s.conditions, s.edition)
    return tuple(
        reading.Reading(c, n, 0, reading.groups(picture, c, s.edition), reading.figures(picture, c, s.edition))
        for c, n in zip(s.conditions, met, strict=True)
    )


@lru_cache(maxsize=256)
def _orders(three: tuple[int, ...], held: tuple[int, ...], conditions: tuple[int, ...], edition: int) -> tuple[Order, ...]:
    now = sum(scoring.ribbon_points(held, conditions))
    out: list[Order] = []
    for bottom, middle, top in permutations(three, box.LAYERS):
        picture = layers.visible(bottom, middle, top)
        taken = scoring.gained(held, scoring.ribbons(picture, conditions, edition), conditions)
        then = sum(scoring.ribbon_points([h + n for h, n in zip(held, taken, strict=True)], conditions))
        bonus = box.BONUS_POINTS[edition] * scoring.bonus_icons(picture)
        out.append(Order((bottom, middle, top), then - now + bonus))
    out.sort(key=lambda o: (-o.points, o.pile))
    return tuple(out)


def orders(s: State, seat: Seat, three: Iterable[int]) -> tuple[Order, ...]:
    """All six orders of three cards; the one that earns most comes first."""
    return _orders(tuple(sorted(three)), s.players[seat].ribbons, s.conditions, s.edition)


def best(s: State, seat: Seat, cards: Sequence[int], with_card: int | None = None) -> Order | None:
    """The order of three of these cards (one of them `with_card`) that earns most. None if there are too few."""
    found = (
        orders(s, seat, three)[0]
        for three in combinations(sorted(cards), box.LAYERS)
        if with_card is None or with_card in three
    )
    return min(found, key=lambda o: (-o.points, o.pile), default=None)


def gain(s: State, seat: Seat, i: int, taken: int) -> int:
    """The points that the seat's score gains by `taken` more ribbons of the i-th scoring card in play (CV-5.2); none by those
    that no more paintings can win.
    """
    held = s.players[seat].ribbons[i]
    points = box.POINTS[s.conditions[i]]
    return points[min(held + taken, len(points) - 1)] - points[held]
