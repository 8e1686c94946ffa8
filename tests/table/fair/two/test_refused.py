"""What is refused leaves nothing behind: a device that has read any number of messages that fail at their last check, of every
kind and at every moment, is the same as one that never saw them, and goes on alike.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any, get_args

import pytest

from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CONCEALING, CURVES, Party, all_sealed, at_random, filled, first, read, set_up
from tests.table.fair.two.test_attacks import deepcopy_of
from tests.table.fair.two.test_concealed import KEY, keen
from vernissage.games import GAMES
from vernissage.table.fair.trouble import Fork, Refused
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.draft import unboxed
from vernissage.table.fair.two.items import KINDS, Item, Note
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import encode
from vernissage.table.link import BadLink

NOT_STATE = {"_asked", "_veils", "reached", "curves", "games", "table", "_written", "_keys"}
"""What is found anew whenever it is asked for."""


def bare(x: Any) -> Any:
    """Everything that an object holds, as plain data that can be compared."""
    if isinstance(x, dict):
        return {k: bare(v) for k, v in x.items()}
    if isinstance(x, list | tuple):
        return [bare(one) for one in x]
    if isinstance(x, Record | Device) or type(x).__name__ in ("Match", "Elements"):
        names = vars(x) if hasattr(x, "__dict__") else x.__slots__
        return {name: bare(getattr(x, name)) for name in names if name not in NOT_STATE and name not in ("game", "source")}
    if is_dataclass(x):
        return {f.name: bare(getattr(x, f.name)) for f in fields(x) if f.name not in NOT_STATE}
    return x


def spoilt(linked: Linked, rng: Random) -> str:
    """The link, valid but for its last signature: all of it has been played through when that is found."""
    author = linked.record.authors[-1]
    signature = bytearray(linked.signatures[author])
    signature[rng.randrange(32)] ^= 1
    return encode(replace(linked, signatures={**linked.signatures, author: bytes(signature)}))


def unagreed(linked: Linked, rng: Random) -> Iterator[str]:
    """The link with each signature spoilt that is beside its record."""
    for name in ("proofs", "consents", "returns"):
        said = dict(getattr(linked, name))
        if said:
            at = rng.choice(list(said))
            said[at] = said[at][:40] + bytes([said[at][40] ^ 1]) + said[at][41:]
            yield encode(replace(linked, **{name: said}))


def another(device: Device, rng: Random, seen: Callable[[Record], None]) -> Iterator[str]:
    """Other messages that the same party could send now: other answers, its leave, all boxes said to be shut."""
    twin = restored(GAMES, CURVES, device.stored())
    for leaves in (False, True):
        try:
            draft = twin.draft()
            if leaves:
                draft.leave()
            message = filled(draft, at_random(rng)).finish()
        except Refused:
            continue
        seen(draft._ended(boxed=True)[0])
        yield spoilt(message.linked, rng)
    linked = twin.linked
    if linked is None or linked.consents or linked.record.phase is None:
        return
    record = linked.record.copy()
    me = record.begin()
    if shut := [p for p in record.openable() if p != me]:
        for party in shut:
            record.shut(party)
        if (part := unboxed(record, me, me, twin.keys)) is not None:
            record.open(me, part)
        record.end()
        seen(record)
        yield encode(Linked(record, {**linked.signatures, me: bytes(64)}, linked.proofs))


def refused_by_all(party: Party, text: str) -> None:
    for device in party.devices:
        before = device.stored()
        with pytest.raises((Refused, BadLink, Fork)):
            device.receive(text)
        assert device.stored() == before


def hears(party: Party, quiet: Party, text: str, *answers: str) -> None:
    """All devices of both tables open a link that is right."""
    party.text = quiet.text = text
    for device in (*party.devices, *quiet.devices):
        if device.text != text:
            news = device.receive(text)
            assert news in answers
            if news == "stepped":
                device.follow(text)


PUBLIC = "Shown Answered"
SEALED = f"{PUBLIC} Sealed Opened"
TABLES = [
    pytest.param("canvas", {}, 4, False, 4, PUBLIC, "step back leave", marks=pytest.mark.slow),
    pytest.param("avant-carde", {}, 3, False, 6, SEALED, "shut", marks=pytest.mark.long),
    pytest.param("avant-carde", {"patrons": 1}, 3, True, 2, f"{SEALED} Paused", "", marks=pytest.mark.long),
    pytest.param("avant-carde", {"patrons": 2}, 3, True, 5, f"{SEALED} Veiled TurnedUp", "step", marks=pytest.mark.slow),
]
"""Tables with a number for their chances, and what is refused at each."""


def test_every_kind_of_item_and_note_is_refused_at_some_table() -> None:
    assert {kind for param in TABLES for kind in str(param.values[5]).split()} == {item.__name__ for item in get_args(Item)}
    assert {kind for param in TABLES for kind in str(param.values[6]).split()} == set(KINDS)


@pytest.mark.parametrize(("key", "options", "people", "live", "salt", "items", "notes"), TABLES)
def test_a_device_that_has_read_what_is_refused_is_as_one_that_has_not(
    key: str, options: dict[str, int], people: int, live: bool, salt: int, items: str, notes: str
) -> None:
    kinds, noted = set[str](), set[str]()

    def seen(record: Record) -> None:
        kinds.update(type(item).__name__ for item in record.items)
        noted.update(note.kind for note in record.said)

    rng, choose = Random(salt), keen(Random(salt)) if "Veiled" in items else at_random(Random(salt))
    party = Party(key, people, options, salt, live=live).go(first, until=set_up)
    quiet = deepcopy_of(party)
    for _ in range(34):
        r, what = party.record, rng.random()
        waited = r.author()
        if waited is None:
            break
        there = [p for p in range(people) if p != waited and p not in r.gone]
        if what < 0.1 and len(there) > 1:
            for p in there:
                text = party.devices[p].agree(2)
                for bad in unagreed(read(text), rng):
                    refused_by_all(party, bad)
                hears(party, quiet, text, "consents", "same")
        elif what < 0.4 and (out := [p for p in r.gone if r.returning(p)]):
            text = party.devices[out[0]].come_back()
            for bad in unagreed(read(text), rng):
                refused_by_all(party, bad)
            hears(party, quiet, text, "consents", "same")
        author = next(d for d in party.devices if d.next == d.party)
        draft = author.draft()  # begun before the others come
        for bad in another(author, rng, seen):
            refused_by_all(party, bad)
        message = filled(draft, choose).finish()
        seen(draft._ended(boxed=True)[0])
        for bad in (spoilt(message.linked, rng), *unagreed(message.linked, rng)):
            refused_by_all(party, bad)
        author.sent(message)
        hears(party, quiet, message.text, "new", "stepped")
    for device, other in zip(party.devices, quiet.devices, strict=True):
        assert device.text == other.text
        assert bare(device.linked) == bare(other.linked)
    assert kinds >= set(items.split())
    assert noted >= set(notes.split())


def elsewhere(party: Party, victim: int, attacker: int) -> str:
    """A link that nobody else has signed: the others have gone on without the victim before it sealed, so that the attacker's
    part, the same as in truth and with the same message, has another label and deal. The elements in it are out by now.
    """
    own = sure(party.devices[attacker].record)
    assert own.base is not None
    part = sure(unboxed(own.copy(), attacker, attacker, party.devices[attacker].keys))
    r = own.base.copy()
    r.elements = own.elements
    r.begin([Note("step", victim, 1)])
    r.end()
    assert r.begin() == attacker
    answers = list(part.answers)
    part, _ = r.ask(attacker, part.secret, lambda _s, _d, options: answers.pop(0))
    assert not answers
    r.seal(r.sealed(attacker, part), b"")
    assert r.phase is not None
    r.phase.places[attacker].part = part
    r.told[attacker] += 1
    r.end()
    every = {p: bytes(64) for p in range(r.parties)}
    return encode(Linked(r, every, {(k, p): bytes(64) for k, p, _ in r.owed()}))


@pytest.mark.slow
@pytest.mark.parametrize("live", [False, True], ids=["by link", "live"])
@cell("change what is sealed, signed, named", "one")
def test_a_part_that_is_read_in_a_link_without_signatures_is_not_taken_for_the_one_that_was_sealed(live: bool) -> None:
    """Whoever opens next could otherwise make one device of the table refuse the part that all others take."""
    for salt in range(1, 40):
        party = Party(KEY, 3, CONCEALING[0][1], salt, live=live).go(first, until=set_up)
        party.go(first, hops=30, until=all_sealed)
        r = party.record
        assert r.phase is not None
        victim, attacker, _ = r.phase.order
        party.go(first, until=lambda r, attacker=attacker: r.author() == attacker)  # type: ignore[misc]
        try:
            text = elsewhere(party, victim, attacker)
        except Refused:
            continue  # its answers are not legal with the other hand
        device = party.devices[victim]
        with pytest.raises(Refused):
            device.receive(text)
        party.go(first, hops=1)
        assert device.text == party.text
        return
    raise AssertionError("no such part")
