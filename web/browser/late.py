"""Parts of the page that come late: archives of Python's modules, scripts, a style sheet."""

import asyncio
import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import TYPE_CHECKING
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_proxy, to_js

import vernissage.art
import vernissage.bots
import vernissage.games
import vernissage.page
import vernissage.page.games
import vernissage.table
from vernissage.page.core.messages import Answered, Late, Wired

from .document import Js, document, root
from .work import Send

if TYPE_CHECKING:
    from importlib.abc import Loader

SCRIPTS = ("live", "scan")
"""Parts that come late as a script of the page."""
LATE = {
    "games": (vernissage.art, vernissage.bots, vernissage.games, vernissage.page.games),
    "codes": (),
    "fair": (vernissage.page, vernissage.table),
    "days": (vernissage.page, vernissage.bots, vernissage.table),
    "rooms": (vernissage, vernissage.page, vernissage.bots),
}
"""Parts that come late, each with those packages of ours that it extends; empty if it is a package of its own."""
NEEDS: dict[Late, tuple[Late, ...]] = {
    "fair": ("games", "fair"), "days": ("games", "days"), "rooms": ("games", "days", "rooms"),
}  # fmt: skip
"""Those that need others."""

brought: dict[Late, asyncio.Future[None]] = {}


async def fetch_late(what: Late, send: Send) -> Answered:
    """Fetches a late part of the page, and makes it importable. What connects devices reports to `send`."""
    try:
        if what in SCRIPTS:
            await connect(what, send)
        else:
            for part in NEEDS.get(what, (what,)):
                await _bring(part)
    except (JsException, OSError):  # no connection, or not the file that was built
        return Answered(what, good=False)
    return Answered(what, good=True)


async def _beside(part: str) -> None:
    """Fetches what an archive cannot hold."""
    if part == "fair":
        await _run("curves")
    if part == "rooms":
        await _dress("styles")


async def _bring(part: Late) -> None:
    """Brings an archive, unless it is here or on its way already."""
    if part == "games" and not vernissage.games.coming():
        return
    if part not in brought:
        brought[part] = asyncio.ensure_future(_brought(part))
    try:
        await brought[part]
    except (JsException, OSError):
        brought.pop(part, None)  # the next one who asks tries again
        raise


async def _brought(part: Late) -> None:
    place = f"/lib/{part}.zip"
    content, _ = await asyncio.gather(_unpacked(part), _beside(part))
    _keep(place, content)
    if not LATE[part]:
        sys.path.append(place)
    for package in LATE[part]:
        package.__path__.append(f"{place}/{package.__name__.replace('.', '/')}")
    if part == "games":
        await _import_games(place)


async def _import_games(place: str) -> None:
    """Imports the other games, a module at a time, so that the page can answer in between. A package is there first, and does
    what it does itself after its modules: else to import the first of them would import all of the game.
    """
    for key in vernissage.games.coming():
        shown = import_module(f"vernissage.page.games.{key.replace('-', '_')}")
        shown.__path__.append(f"{place}/{shown.__name__.replace('.', '/')}")
    names = zipimporter(place).get_data(f"{place}/modules.txt").decode().split()
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


async def connect(what: Late, send: Send) -> None:
    """Runs the script that connects devices; from then on it reports to `send`. Or runs the one that reads QR codes, if the
    browser cannot.
    """
    if what == "scan" and await js.vernissage.live.native():
        return
    if not getattr(js.vernissage, what, None):
        await _run(what)
    if what == "live":
        js.vernissage.live.tell = create_proxy(lambda told, line, text: send(Wired(told, int(line), text)))


async def _unpacked(name: str) -> bytes:
    """What was in a packed file of this build: see loader/files.mjs, which checks it by its hash, since it is run."""
    packed = js.vernissage.packed
    await _within_reach(packed.at(name))
    return bytes((await packed.whole(name)).to_bytes())


async def _fetched(name: str) -> Js:
    """A file of this build, checked by its hash, as a Response. The second try goes past the browser's cache."""
    address, integrity = root.getAttribute(f"data-{name}"), root.getAttribute(f"data-{name}-integrity")
    await _within_reach(address)
    for cache in ("default", "reload"):
        how = to_js({"integrity": integrity, "cache": cache}, dict_converter=js.Object.fromEntries)
        try:
            return await js.fetch(address, how)
        except JsException:
            continue
    raise OSError(name)


def _keep(place: str, data: bytes) -> None:
    Path(place).write_bytes(data)


async def _within_reach(address: str) -> None:
    """Raises OSError if there is no connection, and the service worker does not have the file already."""
    if not js.navigator.onLine and not (hasattr(js, "caches") and await js.caches.match(address)):
        raise OSError(address)


async def _run(name: str) -> None:
    """Runs a script of this build, once."""
    await (await _fetched(name)).arrayBuffer()  # so that the browser has the right file
    script, done = document.createElement("script"), js.Promise.withResolvers()
    script.src, script.integrity = root.getAttribute(f"data-{name}"), root.getAttribute(f"data-{name}-integrity")
    script.onload = script.onerror = done.resolve
    document.head.append(script)
    await done.promise
    if not getattr(js.vernissage, name, None):
        raise OSError(name)


async def _dress(name: str) -> None:
    """Adds a style sheet of this build, after all others."""
    await js.vernissage.dress(await (await _fetched(name)).text())
