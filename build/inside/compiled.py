"""Rewrites zip files with bytecode instead of source, uncompressed: the server's compression is better, and Python need not
inflate.

Reads jobs.json in its folder: a list of {"from", "to", "as": the path that tracebacks show, "roots": names of modules that
stay, with everything that they import; "late": whether that includes imports inside functions; "part": a regular expression of
the files that may stay at all; "lines": one of those whose lines tracebacks can name; "hints": whether annotations stay, which
nothing of ours reads in the page; "data": a regular expression of files that stay though they are no modules}.
"""

import ast
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

AT_START = tuple(sys.modules)  # what Pyodide itself has imported
LONG_AGO = (2000, 1, 1, 0, 0, 0)  # so that every build gives the same bytes
DOCUMENTED = ("_pyodide/", "pyodide/")  # these keep their docstrings: Pyodide reads some at its start
POSITION = b"next(itertools.islice(positions_gen, instruction_index // 2, None))"
"""How `traceback` asks where an instruction stands. It counts on a table of lines, and would fail on whatever error has passed
through code without one, as most of the library is here.
"""


def file_of(module: str, names: set[str]) -> str | None:
    """The file of a module in an archive; None if it is not there."""
    path = module.replace(".", "/")
    return next((name for name in (f"{path}.py", f"{path}/__init__.py") if name in names), None)


def statements(body: list[ast.stmt], late: bool) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported; with `late`, also those of its functions. Without those for type
    checkers only or for scripts only.
    """
    for node in body:
        yield node
        if isinstance(node, ast.If) and any(name in ast.unparse(node.test) for name in ("TYPE_CHECKING", "__main__")):
            yield from statements(node.orelse, late)
        elif late or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in ("body", "orelse", "finalbody"):
                yield from statements(getattr(node, part, []), late)
            for inner in (*getattr(node, "handlers", []), *getattr(node, "cases", [])):
                yield from statements(inner.body, late)


def imports(source: bytes, module: str, is_package: bool, late: bool) -> Iterator[str]:
    """The names that a module imports; some of them may be attributes, not modules."""
    tree = ast.parse(source)
    for node in statements(tree.body, late):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: len(module.split(".")) - node.level + is_package] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            yield stem
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def needed(archive: zipfile.ZipFile, roots: list[str], late: bool) -> set[str]:
    """The files of the root modules and of everything that they import."""
    names = set(archive.namelist())
    found: set[str] = set()
    todo = [*roots, *AT_START]
    while todo:
        module = todo.pop()
        file = file_of(module, names)
        if "." in module:
            todo.append(module.rpartition(".")[0])
        if file and file not in found:
            found.add(file)
            todo += imports(archive.read(file), module, file.endswith("__init__.py"), late)
    return found


def without_lines(code: CodeType) -> CodeType:
    """The code without its table of source lines."""
    constants = tuple(without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)


class WithoutHints(ast.NodeTransformer):
    """Takes annotations away. Of a class, dataclasses and named tuples need the annotated names, and which are class variables:
    the others are annotated with None.
    """

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        hints = {ast.unparse(one.target): ast.unparse(one.annotation) for one in node.body if isinstance(one, ast.AnnAssign)}
        if hints:
            kept = {name: hint if "ClassVar" in hint else None for name, hint in hints.items()}
            node.body.insert(0, ast.parse(f"__annotations__ = {kept}").body[0])
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        return ast.Assign([node.target], node.value) if node.value else ast.Pass()

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        return super().generic_visit(node)


def compiled(source: bytes, shown_as: str, documented: bool, lines: bool, hints: bool) -> bytes:
    """The bytes of a .pyc file that Python never checks against its source."""
    tree = ast.parse(source, shown_as)
    if not hints:
        tree = ast.fix_missing_locations(WithoutHints().visit(tree))
    code = compile(tree, shown_as, "exec", dont_inherit=True, optimize=0 if documented else 2)
    if not lines:
        code = without_lines(code)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))  # a hash of the source is read by nobody, and costs its bytes


with open("jobs.json", encoding="utf-8") as asked:
    jobs = json.load(asked)
for job in jobs:
    with zipfile.ZipFile(job["from"]) as old, zipfile.ZipFile(job["to"], "w", zipfile.ZIP_STORED) as new:
        kept = needed(old, job["roots"], job["late"])
        kept |= {name for name in old.namelist() if re.fullmatch(job["data"], name) and not name.endswith(".py")}
        kept = {name for name in kept if re.fullmatch(job["part"], name)}
        for name in sorted(kept):
            data = old.read(name)
            if name == "traceback.py":
                if data.count(POSITION) != 1:
                    raise ValueError("traceback.py asks for positions in another way; see POSITION in build/inside/compiled.py")
                data = data.replace(POSITION, POSITION[:-1] + b", (None, None, None, None))")
            if name.endswith(".py"):
                lines = re.fullmatch(job["lines"], name) is not None
                data = compiled(data, job["as"] + name, name.startswith(DOCUMENTED), lines, job["hints"])
            new.writestr(zipfile.ZipInfo(name + "c" if name.endswith(".py") else name, LONG_AGO), data)
