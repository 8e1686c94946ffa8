"""What a page promises of the last answers, and what it says when it cannot."""

import copy

import pytest

from tests.page.double import FakeDevice, FakePage, Kept
from tests.page.table.test_table import BOT, PERSON, claim, play_out, seated
from tests.page.tiny import GAMES, VIEWS
from vernissage.page.core.messages import Differences, Do, Journal, Newer
from vernissage.page.keeping import update as keeping
from vernissage.page.keeping.saves import StorageForbidden


def saved(page: FakePage) -> str:
    return page.root["data-saved"]


def test_an_answer_is_shown_at_once_and_called_saved_when_the_journal_has_it() -> None:
    page = seated(PERSON, BOT)
    assert saved(page) == "yes"
    page.device.journal.waits = True
    page.writes.clear()
    claim(page, 1)
    assert "Secret 1" in page.text("own")
    assert saved(page) == "pending"
    page.settle()
    assert len(page.batches) == 1, "one at a time; what comes meanwhile goes with the next"
    shown, page.writes = len(page.writes), []
    assert shown
    page.device.journal.write(page.batches.pop())
    page.send(Journal("written"))
    assert saved(page) == "pending"
    page.device.journal.write(page.batches.pop())
    page.send(Journal("written"))
    assert saved(page) == "yes"
    assert page.writes == [], "only an attribute changes"
    assert page.device.journal.differs(page.device.storage.texts) == Differences()
    assert all(key.startswith("game/") for key in page.device.journal.texts)


def test_a_slow_disk_is_told_until_it_has_caught_up() -> None:
    page = seated(PERSON, BOT)
    page.device.journal.waits = True
    claim(page, 1)
    assert page.text("notice") == ""
    page.send(Journal("slow"))
    assert "still being written" in page.text("notice")
    assert saved(page) == "pending"
    page.device.journal.waits = False
    page.send(Journal("written"))
    assert page.text("notice") == ""
    assert saved(page) == "yes"


def test_a_journal_that_refuses_is_told_once_and_tried_again() -> None:
    page = seated(PERSON, BOT)
    page.device.journal.refuses = True
    claim(page, 1)
    page.settle()
    assert "could not be written to the disk" in page.text("notice")
    assert saved(page) == "unsure"
    assert page.reopens == [keeping.RETRY_MS], "nothing is written until it has been opened again"
    page.press("dismiss")
    page.reopen()
    assert page.text("notice") == "", "once is enough"
    assert (saved(page), page.reopens) == ("unsure", [keeping.RETRY_MS])
    claim(page, 1)
    page.settle()
    page.device.journal.refuses = False
    page.reopen()
    assert saved(page) == "yes"
    assert page.device.journal.differs(page.device.storage.texts) == Differences(), "no record is missing"
    page.device.journal.refuses = True
    claim(page, 1)
    assert "could not be written to the disk" in page.text("notice"), "another trouble is told again"
    page.device.journal.refuses = False
    page.reopen()
    assert page.text("notice") == ""


def test_a_browser_without_a_journal_says_what_it_can_promise_once_there_is_something_to_keep() -> None:
    device = FakeDevice()
    device.journal.missing = True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert page.text("notice") == ""
    page.sit("null", (PERSON, BOT), 7)
    assert "cannot confirm that your games are on the disk" in page.text("notice")
    assert saved(page) == "unsure"
    claim(page, 1)
    page.settle()
    page.press("leave")
    page.send(Do("open", ("games",)))
    page.press("games-keep")
    assert "cannot confirm that your games are on the disk" in page.text("dialog")
    device.journal.missing = False
    page.reopen()
    assert saved(page) == "yes"
    assert page.text("notice") == ""
    page.press("games-keep")
    assert "once the browser confirms" in page.text("dialog")


def test_a_connection_that_goes_is_made_anew_and_what_was_deleted_is_written_again() -> None:
    page = seated(PERSON, BOT)
    page.device.journal.states = [{}]
    page.send(Journal("gone"))
    assert saved(page) == "pending", "nobody knows what there is"
    claim(page, 1)
    page.settle()
    assert (saved(page), page.text("notice")) == ("pending", "")
    assert page.reopens == [keeping.AGAIN_MS]
    page.reopen()
    assert saved(page) == "yes"
    assert page.device.journal.differs(page.device.storage.texts) == Differences()


def test_after_a_crash_the_foyer_shows_the_game_as_the_journal_has_it() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    early = dict(device.storage.texts)
    for _ in range(2):
        claim(page, 1)
        page.settle()
    answers = page.app.table().match.answers
    device.storage.texts = early
    again = FakePage(device, games=GAMES, views=VIEWS)
    again.press(f"resume-{again.app.stock.going_on[0].id}")
    assert again.app.table().match.answers == answers
    device.storage.texts = {}
    again = FakePage(device, games=GAMES, views=VIEWS)
    again.press(f"resume-{again.app.stock.going_on[0].id}")
    assert again.app.table().match.answers == answers


def test_a_journal_that_opens_late_shows_its_games_in_the_foyer() -> None:
    device = FakeDevice()
    seated(PERSON, BOT, device=device)
    device.storage.texts = {}
    device.journal.missing = True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert page.app.stock.going_on == []
    device.journal.missing = False
    page.reopen()
    assert len(page.app.stock.going_on) == 1
    assert page.app.stock.going_on[0].id in page.regions["foyer"]


def test_a_removed_game_stays_away() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    before = copy.deepcopy(device.storage.texts)
    page.press("leave")
    ident = page.app.stock.going_on[0].id
    page.send(Do("open", ("games",)))
    page.press(f"all-remove-{ident}", f"all-remove-{ident}")
    device.storage.texts = before
    again = FakePage(device, games=GAMES, views=VIEWS)
    assert again.app.stock.going_on == []
    assert set(device.storage.texts) == {f"gone/{ident}", "settings"}


def test_a_forbidden_storage_has_no_journal_either() -> None:
    kept = Kept()
    kept.forbidden = True
    page = FakePage(FakeDevice(kept), games=GAMES, views=VIEWS)
    page.sit("null", (PERSON, BOT), 3)
    assert "saves nothing" in page.text("notice")
    assert saved(page) == "no"
    claim(page, 1)
    assert page.app.table().match.answers, "the game goes on"
    page.send(Journal("open", Differences(frozenset({"game/g/1-a"}))))
    assert page.device.journal.texts == {}
    with pytest.raises(StorageForbidden):
        page.app.journal.opened(Differences(frozenset({"game/g/1-a"})))


def test_without_room_for_what_the_journal_has_it_is_told_at_the_start() -> None:
    device = FakeDevice()
    seated(PERSON, BOT, device=device)
    device.storage.texts, device.storage.full = {}, True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert "is full" in page.text("notice")
    device.storage.full = False
    assert FakePage(device, games=GAMES, views=VIEWS).app.stock.going_on


def test_a_newer_build_is_offered_once_the_answer_is_saved() -> None:
    page = seated(PERSON, BOT)
    page.device.journal.waits = True
    claim(page, 1)
    page.settle()
    page.send(Newer())
    assert page.find("renew") is None
    while page.batches:
        page.device.journal.write(page.batches.pop())
        page.send(Journal("written"))
    assert page.find("renew") is not None
    assert page.said[-1].text == "A newer version is here, and your game is saved."


def test_a_whole_game_is_in_the_journal() -> None:
    page = seated(PERSON, BOT)
    play_out(page)
    assert saved(page) == "yes"
    assert page.device.journal.differs(page.device.storage.texts) == Differences()
