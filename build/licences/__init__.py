"""`licences.html`: the works of others that the site ships, with their licences, made at build time from the packages' own
files.

If a package has no licence file, its metadata name its licence; the texts of such licences are beside this module. A part
without a licence stops the build.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from html import escape
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final, NamedTuple

from vernissage.page.core.words import LANGUAGES, N_, Words

from ..cache import digest, made
from ..places import MODULES, ROOT
from ..python.vendor import PYODIDE, PYSCRIPT, micropip, pyscript
from ..site import unpacker
from ..site.curves import PACKAGES
from ..site.live import PACKAGES as READING

NAME: Final = "licences.html"
ABOUT: Final = N_("Vernissage is made with the work of others. This is what it ships of theirs, and under which terms. "
                  "The licences are in English.")  # fmt: skip
TEXTS: Final = Path(__file__).parent
PACKAGING: Final = 3  # the licence files of packaging, in micropip
FONTS: Final = ("@fontsource-variable/brygada-1918", "@fontsource-variable/figtree")

INSIDE: Final = (
    ("Emscripten's runtime, with musl", "MIT"),
    ("LLVM's runtime libraries", "Apache-2.0 WITH LLVM-exception"),
    ("zlib", "Zlib"),
    ("bzip2", "bzip2-1.0.6"),
    ("XZ Utils (liblzma)", "0BSD"),
    ("Zstandard", "BSD-3-Clause"),
    ("SQLite", "blessing"),
    ("libffi", "MIT"),
    ("libmpdec", "BSD-2-Clause"),
    ("Expat", "MIT"),
    ("HACL*", "MIT"),
    ("stackframe and error-stack-parser", "MIT"),
)
"""What Pyodide's program contains besides Python, with the SPDX names of the licences: it is one file, and
comes without them.
"""


CHANGED: Final = (
    "Pyodide’s program (pyodide.asm.wasm), with CPython and the libraries in it, and its script (pyodide.asm.mjs) are changed: "  # noqa: RUF001
    "what no page of Vernissage uses is taken out, among it built-in modules such as _sqlite3, _decimal, _ctypes and "
    "unicodedata with their libraries and tables, names of exports, and graphics; what stays of the program is optimized for "
    "size. The step of the build that does it is build/diet in the source of Vernissage; lists.mjs there names all that goes, "
    "with reasons. It begins with npm’s package pyodide as it is, whose source is at the address below. Pyodide’s loader "  # noqa: RUF001
    "(pyodide.mjs) and PyScript’s core have lines of ours before them (build/python/vendor.py). "  # noqa: RUF001
    "Of micropip there is bytecode."
)
"""What was changed in the works of others, and where to find the changes; the Mozilla Public License demands it."""


class Part(NamedTuple):
    """A work of others: its name and version, its licence as named in its metadata or file, where its source is, and the
    licence's text.
    """

    name: str
    licence: str
    source: str
    text: str


def licences() -> Path:
    """A folder with `licences.html`. Raises SystemExit if something that is shipped has no licence."""
    shown = page(parts())

    def make(room: Path) -> None:
        (room / NAME).write_text(shown, encoding="utf-8")

    return made("licences", digest(shown), make)


def parts() -> list[Part]:
    """All works of others that the site ships."""
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    return [
        npm("pyodide"),
        Part(f"CPython {python}", "PSF-2.0", "https://github.com/python/cpython", _standard("PSF-2.0")),
        *(npm(name) for name in ("@pyscript/core", *bundled(), unpacker.PACKAGE, *FONTS, *PACKAGES, *READING)),
        segno(),
        installer(),
    ]


def installer() -> Part:
    """micropip, which installs packages; it has other works in it, with their licences."""
    wheel = micropip()
    with zipfile.ZipFile(wheel) as archive:
        texts = [archive.read(name).decode("utf-8") for name in archive.namelist() if re.search(r"/LICENSE(\.\w+)?$", name)]
    if len(texts) != PACKAGING + 1:
        raise SystemExit("micropip has other licence files, so it cannot be shipped: see build/licences.")
    source = "https://github.com/pyodide/micropip"
    return Part(f"micropip {wheel.name.split('-')[1]}, with packaging and mousebender", "MPL-2.0", source, "\n\n".join(texts))


def bundled() -> list[str]:
    """The npm packages inside the shipped files of PyScript, according to their source maps."""
    found = set()
    for file in sorted(pyscript().glob("*.js")):
        source_map = PYSCRIPT / f"{file.name}.map"
        if not source_map.exists():
            raise SystemExit(f"{source_map} is missing: it tells whose work is in {file.name}, for {NAME}.")
        for source in json.loads(source_map.read_text(encoding="utf-8"))["sources"]:
            found |= set(re.findall(r".*/node_modules/((?:@[^/]+/)?[^/]+)/", source))
    return sorted(found)


def npm(name: str, modules: Path = MODULES) -> Part:
    """An installed npm package."""
    folder = modules / name
    about: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = str(about.get("license") or "")
    files = sorted(file for file in folder.iterdir() if re.match(r"(?i)(licen[cs]e|copying)\b", file.name))
    author = about.get("author") or about["name"]
    text = files[0].read_text(encoding="utf-8") if files else _standard(licence, str(author))
    if not licence or not text.strip():
        raise SystemExit(f"{name} names no licence that is known, so it cannot be shipped: see build/licences.")
    repository = about.get("repository") or ""
    source = repository if isinstance(repository, str) else str(repository.get("url", ""))
    source = source or str(about.get("homepage") or "").partition("#")[0]
    return Part(f"{about['name']} {about['version']}", licence, _address(source), text)


def segno() -> Part:
    """The package that draws QR codes. Its metadata name its licence, BSD, by a classifier."""
    package = distribution("segno")
    file = next((file for file in package.files or () if file.name == "LICENSE"), None)
    if file is None:
        raise SystemExit("segno has no licence file any more, so it cannot be shipped: see build/licences.")
    text = Path(str(package.locate_file(file))).read_text(encoding="utf-8")
    return Part(f"segno {package.version}", "BSD-3-Clause", "https://github.com/heuer/segno", text)


def _standard(licence: str, author: str = "") -> str:
    """The text of a licence by its SPDX name, with the author inserted if it has a place for one; empty if it
    is not kept here.
    """
    file = TEXTS / f"{licence}.txt"
    return file.read_text(encoding="utf-8").replace("{author}", author) if licence and file.exists() else ""


def _address(source: str) -> str:
    """A repository's address in the form that people can open."""
    plain = re.sub(r"^git\+|\.git$", "", source)
    return re.sub(r"^(?:git://|ssh://git@|git@)?github(?:\.com)?[:/]", "https://github.com/", plain)


def page(everything: list[Part]) -> str:
    """The page in plain markup, which needs no style sheet and no script. A text that several works share stands once."""
    ours = Part("Vernissage", "MIT", "", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    by_text: dict[str, list[Part]] = {}
    for part in (ours, *everything):
        by_text.setdefault(part.text, []).append(part)
    body = "".join(_section(text, same) for text, same in by_text.items())
    inside = "".join(f"<li>{escape(name)}: {escape(licence)}</li>" for name, licence in INSIDE)
    said = "".join(f'<p lang="{code}">{escape(Words(code)(ABOUT))}</p>' for code in LANGUAGES)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Licences – Vernissage</title>'  # noqa: RUF001
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        '<link rel="icon" href="data:,">'
        "</head>\n<body><main><h1>Licences</h1>\n"
        f"{said}\n"
        f"<section><h2>What was changed</h2><p>{CHANGED}</p></section>\n"
        f"{body}<section><h2>Inside Pyodide’s program</h2><ul>{inside}</ul></section>\n</main></body></html>\n"  # noqa: RUF001
    )


def _section(text: str, same: list[Part]) -> str:
    heads = "".join(
        f"<h2>{escape(part.name)}</h2><p>{escape(part.licence)}"
        f"{f', source: {escape(part.source)}' if part.source else ''}</p>"
        for part in same
    )
    return f"<section>{heads}{''.join(_paragraphs(text))}</section>\n"


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a licence, so that they wrap on any screen."""
    for paragraph in re.split(r"\n\s*\n", text.strip("\ufeff\n ")):
        words = " ".join(paragraph.split())
        if words.strip("=- *"):
            yield f"<p>{escape(words)}</p>"
