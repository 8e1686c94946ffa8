"""One at a time: commands that are run at once in one checkout build one after the other.

Standard library only: `setup` runs before anything is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .places import CACHE

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str], *, wait: bool) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: IO[str], *, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


@contextmanager
def one_at_a_time(folder: Path = CACHE) -> Iterator[None]:
    """Waits until no other process or thread of this checkout is in here, and says so if it has to wait. The system ends the
    turn of a process that is killed. Turns are not taken inside each other.
    """
    folder.mkdir(exist_ok=True)
    with (folder / "turn").open("a", encoding="utf-8") as file:
        try:
            _take(file, wait=False)
        except OSError:
            print("Another command is building here; waiting for it ...", file=sys.stderr, flush=True)
            _take(file, wait=True)
        yield
