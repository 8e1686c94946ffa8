"""The package as others get it: its name, and what its texts tell people to install."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

from build.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
INSTALLS = re.compile(r"\b(?:pipx? (?:install|download|wheel|run)|uv (?:add|pip install)|uvx|micropip\.install)\b[ (]+(.*)")
"""What installs packages, and what follows on the line."""
WORD = re.compile(r"[^\s`'\"(),;:]+")


def text_files() -> list[Path]:
    kept = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                          cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")  # fmt: skip
    ends = {".md", ".py", ".mjs", ".js", ".html", ".toml", ".json", ".po", ".pot", ".txt"}
    return [ROOT / name for name in kept if Path(name).suffix in ends and ROOT / name != Path(__file__)]


def strangers(text: str) -> list[str]:
    """What the lines of a text would install by the name of ours, which is not published: all but a folder, as in
    `pip install '.[fair]'`, is somebody else's.
    """
    found = []
    for line in text.splitlines():
        for rest in INSTALLS.findall(line):
            words = [word.replace("\\", "") for word in WORD.findall(rest)]
            found += [line.strip() for word in words if re.match(r"vernissage(?!/)([\w-]*)(\[|[=<>~!]|$)", word)]
    return found


def test_nothing_tells_people_to_install_a_package_of_somebody_else() -> None:
    sources = text_files()
    assert len(sources) > 500
    texts = {file: file.read_text(encoding="utf-8") for file in sources if file.exists()}
    assert any("pip install '.[fair]'" in text for text in texts.values())
    assert not {file.relative_to(ROOT).as_posix(): lines for file, text in texts.items() if (lines := strangers(text))}


def test_such_a_line_is_found() -> None:
    for line in ("pip install vernissage[fair]", "`pip install vernissage`", "run pip install -U 'vernissage>=0.1'",
                 "uv add vernissage-games", "pipx run vernissage", r'r"pip install vernissage\[dask\]"'):  # fmt: skip
        assert strangers(line), line
    for line in ("pip install '.[fair]'", "pip install .", "pip wheel .", "python -m vernissage play canvas"):
        assert not strangers(line), line


def test_the_package_is_not_called_as_one_of_somebody_else() -> None:
    assert PROJECT["name"] == "vernissage-games", "looked up: nobody has it; `vernissage` is a photo tool"
