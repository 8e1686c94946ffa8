"""The works of others as the page ships them: Pyodide with a reduced, compiled standard library, PyScript, two typefaces."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from .. import diet, inside
from ..cache import digest, files_in, made
from ..places import MODULES, PACKAGE, WEB
from ..setup import Missing
from . import stand_ins

PYODIDE: Final = MODULES / "pyodide"
PYSCRIPT: Final = MODULES / "@pyscript" / "core" / "dist"
PROGRAM: Final = "pyodide.asm.wasm"

LATE: Final = ("asyncio.threads", "random", "traceback", "linecache", "tokenize", "textwrap",
               *(f"encodings.{codec}" for codec in ("ascii", "latin_1", "utf_8", "utf_8_sig", "cp437",
                                                    "raw_unicode_escape", "unicode_escape")))
"""Modules that functions of the standard library import, beside what the page, PyScript and micropip import at their start. All
other modules are left out: two thirds of the library's bytes.
"""
GUESTS: Final = (
    "argparse", "bisect", "calendar", "collections", "colorsys", "contextlib", "copy", "dataclasses", "datetime", "difflib",
    "enum", "fractions", "functools", "graphlib", "hashlib", "heapq", "importlib.metadata", "importlib.resources", "itertools",
    "json", "logging", "math", "numbers", "operator", "pickle", "pkgutil", "pprint", "queue", "random", "re", "sched", "shlex",
    "statistics", "string", "string.templatelib", "struct", "textwrap", "threading", "time", "timeit", "tomllib", "typing",
    "weakref",
)  # fmt: skip
"""The modules of Python's library on which a guest can count."""
GUESTS_LATE: Final = ("_pylong", "_strptime", "_sysconfigdata__emscripten_wasm32-emscripten", "importlib.metadata._adapters",
                      "importlib.readers", "importlib.resources.readers")  # fmt: skip
"""Those that these, and micropip, import when something is asked of them."""
GUESTS_FILE: Final = "guests.zip"
INSTALLS: Final = "email.generator", "encodings.idna", "pyodide.http", "tarfile"
"""Those that functions import when a package is installed: only a start without the snapshot installs any."""
CONFIGURATION: Final[dict[str, Any]] = json.loads((WEB / "pyscript.json").read_text(encoding="utf-8"))
"""PyScript's configuration file: what Python loads. `packages` are installed by micropip, here and in a plain start, from the
lock; `index_urls` is empty, so that nobody is asked for a package; `files` are fetched into Python's file system.
"""
PIN: Final = WEB / "micropip.txt"
SITE_PACKAGES: Final = "/lib/python3.14/site-packages/"
"""Where packages are installed in the page."""

CODES: Final = ("segno/consts.py", "segno/encoder.py")
"""The modules of segno that the page uses; the others read and write files."""

DAYS: Final = ("page/daily/", "bots/daily.py", "table/days.py")
"""The deals of the day."""
LATE_PARTS: Final = ("games/*/late/",)
"""What every game has for them."""
HOST: Final = "bots/hosting.py", "bots/wheels.py"
"""What runs in a guest's worker alone: it comes with GUESTS_FILE."""
LEAGUES: Final = "table/league.py", "bots/league.py", "page/league/"
"""Challenges, and the leagues with friends."""
LATE_ROOMS: Final = ("puzzles/", *LEAGUES, "bots/guests.py", "page/collection/", "page/evening/", "page/guests/",
                     "page/honours/", "page/past/", "page/puzzles/", "page/record/", "page/visits/",
                     *LATE_PARTS)  # fmt: skip
"""Other rooms than the foyer, and what a whole game's end tells."""
FAIR: Final = ("table/fair/", "page/fair/", "table/live/", "page/live/", "games/*/late/screen.py")
"""Games by link, and live tables."""
MANIFESTS: Final = ("games/*.py", "games/*/__init__.py", "games/*/manifest.py")
"""What Python's memory has of every game."""
FIRST_GAME: Final = "games/canvas/"
"""The game that Python's memory has whole, but for what comes late."""
DRAWN_LATE: Final = ("art/poster.py", "page/view/plain.py")
"""What draws games that have no view or no poster of their own."""
NOT_IN_PAGE: Final = (*HOST, "cli/", "lab/", "library/", "__main__.py", "page/prerender.py", "table/notation.py",
                      "games/notations.py", "games/*/notation.py", "games/*/letters.py", "games/*/poster.py",
                      "games/*/lab/")  # fmt: skip
"""Parts of the package that only guests, the command line, Python users or this build need."""


def one_of(places: Iterable[str]) -> str:
    """The files of some places in the package as a regular expression: folders end with a slash, `*` is any one name, modules
    may be bytecode.
    """
    wild = (place.replace("*", "\0") for place in places)
    return "|".join(re.escape(place).replace("\0", r"[^/]+") + ("c?" if place.endswith(".py") else ".*") for place in wild)


OTHER_GAMES: Final = rf"(?!{FIRST_GAME}|({one_of(MANIFESTS)})$)games/.*"
REST_FILES: Final = (
    rf"vernissage/({one_of((*DAYS, *LATE_ROOMS, *FAIR, *DRAWN_LATE))}|{OTHER_GAMES}"
    r")|segno/.*"
)
"""All that is no part of Python's memory, as files of the wheel: it comes right after the start, in `rest.zip`."""

UNNAMED: Final = rf"vernissage/({one_of((*LATE_ROOMS, *FAIR, 'games/*/bots/'))})"
"""Rooms beside the foyer, games by link and bots: tracebacks name their functions and no lines, which saves a seventh of their
bytes. Games, and what draws them, have their lines.
"""

THROUGH: Final = """\
export const through = { fetch: globalThis.fetch, instantiate: globalThis.WebAssembly.instantiateStreaming };
const fetch = (...given) => through.fetch(...given);
const WebAssembly = Object.create(globalThis.WebAssembly, {
  instantiateStreaming: { value: (...given) => through.instantiate(...given) },
});
"""
"""Inserted before Pyodide's loader, so that its requests go through functions that ours (web/loader/python.mjs) replaces."""

KEEPS_NOTHING: Final = """\
const indexedDB = (() => {
  const answer = (result) => {
    const asked = {};
    queueMicrotask(() => asked.onsuccess({ target: { result } }));
    return asked;
  };
  const store = { getAllKeys: () => answer([]), clear: () => answer() };
  return { open: () => answer({ transaction: () => ({ objectStore: () => store }), close() {} }) };
})();
"""
"""Inserted before PyScript's core. The core would look for packages and folders in IndexedDB; this page keeps none there, and
the core would not start in a browser whose IndexedDB is missing or does not answer.
"""
PACKED: Final = "const fetch = (...given) => (globalThis.vernissage?.packed?.fetch ?? globalThis.fetch)(...given);\n"
"""Inserted before PyScript's core, which fetches the configuration's `files`, and before Pyodide's program, which fetches
packages: they travel packed, and our loader has them (web/loader/python.mjs).
"""

QUIET_PLUGIN: Final = "error"
"""A plugin that is fetched even if it is switched off; it is told not to write into the page."""
UNUSED_PLUGINS: Final = sorted({plugin.removeprefix("!") for plugin in CONFIGURATION["plugins"]} - {QUIET_PLUGIN})
"""PyScript's plugins that the page switches off, so that they are not fetched."""


def pyodide(*, whole: bool = False) -> Path:
    """A folder with Pyodide's four files, without what no page needs (build/diet) unless `whole`. The standard library is
    bytecode.
    """
    program = PYODIDE if whole else diet.lean(PYODIDE)
    scripts = inside.RUNNER, inside.HERE / "compiled.py"
    installer = (file for file in files_in(_unpacked(micropip())) if file.suffix == ".py")
    wanted = [*LATE, *INSTALLS, *sorted(imported((*sources(), *installer)))]
    key = digest(PYODIDE / "package.json", str(whole) if whole else program, *scripts, Path(__file__), repr(wanted))

    def make(room: Path) -> None:
        for file in (PYODIDE / "pyodide.mjs", program / "pyodide.asm.mjs", program / PROGRAM):
            shutil.copyfile(file, room / file.name)
        strip_source_map(room / "pyodide.mjs")
        strip_source_map(room / "pyodide.asm.mjs")
        own = (room / "pyodide.mjs").read_text(encoding="utf-8")
        if "WebAssembly.instantiateStreaming(" not in own or "fetch(" not in own:
            raise SystemExit("Pyodide's loader fetches its files in another way; see build/README.md.")
        (room / "pyodide.mjs").write_text(THROUGH + own, encoding="utf-8")
        _compile_early(room / "pyodide.asm.mjs")
        shutil.copyfile(PYODIDE / "python_stdlib.zip", room / "source.zip")
        compile_zips(room, [{"from": "source.zip", "to": "python_stdlib.zip", "as": "/lib/python314.zip/", "roots": wanted,
                             "part": ".*", "late": False, "lines": "", "hints": True, "data": ""}])
        (room / "source.zip").unlink()

    return made("pyodide", key, make, "compiling Python's standard library for the browser")


def guests(python: Path) -> Path:
    """A folder with GUESTS_FILE: HOST, and what guests have of Python's library beside what is in the folder `python` (see
    `pyodide`).
    """
    ours = [PACKAGE / name for name in HOST]
    key = digest(python, *ours, inside.RUNNER, inside.HERE / "compiled.py", Path(stand_ins.__file__), Path(__file__))
    roots = [*GUESTS, *GUESTS_LATE, *_modules(lambda file: file in ours)]

    def make(room: Path) -> None:
        stand_ins.without(PYODIDE / "python_stdlib.zip", room / "source.zip", stand_ins.OF_GUESTS)
        with ZipFile(room / "source.zip", "a") as source:
            for module in ours:
                source.write(module, module.relative_to(PACKAGE.parent))
        compile_zips(room, [{"from": "source.zip", "to": "all.zip", "as": f"/lib/{GUESTS_FILE}/", "roots": roots, "part": ".*",
                             "late": False, "lines": "", "hints": True, "data": ""}])
        with ZipFile(python / "python_stdlib.zip") as library, ZipFile(room / "all.zip") as all_, \
                ZipFile(room / GUESTS_FILE, "w") as more:  # fmt: skip
            for name in sorted({*all_.namelist()} - {*library.namelist()}):
                more.writestr(all_.getinfo(name), all_.read(name))
        for file in ("source.zip", "all.zip"):
            (room / file).unlink()

    return made("guests", key, make, "compiling what guests have of Python's library")


def _compile_early(script: Path) -> None:
    """Puts Pyodide's one large function in parentheses. Browsers then compile it while it arrives, in the background. Otherwise
    they would skip it, and compile it on the page's thread when it is called.
    """
    text = script.read_text(encoding="utf-8")
    head, tail = "async function _createPyodideModule(", "}export default _createPyodideModule;"
    if not text.startswith(head) or not text.rstrip().endswith(tail):
        raise SystemExit("Pyodide's program begins in another way; see build/README.md.")
    body = text.removeprefix(head).rstrip().removesuffix(tail)
    script.write_text(f"{PACKED}export default (async function _createPyodideModule({body}}});\n", encoding="utf-8")


def sources() -> list[Path]:
    """The Python files that run in the page: ours, PyScript's, and those that draw QR codes."""
    ours = [file for file in files_in(PACKAGE) if file.suffix == ".py" and not _is_in(file, NOT_IN_PAGE)]
    theirs = sorted((PYSCRIPT.parent / "src" / "stdlib" / "pyscript").glob("*.py"))
    theirs += (file for name, file in codes().items() if name in CODES)
    return [*ours, *browser_modules().values(), WEB / "bot.py", *theirs]


def codes() -> dict[str, Path]:
    """The files of segno that the page uses, and its licence, by their place in the archive."""
    segno = distribution("segno")
    licence = next(file for file in segno.files or () if file.name == "LICENSE")
    files = [*((name, name) for name in CODES), ("segno/LICENSE", licence)]
    return {name: Path(str(segno.locate_file(file))) for name, file in files}


def browser_modules() -> dict[str, Path]:
    """The modules that know the browser, by name: the main one, and the package that it uses. They travel in the wheel."""
    files = [WEB / "main.py", *sorted((WEB / "browser").glob("*.py"))]
    return {".".join(file.relative_to(WEB).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def first_roots() -> list[str]:
    """The modules of ours that Python's memory contains; they import what they need of `art`."""
    return _modules(lambda file: not _is_in(file, (*NOT_IN_PAGE, "art/")) and not _matches(REST_FILES, file))


def rest_roots() -> list[str]:
    """The modules that come with the rest of the page."""
    theirs = (file.removesuffix(".py").replace("/", ".") for file in CODES)
    return [*_modules(lambda file: not _is_in(file, NOT_IN_PAGE) and _matches(REST_FILES, file)), *theirs]


def other_roots() -> list[str]:
    """The modules of all games but the first one. Its late parts are not among them: they are imported when asked for."""
    files = rf"vernissage/(?!{one_of(LATE_PARTS)})({OTHER_GAMES}|{one_of(DRAWN_LATE)})"
    return _modules(lambda file: not _is_in(file, NOT_IN_PAGE) and _matches(files, file))


def _matches(files: str, file: Path) -> bool:
    return re.fullmatch(files, file.relative_to(PACKAGE.parent).as_posix()) is not None


def _modules(wanted: Callable[[Path], bool]) -> list[str]:
    found = [file.relative_to(PACKAGE.parent).with_suffix("").parts for file in files_in(PACKAGE)
             if file.suffix == ".py" and wanted(file)]
    return sorted(".".join(parts).removesuffix(".__init__") for parts in found)


def _is_in(file: Path, places: Iterable[str]) -> bool:
    return re.fullmatch(one_of(places), file.relative_to(PACKAGE).as_posix()) is not None


@cache
def imported(files: tuple[Path, ...]) -> frozenset[str]:
    """The names of the modules that the files import from elsewhere, anywhere in them. The result is kept, because several
    steps of the build need the same.
    """
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def pyscript() -> Path:
    """A folder with PyScript's core and the chunks that it may load, without source maps, editor and terminal."""
    key = digest((MODULES / "@pyscript" / "core" / "package.json"), Path(__file__))

    def make(room: Path) -> None:
        todo, seen, keeping = ["core.js"], set[str](), 0
        while todo:
            name = todo.pop()
            if name in seen or re.match(rf"({'|'.join(UNUSED_PLUGINS)})[-.]", name):
                continue
            seen.add(name)
            shutil.copyfile(PYSCRIPT / name, room / name)
            strip_source_map(room / name)
            text = (room / name).read_text(encoding="utf-8")
            if "indexedDB.open(" in text:
                keeping += 1
                (room / name).write_text(KEEPS_NOTHING + PACKED + text, encoding="utf-8")
            todo += re.findall(r'from"\./([\w-]+\.js)"', text)
            todo += re.findall(rf'import\("\./({QUIET_PLUGIN}-[\w-]+\.js)"\)', text)
        if keeping != 1:
            raise SystemExit("PyScript keeps things in another way; see build/README.md.")

    return made("pyscript", key, make)


def micropip() -> Path:
    """The wheel of micropip, as its authors have published it: npm's Pyodide does not bring it. Its hash is checked."""

    def make(room: Path) -> None:
        how = "--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes", "--disable-pip-version-check"
        command: list[str | Path] = [sys.executable, "-m", "pip", "download", "--quiet", *how, "-r", PIN, "-d", room]
        if subprocess.run(command, check=False).returncode:
            raise Missing("micropip could not be fetched. Is the network there? Run the same command again.")

    return next(made("micropip", digest(PIN), make, "fetching micropip").glob("*.whl"))


def _unpacked(wheel: Path) -> Path:
    def make(room: Path) -> None:
        with ZipFile(wheel) as archive:
            archive.extractall(room)

    return made("unpacked", digest(wheel), make)


def installer() -> Path:
    """A folder with micropip's wheel as the page gets it: as bytecode, and only what is imported."""
    wheel = micropip()
    key = digest(wheel, inside.RUNNER, inside.HERE / "compiled.py", Path(__file__))

    def make(room: Path) -> None:
        shutil.copyfile(wheel, room / "whole.zip")
        compile_zips(room, [{"from": "whole.zip", "to": wheel.name, "as": SITE_PACKAGES, "roots": ["micropip"], "part": ".*",
                             "late": True, "lines": "", "hints": True, "data": r"[^/]*\.dist-info/.*"}])
        (room / "whole.zip").unlink()

    return made("installer", key, make)


def lock_info() -> dict[str, Any]:
    """The part of Pyodide's own lock that names its Python and platform."""
    info: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return info


def version(package: str) -> str:
    """The version of an installed npm package."""
    return str(json.loads((MODULES / package / "package.json").read_text(encoding="utf-8"))["version"])


def compile_zips(room: Path, jobs: list[dict[str, Any]]) -> None:
    """Runs build/inside/compiled.py on archives in `room`."""
    (room / "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
    # Without debug ranges, bytecode knows lines but no columns. That saves a tenth of the transfer.
    script = inside.HERE / "compiled.py"
    subprocess.run(["node", inside.RUNNER, script, room, "PYTHONNODEBUGRANGES=1"], check=True)
    (room / "jobs.json").unlink()


def strip_source_map(file: Path) -> None:
    """Removes the comment that points to a source map, which is not shipped."""
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"\n//# sourceMappingURL=\S+\s*$", "\n", text), encoding="utf-8")
