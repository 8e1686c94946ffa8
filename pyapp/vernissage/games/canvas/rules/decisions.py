"""What is asked in Canvas, and what is answered: a named tuple for each kind (see `table.game.Decision` and `Action`)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....table.game import CHANCE, Seat


class AskDraw(NamedTuple):
    """Chance draws one of the four scoring cards (CV-1.2)."""

    seat: Seat = CHANCE
    kind: Literal["draw"] = "draw"
    sealed: bool = False


class AskDeal(NamedTuple):
    """Chance deals an art card to the far end of the row (CV-1.3, CV-2.5)."""

    seat: Seat = CHANCE
    kind: Literal["deal"] = "deal"
    sealed: bool = False


class AskToss(NamedTuple):
    """Chance tosses the automaton's tokens (CV-6.2)."""

    seat: Seat = CHANCE
    kind: Literal["toss"] = "toss"
    sealed: bool = False


class AskTurn(NamedTuple):
    """A seat takes a card or completes a painting (CV-2.1)."""

    seat: Seat
    kind: Literal["turn"] = "turn"
    sealed: bool = False


class AskJudge(NamedTuple):
    """The runner-up names who of the tied has won (CV-5.4)."""

    seat: Seat
    kind: Literal["judge"] = "judge"
    sealed: bool = False


class Draw(NamedTuple):
    """The scoring card of this condition is in play."""

    condition: int
    verb: Literal["draw"] = "draw"


class Deal(NamedTuple):
    """The art card is dealt."""

    card: int
    verb: Literal["deal"] = "deal"


class Toss(NamedTuple):
    """The number of the automaton's tokens that are spent."""

    spent: int
    verb: Literal["toss"] = "toss"


class Take(NamedTuple):
    """The card at this place of the row, counted from its free end, from 0."""

    place: int
    verb: Literal["take"] = "take"


class Paint(NamedTuple):
    """Three art cards of the hand as a painting, on one of the seat's own backgrounds, 0 to 2."""

    bottom: int
    middle: int
    top: int
    background: int
    verb: Literal["paint"] = "paint"

    @property
    def pile(self) -> tuple[int, int, int]:
        """The three cards from the bottom up."""
        return self[:3]


class Name(NamedTuple):
    """The judge names this seat."""

    winner: Seat
    verb: Literal["name"] = "name"
