"""The state of a Canvas game: the row, what is left of the deck, and what each player has. Nothing in it is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ....table.game import Agenda, Seat, Step
from . import box
from .decisions import AskDeal, AskDraw

NO_AUTOMATON: Final = -1


class Painting(NamedTuple):
    """A completed painting: its three cards from the bottom up, its background (0 to 2 of its painter's own), the ribbons
    taken for it by scoring card in play, and the visible icons that its bonuses pay for.
    """

    bottom: int
    middle: int
    top: int
    background: int
    ribbons: tuple[int, ...]
    bonus: int


@dataclass(slots=True)
class Player:
    """One seat's things: cards in hand in the order taken, ribbons by scoring card in play."""

    hand: tuple[int, ...]
    tokens: int
    paintings: tuple[Painting, ...]
    ribbons: tuple[int, ...]

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.hand, self.tokens, self.paintings, self.ribbons)


@dataclass(slots=True)
class State:
    """The whole table. The row's free end comes first; `on_row` are the tokens on its cards."""

    agenda: Agenda
    players: list[Player]
    edition: int
    conditions: tuple[int, ...]
    """The four scoring cards in play, as conditions; while they are drawn, those drawn so far."""
    row: tuple[int, ...]
    on_row: tuple[int, ...]
    deck: tuple[int, ...]
    """The cards not yet dealt, by number: their order does not exist."""
    people: int
    """The seats that can be asked to judge, as a mask (CV-5.4)."""
    judged: Seat | None
    """Whom the judge named, once it has happened."""
    automaton: int
    """The automaton's tokens in a solo game; else NO_AUTOMATON."""
    gone: tuple[int, ...]
    """The cards the automaton took, in order."""
    over: bool

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.agenda, [p.copy() for p in self.players], self.edition, self.conditions, self.row, self.on_row, self.deck,
            self.people, self.judged, self.automaton, self.gone, self.over,
        )  # fmt: skip


def new(seats: int, edition: int, conditions: tuple[int, ...], people: int) -> State:
    """The state before anything is dealt (CV-1.1 to CV-1.4); without conditions, four are drawn first.

    Raises ValueError for a number of seats out of range.
    """
    if seats not in box.SEATS:
        raise ValueError(f"Canvas seats 1 to 5, not {seats}")
    draws = 0 if conditions else box.SET_SIZE
    return State(
        agenda=(Step("turn", (0,)), *(AskDeal(),) * box.ROW, *(AskDraw(),) * draws),
        players=[Player((), box.TOKENS, (), (0,) * box.SET_SIZE) for _ in range(seats)],
        edition=edition,
        conditions=conditions,
        row=(),
        on_row=(),
        deck=box.DECK,
        people=people,
        judged=None,
        automaton=box.TOKENS if seats == 1 else NO_AUTOMATON,
        gone=(),
        over=False,
    )
