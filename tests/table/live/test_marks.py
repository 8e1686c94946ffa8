"""How far a game is, as devices tell one another: no two histories look alike, also for somebody who tries many."""

from itertools import count

import pytest

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, Party, first, some_sealed
from tests.table.live.network import Network
from vernissage.games import GAMES
from vernissage.table.fair.trouble import Fork
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.items import Sealed, head
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import encode
from vernissage.table.live.frames import MARK, SHORT, Frame, read
from vernissage.table.live.lines import Post
from vernissage.table.live.seating import newest

ENOUGH = 1 << 19
"""So many messages are tried: two of them would have 32 bits in common some thirty times."""


def two_of_one_mark(party: Party) -> tuple[str, str]:
    """Two messages of whoever has to seal now, whose heads begin with the same 32 bits: it seals what it will not open."""
    device = party.author()
    assert device.linked is not None
    draft = device.draft()
    while draft.decision is not None:
        draft.answer(draft.choices[0])
    ended, _ = draft._ended(boxed=True)
    notes = tuple(note for at, note in ended.notes if at == ended.at - 1)
    seen: dict[bytes, bytes] = {}
    for n in count():
        assert n < ENOUGH
        seal = n.to_bytes(16, "big")
        items = tuple(Sealed(seal) if isinstance(item, Sealed) else item for item in ended.items)
        mark = head(ended.heads[-2], draft.party, notes, items)[:4]
        if mark in seen:
            return _sealed(device, seen[mark]), _sealed(device, seal)
        seen[mark] = seal
    raise AssertionError


def _sealed(device: Device, seal: bytes) -> str:
    assert device.linked is not None
    record: Record = device.linked.record.copy()
    me = record.begin()
    while record.sitting is None:
        record.answer(record.choices()[0])
    record.seal(seal, bytes(16 + GAMES["art-society"].part_bytes))
    signature = CURVES.sign(device.keys.secret, record.end())
    return encode(Linked(record, {**device.linked.signatures, me: signature}, device.linked.proofs))


@pytest.mark.slow
@cell("two histories", "one", "pair")
def test_whoever_sends_two_messages_of_one_mark_is_found_out_at_the_next_beat() -> None:
    """Cy tells Ann one thing and Ben another. Nobody has to move: Ann and Ben tell each other how far the game is."""
    party = Party("art-society", 3, {"closing": 0}, live=True).go(first, until=some_sealed)
    ann, ben = (d for d in party.devices if d is not party.author())
    one, two = two_of_one_mark(party)
    assert ann.receive(one) == ben.receive(two) == "new"
    assert ann.record is not None
    assert ben.record is not None
    assert ann.record.heads[-1][:4] == ben.record.heads[-1][:4]
    net = Network(1)
    for name, device in (("Ann", ann), ("Ben", ben)):
        phone = net.phone(name)
        phone.company.device, phone.thinks = device, True  # nobody moves
        phone.peers.newest = newest(device)
    net.all_meet()
    with pytest.raises(Fork):
        net.run(5_000)


def test_an_older_page_reads_how_far_the_game_is() -> None:
    """It says no edition, and knows marks of 32 bits only: it gets no other, and its own are compared as far as they go."""
    net = Network(2)
    ann, ben = (net.phone(name) for name in ("Ann", "Ben"))
    net.all_meet()
    (peer,) = ann.peers.all.values()
    party = Party("canvas", 2, live=True)
    ann.company.device, ann.thinks = party.devices[0], True
    ann.peers.newest = known = newest(party.devices[0])
    assert known is not None
    for edition, length in (("", SHORT), ("2", MARK)):
        peer.edition = edition
        ann.peers._tell_how_far(peer)
        (order,) = ann.peers.orders
        assert isinstance(order, Post)
        assert read(order.text).fields == (known.key, str(known.rank), known.mark[:length])
        ann.peers.orders.clear()
    for mark, sent in ((known.mark[:SHORT], 0), (known.mark, 0), ("0" * SHORT, 1)):
        ann.peers._take(peer, Frame("beat", (known.key, str(known.rank), mark)), net.now)
        assert len(ann.peers.orders) == sent
    assert ben.peers.all
