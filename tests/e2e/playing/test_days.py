"""The deal of the day and the puzzles with a set clock: a shared text, over midnight, streaks, time zones, a clock set back,
without a network, out of one browser and into another.
"""

import datetime as dt
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.page.daily.test_daily import Clock, opened, played
from vernissage.bots.daily import deal
from vernissage.games import GAMES
from vernissage.page.puzzles.room import of_the_day, pack
from vernissage.table.days import Date, day_of
from vernissage.table.link import decode
from vernissage.table.notation import moves

from ..conftest import Troubles, anew, blind, start
from ..player import Mouse
from ..quick import QuickPainter
from ..starting.test_offline import kept

pytestmark = pytest.mark.fresh

MONDAY = dt.datetime(2026, 11, 23, 12, tzinfo=dt.UTC)
DAY = day_of(Date(2026, 11, 23))

def start_at(page: Page, when: dt.datetime) -> Page:
    """Opens the page in a browser whose clock says this."""
    page.clock.set_fixed_time(when)
    start(page)
    return page


def play(page: Page) -> None:
    """Plays the game of Canvas at the table to its end."""
    QuickPainter(page).play()


def came(page: Page, text: str, file: Path) -> None:
    """Takes in a file of games, and waits until all have come."""
    file.write_text(text, encoding="utf-8")
    page.locator("#games, #link-open").first.click()
    page.locator("#file").set_input_files(file)
    expect(page.locator("#taken, .came").first).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")


def copied(page: Page, part: str) -> str:
    """What lies in the clipboard, once this is a part of it: browsers copy a moment after the press."""
    for _ in range(100):
        text = str(page.evaluate("navigator.clipboard.readText()"))
        if part in text:
            return text
        page.wait_for_timeout(50)
    raise AssertionError(f"{part} is not in the clipboard: {text}")


def told_as(page: Page, day: int) -> str:
    return page.locator(f"#day-{day}").get_attribute("aria-label") or ""


@pytest.mark.long
@pytest.mark.browser_context_args(permissions=["clipboard-read", "clipboard-write"])
def test_todays_deal_to_its_text_over_midnight_and_without_a_network(page: Page, troubles: Troubles) -> None:
    start_at(page, MONDAY.replace(hour=23, minute=59))
    kept(page)
    page.context.set_offline(True)
    page.locator("#day").click()
    expect(page.locator(".day-box h2")).to_have_text("23 November 2026")
    page.locator("#play-day-canvas").click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    page.clock.set_fixed_time(MONDAY + dt.timedelta(hours=12, minutes=10))  # midnight comes in the middle of it
    play(page)
    page.locator("#result-day").click()
    expect(page.locator(".day-box h2")).to_have_text("23 November 2026")
    Mouse(page).press("share-day-canvas", "copy-day-text")
    expect(page.locator("#day-copied")).to_have_text("Copied.")
    lines = copied(page, "Vernissage").split("\n")
    assert len(lines) == 3
    assert lines[0] == "Vernissage 2026-11-23 Canvas"
    assert not any(c.isascii() and c.isalpha() for c in "".join(lines[1:]))
    page.locator("#copy-day-link").click()
    link = decode(copied(page, "#").partition("#")[2], GAMES)
    the = deal("canvas", DAY)
    assert (link.match.seed, dict(link.match.options)) == (the.seed, dict(the.options)), "the page has the deal of CPython"
    assert list(moves_of(link.match)) == list(moves_of(the.match()))
    page.locator(f"#day-{DAY + 1}").click()
    expect(page.locator(".day-h > .kicker")).to_have_text("Today")
    expect(page.locator("#play-day-canvas")).to_have_text("Play")
    expect(page.locator("#streak")).to_contain_text("Days in a row: 1")


def moves_of(match: object) -> list[str]:
    """What can be answered first, as text."""
    from vernissage.games.notations import NOTATIONS  # noqa: PLC0415

    game = match.game  # type: ignore[attr-defined]
    return list(moves(NOTATIONS[game.key], game, match.view(0)))  # type: ignore[attr-defined]


@pytest.mark.long
def test_a_streak_is_kept_and_broken_in_another_browser_and_another_time_zone(
    new_context: CreateContextCallback, tmp_path: Path
) -> None:
    device = Clock(DAY)
    for day in (DAY, DAY + 1, DAY + 2):
        device.set(day)
        played(opened(device))
    text = opened(device).app.shelf.export()
    there = new_context(timezone_id="Pacific/Kiritimati")  # fourteen hours ahead
    page = start_at(blind(there).new_page(), MONDAY + dt.timedelta(days=2))
    came(page, text, tmp_path / "games.json")
    page.locator("#day").click()
    expect(page.locator(".day-box h2")).to_have_text("25 November 2026")  # there it is the 26th already
    expect(page.locator("#streak")).to_have_text("Days in a row: 3, longest so far: 3")
    assert "Canvas won" in told_as(page, DAY) or "Canvas played" in told_as(page, DAY)
    for days, told in ((3, "Days in a row: 3, longest so far: 3"), (4, "Days in a row: 0, longest so far: 3")):
        page.clock.set_fixed_time(MONDAY + dt.timedelta(days=days))
        anew(page)
        page.locator("#day").click()
        expect(page.locator("#streak")).to_have_text(told)
    with page.expect_download() as coming:
        Mouse(page).press("leave", "games", "games-keep", "export")
    again = coming.value.path().read_text(encoding="utf-8")
    there.close()
    west = new_context(timezone_id="Pacific/Honolulu")
    page = start_at(blind(west).new_page(), MONDAY + dt.timedelta(days=2))
    came(page, again, tmp_path / "again.json")
    page.locator("#day").click()
    expect(page.locator(".day-box h2")).to_have_text("25 November 2026")
    expect(page.locator("#streak")).to_have_text("Days in a row: 3, longest so far: 3")


@pytest.mark.long
@pytest.mark.browser_context_args(locale="pl-PL")
def test_a_clock_set_back_is_caught_up_on(page: Page) -> None:
    start_at(page, MONDAY + dt.timedelta(days=3))
    page.locator("#day").click()
    expect(page.locator(".day-box h2")).to_have_text("26 listopada 2026")
    Mouse(page).press("play-day-canvas", "leave")
    page.clock.set_fixed_time(MONDAY)
    anew(page)
    page.locator("#day").click()
    expect(page.locator(".day-box h2")).to_have_text("23 listopada 2026")
    assert "Canvas: w toku" in told_as(page, DAY + 3)
    Mouse(page).press("play-day-canvas", "leave", "day")
    expect(page.locator(".deal[data-game=canvas] .chip")).to_have_text("nadrobione")


@pytest.mark.long
def test_puzzles_need_no_network_after_a_visit(page: Page) -> None:
    start_at(page, MONDAY)
    kept(page)
    page.context.set_offline(True)
    start(page)
    page.locator("#puzzle").click()
    game, number = of_the_day(DAY, list(GAMES_SHOWN))
    expect(page.locator(".pz-h b")).to_have_text(f"Puzzle {number}")
    expect(page.locator(".puzzles")).to_have_attribute("data-game", game)
    page.locator("#puzzles-canvas").click()
    puzzle = pack("canvas")[0]
    for card in puzzle.answer:
        page.locator(f"#hand-{card}").click()
    page.locator("#puzzle-give").click()
    expect(page.locator("#verdict")).to_contain_text(f"Solved: {puzzle.best} points")
    anew(page)
    Mouse(page).press("puzzle", "puzzles-canvas")
    expect(page.locator(".pz-h b")).to_have_text("Puzzle 2")
    expect(page.locator(".pz-nav")).to_contain_text("1 solved")


GAMES_SHOWN = ("art-society", "canvas", "avant-carde")
