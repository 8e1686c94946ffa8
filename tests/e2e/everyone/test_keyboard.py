"""Art Society against a bot by keyboard alone; something always has the focus, visibly."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from vernissage.games import GAMES
from vernissage.table.link import Player as LinkPlayer
from vernissage.table.link import encode
from vernissage.table.match import Match

from ..player import Player, Seen, choose
from ..starting.test_start import in_python

_FOCUS = """() => {
  const on = document.activeElement;
  if (!on || on === document.body) return null;
  for (const one of on.getAnimations()) if (one.animationName === 'too-soon') one.finish(); // it holds back no key
  const style = getComputedStyle(on), box = on.getBoundingClientRect();
  const ring = on.closest('.holding')?.querySelector('.ghost-focus');
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const drawn = ring && getComputedStyle(ring).stroke !== 'none';
  const inset = 2, spots = [[.5, .5], [0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
    document.elementFromPoint(box.left + inset + (box.width - 2 * inset) * x, box.top + inset + (box.height - 2 * inset) * y));
  return [on.id || on.outerHTML.slice(0, 90), on.tabIndex < 0 || Boolean(outlined || drawn),
          spots.some(spot => spot && on.contains(spot))];
}"""
MOST_TABS = 130


class Focus(NamedTuple):
    """Where the focus is (an id), whether it is marked (or on a heading, which only says where one is), and not covered."""

    ident: str
    marked: bool
    uncovered: bool


def visible(found: Sequence[Any]) -> Focus:
    """What `_FOCUS` has found; fails if people cannot see it."""
    focus = Focus(*found)
    assert focus.marked, f"the focus on {focus.ident} has no mark"
    assert focus.uncovered, f"the focus on {focus.ident} is covered"
    return focus


class Keys(Player):
    """Plays by keys. After every key the focus is looked at."""

    def focus(self) -> Focus:
        """The focus; fails if it is lost or cannot be seen."""
        found = self.page.evaluate(_FOCUS)
        assert found is not None, "the focus is lost"
        return visible(found)

    def key(self, key: str) -> Focus:
        """Presses a key."""
        self.page.keyboard.press(key)
        return self.focus()

    def go(self, ident: str) -> None:
        """Goes to an element by Tab; its id, or the beginning of one that ends in "-"."""
        if not ident.endswith("-"):
            self.button(ident).wait_for()  # a room of the house may still be on its way
        at = self.page.evaluate("document.activeElement.id")
        for _ in range(MOST_TABS):
            if at == ident or (ident.endswith("-") and at.startswith(ident)):
                return
            self.page.keyboard.press("Tab")
            # After the last element the focus leaves the page for the browser's own, and Tab brings it back; to Firefox, whose
            # driver presses keys in the page alone, the way back has to be told.
            found = self.page.evaluate(f"document.activeElement === document.body ? window.focus() : ({_FOCUS})()")
            at = "" if found is None else visible(found).ident
        raise AssertionError(f"Tab does not lead to {ident}")

    def push(self, ident: str) -> None:
        self.go(ident)
        self.page.keyboard.press("Space" if self.presses % 4 == 3 else "Enter")

    def look(self) -> Seen:
        seen = super().look()
        self.focus()
        return seen

    def bid(self, seen: Seen) -> None:
        """Along the hand by arrows, and Enter on the lifted card."""
        self.go("bid-")
        for _ in range(self.presses % 4 + 1):
            assert self.key("ArrowRight").ident.startswith("bid-")
        self.page.keyboard.press("Enter")

    def hang(self, seen: Seen) -> None:
        """On the wall: about with the arrows, to a place where it fits with N, and Enter hangs it."""
        self.go("wall")
        for key in ("ArrowRight", "ArrowDown", "Home", "n", "p", "n")[: self.presses % 7]:
            assert self.key(key).ident == "wall"
        if self.page.locator("#decision .held.bad").count():
            self.key("n")
        self.page.keyboard.press("Enter")


@pytest.mark.long
def test_a_game_against_a_bot(started: Page) -> None:
    page, keys = started, Keys(started)
    choose(keys, "art-society")
    keys.press("setup", "seats-2", "deal")  # Enter in a field starts the game ...
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    keys.press("leave")  # ... and this is the way back
    keys.press("setup")
    keys.go("deal")
    page.keyboard.type("77")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    keys.play()
    assert {"bidding", "revealing", "held", "close"} <= keys.kinds
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    for _ in range(6):
        keys.key("ArrowRight")
    expect(page.locator("#own")).to_contain_text("Total")
    keys.press("rematch")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    keys.look()


def test_where_the_next_key_leads_is_what_can_be_seen(started: Page, dist: Path) -> None:
    started.evaluate("document.getElementById('menu').hidden = true; document.getElementById('title').focus()")
    code = """from browser.page import words_of
from vernissage.page.core.messages import Say
words_of(Say("Tab", to="menu setup"))"""
    assert in_python(started, dist, code) == f"Tab: {started.locator('#setup').inner_text()}"


def test_what_is_heard_in_the_set_up_and_when_a_game_begins(started: Page) -> None:
    """In an open dialog nothing outside of it is heard. What has the focus is read anyway, and not said a second time."""
    page, keys = started, Keys(started)
    choose(keys, "art-society")
    keys.press("setup")
    expect(page.get_by_role("dialog", name="Set up Art Society")).to_be_visible()
    keys.press("seats-3")
    expect(page.locator("#dialog [aria-live] p").last).to_have_text("One person, 2 bots")
    keys.go("level-1-")
    for key in ("ArrowLeft", "Enter"):
        page.keyboard.press(key)
    keys.press("seats-2")  # it is there still: Enter on a box is no answer
    keys.press("start")
    expect(page.locator("#title")).to_be_focused()
    # what is played is told, what lies there and what is asked: Orca comes from a dialog that is gone without a word
    told = re.compile(r"^Art Society\.( \w+ started with [^.]+\.){2} A question [^.]+\. Cover a star [^.]+\. Tab: Place 1 ")
    expect(page.locator("#said")).to_have_text(told)
    assert page.locator("[aria-live=assertive]").count() == 0
    keys.look()
    page.evaluate("""() => {
      globalThis.heard = [];
      new MutationObserver(all => heard.push(all.flatMap(one => [...one.addedNodes].map(node => node.textContent))))
        .observe(document.getElementById("said"), { childList: true });
    }""")
    while "revealing" not in (seen := keys.look()).kind:
        keys.answer(seen)
    at_a_time = [some for some in page.evaluate("heard") if some]
    assert {len(some) for some in at_a_time} == {1}, "what comes in one go is told in disorder"
    heard = [one for some in at_a_time for one in some]
    assert len(heard) == len(set(heard)), "and nothing twice"


def test_a_title_with_other_words_is_a_new_element(started: Page) -> None:
    """Orca reads of an element that it knows what stood there before."""
    page, keys = started, Keys(started)
    choose(keys, "art-society")
    keys.press("play")
    while "bidding" not in (seen := keys.look()).kind:  # whoever is the auctioneer chooses first
        keys.answer(seen)
    page.evaluate("title.tried = true")
    keys.key("Tab")
    assert page.evaluate("title.tried"), "it says the same"
    keys.go("bid-")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    keys.look()
    assert keys.focus().ident in ("seen", "title"), "what is asked next, or who is asked"
    assert not page.evaluate("title.tried")
    keys.press("leave")
    expect(page.locator("#said")).to_have_text(re.compile("Vernissage$"))  # after what the bots still did


def test_after_a_card_the_focus_is_on_the_next_one(started: Page) -> None:
    page, keys, laid = started, Keys(started), started.locator("#own .ac-line > li:not(:has(.ac-next))")
    deal = Match(GAMES["avant-carde"], 2, {}, 9)  # in which another card fits to each of the hand
    page.evaluate("hash => { location.hash = hash }", encode(deal, "go", None, (LinkPlayer("Ann"), LinkPlayer("Zofia", 2))))
    keys.press("accept-new")
    keys.look()
    page.evaluate("title.focus()")
    first = keys.key("Tab").ident
    assert first.startswith("hand-"), "Tab leads from the title to what is asked"
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # it is held: that plays one card
    page.keyboard.up("Enter")
    expect(page.locator(f"#{first}")).to_have_count(0)
    assert keys.focus().ident.startswith(("hand-", "stop"))
    expect(laid).to_have_count(1)
    expect(page.locator("#said")).to_contain_text("You: ")
    name = page.locator(f"#{keys.focus().ident}").evaluate("one => one.ariaLabel || one.textContent")
    expect(page.locator("#said")).to_contain_text(f" Focus: {name}")


def test_dialogs_keep_the_focus_and_give_it_back(started: Page) -> None:
    page, keys = started, Keys(started)
    for opener in ("rules", "menu", "setup"):
        keys.press(opener)
        expect(page.locator("#dialog")).to_be_visible()
        page.evaluate("said.append(document.createElement('p'))")
        for _ in range(40):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement === document.body || dialog.contains(document.activeElement)")
        page.keyboard.press("Escape")
        expect(page.locator("#dialog")).to_be_hidden()
        assert keys.focus().ident == opener
        # what was said before is within reach again, and would be told once more; where people are is told, and on what
        name = page.locator(f"#{opener}").evaluate("one => one.ariaLabel || one.textContent")
        expect(page.locator("#said p")).to_have_text([f"Vernissage. Focus: {name}"])


@pytest.mark.long
def test_keys_tell_what_cannot_be_seen(started: Page) -> None:
    page, keys = started, Keys(started)
    choose(keys, "art-society")
    keys.press("play")
    keys.look()
    for key, told in (
        ("w", "Your wall:"),
        ("l", "lots"),
        ("m", "Museum:"),
        ("r", "Zofia:"),
        ("e", "fullest"),
        ("h", ""),
        ("t", ""),
    ):
        keys.key(key)
        said = page.locator("#said p").last
        expect(said).to_contain_text(told)
        assert said.inner_text().strip()
    keys.key("?")
    expect(page.locator("#dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    keys.focus()


@pytest.mark.long
def test_what_is_chosen_in_a_dialog_keeps_the_focus(started: Page) -> None:
    page, keys = started, Keys(started)
    keys.press("setup")
    keys.go("level-1-greedy")  # of several answers Tab comes to the chosen one
    page.keyboard.press("ArrowRight")
    assert keys.focus().ident == "level-1-search"
    expect(page.locator("#level-1-search")).to_be_checked()
    keys.press("seats-2")
    assert keys.focus().ident == "seats-2"
    page.keyboard.press("Escape")
    keys.press("menu")
    for ident in ("menu-theme-dark", "menu-language-pl"):
        keys.press(ident)
        assert keys.focus().ident == ident
    expect(page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740)])
def test_tab_brings_each_chapter_of_the_rules_into_sight(started: Page, width: int, height: int) -> None:
    """On a phone they are a strip that is wider than the window: the one that scrolls sideways."""
    page = started
    page.locator("#rules").click()
    page.set_viewport_size({"width": width, "height": height})
    page.locator("#numbers").focus()
    for chapter in page.locator("[id^=to-chapter]").all():
        page.keyboard.press("Tab")
        expect(chapter).to_be_focused()
        expect(chapter).to_be_in_viewport(ratio=1)
