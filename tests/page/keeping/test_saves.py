"""The shelf: what is kept, what is told, and that nothing confirmed is lost."""

import json
from dataclasses import asdict, replace
from random import Random
from typing import Any

import pytest

from tests.fuzz import kills
from tests.fuzz import saves as fuzz
from tests.fuzz.disk import Disk, Tab
from tests.fuzz.games import random_match, same
from vernissage.games import GAMES
from vernissage.games.null.rules import Null
from vernissage.page.keeping import record as records
from vernissage.page.keeping.record import BadSave, Result, Save, read, write
from vernissage.page.keeping.saves import LONGEST_FILE, MOST_GAMES, KeptGame, Saved, Shelf, StorageForbidden
from vernissage.page.keeping.versions import LONGEST_NUMBER, VERSIONS
from vernissage.table.link import Player, encode
from vernissage.table.match import Match
from vernissage.table.slices import whole

NULL = GAMES["null"]
ANN, BOB = Player("Ann"), Player("Bob")


def a_match(answers: int | None = 4) -> Match[Any]:
    match: Match[Any] = Match(NULL, 2, {}, 1)
    rng = Random(1)
    while (d := match.decision) is not None and (answers is None or len(match.answers) < answers):
        match.answer(rng.choice(list(NULL.options(match.state, d))))
    return match


def a_record(match: Match[Any], **more: Any) -> Save:
    names = more.pop("players", tuple(Player(f"P{i}") for i in range(match.seats)))
    return Save(match.game.key, encode(match), names, **more)


def shelf_on(disk: Disk, writer: str = "one") -> Shelf:
    return Shelf(Tab(disk), writer)


def versions(disk: Disk) -> list[str]:
    return sorted((k for k in disk.texts if k.startswith("game/")), key=lambda k: int(k.split("/")[2].split("-")[0]))


def versions_of(disk: Disk, game_id: str) -> list[str]:
    return [key for key in versions(disk) if key.startswith(f"game/{game_id}/")]


def test_a_game_is_kept_and_opened_by_another_tab() -> None:
    disk, match = Disk(), a_match()
    saved = a_record(match, title="Sunday", summary={"round": 2, "seat": 1}, marks=("practice",), begun=7)
    assert shelf_on(disk).save("a", saved, 1_000) == Saved()
    loaded = shelf_on(disk, "two").load("a")
    assert loaded.problem is None
    assert loaded.match is not None
    assert same(loaded.match, match)
    assert loaded.record == replace(saved, saved=1_000)
    assert shelf_on(disk, "two").games() == [KeptGame("a", loaded.record)]


def test_games_come_newest_first_and_finished_ones_go_to_the_history() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    for now, game_id in enumerate("abc"):
        assert shelf.save(game_id, a_record(a_match(None)), now).problem is None
    assert [e.id for e in shelf.games()] == ["c", "b", "a"]
    assert shelf.finish("b", Result((3, 1), (0,)), 9).problem is None
    assert [e.id for e in shelf.games()] == ["c", "a"]
    (entry,) = shelf.history()
    assert entry.record is not None
    assert (entry.id, entry.record.result, entry.record.saved) == ("b", Result((3, 1), (0,)), 9)
    shelf.remove("b")
    assert shelf.history() == []
    assert not [k for k in disk.texts if "/b/" in k]
    assert shelf.finish("b", Result((3, 1), (0,)), 9).problem == "missing"
    assert shelf.load("b").problem == "missing"


def test_ten_versions_are_kept() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    for now in range(25):
        assert shelf.save("a", a_record(a_match(now % 8)), now).problem is None
    assert len(versions(disk)) == VERSIONS == 10
    assert [read(disk.texts[k]).saved for k in versions(disk)] == list(range(15, 25))


@pytest.mark.parametrize("n", [9, 10**12 - 1, 10**15 - 1, 1 << 60])
def test_the_version_after_any_number_is_found_again(n: int) -> None:
    disk = Disk()
    assert shelf_on(disk).save("a", a_record(a_match(1)), 1).problem is None
    disk.texts = {f"game/a/{n}-x_1": text for text in disk.texts.values()}
    shelf = shelf_on(disk)
    assert shelf.load("a").match is not None
    for answers in (2, 3):
        assert shelf.save("a", a_record(a_match(answers)), answers).problem is None
        loaded = shelf_on(disk, "two").look("a").match
        assert loaded is not None
        assert len(loaded.answers) == answers


def test_a_number_after_which_there_is_none_is_told_and_nothing_vanishes() -> None:
    disk = Disk()
    assert shelf_on(disk).save("a", a_record(a_match(1)), 1).problem is None
    last = f"game/a/{'9' * LONGEST_NUMBER}-x_1"
    disk.texts[last] = disk.texts.pop(versions(disk)[0])
    shelf = shelf_on(disk)
    assert shelf.load("a").match is not None
    assert shelf.save("a", a_record(a_match(2)), 2) == Saved("unread")
    assert list(disk.texts) == [last]


@pytest.mark.parametrize("harm", [lambda t: t[:-9], lambda t: t.replace("P0", "P9"), lambda t: "", lambda t: "\x00" * 40])
def test_a_damaged_save_opens_the_version_before_and_is_kept(harm: Any) -> None:
    disk, match = Disk(), a_match(3)
    shelf = shelf_on(disk)
    for n in (1, 2, 3):
        assert shelf.save("a", a_record(a_match(n)), n).problem is None
    last = versions(disk)[-1]
    bad = disk.texts[last] = harm(disk.texts[last])
    (entry,) = shelf.games()
    assert entry.damaged == 1
    loaded = shelf.load("a")
    assert loaded.damaged == (last,)
    assert loaded.match is not None
    assert loaded.match.answers == match.answers[:2]
    assert shelf.damaged("a") == [bad]
    for now in range(30):
        assert shelf.save("a", a_record(loaded.match), 50 + now).problem is None
    assert disk.texts[last] == bad
    assert len(versions(disk)) == VERSIONS + 1
    again = shelf.load("a")
    assert again.damaged == ()
    assert again.match is not None


def test_a_game_of_which_nothing_is_whole_is_shown_with_its_problem() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    assert shelf.save("a", a_record(a_match()), 1).problem is None
    disk.texts = {k: v[:30] for k, v in disk.texts.items()}
    assert shelf.games() == [KeptGame("a", None, "damaged", 1)]
    assert shelf.load("a").problem == "damaged"
    assert len(shelf.damaged("a")) == 1


def test_a_save_whose_link_cannot_be_played_counts_as_damaged() -> None:
    disk, match = Disk(), a_match(2)
    shelf = shelf_on(disk)
    assert shelf.save("a", a_record(match), 1).problem is None
    for wrong in (
        replace(a_record(match), link=encode(match)[:-1] + "x"),
        replace(a_record(match), players=(ANN,)),
        replace(a_record(match), game="art-society"),
    ):
        assert shelf.save("a", wrong, 2).problem is None
        loaded = shelf.load("a")
        assert loaded.damaged
        assert loaded.match is not None
        assert same(loaded.match, match)
        assert shelf.save("a", a_record(match), 3).problem is None, "a damaged version must not lock the game"


def test_a_later_schema_is_left_alone_and_told() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    assert shelf.save("a", a_record(a_match()), 1).problem is None
    body = '{"unheard": "of"}'
    disk.texts["game/a/2-x_1"] = later = f"vernissage-save 2 {records._check('2', body):08x}\n{body}"
    assert shelf.games() == [KeptGame("a", None, "newer")]
    tab = shelf_on(disk, "two")
    assert tab.load("a").problem == "newer"
    assert tab.save("a", a_record(a_match()), 2).problem == "overtaken"
    assert shelf.save("a", a_record(a_match()), 2).problem == "overtaken", "the tab that had it before may not go on either"
    assert disk.texts["game/a/2-x_1"] == later
    assert shelf.damaged("a") == []


def test_another_edition_is_told_and_nothing_is_lost() -> None:
    class Later(Null):
        edition = 2

    disk = Disk()
    assert shelf_on(disk).save("a", a_record(a_match()), 1).problem is None
    before = dict(disk.texts)
    loaded = Shelf(Tab(disk), "two", {"null": Later()}).load("a")
    assert loaded.problem == "edition"
    assert loaded.why is not None
    assert (loaded.why.about, loaded.why.edition, loaded.why.here) == ("null", 1, 2)
    gone = Shelf(Tab(disk), "two", {"art-society": GAMES["art-society"]}).load("a")
    assert gone.why is not None
    assert (gone.problem, gone.why.reason) == ("edition", "game")
    assert disk.texts == before


def test_a_stale_tab_notices_that_it_was_overtaken() -> None:
    disk = Disk()
    one, two = shelf_on(disk, "one"), shelf_on(disk, "two")
    assert one.save("a", a_record(a_match(1)), 1).problem is None
    assert two.load("a").problem is None
    assert two.save("a", a_record(a_match(2)), 2).problem is None
    before = dict(disk.texts)
    assert one.save("a", a_record(a_match(3)), 3).problem == "overtaken"
    assert disk.texts == before
    taken = one.load("a")
    assert taken.match is not None
    assert len(taken.match.answers) == 2
    assert one.save("a", a_record(a_match(3)), 4).problem is None
    assert two.save("a", a_record(a_match(4)), 5).problem == "overtaken"


def test_a_new_game_is_not_written_over_another_of_its_id() -> None:
    disk = Disk()
    assert shelf_on(disk).save("a", a_record(a_match(1)), 1).problem is None
    assert shelf_on(disk, "two").save("a", a_record(a_match(2)), 1).problem == "overtaken"
    one = shelf_on(disk)
    used = one.new_id(5, 1)
    assert one.save(used, a_record(a_match(1)), 1).problem is None
    assert one.new_id(5, 1) != used


def test_a_full_storage_gives_up_old_versions_of_finished_games_first_and_then_says_so() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    for now in range(12):
        assert shelf.save("old", a_record(a_match(None)), now).problem is None
        assert shelf.save("live", a_record(a_match(2)), now).problem is None
    assert shelf.finish("old", Result((1, 2), (1,)), 20).problem is None
    disk.room = disk.used() + 20
    freed, now = 0, 30
    while (saved := shelf.save("live", a_record(a_match(3), summary={"n": now}), now)).problem is None:
        freed, now = freed + saved.freed, now + 1
        disk.room -= 30
        assert now < 200
    assert saved.problem == "full"
    assert freed >= VERSIONS - 1
    assert [e.id for e in shelf.history()] == ["old"]
    assert shelf.look("old").match is not None
    assert len([k for k in versions(disk) if "/live/" in k]) == VERSIONS
    loaded = shelf_on(disk, "two").load("live")
    assert loaded.record is not None
    assert loaded.record.saved == now - 1
    disk.room = None
    assert shelf.save("live", a_record(a_match(4)), 999).problem is None, "it goes on when there is room again"


def test_a_forbidden_storage_is_told() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    disk.forbidden = True
    assert shelf.save("a", a_record(a_match()), 1).problem == "forbidden"
    assert shelf.finish("a", Result((0, 0), ()), 1).problem == "forbidden"
    with pytest.raises(StorageForbidden):
        shelf.games()


def test_what_cannot_be_read_back_is_not_called_saved() -> None:
    class Liar(Tab):
        def set(self, key: str, value: str) -> None:
            super().set(key, value[:-1] + "?" if key.startswith(self.about) else value)

        about = "claim/"

    disk = Disk()
    tab = Liar(disk)
    for tab.about in ("claim/", "game/"):
        assert Shelf(tab, "one").save("a", a_record(a_match()), 1).problem == "unread"
        assert disk.texts == {}


def test_all_games_travel_as_one_file_and_nothing_is_written_over() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    for now, game_id in enumerate(("a", "b", "c")):
        assert shelf.save(game_id, a_record(a_match(now), title=f"Łódź {now}"), now).problem is None
    assert shelf.finish("c", Result((1, 1), (0, 1)), 5).problem is None
    file = shelf.export()
    report = whole(shelf.take_in(file))
    assert (report.added, report.same, report.refused, report.problem) == ((), 3, (), None)
    empty = Disk()
    other = shelf_on(empty, "two")
    assert whole(other.take_in(file)).added == ("c", "b", "a")
    assert (other.games(), other.history()) == (shelf.games(), shelf.history())
    assert shelf.save("a", a_record(a_match(5)), 9).problem is None
    (new,) = whole(shelf.take_in(file)).added
    assert new not in "abc"
    kept, taken = shelf.look("a").match, shelf.look(new).match
    assert kept is not None
    assert taken is not None
    assert (len(kept.answers), len(taken.answers)) == (5, 0)
    assert whole(shelf.take_in(file)).same == 3, "a file taken in twice adds nothing"


def stored(disk: Disk) -> str:
    """All that is kept, as the page's shell writes it into a file without Python."""
    return json.dumps({"file": "vernissage storage", "schema": 1, "entries": disk.texts})


def test_all_that_is_kept_travels_as_it_is_and_the_latest_good_version_is_taken_in() -> None:
    disk = Disk()
    shelf = shelf_on(disk)
    for n in (1, 2, 3):
        for game_id in "abc":
            assert shelf.save(game_id, a_record(a_match(n), title=game_id), n).problem is None
    last = {game_id: versions_of(disk, game_id)[-1] for game_id in "abc"}
    disk.texts[last["b"]] = disk.texts[last["b"]][:-5]
    for key in versions_of(disk, "c"):
        disk.texts[key] = "spoiled"
    disk.texts |= {"settings": "{}", "game/x": "?", "claim/a/9-y": "cut off"}
    other = Disk()
    came = whole(shelf_on(other).take_in(stored(disk)))
    assert sorted(came.added) == ["a", "b"]
    assert [why for _, why in came.refused] == ["damaged"]
    looked = {game_id: shelf_on(other).look(game_id).match for game_id in "ab"}
    assert {game_id: match and len(match.answers) for game_id, match in looked.items()} == {"a": 3, "b": 2}
    assert whole(shelf_on(other).take_in(stored(disk))).same == 2


@pytest.mark.parametrize("entries", [None, [], "x", {"game/a/1-x": 7}, {"game/a/1-x": [[]]}, {7: "x"}])
def test_other_things_in_such_a_file_are_refused(entries: Any) -> None:
    disk = Disk()
    came = whole(shelf_on(disk).take_in(json.dumps({"file": "vernissage storage", "schema": 1, "entries": entries})))
    assert not came.added
    assert not disk.texts


def test_games_of_another_edition_are_taken_in_and_told_when_they_are_opened() -> None:
    class Later(Null):
        edition = 2

    later: dict[str, Any] = {"null": Later()}
    old = shelf_on(Disk())
    assert old.save("a", a_record(a_match()), 1).problem is None
    new = Shelf(Tab(Disk()), "two", later)
    assert whole(new.take_in(old.export())).added == ("a",)
    assert new.load("a").problem == "edition"


def test_a_bad_file_is_refused_and_a_bad_game_in_it_is_named() -> None:
    shelf = shelf_on(Disk())
    assert whole(shelf.take_in("x" * (LONGEST_FILE + 1))).problem == "long"
    for text in ("", "[", "null", "[]", '{"games": []}', "[" * 200_000, '{"file": "vernissage games", "schema": 1}'):
        assert whole(shelf.take_in(text)).problem == "file"
    head = {"file": "vernissage games", "schema": 1}
    assert whole(shelf.take_in(json.dumps({**head, "schema": 4, "games": []}))).problem == "newer"
    assert whole(shelf.take_in(json.dumps({**head, "games": [1] * (MOST_GAMES + 1)}))).problem == "long"
    good = write(a_record(a_match()))
    wrong_link = write(replace(a_record(a_match()), link="A" * 20))
    games = [
        {"id": "a", "save": good},
        {"id": "../a", "save": good},
        {"id": "b", "save": good[:-1]},
        {"id": "c", "save": wrong_link},
        {"id": "d"},
        7,
        {"id": "by-link-e", "save": good},  # would be kept, and listed nowhere
    ]
    report = whole(shelf.take_in(json.dumps({**head, "games": games})))
    assert report.added == ("a",)
    assert report.refused == ((2, "field"), (3, "damaged"), (4, "link"), (5, "field"), (6, "field"), (7, "field"))


def test_a_file_for_which_there_is_no_room_says_so() -> None:
    shelf = shelf_on(Disk())
    for game_id in ("a", "b"):
        assert shelf.save(game_id, a_record(a_match(), title=game_id), 1).problem is None
    disk = Disk(room=500)
    report = whole(shelf_on(disk).take_in(shelf.export()))
    assert len(report.added) == 1
    assert report.refused == ((2, "full"),)


FIELDS: list[tuple[str, Any]] = [
    ("game", "Null"),
    ("game", ""),
    ("game", 1),
    ("link", ""),
    ("link", "a b"),
    ("link", "x" * 100_001),
    ("link", None),
    ("players", ()),
    ("players", (Player("<b>"), BOB)),
    ("players", (Player("Ann", 10), BOB)),
    ("players", (ANN,) * 9),
    ("players", (Player("a\u202eb"), BOB)),
    ("players", (Player("x" * 10_000), BOB)),
    ("players", (Player("a", True), BOB)),
    ("title", "x" * 25),
    ("title", "<i>"),
    ("title", None),
    ("summary", {"A": 1}),
    ("summary", {"a": 1.5}),
    ("summary", []),
    ("summary", {f"a{i}": 1 for i in range(17)}),
    ("summary", {"a": 1 << 60}),
    ("marks", ("A B",)),
    ("marks", ("m",) * 9),
    ("begun", -1),
    ("begun", 1.0),
    ("begun", True),
    ("saved", 1 << 53),
    ("result", Result((1,), ())),
    ("result", Result((1, 2), (2,))),
    ("result", Result((1, 2), (0, 0))),
    ("result", Result((1, "2"), ())),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("name", "value"), FIELDS, ids=range(len(FIELDS)))
def test_every_field_is_checked_when_it_is_written_and_when_it_is_read(name: str, value: Any) -> None:
    good = a_record(a_match())
    bad = replace(good, **{name: value})
    with pytest.raises(BadSave) as caught:
        write(bad)
    assert (caught.value.fault, caught.value.about) == ("field", name)
    body = json.dumps({**json.loads(records.intact(write(good))), name: value})
    with pytest.raises(BadSave) as caught:
        read(f"vernissage-save 1 {records._check('1', body):08x}\n{body}")
    assert caught.value.fault in ("field", "long")


def test_a_save_with_a_name_that_shows_nothing_is_read_without_it() -> None:
    """Earlier pages took such names: their games must not be lost."""
    saved = a_record(a_match(), players=(Player("\u3164"), Player("\u2800", 1)), title="Sunday\u3164")
    body = json.dumps(asdict(saved), ensure_ascii=False, separators=(",", ":"))
    record = read(f"vernissage-save 1 {records._check('1', body):08x}\n{body}")
    assert record == replace(saved, players=(Player(""), Player("", 1)), title="Sunday")
    assert read(write(record)) == record


def test_a_record_is_read_as_it_was_written() -> None:
    for seed in range(20):
        match = random_match(NULL, Random(seed))
        players = tuple(Player(n, i) for i, n in enumerate(("Łucja", "", "O'Neil", "林")[: match.seats]))
        result = Result(tuple(NULL.scores(match.state)), tuple(NULL.winners(match.state)))
        saved = Save("null", encode(match), players, "x", {"a": -1}, ("practice",), seed, 2 * seed, result)
        assert read(write(saved)) == saved


def test_ids_and_tokens_are_checked() -> None:
    for bad in ("", "a b", "../x", "x" * 33, "Ą", "a/b"):
        with pytest.raises(ValueError, match="id"):
            shelf_on(Disk()).save(bad, a_record(a_match()), 1)
    for bad in ("", "a-b", "a_b", "X" * 3, "x" * 17):
        with pytest.raises(ValueError, match="token"):
            Shelf(Tab(Disk()), bad)


def test_other_things_in_the_storage_are_let_be() -> None:
    disk = Disk()
    others = {
        "language": "pl",
        "game/": "x",
        "game/a": "",
        "game/a/x-y": "",
        "game/a/01-x": "",
        "game/A B/1-x": "",
        "gone/A B": "",
    }
    disk.texts = dict(others)
    shelf = shelf_on(disk)
    assert (shelf.games(), shelf.history()) == ([], [])
    assert shelf.save("a", a_record(a_match()), 1).problem is None
    shelf.remove("a")
    assert disk.texts == others | {"gone/a": ""}


def test_a_long_game_of_every_kind_can_be_saved() -> None:
    shelf = shelf_on(Disk())
    for key, game in GAMES.items():
        match = random_match(game, Random(1))
        assert shelf.save(key, a_record(match), 1).problem is None
        loaded = shelf.load(key)
        assert loaded.match is not None
        assert same(loaded.match, match)


@pytest.mark.slow
def test_broken_saves_in_short() -> None:
    outcomes = {outcome.partition(": ")[2] for outcome in fuzz.cases(2_000, 3)}
    assert {"the version before was opened", "problem: newer", "file refused: file"} <= outcomes


@pytest.mark.slow
def test_cut_off_writes_in_short() -> None:
    outcomes = list(kills.cases(30, 5))
    assert any("overtaken" in o for o in outcomes)
    assert any("a claim left" in o for o in outcomes)
