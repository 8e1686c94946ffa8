"""Hashes with a purpose, chains of them, and draws that follow from them.

Glossary: an *element* is 16 bytes of a seat's chain; hashing one gives the one before it, so that only who has made the chain
can tell the next. The first is the chain's *anchor*.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from .trouble import Refused

SIZE: Final = 16
"""Bytes of an element and of a seal."""
LENGTH: Final = 1_024
"""Elements of a chain after its anchor: one for each message of a seat, and one for each secret that somebody else opens. With
a chain of their own, secrets are not counted here.
"""

_FORMAT: Final = b"vernissage fair 1 "


def digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 of the parts for one purpose, 32 bytes; no two lists of parts look the same to it."""
    h = sha256(_FORMAT + purpose.encode() + b"\0")
    for part in parts:
        h.update(len(part).to_bytes(4, "big") + part)
    return h.digest()


def number(n: int) -> bytes:
    """A whole number from 0 to 2**32 - 1 as a part of a digest."""
    return n.to_bytes(4, "big")


def before(element: bytes, key: bytes) -> bytes:
    """The element before this one, in the chain of the seat with this public key."""
    return sha256(_FORMAT + b"step\0" + key + element).digest()[:SIZE]


def grown(master: bytes, key: bytes, purpose: str = "chain") -> list[bytes]:
    """A whole chain, the anchor first: it follows from the seat's master secret and its public key. `purpose`: "chain" for that
    of messages, "secrets" for that of secrets where they have one of their own.
    """
    out = [digest(purpose, master)[:SIZE]]
    for _ in range(LENGTH):
        out.append(before(out[-1], key))
    return out[::-1]


@lru_cache(maxsize=64)
def taken_back(element: bytes, key: bytes, n: int) -> tuple[bytes, ...]:
    """The n elements up to this one, the latest first, and the one before them all. They are kept for a while: a link is read
    more than once, and those of other seats are the same as in the link before. Raises Refused if a chain has no n elements.
    """
    if n > LENGTH:
        raise Refused("used up")
    out = [element]
    for _ in range(n):
        out.append(before(out[-1], key))
    return tuple(out)


class Keyed:
    """A source whose n-th draw follows from 32 bytes that nobody could choose (see `table.chance.Source`)."""

    __slots__ = ("entropy",)

    def __init__(self, entropy: bytes) -> None:
        self.entropy = entropy

    def weighted(self, ply: int, odds: Sequence[int]) -> int:
        """The index drawn by the integer weights: exact, as what would favour one outcome is drawn again. Raises
        ValueError if a weight is negative.
        """
        n = sum(odds)
        limit = (1 << 64) - (1 << 64) % n
        again = 0
        while True:
            z = int.from_bytes(digest("draw", self.entropy, number(ply), number(again))[:8], "big")
            if z < limit:
                break
            again += 1
        at = z % n
        for i, weight in enumerate(odds):
            at -= weight
            if at < 0:
                return i
        raise ValueError("a weight is negative")
