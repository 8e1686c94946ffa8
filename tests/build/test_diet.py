"""Pyodide without what no page needs plays the same games as the whole Pyodide."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from build import diet, vendor
from build.places import PACKAGE, ROOT

ALL = 10_000
RANDOM = int(os.environ.get("VERNISSAGE_GAMES", "20"))
GAMES = {"random": (RANDOM, ALL), "beginner": (3, ALL), "greedy": (2, ALL), "search": (1, 2), "master": (1, 2)}
"""Of each level so many games, with so many answers of the bot in each. VERNISSAGE_GAMES=1000 takes minutes."""


def hashes(room: Path, pyodide: Path) -> dict[str, str]:
    command = ["node", ROOT / "build" / "in_pyodide.mjs", ROOT / "build" / "inside" / "states.py", room]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "PYODIDE": str(pyodide)})
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
def test_games_are_the_same_with_less_of_pyodide(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "games.json").write_text(json.dumps(GAMES), encoding="utf-8")
    whole = hashes(tmp_path, vendor.PYODIDE)
    assert len(whole) > 2
    assert hashes(tmp_path, diet.lean(vendor.PYODIDE)) == whole


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("pyodide.asm.mjs", b"assignWasmExports(", b"assignExports(", "there is no function assignWasmExports"),
        ("pyodide.asm.wasm", b"\0_codecs_iso2022\0", b"\0_codecs_iso2023\0", "these modules are not built in: _codecs_iso2022"),
    ],
)
@pytest.mark.slow
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
