"""Changed links of games between devices: none is accepted, and nothing is raised but `BadLink` and `Refused`.

Whoever changes a link can make its check right: most cases do. The games are short ones and the beginnings of long
ones, as a changed link is played through up to where it goes wrong.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from random import Random
from typing import Any

from tests.fuzz.links import broken, each
from tests.table.fair.tables import CURVES, Party, at_random, read
from vernissage.games import GAMES
from vernissage.table import link
from vernissage.table.fair.record import Record
from vernissage.table.fair.standing import Note
from vernissage.table.fair.text import Invitation, decode, encode, encode_invitation
from vernissage.table.fair.trouble import Refused
from vernissage.table.link import BadLink

POOL: tuple[tuple[str, int, dict[str, int], int, bool], ...] = (
    ("null", 2, {}, 30, False),
    ("null", 3, {}, 30, False),
    ("null", 4, {}, 20, False),
    ("null", 3, {}, 20, True),
    ("canvas", 2, {}, 8, False),
    ("canvas", 4, {}, 6, False),
    ("art-society", 2, {"closing": 0}, 9, False),
    ("art-society", 3, {}, 8, False),
    ("avant-carde", 2, {}, 4, False),
    ("avant-carde", 3, {"patrons": 4}, 4, False),
    ("avant-carde", 3, {}, 25, True),
    ("art-society", 2, {}, 9, True),
)
"""The games whose links are changed: key, seats, options, how many messages of it, and whether its parts are in stretches."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    records, invitations = _good(rng)
    good = {encode(r) for r in records}
    texts = sorted(good) + [encode_invitation(i) for i in invitations]
    found = (changed(rng, texts, lambda: _forged(rng, records)) for _ in range(n))
    return each(found, lambda text: outcome(text, good, rng.choice([None, rng.choice(records)])))


def outcome(text: str, good: set[str], known: Record | None) -> str:
    """Why the text is refused; fails if it is accepted and none of the good ones."""
    try:
        found = decode(text, GAMES, CURVES, known)
    except BadLink as bad:
        return f"no link: {bad.reason}"
    except Refused as bad:
        return f"refused: {bad.why}"
    if isinstance(found, Invitation):
        assert encode_invitation(found) == text  # not signed: it may be another one, written in the one way
        return "read: an invitation"
    assert text in good, "a link was accepted that nobody has signed"
    return "read: unchanged"


def _good(rng: Random) -> tuple[list[Record], list[Invitation]]:
    records: list[Record] = []
    invitations: list[Invitation] = []
    for key, seats, options, most, stretched in POOL:
        party = Party(key, seats, options, rng.getrandbits(32), stretched=stretched)
        table = party.record.table
        invitations += [Invitation(table.game, table.options, seats, table.entries[:k], stretched) for k in range(1, seats)]
        records.append(read(party.text))
        choose = at_random(rng)
        for _ in range(most):
            if party.record.author() is None:
                break
            party.go(choose, hops=1)
            records.append(read(party.text))
    return records, invitations


def changed(rng: Random, texts: Sequence[str], forged: Callable[[], str]) -> str:
    """A link that is broken, forged, or whose number is another one; its check is right then."""
    kind = rng.random()
    if kind < 0.15:
        return broken(rng.choice(texts), list(texts), rng)
    if kind < 0.7:
        return forged()
    n = link.number_in(rng.choice(texts))
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        n = _number(rng, n, texts)
    return link.base64(max(n, 0) * link.MODULUS + link.check_of())


def _number(rng: Random, n: int, texts: Sequence[str]) -> int:
    bits = max(n.bit_length(), 1)
    match rng.randrange(7):
        case 0 | 1:
            return n ^ 1 << rng.randrange(bits)
        case 2:
            return n ^ 1 << rng.randrange(min(bits, 60))  # the head: format, game, options, seats, how many messages
        case 3:
            return max(n + rng.choice((-1, 1)) * rng.randrange(1, 40) << rng.randrange(bits), 0)
        case 4:
            at, size = rng.randrange(bits), rng.randrange(1, 130)
            return n & ~((1 << size) - 1 << at) | rng.getrandbits(size) << at
        case 5:
            other, at = link.number_in(rng.choice(texts)), rng.randrange(bits)
            return n & (1 << at) - 1 | other >> at << at
        case _:
            return n & (1 << rng.randrange(1, bits + 1)) - 1 if rng.random() < 0.5 else n | rng.getrandbits(16) << bits


def _forged(rng: Random, records: Sequence[Record]) -> str:
    """A record changed in one place and written in order: what somebody would send who has read the source."""
    r, other = rng.choice(records).copy(), rng.choice(records)
    seat = rng.randrange(r.seats)
    there: list[Any] = []
    if r.phase is not None:
        there = [one for _, one in r.phase.stretches()]
    match rng.randrange(13):
        case 0:
            r.latest[seat] = rng.randbytes(16)
        case 1:
            r.latest[seat], r.used[seat] = other.latest[0], rng.randrange(40)
        case 2 if r.signatures:
            r.signatures[rng.choice(list(r.signatures))] = rng.choice([rng.randbytes(64), *other.signatures.values()])
        case 3 if r.digits:
            at = rng.randrange(len(r.digits))
            value, radix = r.digits[at]
            r.digits[at] = ((value + 1) % radix, radix) if radix > 1 else (value, radix)
        case 4 if r.digits:
            r.digits = r.digits[: rng.randrange(len(r.digits))] if rng.random() < 0.5 else [*r.digits, (0, 2)]
        case 5 if there:
            place = rng.choice(there)
            place.seal, place.part = rng.randbytes(16), None
        case 6:
            r.notes = [*r.notes, Note(rng.randrange(1, len(r.authors) + 3), rng.choice(("alone", "without", "shut")), seat)]
        case 7 if r.table.stretched:
            r.secrets[seat] = rng.choice([rng.randbytes(16), r.latest[seat], *other.secrets])
        case 8 if r.table.stretched:
            r.told[seat] = max(r.told[seat] + rng.choice((-1, 1, 40)), 0)
        case 9 if there:
            place = rng.choice(there)
            place.more = not place.more
        case 10 if there:  # a stretch is left out, or said twice
            place = rng.choice(list(r.phase.places.values())) if r.phase is not None else there[0]
            place.earlier = place.earlier[:-1] if rng.random() < 0.5 else (*place.earlier, place.copy())
        case 11:
            r.authors = r.authors[:-1] or [0, 0] if rng.random() < 0.5 else [*r.authors, seat]
        case _:
            entry = r.table.entries[seat]._replace(**rng.choice([{"name": "Zoë"}, {"key": rng.randbytes(32)}, {"level": 3}]))
            r.table = copy(r.table)
            object.__setattr__(r.table, "entries", (*r.table.entries[:seat], entry, *r.table.entries[seat + 1 :]))
    return encode(r)
