"""What the text of a record says: taken off its digits, and played through. How it is written: see `text`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from ...game import Action, Decision
from ...link import MOST_LEVELS, Player, Reader
from ..curves import SECRET, SIGNATURE
from ..trouble import Refused
from . import veil as veils
from .basis import DRAWS, LABELS, SECRETS, SIZE, taken_back
from .elements import Elements
from .entries import MOST_BOTS, NAME, Entry, Invitation, Party, Table
from .items import KINDS, MOST_NOTES, REASONS, Note, TurnedUp, Veil
from .linked import Linked, waited_for
from .making import box_digest
from .phase import OwnPart, box_size
from .record import Record
from .standing import Void
from .veil import FACES, LEAF

_MOST_MESSAGES: Final = 1 << 14


def read_names(r: Reader) -> tuple[str, tuple[Player, ...]]:
    """A party's name, and its bots. Raises Refused for what is no text."""
    found = []
    for i in range(1 + r.below(MOST_BOTS + 1)):
        try:
            name = take(r, r.below(NAME + 1)).decode()
        except UnicodeDecodeError as bad:
            raise Refused("names") from bad
        found.append(Player(name, r.below(MOST_LEVELS) if i else 0))
    return found[0].name, tuple(found[1:])


def take(r: Reader, size: int) -> bytes:
    """So many bytes off a text's digits."""
    return r.below(1 << 8 * size).to_bytes(size, "big")


def _few(n: int, most: int) -> int:
    if n > most:
        raise Refused("more")
    return n


class _Who(NamedTuple):
    """A party as the text has it: its latest element, and, where secrets have a chain of their own, its latest secret."""

    name: str
    key: bytes
    bots: tuple[Player, ...]
    latest: bytes
    secret: bytes


class Said:
    """What the text of a record says, taken off its digits."""

    def __init__(self, r: Reader, about: Invitation) -> None:
        self.r, parties = r, about.parties
        self.count = _few(r.gamma() - 1, _MOST_MESSAGES)
        self.notes: dict[int, list[Note]] = {}
        for _ in range(_few(r.gamma() - 1, LABELS)):
            at = r.gamma()
            self.notes.setdefault(at, []).append(Note(KINDS[r.below(len(KINDS))], r.below(parties), r.below(REASONS)))
        self.about, self.places, self._who = about, list[int](), list[_Who]()
        self.told: list[int] = []
        self.signatures: dict[Party, bytes] = {}
        for party in range(parties):
            name, bots = read_names(r)
            key, latest, place, secret = take(r, SECRET), take(r, SIZE), r.below(LABELS + 1), b""
            self.places.append(place)
            if about.unread:
                secret = take(r, SIZE)
                self.told.append(r.below(LABELS + 1))
            if place:  # every message shows an element, or comes after one that did
                self.signatures[party] = take(r, SIGNATURE)
            self._who.append(_Who(name, key, bots, latest, secret))
        self.void = [
            Void(r.gamma(), take(r, SIZE), about.live and r.below(2) == 1) for _ in range(_few(r.gamma() - 1, LABELS))
        ]

    @property
    def keys(self) -> tuple[bytes, ...]:
        """The parties' public keys: they tell which game this is, for nothing; all else takes thousands of hashes."""
        return tuple(w.key for w in self._who)

    @cached_property
    def elements(self) -> Elements:
        """What is known of all chains."""
        lines = [taken_back(w.key, DRAWS, place, w.latest) for w, place in zip(self._who, self.places, strict=True)]
        told = zip(self._who, self.told, strict=True) if self.about.unread else ()
        return Elements(lines, [taken_back(w.key, SECRETS, place, w.secret) for w, place in told])

    @cached_property
    def table(self) -> Table:
        """Who sits there. Raises Refused for entries that cannot sit together."""
        about, e = self.about, self.elements
        anchors = [e.of(p, -1) + (e.secret(p, 0) if about.unread else b"") for p in range(about.parties)]
        entries = (Entry(w.name, w.key, anchor, w.bots) for w, anchor in zip(self._who, anchors, strict=True))
        return Table(about.game, about.options, tuple(entries), about.live)

    def start(self, known: Record) -> Record | None:
        """A copy of a known record, if this text begins with all that it holds; its digits are taken off."""
        known = known if known.base is None else known.base
        if len(known.authors) > self.count or not known.plain:
            return None
        for party, label in enumerate(known.shown):
            if self.places[party] <= label:
                return None
            if label >= 0 and self.elements.of(party, label) != known.elements.of(party, label):
                return None
        for party, place in enumerate(known.told if self.table.unread else ()):
            if self.told[party] < place or self.elements.secret(party, place) != known.elements.secret(party, place):
                return None
        notes = [(at, n) for at in sorted(self.notes) for n in self.notes[at] if at <= len(known.authors)]
        if notes != known.notes or self.void[: len(known.void)] != known.void:
            return None
        r = Reader(self.r.n)
        if any(r.below(radix) != value for value, radix in known.digits):
            return None
        self.r, out = r, known.copy()
        out.elements = self.elements
        return out

    def linked(self, start: Record | None) -> Generator[float, None, Linked]:
        """The record, played through. Raises Refused for what the rules do not allow."""
        record = Record(self.table, self.elements) if start is None else start
        self.parts: dict[tuple[Party, int], OwnPart] = {}
        self.veils: dict[tuple[Party, int], Veil] = {}
        while len(record.authors) < self.count:
            self._message(record)
            yield len(record.authors) / self.count
        told = record.told if self.table.unread else []
        if [label + 1 for label in record.shown] != self.places or record.void != self.void or told != self.told:
            raise Refused("more")
        for party, here in record.shut_boxes().items() if self.table.unread else ():
            here.box = take(self.r, box_size(self.table, party))
            record.boxed[party] = box_digest(here.box)
        if set(self.signatures) != set(record.authors):
            raise Refused("more")
        for party in record.lent():
            record.boxed[party] = take(self.r, SIZE)
        proofs = {(k, p): take(self.r, SIGNATURE) for k, p, _ in record.owed()}
        returns = {p: take(self.r, SIGNATURE) for p in sorted(filter(record.returning, record.gone)) if self.r.below(2)}
        reason, consents = 0, dict[Party, bytes]()
        if self.r.below(2):
            reason = self.r.below(REASONS)
            consents = {p: take(self.r, SIGNATURE) for p in record.asked(waited_for(record)) if self.r.below(2)}
        if self.r.n != 1:
            raise Refused("more")
        return Linked(record, self.signatures, proofs, reason, consents, returns)

    def _message(self, record: Record) -> None:
        at = record.at
        notes = self.notes.get(at, [])
        if len(notes) > MOST_NOTES:
            raise Refused("more", at=at)
        party = record.begin([n for n in notes if n.kind in ("step", "back")])
        if record.sitting is not None:
            self._part(record, party)
        else:
            for note in notes:
                if note.kind == "shut":
                    record.shut(note.party)
            self._opens(record)
        if any(n.kind == "leave" for n in notes):
            record.leave()
        while options := record.choices():
            if record.dark is not None and not self.r.below(2):
                break
            a = options[self.r.below(len(options))]
            record.answer(a, self._card(record, a))
        self._opens(record)  # the own part, if the round is over
        record.end()
        if [note for k, note in record.notes if k == at] != notes:
            raise Refused("more", at=at)

    def _opens(self, record: Record) -> None:
        """The parts that are opened with this message."""
        phase = record.phase if record.phase is not None else record.round.phase if record.round is not None else None
        for party in record.openable():
            key = party, phase.places[party].at if phase is not None else 0
            if key in self.veils:
                record.unveil(party, self.veils[key])
            elif key in self.parts:
                record.open(party, self.parts[key])
            else:
                raise Refused("more", party, record.at)

    def _card(self, record: Record, a: Action) -> TurnedUp | None:
        """The concealed card that this answer turns up."""
        place, d, r = record.turning_up(a), record.match.decision, record.round
        if place is None or d is None or r is None or record.now is None:
            return None
        part = self.parts.get((record.now, r.phase.places[record.now].at))
        return record.turned_up(part, a) if part else TurnedUp(d.seat, place, self.r.below(FACES), take(self.r, SIZE))

    def _veiled(self, record: Record, party: Party) -> None:
        """The author's part, of which no more than a veil is told by the end of this text; of a stretch its seal."""
        phase, at, twin = record.phase, record.at, list[Action]()
        if phase is None:
            raise Refused("shut", party, at)
        if self.table.live and self.r.below(2):
            record.seal(take(self.r, SIZE), b"", more=True)
            return

        def choose(s: Any, d: Decision) -> Action:
            options = self.table.game.options(s, d)
            twin.append(options[self.r.below(len(options))])
            return twin[-1]

        truth = take(self.r, SIZE)
        seen = veils.told(self.table, phase, party, record.match.state, choose)
        n = len(veils.cards_of(self.table, phase.label, party, b"", seen.end))
        veil = Veil(truth, tuple(take(self.r, LEAF) for _ in range(n)), tuple(twin))
        if record.openly():
            record.unveil(party, veil, openly=True)
        else:
            record.seal(veils.seal_of(self.table, party, phase.places[party], veil), b"")
            self.veils[party, at] = veil

    def _part(self, record: Record, party: Party) -> None:
        """The author's part: what it is, if it is open by the end of this text; else its seal."""
        phase, at = record.phase, record.at
        if phase is None:
            raise Refused("shut", party, at)
        live = self.table.live
        void = next((one for one in self.void if one.at == at), None)
        told = self.told[party] > record.phases if self.table.unread else self.places[party] > phase.secrets
        if void is None and self.table.concealing is not None:
            how = self.r.below(3)
            if how == 1:
                self._veiled(record, party)
                return
            told = how == 2
        if void is not None:
            record.seal(void.seal, b"", more=void.more)
        elif told:
            earlier = phase.places[party].earlier
            before = self.parts.get((party, earlier[-1].at)) if earlier else OwnPart(b"", ())
            if before is None:
                raise Refused("more", party, at)
            known = list(before.answers)

            def choose(_s: Any, _d: Decision, options: Sequence[Action]) -> Action:
                return known.pop(0) if known else options[self.r.below(len(options))]

            part, more = record.ask(party, record.secret_of(party), choose)
            self.parts[party, at] = part
            if record.openly() and not more:
                record.play(part)
            else:
                record.seal(record.sealed(party, part, more=more), b"", more=more)
        else:
            seal = take(self.r, SIZE)
            more = live and self.r.below(2) == 1
            record.seal(seal, b"" if self.table.unread else take(self.r, box_size(self.table, party)), more=more)
