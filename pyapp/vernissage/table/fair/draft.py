"""A message that is being made: nobody knows anything of it before it is sent, and up to then it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from ..game import CHANCE, Action, Decision, Seat
from ..link import BadLink
from ..match import Match
from . import blind, chain
from .box import crypted, own_key, shared_key
from .chain import LENGTH
from .curves import Curves
from .phase import OwnPart, Phase
from .record import Record
from .standing import Unusual
from .text import decode, encode, packed_part, unpacked_part
from .trouble import Refused


@dataclass
class Keys:
    """A seat's secrets: the device's master, what it signs with, its public key, its whole chain, the anchor first; and, as far
    as they were asked for, the keys that it shares with others, by theirs.
    """

    curves: Curves
    master: bytes
    secret: bytes
    key: bytes
    chain: list[bytes]
    shared: dict[bytes, bytes]

    @cached_property
    def secrets(self) -> list[bytes]:
        """The whole chain of secrets, the anchor first, for stretched tables."""
        return chain.grown(self.master, self.key, "secrets")

    def anchor(self, *, stretched: bool) -> bytes:
        """What an entry of this seat binds."""
        return self.chain[0] + self.secrets[0] if stretched else self.chain[0]


class Sent(NamedTuple):
    """A message that is ready to be stored and then sent: the record with it, and the link."""

    record: Record
    text: str


class Draft:
    """The message of one seat in the making.

    `decision` and `choices` say what it can answer now, `answer` and `undo` do it, `ready` says whether it can be sent. While
    `secret`, it answers its part of a phase, which goes under a seal; while `dark`, something lies face down: it may go on with
    one of the `choices`, or send, to have it turned up first. While it `waits`, something is drawn in the middle of its part,
    from an element that another seat shows once this message is sent.
    """

    def __init__(self, known: Record, seat: Seat, keys: Keys, steps: Sequence[Unusual] = ()) -> None:
        """Raises Refused if it is not this seat's turn."""
        self._known, self.seat, self._keys = known, seat, keys
        self.steps: Final = tuple(steps)
        """How the message is begun, where somebody is not waited for."""
        self.answers: list[Action] = []
        """What the seat has answered in this message, its part of a phase included."""
        self._begin()

    def _begin(self) -> None:
        record = self.record = self._known.copy()
        trial = self._known
        if self.steps:
            trial = trial.copy()
            for what in self.steps:
                trial.step_over(what)
        if trial.author() != self.seat:
            raise Refused("turn", trial.author(), record.at)
        record.begin(self._element(record), self.steps)
        self.opened: list[Seat] = []
        """Whose parts this message opens."""
        self.shut: list[Seat] = []
        """Whose parts this seat should open and cannot, as their boxes hold something else: they open them themselves."""
        self._part: OwnPart | None = None
        self.openly = False
        """Whether this seat plays its part openly, as the last one."""
        self.waits = False
        """Whether the part goes on after another seat's element."""
        self.match: Match[Any] = record.match
        """The match as this seat has it; only `match.view(seat)` may be shown, as others' parts are stood in for."""
        self.decision: Decision | None = None
        """What the seat is asked; None if there is nothing more to answer in this message."""
        self.choices: Sequence[Action] = []
        """What it can answer; while something lies face down, whatever is legal in every case."""
        if record.sit():
            self.openly = record.openly()
            self._part = OwnPart(self._secret(record), self._earlier())
            self._look()
        for other in record.openable():
            part = self.unboxed(other)
            if part is None:
                self.shut.append(other)
            else:
                record.open_part(other, part)
                self.opened.append(other)
        if self._part is None:
            self._look()

    def _element(self, record: Record) -> bytes:
        n = record.used[self.seat] + 1
        if n > LENGTH:
            raise Refused("used up", self.seat, record.at)
        return self._keys.chain[n]

    def _secret(self, record: Record) -> bytes:
        """The secret of this seat's part."""
        if not record.table.stretched:
            return self._element(record)
        n = record.told[self.seat] + 1
        if n > LENGTH:
            raise Refused("used up", self.seat, record.at)
        return self._keys.secrets[n]

    def _earlier(self) -> tuple[Action, ...]:
        """What this seat has answered in its part with earlier messages. Raises Refused if its box was spoilt."""
        part = left_off(self._known, self.seat, self._keys)
        return () if part is None else part.answers

    # -- what can be answered -----------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Finds out what is asked now."""
        record, phase = self.record, self.record.phase
        if self._part is not None and phase is not None:
            self.match, d = record.sitting(self.seat, self._part)
            self.waits = d is not None and d.seat == CHANCE
            self.decision = None if self.waits else d
            self.choices = [] if self.decision is None else self.match.game.options(self.match.state, self.decision)
            if d is not None or len(phase.order) > 1:
                return
            record.show(self._replayed())  # nobody else takes part: the part is complete, and the message goes on after it
            self._part = None
        self.match, self.choices, self.decision = record.match, record.choices(), None
        if self.choices:
            game = self.match.game
            self.decision = game.decision(record.seen()[0]) if self.dark else self.match.decision

    @property
    def secret(self) -> bool:
        """Whether the seat answers its part of a phase now, and so nobody else may know it."""
        return self._part is not None and self.decision is not None

    @property
    def dark(self) -> bool:
        """Whether something lies face down until this message is sent and the next one begun."""
        return self._part is None and bool(self.record.authors) and self.record.dark()

    def shown(self, seat: Seat) -> Any:
        """The state as the seat sees it, with `BACK` for whatever lies face down."""
        if not self.dark:
            return self.match.view(seat)
        game = self.record.match.game
        seen = self.record.seen()
        return blind.veiled([game.view(w, seat) for w in seen]) if seen else self.record.match.view(seat)

    @property
    def ready(self) -> bool:
        """Whether the message can be sent."""
        return self.decision is None or (self._part is None and self.dark)

    def answer(self, a: Action) -> None:
        """Gives an answer. Raises Refused if it is none of the choices; then nothing has changed."""
        if a not in self.choices:
            raise Refused("illegal", self.seat, self.record.at)
        if self._part is not None:
            self._part = OwnPart(self._part.secret, (*self._part.answers, a))
        else:
            self.record.answer(a)
        self.answers.append(a)
        self._look()

    def may_undo(self) -> bool:
        """Whether the last answer may be taken back: something was answered, and nothing was turned up after it."""
        if not self.answers:
            return False
        if self._part is None:
            return True
        turns = self.match.turns
        return self.decision is None or not turns or turns[-1].decision.seat != CHANCE

    def undo(self) -> Action:
        """Takes the last answer back and returns it. Raises Refused if `may_undo` says no."""
        if not self.may_undo():
            raise Refused("illegal", self.seat, self.record.at)
        *before, last = self.answers
        self.answers = []
        self._begin()
        for a in before:
            self.answer(a)
        return last

    # -- the end ------------------------------------------------------------------------------------------------------

    def _replayed(self) -> OwnPart:
        if self._part is None:
            raise Refused("unfinished", self.seat, self.record.at)
        answers = list(self._part.answers)
        return self.record.ask(self.seat, self._part.secret, lambda _s, _d, _o: answers.pop(0))

    def finish(self) -> Sent:
        """The message, complete and signed: the same whenever it is asked for. The draft stays as it is.

        Raises Refused if something is left to answer, and for a link that could not be read again: nothing is stored that this
        device would not open.
        """
        record = self._ended(boxed=True)
        record.sign(self._keys.curves.sign(self._keys.secret, record.heads[-1]))
        text, game = encode(record), record.table.game
        try:
            decode(text, {game.key: game}, self._keys.curves, self._known)
        except BadLink as bad:
            raise Refused("used up", self.seat, record.at - 1) from bad
        return Sent(record, text)

    def following(self) -> Seat | None:
        """Whose message is next once this one is sent as it stands; None if the game is over then.

        Raises Refused if something is left to answer.
        """
        return self._ended(boxed=False).author()

    def _ended(self, *, boxed: bool) -> Record:
        """The record with this message in it, not signed."""
        if not self.ready:
            raise Refused("unfinished", self.seat, self.record.at)
        again = Draft(self._known, self.seat, self._keys, self.steps)
        for a in self.answers:
            again.answer(a)
        return again._close(boxed=boxed)

    def _close(self, *, boxed: bool) -> Record:
        record = self.record
        if self._part is not None:
            part = self._replayed()
            if record.openly():
                record.show(part)
            else:
                seal = record.sealed(self.seat, part)
                record.seal(seal, self._box(record, part, seal) if boxed else b"", more=self.waits)
        record.end()
        return record

    # -- boxes --------------------------------------------------------------------------------------------------------

    def _box(self, record: Record, part: OwnPart, seal: bytes) -> bytes:
        phase = record.phase
        if phase is None:
            raise Refused("shut", self.seat, record.at)
        digits = [digit for one in phase.places[self.seat].stretches for digit in one.digits]
        reader = self.seat if self.waits else phase.order[0]
        return crypted(packed_part(part.secret, digits), self._key_with(record, reader), seal)

    def _key_with(self, record: Record, other: Seat) -> bytes:
        if other == self.seat:
            return own_key(self._keys.secret)
        shared, key = self._keys.shared, record.table.entries[other].key
        if key not in shared:
            shared[key] = shared_key(self._keys.curves, self._keys.secret, key)
        return shared[key]

    def unboxed(self, seat: Seat) -> OwnPart | None:
        """What is in a seat's box, if this device can open it, and it is what the seat committed to."""
        phase = self.record.phase
        if phase is None:
            return None
        key = self._key_with(self.record, seat if seat != self.seat else phase.order[0])
        try:
            return _unboxed(self.record, phase, seat, key)
        except Refused:
            return None


def left_off(known: Record, seat: Seat, keys: Keys) -> OwnPart | None:
    """What a seat has answered of a part that it is in the middle of, from its own box; None if it is in the middle of none.

    Raises Refused if the box was spoilt.
    """
    if known.phase is None or not known.phase.goes_on(seat):
        return None
    trial = known.copy()
    return None if trial.phase is None else _unboxed(trial, trial.phase, seat, own_key(keys.secret))


def _unboxed(record: Record, phase: Phase, seat: Seat, key: bytes) -> OwnPart:
    """What is in a seat's box, opened with this key. Raises Refused if it is not what the seat committed to."""
    here = phase.places[seat]
    secret, digits = unpacked_part(crypted(here.box, key, here.seal))
    part = record.ask(seat, secret, lambda _s, _d, options: options[digits.below(len(options))])
    record.check(seat, part)
    return part
