"""The table of browsers is made from the tests that ran, and tests/README.md has it."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build.places import ROOT
from build.testing import tested
from build.testing.engines import CHROMIUM, ENGINES, FIREFOX, WEBKIT

SCENARIOS = """
import pytest
@pytest.fixture(scope="module", autouse=True)
def engine(record_testsuite_property):
    {}
    record_testsuite_property("browser", "Firefox 1.2")
@pytest.mark.parametrize("key", "ab")
def test_plays_whole_games(key): assert {}
def test_is_dark(): pass
"""


def ran(tmp_path: Path, name: str, *filled: str) -> Path:
    """The report of tests that really ran."""
    (tmp_path / "test_here.py").write_text(SCENARIOS.format(*filled), encoding="utf-8")
    report = tmp_path / f"{name}.xml"
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # these tests need no browser, and no library is quicker
    subprocess.run([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", tmp_path, "-c", os.devnull,
                    "--junitxml", report, tmp_path / "test_here.py"], check=False, env=plain,
                   stdout=subprocess.DEVNULL)  # fmt: skip
    return report


@pytest.mark.long
def test_a_report_tells_the_browser_and_what_passed(tmp_path: Path) -> None:
    fine = tested.read(ran(tmp_path, "fine", "", "True"))
    assert fine == ("Firefox 1.2", {"plays whole games": True, "is dark": True})
    # A browser that is not there: its tests, made up here, skip, and so the table has no column for it.
    broken = tested.read(ran(tmp_path, "broken", "", "key == 'b'"))
    assert broken == ("Firefox 1.2", {"plays whole games": False, "is dark": True})
    assert tested.read(ran(tmp_path, "missing", "pytest.skip('not here')", "True")) is None


@pytest.mark.long
def test_the_table_has_a_column_for_each_browser_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tested, "REPORTS", tmp_path)
    ran(tmp_path, FIREFOX.name, "", "True")
    ran(tmp_path, WEBKIT.name, "pytest.skip('not here')", "True")
    assert tested.table() == "|  | Firefox 1.2 |\n| --- | --- |\n| plays whole games | yes |\n| is dark | yes |"
    tested.forget()
    assert not tested.report(CHROMIUM).exists()
    unlike = tested.drawn({"A": {"x": True}, "B": {"x": False, "y": True}})
    assert unlike.splitlines()[2:] == ["| x | yes | failed |", "| y |  | yes |"]


def test_the_readme_has_the_table_that_a_run_prints() -> None:
    """But for the versions, which are those of the run it was copied from."""
    module = ast.parse((ROOT / tested.MODULE).read_text(encoding="utf-8"))
    names = [node.name for node in module.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    whole = tested.drawn({engine.name: {tested.row(name): True for name in names} for engine in ENGINES})
    told = re.sub(r" \d+[.][\d.]+(?= \|)", "", (ROOT / "tests" / "README.md").read_text(encoding="utf-8"))
    assert whole in told
