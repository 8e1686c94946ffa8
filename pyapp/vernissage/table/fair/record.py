"""The record of a game between several devices: what a message may hold, and whether it is right (words: see `standing`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..game import CHANCE, Action, Decision, Seat, quiet
from ..match import Match
from . import blind, phase
from .chain import SIZE, Keyed, before, digest, number
from .curves import Curves
from .entries import Table
from .phase import OwnPart, Phase, Playing
from .standing import Drawn, Note, Standing, Unusual
from .trouble import Refused


class Record(Standing):
    """Everything that the seats have said so far, checked as it comes.

    A message is given bit by bit: `begin`; then `seal`, `show` or `open_part` where a phase asks for it; then `answer`; then
    `end` and `sign`.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.base: Record | None = None
        """While a phase is open, the record as it was before."""

    # -- a message, bit by bit ----------------------------------------------------------------------------------------

    def begin(self, element: bytes, steps: Sequence[Unusual] = ()) -> None:
        """The seat whose turn it is begins its message, which turns up whatever lay face down. `steps` are taken first, where
        somebody is not waited for. Raises Refused.
        """
        base = None if self.phase is not None else self.copy()
        for what in steps:
            self.step_over(what)
        seat = self.author()
        if seat is None:
            raise Refused("over", at=self.at)
        self._take(seat, element)
        self.now, self._element, self._seal, self._said, self._opened, self._played = seat, element, b"", [], [], None
        self.worlds = None
        self._entropy = digest("public", self.table.id, number(self.at), self._last, element)
        if not self.authors:
            return
        if self.phase is not None:
            if not self.phase.waiting(self.gone):
                self._complete()
            return
        self._turn_up()
        d = self.match.decision
        if d is not None and self.match.game.secret(self.match.state, d) is not None:
            order = phase.order(self.match.game, self.match.state, self.authors[-1], self.gone)
            if order[0] == seat:
                self.phase, self.base = Phase(order), base

    def step_over(self, what: Unusual) -> None:
        """Does not wait for the seat whose turn it is, in this way; a part of `begin`. Raises Refused where that cannot be."""
        seat, p = self.author(), self.phase
        if seat is None or not self.authors:
            raise Refused("turn", at=self.at)
        if what == "alone":
            if p is None or p.alone or not p.committed(self.gone) or seat != p.order[0] or len(p.waiting(self.gone)) < 2:
                raise Refused("turn", at=self.at)
            p.alone = True
        else:
            self.gone |= {seat}
            if not self.dark() and self.phase is None:
                self._settle()
        self.notes.append(Note(self.at, what, seat))

    def _take(self, seat: Seat, element: bytes) -> None:
        if len(element) != SIZE or before(element, self.table.entries[seat].key) != self.latest[seat]:
            raise Refused("element", seat, self.at)
        self.latest[seat] = element
        self.used[seat] += 1

    def check(self, seat: Seat, part: OwnPart) -> None:
        """Raises Refused unless the part is what the seat has committed to so far."""
        here = self._phase().places[seat]
        phase.check(self.table, seat, here, part, self.secrets[seat] if self.table.stretched else here.stretches[0].element)

    def _tell(self, seat: Seat, secret: bytes) -> None:
        """Takes over a secret that was checked and is open now."""
        if self.table.stretched:
            self.secrets[seat] = secret
            self.told[seat] += 1
        else:
            self._take(seat, secret)

    def _turn_up(self) -> None:
        """Turns up what lies face down, and gives the blind answers that were waiting for it."""
        source, game, j = Keyed(self._entropy), self.match.game, 0
        while (d := self.match.decision) is not None:
            s = self.match.state
            if game.secret(s, d) is not None:
                if not self.gone or phase.order(game, s, None, self.gone):
                    return
                self._play(Playing(self.table, Phase(()), {}, self._voided(self.gone)))
                continue
            a = blind.forced(game, s, d, self.gone)
            if a is None and d.seat == CHANCE:
                options = game.options(s, d)
                a = options[source.weighted(j, game.odds(s, d))]
                j += 1
                self._log(self.at, self.authors[-1], self.now, secret=False)
            if a is None:
                if not self.blind:
                    return
                a = self.blind.pop(0)
                if a not in game.options(s, d):
                    raise Refused("illegal", self.authors[-1], self.at - 1)
            self.match.give(d, a)

    def _log(self, at: int, first: Seat, second: Seat | None, *, secret: bool) -> None:
        if second is not None:
            self.drawn.append(Drawn(len(self.match.turns), at, first, second, secret))

    # -- answers that all may know ------------------------------------------------------------------------------------

    def choices(self) -> Sequence[Action]:
        """What the author can answer so that all may know it; empty if there is nothing, or nothing before chance has drawn."""
        if self.phase is not None or self.now is None or not self.authors:
            return []
        game = self.match.game
        if self.dark():
            return blind.common(game, self.seen(), self.now) if self._maybe_blind() else []
        d = self.match.decision
        mine = d is not None and d.seat == self.now and game.secret(self.match.state, d) is None
        return game.options(self.match.state, d) if mine and d is not None else []

    def seen(self) -> list[Any]:
        """The worlds that the author has before it; none if they are too many."""
        if self.worlds is None:
            self.worlds = blind.worlds(self.match.game, [self.match.state], self.gone)
        return self.worlds

    def _maybe_blind(self) -> bool:
        """Whether the author is asked next in one of the worlds: if not, the others need no look."""
        d = self.match.game.decision(self._ahead())
        return d is not None and d.seat == self.now

    def answer(self, a: Action) -> None:
        """An answer of the author that all may know. Raises Refused."""
        options = self.choices()
        if a not in options:
            raise Refused("illegal", self.now, self.at)
        at = options.index(a)
        game = self.match.game
        if self.dark():
            self.digits.append((1, 2))
            self.worlds = blind.worlds(game, [blind.after(game, w, a) for w in self.seen()], self.gone)
            self.blind.append(a)
        else:
            d = self.match.decision
            if d is None:
                raise Refused("over", self.now, self.at)
            self.match.give(d, a)
            self._settle()
        self.digits.append((at, len(options)))
        self._said.append(a)

    # -- phases -------------------------------------------------------------------------------------------------------

    def sit(self) -> bool:
        """Whether the author takes part in a phase with this message. From here on its draws are known to itself."""
        p = self.phase
        if p is None or self.now is None:
            return False
        here = p.places.get(self.now)
        if here is None or here.at != self.at:
            if p.committed(self.gone) or p.waiting(self.gone)[0] != self.now:
                return False
            p.places[self.now] = phase.place(self.at, self._element, self._last, here)
        return True

    def helps(self) -> bool:
        """Whether the author only shows an element, from which something is drawn in the middle of another seat's part."""
        p = self.phase
        return p is not None and not self.sit() and not p.committed(self.gone)

    def openly(self) -> bool:
        """Whether the author is the last to take part: it plays openly, as nobody is left whom it could tell."""
        p = self.phase
        return self.sit() and p is not None and p.committed(self.gone)

    def ask(self, seat: Seat, secret: bytes, choose: Callable[[Any, Decision, Sequence[Action]], Action]) -> OwnPart:
        """A seat's part of the phase: `choose(state, decision, options)` is asked from the part's beginning until it has no
        question more, or a draw has to wait for another seat's element.

        Raises Refused for an answer that is none of the options, and for a part that ends elsewhere than was said.
        """
        p = self._phase()
        here, answers = p.places[seat], []
        digits: list[list[tuple[int, int]]] = [[] for _ in here.stretches]
        game = self.match.game
        s = game.copy(self.match.state)
        playing = Playing(self.table, p, {seat: OwnPart(secret, ())})
        while (d := playing.goes_on(s)) is not None:
            a = playing.move(s, d)
            if a is None and d.seat == CHANCE:
                break
            if a is None:
                options = game.options(s, d)
                a = choose(s, d, options)
                if a not in options:
                    raise Refused("secret", seat, here.at)
                answers.append(a)
                digits[playing.at[seat]].append((options.index(a), len(options)))
                playing.answered(seat)
            game.advance(s, a, quiet)
        more = d is not None
        if playing.at[seat] != len(here.earlier) or (here.seal and here.more != more):
            raise Refused("secret", seat, here.at)
        here.more = more
        for one, said in zip(here.stretches, digits, strict=True):
            one.digits = tuple(said)
        return OwnPart(secret, tuple(answers))

    def sealed(self, seat: Seat, part: OwnPart) -> bytes:
        """The seal of a seat's part."""
        return phase.seal_of(self.table, seat, self._phase().places[seat], part)

    def seal(self, seal: bytes, box: bytes, *, more: bool = False) -> None:
        """The author's part, as a commitment, and a box for the phase's first seat; or, if there is more to come, a stretch of
        it, in a box for the author itself. Raises Refused if no seal is due.
        """
        if not self.sit() or self.now is None or (self.openly() and not more):
            raise Refused("shut", self.now, self.at)
        here = self._phase().places[self.now]
        here.seal, here.box, here.more, self._seal = seal, box, more, seal + b"more" * more

    def show(self, part: OwnPart) -> None:
        """The author's part, openly: the last one's. It was asked for by `ask`. Raises Refused if none is due."""
        if not self.openly() or self.now is None:
            raise Refused("shut", self.now, self.at)
        here = self._phase().places[self.now]
        here.seal, here.part = phase.seal_of(self.table, self.now, here, part), part
        self.check(self.now, part)
        self._tell(self.now, part.secret)
        self._played = part
        self._finish_phase()

    def openable(self) -> list[Seat]:
        """The seats whose parts the author has to open with this message, its own first; the others' as far as it can."""
        p = self.phase
        if p is None or self.now is None or self.sit() or not p.committed(self.gone):
            return []
        rest = [s for s in p.order if s != self.now and s not in self.gone and p.places[s].part is None]
        return [self.now, *(rest if self.now == p.order[0] and not p.alone else [])]

    def open_part(self, seat: Seat, part: OwnPart) -> None:
        """What a seat committed to, shown to all: by itself, or by the phase's first seat, when all have committed. The part
        was asked for by `ask`. Raises Refused.
        """
        if seat not in self.openable() or self._phase().places[seat].part is not None:
            raise Refused("shut", self.now, self.at)
        here = self._phase().places[seat]
        self.check(seat, part)
        here.part = part
        if seat != self.now or self.table.stretched:  # else its own secret has begun the message
            self._tell(seat, part.secret)
        self._opened.append((seat, part))
        self._finish_phase()

    def _finish_phase(self) -> None:
        if self.phase is not None and not self.phase.waiting(self.gone):
            self._complete()

    def _phase(self) -> Phase:
        if self.phase is None:
            raise Refused("shut", self.now, self.at)
        return self.phase

    def _complete(self) -> None:
        """Plays the phase with what is true."""
        p = self._phase()
        parts = {seat: here.part for seat, here in p.places.items() if here.part is not None}
        left = frozenset(range(self.seats)) - frozenset(parts)
        playing = Playing(self.table, p, parts, self._voided(left & self.gone))
        self.phase, self.base = None, None
        self._play(playing, p)
        playing.end()
        for seat, one in p.stretches():
            if seat not in parts:
                self.void.append((one.seal, one.more))
            else:
                self.digits += one.digits
        self.phases += 1
        self._settle()

    def _voided(self, seats: frozenset[Seat]) -> dict[Seat, bytes]:
        """By seat that has left, what its draws follow from: the elements of two others."""
        return {seat: digest("void", self._entropy, bytes([seat])) for seat in seats}

    def _play(self, playing: Playing, p: Phase | None = None) -> None:
        while (d := playing.goes_on(self.match.state)) is not None:
            a = playing.move(self.match.state, d)
            if a is None:
                raise Refused("secret", playing.owner(self.match.state, d), self.at)
            if d.seat == CHANCE:
                who = playing.owner(self.match.state, d)
                here = None if p is None else p.places.get(who)
                if here is None or here.part is None:
                    self._log(self.at, self.authors[-1], self.now, secret=False)
                else:
                    at = here.stretches[playing.at[who]].at
                    self._log(at, self.authors[at - 2], who, secret=True)
            self.match.give(d, a)

    def sitting(self, seat: Seat, part: OwnPart) -> tuple[Match[Any], Decision | None]:
        """The match as a seat has it that takes part with these answers so far, and its next question, or the draw that has to
        wait for another seat's element. If none is left, the match stands before whatever would end the phase. Others' parts
        are stood in for: only `match.view(seat)` may be shown.
        """
        m = self.copy().match
        playing = Playing(self.table, self._phase(), {seat: part})
        while (d := playing.goes_on(m.state)) is not None:
            a = playing.move(m.state, d)
            if a is None:
                return m, d
            m.give(d, a)
        if len(m.turns) > len(self.match.turns):
            m.state = m.turns.pop().before
        return m, None

    # -- the end of a message -----------------------------------------------------------------------------------------

    def end(self) -> bytes:
        """Closes the message and returns its head, which its author signs. Raises Refused if something is missing."""
        if self.now is None:
            raise Refused("unfinished", at=self.at)
        left = self.choices()
        if left and not self.dark():
            raise Refused("unfinished", self.now, self.at)
        if left:
            self.digits.append((0, 2))  # wants to see first
        p = self.phase
        if p is not None and not self.helps():
            here = p.places.get(self.now)
            if here is None or (not here.seal and here.at == self.at) or (here.at != self.at and here.part is None):
                raise Refused("unfinished", self.now, self.at)
            if self._opened:
                self.notes += [Note(self.at, "shut", s) for s in self.openable()[1:]]
        shown = self._opened if self._played is None else [(self.now, self._played), *self._opened]
        notes = [f"{note.what} {note.seat}".encode() for note in self.notes if note.at == self.at]
        opened = [digest("part", bytes([seat]), part.secret, *phase.said(part.answers)) for seat, part in shown]
        counts = bytes([self.now, len(notes), len(opened)])
        said = phase.said(self._said)
        self.heads.append(digest("head", self.heads[-1], counts, self._element, self._seal, *notes, *opened, *said))
        self.authors.append(self.now)
        self._last, self.now, self.worlds = self._element, None, None
        return self.heads[-1]

    def sign(self, signature: bytes) -> None:
        """Keeps the signature of the latest message's author."""
        self.signatures[self.authors[-1]] = signature

    def verify(self, curves: Curves, known: Record | None = None) -> None:
        """Raises Refused unless each seat's latest message is signed by it, and so everything before that. What `known`, an
        earlier state of this same record, has verified is not verified again.
        """
        latest = {seat: k for k, seat in enumerate(self.authors, 1)}
        for seat, k in latest.items():
            signature = self.signatures.get(seat, b"")
            if known is not None and known.signatures.get(seat) == signature and k < len(known.heads):
                continue
            if not curves.verify(self.table.entries[seat].key, self.heads[k], signature):
                raise Refused("signature", seat, k)
