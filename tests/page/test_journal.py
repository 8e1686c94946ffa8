"""The journal: what it has confirmed is there whenever the browser ends, and no older state comes back."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.disk import Disk, Log, Tab
from tests.page.double import FakeDevice, FakePage, Kept
from tests.page.test_table import BOT, PERSON, claim, play_out, seated
from tests.page.tiny import GAMES, VIEWS
from vernissage.games import GAMES as HOUSE
from vernissage.page import keeping
from vernissage.page import record as records
from vernissage.page.journal import Found, Journaled, merged
from vernissage.page.messages import Do, Journal, Newer
from vernissage.page.record import Record, Result
from vernissage.page.saves import Saved, Shelf, StorageForbidden, StorageFull
from vernissage.page.versions import VERSIONS, is_whole
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

# -- two places that are brought level --------------------------------------------------------------------------------------


def whole(label: str) -> str:
    """A text whose check is right."""
    return f"vernissage-save 1 {records._check('1', label):08x}\n{label}"


def game(*versions: str, game_id: str = "g") -> dict[str, str]:
    """Versions such as "3a": number 3, by tab a; "3a!" is a damaged one."""
    out = {}
    for v in versions:
        n, writer = v.rstrip("!")[:-1], v.rstrip("!")[-1]
        out[f"game/{game_id}/{n}-{writer}_{n}"] = "torn" if v.endswith("!") else whole(f"{game_id} {v}")
    return out


@pytest.mark.parametrize(
    ("here", "there", "level"),
    [
        (game("1a", "2a"), game("1a"), game("1a", "2a")),
        (game("2a", "3a"), game("9a", "10a"), game("9a", "10a")),
        (game("1a"), {}, game("1a")),
        (game("1a", "2a!"), game("1a", "2a"), game("1a", "2a")),
        (game("1a", "2a!"), game("1a"), game("1a", "2a!")),
        (game("1a", "2a!"), game("1a", "2b"), game("1a", "2a!", "2b")),
        (game("1a", "2a"), {"gone/g": ""}, {"gone/g": ""}),
        (game("1a") | {"gone/g": ""}, game("1a", "2a"), {"gone/g": ""}),
        (game("1a"), game("1a", game_id="h"), game("1a") | game("1a", game_id="h")),
        ({"game/x": "?", "gone/": "?"}, {"game/y": "?"}, {"gone/": "?"}),
    ],
    ids=["ahead", "far behind", "alone", "healed", "torn", "torn and behind", "removed there", "removed here", "two games",
         "no game's key"],
)  # fmt: skip
def test_the_newer_game_wins(here: dict[str, str], there: dict[str, str], level: dict[str, str]) -> None:
    assert merged(here, there) == level
    assert merged(there, here) == level


def test_old_versions_that_went_for_want_of_room_go_from_the_journal() -> None:
    assert merged(game("3a"), game("1a", "2a", "3a")) == game("3a")


def test_when_both_places_have_gone_on_both_games_are_kept() -> None:
    here, there = game("6a", "7a", "8b", "9b"), game("6a", "7a", "8a", "9a", "10a")
    (other,) = (k for k in merged(here, there, {"g", "g-2"}) if k not in there)
    level = merged(here, there, {"g", "g-2"})
    assert other == "game/g-3/1-b_9", "an id that is not in use, and the same for whoever brings them level"
    assert level == there | {other: whole("g 9b")}
    assert next(iter(level)) == other, "it is written before anything goes"
    assert merged(level, there) == level
    same = game("1a") | {"game/g/2--x_1": whole("g 2a")}  # a claim that became a version is no other game
    assert set(merged(same, game("1a", "2a")).values()) == {whole("g 1a"), whole("g 2a")}


LINES = st.sets(st.integers(1, 14)).flatmap(
    lambda ns: st.tuples(*(st.sampled_from([f"{n}a", f"{n}a", f"{n}b", f"{n}a!", f"{n}b!"]) for n in sorted(ns)))
)
PLACES = st.builds(
    lambda g, h, gone: game(*g) | game(*h, game_id="h") | ({"gone/h": ""} if gone else {}), LINES, LINES, st.booleans()
)


@given(PLACES, PLACES)
def test_whoever_brings_them_level_they_are_level(here: dict[str, str], there: dict[str, str]) -> None:
    level = merged(here, there)
    assert merged(level, level) == level
    for place in (here, there):
        again = merged(level, place)
        assert merged(again, place) == again, "who comes late with what the journal held before changes nothing"
        gone = {k for k in (*here, *there) if k == "gone/h"}
        for game_id in "g" if gone else "gh":
            newest = max((k for k, t in place.items() if f"/{game_id}/" in k and is_whole(t)), key=number, default=None)
            assert newest is None or number(newest) <= max(number(k) for k in level if f"/{game_id}/" in k)
            texts = [place[newest]] if newest else []
            assert set(texts) <= set(level.values()) or number(newest or "") < min(
                number(k) for k, t in level.items() if f"/{game_id}/" in k and is_whole(t)
            )


def number(key: str) -> int:
    return int(key.split("/")[2].partition("-")[0])


# -- a browser that may end at any moment ------------------------------------------------------------------------------------


class Browser:
    """A storage that reaches the disk some time or never, a journal, and tabs."""

    def __init__(self, texts: dict[str, str] | None = None, log: Log | None = None) -> None:
        self.disk, self.log = Disk(), log or Log()
        self.disk.texts = dict(texts or {})
        self.moments = [dict(self.disk.texts)]

    def tab(self, writer: str) -> tuple[Journaled, Shelf]:
        journal = Journaled(Tab(self.disk, lambda _: self.look()))
        journal.opened(self.log.differs(self.disk.texts))
        self.flush(journal)
        return journal, Shelf(journal, writer)

    def look(self) -> None:
        if self.disk.texts != self.moments[-1]:
            self.moments.append(dict(self.disk.texts))

    def flush(self, journal: Journaled) -> None:
        self.look()
        while (batch := journal.batch()) is not None:
            self.log.write(batch)
            journal.written()


def a_record(match: Match[Any]) -> Record:
    return Record(match.game.key, encode(match), tuple(Player(f"P{i}") for i in range(match.seats)))


def life(browser: Browser) -> Iterator[Shelf]:
    """Two games from their beginning: answers, more than are kept; some taken back; one is finished, gets a name, is removed
    and comes back as a file. The browser may end whenever this stops, and before.
    """
    journal, shelf = browser.tab("one")
    rng, now = Random(1), 0
    matches: dict[str, Match[Any]] = {"g": Match(HOUSE["null"], 2, {}, 1), "h": Match(HOUSE["null"], 2, {}, 2)}
    for step in range(26):
        now += 1
        key = "h" if step % 4 == 1 else "g"
        match = matches[key]
        if step in (7, 8, 20):
            match.undo(freely=True)
        elif match.decision is not None:
            match.answer(rng.choice(list(match.game.options(match.state, match.decision))))
        assert shelf.save(key, a_record(match), now) == Saved()
        browser.flush(journal)
        yield shelf
    file = shelf.export()
    assert shelf.finish("h", Result((1, 2), (1,)), now + 1) == Saved()
    browser.flush(journal)
    assert shelf.rename("g", "Sunday") == Saved()
    browser.flush(journal)
    shelf.remove("h")
    browser.flush(journal)
    yield shelf
    (new,) = shelf.take_in(file.replace("Sunday", "")).added[-1:]
    assert new != "h", "its id is not used again"
    browser.flush(journal)
    yield shelf


def progress(texts: dict[str, str]) -> dict[str, tuple[Any, ...]]:
    """How far each game is: when it was saved last, whether it is finished, has a name, is gone."""
    disk = Disk()
    disk.texts = texts
    shelf = Shelf(Tab(disk), "after")
    found: dict[str, tuple[Any, ...]] = {key.removeprefix("gone/"): (99,) for key in texts if key.startswith("gone/")}
    for entry in (*shelf.games(), *shelf.history()):
        record = shelf.look(entry.id).record
        if record is not None:
            found.setdefault(entry.id, (record.saved, record.result is not None, record.title))
    return found


def test_wherever_the_storage_and_the_journal_were_cut_off_the_newer_one_counts() -> None:
    browser = Browser()
    for _ in life(browser):
        pass
    assert len(browser.moments) > 100
    assert len(browser.log.states) > 25
    assert len([k for k in browser.disk.texts if k.startswith("game/g/")]) == VERSIONS
    known = [progress(state) for state in browser.log.states]
    for flushed in browser.moments[::2]:
        kept = progress(flushed)
        for state, confirmed in zip(browser.log.states, known, strict=True):
            after = Browser(flushed, Log(state))
            journal, again = after.tab("two")
            assert not journal.unsaved
            assert after.log.differs(after.disk.texts) == Found(), "they are level"
            shown = progress(after.disk.texts)
            assert all(shown.get(e.id) != (99,) for e in (*again.games(), *again.history())), "removed, and listed"
            both = {i: max(kept.get(i, (0,)), confirmed.get(i, (0,))) for i in kept | confirmed}
            assert shown == both


def test_the_game_goes_on_after_each_of_them() -> None:
    browser = Browser()
    for shelf in life(browser):
        for cut in (1, 2, 9, 30):
            after = Browser(browser.moments[max(-cut, -len(browser.moments))], Log(browser.log.texts))
            journal, again = after.tab("two")
            for entry in again.games():
                loaded, before = again.load(entry.id), shelf.look(entry.id)
                assert loaded.match is not None
                assert before.match is not None
                assert loaded.match.answers == before.match.answers
                assert again.save(entry.id, a_record(loaded.match), 500) == Saved()
            after.flush(journal)
            assert not journal.unsaved


def test_a_game_that_went_on_without_the_journal_and_from_an_older_state_is_kept_beside_the_other() -> None:
    browser = Browser()
    stops = life(browser)
    for _ in range(12):
        next(stops)
    early = dict(browser.disk.texts)
    for _ in range(3):
        next(stops)
    known = progress(browser.log.texts)
    after = Browser(early, browser.log)
    alone = Journaled(Tab(after.disk))
    alone.shut("unsure")
    shelf = Shelf(alone, "two")
    loaded = shelf.load("g")
    assert loaded.match is not None
    loaded.match.undo(freely=True)
    for now in range(5):
        assert shelf.save("g", a_record(loaded.match), 100 + now) == Saved()
    assert alone.unsaved
    assert alone.batch() is None
    _, again = after.tab("three")
    shown = progress(after.disk.texts)
    assert shown["g"] == (104, False, "")
    assert shown["g-2"] == known["g"], "what the journal had confirmed"
    assert {e.id for e in again.games()} == {"g", "g-2", "h"}


def test_two_tabs_write_different_games_into_one_journal() -> None:
    browser = Browser()
    first, one = browser.tab("one")
    second, two = browser.tab("two")
    match: Match[Any] = Match(HOUSE["null"], 2, {}, 1)
    for now in range(3):
        assert one.save("a", a_record(match), now) == Saved()
        assert two.save("b", a_record(match), now) == Saved()
        browser.flush(second)
        browser.flush(first)
    assert browser.log.differs(browser.disk.texts) == Found()
    after = Browser({}, browser.log)
    after.tab("three")
    assert progress(after.disk.texts) == {"a": (2, False, ""), "b": (2, False, "")}


def test_a_game_removed_in_another_tab_is_not_played_on() -> None:
    browser = Browser()
    first, one = browser.tab("one")
    second, two = browser.tab("two")
    record = a_record(Match(HOUSE["null"], 2, {}, 1))
    assert one.save("a", record, 1) == Saved()
    two.remove("a")
    browser.flush(second)
    assert one.save("a", record, 2) == Saved("missing")
    browser.flush(first)  # its version comes after the removal
    assert set(browser.disk.texts) == {"gone/a"}
    browser.tab("three")
    assert set(browser.disk.texts) == {"gone/a"} == set(browser.log.texts)
    assert one.new_id(5, 1) == "5-1"
    assert one._free("a") == "a-2"


def test_a_storage_without_room_loses_nothing_that_the_journal_has() -> None:
    log = Log(game("1a", "2a"))
    browser = Browser({}, log)
    browser.disk.room = 40
    journal = Journaled(Tab(browser.disk))
    with pytest.raises(StorageFull):
        journal.opened(log.differs({}))
    browser.flush(journal)
    assert log.texts == game("1a", "2a")
    browser.disk.room = None
    browser.tab("two")
    assert browser.disk.texts == game("1a", "2a")


def test_what_is_stale_makes_room_for_what_is_newer() -> None:
    there = game("8a", "9a")
    browser = Browser(game("1a", "2a"), Log(there))
    browser.disk.room = browser.disk.used() + 3
    browser.tab("two")
    assert browser.disk.texts == there


# -- what a page says of it ---------------------------------------------------------------------------------------------------


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
    assert page.device.journal.differs(page.device.storage.texts) == Found()
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
    assert "could not write them to the disk" in page.text("notice")
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
    assert page.device.journal.differs(page.device.storage.texts) == Found(), "no record is missing"
    page.device.journal.refuses = True
    claim(page, 1)
    assert "could not write them to the disk" in page.text("notice"), "another trouble is told again"
    page.device.journal.refuses = False
    page.reopen()
    assert page.text("notice") == ""


def test_a_browser_without_a_journal_says_what_it_can_promise_once_there_is_something_to_keep() -> None:
    device = FakeDevice()
    device.journal.missing = True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert page.text("notice") == ""
    page.sit("null", (PERSON, BOT), 7)
    assert "cannot confirm that they are on the disk" in page.text("notice")
    assert saved(page) == "unsure"
    claim(page, 1)
    page.settle()
    page.press("leave")
    page.send(Do("open", ("games",)))
    page.press("games-keep")
    assert "cannot confirm that they are on the disk" in page.text("dialog")
    device.journal.missing = False
    page.reopen()
    assert saved(page) == "yes"
    assert page.text("notice") == ""
    page.press("games-keep")
    assert "once the browser has confirmed" in page.text("dialog")


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
    assert page.device.journal.differs(page.device.storage.texts) == Found()


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
    again.press(f"resume-{again.app.entries[0].id}")
    assert again.app.table().match.answers == answers
    device.storage.texts = {}
    again = FakePage(device, games=GAMES, views=VIEWS)
    again.press(f"resume-{again.app.entries[0].id}")
    assert again.app.table().match.answers == answers


def test_a_journal_that_opens_late_shows_its_games_in_the_foyer() -> None:
    device = FakeDevice()
    seated(PERSON, BOT, device=device)
    device.storage.texts = {}
    device.journal.missing = True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert page.app.entries == []
    device.journal.missing = False
    page.reopen()
    assert len(page.app.entries) == 1
    assert page.app.entries[0].id in page.regions["foyer"]


def test_a_removed_game_stays_away() -> None:
    device = FakeDevice()
    page = seated(PERSON, BOT, device=device)
    before = copy.deepcopy(device.storage.texts)
    page.press("leave")
    ident = page.app.entries[0].id
    page.send(Do("open", ("games",)))
    page.press(f"all-remove-{ident}")
    page.press(f"all-remove-{ident}")
    device.storage.texts = before
    again = FakePage(device, games=GAMES, views=VIEWS)
    assert again.app.entries == []
    assert set(device.storage.texts) == {f"gone/{ident}"}


def test_a_forbidden_storage_has_no_journal_either() -> None:
    kept = Kept()
    kept.forbidden = True
    page = FakePage(FakeDevice(kept), games=GAMES, views=VIEWS)
    page.sit("null", (PERSON, BOT), 3)
    assert "does not let the page keep anything" in page.text("notice")
    assert saved(page) == "no"
    page.send(Journal("open", Found(frozenset({"game/g/1-a"}))))
    assert page.device.journal.texts == {}
    with pytest.raises(StorageForbidden):
        page.app.journal.opened(Found(frozenset({"game/g/1-a"})))


def test_without_room_for_what_the_journal_has_it_is_told_at_the_start() -> None:
    device = FakeDevice()
    seated(PERSON, BOT, device=device)
    device.storage.texts, device.storage.full = {}, True
    page = FakePage(device, games=GAMES, views=VIEWS)
    assert "no room left" in page.text("notice")
    device.storage.full = False
    assert FakePage(device, games=GAMES, views=VIEWS).app.entries


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
    assert page.said[-1].text == "A newer version of this page is here. Your game is saved."


def test_a_whole_game_is_in_the_journal() -> None:
    page = seated(PERSON, BOT)
    play_out(page)
    assert saved(page) == "yes"
    assert page.device.journal.differs(page.device.storage.texts) == Found()
