"""The package as the browser gets it: a wheel built by hatchling, as bytecode, without what only Python users need."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

from .. import inside
from ..cache import digest, made
from ..places import PACKAGE, ROOT, WEB
from ..prepare import prepare
from . import languages, vendor
from .vendor import (
    REST_FILES,
    SITE_PACKAGES,
    UNNAMED,
    browser_modules,
    codes,
    compile_zips,
    first_roots,
    lock_info,
    other_roots,
    rest_roots,
)

REST: Final = "rest.zip"
"""The zip with all that is not in the wheel. It has also MODULES."""
MODULES: Final = "modules.txt"
"""The names of the modules of its games, each after those that it imports."""
DATA: Final = r"vernissage/locale/languages\.json|vernissage/games/\w+/late/.*\.txt|segno/LICENSE|[^/]*\.dist-info/.*"
"""Which files of the wheel that are no modules the page gets."""


def wheel() -> Path:
    """A folder with the compiled wheel of the modules with which the page starts, and with micropip's; `rest.zip`, all else;
    `lock.json`, which names both wheels with their hashes; and the words of each language (languages.py).
    """
    prepare(ROOT)
    scripts = *(Path(name) for name in (__file__, vendor.__file__, languages.__file__)), inside.HERE / "compiled.py"
    installer = vendor.installer()
    others = *browser_modules().values(), *codes().values(), ROOT / "pyproject.toml", installer
    key = digest(PACKAGE, *others, *scripts, json.dumps(lock_info()))

    def make(room: Path) -> None:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", room / "built"],
                       check=True, cwd=ROOT, capture_output=True)
        built = next((room / "built").glob("*.whl"))
        with zipfile.ZipFile(built, "a") as archive:
            for file in browser_modules().values():
                archive.write(file, file.relative_to(WEB))
            for name, file in codes().items():
                archive.write(file, name)
            archive.writestr("segno/__init__.py", "")  # segno's own imports what is not here
        how = {"from": f"built/{built.name}", "late": True, "lines": rf"(?!{UNNAMED}).*", "hints": False}
        first = [*browser_modules(), *first_roots(), *beside()]
        compile_zips(room, [{**how, "to": built.name, "as": SITE_PACKAGES, "roots": first,
                             "part": rf"(?!{REST_FILES}).*", "data": DATA},
                            {**how, "to": REST, "as": f"/lib/{REST}/", "roots": rest_roots(),
                             "part": REST_FILES, "data": DATA}])
        with zipfile.ZipFile(room / REST, "a") as archive:
            archive.writestr(zipfile.ZipInfo(MODULES, (2000, 1, 1, 0, 0, 0)), "\n".join(in_order()))
        shutil.rmtree(room / "built")
        _record_anew(room / built.name)
        for name, content in languages.words().items():
            (room / name).write_bytes(content)
        shutil.copytree(installer, room, dirs_exist_ok=True)
        lock = {"info": lock_info(), "packages": dict(map(locked, sorted(room.glob("*.whl"))))}
        (room / "lock.json").write_text(json.dumps(lock), encoding="utf-8")

    return made("wheel", key, make, "building the package")


def in_order() -> list[str]:
    """The modules of the games that come after the start, in an order in which each can be imported."""
    there = other_roots()
    met: set[str] = set()
    ordered: list[str] = []

    def visit(name: str) -> None:
        if name in there and name not in met:
            met.add(name)
            for other in imports_of(name):
                if not name.startswith(f"{other}."):  # packages come after their modules: see web/browser/rest.py
                    visit(other)
            ordered.append(name)

    for name in there:
        visit(name)
    return ordered


def beside() -> list[str]:
    """The modules of ours that these games import, without their own: Python's memory has to contain them."""
    named = {other for name in in_order() for other in imports_of(name)}
    return sorted(name for name in named - {*other_roots()} if _file_of(name).exists())


def _file_of(name: str) -> Path:
    path = PACKAGE.parent / name.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imports_of(name: str) -> list[str]:
    """The names that a module of ours imports from our package when it is imported; some of them may be no modules."""
    file = _file_of(name)
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    found: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])
            found += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return found


def _record_anew(file: Path) -> None:
    """Updates the wheel's RECORD to its present files."""
    with zipfile.ZipFile(file) as old:
        members = {info: old.read(info) for info in old.infolist()}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as new:
        lines = []
        for info, whole in members.items():
            if info.filename.endswith("/RECORD"):
                record = info
                continue
            # The long description is left out: nobody reads it in a page.
            data = whole.partition(b"\n\n")[0] + b"\n" if info.filename.endswith("/METADATA") else whole
            hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{info.filename},sha256={hashed},{len(data)}\n")
            new.writestr(info, data)
        new.writestr(record, "".join(lines) + f"{record.filename},,\n")


def locked(file: Path) -> tuple[str, dict[str, Any]]:
    """A wheel's name and its entry in a lock of Pyodide."""
    distribution, version = file.name.split("-")[:2]
    name = distribution.replace("_", "-")
    hashed = hashlib.sha256(file.read_bytes()).hexdigest()
    return name, {"depends": [], "file_name": file.name, "imports": [distribution.partition("_")[0]], "install_dir": "site",
                  "name": name, "package_type": "package", "sha256": hashed, "unvendored_tests": False, "version": version}
