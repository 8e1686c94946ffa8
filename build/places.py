"""The paths in the project's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
PACKAGE: Final = ROOT / "pyapp" / "vernissage"
CACHE: Final = ROOT / ".cache"
DIST: Final = ROOT / "dist"
VENV: Final = ROOT / ".venv"
