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

    return made("curves", key, lambda room: bundle(SOURCE, room / NAME))


def bundle(source: Path, target: Path) -> None:
    """Puts a script of ours and what it takes of npm's packages together in one file: a plain script, as small as it gets."""
    command = [
        str(MODULES / "esbuild" / "bin" / "esbuild"),  # npm may have put the program itself in place of its script
        str(source),
        "--bundle",
        "--minify",
        "--format=iife",
        "--target=chrome123,firefox120,safari17.5",
        "--charset=utf8",
        "--log-level=warning",
        f"--outfile={target}",
    ]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"{source.name} could not be put together; the reason stands above.")
