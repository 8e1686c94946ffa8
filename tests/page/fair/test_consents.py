"""Games by link that go on without somebody: everybody else agrees, and the one who is left out decides for themselves."""

import random

import pytest

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import (
    NAMES,
    asked,
    devices,
    finish,
    friends,
    given,
    invited,
    move,
    opened,
    page_text,
    record,
    seat,
)
from tests.sure import sure
from tests.table.fair.tables import joined
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.page.fair.update import GamesByLink
from vernissage.table.fair.device import Device
from vernissage.table.fair.report import noted
from vernissage.table.fair.text import Invitation, encode_invitation
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two.draft import Draft, Sent

FOUR = (*NAMES, "Dee")


def stranded(pages: list[FakePage], n: int = 4) -> tuple[FakePage, list[FakePage]]:
    """Somebody who is waited for, and the others, after some messages."""
    dice = random.Random(31)
    for _ in range(n):
        move(pages, dice)
    waited = sure(asked(pages))
    for page in pages:
        page.press_if_there("dialog-close")
    return waited, [page for page in pages if page is not waited]


def name(page: FakePage) -> str:
    return record(page).table.players[seat(page).seat or 0].name


def agree(page: FakePage) -> str:
    """Agrees to go on without the one who is waited for; the link that says so."""
    if page.find("linked-agree") is None:
        page.press("linked-missing")
    page.press("linked-agree")
    if page.find("linked-again") is None:
        return friends(page).link
    page.press("linked-again")
    return given(page)


def foyer(page: FakePage) -> str:
    """The foyer of a page that is opened anew on the device."""
    return FakePage(page.device).text("foyer")


def played(page: FakePage) -> str:
    """All that is asked here, sent."""
    page.press_if_there("linked-go")
    finish(page, random.Random(1))
    page.press("linked-send")
    return given(page)


@pytest.mark.slow
def test_who_is_waited_for_is_asked_first_and_everybody_sees_who_has_agreed() -> None:
    pages = invited("canvas", FOUR)
    waited, (one, two, three) = stranded(pages)
    one.press("linked-missing")
    assert f"Go on without {name(waited)}?" in page_text(one)
    assert one.see("linked-ask").text == f"Ask {name(waited)}"
    one.press("linked-ask")
    assert f"Send this to {name(waited)}" in page_text(one)
    assert given(one) == friends(one).link
    before = record(one).at
    one.press("linked-missing", "linked-agree")
    assert "Nobody else knows it yet." in foyer(one), "a consent is not sent by itself"
    one.press("linked-again")
    assert "has to agree too." in page_text(one)
    assert "Your move is final now." not in page_text(one)
    link = given(one)
    assert f"Waiting for {name(waited)}" in foyer(one)
    opened(two, link)
    assert f"{name(one)}agrees" in page_text(two).replace(" ", "")
    assert "not yet" in page_text(two)
    assert f"The reason that is signed: {name(waited)} is silent." in page_text(two)
    assert seat(two).draft is None, "not all have agreed"
    link = agree(two)
    assert record(two).at == before, "a consent is no message"
    opened(waited, link)
    assert "The others want to go on without you" in page_text(waited)
    opened(three, link)
    three.press("linked-agree")
    if three.find("linked-again") is not None:
        three.press("linked-again")
        assert "Then it is" in page_text(three), "all have agreed"
        assert "has to agree" not in page_text(three)
        given(three)
    link = friends(three).link
    there = [one, two, three]
    for page in there:
        if page is not three:
            opened(page, link)
    ahead = sure(asked(there))
    link = played(ahead)
    for page in there:
        if page is not ahead:
            opened(page, link)
    assert [note.what for note in noted(record(one))] == ["step"]
    ahead.press("menu", "menu-fair")
    assert f"goes on without {name(waited)}" in page_text(ahead)
    assert "If a player leaves, one draw may be made anew." in page_text(ahead)


@pytest.mark.slow
def test_an_answer_before_all_have_agreed_ends_it() -> None:
    pages = invited("canvas", FOUR)
    waited, (one, two, three) = stranded(pages)
    opened(two, agree(one))
    opened(waited, agree(two))
    link = played(waited)
    for page in (one, two, three):
        opened(page, link)
        assert record(page).gone == frozenset()
        assert not friends(page).consents


@pytest.mark.slow
@pytest.mark.parametrize("why", ["full", "another tab"])
def test_a_consent_that_cannot_be_kept_is_not_signed(why: str) -> None:
    """In another tab the one who was waited for has answered by now: the sheet here still asks whether to go on without."""
    waited, (one, _) = stranded(invited("canvas"))
    one.press("linked-missing")
    if why == "full":
        one.device.storage.full = True
    else:
        other = FakePage(one.device)
        opened(other, played(waited))
        assert record(other).at > record(one).at
    before = friends(one).link
    one.press("linked-agree")
    assert friends(one).link == before
    assert not friends(one).consents
    assert one.app.notice == ("full" if why == "full" else "overtaken")
    one.device.storage.full = False
    if why == "full":
        one.press("linked-agree")
        assert friends(one).consents


def stepped(pages: list[FakePage], n: int = 4) -> tuple[FakePage, list[FakePage], str]:
    """Somebody whom the two others have gone on without, after some messages, and who has got the link of that."""
    waited, (one, two) = stranded(pages, n)
    opened(two, agree(one))
    opened(one, agree(two))
    ahead = sure(asked([one, two]))
    link = played(ahead)
    opened(one if ahead is two else two, link)
    before = record(waited)
    opened(waited, link)
    assert "The others go on without you" in page_text(waited)
    assert record(waited) is before, "a device never follows by itself"
    return waited, [one, two], link


@pytest.mark.slow
def test_who_is_left_out_answers_anyway_and_that_is_a_fork() -> None:
    waited, others, _ = stepped(invited("canvas"))
    late = played(waited)
    opened(others[0], late)
    assert "gone on in two ways" in page_text(others[0])


@pytest.mark.slow
def test_who_is_left_out_looks_on_or_comes_back() -> None:
    waited, others, link = stepped(invited("canvas"))
    opened(waited, link)
    waited.press("linked-go")
    assert "The others go on without you" in waited.text("decision"), "it still can do all three"
    waited.press("behind-follow")
    assert "The others go on without you" in waited.text("decision")
    assert waited.find("behind-follow") is None
    assert seat(waited).draft is None
    assert record(waited).at == record(others[0]).at
    waited, others, _ = stepped(invited("canvas"))
    waited.press("linked-back")
    assert "Send this to" in page_text(waited)
    assert "Your move is final now." not in page_text(waited)
    assert "Nobody else knows it yet." in foyer(waited)
    link = given(waited)
    assert "You are watching" in foyer(waited)
    for page in others:
        opened(page, link)
        assert f"{name(waited)} wants to come back" in page_text(page)
        assert "go on without" not in page_text(page)
    link = played(sure(asked(others)))
    opened(waited, link)
    assert [note.what for note in noted(record(waited))] == ["step", "back"]
    assert record(waited).gone == frozenset()


def test_with_two_people_nobody_goes_on_alone_also_if_one_has_a_bot() -> None:
    waited, (other,) = stranded(invited("canvas", ("Ann", "Ben")), 2)
    assert other.find("linked-missing") is None
    assert friends(waited).device is not None


@pytest.mark.slow
def test_who_leaves_says_so_with_a_last_message() -> None:
    pages = invited("canvas")
    waited, others = stranded(pages)
    waited.press("menu", "menu-leave-game")
    assert "you cannot come back" in page_text(waited)
    waited.press("linked-leave")
    assert record(waited).gone == frozenset(), "the first press asks"
    waited.press("linked-leave")
    assert "Nobody else knows it yet." in foyer(waited)
    link = given(waited)
    assert "You are watching" in foyer(waited)
    assert "You have left the game." in waited.text("decision")
    assert "has left" not in page_text(waited)
    for page in others:
        opened(page, link)
    assert "has left the game" in page_text(others[0])
    left = sure(asked(others))
    assert seat(waited).draft is None
    played(left)


def full(_draft: Draft) -> Sent:
    raise Refused("used up")


@pytest.mark.slow
def test_a_message_that_cannot_be_made_is_told_where_it_is_made_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    waited, _ = stranded(invited("canvas"))
    waited.press("menu", "menu-leave-game", "linked-leave")
    monkeypatch.setattr(Draft, "finish", full)
    waited.press("linked-leave")
    assert "grown too long" in page_text(waited)
    assert record(waited).gone == frozenset()


def test_a_number_for_the_set_up_that_cannot_be_shown_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ben, link = begun()
    monkeypatch.setattr(Draft, "finish", full)
    opened(ben, link)
    assert "grown too long" in page_text(ben)
    assert record(ben).at == 2


def test_an_invitation_of_edition_1_is_refused_in_words() -> None:
    one = GAMES["canvas"]
    device = Device(GAMES, curves(), bytes(30))
    asked = joined(device, Invitation(one, {**one.defaults, "people": 3}, 2), "Eve")
    page = FakePage(FakeDevice(luck=3))
    opened(page, encode_invitation(asked))
    assert "older protocol" in page_text(page)


def begun() -> tuple[FakePage, str]:
    """Who is to show a number for the set-up first, and the link that asks for it."""
    pages = devices(NAMES)
    link = ""
    for n, (page, name_) in enumerate(zip(pages, NAMES, strict=True)):
        if n:
            opened(page, link)
        else:
            page.press("poster-button-canvas", "friends", "linked-by-link", "linked-seats-3")
        page.enter("linked-name", name_)
        page.press("linked-join" if n else "linked-create")
        link = given(page)
    return pages[1], link


def test_a_number_for_the_set_up_that_was_not_kept_is_shown_with_the_next_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    ben, link = begun()
    with monkeypatch.context() as patched:
        patched.setattr(GamesByLink, "finish", lambda _self, _sent: "full")
        opened(ben, link)
        assert record(ben).at == 2

    opened(ben, link)
    assert record(ben).at == 3
    assert "Send this to Ann" in page_text(ben)


@pytest.mark.slow
def test_whoever_has_sealed_something_that_is_void_now_does_not_come_back() -> None:
    """People are told so before they agree, and whoever it is when the others have opened what they had sealed."""
    pages, dice = invited("art-society"), random.Random(31)
    while (phase := record(pages[0]).phase) is None or not phase.places or phase.missing():
        move(pages, dice)
    waited = sure(asked(pages))
    one, two = (page for page in pages if page is not waited)
    for page in pages:
        page.press_if_there("dialog-close")
    one.press("linked-missing")
    told = "could come back only until all others have opened what they have sealed"
    assert told in page_text(one)
    opened(two, agree(one))
    opened(one, agree(two))
    while record(one).phase is not None:
        ahead = sure(asked([one, two]))
        link = played(ahead)
        opened(two if ahead is one else one, link)
    opened(waited, link)
    assert told not in page_text(waited)
    waited.press("linked-back")
    assert "What you had sealed or concealed was never told, so you cannot come back." in waited.text("decision")
    assert waited.find("linked-back") is None
