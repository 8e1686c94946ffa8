"""The bytes that a first visit may transfer, by kind of file (with brotli where that is smaller)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from ..cache import files_in
from .offline import APART, LATER, NOT_KEPT, PICTURE
from .preview import NAME


class Kind(NamedTuple):
    """A kind of file: its name, a pattern of its files' paths, and the most bytes of all of them together."""

    name: str
    pattern: re.Pattern[str]
    most: int


KINDS: Final = (
    Kind(
        "page and styles",
        re.compile(r"index\.html|manifest(\.\w+)?\.webmanifest|sw\.js|.*/sight\.\w+\.html|(?!.*/rooms\.css$).*\.css(\.bin)?"),
        60_000,
    ),
    Kind("typefaces", re.compile(r".*(\.woff2|/faces\.js)"), 75_000),
    Kind("pictures", re.compile(r"s/pictures\..*"), 400_000),
    Kind("the rest", re.compile(r".*/(rest\.zip\.bin|rooms\.css|(curves|live|scan)\.js)"), 610_000),  # once people can play
    Kind("loader", re.compile(r"s/app\.[^/]*/[^/]*\.m?js"), 18_700),  # motion and copies are 2.8 kB; 0.15 a language
    Kind("words and rules", re.compile(r".*/words\.\w+\.data\.bin"), 62_000),  # of one language, as are the next
    Kind("words that come late", re.compile(r".*/late\.\w+\.data\.bin"), 37_500),
    Kind("what unpacks the rest", re.compile(r"s/unpack\..*"), 105_000),  # for browsers that know no brotli by themselves
    Kind("PyScript", re.compile(r"s/pyscript\..*"), 45_000),
    Kind("Pyodide", re.compile(r"s/pyodide\..*"), 1_360_000),
    Kind("Python's memory", re.compile(r".*/python\.snapshot\.bin"), 1_850_000),
)
ALL: Final = 4_750_000
AFTER: Final = ("pictures", "the rest", "words that come late")
"""The kinds that come after the first click; of the pictures a thirtieth comes before."""
FIRST_CLICK: Final = 3_900_000
"""Until the first click, from a host that compresses nothing."""
SHELL: Final = 120_000  # of what the first sight needs: page, styles, typefaces


def weights(folder: Path) -> dict[str, dict[str, int]]:
    """The bytes of each file of a first visit, by kind; of a language, whichever has most. Raises ValueError for a file that
    belongs to no kind.
    """
    found: dict[str, dict[str, int]] = {kind.name: {} for kind in KINDS}
    first = folder / "index.html"
    page = first.read_text(encoding="utf-8") if first.exists() else ""
    for file in files_in(folder):
        path = file.relative_to(folder).as_posix()
        if file.suffix == ".br" or path == NAME or re.fullmatch(APART, path) or (LATER.fullmatch(path) and not _language(path)):
            continue
        if PICTURE.fullmatch(path) and path not in page:
            continue
        kind = next((kind for kind in KINDS if kind.pattern.fullmatch(path)), None)
        if kind is None:
            raise ValueError(f"{path} is of no kind in build/site/budget.py")
        small = file.with_name(file.name + ".br")
        found[kind.name][path] = (small if small.exists() else file).stat().st_size
    for files in found.values():
        of = {path: code for path in files if (code := _language(path))}
        sums = {code: sum(files[path] for path in of if of[path] == code) for code in of.values()}
        for path in [path for path in of if of[path] != max(sums, key=sums.__getitem__)]:
            del files[path]
    return found


def _language(path: str) -> str:
    """Whose language's file it is; empty if it is none."""
    its = re.fullmatch(r"(?:.*/)?(?:words|late|sight|manifest)\.(\w+)\..+", path)
    return its[1] if its else ""


def first_click(folder: Path) -> int:
    """The bytes until the first click, from a host that compresses nothing."""
    return sum((folder / path).stat().st_size for kind, files in weights(folder).items() if kind not in AFTER for path in files)


def overruns(found: Mapping[str, dict[str, int]]) -> list[str]:
    """A line for each kind that is over its budget, with its largest files."""
    told = []
    total = sum(sum(files.values()) for files in found.values())
    limits = [(kind.name, found[kind.name], kind.most) for kind in KINDS]
    limits.append(("a first visit", {path: size for files in found.values() for path, size in files.items()}, ALL))
    first = found["page and styles"] | found["typefaces"]
    shell = {path: size for path, size in first.items() if not NOT_KEPT.fullmatch(path)}
    limits.append(("the first sight", shell, SHELL))
    for name, files, most in limits:
        if (size := sum(files.values())) > most:
            largest = sorted(files.items(), key=lambda item: -item[1])[:3]
            named = ", ".join(f"{path} {bytes_:,}" for path, bytes_ in largest)
            told.append(f"{name}: {size:,} bytes, {most:,} allowed, the largest: {named}")
    if not total:
        told.append("there is nothing to weigh")
    return told
