"""The style sheet: web/css/style.css with all that it imports, joined, checked and made small by Lightning CSS."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from .places import MODULES, ROOT, WEB

SHEETS: Final = WEB / "css"
SCRIPT: Final = ROOT / "build" / "styles.mjs"
TOOL: Final = MODULES / "lightningcss" / "package.json"


def styles() -> str:
    """The sheet that the page loads, without the typefaces. A mistake in a sheet ends the build, with its place."""
    done = subprocess.run(["node", SCRIPT, SHEETS / "style.css"], check=False, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"The style sheets in {SHEETS.relative_to(ROOT)} cannot be read:\n{_told(done.stderr)}")
    return done.stdout


def made_of() -> tuple[Path, ...]:
    """All that the sheet follows from."""
    return SHEETS, SCRIPT, Path(__file__), TOOL


def _told(trouble: str) -> str:
    """What Node says of a mistake, without the way to it through Node's own files."""
    return "\n".join(line for line in trouble.splitlines() if line.strip() and not line.lstrip().startswith(("at ", "Node.js")))
