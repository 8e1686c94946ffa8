"""Changed links of games between devices, of edition 2: as `fair`, which has those of edition 1."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from random import Random

from tests.fuzz import fair
from tests.fuzz.links import each
from tests.table.fair.two.tables import CONCEALING, CURVES, Party, at_random, read
from tests.table.fair.two.test_concealed import at_a_veil, keen
from tests.table.fair.two.test_live import NEW_YORK, TABLES
from vernissage.games import GAMES
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.items import KINDS, Note, TurnedUp
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.phase import Help, OwnPart
from vernissage.table.fair.two.text import decode, encode, encode_invitation
from vernissage.table.link import BadLink, Player

POOL: tuple[tuple[str, int, tuple[int, ...], dict[str, int], int, bool], ...] = (
    ("null", 2, (), {}, 30, False),
    ("null", 3, (1,), {}, 30, False),
    ("null", 4, (), {}, 20, False),
    ("null", 3, (), {}, 20, True),
    ("canvas", 2, (2,), {}, 8, False),
    ("canvas", 4, (), {}, 8, True),
    ("art-society", 2, (), {"closing": 0}, 9, False),
    ("art-society", 3, (), {}, 9, True),
    ("avant-carde", 2, (1,), {}, 6, False),
    ("avant-carde", 3, (), {"patrons": 4}, 8, False),
)
"""The games whose links are changed: key, people, bots by party, options, how many messages of it, whether begun live."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many cases; yields what came of each."""
    rng = Random(seed)
    there, invitations = good_ones(rng)
    good = {encode(linked) for linked in there}
    texts = sorted(good) + [encode_invitation(i) for i in invitations]
    found = (changed(rng, there, texts) for _ in range(n))
    return each(found, lambda text: outcome(text, good, rng.choice([None, rng.choice(there)])))


def outcome(text: str, good: set[str], known: Linked | None) -> str:
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
    bare = encode(replace(found, consents={}, returns={}))
    assert text in good or bare in good, "a link was accepted that nobody has signed"
    return "read: unchanged" if text in good else "read: without a consent"


def good_ones(rng: Random) -> tuple[list[Linked], list[Invitation]]:
    """Records after each message, also with consents, after a step and after a leave; and invitations."""
    there: list[Linked] = []
    invitations: list[Invitation] = []
    there += _in_stretches() + _concealed()
    for key, people, bots, options, most, live in POOL:
        party = Party(key, people, options, rng.getrandbits(32), bots, live=live)
        table = party.record.table
        invitations += [Invitation(table.game, table.options, people, table.entries[:k], live) for k in range(1, people)]
        there.append(read(party.text))
        choose = at_random(rng)
        for n in range(most):
            if party.record.author() is None:
                break
            if n == most // 2 and people > 2:
                there += _without(party)
            party.go(choose, hops=1)
            there.append(read(party.text))
    return there, invitations


def _in_stretches() -> list[Linked]:
    """A live table around a part that is played in stretches, until it is open."""
    people, salt, n = TABLES["two"]
    party, choose, out = Party("avant-carde", people, NEW_YORK, salt, live=True), at_random(Random(salt)), []
    party.go(choose, hops=n - 2)
    for _ in range(8):
        out.append(read(party.text))
        party.go(choose, hops=1)
    return out


def _concealed() -> list[Linked]:
    """Tables at which cards lie concealed, are turned up, and are told: by link and live, also after a step."""
    out = []
    for n, (_, options) in enumerate(CONCEALING):
        for live in (False, True):
            party, choose = at_a_veil(options, 3, live=live), keen(Random(n))
            for at in range(24):
                out.append(read(party.text))
                if at == 8:
                    out += _without(party)
                party.go(choose, hops=1)
    return out


def _without(party: Party) -> list[Linked]:
    """The others agree to go on without the one who is waited for; the link after each consent."""
    out = []
    for device in party.devices:
        if device.may_agree():
            party.text = device.agree(2)
            out.append(read(party.text))
            party.opened()
    for device in party.devices:
        try:
            party.text = party.sends(device, at_random(Random(1)))
        except Refused:
            continue
        party.opened()
        return [*out, read(party.text)]
    return out


def changed(rng: Random, there: Sequence[Linked], texts: Sequence[str]) -> str:
    """A link that is broken, forged, or whose number is another one."""
    return fair.changed(rng, texts, lambda: _forged(rng, there))


def _forged(rng: Random, there: Sequence[Linked]) -> str:
    """A record changed in one place and written in order: what somebody would send who has read the source."""
    linked, other = rng.choice(there), rng.choice(there)
    r = linked.record.copy()
    party = rng.randrange(r.parties)
    places = [] if r.phase is None else list(r.phase.places.values())
    match rng.randrange(17):
        case 0 if linked.signatures:
            whose, wrong = rng.choice(list(linked.signatures)), rng.choice([rng.randbytes(64), *other.signatures.values()])
            linked = replace(linked, signatures={**linked.signatures, whose: wrong})
        case 1 if r.digits:
            at = rng.randrange(len(r.digits))
            value, radix = r.digits[at]
            r.digits[at] = ((value + 1) % radix, radix) if radix > 1 else (value, radix)
        case 2 if r.digits:
            r.digits = r.digits[: rng.randrange(len(r.digits))] if rng.random() < 0.5 else [*r.digits, (0, 2)]
        case 3 if places:
            place = rng.choice(places)
            place.seal = rng.randbytes(16)
        case 4 if places:
            place = rng.choice(places)
            place.box = rng.choice([place.box[:-1], place.box + b"\0", rng.randbytes(len(place.box)), b""])
        case 5:
            r.notes = [*r.notes, (rng.randrange(1, len(r.authors) + 3), Note(rng.choice(KINDS), party, rng.randrange(4)))]
        case 6:
            r.authors = r.authors[:-1] or [0, 0] if rng.random() < 0.5 else [*r.authors, party]
        case 7 if linked.proofs or linked.consents:
            wrong = rng.choice([rng.randbytes(64), *linked.signatures.values()])
            proofs, consents = dict.fromkeys(linked.proofs, wrong), dict.fromkeys(linked.consents, wrong)
            linked = replace(linked, proofs=proofs, consents=consents, reason=rng.randrange(4))
        case 8 if places:
            place = rng.choice(places)
            place.awaits = Help(r.label, party) if place.awaits is None else None
        case 9 if r.table.live:
            r.told[party] = max(0, r.told[party] - 1)
        case 10 if places:
            place = rng.choice([one for here in places for one in here.stretches])
            place.seal = rng.randbytes(16)
        case 11 if r.round is not None:
            whose = rng.choice(list(r.round.veils))
            here, veil = r.round.phase.places[whose], r.round.veils[whose]
            leaves = (rng.choice([rng.randbytes(8), veil.leaves[-1]]), *veil.leaves[1:])
            lies = ({"truth": rng.randbytes(16)}, {"leaves": leaves}, {"leaves": veil.leaves[1:]})
            here.veil = veil._replace(**rng.choice(lies))
        case 12 if r.round is not None and r.round.turned_up:
            cards = [i for i, digit in enumerate(r.round.digits) if isinstance(digit[1], TurnedUp)]
            at = rng.choice(cards)
            whose, card = r.round.digits[at]
            assert isinstance(card, TurnedUp)
            r.round.digits[at] = whose, card._replace(**rng.choice([{"face": rng.randrange(256)}, {"salt": rng.randbytes(16)}]))
        case 13 if r.round is not None:
            whose = rng.choice(list(r.round.veils))
            here = r.round.phase.places[whose]
            here.digits = tuple((rng.randrange(radix), radix) for _, radix in here.digits)
        case 14 if r.round is not None:  # it is told too early, or not as it was
            whose = rng.choice(list(r.round.veils))
            r.round.phase.places[whose].part = OwnPart(rng.randbytes(16), r.round.veils[whose].twin)
        case 15:
            r.shown[party] = max(-1, r.shown[party] - 1)
        case _:
            change = rng.choice([{"name": "Zoë"}, {"key": rng.randbytes(32)}, {"bots": (Player("Bo", 3),)}])
            entry = r.table.entries[party]._replace(**change)  # type: ignore[arg-type]
            r.table = copy(r.table)
            object.__setattr__(r.table, "entries", (*r.table.entries[:party], entry, *r.table.entries[party + 1 :]))
    owed = {(k, p): linked.proofs.get((k, p), bytes(64)) for k, p, _ in r.owed()}
    return encode(replace(linked, record=r, proofs=owed))
