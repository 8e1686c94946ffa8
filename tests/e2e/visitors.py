"""Visitors with their browsers, in any engine: Playwright's, or our own driver for WebKit."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Playwright

from build.serve import Server
from build.testing.engines import FIREFOX

from . import webkit
from .conftest import Troubles, blind, start

DESK = {"width": 1280, "height": 800}

PREFERENCES = {"ui.prefersReducedMotion": 1, "dom.disable_window_flip": False, "browser.sessionhistory.max_total_viewers": 0}
"""Firefox without motion, in which a page may call the focus back from the address bar, and which does not keep pages that were
left: Playwright does not find them again.
"""

FORGET = """async () => {
  localStorage.clear();
  const ended = (what, kind) => new Promise((done, failed) => {
    what[kind] = () => done(what.result);
    what.onerror = what.onabort = () => failed(what.error);
  });
  if (!(await indexedDB.databases()).some(({ name }) => name === "vernissage")) return;
  const journal = await ended(indexedDB.open("vernissage"), "onsuccess");
  const writing = journal.transaction(journal.objectStoreNames, "readwrite");
  for (const name of journal.objectStoreNames) writing.objectStore(name).clear();
  await ended(writing, "oncomplete");
  journal.close();
}"""
"""Takes games and settings out of the browser; the site's files stay, with the service worker. The journal is emptied, not
deleted: a deletion waits for all connections, in WebKit perhaps for ever for that of a window that was closed.
"""


class Visitor(NamedTuple):
    """Somebody at their browser: how they open a tab, the server they get the site from, and its address."""

    tab: Callable[[], Page]
    server: Server
    home: str

    def opened(self, path: str = "/") -> Page:
        """A tab with the page, ready for presses."""
        page = self.tab()
        start(page, self.home + path)
        return page


@contextmanager
def visit(profile: Any, server: Server) -> Iterator[Visitor]:
    """Somebody at a profile of a browser; at the end nothing may have gone wrong in any of their tabs, which are closed."""
    home, tabs, troubles = server.address, [], []
    in_playwright = not isinstance(profile, webkit.Browser)

    def tab() -> Page:
        page = profile.new_page()
        tabs.append(page)
        if in_playwright:
            troubles.append(Troubles(page, home))
        else:
            page.set_viewport_size(DESK)
        return page

    yield Visitor(tab, server, home)
    for page in tabs:
        page.close()
    if not in_playwright:
        troubles.append(profile.troubles())
    complaints = [trouble for found in troubles for trouble in found]
    assert not complaints, complaints


def new_profile(engine: Any) -> Any:
    """A profile of a browser; WebKit has one for all."""
    if isinstance(engine, webkit.Browser):
        return engine
    return blind(engine.new_context(locale="en-GB", viewport=DESK, reduced_motion="reduce"))


@contextmanager
def told_nothing(engine: Any, server: Server) -> Iterator[Visitor]:
    """Somebody with a profile of their own, of whose console nothing is asked."""
    profile, tabs = new_profile(engine), []

    def tab() -> Page:
        page: Page = profile.new_page()
        tabs.append(page)
        return page

    yield Visitor(tab, server, server.address)
    for page in tabs:
        page.close()
    if profile is engine:
        engine.troubles()  # they are not the next test's
    else:
        profile.close()


def firefox(playwright: Playwright) -> Browser:
    """The system's Firefox."""
    return playwright.firefox.launch(channel="moz-firefox", executable_path=FIREFOX.found()[0], firefox_user_prefs=PREFERENCES)
