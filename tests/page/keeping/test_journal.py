"""The journal: what it has confirmed is there whenever the browser ends, and no older state comes back."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.disk import Disk, Log, Tab
from vernissage.games import GAMES as HOUSE
from vernissage.page.core.messages import Differences
from vernissage.page.keeping import record as records
from vernissage.page.keeping.journal import Journaled, merged
from vernissage.page.keeping.record import Result, Save
from vernissage.page.keeping.saves import Saved, Shelf, StorageFull
from vernissage.page.keeping.versions import VERSIONS, is_whole, read_key
from vernissage.table import slices
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

# -- two places that are brought level --------------------------------------------------------------------------------------


def sound(label: str) -> str:
    """A text whose check is right."""
    return f"vernissage-save 1 {records._check('1', label):08x}\n{label}"


def game(*versions: str, game_id: str = "g") -> dict[str, str]:
    """Versions such as "3a": number 3, by tab a; "3a!" is a damaged one."""
    out = {}
    for v in versions:
        n, writer = v.rstrip("!")[:-1], v.rstrip("!")[-1]
        out[f"game/{game_id}/{n}-{writer}_{n}"] = "torn" if v.endswith("!") else sound(f"{game_id} {v}")
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
    assert level == there | {other: sound("g 9b")}
    assert next(iter(level)) == other, "it is written before anything goes"
    assert merged(level, there) == level
    same = game("1a") | {"game/g/2--x_1": sound("g 2a")}  # a claim that became a version is no other game
    assert set(merged(same, game("1a", "2a")).values()) == {sound("g 1a"), sound("g 2a")}


LINES = st.sets(st.integers(1, 14)).flatmap(
    lambda ns: st.tuples(*(st.sampled_from([f"{n}a", f"{n}a", f"{n}b", f"{n}a!", f"{n}b!"]) for n in sorted(ns)))
)
PLACES = st.builds(
    lambda g, h, gone: game(*g) | game(*h, game_id="h") | ({"gone/h": ""} if gone else {}), LINES, LINES, st.booleans()
)


@pytest.mark.slow
@given(PLACES, PLACES)
def test_whoever_brings_them_level_they_are_level(here: dict[str, str], there: dict[str, str]) -> None:
    level = merged(here, there)
    assert merged(level, level) == level
    for place in (here, there):
        late = merged(level, place)
        assert merged(late, place) == late, "who comes late with what one of them held before changes nothing"
        for game_id in "g" if "gone/h" in level else "gh":
            before, after = line(place, game_id), line(level, game_id)
            if before:
                n, newest = before[-1]
                assert after[-1][0] >= n, "the number of a game never goes down"
                assert newest in level.values() or n < after[0][0], "nothing is lost, or it is older than all that is kept"


def line(place: dict[str, str], game_id: str) -> list[tuple[int, str]]:
    """The numbers and texts of a game's whole versions, the newest last."""
    found = [(key, text) for name, text in place.items() if (key := read_key(name)) and key.id == game_id and is_whole(text)]
    return [(key.n, text) for key, text in sorted(found)]


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


def a_record(match: Match[Any]) -> Save:
    return Save(match.game.key, encode(match), tuple(Player(f"P{i}") for i in range(match.seats)))


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
    (new,) = slices.whole(shelf.take_in(file.replace("Sunday", ""))).added[-1:]
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


@pytest.mark.long
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
            assert after.log.differs(after.disk.texts) == Differences(), "they are level"
            shown = progress(after.disk.texts)
            assert all(shown.get(e.id) != (99,) for e in (*again.games(), *again.history())), "removed, and listed"
            both = {i: max(kept.get(i, (0,)), confirmed.get(i, (0,))) for i in kept | confirmed}
            assert shown == both


@pytest.mark.slow
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
    assert browser.log.differs(browser.disk.texts) == Differences()
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
