"""What happens in Art Society: a named tuple for each kind (see `table.game.Event`)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import Seat
from .state import Piece


class Dealt(NamedTuple):
    """A seat starts with a painting (AS-1.3)."""

    seat: Seat
    tile: int
    kind: Literal["dealt"] = "dealt"


class StartBid(NamedTuple):
    """A seat has its starting bid card (AS-1.5)."""

    seat: Seat
    card: int
    kind: Literal["start_bid"] = "start_bid"


class RoundBegun(NamedTuple):
    """A round begins; `gavel` is the auctioneer (AS-1.5, AS-10.1)."""

    round: int
    gavel: Seat
    kind: Literal["round"] = "round"


class Chosen(NamedTuple):
    """The auctioneer puts up a lot of this format (AS-2.1)."""

    seat: Seat
    format: int
    kind: Literal["chosen"] = "chosen"


class Turned(NamedTuple):
    """The painting of a lot is turned up (AS-2.2)."""

    lot: int
    tile: int
    kind: Literal["turned"] = "turned"


class Ordered(NamedTuple):
    """The seats in the order in which they acquire (AS-3.2, AS-3.3)."""

    seats: tuple[int, ...]
    kind: Literal["order"] = "order"


class Took(NamedTuple):
    """A seat takes a lot (AS-4.1)."""

    seat: Seat
    lot: int
    tile: int
    kind: Literal["took"] = "took"


class Hung(NamedTuple):
    """A piece hangs on a wall, its top left corner at the place (AS-4.2, AS-5.4)."""

    seat: Seat
    piece: Piece
    place: int
    kind: Literal["hung"] = "hung"


class FauxPas(NamedTuple):
    """A painting hangs beside another one of its type (AS-6.1)."""

    seat: Seat
    piece: Piece
    other: Piece
    kind: Literal["faux_pas"] = "faux_pas"


class Matched(NamedTuple):
    """A painting matches the frames of so many others beside it (AS-5.1)."""

    seat: Seat
    piece: Piece
    frames: int
    kind: Literal["matched"] = "matched"


class DecorLost(NamedTuple):
    """Decor of so many shields went nowhere (AS-5.4)."""

    seat: Seat
    shields: int
    kind: Literal["decor_lost"] = "decor_lost"


class FromAssistant(NamedTuple):
    """The assistant hands over what it holds (AS-7.2)."""

    seat: Seat
    piece: Piece
    kind: Literal["from_assistant"] = "from_assistant"


class Assisted(NamedTuple):
    """The assistant gets a piece (AS-7.1)."""

    seat: Seat
    piece: Piece
    kind: Literal["assisted"] = "assisted"


class Exchanged(NamedTuple):
    """A painting is exchanged for one of the museum (AS-8.2)."""

    seat: Seat
    given: int
    got: int
    kind: Literal["exchanged"] = "exchanged"


class Stored(NamedTuple):
    """A painting becomes excess (AS-8.3)."""

    seat: Seat
    tile: int
    kind: Literal["stored"] = "stored"


class Swapped(NamedTuple):
    """Old decor makes way for new, each piece with its place behind it (AS-5.7)."""

    seat: Seat
    tiles: tuple[int, ...]
    kind: Literal["swapped"] = "swapped"


class Confirmed(NamedTuple):
    """A seat has looked over its wall (AS-4.5)."""

    seat: Seat
    kind: Literal["confirmed"] = "confirmed"


class Rehung(NamedTuple):
    """A seat takes down what it hung in this round (AS-4.5)."""

    seat: Seat
    kind: Literal["rehung"] = "rehung"


class ToMuseum(NamedTuple):
    """What is left goes to the museum: its type's marker from `was` to `would`, back to `now` if others stand there (AS-9)."""

    tile: int
    was: int
    would: int
    now: int
    kind: Literal["museum"] = "museum"


class Ended(NamedTuple):
    """What ends the game: a full wall, a second excess painting, spent bid cards (AS-8.5, AS-11.1)."""

    full: bool
    excess: bool
    spent: bool
    kind: Literal["end"] = "end"
