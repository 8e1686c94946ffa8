"""Two people at one phone, by taps alone; between their turns is a curtain, behind which the document is empty."""

import pytest
from playwright.sync_api import Page, expect

from vernissage.table.link import Player

from ..conftest import phone
from ..player import Mouse, Seen, Taps, set_up
from ..together.test_travel import near_the_end

PEOPLE = ("Wanda", "Jerzy")

_DOCUMENT = """() => {
  const app = document.querySelector('#app').cloneNode(true), curtain = app.querySelector('#curtain');
  const said = [...document.querySelectorAll('.said p, #dialog > :not(.said)')].map(e => e.innerHTML);
  const drapes = curtain.innerHTML;
  curtain.remove();
  return [[...app.querySelectorAll('[data-region]')].map(e => e.innerHTML).join(''), drapes, said];
}"""
"""What the regions of the app hold but for the curtain, what the curtain holds, and what was said to a screen reader."""


class Two(Taps):
    """Two people who share a phone; how often they came to a curtain and looked at their bids."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.curtains = self.bids = 0

    def answer(self, seen: Seen) -> None:
        if seen.room == "curtain":
            self.nothing_is_there()
        elif "bidding" in seen.kind:
            self.only_ones_own()
        super().answer(seen)

    def nothing_is_there(self) -> None:
        """Behind the curtain the document is empty; on it and in what is said there is nothing but who is next."""
        self.curtains += 1
        behind, drapes, said = self.page.evaluate(_DOCUMENT)
        assert behind == ""
        names = [name for name in PEOPLE if name in drapes]
        assert len(names) == 1
        assert self.page.locator("#curtain .plate > *").all_inner_texts() == [
            f"It is {names[0]}'s turn.",
            f"Pass the device on. What is secret shows only once {names[0]} presses the button.",
            f"I am {names[0]}",
            f"Send {names[0]} a link instead",
            "Back to the foyer",
        ]
        assert set(said) <= {f"It is {names[0]}'s turn.", "Art Society"}
        assert 'data-do="room ' not in drapes

    def only_ones_own(self) -> None:
        """Who bids sees the own hand; of a bid that the other has sealed, only that it is there."""
        self.bids += 1
        expect(self.page.locator("#hand .left, #hand .spent")).to_have_count(20)
        expect(self.page.locator(".bidv")).to_have_count(0)
        note = self.page.locator(".order-note").text_content()
        assert note in {"Nobody has bid yet.", *(f"Ready: {name}. Still to bid: you." for name in PEOPLE)}


@pytest.mark.long
@phone
@pytest.mark.parametrize("whole", [False, True], ids=["begun and ended", "whole"])
def test_a_game_of_two_with_the_curtain(started: Page, whole: bool) -> None:
    page, two = started, Two(started)
    set_up(two, 2, 5, PEOPLE)
    if not whole:
        two.play(rounds=2)
        page.evaluate("link => { location.hash = link }", near_the_end([Player(name) for name in PEOPLE]))
        two.press("accept-new", "curtain-go")  # whoever opens a link need not be told to pass the device on
        for _ in range(2):
            two.answer(two.look())
        two.press("share-here")  # who might play by link is at the same phone
    two.play()
    assert min(two.curtains, two.bids) > (20 if whole else 4)
    assert {"bidding", "revealing", "held", "close"} <= two.kinds
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    for seat in range(2):
        page.locator(f"#whose-{seat}").tap()
        expect(page.locator("#own .wallgrid")).to_be_visible()
    page.locator("#rematch").tap()
    expect(page.locator("#curtain")).to_be_visible()
    two.nothing_is_there()


@pytest.mark.long
@phone
def test_the_button_that_hangs_is_never_under_the_sheet(started: Page) -> None:
    sizes = ((320, 568), (360, 600), (390, 664), (430, 740), (450, 740), (599, 740), (599, 844))
    uncovered = """button => { const box = button.getBoundingClientRect(); return [box.top + 2, box.bottom - 2].every(
        y => button.contains(document.elementFromPoint(box.left + box.width / 2, y))); }"""
    page, mouse = started, set_up(Mouse(started), 2, 77)
    kinds, wanted = set(), {("held",), ("held", "roomy"), ("held", "deco")}
    while kinds != wanted and (seen := mouse.look()).room == "table":
        if "held" in seen.kind and page.locator("html").get_attribute("data-sheet"):  # who opens the sheet wants it there
            kinds.add(tuple(seen.kind))
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator("#hang").evaluate(uncovered), (width, height, seen.kind)
            page.set_viewport_size({"width": 360, "height": 740})
        mouse.answer(seen)
    assert kinds == wanted
