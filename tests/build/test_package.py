"""The package as others get it: its name, what it says of itself, its two forms; and what texts tell people to install."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from trove_classifiers import classifiers

from build.places import ROOT
from build.prepare import TOLD, described

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


# -- what it says of itself -----------------------------------------------------------------------------------------------


def built(kind: str, source: Path, target: Path) -> Path:
    """The package in this form, as hatchling makes it."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", target], cwd=source, check=True,
                   capture_output=True)  # fmt: skip
    (file,) = target.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


def about(wheel: Path) -> dict[str, str]:
    """The texts about the package in its wheel, by name."""
    with zipfile.ZipFile(wheel) as archive:
        return {name.rpartition("/")[2]: archive.read(name).decode() for name in archive.namelist() if ".dist-info/" in name}


@pytest.mark.slow
def test_an_index_would_take_it(wheel: Path) -> None:
    found = Metadata.from_email(about(wheel)["METADATA"], validate=True)
    assert (found.name, str(found.requires_python), found.license_expression) == ("vernissage-games", ">=3.11", "MIT")
    assert found.classifiers is not None
    assert not set(found.classifiers) - classifiers
    versions = [c.rpartition(" ")[2] for c in found.classifiers if re.search(r":: 3\.\d", c)]
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert {"Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"} <= set(found.classifiers)
    assert found.keywords
    assert not found.project_urls, "there is no address of it yet"


@pytest.mark.slow
def test_its_long_description_has_nothing_that_leads_nowhere(wheel: Path) -> None:
    text = Metadata.from_email(about(wheel)["METADATA"], validate=True).description
    assert text == described(*((ROOT / name).read_text(encoding="utf-8") for name in TOLD))
    assert text.startswith("# Vernissage\n")
    assert "vn.Match(" in text
    assert not re.search(r"!?\[[^\]]*\]\((?!https://)", text), "no picture and no link of this folder"


@pytest.mark.slow
def test_it_has_a_command(wheel: Path) -> None:
    assert about(wheel)["entry_points.txt"] == "[console_scripts]\nvernissage = vernissage.__main__:run\n"


@pytest.mark.long
def test_a_wheel_made_from_the_source_package_is_the_same_byte_for_byte(wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    assert {file.name for file in source.iterdir()} == {"LICENSE", "PKG-INFO", "README.md", "build", "pyapp", "pyproject.toml",
                                                        "web", ".gitignore"}  # fmt: skip
    again = built("wheel", source, tmp_path / "again")
    assert again.name == wheel.name == "vernissage_games-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert sorted(one.namelist()) == sorted(other.namelist())
    assert again.read_bytes() == wheel.read_bytes()
