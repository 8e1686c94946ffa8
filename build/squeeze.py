"""Brotli: files that travel packed, which the page unpacks; and files beside the originals, for hosts that hand them out.

At the highest level each file takes seconds; it is squeezed once and the result kept by its content.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import brotli

from .cache import digest, files_in, made
from .places import CACHE

PACKED: Final = ".bin"
"""What a packed file's name ends with: hosts take such files for plain bytes, which they neither compress again nor refuse."""
ALREADY_SMALL: Final = {".woff2", ".png", ".br", PACKED}
SLOW: Final = 500_000  # bytes from which squeezing takes seconds: worth a word and both processors
QUICK: Final = 4  # the level for a site that is not published


def packed(step: str, folder: Path, names: Iterable[str], *, small: bool) -> Path:
    """A copy of the folder in which the files of these names are packed: `name.bin` in place of `name`. With `small` they
    become as small as brotli can. `step` names the result in the cache: one for each folder of the site.
    """
    names = sorted(names)

    def make(room: Path) -> None:
        shutil.copytree(folder, room, dirs_exist_ok=True)
        files = [room / name for name in names]
        done = _squeezed_all(files) if small else {file: brotli.compress(file.read_bytes(), quality=QUICK) for file in files}
        for file, data in done.items():
            file.with_name(file.name + PACKED).write_bytes(data)
            file.unlink()

    return made(step, digest(folder, *names, str(small), Path(__file__)), make)


def squeeze(folder: Path) -> None:
    """Adds FILE.br for every file of the folder that becomes at least a tenth smaller."""
    for file, data in _squeezed_all([file for file in files_in(folder) if file.suffix not in ALREADY_SMALL]).items():
        if len(data) < 0.9 * file.stat().st_size:
            file.with_name(file.name + ".br").write_bytes(data)


def _squeezed_all(files: list[Path]) -> dict[Path, bytes]:
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
    return {file: (kept / digest(file)).read_bytes() for file in files}


def _squeezed(file: Path, target: Path) -> None:
    fresh = target.with_name(target.name + ".fresh")
    fresh.write_bytes(brotli.compress(file.read_bytes(), quality=11, lgwin=24))
    fresh.replace(target)
