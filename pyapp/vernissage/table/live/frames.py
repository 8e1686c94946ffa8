"""Frames: what two connected devices say to each other, as text, a line a field; and how much of it is listened to.

What belongs to a game is in the links of `table.fair`, and nothing else: a frame only carries one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from ..link import LONGEST, clean_name
from .code import LONGEST as LONGEST_CODE

Kind: TypeAlias = Literal["hello", "sees", "signal", "link", "plan", "claim", "beat", "bye"]
"""Who this is; to whom it is connected; a code for a third device; a link; who sits where, with the invitation so far; that
this is a seat's player; how far the game is here; that it leaves.
"""

VERSION: Final = "1"
MOST_PEERS: Final = 12
"""The most devices at a table, those who look on included."""
MOST: Final = LONGEST + 1_000
"""The most characters of a frame."""
ID: Final = 32
"""Characters of a peer's id: hexadecimal digits."""
NO_KEY: Final = "0" * 16
"""The key of no game."""
NO_MARK: Final = "0" * 8

_HEX: Final = frozenset("0123456789abcdef")


class BadFrame(ValueError):
    """A text that is no frame."""


class Frame(NamedTuple):
    """A frame, read: its fields are as `_FIELDS` says."""

    kind: Kind
    fields: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The frame as it is sent."""
        return "\n".join((self.kind, *self.fields))


def is_id(text: str) -> bool:
    """Whether this can be a peer's id."""
    return len(text) == ID and _HEX.issuperset(text)


def _ids(text: str) -> bool:
    ids = text.split(" ") if text else []
    return len(ids) <= MOST_PEERS and len(set(ids)) == len(ids) and all(map(is_id, ids))


def _number(most: int) -> Callable[[str], bool]:
    return lambda text: text.isascii() and text.isdecimal() and len(text) <= 6 and int(text) <= most and str(int(text)) == text


def _named(text: str) -> bool:
    return bool(text) and clean_name(text) == text


def _hex(length: int) -> Callable[[str], bool]:
    return lambda text: len(text) == length and _HEX.issuperset(text)


def _one_line(most: int) -> Callable[[str], bool]:
    return lambda text: 0 < len(text) <= most and text.isascii() and text.isprintable()


_FIELDS: Final[dict[Kind, tuple[Callable[[str], bool], ...]]] = {
    "hello": (VERSION.__eq__, ("play", "watch").__contains__, _named, ("0", "1").__contains__),
    "sees": (_ids,),
    "signal": (is_id, is_id, _one_line(LONGEST_CODE)),
    "link": (_one_line(LONGEST),),
    "plan": (_ids, _one_line(LONGEST)),
    "claim": (_number(7), _hex(128)),
    "beat": (_hex(len(NO_KEY)), _number(999_999), _hex(len(NO_MARK))),
    "bye": (),
}
"""By kind, what the fields have to be."""


def read(text: str) -> Frame:
    """Reads a frame. Raises BadFrame for whatever is none."""
    if len(text) > MOST:
        raise BadFrame("too long")
    kind, *fields = text.split("\n", 4)
    if kind not in _FIELDS:
        raise BadFrame("unknown")
    fits = _FIELDS[kind]
    if len(fields) != len(fits) or not all(fit(field) for fit, field in zip(fits, fields, strict=True)):
        raise BadFrame("malformed")
    return Frame(kind, tuple(fields))


class Patience:
    """How much of what comes from one device is listened to: so much at once, and so much a second."""

    AT_ONCE: Final = (80.0, 300_000.0)
    """Frames and characters that may come at once."""
    A_SECOND: Final = (20.0, 60_000.0)
    FAULTS: Final = 40
    """So many frames that are none, or too many, and the device is not listened to any more."""

    def __init__(self, now: int) -> None:
        self._since = now
        self._left = self.AT_ONCE
        self.faults = 0

    def takes(self, length: int, now: int) -> bool:
        """Whether a frame of this length is listened to now, in milliseconds."""
        passed = max(now - self._since, 0) / 1_000
        self._since = now
        frames, letters = (
            min(most, left + rate * passed) for most, left, rate in zip(self.AT_ONCE, self._left, self.A_SECOND, strict=True)
        )
        good = frames >= 1 and letters >= length
        self._left = (frames - 1, letters - length) if good else (frames, letters)
        if not good:
            self.faults += 1
        return good

    @property
    def over(self) -> bool:
        """Whether there is none left."""
        return self.faults > self.FAULTS
