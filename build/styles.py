"""The style sheets: web/css/style.css and others with all that they import, joined, checked and made small by Lightning CSS."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from .places import MODULES, ROOT, WEB

SHEETS: Final = WEB / "css"
SCRIPT: Final = ROOT / "build" / "styles.mjs"
MADE_OF: Final = (SHEETS, SCRIPT, MODULES / "lightningcss" / "package.json")
"""All that the sheet follows from."""


def joined(sheet: Path = SHEETS / "style.css") -> str:
    """A sheet with all that it imports, as the page loads it. A mistake ends the build and tells its place."""
    done = subprocess.run(["node", SCRIPT, sheet], check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"The style sheets cannot be joined:\n{done.stderr.strip()}")
    return done.stdout
