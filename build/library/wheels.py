"""The package for Python users on the site: the wheel that `pip wheel .` makes, a page that says what it is, and pages to be
copied that use it with stock PyScript and Pyodide, as npm has them.

Nobody's visit fetches any of it, and the headers of netlify.toml let pages of other sites load the wheel.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import PACKAGE, ROOT, WEB
from ..prepare import TOKENS
from ..python import vendor, wheel

FOLDER: Final = "wheels"
EXAMPLES: Final = "examples"
PAGES: Final = WEB / "examples"
UNUSED: Final = re.compile(r"(codemirror|xterm|zip|toml).*|.*\.map|service-worker\.js|storage\.js")
"""What the pages do not use of PyScript: its editor, its terminal, archives, another notation of its configuration."""
MADE_OF: Final = PACKAGE, *(ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "build/prepare.py", TOKENS[0]))


def wheels() -> Path:
    """A folder with the wheel and `index.html`."""

    def make(room: Path) -> None:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", room], check=True, cwd=ROOT,
                       capture_output=True)
        (room / "index.html").write_text(index(next(room.glob("*.whl"))), encoding="utf-8")

    return made("wheels", digest(*MADE_OF, Path(__file__)), make, "building the package for Python users")


def examples(wheels: Path) -> Path:
    """A folder with the pages, PyScript, Pyodide and micropip. `wheels`: the folder with the wheel for Python users, which lies
    beside it on the site.
    """
    (ours,) = wheels.glob("*.whl")
    installer = vendor.micropip()

    def make(room: Path) -> None:
        for file in PAGES.iterdir():
            text = file.read_text(encoding="utf-8").replace("{{wheel}}", ours.name).replace("{{pyscript}}", "./pyscript")
            (room / file.name).write_text(text, encoding="utf-8")
        python = room / "pyodide"
        python.mkdir()
        for name in ("pyodide.mjs", "pyodide.asm.mjs", vendor.PROGRAM, "python_stdlib.zip"):
            shutil.copyfile(vendor.PYODIDE / name, python / name)
        shutil.copyfile(installer, python / installer.name)
        lock = {"info": vendor.lock_info(), "packages": dict([wheel.locked(installer)])}
        (python / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
        (room / "pyscript").mkdir()
        for file in vendor.PYSCRIPT.iterdir():
            if file.is_file() and not UNUSED.fullmatch(file.name):
                shutil.copyfile(file, room / "pyscript" / file.name)

    stock = vendor.PYODIDE / "package.json", vendor.PYSCRIPT.parent / "package.json", installer
    return made("examples", digest(PAGES, ours.name, *stock, Path(__file__)), make)


def index(file: Path) -> str:
    """The page about a wheel, with its size and hash."""
    data = file.read_bytes()
    name, version = file.name.split("-")[:2]
    facts = {"Package": f"{name.replace('_', '-')} {version}, imported as vernissage", "Size": f"{len(data):,} bytes",
             "SHA-256": hashlib.sha256(data).hexdigest()}
    rows = "\n".join(f"<dt>{fact}</dt><dd>{escape(said)}</dd>" for fact, said in facts.items())
    return re.sub(r"^ {4}", "", f"""\
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Vernissage for Python</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body>
    <h1>Vernissage for Python</h1>
    <p>The rules, bots and pictures of Art Society, Canvas and Avant Carde, for Python 3.11 and newer, without dependencies.
    Download the file, then install it with <code>pip install ./{file.name}</code>; or let PyScript load it, by this address in
    its <code>packages</code>, as <a href="../examples/pyscript.html">this page</a> does: copy it.</p>
    <p><a href="{file.name}">{file.name}</a></p>
    <dl>
    ROWS
    </dl>
    <p><a href="../">To the games</a></p>
    </body></html>
    """, flags=re.MULTILINE).replace("ROWS", rows)  # fmt: skip
