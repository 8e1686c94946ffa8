"""The types of the page's scripts: every script is checked, and a fault is told."""

import json
import subprocess
from pathlib import Path

import pytest

from build.places import MODULES, WEB
from build.testing.scripts import CONFIGURATIONS, faults


@pytest.mark.slow
def test_every_script_is_checked() -> None:
    said = [subprocess.run(["node", MODULES / "typescript" / "bin" / "tsc", "--listFilesOnly", "-p", WEB / name], check=True,
                           capture_output=True, text=True).stdout for name in CONFIGURATIONS]  # fmt: skip
    checked = {Path(line) for line in "".join(said).splitlines()}
    ours = {file for end in ("js", "mjs") for file in WEB.rglob(f"*.{end}") if not file.is_relative_to(MODULES)}
    assert len(ours) > 20
    assert not ours - checked


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_a_wrong_type_and_a_missing_one_are_told(configuration: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.mjs"
    wrong.write_text("/** @param {number} n */\nexport const f = (n) => n.trim();\nexport const g = (n) => n;\n")
    mine = tmp_path / "tsconfig.json"
    mine.write_text(json.dumps({"extends": (WEB / configuration).as_posix(), "include": ["wrong.mjs"]}))
    said = faults(str(mine))
    assert "wrong.mjs(2,27): error TS2339: Property 'trim' does not exist on type 'number'." in said
    assert "wrong.mjs(3,19): error TS7006: Parameter 'n' implicitly has an 'any' type." in said
    wrong.write_text("/** @param {number} n */\nexport const f = (n) => n + 1;\n")
    assert not faults(str(mine))
