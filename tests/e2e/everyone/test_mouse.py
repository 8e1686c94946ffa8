"""A whole game of Art Society against two bots, by mouse alone."""

import pytest
from playwright.sync_api import Page, expect

from ..conftest import reload
from ..player import Mouse, set_up

LINES = ["Prestige", "Decor", "Eyeline", "Full gallery", "Bare corners", "Excess"]


def test_two_clicks_lead_to_a_game(started: Page) -> None:
    started.locator("#play").click()
    expect(started.locator("html")).to_have_attribute("data-room", "table")
    expect(started.locator("#decision")).not_to_be_empty()


@pytest.mark.long
def test_a_whole_game_with_two_bots(started: Page) -> None:
    page, mouse = started, set_up(Mouse(started), 3, 2024)
    expect(page.locator(".rival")).to_have_count(2)
    drag(page)
    mouse.play(rounds=2)
    drag_a_lot(page)
    goes_on_after_a_reload(mouse)
    mouse.play()
    assert {"bidding", "revealing", "held", "close"} <= mouse.kinds
    walk_through(page)
    page.locator("#rematch").click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    expect(page.locator(".rival")).to_have_count(2)
    mouse.play(rounds=0)


def drag(page: Page) -> None:
    """The tile over the wall is dragged two spaces aside, and stays there unhung."""
    wall, ghost = page.locator("#own-wall svg.wall"), page.locator(".ghost-art image")
    at, was = wall.bounding_box(), ghost.bounding_box()
    assert at is not None
    assert was is not None
    space = at["width"] / 12
    by = 2 * space if was["x"] < at["x"] + at["width"] / 2 else -2 * space
    x, y = was["x"] + was["width"] / 2, was["y"] + was["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by / 2, y, steps=5)
    page.mouse.move(x + by, y, steps=5)
    page.mouse.up()
    expect(ghost).to_have_count(1)
    now = ghost.bounding_box()
    assert now is not None
    assert abs(now["x"] - was["x"] - by) < 2
    assert abs(now["y"] - was["y"]) < 2
    expect(page.locator("#own-wall")).to_have_class("wallgrid holding")
    page.locator("#place-next").click()  # to a place where it fits, wherever it was dragged


def drag_a_lot(page: Page) -> None:
    """A lot is dragged onto the wall, where it is tried; dragged away from the lots and let go beside it, it goes home."""
    lot, wall = page.locator("button.lot").first, page.locator("#own-wall")
    at, onto = lot.bounding_box(), wall.bounding_box()
    assert at is not None
    assert onto is not None
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    lot.hover()
    expect(page.locator(".peek:visible")).to_have_count(1)
    page.mouse.down()
    page.mouse.move(x, y + 330, steps=3)
    expect(page.locator("#stage .dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#stage .dragged")).to_have_count(0)
    expect(page.locator(".lot.mine")).to_have_count(0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(onto["x"] + onto["width"] / 2, onto["y"] + onto["height"] / 2, steps=6)
    expect(page.locator("#own-wall")).to_have_class("wallgrid holding")
    page.mouse.up()
    expect(page.locator(".lot.mine")).to_have_count(1)
    expect(page.locator("#stage .dragged")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".lot.mine")).to_have_count(0)


def goes_on_after_a_reload(mouse: Mouse) -> None:
    """In the middle of a round the page is loaded anew: the game is there again and goes on as it was."""
    page = mouse.page
    while "held" not in (seen := mouse.look()).kind:
        mouse.answer(seen)
    # What was over the wall is not part of the game: the decision is asked anew.
    before = {region: page.locator(f"#{region}").inner_text() for region in ("market", "others", "shared", "hand", "log")}
    reload(page)
    for region, text in before.items():
        expect(page.locator(f"#{region}")).to_have_text(text, use_inner_text=True)


def walk_through(page: Page) -> None:
    """The scoring is walked through line by line on the wall; the columns add up to the totals."""
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    for i, line in enumerate(LINES):
        page.locator(f"#line-{i}").click()
        expect(page.locator('[aria-current="step"]')).to_have_text(line)
        expect(page.locator("#own")).to_contain_text(line)
    page.locator("#total").click()
    rows = page.locator("table.score tbody tr").evaluate_all(
        "rows => rows.map(r => [...r.cells].slice(1).map(c => Number(c.textContent.replace('\\u2212', '-'))))"
    )
    totals = page.locator("table.score tfoot tr:first-child td").all_inner_texts()
    assert [sum(column) for column in zip(*rows, strict=True)] == [int(total) for total in totals]
