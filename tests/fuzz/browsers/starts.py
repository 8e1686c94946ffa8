"""Starts in WebKitGTK: three pages in each new browser, ready and with a bot's first answer.

It is the command for what comes once in some hundred starts: a case fails with all that the browser has complained of.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build.serve import serving
from build.site import pack
from tests.e2e import webkit
from tests.e2e.conftest import ready
from tests.e2e.player import Quick

PATHS: Final = ("/", "/?start=plain", "/")
"""The pages of a case: a first visit, Python's plain start, and the site out of the cache."""


def cases(n: int, seed: int) -> Iterator[str]:
    """So many new browsers; how their pages started. There is no chance in it but the engine's own, so `seed` only counts."""
    with serving(pack.built(small=False)) as server:
        for case in range(seed, seed + n):
            with tempfile.TemporaryDirectory() as room, webkit.browser(Path(room)) as browser:
                yield _case(browser, server.address, case)


def _case(browser: webkit.Browser, home: str, case: int) -> str:
    ways = []
    for path in PATHS:
        page = browser.new_page()
        try:
            page.goto(home + path)
            ready(page)  # type: ignore[arg-type]
            player = Quick(page)  # type: ignore[arg-type]
            player.press("play")
            while "revealing" not in (seen := player.look()).kind:  # until bots have answered
                player.answer(seen)
        except Exception as fault:
            complaints = "\n".join(browser.troubles())
            raise AssertionError(f"case {case}, {path}: {fault}\n{complaints}") from fault
        ways.append(str(page.locator("html").get_attribute("data-start")))
        page.close()
    return ", ".join(ways)
