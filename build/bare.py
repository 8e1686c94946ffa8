"""Python's source without what nobody runs: how the parts of the page travel that it compiles itself when they are opened.

Bytecode weighs twice as much on the line. To compile takes a moment, 1 ms a kilobyte, but only of what somebody opens.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

LONG_AGO: Final = (2000, 1, 1, 0, 0, 0)
"""The time of every file in an archive: each build gives the same bytes."""


def bare(source: str) -> str:
    """The source without comments and docstrings. Each line stays in its place, for tracebacks; characters that are named stand
    by their numbers, as the page's Python knows no names.
    """
    lines = source.split("\n")
    for node in _docstrings(ast.parse(source)):
        first, *rest = range(node.lineno - 1, node.end_lineno or node.lineno)
        lines[first] = " " * node.col_offset + '""'  # something has to stand there, if it was all that there was
        for n in rest:
            lines[n] = ""
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        if token.type == tokenize.COMMENT:
            line, column = token.start
            lines[line - 1] = lines[line - 1][:column].rstrip()
    return re.sub(r"\\N\{([^}]+)\}", lambda found: f"\\U{ord(unicodedata.lookup(found[1])):08x}", "\n".join(lines))


def _docstrings(tree: ast.Module) -> Iterator[ast.Expr]:
    """The texts that stand alone as statements."""
    for node in ast.walk(tree):
        for one in getattr(node, "body", ()) if isinstance(getattr(node, "body", ()), list) else ():
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
                yield one


def archive(target: Path, files: Iterable[tuple[str, Path]]) -> None:
    """Writes a zip of files, each with its path in there: modules bare, the others as they are, none of them compressed, which
    the host does better.
    """
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for path, file in files:
            content = file.read_bytes()
            new.writestr(zipfile.ZipInfo(path, LONG_AGO), bare(content.decode()) if path.endswith(".py") else content)
