"""The dialogs of links: for a link that is shared, typed, being read, or has arrived.

Glossary: a *link* is the match as text (see `table.link`), its *address* the page's with the link as fragment; who is *next* is
the person elsewhere whose answer the game waits for; a game here is *mine* if it has the same deal and its answers are the
link's as far as both go. A *reading* is a link or a file on its way in: games are replayed for it, which takes seconds in a
long one, so it is done in slices between which the page goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, Protocol, TypeAlias, get_args

from ...table.game import Seat
from ...table.link import BadLink, Kind, Link
from ..core.done import Done
from ..core.markup import Content, Node
from ..core.messages import Message
from ..keeping.saves import TakenIn
from ..table.play import Play
from .share import Given

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
    given: Given = ""
    code: str = ""
    """The QR code: nothing, `large` for too long an address, else the drawing."""


@dataclass(slots=True, eq=False)
class Share:
    """The dialog that shares a link."""

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


class ByLink(Protocol):
    """What the page asks of the code for games by link, which is loaded late (page.fair.update)."""

    @property
    def is_live(self) -> bool:
        """Whether this device is at a live table."""

    def take_stock(self) -> None:
        """Reads anew which games by link there are."""

    def handled(self, message: Message) -> Done:
        """Handles a message; the result is unused if the message is not about games by link."""

    def cards(self) -> Node:
        """The games, for the foyer."""

    def menu(self) -> list[Node]:
        """The entries of the menu for a game by link."""

    def around(self, regions: Mapping[str, Content]) -> dict[str, Content]:
        """The regions of the table of a game by link, made from those that its view gives."""

    def after(self) -> Done:
        """What follows from a message that was carried out, at a live table."""


class LinkedSheet:
    """The dialog of games by link; page.fair says what is in it."""

    name: ClassVar = "linked"


Came: TypeAlias = "Arrival | TakenIn | Callable[[], Done]"
"""What is done with the result of a reading."""


@dataclass(slots=True, eq=False)
class Reading:
    """The dialog that shows how far a link or a file has been read."""

    name: ClassVar = "reading"
    work: Generator[object, None, Came]
    ticket: int
    part: float = 0.0
    """Which part of the link, or of the game in the file that is being looked at, has been read: 0 to 1."""
    came: TakenIn | None = None
    """What has been taken in from the file so far."""
