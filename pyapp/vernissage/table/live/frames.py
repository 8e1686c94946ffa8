"""Frames: the messages between two connected devices, as text with one field a line; and limits on how many are accepted.

A game's own data is only in the links of `table.fair`; a frame carries such a link.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ..link import LONGEST, clean_name
from .code import LONGEST as LONGEST_CODE

Kind: TypeAlias = Literal["hello", "sees", "signal", "link", "plan", "claim", "beat", "edition", "bye"]
"""The kinds of frames: who this is; whom it is connected to; a code for a third device, signed by a seat while a game runs;
a link; who sits where, with the invitation so far; that this device plays a seat; how far the game is here; with which edition
of the protocol it begins games; that it leaves.
"""

REGULAR: Final[frozenset[Kind]] = frozenset(("hello", "beat", "edition", "bye"))
"""The kinds of frames that go out at their times, whatever others send."""

SIGNED: Final = 1 + 1 + 1 + 128
"""Characters that the signature of an introduction takes: a space, a seat, a full stop, hexadecimal digits."""

Role: TypeAlias = Literal["play", "host", "watch"]
"""What a device does at the table: it plays; it plays and has opened the table; it only looks on."""
ROLES: Final[tuple[Role, ...]] = get_args(Role)

VERSION: Final = "1"
EDITION: Final = "2"
"""The edition of the protocol with which games begin here. Versions of the page that begin them with the first say nothing."""
MOST_PEERS: Final = 12
"""The most devices at a table, onlookers included."""
MOST: Final = LONGEST + 1_000
"""The most characters of a frame."""
ID: Final = 32
"""The number of characters in a peer's id: hexadecimal digits."""
NO_KEY: Final = "0" * 16
"""The key that stands for "no game"."""
MARK: Final = 32
"""The number of characters in a mark, hexadecimal digits: two histories with one mark would take 2^64 tries."""
SHORT: Final = 8
"""So many of them devices tell that have not said their edition: older versions of the page read no more."""
NO_MARK: Final = "0" * MARK

_HEX: Final = frozenset("0123456789abcdef")


class BadFrame(ValueError):
    """The text is not a frame."""


class Frame(NamedTuple):
    """A frame's kind and its fields: see `_FIELDS`."""

    kind: Kind
    fields: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The frame as text."""
        return "\n".join((self.kind, *self.fields))


def is_id(text: str) -> bool:
    """Whether a text has the form of a peer's id."""
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


def _mark(text: str) -> bool:
    return _hex(MARK)(text) or _hex(SHORT)(text)


def _one_line(most: int) -> Callable[[str], bool]:
    return lambda text: 0 < len(text) <= most and text.isascii() and text.isprintable()


_FIELDS: Final[dict[Kind, tuple[Callable[[str], bool], ...]]] = {
    "hello": (VERSION.__eq__, ROLES.__contains__, _named, ("0", "1").__contains__),
    "sees": (_ids,),
    "signal": (is_id, is_id, _one_line(LONGEST_CODE + SIGNED)),
    "link": (_one_line(LONGEST),),
    "plan": (_ids, _one_line(LONGEST)),
    "claim": (_number(7), _hex(128)),
    "beat": (_hex(len(NO_KEY)), _number(999_999), _mark),
    "edition": (_number(9),),
    "bye": (),
}
"""The form of each field, by kind."""


def read(text: str) -> Frame:
    """Reads a frame. Raises BadFrame if the text is not one."""
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
    """Limits how much one device may send: a store of frames and characters that is used up, and refilled every second."""

    IN_A_BURST: Final = (80.0, 300_000.0)
    """How many frames and how many characters fit in the store."""
    A_SECOND: Final = (20.0, 60_000.0)
    FAULTS: Final = 40
    """After so many frames that were faulty or too many, nothing more is accepted from the device."""
    HEAVY: Final[Mapping[str, float]] = {"plan": 8.0}
    """By kind, as how many frames one counts: whoever is asked to a game makes a secret for it, and keeps it on the disk."""
    FOR_OTHERS: Final = 20.0
    """So many frames what is passed on for others leaves to a device itself."""

    def __init__(self, now: int, part: float = 1.0) -> None:
        """`part`: so much of what is accepted of another device, for what is sent there."""
        self._since = now
        self._most = tuple(part * most for most in self.IN_A_BURST)
        self._rates = tuple(part * rate for rate in self.A_SECOND)
        self._left = self._most
        self.faults = 0

    def takes(self, length: int, now: int, kind: str = "", spare: float = 0.0) -> bool:
        """Whether a frame of this many characters and this kind is accepted at time `now` (milliseconds), with so many frames
        to spare.
        """
        cost = self.HEAVY.get(kind, 1.0)
        passed = max(now - self._since, 0) / 1_000
        self._since = now
        frames, letters = (
            min(most, left + rate * passed) for most, left, rate in zip(self._most, self._left, self._rates, strict=True)
        )
        good = frames >= cost + spare and letters >= length
        self._left = (frames - cost, letters - length) if good else (frames, letters)
        if not good:
            self.faults += 1
        return good

    @property
    def over(self) -> bool:
        """Whether nothing more is accepted from the device."""
        return self.faults > self.FAULTS
