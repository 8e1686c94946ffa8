"""Where a game between several devices stands: what has been said, what is known of each seat, and whose message is next.

Glossary: a *message* is what one seat adds before it passes the link on: an element of its chain, then answers that all may
know, or a seal. A *head* is the digest of everything up to a message; head 0 is the table's id. A draw *lies face down* until
the next message is begun, as it follows from the elements of both; an answer given before that is *blind*. How a message is
begun can be unusual (`Unusual`): that is part of the record.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final, Literal, NamedTuple, Self, TypeAlias

from ..chance import FaceDown
from ..game import CHANCE, Action, Seat, quiet
from ..match import Match
from . import blind, phase
from .chain import SIZE
from .entries import Table
from .phase import OwnPart, Phase

Unusual: TypeAlias = Literal["alone", "without", "shut"]
"""What is unusual about a message: the phase's first seat is not waited for, each seat opens its own part; the seat whose turn
it was has left, and the game goes on without it; the first seat could not open a part."""
STEPS: Final[tuple[Unusual, ...]] = ("alone", "without")
"""What a message can be begun with."""


class Note(NamedTuple):
    """Something unusual: with which message, what, and about which seat."""

    at: int
    what: Unusual
    seat: Seat


class Drawn(NamedTuple):
    """A draw: the ply in the match, the message that turned it up or took it, and the two seats whose elements made it. A
    secret one is known to the second seat alone until it is opened.
    """

    ply: int
    at: int
    first: Seat
    second: Seat
    secret: bool


class Standing:
    """A record between two messages, as far as it has come; `Record` adds messages to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats: int = len(table.entries)
        seed = int.from_bytes(table.id[:6], "big")
        self.match: Match[Any] = Match(table.game, self.seats, table.options, seed, FaceDown())
        self.heads: list[bytes] = [table.id]
        self.authors: list[Seat] = []
        self.latest: list[bytes] = [e.anchor[:SIZE] for e in table.entries]
        """By seat, the latest element of its chain that is known."""
        self.used: list[int] = [0] * self.seats
        self.secrets: list[bytes] = [e.anchor[SIZE:] for e in table.entries]
        """By seat, the latest element of its chain of secrets that is known; only at a stretched table."""
        self.told: list[int] = [0] * self.seats
        """By seat, how many of those are known."""
        self.signatures: dict[Seat, bytes] = {}
        self.gone: frozenset[Seat] = frozenset()
        self.notes: list[Note] = []
        self.drawn: list[Drawn] = []
        self.phases = 0
        """How many phases have been opened."""
        self.phase: Phase | None = None
        self._seen_ahead: tuple[Any, Any, Any] | None = None
        self.void: list[tuple[bytes, bool]] = []
        """Seals that nobody will open any more, in the order of their messages, and whether the part would have gone on."""
        self.digits: list[tuple[int, int]] = []
        self.blind: list[Action] = []
        self._last = b""
        self._following: tuple[object, Seat | None] | None = None
        """Whose message is next, beside all that it can follow from: it takes a look ahead, and is asked often."""
        self._settle()
        # The message in the making:
        self.now: Seat | None = None
        self.worlds: list[Any] | None = None
        self._element = self._entropy = self._seal = b""
        self._said: list[Action] = []
        self._opened: list[tuple[Seat, OwnPart]] = []
        self._played: OwnPart | None = None

    def copy(self) -> Self:
        """An independent copy; only between two messages."""
        out = copy(self)
        out.match = copy(self.match)
        out.match.turns, out.match.undone = list(self.match.turns), []
        out.heads, out.authors, out.latest, out.used = list(self.heads), list(self.authors), list(self.latest), list(self.used)
        out.secrets, out.told = list(self.secrets), list(self.told)
        out.signatures, out.notes, out.drawn = dict(self.signatures), list(self.notes), list(self.drawn)
        out.phase = None if self.phase is None else self.phase.copy()
        out.void, out.digits, out.blind = list(self.void), list(self.digits), list(self.blind)
        return out

    @property
    def words(self) -> str:
        """The words to compare."""
        return self.table.words

    @property
    def laid(self) -> bool:
        """Whether the set-up is drawn, also by the message in the making, so that there is a table to show."""
        return len(self.authors) > 1 or (bool(self.authors) and self.now is not None)

    @property
    def sealed_seats(self) -> frozenset[Seat]:
        """Whose parts of the phase are committed to whole."""
        return frozenset() if self.phase is None else frozenset(s for s, here in self.phase.places.items() if not here.more)

    # -- whose message it is ------------------------------------------------------------------------------------------

    def author(self) -> Seat | None:
        """The seat whose message is next; None when the game is over, or one seat is left alone. Only between two messages."""
        what = self.at, self.gone, self.phase is not None and self.phase.alone
        if self._following is None or self._following[0] != what:
            self._following = what, self._author()
        return self._following[1]

    def _author(self) -> Seat | None:
        if not self.authors:
            return self.seats - 1
        if len(self.gone) >= self.seats - 1:
            return None
        last = self.authors[-1]
        if self.phase is not None:
            waiting = self.phase.waiting(self.gone)
            if waiting and waiting[0] == last and self.phase.goes_on(last):
                return self._next(last)  # somebody else shows an element first
            return waiting[0] if waiting else self._next(last)
        game, ahead = self.match.game, self._ahead()
        d = game.decision(ahead)
        if d is None:
            return self._next(last) if self.dark() else None
        if game.secret(ahead, d) is not None:
            return phase.order(game, ahead, last, self.gone)[0]
        return self._next(last) if d.seat == last and self.dark() else d.seat

    def _next(self, seat: Seat) -> Seat:
        """The next seat at the table that is still there."""
        while True:
            seat = (seat + 1) % self.seats
            if seat not in self.gone:
                return seat

    def _ahead(self) -> Any:
        """A state after what lies face down, whatever it is: it only tells who comes next. It is made once for each state."""
        key = (tuple(self.blind), self.gone)
        if self._seen_ahead is not None and self._seen_ahead[0] is self.match.state and self._seen_ahead[1] == key:
            return self._seen_ahead[2]
        s = self._played_ahead()
        self._seen_ahead = (self.match.state, key, s)
        return s

    def _played_ahead(self) -> Any:
        game, said = self.match.game, list(self.blind)
        s = game.copy(self.match.state)
        while (d := game.decision(s)) is not None:
            if game.secret(s, d) is not None:
                if not self.gone or phase.order(game, s, None, self.gone):
                    break
                a: Action | None = game.options(s, d)[0]
            else:
                a = blind.forced(game, s, d, self.gone)
            if a is None and d.seat == CHANCE:
                a = game.options(s, d)[0]
            elif a is None and said:
                a = said.pop(0)
            if a is None:
                break
            game.advance(s, a, quiet)
        return s

    def dark(self) -> bool:
        """Whether something lies face down until the next message."""
        return bool(self.blind) or blind.public_chance(self.match.game, self.match.state, self.match.decision)

    @property
    def at(self) -> int:
        """The index of the message that is next or in the making, counted from 1."""
        return len(self.heads)

    def _settle(self) -> None:
        """Gives the answers that are forced."""
        while (d := self.match.decision) is not None:
            a = blind.forced(self.match.game, self.match.state, d, self.gone)
            if a is None:
                return
            self.match.give(d, a)
