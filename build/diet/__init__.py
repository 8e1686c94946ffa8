"""A smaller Pyodide: its program and script without what no page of ours can use. README.md tells all of it; lists.mjs has the
removed parts and the reasons.

The scripts here check everything that they expect of Pyodide's form; if something differs, they stop the build and say so.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import MODULES

HERE: Final = Path(__file__).parent
STACK: Final = "--stack-size=65500"  # kB; binaryen recurses deeply in large functions
FILES: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs")
"""The files that are made smaller."""
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

    key = digest(*(pyodide / name for name in (*FILES, *SAME)), *sorted(HERE.glob("*.mjs")), *tools, Path(__file__))
    return made("lean", key, make, "taking out of Pyodide what no page needs")
