"""What was checked in a record, for people: figures, each draw with the two whose numbers made it, and what is not promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ..game import Action, Decision, Seat
from ..question import N_
from .record import Record
from .standing import Note

_OWN_DECK: Final = N_("Players with a changed program: they can look at the next cards of their own deck, but not choose them.")
NOT_PROMISED: Final = (
    N_("Players who tell each other what they know, or one person on two seats."),
    N_("Two players in a row who work together: they can foresee what is drawn between them, but not change it."),
    N_("Players who leave after they have seen a draw or the bids."),
    _OWN_DECK,
    N_("Bots: whoever runs a bot can see its secrets, and foresee what is drawn between it and the own seat."),
    N_("After two different messages of one player: what the message that was dropped has shown."),
    N_("The program itself: whoever serves this site could serve another one."),
)
"""What a checked game does not rule out: phrases that always stand beside the result."""


def not_promised(record: Record) -> tuple[str, ...]:
    """What this game does not rule out: of a game that was begun live, nobody can look ahead in the own deck."""
    return tuple(phrase for phrase in NOT_PROMISED if phrase != _OWN_DECK or not record.table.stretched)


class DrawnCard(NamedTuple):
    """A draw as people can check it: what was asked of chance, what came, with which message, and whose two numbers made it."""

    decision: Decision
    action: Action
    at: int
    first: str
    second: str
    secret: bool


class Report(NamedTuple):
    """A record that has been checked, in figures. `waiting` is whose message is next; None at the end."""

    record: Record
    messages: int
    draws: int
    phases: int
    sealed: int
    """How many parts are sealed and not open yet."""
    waiting: Seat | None
    over: bool
    notes: tuple[Note, ...]

    def drawn(self) -> Iterator[DrawnCard]:
        """Each draw, in the order of the game."""
        names = [e.name for e in self.record.table.entries]
        for d in self.record.drawn:
            turn = self.record.match.turns[d.ply]
            yield DrawnCard(turn.decision, turn.action, d.at, names[d.first], names[d.second], d.secret)

    def agreed(self, note: Note) -> list[Seat]:
        """Who has gone on after this note, and so has signed it."""
        return sorted(set(self.record.authors[note.at - 1 :]))


def report(record: Record) -> Report:
    """The report of a record that `text.decode` has read, and so has checked."""
    p = record.phase
    sealed = 0 if p is None else sum(here.part is None for here in p.places.values())
    game: Any = record.match.game
    return Report(
        record, len(record.authors), len(record.drawn), record.phases, sealed, record.author(),
        game.decision(record.match.state) is None, tuple(record.notes),
    )  # fmt: skip
