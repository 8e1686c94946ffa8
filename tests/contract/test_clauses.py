"""Rules traced to tests: every clause of a game's rules text has a test that names it, and the other way round."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from vernissage.games import GAMES
from vernissage.page.core.words import LANGUAGES, SOURCE

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "pyapp" / "vernissage" / "locale"
CLAUSE = re.compile(r"([A-Z]{2}-[0-9A-Z]+(?:\.[0-9]+)*) (\S.*)")
TEXTS = sorted(LOCALE.glob("en/*.rules.txt"))
texts = pytest.mark.parametrize("path", TEXTS, ids=[p.name for p in TEXTS])


def clauses(path: Path) -> list[str]:
    """The ids of a rules text, in order. A line is a title (the first), a `# heading`, a clause or empty."""
    title, *rest = path.read_text("utf-8").splitlines()
    assert title
    assert not title.startswith("#")
    out = []
    for n, line in enumerate(rest, 2):
        if not line or re.fullmatch(r"# \S.*", line):
            continue
        found = CLAUSE.fullmatch(line)
        assert found, f"{path.name}:{n} is neither a heading nor a clause: {line[:60]}"
        out.append(found[1])
    return out


@cache
def marks() -> dict[str, list[str]]:
    """By clause, the tests that name it in `pytest.mark.rule(...)`, above them or at one of their parameters."""
    out: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith("test"):
                for mark in (mark for decorator in node.decorator_list for mark in ast.walk(decorator)):
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        assert mark.args, f"{node.name}: a rule mark names its clauses"
                        for arg in mark.args:
                            assert isinstance(arg, ast.Constant), f"{node.name}: clauses are written out"
                            out.setdefault(str(arg.value), []).append(f"{path.name}::{node.name}")
    return out


def test_there_are_texts_and_each_belongs_to_a_game() -> None:
    assert TEXTS
    assert {p.name.removesuffix(".rules.txt") for p in TEXTS} <= set(GAMES)


@pytest.mark.slow
@texts
def test_every_clause_has_a_test(path: Path) -> None:
    tested = marks()
    assert not [c for c in clauses(path) if c not in tested]


def test_every_mark_names_a_clause() -> None:
    known = {c for path in TEXTS for c in clauses(path)}
    assert not {c: where for c, where in marks().items() if c not in known}


@texts
def test_clauses_are_numbered_once_and_in_order(path: Path) -> None:
    ids = clauses(path)
    assert ids
    assert not [c for c, n in Counter(ids).items() if n > 1]
    numbered = [tuple(int(n) for n in c.split("-")[1].split(".")) for c in ids if re.fullmatch(r"[A-Z]+-[0-9.]+", c)]
    assert numbered == sorted(numbered)


@texts
def test_other_languages_have_the_same_clauses_and_headings(path: Path) -> None:
    others = sorted(p for p in LOCALE.glob(f"*/{path.name}") if p != path)
    assert {p.parent.name for p in others} == set(LANGUAGES) - {SOURCE}
    for other in others:
        assert clauses(other) == clauses(path)
        shape = [[line[0] if line else "" for line in p.read_text("utf-8").splitlines()[1:]] for p in (path, other)]
        assert shape[0] == shape[1], "the lines of both texts are of the same sort"


# -- docstrings -----------------------------------------------------------------------------------------------------------


def named(text: str) -> set[str]:
    """The clauses that a text names, and those between `AS-5.2 to AS-5.4`."""
    found = set(re.findall(r"\b[A-Z]{2}-[0-9A-Z]+\.\d+", text))
    for game, part, first, last in re.findall(r"\b([A-Z]{2})-([0-9A-Z]+)\.(\d+) to \1-\2\.(\d+)", text):
        found |= {f"{game}-{part}.{n}" for n in range(int(first), int(last) + 1)}
    return found


@cache
def in_docstrings() -> set[str]:
    """The clauses that the package's docstrings name: those of modules, classes and functions, and those below a constant."""
    found: set[str] = set()
    for path in sorted((ROOT / "pyapp").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                found |= named(node.value.value)
    return found


@pytest.mark.slow
@texts
def test_every_clause_is_named_by_what_implements_it(path: Path) -> None:
    """As the package's README says: a clause has the same number in the help, in a docstring and in a test."""
    assert not [c for c in clauses(path) if c not in in_docstrings()]


def test_docstrings_name_only_clauses_that_there_are() -> None:
    known = {c for path in TEXTS for c in clauses(path)}
    assert len(known) > 100
    games = {c.split("-")[0] for c in known}
    assert sorted(c for c in in_docstrings() - known if c.split("-")[0] in games) == []


def test_ranges_of_clauses_are_read() -> None:
    assert named("what AS-5.2 to AS-5.4 say, and AC-3.4.") == {"AS-5.2", "AS-5.3", "AS-5.4", "AC-3.4"}
