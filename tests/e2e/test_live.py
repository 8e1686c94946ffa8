"""Live tables in four browser profiles on one machine: they meet by links, by codes read from pixels, through another tab; a
whole Canvas with what can go wrong in between. Nothing but the page's own host is asked for anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, expect

from build.engines import FIREFOX

from .collector import Collector
from .conftest import Troubles, ready
from .film import film, grey
from .linked import READY, Brush, ByLink
from .test_browsers import PREFERENCES

NAMES = ("Ann", "Ben", "Cy", "Dee")
MOST = 400
"""More answers than a Canvas for four takes."""


class Hanger(ByLink):
    """Plays Art Society."""


class Gatherer(ByLink, Collector):
    """Plays Avant Carde."""


PLAYERS: dict[str, type[ByLink]] = {"canvas": Brush, "art-society": Hanger, "avant-carde": Gatherer}


class Phone:
    """Somebody with a device of their own, at a live table."""

    def __init__(self, context: BrowserContext, home: str, name: str, troubles: list[Troubles], game: str = "canvas") -> None:
        self.context, self.home, self.name, self.troubles, self.game = context, home, name, troubles, game
        self.page = self.tab()
        self.player = PLAYERS[game](self.page)

    def tab(self) -> Page:
        page = self.context.new_page()
        self.troubles.append(Troubles(page, self.home.rstrip("/")))
        return page

    def open(self, link: str = "") -> None:
        self.page.goto(self.home + (f"#{link}" if link else ""))
        ready(self.page)

    def press(self, ident: str) -> None:
        self.page.locator(f"#{ident}").click()

    @property
    def code(self) -> str:
        """The link of the code that is shown."""
        return self.page.locator("#live-address").input_value().partition("#")[2]

    def opens_table(self) -> None:
        self.open()
        self.press(f"poster-button-{self.game}")
        self.press("friends")
        self.press("linked-live")
        self.page.locator("#linked-name").fill(self.name)
        self.press("live-name")
        self.page.locator("#live-address").wait_for()

    def goes_by_link(self) -> str:
        """Answers a message while nobody is connected, and sends it: the link."""
        for _ in range(60):
            if self.page.locator(READY).count():
                break
            self.player.answer(self.player.look())
        self.press("linked-send")
        self.page.locator("#linked-address").wait_for()
        link = self.page.locator("#linked-address").input_value().partition("#")[2]
        self.press("dialog-close")
        return link

    def opens(self, link: str) -> None:
        """Opens a link that came by chat, in the page that is open, and goes on from it."""
        self.page.evaluate("link => { location.hash = link }", link)
        self.press("linked-go")

    def comes_back(self) -> None:
        """Loads the page anew, and sits down to the game that is kept."""
        self.page.reload()
        ready(self.page)
        self.page.locator("[id^=linked-by-link]").first.click()
        self.page.locator("#decision:visible").wait_for()

    def shows_code(self) -> str:
        """Shows a code for one more, from the table."""
        self.press("menu")
        self.press("menu-live")
        self.page.locator("#live-invite, #live-address").first.wait_for()
        if self.page.locator("#live-invite").count():
            self.press("live-invite")
        self.page.locator("#live-address").wait_for()
        return self.code

    def meets(self, link: str) -> str:
        """Opens the table's link in the page that is open; the answer."""
        self.page.evaluate("link => { location.hash = link }", link)
        self.answers()
        return self.code

    def comes(self, link: str, button: str = "live-name") -> None:
        """Opens the table's link, and has an answer."""
        self.open(link)
        self.answers(button)

    def answers(self, button: str = "live-name") -> None:
        self.page.locator("#linked-name").fill(self.name)
        self.press(button)
        expect(self.page.locator("#dialog-title")).to_contain_text("Hold this up")
        self.page.locator("#live-address").wait_for()

    def takes(self, answer: str) -> None:
        """Takes a guest's answer that was sent as a link."""
        self.press("live-paste")
        self.page.locator("#linked-pasted").fill(f"{self.home}#{answer}")
        self.press("live-pasted")

    def sees(self, *names: str) -> None:
        """Those are all here."""
        for name in names:
            row = self.page.locator(".who-in li", has_text=name)
            expect(row.first).to_contain_text("here")

    @property
    def waits(self) -> bool:
        """Whether somebody else is asked, or nobody is any more."""
        return not self.at_table or self.page.locator("#decision:visible .decide:not(.stand)").count() == 0

    @property
    def at_table(self) -> bool:
        return self.page.locator("html[data-room=table]").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator("#linked-fair:visible").count() > 0


@pytest.fixture
def phones(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base_url: str, tmp_path: Path
) -> Iterator[list[Phone]]:
    seen = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    arguments = [*browser_type_launch_args["args"], *seen, f"--use-file-for-fake-video-capture={tmp_path / 'seen.y4m'}"]
    with ExitStack() as stack:
        browser: Browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
        stack.callback(browser.close)
        troubles: list[Troubles] = []
        found = []
        for name in NAMES:
            context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            found.append(Phone(context, f"{base_url}/", name, troubles))
        large = browser.new_context(locale="en-GB", viewport={"width": 1920, "height": 1080}, reduced_motion="reduce")
        found.append(Phone(large, f"{base_url}/", "Screen", troubles))
        yield found
        for one in troubles:
            assert not one


def until_asked(phones: list[Phone]) -> Phone | None:
    """Who is asked now; None at the end."""
    for _ in range(600):
        if all(phone.over for phone in phones):
            return None
        for phone in phones:
            if phone.at_table and not phone.waits and not phone.over:
                return phone
        phones[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def play(phones: list[Phone], answers: int) -> None:
    for _ in range(answers):
        phone = until_asked(phones)
        if phone is None:
            return
        dialog = phone.page.locator("#dialog")
        assert not dialog.is_visible(), f"{phone.name}: {dialog.inner_text()}"
        phone.player.answer(phone.player.look())


def test_four_phones_meet_and_play_a_whole_canvas(phones: list[Phone], tmp_path: Path) -> None:
    *phones, screen = phones
    ann, ben, cy, dee = phones
    ann.opens_table()

    ben.comes(ann.code)
    ann.takes(ben.code)
    ann.sees("Ann (you)", "Ben")
    ben.sees("Ann", "Ben (you)")

    ann.press("live-invite")  # Cy's answer is read from the pixels of Cy's screen
    ann.page.locator("#live-address").wait_for()
    cy.comes(ann.code)
    film(grey(cy.page.locator(".qr-box svg").screenshot()), tmp_path / "seen.y4m")
    ann.press("live-scan")
    ann.sees("Ann (you)", "Ben", "Cy")
    cy.sees("Ann", "Ben")  # Ben was introduced

    ben.press("live-invite")  # anybody can bring the next one; the answer is opened as a link, and a tab hands it over
    ben.page.locator("#live-address").wait_for()
    dee.comes(ben.code)
    tab = ben.tab()
    tab.goto(f"{ben.home}#{dee.code}")
    expect(tab.locator("#dialog")).to_contain_text("The table has it")
    tab.close()
    for phone in phones:
        phone.sees(*(name for name in NAMES if name != phone.name))

    ann.press("live-invite")  # a screen for all looks on
    ann.page.locator("#live-address").wait_for()
    screen.comes(ann.code, "live-watch")
    ann.takes(screen.code)
    expect(ann.page.locator(".who-in li", has_text="Screen")).to_contain_text("looks on")

    ann.press("live-begin")
    play(phones, 4)
    for phone in (ben, cy):
        phone.context.set_offline(True)  # the internet is not needed, only the network between the devices
    play(phones, 4)
    for phone in (ben, cy):
        phone.context.set_offline(False)
    shows_all(screen)

    while (away := until_asked(phones)) is ann:
        ann.player.answer(ann.player.look())
    assert away is not None
    away.comes_back()  # loaded anew: what is kept is there, the lines are not
    expect(ann.page.locator("#linked-standing")).to_contain_text(f"{away.name} is away", timeout=20_000)
    ann.opens(away.goes_by_link())  # it goes on by link, and whoever is at the table has it at once
    third = next(phone for phone in (ben, cy) if phone is not away)
    expect(third.page.locator("#decision")).not_to_contain_text(f"{away.name} is away")
    ann.takes(away.meets(ann.shows_code()))
    ann.sees(*(name for name in NAMES[1:]))
    ann.press("dialog-close")
    away.page.locator("#dialog-title", has_text="Who is here").wait_for()
    away.press("dialog-close")
    play(phones, 6)

    while (asked := until_asked(phones)) is ann:
        ann.player.answer(ann.player.look())
    assert asked is not None
    ann.page.close()  # the host's tab: the others have all of it, and see that Ann is away
    others = [ben, cy, dee]
    for _ in range(MOST):
        if all("Ann is away" in p.page.locator("#decision").inner_text() for p in others):
            break
        there = [p for p in others if not p.waits]
        if there:
            there[0].player.answer(there[0].player.look())
        others[0].page.wait_for_timeout(200)
    for phone in others:
        expect(phone.page.locator("#linked-standing")).to_contain_text("Ann is away", timeout=20_000)

    ann.page = ann.tab()  # Ann comes back with another tab, and to all that has happened
    ann.player = PLAYERS["canvas"](ann.page)
    ann.open()
    ann.page.locator("[id^=linked-by-link]").first.click()
    ben.press("live-again")
    ben.page.locator("#live-address").wait_for()
    ben.takes(ann.meets(ben.code))
    for phone in (ann, ben):
        phone.page.locator("#dialog-title", has_text="Who is here").wait_for()
        phone.press("dialog-close")
    play(phones, MOST)
    for phone in phones:
        assert phone.over
        phone.press("linked-fair")
        expect(phone.page.locator(".ok-line")).to_contain_text("All of it fits")
        phone.press("dialog-close")

    ann.press("result-leave")  # the next game is another one, and nobody has to meet again
    ann.press("poster-button-avant-carde")
    ann.press("friends")
    ann.press("linked-live")
    ann.press("live-begin")
    for phone in phones:
        phone.page.locator("html[data-game=avant-carde][data-room=table]").wait_for()
        phone.player = PLAYERS["avant-carde"](phone.page)
    play(phones, 24)
    expect(screen.page.locator(".all-lines > li")).to_have_count(4)


def shows_all(screen: Phone) -> None:
    """The screen has everybody's things in sight at once, and no one's hand."""
    page = screen.page
    expect(page.locator("html[data-watch=yes]")).to_have_count(1)
    seats = page.locator(".cv-others .cv-seat")
    expect(seats).to_have_count(4)
    widths = [box["width"] for box in (seat.bounding_box() for seat in seats.all()) if box is not None]
    assert min(widths) > 350, "the styles of a screen for all are not there"
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)
    expect(page.locator("#hand")).to_be_hidden()


@pytest.fixture
def two(browser: Browser, playwright: Playwright, base_url: str) -> Iterator[list[Phone]]:
    """Chromium and Firefox."""
    found = FIREFOX.found()
    if not found:
        pytest.skip(FIREFOX.missing())
    look: Any = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
    fox = playwright.firefox.launch(channel="moz-firefox", executable_path=found[0], firefox_user_prefs=PREFERENCES)
    troubles: list[Troubles] = []
    contexts = [browser.new_context(**look), fox.new_context(**look)]
    yield [Phone(c, f"{base_url}/", name, troubles, "art-society") for c, name in zip(contexts, NAMES, strict=False)]
    for one in troubles:
        assert not one
    fox.close()
    contexts[0].close()


def test_firefox_and_chromium_at_one_table_and_a_bid_that_outlives_a_reload(two: list[Phone]) -> None:
    ann, ben = two
    ann.opens_table()
    ben.comes(ann.code)
    ann.takes(ben.code)
    ann.sees("Ann (you)", "Ben")
    ann.press("live-begin")
    for _ in range(60):
        phone = until_asked(two)
        assert phone is not None
        seen = phone.player.look()
        if phone is ann and "bidding" in seen.kind:
            break  # Ben has sealed a bid, or is about to
        phone.player.answer(seen)
    ben.comes_back()
    ann.takes(ben.meets(ann.shows_code()))
    for phone in two:
        phone.page.locator("#dialog-title", has_text="Who is here").wait_for()
        phone.press("dialog-close")
    play(two, 30)
    for phone in two:
        phone.press("menu")
        phone.press("menu-fair")
        expect(phone.page.locator(".ok-line")).to_contain_text("All of it fits")
