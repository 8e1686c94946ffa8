"""The standard library as it stands in Python's memory: without modules that Pyodide imports at its start and no page can use.

Only the snapshot is made with it. A plain start has the modules themselves.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

STAND_INS: Final = {
    # Event loops, sockets and processes of a real system; Pyodide's loop is the browser's.
    "asyncio.base_events": "__all__ = ()",
    "asyncio.streams": "__all__ = ()",
    "asyncio.subprocess": "__all__ = ()",
    "asyncio.unix_events": "from . import events\n__all__ = ()\n"
                           "class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):\n    pass",
    # What inspect asks of it when it is imported: nobody disassembles in a page.
    "dis": "COMPILER_FLAG_NAMES = {1: 'OPTIMIZED', 2: 'NEWLOCALS', 4: 'VARARGS', 8: 'VARKEYWORDS', 16: 'NESTED', "
           "32: 'GENERATOR', 64: 'NOFREE', 128: 'COROUTINE', 256: 'ITERABLE_COROUTINE', 512: 'ASYNC_GENERATOR', "
           "0x4000000: 'HAS_DOCSTRING', 0x8000000: 'METHOD'}",
    "socket": "AF_UNSPEC = 0\nAI_PASSIVE = 1",
    "subprocess": "PIPE = -1",
    # What Pyodide unpacks packages with; the page has none, and reads its own archives by zipimport.
    "shutil": "_make_zipfile = _unpack_zipfile = None\n"
              "def get_unpack_formats(): return []\n"
              "def register_archive_format(*given, **named): pass\n"
              "register_unpack_format = register_archive_format",
    "tempfile": "NamedTemporaryFile = None",
    "zipfile": "ZipFile = None",
}  # fmt: skip
"""Modules and what stands for each: as much as others ask of it when they are imported."""

OF_GUESTS: Final = {
    # The shipped program has no decimal numbers (build/diet/lists.mjs), npm's library none that are made in Python. `fractions`
    # and `statistics` ask for the type; whoever makes such a number, or asks for more, is told that the module is missing.
    "decimal": "def __getattr__(name):\n"
               "    if name.startswith('__'): raise AttributeError(name)\n"
               "    raise ModuleNotFoundError('the page has no decimal numbers', name='decimal')\n"
               "class Decimal:\n"
               "    def __new__(cls, *given): return __getattr__('Decimal')",
    # How Python was built: micropip asks which machines' wheels would do, and a guest's are for all (bots/wheels.py).
    "_sysconfigdata__emscripten_wasm32-emscripten": "build_time_vars = {}",
}  # fmt: skip
"""The same for what guests have of the library beside the page (vendor.guests)."""


def without(library: Path, target: Path, instead: Mapping[str, str] = STAND_INS) -> None:
    """Writes the archive `library` to `target`, stand-ins in place of their modules.

    SystemExit if one of them is not in the archive: then Pyodide starts in another way, and the list wants a look.
    """
    files = {name.replace(".", "/"): f"{text}\n" for name, text in instead.items()}
    with zipfile.ZipFile(library) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        there = {name: name.removesuffix(".pyc").removesuffix(".py").removesuffix("/__init__") for name in old.namelist()}
        if missing := files.keys() - there.values():
            raise SystemExit(f"Python's library has no {', '.join(sorted(missing))}; see the lists in {__file__}.")
        for info in old.infolist():
            if there[info.filename] not in files:
                new.writestr(info, old.read(info))
        for name, text in files.items():
            new.writestr(zipfile.ZipInfo(f"{name}.py", (2000, 1, 1, 0, 0, 0)), text)
