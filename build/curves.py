"""The page's cryptography (signatures and shared keys): web/curves.mjs with what it takes of @noble/curves, as one small
script.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from .cache import digest, made
from .places import MODULES, WEB

SOURCE: Final = WEB / "curves.mjs"
NAME: Final = "curves.js"
PACKAGES: Final = ("@noble/curves", "@noble/hashes")
"""The npm packages that are in it."""


def curves() -> Path:
    """A folder with curves.js: a plain script, so that the page can ask for it late and by its hash."""
    key = digest(Path(__file__), SOURCE, *(MODULES / name / "package.json" for name in (*PACKAGES, "esbuild")))

    def make(room: Path) -> None:
        command = [
            str(MODULES / "esbuild" / "bin" / "esbuild"),  # npm may have put the program itself in place of its script
            str(SOURCE),
            "--bundle",
            "--minify",
            "--format=iife",
            "--target=chrome123,firefox120,safari17.5",
            "--charset=utf8",
            "--log-level=warning",
            f"--outfile={room / NAME}",
        ]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("What signs could not be put together; the reason stands above.")

    return made("curves", key, make)
