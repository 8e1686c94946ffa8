"""The rules' own tests pass in the page's Python, too, since that is what people play on."""

import re
import shutil
import subprocess
from importlib.metadata import distribution
from pathlib import Path

import pytest

from build import inside
from build.places import PACKAGE, ROOT

PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
"""What pytest consists of: all of it Python. Hypothesis is not, so that the laws of `tests/contract` stay outside."""

SCRIPT = """import sys
sys.path.insert(0, ".")
import pytest
print(sys.version_info[:2], sys.platform)
plain = ("-o", "faulthandler_timeout=0", "-p", "no:cacheprovider", "--noconftest", "--color=no")  # no threads, no Hypothesis
if code := pytest.main([*plain, "-q", "--ignore-glob=*_bots.py", "tests/games"]):
    sys.exit(int(code))
"""
"""The tests of the bots measure threads and start processes: there are none."""


@pytest.mark.long
def test_the_rules_hold_in_the_pages_python(tmp_path: Path) -> None:
    for folder in (PACKAGE.relative_to(ROOT), Path("tests/games"), Path("tests/golden")):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    for name in PYTEST:
        for file in distribution(name).files or ():
            if file.suffix == ".py" and ".." not in file.parts:
                (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), tmp_path / file)
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    command = ["node", inside.RUNNER, tmp_path / "script.py", tmp_path]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr[-2000:]  # before that: a line of Pyodide, as long as it is
    first, *_, last = done.stdout.splitlines()
    assert first == "(3, 14) emscripten"
    passed = re.match(r"(\d+) passed in", last)
    assert passed, last
    assert int(passed[1]) > 600
