"""Pyodide's program as the page gets it: cut into a part that starts the page and one that comes after it.

Which functions the page needs is recorded in whole visits (build/inside/visit.py) to the page's own memory. Everything that is
taken for granted of Pyodide's form is checked by the scripts here, which stop the build and say so.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from .. import vendor
from ..cache import digest, made
from ..places import MODULES
from ..vendor import HERE

PROGRAM: Final = "pyodide.asm.wasm"
COLD: Final = "cold.wasm"
STACK: Final = "--stack-size=65500"  # binaryen goes deep into large functions


def program(package: Path, memory: Path) -> Path:
    """A folder like vendor.pyodide() with a smaller PROGRAM and the rest of it in COLD. `package` has the wheel and its data,
    `memory` the snapshot.
    """
    python = vendor.pyodide()
    ran = _ran(python, package, memory)

    def make(room: Path) -> None:
        _node("cut.mjs", python, ran / "hot.json", room)
        (room / "python_stdlib.zip").write_bytes((python / "python_stdlib.zip").read_bytes())

    return made("diet", digest(python, ran, *_scripts(), Path(__file__)), make, "cutting Python's program in two")


def _ran(python: Path, package: Path, memory: Path) -> Path:
    """A folder with hot.json, the functions that the page needs."""

    def make(room: Path) -> None:
        _node("watched.mjs", python, room / "watched.wasm")
        _node("record.mjs", python, room / "watched.wasm", package, memory / "python.snapshot", room / "hot.json")
        (room / "watched.wasm").unlink()

    key = digest(python, package, memory, *_scripts(), HERE / "inside" / "visit.py", Path(__file__))
    return made("ran", key, make, "recording what of Python's program the page needs")


def _scripts() -> list[Path]:
    return [*sorted(Path(__file__).parent.glob("*.mjs")), MODULES / "binaryen" / "package.json"]


def _node(script: str, *arguments: Path) -> None:
    if subprocess.run(["node", STACK, Path(__file__).parent / script, *arguments], check=False).returncode:
        raise SystemExit("Python's program could not be cut; the reason stands above. `--whole` builds without that.")
