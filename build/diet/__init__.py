"""A smaller Pyodide: its program and script without what no page of ours can use, and the program in two parts, a hot one that
starts the page and a cold one that follows. lists.mjs has the removed parts and the reasons, hot.txt the hot functions.

The scripts here check everything that they expect of Pyodide's form; if something differs, they stop the build and say so.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from textwrap import fill
from typing import Final

from ..cache import digest, made
from ..places import MODULES

HERE: Final = Path(__file__).parent
STACK: Final = "--stack-size=65500"  # kB; binaryen recurses deeply in large functions
FILES: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs")
"""The files that are made smaller."""
NUMBERS: Final = "functions.txt"
"""The number of each function of the smaller program in npm's; -1 for one that is new."""
COLD: Final = "cold.txt"
"""Where data are that only the cold part needs: addresses, FROM-TO, one a line."""
PARTS: Final = ("pyodide.hot.wasm", "pyodide.cold.wasm")
HOT: Final = HERE / "hot.txt"
"""The hot functions, which ran while tests/hot recorded the page: the SHA-256 of npm's program, then numbers of its functions,
and of rows of functions as FIRST-LAST.
"""
SAME: Final = ("pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")
"""The files that stay as they are."""


def lean(pyodide: Path) -> Path:
    """A folder like npm's folder `pyodide`, with its program (pyodide.asm.wasm) and script (pyodide.asm.mjs) made smaller."""
    tools = [MODULES / name / "package.json" for name in ("binaryen", "terser")]

    def make(room: Path) -> None:
        command: list[str | Path] = ["node", STACK, HERE / "prune.mjs", pyodide, room]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("Pyodide could not be made smaller; the reason stands above.")
        for name in SAME:
            shutil.copyfile(pyodide / name, room / name)

    key = digest(*(pyodide / name for name in (*FILES, *SAME)), *_scripts("prune", "script"), *tools, Path(__file__))
    return made("lean", key, make, "taking out of Pyodide what no page needs")


def parts(pyodide: Path, *, marked: bool = False) -> Path:
    """A folder with PARTS, the two parts of the program that `lean` makes. `marked`: the hot part has everything, and its
    functions leave a mark when they run, which tests/hot reads.
    """
    if not marked and HOT.read_text(encoding="utf-8").split()[0] != _hash(pyodide):
        raise SystemExit(f"{HOT.name} is of another Pyodide: `python3 -m tests.hot` records it anew; see README, 'The program "
                         "in two parts'. `python3 build site --whole` builds without the diet.")
    program = lean(pyodide)

    def make(room: Path) -> None:
        command: list[str | Path] = ["node", STACK, HERE / "split.mjs", program, HOT, room, *["marked"] * marked]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("Pyodide's program could not be cut in two; the reason stands above.")

    key = digest(program, HOT, str(marked), *_scripts("split", "hot"), MODULES / "binaryen" / "package.json", Path(__file__))
    return made("marked" if marked else "parts", key, make, "cutting Pyodide's program in two")


def hot() -> set[int]:
    """The numbers in HOT."""
    rows = [[int(number) for number in row.split("-")] for row in HOT.read_text(encoding="utf-8").split()[1:]]
    return {number for row in rows for number in range(row[0], row[-1] + 1)}


def write_hot(numbers: Iterable[int]) -> None:
    """Writes HOT."""
    rows: list[list[int]] = []
    for number in sorted(numbers):
        if rows and rows[-1][1] == number - 1:
            rows[-1][1] = number
        else:
            rows.append([number, number])
    words = " ".join(str(first) if first == last else f"{first}-{last}" for first, last in rows)
    HOT.write_text(f"{_hash(MODULES / 'pyodide')}\n{fill(words, 128, break_on_hyphens=False)}\n", encoding="utf-8")


def _hash(pyodide: Path) -> str:
    return sha256((pyodide / FILES[0]).read_bytes()).hexdigest()


def _scripts(*names: str) -> list[Path]:
    return [HERE / f"{name}.mjs" for name in (*names, "lists", "shape")]
