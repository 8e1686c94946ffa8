"""Digests, canonical bytes, chains by label, and draws that follow from 32 bytes.

Glossary: a *label* numbers what draws follow from, as the rules count it, not messages. An *element* is 16 bytes of a chain:
that of label l stands at place l + 1, and hashing it gives the one before. The first, at place 0, is the chain's *anchor*.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, cast

from ...game import Action
from ..trouble import Refused

SIZE: Final = 16
"""Bytes of an element, of a seal, of a box's digest."""
LABELS: Final = 1_023
"""So many labels there are, 0 to 1,022: the chain's last element is of the greatest."""
DRAWS: Final = b"draws"
SECRETS: Final = b"secrets"
"""The two chains by name; the second is there only at live tables, where secrets outlast other draws."""

_DOMAIN: Final = b"vernissage fair 2 "


def digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 of the parts for one purpose, 32 bytes; no two lists of parts look the same to it."""
    h = sha256(_DOMAIN + purpose.encode() + b"\0")
    for part in parts:
        h.update(len(part).to_bytes(4, "big") + part)
    return h.digest()


def u8(n: int) -> bytes:
    """A whole number below 256."""
    return n.to_bytes(1, "big")


def u16(n: int) -> bytes:
    """A whole number below 65,536."""
    return n.to_bytes(2, "big")


def text_bytes(text: str) -> bytes:
    """A text with its length before it; its UTF-8 has 255 bytes at most."""
    data = text.encode()
    return u8(len(data)) + data


def answer_bytes(a: Action) -> bytes:
    """An answer: u8 length and ASCII of its verb, u8 number of its fields; each field 0 and an i16, or 1, u8 length and as many
    i16. Answers that differ differ in bytes. Raises OverflowError for numbers that no game has.
    """
    *fields, verb = cast("tuple[Any, ...]", a)
    out: bytes = u8(len(verb)) + verb.encode("ascii") + u8(len(fields))
    for f in fields:
        out += b"\1" + u8(len(f)) + b"".join(map(_i16, f)) if isinstance(f, tuple) else b"\0" + _i16(f)
    return out


def _i16(n: int) -> bytes:
    return int(n).to_bytes(2, "big", signed=True)


def before(key: bytes, which: bytes, place: int, element: bytes) -> bytes:
    """The element at `place - 1` from that at `place`. All is hashed in: no work on one chain or place helps with another."""
    return sha256(_DOMAIN + b"step\0" + which + key + u16(place) + element).digest()[:SIZE]


def grown(seed: bytes, key: bytes, which: bytes) -> tuple[bytes, ...]:
    """A whole chain, the anchor first: it follows from the device's seed and its public key."""
    return taken_back(key, which, LABELS, digest("last", which, seed)[:SIZE])


@lru_cache(maxsize=64)
def taken_back(key: bytes, which: bytes, place: int, element: bytes) -> tuple[bytes, ...]:
    """The elements at 0 to `place`, from the last of them. They are kept for a while, as links are read more than once. Raises
    Refused for a place that no chain has.
    """
    if not 0 <= place <= LABELS:
        raise Refused("used up")
    out = [element]
    for i in range(place, 0, -1):
        out.append(before(key, which, i, out[-1]))
    return tuple(out[::-1])


class Keyed:
    """A source whose j-th draw follows from 32 bytes that nobody could choose (see `table.chance.Source`)."""

    __slots__ = ("entropy",)

    def __init__(self, entropy: bytes) -> None:
        self.entropy = entropy

    def weighted(self, ply: int, odds: Sequence[int]) -> int:
        """The index drawn by the integer weights: exact, as what would favour one outcome is drawn again. Raises
        ValueError if a weight is negative.
        """
        n, again = sum(odds), 0
        limit = (1 << 64) - (1 << 64) % n
        while (z := int.from_bytes(digest("draw", self.entropy, u16(ply), u16(again))[:8], "big")) >= limit:
            again += 1
        at = z % n
        for i, weight in enumerate(odds):
            at -= weight
            if at < 0:
                return i
        raise ValueError("a weight is negative")
