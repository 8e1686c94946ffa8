"""The dialogs of links: one that goes out, one that is typed, one that is being read, one that has arrived.

Glossary: a *link* is the match as text (see `table.link`), its *address* the page's with the link as fragment; who is *next* is
the person elsewhere whose answer the game waits for; a game here is *mine* if it has the same deal and its answers are the
link's as far as both go. A *reading* is a link or a file on its way in: games are replayed for it, which takes seconds in a
long one, so it is done in slices between which the page goes on.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, get_args

from ...table.game import Seat
from ...table.link import BadLink, Kind, Link
from ..keeping.saves import TakenIn
from ..table.play import Play

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(slots=True, eq=False)
class Outgoing:
    """A link that goes out. `link` is empty if this match cannot be a link, `short` whether an address may be so long."""

    play: Play
    kind: Kind
    at: int | None = None
    """The ply that a `watch` begins at."""
    next: Seat | None = None
    link: str = ""
    short: bool = True
    copied: Literal["", "yes", "no"] = ""
    """What has come of a copy, if there was one."""
    code: str = ""
    """The QR code: nothing, `coming`, `failed`, `large` for too long an address, else the drawing."""


@dataclass(slots=True, eq=False)
class Share:
    """The dialog that gives a link away."""

    name: ClassVar = "share"
    out: Outgoing
    typed: str = ""
    """What stands in the field for a name."""


@dataclass(slots=True, eq=False)
class OpenLink:
    """The dialog that takes a link or a file."""

    name: ClassVar = "link"
    typed: str = ""
    fault: str = ""


@dataclass(slots=True, eq=False)
class Arrival:
    """The dialog of a link that has arrived: what it is, or why it is none that can be opened."""

    name: ClassVar = "arrival"
    link: Link | None = None
    why: BadLink | None = None
    mine: str = ""
    """The game here that is the same one."""
    than: Literal["", "ahead", "behind", "same"] = ""
    """The link is further on than my game, less far, or as far."""


@dataclass(slots=True, eq=False)
class Reading:
    """The dialog that shows how far a link or a file has been read."""

    name: ClassVar = "reading"
    work: Generator[object, None, Arrival | TakenIn]
    ticket: int
    part: float = 0.0
    """Which part of the link, or of the game in the file that is being looked at, has been read: 0 to 1."""
    came: TakenIn | None = None
    """What has come of the file so far."""
