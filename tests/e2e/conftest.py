"""The built site, served with its strict headers, in Chromium; a page that fails the test on anything out of order."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, Playwright, Request, Response, expect

from build import pack
from build.engines import CHROMIUM
from build.serve import serving

START_MS = 60_000  # Python's start on the slowest machine that runs these tests
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site, built once. It is only read: other tests may be reading it at the same time."""
    return pack.built(small=False)


@pytest.fixture(scope="session")
def base_url(dist: Path) -> Iterator[str]:
    """Where the site is served; `page.goto("/")` goes there."""
    with serving(dist) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    """The system's Chromium where there is one, else Playwright's own; without either there is nothing to test in."""
    arguments = {**browser_type_launch_args}
    if system := CHROMIUM.found():
        arguments["executable_path"] = str(system[0])
    elif not Path(playwright.chromium.executable_path).exists():
        pytest.skip(CHROMIUM.missing())
    arguments["args"] = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return arguments


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """An English desktop without motion, unless a test says otherwise."""
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}


class Troubles(list[str]):
    """What went wrong in a page: console errors and warnings, uncaught errors, failed and foreign requests. A test that
    provokes one on purpose takes it out with `clear()`.
    """

    def __init__(self, page: Page, home: str) -> None:
        super().__init__()
        self.home = home
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.home + "/", "data:", "blob:")):
            self.append(f"foreign request: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.append(f"{response.status}: {response.url}")


@pytest.fixture
def troubles(page: Page, base_url: str) -> Iterator[Troubles]:
    """The page's troubles; the test fails if there are any at its end."""
    found = Troubles(page, base_url)
    yield found
    assert not found


@pytest.fixture
def started(page: Page, troubles: Troubles) -> Page:
    """The page, with Python up and ready for presses."""
    page.goto("/")
    ready(page)
    return page


def ready(page: Page) -> None:
    """Waits until Python has taken the page over."""
    page.locator("html[data-state=ready]").wait_for(timeout=START_MS)
