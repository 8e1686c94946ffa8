"""The three first games, finished: one by keyboard alone, one by the mouse, one by taps on the smallest phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from ..conftest import anew, phone

MOST = 60
"""More presses than any lesson takes."""


def begin(page: Page, key: str) -> None:
    """From the foyer to the first step: two presses."""
    page.locator(f"#poster-button-{key}").click()
    expect(page.locator(f"#poster-button-{key}")).to_have_attribute("aria-pressed", "true")  # its game may still be coming
    page.locator("#learn").click()
    expect(page.locator("#lesson-title")).to_contain_text("1 of ")


def title(page: Page) -> str:
    """The present step."""
    return page.locator("#lesson-title").inner_text()


def asked(page: Page) -> bool:
    """Whether there is something to be pressed now: Next, or what the lesson points at. False at the end."""
    expect(page.locator("#lesson-next, [data-here=yes], #learnt-play").first).to_be_visible()
    return not page.locator("#learnt-play").count()


def press(page: Page, *, tap: bool = False) -> str:
    """Presses Next, or what the lesson points at; gives the step it was."""
    step = title(page)
    shown = page.locator("#lesson-next, [data-here=yes]:is(button)")
    if page.locator("#lesson-next").count():
        shown = page.locator("#lesson-next")
    one = shown.first
    one.tap() if tap else one.click()
    return step


def enter(page: Page) -> str:
    """The same by keys alone: Tab to it, Enter."""
    step, wanted = title(page), "#lesson-next" if page.locator("#lesson-next").count() else "[data-here=yes]"
    for _ in range(150):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return step
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by Tab in {step}")


def ended(page: Page, steps: set[str], all_: int) -> None:
    """Every step was met; what was learnt is shown; a real game is one press away."""
    assert len(steps) == all_
    expect(page.locator("#dialog .learnt li").first).to_be_visible()
    page.locator("#learnt-play").click()
    expect(page.locator("#dialog")).to_be_hidden()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-lesson", "")


@pytest.mark.long
def test_art_society_by_keys_and_avant_carde_by_mouse(started: Page) -> None:
    page, steps = started, set()
    begin(page, "art-society")
    for _ in range(MOST):
        if not asked(page):
            break
        steps.add(enter(page))
    ended(page, steps, 9)
    page.locator("#leave").click()
    begin(page, "avant-carde")
    expect(page.locator("#said")).not_to_be_empty()  # what is said there once took a pixel, and a scroll bar 15 more
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    page.locator("#hand-1-1").click()  # a red 1: legal, but not what is asked for
    expect(page.locator(".lesson .why")).to_contain_text("orange 14")
    steps = set()
    for _ in range(MOST):
        if not asked(page):
            break
        steps.add(press(page))
    ended(page, steps, 8)
    page.locator("#term-gallery").click()
    expect(page.locator("#dialog")).to_contain_text("Six stacks of cards")
    page.keyboard.press("Escape")
    expect(page.locator("#term-gallery")).to_be_focused()


@pytest.mark.long
@phone
def test_canvas_by_taps_on_the_smallest_phone_with_a_reload(started: Page) -> None:
    page = started
    page.set_viewport_size({"width": 320, "height": 568})
    begin(page, "canvas")
    steps = {press(page, tap=True) for _ in range(3)}
    steps |= {press(page, tap=True), press(page, tap=True)}
    expect(page.locator("#lesson-title")).to_contain_text("5 of 9")
    anew(page)
    expect(page.locator(".ccard")).to_contain_text("First game")
    page.locator(".ccard").tap()
    expect(page.locator("#lesson-title")).to_contain_text(re.compile("Pay to reach further.*5 of 9"))
    for _ in range(MOST):
        if not asked(page):
            break
        steps.add(press(page, tap=True))
    ended(page, steps, 9)
