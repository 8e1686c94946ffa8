"""The hash of what the games of some bots follow from."""

from pathlib import Path

import pytest

from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.lab import marks
from vernissage.lab.marks import bot_mark, fingerprint, sources

FILES = {
    "table/chance.py": "A = 1\n",
    "table/link.py": "A = 1\n",
    "games/canvas/rules/__init__.py": "from ....table.chance import A\nB = 1\n",
    "games/null/rules.py": "C = 1\n",
    "bots/bot.py": "D = 1\n",
    "bots/registry.py": "D = 1\n",
    "games/canvas/bots/__init__.py": "from .search import E\nE1 = 1\n",
    "games/canvas/bots/search.py": '"""Says."""\nfrom ....bots.bot import D\nE = lambda: 1\n',
    "games/canvas/bots/master.py": "from . import search\nF = 1\n",
    "games/canvas/bots/beginner.py": "G = 1\n",
    "games/null/bots/search.py": "H = 1\n",
    "lab/play.py": "I = 1\n",
    "page/app.py": "J = 1\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.setattr(marks, "_PACKAGE", tmp_path)
    return tmp_path


def changed(package: Path, level: str) -> tuple[set[str], set[str]]:
    """The files with which the fingerprint and the mark of a Canvas bot change."""
    out: tuple[set[str], set[str]] = (set(), set())
    now = fingerprint.__wrapped__("canvas", (level,)), bot_mark.__wrapped__("canvas", level)
    for name, text in FILES.items():
        (package / name).write_text(text.replace("1", "2"), "utf-8")
        then = fingerprint.__wrapped__("canvas", (level,)), bot_mark.__wrapped__("canvas", level)
        for k in (0, 1):
            if then[k] != now[k]:
                out[k].add(name)
        (package / name).write_text(text, "utf-8")
    return out


def test_a_fingerprint_is_of_what_the_bots_answers_follow_from(package: Path) -> None:
    rules = {"table/chance.py", "games/canvas/rules/__init__.py", "lab/play.py"}
    search = {"bots/bot.py", "games/canvas/bots/__init__.py", "games/canvas/bots/search.py"}
    assert changed(package, "search") == (rules | search, search)
    master = search | {"games/canvas/bots/master.py"}
    assert changed(package, "master") == (rules | master, master)


def test_a_fingerprint_is_of_the_code_alone(package: Path) -> None:
    now = fingerprint.__wrapped__("canvas", ("search",))
    text = FILES["games/canvas/bots/search.py"].replace("Says", "Says something else") + "  # a comment\n"
    (package / "games/canvas/bots/search.py").write_text(text, "utf-8")
    assert fingerprint.__wrapped__("canvas", ("search",)) == now


@pytest.mark.slow
def test_every_bot_of_ours_has_sources_of_its_own_game_alone() -> None:
    for game, levels in BOTS.items():
        folder = game.replace("-", "_")
        others = {key.replace("-", "_") for key in GAMES} - {folder}
        for level in levels:
            found = sources(game, (level,))
            assert found
            assert not any(others & set(path.parts) for path in found)
            assert any(folder in path.parts for path in found) or level == "random"


def test_the_same_code_has_the_same_mark_in_every_python(tmp_path: Path) -> None:
    (file := tmp_path / "one.py").write_text("def f(a):\n    return [a]\n", "utf-8")
    arguments = "arguments(posonlyargs=[], args=[arg(arg='a')], kwonlyargs=[], kw_defaults=[], defaults=[])"
    body = "Return(value=List(elts=[Name(id='a', ctx=Load())], ctx=Load()))"
    function = f"FunctionDef(name='f', args={arguments}, body=[{body}], decorator_list=[])"
    assert marks._code(file) == f"Module(body=[{function}], type_ignores=[])"
