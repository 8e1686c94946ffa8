"""Canvas: alone by keyboard to a grade, with two bots by taps on a phone without a network in Polish, two people at one phone.

What the page of each shows is examined for everyone, and paintings are kept as files.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from tests.e2e.everyone.test_tables import FOUR, look, shown, table
from tests.screens.screens import seated
from tests.screens.shots import View
from vernissage.games.canvas.rules import box
from vernissage.games.canvas.view.things import titles
from vernissage.games.canvas.view.things.cards import FITS
from vernissage.page.core.words import LANGUAGES, Words

from ..conftest import phone_in_polish, start
from ..everyone.test_access import Examiner
from ..everyone.test_keyboard import Keys
from ..everyone.test_pictures import drawn
from ..everyone.test_polish import Reader
from ..player import MOST, Player, Seen, Taps, set_up
from ..starting.test_offline import kept

__all__ = ["shown"]  # the fixture
PEOPLE = ("Wanda", "Jerzy")


class Painter(Player):
    """Takes cards, the free one and others in turn, and paints as soon as it holds so many: three, four or five."""

    def answer(self, seen: Seen) -> None:
        self.press(self.choice(seen))
        self.presses += 1

    def choice(self, seen: Seen) -> str:
        """The button that brings the game on."""
        if seen.room == "curtain":
            return seen.first("curtain-go")
        if "cv-judge" in seen.kind:
            return seen.first("name-")
        if "take" in seen.buttons or "take-here" in seen.buttons:
            return seen.first("take-here", "take")
        held = len(seen.those("hand-"))
        if "paint" in seen.buttons and held >= 3 + self.presses % 3:
            return "paint"
        if "letgo" in seen.buttons:
            return "letgo"
        if held == 5:
            return seen.first("paint")
        row = seen.those("row-")[:2]
        # A card is looked at, then taken or let go: two presses, and the next time it is the other one.
        return row[self.presses // 2 % len(row)] if row else "tab-market"

    def play_to_the_end(self, look_on: Callable[[Seen], None]) -> None:
        """Plays, and shows every decision before it is answered."""
        for _ in range(MOST):
            seen = self.look()
            if "rematch" in seen.buttons:
                return
            self.kinds.update(seen.kind)
            look_on(seen)
            self.answer(seen)
        raise AssertionError(f"no end after {MOST} presses")


class Eyes(Examiner):
    """Examines every kind of decision once; says whether it was new."""

    def is_new(self, seen: Seen) -> bool:
        """Examines what is seen if it was not seen before."""
        kind = tuple(seen.kind)
        if not kind or kind in self.seen:
            return False
        self.seen.add(kind)
        self.examine(" ".join(kind))
        return True


def files(page: Page, press: Callable[[str], None]) -> list[Path]:
    """Keeps the drawing that is shown as both kinds of file."""
    out = []
    for ident in ("keep-png", "keep-svg"):
        with page.expect_download() as coming:
            press(ident)
        download: Download = coming.value
        assert download.suggested_filename.startswith("vernissage-")
        assert download.suggested_filename.endswith(ident[-4:].replace("-", "."))
        out.append(Path(download.path()))
    expect(page.locator("#kept")).not_to_be_empty()
    return out


def check(page: Page, png: Path, svg: Path) -> None:
    """The PNG has the size of the SVG, and many colours; the SVG needs nothing else and can be shown."""
    text = svg.read_text(encoding="utf-8")
    assert 'href="art' not in text
    assert not re.search(r'href="(?!#)', text)
    assert text.count("<svg") == 1 + 1 + 5, "the picture in its frame, of a background, three layers and the dark corners"
    width, height, colours, _ = drawn(page, png)
    assert f'width="{width}" height="{height}"' in text
    assert colours > 1000


class PainterKeys(Painter, Keys):
    """Paints by keys: through the orders, layers and backgrounds on the canvas before a painting is completed."""

    def push(self, ident: str) -> None:
        if ident != "paint":
            super().push(ident)
            return
        self.go("pile")
        for key in ("Home", "Enter", "ArrowDown", "Enter", "b"):  # the top layer goes down by one
            assert self.key(key).ident == "pile", key
        chosen = self.page.locator("#decision .cv-order[aria-pressed=true]")
        before = int(str(chosen.get_attribute("id"))[-1])
        self.key("n")
        expect(chosen).to_have_id(f"order-{(before + 1) % 6}")
        for _ in range((before + 1) % 6):
            self.key("p")
        expect(chosen).to_have_id("order-0")
        self.page.keyboard.press("c")


@pytest.mark.long
def test_alone_by_keyboard_to_a_grade(started: Page) -> None:
    page, keys, eyes = started, PainterKeys(started), Eyes(started)
    page.locator("#poster-button-canvas").focus()
    page.keyboard.press("Enter")
    keys.press("setup", "seats-1")
    keys.go("setting-set-0")
    page.keyboard.press("ArrowLeft")  # round to the last, one's own choice
    keys.press("start")
    expect(page.locator("#fault-setting-chosen")).to_be_visible()
    eyes.examine("setup with a fault")
    for card in (3, 4, 8, 9):
        keys.go(f"setting-chosen-{card}")
        page.keyboard.press("Space")
        keys.focus()
    expect(page.locator(".tally")).to_have_text("4 of 4 picked")
    keys.go("deal")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    expect(page.locator(".cv-sc-h b")).to_have_text(["Hierarchy", "Movement", "Space", "Style"])
    keys.play_to_the_end(eyes.is_new)
    assert {"cv-start", "cv-take", "cv-paint"} <= keys.kinds
    expect(page.locator("#decision .cv-grades .on")).to_have_count(1)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#own .walk")).to_contain_text("Total")
    eyes.examine("the exhibition")
    keys.press("painting-0-1")
    expect(page.locator("#dialog .drawing")).to_be_visible()
    eyes.examine("a painting")
    check(page, *files(page, keys.press))
    page.keyboard.press("Escape")
    assert keys.focus().ident == "painting-0-1"
    assert not eyes.faults


class PainterTaps(Painter, Taps):
    """Paints by taps: another order, and two layers exchanged, before a painting is completed."""

    def push(self, ident: str) -> None:
        if ident == "paint":
            for one in ("order-2", "place-0", "place-2", "background-1", "background-2"):
                if self.button(one).count():
                    self.button(one).tap()
        super().push(ident)


@pytest.mark.fresh
@pytest.mark.long
@phone_in_polish
def test_with_two_bots_by_taps_without_a_network_in_polish(started: Page) -> None:
    page = started
    kept(page)
    page.context.set_offline(True)
    start(page)
    taps, reader, eyes = PainterTaps(page), Reader(page), Eyes(page)
    set_up(taps, 3, 2024, key="canvas")

    def look_on(seen: Seen) -> None:
        if not eyes.is_new(seen):
            return
        reader.read_all()
        if "cv-take" in seen.kind:
            taps.press("tab-others", "seat-1")  # the paintings lie behind the open sheet, which falls
            expect(page.locator("#others")).to_be_hidden()
            eyes.examine("the paintings of another")
            taps.press("seat-back")
            expect(page.locator("#others")).to_be_visible()
            for tab in ("shared", "others", "log", "market"):
                taps.press(f"tab-{tab}")
                eyes.examine(tab)
                reader.read_all()

    taps.play_to_the_end(look_on)
    eyes.examine("total")
    reader.read_all()
    taps.press(page.locator("#own [id^=painting-]").first.get_attribute("id") or "")  # of whoever has won
    reader.read_all()
    eyes.examine("a painting")
    check(page, *files(page, taps.press))
    taps.press("dialog-close", "rematch")
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    assert not eyes.faults


@pytest.mark.long
@phone_in_polish
def test_two_at_one_phone_of_the_smallest(started: Page) -> None:
    page = started
    page.set_viewport_size({"width": 320, "height": 568})
    taps, eyes = PainterTaps(page), Eyes(page)
    set_up(taps, 2, 7, PEOPLE, key="canvas")
    curtains = 0

    def look_on(seen: Seen) -> None:
        nonlocal curtains
        eyes.is_new(seen)
        if seen.room == "curtain":
            curtains += 1
            assert 'data-do="room ' not in page.locator("#app").inner_html()

    taps.play_to_the_end(look_on)
    assert curtains > 20
    assert page.locator("#own .cv-work").count() == 3
    for seat in range(2):
        taps.press(f"whose-{seat}")
        expect(page.locator(f"#painting-{seat}-0")).to_be_visible()
    eyes.examine("the exhibition")
    assert not eyes.faults


@pytest.mark.parametrize("shown", [View(360, 740, "light"), View(320, 568, "light")], indirect=True, ids=str)
def test_on_a_phone_each_cards_word_is_whole_and_clear_of_the_edge(shown: Page) -> None:
    """'Daydream' ended in three dots, and 'Labyrinth' in the card's line."""
    for language in LANGUAGES:
        look(shown, seated(language, "canvas", *FOUR[:2]))
        cards = [(titles.parted(Words(language), one.card), one.left) for one in box.CARDS]
        told = [(word, left, len(word.replace(titles.SOFT_HYPHEN, "")) > FITS) for word, left in cards]
        cut = """told => told.filter(([word, left, long]) => {
          const line = document.querySelector("#market .cv-w"), range = document.createRange();
          line.className = `cv-w ${left ? "l" : "r"} ${long ? "long" : ""}`;
          line.textContent = word;
          range.selectNodeContents(line);
          const box = line.getBoundingClientRect(), { left: from, right: to } = range.getBoundingClientRect();
          return line.scrollWidth > line.clientWidth || from < box.left + 1.9 || to > box.right - 1.9; })"""
        assert shown.evaluate(cut, told) == []


@pytest.mark.parametrize("shown", [View(360, 740, "light"), View(320, 568, "light")], indirect=True, ids=str)
def test_on_a_phone_the_round_button_leaves_the_last_card_free_and_icons_leave_the_pips(shown: Page) -> None:
    covered = []
    for made in table("canvas", most=60):
        look(shown, made)
        covered += shown.evaluate("""() => {
          const box = one => one.getBoundingClientRect(), last = document.querySelector("#hand li:nth-child(5)");
          return [...document.querySelectorAll("#hand .arrange")].map(round =>
            (box(last).right - box(round).left) * (box(round).bottom - box(last).top)); }""")
    assert 0 < max(covered) <= 260
    near = shown.evaluate("""() => {
      const gallery = Object.assign(document.createElement("div"), { className: "cv-gal" });
      gallery.append(document.querySelector(".cv-strip:has(.two)").cloneNode(true));
      document.getElementById("own").append(gallery);
      return [...gallery.querySelectorAll(".two")].map(slot =>
        slot.getBoundingClientRect().bottom - slot.querySelector(".cv-el:last-of-type").getBoundingClientRect().bottom); }""")
    assert min(near) >= 6, "the slot's line, and 4 px with the pips"


@pytest.mark.parametrize("shown", [View(360, 740, "light"), View(1280, 800, "light")], indirect=True, ids=str)
def test_a_card_that_is_chosen_is_not_lifted_over_its_price(shown: Page) -> None:
    made = seated("en", "canvas", *FOUR[:2])
    made.press("row-0")
    look(shown, made)
    shown.hover("#row-0")
    assert shown.evaluate("getComputedStyle(document.getElementById('row-0')).transform") == "none"
