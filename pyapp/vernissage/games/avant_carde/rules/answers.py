"""The answers of Avant Carde: a named tuple for each kind (see `table.game.Action`), chance's first, then those of lines and
turns to buy, then those to patrons' questions.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import Seat


class Starter(NamedTuple):
    """The starter deck of this number."""

    deck: int
    verb: Literal["starter"] = "starter"


class TurnUp(NamedTuple):
    """This card comes to lie on top."""

    card: int
    verb: Literal["turn"] = "turn"


class First(NamedTuple):
    """This seat is the first player."""

    player: Seat
    verb: Literal["first"] = "first"


class DrawCard(NamedTuple):
    """Chance draws this card."""

    card: int
    verb: Literal["draw"] = "draw"


class Play(NamedTuple):
    """Plays this card of the hand."""

    card: int
    verb: Literal["play"] = "play"


class Stop(NamedTuple):
    """Ends the line."""

    verb: Literal["stop"] = "stop"


class Buy(NamedTuple):
    """Buys the top card of the stack of this number."""

    number: int
    verb: Literal["buy"] = "buy"


class Tuck(NamedTuple):
    """Tucks the top card of the stack of this number."""

    number: int
    verb: Literal["tuck"] = "tuck"


class Use(NamedTuple):
    """Uses a power of the card at a place of the line."""

    place: int
    power: int
    verb: Literal["use"] = "use"


class Change(NamedTuple):
    """Spends the change token."""

    verb: Literal["change"] = "change"


class Claim(NamedTuple):
    """Claims so many awards."""

    awards: int
    verb: Literal["claim"] = "claim"


class End(NamedTuple):
    """Ends the turn and claims the awards that are due."""

    verb: Literal["end"] = "end"


class Forgo(NamedTuple):
    """Ends the turn without the awards that are due."""

    verb: Literal["forgo"] = "forgo"


class Upgrade(NamedTuple):
    """Upgrades a card of the line (`where` 0, `which` a place) or of the discard pile (1, a card) from a number to
    another; 8 stands for an award (AC-SI.1).
    """

    where: int
    which: int
    level: int
    goal: int
    verb: Literal["upgrade"] = "upgrade"


class Skip(NamedTuple):
    """Leaves the power."""

    verb: Literal["skip"] = "skip"


class UseIt(NamedTuple):
    """Uses the power that is asked about."""

    verb: Literal["use"] = "use"


class Number(NamedTuple):
    """It counts as this number."""

    number: int
    verb: Literal["number"] = "number"


class Colour(NamedTuple):
    """It counts as this colour, or this colour is named."""

    colour: int
    verb: Literal["colour"] = "colour"


class Copy(NamedTuple):
    """Copies the card at this place of the line."""

    place: int
    verb: Literal["copy"] = "copy"


class Draw(NamedTuple):
    """Draws."""

    verb: Literal["draw"] = "draw"


class Bank(NamedTuple):
    """Takes the money."""

    verb: Literal["bank"] = "bank"


class Discard(NamedTuple):
    """Discards this card of the hand."""

    card: int
    verb: Literal["discard"] = "discard"


class Conceal(NamedTuple):
    """Plays this card of the hand concealed."""

    card: int
    verb: Literal["conceal"] = "conceal"


class ConcealLaid(NamedTuple):
    """Conceals the card at this place of the line."""

    place: int
    verb: Literal["conceal_laid"] = "conceal_laid"


class Unveil(NamedTuple):
    """Unveils the card at this place of the line."""

    place: int
    verb: Literal["unveil"] = "unveil"


class Promote(NamedTuple):
    """Copies what is bought."""

    verb: Literal["promote"] = "promote"


class Trash(NamedTuple):
    """Trashes a card of the line (`where` 0, `which` a place) or of the discard pile (1, a card)."""

    where: int
    which: int
    verb: Literal["trash"] = "trash"


class Impersonate(NamedTuple):
    """Uses the card at a place of the line of `whom`; alone, the card `which` of the stack of the number `whom`."""

    whom: int
    which: int
    verb: Literal["impersonate"] = "impersonate"


class Forge(NamedTuple):
    """Copies an earlier buy of this number."""

    number: int
    verb: Literal["forge"] = "forge"


class ForgeIt(NamedTuple):
    """Copies the buy that is asked about."""

    verb: Literal["forge"] = "forge"


class Reserve(NamedTuple):
    """Waits for a later buy."""

    verb: Literal["reserve"] = "reserve"


class Collect(NamedTuple):
    """Takes the top card of the stack of this number."""

    number: int
    verb: Literal["collect"] = "collect"
