"""The pictures as files: those that `vernissage.art` draws, the product's icon in the sizes that installing needs, and one file
with all pictures, which is fetched when the site is cached.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Final

import resvg_py

from .cache import digest, made
from .places import PACKAGE

ICONS: Final = (192, 512)
"""The widths of `icon-WIDTH.png`, in px."""
TOGETHER: Final = "all.json"
"""The name of the file with all pictures, {path: text}."""


def pictures() -> Path:
    """A folder with every file of `vernissage.art.files`, TOGETHER, and the icon's PNGs."""

    def make(room: Path) -> None:
        drawn = dict(importlib.import_module("vernissage.art.files").files())
        for name, text in drawn.items():
            file = room / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        (room / TOGETHER).write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        whole = importlib.import_module("vernissage.art.posters").icon_svg(masked=True)
        for width in ICONS:
            icon = resvg_py.svg_to_bytes(svg_string=whole, width=width, height=width)
            (room / f"icon-{width}.png").write_bytes(bytes(icon))

    return made("pictures", digest(PACKAGE / "art", PACKAGE / "games", Path(__file__)), make, "drawing the pictures")
