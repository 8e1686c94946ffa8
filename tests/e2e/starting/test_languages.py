"""A visit fetches one language: people's own. Another one comes when it is chosen, and both are there without a network."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from build.serve import Server
from vernissage.games import PLAYED
from vernissage.page.core.words import LANGUAGES, SOURCE

from ..conftest import START_MS, Troubles, ready, start
from ..player import until
from ..quick import begun
from .test_offline import KEPT_OF, kept

pytestmark = pytest.mark.fresh


def files(server: Server) -> set[str]:
    """The languages' files that were asked for."""
    return {found[1] for path, _ in server.sent if (found := re.search(r"/((?:words|late|sight)\.\w+)\.", path))}


@pytest.fixture
def polish(browser: Browser, server: Server) -> BrowserContext:
    return browser.new_context(base_url=server.address, locale="pl-PL")


def test_a_visit_fetches_one_language_and_speaks_it_without_a_network(
    polish: BrowserContext, server: Server, troubles: Troubles
) -> None:
    page = polish.new_page()
    start(page)
    kept(page)
    assert files(server) == {"words.pl", "late.pl", "sight.pl"}
    assert page.evaluate(KEPT_OF, "en") == []
    polish.set_offline(True)
    page.goto("about:blank")
    start(page)
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#play")).to_contain_text("Zagraj")
    page.locator("#tongue").click()
    page.locator("#language-en").click()  # nobody has spoken it here: people are told, and the page stays as it is
    expect(page.locator("#said .shown")).to_have_text(re.compile("Nie udało się wczytać tego języka"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.locator("#rules").click()
    expect(page.locator("#dialog")).to_contain_text("Przygotowanie")
    page.keyboard.press("Escape")
    polish.set_offline(False)
    page.locator("#tongue").click()
    page.locator("#language-en").click()
    expect(page.locator("html")).to_have_attribute("lang", "en", timeout=START_MS)
    expect(page.locator("#play")).to_contain_text("Play")
    page.locator("#rules").click()
    expect(page.locator("#dialog")).to_contain_text("Setting up")
    page.keyboard.press("Escape")
    until(page, f"(await ({KEPT_OF})('en')).includes('late.en.data')")
    polish.set_offline(True)
    for language, play in (("en", "Play"), ("pl", "Zagraj")):
        page.goto("about:blank")
        start(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#play")).to_contain_text(play)
        if language == "en":
            page.locator("#tongue").click()
            page.locator("#language-pl").click()
            expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_first_sight_is_in_peoples_own_language(polish: BrowserContext) -> None:
    page = polish.new_page()
    page.route("**/python.snapshot.bin", lambda route: None)  # it does not come
    page.goto("/")
    expect(page.locator("#play")).to_contain_text("Zagraj")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#told-load")).to_have_text(re.compile("^Vernissage nie może wystartować"))
    assert page.evaluate("document.getElementById('coming').dataset.line").startswith("%(come)s z")


@pytest.mark.long
def test_a_first_sight_that_does_not_come_leaves_english_until_python_speaks(polish: BrowserContext) -> None:
    page = polish.new_page()
    page.route("**/sight.pl.html", lambda route: route.fulfill(body="<p id='foyer'>A hotel's page</p>"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        """Python waits until English has been seen."""
        held.append(route)

    page.route("**/python.snapshot.bin", hold)
    with page.expect_request("**/python.snapshot.bin", timeout=START_MS):
        page.goto("/")
    expect(page.locator("#play")).to_contain_text("Play")
    held[0].continue_()
    ready(page)
    expect(page.locator("#play")).to_contain_text("Zagraj")


@pytest.mark.long
def test_a_language_that_is_chosen_before_python_is_there_comes(page: Page, troubles: Troubles) -> None:
    page.goto("/")
    page.locator("#tongue").click()
    page.locator("#language-pl").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=START_MS)
    expect(page.locator("#play")).to_contain_text("Zagraj")


@pytest.mark.long
def test_what_is_said_of_troubles_speaks_what_was_chosen_last(polish: BrowserContext) -> None:
    page = polish.new_page()
    start(page)
    english, own = ("en", "Something went wrong", "%(come)s of"), ("pl", "Coś na stronie", "%(come)s z")
    for code, run, coming in (english, own, english):
        page.locator("#tongue").click()
        page.locator(f"#language-{code}").click()
        expect(page.locator("html")).to_have_attribute("lang", code, timeout=START_MS)
        expect(page.locator("#told-run")).to_have_text(re.compile(f"^{run}"))
        expect(page.locator("#told-run")).to_have_attribute("lang", code)
        expect(page.locator("#coming")).to_have_attribute("data-line", re.compile(f"^{re.escape(coming)}"))
        expect(page.locator("#foyer #play")).to_have_count(1)
        expect(page.locator("#trouble-run")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("key", PLAYED)
@pytest.mark.parametrize(
    "code", [pytest.param(one, marks=pytest.mark.browser_context_args(locale=one)) for one in LANGUAGES if one != SOURCE]
)
def test_a_game_is_played_to_its_end_in_each_language(started: Page, code: str, key: str) -> None:
    page = started
    expect(page.locator("html")).to_have_attribute("lang", code)
    begun(page, key).play()
    expect(page.locator("#rematch")).to_be_visible()
