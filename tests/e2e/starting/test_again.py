"""Python has ended for good: the page begins again by itself, at the same table with the same question."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from vernissage.games import GAMES
from vernissage.page.puzzles.room import pack
from vernissage.table.link import decode

from .. import linked
from ..conftest import ready, reload, start
from ..player import Mouse, Player, until
from ..quick import PLAYERS, begun
from ..traps import MOMENTS, NOTICE, arm, play_until_the_end, table
from .test_start import in_python

TEXT = "import main; main.session.app.table().text"


@pytest.fixture
def ready_page(page: Page) -> Page:
    """The page, ready for presses. Its console may complain."""
    start(page)
    return page


def answers(page: Page, dist: Path) -> tuple[Any, ...]:
    """All answers of the match at the table, which a person is asked in."""
    match = decode(str(in_python(page, dist, TEXT)), GAMES).match
    return tuple(match.answers)


def question(player: Player) -> None:
    """Waits for a question. Bids that were turned over are looked at: they lie there once more whenever one comes back."""
    if "revealing" in (seen := player.look()).kind:
        player.answer(seen)
        player.look()


@pytest.mark.parametrize(("moment", "key"), [
    pytest.param(moment, key, marks=[] if k == m in (1, 2) else pytest.mark.long)
    for m, moment in enumerate(MOMENTS) for k, key in enumerate(PLAYERS)])  # fmt: skip
def test_a_game_stands_where_it_stood(ready_page: Page, dist: Path, moment: str, key: str) -> None:
    ends_once(ready_page, dist, key, moment, Random(f"{key} {moment}"))


def ends_once(page: Page, dist: Path, key: str, moment: str, rng: Random) -> None:
    """A game is played for a while, Python ends at that moment, it goes on. tests/fuzz/browsers/traps.py does it more often."""
    player = begun(page, key, rng.randrange(1000))
    for _ in range(rng.randrange(1, 12)):
        player.answer(player.look())
    question(player)
    before, title = answers(page, dist), page.locator("#title").inner_text()
    arm(page, dist, moment, rng.randrange(1, 3))
    if moment != "idle":
        play_until_the_end(player)
    stands_again(page, key)
    question(player)
    after = answers(page, dist)
    assert after[: len(before)] == before, "nothing is lost"
    if moment == "idle":
        assert after == before, "nothing is answered twice"
        assert (now := page.locator("#title").inner_text()) == title, f"{title!r}, then {now!r}"
    player.answer(player.look())


def ends_by_link(page: Page, dist: Path, key: str, moment: str, rng: Random) -> None:
    """The same in the middle of a message of a game by link, which the other device then takes."""
    player, partner = linked.PLAYERS[key](page), linked.Partner("Ben")
    linked.invite(player, key, partner)
    for _ in range(rng.randrange(5)):
        if "ready" not in player.look().kind:
            player.answer(player.look())
    done = "ready" in player.look().kind  # what follows is neither saved nor drawn by an answer
    own = page.locator("#own").inner_text()
    arm(page, dist, "idle" if done else moment)
    if not done and moment != "idle":
        play_until_the_end(player)
    stands_again(page, key)
    if done:
        assert "ready" in player.look().kind
        assert page.locator("#own").inner_text() == own
    while "ready" not in (seen := player.look()).kind:
        player.answer(seen)
    player.press("linked-send")
    partner.turns(linked.given_out(page))


def stands_again(page: Page, key: str) -> None:
    """The page has begun again, at this game's table, and says so."""
    room, game, notice = table(page)
    assert (room, game) == ("table", key)
    assert NOTICE in notice


@pytest.mark.long
def test_a_half_made_puzzle_lies_there_again(ready_page: Page, dist: Path) -> None:
    page = ready_page
    Mouse(page).press("puzzle", "puzzles-canvas")
    puzzle = pack("canvas")[0]
    for card in puzzle.answer[:2]:
        page.locator(f"#hand-{card}").click()
    end(page, dist)
    expect(page.locator(".puzzles")).to_have_attribute("data-game", "canvas")
    expect(page.locator("#notice")).to_contain_text(NOTICE)
    Mouse(page).press(f"hand-{puzzle.answer[2]}", "puzzle-give")
    expect(page.locator("#verdict")).to_contain_text(f"Solved: {puzzle.best} points")


def end(page: Page, dist: Path) -> None:
    """Ends Python while nothing is done, and waits for the page that follows by itself."""
    with page.expect_event("load"):
        arm(page, dist, "idle")
    ready(page)


@pytest.mark.long
def test_the_third_time_in_ten_minutes_people_are_told_instead(ready_page: Page, dist: Path) -> None:
    page = ready_page
    player = begun(page, "art-society", 3)
    player.look()
    for _ in range(2):
        end(page, dist)
        expect(page.locator("html")).to_have_attribute("data-room", "table")
    arm(page, dist, "idle")
    expect(page.locator("#trouble-run")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-state", "ready")
    page.evaluate("""() => { const kept = JSON.parse(sessionStorage.getItem('vernissage again'));
        sessionStorage.setItem('vernissage again', JSON.stringify({ times: kept.times.map((time) => time - 600_000) })); }""")
    page.locator("#trouble-run").get_by_role("button", name="load the page again").click()
    ready(page)
    expect(page.locator("html")).to_have_attribute("data-room", "foyer")
    end(page, dist)
    expect(page.locator("#notice")).to_contain_text(NOTICE)


@pytest.mark.long
def test_a_reload_of_ones_own_is_no_new_beginning(ready_page: Page, dist: Path) -> None:
    page = ready_page
    end(page, dist)
    expect(page.locator("#notice")).to_contain_text(NOTICE)
    reload(page)
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.long
def test_an_end_on_the_way_back_still_leads_to_the_table(ready_page: Page, dist: Path) -> None:
    page = ready_page
    player = begun(page, "canvas", 3)
    player.look()
    page.add_init_script("""if (JSON.parse(sessionStorage.getItem('vernissage again'))?.times.length === 1) {
        addEventListener('DOMContentLoaded', () => setTimeout(() => dispatchEvent(new CustomEvent('vernissage:end')))); }""")
    arm(page, dist, "idle")
    until(page, "JSON.parse(sessionStorage.getItem('vernissage again'))?.times.length === 2")
    ready(page)
    expect(page.locator("html")).to_have_attribute("data-game", "canvas")
    expect(page.locator("#notice")).to_contain_text(NOTICE)


def test_without_a_storage_people_are_told(page: Page, dist: Path) -> None:
    page.add_init_script("Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('no'); } });")
    start(page)
    arm(page, dist, "idle")
    expect(page.locator("#trouble-run")).to_be_visible()


@pytest.mark.long
def test_a_plain_start_is_plain_again(page: Page, dist: Path) -> None:
    start(page, "/?start=plain")
    end(page, dist)
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
    expect(page.locator("#notice")).to_contain_text(NOTICE)
