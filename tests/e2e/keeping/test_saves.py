"""A storage that takes nothing or returns rubbish: the page plays on, says so, and overwrites nothing."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..conftest import Troubles, anew, reload, start
from ..journal import AS_STORED, change_journal
from ..player import Mouse, set_up

FULL = "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };"
BRIM = """for (let n = 1 << 22, i = 0; n; i++) {
  try { localStorage.setItem(`other ${i}`, 'x'.repeat(n)); } catch { n >>= 1; }
}"""
SILENT = "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };"
NONE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
NULL = "Object.defineProperty(window, 'localStorage', {value: null});"


@pytest.mark.long
@pytest.mark.parametrize(
    ("storage", "told"),
    [
        (FULL, "is full, so the game is not saved"),
        (BRIM, "is full, so the game is not saved"),
        (SILENT, "saves nothing: the game is lost"),
        (NONE, "saves nothing: the game is lost"),
        (NULL, "saves nothing: the game is lost"),
    ],
    ids=["full", "to the brim", "read only", "none", "null"],
)
def test_without_room_the_game_goes_on_and_says_so(page: Page, troubles: Troubles, storage: str, told: str) -> None:
    page.add_init_script(storage)
    start(page)
    mouse = set_up(Mouse(page), 2, 3)
    expect(page.locator("#notice")).to_contain_text(told)
    notice, title = page.locator("#notice .slip").bounding_box(), page.locator("#title").bounding_box()
    assert notice
    assert title
    assert title["x"] + title["width"] <= notice["x"], "it lies beside what is asked"
    mouse.play(rounds=0)
    mouse.press("dismiss")
    expect(page.locator("#notice")).to_be_hidden()
    mouse.play(rounds=1)  # it is said once, not after every answer
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#trouble-run")).to_be_hidden()


@pytest.mark.long
def test_once_there_is_room_again_the_game_is_saved(page: Page, troubles: Troubles) -> None:
    page.add_init_script(
        "const set = Storage.prototype.setItem; Storage.prototype.setItem = function (...a) {"
        " if (window.full) throw new DOMException('no room', 'QuotaExceededError'); set.apply(this, a); };"
    )
    start(page)
    mouse = Mouse(page)
    page.evaluate("window.full = true")
    set_up(mouse, 2, 3)
    expect(page.locator("#notice")).to_contain_text("is full")
    mouse.play(rounds=0)
    page.evaluate("window.full = false")
    mouse.play(rounds=1)
    expect(page.locator("#notice")).to_be_hidden()
    anew(page)
    expect(page.locator(".ccard")).to_contain_text("Round 2")


def games(page: Page) -> dict[str, str]:
    """What the storage holds of games, by key."""
    return page.evaluate("Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('game/')))")


SPOILERS = """[text => text.slice(0, 40), text => '\\0<b>' + text, () => '', () => 'null', text => text + ' ',
               text => text.replace(/\\d/, d => 9 - d)]"""


@pytest.mark.long
def test_a_save_that_cannot_be_read_is_set_aside_and_told(started: Page, tmp_path: Path) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 3)
    mouse.play(rounds=1)
    page.evaluate(f"""() => Object.keys(localStorage).filter(key => key.includes('game/')).forEach((key, i) =>
        localStorage.setItem(key, ({SPOILERS})[i % 6](localStorage.getItem(key))))""")
    change_journal(page, AS_STORED)
    spoiled = games(page)
    assert len(spoiled) >= 6
    anew(page)
    shut = page.locator(".ccard.shut")
    expect(shut).to_contain_text("cannot be read, and is set aside.")
    with page.expect_download() as download:
        shut.locator("[id^=keep-]").click()
    download.value.save_as(tmp_path / "kept.txt")
    kept = (tmp_path / "kept.txt").read_bytes().decode()
    assert all(text in kept for text in spoiled.values())
    set_up(mouse, 2, 3)  # the same deal once more
    mouse.play(rounds=1)
    now = games(page)
    assert spoiled.items() <= now.items()
    assert len(now) > len(spoiled)
    mouse.press("leave")
    expect(page.locator(".ccard.shut")).to_have_count(1)
    expect(page.locator(".ccard:not(.shut)")).to_have_count(1)


@pytest.mark.long
def test_a_damaged_latest_save_gives_way_to_the_one_before(started: Page) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 3)
    mouse.play(rounds=1)
    latest = max(games(page), key=lambda key: int(key.rpartition("/")[2].partition("-")[0]))
    page.evaluate("key => localStorage.setItem(key, 'spoiled')", latest)
    change_journal(page, AS_STORED)
    reload(page)
    expect(page.locator("#notice")).to_contain_text("the one before it is open")
    mouse.play(rounds=1)
    assert games(page)[latest] == "spoiled"


def test_a_game_that_goes_on_in_another_tab_is_not_written_over(started: Page) -> None:
    page, mouse = started, set_up(Mouse(started), 2, 3)
    mouse.play(rounds=0)
    other = page.context.new_page()
    start(other)
    other.locator(".ccard").first.click()
    expect(other.locator("#dialog")).to_contain_text("open in another tab")
    other.get_by_role("button", name="Take it over here").click()
    Mouse(other).play(rounds=1)
    theirs = games(other)
    page.bring_to_front()  # a browser slows down what is behind
    expect(page.locator("#notice")).to_contain_text("went on in another tab")
    mouse.answer(mouse.look())
    mouse.answer(mouse.look())
    assert games(page) == theirs
    mouse.press("take-over")
    expect(page.locator("#bar")).to_contain_text("Round 2")
    mouse.play(rounds=0)
    other.close()
