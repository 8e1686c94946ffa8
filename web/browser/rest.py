"""The rest of the page: an archive of Python's modules, and beside it scripts and a style sheet: see vernissage.page.update."""

import asyncio
import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import TYPE_CHECKING
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_proxy, to_js

import vernissage.games
from vernissage.page.core.messages import Carried, Wired

from .document import Js, document, root
from .work import Send

if TYPE_CHECKING:
    from importlib.abc import Loader

PLACE = "/lib/rest.zip"
FETCHED = 120_000  # ms: a browser that checks a file's hash tells nothing before all of it is there
SOON = 20_000  # ms: for what has been fetched already
SCRIPTS = ("curves", "live", "scan")

coming: list[asyncio.Future[None]] = []
"""The rest, once somebody has asked for it."""


async def fetch_rest(send: Send) -> Carried:
    """Brings the rest of the page, unless it is here or on its way. What connects devices then reports to `send`."""
    if not coming:
        coming.append(asyncio.ensure_future(_brought(send)))
    mine = coming[0]
    try:
        await mine
    except (JsException, OSError):  # no connection, or not the files that were built
        coming[:] = [one for one in coming if one is not mine]  # the next one who asks tries again
        return Carried("rest", good=False)
    root.dataset.rest = "here"  # for tests
    return Carried("rest", good=True)


async def _brought(send: Send) -> None:
    archive, words = js.vernissage.packed.whole("rest"), js.vernissage.put(f"late.{js.vernissage.language}")
    content, styles, *_ = await asyncio.gather(archive, _fetched("styles"), words, *map(_run, SCRIPTS))
    await js.vernissage.dress(await styles.text())
    js.vernissage.live.tell = create_proxy(lambda told, line, text: send(Wired(told, int(line), text)))
    _extend(content.to_bytes())
    await _import_games()


async def fetch_words(language: str) -> Carried:
    """Brings the words of a language, all of them."""
    try:
        await asyncio.gather(*(js.vernissage.put(f"{part}.{language}") for part in ("words", "late")))
    except JsException:  # no connection, or not the files that were built
        return Carried(f"words {language}", good=False)
    js.vernissage.speak(language)
    return Carried(f"words {language}", good=True)


def _extend(archive: bytes) -> None:
    """Has Python look for modules of ours, and for others, also in the archive."""
    Path(PLACE).write_bytes(archive)
    if PLACE in sys.path:
        return
    sys.path.append(PLACE)
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "vernissage" and hasattr(module, "__path__"):
            module.__path__.append(f"{PLACE}/{name.replace('.', '/')}")


async def _import_games() -> None:
    """Imports the other games, a module at a time, so that the page can answer in between. A package is there first, and does
    what it does itself after its modules: else to import the first of them would import all of the game.
    """
    names = zipimporter(PLACE).get_data(f"{PLACE}/modules.txt").decode().split()
    packages: dict[str, Loader] = {}
    for name in sorted(names):
        if any(other.startswith(f"{name}.") for other in names) and (spec := find_spec(name)) and spec.loader:
            sys.modules[name], packages[name] = module_from_spec(spec), spec.loader
    for name in names:
        if name in packages:
            packages[name].exec_module(sys.modules[name])
            above, _, last = name.rpartition(".")
            setattr(sys.modules[above], last, sys.modules[name])
        else:
            import_module(name)
        await asyncio.sleep(0)
    vernissage.games.arrive()


async def _fetched(name: str) -> Js:
    """A file of this build, checked by its hash, as a Response. The second try goes past the browser's cache."""
    address, integrity = root.getAttribute(f"data-{name}"), root.getAttribute(f"data-{name}-integrity")
    for cache in ("default", "reload"):
        how = to_js({"integrity": integrity, "cache": cache}, dict_converter=js.Object.fromEntries)
        try:
            return await js.vernissage.within(FETCHED, js.fetch(address, how), name)
        except JsException:
            continue
    raise OSError(name)


async def _run(name: str) -> None:
    """Runs a script of this build, once."""
    if getattr(js.vernissage, name, None):
        return
    await (await _fetched(name)).arrayBuffer()  # so that the browser has the right file
    script, done = document.createElement("script"), js.Promise.withResolvers()
    script.src, script.integrity = root.getAttribute(f"data-{name}"), root.getAttribute(f"data-{name}-integrity")
    script.onload = script.onerror = done.resolve
    document.head.append(script)
    await js.vernissage.within(SOON, done.promise, name)
    if not getattr(js.vernissage, name, None):
        raise OSError(name)
