"""Invitations and records as links of format 4, of live tables 6, and back: a number in base64url with `table.link`'s check.

The number's digits, lowest first (a *byte string* is one digit; gamma is Elias' code):

    15 . format (gamma) . what (2: an invitation, a record) . game . edition . options . parties
    invitation: entries so far (parties + 1) . entries: names, key, anchor . 1
    record:     messages (gamma) . notes, each: message (gamma), kind, party, reason . entries: names, key, latest element and
                its place [, latest secret and its place], latest signature . void seals, each after its message (gamma)
                [, whether more was to come] . digits [. boxes, by party] . digests of boxes that are gone . signatures of
                consents and returns . those under way . 1

The digits are answers by their indexes: of each message the public ones, of a phase's part those of its seats where it took
part, once it is open; up to then its seal and its box [each seal, and whether more comes]. What stands in brackets is there at
live tables only. Where the author could go on blind, a digit below 2 says whether it did.
Whose message is next follows from the rules; earlier elements follow by hashing, earlier signatures are covered by later ones.
What is read is written again, and has to be the same text.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ... import link
from ...game import Action, Decision, Game
from ...link import LEVELS, BadLink, Digit, Reader, gamma
from ...slices import whole
from ..curves import SECRET, SIGNATURE, Curves
from ..trouble import Refused
from .basis import DRAWS, LABELS, SECRETS, SIZE, taken_back
from .entries import MOST_BOTS, MOST_PARTIES, NAME, Bot, Entry, Invitation, Party, Table, anchor_size, check_keys
from .items import KINDS, MOST_NOTES, REASONS, Note
from .linked import Linked, verify, waited_for
from .making import box_digest
from .phase import Part, box_size
from .record import Record
from .standing import Elements, Void

FORMATS: Final = (4, 6)
"""The format of a link: of a live table the second."""
LONGEST: Final = 4_000
"""The most characters of a link that is read."""
ROOM: Final = 700
"""So many of these a link that is received leaves free for the own message."""
_INVITATION, _RECORD = range(2)
_MOST_MESSAGES: Final = 1 << 14


# -- writing ----------------------------------------------------------------------------------------------------------


def encode(linked: Linked) -> str:
    """The record as a link."""
    r, live = linked.record, linked.record.table.live
    out = _head(_RECORD, r.table.game, r.table.options, r.parties, live=live)
    out += [*gamma(len(r.authors) + 1), *gamma(len(r.notes) + 1)]
    for at, note in r.notes:
        out += [*gamma(at), (KINDS.index(note.kind), len(KINDS)), (note.party, r.parties), (note.reason, REASONS)]
    for party, entry in enumerate(r.table.entries):
        place = r.shown[party] + 1
        latest = r.elements.of(party, place - 1) if place else entry.anchor[:SIZE]
        out += [*_names(entry), _bytes(entry.key), _bytes(latest), (place, LABELS + 1)]
        if live:
            out += [_bytes(r.elements.secret(party, r.told[party])), (r.told[party], LABELS + 1)]
        if party in linked.signatures:
            out.append(_bytes(linked.signatures[party]))
    out += gamma(len(r.void) + 1)
    for at, seal, more in r.void:
        out += [*gamma(at), _bytes(seal), *([(more, 2)] if live else [])]
    out += r.digits
    boxes = r.shut_boxes()
    for party, one in r.phase.stretches() if r.phase is not None else ():
        shut = [_bytes(one.seal), (one.awaits is not None, 2) if live else _bytes(one.box)]
        out += shut if party in boxes else one.digits
    out += [_bytes(here.box) for here in boxes.values() if live]
    out += [_bytes(r.boxed[p]) for p in r.lent()]
    out += [_bytes(linked.proofs[k, p]) for k, p, _ in r.owed()]
    return _text([*out, *_under_way(linked)])


def _under_way(linked: Linked) -> list[Digit]:
    r, out = linked.record, list[Digit]()
    for p in sorted(filter(r.returning, r.gone)):
        out += [(p in linked.returns, 2), *([_bytes(linked.returns[p])] if p in linked.returns else [])]
    if not linked.consents:
        return [*out, (0, 2)]
    out += [(1, 2), (linked.reason, REASONS)]
    for p in r.asked(waited_for(r)):
        out += [(p in linked.consents, 2), *([_bytes(linked.consents[p])] if p in linked.consents else [])]
    return out


def encode_invitation(invitation: Invitation) -> str:
    """The invitation as a link."""
    out = [*_head(_INVITATION, invitation.game, invitation.options, invitation.parties, live=invitation.live)]
    out.append((len(invitation.entries), invitation.parties + 1))
    for entry in invitation.entries:
        out += [*_names(entry), _bytes(entry.key), _bytes(entry.anchor)]
    return _text(out)


def _head(what: int, game: Game[Any], options: Mapping[str, int], parties: int, *, live: bool) -> list[Digit]:
    out = [(link.GAMES, link.GAMES + 1), *gamma(FORMATS[live]), (what, 2), (game.number, link.GAMES + 1)]
    return [*out, *gamma(game.edition), *link.options_digits(game, options), (parties - 2, MOST_PARTIES - 1)]


def _names(entry: Entry) -> list[Digit]:
    out: list[Digit] = [(len(entry.bots), MOST_BOTS + 1)]
    for name, level in ((entry.name, 0), *entry.bots):
        data = name.encode()
        out += [(len(data), NAME + 1), _bytes(data), *([(level, LEVELS)] if level else [])]
    return out


def _bytes(data: bytes) -> Digit:
    return int.from_bytes(data, "big"), 1 << 8 * len(data)


def _whole(digits: Iterable[Digit]) -> int:
    n = 1
    for value, radix in reversed(list(digits)):
        n = n * radix + value
    return n


def _text(digits: Sequence[Digit]) -> str:
    return link.base64(_whole(digits) * link.MODULUS + link.check_of())


def packed_part(part: Part, digits: Sequence[Digit], size: int) -> bytes:
    """What is in a box of this size: the secret, and the answers' digits. Raises Refused if they have no room in it."""
    n = _whole(digits)
    if n >> 8 * (size - SIZE):
        raise Refused("used up")
    return part.secret + n.to_bytes(size - SIZE, "big")


def unpacked_part(box: bytes) -> tuple[bytes, Reader]:
    """The secret in an opened box, and its digits."""
    return box[:SIZE], Reader(int.from_bytes(box[SIZE:], "big"))


# -- reading ----------------------------------------------------------------------------------------------------------


def decode(
    text: str, games: Mapping[str, Game[Any]], curves: Curves, known: Linked | None = None, longest: int = LONGEST
) -> Linked | Invitation:
    """Reads a link, without the fragment's `#`; the whole game is played through and checked, or what follows `known`, an
    earlier state of the same game that has been checked.

    Raises BadLink if the text is no such link, and Refused if it cannot have come about by the rules.
    """
    return whole(decoding(text, games, curves, known, longest))


def entries_in(text: str, games: Mapping[str, Game[Any]]) -> tuple[Entry, ...]:
    """Who sits in the game of a link, or is invited so far. Nothing else of it is looked at, so nothing is checked.

    Raises BadLink and Refused as `decode` does, as far as that is seen by then.
    """
    r, what, about = _begun(text, games, LONGEST)
    return (_invitation(r, about) if what == _INVITATION else _Said(r, about).table).entries


def decoding(
    text: str, games: Mapping[str, Game[Any]], curves: Curves, known: Linked | None = None, longest: int = LONGEST
) -> Generator[float, None, Linked | Invitation]:
    """Reads a link as `decode` does, in slices: yields after each message which part of them has been read, 0 to 1. Raises
    Refused and BadLink as it does.
    """
    r, what, about = _begun(text, games, longest)
    if what == _INVITATION:
        invitation = _invitation(r, about)
        check_keys(invitation.entries, curves)
        if encode_invitation(invitation) != text:
            raise Refused("more")
        return invitation
    said = _Said(r, about)
    start = None if known is None else said.start(known.record)
    if start is None:
        check_keys(said.table.entries, curves)
    linked = yield from said.linked(start)
    if encode(linked) != text:
        raise Refused("more")
    heads = [] if known is None else known.record.heads
    verify(linked, curves, known if linked.record.heads[: len(heads)] == heads else None)
    return linked


def _begun(text: str, games: Mapping[str, Game[Any]], longest: int) -> tuple[Reader, int, Invitation]:
    """The rest of a link, and what it begins with: what it is, and the table, as an invitation without entries."""
    if len(text) > longest:
        raise BadLink("long")
    r = Reader(link.number_in(text))
    if r.below(link.GAMES + 1) != link.GAMES or (number := r.gamma()) not in FORMATS:
        raise BadLink("format")
    what = r.below(2)
    game = link.read_game(r, games)
    options = {**game.defaults, **link.read_options(r, game)}
    parties = 2 + r.below(MOST_PARTIES - 1)
    try:
        game.new(game.seats[-1], options)
    except ValueError as bad:
        raise BadLink("options", game.key) from bad
    return r, what, Invitation(game, options, parties, live=number == FORMATS[True])


def _invitation(r: Reader, about: Invitation) -> Invitation:
    entries = []
    for _ in range(r.below(about.parties + 1)):
        name, bots = _read_names(r)
        entries.append(Entry(name, _take(r, SECRET), _take(r, anchor_size(live=about.live)), bots))
    if r.n != 1:
        raise Refused("more")
    return replace(about, entries=tuple(entries))


def _read_names(r: Reader) -> tuple[str, tuple[Bot, ...]]:
    found = []
    for i in range(1 + r.below(MOST_BOTS + 1)):
        try:
            name = _take(r, r.below(NAME + 1)).decode()
        except UnicodeDecodeError as bad:
            raise Refused("names") from bad
        found.append(Bot(name, r.below(LEVELS) if i else 0))
    return found[0].name, tuple(found[1:])


def _take(r: Reader, size: int) -> bytes:
    return r.below(1 << 8 * size).to_bytes(size, "big")


def _few(n: int, most: int) -> int:
    if n > most:
        raise Refused("more")
    return n


class _Said:
    """What the text of a record says, taken off its digits."""

    def __init__(self, r: Reader, about: Invitation) -> None:
        self.r, parties = r, about.parties
        self.count = _few(r.gamma() - 1, _MOST_MESSAGES)
        self.notes: dict[int, list[Note]] = {}
        for _ in range(_few(r.gamma() - 1, LABELS)):
            at = r.gamma()
            self.notes.setdefault(at, []).append(Note(KINDS[r.below(len(KINDS))], r.below(parties), r.below(REASONS)))
        entries, lines, secrets = [], [], list[tuple[bytes, ...]]()
        self.places: list[int] = []
        self.told: list[int] = []
        self.signatures: dict[Party, bytes] = {}
        for party in range(parties):
            name, bots = _read_names(r)
            key, latest, place = _take(r, SECRET), _take(r, SIZE), r.below(LABELS + 1)
            lines.append(taken_back(key, DRAWS, place, latest))
            self.places.append(place)
            anchor = lines[-1][0]
            if about.live:
                secret, place_of_it = _take(r, SIZE), r.below(LABELS + 1)
                secrets.append(taken_back(key, SECRETS, place_of_it, secret))
                self.told.append(place_of_it)
                anchor += secrets[-1][0]
            if place:  # every message shows an element, or comes after one that did
                self.signatures[party] = _take(r, SIGNATURE)
            entries.append(Entry(name, key, anchor, bots))
        self.table = Table(about.game, about.options, tuple(entries), about.live)
        self.elements = Elements(lines, secrets)
        self.void = [
            Void(r.gamma(), _take(r, SIZE), about.live and r.below(2) == 1) for _ in range(_few(r.gamma() - 1, LABELS))
        ]

    def start(self, known: Record) -> Record | None:
        """A copy of a known record, if this text begins with all that it holds; its digits are taken off."""
        known = known if known.base is None else known.base
        if known.table.id != self.table.id or len(known.authors) > self.count or known.phase is not None:
            return None
        for party, label in enumerate(known.shown):
            if self.places[party] <= label:
                return None
            if label >= 0 and self.elements.of(party, label) != known.elements.of(party, label):
                return None
        for party, place in enumerate(known.told if self.table.live else ()):
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
        """The record, played through."""
        record = Record(self.table, self.elements) if start is None else start
        self.parts: dict[tuple[Party, int], Part] = {}
        while len(record.authors) < self.count:
            self._message(record)
            yield len(record.authors) / self.count
        told = record.told if self.table.live else []
        if [label + 1 for label in record.shown] != self.places or record.void != self.void or told != self.told:
            raise Refused("more")
        for party, here in record.shut_boxes().items() if self.table.live else ():
            here.box = _take(self.r, box_size(self.table, party))
            record.boxed[party] = box_digest(here.box)
        if set(self.signatures) != set(record.authors):
            raise Refused("more")
        for party in record.lent():
            record.boxed[party] = _take(self.r, SIZE)
        proofs = {(k, p): _take(self.r, SIGNATURE) for k, p, _ in record.owed()}
        returns = {p: _take(self.r, SIGNATURE) for p in sorted(filter(record.returning, record.gone)) if self.r.below(2)}
        reason, consents = 0, dict[Party, bytes]()
        if self.r.below(2):
            reason = self.r.below(REASONS)
            consents = {p: _take(self.r, SIGNATURE) for p in record.asked(waited_for(record)) if self.r.below(2)}
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
            for other in record.openable():
                found = None if record.phase is None else self.parts.get((other, record.phase.places[other].at))
                if found is None:
                    raise Refused("more", other, at)
                record.open(other, found)
        if any(n.kind == "leave" for n in notes):
            record.leave()
        while options := record.choices():
            if record.dark is not None and not self.r.below(2):
                break
            record.answer(options[self.r.below(len(options))])
        record.end()
        if [note for k, note in record.notes if k == at] != notes:
            raise Refused("more", at=at)

    def _part(self, record: Record, party: Party) -> None:
        """The author's part: what it is, if it is open by the end of this text; else its seal."""
        phase, at = record.phase, record.at
        if phase is None:
            raise Refused("shut", party, at)
        live = self.table.live
        if void := next((one for one in self.void if one.at == at), None):
            record.seal(void.seal, b"", more=void.more)
        elif self.told[party] > record.phases if live else self.places[party] > phase.secrets:
            earlier = phase.places[party].earlier
            before = self.parts.get((party, earlier[-1].at)) if earlier else Part(b"", ())
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
                record.seal(record.sealed(party, part), b"", more=more)
        else:
            seal = _take(self.r, SIZE)
            more = live and self.r.below(2) == 1
            record.seal(seal, b"" if live else _take(self.r, box_size(self.table, party)), more=more)
