"""What Python does before its memory is saved: it imports the page's modules, compiles PyScript's package, and rehearses a
first visit in two languages. The rehearsal performs late imports, and lets Python specialise its bytecode.

The saved memory contains the modules, so the page needs no files of them at its start, only what else the package brings.

Gets SOURCES, PyScript's package as JSON {file: source}; MODULES, the names of the modules to import; and STARTS, the sources
that Pyodide, PyScript and our loader run at the start, as JSON [source].
"""

import ast
import gc
import importlib
import importlib.machinery
import importlib.util
import io
import json
import sys
import zipimport
from types import CodeType, FunctionType, ModuleType
from typing import Any

from _pyodide import _base
from _pyodide._base import CodeRunner, eval_code

INSTALLED = "/lib/python3.14/site-packages"
HANDS = ("main", "browser")  # what needs a browser: the page runs it
PACKAGES = ("pyscript", "browser")
TURNS = 12  # answers of the bots at each table
FIXED = 1 << 8  # the flag of types that cannot be changed


class Precompiled:
    """Finds PyScript's modules, and those that know the page's browser, among code objects in memory."""

    codes: dict[str, CodeType] = {}

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if name not in cls.codes:
            return None
        return importlib.util.spec_from_loader(name, cls, is_package=name in PACKAGES)  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: importlib.machinery.ModuleSpec) -> None:
        return None

    @classmethod
    def exec_module(cls, module: ModuleType) -> None:
        exec(cls.codes[module.__name__], module.__dict__)  # noqa: S102 - every loader does this


class Remembered(CodeRunner):  # type: ignore[misc]
    """The sources that the page runs at its start, compiled: then Python's parser and compiler are not even loaded."""

    known: dict[tuple[str, frozenset[tuple[str, Any]]], CodeRunner] = {}
    missed: list[str] = []  # other sources that the page ran; tests/e2e/starting/test_start.py reads it

    def compile(self) -> CodeRunner:
        return self

    @classmethod
    def remember(cls, source: str) -> None:
        """Compiles a source that will be given to `eval_code` or `eval_code_async`."""
        waits = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        for flags in {waits} if "await" in source else {0, waits}:
            how = {**eval_code.__kwdefaults__, "flags": flags}
            runner = cls.known[source, frozenset(how.items())] = cls(source, **how)
            CodeRunner.compile(runner)
            del runner.ast, runner._gen

    @classmethod
    def find(cls, source: str, **how: Any) -> CodeRunner:
        """Takes the place of CodeRunner where Pyodide makes one."""
        found = cls.known.get((source, frozenset(how.items())))
        if found is None:
            cls.missed.append(source)
        return found or CodeRunner(source, **how)


class Shelf(dict[str, str]):
    """A storage for the rehearsal; see `vernissage.page.core.device.Storage`."""

    set = dict.__setitem__

    def remove(self, key: str) -> None:
        self.pop(key, None)


class Stage:
    """A device and a page that nobody sees; see `vernissage.page.core.device.DeviceServices` and `page.session.Page`."""

    def __init__(self) -> None:
        self.storage: Any = Shelf()
        self.waits: list[int] = []

    def now(self) -> int:
        return 0

    def elapsed(self) -> float:
        return 0.0

    def luck(self) -> int:
        return 1

    def secret(self, size: int) -> bytes:
        raise NotImplementedError

    def curves(self) -> Any:
        raise NotImplementedError

    def write(self, region: str, markup: str) -> None:
        pass

    def attribute(self, name: str, value: str) -> None:
        pass

    def stand(self, places: tuple[str, ...]) -> None:
        pass

    def look(self) -> None:
        pass

    def carry(self, effect: Any) -> None:
        if type(effect).__name__ == "Wait":
            self.waits.append(effect.ticket)


def rehearse(language: str) -> None:
    """Rehearses a first visit: the foyer, the rules, a game that begins on a desktop and is resumed on a phone."""
    from vernissage.page.app import App
    from vernissage.page.core.messages import Begin, Do, Resized, Tick
    from vernissage.page.programme import VIEWS
    from vernissage.page.session import Session

    stage = Stage()
    session = Session(App(stage), stage)
    session.send(Resized(1280, 800))
    session.send(Begin((language,)))
    for dialog in ("rules", "setup"):
        session.send(Do("open", (dialog,)))
        session.send(Do("close"))
    for key in VIEWS:
        session.send(Do("play", (key,)))
        for _ in range(TURNS):
            if stage.waits:
                session.send(Tick(stage.waits.pop()))
        session.send(Resized(360, 740))
        session.send(Do("leave"))
        if session.app.play is not None:
            raise RuntimeError(f"the rehearsal of {key} does not come back to the foyer")


def forget_docstrings() -> None:
    """Removes the docstrings of all functions from the memory."""
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__doc__:
            code = thing.__code__
            if code.co_consts[0] == thing.__doc__:
                thing.__code__ = code.replace(co_consts=(None, *code.co_consts[1:]))
            thing.__doc__ = None
        elif isinstance(thing, type) and isinstance(thing.__dict__.get("__doc__"), str):
            if not thing.__flags__ & FIXED:
                thing.__doc__ = None
        elif isinstance(thing, ModuleType):
            thing.__doc__ = None


def code_of(name: str) -> CodeType:
    """The code of a module of the package, which is not run."""
    path = f"{INSTALLED}/{name.replace('.', '/')}{'/__init__' if name in PACKAGES else ''}.pyc"
    code: CodeType | None = importlib.machinery.SourcelessFileLoader(name, path).get_code(name)
    if code is None:
        raise ImportError(name)
    return code


def preload(sources: dict[str, Any], modules: list[str], starts: list[str]) -> None:
    """Imports and compiles everything, and rehearses."""
    for file, source in sources.items():
        name = file.removesuffix(".py")
        name = "pyscript" if name == "__init__" else f"pyscript.{name}"
        Precompiled.codes[name] = compile(source, f"<pyscript>/{file}", "exec", dont_inherit=True, optimize=2)
    for name in modules:
        if name.split(".")[0] in HANDS:
            Precompiled.codes[name] = code_of(name)
        else:
            importlib.import_module(name)
    forget_docstrings()
    from vernissage.page.core import words
    from vernissage.page.learning import rulebook

    for language in tuple(words.LANGUAGES)[:2]:  # the source, and one that has catalogues
        rehearse(language)
    words.forget()
    rulebook.rules.cache_clear()
    sys.meta_path.insert(0, Precompiled)
    for source in starts:
        Remembered.remember(source)
    _base.CodeRunner = Remembered.find


preload(json.loads(SOURCES), MODULES.split(), json.loads(STARTS))  # type: ignore[name-defined]  # noqa: F821
del SOURCES, MODULES, STARTS  # type: ignore[name-defined]  # noqa: F821
sys.stdin.buffer.read(1)  # reads zeros into the buffer, which was never cleared, and contained what lay there before ...
sys.stdin.buffer.read(io.DEFAULT_BUFFER_SIZE - 1)  # ... and empties it; to read all at once would go past the buffer
for directory in zipimport._zip_directory_cache.values():  # type: ignore[attr-defined]  # noqa: SLF001 - nobody tells else
    directory.clear()  # the page has an empty archive in the library's place
sys.path_importer_cache.clear()  # what was found in archives and folders that the page does not have
gc.collect()
sys._clear_type_cache()  # noqa: SLF001 - it fills again; what was looked up here serves nobody there
gc.freeze()  # later garbage collections skip what exists now
gc.set_threshold(10_000)  # drawing a table makes thousands of objects, hardly any in circles: 700 would stop it often
