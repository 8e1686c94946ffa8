"""Less of Pyodide: its program and script without what no page of ours can use. What goes, and why, stands in lists.mjs.

All that is taken for granted of Pyodide's form is checked by the scripts here, which stop the build and say so.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import MODULES

HERE: Final = Path(__file__).parent
STACK: Final = "--stack-size=65500"  # kB; binaryen goes deep into large functions
FILES: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs")
"""What is made anew."""
SAME: Final = ("pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")
"""What stays as it is."""


def lean(pyodide: Path) -> Path:
    """A folder like npm's folder `pyodide`, its program (pyodide.asm.wasm) and script (pyodide.asm.mjs) made smaller."""
    tools = [MODULES / name / "package.json" for name in ("binaryen", "terser")]

    def make(room: Path) -> None:
        command: list[str | Path] = ["node", STACK, HERE / "prune.mjs", pyodide, room]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("Pyodide could not be made smaller; the reason stands above.")
        for name in SAME:
            shutil.copyfile(pyodide / name, room / name)

    key = digest(*(pyodide / name for name in (*FILES, *SAME)), *sorted(HERE.glob("*.mjs")), *tools, Path(__file__))
    return made("lean", key, make, "taking out of Pyodide what no page needs")
