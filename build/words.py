"""The catalogues: `python3 -m build.words` writes every phrase of the package into templates, and updates the .po files: new
phrases are left empty, unused ones are removed.

There are four: `vernissage`, and `fair`, `days` and `rooms`, which come late, with the parts of the page that alone say so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from build.places import PACKAGE
from build.python.vendor import DAYS, FAIR, LATE_ROOMS, one_of

LOCALE: Final = PACKAGE / "locale"
CATALOGUES: Final = {"vernissage": (), "fair": FAIR, "days": DAYS, "rooms": LATE_ROOMS}
"""Their names, each with the places that say what no other catalogue has; the first one has all else."""
FIRST: Final = "vernissage"
Phrase: TypeAlias = str | tuple[str, str]
"""A phrase, or its two forms."""
MARKS: Final = {"N_": "one", "words": "one", "w": "one", "count": "many", "of": "context"}
"""What marks a phrase: `words("...")`, `words.count("one", "many", n)`, `words.of("context", "...")`, `N_("...")`."""

CHANGING: Final = (
    '"POT-Creation-Date',
    '"PO-Revision-Date',
    '"Generated-By',
    '"Report-Msgid',
    '"Last-Translator',
    '"Language-Team',
    "# FIRST",
)
"""The beginnings of header lines that nobody needs."""


def phrases(source: str) -> Iterator[tuple[Phrase, str | None]]:
    """The phrases in a module, each with its context if it has one. Those inside f-strings count too, which tokenizers do not
    see.
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        mark = MARKS.get(node.func.id if isinstance(node.func, ast.Name) else node.func.attr)
        texts = [a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        if mark == "one" and texts:
            yield texts[0], None
        elif mark == "many" and len(texts) == 2:
            yield (texts[0], texts[1]), None
        elif mark == "context" and len(texts) == 2:
            yield texts[1], texts[0]


def extracted(catalogue: str = FIRST) -> Catalog:
    """All phrases of a catalogue, without their places in the source, which would change with every moved line."""
    found = _found()
    only = found[catalogue] if catalogue == FIRST else [phrase for phrase in found[catalogue] if phrase not in found[FIRST]]
    out = Catalog(project="Vernissage", version="1", copyright_holder="the authors of Vernissage", charset="utf-8", fuzzy=False)
    for text, context in only:
        out.add(text, context=context, flags=("python-format",) if "%(" in str(text) else ())
    return out


@cache
def _found() -> dict[str, dict[tuple[Phrase, str | None], None]]:
    """The phrases of the package by catalogue, in the order in which they stand; read once."""
    found: dict[str, dict[tuple[Phrase, str | None], None]] = {name: {} for name in CATALOGUES}
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        whose = next((name for name, places in CATALOGUES.items() if places and re.fullmatch(one_of(places), path)), FIRST)
        for phrase in phrases(file.read_text(encoding="utf-8")):
            found[whose][phrase] = None
    return found


def update() -> None:
    """Writes the templates, and updates all .po files."""
    for name in CATALOGUES:
        template = extracted(name)
        _write(LOCALE / f"{name}.pot", template)
        for file in sorted(LOCALE.glob(f"*/LC_MESSAGES/{name}.po")):
            with file.open("rb") as source:
                catalogue = read_po(source, locale=file.parent.parent.name)
            catalogue.update(template, no_fuzzy_matching=True)
            catalogue.obsolete.clear()
            _write(file, catalogue)


def _write(file: Path, catalogue: Catalog) -> None:
    """Writes a catalogue in sorted order, without dates."""
    with file.open("wb") as target:
        write_po(target, catalogue, sort_output=True, width=120, no_location=True)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith(CHANGING)), encoding="utf-8")


if __name__ == "__main__":
    update()
