"""What travels as bare source does what the source does, line by line."""

from __future__ import annotations

import ast
import zipfile
from pathlib import Path

import pytest

from build.places import PACKAGE
from build.python import bare
from build.python.vendor import DAYS, LATE_ROOMS

PARTS = [PACKAGE / part for part in (*DAYS, *LATE_ROOMS)]
FILES = [file for part in PARTS for file in sorted({part, *part.rglob("*.py")}) if file.suffix == ".py"]


def told(source: str) -> str:
    """The source as a tree with the lines of what runs: docstrings and annotations of functions are left out."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [n for n in body if not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant))]
        for place in ("end_lineno", "col_offset", "end_col_offset"):
            if hasattr(node, place):
                setattr(node, place, 0)
        for types in ("annotation", "returns"):
            if isinstance(node, ast.arg | ast.FunctionDef) and hasattr(node, types):
                setattr(node, types, None)
    return ast.dump(tree, include_attributes=True)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_what_runs_is_the_same_on_the_same_lines(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    made = bare.bare(source)
    assert "\\N{" not in made, "the page's Python knows no names of characters"
    compile(made, file.name, "exec", dont_inherit=True)
    assert told(made) == told(source)
    assert made.count("\n") == source.count("\n")


def test_comments_and_docstrings_go_and_texts_stay() -> None:
    source = (
        '"""Head.\n\nMore.\n"""\nfrom __future__ import annotations\n\n\ndef f(a: int, *b: str) -> None:\n    """Says."""\n\n'
        'A = "# no comment \\N{BULLET}"  # one\n'
    )
    made = bare.bare(source)
    assert made.split("\n") == ['""', "", "", "", "from __future__ import annotations", "", "", "def f(a, *b):", ' ""', "",
                                'A = "# no comment \\U00002022"', ""]  # fmt: skip


def test_every_build_gives_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("# a\nX = 1\n", encoding="utf-8")
    (tmp_path / "b.txt").write_text("# b\n", encoding="utf-8")
    files = [("p/a.py", tmp_path / "a.py"), ("p/b.txt", tmp_path / "b.txt")]
    for name in ("one.zip", "two.zip"):
        bare.archive(tmp_path / name, files)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as made:
        assert {name: made.read(name) for name in made.namelist()} == {"p/a.py": b"\nX = 1\n", "p/b.txt": b"# b\n"}
