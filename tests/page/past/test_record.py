"""The record: figures, plots and tables that follow from the finished games; whose they are; clearing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.page.double import Element, FakePage
from tests.page.finished import OPPONENTS, match, page, record, some
from vernissage.games import GAMES
from vernissage.lab.intervals import wilson as known
from vernissage.page.core.messages import Do
from vernissage.page.keeping import stars
from vernissage.page.keeping.record import Save
from vernissage.page.past.pasts import PASTS
from vernissage.page.record.figures import ENOUGH, FEW, best, bids, means, running, shares, wilson
from vernissage.page.record.room import PLOTS, RecordRoom
from vernissage.page.view.phrases import figure


def opened(*records: Save, language: str = "en", name: str = "Ann") -> tuple[FakePage, RecordRoom]:
    out = page(*records, language=language, name=name)
    out.send(Do("record"))
    out.settle()
    room = out.app.visit
    assert isinstance(room, RecordRoom)
    return out, room


def test_without_games_it_says_how_they_come() -> None:
    out, _ = opened()
    assert "once a game is finished" in out.text("foyer")


def test_it_opens_from_the_menu() -> None:
    out = page()
    out.send(Do("open", ("menu",)))
    out.press("menu-record")
    assert isinstance(out.app.visit, RecordRoom)
    assert out.dialog == ""


@pytest.mark.parametrize("game", PASTS)
def test_the_lines_of_a_score_sheet_add_up_to_the_score(game: str) -> None:
    done = match(game, 2, 3)
    for seat in range(2):
        facts = PASTS[game].facts(done, seat)
        assert sum(facts.lines.values()) == done.game.scores(done.state)[seat]


@pytest.mark.slow
def test_figures_are_those_of_the_games() -> None:
    records = some(4)
    out, room = opened(*records)
    for game in GAMES:
        if game not in PASTS:
            continue
        out.send(Do("room", ("record-game", game)))
        own = [r for r in records if r.game == game]
        mine = room.pasts()
        assert [p.score for p in mine] == [r.result.scores[0] for r in sorted(own, key=lambda r: -r.saved) if r.result]
        assert all(p.facts is not None for p in mine)
        found = shares(mine)
        assert sum(one.games for one in found) == len(own)
        assert sum(one.won for one in found) == sum(0 in r.result.winners for r in own if r.result)
        assert sum(v for _, v in means(mine)) == pytest.approx(sum(p.score for p in mine) / len(mine))
        assert f"{len(own)} games" in " ".join(reversed(out.text("foyer").split())) or str(len(own)) in out.text("foyer")


def test_intervals_are_those_of_the_lab() -> None:
    for games in (0, 1, 7, 40):
        for won in range(games + 1):
            assert wilson(won, games) == pytest.approx(known(won, games))


def test_a_running_mean_looks_back_eight_games() -> None:
    assert running([8] * 8 + [16] * 8) == [8.0] * 8 + [9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]


def test_bids_are_told_with_what_was_wasted() -> None:
    _, room = opened(record("art-society", 1))
    done = match("art-society", 2, 1)
    made = bids(room.pasts())
    assert [b.card for b in made] == list(done.state.players[0].stack[1:])
    spent = set()
    for bid in made:
        assert 0 <= bid.spare < bid.card
        if bid.spare:  # the lower card was in hand
            assert bid.card - bid.spare not in spent
        spent.add(bid.card)


def test_the_best_work_leads_to_the_collection() -> None:
    records = [record("canvas", n) for n in range(3)]
    out, room = opened(*records)
    found = best(room.pasts())
    assert found is not None
    past, work = found
    assert work.worth == max(w.worth for p in room.pasts() if p.facts for w in p.facts.works)
    out.press("best-look")
    out.settle()
    assert out.root["title"].startswith("Your collection")
    assert f"It earned {work.worth} points" in out.text("foyer")
    assert out.revealed == "part-painting", "the chosen room, in a row that scrolls"
    assert past.record.game == "canvas"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_plot_is_told_and_can_be_read_as_a_table(language: str) -> None:
    out, _ = opened(*(record("art-society", n) for n in range(ENOUGH)), language=language)
    for plot in PLOTS:
        card = [e for e in out.document.walk() if e.attributes.get("class", "").startswith("plot")]
        assert all(e.attributes["aria-label"] for e in card)
        assert out.see(f"table-{plot}").attributes["aria-pressed"] == "false"
        out.press(f"table-{plot}")
        assert out.see(f"table-{plot}").attributes["aria-pressed"] == "true"
        assert out.focus == f"table-{plot}"
    tables = [e for e in out.document.walk() if e.attributes.get("class") == "rc-table"]
    assert len(tables) == len(PLOTS)
    assert not [e for e in out.document.walk() if e.attributes.get("class", "").startswith("plot")]


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, FEW - 1, FEW, ENOUGH - 1, ENOUGH])
def test_of_few_games_plain_numbers_stand_there(games: int) -> None:
    """No victories by opponents before three games, no curve, percentage or interval before ten."""
    out, room = opened(*(record("canvas", n) for n in range(games)))
    assert (out.find("table-shares") is not None) == (games >= FEW)
    enough = games >= ENOUGH
    assert (out.find("table-course") is not None, "%" in out.text("foyer"), "rc-whisker" in out.regions["foyer"]) == (
        enough, enough, enough,
    )  # fmt: skip
    assert ("rc-track" in out.regions["foyer"]) == any(one.games >= ENOUGH for one in shares(room.pasts())), "bars of enough"
    assert ("rc-few" in out.regions["foyer"]) == (games >= FEW and any(one.games < ENOUGH for one in shares(room.pasts())))
    figures = [e.text for e in out.document.walk() if e.name == "text"]
    assert "0.0" not in figures, "a line that brought nothing is left out"
    row = next(e for e in out.document.walk() if e.attributes.get("class", "").startswith("rc-row"))
    scores = [r.result.scores[0] for r in reversed([record("canvas", n) for n in range(games)]) if r.result]
    told = [int(e.text.split()[0]) for e in row.children if isinstance(e, Element) and e.text]
    assert sorted(told) == sorted(scores)
    assert len(row.children) == ENOUGH, "frames wait for the next ones"


@pytest.mark.slow
@pytest.mark.parametrize("games", [FEW, ENOUGH])
def test_bids_and_shares_are_told_of_enough_games_alone(games: int) -> None:
    out, room = opened(*(record("art-society", n) for n in range(games)))
    assert (out.find("table-bids") is not None) == (games >= ENOUGH)
    out.press("table-shares")
    heads = [e.text for e in out.document.walk() if e.name == "th" and e.attributes.get("scope") == "col"]
    assert ("Between" in heads) == any(one.games >= ENOUGH for one in shares(room.pasts()))


def test_one_figure_comes_first() -> None:
    records = [record("canvas", n) for n in range(FEW)]
    out, _ = opened(*records)
    sums = next(e for e in out.document.walk() if e.attributes.get("class") == "rc-sums")
    most = max(r.result.scores[0] for r in records if r.result)
    assert next(e.text for e in sums.children if isinstance(e, Element)) == f"best {most} points"


def test_the_best_has_its_unit_and_a_minus_like_every_figure() -> None:
    """Whoever listened heard points where awards are counted."""
    for game, score, unit in (("art-society", -3, "points"), ("avant-carde", 7, "awards")):
        done = record(game, 0)
        kept = replace(done, result=done.result._replace(scores=(score, *done.result.scores[1:])))
        out, _ = opened(kept)
        out.press(f"record-{game}")
        told = out.text("foyer")
        assert f"best {figure(score)} {unit}" in told


def test_the_best_work_hangs_beside_the_press_that_begins_another_game() -> None:
    out, _ = opened(*(record("canvas", n) for n in range(2)))
    wall = next(e for e in out.document.walk() if e.attributes.get("class") == "rc-hung")
    assert [e.attributes["class"] for e in wall.children if isinstance(e, Element)] == ["drawing"]
    loud = [e.attributes["id"] for e in out.document.walk() if e.attributes.get("class", "").startswith("btn do")]
    assert loud == ["bare-begin"], "one dark button"
    out.press("record-art-society")  # none is finished
    out.settle()
    assert out.find("best-look") is None
    assert "Your first result will be your best" in out.text("foyer")
    loud = [e.attributes["id"] for e in out.document.walk() if e.attributes.get("class", "").startswith("btn do")]
    assert loud == ["bare-begin"]


def test_what_points_come_from_is_shown_where_there_is_more_than_one_source() -> None:
    out, _ = opened(record("canvas", 0), record("art-society", 0))
    for game, there in (("canvas", False), ("art-society", True)):  # of the ones nothing but ribbons
        out.press(f"record-{game}")
        assert (out.find("table-lines") is not None) is there, game


def test_each_person_has_a_record_by_name() -> None:
    out, room = opened(*some(2), *(record("canvas", n, name="Bea") for n in (7, 8, 9)), name="Bea")
    assert room.name == "Bea"
    assert len(room.pasts("canvas")) == 3
    out.press("name-0" if room.people[0] == "Ann" else "name-1")
    assert room.name == "Ann"
    assert len(room.pasts("canvas")) == 2


def test_against_whom_is_told_by_name_and_level() -> None:
    out, _ = opened(*(record("canvas", n, beside=beside) for n, beside in enumerate(OPPONENTS)))
    out.press("table-shares")
    told = out.text("foyer")
    for name in ("Visitor", "Amateur", "Bea"):
        assert name in told


def test_clearing_takes_two_presses_and_takes_all() -> None:
    out, room = opened(*some(2))
    stars.write(out.device.storage, {"canvas": {"x": 3}})
    out.press("record-clear")
    assert len(room.pasts("canvas")) == 2
    out.press("record-canvas")  # something else in between
    out.press("record-clear")
    assert room.reader.games, "the press in between has taken the first one back"
    out.press("record-clear")
    assert not room.reader.games
    assert out.app.shelf.history() == []
    assert stars.read(out.device.storage) == {}
    assert "once a game is finished" in out.text("foyer")


def test_practice_and_damaged_games_are_left_out() -> None:
    good = record("canvas", 1)
    other = record("canvas", 2)
    practice = Save(**{**{k: getattr(other, k) for k in Save.__dataclass_fields__}, "marks": ("practice",)})
    broken = record("canvas", 3)
    broken = Save(**{**{k: getattr(broken, k) for k in Save.__dataclass_fields__}, "link": good.link[:-6] + "AAAAAA"})
    _, room = opened(good, practice, broken)
    assert len(room.reader.games) == 2
    assert [p.facts is None for p in room.pasts()].count(True) == 1
