"""Random numbers for pictures: the same key gives the same numbers, on every machine and for ever.

Every part of a painting has its own stream (`rng.sub("sky")`), so a new brush stroke in the sky never moves the tram in the
street. FNV-1a turns the key into a state, followed by murmur3's last step, because FNV alone hardly mixes a key's last letter.
mulberry32 draws from that state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


def hashed(text: str) -> int:
    """Give the 32-bit hash of a text."""
    h = 2166136261
    for b in text.encode():
        h = ((h ^ b) * 16777619) & WORD
    h = ((h ^ (h >> 16)) * 0x85EBCA6B) & WORD
    h = ((h ^ (h >> 13)) * 0xC2B2AE35) & WORD
    return h ^ (h >> 16)


class Stream:
    """A stream of random numbers. The same `key` gives the same stream."""

    def __init__(self, *key: object) -> None:
        self.key = "/".join(map(str, key))
        self.state = hashed(self.key)

    def sub(self, tag: object) -> Stream:
        """Give the stream of a part. It does not depend on what has been drawn from this stream."""
        return Stream(self.key, tag)

    def u(self) -> float:
        """Draw from [0, 1)."""
        self.state = (self.state + 0x6D2B79F5) & WORD
        t = self.state
        t = ((t ^ (t >> 15)) * (t | 1)) & WORD
        t ^= (t + (((t ^ (t >> 7)) * (t | 61)) & WORD)) & WORD
        return ((t ^ (t >> 14)) & WORD) / 4294967296

    def f(self, a: float, b: float) -> float:
        """Draw from [a, b)."""
        return a + (b - a) * self.u()

    def i(self, a: int, b: int) -> int:
        """Draw a whole number from a to b, both included."""
        return a + int(self.u() * (b - a + 1))

    def chance(self, p: float) -> bool:
        """Give True with probability p."""
        return self.u() < p

    def pick(self, choices: Sequence[T]) -> T:
        """Draw one of the choices."""
        return choices[int(self.u() * len(choices))]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """Give the items in a random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.i(0, i)
            out[i], out[j] = out[j], out[i]
        return out
