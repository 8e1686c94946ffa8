"""A game in a terminal: what is asked, what may be typed, and that nothing is lost on the way out."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.commands import command, refused
from tests.page.test_bidi import SARA, bare
from vernissage.bots.registry import BOTS, LEVELS
from vernissage.cli.play import LINKED, Sitting
from vernissage.games import GAMES
from vernissage.games.canvas.bots.search import GreedyWeights
from vernissage.library import load, terminal
from vernissage.library.links import open_link
from vernissage.page.programme import VIEWS
from vernissage.table.link import decode
from vernissage.table.match import Match
from vernissage.table.notation import moves


def sat(key: str, typed: list[str], seats: int = 2, seed: int = 3) -> tuple[Sitting, list[str]]:
    """A sitting against random bots whose person types these lines, and what it tells."""
    told: list[str] = []

    def ask(_prompt: str) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    bots = dict.fromkeys(range(1, seats), ("random", BOTS[key]["random"]))
    return Sitting(Match(GAMES[key], seats, {}, seed), 0, bots, ask, told.append), told


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_game_is_played_to_its_end_with_what_is_offered(key: str, seats: int) -> None:
    if seats not in GAMES[key].seats:
        return
    told: list[str] = []
    possible = re.compile(r"Possible: ([^;]+?)(?:;|\.$)")

    def ask(prompt: str) -> str:
        assert prompt == "> "
        offered = possible.search(told[-1])
        assert offered, told[-1]
        return offered[1]

    match = Match(GAMES[key], seats, {}, 5)
    bots = dict.fromkeys(range(1, seats), ("random", BOTS[key]["random"]))
    sitting = Sitting(match, 0, bots, ask, told.append)
    assert sitting.play()
    assert match.decision is None
    assert {line.split(":")[0] for line in told[-seats:]} == set(sitting.names)
    assert f"You: {match.game.scores(match.state)[0]}" in "\n".join(told[-seats:])


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_names_from_right_to_left_leave_the_rest_of_a_line_in_its_order(key: str) -> None:
    told: list[str] = []
    bots = {1: ("random", BOTS[key]["random"])}
    names = {1: SARA}

    def ask(_prompt: str) -> str:
        return next(iter(moves(sitting.notation, sitting.match.game, sitting.match.view(0))))

    sitting = Sitting(Match(GAMES[key], 2, {}, 5), 0, bots, ask, told.append, names)
    assert sitting.play()
    lines = [line for text in told for line in text.splitlines() if SARA in line]
    assert len(lines) > 10
    assert not [line for line in lines if bare(line)]
    assert open_link(sitting.link()).players[1].name == SARA, "a link has names as they are"


def test_what_cannot_be_done_is_told_and_asked_again() -> None:
    typed = ["dance", "hang 1 at z9", "", "help", "link", "table", "undo", "moves e", "moves xyz", "quit"]
    sitting, told = sat("art-society", typed)
    assert not sitting.play()
    assert not typed
    read = "\n".join(told)
    assert "there is no 'dance' now. Possible: hang 1" in read
    assert "'hang 1 at z9' is not possible now. Possible: hang 1" in read
    assert "nothing was typed" in read
    assert "There is nothing to take back yet." in read
    assert "No such move is possible now." in read
    assert sitting.link() in told
    assert read.count("Type a move as it is listed.") == 2
    assert read.count("\nSetting up") == 2


def test_an_answer_is_taken_back_where_nothing_was_learnt() -> None:
    sitting, told = sat("avant-carde", [], seats=1)
    first = next(iter(moves(sitting.notation, sitting.match.game, sitting.match.state)))
    for typed, why, left in (
        ([first, "undo", "undo"], "There is nothing to take back yet.", 0),
        (["stop", "undo"], "This cannot be taken back: ", 1),
    ):
        sitting, told = sat("avant-carde", typed, seats=1)
        assert not sitting.play()
        assert any(why in line for line in told)
        assert len([t for t in sitting.match.turns if t.decision.seat == 0]) == left


def test_who_leaves_can_go_on_with_the_same_bots_from_the_link() -> None:
    typed: list[str] = []
    sitting, _ = sat("canvas", typed, seats=3)
    card = sitting.match.state.row[0]
    typed.append(f"take {card}")
    assert not sitting.play(), "the input has ended"
    assert sitting.match.state.players[0].hand == (card,)
    link = open_link(sitting.link())
    assert [player.level for player in link.players] == [0, 1, 1]
    assert load(sitting.link()).answers == sitting.match.answers


def test_a_character_plays_with_its_taste_and_goes_on_with_it(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(GAMES["canvas"], 3, {}, 3)
    bots = dict.fromkeys((1, 2), ("greedy", BOTS["canvas"]["greedy"]))
    sitting = Sitting(match, 0, bots, lambda _: "quit", print, {2: "Zofia"})
    assert sitting.names == ("You", "Marek", "Zofia")
    assert [bot.weights for bot in sitting.bots.values()] == [GreedyWeights(haste=1), GreedyWeights(token=1.5)]
    typed += ["quit", "quit"]
    assert command("play", "canvas", "--seed", "4", "--seats", "4", "--bots", "oskar,noor") == 0
    (again,) = re.findall(r"'(#[^']+)'", capsys.readouterr().out)
    players = open_link(again).players
    assert [(player.name, player.level) for player in players] == [("You", 0), ("Oskar", 4), ("Noor", 2), ("Zofia", 2)]
    assert command("play", again) == 0
    assert open_link(re.findall(r"'(#[^']+)'", capsys.readouterr().out)[0]).players == players


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types at the command line's own prompt."""
    typed: list[str] = []
    monkeypatch.setattr("builtins.input", lambda _prompt: typed.pop(0))
    return typed


def test_the_command_begins_leaves_and_goes_on(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += ["stop", "quit"]
    assert command("play", "avant-carde", "--seed", "4", "--seats", "3", "--bots", "random,greedy", "--seat", "1") == 0
    out = capsys.readouterr().out
    (again,) = re.findall(r"^Go on with: python -m vernissage play '(#[^']+)'$", out, re.MULTILINE)
    link = open_link(again)
    assert [player.level for player in link.players] == [1, 0, 2]
    typed += ["quit"]
    assert command("play", again) == 0
    assert f"play '{again}'" in capsys.readouterr().out, "nothing has happened since"


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["canvas", "--seats", "6"], "seats 1 to 5, not 6"),
        (["canvas", "--bots", "clever"], "no bot 'clever': choose from random, beginner, greedy, search, master"),
        (["canvas", "--seat", "2"], "the seats are 0 to 1, not 2"),
        (["canvas", "--seed", "-1"], "--seed must be"),
        (["canvas", "--option", "set=99"], "no set 99"),
    ],
)
def test_what_cannot_be_played_is_refused_in_clear_words(argv: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(capsys, "play", *argv)


GAMES_ARE = "The games are art-society, canvas, avant-carde.\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("chess", f"there is no game 'chess'. {GAMES_ARE}"),
        ("canvass", f"there is no game 'canvass'; did you mean 'canvas'? {GAMES_ARE}"),
        ("null", f"there is no game 'null'. {GAMES_ARE}"),
        ("#AAAA", "This link cannot be opened. "),
        ("C3Et9_l0JmGc31oyZF8GielS6", "This link cannot be opened. It was cut or changed on its way"),
    ],
)
def test_a_bad_game_and_a_bad_link_are_told_apart(given: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("play", given) == 1
    assert capsys.readouterr().err.startswith(said)


def test_a_bot_from_a_file_sits_at_the_table_and_goes_on_as_another_in_a_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def last(view, moves, rng):\n    return moves[-1]\n")
    typed = iter(["take 22", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert command("play", "canvas", "--seed", "1", "--bots", str(file)) == 0
    out = capsys.readouterr().out
    assert "mine: 0 points" in out
    link = decode(out.partition("vernissage play '#")[2].partition("'")[0], GAMES)
    assert [player.name for player in link.players] == ["You", "mine"]
    assert LEVELS[link.players[1].level] == LINKED


@pytest.mark.parametrize("seats", ["2", "4"])
def test_bots_of_others_and_with_weights_sit_at_the_table(
    seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A package's, a file's called as a character, one with weights: several of a name are told apart, without tastes."""
    about = tmp_path / "hasty-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[vernissage.bots]\ncanvas.hasty = vernissage_hasty:BOT\n")
    (tmp_path / "vernissage_hasty.py").write_text("from vernissage.games.canvas.bots.search import Greedy\nBOT = Greedy()\n")
    (tmp_path / "Zofia.py").write_text("def last(view, moves, rng):\n    return moves[-1]\n")
    (tmp_path / "mean.json").write_text('{"token": 1}')
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    called = {
        "hasty": ["hasty", "hasty 2", "hasty 3"],
        str(tmp_path / "Zofia.py"): ["Zofia 2", "Zofia 3", "Zofia 4"],
        f"greedy@{tmp_path / 'mean.json'}": ["greedy", "greedy 2", "greedy 3"],
    }
    try:
        for bot, names in called.items():
            assert command("play", "canvas", "--seed", "1", "--seats", seats, "--seat", "1", "--bots", bot) == 0
            out = capsys.readouterr().out
            link = decode(out.partition("vernissage play '#")[2].partition("'")[0], GAMES)
            assert [player.name for player in link.players if player.level] == names[: int(seats) - 1]
            assert {LEVELS[player.level] for player in link.players if player.level} == {LINKED}
    finally:
        BOTS["canvas"].pop("hasty", None)
        sys.modules.pop("vernissage_hasty", None)


def test_with_rich_there_are_colours(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.printer(plain=True) is print
    assert terminal.printer(plain=False) is print, "nobody looks"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal.printer(plain=False)("A 3 2x2 city gilt [not markup]")
    out = capsys.readouterr().out
    assert "\x1b[34mcity\x1b[0m" in out
    assert "[not markup]" in out
