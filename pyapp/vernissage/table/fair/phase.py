"""A phase: a stretch of answers and draws that only one seat each may know, until all are turned up together.

Glossary: a seat's *part* is what it answers in a phase; its draws follow from its *secret*, the next element of its chain,
and from the element of the message before its own. Others' parts are *stood in for* on a device that does not know them: by
the first card, by the last option. `Game.view` hides them. A part is *void* if its seat left without opening it. At a
*stretched* table a part is committed to in *stretches*, one message each: a stretch ends where something is drawn after an
answer, and that draw follows from the secret and from the element of another seat that came after the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, cast

from ..game import CHANCE, Action, Decision, Game, Seat, quiet
from .chain import Keyed, before, digest, number
from .entries import Table
from .trouble import Refused

SEAL: Final = 16
"""Bytes of a seal."""


class OwnPart(NamedTuple):
    """A seat's part of a phase, as its owner knows it: the secret and the answers."""

    secret: bytes
    answers: tuple[Action, ...]


@dataclass(slots=True)
class Place:
    """Where a seat took part: the message's index, its element, what its draws follow from besides its secret, and what it
    committed to. `digits` are its answers in this stretch by their indexes; the part is None as long as it is not known here.
    """

    at: int
    element: bytes
    entropy: bytes
    seal: bytes = b""
    box: bytes = b""
    part: OwnPart | None = None
    digits: tuple[tuple[int, int], ...] = ()
    more: bool = False
    """Whether the part goes on after the element of another seat."""
    earlier: tuple[Place, ...] = ()
    """The stretches before this one."""

    @property
    def stretches(self) -> tuple[Place, ...]:
        """All stretches so far, this one last."""
        return (*self.earlier, self)

    def copy(self) -> Place:
        """An independent copy."""
        return replace(self, earlier=tuple(one.copy() for one in self.earlier))


@dataclass(slots=True)
class Phase:
    """A phase in the making: the order in which the seats commit, those that have, and whether each opens its own part, as the
    first, who could open all, has left or does not.
    """

    order: tuple[Seat, ...]
    places: dict[Seat, Place] = field(default_factory=dict)
    alone: bool = False

    def copy(self) -> Phase:
        """An independent copy."""
        return Phase(self.order, {seat: here.copy() for seat, here in self.places.items()}, self.alone)

    def stretches(self) -> list[tuple[Seat, Place]]:
        """All stretches so far with their seats, in the order of their messages."""
        every = [(seat, one) for seat, here in self.places.items() for one in here.stretches]
        return sorted(every, key=lambda found: found[1].at)

    def waiting(self, gone: frozenset[Seat]) -> list[Seat]:
        """Whose message is next, first: those who have not committed, else those whose part is not open."""
        there = [seat for seat in self.order if seat not in gone]
        out = [seat for seat in there if not self._done(seat)]
        if not out:
            out = [seat for seat in there if self.places[seat].part is None]
            if self.alone and out and out[0] == self.order[0]:
                out = out[1:] + out[:1]
        return out

    def committed(self, gone: frozenset[Seat]) -> bool:
        """Whether everybody has committed who is there."""
        return all(self._done(seat) or seat in gone for seat in self.order)

    def goes_on(self, seat: Seat) -> bool:
        """Whether this seat is in the middle of its part: it goes on after another seat's element."""
        return seat in self.places and self.places[seat].more

    def _done(self, seat: Seat) -> bool:
        return seat in self.places and not self.places[seat].more


def place(at: int, element: bytes, last: bytes, before: Place | None = None) -> Place:
    """A seat's place in a phase: the index and the element of its message, the element of the message before, and the stretch
    that this one continues.
    """
    return Place(at, element, digest("hand", number(at), last), earlier=() if before is None else before.stretches)


def said(answers: Sequence[Action]) -> list[bytes]:
    """Answers as parts of a digest."""
    return [repr(tuple(cast("tuple[Any, ...]", a))).encode() for a in answers]


def seal_of(table: Table, seat: Seat, at: Place, part: OwnPart) -> bytes:
    """The commitment to a part: it fits this game, this place in it and this seat only. The secret in it has 128 bits, so that
    nobody can try answers out.
    """
    return digest("seal", table.id, bytes([seat]), at.entropy, part.secret, *said(part.answers))[:SEAL]


def check(table: Table, seat: Seat, at: Place, part: OwnPart, last: bytes) -> None:
    """Raises Refused unless the part is what the seat committed to, stretch by stretch, with the one secret that fits its
    chain: the one after `last`.
    """
    if before(part.secret, table.entries[seat].key) != last:
        raise Refused("secret", seat, at.at)
    n = 0
    for one in at.stretches:
        n += len(one.digits)
        if seal_of(table, seat, one, OwnPart(part.secret, part.answers[:n])) != one.seal:
            raise Refused("seal", seat, one.at)


class Playing:
    """A phase being played through: says move by move what is answered, as far as it is known."""

    def __init__(
        self, table: Table, phase: Phase, parts: Mapping[Seat, OwnPart], void: Mapping[Seat, bytes] | None = None
    ) -> None:
        """`void` gives, by seat, what the draws of a seat follow from that has left; its answers are the first options."""
        self.game: Game[Any] = table.game
        self._left = {seat: list(part.answers) for seat, part in parts.items()}
        self._drawn: dict[Seat, int] = {}
        self._void = void or {}
        self._sources = {seat: [Keyed(entropy)] for seat, entropy in self._void.items()}
        for seat, part in parts.items():
            own = [digest("private", table.id, bytes([seat]), part.secret, one.entropy) for one in phase.places[seat].stretches]
            self._sources[seat] = [Keyed(entropy) for entropy in own]
        self._stretched = table.stretched
        self._since: set[Seat] = set()
        """The seats that have answered since their stretch began."""
        self.at: dict[Seat, int] = dict.fromkeys(self._sources, 0)
        """By seat, in which of its stretches it is, counted from 0."""

    def goes_on(self, s: Any) -> Decision | None:
        """The phase's pending decision in this state; None after the phase."""
        d = self.game.decision(s)
        return None if d is None or self.game.secret(s, d) is None else d

    def owner(self, s: Any, d: Decision) -> Seat:
        """Whose secret the decision's answer is. Raises ValueError if everybody may know it."""
        who = self.game.secret(s, d)
        if who is None:
            raise ValueError("this is no secret")
        return who

    def move(self, s: Any, d: Decision) -> Action | None:
        """The answer to the pending decision; None if its seat's part is given and has no answer left, or for a draw that takes
        another seat's element, and none has come.

        Raises Refused for an answer that is not legal.
        """
        who = self.owner(s, d)
        options = self.game.options(s, d)
        if d.seat == CHANCE:
            if who not in self._sources:
                return options[0]
            if self._stretched and who in self._since:
                if self.at[who] + 1 == len(self._sources[who]):
                    return None
                self.at[who] += 1
                self._since.remove(who)
                self._drawn.pop(who, None)
            source = self._sources[who][self.at[who]]
            j = self._drawn[who] = self._drawn.get(who, -1) + 1
            return options[source.weighted(j, self.game.odds(s, d))]
        if who in self._void:
            return options[0]
        if who not in self._left:
            return options[-1]
        if not self._left[who]:
            return None
        a = self._left[who].pop(0)
        if a not in options:
            raise Refused("secret", who)
        self.answered(who)
        return a

    def answered(self, who: Seat) -> None:
        """A seat has answered: a draw for it has to wait for another seat's element now, if the table is stretched."""
        self._since.add(who)

    def end(self) -> None:
        """Raises Refused if answers are left that nobody asked for, or stretches that nothing was drawn in."""
        for seat, left in self._left.items():
            if left or self.at[seat] + 1 != len(self._sources[seat]):
                raise Refused("secret", seat)


def order(game: Game[Any], s: Any, last: Seat | None, gone: frozenset[Seat]) -> tuple[Seat, ...]:
    """In which order the seats commit in the phase that begins in this state: as the game asks, but not first who sent the last
    message: that seat has learnt nothing since, so that it could have foreseen its draws.
    """
    found: list[Seat] = []
    s = game.copy(s)
    while (d := game.decision(s)) is not None and (who := game.secret(s, d)) is not None:
        if who not in found and who not in gone:
            found.append(who)
        game.advance(s, game.options(s, d)[0 if d.seat == CHANCE or who in gone else -1], quiet)
    turn = 1 if len(found) > 1 and found[0] == last else 0
    return tuple(found[turn:] + found[:turn])
