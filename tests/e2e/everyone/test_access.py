"""For everyone: axe finds nothing, targets are large enough, narrow windows do not scroll sideways, nothing moves for those
who want no motion.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.marks import seldom
from vernissage.table.link import Player, encode

from ..axe import axe
from ..conftest import Troubles, blind, start
from ..player import Mouse, Seen, set_up
from ..together.test_travel import file_of, played

SMALLEST: ViewportSize = {"width": 320, "height": 568}

_SMALL = """() => [...document.querySelectorAll('button, input, select, a, [role=toolbar][tabindex]')]
  .filter(e => e.checkVisibility() && !e.closest('.vh'))
  .map(e => [e.id || e.className, e.closest('label') || e]).map(([name, e]) => [name, e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
  .map(e => `${e.tagName} ${e.id} ${e.getAttribute('class')}`)"""
_MOVES = """() => document.getAnimations()
  .filter(a => a.effect.getComputedTiming().duration > 1 && a.animationName !== 'too-soon') // which only holds presses back
  .map(a => `${a.animationName || a.transitionProperty} of ${a.effect.target.getAttribute('class')}`)"""


SHORT = (
    "OL4HlmZsIl3Ur65l-3BhztYT6tL8IWZ8QGUEhKzge2z9TgCS95Kk-pKP9GHkSzB5Y_BDYcLsE0E3jUIm4jp2z"
    "pFJjIRDblwssLvR9IDLZJZWpJRHg_IYURKxNhmk4Pb5khrPlN0XOsj7vbvT8OxnygZPmOBB9UirrWta8-iiLC"
)
"""A game of four in which the small decor has run out, and a player must trade old decor for some."""


class Examiner(Mouse):
    """Plays, and examines every kind of decision once; a kind seen twice is not looked at again."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.seen: set[tuple[str, ...]] = set()
        self.faults: dict[str, list[str]] = {}

    def examine(self, name: str) -> None:
        """In the scheme of this visit; there is a visit in each."""
        found = axe(self.page)
        for script in (_SMALL, _WIDE, _MOVES):
            found += self.page.evaluate(script)
        if found:
            self.faults[name] = found

    def look(self) -> Seen:
        seen = super().look()
        kind = ("play-bid", *seen.kind) if "play-bid" in seen.buttons else tuple(seen.kind)
        if kind and kind not in self.seen:
            self.seen.add(kind)
            self.examine(" ".join(kind))
        return seen


@pytest.fixture(
    params=[seldom(("en", "light", 1280, 800)), ("pl", "dark", 320, 568)], ids=["English, day, desk", "Polish, night, smallest"]
)
def examiner(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Examiner]:
    """Somebody who examines the page in a language, a scheme and a size."""
    language, scheme, width, height = request.param
    phone = width < 600
    context = blind(browser.new_context(
        base_url=base_url, locale={"en": "en-GB", "pl": "pl-PL"}[language], color_scheme=scheme, reduced_motion="reduce",
        viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, device_scale_factor=0.5,
        service_workers="block"))  # fmt: skip
    context.add_init_script("navigator.share ??= async () => {}")  # a system with a share sheet
    page = context.new_page()
    troubles = Troubles(page, base_url)
    start(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    yield Examiner(page)
    assert not troubles
    context.close()


@pytest.mark.long
def test_the_curtain_stands_in_nobodys_way(examiner: Examiner) -> None:
    set_up(examiner, 2, 11, ("Wanda", "Jerzy"))
    examiner.look()
    examiner.examine("curtain")
    examiner.press("curtain-go")
    examiner.press("log-open" if examiner.button("log-open").is_visible() else "tab-log")
    examiner.examine("log")
    for tab in ("tab-shared", "tab-others", "tab-market"):
        if examiner.button(tab).is_visible():
            examiner.press(tab)
            examiner.examine(tab)
    assert not examiner.faults


@pytest.mark.long
def test_trades_of_old_decor_stand_in_nobodys_way(examiner: Examiner) -> None:
    page = examiner.page
    page.evaluate("link => { location.hash = link }", SHORT)
    examiner.press("accept-new")
    examiner.look()
    examiner.press("curtain-go")
    expect(page.locator("#hang")).to_be_enabled()
    examiner.examine("trade")
    page.locator("#wall").focus()
    before = page.locator(".cells").get_attribute("aria-label")
    page.keyboard.press("n")
    expect(page.locator(".cells")).not_to_have_attribute("aria-label", before or "")
    expect(page.locator("#wall")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#kind-0")).to_be_visible()
    assert not examiner.faults


@pytest.mark.long
def test_the_dialogs_of_travel_stand_in_nobodys_way(examiner: Examiner) -> None:
    page = examiner.page

    def arrive(link: str) -> None:
        page.evaluate("link => { location.hash = link }", link)
        expect(page.locator("#dialog-title")).to_be_visible()

    def close() -> None:
        page.keyboard.press("Escape")
        expect(page.locator("#dialog")).to_be_hidden()

    def shared() -> None:
        if examiner.button("share").is_visible():
            examiner.press("share")
        else:
            examiner.press("menu", "menu-share")

    arrive(encode(played("canvas", 12), "go", None, (Player("Ann"), Player("", 0))))
    examiner.examine("a link has arrived")
    examiner.press("accept-new", "curtain-go", "undo")
    examiner.examine("why not")
    close()
    shared()
    examiner.press("code")
    page.locator("svg.qr").wait_for()
    examiner.examine("share")
    close()
    if not examiner.button("leave").is_visible():
        examiner.press("menu")
    examiner.press("leave" if examiner.button("leave").is_visible() else "menu-leave")
    arrive("damaged" + encode(played("canvas", 3)))
    examiner.examine("no link")
    close()
    examiner.press("link-open")
    examiner.examine("open a link")
    games = file_of(played("art-society", 9999), played("avant-carde", 30), played("canvas", 12))
    page.locator("#file").set_input_files({"name": "g.json", "mimeType": "application/json", "buffer": games.encode()})
    page.locator("#taken").wait_for()
    examiner.examine("keep safe")
    for tab in ("over", "on"):
        examiner.press(f"games-{tab}")
        examiner.examine(tab)
    page.locator("[id^=rename-]").first.click()
    page.locator("[id^=all-remove-]").first.click()
    examiner.examine("name and remove")
    examiner.press("dialog-close")
    for key in ("art-society", "canvas", "avant-carde"):
        arrive(encode(played(key, 20), "watch", 12))
        examiner.press("accept-watch")
        expect(page.locator("html")).to_have_attribute("data-game", key)
        examiner.examine(f"replay of {key}")
    assert not examiner.faults


@pytest.mark.long
def test_axe_and_the_others_would_find_something(started: Page) -> None:
    page = started
    assert not axe(page)
    page.evaluate("""() => {
        document.querySelector('main').insertAdjacentHTML('beforeend', '<button class="spoilt"></button>');
        document.body.insertAdjacentHTML('beforeend', '<p id="pale">pale, and outside every landmark</p>');
        document.querySelector('.spoilt').style.cssText = 'width: 10px; align-self: start';
        document.querySelector('#pale').style.cssText = 'color: #ddd; background: #fff; width: 3000px'; }""")
    assert {one.partition(":")[0] for one in axe(page)} == {"button-name", "color-contrast", "region"}
    assert page.evaluate(_SMALL)
    page.set_viewport_size(SMALLEST)
    assert page.evaluate(_WIDE)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_without_the_wish_for_less_motion_things_move(started: Page) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 3)
    moved: set[str] = set()
    while "take" not in (seen := mouse.look()).kind:
        moved.update(page.evaluate(_MOVES))
        mouse.answer(seen)
    assert moved
