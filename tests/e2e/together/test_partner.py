"""A host with a bot and a guest by link: the host's device cannot read the guest's sealed bid before it has sealed for itself
and for its bot, whatever it holds.
"""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.sure import sure
from tests.table.fair.two.tables import read
from vernissage.games import GAMES
from vernissage.games.art_society.rules.state import NO_BID
from vernissage.library.curves import curves
from vernissage.library.fair import checked
from vernissage.page.fair import save
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.draft import crypted
from vernissage.table.fair.two.record import Record
from vernissage.table.game import BACK

from ..journal import journal
from ..linked import QUESTIONS, READY, Friend, apart, begin, told
from ..player import until

HOST, GUEST = 0, 1
GUESTS_SEAT = 2
MADE = '#decision .stand.bad [data-do="linked show send"]'
"""The button of a message that is made, and was not given out."""
ASKED = "given.some(css => [...document.querySelectorAll(css)].some(e => e.checkVisibility()))"
SENT = """document.getElementById('linked-address')
  || (!document.querySelector(given) && document.querySelector('#decision .decide:not(.wait, .stand)'))"""
MOST = 40
"""More messages than a round of two devices takes."""


@pytest.fixture
def friends(browser: Browser, base_url: str) -> Iterator[list[Friend]]:
    """Two friends with a browser each."""
    with apart(browser, base_url, ("Ann", "Ben"), "art-society") as found:
        yield found


def turn(friend: Friend) -> str:
    """As `Friend.turn`, also where the bot alone had to answer, so that the message is made, or the host is asked once more."""
    for _ in range(200):
        until(friend.page, ASKED, [QUESTIONS, MADE])
        made = friend.page.locator(MADE).count()
        if not made and "ready" not in (seen := friend.player.look()).kind:
            friend.player.answer(seen)
            continue
        friend.press("linked-send")
        if not made:
            until(friend.page, SENT, READY)
        if made or friend.page.locator("#linked-address").count():
            friend.has = friend.send()
            return friend.has
    raise AssertionError("the turn does not end")


def texts_of(page: Page) -> list[str]:
    """Everything that a page holds as text: its document, and what it has stored."""
    local = page.evaluate("[...Object.values(localStorage), ...Object.values(sessionStorage)]")
    return [page.content(), *map(str, local), *(text for text in journal(page).values() if text)]


def stored_by(page: Page, link: str) -> tuple[Device, Record]:
    """The device as a page has stored it with this link, read without the page."""
    for text in journal(page).values():
        if text and link in text:
            found = restored(GAMES, curves(), save.read("stored", text).device)
            assert isinstance(found, Device)
            assert isinstance(found.record, Record)
            return found, found.record
    raise AssertionError("the link is not stored")


def cannot_read(page: Page, link: str, secret: bytes) -> None:
    """Nothing that the host's page shows or has stored opens the guest's bid, with whatever key."""
    device, record = stored_by(page, link)
    phase = sure(record.phase)
    here = phase.places[GUEST]
    assert here.box
    assert here.shut
    for entry in record.table.entries:
        tried = crypted(here.box, device.keys.shared(entry.key), here.seal)
        assert tried[: len(secret)] != secret
    with pytest.raises(Refused):
        record.elements.of(GUEST, phase.secrets)
    for seat in record.table.seats[HOST]:
        assert device.draft().match.view(seat).bids[GUESTS_SEAT] in (NO_BID, BACK)
    written = {secret.hex(), b64encode(secret).decode().rstrip("="), urlsafe_b64encode(secret).decode().rstrip("=")}
    assert not [said for text in texts_of(page) for said in written if said in text]


def test_a_host_does_not_read_a_bid_before_its_bot_and_itself_have_sealed(friends: list[Friend]) -> None:
    ann, ben = friends
    link, author, before = begin(friends, "art-society", bots=1), HOST, 0
    ann.see("decision")
    for _ in range(MOST):
        link = turn(friends[author])
        record = read(link).record
        phase = record.phase
        if phase is not None and GUEST in phase.places and HOST not in phase.places:
            ann.go(link)
            guest, _ = stored_by(ben.page, link)
            cannot_read(ann.page, link, guest.keys.chain[phase.secrets + 1])
            before += 1
        if before and record.phases and phase is not None:
            break  # the next round has begun
        author = sure(record.author())
        friends[author].go(link)
    else:
        raise AssertionError("the round does not end")
    for friend in friends:
        friend.go(link)
        assert friend.fairness() == told(checked(link))
