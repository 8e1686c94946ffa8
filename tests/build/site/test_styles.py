"""The style sheets: they are joined correctly, each rule stands in its owner's sheet, every size of a window has a name, no
rule is dead.

The tests read the sheets as text: selectors, names and brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from build.places import PACKAGE, WEB
from build.python import vendor
from build.site import strength, styles
from vernissage.games import GAMES
from vernissage.page.core.measure import COMPACT, FLAT, WIDE

CSS: Final = WEB / "css"
SHEETS: Final = {sheet.relative_to(CSS).as_posix(): re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
                 for sheet in sorted(CSS.rglob("*.css"))}  # fmt: skip
MOST_LINES = 400
WHOLE: Final = ("style.css", "table.css", "late.css")
"""The sheets that import all others: that of the first sight, what comes behind it, and that of the rooms that come late."""

COUNTED: Final = {
    "arm-": ("first", "last", "mid"), "at-": ("edge", "mid"), "c": "3456", "d": "1234", "dlg-": (), "k": "012345",
    "l": "12", "lot-": "01234", "peek-": "01234",
    "lv-": ("compact", "full", "mini"),
    "moved-": "123456789", "n": "012345", "p": "012", "paper-": ("sage", "slate", "rose", "straw", "plum"), "r": "012345",
    "s": "12345", "tyf-": "0123", "cv-bg-": "p",
}  # fmt: skip
"""Classes that the markup puts together out of a beginning and what is counted or named: `f"moved-{n}"`."""

NOT_SEEN: Final = {
    "ac-aw", "ac-pile-h", "ac-twos", "cv-scoring", "day-box", "lb-niche", "pl-n", "poster-art", "sheetbox", "trade",
}  # fmt: skip
"""Classes without a rule of their own: they are what is usual among their kind, or name a thing for those who read or test."""


def sources() -> str:
    """Everything that makes markup."""
    ours = (file for part in ("page", "games", "art") for file in (PACKAGE / part).rglob("*.py"))
    files = [*ours, *(WEB / "loader").iterdir(),
             WEB / "index.html", *vendor.browser_modules().values(), Path(strength.__file__)]  # fmt: skip
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def owner(sheet: str) -> str:
    """The key of the game that a sheet belongs to, by its path; empty if it is shared."""
    return next((part for part in re.split(r"[/.]", sheet) if part in GAMES), "")


def selectors(text: str) -> Iterator[str]:
    """What stands before a bracket, but for rules that begin with @."""
    heads = (head.strip() for head in re.findall(r"([^{};]+)\{", text))
    return (head for head in heads if not head.startswith(("@", "from", "to", "50%")))


def top_level(text: str) -> Iterator[str]:
    """What stands before the brackets that are in no other."""
    depth, at = 0, 0
    for found in re.finditer(r"[{};]", text):
        if found[0] == "{":
            if not depth:
                yield " ".join(text[at : found.start()].split())
            depth += 1
        elif found[0] == "}":
            depth -= 1
        if not depth:
            at = found.end()


def named(text: str) -> set[str]:
    """The classes and ids in a sheet's selectors."""
    return {name for head in selectors(text) for name in re.findall(r"[.#]([A-Za-z][\w-]*)", head)}


@pytest.mark.slow
def test_every_sheet_is_imported_once_and_a_mistake_ends_the_build(tmp_path: Path) -> None:
    first, table, late = (re.findall(r'@import "([^"]+)"', SHEETS[whole]) for whole in WHOLE)
    there = SHEETS.keys() - {*WHOLE, strength.SHEET}
    assert sorted([*first, *table, *late]) == sorted([*there, "sizes.css", "sizes.css"]), "sizes are no rules: all have them"
    layers = (re.findall(r"@layer (\w+)\{", styles.joined(CSS / whole)) for whole in WHOLE)
    assert list(layers) == [["tokens", "base", "rooms"], ["hall", "rooms", "games", "modes"], ["rooms", "modes"]]
    (tmp_path / "style.css").write_text('@import "wrong.css";')
    (tmp_path / "wrong.css").write_text(".a {\n  color: red;\n}\n.b > {\n}\n")
    with pytest.raises(SystemExit, match=r"wrong\.css:4"):
        styles.joined(tmp_path / "style.css")


def test_a_sheet_is_short_enough_to_be_read() -> None:
    lengths = {name: len((CSS / name).read_text(encoding="utf-8").splitlines()) for name in SHEETS}
    assert not {name: lines for name, lines in lengths.items() if lines > MOST_LINES}


def test_a_layer_is_a_folder() -> None:
    for name, layer in re.findall(r'@import "([^"]+)" layer\((\w+)\)', "".join(SHEETS[whole] for whole in WHOLE)):
        assert (name.split("/")[0] if "/" in name else name.removesuffix(".css")) == layer


def test_a_game_s_rules_hold_under_its_mark_alone() -> None:
    for name, text in SHEETS.items():
        key = owner(name)
        if not key:
            assert not name.startswith("games/")
            assert not re.search(r"\[data-game=", text), f"{name} has a rule for one game"
            continue
        mark = f'[data-game="{key}"]' if name.startswith("games/") else f'[data-game="{key}"][data-watch="yes"]'
        assert [head for head in top_level(text) if not head.startswith("@keyframes")] == [mark], name


def test_no_shared_rule_depends_on_what_a_game_defines() -> None:
    shared = "\n".join(text for name, text in SHEETS.items() if not owner(name))
    for name, text in SHEETS.items():
        key = owner(name)
        own = "\n".join(text for sheet, text in SHEETS.items() if key and owner(sheet) == key)
        defined = set(re.findall(r"(--[\w-]+):", shared + own)) | {"--done"}  # set by the loader
        assert not set(re.findall(r"var\((--[\w-]+)\)", text)) - defined, name


def test_sizes_of_windows_go_by_their_names() -> None:
    sizes = dict(re.findall(r"@custom-media (--[\w-]+) ([^;]+);", SHEETS["sizes.css"]))
    assert sizes["--wide"] == f"(width >= {WIDE}px)"
    assert sizes["--narrow"] == f"(width < {WIDE}px)"
    assert sizes["--phone"] == f"(width < {COMPACT}px)"
    assert sizes["--flat"] == f"(height < {FLAT}px)"
    used: set[str] = set()
    for name, text in SHEETS.items():
        for condition in re.findall(r"@media ([^{]+)\{", text):
            names = set(re.findall(r"--[\w-]+", condition))
            used |= names
            assert names <= sizes.keys(), f"{name}: {condition}"
            assert not re.search(r"\d", condition), f"{name}: {condition} has a size without a name"
    assert used == sizes.keys()


def test_every_class_and_id_that_a_sheet_names_is_made_by_some_markup() -> None:
    """A name counts as made if it stands in the sources as a word; a class put together there is in `COUNTED`."""
    words = set(re.findall(r"[A-Za-z][\w-]*", sources()))
    counted = {beginning + one for beginning, ends in COUNTED.items() for one in ends}
    counted |= {f"dlg-{name}" for name in re.findall(r'name: (?:ClassVar|Final) = "(\w+)"', sources())}
    dead = {name: gone for name, text in SHEETS.items() if (gone := named(text) - words - counted)}
    assert not dead


def test_every_class_in_the_markup_has_a_rule_or_is_known_to_have_none() -> None:
    written = re.findall(r'\bcls=f?"([^"]*)"|\bclass="([^"{}]*)"', sources())
    made = {word for pair in written for one in pair for word in re.sub(r"\{[^}]*\}\S*|\S*\{.*", " ", one).split()}
    ruled = {name for text in SHEETS.values() for name in named(text)}
    assert {word for word in made if re.fullmatch(r"[a-z][\w-]*", word)} - ruled == NOT_SEEN
