"""The style sheets: web/css/style.css and others with all their imports, joined, checked and minified by Lightning CSS."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from ..places import MODULES, WEB

SHEETS: Final = WEB / "css"
SCRIPT: Final = Path(__file__).with_name("styles.mjs")
MADE_OF: Final = (SHEETS, SCRIPT, MODULES / "lightningcss" / "package.json")
"""The files that the sheet depends on."""


def joined(sheet: Path = SHEETS / "style.css") -> str:
    """A sheet with all its imports, as the page loads it. A mistake ends the build with its place."""
    done = subprocess.run(["node", SCRIPT, sheet], check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"The style sheets cannot be joined:\n{done.stderr.strip()}")
    return done.stdout
