"""Bots of others come by an entry point; the one in the guide plays as it stands there."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.commands import command, refused
from vernissage.bots.registry import BOTS
from vernissage.lab import marks
from vernissage.lab.marks import bot_mark, fingerprint
from vernissage.lab.outside import bot_of, levels

GUIDE = Path(marks.__file__).parents[1] / "bots" / "README.md"

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package where Python finds it, as pip does: a module, and what its metadata say of its entry points."""

    def put(module: str, source: str, points: str) -> None:
        (tmp_path / f"{module}.py").write_text(source, "utf-8")
        about = tmp_path / f"{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[vernissage.bots]\n{points}\n", "utf-8")

    monkeypatch.syspath_prepend(tmp_path)
    before = {game: list(bots) for game, bots in BOTS.items()}
    modules = set(sys.modules)
    yield put
    for game, known in before.items():
        for level in [level for level in BOTS[game] if level not in known]:
            del BOTS[game][level]
    for name in set(sys.modules) - modules:
        if getattr(sys.modules[name], "__file__", None) and Path(str(sys.modules[name].__file__)).is_relative_to(tmp_path):
            del sys.modules[name]
    fingerprint.cache_clear()
    bot_mark.cache_clear()


@pytest.mark.slow
def test_the_bot_of_the_guide_plays_a_tournament(
    install: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GUIDE.read_text("utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (line,) = re.findall(r"\[project.entry-points.\"vernissage.bots\"\]\n(.*?)\n", text)
    install("hasty", source, line.replace('"', ""))
    assert levels("canvas")[-1] == "hasty"
    assert "hasty" not in BOTS["canvas"], "nothing of others is run before somebody asks for it"
    argv = ["tournament", "canvas", "--bots", "hasty,random", "--games", "10", "--executor", "serial"]
    assert command(*argv) == 0
    assert re.search(r"hasty +random +10 ", capsys.readouterr().out)
    file = tmp_path / "alone" / "hasty.py"
    file.parent.mkdir()
    file.write_text(source, "utf-8")
    argv[3] = f"{file},hasty"
    assert command(*argv) == 0
    assert capsys.readouterr().out.splitlines()[2].split()[:4] == [str(file), "hasty", "10", "50.0"], "the same bot"


@pytest.mark.slow
def test_another_bot_of_the_same_name_has_another_fingerprint(install: Install) -> None:
    source = "class Any:\n    def think(self, view, seat, rng):\n        yield\n        return None\n\n\nBOT = Any()\n"
    install("some", source, "canvas.some = some:BOT")
    first = fingerprint("canvas", ("some",)), bot_mark("canvas", "some")
    Path(str(sys.modules["some"].__file__)).write_text(source.replace("yield", "yield 1"), "utf-8")
    fingerprint.cache_clear()
    bot_mark.cache_clear()
    second = fingerprint("canvas", ("some",)), bot_mark("canvas", "some")
    assert first[0] != second[0]


@pytest.mark.parametrize(
    ("source", "point", "why"),
    [
        ("BOT = 1\n", "canvas.other = other:BOT", "is no bot: it has to be an object with `think"),
        ("class BOT:\n    def think(self): ...\n", "canvas.other = other:BOT", "is no bot"),
        ("import nowhere_at_all\n", "canvas.other = other:BOT", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("", "canvas.other = other:BOT", "cannot be loaded: AttributeError"),
        ("", "avant-carde.other = other:BOT", "canvas has no bot 'other': choose from random"),
    ],
)
def test_what_is_no_bot_is_refused_in_clear_words(
    install: Install, capsys: pytest.CaptureFixture[str], source: str, point: str, why: str
) -> None:
    install("other", source, point)
    assert why in refused(capsys, "simulate", "canvas", "--bots", "other,random", "--games", "1")


def test_nobody_takes_the_place_of_a_bot_of_the_house(install: Install) -> None:
    install("false", "raise RuntimeError\n", "canvas.greedy = false:BOT")
    assert bot_of("canvas", "greedy") is BOTS["canvas"]["greedy"]
    assert levels("canvas") == list(BOTS["canvas"])
