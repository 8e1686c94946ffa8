"""Connects Python with the browser; no other module imports js or pyodide. It turns events into messages and carries out
effects. `vernissage.page`, which knows no browser, decides what they mean.
"""

import asyncio
import sys
import traceback
from collections.abc import Coroutine
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

import vernissage.art
import vernissage.bots
import vernissage.games
import vernissage.page
import vernissage.page.games
import vernissage.table
from vernissage.art.documents import resolved, wanted, whole
from vernissage.page.app import App
from vernissage.page.core.device import Storage, StorageForbidden, StorageFull
from vernissage.page.core.messages import (
    Act,
    Answered,
    Arrived,
    Begin,
    Changed,
    Copy,
    Do,
    Download,
    Effect,
    Fetch,
    Focus,
    Forget,
    Found,
    Host,
    Hosted,
    Hush,
    Journal,
    Keyed,
    Late,
    Lock,
    Locked,
    Lost,
    Message,
    Move,
    Newer,
    Paint,
    Persist,
    Phase,
    Picked,
    Pointed,
    Print,
    Renew,
    Reopen,
    Resized,
    Reveal,
    Say,
    Sheet,
    Slide,
    Sound,
    Think,
    Thought,
    Tick,
    ToTop,
    Wait,
    Wire,
    Wired,
    Write,
    parsed,
)
from vernissage.page.session import Session
from vernissage.page.update import update

if TYPE_CHECKING:
    from importlib.abc import Loader
    from types import CodeType

    from vernissage.table.fair.curves import Curves

Js: TypeAlias = Any
"""An object of the browser. Python knows no types for it."""

document, root = js.document, js.document.documentElement
PREFIX = "vernissage/"
PICTURES = f'href="{root.dataset.pictures}'  # the folder of this build's pictures, which views call "art/"
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
IDLE = 400  # ms after the start, with all of the program, until the other games come, so that they are in nobody's way
LARGEST_FILE = 32_000_000  # bytes; larger files are not read
GUEST = "guest"  # the field for a bot's file
HEARD = 4  # how many announcements stay in the document


def position(code: CodeType, index: int) -> tuple[int | None, int | None, int | None, int | None]:
    """Where an instruction stands in its source; Nones in code without a table of lines, as Python's own library is in the page
    (build/python/vendor.py). `traceback` counts on a table: it would fail on an error that has passed through that library.
    """
    return next(islice(code.co_positions(), max(index, 0) // 2, None), (None,) * 4)


traceback._get_code_position = position  # type: ignore[attr-defined]  # noqa: SLF001 - it cannot be told otherwise


def by_id(ident: str) -> Js:
    """The element with this id, or None."""
    return document.getElementById(ident) or None


def region_of(language: str) -> str:
    """The first of people's own languages that is a variety of this one: dates then look as they do at home."""
    return next((str(tag) for tag in js.navigator.languages if str(tag).startswith(language)), language)


class LocalStorage:
    """The browser's local storage under our own prefix. While the saved games are left alone, the tab's session storage."""

    def _all(self) -> Js:
        storage = getattr(js, "sessionStorage" if js.vernissage.without else "localStorage", None)
        if not storage:  # null if it is switched off for a whole app, undefined if the browser has none
            raise StorageForbidden
        return storage

    def _do(self, method: str, *args: str) -> Js:
        try:
            return getattr(self._all(), method)(*args)
        except JsException as e:
            # In some browsers this exception is no Error; then only its text contains its name.
            raise (StorageFull if "QuotaExceededError" in str(e) else StorageForbidden) from e

    def get(self, key: str) -> str | None:
        """The text under the key; None if there is none."""
        value = self._do("getItem", PREFIX + key)
        return value if isinstance(value, str) else None

    def set(self, key: str, value: str) -> None:
        """Stores the text under the key."""
        self._do("setItem", PREFIX + key, value)

    def remove(self, key: str) -> None:
        """Removes the text under the key."""
        self._do("removeItem", PREFIX + key)

    def keys(self) -> list[str]:
        """All of our keys."""
        try:
            names = [str(name) for name in js.Object.keys(self._all())]
        except JsException as e:
            raise StorageForbidden from e
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]


class Device:
    """See `vernissage.page.core.device.Device`."""

    def __init__(self) -> None:
        self.storage: Storage = LocalStorage()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(js.Date.now())

    def elapsed(self) -> float:
        """Milliseconds since the page was opened."""
        return float(js.performance.now())

    def luck(self) -> int:
        """48 random bits."""
        high, low = js.crypto.getRandomValues(js.Uint32Array.new(2))
        return (int(high) & 0xFFFF) << 32 | int(low)

    def secret(self, size: int) -> bytes:
        """`size` random bytes from the browser's cryptographic generator."""
        return bytes(js.crypto.getRandomValues(js.Uint8Array.new(size)).to_bytes())

    def curves(self) -> Curves:
        """The cryptography of games by link; see `Fetch`."""
        from vernissage.page.fair.curves import PageCurves  # noqa: PLC0415 - it comes late

        return PageCurves(js.vernissage.curves)


class Locks:
    """The lock (Web Locks) of the game that this tab plays. It is held until another game is opened or another tab takes it."""

    def __init__(self) -> None:
        self.id = ""
        self.release: Js = None

    def hold(self, ident: str, steal: bool) -> None:
        """Gives back the present game's lock and asks for this game's. With `steal`, takes it from another tab."""
        if ident and ident == self.id:
            send(Locked(ident, mine=True))
            return
        self.let_go()
        self.id = ident
        if not ident:
            return
        if not getattr(js.navigator, "locks", None):  # insecure origins have none: the saves tell which tab was overtaken
            send(Locked(ident, mine=True))
            return
        how = to_js({"steal": True} if steal else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        later(self._request(ident, how))

    async def _request(self, ident: str, how: Js) -> None:
        try:
            await js.navigator.locks.request(PREFIX + ident, how, create_once_callable(lambda lock: self._got(ident, lock)))
        except JsException:  # another tab has stolen it
            if self.id == ident:
                self.id, self.release = "", None
                send(Lost(ident))

    def _got(self, ident: str, lock: Js) -> Js:
        if self.id != ident:
            return None
        if not lock:
            self.id = ""
            send(Locked(ident, mine=False))
            return None
        held = js.Promise.withResolvers()
        self.release = held.resolve
        js.setTimeout(create_once_callable(lambda: send(Locked(ident, mine=True))), 0)
        return held.promise

    def let_go(self) -> None:
        """Gives back the lock."""
        if self.release:
            self.release()
        self.id, self.release = "", None


async def copy(text: str) -> None:
    """Copies the text to the clipboard."""
    try:
        await js.navigator.clipboard.writeText(text)
    except (JsException, AttributeError):  # not allowed, or an insecure origin
        send(Answered("copy", good=False))
    else:
        send(Answered("copy", good=True))


async def share_sheet(given: Sheet) -> None:
    """Opens the system's share sheet."""
    what = {"title": given.title, "url": given.address, **({"text": given.text} if given.text else {})}
    try:
        await js.navigator.share(to_js(what, dict_converter=js.Object.fromEntries))
    except JsException:  # people closed the sheet: they can still copy the link
        return


async def fetch_late(what: Late) -> None:
    """Fetches a late part of the page, and makes it importable."""
    try:
        if what == "program":
            await js.vernissage.packed.together()
        elif what in SCRIPTS:
            await connect(what)
        else:
            for part in NEEDS.get(what, (what,)):
                await _bring(part)
    except (JsException, OSError):  # no connection, or not the file that was built
        send(Answered(what, good=False))
    else:
        send(Answered(what, good=True))


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


async def connect(what: Late) -> None:
    """Runs the script that connects devices; from then on it calls Python. Or runs the one that reads QR codes, if the browser
    cannot.
    """
    if what == "scan" and await js.vernissage.live.native():
        return
    if not getattr(js.vernissage, what, None):
        await _run(what)
    if what == "live":
        js.vernissage.live.tell = create_proxy(wired)


async def _unpacked(name: str) -> bytes:
    """What was in a packed file of this build: see loader/files.mjs, which checks it by its hash, since it is run."""
    packed = js.vernissage.packed
    await _within_reach(packed.at(name))
    return bytes((await packed.late(name)).to_bytes())


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


async def paint(name: str, svg: str, png: bool) -> None:
    """Makes a file of a picture, with its art files inserted."""
    try:
        files = {file: await _art(file) for file in wanted(svg)}
        plain = resolved(svg, js.getComputedStyle(root).getPropertyValue)
        picture = js.Blob.new([whole(plain, files)], to_js({"type": "image/svg+xml"}, dict_converter=js.Object.fromEntries))
        save(await _pixels(picture) if png else picture, f"{name}.png" if png else f"{name}.svg")
    except (JsException, OSError):  # no connection and nothing cached, or the browser cannot draw it
        send(Answered("paint", good=False))
    else:
        send(Answered("paint", good=True))


async def _art(file: str) -> str:
    given = await js.fetch(root.dataset.pictures + file)
    if not given.ok:
        raise OSError(file)
    return str(await given.text())


async def _pixels(svg: Js) -> Js:
    image = js.Image.new()
    image.src = js.URL.createObjectURL(svg)
    try:
        await image.decode()
        canvas = js.OffscreenCanvas.new(image.width, image.height)
        canvas.getContext("2d").drawImage(image, 0, 0)
        return await canvas.convertToBlob()
    finally:
        js.URL.revokeObjectURL(image.src)


def save(content: Js, name: str) -> None:
    """Offers a file as a download."""
    link = document.createElement("a")
    link.href, link.download = js.URL.createObjectURL(content), name
    link.click()
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 60_000)


async def think(asked: Think) -> None:
    """Lets a bot think in its worker: see loader/bots.mjs."""
    try:
        place = await js.vernissage.think(asked.match, asked.level, asked.seat, str(asked.luck))
    except JsException as e:
        js.console.info(f"Vernissage's bots think on the page: {e}")
        send(Thought(asked.ticket, None))
    else:
        send(Thought(asked.ticket, int(place)))


async def host(asked: Host) -> None:
    """Has a guest's worker do something: see loader/guests.mjs."""
    try:
        guests = await js.vernissage.guests()
        told = getattr(guests, asked.what)(*asked.asked)
        if asked.what == "leave":
            return
        told = await told
    except JsException as e:
        js.console.info(f"Vernissage has no room for guests: {e}")
        send(Hosted(asked.ticket, ""))
    else:
        send(Hosted(asked.ticket, str(told)))


async def persist() -> None:
    """Asks the browser not to delete our storage."""
    try:
        good = await js.navigator.storage.persist()
    except (JsException, AttributeError):
        good = False
    send(Answered("persist", bool(good)))


async def read_file(name: str, file: Js) -> None:
    """Reads a file that people picked; None if it is too large. A guest's is left to the guest's worker."""
    if name == GUEST:
        js.vernissage.picked = file
        send(Picked(name, file.name))
        return
    text = await file.text() if file.size <= LARGEST_FILE else None
    send(Picked(name, text))


class Page:
    """See `vernissage.page.session.Page`."""

    def __init__(self) -> None:
        self.opener = ""
        self.lost = ""
        """The id of the element that had the focus and was written anew."""

    def write(self, region: str, markup: str) -> None:
        """Writes a region; `settle` gives the focus back to the element in it that had it."""
        element, held = by_id(region), document.activeElement
        ident = held.id if held and element.contains(held) else ""
        if region == "dialog" and markup and not element.open:
            self.opener = held.id if held else ""
        element.innerHTML = markup.replace('href="art/', PICTURES)
        element.hidden = not markup
        if "data-ms=" in markup:
            for time in element.querySelectorAll("time[data-ms]"):
                time.textContent = js.Date.new(int(time.dataset.ms)).toLocaleString(region_of(root.lang), DAY)
        if region == "dialog":
            self._modal(element, bool(markup))
        if ident and markup:
            self.lost = ident

    def _modal(self, element: Js, wanted: bool) -> None:
        if wanted and not element.open:
            element.showModal()
        elif not wanted and element.open:
            element.close()
            self.focus(self.opener)

    def focus(self, ident: str) -> None:
        """Focuses the element; if it does not exist any more, the element that tells where people are."""
        self.lost = ""
        element = by_id(ident) if ident else None
        if element and not element.hasAttribute("disabled"):
            element.focus()
        if (not element or document.activeElement != element) and by_id("title"):  # it is gone, or cannot be seen
            by_id("title").focus()

    def settle(self) -> None:
        """All is written and carried out: gives the focus back to what had it. That waits for the end because each focus lays
        the page out, and most presses put the focus elsewhere anyway.
        """
        if self.lost:
            self.focus(self.lost)
        elif (held := document.activeElement) and not held.checkVisibility():  # it has gone, with its sheet perhaps
            self.focus("")

    def attribute(self, name: str, value: str) -> None:
        """Sets an attribute of the root element, or the title."""
        if name == "title":
            document.title = value
        else:
            root.setAttribute(name, value)

    def look(self) -> None:
        """Remembers where each piece lies: see loader/motion.mjs."""
        js.vernissage.motion.look()

    def carry(self, effect: Effect) -> None:
        """Carries out one effect."""
        match effect:
            case Say(text, urgent, shown):
                said = document.createElement("p")
                said.textContent = text
                if shown:
                    said.className = "shown"
                box = by_id("urgent" if urgent else "polite")
                while box.childElementCount >= (1 if urgent else HEARD):
                    box.firstElementChild.remove()
                box.append(said)
            case Hush():
                by_id("urgent").replaceChildren()
                by_id("polite").replaceChildren()
            case Focus(ident):
                self.focus(ident)
            case Reveal(ident):
                if element := by_id(ident):
                    element.scrollIntoView(CENTRED)
            case Wait(ms, ticket):
                js.vernissage.motion.wait(ms, create_once_callable(lambda: send(Tick(ticket))))
            case Move(flights):
                js.vernissage.motion.play(to_js(flights))
            case Sound(name):
                js.vernissage.sound(name)
            case Think():
                later(think(effect))
            case Host():
                later(host(effect))
            case Renew():
                js.vernissage.takeUpdate()
            case ToTop():
                js.scrollTo(0, 0)
            case Copy(text):
                later(copy(text))
            case Sheet():
                later(share_sheet(effect))
            case Fetch(what):
                later(fetch_late(what))
            case Print():
                js.print()
            case Persist():
                later(persist())
            case Forget():
                js.history.replaceState(None, "", js.location.pathname + js.location.search)
            case Lock(ident, steal):
                locks.hold(ident, steal)
            case Slide(ident, value, text):
                by_id(ident).value = value
                by_id(ident).setAttribute("aria-valuetext", text)
                if said := by_id(f"{ident}-said"):
                    said.textContent = text
            case Download(name, text):
                save(js.Blob.new([text]), name)
            case Paint(name, svg, png):
                later(paint(name, svg, png))
            case Wire(what, line, text):
                getattr(js.vernissage.live, what)(line, text)
            case Write(batch):
                js.vernissage.journal.write(to_js(list(batch.items())))
            case Reopen(ms):
                js.vernissage.journal.reopen(ms)


def later(work: Coroutine[Any, Any, None]) -> None:
    """Starts work that waits for the browser. If it fails by a fault of ours, people are told."""
    doing.add(task := asyncio.ensure_future(work))
    task.add_done_callback(finished)


def finished(task: asyncio.Task[None]) -> None:
    """Tells people if the finished work has failed by a fault of ours."""
    doing.discard(task)
    if fault := task.exception():
        js.vernissage.failed()
        raise fault


def send(message: Message) -> bool:
    """Hands a message to the app. If that fails by a fault of ours, people are told."""
    try:
        used = session.send(message)
    except BaseException:
        js.vernissage.failed()
        raise
    if used:
        page.settle()
    return used


def near(event: Js, selector: str) -> Js:
    """The nearest element round an event's target that matches the selector; None if there is none."""
    target = event.target
    return (target.closest(selector) or None) if hasattr(target, "closest") else None


# -- one listener for each kind of event ----------------------------------------------------------------------------------


def clicked(event: Js) -> None:
    """A press with a pointer or a key."""
    if event.target.id == "dialog":  # on the backdrop, outside of the dialog
        send(Do("close"))
        return
    pressed = near(event, "[data-do]:not(form),[data-act]")
    if pressed:
        do = pressed.getAttribute("data-do")
        send(Do(*parsed(do)) if do else Act(*parsed(pressed.getAttribute("data-act"))))


def submitted(event: Js) -> None:
    """A form was sent."""
    event.preventDefault()
    do = event.target.getAttribute("data-do")
    if do:
        send(Do(*parsed(do)))


def changed(event: Js) -> None:
    """A field's value has changed."""
    field = near(event, "[data-field]")
    if not field or (field.type in {"text", "range"}) != (event.type == "input"):
        return
    if field.type == "file":
        if field.files.length:
            later(read_file(field.getAttribute("data-field"), field.files.item(0)))
            field.value = ""
        return
    value = ("1" if field.checked else "") if field.type == "checkbox" else field.value
    send(Changed(field.getAttribute("data-field"), value))


def keyed(event: Js) -> None:
    """A key that neither the browser nor a text field uses."""
    tag = event.target.tagName
    grid = event.ctrlKey and event.key in {"Home", "End"} and bool(near(event, "[role=grid]"))
    if (event.ctrlKey and not grid) or event.altKey or event.metaKey or event.isComposing or event.key == "Tab":
        return
    if tag == "SELECT" or (tag == "INPUT" and event.target.type == "text"):
        return
    region = near(event, "[data-region]")
    key = f"Ctrl+{event.key}" if grid else event.key
    if send(Keyed(key, region.id if region else "", tag in {"BUTTON", "A", "INPUT"})):
        event.preventDefault()


def cancelled(event: Js) -> None:
    """Escape was pressed in a dialog."""
    event.preventDefault()
    send(Do("close"))


def focused(event: Js) -> None:
    """The focus has come somewhere by keys. A phone's sheet lies over the foot of the table: what has the focus moves
    out from under it (WCAG 2.4.11).
    """
    element, hall, sheet = event.target, by_id("hall"), document.querySelector(".sheet")
    if element.matches(":focus-visible") and sheet.offsetHeight and hall.contains(element) and not sheet.contains(element):
        at = element.getBoundingClientRect()
        over = at.bottom + RIM - sheet.getBoundingClientRect().top
        if over > 0:
            hall.scrollTop += min(over, max(at.top - hall.getBoundingClientRect().top, 0))


def wired(what: str, line: int, text: str) -> None:
    """The script that connects devices reports something."""
    send(Wired(what, int(line), text))


def arrived(_event: Js) -> None:
    """The address's fragment has changed; it may be a link."""
    send(Arrived(js.location.hash))


def renewed(_event: Js = None) -> None:
    """A newer build was fetched: see loader/offline.mjs."""
    send(Newer())


def found(differences: Js) -> Found:
    """How the journal and local storage differ, from what loader/journal.mjs found."""
    alone, texts = differences.to_py()
    return Found(frozenset(alone), dict(texts))


def journaled(event: Js) -> None:
    """The journal reports something: see loader/journal.mjs."""
    told = event.detail.told
    send(Journal(told, found(event.detail.found)) if told == "open" else Journal(told))


def shortcut() -> str:
    """The game that a shortcut of the manifest asks for. It is removed from the address, so that it counts once."""
    here = js.URL.new(js.location.href)
    wanted = here.searchParams.get("choose")
    if not wanted:
        return ""
    here.searchParams.delete("choose")
    js.history.replaceState(None, "", here.href)
    return str(wanted)


def window() -> Resized:
    """The window's size, and the system's wish for reduced motion."""
    return Resized(js.innerWidth, js.innerHeight, stillness.matches)


def resized(_event: Js = None) -> None:
    """One of these has changed."""
    send(window())


def place_of(element: Js) -> str:
    """The place of a card in a hand that can be arranged, as text; empty for anything else."""
    return element.getAttribute("data-place") if element else ""


class Drag:
    """The present drag, if any. Its moves are handed over once a frame."""

    pointer: Js = None
    name = act = place = ""
    last: tuple[float, float] | None = None

    def start(self, event: Js) -> None:
        """The pointer was pressed."""
        field = near(event, "[data-drag],[data-drag-onto]")
        if not field or event.button or self.pointer is not None:
            return
        pressed = near(event, "[data-act]")
        self.pointer, self.name = event.pointerId, field.getAttribute("data-drag") or field.getAttribute("data-drag-onto")
        self.act = pressed.getAttribute("data-act") if pressed else ""
        self.place = place_of(near(event, "[data-place]"))
        self.tell("down", event.clientX, event.clientY)

    def move(self, event: Js) -> None:
        """The pointer has moved."""
        if event.pointerId != self.pointer:
            return
        if self.last is None:
            js.requestAnimationFrame(frame)
        self.last = event.clientX, event.clientY

    def frame(self, _time: float) -> None:
        """Hands over the pointer's last position."""
        last, self.last = self.last, None
        if last and self.pointer is not None:
            self.tell("move", *last)

    def stop(self, event: Js) -> None:
        """The pointer was released or cancelled."""
        if event.pointerId == self.pointer:
            self.last = None
            to = self.under(event) if event.type == "pointerup" else ""
            self.tell("up" if event.type == "pointerup" and not to else "cancel", event.clientX, event.clientY)
            self.pointer = None
            if to:
                send(Act("arrange", (self.place, to)))

    def under(self, event: Js) -> str:
        """The other place of the same hand over which the pointer is; empty if there is none."""
        under = document.elementsFromPoint(event.clientX, event.clientY) if self.place else ()
        found = next((one for one in map(place_of, (e.closest("[data-place]") for e in under)) if one), "")
        return found if found != self.place else ""

    def tell(self, phase: Phase, x: float, y: float) -> None:
        """Hands over the pointer's position, from 0 to 1 across the element with `data-drag`."""
        field = document.querySelector(f'[data-drag="{self.name}"]')
        if field:
            at = field.getBoundingClientRect()
            send(Pointed(phase, self.act, (x - at.left) / (at.width or 1), (y - at.top) / (at.height or 1)))


drag, locks = Drag(), Locks()
doing: set[asyncio.Task[None]] = set()
RIM = 6  # CSS px of the mark round what has the focus
brought: dict[Late, asyncio.Future[None]] = {}
CENTRED = to_js({"block": "center"}, dict_converter=js.Object.fromEntries)
DAY = to_js({"dateStyle": "medium", "timeStyle": "short"}, dict_converter=js.Object.fromEntries)
frame = create_proxy(drag.frame)
stillness = js.matchMedia("(prefers-reduced-motion: reduce)")
page = Page()
session = Session(App(Device()), page)



async def begin() -> None:
    """Shows the app. It waits for the journal, which was read while Python started, so that no older state of
    a game is shown.
    """
    differences = await js.vernissage.journal.found
    await js.vernissage.dressed
    for kind, heard in {
        "click": clicked, "submit": submitted, "input": changed, "change": changed, "keydown": keyed, "pointerdown": drag.start,
        "pointermove": drag.move, "pointerup": drag.stop, "pointercancel": drag.stop, "focusin": focused,
    }.items():  # fmt: skip
        document.addEventListener(kind, create_proxy(heard))
    by_id("dialog").addEventListener("cancel", create_proxy(cancelled))
    for source, kind in ((js.window, "resize"), (stillness, "change")):
        source.addEventListener(kind, create_proxy(resized))
    for kind, told in {"hashchange": arrived, "vernissage:update": renewed, "vernissage:journal": journaled}.items():
        js.addEventListener(kind, create_proxy(told))

    session.stands("foyer", str(by_id("foyer").innerHTML).replace(PICTURES, 'href="art/'))  # the build has drawn it
    update(session.app, window())  # nothing is shown before the language is known
    home, sheet = js.location.origin + js.location.pathname, bool(getattr(js.navigator, "share", None))
    is_whole = bool(js.vernissage.packed.isWhole())
    send(Begin(tuple(js.navigator.languages), home, js.location.hash, sheet, shortcut(), workers=True, whole=is_whole,
               found=found(differences) if differences else None, without=bool(js.vernissage.without)))  # fmt: skip
    if root.hasAttribute("data-update"):
        renewed()
    root.dataset.state = "ready"  # from now on these listeners answer presses, not early.mjs
    for kept in js.keptPresses:
        send(Do(*parsed(kept)))
    js.performance.mark("ready")
    if not is_whole:
        await js.vernissage.packed.followed
        send(Answered("program", good=True))
    root.dataset.program = "whole"  # for tests: until then presses may be held back (page/late.py)
    if vernissage.games.coming():
        js.setTimeout(create_once_callable(lambda: later(fetch_late("games"))), IDLE)
