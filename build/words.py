"""The catalogues: `python3 build words` writes every phrase of the package into templates, and updates the .po files: new
phrases are left empty, unused ones are removed.

`python3 build words --add CODE NAME` makes a language: its folder, in which all is English still, and its line in the list.
`python3 build words --check [CODE]` says what is not translated, and what may be too long on a phone.

There are five catalogues: `vernissage`; `fair`, `days` and `rooms`, which come late, with the parts of the page that alone say
what is in them; and `site`, what the build itself writes.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from build.places import PACKAGE, ROOT
from build.python.vendor import DAYS, FAIR, LATE_ROOMS, one_of
from vernissage.games.canvas.rules.titles import LEFT, RIGHT
from vernissage.page.core.words import SOURCE

LOCALE: Final = PACKAGE / "locale"
CATALOGUES: Final = {"vernissage": (), "fair": FAIR, "days": DAYS, "rooms": (*LATE_ROOMS, "games/null/"), "site": ()}
"""Their names, each with the places that say what no other catalogue has; the first one has all else."""
FIRST: Final = "vernissage"
BUILD: Final = ROOT / "build" / "site", ROOT / "build" / "licences"
"""What says the phrases of `site`, the build itself."""
Phrase: TypeAlias = str | tuple[str, str]
"""A phrase, or its two forms."""
MARKS: Final = {"N_": "one", "words": "one", "w": "one", "count": "many", "of": "context"}
"""What marks a phrase: `words("...")`, `words.count("one", "many", n)`, `words.of("context", "...")`, `N_("...")`."""

TITLES: Final = "canvas.titles.txt"
TITLES_HEAD: Final = """\
; The words on Canvas's cards: a left word and a right word make a title (Shy Whale).
;
; The first line names the genders; the second, which form of a left word stands alone on its card.
; A left word: English = its form for each gender. It stands before the right word; or where a … is in it.
; A right word: English = its gender, and the word as it stands inside of a title: titles begin with a capital by themselves.
; A form that stands alone has a · where it may be parted, if it is longer than eight letters.
"""
SAME_TITLES: Final = 15
"""So many words of these may be the same as in English: Echo, Piano."""
CLAUSE: Final = re.compile(r"[A-Z]+-\d")
LABELS, LABEL, STRETCH, WORD = 28, 18, 1.4, 22
"""In letters: up to where a phrase is a label; what every label's place holds; how much longer than in all other languages it
may be; what a line of a phone holds.
"""

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


def extracted(catalogue: str) -> Catalog:
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
    for file in sorted(file for folder in BUILD for file in folder.glob("*.py")):
        for phrase in phrases(file.read_text(encoding="utf-8")):
            found["site"][phrase] = None
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


def add(code: str, name: str, locale: Path = LOCALE) -> None:
    """Makes a language: its folder and its line in the list. Raises ValueError if there is one of this code, or can be none."""
    listed = locale / "languages.json"
    names = json.loads(listed.read_text(encoding="utf-8"))
    if code in names or not re.fullmatch("[a-z]{2,3}", code) or not Locale(code).english_name:
        raise ValueError(f"{code} is taken, or no code of a language")
    (locale / code / "LC_MESSAGES").mkdir(parents=True)
    for catalogue in CATALOGUES:
        with (locale / f"{catalogue}.pot").open("rb") as template:
            made = read_po(template, locale=code)
        made.fuzzy, made.locale = False, Locale(code)
        _write(locale / code / "LC_MESSAGES" / f"{catalogue}.po", made)
    for rules in sorted((locale / SOURCE).glob("*.rules.txt")):
        shutil.copyfile(rules, locale / code / rules.name)
    left, right = (("\n".join(f"{word} = {gender}{word}" for word in words) for gender, words in (("", LEFT), ("n, ", RIGHT))))
    titles = f"{TITLES_HEAD}genders = n\nalone = n\n\n[left]\n{left}\n\n[right]\n{right}\n"
    (locale / code / TITLES).write_text(titles, encoding="utf-8")
    listed.write_text(json.dumps({**names, code: name}, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def untranslated(code: str, locale: Path = LOCALE) -> list[str]:
    """What of a language is not translated: a line for each file in which something is left, with the first things of it."""
    left: dict[str, list[str]] = {}
    for catalogue in CATALOGUES:
        name = f"LC_MESSAGES/{catalogue}.po"
        left[name] = [phrase for phrase, texts in _said(locale / code / name, code) if not all(texts)]
    for rules in sorted((locale / SOURCE).glob("*.rules.txt")):
        left[rules.name] = _same(rules, locale / code / rules.name)
    titles = (locale / code / TITLES).read_text(encoding="utf-8") if (locale / code / TITLES).exists() else ""
    same = [word for word in (*LEFT, *RIGHT) if re.search(rf"^{word} = (n, )?{word}$", titles, re.MULTILINE)]
    left[TITLES] = ["all of it"] if not titles else same if len(same) > SAME_TITLES else []
    return [f"{code}/{name}: {len(some)} not translated: {'; '.join(some[:3])}" for name, some in left.items() if some]


def long(code: str, locale: Path = LOCALE) -> list[str]:
    """What of a language may be too long for its place in a window of 320 px: labels that are much longer than in every other
    language, and words that no line holds.
    """
    others: dict[tuple[str, str], int] = {}
    for other in sorted(path.name for path in locale.iterdir() if path.is_dir() and path.name not in (SOURCE, code)):
        for catalogue in CATALOGUES:
            for phrase, texts in _said(locale / other / "LC_MESSAGES" / f"{catalogue}.po", other):
                others[catalogue, phrase] = max(others.get((catalogue, phrase), 0), *map(len, texts))
    found = []
    for catalogue in CATALOGUES:
        for phrase, texts in _said(locale / code / "LC_MESSAGES" / f"{catalogue}.po", code):
            most = max(LABEL, STRETCH * max(len(phrase), others.get((catalogue, phrase), 0)))
            for text in texts:
                words = re.sub(r"%\(\w+\)s|\W", " ", text).split()
                label = len(phrase) <= LABELS and phrase[-1:] not in ".:?!"
                if (label and len(text) > most) or max(map(len, words), default=0) > WORD:
                    found.append(f"{code}/{catalogue}.po: long: {phrase} = {text}")
    return found


def _said(file: Path, code: str) -> list[tuple[str, tuple[str, ...]]]:
    """The phrases of a catalogue, each with its texts; nothing if there is no such file."""
    if not file.exists():
        return []
    with file.open("rb") as source:
        catalogue = read_po(source, locale=code)
    texts = ((m.id, m.string or "") for m in catalogue if m.id)
    return [(_first(id_), tuple(said) if isinstance(said, tuple | list) else (said,)) for id_, said in texts]


def _first(phrase: object) -> str:
    """A phrase, or the first of its two forms."""
    return str(phrase[0] if isinstance(phrase, tuple) else phrase)


def _same(source: Path, file: Path) -> list[str]:
    """The clauses of a text that are those of the source still; all of it if there is none."""
    if not file.exists():
        return ["all of it"]
    said = set(file.read_text(encoding="utf-8").splitlines())
    return [line for line in source.read_text(encoding="utf-8").splitlines() if CLAUSE.match(line) and line in said]


def checked(codes: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is not translated, and what may be too long, in these languages; in all if none is named."""
    codes = codes or [code for code in json.loads((LOCALE / "languages.json").read_text("utf-8")) if code != SOURCE]
    return [line for code in codes for line in untranslated(code)], [line for code in codes for line in long(code)]
