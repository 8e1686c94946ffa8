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
from ...game import Game
from ...link import MOST_LEVELS, BadLink, Digit, Reader, gamma
from ...slices import whole
from ..curves import SECRET, Curves
from ..trouble import Refused
from .basis import LABELS, SIZE
from .entries import MOST_BOTS, MOST_PARTIES, NAME, Entry, Invitation, Table, anchor_size, check_keys
from .items import KINDS, REASONS
from .linked import Linked, verify, waited_for
from .phase import OwnPart
from .said import Said, read_names, take
from .veil import phase_digits, round_digits

FORMATS: Final = (4, 6)
"""The format of a link: of a live table the second."""
LONGEST: Final = 6_000
"""The most characters of a link that is read: honest ones have 1,800 at most, and those whom the others go on without can leave
2,300 of seals in it that nobody opens.
"""
ROOM: Final = 700
"""So many of these a link that is received leaves free for the own message."""
_INVITATION, _RECORD = range(2)


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
        if r.table.unread:
            out += [_bytes(r.elements.secret(party, r.told[party])), (r.told[party], LABELS + 1)]
        if party in linked.signatures:
            out.append(_bytes(linked.signatures[party]))
    out += gamma(len(r.void) + 1)
    for at, seal, more in r.void:
        out += [*gamma(at), _bytes(seal), *([(more, 2)] if live else [])]
    out += r.digits
    if r.phase is not None:
        out += phase_digits(r.table, r.phase, shut=True)
    elif r.round is not None:
        out += [*phase_digits(r.table, r.round.phase), *round_digits(r.round)]
    out += [_bytes(here.box) for here in r.shut_boxes().values() if r.table.unread]
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
    out = [(link.NOT_A_MATCH, link.NOT_A_MATCH + 1), *gamma(FORMATS[live]), (what, 2), (game.number, link.NOT_A_MATCH + 1)]
    return [*out, *gamma(game.edition), *link.options_digits(game, options), (parties - 2, MOST_PARTIES - 1)]


def _names(entry: Entry) -> list[Digit]:
    out: list[Digit] = [(len(entry.bots), MOST_BOTS + 1)]
    for name, level in ((entry.name, 0), *entry.bots):
        data = name.encode()
        out += [(len(data), NAME + 1), _bytes(data), *([(level, MOST_LEVELS)] if level else [])]
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


def packed_part(part: OwnPart, digits: Sequence[Digit], size: int) -> bytes:
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


def keys_in(text: str, games: Mapping[str, Game[Any]]) -> tuple[bytes, ...]:
    """The keys of those who sit in the game of a link, or are invited so far. Nothing else of it is looked at, so nothing is
    checked, and it takes no time: anybody can write a link whose chains take thousands of hashes.

    Raises BadLink and Refused as `decode` does, as far as that is seen by then.
    """
    r, what, about = _begun(text, games, LONGEST)
    return tuple(e.key for e in _invitation(r, about).entries) if what == _INVITATION else Said(r, about).keys


def table_in(text: str, games: Mapping[str, Game[Any]]) -> Table:
    """Who sits at the game of a link, as it says; nothing of what they have said is looked at. Raises BadLink and Refused."""
    r, what, about = _begun(text, games, LONGEST)
    if what == _INVITATION:
        raise Refused("more")
    return Said(r, about).table


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
    said = Said(r, about)
    if known is not None and said.table.id != known.record.table.id:
        raise Refused("game")  # before it is played through: that could take as long as anybody likes
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
    if r.below(link.NOT_A_MATCH + 1) != link.NOT_A_MATCH or (number := r.gamma()) not in FORMATS:
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
        name, bots = read_names(r)
        entries.append(Entry(name, take(r, SECRET), take(r, anchor_size(unread=about.unread)), bots))
    if r.n != 1:
        raise Refused("more")
    return replace(about, entries=tuple(entries))
