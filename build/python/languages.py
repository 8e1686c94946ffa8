"""The words of each language as the page gets them, in two files: `words.CODE.data` for the start, and `late.CODE.data`, which
comes with the rest of the page. A visitor fetches those of one language.

Such a file is, as loader/python.mjs reads it: u32 bytes of JSON; JSON [[path, length]], padded with spaces to 4; the bytes of
the files.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..places import PACKAGE
from .vendor import FIRST_GAME, SITE_PACKAGES

LOCALE: Final = PACKAGE / "locale"
SOURCE: Final = "en"
CATALOGUE: Final = "LC_MESSAGES/vernissage.mo"
NOT_IN_PAGE: Final = "LC_MESSAGES/site.mo"
FIRST: Final = (CATALOGUE, *(f"{FIRST_GAME.split('/')[1].replace('_', '-')}.{part}.txt" for part in ("rules", "titles")))
"""What of a language a start needs: the names of its files."""


def codes(locale: Path = LOCALE) -> tuple[str, ...]:
    """The codes of the languages in the list."""
    return tuple(json.loads((locale / "languages.json").read_text(encoding="utf-8")))


def words(locale: Path = LOCALE) -> dict[str, bytes]:
    """All these files by name. Rules that a language has not are there in English."""
    out = {}
    for code in codes(locale):
        there = [(folder, file) for folder in (SOURCE, code) for file in sorted((locale / folder).rglob("*"))]
        files = {file.relative_to(locale / folder).as_posix(): file.read_bytes()
                 for folder, file in there if file.suffix in (".mo", ".txt")}
        late = files.keys() - {*FIRST, NOT_IN_PAGE}
        for part, names in (("words", files.keys() & {*FIRST}), ("late", late)):
            placed = {f"{SITE_PACKAGES}vernissage/locale/{code}/{name}": files[name] for name in sorted(names)}
            out[f"{part}.{code}.data"] = together(placed)
    return out


def together(files: Mapping[str, bytes]) -> bytes:
    """Files by their place in the page, as one."""
    index = json.dumps([[path, len(content)] for path, content in files.items()]).encode()
    index += b" " * (-len(index) % 4)
    return struct.pack("<I", len(index)) + index + b"".join(files.values())


def apart(content: bytes) -> dict[str, bytes]:
    """The files in one, by their place in the page."""
    (size,) = struct.unpack_from("<I", content)
    out, at = {}, 4 + size
    for path, length in json.loads(content[4:at]):
        out[path] = content[at : at + length]
        at += length
    return out
