"""What is written anew stays the same element as long as it is the same thing: what has the focus, and what is pressed."""

import pytest
from playwright.sync_api import Page, expect

from tests.marks import rest_seldom

from ..player import Quick, set_up, until

HOLD = """ident => {
  const element = document.getElementById(ident);
  element.focus();
  globalThis.held = element;
  globalThis.writes = 0;
  const { patch } = vernissage;
  vernissage.patch = (region, wanted) => { globalThis.writes += region.contains(held); patch(region, wanted); };
}"""
"""Gives an element the focus, keeps hold of it, and counts how often its region is written."""
HELD = "[document.activeElement === held, held.isConnected, writes]"

TREES = """() => {
  let seed = 7;
  const chance = n => (seed = seed * 48271 % 2147483647) % n;
  const tree = (deep, used) => Array.from({ length: chance(5) }, () => {
    const name = ["section", "div", "span", "ul"][chance(4)], key = chance(9);
    const own = used.has(key) || !chance(3) ? "" : ` ${["id", "data-key", "data-piece"][key % 3]}="k${key}"`;
    if (own) used.add(key);
    return `<${name} class="c${chance(3)}"${own}>${chance(2) ? chance(9) : ""}${deep ? tree(deep - 1, used) : ""}</${name}>`;
  }).join("");
  const region = document.getElementById("dialog"), [said] = region.querySelectorAll(".said");
  const keyed = () => new Map([...region.querySelectorAll("[id], [data-key], [data-piece]")].map(one =>
    [one.nodeName + (one.id || one.dataset.key || one.dataset.piece), one]));
  for (let n = 0; n < 1000; n += 1) {
    const template = document.createElement("template"), before = keyed();
    template.innerHTML = `${tree(2, new Set())}<p aria-live="polite">${n}</p>`;
    const wanted = template.innerHTML + said.outerHTML, was = region.innerHTML;
    vernissage.patch(region, template.content);
    if (region.innerHTML !== wanted) return [n, was, wanted, region.innerHTML];
    for (const [key, one] of keyed()) if ((before.get(key) ?? one) !== one) return [n, key, was, wanted];
  }
  vernissage.patch(region, document.createDocumentFragment());
  if (region.innerHTML !== said.outerHTML) return region.innerHTML;
}"""


def test_a_region_becomes_whatever_is_written_and_keeps_what_has_a_key(started: Page) -> None:
    assert started.evaluate(TREES) is None


@pytest.mark.parametrize("with_space", rest_seldom([True, False]), ids=["space", "mouse"])
def test_a_press_counts_once_though_its_region_is_written_before_it_ends(started: Page, with_space: bool) -> None:
    page = started
    page.evaluate("""() => {
      globalThis.clicks = 0;
      addEventListener("click", ({ target }) => { globalThis.clicks += Boolean(target.closest("#setup")); });
    }""")
    page.locator("#setup").hover()
    page.locator("#setup").focus()
    page.keyboard.down("Space") if with_space else page.mouse.down()
    page.evaluate("""() => {
      const template = document.createElement("template");
      template.innerHTML = `${foyer.innerHTML.replaceAll("<li", "<li title='new'")}<p>News</p>`;
      vernissage.patch(foyer, template.content);
    }""")
    page.keyboard.up("Space") if with_space else page.mouse.up()
    expect(page.locator("#dialog")).to_be_visible()
    assert page.evaluate("clicks") == 1


def still_held(page: Page) -> int:
    """Fails if what was held is another element now, or has lost the focus; gives how often its region was written."""
    focused, there, writes = page.evaluate(HELD)
    assert there, "it was written as another element"
    assert focused, "it lost the focus"
    return int(writes)


def test_what_has_the_focus_in_art_society(started: Page) -> None:
    page, player = started, set_up(Quick(started), 3, 2024)
    while "bidding" not in (seen := player.look()).kind:
        player.answer(seen)
    first = seen.those("bid-")[3]
    page.evaluate(HOLD, first)
    page.keyboard.press("Enter")
    expect(page.locator("#play-bid")).to_be_attached()
    assert still_held(page), "in the hand, whose card is lifted"
    page.keyboard.press("Escape")
    page.evaluate(HOLD, "wall")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("[document.activeElement.id, document.activeElement === held.nextElementSibling]") == ["wall", True]
    while "take" not in (seen := player.look()).kind:
        player.answer(seen)
    player.press(seen.those("lot-")[0])
    page.locator("#place-next").wait_for()
    page.evaluate(f"({HOLD})('wall'); document.getElementById('place-next').click()")
    until(page, "writes")
    assert still_held(page), "on the wall, where a lot is tried in another place"


@pytest.mark.long
def test_what_has_the_focus_in_a_dialog_and_what_opened_it(started: Page) -> None:
    page = started
    page.locator("#menu").focus()
    page.evaluate("globalThis.opener = document.activeElement")
    page.keyboard.press("Enter")
    expect(page.locator("#menu-theme-dark")).to_be_visible()
    page.evaluate(HOLD, "menu-theme-dark")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert still_held(page)
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    assert page.evaluate("document.activeElement === opener")


@pytest.mark.long
def test_what_has_the_focus_in_a_row_is_a_card_and_not_a_place(started: Page) -> None:
    holds_a_card(started)


def holds_a_card(page: Page) -> None:
    """A card of Canvas' row has the focus while others take theirs."""
    player = set_up(Quick(page), 3, 5, key="canvas")
    writes = 0
    for _ in range(3):
        player.look()
        player.press("row-0")
        name = page.evaluate(f"""() => {{
          document.getElementById("take").click();
          ({HOLD})("row-3");
          return held.innerText;
        }}""")
        player.look()  # two others have moved
        writes += still_held(page)
        assert page.evaluate("held.innerText") == name
    assert writes
