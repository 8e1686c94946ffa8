"""A phase: a stretch of answers and draws that only one seat each may know, until all are turned up together.

Glossary: a seat's *part* is what it answers in a phase; its draws follow from its *secret*, the next element of its chain,
and from the element of the message before its own. Others' parts are *stood in for* on a device that does not know them: by
the first card, by the last option. `Game.view` hides them. A part is *void* if its seat left without opening it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

from ..game import CHANCE, Action, Decision, Game, Seat, quiet
from .chain import Keyed, before, digest, number
from .entries import Table
from .trouble import Refused

SEAL: Final = 16
"""Bytes of a seal."""


class Part(NamedTuple):
    """A seat's part of a phase, as its owner knows it: the secret and the answers."""

    secret: bytes
    answers: tuple[Action, ...]


@dataclass(slots=True)
class Place:
    """Where a seat took part: the message's index, its element, what its draws follow from besides its secret, and what it
    committed to. `digits` are its answers by their indexes; the part is None as long as it is not known here.
    """

    at: int
    element: bytes
    entropy: bytes
    seal: bytes = b""
    box: bytes = b""
    part: Part | None = None
    digits: tuple[tuple[int, int], ...] = ()


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
        places = {seat: Place(p.at, p.element, p.entropy, p.seal, p.box, p.part, p.digits) for seat, p in self.places.items()}
        return Phase(self.order, places, self.alone)

    def waiting(self, gone: frozenset[Seat]) -> list[Seat]:
        """Whose message is next, first: those who have not committed, else those whose part is not open."""
        there = [seat for seat in self.order if seat not in gone]
        out = [seat for seat in there if seat not in self.places]
        if not out:
            out = [seat for seat in there if self.places[seat].part is None]
            if self.alone and out and out[0] == self.order[0]:
                out = out[1:] + out[:1]
        return out

    def committed(self, gone: frozenset[Seat]) -> bool:
        """Whether everybody has committed who is there."""
        return all(seat in self.places or seat in gone for seat in self.order)


def place(at: int, element: bytes, last: bytes) -> Place:
    """A seat's place in a phase: the index and the element of its message, and the element of the message before."""
    return Place(at, element, digest("hand", number(at), last))


def said(answers: Sequence[Action]) -> list[bytes]:
    """Answers as parts of a digest."""
    return [repr(tuple(cast("tuple[Any, ...]", a))).encode() for a in answers]


def seal_of(table: Table, seat: Seat, at: Place, part: Part) -> bytes:
    """The commitment to a part: it fits this game, this place in it and this seat only. The secret in it has 128 bits, so that
    nobody can try answers out.
    """
    return digest("seal", table.id, bytes([seat]), at.entropy, part.secret, *said(part.answers))[:SEAL]


def check(table: Table, seat: Seat, at: Place, part: Part) -> None:
    """Raises Refused unless the part is what the seat committed to, with the one secret that fits its chain."""
    if before(part.secret, table.entries[seat].key) != at.element:
        raise Refused("secret", seat, at.at)
    if seal_of(table, seat, at, part) != at.seal:
        raise Refused("seal", seat, at.at)


class Playing:
    """A phase being played through: says move by move what is answered, as far as it is known."""

    def __init__(
        self, table: Table, phase: Phase, parts: Mapping[Seat, Part], void: Mapping[Seat, bytes] | None = None
    ) -> None:
        """`void` gives, by seat, what the draws of a seat follow from that has left; its answers are the first options."""
        self.game: Game[Any] = table.game
        self._left = {seat: list(part.answers) for seat, part in parts.items()}
        self._drawn: dict[Seat, int] = {}
        self._void = void or {}
        self._source = {seat: Keyed(entropy) for seat, entropy in self._void.items()}
        for seat, part in parts.items():
            self._source[seat] = Keyed(digest("private", table.id, bytes([seat]), part.secret, phase.places[seat].entropy))

    def goes_on(self, s: Any) -> Decision | None:
        """The phase's pending decision in this state; None after the phase."""
        d = self.game.decision(s)
        return None if d is None or self.game.secret(s, d) is None else d

    def owner(self, s: Any, d: Decision) -> Seat:
        """Whose secret the decision's answer is."""
        who = self.game.secret(s, d)
        if who is None:
            raise ValueError("this is no secret")
        return who

    def move(self, s: Any, d: Decision) -> Action | None:
        """The answer to the pending decision; None if its seat's part is given and has no answer left.

        Raises Refused for an answer that is not legal.
        """
        who = self.owner(s, d)
        options = self.game.options(s, d)
        if d.seat == CHANCE:
            source = self._source.get(who)
            if source is None:
                return options[0]
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
        return a

    def end(self) -> None:
        """Raises Refused if answers are left that nobody asked for."""
        for seat, left in self._left.items():
            if left:
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
