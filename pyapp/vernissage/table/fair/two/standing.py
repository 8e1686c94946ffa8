"""Where a game between several devices stands: what has been said, what is known of the chains, and whose message is next.

Glossary: a *message* is what one party adds before it passes the link on. A *group* is a run of public draws without a person's
answer between; it *lies face down* until two parties have shown an element of its label: the *mover*, who gave the last public
answer (after a phase: its first party), and the next party round the table. An answer given while something lies face down is
*blind*. Who is asked, and what lies face down, changes neither labels nor whose elements make a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from ...chance import FaceDown
from ...game import CHANCE, Action, Decision, Seat
from ...link import Digit
from ...match import Match
from .. import blind
from ..trouble import Refused
from .basis import LABELS, Keyed, digest, u8, u16
from .elements import Elements
from .entries import Party, Table
from .items import Note, TurnedUp, coming_back
from .phase import Help, OwnPart, Phase, Playing, order
from .veil import Round, phase_digits, round_digits

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
        """By party, the place of its latest secret that is open, where secrets have a chain of their own."""
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
        self.round: Round | None = None
        """The phase before, as long as cards of it are concealed."""
        self.untold: list[tuple[int, Party]] = []
        """Who was left out while its veil was down, and with which message: it does not come back (see the README)."""
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
        for name in ("heads", "authors", "shown", "told", "steps", "backs", "notes", "blind", "untold", "void", "drawn"):
            setattr(out, name, list(getattr(self, name)))
        out.digits, out.boxed = list(self.digits), dict(self.boxed)
        out.phase = None if self.phase is None else self.phase.copy()
        out.round = None if self.round is None else self.round.copy()
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
        if self.round is not None and self.round.held is not None:
            return self.round.owed[0]
        d = self.match.decision
        return None if d is None else self.table.runner[d.seat]

    def following(self, party: Party) -> Party:
        """The next party round the table that is still there."""
        return next(p for i in range(1, 1 + self.parties) if (p := (party + i) % self.parties) not in self.gone)

    def preceding(self, party: Party) -> Party:
        """The party before this one round the table that is still there."""
        return next(p for i in range(1, 1 + self.parties) if (p := (party - i) % self.parties) not in self.gone)

    def next_asked(self) -> Party:
        """Who is asked after what lies face down, by first options; the next round the table if that is not known."""
        seen = blind.worlds(self.match.game, [self.match.state], self.gone_seats, self.shows)
        d = self.match.game.decision(seen[0]) if seen else None
        party = None if d is None or d.seat < 0 else self.table.runner[d.seat]
        return self.following(self.mover) if party is None or party in self.gone else party

    @property
    def gone_seats(self) -> frozenset[Seat]:
        """The seats of those without whom the others go on: the first option answers for them, after what they have said."""
        return frozenset(s for p in self.gone - ({self.blinded} if self.blind else set()) for s in self.table.seats[p])

    def secret_of(self, party: Party) -> bytes:
        """A party's secret for the phase at hand. Raises Refused if it is not known."""
        if self.table.unread:
            return self.elements.secret(party, self.phases + (self.phase is not None))
        if self.phase is None:
            raise Refused("shut", party, self.at)
        return self.elements.of(party, self.phase.secrets)

    def new_label(self, n: int = 1) -> int:
        """Takes the next label, or the first of so many. Raises Refused if the chains are used up."""
        self.label += n
        if self.label > LABELS:
            raise Refused("used up", at=self.at)
        return self.label - n

    def say(self, digit: Digit | tuple[Party, TurnedUp]) -> None:
        """Adds to what the link tells: a digit, or a card that was turned up, and by whom."""
        if self.round is not None:
            self.round.digits.append(digit)
        elif not isinstance(digit[1], TurnedUp):
            self.digits.append((digit[0], digit[1]))

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
                a = blind.forced(game, s, d, self.gone_seats, self.shows)
                if a is None and d.seat != CHANCE:
                    break
                if a is None:
                    options = game.options(s, d)
                    a = options[source.weighted(j, game.odds(s, d))]
                    self.drawn.append(Drawn(len(self.match.turns), group.label, group.who, secret=False))
                    j += 1
                if not self.give(d, a):
                    break
            self.settle()

    def settle(self) -> None:
        """Goes on until somebody has to answer, or something lies face down, or a phase begins: gives the answers that have no
        choice, those of whoever has left, and those that were given blind. Raises Refused if one of these is not possible.
        """
        game = self.match.game
        while (d := self.match.decision) is not None and (self.round is None or self.round.held is None):
            s = self.match.state
            if game.secret(s, d) is not None:
                if self._phase_begins():
                    return
                continue
            a = blind.forced(game, s, d, self.gone_seats, self.shows)
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
            self.give(d, a)

    def shows(self, s: Any, d: Decision, a: Action) -> bool:
        """Whether an answer turns up a concealed card whose face only its owner knows."""
        r, hides = self.round, self.table.concealing
        if r is None or hides is None or d.seat < 0 or self.table.runner[d.seat] not in r.owed:
            return False
        return hides.turns_up(s, d, a) is not None

    def give(self, d: Decision, a: Action) -> bool:
        """Gives an answer, or holds it back if it ends a round with veils that are not lifted yet; says whether it gave it."""
        self.match.give(d, a)
        if self.round is not None:
            then = self.match.decision
            if then is None or self.match.game.secret(self.match.state, then) is not None:
                self.match.state = self.match.turns.pop().before
                self.round.held = d, a
                return False
        return True

    def _phase_begins(self) -> bool:
        """Whether somebody is there to take part; else all of it is void."""
        self.promised, mover = False, self.mover  # who may have dealt, and be left out since
        every, label = order(self.table, self.match.state, mover, self.gone - {mover}), self.new_label(2)
        there = tuple(p for p in every if p not in self.gone)
        giver = mover if there and mover != there[0] else self.preceding(there[0]) if there else mover
        self.phase = Phase(label, self.entropy, there, giver, shut=frozenset(there) if self.table.unread else frozenset())
        self.phase.dealt = {p: Help(label, q) for q, p in pairwise(every) if q in self.gone and p in there}
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
        places = {p: here for p in phase.order if (here := phase.places.get(p)) is not None and not here.shut}
        bare = table.concealing is not None  # what a part is made of is not known yet then
        own = (u8(p) + h.deal + (h.opened if bare else h.part.secret if h.part else b"") for p, h in places.items())
        self.entropy = digest("phase", table.id, u16(phase.label), self.entropy, *own)
        veils = {p: here.veil for p, here in places.items() if here.veil is not None}
        void = frozenset(range(self.parties)) - frozenset(places)
        owed = tuple(p for p in veils if p not in self.gone)
        start, plies, drawn = self.match.state, len(self.match.turns), len(self.drawn)
        self.phase, self.phases = None, self.phases + 1
        self.turns_of(self.match, Round(phase, start, (plies, 0), drawn, void, self.entropy, owed, veils))
        for party, one in phase.stretches():
            if party in void:
                self.void.append(Void(one.at, one.seal, one.awaits is not None))
        self.mover = next((p for p in phase.order if p not in self.gone), self.following(self.mover))
        if veils:
            self.round = Round(phase, start, (plies, len(self.match.turns)), drawn, void, self.entropy, owed, veils)
            self.end_round()
        else:
            self.digits += phase_digits(table, phase)
        if settle:
            self.settle()

    def turns_of(self, match: Match[Any], r: Round, parts: Mapping[Party, OwnPart] = MappingProxyType({})) -> None:
        """Plays a phase into the match, with what is known of it and these parts. Raises Refused if an answer is missing."""
        table, known = self.table, {**r.parts(), **parts}
        playing = Playing(table, r.phase, known, r.void, r.entropy, r.veils)
        while (d := playing.goes_on(match.state)) is not None:
            owner = table.runner[playing.owner(match.state, d)]
            a = playing.move(match.state, d)
            if a is None:
                raise Refused("secret", owner, self.at)
            if d.seat == CHANCE and match is self.match and (owner in known or owner in r.void):
                one = r.phase.places[owner].stretches[playing.at[owner]] if owner in known else None
                who = (one.dealer, owner) if one is not None and one.earlier else (owner,)
                label = r.phase.label if one is None else one.label
                self.drawn.append(Drawn(len(match.turns), label, who, secret=True))
            match.give(d, a)
        playing.end()

    def replayed(self, match: Match[Any], parts: Mapping[Party, OwnPart] = MappingProxyType({})) -> None:
        """Plays the round anew into the match, with what is known of it by now and these parts."""
        r, table = self.round, self.table
        if r is None or (hides := table.concealing) is None:
            return
        began, then = r.plies
        since = match.turns[then:]
        match.turns, match.state = match.turns[:began], r.start
        self.turns_of(match, r, parts)
        known = {*r.parts(), *parts}
        for i, turn in enumerate(since, then):
            if i in r.turned_up and r.turned_up[i][0] not in known:
                match.state = table.game.copy(match.state)
                card = r.turned_up[i][1]
                hides.face(match.state, card.seat, card.place, card.face)
            match.give(turn.decision, turn.action)

    def end_round(self) -> None:
        """If no veil is left to be lifted, the round is played with what is true, and its last answer given."""
        r = self.round
        if r is None or r.owed:
            return
        later = [d for d in self.drawn[r.drawn :] if not d.secret]
        del self.drawn[r.drawn :]
        before = len(self.match.turns)
        self.replayed(self.match)
        more = len(self.match.turns) - before
        self.drawn += [d._replace(ply=d.ply + more) for d in later]
        self.digits += [*phase_digits(self.table, r.phase), *round_digits(r)]
        self.round = None
        if r.held is not None:
            self.match.give(*r.held)

    # -- who has to agree ---------------------------------------------------------------------------------------------

    def asked(self, party: Party) -> tuple[Party, ...]:
        """Whose consent is needed to go on without a party: everybody else's who is left. Bots have no key, and so no voice."""
        return tuple(p for p in range(self.parties) if p != party and p not in self.gone)

    def returning(self, party: Party) -> bytes:
        """What a party signs to come back; empty for one that is there, has left by itself, is `untold`, or has a void seal."""
        step = next((s for s in reversed(self.steps) if s.party == party), None)
        left = Note("leave", party) in (note for _, note in self.notes)
        left |= any(self.authors[seal.at - 1] == party for seal in self.void)  # it would take back what it had sealed
        if step is None or party not in self.gone or left or (step.at, party) in self.untold:
            return b""
        return coming_back(self.table.id, step.at, party)

    def owed(self) -> list[tuple[int, Party, bytes]]:
        """What a record has to be accompanied by: the signatures of all who had to agree to a step, or have come back, each
        until its party has sent a message, which says it as well. By message index, party, and what is signed.
        """
        found = [(s.at, p, s.said) for s in self.steps for p in s.asked] + self.backs
        return [(k, p, said) for k, p, said in found if p not in self.authors[k - 1 :]]
