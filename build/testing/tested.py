"""The table of browsers: what was tested in each, from the reports of the tests (JUnit's XML, written by pytest)."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from ..places import CACHE
from .engines import ENGINES, Engine

MODULE: Final = "tests/e2e/test_browsers.py"
"""The tests of scenarios. A test's name is the name of its row."""
REPORTS: Final = CACHE / "browsers"


def report(engine: Engine) -> Path:
    """The report of the tests in a browser."""
    return REPORTS / f"{engine.name}.xml"


def forget() -> None:
    """Deletes the reports of the last run."""
    shutil.rmtree(REPORTS, ignore_errors=True)


def row(test: str) -> str:
    """The row of a test: `test_plays_whole_games[Firefox-canvas]` belongs to "plays whole games"."""
    return test.partition("[")[0].removeprefix("test_").replace("_", " ")


def read(file: Path) -> tuple[str, dict[str, bool]] | None:
    """A browser with its version, and which scenarios passed in it; None if the browser was missing."""
    suites = ET.parse(file).getroot()  # noqa: S314 - written by our own test
    browser = suites.find(".//property[@name='browser']")
    if browser is None:
        return None
    passed: dict[str, bool] = {}
    for case in suites.iter("testcase"):
        name = row(case.attrib["name"])
        passed[name] = passed.get(name, True) and not len(case)  # failed tests contain the reason
    return browser.attrib["value"], passed


def table() -> str:
    """The table in Markdown, from the present reports."""
    found = [read(report(engine)) for engine in ENGINES if report(engine).exists()]
    return drawn(dict(column for column in found if column))


def drawn(columns: Mapping[str, Mapping[str, bool]]) -> str:
    """The table of these browsers, each with its results."""
    names = list(dict.fromkeys(name for passed in columns.values() for name in passed))
    said = {True: "yes", False: "failed", None: ""}
    lines = [["", *columns], ["---"] * (1 + len(columns)),
             *([name, *(said[passed.get(name)] for passed in columns.values())] for name in names)]  # fmt: skip
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
