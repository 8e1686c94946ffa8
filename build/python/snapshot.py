"""The snapshot: Python's memory as it is after the page's imports. At its start the page copies it into a fresh memory, which
is faster than starting Python and importing.
"""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

from .. import inside
from ..cache import digest, made
from ..places import WEB
from . import languages, stand_ins, vendor, wheel


def snapshot(package: Path, *, whole: bool = False) -> Path:
    """A folder with `python.snapshot`, and with `late.CODE.data` for each language (languages.py), which also have what the
    packages bring beside modules; made from the shipped Pyodide (see vendor.pyodide) and from the wheels
    in the folder `package`.

    Fails if Pyodide or PyScript have another form than the loader expects, or if a module cannot be imported without a browser.
    """
    scripts = [*(Path(__file__).with_name(name) for name in ("snapshot.mjs", "slim.mjs", "stand_ins.py", "snapshot.py")),
               inside.HERE / "preload.py", inside.HERE / "layout.py", WEB / "bot.py", WEB / "pyscript.json"]  # fmt: skip
    pyodide, core = vendor.pyodide(whole=whole), next(vendor.pyscript().glob("core-*.js"))
    wanted = modules(pyodide)
    key = digest(pyodide, package, core, *scripts, *wanted)

    def make(room: Path) -> None:
        library = room / "library.zip"
        stand_ins.without(pyodide / "python_stdlib.zip", library)
        command: list[str | Path] = ["node", scripts[0], pyodide, library, package, core, room / "python.snapshot",
                                   room / "python.data", *wanted]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("Python's memory could not be written down; the reason stands above.")
        library.unlink()
        beside = languages.apart((room / "python.data").read_bytes())
        (room / "python.data").unlink()
        for late in sorted(package.glob("late.*.data")):
            (room / late.name).write_bytes(languages.together(languages.apart(late.read_bytes()) | beside))

    return made("snapshot", key, make, "writing Python's memory down")


def modules(pyodide: Path) -> list[str]:
    """The modules to import: all of ours that a start needs, what the page and PyScript import, and what the rest imports."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        there = {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in archive.namelist()}
    library = sorted((vendor.imported(tuple(vendor.sources())) | set(vendor.LATE)) & there)
    return [*library, *vendor.first_roots(), *wheel.beside(), *vendor.browser_modules()]
