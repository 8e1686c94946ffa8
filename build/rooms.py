"""The rooms that come late: a zip with their bytecode, words and packs; and their styles."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

from . import styles
from .cache import digest, files_in, made
from .places import PACKAGE, ROOT
from .prepare import prepare
from .vendor import HERE, LATE_ROOMS, compile_zips

PARTS: Final = tuple(PACKAGE / part for part in LATE_ROOMS)


def rooms() -> Path:
    """A folder with rooms.zip and rooms.css."""
    prepare(ROOT)
    files = [file for part in PARTS for file in files_in(part) if file.suffix in (".py", ".txt")]
    files += sorted(PACKAGE.glob("locale/*/LC_MESSAGES/rooms.mo"))
    key = digest(Path(__file__), HERE / "inside" / "compiled.py", *styles.MADE_OF, *files)

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
                    "data": r".*\.(txt|mo)",
                }
            ],
        )
        (room / "source.zip").unlink()
        (room / "rooms.css").write_text(styles.joined(styles.SHEETS / "late.css"), encoding="utf-8")

    return made("rooms", key, make, "compiling the rooms that come late")
