"""Every work of others has its licence, else the site is not built."""

import json
import re
from pathlib import Path

import pytest

from build import licences
from build.diet import HERE as DIET
from build.places import WEB
from build.site import budget, offline, pack
from tests.build.tags import unclosed


def test_everything_that_is_shipped_has_its_licence() -> None:
    parts = licences.parts()
    names = [part.name.rpartition(" ")[0] for part in parts]
    assert {"pyodide", "CPython", "@pyscript/core", "polyscript", "segno", *licences.FONTS} <= set(names)
    installed = set(json.loads((WEB / "package.json").read_text())["dependencies"])
    assert installed - set(names) == {"lightningcss", "esbuild"}, "those are tools of the build; all else from npm is shipped"
    assert len(set(names)) == len(names)
    for part in parts:
        assert part.licence
        assert re.search(r"\d", part.name), "its version"
        assert len(part.text) > 500
        assert "{author}" not in part.text
    licence = {part.name.rpartition(" ")[0]: part.licence for part in parts}
    assert licence["pyodide"] == "MPL-2.0"
    assert {licence[name] for name in licences.FONTS} == {"OFL-1.1"}


def test_what_was_changed_is_told() -> None:
    shown = licences.page(licences.parts())
    assert shown.index("build/diet") < shown.index("Mozilla Public License")
    listed = (DIET / "lists.mjs").read_text(encoding="utf-8")
    assert all(name in listed and name in shown for name in ("_sqlite3", "_decimal", "_ctypes", "unicodedata"))


def package(folder: Path, about: dict[str, object], text: str | None = None) -> None:
    (folder / "thing").mkdir()
    (folder / "thing" / "package.json").write_text(json.dumps({"name": "thing", "version": "1.2", **about}))
    if text is not None:
        (folder / "thing" / "LICENCE.md").write_text(text)


@pytest.mark.parametrize(
    ("about", "text"), [({}, None), ({"license": "WTFPL"}, None), ({}, "Do what you like."), ({"license": "MIT"}, " \n")]
)
def test_a_package_without_a_known_licence_stops_the_build(about: dict[str, object], text: str | None, tmp_path: Path) -> None:
    package(tmp_path, about, text)
    with pytest.raises(SystemExit, match="thing names no licence that is known"):
        licences.npm("thing", tmp_path)


def test_a_package_without_a_file_gets_the_text_that_its_metadata_names(tmp_path: Path) -> None:
    package(tmp_path, {"license": "ISC", "author": "Ann", "repository": "git+https://github.com/ann/thing.git"})
    part = licences.npm("thing", tmp_path)
    assert part[:3] == ("thing 1.2", "ISC", "https://github.com/ann/thing")
    assert "Copyright (c) Ann\n" in part.text


def test_a_package_without_a_source_map_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "PYSCRIPT", tmp_path)
    with pytest.raises(SystemExit, match="it tells whose work is in"):
        licences.bundled()


def test_the_page_is_plain_whole_and_escaped() -> None:
    strange = licences.Part("thing 1", "MIT", "https://example.org", "One & <b>two</b>\nlines\n\n=====\n\nEnd")
    page = licences.page([strange, strange._replace(name="other 2")])
    assert "<h2>thing 1</h2>" in page
    assert page.count("<p>One &amp; &lt;b&gt;two&lt;/b&gt; lines</p><p>End</p>") == 1, "a shared text stands once"
    assert "<script" not in page
    assert "style" not in page
    assert not unclosed(licences.page(licences.parts()))


@pytest.mark.long
def test_it_is_in_the_site_and_weighs_nothing_in_a_first_visit() -> None:
    site = pack.built(small=False)
    assert (site / licences.NAME).read_text(encoding="utf-8") == licences.page(licences.parts())
    assert not [path for files in budget.weights(site).values() for path in files if licences.NAME in path]
    assert offline.LATER.fullmatch(licences.NAME)
