"""The package for Python users on the site: the wheel that `pip wheel .` makes, and a page that says what it is.

Nobody's visit fetches it, and the headers of netlify.toml let pages of other sites load it.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import PACKAGE, ROOT
from ..prepare import TOKENS

FOLDER: Final = "wheels"
MADE_OF: Final = PACKAGE, *(ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "build/prepare.py", TOKENS[0]))


def wheels() -> Path:
    """A folder with the wheel and `index.html`."""

    def make(room: Path) -> None:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", room], check=True, cwd=ROOT,
                       capture_output=True)
        (room / "index.html").write_text(index(next(room.glob("*.whl"))), encoding="utf-8")

    return made("wheels", digest(*MADE_OF, Path(__file__)), make, "building the package for Python users")


def index(wheel: Path) -> str:
    """The page about a wheel, with its size and hash."""
    data = wheel.read_bytes()
    name, version = wheel.name.split("-")[:2]
    facts = {"Package": f"{name.replace('_', '-')} {version}, imported as vernissage", "Size": f"{len(data):,} bytes",
             "SHA-256": hashlib.sha256(data).hexdigest()}
    rows = "\n".join(f"<dt>{fact}</dt><dd>{escape(said)}</dd>" for fact, said in facts.items())
    return re.sub(r"^ {4}", "", f"""\
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Vernissage for Python</title>
    <meta name="viewport" content="width=device-width"></head><body>
    <h1>Vernissage for Python</h1>
    <p>The rules, bots and pictures of Art Society, Canvas and Avant Carde, for Python 3.11 and newer, without dependencies.
    Download the file, then install it with <code>pip install ./{wheel.name}</code>; or let PyScript load it, by this address in
    its <code>packages</code>.</p>
    <p><a href="{wheel.name}">{wheel.name}</a></p>
    <dl>
    ROWS
    </dl>
    <p><a href="../">To the games</a></p>
    </body></html>
    """, flags=re.MULTILINE).replace("ROWS", rows)  # fmt: skip
