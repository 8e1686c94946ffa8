"""The catalogues: `python3 -m build.words` writes every phrase of the package into vernissage.pot and brings the .po files up
to it; what is to be translated stays empty, what is not used any more goes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from build.places import PACKAGE

LOCALE: Final = PACKAGE / "locale"
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
"""How lines of a catalogue's head begin that nobody needs."""


def phrases(source: str) -> Iterator[tuple[str | tuple[str, str], str | None]]:
    """The phrases in a module, those inside f-strings too (which tokenizers do not see into): each with its context, if any."""
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


def extracted() -> Catalog:
    """Every phrase of the package, without places: they would change with each line that moves."""
    catalogue = Catalog(
        project="Vernissage", version="1", copyright_holder="the authors of Vernissage", charset="utf-8", fuzzy=False
    )
    for file in sorted(PACKAGE.rglob("*.py")):
        for phrase, context in phrases(file.read_text(encoding="utf-8")):
            catalogue.add(phrase, context=context, flags=("python-format",) if "%(" in str(phrase) else ())
    return catalogue


def update() -> None:
    """Writes the .pot and brings every .po up to it."""
    template = extracted()
    _write(LOCALE / "vernissage.pot", template)
    for file in sorted(LOCALE.glob("*/LC_MESSAGES/vernissage.po")):
        with file.open("rb") as source:
            catalogue = read_po(source, locale=file.parent.parent.name)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        _write(file, catalogue)


def _write(file: Path, catalogue: Catalog) -> None:
    """Writes a catalogue sorted, without what changes from day to day."""
    with file.open("wb") as target:
        write_po(target, catalogue, sort_output=True, width=120, no_location=True)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith(CHANGING)), encoding="utf-8")


if __name__ == "__main__":
    update()
