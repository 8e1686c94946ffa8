"""Where a game between several devices stands: what has been said, what is known of the chains, and whose message is next.

Glossary: a *message* is what one party adds before it passes the link on. A *group* is a run of public draws without a person's
answer between; it *lies face down* until two parties have shown an element of its label: the *mover*, who gave the last public
answer (after a phase: its first party), and the next party round the table. An answer given while something lies face down is
*blind*. Who is asked, and what lies face down, changes neither labels nor whose elements make a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, NamedTuple, Self

from ...chance import FaceDown
from ...game import CHANCE, Action, Seat
from ...link import Digit
from ...match import Match
from .. import blind
from ..trouble import Refused
from .basis import DRAWS, LABELS, Keyed, digest, taken_back, u8, u16
from .entries import Party, Table
from .items import Note, coming_back
from .phase import Phase, Playing, order

SET_UP: Final = 0
"""The label of the set-up: the element of everybody goes into it."""


class Group(NamedTuple):
    """A group that lies face down: its label, and whose elements make it."""

    label: int
    who: tuple[Party, ...]


class Stepped(NamedTuple):
    """A party that the others have gone on without: with which message, who had to agree, and what they have signed."""

    at: int
    party: Party
    asked: tuple[Party, ...]
    said: bytes


class Void(NamedTuple):
    """A seal that nobody will open: with which message it came, and whether its part was to go on."""

    at: int
    seal: bytes
    more: bool


class Drawn(NamedTuple):
    """A draw: the ply in the match, the label, and the parties whose elements made it; a secret one's owner comes last."""

    ply: int
    label: int
    who: tuple[Party, ...]
    secret: bool


class Elements:
    """What is known of all parties' chains. Which element fits was bound at joining, so that none can be known wrongly."""

    def __init__(self, lines: Sequence[tuple[bytes, ...]], secrets: Sequence[tuple[bytes, ...]] = ()) -> None:
        """`lines`: by party, its chain as far as it is known, the anchor first; `secrets`: the same of the other chain, at a
        live table.
        """
        self._lines, self._secrets = list(lines), list(secrets)

    def of(self, party: Party, label: int) -> bytes:
        """A party's element of a label. Raises Refused if it is not known."""
        if not 0 <= label + 1 < len(self._lines[party]):
            raise Refused("element", party)
        return self._lines[party][label + 1]

    def secret(self, party: Party, place: int) -> bytes:
        """A party's secret at a place of its chain of secrets. Raises Refused if it is not known."""
        if not 0 <= place < len(self._secrets[party]):
            raise Refused("used up" if place > LABELS else "element", party)
        return self._secrets[party][place]

    def own(self, party: Party, *chains: tuple[bytes, ...]) -> None:
        """Takes over the whole chains of this device's party. Raises Refused if they are others than what the others have."""
        for lines, chain in zip((self._lines, self._secrets), chains, strict=False):
            if chain[: len(lines[party])] != lines[party]:
                raise Refused("element", party)
            lines[party] = chain

    def fits(self, key: bytes, party: Party, label: int, element: bytes) -> bool:
        """Whether these bytes are the party's element of a label."""
        line, known = taken_back(key, DRAWS, label + 1, element), self._lines[party]
        return line[: len(known)] == known[: len(line)]

    def learn(self, key: bytes, party: Party, label: int, element: bytes) -> None:
        """Takes over a party's element that fits."""
        line = taken_back(key, DRAWS, label + 1, element)
        if len(line) > len(self._lines[party]):
            self._lines[party] = line


class Standing:
    """A record between two messages, as far as it has come; `Record` adds messages to it."""

    def __init__(self, table: Table, elements: Elements) -> None:
        self.table, self.elements = table, elements
        self.parties: int = len(table.entries)
        seed = int.from_bytes(table.id[:6], "big")
        self.match: Match[Any] = Match(table.game, len(table.runner), table.options, seed, FaceDown())
        self.heads: list[bytes] = [table.id]
        self.authors: list[Party] = []
        self.shown: list[int] = [-1] * self.parties
        """By party, the greatest label for which its element is shown; -1: its anchor only."""
        self.told: list[int] = [0] * self.parties
        """By party, the place of its latest secret that is open; only at a live table."""
        self.boxed: dict[Party, bytes] = {}
        """By party, the digest of the box that its latest signature covers; empty if there was none."""
        self.gone: frozenset[Party] = frozenset()
        self.steps: list[Stepped] = []
        self.backs: list[tuple[int, Party, bytes]] = []
        """Who has come back: with which message, and what it has signed."""
        self.notes: list[tuple[int, Note]] = []
        """All notes, each with the index of its message."""
        self.label = SET_UP + 1
        """The least label that nothing has been drawn from, and that nothing which lies face down has."""
        self.entropy = table.id
        """What the last group or phase was drawn from."""
        self.mover: Party = 0
        self.dark: Group | None = Group(SET_UP, (self.parties - 1, *range(1, self.parties - 1), 0))
        self.blind: list[Action] = []
        self.blinded: Party = 0
        """Who has given the blind answers that wait: they stand also if that party is not waited for any more."""
        self.promised = False
        """Whether the mover has shown its element of the next label as well, for the phase that is to come."""
        self.phase: Phase | None = None
        self.phases = 0
        self.void: list[Void] = []
        """Seals that nobody will open."""
        self.sealing: frozenset[Party] = frozenset()
        """Whose latest signature covers a box."""
        self.digits: list[Digit] = []
        self.drawn: list[Drawn] = []

    def copy(self) -> Self:
        """An independent copy; only between two messages."""
        out = copy(self)
        out.match = copy(self.match)
        out.match.turns, out.match.undone = list(self.match.turns), []
        for name in ("heads", "authors", "shown", "told", "steps", "backs", "notes", "blind", "void", "digits", "drawn"):
            setattr(out, name, list(getattr(self, name)))
        out.boxed = dict(self.boxed)
        out.phase = None if self.phase is None else self.phase.copy()
        return out

    @property
    def at(self) -> int:
        """The index of the message that is next or in the making, counted from 1."""
        return len(self.heads)

    @property
    def seats(self) -> int:
        """How many seats the game has here."""
        return len(self.table.runner)

    @property
    def laid(self) -> bool:
        """Whether the set-up is drawn, so that there is a table to show."""
        return self.dark is None or self.dark.label != SET_UP

    @property
    def sealed_seats(self) -> frozenset[Seat]:
        """Whose parts of the phase are committed to."""
        return frozenset() if self.phase is None else frozenset(s for p in self.phase.places for s in self.table.seats[p])

    @property
    def words(self) -> str:
        """The three words to compare; empty until everybody has shown the first element."""
        if min(self.shown) < SET_UP:
            return ""
        return self.table.words(tuple(self.elements.of(p, SET_UP) for p in range(self.parties)))

    # -- whose message it is ------------------------------------------------------------------------------------------

    def author(self) -> Party | None:
        """Whose message is next: who owes the earliest group an element; in a phase, who has to deal, to help, to commit or to
        open; else who is asked. None when the game is over, or one party is left alone. Only between two messages.
        """
        if self.parties - len(self.gone) < 2:
            return None
        if self.dark is not None:
            return next(p for p in self.dark.who if self.shown[p] < self.dark.label)
        phase = self.phase
        if phase is not None:
            if not phase.places and self.shown[phase.giver] < phase.label:
                return phase.giver
            if (help_ := phase.help()) is not None and self.shown[help_.party] < help_.label:
                return help_.party
            left = phase.missing() or [p for p in phase.closed() if p not in self.gone]
            return left[0]
        d = self.match.decision
        return None if d is None else self.table.runner[d.seat]

    def following(self, party: Party) -> Party:
        """The next party round the table that is still there."""
        while True:
            party = (party + 1) % self.parties
            if party not in self.gone:
                return party

    def preceding(self, party: Party) -> Party:
        """The party before this one round the table that is still there."""
        while True:
            party = (party - 1) % self.parties
            if party not in self.gone:
                return party

    def next_asked(self) -> Party:
        """Who is asked after what lies face down, by first options; the next round the table if that is not known."""
        seen = blind.worlds(self.match.game, [self.match.state], self.gone_seats)
        d = self.match.game.decision(seen[0]) if seen else None
        party = None if d is None or d.seat < 0 else self.table.runner[d.seat]
        return self.following(self.mover) if party is None or party in self.gone else party

    @property
    def gone_seats(self) -> frozenset[Seat]:
        """The seats of those without whom the others go on: the first option answers for them, after what they have said."""
        there = {self.blinded} if self.blind else set()
        return frozenset(s for p in self.gone - there for s in self.table.seats[p])

    def secret_of(self, party: Party) -> bytes:
        """A party's secret for the phase at hand. Raises Refused if it is not known."""
        if self.table.live:
            return self.elements.secret(party, self.phases + 1)
        if self.phase is None:
            raise Refused("shut", party, self.at)
        return self.elements.of(party, self.phase.secrets)

    def new_label(self, n: int = 1) -> int:
        """Takes the next label, or the first of so many. Raises Refused if the chains are used up."""
        self.label += n
        if self.label > LABELS:
            raise Refused("used up", at=self.at)
        return self.label - n

    # -- what follows by itself ----------------------------------------------------------------------------------------

    def turn_up(self) -> None:
        """Draws what lay face down, if all its elements are shown, and goes on to what comes then."""
        game = self.match.game
        while (group := self.dark) is not None and all(self.shown[p] >= group.label for p in group.who):
            what = "public" if group.label else "set-up"
            own = [u8(p) + self.elements.of(p, group.label) for p in sorted(group.who)]
            self.entropy = digest(what, self.table.id, u16(group.label), self.entropy, *own)
            self.dark, source, j = None, Keyed(self.entropy), 0
            while (d := self.match.decision) is not None and game.secret(s := self.match.state, d) is None:
                a = blind.forced(game, s, d, self.gone_seats)
                if a is None and d.seat != CHANCE:
                    break
                if a is None:
                    options = game.options(s, d)
                    a = options[source.weighted(j, game.odds(s, d))]
                    self.drawn.append(Drawn(len(self.match.turns), group.label, group.who, secret=False))
                    j += 1
                self.match.give(d, a)
            self.settle()

    def settle(self) -> None:
        """Goes on until somebody has to answer, or something lies face down, or a phase begins: gives the answers that have no
        choice, those of whoever has left, and those that were given blind. Raises Refused if one of these is not possible.
        """
        game = self.match.game
        while (d := self.match.decision) is not None:
            s = self.match.state
            if game.secret(s, d) is not None:
                if self._phase_begins():
                    return
                continue
            a = blind.forced(game, s, d, self.gone_seats)
            if a is None and self.promised and (d.seat == CHANCE or not self.blind):
                self.promised = False  # no phase has come: the label that was shown for it serves nothing
                self.new_label()
            if a is None and d.seat == CHANCE:
                self.dark = Group(self.new_label(), (self.mover, self.following(self.mover)))
                return
            if a is None and not self.blind:
                return
            if a is None:
                a = self.blind.pop(0)
                if a not in game.options(s, d):
                    raise Refused("illegal", self.mover, self.at)
            self.match.give(d, a)

    def _phase_begins(self) -> bool:
        """Whether somebody is there to take part; else all of it is void."""
        self.promised = False
        there = order(self.table, self.match.state, self.mover, self.gone)
        label = self.new_label(2)
        giver = self.mover if there and self.mover != there[0] else self.preceding(there[0]) if there else self.mover
        self.phase = Phase(label, self.entropy, there, giver, shut=frozenset(there) if self.table.live else frozenset())
        if not there:
            self.complete(settle=False)
        return bool(there)

    def complete(self, *, settle: bool = True) -> None:
        """Plays the phase with what is true, as soon as nobody who is there has a closed part. Raises Refused if an answer
        is missing.
        """
        phase, table = self.phase, self.table
        if phase is None or any(p not in self.gone for p in phase.closed()):
            return
        parts = {p: here.part for p in phase.order if (here := phase.places.get(p)) is not None and here.part is not None}
        own = [u8(p) + phase.places[p].deal + part.secret for p, part in parts.items()]
        self.entropy = digest("phase", table.id, u16(phase.label), self.entropy, *own)
        void = frozenset(range(self.parties)) - frozenset(parts)
        playing = Playing(table, phase, parts, void, self.entropy)
        self.phase, self.phases = None, self.phases + 1
        while (d := playing.goes_on(self.match.state)) is not None:
            a = playing.move(self.match.state, d)
            if a is None:
                raise Refused("secret", table.runner[playing.owner(self.match.state, d)], self.at)
            if d.seat == CHANCE:
                owner = table.runner[playing.owner(self.match.state, d)]
                one = phase.places[owner].stretches[playing.at[owner]] if owner in parts else None
                who = (one.dealer, owner) if one is not None and one.earlier else (owner,)
                label = phase.label if one is None else one.label
                self.drawn.append(Drawn(len(self.match.turns), label, who, secret=True))
            self.match.give(d, a)
        playing.end()
        for party, one in phase.stretches():
            if party in parts:
                self.digits += one.digits
            else:
                self.void.append(Void(one.at, one.seal, one.awaits is not None))
        self.mover = next((p for p in phase.order if p not in self.gone), self.following(self.mover))
        if settle:
            self.settle()

    # -- who has to agree ---------------------------------------------------------------------------------------------

    def asked(self, party: Party) -> tuple[Party, ...]:
        """Whose consent is needed to go on without a party: everybody else's who is left. Bots have no key, and so no voice."""
        return tuple(p for p in range(self.parties) if p != party and p not in self.gone)

    def returning(self, party: Party) -> bytes:
        """What a party signs to come back; empty for one that is there, and for one that has left by itself."""
        step = next((s for s in reversed(self.steps) if s.party == party), None)
        return coming_back(self.table.id, step.at, party) if step is not None and party in self.gone else b""

    def owed(self) -> list[tuple[int, Party, bytes]]:
        """What a record has to be accompanied by: the signatures of all who had to agree to a step, or have come back, each
        until its party has sent a message, which says it as well. By message index, party, and what is signed.
        """
        found = [(s.at, p, s.said) for s in self.steps for p in s.asked] + self.backs
        return [(k, p, said) for k, p, said in found if p not in self.authors[k - 1 :]]
