"""A message that is being made: nobody knows anything of it before it is sent, and up to then it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from ...game import CHANCE, Action, Decision, Seat
from ...link import BadLink
from ...match import Match
from .. import blind
from ..box import agreed
from ..curves import Curves
from ..trouble import Refused
from . import phase as phases
from . import veil as veils
from .basis import SECRETS, SIZE, digest, grown
from .entries import Party
from .items import Note
from .linked import Linked
from .phase import OwnPart, Phase, box_size
from .record import Record
from .text import decode, encode, packed_part, unpacked_part


@dataclass
class Keys:
    """A party's secrets: what it signs with, its public key, its whole chain, the anchor first, what its chain of secrets
    follows from; and, as far as they were asked for, the keys that it shares with others, by theirs.
    """

    curves: Curves
    secret: bytes
    key: bytes
    chain: tuple[bytes, ...]
    seed: bytes
    _shared: dict[bytes, bytes] = field(default_factory=dict)

    @cached_property
    def secrets(self) -> tuple[bytes, ...]:
        """The whole chain of secrets, the anchor first: for tables where nobody reads for others."""
        return grown(self.seed, self.key, SECRETS)

    def chains(self, *, unread: bool) -> tuple[tuple[bytes, ...], ...]:
        """The chains that a table takes."""
        return (self.chain, self.secrets) if unread else (self.chain,)

    def anchor(self, *, unread: bool) -> bytes:
        """What the party's entry binds."""
        return b"".join(chain[0] for chain in self.chains(unread=unread))

    def shared(self, key: bytes) -> bytes:
        """What only the owners of the two keys can know; with the own key, what this device alone can."""
        if key == self.key:
            return digest("own", self.secret)
        if key not in self._shared:
            self._shared[key] = digest("shared", agreed(self.curves, self.secret, key))
        return self._shared[key]


class Sent(NamedTuple):
    """A message that is ready to be stored and then sent: all of the link, and its text."""

    linked: Linked
    text: str

    @property
    def record(self) -> Record:
        """The record with it."""
        return self.linked.record


def crypted(data: bytes, key: bytes, seal: bytes) -> bytes:
    """Encrypts or decrypts. The stream is of this key and seal only, so that it never serves two texts."""
    stream = b"".join(digest("box", key, seal, bytes([i])) for i in range(-(-len(data) // 32)))
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


class Draft:
    """The message of one party in the making.

    `decision` and `choices` say what one of its seats can answer now, `answer` and `undo` do it, `ready` says whether it can be
    sent. While `secret`, it answers its part of a phase, which goes under a seal; while `dark`, something lies face down: it
    may go on with one of the `choices`, or send, to have it turned up first. While it `waits`, something is drawn in the middle
    of its part, from an element that another party shows once this message is sent.
    """

    def __init__(self, known: Linked, party: Party, keys: Keys, notes: Sequence[Note] = ()) -> None:
        """`notes` of steps and returns begin the message. Raises Refused if it is not this party's turn then."""
        self._known, self.party, self._keys = known, party, keys
        self.notes: Final = tuple(notes)
        self.answers: list[Action] = []
        """What the party has answered in this message, its part of a phase included."""
        self.by: list[Seat] = []
        """Which seat has given each of these."""
        self._plies: list[int] = []
        """How many turns the match had before each of them."""
        self._begin()

    def _begin(self) -> None:
        record = self.record = self._known.record.copy()
        if record.begin(self.notes) != self.party:
            raise Refused("turn", record.now, record.at)
        self.shut: list[Party] = []
        """Whose boxes hold something else than what was sealed: these open their parts themselves."""
        self._part: OwnPart | None = None
        self.leaves = self.waits = False
        self.openly = record.openly()
        """Whether this party plays its part openly, as the last one."""
        self.match: Match[Any] = record.match
        """The match as this party has it; only `match.view` may be shown, as others' parts are stood in for."""
        self.decision: Decision | None = None
        """What a seat of the party is asked; None if there is nothing more to answer in this message."""
        self.choices: Sequence[Action] = []
        if record.sitting is not None and record.phase is not None:
            self._part = left_off(self._known.record, self.party, self._keys) or OwnPart(record.secret_of(self.party), ())
        else:
            self._open()
        self._look()

    def _open(self) -> None:
        if self.record.phase is None:
            self._lift()
            return
        found = {p: unboxed(self.record, p, self.party, self._keys) for p in self.record.openable()}
        for party, part in found.items():
            if part is None:
                self.record.shut(party)
                self.shut.append(party)
        for party, part in found.items():
            if part is not None:
                self.record.open(party, part)

    def _lift(self) -> None:
        """Tells the own part, where the round is over."""
        if self.record.openable() and (part := lifted(self.record, self.party)) is not None:
            self.record.open(self.party, part)

    def _look(self) -> None:
        """Finds out what is asked now."""
        record = self.record
        if self._part is not None and record.phase is not None:
            self.match, d = record.part_so_far(self.party, self._part)
            self.waits, game = d is not None and d.seat == CHANCE, self.match.game
            self.decision = None if self.waits else d
            self.choices = [] if d is None or self.waits else game.options(self.match.state, d)
            if d is not None or len(record.phase.order) > 1:
                return
            record.play(self._part)  # nobody else takes part: the message goes on after it
            self._part = None
        self.match, self.choices, self.decision = own_match(record, self.party), record.choices(), None
        if self.choices:
            game = self.match.game
            self.decision = game.decision(record.seen()[0]) if self.dark else self.match.decision

    @property
    def secret(self) -> bool:
        """Whether the party answers its part of a phase now, and so nobody else may know it."""
        return self._part is not None and self.decision is not None

    @property
    def dark(self) -> bool:
        """Whether something lies face down until others have shown their elements."""
        return self._part is None and self.record.dark is not None

    @property
    def unhelped(self) -> bool:
        """Whether the part has paused as often as it can: all that it draws from here on needs nobody else."""
        here = self.record.sitting
        return here is not None and len(here.stretches) == phases.MOST_STRETCHES

    @property
    def ready(self) -> bool:
        """Whether the message can be sent."""
        return self.decision is None or self.dark or self.leaves

    def shown(self, seat: Seat) -> Any:
        """The state as one of the party's seats sees it, with `BACK` for whatever lies face down."""
        if not self.dark:
            return self.match.view(seat)
        game, seen = self.record.match.game, self.seen()
        return blind.veiled([game.view(w, seat) for w in seen]) if seen else self.match.view(seat)

    def seen(self) -> list[Any]:
        """The states that could be the true one, whatever lies face down, as this party knows them."""
        record, part = self.record, lifted(self.record, self.party)
        return record.seen() if part is None else [record.faced(w, part) for w in record.seen()]

    def answer(self, a: Action) -> None:
        """Gives an answer. Raises Refused if it is none of the choices; then nothing has changed."""
        if a not in self.choices:
            raise Refused("illegal", self.party, self.record.at)
        self._plies.append(len(self.match.turns))
        if self._part is not None:
            self._part = OwnPart(self._part.secret, (*self._part.answers, a))
        else:
            part = lifted(self.record, self.party)
            self.record.answer(a, None if part is None else self.record.turned_up(part, a))
        self.answers.append(a)
        self.by.append(-1 if self.decision is None else self.decision.seat)
        self._look()

    @property
    def may_leave(self) -> bool:
        """Whether it can be the party's last message: it owes nothing then, and two others are left."""
        return self.record.may_leave()

    def leave(self) -> None:
        """Makes it the party's last message. Raises Refused where that cannot be."""
        self.record.leave()
        self.leaves, self.choices, self.decision = True, [], None

    def may_undo(self) -> bool:
        """Whether the last answer may be taken back: something was answered, and after it nothing was turned up or drawn."""
        game, seats = self.match.game, (None, *self.record.table.seats[self.party])
        since = self.match.turns[self._plies[-1] :] if self.answers else []
        drew = any(t.decision.seat == CHANCE and game.secret(t.before, t.decision) in seats for t in since)
        return bool(self.answers) and not drew

    def undo(self) -> Action:
        """Takes the last answer back and returns it. Raises Refused if `may_undo` says no."""
        if not self.may_undo():
            raise Refused("illegal", self.party, self.record.at)
        *before, last = self.answers
        self.answers, self.by, self._plies = [], [], []
        self._begin()
        for a in before:
            self.answer(a)
        return last

    def finish(self) -> Sent:
        """The message, complete and signed: the same whenever it is asked for. The draft stays as it is.

        Raises Refused if something is left to answer, if not all have agreed to the steps that it begins with, and for a link
        that could not be read again: nothing is stored that this device would not open.
        """
        keys, known, at = self._keys, self._known, self.record.at
        record, to_sign = self._ended(boxed=True)
        signature = keys.curves.sign(keys.secret, to_sign)
        under_way = {(at, p): s for p, s in (*known.consents.items(), *known.returns.items())}
        given: Mapping[tuple[int, Party], bytes] = {**known.proofs, **under_way}
        if any((k, p) not in given for k, p, _ in record.owed()):
            raise Refused("consent", self.party, at)
        proofs = {(k, p): given[k, p] for k, p, _ in record.owed()}
        returns = {p: s for p, s in known.returns.items() if record.returning(p)}
        linked = Linked(record, {**known.signatures, self.party: signature}, proofs, returns=returns)
        text, game = encode(linked), record.table.game
        try:
            decode(text, {game.key: game}, keys.curves, known)
        except BadLink as bad:
            raise Refused("used up", self.party, at) from bad
        return Sent(linked, text)

    def following(self) -> Party | None:
        """Whose message is next once this one is sent as it stands; None if the game is over then. Raises
        Refused if something is left to answer.
        """
        return self._ended(boxed=False)[0].author()

    def _ended(self, *, boxed: bool) -> tuple[Record, bytes]:
        """The record with this message in it, and what is to be signed."""
        if not self.ready:
            raise Refused("unfinished", self.party, self.record.at)
        again = Draft(self._known, self.party, self._keys, self.notes)
        for a in self.answers:
            again.answer(a)
        if self.leaves:
            again.leave()
        return again.record, again._close(boxed=boxed)

    def _close(self, *, boxed: bool) -> bytes:
        record = self.record
        if self._part is not None:
            answers = list(self._part.answers)
            part, more = record.ask(self.party, self._part.secret, lambda _s, _d, _o: answers.pop(0))
            if record.openly() and not more:
                record.play(part)
            else:
                seal = record.sealed(self.party, part, more=more)
                record.seal(seal, self._box(part, seal) if boxed else b"", more=more)
        self._lift()
        return record.end()

    def _box(self, part: OwnPart, seal: bytes) -> bytes:
        record, phase = self.record, self.record.phase
        if phase is None:
            raise Refused("shut", self.party, record.at)
        digits = [digit for one in phase.places[self.party].stretches for digit in one.digits]
        plain = packed_part(part, digits, box_size(record.table, self.party))
        return crypted(plain, self._keys.shared(_other_key(record, phase, self.party, self.party)), seal)


def unboxed(record: Record, party: Party, me: Party, keys: Keys) -> OwnPart | None:
    """What is in a party's box, if this device can open it, and it is what the party has committed to."""
    phase = record.phase
    if phase is None:
        return None
    here, key, unread = phase.places[party], record.table.entries[party].key, record.table.unread
    secret, digits = unpacked_part(crypted(here.box, keys.shared(_other_key(record, phase, party, me)), here.seal))
    if len(here.box) < SIZE or (not unread and not record.elements.fits(key, party, phase.secrets, secret)):
        return None
    try:
        if unread and record.secret_of(party) != secret:
            return None
        part, more = record.ask(party, secret, lambda _s, _d, options: options[digits.below(len(options))])
        if digits.n != 1 or record.sealed(party, part, more=more) != here.seal:
            return None
    except Refused:
        return None
    if not unread:
        record.elements.learn(key, party, phase.secrets, secret)
    return part


def _other_key(record: Record, phase: Phase, party: Party, me: Party) -> bytes:
    """The public key with which this device shares that of a party's box: the own box was made for the phase's first party, or,
    where nobody reads for others, for nobody else.
    """
    other = party if party != me or record.table.unread else phase.order[0]
    return record.table.entries[other].key


def lifted(record: Record, party: Party) -> OwnPart | None:
    """The own part behind its veil; None if the party has none. Raises Refused if it is none of this device's."""
    r = record.round
    if r is None or party not in r.owed:
        return None
    return veils.lifted(record.table, r.phase, party, r.start, record.secret_of(party), r.veils[party])


def own_match(record: Record, party: Party) -> Match[Any]:
    """The match as a party has it, with its concealed cards as they are."""
    part = lifted(record, party)
    if part is None:
        return record.match
    out = record.copy().match
    record.replayed(out, {party: part})
    return out


def left_off(known: Record, party: Party, keys: Keys) -> OwnPart | None:
    """What a party has answered of a part that it is in the middle of, from its own box; None if it is in the middle of none.
    Raises Refused if the box does not open.
    """
    phase = known.phase
    if phase is None or party not in phase.order or party not in phase.places or phase.places[party].awaits is None:
        return None
    part = unboxed(known.copy(), party, party, keys)
    if part is None:
        raise Refused("shut", party, known.at)
    return part
