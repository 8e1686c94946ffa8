"""The pictures as files: those that `vernissage.art` draws, the icon in the sizes that installing needs, one file with
all pictures, which is fetched when the site is cached, and one with the posters of the first sight.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Final

import resvg_py

from vernissage.art.files import files
from vernissage.art.icon import icon_svg

from ..cache import digest, made
from ..places import PACKAGE

ICONS: Final = (192, 512)
"""The widths of `icon-WIDTH.png`, in px."""
TOGETHER: Final = "all.json"
"""The name of the file with all pictures, {path: text}."""
POSTERS: Final = "posters.bin"
"""The posters in one file, as TOGETHER, but compressed with deflate: every browser knows that without our decoder."""


def hung(page: str, folder: str) -> str:
    """The page with its posters named by `data-poster`: loader/early.mjs takes them out of POSTERS. `folder`: the address of
    the pictures in the page, with a slash at its end.
    """
    return page.replace(f'<image href="{folder}poster/', '<image data-poster="poster/')


def pictures() -> Path:
    """A folder with every file of `vernissage.art.files`, TOGETHER, POSTERS, and the icon's PNGs."""

    def make(room: Path) -> None:
        drawn = dict(files())
        for name, text in drawn.items():
            file = room / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        (room / TOGETHER).write_bytes(_json(drawn))
        deflate = zlib.compressobj(9, wbits=-15)
        posters = _json({name: text for name, text in drawn.items() if name.startswith("poster/")})
        (room / POSTERS).write_bytes(deflate.compress(posters) + deflate.flush())
        whole = icon_svg(masked=True)
        for width in ICONS:
            icon = resvg_py.svg_to_bytes(svg_string=whole, width=width, height=width)
            (room / f"icon-{width}.png").write_bytes(bytes(icon))

    return made("pictures", digest(PACKAGE / "art", PACKAGE / "games", Path(__file__)), make, "drawing the pictures")


def _json(drawn: dict[str, str]) -> bytes:
    return json.dumps(drawn, ensure_ascii=False, separators=(",", ":")).encode()
