"""The developers' guide: its diagram is the present one, and everything that it names exists."""

import re

import pytest

from build import house
from build.places import PACKAGE, ROOT


@pytest.mark.long
def test_the_house_in_the_guide_is_the_present_one() -> None:
    guide = house.GUIDE.read_text(encoding="utf-8")
    assert house.redrawn(guide) == guide, "run: python3 build house"


def test_the_picture_is_of_the_imports_and_says_nothing_twice() -> None:
    arrows, shown = house.arrows(), house.shown(house.arrows())
    packages = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()} | set(house.SCRIPTS)
    assert set(arrows) == packages
    assert arrows["table"] == set()
    assert arrows["games"] == {"table"}
    assert "page" not in arrows["games"] | arrows["bots"] | arrows["art"]
    assert shown["page"] == {"art", "bots", "puzzles"}
    assert house.shown({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}
    for part, about in re.findall(r'\["<b>(.+?)</b><br>(.+?)"\]', house.diagram()):
        assert part in packages
        assert 10 < len(about) < 90


def test_a_guide_without_a_place_for_it_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the house"):
        house.redrawn("# Contributing\n")


def test_the_guide_names_what_there_is() -> None:
    guide = house.GUIDE.read_text(encoding="utf-8")
    for name in re.findall(r"`((?:tests|build|web|pyapp)/[\w./-]+)`", guide):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"^\| .* \| `((?:games|bots|art|page|library|cli)/)", guide, re.MULTILINE):
        assert (PACKAGE / name).is_dir(), name
    commands = (ROOT / "build" / "__main__.py").read_text(encoding="utf-8")
    for command in re.findall(r"python3 build (\w+)", guide):
        assert f'add_parser("{command}"' in commands
    assert len(guide.splitlines()) < 100, "one page"
