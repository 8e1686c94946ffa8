"""Brotli files beside the originals, at the highest level; each file is squeezed once and the result kept by its content."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import brotli

from .cache import digest, files_in
from .places import CACHE

ALREADY_SMALL: Final = {".woff2", ".png", ".br"}
SLOW: Final = 500_000  # bytes from which squeezing takes seconds: worth a word and both processors


def squeeze(folder: Path) -> None:
    """Adds FILE.br for every file of the folder that becomes at least a tenth smaller."""
    files = [file for file in files_in(folder) if file.suffix not in ALREADY_SMALL]
    kept = CACHE / "brotli"
    kept.mkdir(parents=True, exist_ok=True)
    todo = {kept / digest(file): file for file in files if not (kept / digest(file)).exists()}
    big = [file for file in todo.values() if file.stat().st_size > SLOW]
    if big:
        print(f"  squeezing {', '.join(file.name for file in big)} (once, some seconds each) ...", flush=True)
    with ProcessPoolExecutor() as processors:
        for file, _ in zip(todo.values(), processors.map(_squeezed, todo.values(), todo.keys()), strict=True):
            if file in big:
                print(f"    {file.name} done", flush=True)
    for file in files:
        small = (kept / digest(file)).read_bytes()
        if len(small) < 0.9 * file.stat().st_size:
            file.with_name(file.name + ".br").write_bytes(small)


def _squeezed(file: Path, target: Path) -> None:
    fresh = target.with_name(target.name + ".fresh")
    fresh.write_bytes(brotli.compress(file.read_bytes(), quality=11, lgwin=24))
    fresh.replace(target)
