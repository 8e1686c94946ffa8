"""What a screen reader says: Orca, in Firefox and in Chromium, by the keys of a keyboard. The transcripts are in
tests/golden/orca/; VERNISSAGE_RENEW=1 writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Playwright

from build.serve import serving
from build.testing.engines import CHROMIUM, FIREFOX, ORCA, Engine
from vernissage.games import GAMES
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ..conftest import ready
from ..player import until
from ..visitors import DESK, PREFERENCES
from .desk import Desk, desk
from .transcript import Transcript

pytestmark = pytest.mark.long

MOST: Final = 40
"""More steps than lead anywhere on a page."""
READ, WAYS = 6, 3
"""So many lines of the rules are read; so many buttons of a link's dialog are gone to."""
SEED: Final = 77
QUIETLY: Final = {**PREFERENCES, "permissions.default.persistent-storage": 1}
"""Firefox asks nothing in between."""
FOCUS: Final = "document.activeElement.id"
WHERE: Final = """ident => {
  const all = [...document.querySelectorAll("[id]")].filter(one => one.id.startsWith(ident) && one.checkVisibility());
  const wanted = all.find(one => one.tabIndex >= 0 && !one.disabled);
  if (!wanted) return "";
  const before = document.activeElement.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "shift+Tab" : "Tab";
}"""
"""Which key leads to an element whose id begins so."""


class Ear:
    """Walks through the page by a keyboard, and writes down what is said."""

    def __init__(self, page: Page, desk: Desk, transcript: Transcript) -> None:
        self.page, self.desk, self.transcript = page, desk, transcript

    def key(self, key: str) -> None:
        """Presses a key."""
        # What Return does may be told late: others answer, too.
        self.transcript.step(key, lambda: self.desk.press(key), quiet=2 if key == "Return" else 0)

    def go(self, ident: str) -> None:
        """Goes to an element by Tab: its id, or the beginning of one."""
        until(self.page, f"({WHERE})(given)", ident)
        for _ in range(MOST):
            if str(self.page.evaluate(FOCUS)).startswith(ident):
                return
            self.key(self.page.evaluate(WHERE, ident))
        raise AssertionError(f"no key leads to {ident}")

    def press(self, ident: str) -> None:
        """Goes to a button and presses it."""
        self.go(ident)
        self.key("Return")

    def close(self, opener: str) -> None:
        """Closes the dialog, and sees the focus return to what opened it. That is not always told, so it is not kept."""
        self.desk.press("Escape")
        until(self.page, f"!dialog.open && {FOCUS} === given", opener)
        Transcript(self.desk, "", "").step("Escape", lambda: None, quiet=3)


def set_up(ear: Ear) -> None:
    """A game is chosen, set up by all that its set-up has, and begun."""
    ear.press("poster-button-art-society")
    ear.press("setup")
    ear.key("Tab")
    ear.press("seats-2")
    ear.go("deal")
    ear.transcript.step(f"{SEED}", lambda: ear.desk.type(f"{SEED}"))
    ear.key("Return")


def dialog(ear: Ear) -> None:
    """The menu is opened over the table and closed."""
    ear.press("menu")
    ear.key("Tab")
    ear.key("Tab")
    ear.close("menu")


def rules(ear: Ear) -> None:
    """The rules are opened out of the menu, their first lines are read, and they are closed."""
    ear.press("menu")
    ear.press("menu-rules")
    for _ in range(READ):
        ear.key("Down")
    ear.close("menu")


def link(ear: Ear) -> None:
    """A link to a game of Canvas comes, and what can be done with it is gone through."""
    come = encode(Match(GAMES["canvas"], 2, {}, SEED), "go", None, (Player("Ann"), Player("Zofia", 1)))
    opened = "hash => { location.hash = hash }"
    ear.transcript.step("a link is opened", lambda: ear.page.evaluate(opened, come), quiet=2)
    for _ in range(WAYS):
        ear.key("Tab")


PARTS: Final = {"set-up": set_up, "dialog": dialog, "rules": rules, "link": link}


@pytest.fixture
def seat(request: pytest.FixtureRequest, playwright: Playwright, dist: Path,
         tmp_path: Path) -> Iterator[tuple[Engine, Page, Desk]]:  # fmt: skip
    """A browser on a desk, with the page."""
    engine: Engine = request.param
    for needed in (engine, ORCA):
        if not needed.found():
            pytest.skip(needed.missing())  # Debian's browsers and Orca cannot be installed without root
    with desk(tmp_path) as place, serving(dist) as server:
        given: dict[str, Any] = {"executable_path": engine.found()[0], "headless": False, "env": place.environment}
        if engine is CHROMIUM:
            arguments = ["--no-sandbox", "--disable-gpu", "--force-renderer-accessibility"]
            browser = playwright.chromium.launch(**given, args=arguments)
        else:
            browser = playwright.firefox.launch(**given, channel="moz-firefox", firefox_user_prefs=QUIETLY)
        page = browser.new_page(locale="en-GB", viewport=DESK, reduced_motion="reduce")
        page.goto(server.address + "/")
        ready(page)
        yield engine, page, place
        browser.close()


@pytest.mark.parametrize("seat", [FIREFOX, CHROMIUM], ids=["Firefox", "Chromium"], indirect=True)
def test_what_is_heard(seat: tuple[Engine, Page, Desk], subtests: pytest.Subtests) -> None:
    engine, page, place = seat
    first = Transcript(place, "", "")
    first.step("the address is opened", lambda: place.press("ctrl+l", "Return"), quiet=3)  # then all of the foyer is read
    while not page.evaluate("document.hasFocus() && document.activeElement !== document.body"):
        first.step("Tab", lambda: place.press("Tab"))  # a browser has buttons of its own before the page
    for part, play in PARTS.items():
        transcript = Transcript(place, f"{engine.name.lower()}/{part}", f"{engine.name}, {part}. {play.__doc__}")
        with subtests.test(part):
            play(Ear(page, place, transcript))
            transcript.compare()
