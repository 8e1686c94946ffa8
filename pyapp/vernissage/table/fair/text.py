"""Invitations and records as links, and back: a number in base64url, with the check of `table.link`.

The number's digits, lowest first (a *byte string* is one digit; gamma is Elias' code). The format is 3 at a stretched table,
and what stands in brackets is there only; else it is 1.

    15 . format (gamma) . what (2: an invitation, a record) . game . edition . options . seats
    invitation: entries so far (seats + 1) . entries: name, level, key, anchor . 1
    record:     messages (gamma) . notes . seats: name, level, key, latest element, elements so far (gamma) [, latest secret,
                secrets so far (gamma)], latest signature . seals that are not open [, whether more comes], with their boxes
                . digits . 1

The digits are answers by their indexes: of each message the public ones, of a phase's part those of its seat where it took
part, once it is open. Where the author could go on blind, a digit below 2 says whether it did. Whose message is next follows
from the rules; earlier elements follow by hashing, earlier signatures are covered by later ones. What is read is written again,
and has to be the same text.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from .. import link
from ..game import Action, Decision, Game, Seat
from ..link import LONGEST, LONGEST_NAME, MOST_LEVELS, BadLink, Digit, Reader, gamma
from ..slices import whole
from .chain import LENGTH, SIZE, taken_back
from .curves import SECRET, SIGNATURE, Curves
from .entries import Entry, Table, anchors, check_keys, checked, unfit
from .phase import SEAL, OwnPart
from .record import Record
from .standing import STEPS, Note, Unusual
from .trouble import Refused

FORMATS: Final = (1, 3)
"""The format of a link: of a stretched table the second. 2 is that of the codes with which people meet (`live.code`)."""
_INVITATION, _RECORD = range(2)
_NAME: Final = 4 * LONGEST_NAME + 1
"""One more than the most bytes of a name."""
_WHAT: Final[tuple[Unusual, ...]] = ("alone", "without", "shut")
_PAD: Final = 8
"""Boxes are multiples of so many bytes, so that their length tells little."""
_MOST_PADS: Final = 8
"""The most such multiples of a box: honest ones have three, and nobody signs what whoever carries a link adds."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table that is not complete yet: the game, all its options, how many seats, and the entries so far."""

    game: Game[Any]
    options: Mapping[str, int]
    seats: int
    entries: tuple[Entry, ...] = ()
    stretched: bool = False

    def __post_init__(self) -> None:
        """Raises Refused for entries that cannot sit together, or a game that cannot be played so."""
        why = unfit(self.game, self.seats, self.options)
        if why:
            raise Refused("obstacle", about=why)
        if len(self.entries) > self.seats:
            raise Refused("full")
        checked(self.entries, stretched=self.stretched)


ROOM: Final = 700
"""So many characters a link that is received leaves free: whoever carried it could have made it longer, and the link with the
own message has to be read again from the own storage.
"""

Known: TypeAlias = Record | None
_Seal: TypeAlias = tuple[bytes, bool, bytes]
"""A seal, whether its part goes on with a later message, and its box."""


# -- writing ----------------------------------------------------------------------------------------------------------


def encode(record: Record) -> str:
    """The record as a link: of each seat the latest element and signature, and all answers that are open."""
    table = record.table
    head = _head(_RECORD, table.game, table.options, record.seats, stretched=table.stretched)
    out = [*head, *gamma(len(record.authors))]
    out += gamma(len(record.notes) + 1)
    for note in record.notes:
        out += [*gamma(note.at), (_WHAT.index(note.what), len(_WHAT)), (note.seat, record.seats)]
    for seat, entry in enumerate(table.entries):
        out += [*_who(entry), _bytes(record.latest[seat]), *gamma(record.used[seat] + 1)]
        if table.stretched:
            out += [_bytes(record.secrets[seat]), *gamma(record.told[seat] + 1)]
        if seat in record.signatures:
            out.append(_bytes(record.signatures[seat]))
    seals, digits = _shut(record), list(record.digits)
    if record.phase is not None:
        for seat, one in record.phase.stretches():
            if record.phase.places[seat].part is not None:
                digits += one.digits
    out += gamma(len(seals) + 1)
    for seal, more, box in seals:
        out += [_bytes(seal), *([(more, 2)] if table.stretched else []), *gamma(len(box) // _PAD + 1), _bytes(box)]
    return _text(out + digits)


def _shut(record: Record) -> list[_Seal]:
    """The seals that are not open, in the order of their messages. Of the stretches of a part the latest one has a box."""
    out: list[_Seal] = [(seal, more, b"") for seal, more in record.void]
    if record.phase is not None:
        for seat, one in record.phase.stretches():
            place = record.phase.places[seat]
            if place.part is None:
                out.append((one.seal, one.more, one.box if one is place else b""))
    return out


def encode_invitation(invitation: Invitation) -> str:
    """The invitation as a link."""
    head = _head(_INVITATION, invitation.game, invitation.options, invitation.seats, stretched=invitation.stretched)
    out = [*head, (len(invitation.entries), invitation.seats + 1)]
    for entry in invitation.entries:
        out += [*_who(entry), _bytes(entry.anchor)]
    return _text(out)


def packed_part(secret: bytes, digits: Sequence[Digit]) -> bytes:
    """What is in a box: the secret and the answers' digits, padded."""
    n = _whole(digits)
    size = -(-n.bit_length() // 8)
    return secret + n.to_bytes(size + -(SIZE + size) % _PAD, "big")


def unpacked_part(box: bytes) -> tuple[bytes, Reader]:
    """The secret in an opened box, and its digits."""
    return box[:SIZE], Reader(int.from_bytes(box[SIZE:], "big"))


def _head(what: int, game: Game[Any], options: Mapping[str, int], seats: int, *, stretched: bool) -> list[Digit]:
    out = [(link.NOT_A_MATCH, link.NOT_A_MATCH + 1), *gamma(FORMATS[stretched]), (what, 2), (game.number, link.NOT_A_MATCH + 1)]
    return [*out, *gamma(game.edition), *link.options_digits(game, options), (seats - game.seats.start, len(game.seats))]


def _who(entry: Entry) -> list[Digit]:
    name = entry.name.encode()
    return [(len(name), _NAME), _bytes(name), (entry.level, MOST_LEVELS), _bytes(entry.key)]


def _bytes(data: bytes) -> Digit:
    return int.from_bytes(data, "big"), 1 << 8 * len(data)


def _whole(digits: Sequence[Digit]) -> int:
    n = 1
    for value, radix in reversed(digits):
        n = n * radix + value
    return n


def _text(digits: Sequence[Digit]) -> str:
    return link.base64(_whole(digits) * link.MODULUS + link.check_of())


# -- reading ----------------------------------------------------------------------------------------------------------


def decode(text: str, games: Mapping[str, Game[Any]], curves: Curves, known: Known = None) -> Record | Invitation:
    """Reads a link, without the fragment's `#`; the whole game is played through and checked, or what follows `known`, an
    earlier state of the same game that has been checked.

    Raises BadLink if the text is no such link, and Refused if it cannot have come about by the rules.
    """
    return whole(decoding(text, games, curves, known))


def keys_in(text: str, games: Mapping[str, Game[Any]]) -> tuple[bytes, ...]:
    """The keys of those who sit in the game of a link, or are invited so far. Nothing else of it is looked at, so nothing is
    checked.

    Raises BadLink and Refused as `decode` does, as far as that is seen by then.
    """
    r, what, about = _begun(text, games)
    return tuple(e.key for e in _invitation(r, about).entries) if what == _INVITATION else _Said(r, about).keys


def _begun(text: str, games: Mapping[str, Game[Any]]) -> tuple[Reader, int, Invitation]:
    """The rest of a link, and what it begins with: what it is, and the table, as an invitation without entries."""
    if len(text) > LONGEST:
        raise BadLink("long")
    r = Reader(link.number_in(text))
    if r.below(link.NOT_A_MATCH + 1) != link.NOT_A_MATCH or (number := r.gamma()) not in FORMATS:
        raise BadLink("format")
    what = r.below(2)
    game = link.read_game(r, games)
    options = {**game.defaults, **link.read_options(r, game)}
    seats = game.seats[r.below(len(game.seats))]
    try:
        game.new(seats, options)
    except ValueError as bad:
        raise BadLink("options", game.key) from bad
    return r, what, Invitation(game, options, seats, stretched=number == FORMATS[True])


def decoding(
    text: str, games: Mapping[str, Game[Any]], curves: Curves, known: Known = None
) -> Generator[float, None, Record | Invitation]:
    """Reads a link as `decode` does, in slices: yields after each message which part of them has been read, 0 to 1. Raises
    Refused as it does.
    """
    r, what, about = _begun(text, games)
    if what == _INVITATION:
        invitation = _invitation(r, about)
        check_keys(invitation.entries, curves)
        if encode_invitation(invitation) != text:
            raise Refused("more")
        return invitation
    said = _Said(r, about)
    record = yield from said.record(known, curves)
    if encode(record) != text:
        raise Refused("more")
    part = known is not None and record.heads[: len(known.heads)] == known.heads
    record.verify(curves, known if part else None)
    return record


def _invitation(r: Reader, about: Invitation) -> Invitation:
    entries = []
    for _ in range(r.below(about.seats + 1)):
        name, level, key = _entry(r)
        entries.append(Entry(name, key, _take(r, anchors(stretched=about.stretched)), level))
    if r.n != 1:
        raise Refused("more")
    return replace(about, entries=tuple(entries))


def _entry(r: Reader) -> tuple[str, int, bytes]:
    try:
        name = _take(r, r.below(_NAME)).decode()
    except UnicodeDecodeError as bad:
        raise Refused("names") from bad
    return name, r.below(MOST_LEVELS), _take(r, SECRET)


def _take(r: Reader, size: int) -> bytes:
    return r.below(1 << 8 * size).to_bytes(size, "big")


class _Said:
    """What the text of a record says, taken off its digits."""

    def __init__(self, r: Reader, about: Invitation) -> None:
        self.r, seats = r, about.seats
        self.count = r.gamma()
        noted = self._few(r.gamma() - 1, LENGTH)
        self.notes = [Note(r.gamma(), _WHAT[r.below(len(_WHAT))], r.below(seats)) for _ in range(noted)]
        self.about, self.signatures, self._who = about, dict[Seat, bytes](), list[tuple[str, int, bytes]]()
        self._ends, self._told = list[tuple[bytes, bytes, int]](), list[tuple[bytes, bytes, int]]()
        """By seat the latest element, the key and how many come before; of its secrets the same."""
        for seat in range(seats):
            name, level, key = _entry(r)
            latest, used = _take(r, SIZE), r.gamma() - 1
            secret, told = (_take(r, SIZE), r.gamma() - 1) if about.stretched else (b"", 0)
            if used:
                self.signatures[seat] = _take(r, SIGNATURE)
            self._ends.append((latest, key, used))
            self._told.append((secret, key, told))
            self._who.append((name, level, key))
        self.keys = tuple(key for _, _, key in self._who)
        self.seals: list[_Seal] = []
        for _ in range(self._few(r.gamma() - 1, LENGTH)):
            seal, more = _take(r, SEAL), about.stretched and r.below(2) == 1
            self.seals.append((seal, more, _take(r, _PAD * self._few(r.gamma() - 1, _MOST_PADS))))

    @staticmethod
    def _few(n: int, most: int) -> int:
        if n > most:
            raise Refused("more")
        return n

    def record(self, known: Known, curves: Curves) -> Generator[float, None, Record]:
        """The record, played through from `known` on if that is part of it."""
        self.lines = [taken_back(*end)[::-1] for end in self._ends]
        self.secrets = [taken_back(*end)[::-1] for end in self._told]
        firsts = [line[0] + secrets[0] for line, secrets in zip(self.lines, self.secrets, strict=True)]
        entries = [Entry(name, key, first, level) for (name, level, key), first in zip(self._who, firsts, strict=True)]
        self.table, record = Table(self.about.game, self.about.options, tuple(entries), self.about.stretched), None
        if known is not None and known.table.id != self.table.id:
            raise Refused("game")  # before it is played through: that could take as long as anybody likes
        if known is not None:
            record = self._from(known if known.base is None else known.base)
        if record is None:
            check_keys(self.table.entries, curves)
            record = Record(self.table)
        self.parts: dict[tuple[Seat, int], OwnPart] = {}
        """By seat and message, the parts that are open by the end of this text."""
        self.sealed: dict[tuple[Seat, int], bytes] = {}
        """By seat and message, the seals that are known."""
        if known is not None and known.phase is not None:
            self.sealed = {(seat, one.at): one.seal for seat, one in known.phase.stretches()}
        start = len(record.authors)
        while len(record.authors) < self.count:
            self._message(record)
            yield (len(record.authors) - start) / (self.count - start)
        lines, counts = [*self.lines, *self.secrets], [*record.used, *record.told]
        if self.r.n != 1 or self.seals != _shut(record) or [len(line) - 1 for line in lines] != counts:
            raise Refused("more")
        record.signatures = self.signatures
        return record

    def _from(self, known: Record) -> Record | None:
        """A copy of the known record, if this text begins with all that it holds; its digits are taken off."""
        if len(known.authors) > self.count or len(known.void) > len(self.seals):
            return None
        found = zip([*self.lines, *self.secrets], [*known.used, *known.told], [*known.latest, *known.secrets], strict=True)
        if any(line[n : n + 1] != (latest,) for line, n, latest in found):
            return None
        if [(seal, more) for seal, more, _ in self.seals[: len(known.void)]] != known.void:
            return None
        if [note for note in self.notes if note.at <= len(known.authors)] != known.notes:
            return None
        r = Reader(self.r.n)
        if any(r.below(radix) != value for value, radix in known.digits):
            return None
        self.r = r
        return known.copy()

    def _message(self, record: Record) -> None:
        notes = [note for note in self.notes if note.at == record.at]
        steps = [note.what for note in notes if note.what in STEPS]
        self._step(record, steps)
        self._take_part(record, {note.seat for note in notes if note.what == "shut"})
        while options := record.choices():
            if record.dark() and not self.r.below(2):
                break
            record.answer(options[self.r.below(len(options))])
        record.end()
        if [note for note in record.notes if note.at == record.at - 1] != notes:
            raise Refused("more", at=record.at - 1)

    def _step(self, record: Record, steps: Sequence[Unusual]) -> None:
        trial = record.author() if not steps else None
        if steps:
            ahead = record.copy()
            for what in steps:
                ahead.step_over(what)
            trial = ahead.author()
        if trial is None:
            raise Refused("over", at=record.at)
        record.begin(self._next(record, trial), steps)

    def _next(self, record: Record, seat: Seat) -> bytes:
        """The seat's next element, as the text says."""
        n = record.used[seat] + 1
        if n >= len(self.lines[seat]):
            raise Refused("more", seat, record.at)
        return self.lines[seat][n]

    def _take_part(self, record: Record, stays: set[Seat]) -> None:
        seat = record.now
        if record.phase is None or seat is None:
            return
        places = record.phase.places
        if record.sit():
            if self._tells(record, seat):
                part = self.parts[seat, record.at] = self._part(record, seat)
                seal = record.sealed(seat, part)
                if self.sealed.get((seat, record.at), seal) != seal:
                    raise Refused("seal", seat, record.at)
                if record.openly():
                    record.show(part)
                else:
                    record.seal(seal, b"", more=places[seat].more)
                return
            shut = [one for s, one in record.phase.stretches() if one.seal and (s, one.at) not in self.parts]
            if len(record.void) + len(shut) >= len(self.seals):
                raise Refused("more", seat, record.at)
            seal, more, box = self.seals[len(record.void) + len(shut)]
            record.seal(seal, box, more=more)
            return
        for other in record.openable():
            if other not in stays:
                part_of = self.parts.get((other, places[other].at))
                if part_of is None:
                    raise Refused("more", other, record.at)
                record.open_part(other, part_of)

    def _tells(self, record: Record, seat: Seat) -> bool:
        """Whether the secret of the author's part is known by the end of this text."""
        if self.table.stretched:
            return record.told[seat] + 1 < len(self.secrets[seat])
        return record.openly() or record.used[seat] + 1 < len(self.lines[seat])

    def _part(self, record: Record, seat: Seat) -> OwnPart:
        earlier = () if record.phase is None else record.phase.places[seat].earlier
        known = list(self.parts[seat, earlier[-1].at].answers) if earlier else []

        def choose(_s: Any, _d: Decision, options: Sequence[Action]) -> Action:
            return known.pop(0) if known else options[self.r.below(len(options))]

        secret = self.secrets[seat][record.told[seat] + 1] if self.table.stretched else self._next(record, seat)
        return record.ask(seat, secret, choose)
