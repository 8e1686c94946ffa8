"""Links, replay and saves in the browser itself: what people do with a game besides playing it."""

import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.marks import rest_seldom
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.page.keeping.record import Result, Save
from vernissage.page.keeping.saves import Shelf
from vernissage.page.replay.state import stops
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ...page.double import Kept
from ..conftest import Troubles, anew, blind, start
from ..journal import AS_STORED, change_journal
from ..player import Mouse

KEY = "art-society"
PEOPLE = (Player("Ann"), Player("Bea"))
WITH_BOT = (Player("Ann"), Player("Zofia", 2))


def played(key: str, answers: int, seed: int = 5) -> Match[object]:
    """A match of two in which a bot of the middle level gave so many answers."""
    match, rng = Match(GAMES[key], 2, {}, seed), Rng(seed)
    while (d := match.decision) is not None and len(match.answers) < answers:
        match.answer(answer(BOTS[key]["greedy"], match.view(d.seat), d.seat, rng))
    return match


def near_the_end(players: Sequence[Player]) -> str:
    """A link to the last two dozen answers of a game of these two."""
    return encode(played(KEY, len(played(KEY, 9999).answers) - 24), "go", None, players)


def file_of(*matches: Match[object]) -> str:
    """A file with these matches, as the page writes it."""
    shelf = Shelf(Kept(), "test")
    for i, match in enumerate(matches):
        over = match.decision is None
        result = Result(match.game.scores(match.state), match.game.winners(match.state)) if over else None
        now = 1_700_000_000_000 + i
        record = Save(match.game.key, encode(match), WITH_BOT, begun=now, result=result)
        shelf.save(shelf.new_id(now, match.seed), record, now)
    return shelf.export()


@pytest.fixture
def visit(context: BrowserContext, base_url: str) -> Iterator[Callable[..., Page]]:
    """Opens a page in a context (the test's own, or another), with a link if there is one."""
    everything: list[Troubles] = []

    def opened(fragment: str = "", where: BrowserContext | None = None) -> Page:
        page = (where or context).new_page()
        everything.append(Troubles(page, base_url))
        start(page, f"{base_url}/" + (f"#{fragment}" if fragment else ""))
        return page

    yield opened
    assert not [trouble for troubles in everything for trouble in troubles]


def address(page: Page) -> str:
    return page.locator("#address").input_value()


def until_my_decision(page: Page) -> None:
    """Waits until the bots have answered and the person is asked."""
    expect(page.locator("#bar h1")).to_have_text(re.compile("You|Choose|Hang|Confirm|Everybody bids"))


def hang_first(page: Page) -> None:
    """Gives the first answer of a game: the painting is hung where it stands."""
    page.locator("#wall").press("Enter")


def test_share_and_open_in_a_second_profile_and_go_on(visit, browser, browser_context_args) -> None:
    ann = visit(encode(played(KEY, 0), "go", None, PEOPLE))
    ann.locator("#accept-new").click()
    assert ann.evaluate("location.hash") == "", "opened, the link leaves the address"
    ann.locator("#curtain-go").click()
    hang_first(ann)
    expect(ann.locator("#dialog-title")).to_have_text("It is Bea's turn.")
    there = address(ann)

    other = blind(browser.new_context(**browser_context_args))
    bea = visit(there.partition("#")[2], other)
    expect(bea.locator("#dialog")).to_contain_text("a game of your own")
    bea.locator("#accept-new").click()
    expect(bea.locator("#curtain h1")).to_have_text("It is Bea's turn.")
    assert not bea.locator("#own").is_visible(), "nothing is shown before the curtain rises"
    bea.locator("#curtain-go").click()
    hang_first(bea)
    expect(bea.locator("#dialog-title")).to_have_text("It is Ann's turn.")
    Mouse(bea).press("dialog-close", "share")
    back = address(bea)
    assert back != there

    ann.locator("#dialog-close").click()
    ann.evaluate("hash => { location.hash = hash }", back.partition("#")[2])
    ann.locator("#accept-onto").click()
    ann.locator("#leave, #curtain-leave").locator("visible=true").first.click()
    expect(ann.locator(".ccard")).to_have_count(1)
    other.close()


def test_copy_code_and_file(visit, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit()
    Mouse(page).press("play", "share", "copy")
    expect(page.locator("#copied")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == address(page)
    page.locator("#code").click()
    expect(page.locator("svg.qr path").last).to_be_visible()
    with page.expect_download() as kept:
        page.locator("#link-file").click()
    assert Path(kept.value.path()).read_text(encoding="utf-8") == address(page) + "\n"


@pytest.mark.long
def test_watch_at_turn_17(visit) -> None:
    match = played(KEY, 9999)
    n = bisect_left(stops(match), 17)
    page = visit(encode(match, "watch", 17, PEOPLE))
    page.locator("#accept-watch").click()
    at = page.locator("#bar b")
    expect(at).to_contain_text(f"move {n} of {len(match.answers)}")
    slider = page.locator("#reel-at")
    expect(slider).to_have_value(str(n))
    page.keyboard.press("ArrowRight")
    expect(at).to_contain_text(f"ove {n + 1} of ")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(n))
    slider.fill("20")
    expect(at).to_contain_text("ove 20 of ")
    expect(slider).to_have_attribute("aria-valuetext", at.inner_text())
    Mouse(page).press("step-round-on", "share")
    assert "&t=" in address(page)


@pytest.mark.long
def test_undo_to_its_border_and_practice(visit) -> None:
    page = visit(encode(played(KEY, 2), "go", None, WITH_BOT))
    page.locator("#accept-new").click()
    until_my_decision(page)
    page.locator("#undo").click()
    expect(page.locator("#dialog")).to_contain_text("This cannot be taken back")
    page.locator("#practise").click()
    expect(page.locator("#bar .chip")).to_have_text("Practice")
    expect(page.locator("#redo")).to_be_visible()
    for _ in range(9):  # more often than there is something to take back
        page.keyboard.press("u")
    expect(page.locator("#dialog")).to_contain_text("There is nothing to take back yet.")
    page.keyboard.press("Escape")
    expect(page.locator("#bar h1")).to_have_text("Cover a star with your first painting.")


def test_replay_and_what_if(visit) -> None:
    page = visit()
    page.locator("#link-open").click()
    page.locator("#file").set_input_files(
        {"name": "games.json", "mimeType": "application/json", "buffer": file_of(played(KEY, 9999)).encode()}
    )
    expect(page.locator("#taken")).to_have_text("1 game was added.")
    page.locator("#games-over").click()
    page.locator("[id^=replay-]").click()
    expect(page.locator("#bar b")).to_contain_text("Move 0 of ")
    Mouse(page).press("step-round-on", "step-round-on")
    assert page.locator("#log").is_visible()
    page.locator("#what-if").click()
    expect(page.locator("#bar .chip")).to_have_text("Practice")
    until_my_decision(page)
    page.locator("#leave").click()
    expect(page.locator(".ccard")).to_have_count(1)
    Mouse(page).press("games", "games-over")
    expect(page.locator(".past")).to_have_count(1)


@pytest.mark.long
def test_a_damaged_save(visit) -> None:
    page = visit(encode(played(KEY, 30), "go", None, WITH_BOT))
    page.locator("#accept-new").click()
    expect(page.locator("#undo")).to_be_visible()
    page.locator("#leave").click()
    page.locator(".ccard").click()
    expect(page.locator("#undo")).to_be_visible()
    if page.locator("#wall").is_visible():
        Mouse(page).press("undo", "practise")
    page.locator("#leave").click()
    damaged = page.evaluate("""() => {
        const keys = Object.keys(localStorage).filter((k) => k.startsWith("vernissage/game/"));
        const n = (k) => Number(k.split("/").at(-1).split("-")[0]);
        const last = keys.sort((a, b) => n(a) - n(b)).at(-1);
        localStorage.setItem(last, localStorage.getItem(last).slice(0, -9));
        return [keys.length, localStorage.getItem(last)];
    }""")
    assert damaged[0] > 1
    change_journal(page, AS_STORED)
    anew(page)
    page.locator(".ccard").click()
    expect(page.locator("#notice")).to_contain_text("damaged")
    with page.expect_download() as kept:
        page.locator("#keep-damaged").click()
    assert damaged[1] in Path(kept.value.path()).read_text(encoding="utf-8")


def test_export_clear_import(visit, tmp_path: Path) -> None:
    page = visit()
    page.locator("#link-open").click()
    text = file_of(played(KEY, 9999), played(KEY, 40, seed=6))
    page.locator("#file").set_input_files({"name": "games.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(page.locator("#taken")).to_have_text("2 games were added.")
    with page.expect_download() as kept:
        page.locator("#export").click()
    file = tmp_path / "games.json"
    kept.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 2
    page.evaluate("localStorage.clear()")
    change_journal(page, "() => null")
    anew(page)
    expect(page.locator(".ccard")).to_have_count(0)
    page.locator("#link-open").click()
    page.locator("#file").set_input_files(file)
    expect(page.locator("#taken")).to_have_text("2 games were added.")
    page.locator("#games-over").click()
    expect(page.locator(".past")).to_have_count(1)
    page.locator("#dialog-close").click()
    expect(page.locator(".ccard")).to_have_count(1)


HOSTILE = ("<img src=x onerror=alert(1)>", "\u202eabc", "a\u0000b\u0007", "'\"><script>alert(1)</script>", "x" * 10_000)


@pytest.mark.parametrize("name", rest_seldom(HOSTILE), ids=["markup", "direction", "control", "quotes", "long"])
def test_hostile_texts_never_become_markup(visit, name: str) -> None:
    page = visit()
    counted = "document.querySelectorAll('img, script:not([src]):not([type=py]), #dialog b, #dialog script').length"
    before = page.evaluate(counted)
    page.locator("#link-open").click()
    page.locator("#link").fill(name)
    page.locator("#link-go").click()
    expect(page.locator("#dialog .acts")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("text => { location.hash = encodeURIComponent(text) }", name)
    expect(page.locator("#dialog .acts")).to_be_visible()
    assert page.evaluate(counted) == before
    page.keyboard.press("Escape")
    save = json.loads(file_of(played(KEY, 4)))
    save["games"][0]["save"] = save["games"][0]["save"].replace("Ann", name)
    page.locator("#link-open").click()
    page.locator("#file").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": json.dumps(save).encode()}
    )
    expect(page.locator("#taken")).to_contain_text("could not be read")
    assert page.evaluate(counted) == before
    Mouse(page).press("dialog-close", "setup")
    page.locator("#name-0").fill(name)
    page.locator("#start").click()
    expect(page.locator("#undo")).to_be_visible()
    page.locator("#share").click()
    expect(page.locator("#address")).to_be_visible()
    assert page.evaluate(counted) == before
