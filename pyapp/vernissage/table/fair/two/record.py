"""What is accepted, and when: the messages of a game between several devices, checked as they come.

Read from the top: each method says what a message may hold next, and raises Refused for all else. A message is

    begin     notes of those who are left out or come back; the elements that its author owes are shown, and what they turn up
    sit       where the author commits to its part of a phase, or at a live table to a stretch of it: `seal`, or, by the last
              one, `play`
    open      where all have committed: the first party opens every part that it can, others their own, at a live table all;
              where cards stay concealed, a veil first and the part at the end of the round (see `opening`)
    answer    what all may know, as long as the author is asked, also blind; with a concealed card that it turns up
    leave     if this is the author's last message
    end       the element for what the author's own answers have brought is shown; the head; what is to be signed

Nothing else is ever taken from a message. Words and the rest of the state: see `standing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...game import Action
from .. import blind
from ..trouble import Refused
from . import phase as phases
from .elements import Elements
from .entries import Party, Table
from .items import KINDS, MOST_NOTES, Answered, Note, Paused, Sealed, Shown, TurnedUp, consent, head
from .making import box_digest
from .opening import Opening
from .phase import Help, OwnPart, Place
from .standing import SET_UP, Group, Stepped


class Record(Opening):
    """Everything that the parties have said so far."""

    def __init__(self, table: Table, elements: Elements) -> None:
        super().__init__(table, elements)
        self.base: Record | None = None
        """While it is not `plain`, the record as it was before a message that came before that."""
        self._before: Record | None = None

    @property
    def plain(self) -> bool:
        """Whether nothing that was said is still to be told in another way: no part is sealed, and no veil is there."""
        return self.round is None and (self.phase is None or not self.phase.places)

    # -- how a message begins ------------------------------------------------------------------------------------------

    def begin(self, notes: Sequence[Note] = ()) -> Party:
        """The party whose message is next begins it; with the notes `step` those whom it leaves out before, with `back` those
        who come back. Whether all have agreed stands beside the message: see `owed`. Returns the author.
        """
        if len(notes) > MOST_NOTES or len({(n.kind, n.party) for n in notes}) != len(notes):
            raise Refused("more", at=self.at)
        self.said = []
        self._before = self.copy() if self.plain else None
        for note in notes:
            if note.kind == "step":
                self._step_over(note)
        author = self.author()
        if author is None:
            raise Refused("over", at=self.at)
        self.now, self.items, self.sitting, self.worlds = author, [], None, None
        self._left = self._apart = False
        self._all_committed()
        self._show()
        self.turn_up()
        if (place := self._place()) is not None:
            self.sitting = self._phase().places[author] = place
        for note in notes:
            if note.kind == "back":  # once what the author may know by now does not depend on it any more
                self._come_back(note)
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
        if self.author() != party or len(self.asked(party)) < 2 or not self.laid or not note.reason:
            raise Refused("turn", self.author(), self.at)
        said = consent(self.table.id, self.at, self.heads[-1], party, note.reason)
        self.steps.append(Stepped(self.at, party, self.asked(party), said))
        self._goes(party)
        self.said.append(note)

    def _goes(self, party: Party) -> None:
        """A party is not waited for from here on."""
        first = self._first_after()
        self.gone |= {party}
        if first != self._first_after():  # another one is: it would know its hand when it agrees
            self.new_label()
            self.promised = False
        if self.mover in self.gone and not (self.promised and self.dark is None):
            self.mover = self.following(self.mover)
        if self.dark is not None and party in self.dark.who and self.shown[party] < self.dark.label:
            if self.promised:
                self.new_label()
                self.promised = False
            g = self.next_asked()
            self.dark = Group(self.new_label(), (self.preceding(g), g))
        phase = self.phase
        if phase is not None:
            deals = party == phase.giver and (self.shown[party] < phase.label or not self.table.unread)
            if not phase.places and (deals or (party == phase.order[0] and not self.table.unread)):
                phase.order = tuple(p for p in phase.order if p != party)
                if phase.order:
                    phase.label, phase.giver = self.new_label(2), self.preceding(phase.order[0])
            for p, help_ in list(phase.helps().items()):
                if help_.party == party and self.shown[party] < help_.label:
                    phase.waits(p, Help(self.new_label(), self._dealer(p)))
            if party not in phase.places or phase.places[party].awaits is not None:
                after = phase.order[phase.order.index(party) + 1 :][:1] if party in phase.order else ()
                phase.order = tuple(p for p in phase.order if p != party)
                for p in after if self.table.unread and party not in phase.places else ():
                    known = self.shown[party] >= phase.label  # its hand is known to it: it stays, whether it agrees or not
                    phase.dealt[p] = Help(phase.label, party) if known else Help(self.new_label(), self._dealer(p))
            elif phase.order[0] == party:  # nobody can read the boxes any more: each opens its own part
                phase.shut |= frozenset(phase.order)
            self.complete()
        if self.round is not None:  # of what it has concealed the twin is true from here on
            self.untold += [(self.at, party)] * (party in self.round.owed)
            self.round.owed = tuple(p for p in self.round.owed if p != party)
            self.end_round()
        if phase is None and self.dark is None:
            self.settle()

    def _first_after(self) -> tuple[Party, ...]:
        """Who is first in the phase after a round that is to end: the mover has dealt for it by then."""
        if self.round is None or self.round.held is None or not self.promised:
            return ()
        after = blind.after(self.match.game, self.match.state, self.round.held[1])
        return phases.order(self.table, after, self.mover, self.gone)[:1]

    def _dealer(self, party: Party) -> Party:
        """Who deals for a party instead of one that is not waited for: the latest there that has committed."""
        there = [(here.at, p) for p, here in self._phase().places.items() if p not in self.gone and p != party]
        return max(there)[1] if there else self.preceding(party)

    def _come_back(self, note: Note) -> None:
        said = self.returning(note.party)
        just = any(s.at == self.at and s.party == note.party for s in self.steps)  # else what it owed would cost it nothing
        held = self.round is not None and self.round.held is not None  # whoever is first in the next phase knows its hand
        if not said or just or note.reason or held or self.blind:  # what was answered blind counted on who was there
            raise Refused("turn", note.party, self.at)
        self.gone -= {note.party}
        self.backs.append((self.at, note.party, said))
        self.said.append(note)

    # -- elements ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """The author shows its element of the greatest label that it owes by now, if it has not."""
        author = self._author()
        due = [self.dark.label] if self.dark is not None and author in self.dark.who else []
        if self.promised and author == self.mover:
            due.append(self.label)
        phase = self.phase
        if phase is not None and self.dark is None:
            deals, help_ = author in phase.places or (author == phase.giver and not phase.places), phase.help()
            due += [phase.label] * (deals and bool(phase.missing()))
            due += [help_.label] if help_ is not None and help_.party == author else []
            due += [phase.opening] if phase.opening is not None and author in phase.places else []
        label = max(due, default=-1)
        if label > self.shown[author]:
            self.items.append(Shown(label, element := self.elements.of(author, label)))
            self.shown[author] = label
            if phase is not None and label == phase.opening:
                phase.places[author].opened = element

    def _all_committed(self) -> None:
        """Where cards stay concealed, parts tell no secrets when they open. So that nobody knows what is drawn after the phase
        before all have committed, those who open show their elements of one label more.
        """
        phase = self.phase
        if phase is None or self.table.concealing is None or phase.opening is not None:
            return
        if phase.places and not phase.missing():
            phase.opening = self.new_label()

    def _promise(self) -> bool:
        """Whether a phase comes after what lies face down, as far as can be told: then the mover deals for it at once. After
        blind answers only if it comes whatever lies there, so that a look first would give it the same label.
        """
        held = None if self.round is None else self.round.held
        if self.now != self.mover or self._apart or (held is None and (self.dark is None or self.dark.label == SET_UP)):
            return False
        game = self.match.game
        if held is not None:
            seen = [blind.after(game, self.match.state, held[1])]
        elif self.blind:
            seen = self.seen()
        else:
            s = game.copy(self.match.state)
            while (d := game.decision(s)) is not None and game.secret(s, d) is None:
                a = blind.forced(game, s, d, self.gone_seats, self.shows)
                if a is None and d.seat >= 0:
                    break
                s = blind.after(game, s, game.options(s, d)[0] if a is None else a)
            seen = [s]
        after = {phases.order(self.table, w, self.mover, self.gone) if _secret(game, w) else () for w in seen}
        return len(after) == 1 and after != {()}

    # -- a part of a phase ---------------------------------------------------------------------------------------------

    def _place(self) -> Place | None:
        """Where the author commits with this message: it is its turn, and the element that deals for it is shown. A stretch
        after the first is dealt by whoever helps, the first by the party before; None if nothing is due.
        """
        phase = self.phase
        if phase is None or self.dark is not None or not phase.missing() or phase.missing()[0] != self.now:
            return None
        here = phase.places.get(self.now)
        if here is not None and here.awaits is not None:
            label, dealer, earlier = *here.awaits, (*here.earlier, replace(here, earlier=()))
        elif self.now in phase.dealt:
            label, dealer, earlier = *phase.dealt[self.now], ()
        else:
            label, earlier = phase.label, ()
            dealer = max(phase.places, key=lambda p: phase.places[p].at) if phase.places else phase.giver
        if self.shown[dealer] < label:
            return None
        return Place(self.at, label, dealer, self.elements.of(dealer, label), earlier=earlier)

    def seal(self, seal: bytes, box: bytes, *, more: bool = False) -> None:
        """The author commits to its part: a seal, and a box that the phase's first party can read, or itself if it is that or
        the table is live. An empty box stands for one that is not in the link any more. `more`: the part goes on, after an
        element of whoever has dealt for this stretch, which showed that label's before; else of the party before.
        """
        here, author = self.sitting, self._author()
        if here is None or here.seal or len(box) not in (0, phases.box_size(self.table, author)):
            raise Refused("shut", author, self.at)
        if not self.table.live if more else self.openly():
            raise Refused("shut", author, self.at)
        if more and len(here.stretches) >= phases.MOST_STRETCHES:
            raise Refused("used up", author, self.at)
        here.seal, here.box = seal, box
        if more:
            helper = self.preceding(author) if here.dealer in self.gone else here.dealer
            here.awaits = Help(self.new_label(), helper)
        self.items.append(Paused(seal) if more else Sealed(seal))

    def play(self, part: OwnPart) -> None:
        """The last one plays its part openly."""
        here, author = self.sitting, self._author()
        if here is None or not self.openly():
            raise Refused("shut", author, self.at)
        here.seal = self.sealed(author, part)
        self.tell(author, part)
        if self.phase is None:
            self.sitting = None  # nobody else takes part: the message goes on

    def shut(self, party: Party) -> None:
        """The first party says that this box does not open for it. The owner opens it with its next message."""
        phase, author = self._phase(), self._author()
        if party == author or party not in self.openable():
            raise Refused("shut", author, self.at)
        phase.shut |= {party}
        self.said.append(Note("shut", party))

    # -- answers that all may know --------------------------------------------------------------------------------------

    def choices(self) -> Sequence[Action]:
        """What the author can answer so that all may know it; while something lies face down, only where the question and all
        its options are the same whatever it is.
        """
        if self.phase is not None or self.now is None or self._left or self.sitting is not None:
            return []
        if self.round is not None and self.round.held is not None:
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
        if any(self.shows(seen[0], d, a) for a in options):
            return []  # what lies there is turned up before a concealed card is
        return options if same else []

    def answer(self, a: Action, card: TurnedUp | None = None) -> None:
        """An answer of one of the author's seats that all may know; with the concealed card that it turns up."""
        options, author = self.choices(), self._author()
        if a not in options:
            raise Refused("illegal", author, self.at)
        if self.dark is not None:
            self.say((1, 2))
            self._look_past(a)
            self.blind.append(a)
            self.blinded = author
        else:
            self.mover, self.worlds = author, None
            if (d := self.match.decision) is None:
                raise Refused("over", author, self.at)
            self.turn_card(d, a, card)
            self.give(d, a)
            self.settle()
        self.say((options.index(a), len(options)))
        if card is not None:
            self.say((author, card))
        self.items.append(Answered(a))

    def may_leave(self) -> bool:
        """Whether this can be the author's last message: it owes nothing then, not the opening of what it has sealed either,
        and two others are left.
        """
        author = self._author()
        owes = self.sitting is not None or self.openable() or self.dark is not None or author in self.shut_boxes()
        owes = owes or (self.round is not None and author in self.round.owed)
        return not owes and len(self.asked(author)) >= 2

    def leave(self) -> None:
        """The author's last message: it has shown what it owed, and answers nothing any more."""
        author = self._author()
        if not self.may_leave():
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
            self.say((0, 2))  # wants to see first
        self.promised = self.promised or self._promise()
        self._all_committed()
        self._show()
        notes = tuple(sorted(self.said, key=lambda n: (KINDS.index(n.kind), n.party)))
        if left and self._left:
            raise Refused("unfinished", author, self.at)
        self.notes += [(self.at, note) for note in notes]
        self.heads.append(head(self.heads[-1], author, notes, tuple(self.items)))
        self.authors.append(author)
        here = self.shut_boxes().get(author)  # as long as its box is in the link, every signature covers it
        self.boxed[author] = b"" if here is None else box_digest(here.box)
        self.sealing = self.sealing - {author} if here is None else self.sealing | {author}
        self.now = self.worlds = self.sitting = None
        self.base = None if self.plain else self.base or self._before
        self._before = None
        if self._left:
            self._goes(author)
        else:
            self.turn_up()
        return self.signed(author)


def _secret(game: Any, s: Any) -> bool:
    d = game.decision(s)
    return d is not None and game.secret(s, d) is not None
