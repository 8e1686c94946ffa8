"""What a failed test leaves in a folder: of each of its pages a picture, and as text what the page and its workers wrote to the
console, its errors, its requests with their times, and its words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request
from selenium.common.exceptions import TimeoutException, WebDriverException
from urllib3.exceptions import HTTPError

from build import licences
from build.testing.checks import LEFT

from . import webkit

_MOST_MS: Final = 5_000
"""So long a page may take to answer: one that hangs has failed, too."""
_STATE: Final = "{ ...document.documentElement.dataset }"
_TIMES: Final = """() => performance.getEntriesByType('resource').map(it =>
  `${it.startTime.toFixed()} ms, for ${it.duration.toFixed()}, ${it.transferSize} bytes: ${it.name}`).join('\\n')"""


def leave(test: str, given: Iterable[object], folder: Path = LEFT) -> Path | None:
    """Writes down what there is of a test, by its name and its fixtures' values; where, or None if it has no page."""
    room = folder / re.sub(r"[^\w.]+", "-", test.removeprefix("tests/e2e/")).strip("-")
    pages, engines = _found(given)
    for n, page in enumerate(pages, 1):
        room.mkdir(parents=True, exist_ok=True)
        _of_page(page, room, n)
    for engine in engines:
        room.mkdir(parents=True, exist_ok=True)
        _of_webkit(engine, room)
    return room if pages or engines else None


def healed(engine: webkit.Browser) -> list[str]:
    """A line for each page of WebKit that had to begin again: no test is ready for that, and its check is run once more."""
    try:
        times = [page.evaluate(webkit.HEALED) for page in engine.pages()]
    except (WebDriverException, HTTPError) as fault:
        return [f"its pages tell nothing: {fault}"]
    return [f"Python has ended in WebKit, and the page began again: {n}" for n in times if n]


def _found(given: Iterable[object]) -> tuple[list[Page], list[webkit.Browser]]:
    """The open pages of Playwright's browsers, and the WebKits, among fixtures' values and what they contain."""
    pages: dict[Page, None] = {}
    engines: dict[webkit.Browser, None] = {}
    todo = list(given)
    while todo:
        it = todo.pop(0)
        if isinstance(it, Browser):
            todo += it.contexts
        elif isinstance(it, BrowserContext):
            todo += it.pages
        elif isinstance(it, Page):
            if not it.is_closed() and not it.url.endswith(licences.NAME):  # that one only keeps a profile open
                pages[it] = None
        elif isinstance(it, webkit.Browser):
            engines[it] = None
        elif isinstance(it, list | tuple):
            todo += it
        elif isinstance(inner := getattr(it, "page", None), Page):
            todo.append(inner)
    return list(pages), list(engines)


def _of_page(page: Page, room: Path, n: int) -> None:
    words = page.locator("html")
    parts: dict[str, Callable[[], str]] = {
        "address": lambda: page.url,
        "console": lambda: "\n".join(map(_said, page.console_messages(filter="all"))),
        "errors": lambda: "\n".join(f"{error}\n{error.stack}" for error in page.page_errors(filter="all")),
        "last requests": lambda: "\n".join(map(_asked, page.requests())),
        "times": lambda: str(words.evaluate(_TIMES, timeout=_MOST_MS)),
        "state": lambda: str(words.evaluate(f"JSON.stringify({_STATE})", timeout=_MOST_MS)),
        "words": lambda: page.locator("body").inner_text(timeout=_MOST_MS),
        "picture": lambda: f"{len(_picture(page, room / f'{n}.png'))} bytes",
    }
    _write(room / f"{n}.txt", parts)


def _picture(page: Page, file: Path) -> bytes:
    """Paints a page that is `blind`, and writes its picture."""
    page.locator("html").evaluate("() => { if (globalThis.unseen) unseen.disabled = true }", timeout=_MOST_MS)
    return page.screenshot(path=file, timeout=_MOST_MS)


def _said(message: ConsoleMessage) -> str:
    worker = f" in {message.worker.url}" if message.worker else ""
    return f"{message.type}{worker}: {message.text}"


def _asked(request: Request) -> str:
    times = request.timing
    return f"{request.method} {request.url}: answered after {times['responseStart']:.0f} ms, {request.failure or 'no failure'}"


def _of_webkit(engine: webkit.Browser, room: Path) -> None:
    """The console's words of all windows are in one file there, those that the browser has written out so far: most come when
    it ends. What a page has complained of since a test first asked it something, the page itself tells.
    """
    (room / "console.txt").write_text(engine.said(), encoding="utf-8")
    try:
        pages = engine.pages()
    except (WebDriverException, HTTPError) as fault:  # the browser has crashed, and perhaps its driver with it
        (room / "1.txt").write_text(f"not there: {fault}\n", encoding="utf-8")
        return
    for n, page in enumerate(pages, 1):
        parts: dict[str, Callable[[], str]] = {
            "address": lambda page=page: page.driver.current_url,  # type: ignore[misc]
            "complaints": lambda page=page: "\n".join(page.evaluate("complaints")),  # type: ignore[misc]
            "times": lambda page=page: str(page.evaluate(_TIMES)),  # type: ignore[misc]
            "state": lambda page=page: str(page.evaluate(f"JSON.stringify({_STATE})")),  # type: ignore[misc]
            "words": lambda page=page: str(page.evaluate("document.body.innerText")),  # type: ignore[misc]
            "picture": lambda page=page, n=n: str(page.driver.save_screenshot(str(room / f"{n}.png"))),  # type: ignore[misc]
        }
        _write(room / f"{n}.txt", parts)


def _write(file: Path, parts: dict[str, Callable[[], str]]) -> None:
    """What cannot be told any more says why: a page may have ended. One that does not answer once is asked nothing more."""
    told = []
    for name, tell in parts.items():
        try:
            told.append(f"## {name}\n{tell()}\n")
        except (Error, WebDriverException, HTTPError) as fault:
            told.append(f"## {name}\nnot there: {fault}\n")
            if isinstance(fault, TimeoutException):
                break
    file.write_text("\n".join(told), encoding="utf-8")
