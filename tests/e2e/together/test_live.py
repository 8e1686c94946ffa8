"""Live tables in four browser profiles on one machine: they meet by links, by codes read from pixels, through another tab; a
whole Canvas and the beginning of an Art Society with what can go wrong in between, then (`long`) all of that and a whole Avant
Carde without meeting again. Nothing but the page's own host is asked for anything.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, expect

from build.bench.live import KNOWN
from build.testing.engines import FIREFOX

from ..conftest import Troubles, blind, ready, reload
from ..film import film, grey
from ..visitors import PREFERENCES

NAMES = ("Ann", "Ben", "Cy", "Dee")
SEATED = Path(__file__).with_name("seated.js")
"""Plays in a page, by its buttons."""


class Phone:
    """Somebody with a device of their own, at a live table."""

    def __init__(self, context: BrowserContext, home: str, name: str, troubles: list[Troubles], game: str = "canvas") -> None:
        self.context, self.home, self.name, self.troubles, self.game = context, home, name, troubles, game
        blind(context).add_init_script(path=SEATED)
        self.page = self.tab()

    def goes_offline(self) -> None:
        """Its network is gone: the browser says so, and all its connections end."""
        self.context.set_offline(True)
        self.page.evaluate("connections.filter(one => one.connectionState === 'connected').forEach(one => one.close())")

    def comes_online(self, others: int) -> None:
        """Its network is there again: it is connected with so many others soon, without any code."""
        self.context.set_offline(False)
        for _ in range(750):
            if self.page.evaluate("connections.filter(one => one.connectionState === 'connected').length") == others:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} does not come back by itself")

    def tab(self) -> Page:
        page = self.context.new_page()
        self.troubles.append(Troubles(page, self.home.rstrip("/")))
        return page

    def open(self, link: str = "") -> None:
        self.page.goto(self.home + (f"#{link}" if link else ""))
        ready(self.page)

    def press(self, *idents: str) -> None:
        for ident in idents:
            self.page.locator(f"#{ident}").click()

    @property
    def code(self) -> str:
        """The link of the code that is shown."""
        return self.page.locator("#live-address").input_value().partition("#")[2]

    def opens_table(self) -> None:
        self.open()
        self.press(f"poster-button-{self.game}", "friends", "linked-live")
        self.hosts()

    def hosts(self) -> None:
        """Opens a table under its name: the code for the first guest."""
        self.page.locator("#linked-name").fill(self.name)
        self.press("live-name")
        self.page.locator("#live-address").wait_for()

    def goes_by_link(self) -> str:
        """Answers a message while nobody is connected, and sends it: the link."""
        self.page.evaluate("seated.until('ready')")
        return self.gives_link()

    def gives_link(self) -> str:
        """The newest link, from the table."""
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
        """Loads the page anew: the game that is kept is there again."""
        reload(self.page)
        self.page.locator("#decision:visible").wait_for()

    def shows_code(self) -> str:
        """Shows a code for one more, from the table."""
        self.press("menu", "menu-live")
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
        expect(self.page.locator("#dialog-title")).to_contain_text("Show this to")
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
    def stands(self) -> str:
        """What the page shows: see `stands` in `SEATED`."""
        return str(self.page.evaluate("seated.stands()"))

    @property
    def bids(self) -> bool:
        """Whether a bid is asked for."""
        return bool(self.page.locator("#decision .decide.bidding").count())

    def turn(self) -> None:
        """Answers as long as something is asked."""
        self.page.evaluate("seated.turn()")

    def says_away(self, name: str) -> bool:
        """Whether the table tells that somebody is waited for and away."""
        return f"{name} is away" in self.page.locator("#decision").inner_text()

    def begins(self, game: str) -> None:
        """Goes to the foyer, and begins this game with all who are at the table."""
        self.press("result-leave", f"poster-button-{game}", "friends", "linked-live")
        expect(self.page.locator("#live-with")).to_have_text(f"Players: {', '.join(sorted(NAMES, key=self.name.__ne__))}.")
        self.press("live-begin")


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
            context = browser.new_context(
                locale="en-GB",
                viewport={"width": 1280, "height": 900},
                reduced_motion="reduce",
                device_scale_factor=1 if name == "Cy" else 0.5,  # Cy's pixels are read; those of the others only cost time
            )
            context.add_init_script(KNOWN)
            found.append(Phone(context, f"{base_url}/", name, troubles))
        large = browser.new_context(locale="en-GB", viewport={"width": 1920, "height": 1080}, reduced_motion="reduce")
        found.append(Phone(large, f"{base_url}/", "Screen", troubles))
        yield found
        for one in troubles:
            assert not one


def until_asked(phones: list[Phone]) -> Phone:
    """Who is asked now."""
    for _ in range(3_000):
        found = next((phone for phone in phones if phone.stands == "asked"), None)
        if found is not None:
            return found
        phones[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def play(phones: list[Phone], times: int) -> None:
    """Lets so many times whoever is asked go on until somebody else is asked."""
    for _ in range(times):
        until_asked(phones).turn()


def turns_until(phones: list[Phone], holds: Callable[[Phone], bool]) -> Phone:
    """Whoever is asked goes on, until this holds of who is."""
    for _ in range(200):
        phone = until_asked(phones)
        if holds(phone):
            return phone
        phone.turn()
    raise AssertionError("200 turns, and nobody of whom it holds was asked")


def play_to_the_end(phones: list[Phone]) -> None:
    """All play at once, each in its page, as soon as the result of the game before is gone."""
    for phone in phones:
        expect(phone.page.locator("#linked-fair")).to_be_hidden()
        phone.page.evaluate("seated.play()")
    outcomes = [""]
    for _ in range(4_500):  # a quarter of an hour; each gives up by itself if nothing happens for long
        phones[0].page.wait_for_timeout(200)
        outcomes = [str(phone.page.evaluate("seated.outcome")) for phone in phones]
        if not set(outcomes) <= {"", "over"} or "" not in outcomes:
            break
    assert set(outcomes) == {"over"}, [outcome for outcome in outcomes if outcome != "over"]


def play_until_away(phones: list[Phone], away: Phone) -> None:
    """The others go on until all wait for the one who is away."""
    for _ in range(3_000):
        if all(phone.says_away(away.name) for phone in phones):
            return
        asked = next((phone for phone in phones if phone.stands == "asked"), None)
        if asked is None:
            phones[0].page.wait_for_timeout(50)
        else:
            asked.turn()
    raise AssertionError(f"nobody says that {away.name} is away")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["begun", "three whole games"])
def test_four_phones_meet_and_play_one_game_after_the_other(phones: list[Phone], tmp_path: Path, whole: bool) -> None:
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
    expect(ann.page.locator(".who-in li", has_text="Screen")).to_contain_text("watches")

    ann.press("live-begin")
    play(phones, 4)
    for phone in (ben, cy):
        phone.context.set_offline(True)  # the internet is not needed, only the network between the devices
    play(phones, 4)
    shows_all(screen)
    screen.press("menu", "menu-live", "live-leave")
    cy.context.set_offline(False)
    ben.goes_offline()
    ben.comes_online(3)

    turns_until(phones, lambda phone: phone is not ann)
    ann.page.close()  # the host's tab: the others have all of it, and see that Ann is away
    play_until_away([ben, cy, dee], ann)
    ann.page = ann.tab()  # Ann comes back with another tab, and to all that has happened
    ann.open()
    ann.page.locator("[id^=linked-by-link]").first.click()
    ben.press("live-again")
    ben.page.locator("#live-address").wait_for()
    ben.takes(ann.meets(ben.code))
    sit_down(ann, ben)
    if not whole:
        play(phones, 4)
        return
    play_to_the_end(phones)
    all_check(phones)

    ann.begins("art-society")  # Ann is a guest now: anybody may begin the next game
    away = turns_until(phones, lambda phone: phone.bids)
    away.turn()
    others = [phone for phone in phones if phone is not away]
    assert until_asked(others).bids, "a bid is sealed, and others have yet to bid"
    away.comes_back()  # loaded anew: what is kept is there, the lines are not
    play_until_away(others, away)
    friend, third = others[:2]
    away.opens(friend.gives_link())  # it goes on by link, and opens what it had sealed before; and friends have it at once
    friend.opens(away.goes_by_link())
    goes_on = f"#sale, #decision:not(:has-text('{away.name} is away'))"  # theirs open by themselves; who is next may be away
    expect(third.page.locator(goes_on).first).to_be_visible()
    friend.takes(away.meets(friend.shows_code()))
    friend.sees(*(phone.name for phone in phones if phone is not friend))
    sit_down(friend, away)
    play_to_the_end(phones)
    all_check(phones)

    ben.begins("avant-carde")
    play_to_the_end(phones)
    all_check(phones)


def sit_down(*phones: Phone) -> None:
    """Those who have met go back to the table."""
    for phone in phones:
        phone.page.locator("#dialog-title", has_text="Who is here").wait_for()
        phone.press("dialog-close")


def all_check(phones: list[Phone]) -> None:
    """Everybody's device finds that the game which has ended is in order, and it is the same game."""
    figures = set()
    for phone in phones:
        assert phone.stands == "over"
        phone.press("linked-fair")
        expect(phone.page.locator(".ok-line")).to_contain_text("All of it fits")
        figures.add(tuple(phone.page.locator(".figs dd").all_inner_texts()))
        phone.press("dialog-close")
    assert len(figures) == 1


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
        pytest.skip(FIREFOX.missing())  # Debian's Firefox cannot be installed without root
    look: Any = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
    fox = playwright.firefox.launch(channel="moz-firefox", executable_path=found[0], firefox_user_prefs=PREFERENCES)
    troubles: list[Troubles] = []
    contexts = [browser.new_context(**look), fox.new_context(**look)]
    yield [Phone(c, f"{base_url}/", name, troubles, "art-society") for c, name in zip(contexts, NAMES, strict=False)]
    for one in troubles:
        assert not one
    fox.close()
    contexts[0].close()


@pytest.mark.long
def test_firefox_and_chromium_at_one_table_and_a_bid_that_outlives_a_reload(two: list[Phone]) -> None:
    ann, ben = two
    ann.opens_table()
    ben.comes(ann.code)
    ann.takes(ben.code)
    ann.sees("Ann (you)", "Ben")
    ann.press("live-begin")
    turns_until(two, lambda phone: phone.bids and phone is not ben)  # Ben has sealed a bid, or is about to
    ben.comes_back()
    ann.takes(ben.meets(ann.shows_code()))
    sit_down(*two)
    play(two, 12)
    for phone in two:
        phone.press("menu", "menu-fair")
        expect(phone.page.locator(".ok-line")).to_contain_text("All of it fits")
