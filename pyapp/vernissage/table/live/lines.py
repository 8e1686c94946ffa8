"""What a live table asks of whoever has the connections (orders), and tells whoever has the game (news); peers and lines.

Words: see `peers`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from .frames import Frame, Patience

Line: TypeAlias = int
Made: TypeAlias = Literal["offer", "answer", "call", "called"]
"""How a line is made: by an offer for people, by an answer for people, by a call through a neighbour, by the answer to one."""


class Dial(NamedTuple):
    """Begin a connection; its description is wanted."""

    line: Line


class Reply(NamedTuple):
    """Begin a connection with this offer of another device; the own description is wanted."""

    line: Line
    sdp: str


class Accept(NamedTuple):
    """Go on with this answer of the other device."""

    line: Line
    sdp: str


class Post(NamedTuple):
    """Send a frame."""

    line: Line
    text: str


class Hang(NamedTuple):
    """Close a connection, or stop making it."""

    line: Line


MOST_LINES: Final = 24
MOST_OPEN: Final = 4
"""The most offers for people that are open at a time."""
MOST_CALLS: Final = 4
"""The most calls through one neighbour at a time."""

Order: TypeAlias = Dial | Reply | Accept | Post | Hang


class Coded(NamedTuple):
    """A code that people carry to the other device: an offer, or the answer to one."""

    line: Line
    role: Literal["offer", "answer"]
    text: str


class Changed(NamedTuple):
    """Somebody has come, gone, or is away."""


class Brought(NamedTuple):
    """A link."""

    peer: str
    text: str


class Planned(NamedTuple):
    """Who sits where, and the invitation so far."""

    peer: str
    order: tuple[str, ...]
    text: str


class Claimed(NamedTuple):
    """A peer says that it plays a seat."""

    peer: str
    seat: int
    signature: bytes


class Failed(NamedTuple):
    """A meeting came to nothing: the browser could not describe itself, or the two do not find each other."""

    line: Line


News: TypeAlias = Coded | Changed | Brought | Planned | Claimed | Failed

Trouble: TypeAlias = Literal["own", "met", "late", "full"]
"""The code is this device's own; the two have met already; there is no open offer that this answers; there are too many."""


class Unmet(ValueError):
    """A code that can be read, and that leads to no meeting."""

    def __init__(self, why: Trouble) -> None:
        super().__init__(why)
        self.why: Final = why


class Newest(NamedTuple):
    """How far the game is here: its key, a rank that grows, what tells two of one rank apart, and the frame that brings it."""

    key: str
    rank: int
    mark: str
    frame: Frame


@dataclass(slots=True, eq=False)
class Peer:
    """Another device."""

    id: str
    name: str = ""
    watches: bool = False
    line: Line | None = None
    away: bool = False
    sees: frozenset[str] = frozenset()
    heard: int = 0
    barred: bool = False
    """Whether it is not listened to any more."""

    @property
    def here(self) -> bool:
        """Whether it is connected, and heard of."""
        return self.line is not None and not self.away


@dataclass(slots=True)
class Miss:
    """A peer that others see and this device does not: since when, and when it was called last (None: never)."""

    since: int
    called: int | None = None


@dataclass(slots=True, eq=False)
class Thread:
    """A line, how it is made, and how far that is."""

    line: Line
    made: Made
    tag: int
    since: int
    peer: str = ""
    via: str = ""
    sent: bool = False
    """Whether its description is out, and the other's is awaited; or is in, for an answer."""
    up: bool = False
    greeted: bool = False
    patience: Patience = field(default_factory=lambda: Patience(0))
