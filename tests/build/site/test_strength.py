"""'How strong are the bots?': its figures are those of the files, and the files are of the present bots."""

import json
import re
import time
from pathlib import Path

import pytest

from build.site import budget, offline, pack, strength
from build.site.strength import FILES, NAMES, page, pair, results
from tests.build.tags import unclosed
from tests.page.double import FakePage
from vernissage.games import PLAYED
from vernissage.lab.jobs import Contestant, play_job
from vernissage.lab.ledger import times_of
from vernissage.lab.marks import bot_mark
from vernissage.lab.pairing import Pairing, SetUp
from vernissage.page.core.messages import Do
from vernissage.page.core.words import LANGUAGES, Words

PUBLISHED = [file for file in sorted(FILES.glob("*.json")) if not file.stem.endswith(".times")]


@pytest.mark.slow
@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_the_published_games_were_played_by_the_bots_as_they_are(file: Path) -> None:
    told = json.loads(file.read_text("utf-8"))
    changed = [level for level, mark in told["marks"].items() if mark != bot_mark(told["game"], level)]
    commands = [r.command for r in results() if r.file == file.name]
    assert not changed, f"{', '.join(changed)} of {told['game']} plays otherwise now: take {file.name} away and run {commands}"


def test_the_published_share_is_that_of_the_games_in_the_file() -> None:
    for file in PUBLISHED:
        told = json.loads(file.read_text("utf-8"))
        (row,) = told["table"]
        won = sum(sum(job["won"]) for job in told["jobs"].values())
        assert row["games"] == 5 * told["seats"] * len(told["jobs"])
        assert row["won"] == round(100 * won / 840 / row["games"], 2)


def test_a_published_game_comes_again() -> None:
    """One job of quick bots: the rest follows from the code that `marks` and the file name."""
    told = json.loads((FILES / "canvas-2-greedy-beginner.json").read_text("utf-8"))
    one, other = (Contestant(bot["bot"]) for bot in told["players"])
    pairing = Pairing(SetUp.of(told["game"], told["seats"], told["options"], told["seed"]), one, other, games=10)
    result = play_job(pairing.job(0), time.thread_time).result
    first = next(iter(told["jobs"].values()))
    assert (list(result.won), list(result.points), result.lost) == (first["won"], first["points"], first["lost"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_the_figures_and_how_to_measure_them(language: str) -> None:
    words = Words(language)
    shown = page(results(), words)
    assert shown.startswith(f'<!doctype html>\n<html lang="{language}">')
    for r in results():
        assert pair(r, words) in shown
        assert f"{r.command} --resume web/strength/{r.file}" in shown
        sign = "%" if language == "en" else " %"  # in English the sign follows the figure
        assert f"<td>{strength.number(r.won, words)}{sign}</td>" in shown
    assert shown.count("<section>") == len(PLAYED) + 1
    assert "<script" not in shown
    assert "style=" not in shown
    assert not unclosed(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_leads_to_the_page_of_the_language(language: str) -> None:
    page = FakePage(languages=(language,))
    page.send(Do("open", ("menu",)))
    link = page.find("menu-strength")
    assert link is not None
    assert link.attributes["href"] == NAMES[language]


def test_games_that_nobody_has_measured_are_said_to_be() -> None:
    shown = page([], Words("en"))
    assert shown.count("Not measured yet.") == len(PLAYED)


def test_a_strange_file_is_refused_and_times_may_be_missing(tmp_path: Path) -> None:
    told = json.loads(PUBLISHED[0].read_text("utf-8"))
    (tmp_path / "one.json").write_text(json.dumps(told), "utf-8")
    (found,) = results(tmp_path)
    assert found.times is None
    times = {"jobs": {"a": {"seconds": [1.0, 0.5], "answers": [10, 20]}}}
    times_of(tmp_path / "one.json").write_text(json.dumps(times), "utf-8")
    assert results(tmp_path)[0].times == (100.0, 25.0)
    assert "100 : 25" in page(results(tmp_path), Words("en"))
    (tmp_path / "two.json").write_text("{}", "utf-8")
    with pytest.raises(SystemExit, match=re.escape("was not written by `python -m vernissage tournament`")):
        results(tmp_path)


@pytest.mark.long
def test_it_is_in_the_site_and_weighs_nothing_in_a_first_visit() -> None:
    site = pack.built(small=False)
    for name in (*NAMES.values(), strength.SHEET):
        assert (site / name).stat().st_size > 500
        assert not [path for files in budget.weights(site).values() for path in files if name in path]
        assert offline.LATER.fullmatch(name)
