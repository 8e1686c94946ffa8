"""tournament and tune from the command line: what they print and leave, what they refuse, their exit codes."""

import ast
import json
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import command, refused
from tests.lab.claimer import Claimer
from vernissage.bots.registry import BOTS
from vernissage.cli.arguments import named
from vernissage.games.avant_carde.bots.features import NAMES
from vernissage.games.avant_carde.bots.values import VALUES
from vernissage.games.canvas.bots import master as canvas_master
from vernissage.games.canvas.bots import search as canvas
from vernissage.lab.jobs import Contestant, bot_for
from vernissage.lab.marks import bot_mark, fingerprint
from vernissage.lab.outside import in_file

PYAPP = Path(__file__).parents[2] / "pyapp"
QUICK = ("--executor", "serial")


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes Canvas's planning bot quick: what it does stays, how often does not."""
    monkeypatch.setattr(canvas, "DEALS", 2)
    monkeypatch.setattr(canvas, "SAMPLES", 2)
    monkeypatch.setattr(canvas_master, "DEALS", 1)
    monkeypatch.setitem(BOTS["canvas"], "master", canvas_master.Master(samples=2))
    canvas.market_of.cache_clear()
    yield
    canvas.market_of.cache_clear()


@pytest.mark.slow
def test_all_bots_of_a_game_the_strongest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("tournament", "canvas", "--games", "10", "--json", *QUICK) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(row["bot"], row["against"]["bot"]) for row in found["table"]] == [
        ("master", "search"), ("master", "greedy"), ("master", "beginner"), ("master", "random"),
        ("search", "greedy"), ("search", "beginner"), ("search", "random"),
        ("greedy", "beginner"), ("greedy", "random"), ("beginner", "random"),
    ]  # fmt: skip
    assert [row["games"] for row in found["table"]] == [10] * 10


@pytest.mark.slow
def test_the_table_and_the_file_say_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.json"
    ask = ("tournament", "canvas", "--bots", "greedy,random", "--seats", "3", "--option", "edition=1", "--games", "100")
    assert command(*ask, "--until-lower", "60", "--resume", str(file), *QUICK) == 0
    head, _, row = capsys.readouterr().out.splitlines()
    found = json.loads(file.read_text("utf-8"))
    assert head == "canvas, 3 seats, edition=1, seed 1; victories in percent"
    assert found["options"] == {"edition": 1}
    assert found["table"][0]["verdict"] == "over"
    assert row.split()[:3] == ["greedy", "random", str(found["table"][0]["games"])]
    assert command(*ask, "--until-lower", "60", "--resume", str(file), "--json", *QUICK) == 0
    assert json.loads(capsys.readouterr().out) == {k: v for k, v in found.items() if k not in ("format", "jobs")}


@pytest.mark.slow
def test_a_character_is_its_levels_bot_with_its_taste(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("tournament", "canvas", "--bots", "zofia,greedy", "--games", "10", *QUICK) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("greedy(token=1.5)  greedy ")
    assert named(ArgumentParser(), "canvas", "amara") == Contestant("master"), "who has no taste"
    assert "Zofia" in refused(capsys, "tournament", "canvas", "--bots", "Zofia,greedy", *QUICK)


@pytest.mark.slow
def test_weights_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"deny": 1}', "utf-8")
    assert command("tournament", "canvas", "--bots", f"search@{file},search", "--games", "10", *QUICK) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("search(deny=1)  search ")
    for text, why in (
        ('{"deny": 2}', "deny is 2: it must be a number from 0 to 1"), ("deny", "this is not JSON"), ("[1]", "a JSON object"),
    ):  # fmt: skip
        file.write_text(text, "utf-8")
        said = refused(capsys, "tournament", "canvas", "--bots", f"search@{file},search", *QUICK)
        assert f"{file}: " in said
        assert why in said
    assert "No such file" in refused(capsys, "tournament", "canvas", "--bots", "search@nothing.json,search", *QUICK)


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["tournament", "canvas", "--bots", "clever,random"], "no bot 'clever': choose from random, beginner, greedy, search"),
        (["tournament", "canvas", "--bots", "greedy"], "at least two bots"),
        (["tournament", "null"], "null has only one bot: name it twice"),
        (["tournament", "canvas", "--seats", "1"], "seats 2 to 5, not 1"),
        (["tournament", "canvas", "--seats", "6"], "seats 2 to 5, not 6"),
        (["tournament", "canvas", "--games", "0"], "--games must be at least 1"),
        (["tournament", "canvas", "--until-lower", "100"], "--until-lower must be between 0 and 100"),
        (["tournament", "canvas", "--until-lower", "nan"], "--until-lower must be between 0 and 100"),
        (["tournament", "canvas", "--seed", "-1"], "--seed must be"),
        (["tournament", "canvas", "--option", "colour=1"], "has no option 'colour=1'"),
        (["tournament", "chess"], "there is no game 'chess'"),
        (["tune", "canvas", "--params", "p", "--budget", "100"], "--bot"),
        (["tune", "canvas", "--bot", "random", "--params", "p", "--budget", "999"], "'random' of canvas has no weights"),
        (["tune", "canvas", "--bot", "search", "--params", "p", "--budget", "9"], "a budget of 9 games is too small for cmaes"),
        (["tune", "canvas", "--bot", "search", "--params", "p", "--budget", "99", "--method", "x"], "invalid choice: 'x'"),
    ],
)
def test_what_cannot_be_done_is_refused_in_clear_words(argv: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, *argv)


def test_what_fails_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("tournament", "canvas", "--bots", "greedy,random", "--games", "10")
    assert command(*ask, "--executor", "threads") == 1
    assert "serial, processes or dask://HOST:PORT" in capsys.readouterr().err
    file = tmp_path / "games.json"
    file.write_text("{}", "utf-8")
    assert command(*ask, "--resume", str(file), *QUICK) == 1
    assert "was not written by this command" in capsys.readouterr().err
    assert command(*ask, "--resume", str(tmp_path / "no" / "games.json"), *QUICK) == 1
    assert "No such file" in capsys.readouterr().err


@pytest.mark.long
def test_tune_leaves_a_report_and_changes_the_weights_only_for_better_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "null", {**BOTS["null"], "claimer": Claimer()})
    params, report = tmp_path / "mine.json", tmp_path / "mine.report.json"
    params.write_text('{"meek": 0.5}', "utf-8")
    ask = ("tune", "null", "--seats", "3", "--bot", "claimer", "--params", str(params), *QUICK)
    assert command(*ask, "--method", "spsa", "--budget", "300", "--resume", str(tmp_path / "games.json")) == 0
    out = capsys.readouterr().out
    found = json.loads(report.read_text("utf-8"))
    assert found["start"] == {"meek": 0.5, "hat": 2.0}
    assert found["budget"] == 300
    assert len(found["curve"]) == 1
    assert found["check"]["games"] == 180
    assert found["check"]["stronger"] is False
    assert params.read_text("utf-8") == '{"meek": 0.5}'
    assert f"{params} is left as it was; the report is in {report}" in out
    assert out.startswith(f"meek: 0.5 -> {found['found']['meek']:g}\nhat: 2 -> ")

    params.unlink()
    assert command(*ask, "--budget", "2500") == 0
    found = json.loads(report.read_text("utf-8"))
    assert found["method"] == "cmaes"
    assert found["start"] == {"meek": 0.9, "hat": 2.0}
    assert found["check"]["stronger"] is True
    assert json.loads(params.read_text("utf-8")) == found["found"]
    assert f"Stronger: the weights are in {params}" in capsys.readouterr().out

    params.write_text('{"meek": 1.9}', "utf-8")
    assert f"{params}: meek is 1.9" in refused(capsys, *ask, "--budget", "300")


def test_exploit_tells_the_gain(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "null", {**BOTS["null"], "claimer": Claimer()})
    file = tmp_path / "games.json"
    ask = ("exploit", "null", "--seats", "3", "--bot", "claimer", "--games", "30", "--playouts", "20", *QUICK)
    assert command(*ask, "--resume", str(file)) == 0
    *_, row, gain = capsys.readouterr().out.splitlines()
    assert row.startswith("exploiter of claimer  claimer")
    assert gain.startswith("gain over the fair share: +")
    assert json.loads(file.read_text("utf-8"))["players"] == [{"bot": "claimer", "playouts": 20}, {"bot": "claimer"}]
    assert "--playouts must be at least 1" in refused(capsys, "exploit", "canvas", "--bot", "greedy", "--playouts", "0")
    assert "no bot 'clever'" in refused(capsys, "exploit", "canvas", "--bot", "clever")


def test_exploit_reads_bids(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("exploit", "art-society", "--bot", "beginner", "--games", "2")
    assert command(*ask, "--bids", "1", *QUICK) == 0
    out = capsys.readouterr().out
    assert "reader of beginner" in out
    assert "gain over the fair share" in out
    assert "--bids must be at least 1" in refused(capsys, *ask, "--bids", "0")
    assert "is for art-society" in refused(capsys, "exploit", "canvas", "--bot", "greedy", "--bids", "1")


LAST = "def last(view, moves, rng):\n    return moves[-1]\n"
FIRST = LAST.replace("-1", "0")

BOLD = """from typing import Annotated, NamedTuple
from vernissage.bots.bot import Bounds
from vernissage.games import GAMES

class Weights(NamedTuple):
    bold: Annotated[float, Bounds(0, 1)] = 0.5

class Bold:
    def __init__(self, weights=Weights()):
        self.weights = weights
    def think(self, view, seat, rng):
        yield
        game = GAMES["null"]
        options = game.options(view, game.decision(view))
        return options[-1] if rng.below(100) < 100 * self.weights.bold else options[0]

bot = Bold()
"""


@pytest.fixture
def another() -> Callable[[], None]:
    """What a run of the command line that comes later finds: no bot and no mark of one before."""

    def forget() -> None:
        for known in (in_file, fingerprint, bot_mark):
            known.cache_clear()

    return forget


@pytest.mark.slow
def test_a_bot_in_a_file_plays_a_tournament_whose_games_are_never_mixed_with_another_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], another: Callable[[], None]
) -> None:
    mine, other, beside, file = (tmp_path / name for name in ("mine.py", "other.py", "beside.py", "games.json"))
    mine.write_text(LAST, "utf-8")
    other.write_text(FIRST, "utf-8")
    ask = ("tournament", "canvas", "--bots", f"{mine},{other}", "--games", "10", "--resume", str(file), *QUICK)
    assert command(*ask) == 0
    assert capsys.readouterr().out.splitlines()[2].split()[:3] == [str(mine), str(other), "10"]
    first = json.loads(file.read_text("utf-8"))
    assert first["marks"][str(mine)] != first["marks"][str(other)]
    another()
    assert command(*ask) == 0
    assert json.loads(file.read_text("utf-8"))["jobs"] == first["jobs"], "it goes on from there"

    for changed in ({mine: LAST + "# other words\n"}, {mine: FIRST, other: LAST}):
        for path, text in changed.items():
            path.write_text(text, "utf-8")
        another()
        assert command(*ask) == 1
        assert "were played with other rules or bots" in capsys.readouterr().err

    monkeypatch.syspath_prepend(tmp_path)
    marks = set()
    for text in ("N = 1\n", "N = 2\n"):
        beside.write_text(text, "utf-8")
        mine.write_text("import beside\n" + LAST, "utf-8")
        another()
        marks.add(bot_mark("canvas", str(mine)))
    sys.modules.pop("beside")
    assert len(marks) == 2, "what it imports from beside it counts"
    assert "No such file" in refused(capsys, "tournament", "canvas", "--bots", f"{tmp_path / 'no.py'},random", *QUICK)
    assert f"{beside} has no bot" in refused(capsys, "tournament", "canvas", "--bots", f"{beside},random", *QUICK)


def test_the_file_is_run_once_so_that_its_games_are_one_bots(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(LAST, "utf-8")
    bot = named(ArgumentParser(), "canvas", str(mine))
    was = bot_for("canvas", bot)
    mine.write_text(FIRST, "utf-8")
    assert bot_for("canvas", bot) is was


@pytest.mark.slow
def test_processes_play_with_the_bot_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(LAST, "utf-8")
    ask = ("tournament", "canvas", "--bots", f"{mine},random", "--games", "10", "--json")
    assert command(*ask, *QUICK) == 0
    alone = capsys.readouterr().out
    assert command(*ask, "--executor", "processes") == 0
    assert capsys.readouterr().out == alone


def test_a_bot_in_a_file_is_tuned_and_exploited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, params = tmp_path / "mine.py", tmp_path / "mine.json"
    mine.write_text(BOLD, "utf-8")
    ask = ("tune", "null", "--seats", "3", "--bot", str(mine), "--params", str(params), "--method", "spsa", "--budget", "300")
    assert command(*ask, *QUICK) == 0
    assert capsys.readouterr().out.startswith("bold: 0.5 -> ")
    params.write_text('{"bold": 2}', "utf-8")
    assert "bold is 2" in refused(capsys, *ask)
    params.write_text('{"bold": 1}', "utf-8")
    ask = ("exploit", "null", "--seats", "3", "--bot", f"{mine}@{params}", "--games", "10", "--playouts", "4")
    assert command(*ask, *QUICK) == 0
    assert f"exploiter of {mine}(bold=1)" in capsys.readouterr().out


def test_learn_prints_the_row_of_a_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("learn", "avant-carde", "--patrons", "2", "--passes", "2", "--games", "2", "--seed", "3") == 0
    out, err = capsys.readouterr()
    (row,) = ast.literal_eval("{" + out + "}").values()
    assert len(row) == len(NAMES)
    assert [line.split(",")[0] for line in err.splitlines()] == ["pass 1", "pass 2"]
    assert "--games and --passes must be at least 1" in refused(capsys, "learn", "avant-carde", "--games", "0")


def test_learn_goes_on_from_the_row_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("learn", "avant-carde", "--passes", "1", "--games", "2", "--seed", "3", "--counted")
    assert command(*ask, "100000") == 0
    (row,) = ast.literal_eval("{" + capsys.readouterr().out + "}").values()
    assert row == VALUES[0], "one pass changes nothing beside so many"
    assert "--counted must be at least 1" in refused(capsys, *ask, "0")
    assert "there is one for [0, 1, 2, 3]" in refused(capsys, *ask, "4", "--patrons", "4")


@pytest.mark.long
def test_learn_corrects_the_row_there_is_by_play_outs(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("learn", "avant-carde", "--seed", "3", "--decisions")
    assert command(*ask, "1") == 0
    out, err = capsys.readouterr()
    (row,) = ast.literal_eval("{" + out + "}").values()
    assert len(row) == len(NAMES)
    assert row != VALUES[0]
    assert err == "1 of 1 decisions\n"
    assert "--decisions must be at least 1" in refused(capsys, *ask, "0")
    assert "there is one for [0, 1, 2, 3]" in refused(capsys, *ask, "4", "--patrons", "4")


HEARS = """import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("vernissage", run_name="__main__")
"""
"""The command, with ears for Ctrl-C: what a shell starts in the background has none."""


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    argv = [sys.executable, "-c", HEARS, "tournament", "canvas", "--bots", "greedy,random", "--games", "100000"]
    process = subprocess.Popen(
        [*argv, "--executor", "serial", "--resume", str(file)],
        cwd=PYAPP, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        while not file.exists():
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert f"The games are in {file}: the same command goes on." in said
    assert "Traceback" not in said
    assert len(json.loads(file.read_text("utf-8"))["jobs"]) > 1
