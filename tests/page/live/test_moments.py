"""What comes at the worst moment at a live table: another game is being opened while a message of this one comes."""

import random

import pytest

from tests.page.double import FakePage
from tests.page.live.test_live import NAMES, answer, asked, begun, play_on, seat
from tests.page.live.wires import Wires, friends, live
from tests.table.fair.two.tables import Party, first
from vernissage.page.core.messages import Arrived
from vernissage.page.fair.save import Kept
from vernissage.page.table.state import Elsewhere
from vernissage.page.travel.state import Reading


def keeps(page: FakePage, party: Party, ident: str = "") -> Kept:
    """The page keeps a game by link, as its first player."""
    linked, entries = friends(page), party.record.table.entries
    keys = tuple(e.key.hex() for e in entries)
    kept = Kept(linked.new_id(1), "canvas", party.devices[0].stored(), "waiting", NAMES, keys, asked=1, me=0)
    assert linked.shelf.save(kept).problem is None
    linked.take_stock()
    return kept


def others_go_on(net: Wires, reader: FakePage, dice: random.Random) -> None:
    """The others move, and the reader hears it in the middle of what it does."""
    page = asked(net)
    assert page is not None
    assert page is not reader
    answer(page, dice)
    net.settle(reads=False)


@pytest.mark.slow
@pytest.mark.parametrize("when", ["held elsewhere", "being read", "read, and its link not"])
def test_a_message_that_comes_while_another_game_is_opened_is_not_saved_in_its_place(when: str) -> None:
    """Mallory sends Ann a link of another game of hers, and moves while it is opened: what Ann has of each game stays."""
    net, dice, party = begun("canvas", NAMES), random.Random(2), Party("canvas", 3, salt=44).go(first, hops=3)
    ann = net.pages[0]
    play_on(net, dice, 4)
    while asked(net) is ann:
        play_on(net, dice, 1)
    other = keeps(ann, party)
    mine = next(kept for kept in friends(ann).games if kept.id != other.id)
    if when == "held elsewhere":
        ann.locks.add(other.id)
    party.go(first, hops=6)
    ann.device.step = 15.0
    ann.send(Arrived(party.text))
    for _ in range(20):
        if when != "read, and its link not" or friends(ann).device is not seat(ann).device:
            break
        ann.tick()
    assert isinstance(ann.app.dialog, Elsewhere if when == "held elsewhere" else Reading)
    assert (friends(ann).device is seat(ann).device) is (when != "read, and its link not")
    others_go_on(net, ann, dice)
    ann.device.step = 1.0
    net.settle()
    net.pass_time(1_000)
    friends(ann).take_stock()
    there = {kept.id: kept for kept in friends(ann).games}
    assert [there[kept.id].keys for kept in (mine, other)] == [mine.keys, other.keys]
    assert there[mine.id].device["link"] == friends(net.pages[1]).device.text  # type: ignore[union-attr]
    assert there[other.id].device["link"] == (party.devices[0].text if when != "held elsewhere" else other.device["link"])
    assert live(ann).unkept is None
