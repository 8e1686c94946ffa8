"""What a screen reader says: Orca, in Chromium, by the keys of a keyboard. The transcripts are in tests/golden/orca/;
VERNISSAGE_RENEW=1 writes them anew.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright

from build.serve import serving
from build.testing.engines import CHROMIUM, ORCA
from tests.page.league.links import game_of, link_of
from vernissage.games import GAMES
from vernissage.page.programme import show
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ..conftest import ready
from ..player import until
from ..visitors import DESK
from .desk import Desk, desk
from .transcript import Transcript

pytestmark = pytest.mark.long

MOST: Final = 40
"""More steps than lead anywhere on a page."""
WAYS = 3
"""So many buttons of a link's dialog are gone to."""
SEED: Final = 77
WAYS_TO_TITLE: Final = ("leaving ", "main content")
CHANCE: Final = re.compile(r"(Focus|Browse) mode|row \d+ column \d+\.")
"""What Orca sometimes says of itself, and of the place in a table where it comes in."""
CLICKABLE: Final = "clickable"
TITLE: Final = " heading level 1 clickable."
FOCUS: Final = "document.activeElement.id"
OPENED: Final = "hash => { location.hash = hash }"
WHERE: Final = """ident => {
  const all = [...document.querySelectorAll("[id]")].filter(one => one.id.startsWith(ident) && one.checkVisibility());
  const wanted = all.find(one => one.tabIndex >= 0 && !one.disabled);
  if (!wanted) return "";
  const before = document.activeElement.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "shift+Tab" : "Tab";
}"""
"""Which key leads to an element whose id begins so."""


def proven(heard: list[str]) -> list[str]:
    """What was heard, without what is heard by chance. Whether the last word of a title comes in a line of its own is chance,
    too: it does where the title was broken in two while its letters had not come.
    """
    told: list[str] = []
    for line in heard:
        if told and line.removesuffix(".") == CLICKABLE:
            told[-1] = f"{told[-1].removesuffix('.')} {line}"
        elif not CHANCE.fullmatch(line):
            told.append(line)
    return told


def last(heard: list[str]) -> list[str]:
    """What is told once a whole word is typed: how much of it is told before is chance."""
    return proven(heard)[-1:]


class Ear:
    """Walks through the page by a keyboard, and writes down what is said."""

    def __init__(self, page: Page, desk: Desk, transcript: Transcript) -> None:
        self.page, self.desk, self.transcript = page, desk, transcript

    def key(self, key: str) -> None:
        """Presses a key."""
        # What Return does may be told late: others answer, too.
        last = {"quiet": 2, "tidy": self.settled} if key == "Return" else {"tidy": proven}
        self.transcript.step(key, lambda: self.desk.press(key), **last)

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

    def settled(self, heard: list[str]) -> list[str]:
        """What was heard, a sentence a line; without titles that are others now, or were told as well: whether one that gets
        the focus is read before a bot moves is chance, so is the way to it, and whether what is told comes in one line or two.
        """
        heard = [line for line in proven(heard) if not line.startswith(WAYS_TO_TITLE)]
        titles = [line for line in heard if line.endswith(TITLE)]
        told = [one.removesuffix(".") for line in heard if line not in titles for one in line.split(". ")]
        if titles:
            now = str(self.page.evaluate("document.getElementById('title').textContent")).removesuffix(".")
            if now not in told and any(line.startswith(now) for line in titles):
                told.append(next(line for line in titles if line.startswith(now)))
        return told

    def enter(self, title: str) -> None:
        """Presses Return, which leads to the table of a game with this title. What is read of the table before the page tells
        of it is chance.
        """

        def tidy(heard: list[str]) -> list[str]:
            told = self.settled(heard)
            return told[told.index(title) :] if title in told else []

        self.transcript.step("Return", lambda: self.desk.press("Return"), quiet=3, tidy=tidy)

    def close(self, opener: str) -> None:
        """Closes the dialog, and sees the focus return to what opened it. Whether that is read is chance; where people are is
        told.
        """

        def tidy(heard: list[str]) -> list[str]:
            return [line for line in self.settled(heard) if not line.endswith("button")]

        self.transcript.step("Escape", lambda: self.desk.press("Escape"), quiet=3, tidy=tidy)
        until(self.page, f"!dialog.open && {FOCUS} === given", opener)

    def leap(self, ident: str) -> None:
        """Goes to an element unheard: what the first key after a dialog leads to is sometimes not read."""
        self.page.evaluate("ident => document.getElementById(ident).focus()", ident)
        Transcript(self.desk, "", "").step("focus", lambda: None, quiet=2)
        self.transcript.steps.append((f"on to {ident}, unheard", []))
        self.transcript.skip()

    def come(self, link: str) -> None:
        """A link comes. Whether it is still being read when Orca looks is chance, and so is whether the room's title is read:
        that is told as well.
        """

        def tidy(heard: list[str]) -> list[str]:
            chance = ("A moment, please.", "main content")
            return [line for line in proven(heard) if not line.startswith(chance) and not line.endswith(TITLE)]

        self.transcript.step("a link is opened", lambda: self.page.evaluate(OPENED, link), quiet=3, tidy=tidy)

    def keys(self, keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys.split():
            self.key(key)

    def begin(self, game: str) -> None:
        """Begins a game against one bot, of a deal that is always the same."""
        self.come(encode(Match(GAMES[game], 2, {}, SEED), "go", None, (Player(""), Player("Zofia", 2))))
        self.go("accept-new")
        self.enter(show(game).title)


def set_up(ear: Ear) -> None:
    """A game is chosen, set up by all that its set-up has, and begun."""
    ear.press("poster-button-art-society")
    ear.press("setup")
    ear.key("Tab")
    ear.press("seats-2")
    ear.go("deal")
    ear.transcript.step(f"{SEED}", lambda: ear.desk.type(f"{SEED}"), tidy=proven)
    ear.go("start")
    ear.enter("Art Society")


def dialog(ear: Ear) -> None:
    """The menu is opened over the table, its first buttons are gone to, and it is closed; then a dialog that tells why."""
    ear.press("menu")
    ear.key("Tab")
    ear.key("Tab")
    ear.close("menu")
    ear.leap("undo")
    ear.key("Return")
    ear.close("undo")


def rules(ear: Ear) -> None:
    """The rules are opened and read: first lines, two chapters by their headings; a word is looked for, and found twice."""
    ear.leap("menu")
    ear.key("Return")
    ear.press("menu-rules")
    ear.keys("Down Down Down")
    ear.keys("h Down Down Down h Down")
    ear.close("menu")
    ear.press("menu")
    ear.press("menu-rules")
    ear.go("sought")
    ear.transcript.step("corner", lambda: ear.desk.type("corner"), quiet=2, tidy=last)
    ear.keys("Return Return")
    ear.close("menu")


def link(ear: Ear) -> None:
    """A link to a game of Canvas comes, what can be done with it is gone through, and it is gone on with."""
    ear.come(encode(Match(GAMES["canvas"], 2, {}, SEED), "go", None, (Player("Ann"), Player("Zofia", 1))))
    for _ in range(WAYS):
        ear.key("Tab")
    ear.go("accept-new")
    ear.enter("Canvas")


def challenge(ear: Ear) -> None:
    """A link brings a challenge, and it is taken up."""
    ear.come(link_of(game_of("canvas", "Ada", "greedy")))
    ear.go("lg-play")
    ear.enter("Canvas")


def art_society(ear: Ear) -> None:
    """A round against one bot, and the next up to its bids: the wall is walked, lots tried, let go and hung, bids lifted."""
    ear.begin("art-society")
    ear.go("wall")
    ear.keys("Down Down Right n Return")
    ear.go("lot-0")
    ear.keys("Return Escape Return")
    ear.go("bid-")
    ear.keys("Right Right Right w e Return")  # in the hand, letters are the page's, not Orca's
    ear.press("seen")
    ear.go("lot-1")
    ear.keys("Return Return")
    ear.press("confirm")
    ear.press("pick-0")
    ear.press("pick-1")
    ear.press("pick-3")
    ear.press("call")
    ear.go("bid-")
    ear.keys("Right Right Return")
    ear.press("seen")


def canvas(ear: Ear) -> None:
    """The first three turns against one bot: cards are taken; then it is asked how all stand."""
    ear.begin("canvas")
    for card in ("row-1", "row-0", "row-0"):
        ear.press(card)
        ear.keys("Return")
    ear.go("pile")
    ear.keys("w r e")


def avant_carde(ear: Ear) -> None:
    """The first round against one bot: a line is laid, shown and paid, nothing is bought; the second begins."""
    ear.begin("avant-carde")
    ear.press("hand-")
    ear.keys("Tab Tab")
    ear.press("stop")
    ear.press("end")
    ear.go("hand-")


PARTS: Final = {
    "set-up": set_up, "dialog": dialog, "rules": rules, "link": link, "challenge": challenge,
    "art-society": art_society, "canvas": canvas, "avant-carde": avant_carde,
}  # fmt: skip


@pytest.fixture
def seat(playwright: Playwright, dist: Path, tmp_path: Path) -> Iterator[tuple[Page, Desk]]:
    """A browser on a desk, with the page."""
    for needed in (CHROMIUM, ORCA):
        if not needed.found():
            pytest.skip(needed.missing())  # Debian's browsers and Orca cannot be installed without root
    with desk(tmp_path) as place, serving(dist) as server:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM.found()[0], headless=False, env=dict(place.environment),
            args=["--no-sandbox", "--disable-gpu", "--force-renderer-accessibility"],
        )  # fmt: skip
        page = browser.new_page(locale="en-GB", viewport=DESK, reduced_motion="reduce")
        page.goto(server.address + "/")
        ready(page)
        yield page, place
        browser.close()


def test_what_is_heard(seat: tuple[Page, Desk], subtests: pytest.Subtests) -> None:
    page, place = seat
    first = Transcript(place, "", "")
    first.step("the address is opened", lambda: place.press("ctrl+l", "Return"), quiet=3)  # then all of the foyer is read
    while not page.evaluate("document.hasFocus() && document.activeElement !== document.body"):
        first.step("Tab", lambda: place.press("Tab"))  # a browser has buttons of its own before the page
    for part, play in PARTS.items():
        transcript = Transcript(place, f"chromium/{part}", f"Chromium, {part}. {play.__doc__}")
        with subtests.test(part):
            play(Ear(page, place, transcript))
            transcript.compare()
