"""What is asked in Avant Carde: a named tuple for each kind of decision (see `table.game.Decision`). Answers are in `answers`.

A patron's question tells the `place` in the line of the card that has the power (-1: none), the `power`'s number if answering
it uses the power up for the turn (else -1), and whether the seat `may_skip` it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from ....table.game import CHANCE, Seat


class PatronAsks(Protocol):
    """Any of the patrons' questions."""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        ...

    @property
    def kind(self) -> str:
        """What is asked."""
        ...

    @property
    def sealed(self) -> bool:
        """Whether the answer stays hidden until a reveal."""
        ...

    @property
    def place(self) -> int:
        """The place in the line of the card that has the power; -1 if none has."""
        ...

    @property
    def power(self) -> int:
        """The power that an answer uses up for the turn; -1 if it uses none up."""
        ...

    @property
    def may_skip(self) -> int:
        """Whether the question may be left: 0 or 1."""
        ...


class AskStarter(NamedTuple):
    """Chance deals a seat its starter deck (AC-1.1)."""

    whose: Seat
    seat: Seat = CHANCE
    kind: Literal["starter"] = "starter"
    sealed: bool = False


class AskTop(NamedTuple):
    """Chance turns up the next top card of the stack of a number (AC-1.2, AC-3.2)."""

    number: int
    seat: Seat = CHANCE
    kind: Literal["turn"] = "turn"
    sealed: bool = False


class AskFirst(NamedTuple):
    """Chance draws the first player (AC-1.5)."""

    seat: Seat = CHANCE
    kind: Literal["first"] = "first"
    sealed: bool = False


class AskDraw(NamedTuple):
    """Chance draws a card of a seat's deck (AC-2.6)."""

    whose: Seat
    seat: Seat = CHANCE
    kind: Literal["draw"] = "draw"
    sealed: bool = False


class AskPlay(NamedTuple):
    """A seat plays its line: what exactly it is asked, nobody else may know (AC-2.3)."""

    seat: Seat
    kind: Literal["play"] = "play"
    sealed: bool = True


class AskLine(NamedTuple):
    """A seat plays a card or stops (AC-2.1, AC-2.5)."""

    seat: Seat
    kind: Literal["line"] = "line"
    sealed: bool = False


class AskBuy(NamedTuple):
    """A seat does something on its turn to buy (AC-3.6)."""

    seat: Seat
    kind: Literal["buy"] = "buy"
    sealed: bool = False


class AskPower(NamedTuple):
    """Whether a power is used (AC-7.3)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    which: int
    kind: Literal["power"] = "power"
    sealed: bool = False


class AskCopy(NamedTuple):
    """Which card a Trendoid copies (AC-NY.6)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["copy"] = "copy"
    sealed: bool = False


class AskDeal(NamedTuple):
    """A Dealer draws or gets money (AC-NY.5)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["deal"] = "deal"
    sealed: bool = False


class AskDrawMore(NamedTuple):
    """Whether so many cards are drawn."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    cards: int
    kind: Literal["draw_more"] = "draw_more"
    sealed: bool = False


class AskChange(NamedTuple):
    """What a card becomes, of the numbers and colours in a mask (AC-NY.4, AC-TO.4, AC-SI.3)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    mask: int
    kind: Literal["change"] = "change"
    sealed: bool = False


class AskTrash(NamedTuple):
    """Which card is trashed, from the places that the bits of `where` name."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    where: int
    kind: Literal["trash"] = "trash"
    sealed: bool = False


class AskConceal(NamedTuple):
    """Which card of the hand is played concealed (AC-PA.2, AC-PA.4)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["conceal"] = "conceal"
    sealed: bool = False


class AskUnveil(NamedTuple):
    """Which concealed card is unveiled, for so much money (AC-PA.2, AC-PA.6)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    money: int
    kind: Literal["unveil"] = "unveil"
    sealed: bool = False


class AskSwap(NamedTuple):
    """Which card an Archivist discards to draw one (AC-TO.3)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["swap"] = "swap"
    sealed: bool = False


class AskInvest(NamedTuple):
    """Which card of the line an Investor trashes (AC-TO.6)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    where: int
    kind: Literal["invest"] = "invest"
    sealed: bool = False


class AskHoard(NamedTuple):
    """Which colour a Hoarder names (AC-TO.7)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["hoard"] = "hoard"
    sealed: bool = False


class AskImpersonate(NamedTuple):
    """Whose card an Impersonator uses (AC-PA.3)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["impersonate"] = "impersonate"
    sealed: bool = False


class AskTint(NamedTuple):
    """Which colour the next concealed card has (AC-PA.4)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["tint"] = "tint"
    sealed: bool = False


class AskCopyBuy(NamedTuple):
    """Which earlier buy a Forger copies, or whether it waits for a later one (AC-PA.5)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["copy_buy"] = "copy_buy"
    sealed: bool = False


class AskForge(NamedTuple):
    """Whether a waiting Forger copies the buy of this index (AC-PA.5, AC-7.6)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    buy: int
    kind: Literal["forge"] = "forge"
    sealed: bool = False


class AskComplete(NamedTuple):
    """Which card a Completionist plays concealed (AC-PA.7)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["complete"] = "complete"
    sealed: bool = False


class AskCollect(NamedTuple):
    """Which card a Collector takes (AC-LO.2)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["collect"] = "collect"
    sealed: bool = False


class AskHip(NamedTuple):
    """Whether a Hipster conceals a drawn card or unveils one (AC-LO.3)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["hip"] = "hip"
    sealed: bool = False


class AskOdd(NamedTuple):
    """Which odd number a Philosopher counts as, too (AC-LO.4)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["odd"] = "odd"
    sealed: bool = False


class AskFuture(NamedTuple):
    """Which card a Futurist trashes or conceals (AC-LO.5)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    where: int
    kind: Literal["future"] = "future"
    sealed: bool = False


class AskEccentric(NamedTuple):
    """Which card of the line an Eccentric conceals (AC-LO.7)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["eccentric"] = "eccentric"
    sealed: bool = False


class AskAdvance(NamedTuple):
    """Whether a Promoter draws two cards for $1 (AC-SI.5)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["advance"] = "advance"
    sealed: bool = False


class AskPromote(NamedTuple):
    """Whether a Promoter copies what is bought (AC-SI.5)."""

    seat: Seat
    place: int
    power: int
    may_skip: int
    kind: Literal["promote"] = "promote"
    sealed: bool = False
