"""Walls as ints: bit `y * width + x` is the space in column x, row y, counted from 0 at the top left.

Glossary: a *place* is the space of a tile's top left corner; a *mask* is the set of spaces a tile covers; a tile's
*halo* is the set of spaces that share an edge with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")


def spaces(mask: int) -> Iterator[int]:
    """The spaces of a mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_BITS = bytes.maketrans(b"01", b"\0\1")


def chosen(things: Sequence[T], mask: int) -> list[T]:
    """The things at the places that a mask sets, in order; the mask's top place must be one of the things'.

    The whole selection runs in the interpreter's own code: a few times faster than a loop over the bits.
    """
    return list(compress(things, format(mask, "b")[::-1].encode().translate(_BITS)))


_NUMBERS = range(256)


def listed(mask: int) -> list[int]:
    """The spaces of a mask of at most 256 spaces, as a list; the fast way where all are wanted."""
    return chosen(_NUMBERS, mask)


class Grid:
    """A wall of `width` columns and `height` rows. Tiles are rectangles of w by h spaces."""

    __slots__ = ("_inside", "_left", "_right", "_shifts", "all", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.all = (1 << width * height) - 1
        row = (1 << width) - 1
        self._left = sum(1 << y * width for y in range(height))
        self._right = self._left << width - 1
        # Where a tile of w by h may start and still end inside the wall.
        self._inside = {
            (w, h): sum(((row >> w - 1) << y * width) for y in range(height - h + 1))
            for w in range(1, width + 1)
            for h in range(1, height + 1)
        }
        # How often a mask is laid over itself, shifted, until every space speaks for a whole tile that starts there.
        self._shifts = {(w, h): (*_doublings(w, 1), *_doublings(h, width)) for w, h in self._inside}

    def mask(self, place: int, w: int, h: int) -> int:
        """The spaces of a w by h tile at `place`, which must lie inside the wall."""
        row = ((1 << w) - 1) << place
        out = 0
        for _ in range(h):
            out |= row
            row <<= self.width
        return out

    def halo(self, mask: int) -> int:
        """The spaces outside `mask` that share an edge with it."""
        width = self.width
        return (
            (((mask & ~self._right) << 1) | ((mask & ~self._left) >> 1) | (mask << width) | (mask >> width)) & self.all & ~mask
        )

    def room(self, taken: int, w: int, h: int) -> int:
        """Every place where a w by h tile lies inside the wall on spaces that are not `taken`."""
        free = self.all & ~taken
        for by in self._shifts[w, h]:
            free &= free >> by
        return free & self._inside[w, h]

    def places(self, taken: int, w: int, h: int) -> int:
        """Every place of `room` where the tile also shares an edge with a taken space."""
        fits = self.room(taken, w, h)
        if not fits:
            return 0
        near = self.halo(taken)
        for by in self._shifts[w, h]:
            near |= near >> by
        return fits & near

    def at(self, x: int, y: int) -> int:
        """The space in column x, row y."""
        return y * self.width + x

    def xy(self, space: int) -> tuple[int, int]:
        """Column and row of a space."""
        y, x = divmod(space, self.width)
        return x, y


def _doublings(n: int, step: int) -> Iterator[int]:
    """The shifts by which a run of one space grows to n of them, `step` bits apart: each doubles the run, or completes it."""
    have = 1
    while have < n:
        by = min(have, n - have)
        yield by * step
        have += by
