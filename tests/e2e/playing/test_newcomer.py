"""A newcomer's buttons by their names, and where each leads; what bots do, told where the title is."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ..conftest import Troubles, start
from ..player import set_up, until
from ..quick import QuickPainter

SAW = """globalThis.titles = [];
new MutationObserver(() => {
  const title = document.getElementById('title');
  if (!title) return;
  const [face, dots] = [title.querySelector('.face'), [...title.querySelectorAll('.tk-dots i')]];
  const now = { told: title.matches('.ticker'), face: !!face, text: title.textContent, dots: dots.map(dot => dot.className) };
  if (JSON.stringify(now) !== JSON.stringify(titles.at(-1))) titles.push(now);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });"""
"""In JavaScript, keeps every title that there was: none of them has to be met while it stands there."""


def press(page: Page, name: str) -> None:
    """Presses the button of this name."""
    page.get_by_role("button", name=name, exact=True).click()


def choose(page: Page, key: str) -> None:
    """Chooses a game's poster."""
    page.locator(f"#poster-button-{key}").click()
    expect(page.locator(f"#poster-button-{key}")).to_have_attribute("aria-pressed", "true")


def at_a_table(page: Page, *, guided: bool) -> None:
    """A game is open, with advice or without."""
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    expect(page.locator("html")).to_have_attribute("data-lesson", "yes" if guided else "")
    expect(page.locator("#lesson-title")).to_have_count(int(guided))


def never_again(page: Page, key: str) -> None:
    """Back in the foyer, this game begins no more with advice by itself."""
    press(page, "Vernissage: back to the foyer")
    choose(page, key)
    expect(page.get_by_role("button", name="Play your first game")).to_have_count(0)
    press(page, "New game")
    at_a_table(page, guided=False)
    press(page, "Vernissage: back to the foyer")


def test_a_newcomers_buttons_lead_where_they_say_and_advice_comes_once(page: Page, troubles: Troubles) -> None:
    start(page)
    choose(page, "canvas")
    press(page, "Play your first game, Canvas")
    at_a_table(page, guided=True)
    press(page, "Go on without advice")
    at_a_table(page, guided=False)
    never_again(page, "canvas")
    choose(page, "art-society")
    press(page, "Play without help")
    at_a_table(page, guided=False)
    never_again(page, "art-society")
    choose(page, "avant-carde")
    press(page, "Set up")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("#start").click()
    at_a_table(page, guided=False)
    never_again(page, "avant-carde")


def watched(browser: Browser, base_url: str, **more: Any) -> Page:
    """The table of a game of Canvas with two bots, after one's own first answer, once one is asked again."""
    page = browser.new_context(base_url=base_url, locale="en-GB", viewport={"width": 1280, "height": 800}, **more).new_page()
    page.add_init_script(SAW)
    start(page)
    player = QuickPainter(page)
    set_up(player, 3, 7, key="canvas")
    player.look()
    page.evaluate("titles.length = 0")
    held = page.locator("[id^=hand-]").count()
    while page.locator("[id^=hand-]").count() == held:
        player.answer(player.look())
    player.look()
    until(page, "document.getElementById('since') && !document.querySelector('#title.ticker')")
    return page


def test_what_bots_do_is_the_title_and_the_log_has_it(browser: Browser, base_url: str) -> None:
    page = watched(browser, base_url, reduced_motion="no-preference")
    told = [title for title in page.evaluate("titles") if title["told"]]
    assert all(title["face"] for title in told)
    assert told[0]["dots"] == ["on", ""], "one of two has moved"
    assert told[-1]["dots"] == ["on", "on"]
    assert not page.locator("#log").is_visible()
    press(page, "2 moves since yours")
    expect(page.locator("#log")).to_be_visible()
    for title in told:
        expect(page.locator("#log")).to_contain_text(title["text"])
    page.context.close()


@pytest.mark.long
def test_without_motion_nothing_passes_by_in_the_title(browser: Browser, base_url: str) -> None:
    page = watched(browser, base_url, reduced_motion="reduce")
    assert not [title for title in page.evaluate("titles") if title["told"]]
    expect(page.get_by_role("button", name="2 moves since yours")).to_be_visible()
    page.context.close()
