"""The command line: what it prints, what it refuses, and its exit codes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from tests.cli.commands import command, refused
from vernissage.bots.registry import BOTS
from vernissage.cli.command import COMMANDS
from vernissage.games import GAMES
from vernissage.games.art_society.rules.game import ArtSociety
from vernissage.games.art_society.rules.state import State
from vernissage.games.notations import NOTATIONS
from vernissage.library import link, series
from vernissage.library.saving import read
from vernissage.table.game import Action, Tell
from vernissage.table.match import Match

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_with_every_number_of_seats(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in GAMES[game].seats:
        names = ",".join(["random"] * seats)
        assert command("simulate", game, "--bots", names, "--games", "3", "--check", "--json") == 0
        found = json.loads(capsys.readouterr().out)
        assert found["games"] == 3
        assert len(found["wins"]) == len(found["mean_score"]) == len(found["us_per_decision_by_bot"]) == seats
        assert sum(found["wins"]) <= 3.01
        assert found["decisions"] >= 3 * found["length"]["min"] > 0
        assert found["us_per_decision"] > 0
        for total, lines in zip(found["mean_score"], found["mean_lines"], strict=True):
            assert not lines or sum(lines.values()) == pytest.approx(total, abs=0.01)


@pytest.mark.slow
def test_the_figures_are_in_the_order_of_the_bots_and_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["simulate", "art-society", "--seats", "3", "--games", "6", "--json", "--bots"]
    for names in ("greedy,random,random", "random,random,greedy"):
        assert command(*ask, names) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["bots"] == names.split(",")
        best = names.split(",").index("greedy")
        assert found["mean_score"][best] == max(found["mean_score"])
        assert found["wins"][best] >= 5
        assert sum(found["wins"]) == pytest.approx(6, abs=0.01)
        for total, lines in zip(found["mean_score"], found["mean_lines"], strict=True):
            assert sum(lines.values()) == pytest.approx(total, abs=0.01)


@pytest.mark.long
def test_the_same_seed_plays_the_same_games_and_checking_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    def played(*more: str) -> dict[str, object]:
        command("simulate", "art-society", "--bots", "greedy,random", "--games", "4", "--json", *more)
        found = json.loads(capsys.readouterr().out)
        return {k: v for k, v in found.items() if not k.startswith("us_")}

    assert played("--seed", "7") == played("--seed", "7") == played("--seed", "7", "--check")
    assert played("--seed", "7") != played("--seed", "8")


def test_seats_rotate() -> None:
    seen: list[list[int]] = []

    class Watched(ArtSociety):
        def new(self, seats: int, options: object) -> State:
            seen.append([])
            return super().new(seats, {})

        def view(self, s: State, seat: int | None) -> State:
            if seat is not None and seat not in seen[-1]:
                seen[-1].append(seat)
            return super().view(s, seat)

    bots = BOTS["art-society"]
    series.run(Watched(), [bots["greedy"], bots["random"], bots["random"]], 3, 1, lambda: 0.0)
    assert seen == [[0], [1], [2]], "only the greedy bot looks; each game from another seat"


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("simulate", "art-society", "--bots", "random,random", "--games", "2") == 0
    head, titles, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("2 games of ")
    lines = "prestige decor eyeline full corners excess"
    assert titles.split() == ["bot", "wins", "score", *lines.split(), "us/decision"]
    assert [row.split()[0] for row in rows] == ["random", "random"]


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["art-society", "--bots", "clever,random"], "no bot 'clever': choose from random, beginner, greedy, search, master"),
        (["art-society", "--bots", "random", "--seats", "2"], "2 seats but 1 bots"),
        (["art-society", "--bots", "random"], "seats 2 to 4, not 1"),
        (["art-society", "--bots", "random,random", "--games", "0"], "--games must be at least 1"),
        (["art-society", "--bots", "random,random", "--seed", "-1"], "--seed must be"),
        (["chess", "--bots", "random,random"], "there is no game 'chess'. The games are art-society, canvas, avant-carde."),
        (["art-society"], "--bots"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_clear_words(
    argv: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in refused(capsys, "simulate", *argv)


def test_lost_pieces_are_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Careless(ArtSociety):
        def advance(self, s: State, a: Action, tell: Tell) -> None:
            super().advance(s, a, tell)
            if s.round == 3 and s.decor[0]:
                s.decor = (0, *s.decor[1:])

    monkeypatch.setitem(GAMES, "art-society", Careless())
    for more in ([], ["--check"]):
        assert command("simulate", "art-society", "--bots", "random,random", "--games", "1", *more) == 1
        assert "'decor': " in capsys.readouterr().err


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ArtSociety, "longest", 50)
    assert command("simulate", "art-society", "--bots", "random,random", "--games", "1") == 1
    assert "has not ended" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_show_prints_a_position_that_it_can_read_again(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in GAMES[game].seats:
        assert command("show", game, "--seats", str(seats), "--seed", "5", "--answers", "90") == 0
        text = capsys.readouterr().out
        found, s = read(text)
        assert found is GAMES[game]
        assert NOTATIONS[game].position_text(s) in text
        assert text.startswith("# ")
        file = tmp_path / "position.txt"
        file.write_text(text, encoding="utf-8")
        assert command("show", str(file)) == 0
        assert capsys.readouterr().out == text
    assert command("show", game, "--answers", "100000") == 0
    assert "\nnext " not in capsys.readouterr().out, "the game is over"


def test_show_opens_links(capsys: pytest.CaptureFixture[str]) -> None:
    match: Match[object] = Match(GAMES["canvas"], 3, {}, 9)
    for _ in range(5):
        assert match.decision is not None
        match.answer(match.game.options(match.state, match.decision)[0])
    text = link(match)
    for given in (text, f"#{text}", f"https://games.example/vernissage/#{text}"):
        assert command("show", given) == 0
        out = capsys.readouterr().out
        assert NOTATIONS["canvas"].position_text(match.state) in out
        assert "# seat 0: 0 points, 4 tokens" in out
    assert command("show", f"#{text[:-3]}") == 1
    assert "This link cannot be opened. It was cut or changed on its way" in capsys.readouterr().err


def test_show_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.txt"
    file.write_text("art-society 2\nround x\n", encoding="utf-8")
    assert command("show", str(file)) == 1
    assert "line 2: 'x' is not a number" in capsys.readouterr().err
    file.write_text("# a picture\n\nchess 2\n", encoding="utf-8")
    assert command("show", str(file)) == 1
    assert "line 3: a position begins with its game (art-society, canvas, avant-carde)" in capsys.readouterr().err
    file.write_text("", encoding="utf-8")
    assert command("show", str(file)) == 1
    file.write_bytes(b"\xff\xfe")
    assert command("show", str(file)) == 1
    capsys.readouterr()
    assert command("show", str(tmp_path / "nothing.txt")) == 1
    assert capsys.readouterr().err == f"there is no file {tmp_path / 'nothing.txt'}\n"
    assert command("show", "canvass") == 1
    assert capsys.readouterr().err.startswith("there is no game 'canvass'; did you mean 'canvas'?")
    assert command("show", "C3Et9_l0JmGc31oyZF8GielS6") == 1
    assert capsys.readouterr().err.startswith("This link cannot be opened. It was cut or changed on its way")
    assert "seats 2 to 4, not 5" in refused(capsys, "show", "art-society", "--seats", "5")
    assert "--answers" in refused(capsys, "show", "canvas", "--answers", "-1")
    assert "has no option" in refused(capsys, "show", "canvas", "--option", "colour=1")


@pytest.mark.long
def test_it_runs_as_a_module() -> None:
    argv = [sys.executable, "-m", "vernissage"]
    text = "art-society 7\n"
    done = subprocess.run([*argv, "show", "-"], cwd=ROOT / "pyapp", input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "-: line 1: Art Society seats 2 to 4, not 7\n"


def test_a_games_options_are_given_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    def played(*more: str) -> dict[str, object]:
        assert command("simulate", "avant-carde", "--bots", "random", "--games", "2", "--check", "--json", *more) == 0
        found = json.loads(capsys.readouterr().out)
        return {k: v for k, v in found.items() if not k.startswith("us_")}

    plain = played()
    assert played("--option", "patrons=0") == plain
    assert played("--option", "patrons=4", "--option", "sevens=1") != plain
    for bad in ("patrons", "patrons=x", "patrons=-1", "patrons=9", "colour=1"):
        assert "has no option" in refused(capsys, "simulate", "avant-carde", "--bots", "random", "--option", bad)


# -- help -----------------------------------------------------------------------------------------------------------------


def test_it_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        command("--version")
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"vernissage {vernissage.__version__}\n"


def test_the_template_of_a_game_is_in_no_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        with pytest.raises(SystemExit):
            command(name, "--help")
        assert not re.search(r"\bnull\b", capsys.readouterr().out), name


@pytest.mark.long
@pytest.mark.parametrize("name", COMMANDS)
def test_each_commands_help_ends_with_an_example_that_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command(name, "--help")
    last = capsys.readouterr().out.splitlines()[-1]
    before, _, argv = last.partition("example: python -m vernissage ")
    assert before == ""
    assert argv.split()[0] == name
    monkeypatch.chdir(tmp_path)
    done = subprocess.run([sys.executable, "-m", "vernissage", *argv.split()], input="quit\n", capture_output=True, text=True,
                          check=False, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT / "pyapp")})  # fmt: skip
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert done.stdout


def test_every_command_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command("--help")
    listed = re.findall(r"^    (\w+)\b", capsys.readouterr().out, re.MULTILINE)
    assert listed == list(COMMANDS)


# -- bots from files ------------------------------------------------------------------------------------------------------


def test_a_bot_from_a_file_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from random import Random\n\ndef first(view, moves, rng):\n    return moves[0]\n")
    assert command("simulate", "canvas", "--bots", f"{file},random", "--games", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out)["bots"] == [str(file), "random"]
    file.write_text("def helper():\n    pass\n\ndef bot(view, moves, rng):\n    return moves[-1]\n")
    assert command("simulate", "null", "--bots", f"random,{file}", "--games", "2", "--json") == 0


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (None, "No such file"),
        ("1 / 0", "mine.py cannot be run: ZeroDivisionError: division by zero"),
        ("x = 1", "mine.py has no bot: call a function of (view, moves, rng), or an object with `think`, `bot` in it"),
        ("def a(v, m, r): ...\ndef b(v, m, r): ...", "mine.py has no bot"),
        ("class bot: ...", "mine.py has no bot"),
    ],
)
def test_a_file_without_a_bot_is_refused(
    code: str | None, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    if code is not None:
        file.write_text(code)
    assert why in refused(capsys, "simulate", "canvas", "--bots", f"{file},random")
