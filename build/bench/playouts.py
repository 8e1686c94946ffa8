"""Measures the time of a decision in a random playout, divided by python-chess's time for a ply: here, and in the page's own
Python.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .. import inside, setup
from ..places import PACKAGE


def measure() -> dict[str, float]:
    """The two ratios that have bounds, and the microseconds from which they are computed."""
    setup.npm()
    script = inside.HERE / "playouts.py"
    with tempfile.TemporaryDirectory() as room:
        chess = importlib.util.find_spec("chess")
        if chess is None or chess.origin is None:
            raise SystemExit("python-chess is not there; `python3 build bench` sets it up.")
        for package in (PACKAGE, Path(chess.origin).parent):
            shutil.copytree(package, Path(room, package.name), ignore=shutil.ignore_patterns("__pycache__"))
        native = _figures([sys.executable, script], room)
        browser = _figures(["node", inside.RUNNER, script, room], room)
    return {
        "playout_vs_chess": native["ratio"],
        "playout_us": native["decision_us"],
        "chess_us": native["ply_us"],
        "playout_vs_chess_pyodide": browser["ratio"],
        "playout_us_pyodide": browser["decision_us"],
        "chess_us_pyodide": browser["ply_us"],
    }


def _figures(command: list[str | Path], room: str) -> dict[str, float]:
    done = subprocess.run([str(part) for part in command], check=True, cwd=room, stdout=subprocess.PIPE, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures
