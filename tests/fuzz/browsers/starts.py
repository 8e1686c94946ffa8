"""Starts in WebKitGTK, three in each new browser: every page is ready and has a bot's first answer, if need be because it has
begun again by itself.

It is the command for what comes once in some hundred starts. Each start has a line in a log: how it started, how often the page
began again, how long it took; or its fault, with what the page and the browser complained of. Above them stand the engine's
settings: those of the tests, and `JSC_...` of the environment, which go before.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from selenium.common.exceptions import WebDriverException

from build.places import CACHE
from build.serve import serving
from build.site import pack
from tests.e2e import webkit
from tests.e2e.conftest import ready
from tests.e2e.player import Quick, choose

PATHS: Final = ("/", "/?start=plain", "/")
"""The pages of a browser: a first visit, Python's plain start, and the site out of the cache."""
LOG: Final = CACHE / "starts.txt"
RELOAD_S: Final = 10
"""How long a page that begins again may be between two pages."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many starts; yields how each went. There is no chance in it but the engine's own, so `seed` only counts. Goes on after
    a fault, and fails at the end if there was any.
    """
    settings = {**webkit.QUICK, **{name: value for name, value in os.environ.items() if name.startswith("JSC_")}}
    faults = []
    with serving(pack.built(small=False)) as server, LOG.open("a", encoding="utf-8") as log:
        print(f"\n{datetime.now(UTC):%Y-%m-%d %H:%M}: {n} starts, {settings}", file=log, flush=True)
        for first in range(seed, seed + n, len(PATHS)):
            with tempfile.TemporaryDirectory() as room, webkit.browser(Path(room)) as browser:
                for number, path in zip(range(first, seed + n), PATHS, strict=False):
                    began, page = time.monotonic(), browser.new_page()
                    try:
                        page.goto(server.address + path)
                        outcome = _start(page)
                    except Exception as fault:  # noqa: BLE001 - whatever it is, it is told, and the next start is another one
                        outcome = f"{path}: FAILED"
                        faults.append(f"start {number}, {path}: {fault}\n{_complaints(browser, page)}")
                        print(faults[-1], file=log)
                    page.close()
                    print(f"{number:>6}  {path:<14} {outcome}, {time.monotonic() - began:.1f} s", file=log, flush=True)
                    yield outcome
    assert not faults, f"{len(faults)} of {n} starts failed; all are in {LOG}\n" + "\n\n".join(faults)


def _start(page: webkit.Page) -> str:
    """Waits for a page and plays until bots have answered; how it started and how often it began again."""
    player, healed = Quick(page), 0  # type: ignore[arg-type]
    while True:
        try:
            ready(page)  # type: ignore[arg-type]
            if page.locator("html").get_attribute("data-room") == "foyer":
                choose(player, "art-society")
                player.press("play")
            while "revealing" not in (seen := player.look()).kind:  # until bots have answered
                player.answer(seen)
        except (WebDriverException, AssertionError):
            if (now := _healed(page)) == healed:
                raise
            healed = now
        else:
            how = page.locator("html").get_attribute("data-start")
            return f"{how}, ready, a bot has answered" + f", began again: {healed}" * bool(healed)


def _healed(page: webkit.Page) -> int:
    """How often the page has begun again, asked once it is there."""
    end = time.monotonic() + RELOAD_S
    while True:
        try:
            return int(page.evaluate(webkit.HEALED))
        except WebDriverException:
            if time.monotonic() > end:
                raise


def _complaints(browser: webkit.Browser, page: webkit.Page) -> str:
    """What the page and the browser complain of."""
    try:
        told = "\n".join(page.evaluate("complaints"))
    except WebDriverException as fault:
        told = f"the page tells nothing: {fault}"
    return "\n".join([told, *browser.troubles()])
