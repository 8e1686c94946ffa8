"""The content of the site."""

import csv
import hashlib
import json
import re
import tomllib
import zipfile

import pytest
from fontTools.ttLib import TTFont

from build.places import ROOT, WEB
from build.python import vendor, wheel
from build.site import fonts, pack, pictures
from vernissage.games import FIRST, HOUSE


def test_places_are_filled_in_and_a_wrong_one_is_an_error() -> None:
    assert pack.filled("a {{b}} { {c} }", {"b": "x"}) == "a x { {c} }"
    with pytest.raises(KeyError):
        pack.filled("{{nowhere}}", {})


@pytest.mark.slow
def test_the_lock_names_our_wheel_and_micropip_s_with_their_hashes() -> None:
    folder = wheel.wheel()
    lock = json.loads((folder / "lock.json").read_text())
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["name"]
    imports = {name: entry["imports"] for name, entry in lock["packages"].items()}
    assert imports == {ours: ["vernissage"], "micropip": ["micropip"]}
    for entry in lock["packages"].values():
        assert hashlib.sha256((folder / entry["file_name"]).read_bytes()).hexdigest() == entry["sha256"]
    assert lock["info"] == vendor.lock_info()
    assert vendor.CONFIGURATION["packages"] == [ours]
    assert vendor.CONFIGURATION["index_urls"] == [], "nobody is asked for a package"


@pytest.mark.slow
def test_the_wheel_holds_bytecode_and_a_true_record() -> None:
    file = next(wheel.wheel().glob("vernissage*.whl"))
    with zipfile.ZipFile(file) as archive:
        names = archive.namelist()
        record = next(name for name in names if name.endswith("/RECORD"))
        listed = [row[0] for row in csv.reader(archive.read(record).decode().splitlines())]
        assert all(info.compress_type == zipfile.ZIP_STORED for info in archive.infolist())
    assert sorted(listed) == sorted(names)
    assert {"vernissage/table/game.pyc", "main.pyc"} <= set(names)
    assert not [name for name in names if name.startswith(("vernissage/cli/", "vernissage/lab/"))], "not for the page"
    assert not [name for name in names if name.endswith((".py", ".po"))]


@pytest.mark.slow
def test_the_standard_library_has_what_the_page_imports_and_not_what_it_cannot_use() -> None:
    with zipfile.ZipFile(vendor.pyodide() / "python_stdlib.zip") as archive:
        names = set(archive.namelist())
    assert {"dataclasses.pyc", "gettext.pyc", "json/__init__.pyc", "asyncio/base_events.pyc", "encodings/utf_8.pyc"} <= names
    assert not [name for name in names if name.startswith(("unittest/", "multiprocessing/")) or name.endswith(".py")]


def test_pyscript_comes_with_all_that_it_asks_for_and_no_editor() -> None:
    folder = vendor.pyscript()
    names = {file.name for file in folder.iterdir()}
    for file in folder.iterdir():
        assert set(re.findall(r'from"\./([\w-]+\.js)"', file.read_text())) <= names
    assert not [name for name in names if "codemirror" in name or "xterm" in name or name.endswith(".map")]


def test_the_typefaces_have_the_letters_of_all_languages_and_are_small() -> None:
    folder = fonts.fonts()
    total = sum(file.stat().st_size for file in folder.glob("*.woff2"))
    assert len(list(folder.glob("*.woff2"))) == 6
    assert total < 80_000
    for letters, name in (("Vernissage 0123 éó\u2013\u2026„”\u00d7\u2212", "figtree"), ("ąćęłńśźżĄĆĘŁŃŚŹŻ", "figtree-more")):
        with TTFont(folder / f"{name}.woff2") as font:
            assert {ord(letter) for letter in letters} <= set(font.getBestCmap())


def test_no_lock_file_names_a_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text()


def test_everything_is_pinned_exactly() -> None:
    wanted = json.loads((WEB / "package.json").read_text())["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    for name, version in wanted.items():
        assert vendor.version(name) == version


@pytest.mark.slow
def test_all_pictures_are_in_the_file_that_travels() -> None:
    folder = pictures.pictures()
    there = {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in folder.rglob("*.svg")}
    assert len(there) > 100
    assert json.loads((folder / pictures.TOGETHER).read_text(encoding="utf-8")) == there


@pytest.mark.slow
def test_the_other_games_come_whole_and_each_module_after_what_it_imports() -> None:
    order = wheel.in_order()
    assert sorted(order) == vendor.other_roots()
    assert {f"vernissage.games.{folder}.rules" for folder in HOUSE if folder != FIRST} <= set(order)
    assert f"games/{FIRST}/" == vendor.FIRST_GAME
    for at, name in enumerate(order):
        late = {other for other in wheel.imports_of(name) if other in order and not f"{name}.".startswith(f"{other}.")}
        assert late <= set(order[:at]), f"{name} would bring more than itself"
    assert not [name for name in [*vendor.first_roots(), *wheel.beside()] if name in order]
