"""A phase: a stretch of answers and draws that only one party each may know, until all are turned up together.

Glossary: a party's *part* is what its seats answer in a phase. Its draws follow from its *secret*, an element that serves
nothing else, and from its *deal*, an element of another party: its owner could not choose them, and nobody else knows them. A
part is *void* if everybody goes on without its party before it is open. Others' parts are *stood in for* on a device that does
not know them: by the first card, by the last option. `Game.view` hides them. At a live table a part is committed to in
*stretches*, one message each: one ends where something is drawn after an answer, and that draw follows from the secret and from
an element that another party, the *helper*, shows after the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ...game import CHANCE, Action, Decision, Game, Seat, quiet
from ...link import Digit
from ..trouble import Refused
from .basis import SIZE, Keyed, answer_bytes, digest, u8, u16
from .entries import Party, Table
from .items import Veil

MOST_STRETCHES: Final = 32
"""The most stretches of a part, so that seals which nobody can open make no link too long. The last one waits for nothing: all
its draws follow from one element.
"""


class OwnPart(NamedTuple):
    """A party's part of a phase, as its owner knows it: the secret, and the answers of all its seats."""

    secret: bytes
    answers: tuple[Action, ...]


class Help(NamedTuple):
    """What a part waits for before it goes on: an element of a label, and whose."""

    label: int
    party: Party


@dataclass(slots=True)
class Place:
    """Where a party takes part: the message's index, who deals and with what element of which label, what it has committed to,
    and, once it is open, the part itself with its answers by their indexes: all this of the latest stretch.
    """

    at: int
    label: int
    dealer: Party
    deal: bytes
    seal: bytes = b""
    box: bytes = b""
    part: OwnPart | None = None
    veil: Veil | None = None
    """What is shown of it in place of the part, if cards in it stay concealed."""
    lying: dict[tuple[Seat, int], bytes] = field(default_factory=dict)
    """The veil's leaves, by the seats and the places of the cards."""
    opened: bytes = b""
    """The party's element of the phase's label `opening`."""
    digits: tuple[Digit, ...] = ()
    awaits: Help | None = None
    """What the part goes on after; None if it is whole."""
    earlier: tuple[Place, ...] = ()
    """The stretches before this one. None of them holds those before it: each copy would take twice as long as the last."""

    @property
    def shut(self) -> bool:
        """Whether nothing of the part is shown yet."""
        return self.part is None and self.veil is None

    @property
    def stretches(self) -> tuple[Place, ...]:
        """All stretches so far, this one last."""
        return (*self.earlier, self)

    def copy(self) -> Place:
        """An independent copy."""
        return replace(self, earlier=tuple(replace(one) for one in self.earlier))


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
    opening: int | None = None
    """Where cards stay concealed, and once all have committed: the label whose elements are shown by those who open."""
    dealt: dict[Party, Help] = field(default_factory=dict)
    """Where nobody reads for others: who deals for a party instead of one before it that was left out."""
    reached: dict[tuple[Seat, ...], tuple[Any, Any]] = field(default_factory=dict, compare=False)
    """By some seats: the state before the phase, and that in which the first of them is asked. Copies share it."""

    def copy(self) -> Phase:
        """An independent copy."""
        return replace(self, places={party: here.copy() for party, here in self.places.items()}, dealt=dict(self.dealt))

    @property
    def secrets(self) -> int:
        """The label of the secrets; at a live table they are of a chain of their own, and this label serves nothing."""
        return self.label + 1

    def missing(self) -> list[Party]:
        """Who has yet to commit to its whole part, in their order."""
        return [p for p in self.order if p not in self.places or self.places[p].awaits is not None]

    def help(self) -> Help | None:
        """What the part that is not whole waits for, or the next one before it begins; None if there is none such."""
        left = self.missing()[:1]
        return self.helps().get(left[0]) if left else None

    def helps(self) -> dict[Party, Help]:
        """By party, what its part waits for."""
        return {**self.dealt, **{p: here.awaits for p, here in self.places.items() if here.awaits is not None}}

    def waits(self, party: Party, help_: Help) -> None:
        """Has a party's part wait for something else."""
        if party in self.places:
            self.places[party].awaits = help_
        else:
            self.dealt[party] = help_

    def stretches(self) -> list[tuple[Party, Place]]:
        """All stretches so far with their parties, in the order of their messages."""
        every = [(party, one) for party, here in self.places.items() for one in here.stretches]
        return sorted(every, key=lambda found: found[1].at)

    def closed(self) -> list[Party]:
        """Whose parts are not open, in their order."""
        return [p for p in self.order if p not in self.places or self.places[p].shut]


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
            if len(found) + len(gone) == len(table.entries):
                break  # nobody else is left
        game.advance(s, game.options(s, d)[0 if d.seat == CHANCE or party in gone else -1], quiet)
    turn = 1 if len(found) > 1 and found[0] == mover else 0
    return tuple(found[turn:] + found[:turn])


def box_size(table: Table, party: Party) -> int:
    """The bytes of a party's box: they follow from the game and the number of its seats."""
    return SIZE + table.game.part_bytes * len(table.seats[party])


def seal_of(table: Table, party: Party, here: Place, part: OwnPart) -> bytes:
    """The commitment to a part up to the end of this stretch: it fits this game, label, deal and party only. The secret in it
    has 128 bits, so that nobody can try answers out.
    """
    said = map(answer_bytes, part.answers)
    return digest("seal", table.id, u16(here.label), u8(party), here.deal, part.secret, *said)[:SIZE]


class Playing:
    """A phase being played through: says move by move what is answered, as far as it is known."""

    def __init__(
        self,
        table: Table,
        phase: Phase,
        parts: Mapping[Party, OwnPart],
        gone: frozenset[Party],
        void: bytes = b"",
        veils: Mapping[Party, Veil] = MappingProxyType({}),
    ) -> None:
        """`parts` are those that are known, `veils` those of which twins are played. What their draws follow from is `void` for
        those who have left.
        """
        self.game: Game[Any] = table.game
        self._runner, self._gone, self._known = table.runner, gone, parts
        self._left = {party: list(part.answers) for party, part in parts.items()}
        self._twins = {party: list(veil.twin) for party, veil in veils.items() if party not in parts}
        self._drawn = [0] * len(table.runner)
        self._live = table.live
        self._since: set[Seat] = set()
        """The seats that have answered since their stretch began."""
        self._sources: dict[Seat, list[Keyed]] = {}
        """By seat, what each of its stretches draws from, as far as that is known."""
        self.at = dict.fromkeys(parts, 0)
        """By party, in which of its stretches it is, counted from 0."""
        for seat, party in enumerate(table.runner):
            if party in parts:
                secret = parts[party].secret
                self._sources[seat] = [
                    Keyed(digest("private", table.id, u16(one.label), u8(seat), secret, one.deal, phase.entropy))
                    for one in phase.places[party].stretches
                ]
            elif party in gone:
                self._sources[seat] = [Keyed(digest("void", table.id, u16(phase.label), u8(seat), void))]

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
        """The answer to the pending decision; None if its party's part is given and has no answer left, or for a draw that
        waits for another party's element. Raises Refused for an answer that is not legal.
        """
        who = self.owner(s, d)
        party, options = self._runner[who], self.game.options(s, d)
        if party in self._twins:
            a = self._twins[party].pop(0) if self._twins[party] else None
            if a not in options:
                raise Refused("secret", party)
            return a
        if d.seat == CHANCE:
            if who not in self._sources:
                return options[0]
            if who in self._since and party in self._known and self.at[party] + 1 < MOST_STRETCHES:
                if self.at[party] + 1 == len(self._sources[who]):
                    return None
                self.at[party] += 1
                self._drawn[who] = 0
                self._since.remove(who)
            self._drawn[who] += 1
            source = self._sources[who][self.at.get(party, 0)]
            return options[source.weighted(self._drawn[who] - 1, self.game.odds(s, d))]
        if party not in self._known:
            return options[0 if party in self._gone else -1]
        if not self._left[party]:
            return None
        a = self._left[party].pop(0)
        if a not in options:
            raise Refused("secret", party)
        self.answered(who)
        return a

    def answered(self, who: Seat) -> None:
        """A seat has answered: what it draws next at a live table takes another party's element."""
        if self._live:
            self._since.add(who)

    def end(self) -> None:
        """Raises Refused if answers are left that nobody asked for."""
        for party, left in (*self._left.items(), *self._twins.items()):
            if left:
                raise Refused("secret", party)


def first_asked(table: Table, phase: Phase, s: Any, seats: tuple[Seat, ...]) -> Any:
    """A copy of the state in which the first of these seats is asked in a phase that begins in state `s`, where all before it
    are stood in for; of the state after the phase if none is.
    """
    found = phase.reached.get(seats)
    if found is None or found[0] is not s:
        game, others, now = table.game, Playing(table, phase, {}, frozenset()), table.game.copy(s)
        while (d := others.goes_on(now)) is not None and others.owner(now, d) not in seats:
            if (a := others.move(now, d)) is not None:
                game.advance(now, a, quiet)
        found = phase.reached[seats] = s, now
    return table.game.copy(found[1])


class PartMove(NamedTuple):
    """One draw or answer of a seat in its part; of an answer the state before it."""

    seat: Seat
    chance: bool
    action: Action
    before: Any


class Asked(NamedTuple):
    """A party's part as far as it goes now: its answers also by their indexes, stretch by stretch; whether it goes on. Where
    cards may stay concealed, also its moves, and the state after them.
    """

    part: OwnPart
    digits: tuple[tuple[Digit, ...], ...]
    more: bool
    moves: tuple[PartMove, ...] = ()
    end: Any = None


def asked(table: Table, phase: Phase, party: Party, s: Any, secret: bytes, choose: Any, gone: frozenset[Party]) -> Asked:
    """A party's part, played through from the phase's beginning: `choose(state, decision, options)` answers. Raises
    Refused for an answer that is none of the options.
    """
    game, answers, moves, conceals = table.game, list[Action](), list[PartMove](), table.concealing is not None
    digits: list[list[Digit]] = [[] for _ in phase.places[party].stretches]
    playing = Playing(table, phase, {party: OwnPart(secret, ())}, gone)
    s = game.copy(s) if gone else first_asked(table, phase, s, table.seats[party])
    while (d := playing.goes_on(s)) is not None:
        a = playing.move(s, d)
        if a is None and d.seat == CHANCE:
            break
        if a is None:
            options: Sequence[Action] = game.options(s, d)
            a = choose(s, d, options)
            if a not in options:
                raise Refused("secret", party, phase.places[party].at)
            answers.append(a)
            digits[playing.at[party]].append((options.index(a), len(options)))
            playing.answered(playing.owner(s, d))
        if conceals and table.runner[who := playing.owner(s, d)] == party:
            chance = d.seat == CHANCE
            moves.append(PartMove(who, chance, a, None if chance else game.copy(s)))
        game.advance(s, a, quiet)
    if playing.at[party] + 1 != len(digits):
        raise Refused("secret", party, phase.places[party].at)
    return Asked(OwnPart(secret, tuple(answers)), tuple(map(tuple, digits)), d is not None, tuple(moves), s)
