"""A phase: a stretch of answers and draws that only one party each may know, until all are turned up together.

Glossary: a party's *part* is what its seats answer in a phase. Its draws follow from its *secret*, an element that serves
nothing else, and from its *deal*, an element of another party: its owner could not choose them, and nobody else knows them. A
part is *void* if everybody goes on without its party before it is open. Others' parts are *stood in for* on a device that does
not know them: by the first card, by the last option. `Game.view` hides them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ...game import CHANCE, Action, Decision, Game, Seat, quiet
from ...link import Digit
from ..trouble import Refused
from .basis import SIZE, Keyed, answer_bytes, digest, u8, u16
from .entries import Party, Table


class Part(NamedTuple):
    """A party's part of a phase, as its owner knows it: the secret, and the answers of all its seats."""

    secret: bytes
    answers: tuple[Action, ...]


@dataclass(slots=True)
class Place:
    """Where a party takes part: the message's index, its deal, what it has committed to, and, once it is open, the part itself
    with its answers by their indexes.
    """

    at: int
    deal: bytes
    seal: bytes = b""
    box: bytes = b""
    part: Part | None = None
    digits: tuple[Digit, ...] = ()


@dataclass(slots=True)
class Phase:
    """A phase in the making: the label of its deals (that of its secrets is the next one), what its draws follow from besides,
    the order in which the parties commit, who deals for the first of them, and whose boxes the first could not open.
    """

    label: int
    entropy: bytes
    order: tuple[Party, ...]
    giver: Party
    places: dict[Party, Place] = field(default_factory=dict)
    shut: frozenset[Party] = frozenset()

    def copy(self) -> Phase:
        """An independent copy."""
        return replace(self, places={party: replace(here) for party, here in self.places.items()})

    @property
    def secrets(self) -> int:
        """The label of the secrets."""
        return self.label + 1

    def missing(self) -> list[Party]:
        """Who has yet to commit, in their order."""
        return [p for p in self.order if p not in self.places]

    def closed(self) -> list[Party]:
        """Whose parts are not open, in their order."""
        return [p for p in self.order if p not in self.places or self.places[p].part is None]


def order(table: Table, s: Any, mover: Party, gone: frozenset[Party]) -> tuple[Party, ...]:
    """In which order the parties commit in the phase that begins in this state: as the game asks for them, but not first who
    has decided last.
    """
    game, found = table.game, list[Party]()
    s = game.copy(s)
    while (d := game.decision(s)) is not None and (who := game.secret(s, d)) is not None:
        party = table.runner[who]
        if party not in found and party not in gone:
            found.append(party)
        game.advance(s, game.options(s, d)[0 if d.seat == CHANCE or party in gone else -1], quiet)
    turn = 1 if len(found) > 1 and found[0] == mover else 0
    return tuple(found[turn:] + found[:turn])


def box_size(table: Table, party: Party) -> int:
    """The bytes of a party's box: they follow from the game and the number of its seats."""
    return SIZE + table.game.part_bytes * len(table.seats[party])


def seal_of(table: Table, phase: Phase, party: Party, part: Part) -> bytes:
    """The commitment to a part: it fits this game, this phase, this deal and this party only. The secret in it has 128 bits, so
    that nobody can try answers out.
    """
    said = map(answer_bytes, part.answers)
    deal = phase.places[party].deal
    return digest("seal", table.id, u16(phase.label), u8(party), deal, part.secret, *said)[:SIZE]


class Playing:
    """A phase being played through: says move by move what is answered, as far as it is known."""

    def __init__(
        self, table: Table, phase: Phase, parts: Mapping[Party, Part], gone: frozenset[Party], void: bytes = b""
    ) -> None:
        """`parts` are those that are known. What their draws follow from is `void` for those who have left."""
        self.game: Game[Any] = table.game
        self._runner, self._gone, self._known = table.runner, gone, parts
        self._left = {party: list(part.answers) for party, part in parts.items()}
        self._drawn = [0] * len(table.runner)
        self._sources: dict[Seat, Keyed] = {}
        for seat, party in enumerate(table.runner):
            if party in parts:
                about = (u16(phase.label), u8(seat), parts[party].secret, phase.places[party].deal, phase.entropy)
                self._sources[seat] = Keyed(digest("private", table.id, *about))
            elif party in gone:
                self._sources[seat] = Keyed(digest("void", table.id, u16(phase.label), u8(seat), void))

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
        """The answer to the pending decision; None if its party's part is given and has no answer left. Raises Refused for an
        answer that is not legal.
        """
        who = self.owner(s, d)
        party, options = self._runner[who], self.game.options(s, d)
        if d.seat == CHANCE:
            if who not in self._sources:
                return options[0]
            self._drawn[who] += 1
            return options[self._sources[who].weighted(self._drawn[who] - 1, self.game.odds(s, d))]
        if party not in self._known:
            return options[0 if party in self._gone else -1]
        if not self._left[party]:
            return None
        a = self._left[party].pop(0)
        if a not in options:
            raise Refused("secret", party)
        return a

    def end(self) -> None:
        """Raises Refused if answers are left that nobody asked for."""
        for party, left in self._left.items():
            if left:
                raise Refused("secret", party)


def asked(
    table: Table, phase: Phase, party: Party, s: Any, secret: bytes, choose: Any, gone: frozenset[Party]
) -> tuple[Part, tuple[Digit, ...]]:
    """A party's part, played through from the phase's beginning: `choose(state, decision, options)` answers. Also the answers
    by their indexes. Raises Refused for an answer that is none of the options.
    """
    game, answers, digits = table.game, list[Action](), list[Digit]()
    playing = Playing(table, phase, {party: Part(secret, ())}, gone)
    s = game.copy(s)
    while (d := playing.goes_on(s)) is not None:
        a = playing.move(s, d)
        if a is None:
            options: Sequence[Action] = game.options(s, d)
            a = choose(s, d, options)
            if a not in options:
                raise Refused("secret", party, phase.places[party].at)
            answers.append(a)
            digits.append((options.index(a), len(options)))
        game.advance(s, a, quiet)
    return Part(secret, tuple(answers)), tuple(digits)
