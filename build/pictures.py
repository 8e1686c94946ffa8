"""The pictures as files: what `vernissage.art` draws, and the product's icon in the sizes that installing asks for."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

import resvg_py

from .cache import digest, made
from .places import PACKAGE

ICONS: Final = (192, 512)
"""Widths of `icon-WIDTH.png`, in px."""


def pictures() -> Path:
    """A folder with every file of `vernissage.art.files`, `icon.svg` and its PNGs."""

    def make(room: Path) -> None:
        for name, text in importlib.import_module("vernissage.art.files").files():
            file = room / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        whole = importlib.import_module("vernissage.art.posters").icon_svg(masked=True)
        for width in ICONS:
            drawn = resvg_py.svg_to_bytes(svg_string=whole, width=width, height=width)
            (room / f"icon-{width}.png").write_bytes(bytes(drawn))

    return made("pictures", digest(PACKAGE / "art", PACKAGE / "games", Path(__file__)), make, "drawing the pictures")
