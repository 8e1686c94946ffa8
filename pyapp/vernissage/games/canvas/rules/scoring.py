"""Scoring: the ribbons a picture earns, what they and bonuses are worth, who wins, a solo game's grade (CV-3.5 to CV-6.4).

Glossary: a *count* function takes a picture and gives how often it meets a condition, before any limit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from ....table.game import Seat
from . import box
from .layers import ALL_SLOTS, Picture, Plane
from .state import Player, State

Count: TypeAlias = Callable[[Picture], int]

_ENDS, _INNER = 0b00001, 0b00010
_RUN_BITS = 0b00111_00111_00111_00111
_ELEMENT_BITS = 0b11111_11111_11111_11111


def composition(seen: Picture) -> int:
    """All five slots show something (CV-4.1)."""
    seen |= seen >> 20
    seen |= seen >> 10
    return int((seen | seen >> 5) & ALL_SLOTS == ALL_SLOTS)


def consistency(seen: Picture) -> int:
    """Exactly six elements are visible (CV-4.10)."""
    return int((seen & _ELEMENT_BITS).bit_count() == 6)


def emphasis(seen: Picture) -> int:
    """Exactly one Hue is visible (CV-4.11)."""
    return int((seen & ALL_SLOTS).bit_count() == 1)


def hierarchy(seen: Picture) -> int:
    """The rulebook's Hierarchy: more Textures than any other element (CV-4.2)."""
    hues, shapes, textures, tones = _counts(seen)
    return int(textures > hues and textures > shapes and textures > tones)


def hierarchy_published(seen: Picture) -> int:
    """The published Hierarchy: at least one Tone, and no element more often than Tone (CV-4.2)."""
    hues, shapes, textures, tones = _counts(seen)
    return int(tones > 0 and tones >= hues and tones >= shapes and tones >= textures)


def movement(seen: Picture) -> int:
    """Elements that fill three neighbouring slots; each counts once (CV-4.3)."""
    runs = seen & seen >> 1 & seen >> 2 & _RUN_BITS
    if not runs:
        return 0
    return bool(runs & 31) + bool(runs & 992) + bool(runs & 31744) + bool(runs & 1015808)


def proximity(seen: Picture) -> int:
    """Disjoint pairs of a Texture and a Tone in neighbouring slots (CV-4.4)."""
    return _near(seen >> 10 & ALL_SLOTS, seen >> 15 & ALL_SLOTS)


def proportion(seen: Picture) -> int:
    """Disjoint groups of three of one element and two of one element, the same or another (CV-4.13)."""
    return _threes_and_twos(*_counts(seen))


def repetition(seen: Picture) -> int:
    """Pairs of Shapes (CV-4.8)."""
    return (seen >> 5 & ALL_SLOTS).bit_count() >> 1


def space(seen: Picture) -> int:
    """Disjoint pairs of a Hue and a Shape in slots that are neither neighbours nor the same (CV-4.5)."""
    return _apart(seen & ALL_SLOTS, seen >> 5 & ALL_SLOTS)


def style(seen: Picture) -> int:
    """Groups of three Textures (CV-4.12)."""
    return (seen >> 10 & ALL_SLOTS).bit_count() // 3


def symmetry(seen: Picture) -> int:
    """Pairs of one element in the first and last or in the second and fourth slot (CV-4.6).

    A slot shows an element at most once, so these pairs never share an icon: counting them is matching them.
    """
    return ((seen & seen >> 4 & _ENDS * 0x8421) | (seen & seen >> 2 & _INNER * 0x8421)).bit_count()


def unity(seen: Picture) -> int:
    """Groups of three of one element (CV-4.9)."""
    a, b, c, d = _counts(seen)
    return a // 3 + b // 3 + c // 3 + d // 3


def variety(seen: Picture) -> int:
    """Full sets of the four elements (CV-4.7)."""
    return min(_counts(seen))


def _counts(seen: Picture) -> tuple[int, int, int, int]:
    return (
        (seen & ALL_SLOTS).bit_count(),
        (seen >> 5 & ALL_SLOTS).bit_count(),
        (seen >> 10 & ALL_SLOTS).bit_count(),
        (seen >> 15 & ALL_SLOTS).bit_count(),
    )


@cache
def _near(ones: Plane, others: Plane) -> int:
    return matching(ones, others, tuple((1 << s + 1 | 1 << s >> 1) & ALL_SLOTS for s in range(5)))


@cache
def _apart(ones: Plane, others: Plane) -> int:
    return matching(ones, others, tuple(~(7 << s >> 1) & ALL_SLOTS for s in range(5)))


def matching(ones: Plane, others: Plane, fits: Sequence[Plane]) -> int:
    """The most pairs of a slot of `ones` and a slot of `others` that fit (`fits` by the former), each slot used once a side."""
    if not ones:
        return 0
    slot = (ones & -ones).bit_length() - 1
    rest = ones & ones - 1
    best = matching(rest, others, fits)
    mates = others & fits[slot]
    while mates:
        mate = mates & -mates
        mates ^= mate
        best = max(best, 1 + matching(rest, others ^ mate, fits))
    return best


@cache
def _threes_and_twos(*counts: int) -> int:
    best = 0
    for i, n in enumerate(counts):
        if n >= 3:
            left = (*counts[:i], n - 3, *counts[i + 1 :])
            for j, m in enumerate(left):
                if m >= 2:
                    best = max(best, 1 + _threes_and_twos(*left[:j], m - 2, *left[j + 1 :]))
    return best


_RULEBOOK: Final[tuple[Count, ...]] = (
    composition,
    consistency,
    emphasis,
    hierarchy,
    movement,
    proportion,
    proximity,
    repetition,
    space,
    style,
    symmetry,
    unity,
    variety,
)
COUNTS: Final = (
    _RULEBOOK,
    tuple(hierarchy_published if c == box.HIERARCHY else f for c, f in enumerate(_RULEBOOK)),
)
"""By edition and condition, how often a picture meets it."""


def ribbons(seen: Picture, conditions: Sequence[int], edition: int) -> tuple[int, ...]:
    """By scoring card in play, how often the picture meets its condition, before the limit of CV-3.5."""
    counts = COUNTS[edition]
    return tuple([counts[c](seen) for c in conditions])


def gained(held: Sequence[int], earned: Sequence[int], conditions: Sequence[int]) -> tuple[int, ...]:
    """How many of the earned ribbons a seat that holds some takes: none beyond those that are paid for (CV-3.5)."""
    return tuple([min(n, LIMITS[c] - h) for h, n, c in zip(held, earned, conditions, strict=True)])


LIMITS: Final = tuple(len(points) - 1 for points in box.POINTS)
"""By condition, the ribbons that its scoring card pays for."""


def bonus_icons(seen: Picture) -> int:
    """Visible elements that visible bonuses pay for; an element with two bonuses counts twice (CV-5.3)."""
    bonuses = seen >> 20
    if not bonuses:
        return 0
    return (
        (bonuses & ALL_SLOTS).bit_count() * (seen & ALL_SLOTS).bit_count()
        + (bonuses >> 5 & ALL_SLOTS).bit_count() * (seen >> 5 & ALL_SLOTS).bit_count()
        + (bonuses >> 10 & ALL_SLOTS).bit_count() * (seen >> 10 & ALL_SLOTS).bit_count()
        + (bonuses >> 15).bit_count() * (seen >> 15 & ALL_SLOTS).bit_count()
    )


def ribbon_points(held: Sequence[int], conditions: Sequence[int]) -> tuple[int, ...]:
    """By scoring card in play, the points for each number of ribbons (CV-5.2)."""
    return tuple([box.POINTS[c][n] for c, n in zip(conditions, held, strict=True)])


def bonus_points(player: Player, edition: int) -> int:
    """What the bonuses on a player's paintings pay (CV-5.3)."""
    return box.BONUS_POINTS[edition] * sum([p.bonus for p in player.paintings])


def lines(s: State, seat: Seat) -> dict[str, int]:
    """The lines of the seat's score sheet by name."""
    player = s.players[seat]
    return {"ribbons": sum(ribbon_points(player.ribbons, s.conditions)), "bonuses": bonus_points(player, s.edition)}


def score(s: State, seat: Seat) -> int:
    """A seat's points as they stand."""
    player = s.players[seat]
    return sum(ribbon_points(player.ribbons, s.conditions)) + bonus_points(player, s.edition)


def scores(s: State) -> tuple[int, ...]:
    """Everybody's points as they stand."""
    return tuple(score(s, seat) for seat in range(len(s.players)))


def leaders(s: State) -> tuple[Seat, ...]:
    """Those with the highest score and, among these, the most tokens: more than one only at a full tie (CV-5.4)."""
    keys = [(points, p.tokens) for points, p in zip(scores(s), s.players, strict=True)]
    best = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == best)


def runner_up(s: State) -> Seat | None:
    """Who comes next after the leaders, by points, tokens, turn order; None if everybody leads (CV-5.4)."""
    ahead = leaders(s)
    rest = [seat for seat in range(len(s.players)) if seat not in ahead]
    points = scores(s)
    return min(rest, key=lambda seat: (-points[seat], -s.players[seat].tokens, seat), default=None)


def winners(s: State) -> tuple[Seat, ...]:
    """Who wins as it stands: the judge's choice, else the leaders (CV-5.4); alone, only Best in Show wins (CV-6.4)."""
    if len(s.players) == 1:
        return (0,) if grade(score(s, 0)) == 0 else ()
    return leaders(s) if s.judged is None else (s.judged,)


def grade(points: int) -> int:
    """The index in `box.GRADES` of a solo game's grade (CV-6.4)."""
    return next(i for i, (_, least) in enumerate(box.GRADES) if points >= least)
