"""The journal in a browser: whatever happens to it or to local storage, the game is there, and the promises are shown."""

import pytest
from playwright.sync_api import Page, expect

from ..conftest import Troubles, anew, start
from ..journal import change_journal, journal
from ..player import Mouse, set_up

SAVED = "html[data-saved=yes]"
NO_JOURNAL = "Object.defineProperty(window, 'indexedDB', {value: undefined});"
FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
SILENT = "IDBFactory.prototype.open = () => ({});"
REFUSING = """const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...how) {
  const made = transaction.apply(this, how);
  if (window.full && made.mode === "readwrite") made.abort();
  return made;
};"""
"""Aborts like a browser without room on its disk: in WebKit such a transaction has no error either."""
HELD = """const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...how) {
  const made = transaction.apply(this, how);
  const busy = () => { if (window.held) made.objectStore("texts").count().onsuccess = busy; };
  if (made.mode === "readwrite" && window.held) { made.commit = () => {}; busy(); }
  return made;
};"""
"""Lets no transaction end for the time being."""
STORED = "Object.entries(localStorage).filter(([key]) => key.includes('game/'))"


def stored(page: Page) -> dict[str, str]:
    """What local storage holds of games, by the journal's keys."""
    found: list[tuple[str, str]] = page.evaluate(STORED)
    return {key.removeprefix("vernissage/"): text for key, text in found}


def put_back(page: Page, texts: dict[str, str]) -> None:
    """Makes local storage hold these games and no others, as after the end of a browser that had written no more."""
    page.evaluate(
        f"""(texts) => {{
            for (const [key] of {STORED}) localStorage.removeItem(key);
            for (const [key, text] of Object.entries(texts)) localStorage.setItem("vernissage/" + key, text);
        }}""",
        texts,
    )


def in_round_two(page: Page) -> None:
    """The game is opened from the foyer, and is where it was."""
    expect(page.locator(".ccard")).to_have_count(1)
    expect(page.locator(".ccard")).to_contain_text("Round 2")
    page.locator(".ccard").click()
    expect(page.locator("#bar")).to_contain_text("Round 2")
    expect(page.locator("#notice")).to_be_hidden()


@pytest.fixture
def playing(started: Page) -> tuple[Page, dict[str, str]]:
    """A game in its second round, and what local storage held in its first."""
    mouse = set_up(Mouse(started), 2, 3)
    early = stored(started)
    mouse.play(rounds=1)
    started.locator(SAVED).wait_for()
    assert journal(started) == stored(started), "they are level"
    return started, early


def test_a_journal_ahead_of_the_storage_wins(playing: tuple[Page, dict[str, str]]) -> None:
    page, early = playing
    late = stored(page)
    put_back(page, early)
    anew(page)
    assert stored(page) == late
    in_round_two(page)


@pytest.mark.long
def test_a_storage_that_was_cleared_is_filled_from_the_journal(playing: tuple[Page, dict[str, str]]) -> None:
    page, _ = playing
    page.evaluate("localStorage.clear()")
    anew(page)
    in_round_two(page)


@pytest.mark.long
def test_a_storage_ahead_of_the_journal_wins(playing: tuple[Page, dict[str, str]]) -> None:
    page, early = playing
    change_journal(page, f"(key, text) => {sorted(early)!r}.includes(key) ? text : null")
    anew(page)
    page.locator(SAVED).wait_for()
    assert journal(page) == stored(page)
    in_round_two(page)


@pytest.mark.long
def test_a_damaged_save_is_healed_by_the_journal(playing: tuple[Page, dict[str, str]]) -> None:
    page, _ = playing
    put_back(page, dict.fromkeys(stored(page), "spoiled"))
    anew(page)
    in_round_two(page)


@pytest.mark.long
def test_a_removed_game_does_not_come_back(playing: tuple[Page, dict[str, str]]) -> None:
    page, early = playing
    mouse = Mouse(page)
    mouse.press("leave")
    page.locator("[data-do='open games']").first.click()
    page.locator("[id^=all-remove-]").click()
    page.locator("[id^=all-remove-]").click()
    page.locator(SAVED).wait_for()
    page.evaluate("localStorage.clear()")
    put_back(page, early)
    anew(page)
    expect(page.locator(".ccard")).to_have_count(0)
    assert stored(page) == {}


@pytest.mark.long
@pytest.mark.parametrize("how", [NO_JOURNAL, FORBIDDEN, SILENT], ids=["missing", "forbidden", "silent"])
def test_without_a_journal_the_page_says_what_it_can_promise(page: Page, troubles: Troubles, how: str) -> None:
    page.add_init_script(how)
    start(page)
    expect(page.locator("#notice")).to_be_hidden()
    mouse = set_up(Mouse(page), 2, 3)
    expect(page.locator("#notice")).to_contain_text("cannot confirm that your games are on the disk")
    expect(page.locator("html")).to_have_attribute("data-saved", "unsure")
    mouse.press("dismiss")
    mouse.play(rounds=1)
    expect(page.locator("#notice")).to_be_hidden()
    anew(page)
    expect(page.locator(".ccard")).to_contain_text("Round 2")


@pytest.mark.long
def test_a_journal_that_refuses_is_told_and_written_anew_once_it_takes_something(page: Page, troubles: Troubles) -> None:
    page.add_init_script(REFUSING)
    start(page)
    page.evaluate("window.full = true")
    mouse = set_up(Mouse(page), 2, 3)
    expect(page.locator("#notice")).to_contain_text("could not be written to the disk")
    mouse.play(rounds=0)
    assert journal_is_empty(page)
    page.evaluate("window.full = false")
    expect(page.locator("#notice")).to_be_hidden(timeout=25_000)
    page.locator(SAVED).wait_for()
    assert journal(page) == stored(page)


def journal_is_empty(page: Page) -> bool:
    page.evaluate("window.full = false")
    found = journal(page)
    page.evaluate("window.full = true")
    return not found


@pytest.mark.long
def test_an_answer_does_not_wait_for_the_disk_and_a_slow_one_is_told(page: Page, troubles: Troubles) -> None:
    page.add_init_script(HELD)
    start(page)
    page.evaluate("window.held = true")
    mouse = set_up(Mouse(page), 2, 3)
    expect(page.locator("html")).to_have_attribute("data-saved", "pending")
    mouse.play(rounds=0)
    expect(page.locator("#notice")).to_contain_text("still being written")
    page.evaluate("window.held = false")
    expect(page.locator("#notice")).to_be_hidden()
    page.locator(SAVED).wait_for()
    assert journal(page) == stored(page)


@pytest.mark.long
def test_whoever_deletes_the_journal_is_not_held_up_and_it_is_made_anew(playing: tuple[Page, dict[str, str]]) -> None:
    page, _ = playing
    page.evaluate("""() => {
        const { body, documentElement } = document;
        const look = () => { body.dataset.seen = `${body.dataset.seen ?? ""} ${documentElement.dataset.saved}`; };
        new MutationObserver(look).observe(documentElement, { attributeFilter: ["data-saved"] });
    }""")
    other = page.context.new_page()
    other.goto("/manifest.webmanifest")
    deleted = other.evaluate("""new Promise((resolve) => {
        const asked = indexedDB.deleteDatabase("vernissage");
        asked.onsuccess = () => resolve("deleted");
        asked.onblocked = () => resolve("blocked");
    })""")
    assert deleted == "deleted"
    other.close()
    page.bring_to_front()
    expect(page.locator("body")).to_have_attribute("data-seen", " pending yes")
    assert journal(page) == stored(page)
    expect(page.locator("#notice")).to_be_hidden()
