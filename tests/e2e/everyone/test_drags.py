"""A drag can be taken back in every way: nothing is played, nothing is left over, and the next drag begins as ever."""

import pytest
from playwright.sync_api import Locator, Page, expect

from ..player import Mouse, set_up, until

HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  delete document.hidden;
}"""
FINGER = """() => document.body.dispatchEvent(new PointerEvent('pointerdown',
  { pointerId: 77, pointerType: 'touch', isPrimary: false, button: 0, buttons: 1, bubbles: true }))"""
WAYS = {
    "Escape": lambda page: page.keyboard.press("Escape"),
    "another key": lambda page: page.keyboard.press("q"),
    "a second button": lambda page: page.mouse.down(button="right"),
    "a second finger": lambda page: page.evaluate(FINGER),
    "a hidden tab": lambda page: page.evaluate(HIDDEN),
    "a window without the focus": lambda page: page.evaluate("() => { dispatchEvent(new Event('blur')); }"),
    "a smaller window": lambda page: page.evaluate("() => { dispatchEvent(new Event('resize')); }"),
}
POINTER = """() => addEventListener('pointerdown', ({ pointerId, isPrimary }) => {
  if (isPrimary) globalThis.pointer = pointerId;
}, true)"""
LEFT = "document.querySelector('.ghost-art image').getBoundingClientRect().x"


def centre(locator: Locator) -> tuple[float, float]:
    """The middle of what is seen of it."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, to: tuple[float, float]) -> None:
    """Takes hold of it and moves it there; the pointer stays down."""
    page.mouse.move(*centre(piece))
    page.mouse.down()
    page.mouse.move(*to, steps=6)


def nothing_is_left(page: Page) -> None:
    """No ghost, no class, nothing pale."""
    expect(page.locator("#stage > *")).to_have_count(0)
    expect(page.locator("html[data-dragging]")).to_have_count(0)
    assert page.evaluate("[...document.querySelectorAll('#app [data-piece]')].filter(e => e.style.opacity).length") == 0


def let_go(page: Page) -> None:
    """All buttons are released, and the page has had the time to play something."""
    page.mouse.up()
    page.mouse.up(button="right")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.long
def test_a_bid_is_taken_back_in_the_middle_of_its_drag(started: Page, subtests: pytest.Subtests) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 2024)
    while "bidding" not in (seen := mouse.look()).kind:
        mouse.answer(seen)
    bid = page.locator(".bid").first
    for way, take_back in WAYS.items():
        with subtests.test(way):
            drag(page, bid, (640, 300))
            expect(page.locator("#stage .dragged")).to_have_count(1)
            take_back(page)
            let_go(page)
            expect(page.locator("#decision .bidding")).to_be_visible()
            expect(page.locator(".bid.lifted, .picked .bid")).to_have_count(0)
            nothing_is_left(page)
    drag(page, bid, (640, 300))
    page.mouse.up()
    expect(page.locator("#decision .bidding")).to_have_count(0)


def lose_the_capture(page: Page) -> None:
    page.evaluate("() => document.body.setPointerCapture(pointer)")
    page.mouse.move(600, 400)
    page.evaluate("() => document.body.releasePointerCapture(pointer)")
    page.mouse.move(*centre(page.locator("#hand")))


def drag_back(page: Page) -> None:
    """Let go where it was, it was taken back, and is no press either."""
    page.keyboard.press("Escape")
    page.mouse.move(*centre(page.locator("#row-0")))


def open_a_dialog(page: Page) -> None:
    page.evaluate("menu.click()")
    expect(page.locator("#dialog")).to_be_visible()
    page.mouse.up()
    page.keyboard.press("Escape")


@pytest.mark.long
def test_a_card_of_the_row_stays_there(started: Page, subtests: pytest.Subtests) -> None:
    page = started
    page.evaluate(POINTER)
    Mouse(page).press("poster-button-canvas", "play")
    row = page.locator("#row-0")
    row.wait_for()
    card = row.get_attribute("data-piece")
    more = {"a lost capture": lose_the_capture, "a drag back onto itself": drag_back, "a dialog": open_a_dialog}
    for way, take_back in {**WAYS, **more}.items():
        with subtests.test(way):
            drag(page, row, centre(page.locator("#hand")))
            expect(page.locator("#stage .dragged")).to_have_count(1)
            take_back(page)
            let_go(page)
            expect(page.locator(f"#market [data-piece={card}]")).to_have_count(1)
            expect(page.locator("#dialog")).to_be_hidden()
            expect(page.locator("#row-0[aria-pressed=true], #take")).to_have_count(0)
            nothing_is_left(page)
    drag(page, row, centre(page.locator("#hand")))
    page.mouse.up()
    expect(page.locator(f"#hand [data-piece={card}]")).to_have_count(1)


@pytest.mark.long
def test_a_tile_over_the_wall_is_where_it_was(started: Page, subtests: pytest.Subtests) -> None:
    page = started
    set_up(Mouse(page), 2, 2024)
    ghost = page.locator(".ghost-art image")
    ghost.wait_for()
    was = ghost.bounding_box()
    x, y = centre(ghost)
    left = x > centre(page.locator("#own-wall"))[0]
    for way, take_back in WAYS.items():
        with subtests.test(way):
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + (-150 if left else 150), y, steps=6)
            until(page, f"Math.abs({LEFT} - given) > 40", was["x"])
            take_back(page)
            let_go(page)
            until(page, f"Math.abs({LEFT} - given) < 1", was["x"])
            nothing_is_left(page)
