"""Errors that end Python for good: the page says so, restarts, and loses no saved game."""

import json
from binascii import crc32
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from tests.marks import seldom
from tests.page.double import Kept
from vernissage.games import GAMES
from vernissage.page.keeping.record import Save
from vernissage.page.keeping.saves import Shelf
from vernissage.table.link import Player, encode

from ...fuzz.games import nested, random_match
from ..conftest import Troubles, anew, ready, reload, start
from ..player import Mouse, set_up, until
from .test_start import in_python

FATAL = "import json; json.loads('[' * 100_000)"
"""Ends Python: the browser's stack has no room for as many calls as there are brackets."""


@pytest.fixture
def begun(page: Page) -> Page:
    """The page, ready, where the browser may say that something went wrong. It does not begin again by itself any more, as
    if it had done so twice already: see test_again.py.
    """
    start(page)
    page.evaluate("sessionStorage.setItem('vernissage again', JSON.stringify({ times: [Date.now(), Date.now()] }))")
    return page


def keep(page: Page, key: str, text: str) -> None:
    page.evaluate("([key, text]) => localStorage.setItem('vernissage/' + key, text)", [key, text])


def kept(page: Page) -> dict[str, str]:
    """What local storage has of ours. It comes as JSON: the browser hands out a half of a pair of signs as another sign."""
    ours = "Object.entries(localStorage).filter(([key]) => key.startsWith('vernissage/'))"
    return json.loads(page.evaluate(f"JSON.stringify(Object.fromEntries({ours}))"))


def end(page: Page, dist: Path) -> None:
    with pytest.raises(Error, match=r"call stack|recursion"):
        in_python(page, dist, FATAL)


DEEP = {
    "open": "[" * 200_000,
    "lists": nested(200_000, 0),
    "a language": '{"language": ' + nested(100_000, 0) + "}",
    "objects": nested(50_000, 2),
}


@pytest.mark.parametrize("text", [DEEP["open"], *map(seldom, list(DEEP.values())[1:])], ids=DEEP)
def test_deep_settings_are_set_aside(started: Page, troubles: Troubles, text: str) -> None:
    page = started
    keep(page, "settings", text)
    reload(page)
    expect(page.locator("#notice")).to_contain_text("could not be read")
    expect(page.locator("#trouble-load")).to_be_hidden()
    assert kept(page) == {"vernissage/settings-damaged": text}
    page.locator("#theme").click()
    reload(page)
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.long
def test_a_deep_save_with_a_right_check_is_set_aside(started: Page, troubles: Troubles) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 3)
    mouse.press("leave")
    body = nested(50_000, 0)
    check = crc32(b"1\n" + body.encode())
    keep(page, "game/deep/1-x", f"vernissage-save 1 {check:08x}\n{body}")
    before = kept(page)
    anew(page)
    expect(page.locator(".ccard.shut")).to_contain_text("cannot be read, and is set aside")
    expect(page.locator(".ccard:not(.shut)")).to_have_count(1)
    assert kept(page) == before


@pytest.mark.long
def test_a_deep_file_is_refused(started: Page, troubles: Troubles) -> None:
    page = started
    page.locator("#link-open").click()
    for text in ("[" * 200_000, '{"file": "vernissage games", "schema": 1, "games": ' + nested(100_000, 3) + "}"):
        file = {"name": "deep.json", "mimeType": "application/json", "buffer": text.encode()}
        page.locator("#file").set_input_files(file)
        expect(page.locator("#dialog")).to_contain_text("holds no games")
    Mouse(page).press("dialog-close", "play")
    expect(page.locator("html")).to_have_attribute("data-room", "table")


def test_the_end_of_python_is_told_and_the_page_starts_again(begun: Page, dist: Path) -> None:
    page, mouse = begun, set_up(Mouse(begun), 2, 3)
    mouse.play(rounds=0)
    page.locator("#menu").click()  # what lies over the page makes way
    end(page, dist)
    told = page.locator("#trouble-run")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told.get_by_text("load the page again")).to_be_visible()
    expect(page.locator("#trouble-again")).to_be_hidden()
    before = kept(page)
    page.keyboard.press("u")
    page.locator("#hall").click(force=True)
    assert kept(page) == before, "nothing is done any more"
    told.get_by_role("button", name="load the page again").click()
    ready(page)
    expect(told).to_be_hidden()
    page.locator(".ccard").first.click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")


@pytest.mark.long
def test_nothing_that_was_under_way_calls_python_after_its_end(begun: Page, dist: Path) -> None:
    """A timer, what waits for a promise, a listener, and a task of Python's own."""
    page = begun
    fresh = "() => { globalThis.calls = []; globalThis.promised = new Promise((done) => { globalThis.keep = done; }); }"
    happens = """() => { keep(); dispatchEvent(new Event('resize'));
        return new Promise((done) => setTimeout(done, 600)).then(() => calls.length); }"""
    page.evaluate(fresh)
    under_way = """
import asyncio
import js
from pyodide.ffi import create_once_callable, create_proxy

def called(*_):
    js.calls.push("called")

async def waits():
    await js.promised
    called()

async def sleeps():
    await asyncio.sleep(0.2)
    called()

tasks = [asyncio.ensure_future(waits()), asyncio.ensure_future(sleeps())]
js.setTimeout(create_once_callable(called), 200)
js.addEventListener("resize", create_proxy(called))
None
"""
    in_python(page, dist, under_way)
    assert page.evaluate(happens) == 4
    page.evaluate(fresh)
    in_python(page, dist, under_way)
    end(page, dist)
    assert page.evaluate(happens) == 0


@pytest.mark.long
def test_after_the_second_time_the_page_starts_without_saved_games(begun: Page, dist: Path, tmp_path: Path) -> None:
    page, mouse = begun, set_up(Mouse(begun), 2, 3)
    mouse.play(rounds=0)
    keep(page, "strange", "\ud800 <b>\0")
    before = kept(page)
    end(page, dist)
    with page.expect_event("load"):  # it comes after the page's files
        page.locator("#trouble-run").get_by_role("button", name="load the page again").click()
    ready(page)
    end(page, dist)
    again = page.locator("#trouble-again")
    expect(again).to_be_in_viewport(ratio=1)
    with page.expect_download() as download:
        again.get_by_role("button", name="save all of them as a file").click()
    download.value.save_as(tmp_path / "all.json")
    written = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert {f"vernissage/{key}": text for key, text in written["entries"].items()} == before

    again.get_by_role("button", name="start without saved games").click()
    ready(page)
    expect(page.locator("#notice")).to_contain_text("without your saved games")
    expect(page.locator(".ccard")).to_have_count(0)
    set_up(mouse, 2, 5)
    mouse.play(rounds=0)
    anew(page)
    expect(page.locator(".ccard")).to_have_count(1)
    assert kept(page) == before, "they stay where they are"
    page.locator("#link-open").click()
    page.locator("#file").set_input_files(tmp_path / "all.json")
    expect(page.locator("#taken")).to_contain_text("1 game was added")
    page.locator("#dialog-close").click()
    page.get_by_role("link", name="Start with saved games").click()
    ready(page)
    expect(page.locator(".ccard")).to_have_count(1)
    expect(page.locator("#notice")).to_be_hidden()
    assert kept(page) == before


@pytest.mark.long
def test_two_failures_with_a_good_visit_between_them_are_not_in_a_row(begun: Page, dist: Path) -> None:
    page = begun
    end(page, dist)
    for _ in range(2):
        reload(page)
    end(page, dist)
    expect(page.locator("#trouble-run")).to_be_visible()
    expect(page.locator("#trouble-again")).to_be_hidden()


def test_an_error_of_ours_at_the_start_is_no_file_that_did_not_come(page: Page) -> None:
    page.add_init_script("Object.defineProperty(document, 'title', { set() { throw new Error('no title'); } });")
    page.goto("/")
    expect(page.locator("#trouble-run")).to_be_visible(timeout=60_000)
    expect(page.locator("#trouble-load")).to_be_hidden()
    expect(page.locator("#trouble-again")).to_be_hidden()
    page.reload()
    expect(page.locator("#trouble-again")).to_be_visible(timeout=60_000)


@pytest.mark.fresh
@pytest.mark.long
def test_a_browser_without_channels_starts_and_tabs_keep_apart(page: Page, troubles: Troubles) -> None:
    page.context.add_init_script("delete globalThis.BroadcastChannel")
    start(page)
    mouse = set_up(Mouse(page), 2, 3)
    mouse.play(rounds=0)
    other = page.context.new_page()
    start(other)
    other.locator(".ccard").first.click()
    expect(other.locator("#dialog")).to_contain_text("open in another tab")
    other.get_by_role("button", name="Take it over here").click()
    Mouse(other).play(rounds=1)
    page.bring_to_front()
    expect(page.locator("#notice")).to_contain_text("went on in another tab")
    other.close()


@pytest.mark.long
def test_a_game_of_bots_alone_is_watched(page: Page, troubles: Troubles) -> None:
    start(page, "/#GV-8MU4b3ve99Wm2k&p=MUFubmEKMUJlbg")
    expect(page.locator("#accept-new")).to_have_count(0)
    page.locator("#accept-watch").click()
    expect(page.locator("html")).to_have_attribute("data-reel", "yes")
    page.keyboard.press("End")
    page.locator("#what-if").click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    anew(page)
    expect(page.locator(".ccard")).to_have_count(1)
    expect(page.locator("#trouble-run")).to_be_hidden()


def file_of(games: int) -> bytes:
    """A file with so many long games."""
    shelf = Shelf(Kept(), "old")
    for n in range(games):
        match = random_match(GAMES["avant-carde"], Random(n))
        players = (Player("Ann"), *(Player("Zofia", 1) for _ in range(match.seats - 1)))
        assert shelf.save(f"g{n}", Save("avant-carde", encode(match), players), n).problem is None
    return shelf.export().encode()


COUNT_BEATS = """() => {
  globalThis.beats = {};
  const beat = () => {
    const taken = document.getElementById("read-said")?.textContent.match(/[0-9]+/);
    if (taken) beats[taken] = (beats[taken] ?? 0) + 1;
    setTimeout(beat, 0);
  };
  beat();
}"""
"""Counts from now on how often the page can do something else, by the number of games that have been taken in by then."""


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_a_long_file_is_taken_in_while_the_page_stays_awake(started: Page, troubles: Troubles) -> None:
    page = started
    file = {"name": "games.json", "mimeType": "application/json", "buffer": file_of(24)}
    page.locator("#link-open").click()
    page.evaluate(COUNT_BEATS)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})  # on a fast machine a game takes no longer than two slices
    page.locator("#file").set_input_files(file)
    expect(page.locator("#read-said")).to_contain_text("of 24")
    until(page, "Object.keys(beats).some(taken => taken > 3)", most=120_000)  # six times slower, and beside other checks
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.locator("#stop").click()
    expect(page.locator("#taken")).to_contain_text("of 24 games")
    assert page.locator("#taken").inner_text().startswith("Stopped after")
    beats = page.evaluate("beats")
    # A page that reads each game in one go beats once or twice for it.
    assert sum(beats.get(n, 0) for n in ("1", "2", "3")) > 6, beats
