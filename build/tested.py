"""The table of browsers: what is tested in each, out of what the tests in them wrote down (JUnit's XML, as pytest makes it)."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from .engines import ENGINES, Engine
from .places import CACHE

MODULE: Final = "tests/e2e/test_browsers.py"
"""The scenarios. The name of a test there is the name of a row."""
REPORTS: Final = CACHE / "browsers"


def report(engine: Engine) -> Path:
    """Where the tests in a browser write down how they went."""
    return REPORTS / f"{engine.name}.xml"


def forget() -> None:
    """Throws the reports of the last run away."""
    shutil.rmtree(REPORTS, ignore_errors=True)


def row(test: str) -> str:
    """The name of a test's row: `test_plays_whole_games[Firefox-canvas]` is of "plays whole games"."""
    return test.partition("[")[0].removeprefix("test_").replace("_", " ")


def read(file: Path) -> tuple[str, dict[str, bool]] | None:
    """A browser with its version, and which scenarios passed in it; None if it was not there."""
    suites = ET.parse(file).getroot()  # noqa: S314 - a test of ours has written it
    browser = suites.find(".//property[@name='browser']")
    if browser is None:
        return None
    passed: dict[str, bool] = {}
    for case in suites.iter("testcase"):
        name = row(case.attrib["name"])
        passed[name] = passed.get(name, True) and not len(case)  # what did not pass says why inside
    return browser.attrib["value"], passed


def table() -> str:
    """The table in Markdown, out of the reports there are."""
    found = [read(report(engine)) for engine in ENGINES if report(engine).exists()]
    return drawn(dict(column for column in found if column))


def drawn(columns: Mapping[str, Mapping[str, bool]]) -> str:
    """The table of these browsers, each with what passed in it."""
    names = list(dict.fromkeys(name for passed in columns.values() for name in passed))
    said = {True: "yes", False: "failed", None: ""}
    lines = [["", *columns], ["---"] * (1 + len(columns)),
             *([name, *(said[passed.get(name)] for passed in columns.values())] for name in names)]  # fmt: skip
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
