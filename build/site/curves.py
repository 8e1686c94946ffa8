"""The page's cryptography (signatures and shared keys): web/curves.mjs and the parts of @noble/curves that it uses, as one
small script.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import MODULES, WEB

SOURCE: Final = WEB / "curves.mjs"
NAME: Final = "curves.js"
PACKAGES: Final = ("@noble/curves", "@noble/hashes")
"""The npm packages that it contains."""


def curves() -> Path:
    """A folder with curves.js. It is a plain script, which the page fetches late and checks by its hash."""
    key = digest(Path(__file__), SOURCE, *(MODULES / name / "package.json" for name in (*PACKAGES, "esbuild")))

    return made("curves", key, lambda room: bundle(SOURCE, room / NAME))


def bundle(source: Path, target: Path) -> None:
    """Bundles a script of ours, and the parts of npm packages that it uses, into one small plain script."""
    command = [
        str(MODULES / "esbuild" / "bin" / "esbuild"),  # npm may have replaced this script by the program itself
        str(source),
        "--bundle",
        "--minify",
        "--format=iife",
        "--target=chrome123,firefox120,safari17.5",
        "--charset=utf8",
        "--log-level=warning",
        "--tsconfig-raw={}",  # web/tsconfig.json is for the check of types
        f"--outfile={target}",
    ]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"{source.name} could not be put together; the reason stands above.")
