"""Links of another game that come at the worst moment: what is answered at the table is of the game that is played there."""

import random
from dataclasses import replace

import pytest

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import asked, finish, friends, given, invited, move, opened, seat, settle
from tests.sure import sure
from tests.table.fair.two.tables import CURVES, NAMES, Party, first, master, read
from vernissage.games import GAMES
from vernissage.page.core.messages import Arrived, Do
from vernissage.page.fair.save import Kept
from vernissage.page.travel.state import Reading
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.text import encode, encode_invitation


def keeps(page: FakePage, device: Device) -> Kept:
    """The page keeps another game by link."""
    linked = friends(page)
    entries = device.record.table.entries if device.record else device.invitation.entries  # type: ignore[union-attr]
    keys, names = tuple(e.key.hex() for e in entries), tuple(e.name for e in entries)
    kept = Kept(linked.new_id(1), "canvas", device.stored(), "waiting", names, keys, asked=1, me=0)
    assert linked.shelf.save(kept).problem is None
    linked.take_stock()
    return kept


@pytest.mark.slow
@pytest.mark.parametrize("what", ["changed", "stopped", "invitation"])
def test_a_link_of_another_game_changes_nothing_at_the_table(what: str) -> None:
    """Mallory sends Ann, who sits at a table, a link of another game of hers: it was changed, or she stops reading it, or it
    is an invitation that goes round. She plays on, and both games are as they were.
    """
    dice, pages = random.Random(11), invited("canvas")
    move(pages, dice)
    ann = sure(asked(pages))
    party = Party("canvas", 3, salt=44).go(first, hops=3)
    device = party.devices[0]
    if what != "invitation":
        other, link = keeps(ann, device), party.go(first, hops=3).text
    if what == "changed":
        link = encode(replace(read(link), signatures=dict.fromkeys(range(3), bytes(64))))
    if what == "invitation":
        device, ben = (Device(GAMES, CURVES, master(45, i)) for i in range(2))
        asks = device.join(Invitation(GAMES["canvas"], GAMES["canvas"].defaults, 3), NAMES[0])
        assert isinstance(asks, Invitation)
        asks = ben.join(asks, NAMES[1])
        assert isinstance(asks, Invitation)
        other, link = keeps(ann, device), encode_invitation(asks)
    plays, at = seat(ann).id, seat(ann).known.at
    ann.device.step = 15.0 if what == "stopped" else 1.0
    opened(ann, link) if what != "stopped" else _stopped(ann, link)
    ann.device.step = 1.0
    ann.press_if_there("dialog-close")
    finish(ann, dice)
    ann.press("linked-send")
    given(ann)
    friends(ann).take_stock()
    there = {kept.id: kept for kept in friends(ann).games}
    assert there[other.id].device["line"] == other.device["line"]
    assert there[other.id].device["link"] == other.device["link"]
    assert there[other.id].draft == ()
    assert len(read(there[plays].device["link"]).record.heads) == at + 1


@pytest.mark.slow
def test_a_game_that_another_tab_has_played_on_is_shown_as_it_is_whatever_is_wrong_with_a_link_of_it() -> None:
    """Else Ann would answer from where this tab was, and move twice."""
    dice, pages = random.Random(11), invited("canvas")
    move(pages, dice)
    ann = sure(asked(pages))
    link = friends(ann).link
    twin = FakePage(FakeDevice(ann.device.storage, luck=9_000), locks=ann.locks)
    ident = seat(ann).id
    twin.send(Do("linked", ("resume", ident)))
    twin.send(Do("take-over"))
    settle(twin)
    finish(twin, dice)
    twin.press("linked-send")
    given(twin)
    opened(ann, encode(replace(read(link), signatures=dict.fromkeys(range(3), bytes(64)))))
    assert "This link does not fit" in ann.text("dialog")
    ann.press("dialog-close")
    assert seat(ann).device is friends(ann).device
    assert seat(ann).known.heads == seat(twin).known.heads
    assert seat(ann).draft is None


def _stopped(page: FakePage, link: str) -> None:
    """Somebody opens a link, and stops reading once the game is read, and the link is not."""
    page.send(Arrived(link))
    for _ in range(20):
        if friends(page).device is not seat(page).device:
            break
        page.tick()
    assert isinstance(page.app.dialog, Reading)
    assert friends(page).device is not seat(page).device
    page.send(Do("stop"))
