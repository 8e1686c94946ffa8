"""What is accepted, and when: the messages of a game between several devices, checked as they come.

Read from the top: each method says what a message may hold next, and raises Refused for all else. A message is

    begin     notes of those who are left out or come back; the elements that its author owes are shown, and what they turn up
    sit       where the author commits to its part of a phase: `seal`, or, by the last one, `play`
    open      where all have committed: the first party opens every part that it can, others their own
    answer    what all may know, as long as the author is asked, also blind
    leave     if this is the author's last message
    end       the element for what the author's own answers have brought is shown; the head; what is to be signed

Nothing else is ever taken from a message. Words and the rest of the state: see `standing`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...game import Action, Decision
from ...match import Match
from .. import blind
from ..trouble import Refused
from . import phase as phases
from .basis import SIZE, digest
from .entries import Party, Table
from .items import KINDS, MOST_NOTES, Answered, Item, Note, Opened, Sealed, Shown, consent, head, signed
from .phase import Part, Phase, Place, Playing
from .standing import SET_UP, Elements, Group, Standing, Stepped

Choose = Callable[[Any, Decision, Sequence[Action]], Action]
"""Answers a question: `choose(state, decision, options)`."""


class Record(Standing):
    """Everything that the parties have said so far."""

    def __init__(self, table: Table, elements: Elements) -> None:
        super().__init__(table, elements)
        self.now: Party | None = None
        """The author of the message in the making."""
        self.items: list[Item] = []
        self.said: list[Note] = []
        self.sitting: Place | None = None
        """The author's place in a phase, if it commits with this message."""
        self.worlds: list[Any] | None = None
        """The states that could be the true one, whatever lies face down, after the blind answers; None: not looked for."""
        self.base: Record | None = None
        """While a phase is open, the record as it was before a message that came before it."""
        self._before: Record | None = None
        self._box = b""
        self._left = False
        self._apart = False
        """Whether a blind answer has brought a group of its own."""

    # -- how a message begins ------------------------------------------------------------------------------------------

    def begin(self, notes: Sequence[Note] = ()) -> Party:
        """The party whose message is next begins it; with the notes `step` those whom it leaves out before, with `back` those
        who come back. Whether all have agreed stands beside the message: see `owed`. Returns the author.
        """
        if len(notes) > MOST_NOTES or len({(n.kind, n.party) for n in notes}) != len(notes):
            raise Refused("more", at=self.at)
        self.said = []
        self._before = self.copy() if self.phase is None else None
        for note in notes:
            if note.kind == "step":
                self._step_over(note)
        author = self.author()
        if author is None:
            raise Refused("over", at=self.at)
        for note in notes:
            if note.kind == "back":
                self._come_back(note)
        self.now, self.items, self.sitting, self.worlds = author, [], None, None
        self._box, self._left, self._apart = b"", False, False
        self._show()
        self.turn_up()
        if self._commits():
            phase = self._phase()
            self.sitting = phase.places[author] = Place(self.at, self._deal(phase))
        return author

    def author_after(self, note: Note) -> Party | None:
        """Whose message is next if it begins with this step. Raises Refused as `begin` does."""
        trial = self.copy()
        trial._step_over(note)  # noqa: SLF001 - its own class
        return trial.author()

    def _step_over(self, note: Note) -> None:
        """The others go on without the one who is waited for: only with two others left. What it owed to a group is drawn anew
        from a label that nobody has shown anything for; its part is void.
        """
        party = note.party
        if self.author() != party or len(self.asked(party)) < 2 or not self.authors:
            raise Refused("turn", self.author(), self.at)
        said = consent(self.table.id, self.at, self.heads[-1], party, note.reason)
        self.steps.append(Stepped(self.at, party, self.asked(party), said))
        self._goes(party)
        self.said.append(note)

    def _goes(self, party: Party) -> None:
        """A party is not waited for from here on."""
        self.gone |= {party}
        if self.mover == party:
            self.mover = self.following(party)
        if self.dark is not None and party in self.dark.who and self.shown[party] < self.dark.label:
            if self.promised:
                self.new_label()
                self.promised = False
            g = self.next_asked()
            self.dark = Group(self.new_label(), (self.preceding(g), g))
        phase = self.phase
        if phase is not None:
            if not phase.places and (party == phase.giver or party == phase.order[0]):
                phase.order = tuple(p for p in phase.order if p != party)
                if phase.order:
                    phase.label, phase.giver = self.new_label(2), self.preceding(phase.order[0])
            if party not in phase.places:
                phase.order = tuple(p for p in phase.order if p != party)
            elif phase.order[0] == party:  # nobody can read the boxes any more: each opens its own part
                phase.shut |= frozenset(phase.order)
            self.complete()
        elif self.dark is None:
            self.settle()

    def _come_back(self, note: Note) -> None:
        said = self.returning(note.party)
        if not said or note.reason or self.blind:  # what was answered blind counted on who was there
            raise Refused("turn", note.party, self.at)
        self.gone -= {note.party}
        self.backs.append((self.at, note.party, said))
        self.said.append(note)

    # -- elements ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """The author shows its element of the greatest label that it owes by now, if it has not."""
        author = self._author()
        due = [self.dark.label] if self.dark is not None and author in self.dark.who else []
        if self.dark is not None and self.promised and author == self.mover:
            due.append(self.label)
        phase = self.phase
        if phase is not None and self.dark is None:
            deals = (author == phase.giver and not phase.places) or (author in phase.places and bool(phase.missing()))
            due += [phase.label] * deals
        label = max(due, default=-1)
        if label > self.shown[author]:
            self.items.append(Shown(label, self.elements.of(author, label)))
            self.shown[author] = label

    def _promise(self) -> bool:
        """Whether a phase comes after what lies face down, as far as can be told: then the mover deals for it at once. After
        blind answers only if it comes whatever lies there, so that a look first would give it the same label.
        """
        if self.dark is None or self.dark.label == SET_UP or self.now != self.mover or self._apart:
            return False
        game = self.match.game
        if self.blind:
            seen = self.seen()
        else:
            s = game.copy(self.match.state)
            while (d := game.decision(s)) is not None and game.secret(s, d) is None:
                a = blind.forced(game, s, d, self.gone_seats)
                if a is None and d.seat >= 0:
                    break
                s = blind.after(game, s, game.options(s, d)[0] if a is None else a)
            seen = [s]
        after = {phases.order(self.table, w, self.mover, self.gone) if _secret(game, w) else () for w in seen}
        return len(after) == 1 and after != {()}

    # -- a part of a phase ---------------------------------------------------------------------------------------------

    def _commits(self) -> bool:
        """Whether the author commits with this message: it is its turn, and the element that deals for it is shown."""
        phase = self.phase
        if phase is None or self.dark is not None or not phase.missing() or phase.missing()[0] != self.now:
            return False
        return self.shown[self._dealer(phase)] >= phase.label

    def _dealer(self, phase: Phase) -> Party:
        """Whose element deals for the next who commits: that of the party before it."""
        return max(phase.places, key=lambda p: phase.places[p].at) if phase.places else phase.giver

    def _deal(self, phase: Phase) -> bytes:
        return self.elements.of(self._dealer(phase), phase.label)

    def openly(self) -> bool:
        """Whether the author is the last to commit: it plays openly, as nobody is left whom it could tell."""
        return self.sitting is not None and not self._phase().missing()

    def ask(self, party: Party, secret: bytes, choose: Choose) -> Part:
        """A party's part, from the phase's beginning to its end."""
        phase = self._phase()
        part, phase.places[party].digits = phases.asked(self.table, phase, party, self.match.state, secret, choose, self.gone)
        return part

    def sealed(self, party: Party, part: Part) -> bytes:
        """The seal of a party's part."""
        return phases.seal_of(self.table, self._phase(), party, part)

    def seal(self, seal: bytes, box: bytes) -> None:
        """The author commits to its part: a seal, and a box that the phase's first party can read, or itself if it is that. An
        empty box stands for one that is not in the link any more.
        """
        here, author = self.sitting, self._author()
        if here is None or here.seal or self.openly() or len(box) not in (0, phases.box_size(self.table, author)):
            raise Refused("shut", author, self.at)
        here.seal, here.box, self._box = seal, box, box
        self.items.append(Sealed(seal))

    def play(self, part: Part) -> None:
        """The last one plays its part openly."""
        here, author = self.sitting, self._author()
        if here is None or not self.openly():
            raise Refused("shut", author, self.at)
        here.seal = self.sealed(author, part)
        self._opens(author, part)
        if self.phase is None:
            self.sitting = None  # nobody else takes part: the message goes on

    def openable(self) -> list[Party]:
        """Whose parts the author has to open with this message: all have committed, the first one opens every part that it can,
        and then each whose box did not open its own.
        """
        phase, author = self.phase, self.now
        if phase is None or author is None or self.sitting is not None or phase.missing() or self.dark is not None:
            return []
        closed = [p for p in phase.closed() if p not in self.gone]
        reads = author == phase.order[0] and author not in phase.shut
        return [p for p in closed if p == author or (reads and p not in phase.shut)]

    def shut(self, party: Party) -> None:
        """The first party says that this box does not open for it. The owner opens it with its next message."""
        phase, author = self._phase(), self._author()
        if party == author or party not in self.openable():
            raise Refused("shut", author, self.at)
        phase.shut |= {party}
        self.said.append(Note("shut", party))

    def open(self, party: Party, part: Part) -> None:
        """A part that was committed to, shown to all."""
        if party not in self.openable():
            raise Refused("shut", self.now, self.at)
        self._opens(party, part)

    def _opens(self, party: Party, part: Part) -> None:
        """The secret is the one element that fits, the seal is of this part, and the answers are what the rules asked for."""
        phase, here = self._phase(), self._phase().places[party]
        if self.elements.of(party, phase.secrets) != part.secret:
            raise Refused("secret", party, here.at)
        if self.sealed(party, part) != here.seal:
            raise Refused("seal", party, here.at)
        left = list(part.answers)
        if self.ask(party, part.secret, lambda _s, _d, _o: left.pop(0) if left else _NOTHING) != part or left:
            raise Refused("secret", party, here.at)
        here.part = part
        self.shown[party] = max(self.shown[party], phase.secrets)
        self.items.append(Opened(party, part.secret, part.answers))
        self.complete()

    # -- answers that all may know --------------------------------------------------------------------------------------

    def choices(self) -> Sequence[Action]:
        """What the author can answer so that all may know it; while something lies face down, only where the question and all
        its options are the same whatever it is.
        """
        if self.phase is not None or self.now is None or self._left or self.sitting is not None:
            return []
        game = self.match.game
        if self.dark is None:
            d = self.match.decision
            mine = d is not None and d.seat >= 0 and self.table.runner[d.seat] == self.now
            return game.options(self.match.state, d) if mine and d is not None else []
        others = bool(self.blind) and self.blinded != self.now
        seen = self.seen() if self.dark.label != SET_UP and self.now == self.mover and not others else []
        d = game.decision(seen[0]) if seen else None
        if d is None or d.seat < 0 or self.table.runner[d.seat] != self.now:
            return []
        options = game.options(seen[0], d)
        same = all(game.decision(w) == d and game.secret(w, d) is None and game.options(w, d) == options for w in seen)
        return options if same else []

    def seen(self) -> list[Any]:
        """The worlds that the author has before it; none if they are too many."""
        if self.worlds is None:
            self.worlds = blind.worlds(self.match.game, [self.match.state], self.gone_seats)
            for a in self.blind:  # given with earlier messages
                self._look_past(a)
        return self.worlds or []

    def _look_past(self, a: Action) -> None:
        game = self.match.game
        after = [blind.after(game, w, a) for w in self.worlds or []]
        self._apart |= any(blind.public_chance(game, w, game.decision(w)) for w in after)
        self.worlds = blind.worlds(game, after, self.gone_seats)

    def answer(self, a: Action) -> None:
        """An answer of one of the author's seats that all may know."""
        options, author = self.choices(), self._author()
        if a not in options:
            raise Refused("illegal", author, self.at)
        if self.dark is not None:
            self.digits.append((1, 2))
            self._look_past(a)
            self.blind.append(a)
            self.blinded = author
        else:
            self.mover = author
            if (d := self.match.decision) is None:
                raise Refused("over", author, self.at)
            self.match.give(d, a)
            self.settle()
        self.digits.append((options.index(a), len(options)))
        self.items.append(Answered(a))

    def leave(self) -> None:
        """The author's last message: it has shown what it owed, and answers nothing any more. Two others have to be left."""
        author = self._author()
        if len(self.asked(author)) < 2 or self.sitting is not None or self.openable() or self.dark is not None:
            raise Refused("turn", author, self.at)
        self._left = True
        self.said.append(Note("leave", author))

    # -- how a message ends ----------------------------------------------------------------------------------------------

    def end(self) -> bytes:
        """Closes the message; returns what its author signs. Raises Refused if something is missing."""
        author = self._author()
        if (self.sitting is not None and not self.sitting.seal) or self.openable():
            raise Refused("unfinished", author, self.at)
        if left := self.choices():
            if self.dark is None:
                raise Refused("unfinished", author, self.at)
            self.digits.append((0, 2))  # wants to see first
        self.promised = self.promised or self._promise()
        self._show()
        notes = tuple(sorted(self.said, key=lambda n: (KINDS.index(n.kind), n.party)))
        if left and self._left:
            raise Refused("unfinished", author, self.at)
        self.notes += [(self.at, note) for note in notes]
        self.heads.append(head(self.heads[-1], author, notes, tuple(self.items)))
        self.authors.append(author)
        self.boxed[author] = digest("box of", self._box)[:SIZE] if self._box else b""
        seals = any(isinstance(item, Sealed) for item in self.items)
        self.sealing = self.sealing | {author} if seals else self.sealing - {author}
        self.now = self.worlds = self.sitting = None
        self.base = None if self.phase is None else self.base or self._before
        self._before = None
        if self._left:
            self._goes(author)
        else:
            self.turn_up()
        return self.signed(author)

    def signed(self, party: Party) -> bytes:
        """What a party's latest signature covers: all up to that message, and its box."""
        k = len(self.authors) - self.authors[::-1].index(party)
        return signed(self.heads[k], self.boxed[party])

    def lent(self) -> list[Party]:
        """Whose latest signature covers a box that is not in the link any more: its digest stays there."""
        phase = self.phase
        there = {p for p, here in phase.places.items() if here.part is None} if phase is not None else set()
        return sorted(self.sealing - there)

    # -- for people -----------------------------------------------------------------------------------------------------

    def part_so_far(self, party: Party, part: Part) -> tuple[Match[Any], Decision | None]:
        """The match as a party has it that takes part with these answers so far, and its next question. If none is left, the
        match stands before whatever would end the phase. Others' parts are stood in for: only `match.view` may be shown.
        """
        m = self.copy().match
        playing = Playing(self.table, self._phase(), {party: part}, self.gone)
        while (d := playing.goes_on(m.state)) is not None:
            if (a := playing.move(m.state, d)) is None:
                return m, d
            m.give(d, a)
        if len(m.turns) > len(self.match.turns):
            m.state = m.turns.pop().before
        return m, None

    def _author(self) -> Party:
        if self.now is None:
            raise Refused("unfinished", at=self.at)
        return self.now

    def _phase(self) -> Phase:
        if self.phase is None:
            raise Refused("shut", self.now, self.at)
        return self.phase


_NOTHING: Any = None


def _secret(game: Any, s: Any) -> bool:
    d = game.decision(s)
    return d is not None and game.secret(s, d) is not None
