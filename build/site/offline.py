"""The service worker of a build: the list of files that it caches, with their hashes."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Final

from ..cache import files_in
from ..library import reference, wheels
from ..places import WEB
from . import unpacker
from .compress import PACKED
from .pictures import TOGETHER
from .preview import NAME

LATER: Final = re.compile(
    r".*/((python_stdlib|guests)\.zip\.bin|[^/]*\.whl\.bin|old\.js|(guests|alone)\.mjs)|licences\.html"
    r"|strength\.(css|\w+\.html|[\w-]+\.woff2)|.*/((words|late)\.\w+\.data\.bin|sight\.\w+\.html)|manifest\.\w+\.webmanifest"
)
"""What most visits never need, and what is kept once it was asked for: Python's library and the wheel, which come with a start
without the snapshot, the bots that people bring and their library, the licences, how strong bots are. And what belongs to a
language, which is kept once somebody speaks it.
"""
APART: Final = rf"({wheels.FOLDER}|{wheels.EXAMPLES}|{reference.FOLDER})/.*"
"""What no visit fetches."""
PICTURE: Final = re.compile(r"s/pictures\.[^/]*/.*\.svg")
"""Files that travel together in one file."""
STARTS: Final = tuple(f"{name}{PACKED}" for name in (".wasm", "python.snapshot", "table.css", "rest.zip", ".data"))
"""What every start needs of the packed files, at once or right after it; a site in a test may have none of them."""
PARTS: Final = (f"{TOGETHER}{PACKED}", unpacker.SCRIPT, unpacker.DECODER)
"""Files that the worker itself uses."""
NOT_KEPT: Final = re.compile(rf"sw\.js|{re.escape(NAME)}|.*\.wasm|{APART}")
"""What the worker does not fetch. Programs are fetched packed and kept unpacked."""


def worker(folder: Path, build: str) -> str:
    """The text of sw.js for the site in a folder; `build` is the name of the build."""
    paths = {file.relative_to(folder).as_posix(): file for file in files_in(folder) if file.suffix != ".br"}
    kept = {path: sha256(file) for path, file in paths.items() if not NOT_KEPT.fullmatch(path) and not PICTURE.fullmatch(path)}
    later = [path for path in kept if LATER.fullmatch(path)]
    at = {name: next(path for path in kept if path.endswith(f"/{name}")) for name in PARTS}

    def packed(path: str) -> dict[str, str | int]:
        return {"at": path, "bytes": paths[path].stat().st_size, "sha256": kept[path]}

    pictures = packed(at[f"{TOGETHER}{PACKED}"])
    starts = [packed(path) for path in kept if path.endswith(STARTS)]
    text = (WEB / "sw.js").read_text(encoding="utf-8")
    things = {"build": build, "list": _json(list(kept.items())), "later": _json(later), "pictures": _json(pictures),
              "starts": _json(starts), "unpack": at[unpacker.SCRIPT], "decoder": at[unpacker.DECODER]}
    for name, value in things.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text


def sha256(file: Path) -> str:
    """A file's SHA-256 in base64, as browsers expect it."""
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def _json(thing: object) -> str:
    text = json.dumps(thing, separators=(",", ":"))
    if "'" in text or "\\" in text:
        raise ValueError("a file's name has a character that a JavaScript string would need escaped")
    return text
