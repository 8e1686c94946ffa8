"""Whoever has sent two messages for one can sign a thousand: at a live table that is told once, and the others' tables stay."""

import random

import pytest

from tests.page.double import FakePage
from tests.page.fair.test_links import friends, page_text, record, seat
from tests.page.live.test_consenting import all_agree
from tests.page.live.test_live import answer, asked, begun
from tests.page.live.wires import Wires, live
from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import filled, first, last
from vernissage.library.curves import curves
from vernissage.page.core.messages import Wired
from vernissage.table.fair.two.basis import SIZE
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.draft import Draft
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.phase import box_size
from vernissage.table.fair.two.text import encode
from vernissage.table.live.frames import Frame

MANY = 12


def brings(net: Wires, page: FakePage, name: str, text: str) -> None:
    """A peer of this name brings a link, and a moment passes."""
    company = sure(live(page).company)
    line = sure(next(peer.line for peer in company.peers.all.values() if peer.name == name))
    page.send(Wired("heard", line, Frame("link", (text,)).text))
    net.settle()


def seals(page: FakePage) -> bool:
    """Whether this page's person is asked for what goes under a seal."""
    play = friends(page).playing
    draft = None if play is None else play.draft
    return isinstance(draft, Draft) and draft.secret and not draft.openly


def sealed(page: FakePage, n: int) -> str:
    """The message that this page's party seals now, with the n-th of as many seals as it likes: they fit no part."""
    device = friends(page).device
    assert isinstance(device, Device)
    linked, party = device.linked, device.party
    assert linked is not None
    assert party is not None
    r = linked.record.copy()
    assert r.begin() == party
    r.seal(n.to_bytes(SIZE, "big"), bytes(box_size(r.table, party)))
    signature = curves().sign(device.keys.secret, r.end())
    return encode(Linked(r, {**linked.signatures, party: signature}, linked.proofs))


@pytest.mark.slow
@cell("two histories", "one")
def test_who_moves_twice_and_twice_again_opens_the_sheet_once() -> None:
    net, dice = begun("art-society"), random.Random(5)
    ann, _, cy = net.pages
    while not seals(cy):
        answer(sure(asked(net)), dice)
        net.settle()
    many = [sealed(cy, n) for n in range(MANY)]
    while seals(cy):
        answer(cy, dice)
        net.settle()
    brings(net, ann, "Cy", many[0])
    assert "Cy has sent two different moves" in page_text(ann)
    ann.press("linked-go")
    writes = dict(ann.device.storage.texts)
    for text in (*many, many[1]):
        brings(net, ann, "Cy", text)
        assert ann.app.dialog is None
        net.pass_time(1_000)
    assert ann.device.storage.texts == writes, "the first one is the proof"
    device = friends(ann).device
    assert isinstance(device, Device)
    assert list(device.forks.values()) == many[:1]


@pytest.mark.slow
@cell("go on without somebody present", "n-1")
def test_who_is_left_out_is_asked_once_however_many_links_of_the_others_come() -> None:
    net = begun()
    waited, _ = all_agree(net)
    assert "The others go on without you" in page_text(waited)
    waited.press("linked-go")
    dice, before = random.Random(4), friends(waited).other
    for _ in range(4):
        ahead = sure(asked(net))
        assert ahead is not waited
        answer(ahead, dice)
        net.settle()
        net.pass_time(1_000)
        assert waited.app.dialog is None
    assert friends(waited).other != before, "the newest link of the others is there"
    assert "The others go on without you" in waited.text("decision")
    assert seat(waited).unsent is False
    assert record(waited).gone == frozenset()


@pytest.mark.slow
@cell("two histories", "one")
def test_a_sheet_about_one_game_closes_when_the_next_one_begins() -> None:
    """Ben has moved twice at the end of a game, and begins the next one, in which Ann sits where Ben sat: she is not accused of
    it, and her press goes on from no move of another game.
    """
    net, dice, two_ways = begun("canvas", ("Ann", "Ben")), random.Random(2), list[str]()
    ann, ben = net.pages
    while (page := asked(net)) is not None:
        device = friends(ben).device
        assert isinstance(device, Device)
        ways = [filled(device.draft(), choose).finish().text for choose in (first, last)] if page is ben else []
        answer(page, dice)
        net.settle()
        net.pass_time(1_000)
        two_ways = [way for way in ways if way != friends(ben).link] or two_ways
    for text in two_ways:
        brings(net, ann, "Ben", text)
    assert "Ben has sent two different moves" in page_text(ann)
    before = record(ann).table
    net.press(ben, "live-rematch")
    assert record(ann).table.id != before.id
    assert [e.name for e in record(ann).table.entries] == [e.name for e in reversed(before.entries)]
    assert ann.app.dialog is None
    assert "two different moves" not in page_text(ann)
    assert not friends(ann).other
