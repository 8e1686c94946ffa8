"""The rooms that come late, with their words, packs and styles: the deals of the day in one archive, all others in another."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..cache import digest, files_in, made
from ..places import PACKAGE, ROOT
from ..prepare import prepare
from ..site import styles
from . import bare
from .vendor import DAYS, LATE_ROOMS

PARTS: Final = {"days": DAYS, "rooms": LATE_ROOMS}
"""By archive, the parts of the package in it; its catalogue has its name."""
STYLES: Final = "rooms.css"
NAMES: Final = (*(f"{name}.zip" for name in PARTS), STYLES)


def rooms() -> Path:
    """A folder with these files."""
    prepare(ROOT)
    files = {name: _files(name, parts) for name, parts in PARTS.items()}
    key = digest(Path(__file__), Path(bare.__file__), *styles.MADE_OF, *(file for some in files.values() for file in some))

    def make(room: Path) -> None:
        for name, some in files.items():
            bare.archive(room / f"{name}.zip", ((file.relative_to(PACKAGE.parent).as_posix(), file) for file in some))
        (room / STYLES).write_text(styles.joined(styles.SHEETS / "late.css"), encoding="utf-8")

    return made("rooms", key, make, "packing the rooms that come late")


def _all(part: Path) -> list[Path]:
    return [part] if part.is_file() else files_in(part)


def _files(name: str, parts: tuple[str, ...]) -> list[Path]:
    there = [file for part in parts for file in _all(PACKAGE / part) if file.suffix in (".py", ".txt")]
    return [*there, *sorted(PACKAGE.glob(f"locale/*/LC_MESSAGES/{name}.mo"))]
