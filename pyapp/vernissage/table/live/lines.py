"""Orders (what a live table asks of the connections) and news (what it tells the game), and the data of peers and lines.

For the terms see `peers`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from .code import Address
from .frames import Frame, Patience, Role

Line: TypeAlias = int
Made: TypeAlias = Literal["offer", "answer", "call", "called", "spare", "spared"]
"""How a line began: people carry its offer; people carry its answer; an offer was sent through a neighbour; it answers such an
offer; an offer was sent to the peer itself, for a spare line; it answers such an offer.
"""


class Wake(NamedTuple):
    """Order: search for the other device of a spare line, at these candidates (see `code.candidates`)."""

    line: Line
    candidates: tuple[str, ...]


class Dial(NamedTuple):
    """Order: begin a connection, and report its description."""

    line: Line


class Respond(NamedTuple):
    """Order: begin a connection with this offer of another device, and report the own description."""

    line: Line
    sdp: str


class Accept(NamedTuple):
    """Order: continue a connection with this answer of the other device."""

    line: Line
    sdp: str


class Post(NamedTuple):
    """Order: send a frame."""

    line: Line
    text: str


class Close(NamedTuple):
    """Order: close a connection, or stop making it."""

    line: Line


MOST_LINES: Final = 40
MOST_OPEN: Final = 4
"""The most offers that are open for people at a time."""
FOR_CODES: Final = 8
"""So many of the lines are kept for codes that people carry."""
MOST_PENDING: Final = 2
"""The most unfinished introductions through one neighbour."""
MOST_INTRODUCED: Final = 8
"""The most introductions through one neighbour that nobody has signed, and the most unfinished ones in all."""
MOST_OF_A_SEAT: Final = 2
"""The most devices here that came by the signature of one seat: a new one, and the old one that is still thought here."""

Order: TypeAlias = Dial | Respond | Accept | Wake | Post | Close


class Coded(NamedTuple):
    """News: a code that people carry to the other device: an offer, or the answer to one."""

    line: Line
    role: Literal["offer", "answer"]
    text: str


class PeersChanged(NamedTuple):
    """News: somebody has come, has gone, or is away."""


class Brought(NamedTuple):
    """News: a peer has sent a link."""

    peer: str
    text: str


class Planned(NamedTuple):
    """News: a peer has sent who sits where, and the invitation so far."""

    peer: str
    order: tuple[str, ...]
    text: str


class Claimed(NamedTuple):
    """News: a peer says that it plays a seat."""

    peer: str
    seat: int
    signature: bytes


class Failed(NamedTuple):
    """News: a meeting has failed: the browser could not describe itself, or the two devices did not find each other."""

    line: Line


News: TypeAlias = Coded | PeersChanged | Brought | Planned | Claimed | Failed

Trouble: TypeAlias = Literal["own", "met", "late", "full"]
"""Why a readable code leads to no meeting: it is this device's own; the two have met already; its offer is not open any more;
there are too many peers.
"""


class Unmet(ValueError):
    """The code can be read, but it leads to no meeting."""

    def __init__(self, why: Trouble) -> None:
        super().__init__(why)
        self.why: Final = why


class Door(Protocol):
    """What the game at hand says of introductions."""

    @property
    def runs(self) -> bool:
        """Whether a game runs here: then introductions are signed."""

    @property
    def plays(self) -> bool:
        """Whether this device has a seat in it."""

    def sits(self, peer: str) -> bool:
        """Whether a peer has proven that it has a seat in it."""
        ...

    def signature(self, other: str, text: str) -> str:
        """The own seat's signature under a code for another device; empty without a seat in a running game."""

    def vouches(self, other: str, text: str, signature: str) -> bool:
        """Whether another device's code for this one is signed by a player of the running game. Never raises."""


class Newest(NamedTuple):
    """How far the game is here: its key; a rank that grows with it; a mark that differs between two states of the same rank;
    the frame that brings it to others.
    """

    key: str
    rank: int
    mark: str
    frame: Frame


@dataclass(slots=True, eq=False)
class Peer:
    """Another device at the table."""

    id: str
    name: str = ""
    role: Role = "play"
    line: Line | None = None
    away: bool = False
    sees: frozenset[str] = frozenset()
    heard: int = 0
    edition: str = ""
    """With which edition of the protocol it begins games; empty: it has not said so, as older versions of the page do not."""
    barred: bool = False
    """Whether nothing more is accepted from it."""
    seat: str = ""
    """The seat that has signed its introduction; empty if none has."""
    account: list[int] = field(default_factory=lambda: [0])
    """How many introductions that nobody had signed went through it since people met it by a code: one number, which those
    share whom it has introduced.
    """

    @property
    def watches(self) -> bool:
        """Whether it only looks on."""
        return self.role == "watch"

    @property
    def hosts(self) -> bool:
        """Whether it says that it has opened the table."""
        return self.role == "host"

    @property
    def here(self) -> bool:
        """Whether it is connected and was heard lately."""
        return self.line is not None and not self.away


@dataclass(slots=True)
class Miss:
    """A peer that others are connected to and this device is not: since when, when this device last called it (None:
    never), and whether it answered without the signature of a seat.
    """

    since: int
    called: int | None = None
    stranger: bool = False


@dataclass(slots=True, eq=False)
class Thread:
    """A line, how it began, and how far its connection is."""

    line: Line
    made: Made
    tag: int
    since: int
    peer: str = ""
    via: str = ""
    seat: str = ""
    """The seat that has signed the other device's code."""
    sent: bool = False
    """For an offer: its description was sent, and the answer is awaited. For an answer: the offer's description has arrived."""
    up: bool = False
    greeted: bool = False
    there: tuple[Address, ...] = ()
    """For a spare line: where the other device was when the line was agreed on."""
    spared: bool = False
    """Whether a spare line was agreed on beside this one."""
    patience: Patience = field(default_factory=lambda: Patience(0))
    """How much more is accepted from the other device."""
    sent_on: Patience = field(default_factory=lambda: Patience(0, 0.5))
    """How much more is sent there: what others bring never makes this device send more than is accepted of it."""

    @property
    def spares(self) -> bool:
        """Whether this began as a spare line."""
        return self.made in ("spare", "spared")
