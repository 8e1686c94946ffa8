"""Parisians in browsers that share nothing: what lies concealed is seen on its owner's page alone, is turned up, and is told at
the end of the round. The quick one begins in the middle of a game, with devices that are restored by their lines.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.sure import sure
from tests.table.fair.two.tables import Party, at_random, first, read, set_up
from tests.table.fair.two.test_concealed import keen
from vernissage.library.fair import checked
from vernissage.table.fair.two.draft import own_match
from vernissage.table.fair.two.record import Record

from ..conftest import START_MS, Troubles
from ..linked import Friend, apart, begin, told
from .test_live import Phone, play, sit_down

NAMES = ("Ann", "Ben", "Cy", "Dee")
PARISIANS = 2
MOST = 80
"""More messages than what is left of a game takes."""
LAST = 48
"""After so many rounds of four, two or three are left."""
BEGUN = 20
"""So many messages four play: the set-up, their first lines, and what they buy."""


@pytest.fixture
def friends(browser: Browser, base_url: str) -> Iterator[Callable[[int], list[Friend]]]:
    """So many friends with a browser each."""
    with ExitStack() as stack:
        yield lambda n: stack.enter_context(apart(browser, base_url, NAMES[:n], "avant-carde"))


@pytest.fixture
def two(browser: Browser, base_url: str) -> Iterator[list[Phone]]:
    """Ann and Ben, who can meet. Nothing may go wrong in either."""
    with ExitStack() as stack:
        troubles: list[Troubles] = []
        found = []
        for name in NAMES[:2]:
            context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            stack.callback(context.close)
            found.append(Phone(context, f"{base_url}/", name, troubles, "avant-carde"))
        yield found
        assert not [one for seen in troubles for one in seen]


def sits_down(friend: Friend | Phone, link: str, line: str) -> None:
    """Takes a seat of a game that goes on, by its line."""
    friend.open(link)
    expect(friend.page.locator("#dialog-title")).to_contain_text("You are watching", timeout=START_MS)  # all of it is read
    friend.press("linked-restore")
    friend.page.locator("#linked-line").fill(line)
    friend.press("linked-go-on")
    friend.page.locator("#dialog").wait_for(state="hidden")


def test_a_card_is_seen_by_its_owner_alone_until_it_is_turned_up(friends: Callable[[int], list[Friend]]) -> None:
    party = Party("avant-carde", 2, {"patrons": PARISIANS}, 9).go(first, until=set_up).go(keen(Random(9)), hops=6)
    ben_has = party.devices[1].record
    assert isinstance(ben_has, Record)
    assert sure(ben_has.table.concealing).faces(own_match(ben_has, 1).state, 1) == {1: 7}
    assert party.record.author() == 1
    ann, ben = both = friends(2)
    for friend, device in zip(both, party.devices, strict=True):
        sits_down(friend, party.text, device.line)
    expect(ben.page.locator("#own .ac-line")).to_contain_text("the concealed blue 2")
    ben_seen_by_ann = ann.page.locator("#seat-1")
    expect(ben_seen_by_ann).to_have_attribute("aria-label", re.compile("a concealed card"))
    expect(ben_seen_by_ann).not_to_have_attribute("aria-label", re.compile("blue 2"))
    ben.player.presses = 1  # he uses what he can
    link = ben.turn()
    r = read(link).record
    assert r.round is not None
    assert [card.face for _, card in r.round.turned_up.values()] == [7]
    ann.go(link)
    expect(ben_seen_by_ann).to_have_attribute("aria-label", re.compile("blue 2"))
    for _ in range(MOST):
        if r.round is None:
            break
        waiting = sure(r.author())
        both[waiting].go(link)
        link = both[waiting].turn()
        r = read(link).record
    assert r.round is None, "what was concealed is told"
    for friend in both:
        friend.go(link)
        assert friend.fairness() == told(checked(link))


@pytest.mark.long
def test_four_begin_with_an_invitation(friends: Callable[[int], list[Friend]]) -> None:
    four = friends(4)
    link, mover = begin(four, "avant-carde", patrons=PARISIANS), four[0]
    mover.see("decision")
    for _ in range(BEGUN):
        link = mover.turn()
        mover = four[sure(checked(link).waiting)]
        mover.go(link)
    assert checked(link).phases
    for friend in four:
        friend.go(link)
        assert friend.fairness() == told(checked(link))


@pytest.mark.long
def test_four_play_the_last_rounds_to_the_end(friends: Callable[[int], list[Friend]]) -> None:
    """A whole game of four takes seven hundred messages: devices in CPython make those before the last rounds."""
    party = Party("avant-carde", 4, {"patrons": PARISIANS}, 3).go(first, until=set_up)
    party.go(at_random(Random(3)), until=lambda known: known.phases == LAST)
    four, link = friends(4), party.text
    for friend, device in zip(four, party.devices, strict=True):
        sits_down(friend, link, device.line)
    for _ in range(MOST):
        waiting = checked(link).waiting
        if waiting is None:
            break
        four[waiting].go(link)
        link = four[waiting].turn()
    assert checked(link).over
    for friend in four:
        friend.go(link)
        assert friend.over
        assert friend.fairness() == told(checked(link))


@pytest.mark.long
def test_at_a_live_table_a_card_is_seen_by_its_owner_alone(two: list[Phone]) -> None:
    """The two sit down by their lines in the middle of a round, meet, and play on live, past the end of the round."""
    party = Party("avant-carde", 2, {"patrons": PARISIANS}, 9, live=True).go(first, until=set_up).go(keen(Random(9)), hops=7)
    assert party.record.author() == 0
    for phone, device in zip(two, party.devices, strict=True):
        sits_down(phone, party.text, device.line)
    ann, ben = two
    ann.press("menu", "menu-live")
    ann.hosts()
    ann.takes(ben.meets(ann.code))
    ann.sees("Ann (you)", "Ben")
    sit_down(ann, ben)
    concealed = set(re.findall(r"the concealed ([\w ]+\d)", ann.page.locator("#own .ac-line").inner_text()))
    assert len(concealed) == 3
    ann_seen_by_ben = ben.page.locator("#seat-0")
    faces = re.compile("|".join(rf"{card}\b" for card in sorted(concealed)))
    expect(ann_seen_by_ben).to_have_attribute("aria-label", re.compile("a concealed card"))
    expect(ann_seen_by_ben).not_to_have_attribute("aria-label", faces)
    ann.page.locator("[id^=use-]").first.click()
    ann.turn()
    expect(ann_seen_by_ben).to_have_attribute("aria-label", faces)
    play(two, 8)
    for phone in two:
        phone.press("menu", "menu-fair")
        expect(phone.page.locator(".ok-line")).to_contain_text("All of it fits")
