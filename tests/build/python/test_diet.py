"""Pyodide without what no page needs plays the same games as the whole Pyodide."""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import unicodedata
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from build import diet, inside
from build.places import PACKAGE
from build.python import vendor
from vernissage.page.core.messages import Download, ShareSheet

ALL = 10_000
MOST = int(os.environ.get("VERNISSAGE_GAMES", "10"))
MANY = MOST if MOST > 10 else 0
GAMES = {
    "random": (MOST, ALL),
    "beginner": (max(3, MANY * 3 // 10), ALL),
    "greedy": (max(2, MANY // 5), 40 if MANY else ALL),
    "search": (max(1, MANY // 16), 2),
    "master": (max(1, MANY // 25), 2),
}
"""Of each level so many games of each kind, with so many answers of the bot in each; then it plays on by chance.
VERNISSAGE_GAMES=1000 takes half an hour, so it needs `-o faulthandler_timeout=0`.
"""


PRESSES = int(os.environ.get("VERNISSAGE_PRESSES", "60"))
"""How often the page is pressed in each language; with 400 all that ROOMS and DIALOGS name is met."""
NAMED = re.compile(r"\\N\{([^}]+)\}")
ROOMS = {"Calendar", "Foyer", "Replay", "Room", "Table"}
DIALOGS = {"arrival", "drawing", "games", "hint", "keys", "link", "menu", "reading", "rules", "setup", "share", "undo", "words"}


SCRIPTS = ("states.py", "presses.py")
ONE_BY_ONE = f"""import runpy, sys
sys.dont_write_bytecode = False
for script in {SCRIPTS}:
    runpy.run_path(script)
"""
"""Runs scripts in one Pyodide, whose start takes as long; the second reads the first one's bytecode, as the page does."""


def said(room: Path, pyodide: Path) -> list[dict[str, Any]]:
    """What SCRIPTS print in a Pyodide."""
    command = ["node", inside.RUNNER, room / "one_by_one.py", room]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "PYODIDE": str(pyodide)})
    return [json.loads(line) for line in done.stdout.splitlines()[-len(SCRIPTS) :]]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and with how much is asked for."""
    folder = tmp_path_factory.mktemp("diet")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (folder / PACKAGE.name).rglob("*.py"):  # the page has no names of characters either: it gets bytecode
        text = NAMED.sub(lambda found: f"\\U{ord(unicodedata.lookup(found[1])):08x}", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
    shutil.copytree(str(distribution("segno").locate_file("segno")), folder / "segno")  # it draws the QR codes
    (folder / "games.json").write_text(json.dumps(GAMES), encoding="utf-8")
    (folder / "presses.json").write_text(json.dumps(PRESSES), encoding="utf-8")
    for script in SCRIPTS:
        shutil.copyfile(inside.HERE / script, folder / script)
    (folder / "one_by_one.py").write_text(ONE_BY_ONE, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def whole(room: Path) -> list[dict[str, Any]]:
    """What SCRIPTS print in npm's Pyodide."""
    return said(room, vendor.PYODIDE)


@pytest.fixture(scope="module")
def smaller(room: Path, whole: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What they print in ours."""
    return said(room, diet.lean(vendor.PYODIDE))


@pytest.mark.slow
@pytest.mark.long
def test_games_are_the_same_with_less_of_pyodide(whole: list[dict[str, Any]], smaller: list[dict[str, Any]]) -> None:
    assert len(whole[0]) > 2
    assert smaller[0] == whole[0]


@pytest.mark.long
def test_the_page_is_the_same_with_less_of_pyodide(whole: list[dict[str, Any]], smaller: list[dict[str, Any]]) -> None:
    page = whole[1]
    if PRESSES >= 400:
        assert set(page["rooms"]) == ROOMS
        assert set(page["dialogs"]) >= DIALOGS
        assert {"Copy", "Download", "Paint"} <= set(page["effects"])
    assert len(page["verbs"]) > 20
    assert smaller[1] == page


def test_what_the_page_makes_can_be_typed_into_its_fields(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "presses.json").write_text("0", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    visitor = runpy.run_path(str(inside.HERE / "presses.py"))["Visitor"]("en")
    for effect in (Download("a file", "its text"), ShareSheet("a title", "an address")):
        visitor.carry(effect)
        assert visitor.made == effect[1]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("pyodide.asm.mjs", b"assignWasmExports(", b"assignExports(", "there is no function assignWasmExports"),
        ("pyodide.asm.wasm", b"\0_codecs_iso2022\0", b"\0_codecs_iso2023\0", "these modules are not built in: _codecs_iso2022"),
    ],
)
@pytest.mark.long
def test_another_pyodide_stops_the_build(tmp_path: Path, file: str, old: bytes, new: bytes, told: str) -> None:
    pyodide, out = tmp_path / "pyodide", tmp_path / "out"
    shutil.copytree(vendor.PYODIDE, pyodide)
    out.mkdir()
    there = (pyodide / file).read_bytes()
    (pyodide / file).write_bytes(there.replace(old, new))
    assert (pyodide / file).read_bytes() != there
    command = ["node", diet.STACK, diet.HERE / "prune.mjs", pyodide, out]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert told in done.stderr
    assert "--whole" in done.stderr
    assert not list(out.iterdir())
