"""The code that draws QR codes in the page: two modules of segno as bytecode in a zip, loaded when a code is first needed."""

from __future__ import annotations

import zipfile
from importlib.metadata import distribution
from pathlib import Path

from .cache import digest, made
from .vendor import CODES, HERE, compile_zips


def codes() -> Path:
    """A folder with codes.zip: 90 KB, of which 30 KB are transferred."""
    segno = distribution("segno")
    key = digest(Path(__file__), HERE / "inside" / "compiled.py", segno.version)

    def make(room: Path) -> None:
        licence = next(file for file in segno.files or () if file.name == "LICENSE")
        with zipfile.ZipFile(room / "source.zip", "w") as source:
            source.writestr("segno/__init__.py", "")  # segno's own imports modules that are not here
            source.writestr("segno/LICENSE", licence.read_text(encoding="utf-8"))
            for module in CODES:
                source.writestr(module, Path(str(segno.locate_file(module))).read_text(encoding="utf-8"))
        compile_zips(
            room,
            [
                {
                    "from": "source.zip",
                    "to": "codes.zip",
                    "as": "/lib/codes.zip/",
                    "roots": ["segno.encoder"],
                    "part": ".*",
                    "late": True,
                    "lines": True,
                    "data": r".*",
                }
            ],
        )
        (room / "source.zip").unlink()

    return made("codes", key, make, "compiling what draws QR codes")
