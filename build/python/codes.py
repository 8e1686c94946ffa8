"""What draws QR codes, for the browser: two modules of segno in a zip, loaded when one is asked for."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

from ..cache import digest, made
from . import bare
from .vendor import CODES


def codes() -> Path:
    """A folder with codes.zip: 65 KB, 13 KB on the line."""
    segno = distribution("segno")
    key = digest(Path(__file__), Path(bare.__file__), segno.version)

    def make(room: Path) -> None:
        licence = next(file for file in segno.files or () if file.name == "LICENSE")
        files = [(name, Path(str(segno.locate_file(name)))) for name in CODES]
        (room / "empty").write_bytes(b"")  # segno's own imports what is not here
        files += [("segno/__init__.py", room / "empty"), ("segno/LICENSE", Path(str(segno.locate_file(licence))))]
        bare.archive(room / "codes.zip", files)
        (room / "empty").unlink()

    return made("codes", key, make, "packing what draws QR codes")
