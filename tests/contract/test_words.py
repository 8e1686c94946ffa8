"""One word a thing: the glossary is short and true, and no two public classes share a name."""

import ast
import importlib
import re
from collections import defaultdict
from pathlib import Path

import pytest

from .test_imports import PYAPP, name_of

GLOSSARY = PYAPP / "vernissage" / "GLOSSARY.md"
TWICE_STILL = {"Buy", "Match"}
"""Names that two classes still share: an answer and what the rules keep of it, whose sources are hashed; and the match of the
library, which is one of the table that also takes text. This list may only become shorter.
"""
EDITIONS = {"vernissage.table.fair.", "vernissage.table.fair.two."}
"""The two editions of the protocol: a class of the one may be called like the class of the other that does the same."""


def classes() -> dict[str, set[str]]:
    """The modules of the public classes by name; a game's folder is a world of its own, and so is each of its bots."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((PYAPP / "vernissage").rglob("*.py")):
        name = name_of(path)
        world = re.match(r"vernissage\.games\.\w+\.(bots\.\w+|\w+)|", name)
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[f"{world[0] if world else ''} {node.name}"].add(name)
    return found


def of_both_editions(where: set[str]) -> bool:
    """Whether the modules are two, one of each edition."""
    return len(where) == 2 and {module[: module.rindex(".") + 1] for module in where} == EDITIONS


@pytest.mark.slow
def test_no_two_public_classes_share_a_name() -> None:
    twice = {name.split(" ")[1] for name, where in classes().items() if len(where) > 1 and not of_both_editions(where)}
    assert twice == TWICE_STILL, f"new: {twice - TWICE_STILL}; no longer: {TWICE_STILL - twice}"


def rows() -> list[list[str]]:
    found = [line.strip("| \n").split(" | ") for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    return found[2:]


def test_the_glossary_is_short_and_in_order() -> None:
    words = [word for word, _, _ in rows()]
    assert len(words) <= 60
    assert words == sorted(set(words))


def test_what_the_glossary_names_is_there() -> None:
    for word, _, where in rows():
        for named in re.findall(r"`([^`]+)`", where):
            if named == "build":
                assert (Path(PYAPP).parent / named).is_dir()
                continue
            *module, last = named.split(".")
            if last[0].isupper():
                assert hasattr(importlib.import_module(".".join(("vernissage", *module))), last), word
            else:
                importlib.import_module(f"vernissage.{named}")
