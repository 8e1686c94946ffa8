"""Chance that depends on (seed, ply, n) and on nothing else, so that a redo cannot roll anew.

The mixing function is the finaliser of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
Generators, OOPSLA 2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

SEED_BITS: Final = 48
"""A match's seed is a whole number of this many bits: 8 characters of a link."""

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """Mixes the bits of a 64-bit number; different numbers give different results."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


def draw(seed: int, ply: int, n: int) -> int:
    """A number from 0 to n-1 for the `ply`-th answer of the match with this seed. Every outcome is equally likely.

    Raises ValueError if n is not positive.
    """
    return Rng(mix(seed * _GAMMA + 1 & _MASK) ^ mix(ply * _GAMMA + 2 & _MASK)).below(n)


def weighted(seed: int, ply: int, odds: Sequence[int]) -> int:
    """The index drawn by the integer weights `odds`, by `draw`. Raises ValueError if a weight is negative."""
    at = draw(seed, ply, sum(odds))
    for i, w in enumerate(odds):
        at -= w
        if at < 0:
            return i
    raise ValueError("a weight is negative")


class Source(Protocol):
    """Where a match's draws come from."""

    def weighted(self, ply: int, odds: Sequence[int]) -> int | None:
        """The index drawn for the `ply`-th answer by the integer weights `odds`; None if the draw stays face down."""


class Seeded:
    """A source whose draws all follow from a seed."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def weighted(self, ply: int, odds: Sequence[int]) -> int:
        """See `Source.weighted`."""
        return weighted(self.seed, ply, odds)


class FaceDown:
    """A source that leaves every draw face down, for somebody else to turn up."""

    __slots__ = ()

    def weighted(self, ply: int, odds: Sequence[int]) -> None:
        """See `Source.weighted`."""


class Rng:
    """A small generator of its own seed, for bots and tests; a match's chance never uses its state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + _GAMMA) & _MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n-1. Raises ValueError if n is not positive."""
        if n <= 0:
            raise ValueError(f"cannot draw one of {n}")
        limit = (1 << 64) - (1 << 64) % n  # rejection keeps every outcome equally likely
        while True:
            z = self.bits()
            if z < limit:
                return z % n

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`, each equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """`things` in random order (Fisher-Yates)."""
        out = list(things)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
