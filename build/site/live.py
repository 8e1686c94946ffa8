"""The scripts that connect devices and read codes in the page: web/live.mjs and web/scan.mjs, each as one script that comes
late.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import MODULES, WEB
from .curves import bundle

SOURCES: Final = {"live.js": WEB / "live.mjs", "scan.js": WEB / "scan.mjs"}
PACKAGES: Final = ("jsqr",)
"""The npm packages that they contain."""


def live() -> Path:
    """A folder with live.js and scan.js: plain scripts, which the page fetches late and checks by their hashes."""
    bundled = Path(__file__).with_name("curves.py")
    made_of = (MODULES / name / "package.json" for name in (*PACKAGES, "esbuild"))
    key = digest(Path(__file__), bundled, *SOURCES.values(), *made_of)

    def make(room: Path) -> None:
        for name, source in SOURCES.items():
            bundle(source, room / name)

    return made("live", key, make)
