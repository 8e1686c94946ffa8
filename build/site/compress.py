"""Brotli: packed files, which the page unpacks itself; and compressed files beside the originals, for hosts that serve them.

At the highest level a file takes seconds, so results are kept by the file's content.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import brotli

from ..cache import digest, files_in, made
from ..places import CACHE

PACKED: Final = ".bin"
"""The ending of a packed file's name. Hosts treat such files as plain bytes: they neither compress nor refuse them."""
ALREADY_SMALL: Final = {".woff2", ".png", ".br", ".whl", PACKED}
SLOW: Final = 500_000  # bytes; larger files take seconds: tell people, and use all processors
QUICK: Final = 4  # the level for a site that is not published


def packed(step: str, folder: Path, names: Iterable[str], *, small: bool) -> Path:
    """A copy of the folder in which the named files are packed: `name.bin` instead of `name`. `small`: as small as brotli can
    make them. `step` names the result in the cache, a different name for each folder.
    """
    names = sorted(names)

    def make(room: Path) -> None:
        shutil.copytree(folder, room, dirs_exist_ok=True)
        files = [room / name for name in names]
        done = _compressed_all(files) if small else {file: brotli.compress(file.read_bytes(), quality=QUICK) for file in files}
        for file, data in done.items():
            file.with_name(file.name + PACKED).write_bytes(data)
            file.unlink()

    return made(step, digest(folder, *names, str(small), Path(__file__)), make)


def compress(folder: Path, but: str = "") -> None:
    """Adds FILE.br for every file in the folder that becomes at least a tenth smaller, except in its folder `but`."""
    files = [file for file in files_in(folder) if file.suffix not in ALREADY_SMALL and file.relative_to(folder).parts[0] != but]
    for file, data in _compressed_all(files).items():
        if len(data) < 0.9 * file.stat().st_size:
            file.with_name(file.name + ".br").write_bytes(data)


def _compressed_all(files: list[Path]) -> dict[Path, bytes]:
    kept = CACHE / "brotli"
    kept.mkdir(parents=True, exist_ok=True)
    todo = {kept / digest(file): file for file in files if not (kept / digest(file)).exists()}
    big = [file for file in todo.values() if file.stat().st_size > SLOW]
    if big:
        print(f"  compressing {', '.join(file.name for file in big)} (once, some seconds each) ...", flush=True)
    with ProcessPoolExecutor() as processors:
        for file, _ in zip(todo.values(), processors.map(_compressed, todo.values(), todo.keys()), strict=True):
            if file in big:
                print(f"    {file.name} done", flush=True)
    return {file: (kept / digest(file)).read_bytes() for file in files}


def _compressed(file: Path, target: Path) -> None:
    fresh = target.with_name(target.name + ".fresh")
    fresh.write_bytes(brotli.compress(file.read_bytes(), quality=11, lgwin=24))
    fresh.replace(target)
