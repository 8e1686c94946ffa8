"""A language is a folder: nothing else in the tree names one, but for the source."""

import json
import re
import shutil
from pathlib import Path

import pytest
from babel import Locale

from build.places import PACKAGE, ROOT
from build.words import CATALOGUES, add, long, untranslated
from vernissage.games import PLAYED
from vernissage.games.canvas.view.things.titles import read
from vernissage.page.core.words import LANGUAGES, SOURCE

LOCALE = PACKAGE / "locale"
OTHERS = [code for code in LANGUAGES if code != SOURCE]
KINDS = {".py", ".mjs", ".js", ".ts", ".html", ".css", ".json", ".md", ".toml"}
LEFT = {"node_modules", "locale", "__pycache__", "package-lock.json"}


def named(text: str, code: str) -> list[str]:
    """Where a text names a language: by its code as a whole, or at the end of a name, or by its own or English name."""
    names = {LANGUAGES.get(code, code), Locale(code).english_name or code}
    pattern = rf"""(["'`]){code}\1|\blang=\W?{code}\b|_{code}\b|\b(?:{"|".join(map(re.escape, sorted(names - {code})))})\b"""
    return [text[max(m.start() - 30, 0) : m.end() + 10] for m in re.finditer(pattern, text, re.IGNORECASE)]


@pytest.mark.slow
@pytest.mark.parametrize("code", OTHERS)
def test_nothing_outside_of_its_folder_names_a_language(code: str) -> None:
    files = [file for part in ("pyapp", "web", "build") for file in sorted((ROOT / part).rglob("*"))]
    ours = [file for file in files if file.suffix in KINDS and LEFT.isdisjoint(file.relative_to(ROOT).parts)]
    assert len(ours) > 300
    found = {file.relative_to(ROOT).as_posix(): there for file in ours if (there := named(file.read_text("utf-8"), code))}
    assert not found


def test_a_language_that_is_named_is_found() -> None:
    for text in ('if language == "pl":', "data-x lang=pl>", "{{foyer_pl}}", "the Polish of games", "polski = 1", "def polish("):
        assert named(text, "pl"), text
    for text in ("a polished badge", "pl-t", "# plain", "simple"):
        assert not named(text, "pl"), text


def test_the_list_names_the_folders_and_a_folder_is_whole() -> None:
    assert next(iter(LANGUAGES)) == SOURCE
    assert set(LANGUAGES) == {folder.name for folder in LOCALE.iterdir() if folder.is_dir()}
    for code in LANGUAGES:
        found = {file.relative_to(LOCALE / code).as_posix() for file in (LOCALE / code).rglob("*.*") if file.suffix != ".mo"}
        wanted = {f"{key}.rules.txt" for key in PLAYED}
        if code != SOURCE:
            wanted |= {"canvas.titles.txt", *(f"LC_MESSAGES/{name}.po" for name in CATALOGUES)}
        assert found == wanted, code


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """A copy of all languages, to which one was added."""
    shutil.copytree(LOCALE, tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    add("eo", "Esperanto", tmp_path / "locale")
    return tmp_path / "locale"


def test_a_language_is_added_whole_and_all_of_it_is_untranslated(locale: Path) -> None:
    assert json.loads((locale / "languages.json").read_text("utf-8")) == {**LANGUAGES, "eo": "Esperanto"}
    there = {file.relative_to(locale / "eo").as_posix() for file in (locale / "eo").rglob("*.*")}
    catalogues = {f"LC_MESSAGES/{name}.po" for name in CATALOGUES}
    assert there == catalogues | {"canvas.titles.txt", *(f"{key}.rules.txt" for key in PLAYED)}
    assert "Plural-Forms: nplurals=2; plural=(n != 1);" in (locale / "eo/LC_MESSAGES/fair.po").read_text("utf-8")
    assert {line.partition(":")[0] for line in untranslated("eo", locale)} == {f"eo/{name}" for name in there}
    assert read((locale / "eo/canvas.titles.txt").read_text("utf-8")).right[29] == ("n", "Whale")
    with pytest.raises(ValueError, match="taken"):
        add("eo", "Esperanto", locale)
    for language in OTHERS:
        assert untranslated(language, locale) == []


@pytest.mark.slow
def test_what_is_long_for_a_phone_is_found(locale: Path) -> None:
    file = locale / "eo/LC_MESSAGES/vernissage.po"
    before = long("eo", locale)
    text = file.read_text("utf-8")
    for phrase, said in (("Set up", "Aranĝi la tutan ludon antaŭ ol ĝi komenciĝas"), ("Menu", "Menuo")):
        text = text.replace(f'msgid "{phrase}"\nmsgstr ""', f'msgid "{phrase}"\nmsgstr "{said}"')
    file.write_text(text, "utf-8")
    assert before == []
    assert [line.partition(" = ")[0] for line in long("eo", locale)] == ["eo/vernissage.po: long: Set up"]
