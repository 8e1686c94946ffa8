"""What a changed program can send in valid links at the worst moment: each is told in a sentence, and nothing is lost."""

import random
from dataclasses import replace

import pytest

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_consents import FOUR, agree, played, stepped, stranded
from tests.page.fair.test_links import (
    answer,
    asked,
    friends,
    given,
    invited,
    move,
    opened,
    page_text,
    ready,
    record,
    resume,
    seat,
)
from tests.page.fair.test_missing import older
from tests.sure import sure
from tests.table.fair.two.tables import Party, filled, first, last, master
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.page.core import markup
from vernissage.page.fair.shown import parts
from vernissage.table.fair.entries import Entry as OlderEntry
from vernissage.table.fair.text import Invitation as OlderInvitation
from vernissage.table.fair.text import encode_invitation as encode_older
from vernissage.table.fair.two import device as two_device
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Entry, Invitation
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.text import encode, encode_invitation
from vernissage.table.link import BadLink, Player

ANOTHER = "This link belongs to another game."


def newer(page: FakePage) -> Device:
    """The device of a page, in a game of edition 2."""
    device = friends(page).device
    assert isinstance(device, Device)
    return device


def is_refused(page: FakePage, link: str, why: str) -> None:
    """Opens a link that does not fit: why is told, what to do, and nothing that is kept has changed."""
    kept, texts = friends(page).device, dict(page.device.storage.texts)
    opened(page, link)
    assert why in page_text(page)
    assert "Nothing has changed here: ask for the link once more" in page_text(page)
    assert friends(page).device is kept
    assert page.device.storage.texts == texts
    page.press("linked-go")


def test_a_link_of_the_other_edition_with_the_keys_of_a_game_is_of_another_game() -> None:
    page = invited("canvas")[0]
    table = record(page).table
    entries = tuple(OlderEntry(e.name, e.key, e.anchor) for e in table.entries[:2])
    is_refused(page, encode_older(OlderInvitation(table.game, dict(table.options), 3, entries)), ANOTHER)
    page = older("canvas")[0]
    table = record(page).table
    kept = tuple(Entry(e.name, e.key, e.anchor) for e in table.entries[:2])
    is_refused(page, encode_invitation(Invitation(table.game, table.options, 3, kept)), ANOTHER)


def test_a_game_that_begins_with_the_entry_of_an_invitation_does_not_hide_it() -> None:
    """Whoever has seen Ann's invitation makes a whole game with her entry, of which she has signed nothing."""
    game, (ann, mal) = GAMES["canvas"], (Device(GAMES, curves(), master(7, n)) for n in range(2))
    asked_by_ann = ann.join(Invitation(game, game.defaults, 3), "Ann")
    assert isinstance(asked_by_ann, Invitation)
    forged = mal.join(replace(asked_by_ann, parties=2), "Mal")
    assert isinstance(forged, Linked)
    page = FakePage(FakeDevice(luck=5))
    opened(page, encode(forged))
    assert "You are watching Ann and Mal" in page_text(page)
    opened(page, encode_invitation(asked_by_ann))
    assert "Ann invites you" in page_text(page)
    opened(page, encode(forged))
    assert len(friends(page).games) == 1, "a game that is watched is known by all who play"


@pytest.mark.slow
def test_consents_take_no_unsent_answers_from_the_one_who_is_waited_for() -> None:
    waited, (one, two, three) = stranded(invited("canvas", FOUR))
    while not ready(waited):
        answer(waited, random.Random(3))
    answers = list(sure(seat(waited).draft).answers)
    assert answers
    link = agree(one)
    for page in (two, three):
        opened(waited, link)
        assert "The others want to go on without you" in page_text(waited)
        assert list(sure(seat(waited).draft).answers) == answers
        opened(page, link)
        link = agree(page)
    waited.press("linked-go")
    assert waited.see("linked-send").text.startswith("Send to ")


@pytest.mark.slow
def test_people_who_agree_for_different_reasons_come_together() -> None:
    _, (one, two, three) = stranded(invited("canvas", FOUR))
    first = agree(one)
    two.press("linked-missing", "linked-agree-said", "linked-again")
    second = given(two)
    opened(one, second)
    opened(two, first)
    links = {page: friends(page).link for page in (one, two)}
    assert sum(newer(page).party in newer(page).linked.consents for page in (one, two)) == 1, "one agrees once more"  # type: ignore[union-attr]
    again = next(page for page in (one, two) if newer(page).party not in newer(page).linked.consents)  # type: ignore[union-attr]
    opened(three, links[again])
    link = agree(three)
    opened(again, link)
    link = agree(again)
    for page in (one, two, three):
        opened(page, link)
        assert newer(page).agreed() is not None


def test_a_wrong_link_of_another_game_names_nobody_of_this_one() -> None:
    page = invited("canvas", ("Ann", "Ben"))[0]
    theirs = Party("art-society", 4).go(hops=4).linked
    last = theirs.record.authors[-1]
    forged = replace(theirs, signatures={**theirs.signatures, last: bytes(64)})
    is_refused(page, encode(forged), "A message was changed after it had been signed")
    opened(page, encode(forged))
    assert "It breaks off at" not in page_text(page), "it names somebody of a game that is not at hand"


@pytest.mark.slow
def test_who_has_watched_or_lost_the_device_comes_back() -> None:
    waited, others, link = stepped(invited("canvas"))
    line = newer(waited).line
    opened(waited, link)
    waited.press("linked-follow", "linked-back")
    opened(others[0], given(waited))
    assert newer(others[0]).linked.returns  # type: ignore[union-attr]
    fresh = FakePage(FakeDevice(luck=7000))
    opened(fresh, link)
    fresh.press("linked-restore")
    fresh.enter("linked-line", line)
    fresh.press("linked-go-on")
    assert seat(fresh).draft is None
    fresh.press("linked-back")
    link = given(fresh)
    for page in others:
        opened(page, link)
    link = played(sure(asked(others)))
    opened(fresh, link)
    assert record(fresh).gone == frozenset()
    assert fresh.find("linked-back") is None


def moved_twice(pages: list[FakePage], n: int) -> dict[int, str]:
    """Plays so many messages; by party a link with another message than the last one that it has sent."""
    out, dice = {}, random.Random(31)
    for _ in range(n):
        page = sure(asked(pages))
        device = two_device.restored(GAMES, curves(), newer(page).stored())
        ways = [filled(device.draft(), choose).finish().text for choose in (first, last)]
        party = sure(newer(page).party)
        sent = move(pages, dice)
        out[party] = next(text for text in ways if text != sent)
    return out


@pytest.mark.slow
def test_a_second_move_takes_the_way_back_from_nobody_who_was_left_out() -> None:
    """Whom the others go on without gets, at that moment, another move of one of them: it can still come back, in the next
    visit, too.
    """
    pages = invited("canvas")
    seconds = moved_twice(pages, 3)
    waited, _, _ = stepped(pages)
    party = newer(waited).party
    opened(waited, next(text for liar, text in seconds.items() if liar != party))
    assert "has sent two different moves" in page_text(waited)
    waited.press("linked-go")
    for page in (waited, FakePage(waited.device)):
        if page is not waited:
            resume(page)
        assert page.see("behind-back").text == "Come back"
    page.press("behind-back")
    assert newer(page).linked.returns.keys() == {party}  # type: ignore[union-attr]


@pytest.mark.slow
def test_of_several_who_move_twice_each_is_kept_as_proof() -> None:
    """The second one's link takes no place of the first one's, nor does a third of the first."""
    pages = invited("canvas")
    seconds = moved_twice(pages, 3)
    victim = pages[2]
    liars = [party for party in seconds if party != newer(victim).party]
    assert len(liars) == 2
    for liar in (*liars, liars[0]):
        opened(victim, seconds[liar])
        victim.press("linked-proof")
    saved = victim.files[-1].text
    assert all(seconds[liar] in saved for liar in liars)
    again = FakePage(victim.device)
    resume(again)
    opened(again, seconds[liars[1]])
    again.press("linked-follow")
    assert friends(again).link == seconds[liars[1]], "people agree on the second one's other move"
    opened(again, friends(victim).link)
    again.press("linked-proof")
    assert seconds[liars[0]] in again.files[-1].text


@pytest.mark.slow
def test_who_has_left_by_themselves_is_not_offered_to_come_back() -> None:
    waited, others = stranded(invited("canvas"))
    waited.press("menu", "menu-leave-game", "linked-leave", "linked-leave")
    link = given(waited)
    opened(others[0], link)
    assert waited.find("linked-back") is None


def test_a_link_of_ones_own_that_leaves_no_room_opens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = invited("canvas")
    page = sure(asked(pages))
    link = played(page)
    monkeypatch.setattr(two_device, "LONGEST", len(link))
    again = FakePage(page.device)
    resume(again)
    assert friends(again).link == link
    with pytest.raises(BadLink):
        Device(GAMES, curves()).receive(link)


@pytest.mark.slow
def test_a_consent_that_was_changed_or_is_of_another_moment_is_refused() -> None:
    pages = invited("canvas", FOUR)
    waited, there = stranded(pages)
    after = sure(newer(waited).linked).record.following(newer(waited).party or 0)
    one, two, three = sorted(there, key=lambda page: newer(page).party == after)
    link = agree(one)
    mine = newer(one)
    assert mine.linked is not None
    assert mine.party is not None
    old = mine.linked.consents[mine.party]
    forged = replace(mine.linked, consents={mine.party: old[:-1] + bytes([old[-1] ^ 1])})
    is_refused(two, encode(forged), "not everybody else has agreed")
    opened(two, link)
    link = played(waited)
    for page in (one, two, three):
        opened(page, link)
    again = sure(asked(pages))
    assert again is not waited
    stale = sure(newer(two).linked)
    victim = next(page for page in (one, two, three) if page is not again)
    is_refused(victim, encode(replace(stale, reason=2, consents={mine.party: old})), "not everybody else has agreed")


def test_each_bot_is_told_with_the_device_that_runs_it() -> None:
    pairs = (("Ann", "Iris"), ("Ben", "Otto"))
    entries = [Entry(who, bytes(32), bytes(16), (Player(bot, 1),)) for who, bot in pairs]
    said = markup.written(parts.told_of_bots(friends(invited("canvas")[0]), entries))
    assert "Iris: played by a bot, on the device of Ann." in said
    assert "Otto: played by a bot, on the device of Ben." in said
