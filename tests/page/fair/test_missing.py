"""Games by link in which somebody does not answer: going on without a seat, opening the own part, waiting after all."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.fuzz.linked import cases
from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import (
    NAMES,
    answer,
    asked,
    devices,
    finish,
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
    set_up,
    settle,
)
from tests.sure import sure
from tests.table.fair.tables import joined
from vernissage.bots import tastes
from vernissage.bots.bot import Bot
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.page.core.messages import Lost
from vernissage.page.fair import bots as bots_by_link
from vernissage.page.fair.save import Kept
from vernissage.page.fair.update import GamesByLink
from vernissage.page.travel.linked import by_link
from vernissage.table.fair.device import Device
from vernissage.table.fair.report import noted
from vernissage.table.fair.text import Invitation

FOUR = ("Ann", "Ben", "Cy", "Dee")


def older(game: str, names: tuple[str, ...] = NAMES) -> list[FakePage]:
    """Devices that keep a game of edition 1, which none begin any more: all have joined."""
    pages, one = devices(names), GAMES[game]
    people = {"people": (1 << len(names)) - 1} if "people" in one.defaults else {}
    found: Any = Invitation(one, {**one.defaults, **people}, len(names))
    kept = [Device(GAMES, curves(), f"{name:30}".encode()) for name in names]
    for device, name in zip(kept, names, strict=True):
        found = joined(device, found, name)
    for me, (page, device) in enumerate(zip(pages, kept, strict=True)):
        device.receive(kept[-1].text)
        linked, keys = by_link(page.app), tuple(e.key.hex() for e in kept[-1].record.table.entries)  # type: ignore[union-attr]
        assert isinstance(linked, GamesByLink)
        linked.shelf.save(Kept(linked.new_id(1), game, device.stored(), "waiting", names, keys, asked=0, me=me))
        opened(page, kept[-1].text)
        page.press_if_there("dialog-close")
    return pages


def stranded(pages: list[FakePage]) -> tuple[FakePage, FakePage]:
    """Whose turn it is, and who may go on without them."""
    return sure(asked(pages)), next(p for p in pages if p.find("linked-missing") is not None)


def close(pages: list[FakePage]) -> None:
    for page in pages:
        page.press_if_there("linked-go")


@pytest.mark.slow
def test_a_seat_is_given_up_and_everybody_is_told() -> None:
    dice = random.Random(12)
    pages = older("canvas")
    for _ in range(4):
        move(pages, dice)
    close(pages)
    waited, helper = stranded(pages)
    name = record(waited).table.entries[seat(waited).seat or 0].name
    heads = len(record(helper).heads)
    helper.press("linked-missing")
    assert f"Go on without {name}?" in page_text(helper)
    assert "Ask all the others first" in page_text(helper)
    helper.press("linked-later")
    assert seat(helper).draft is None, "looking at it does nothing"
    helper.press("linked-missing", "linked-without")
    assert f"You do not wait for {name}" in helper.text("decision")
    if not ready(helper):
        answer(helper, dice)
    helper.press("linked-wait")
    assert seat(helper).draft is None
    assert "Waiting for" in helper.text("decision")
    helper.press("linked-missing", "linked-without")
    finish(helper, dice)
    again = FakePage(helper.device)  # what is answered is there after a visit, and how it was begun
    resume(again)
    pages[pages.index(helper)] = again
    assert "Not sent yet" in again.text("decision")
    assert len(record(again).heads) == heads
    again.press("linked-send")
    link = given(again)
    third = next(p for p in pages if p not in (waited, again))
    opened(third, link)
    before = record(third)
    assert f"Go on without {name}?" in page_text(third)
    third.press("linked-go")
    assert record(third) is before, "nobody is left out without the own person's consent"
    opened(third, link)
    third.press("linked-follow")
    assert record(third) is not before
    third.press("menu", "menu-fair")
    assert f"Signed since by {record(again).table.entries[seat(again).seat or 0].name}." in page_text(third)
    third.press("dialog-close")
    there = [p for p in pages if p is not waited]
    while asked(there) is not None:  # to the end
        link = move(there, dice)
    assert record(third).author() is None
    before = record(waited)
    opened(waited, link)
    assert "The others go on without you" in page_text(waited)
    waited.press("linked-go")
    assert record(waited) is before, "it does not follow by itself"
    assert not seat(waited).over
    opened(waited, link)
    waited.press("linked-follow")
    assert seat(waited).over


@pytest.mark.slow
def test_two_seats_in_a_row_are_given_up() -> None:
    dice = random.Random(13)
    pages = older("canvas", FOUR)
    for _ in range(5):
        move(pages, dice)
    close(pages)
    waited, first = stranded(pages)
    last = next(p for p in pages if p.find("linked-missing") is not None and p not in (waited, first))
    last.press("linked-missing")
    one, two = (record(p).table.entries[seat(p).seat or 0].name for p in (waited, first))
    assert f"Go on without {one} and {two}?" in page_text(last)
    last.press("linked-without")
    finish(last, dice)
    last.press("linked-send")
    link = given(last)
    opened(pages[next(i for i, p in enumerate(pages) if p not in (waited, first, last))], link)
    assert [note.what for note in noted(record(last))] == ["without", "without"]


@pytest.mark.slow
def test_where_the_first_seat_does_not_open_each_opens_their_own_part() -> None:
    dice = random.Random(14)
    pages = older("art-society")
    while record(pages[0]).phase is None or len(record(pages[0]).phase.places) < 3:  # type: ignore[union-attr]
        move(pages, dice)
    close(pages)
    waited, helper = stranded(pages)
    name = record(waited).table.entries[seat(waited).seat or 0].name
    helper.press("linked-missing")
    assert "Open your own seal instead?" in page_text(helper)
    helper.press("linked-without")
    finish(helper, dice)
    helper.press("linked-send")
    link = given(helper)
    for page in pages:
        if page is not helper:
            opened(page, link)
    assert f"nobody waits for {name}" in page_text(waited)
    close(pages)
    while record(pages[0]).phase is not None:
        move(pages, dice)
    assert record(waited).phases == 1
    assert len({p.app.by_link.link for p in pages}) == 1  # type: ignore[union-attr]


def test_with_two_players_nobody_goes_on_alone() -> None:
    pages = invited("canvas", ("Ann", "Ben"))
    move(pages, random.Random(15))
    assert all(p.find("linked-missing") is None for p in pages)


def test_who_was_given_up_and_answers_after_all_makes_two_ways_to_go_on() -> None:
    dice = random.Random(16)
    pages = older("canvas")
    move(pages, dice)
    close(pages)
    waited, helper = stranded(pages)
    helper.press("linked-missing", "linked-without")
    finish(helper, dice)
    helper.press("linked-send")
    link = given(helper)
    finish(waited, dice)
    waited.press("linked-send")
    late = given(waited)
    opened(helper, late)
    assert "gone on in two ways" in page_text(helper)
    helper.press("linked-follow")
    third = next(p for p in pages if p not in (waited, helper))
    opened(third, link)
    third.press("linked-follow")
    opened(third, late)
    assert "gone on in two ways" in page_text(third)
    third.press("linked-follow")
    assert friends(third).link == friends(helper).link == late


def level(pages: list[FakePage]) -> None:
    """Whoever's device has gone on by its bots gives the link out."""
    newest = max(pages, key=lambda page: len(record(page).heads))
    for page in pages:
        if len(record(page).heads) < len(record(newest).heads):
            opened(page, friends(newest).link)
    close(pages)


# -- bots -------------------------------------------------------------------------------------------------------------


def hosted(game: str, n: int, bots: int, luck: int = 1) -> list[FakePage]:
    """People at a table with so many bots, which the first of them has brought in."""
    pages = [FakePage(FakeDevice(luck=luck * 10_000 + 1000 * i)) for i in range(n - bots)]
    host = pages[0]
    host.press(f"poster-button-{game}", "friends", "linked-by-link")
    host.enter("linked-name", "Ann")
    host.press(f"linked-seats-{n}")
    assert host.find(f"linked-bots-{n - 1}") is None, "two people at least"
    host.press(f"linked-bots-{bots}")
    assert "you could see their secrets" in page_text(host)
    host.press("linked-create")
    assert "a bot" in page_text(host)
    link = given(host)
    for page, name in zip(pages[1:], ("Ben", "Cy"), strict=False):
        opened(page, link)
        assert "on the device of Ann. Whoever runs a bot can see its secrets." in page_text(page)
        page.enter("linked-name", name)
        page.press("linked-join")
        link = given(page)
    set_up(pages, link)
    return pages


def test_the_menu_says_who_the_bots_are() -> None:
    """Also to guests, on whose device they do not think."""
    host, guest = hosted("canvas", 3, 1)
    bot = next(player.name for player in record(host).table.players if player.level)
    for page in (host, guest):
        page.press_if_there("dialog-close")
        if friends(page).playing is not None:
            page.press("menu")
            assert bot in page_text(page)
            page.press("dialog-close")
    assert friends(host).playing is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "n", "bots", "most"), [("canvas", 3, 1, 10), ("art-society", 4, 2, 9), ("art-society", 3, 1, 5)]
)
def test_bots_of_the_host_play_along(game: str, n: int, bots: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting: set[tuple[str, str]] = set()

    def seated(bot: Bot, game: str, level: str, name: str) -> Bot:
        sitting.add((level, name))
        return tastes.seated(bot, game, level, name)

    monkeypatch.setattr(bots_by_link, "seated", seated)
    dice = random.Random(n)
    pages = hosted(game, n, bots, n)
    table = record(pages[0]).table
    assert [bool(player.level) for player in table.players] == [False, *[True] * bots, *[False] * (n - bots - 1)]
    for _ in range(most):
        if asked(pages) is None:
            break
        move(pages, dice)
        level(pages)
    assert len({friends(page).link for page in pages}) == 1
    assert set(record(pages[1]).authors) == set(range(n - bots)), "a host and its bots are one"
    assert sitting == {("greedy", player.name) for player in table.players if player.level}, "as those whose names they have"


def test_a_bot_that_was_cut_off_moves_when_it_is_let() -> None:
    dice = random.Random(3)
    pages = hosted("canvas", 3, 1)
    host, ben = pages
    while asked(pages) is not ben:
        move(pages, dice)
        level(pages)
    link = ""
    while seat(ben).draft is not None:
        finish(ben, dice)
        ben.press("linked-send")
        link = given(ben)
    before = friends(host).record
    host.device.storage.full = True
    opened(host, link)
    host.device.storage.full = False
    assert before is not friends(host).record
    again = FakePage(host.device)
    resume(again)
    opened(again, link)
    while again.find("linked-bots") is not None:
        again.press("linked-bots")
    assert seat(again).mine or ready(again)


def test_the_hosts_line_restores_its_bots_too() -> None:
    pages = hosted("canvas", 3, 1, luck=7)
    host = pages[0]
    device, dice = friends(host).device, random.Random(8)
    assert device is not None

    def restored() -> FakePage:
        fresh = FakePage(FakeDevice(luck=70_000))
        opened(fresh, friends(host).link)
        fresh.press("linked-restore")
        fresh.enter("linked-line", device.line)
        fresh.press("linked-go-on")
        return fresh

    assert "or its player has sent nothing yet" in page_text(restored())
    move(pages, dice)
    level(pages)
    fresh = restored()
    assert sure(friends(fresh).device).seat == 0
    assert seat(fresh).mine == seat(host).mine
    move([fresh, *pages[1:]], dice)


# -- what else the invitation says ------------------------------------------------------------------------------------


def test_the_invitation_says_when_a_hanging_is_final_and_how_many_links_that_is() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "friends", "linked-by-link", "linked-seats-4")
    assert "about 150 links" in page_text(page)
    page.press("linked-final-no")
    assert "about 200 links" in page_text(page)
    page.press("linked-final-yes")
    page.enter("linked-name", "Ann")
    page.press("linked-create")
    invitation = friends(page).device.invitation  # type: ignore[union-attr]
    assert invitation is not None
    assert invitation.options["closing"] == 0
    page.press("dialog-close", "poster-button-canvas", "friends", "linked-by-link")
    assert page.find("linked-final-yes") is None


def test_the_link_is_shown_once_it_is_on_the_disk() -> None:
    dice = random.Random(17)
    pages = invited("canvas")
    page = sure(asked(pages))
    finish(page, dice)
    page.device.journal.waits = True
    page.press("linked-send")
    assert page.find("linked-address") is None
    assert friends(page).link not in page.regions["dialog"]
    assert "stored it for good" in page_text(page)
    page.device.journal.waits = False
    from vernissage.page.core.messages import Journal  # noqa: PLC0415 - for this one test

    for batch in page.batches:
        page.device.journal.write(batch)
    page.send(Journal("written"))
    assert page.see("linked-address").attributes["value"].endswith(friends(page).link)


@pytest.mark.slow
def test_a_finished_game_opens_as_a_replay_for_anybody() -> None:
    dice = random.Random(18)
    pages = invited("canvas", ("Ann", "Ben"))
    link = ""
    while asked(pages) is not None:
        link = move(pages, dice)
    watcher = FakePage(FakeDevice(luck=9000))
    opened(watcher, link)
    assert "Ann and Ben have played it" in page_text(watcher)
    watcher.press("linked-replay")
    assert watcher.root["data-reel"] == "yes"
    watcher.key("End")
    assert "You are watching" not in page_text(watcher)


# -- storing ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_page_that_is_killed_at_any_moment_shows_one_link_of_a_message() -> None:
    """`python3 -m tests.fuzz linked --n 1000` tries more of them."""
    ends = Counter(cases(40, 4))
    assert ends["the browser was killed"] > 5
    assert ends["the tab was killed"] > 5
    assert sum(count for end, count in ends.items() if "shown" in end) > 5


def test_one_tab_writes() -> None:
    dice = random.Random(19)
    pages = invited("canvas", ("Ann", "Ben"))
    page = sure(asked(pages))
    finish(page, dice)
    page.locks |= {page.held}
    other = FakePage(page.device, locks=page.locks)
    resume(other)
    assert "open in another tab" in other.text("dialog")
    other.press("take-over-dialog")
    settle(other)
    page.send(Lost(page.held))
    heads = len(record(page).heads)
    page.press("linked-send")
    assert len(record(page).heads) == heads
    assert any("not sent" in said.text for said in page.said)
    other.press("linked-send")
    assert len(record(other).heads) == heads + 1
    assert "went on in another tab" in page.text("notice")
    page.press("take-over")
    settle(page)
    assert len(record(page).heads) == heads + 1, "what the other tab has sent is here"
    assert page.text("notice") == ""
