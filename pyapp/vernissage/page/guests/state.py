"""What the page knows of its guest, and the dialog that says why it has left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ...table.game import Seat


class Trouble(NamedTuple):
    """What is wrong with a guest: see `bots.guests`. "place": there is no bot's place for it."""

    kind: str
    detail: str = ""
    file: str = ""
    """The name of the file with which something is wrong, if it is one of several."""


@dataclass(slots=True, eq=False)
class Guest:
    """The one guest that there may be."""

    name: str = ""
    """Empty if nobody is here."""
    game: str = ""
    """The key of its game."""
    file: str = ""
    """The names of the files that were picked last."""
    coming: bool = False
    """Whether they are being loaded."""
    trouble: Trouble | None = None
    """What is wrong with them."""


@dataclass(slots=True, eq=False)
class GuestLeft:
    """The dialog at a table that says why a guest has left: its name, the trouble, its seat."""

    name: ClassVar = "guest"
    who: str
    trouble: Trouble
    seat: Seat
