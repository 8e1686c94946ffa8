"""The trial: a fourth game is added by a folder and a line; all laws hold for it, and the page knows it."""

import filecmp
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.trial.house import FOLDER, KEY, REGISTRY, ROOT, RULES, SHARED, WORDS, run, with_the_game

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_the_game(tmp_path_factory.mktemp("house"))


def differing(old: Path, new: Path) -> Iterator[Path]:
    """The files and folders that are not in both, or not the same."""
    shared = {Path(p).name for p in SHARED}
    made = (".git", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
    found = filecmp.dircmp(old, new, ignore=[*made, *shared])
    yield from (new / name for name in (*found.right_only, *found.left_only, *found.diff_files, *found.funny_files))
    for name in found.subdirs:
        yield from differing(old / name, new / name)


def test_it_is_a_folder_a_line_and_words(house: Path) -> None:
    changed = {path.relative_to(house) for path in differing(ROOT, house)}
    assert changed == {REGISTRY, REGISTRY.parent / FOLDER, WORDS}
    before, after = ((place / REGISTRY).read_text("utf-8").splitlines() for place in (ROOT, house))
    assert [line for line in after if line not in before] == [f'    "{FOLDER}",']
    assert [line for line in before if line not in after] == []


def test_its_rules_are_short() -> None:
    assert len((RULES / "rules.py").read_text("utf-8").splitlines()) < 160  # its three events have names, too


def test_every_law_holds_for_it(house: Path) -> None:
    done = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", KEY)
    assert done.returncode == 0, done.stdout[-3000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 25


def test_the_page_plays_it_in_its_plain_view_and_tells_no_secret(house: Path) -> None:
    tests = (
        "tests/page/table/test_plain.py",
        "tests/page/test_secrecy.py",
        "tests/page/travel/test_watched.py",
        "tests/page/foyer/test_foyer.py",
        "tests/page/foyer/test_settings.py",
        "tests/page/past/test_replay.py",
    )
    done = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"{KEY} or test_foyer or test_settings", *tests)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_command_line_plays_it(house: Path) -> None:
    simulated = run(house, "-m", "vernissage", "simulate", KEY, "--games", "3", "--bots", "random,random")
    assert simulated.returncode == 0, simulated.stderr[-2000:]
    code = (
        "import vernissage as vn\n"
        "found = vn.play('sealed-lots', ['random', 'random'], games=5)\n"
        "print(found); print(vn.show(vn.link(found.match(0))))"
    )
    played = run(house, "-c", code)
    assert played.returncode == 0, played.stderr[-2000:]
    assert "5 games of 15 to 15 decisions" in played.stdout
