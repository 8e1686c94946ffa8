"""Scripts that run in Pyodide under Node, because only the page's own Python makes bytecode that the page can read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
RUNNER: Final = HERE / "in_pyodide.mjs"
"""`node RUNNER SCRIPT FOLDER` runs a script of this folder, or another, in Pyodide."""
