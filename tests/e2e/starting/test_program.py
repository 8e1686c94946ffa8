"""Python's program in two parts: the page starts with the hot one and plays on, whenever the cold one comes."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect

from build import licences
from tests.page.double import FakeDevice, FakePage
from tests.page.finished import put, some
from tests.screens.screens import give, ticking
from vernissage.page.core.messages import Do
from vernissage.page.games.views import VIEWS
from vernissage.table.chance import Rng

from ..conftest import Troubles, ready
from ..everyone.test_keyboard import Keys
from ..player import Mouse, Player
from ..playing.test_bots import NO_WORKER
from .test_start import in_python

pytestmark = [pytest.mark.fresh, pytest.mark.browser_context_args(service_workers="block")]

COLD = "**/pyodide.cold.wasm.bin"
BLOCKED = "performance.getEntriesByName('blocked').length"
"""How often the page had to stand still for the cold part."""
POWER = "str(complex(1, 2) ** 2)"
"""No game has complex numbers: they are cold."""


def stored(language: str, name: str) -> dict[str, str]:
    """What the storage of somebody holds who has finished games of all kinds, left one of each, and changed the settings."""
    device = FakeDevice()
    put(device.storage, *some(1, name))
    page = FakePage(device, languages=(language,))
    page.app.likes.name = name
    for key in VIEWS:
        page.send(Do("choose", (key,)))
        page.send(Do("play"))
        ticking(page)
        give(page, Rng(4), "greedy")
        page.send(Do("leave"))
    page.send(Do("theme", ("dark",)))
    return {f"vernissage/{key}": text for key, text in device.storage.texts.items()}


def begun(player: Player) -> None:
    """A game of Art Society with bots, without the cold part so far."""
    player.page.goto("/")
    ready(player.page, whole=False)
    player.press("poster-button-art-society")
    player.press("play")
    player.play(rounds=1)
    assert not player.page.evaluate("performance.getEntriesByName('together').length")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_cold_part_that_comes_late_is_taken_while_somebody_plays_on(
    browser: Browser, base_url: str, dist: Path, language: str
) -> None:
    held: list[Route] = []
    page = browser.new_page(base_url=base_url, locale=language, service_workers="block", reduced_motion="reduce")
    page.add_init_script(NO_WORKER)  # bots' workers have to wait for it, too
    page.route(COLD, lambda route: held.append(route))  # noqa: PLW0108 - Playwright cannot call what is built in
    player = (Mouse if language == "en" else Keys)(page)
    begun(player)
    page.locator("[data-do='open menu']").first.click()
    expect(page.locator("#urgent")).to_contain_text("A moment" if language == "en" else "Chwila")
    expect(page.locator("#dialog")).to_be_hidden()
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator("#dialog")).to_be_visible()
    page.keyboard.press("Escape")
    player.play(rounds=1)
    assert in_python(page, dist, POWER) == "(-3+4j)"
    assert page.evaluate(BLOCKED) == 0
    page.close()


SPOILERS = """[text => text.slice(0, 40), text => '\\0<b>' + text, () => '', () => 'null', text => text + ' ',
               text => text.replace(/\\d/, d => 9 - d)]"""
LEFT = {
    "as stored": "null",
    "in the journal alone": "localStorage.clear()",
    "damaged": f"""Object.keys(localStorage).forEach((key, i) =>
        localStorage.setItem(key, ({SPOILERS})[i % 6](localStorage.getItem(key))))""",
}
"""What is done to the storage between two visits."""


@pytest.mark.parametrize(("left", "language", "name"), [
    ("as stored", "en", "Ann \N{ARTIST PALETTE}"), ("in the journal alone", "pl", "Żaneta"), ("damaged", "en", "Ann"),
])  # fmt: skip
def test_whoever_comes_again_finds_their_games_and_plays_before_the_cold_part(
    browser: Browser, base_url: str, left: str, language: str, name: str
) -> None:
    with browser.new_context(base_url=base_url, locale=language, service_workers="block", reduced_motion="reduce") as home:
        page = home.new_page()
        page.goto(f"/{licences.NAME}")
        page.evaluate("texts => Object.assign(localStorage, texts)", stored(language, name))
        page.goto("/")
        ready(page)  # what is stored is in the journal, too
        page.goto(f"/{licences.NAME}")
        page.evaluate(LEFT[left])
        held: list[Route] = []
        page.route(COLD, lambda route: held.append(route))  # noqa: PLW0108 - Playwright cannot call what is built in
        begun(player := Mouse(page))
        cards = page.locator(".ccard:not(.shut)")
        player.press("leave")
        expect(page.locator("#urgent")).to_contain_text("A moment" if language == "en" else "Chwila")
        assert page.evaluate(BLOCKED) == 0
        held[0].continue_()
        expect(cards).to_have_count(len(VIEWS))
        cards.last.click()
        expect(page.locator("html")).to_have_attribute("data-room", "table")
        assert page.evaluate(BLOCKED) == 0


def test_what_cannot_wait_for_the_cold_part_fetches_it_at_once(page: Page, dist: Path, troubles: Troubles) -> None:
    held: list[Route] = []
    page.route(COLD, lambda route: held.append(route))  # noqa: PLW0108 - Playwright cannot call what is built in
    page.goto("/")
    ready(page, whole=False)
    assert page.evaluate(BLOCKED) == 0
    assert in_python(page, dist, POWER) == "(-3+4j)"
    assert page.evaluate(BLOCKED) == 1
    held[0].continue_()  # it comes a second time
    ready(page)
    assert in_python(page, dist, POWER) == "(-3+4j)"
    assert page.evaluate(BLOCKED) == 1


def test_without_the_cold_part_a_game_goes_on_and_what_needs_it_says_so(page: Page, dist: Path) -> None:
    page.route("**/pyodide.cold.wasm*", lambda route: route.abort())
    begun(Mouse(page))
    menu = page.locator("[data-do='open menu']").first
    menu.click()
    expect(page.locator("#urgent")).to_contain_text("could not be loaded")
    assert page.evaluate(BLOCKED) == 0
    with pytest.raises(Error, match="a part of Python did not come"):
        in_python(page, dist, POWER)
    told = page.locator("#trouble-missing")
    expect(told).to_be_in_viewport(ratio=1)
    expect(told).to_contain_text("Your games are saved")
    expect(told).to_contain_text("Partie są zapisane")
    expect(page.locator("#trouble-run")).to_be_hidden()
    page.unroute_all()
    told.get_by_role("button", name="load the page again").click()
    ready(page)
    expect(told).to_be_hidden()
    assert in_python(page, dist, POWER) == "(-3+4j)"


def test_a_cold_part_that_did_not_come_is_asked_for_again(page: Page) -> None:
    page.route(COLD, lambda route: route.abort())
    page.goto("/")
    ready(page, whole=False)
    page.locator("#rules").click()
    expect(page.locator("#urgent")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.evaluate("dispatchEvent(new Event('online'))")
    ready(page)
    page.locator("#rules").click()
    expect(page.locator("#dialog")).to_be_visible()
    assert page.evaluate(BLOCKED) == 0
