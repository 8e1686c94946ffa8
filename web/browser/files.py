"""What leaves the page and what comes in: copied and shared text, pictures and other files."""

import js
from pyodide.ffi import JsException, create_once_callable, to_js

from vernissage.art.documents import resolved, wanted, whole
from vernissage.page.core.messages import Carried, Picked, ShareSheet

from .document import Js, document, root

LARGEST_FILE = 32_000_000  # bytes; larger files are not read
SOON = 20_000  # ms: for what the device or the network is to answer
COPIED = 5_000  # ms: people wait for that
GUEST = "guest"  # the field for a bot's files


async def copy(text: str) -> Carried:
    """Copies the text to the clipboard."""
    try:
        await js.vernissage.within(COPIED, js.navigator.clipboard.writeText(text), "the clipboard")
    except (JsException, AttributeError):  # not allowed, no answer, or an insecure origin
        return Carried("copy", good=False)
    return Carried("copy", good=True)


async def share_sheet(given: ShareSheet) -> Carried | None:
    """Opens the system's share sheet. People who close it want no answer; if it does not open, they are told. It may stay open
    as long as they like: nothing else waits for it.
    """
    what = {"title": given.title, "url": given.address, **({"text": given.text} if given.text else {})}
    try:
        await js.navigator.share(to_js(what, dict_converter=js.Object.fromEntries))
    except JsException as e:
        return None if getattr(e, "name", "") == "AbortError" or "AbortError" in str(e) else Carried("sheet", good=False)
    except AttributeError:  # there is none any more
        return Carried("sheet", good=False)
    return None


async def paint(name: str, svg: str, png: bool) -> Carried:
    """Makes a file of a picture, with its art files inserted."""
    try:
        files = {file: await _art(file) for file in wanted(svg)}
        plain = resolved(svg, js.getComputedStyle(root).getPropertyValue)
        picture = js.Blob.new([whole(plain, files)], to_js({"type": "image/svg+xml"}, dict_converter=js.Object.fromEntries))
        save(await _pixels(picture) if png else picture, f"{name}.png" if png else f"{name}.svg")
    except (JsException, OSError):  # no connection and nothing cached, or the browser cannot draw it
        return Carried("paint", good=False)
    return Carried("paint", good=True)


async def _art(file: str) -> str:
    given = await js.vernissage.within(SOON, js.fetch(root.dataset.pictures + file), file)
    if not given.ok:
        raise OSError(file)
    return str(await js.vernissage.within(SOON, given.text(), file))


async def _pixels(svg: Js) -> Js:
    image = js.Image.new()
    image.src = js.URL.createObjectURL(svg)
    try:
        await js.vernissage.within(SOON, image.decode(), "the picture")
        canvas = js.OffscreenCanvas.new(image.width, image.height)
        canvas.getContext("2d").drawImage(image, 0, 0)
        return await js.vernissage.within(SOON, canvas.convertToBlob(), "the picture")
    finally:
        js.URL.revokeObjectURL(image.src)


def save(content: Js, name: str) -> None:
    """Offers a file as a download."""
    link = document.createElement("a")
    link.href, link.download = js.URL.createObjectURL(content), name
    link.click()
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 60_000)


async def print_page() -> Carried:
    """Has the browser print the page. One that lives inside another program may not be able to."""
    if able := bool(getattr(js, "print", None)):
        js.print()
    return Carried("print", able)


async def persist() -> Carried:
    """Asks the browser not to delete our storage. It may ask people: nothing else waits for it."""
    try:
        good = await js.navigator.storage.persist()
    except (JsException, AttributeError):
        good = False
    return Carried("persist", bool(good))


async def read_files(name: str, files: Js) -> Picked:
    """Reads the file that people picked; its text is None if it is too large or cannot be read. A guest's files are left to its
    worker.
    """
    if name == GUEST:
        js.vernissage.picked = files
        return Picked(name, ", ".join(file.name for file in files))
    file = files[0]
    try:
        text = await js.vernissage.within(SOON, file.text(), file.name) if file.size <= LARGEST_FILE else None
    except JsException:  # it is gone, or lies on a drive that does not answer
        text = None
    return Picked(name, text)
