"""Going on without somebody at a live table: who is waited for is asked first, a consent goes out by itself, and whoever is
stepped over answers anyway, looks on, or comes back.
"""

import random

import pytest

from tests.page.double import FakePage
from tests.page.fair.test_consents import agree, stepped, stranded
from tests.page.fair.test_links import answer as answered
from tests.page.fair.test_links import friends, invited, page_text, record, seat
from tests.page.live.test_live import answer, asked, begun, level, play_on
from tests.page.live.wires import Wires, joins, live
from tests.sure import sure
from vernissage.page.core.messages import Wired
from vernissage.table.live.lines import Brought


def meet(one: FakePage, two: FakePage) -> Wires:
    """Two who have played by link meet live, each at its table."""
    net = Wires(("Ann", "Ben"))
    net.pages = [one, two]
    net.press(one, "menu", "menu-live")
    net.press(one, "live-name")
    joins(net, one, 1)
    for page in net.pages:
        page.press_if_there("dialog-close")
    return net


@pytest.mark.slow
def test_a_consent_that_comes_live_is_told_and_drops_no_answers() -> None:
    pages = invited("avant-carde")
    waited, (one, two) = stranded(pages, 3)
    net = meet(one, waited)
    assert record(waited).at == record(one).at
    answered(waited, random.Random(1))
    net.settle()
    draft = sure(seat(waited).draft)
    answers = list(draft.answers)
    assert answers
    assert not draft.ready
    peer = next(iter(sure(live(waited).company).peers.all))
    live(waited).waiting[peer] = Brought(peer, agree(two))
    waited.send(Wired("tick"))
    net.settle()
    assert friends(waited).consents
    assert "The others want to go on without you" in page_text(waited)
    draft = sure(seat(waited).draft)
    assert draft.answers == answers


@pytest.mark.slow
def test_whoever_was_left_out_with_nothing_to_decide_makes_no_second_way_by_meeting_the_others() -> None:
    """It only has a number to show, which a device does live by itself; here that would be the other side of a fork."""
    pages = invited("art-society")
    waited, others, _ = stepped(pages, 3)
    draft = sure(seat(waited).draft)
    assert draft.ready
    assert not draft.choices
    waited.press("linked-go")
    at = record(waited).at
    net = meet(next(page for page in others if seat(page).draft is None), waited)
    assert record(waited).at == at, "nobody has pressed for that"
    net.press(waited, "behind-back")
    assert record(waited).gone, "it looks on until it is in again"
    assert level(net)


def waiting(net: Wires) -> tuple[FakePage, list[FakePage]]:
    """Who is waited for at a live table, and the others."""
    waited = sure(asked(net))
    return waited, [page for page in net.pages if page is not waited]


def agrees(net: Wires, page: FakePage) -> None:
    if page.find("linked-agree") is None:
        page.press("linked-missing")
    net.press(page, "linked-agree")


def all_agree(net: Wires) -> tuple[FakePage, list[FakePage]]:
    """The others at a live table have agreed to go on without the one who is waited for, and one of them has moved."""
    play_on(net, random.Random(4), 9)
    waited, others = waiting(net)
    for page in others:
        agrees(net, page)
    for page in others:
        page.press_if_there("linked-go")
    ahead = next(page for page in others if seat(page).draft is not None)
    while (draft := seat(ahead).draft) is not None and draft.choices:
        answer(ahead, random.Random(1))
        net.settle()
    return waited, others


def heard(page: FakePage, text: str) -> bool:
    """Whether a page has said this, and shown it."""
    return any(text in said.text and said.shown for said in page.said)


@pytest.mark.slow
def test_at_a_live_table_who_is_waited_for_is_asked_first() -> None:
    net = begun()
    play_on(net, random.Random(4), 9)
    waited, (one, two) = waiting(net)
    who = record(one).table.players[seat(waited).seat or 0].name
    assert f"It is {who}'s turn." in one.text("decision")
    one.press("linked-missing")
    assert one.see("linked-ask").text == f"Ask {who}"
    one.press("linked-ask")
    assert f"Send this to {who}" in page_text(one)
    one.press("dialog-close")
    before = record(one).at
    one.press("linked-missing")
    agrees(net, one)
    assert one.find("linked-again") is None, "it goes to the others by itself"
    assert f"Go on without {who}?" in page_text(two)
    assert "The others want to go on without you" in page_text(waited)
    waited.press("linked-go")
    answer(waited, random.Random(2))
    net.settle()
    play_on(net, random.Random(2), 3)
    assert record(two).at > before
    assert not friends(one).consents
    assert record(two).gone == frozenset(), "an answer ends it"


@pytest.mark.slow
def test_at_a_live_table_who_is_stepped_over_comes_back() -> None:
    net = begun()
    waited, others = all_agree(net)
    assert record(others[0]).gone
    assert any(heard(page, "the game goes on without") for page in others)
    assert "The others go on without you" in page_text(waited)
    assert record(waited).gone == frozenset(), "a device never follows by itself"
    waited.press("linked-go")
    assert "The others go on without you" in waited.text("decision"), "it still can do all three"
    net.press(waited, "behind-back")
    assert waited.find("dialog-close") is None, "it goes to the others by itself"
    assert all(heard(page, "wants to come back") for page in others)
    play_on(net, random.Random(4), 6)
    assert record(others[0]).gone == frozenset()
    assert level(net)


@pytest.mark.slow
def test_at_a_live_table_who_is_stepped_over_looks_on_and_comes_back_later() -> None:
    net = begun()
    waited, others = all_agree(net)
    net.press(waited, "linked-follow")
    assert "The others go on without you" in waited.text("decision")
    play_on(net, random.Random(4), 3)
    assert level(net), "it sees what the others do"
    net.press(waited, "linked-back")
    play_on(net, random.Random(4), 6)
    assert record(others[0]).gone == frozenset()
    assert level(net)


@pytest.mark.slow
def test_at_a_live_table_who_answers_anyway_shows_all_two_ways() -> None:
    net = begun()
    waited, others = all_agree(net)
    waited.press("linked-go")
    while (draft := seat(waited).draft) is not None and draft.choices:
        answer(waited, random.Random(1))
        net.settle()
    assert any("gone on in two ways" in page_text(page) for page in others)


@pytest.mark.slow
def test_who_leaves_a_game_at_a_live_table_presses_twice_and_the_others_have_it_at_once() -> None:
    net = begun()
    play_on(net, random.Random(4), 9)
    waited, others = waiting(net)
    waited.press("menu", "menu-leave-game")
    assert "you cannot come back" in page_text(waited), "what it costs"
    waited.press("linked-leave")
    assert record(waited).gone == frozenset(), "the first press asks"
    net.press(waited, "linked-leave")
    assert record(others[0]).gone == record(waited).gone != frozenset()
    assert all(heard(page, "has left the game") for page in others)
    assert "You have left the game." in waited.text("decision")
    play_on(net, random.Random(4), 3)
    assert level(net)
