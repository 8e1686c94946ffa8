"""What others write into the page and send to it ends nothing: translators, extensions, autofill, systems of odd languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.double import Kept
from tests.page.finished import put, some

from .. import test_browsers
from ..conftest import Troubles, anew, start
from ..outside import FAIL, KEEP, SEND
from ..player import Mouse, Quick, choose, until
from ..visitors import Visitor
from .test_start import FOUR_G

engine, regular, visitor = test_browsers.engine, test_browsers.regular, test_browsers.visitor

WRITTEN = """addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement;
  const write = () => {
    root.lang = 'eo';
    root.dir = 'ltr';
    root.title = 'Vernissage';
    root.className = 'translated-ltr';
  };
  write();
  new MutationObserver(() => root.lang === 'eo' || write()).observe(root, { attributes: true });
})"""
SPEAKS = "Object.defineProperty(navigator, 'languages', {{ configurable: true, get: () => {tags} }});"
"""In JavaScript, makes a system that has these languages."""
TAGS = ("['en-US@posix', 'c', '']", "['en@posix', 'en-']", "undefined", "[]", "['pl_PL@euro', 'en']")
KINDS = ["click", "submit", "input", "change", "keydown", "keyup", "focusin", "pointerdown", "pointermove", "pointerup",
         "pointercancel", "lostpointercapture", "contextmenu", "wheel", "touchstart", "message", "storage", "popstate",
         "hashchange", "visibilitychange", "resize", "online", "cancel", "close", "dragstart", "drop", "paste"]  # fmt: skip


@pytest.mark.long
@pytest.mark.fresh
def test_a_translator_does_not_stop_the_start_on_a_slow_line(page: Page, troubles: Troubles) -> None:
    page.add_init_script(WRITTEN)
    page.add_init_script("""globalThis.said = new Set();
        addEventListener("vernissage:progress", () => said.add(document.getElementById("coming").textContent));""")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {**FOUR_G, "downloadThroughput": 1.4e6, "latency": 0})
    start(page)
    assert any("MB" in text for text in page.evaluate("[...said]"))
    expect(page.locator("#play")).to_be_visible()


@pytest.mark.long
def test_a_language_that_the_browser_refuses_ends_nothing(started: Page, subtests: pytest.Subtests) -> None:
    page, storage = started, Kept()
    put(storage, *some(1))
    page.evaluate(KEEP, [list(one) for one in storage.texts.items()])
    for tags in TAGS:
        with subtests.test(tags):
            page.add_init_script(SPEAKS.format(tags=tags))
            anew(page)
            Mouse(page).press("menu", "menu-games")
            page.get_by_role("button", name="Finished").click()
            expect(page.locator("#dialog time[data-ms]").first).to_contain_text(re.compile(r"\b20\d\d\b"))


@pytest.mark.alike
@pytest.mark.parametrize("kinds", [KINDS[:1], KINDS[1:]], ids=["what leads away", "what does not"])
def test_no_listener_trusts_the_form_of_an_event(visitor: Visitor, subtests: pytest.Subtests, kinds: list[str]) -> None:
    page = visitor.opened()
    player = Quick(page)
    choose(player, "art-society")
    player.press("play")
    player.look()
    for kind in kinds:
        with subtests.test(kind):
            page.evaluate(SEND, kind)
            assert not page.locator("#trouble-run").is_visible()
            player.press("menu")
            page.locator("#dialog").wait_for()
            page.keyboard.press("Escape")
            page.locator("#dialog").wait_for(state="hidden")


@pytest.mark.long
def test_a_share_sheet_that_does_not_open_is_told(page: Page, troubles: Troubles, subtests: pytest.Subtests) -> None:
    """People who close it want to hear nothing."""
    page.add_init_script("""globalThis.asked = [];
        navigator.share = async () => { asked.push(fault); throw new DOMException('no', fault); };""")
    start(page)
    page.locator("#play").click()
    page.locator("#decision .decide:not(.wait)").wait_for()
    for name, told in (("NotAllowedError", True), ("DataError", True), ("AbortError", False)):
        with subtests.test(name):
            page.evaluate("name => { globalThis.fault = name; }", name)
            Mouse(page).press("menu", "menu-share", "sheet")
            until(page, "asked.at(-1) === given", name)
            copied = page.locator("#copied")
            if told:
                expect(copied).to_contain_text("copy the link")
                expect(page.locator("#copy")).to_be_focused()
            else:
                page.evaluate("new Promise(done => setTimeout(done))")
                expect(copied).to_have_text("")
            page.keyboard.press("Escape")


FAILS = f"""addEventListener('DOMContentLoaded', () => {{
  ({FAIL})();
  globalThis.after = document.documentElement.dataset.state;
}})"""
"""In JavaScript, what an extension brings into the page fails while the page starts."""


@pytest.mark.long
def test_what_an_extension_brings_may_fail(page: Page, troubles: Troubles) -> None:
    page.add_init_script(FAILS)
    start(page)
    assert page.evaluate("after") == "loading"
    expect(page.locator("#trouble-load")).to_be_hidden()


def test_a_browser_that_gives_no_locks_opens_games(page: Page, troubles: Troubles) -> None:
    page.add_init_script("navigator.locks.request = async () => { throw new DOMException('no', 'SecurityError'); };")
    start(page)
    for press in ("#play", "#leave", ".ccard"):
        page.locator(press).click()
    page.locator("#decision .decide:not(.wait)").wait_for()
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.long
def test_a_browser_that_takes_itself_for_offline_gets_what_comes_late(page: Page, troubles: Troubles) -> None:
    """Behind a VPN some say so of a connection that is there."""
    page.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false });")
    start(page)
    Mouse(page).press("menu", "menu-record")
    page.locator("#to-collection").wait_for()
    expect(page.locator("#notice")).to_be_hidden()
