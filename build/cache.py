"""Build steps with kept results: a step runs again only if something that it depends on has changed. It can be stopped at any
time.

A step's result is the folder `.cache/NAME-KEY`. It is filled under another name and renamed at the end, so a folder with this
name is complete. The key is a hash of everything that the step depends on.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from .places import CACHE

KEEP = 3  # results of one step: switching between two branches then rebuilds nothing


def digest(*things: Path | bytes | str) -> str:
    """A short hash (16 hex digits) of texts, bytes, files and whole folders (names and contents, not dates)."""
    total = hashlib.sha256()
    for thing in things:
        if isinstance(thing, Path) and thing.is_dir():
            for file in files_in(thing):
                total.update(f"\0{file.relative_to(thing).as_posix()}\0".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
        else:
            data = thing.read_bytes() if isinstance(thing, Path) else thing.encode() if isinstance(thing, str) else thing
            total.update(hashlib.sha256(data).digest())
    return total.hexdigest()[:16]


def files_in(folder: Path) -> list[Path]:
    """All files under a folder in a fixed order, without Python's own caches."""
    return sorted(f for f in folder.rglob("*") if f.is_file() and "__pycache__" not in f.parts)


def made(name: str, key: str, make: Callable[[Path], None], say: str = "") -> Path:
    """The folder with the result of a step. If it does not exist, says `say`, and lets `make` fill an empty folder."""
    done = CACHE / f"{name}-{key}"
    if not done.exists():
        started = time.monotonic()
        if say:
            print(f"  {say} ...", flush=True)
        CACHE.mkdir(exist_ok=True)
        room = Path(tempfile.mkdtemp(prefix=f"{name}.", dir=CACHE))
        try:
            make(room)
            room.chmod(0o755)
            _put(room, done)
        finally:
            shutil.rmtree(room, ignore_errors=True)
        if say:
            print(f"  {say}: {time.monotonic() - started:.1f} s", flush=True)
    os.utime(done)
    _prune(CACHE.glob(f"{name}-{'?' * 16}"))
    return done


def _put(room: Path, done: Path) -> None:
    """Renames a filled folder to its final name. If another process has made that folder in the meantime, uses that one."""
    try:
        room.rename(done)
    except OSError:
        if not done.exists():
            raise


def _prune(results: Iterable[Path]) -> None:
    by_use = sorted(results, key=lambda folder: folder.stat().st_mtime, reverse=True)
    for old in by_use[KEEP:]:
        shutil.rmtree(old, ignore_errors=True)
