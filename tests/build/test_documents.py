"""The documents: short enough to be read, without a link or a command that leads nowhere."""

import re
import subprocess
from pathlib import Path

import pytest

from build import commands
from build.places import ROOT

DOCUMENTS = [ROOT / name for name in subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True,
                                                    text=True).stdout.split()]  # fmt: skip
LONGEST = {"README.md": 110, "pyapp/vernissage/table/fair/README.md": 220, "pyapp/vernissage/table/fair/two/README.md": 215}
"""Lines. Others have 150: what is longer is two documents. The protocol is one, since it is attacked as a whole."""

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())


@documents
def test_a_document_can_be_read_at_once(document: Path) -> None:
    assert len(document.read_text(encoding="utf-8").splitlines()) <= LONGEST.get(document.relative_to(ROOT).as_posix(), 150)


@documents
def test_its_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)\s]+)\)", document.read_text(encoding="utf-8")):
        name, _, place = target.partition("#")
        file = (document.parent / name).resolve() if name else document
        assert file.exists(), target
        headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE) if place else []
        assert not place or place in {re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-") for text in headings}, target


@documents
def test_its_commands_are_there(document: Path) -> None:
    """`python3 build NAME`, wherever it stands."""
    named = set(re.findall(r"python3 build ([a-z]+)", document.read_text(encoding="utf-8").replace("\n", " ")))
    assert all(hasattr(commands, name) for name in named), named


def test_the_front_page_leads_to_every_other_document() -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    parts = {"pyapp/vernissage/lab/tried.md"}  # of another document, which leads there
    there = {file.relative_to(ROOT).as_posix() for file in DOCUMENTS} - {"README.md", *parts}
    assert there <= set(re.findall(r"\]\(([^)]+)\)", front))
