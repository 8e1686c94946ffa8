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
    """The source without comments, docstrings and annotations of functions, and with less to the left of lines. Each line stays
    in its place, for tracebacks; characters that are named stand by their numbers, as the page's Python knows no names.
    """
    lines, tree = source.split("\n"), ast.parse(source)
    for at, start, end in sorted(_annotations(tree, lines), reverse=True):
        lines[at] = lines[at][:start] + lines[at][end:]
    for node in _docstrings(ast.parse("\n".join(lines))):
        first, *rest = range(node.lineno - 1, node.end_lineno or node.lineno)
        lines[first] = " " * node.col_offset + '""'  # something has to stand there, if it was all that there was
        for n in rest:
            lines[n] = ""
    begun, new = set[int](), True
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        row, column = token.start
        if token.type == tokenize.COMMENT:
            lines[row - 1] = lines[row - 1][:column].rstrip()
        elif token.type == tokenize.STRING and token.end[0] > row:
            raise ValueError(f"a text over several lines, in line {row}, would lose its spaces")
        elif token.type == tokenize.NEWLINE:
            new = True
        elif new and token.type not in (tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
            begun.add(row - 1)
            new = False
    for n, line in enumerate(lines):
        lines[n] = " " * ((len(line) - len(line.lstrip())) // 4 if n in begun else 0) + line.lstrip()
    return re.sub(r"\\N\{([^}]+)\}", lambda found: f"\\U{ord(unicodedata.lookup(found[1])):08x}", "\n".join(lines))


def _annotations(tree: ast.Module, lines: list[str]) -> Iterator[tuple[int, int, int]]:
    """Where functions say of what types they are, if that is within a line: lines from 0, with the columns from and to."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            last, start = node.annotation, node.col_offset + len(node.arg)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            last = node.returns
            start = lines[last.lineno - 1].rfind(" ->", 0, last.col_offset)
        else:
            continue
        line = lines[last.lineno - 1]
        apart = isinstance(node, ast.arg) and node.lineno != last.lineno
        if apart or last.end_lineno != last.lineno or not line.isascii():
            continue
        yield last.lineno - 1, start, last.end_col_offset or start


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
