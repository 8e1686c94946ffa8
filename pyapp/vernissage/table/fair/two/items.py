"""What a message can hold, kind by kind: each is a named tuple, and its bytes go into the message's head."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from ...game import Action, Seat
from .basis import answer_bytes, digest, u8, u16
from .entries import Party

Kind: TypeAlias = Literal["step", "back", "shut", "leave"]
"""The kinds of notes: everybody else goes on without a party; a party that was left out comes back; a box did not open, so that
its owner opens the part; a party's last message.
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
REASONS: Final = 4
"""One more than the greatest reason of a note: 0 none, 1 the party said so, 2 it was asked and is silent, 3 its device lost."""
MOST_NOTES: Final = 9
"""The most notes of one message."""


class Note(NamedTuple):
    """Something unusual about a message: what, about which party, and why."""

    kind: Kind
    party: Party
    reason: int = 0

    @property
    def packed(self) -> bytes:
        """The note in the head."""
        return u8(1 + KINDS.index(self.kind)) + u8(self.party) + u8(self.reason)


class Shown(NamedTuple):
    """The author's element of a label: with it, all its earlier ones are known."""

    label: int
    element: bytes

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\1" + u16(self.label) + self.element


class Sealed(NamedTuple):
    """A commitment to the author's part of a phase. Its box is no item: the signature covers the box's digest."""

    seal: bytes

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\2" + self.seal


class Paused(NamedTuple):
    """A commitment to what the author has answered in its part so far, which goes on after another party's element."""

    seal: bytes

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\7" + self.seal


class Opened(NamedTuple):
    """A party's part of a phase, shown to all: its secret, and what its seats have answered, in the order of the game."""

    party: Party
    secret: bytes
    answers: tuple[Action, ...]

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\3" + u8(self.party) + self.secret + b"".join(map(answer_bytes, self.answers))


class Veil(NamedTuple):
    """What is shown of a part. Without leaves nothing is concealed, and the part itself is shown."""

    truth: bytes
    leaves: tuple[bytes, ...] = ()
    twin: tuple[Action, ...] = ()
    """The twin's draws and answers, in the order of the game."""

    @property
    def packed(self) -> bytes:
        """The veil in a head, and in its part's seal."""
        return self.truth + u8(len(self.leaves)) + b"".join((*self.leaves, *map(answer_bytes, self.twin)))


class TurnedUp(NamedTuple):
    """A concealed card that its seat's answer turns up, and the salt of its leaf."""

    seat: Seat
    place: int
    face: int
    salt: bytes

    @property
    def packed(self) -> bytes:
        """The item in the head; the answer is the next one."""
        return b"\5" + u8(self.seat) + u8(self.place) + self.salt + u16(self.face)


class Veiled(NamedTuple):
    """What is shown of a party's part in which cards stay concealed."""

    party: Party
    veil: Veil

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\4" + u8(self.party) + self.veil.packed


class Answered(NamedTuple):
    """An answer that all may know, by one of the author's seats: the rules say which is asked."""

    action: Action

    @property
    def packed(self) -> bytes:
        """The item in the head."""
        return b"\6" + answer_bytes(self.action)


Item: TypeAlias = Shown | Sealed | Paused | Opened | Veiled | TurnedUp | Answered


def head(last: bytes, party: Party, notes: tuple[Note, ...], items: tuple[Item, ...]) -> bytes:
    """The digest of everything up to a message: `last` is that of everything before it, or the table's id."""
    return digest("head", last, u8(party), u8(len(notes)), *(n.packed for n in notes), *(i.packed for i in items))


def signed(head: bytes, boxed: bytes) -> bytes:
    """What the author of a message signs: all up to it, and the digest of its box, if there is one."""
    return digest("sign", head, boxed)


def consent(table: bytes, k: int, last: bytes, party: Party, reason: int) -> bytes:
    """What a party signs that agrees to go on without the one whose message k all wait for. It fits no other point."""
    return digest("step", table, u16(k), last, u8(party), u8(reason))


def coming_back(table: bytes, k: int, party: Party) -> bytes:
    """What a party signs that wants to come back after it was left out with message k."""
    return digest("back", table, u16(k), u8(party))
