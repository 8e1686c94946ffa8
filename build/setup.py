"""Brings a machine that has Python 3.11, Node and npm to the point where everything else works.

Standard library only: this runs before anything is installed. Each step is skipped when what it would make is there,
known by a hash of what it was made from.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from . import turns
from .places import MODULES, ROOT, VENV, WEB

PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / ("python.exe" if os.name == "nt" else "python")


class Missing(SystemExit):
    """Something is missing that cannot be installed from here; the message says what it is and how to get it."""


def venv() -> None:
    """Makes `.venv` with exactly the versions that pyproject.toml names, and the package itself importable in it."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    wanted: list[str] = [*groups["dev"], *groups["dev-needs"]]
    stamp, key = VENV / "made-from", _key(*wanted, sys.version, str(ROOT))
    if _is(stamp, key):
        return
    with turns.one_at_a_time():
        if not _is(stamp, key):
            _make(wanted, stamp, key)


def _make(wanted: list[str], stamp: Path, key: str) -> None:
    print("Setting up Python's tools in .venv (once, about a minute) ...", flush=True)
    if not PYTHON.exists() or not _runs(PYTHON):
        _make_venv()
    _run("Python's tools could not be installed. Is the network there? Run the same command again.",
         PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    site = subprocess.run([PYTHON, "-c", "import site; print(site.getsitepackages()[-1])"],
                          check=True, capture_output=True, text=True).stdout.strip()
    Path(site, "vernissage.pth").write_text(f"{ROOT / 'pyapp'}\n", encoding="utf-8")
    stamp.write_text(key, encoding="utf-8")


def npm() -> None:
    """Installs the npm packages of web/package-lock.json."""
    stamp = MODULES / ".made-from"
    key = _key((WEB / "package-lock.json").read_text(encoding="utf-8"))
    if _is(stamp, key):
        return
    with turns.one_at_a_time():
        if not _is(stamp, key):
            _fetch(stamp, key)


def _fetch(stamp: Path, key: str) -> None:
    if not shutil.which("npm") or not shutil.which("node"):
        raise Missing("Node 20 or newer with npm is needed. Get it from nodejs.org, or on Debian and Ubuntu:\n"
                      "    sudo apt-get install nodejs npm")
    major = int(subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout[1:].split(".")[0])
    if major < 20:
        raise Missing(f"Node 20 or newer is needed; `node --version` says {major}.")
    print("Fetching Python for the browser and the typefaces with npm (once) ...", flush=True)
    _run("npm could not fetch its packages. Is the network there? Run the same command again.",
         str(shutil.which("npm")), "ci", "--no-fund", "--no-audit", "--loglevel=error", "--ignore-scripts", cwd=WEB)
    stamp.write_text(key, encoding="utf-8")


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    base = getattr(sys, "_base_executable", sys.executable)
    if subprocess.run([base, "-m", "venv", str(VENV)], check=False).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Missing("Python could not make a virtual environment. Debian and Ubuntu have that part in a package of its own:\n"
                      f"    sudo apt-get install python{sys.version_info.major}.{sys.version_info.minor}-venv")


def _runs(python: Path) -> bool:
    same = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]!r})"
    return subprocess.run([python, "-c", same], check=False, capture_output=True).returncode == 0


def _run(trouble: str, *command: str | Path, cwd: Path = ROOT) -> None:
    if subprocess.run([str(part) for part in command], check=False, cwd=cwd).returncode:
        raise Missing(trouble)


def _key(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def _is(stamp: Path, key: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == key
