"""A browser for measuring: it opens pages on a slow machine or a slow line, and reports when they did what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ..testing import engines

FOUR_G: Final = {"offline": False, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8, "latency": 60}
"""9 Mbit/s down, 1.5 up, 60 ms."""

OBSERVER: Final = """
globalThis.seen = { shift: 0, task: 0, frame: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration);
}).observe({ type: "longtask", buffered: true });
"""


@dataclass(frozen=True, slots=True)
class Start:
    """How a page started, in ms from the navigation; `shift` is the sum of its layout shifts, `task` its longest task."""

    ready: float
    paint: float
    shift: float
    task: float


@contextmanager
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    found = engines.chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=str(found) if found else None,
                                             args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"])
        yield running
        running.close()


def visit(context: BrowserContext, address: str, *, slow: int = 1, line: dict[str, Any] | None = None) -> tuple[Page, Start]:
    """Opens a page and waits for its mark "ready". `slow` is how many times the processor is slowed down."""
    page = context.new_page()
    page.add_init_script(OBSERVER)
    devtools = context.new_cdp_session(page)
    if slow > 1:
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    if line:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", line)
    page.goto(address, wait_until="commit")
    at = "performance.getEntriesByName('ready')[0]?.startTime ?? 0"
    for _ in range(1200):
        page.wait_for_timeout(50)
        if ready := page.evaluate(at):
            break
    else:
        raise RuntimeError(f"{address} did not start within a minute")
    page.wait_for_timeout(200)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    shift, task = page.evaluate("[seen.shift, seen.task]")
    return page, Start(ready, paint, shift, task)


def at_home(context: BrowserContext, address: str, slow: int = 1) -> Page:
    """A page that has everything it needs here; only then its processor is slowed down."""
    page, _ = visit(context, address)
    kept(page)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page


def kept(page: Page) -> None:
    """Waits until the service worker has cached everything and serves the page."""
    page.evaluate("""new Promise((done) => {
        if (navigator.serviceWorker.controller) done();
        navigator.serviceWorker.addEventListener("controllerchange", done);
    })""")
