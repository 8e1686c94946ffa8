"""Motion in the page: pieces fly above it, a press ends that, and afterwards nothing is left over or hidden."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import Troubles, ready
from tests.e2e.player import until

from ..player import Mouse

FLYING = "#stage > *"
HIDDEN = "[...document.querySelectorAll('#app [data-piece]')].filter(piece => piece.style.opacity).length"
TITLE = "document.getElementById('title')"


@pytest.fixture
def moving(context: BrowserContext, page: Page, troubles: Troubles) -> Page:
    """A game of Canvas in a browser that wants motion, which goes on in slow motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/?choose=canvas")
    ready(page)
    page.evaluate("unseen.disabled = true")
    page.locator("#start").click()  # the set-up opens once Canvas is there
    Mouse(page).press("menu", "menu-speed-slow")
    page.keyboard.press("Escape")
    return page


def _take(page: Page, n: int) -> None:
    Mouse(page).press(f"row-{n}", "take")


def test_a_card_flies_to_the_hand_and_is_there_when_it_has_landed(moving: Page) -> None:
    card = moving.locator("#row-1").get_attribute("data-piece")
    _take(moving, 1)
    until(moving, "document.querySelector('#stage').childElementCount > 0")
    expect(moving.locator(f"#hand [data-piece={card}]")).to_have_count(1)  # it is written before it has landed
    moving.locator("#skip").click()  # no more of it: all pauses are skipped
    expect(moving.locator(FLYING)).to_have_count(0)
    assert moving.evaluate(HIDDEN) == 0
    expect(moving.locator(f"#hand [data-piece={card}]")).to_be_visible()


@pytest.mark.long
def test_the_title_says_whose_move_is_seen_until_it_has_landed(moving: Page) -> None:
    mine = moving.evaluate(f"{TITLE}.textContent")
    _take(moving, 1)
    until(moving, "document.querySelector('#stage').childElementCount > 0")
    assert moving.evaluate(f"{TITLE}.textContent") != mine  # who hears the page is told at once
    assert moving.evaluate(f"getComputedStyle({TITLE}).opacity") == "0"
    assert mine in (moving.locator("#stage").text_content() or "")
    moving.locator("#skip").click()
    expect(moving.locator(FLYING)).to_have_count(0)
    assert moving.evaluate(f"getComputedStyle({TITLE}).opacity") == "1"


STANDS = """() => {
  globalThis.score = [];
  const own = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const one = own.apply(this, given);
    one.play = () => {};
    score.push(one);
    return one;
  };
}"""
"""In JavaScript, lets nothing of the page's motion begin: the test puts it where it wants."""
FADES = """() => {
  const seen = e => e.parentElement ? getComputedStyle(e).opacity * seen(e.parentElement) : 1;
  const there = css => [...document.querySelectorAll(css)].find(e => e.checkVisibility());
  const end = Math.max(...score.map(one => one.effect.getComputedTiming().endTime)), found = {};
  for (const { dataset: { at } } of document.querySelectorAll('#app [data-held]')) {
    const [old, now] = [there(`#stage [data-at="${at}"]`), there(`#app [data-at="${at}"]`)];
    if (old && now) found[at] = { old, now, seen: [] };
  }
  for (let time = 0; time <= end + 5; time += 5) {
    for (const one of score) one.currentTime = time;
    for (const { old, now, seen: pairs } of Object.values(found)) pairs.push([seen(old), seen(now)]);
  }
  return Object.entries(found).map(([name, { seen }]) => [name, seen]);
}"""
"""In JavaScript, how much is seen of each text that is held back, before its change and after it, every 5 ms of the motion."""


@pytest.mark.long
def test_a_text_that_changes_goes_before_the_new_one_comes(moving: Page) -> None:
    moving.evaluate(STANDS)
    _take(moving, 1)
    until(moving, "score.length > 0 && document.querySelector('#stage [data-at=turn]')")
    texts = dict(moving.evaluate(FADES))
    assert "turn" in texts
    for name, pairs in texts.items():
        assert pairs[0] == [1, 0], f"{name}: the old text alone"
        assert pairs[-1] == [0, 1], f"{name}: the new text alone"
        assert not [pair for pair in pairs if min(pair) > 0], f"{name}: both lie there at once"


def test_a_press_ends_what_is_under_way_and_counts(moving: Page) -> None:
    _take(moving, 0)
    until(moving, "document.querySelector('#stage').childElementCount > 0")
    moving.locator("#menu").click()
    expect(moving.locator("#dialog")).to_be_visible()
    assert moving.evaluate("document.querySelector('#stage').inert")


def test_switched_off_nothing_flies(moving: Page) -> None:
    Mouse(moving).press("menu", "menu-speed-off")
    moving.keyboard.press("Escape")
    moving.evaluate("""new MutationObserver(() => { globalThis.flown = true; }).observe(
        document.querySelector("#stage"), { childList: true })""")
    _take(moving, 1)
    expect(moving.locator("#hand .cv-card:not(.none)")).to_have_count(1)
    moving.locator("#decision .decide:not(.wait)").wait_for()
    assert not moving.evaluate("globalThis.flown")


@pytest.mark.long
def test_a_card_is_dragged_from_the_row_to_the_hand_and_goes_home_if_it_is_refused(moving: Page) -> None:
    row = moving.locator("#row-0")
    card, box = row.get_attribute("data-piece"), row.bounding_box()
    hand = moving.locator("#hand").bounding_box()
    assert box
    assert hand
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    moving.mouse.move(x, y)
    moving.mouse.down()
    moving.mouse.move(x + 15, y + 10, steps=3)
    expect(moving.locator("#stage .dragged")).to_have_count(1)
    moving.mouse.up()
    expect(moving.locator("#stage .dragged")).to_have_count(0)
    expect(moving.locator(f"#market [data-piece={card}]")).to_have_count(1)
    moving.mouse.move(x, y)
    moving.mouse.down()
    moving.mouse.move(hand["x"] + 40, hand["y"] + hand["height"] / 2, steps=8)
    moving.mouse.up()
    expect(moving.locator(f"#hand [data-piece={card}]")).to_have_count(1)
    expect(moving.locator("#stage .dragged")).to_have_count(0)
