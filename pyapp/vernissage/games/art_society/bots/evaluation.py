"""How the bots of Art Society evaluate a wall, a painting, and prestige that will still change.

To a player a position is worth the points that the wall shows, computed with the prestige that the types will probably have at
the end, plus the promise of the empty spaces. Everybody gets one painting a round. So walls differ in what each painting earns
(type, eyeline, frames, faux pas), and in how long there is room for large and small paintings; the weights below express that.
They were tested in games of the greedy bot against itself with other weights.

Glossary: the *outlook* is the expected worth of the types, and how long the game will last. A cell is *open* by n if an n by n
painting could still cover it, and *dead* if not even the smallest painting (2 by 2) could, so that only decor can.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from ....table.grid import listed
from ..rules import box
from ..rules.state import DECOR_BASE, Piece, Player, State, halos, masks, size

# The promise of empty spaces, in points.
OPEN2: Final = 0.10
"""A cell that is open by 2."""
OPEN3: Final = 0.06
"""A cell that is open by 3."""
OPEN4: Final = 0.04
"""A cell that is open by 4."""
DEAD: Final = -0.12
"""A dead cell."""
CORNER_OPEN: Final = -0.6
"""A bare corner that a painting can still cover."""
CORNER_DEAD: Final = -1.5
"""A bare corner that only decor can cover."""

SHIELD: Final = 0.85
"""A shield of decor that was earned but is not yet hung: there may be no room for it."""
ASSISTANT_FREE: Final = 1.2
"""A free assistant while there are rounds to come."""
ASSISTANT_SHARE: Final = 0.7
"""A tile with the assistant is worth this part of its worth on the wall."""
KEPT_SHARE: Final = 0.3
"""A painting for which only the assistant has room is worth this part of its type's worth."""
EXCESS: Final = -3.5
"""An excess painting: its penalty of two points, and that it brings the end of the game nearer."""

ROUND_AREA: Final = 7.0
"""How many spaces a player covers in a round, roughly."""
TRACK_SPREAD: Final = 3.5
"""How far, in spaces of the track, two prestige markers drift apart in a round: the scale of a logistic distribution, which is
multiplied by the square root of the number of rounds.
"""

_ALL: Final = box.WALL.all
_ROW: Final = box.WALL.width
_NO_RIGHT: Final = _ALL & ~sum(1 << (y * _ROW + _ROW - 1) for y in range(box.WALL.height))
_CORNERS: Final = tuple(1 << c for c in box.CORNERS)
_TYPES: Final = range(len(box.TYPES))


class Outlook(NamedTuple):
    """What to expect of the game: by type the worth of a painting, and the points of a painting in the eyeline; and how many
    rounds are to come, the present one included.
    """

    worth: tuple[float, ...]
    eyeline: tuple[float, ...]
    rounds: float


def rounds_left(s: State) -> float:
    """An estimate of how many rounds are to come, until the fullest wall is complete."""
    free = min((_ALL & ~p.old_taken).bit_count() for p in s.players)
    return min(max(free / ROUND_AREA, 0.5), s.players[0].hand.bit_count() + 1.0)


def outlook(track: tuple[int, ...], rounds: float) -> Outlook:
    """The outlook from the markers' positions, if each marker drifts at random in the rounds to come (AS-11.2, AS-12.3)."""
    scale = TRACK_SPREAD * max(rounds - 0.5, 0.05) ** 0.5
    worth, eyeline = [], []
    for t in _TYPES:
        expected, first = float(box.WORTHS[0]), 1.0
        for u in _TYPES:
            if u != t:
                ahead = 1 / (1 + exp(min(max((track[t] - track[u]) / scale, -30), 30)))
                expected -= ahead
                first *= 1 - ahead
        worth.append(expected)
        eyeline.append(first * box.EYELINE_POINTS)
    return Outlook(tuple(worth), tuple(eyeline), rounds)


class Wall:
    """A player's wall and assistant in a form that is fast to evaluate and to try hangings on.

    `types` and `frames` hold masks of the paintings' spaces by type and by frame, `spread` the union of all masks, `bad` the
    spaces of paintings in a faux pas. By type, `good` counts the paintings that score, and `eyes` those in the eyeline.
    """

    __slots__ = ("assistant", "bad", "excess", "eyes", "frames", "good", "shields", "spread", "taken", "types")

    def __init__(self) -> None:
        self.taken = self.bad = self.shields = self.excess = 0
        self.types: list[tuple[int, ...]] = [()] * 4
        self.frames: list[tuple[int, ...]] = [()] * 4
        self.spread, self.good, self.eyes = [0] * 4, [0] * 4, [0] * 4
        self.assistant: Piece | None = None

    @classmethod
    def of(cls, player: Player) -> Wall:
        """The wall of a player."""
        wall = cls()
        for piece, place in player.hung:
            wall.hang(piece, place)
        wall.assistant, wall.excess = player.assistant, len(player.excess)
        return wall

    def copy(self) -> Wall:
        """An independent copy."""
        new = Wall.__new__(Wall)
        new.taken, new.bad, new.shields, new.excess, new.assistant = (
            self.taken, self.bad, self.shields, self.excess, self.assistant,
        )  # fmt: skip
        new.types, new.frames = self.types[:], self.frames[:]
        new.spread, new.good, new.eyes = self.spread[:], self.good[:], self.eyes[:]
        return new

    def hang(self, piece: Piece, place: int) -> int:
        """Hangs a piece. Returns how many touching paintings have the same frame (AS-5.1)."""
        w, h = size(piece)
        mask = masks(w, h)[place]
        self.taken |= mask
        if piece >= DECOR_BASE:
            self.shields += box.DECOR[piece - DECOR_BASE].shields
            return 0
        tile = box.PAINTINGS[piece]
        kind, near = tile.type, halos(w, h)[place]
        if near & self.spread[kind]:
            self.bad |= mask
            for other in self.types[kind]:
                if other & near and not other & self.bad:
                    self.bad |= other
                    self.good[kind] -= 1
        else:
            self.good[kind] += 1
        k = sum(1 for other in self.frames[tile.frame] if other & near)
        self.types[kind] += (mask,)
        self.frames[tile.frame] += (mask,)
        self.spread[kind] |= mask
        if mask & box.EYELINE:
            self.eyes[kind] += 1
        return k

    def points(self, look: Outlook) -> float:
        """The points to expect of the wall's tiles. Corners and the full gallery belong to `space`."""
        out = float(self.shields)
        for good, eyes, worth, eyeline in zip(self.good, self.eyes, look.worth, look.eyeline, strict=True):
            out += good * worth + eyes * eyeline
        return out

    def value(self, look: Outlook) -> float:
        """The worth of the wall, the assistant and the excess together."""
        return self.points(look) + space(self.taken, look.rounds) + self.held(look) + EXCESS * self.excess

    def held(self, look: Outlook) -> float:
        """The worth of the assistant, free or with a tile."""
        if look.rounds <= 1:
            return 0.0
        return ASSISTANT_FREE if self.assistant is None else ASSISTANT_SHARE * self.gain(self.assistant, look)

    def gain(self, piece: Piece, look: Outlook) -> float:
        """By how much it changes points and space to hang the piece at its best place; 0 if there is no place."""
        found = self.best(piece, look)
        return 0.0 if found is None else max(found[0], 0.0)

    def best(self, piece: Piece, look: Outlook) -> tuple[float, int] | None:
        """The best place for a piece, and by how much it changes points and space; None if there is no place."""
        tried = self.trials(piece, look)
        return max(tried, key=lambda t: (t[0], -t[1])) if tried else None

    def trials(self, piece: Piece, look: Outlook) -> list[tuple[float, int]]:
        """For each place of the piece: the change of points and space (with the decor that it earns), and the place."""
        w, h = size(piece)
        taken = self.taken
        at = listed(box.WALL.places(taken, w, h))
        over, around = masks(w, h), halos(w, h)
        rounds = look.rounds
        now = space(taken, rounds)
        if piece >= DECOR_BASE:
            shields = box.DECOR[piece - DECOR_BASE].shields
            return [(shields + space(taken | over[p], rounds) - now, p) for p in at]
        tile = box.PAINTINGS[piece]
        kind = tile.type
        worth, eyeline = look.worth[kind], look.eyeline[kind]
        same, framed = self.spread[kind], self.frames[tile.frame]
        out = []
        for p in at:
            mask, near = over[p], around[p]
            got = space(taken | mask, rounds) - now
            if near & same:
                bad = self.bad
                for other in self.types[kind]:
                    if other & near and not other & bad:
                        got -= worth
            else:
                got += worth
            if mask & box.EYELINE:
                got += eyeline
            k = 0
            for other in framed:
                if other & near:
                    k += 1
            if k:
                got += SHIELD * k
            out.append((got, p))
        return out


def _open2(free: int) -> tuple[int, int]:
    """The places where a 2 by 2 painting fits in the free spaces, and the cells that are open by 2."""
    at2 = free & free >> 1 & _NO_RIGHT
    at2 &= at2 >> _ROW
    open2 = at2 | at2 << 1
    return at2, open2 | open2 << _ROW


def dead(taken: int) -> int:
    """The dead cells of a wall, as a bit mask."""
    free = _ALL & ~taken
    return free & ~_open2(free)[1]


@lru_cache(maxsize=1 << 15)
def openness(taken: int) -> float:
    """The promise of a wall's empty spaces and bare corners while there are rounds to come, in points."""
    free = _ALL & ~taken
    at2, open2 = _open2(free)
    at3 = at2 & at2 >> 1
    at3 &= at3 >> _ROW
    at4 = at3 & at3 >> 1
    at4 &= at4 >> _ROW
    open3 = at3 | at3 << 1 | at3 << 2
    open3 |= open3 << _ROW | open3 << 2 * _ROW
    open4 = at4 | at4 << 1
    open4 |= open4 << 2
    open4 |= open4 << _ROW
    open4 |= open4 << 2 * _ROW
    out = OPEN2 * open2.bit_count() + OPEN3 * open3.bit_count() + OPEN4 * open4.bit_count()
    out += DEAD * (free & ~open2).bit_count()
    for corner in _CORNERS:
        if free & corner:
            out += CORNER_OPEN if open2 & corner else CORNER_DEAD
    return out


def lasting(rounds: float) -> float:
    """The share of the openness that counts: 1 in the middle of the game, falling to 0 in the last round."""
    return min(max(rounds - 1, 0.0) / 3, 1.0)


def space(taken: int, rounds: float) -> float:
    """The promise of a wall's empty spaces in points: its openness while rounds are to come; bare corners and the full gallery
    at the end.
    """
    if taken == _ALL:
        return float(box.FULL_POINTS)
    soon = lasting(rounds)
    out = soon * openness(taken) if soon else 0.0
    if soon < 1:
        for corner in _CORNERS:
            if not taken & corner:
                out += (1 - soon) * box.CORNER_POINTS
    return out
