"""What connects devices and reads codes in the page: web/live.mjs and web/scan.mjs, each as one script that comes late."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .cache import digest, made
from .curves import bundle
from .places import MODULES, WEB

SOURCES: Final = {"live.js": WEB / "live.mjs", "scan.js": WEB / "scan.mjs"}
PACKAGES: Final = ("jsqr",)
"""Whose work is in them."""


def live() -> Path:
    """A folder with live.js and scan.js: plain scripts, so that the page can ask for them late and by their hashes."""
    bundled = Path(__file__).with_name("curves.py")
    made_of = (MODULES / name / "package.json" for name in (*PACKAGES, "esbuild"))
    key = digest(Path(__file__), bundled, *SOURCES.values(), *made_of)

    def make(room: Path) -> None:
        for name, source in SOURCES.items():
            bundle(source, room / name)

    return made("live", key, make)
