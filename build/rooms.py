"""The rooms that come late: the puzzles with their packs, as bytecode in a zip, loaded when somebody opens them."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

from .cache import digest, files_in, made
from .places import PACKAGE
from .vendor import HERE, LATE_ROOMS, compile_zips

PARTS: Final = tuple(PACKAGE / part for part in LATE_ROOMS)


def rooms() -> Path:
    """A folder with rooms.zip."""
    files = [file for part in PARTS for file in files_in(part) if file.suffix in (".py", ".txt")]
    key = digest(Path(__file__), HERE / "inside" / "compiled.py", *files)

    def make(room: Path) -> None:
        with zipfile.ZipFile(room / "source.zip", "w") as source:
            for file in files:
                source.write(file, file.relative_to(PACKAGE.parent).as_posix())
        modules = [file.relative_to(PACKAGE.parent).with_suffix("").parts for file in files if file.suffix == ".py"]
        compile_zips(
            room,
            [
                {
                    "from": "source.zip",
                    "to": "rooms.zip",
                    "as": "/lib/rooms.zip/",
                    "roots": [".".join(parts).removesuffix(".__init__") for parts in modules],
                    "late": True,
                    "lines": True,
                    "part": r".*",
                    "data": r".*\.txt",
                }
            ],
        )
        (room / "source.zip").unlink()

    return made("rooms", key, make, "compiling the rooms that come late")
