"""The trial: a fourth game, added by a folder and a line, is played in the page's plain view, saved, linked and replayed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from build.serve import serving
from tests.trial.house import KEY, run, with_the_game

from ..conftest import Troubles, reload, start
from ..player import Mouse
from ..together.test_live import Phone, until_asked

pytestmark = [pytest.mark.fresh, pytest.mark.long]


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site of the house with the game in it."""
    place = with_the_game(tmp_path_factory.mktemp("house"))
    told = run(place, "-c", "from build.site.pack import built; print(built(small=False, told=False))")
    assert told.returncode == 0, told.stderr[-3000:]
    with serving(Path(told.stdout.splitlines()[-1])) as server:
        yield server.address


def begun(page: Page, home: str) -> None:
    """At the table, against one bot."""
    start(page, home)
    expect(page.locator(f"#poster-{KEY} text")).to_have_text("Sealed Lots")
    page.locator(f"#poster-button-{KEY}").click()
    expect(page.locator(".start h2")).to_have_text("Sealed Lots")
    expect(page.locator("#learn")).to_have_count(0)
    page.locator("#play").click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")


def bid(page: Page, n: int = 0) -> None:
    """Bids by the n-th button, once the bot has bidden."""
    button = page.locator(f"#give-{n}")
    expect(button).to_be_visible()
    button.click()


def test_the_fourth_game_is_played_to_its_end_saved_linked_and_replayed(page: Page, base_url: str, troubles: Troubles) -> None:
    begun(page, base_url)
    expect(page.locator("#own")).to_contain_text("On offer")
    expect(page.locator("#others")).to_contain_text("You")
    bid(page, 2)
    expect(page.locator("#others")).to_contain_text("Coins")

    reload(page)  # what was answered is kept
    expect(page.locator("#decision")).to_contain_text("Your turn: bid in secret.")

    page.locator("#share").click()
    link = page.locator("#address").input_value()
    page.keyboard.press("Escape")

    for _ in range(4):
        bid(page)
    expect(page.locator("#decision .score")).to_be_visible()
    expect(page.locator("h1:visible").first).to_contain_text("with")

    Mouse(page).press("menu", "menu-replay")
    expect(page.locator("html")).to_have_attribute("data-reel", "yes")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")

    page.goto("about:blank")
    start(page, link)
    expect(page.locator("#dialog")).to_contain_text("Sealed Lots")
    assert not troubles


def test_the_fourth_game_speaks_polish_and_has_room_on_a_phone(page: Page, base_url: str, troubles: Troubles) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    begun(page, base_url)
    expect(page.locator("#give-0")).to_have_text("Bid 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    Mouse(page).press("menu", "menu-language-pl")
    page.keyboard.press("Escape")
    expect(page.locator("#give-0")).to_have_text("Stawka 0")
    expect(page.locator("#own")).to_contain_text("Do zdobycia")
    assert not troubles


def foyer(page: Page) -> None:
    """Back there, with the game chosen."""
    expect(page.locator("html")).to_have_attribute("data-room", "foyer")
    page.locator(f"#poster-button-{KEY}").click()
    expect(page.locator(".start h2")).to_have_text("Sealed Lots")


def test_it_walks_through_every_room_and_each_leaves_it_out_or_says_what_there_is(
    page: Page, base_url: str, troubles: Troubles
) -> None:
    begun(page, base_url)
    dialog, room = page.locator("#dialog"), page.locator("#foyer")
    for _ in range(5):
        bid(page)
    expect(page.locator("#decision .score")).to_be_visible()
    expect(page.locator("#look-back")).to_have_count(0)  # only games with bots that give reasons are looked back at

    page.locator("#result-picture").click()  # the poster, as for every game
    expect(dialog.locator("svg").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#moment-2").click()  # a moment of the evening opens the replay there
    expect(page.locator("html")).to_have_attribute("data-reel", "yes")
    page.keyboard.press("Escape")
    page.locator("#result-leave").click()

    foyer(page)
    page.locator("#setup").click()
    expect(dialog).to_contain_text("Visitor, random")
    expect(dialog).not_to_contain_text("Curator")
    page.keyboard.press("Escape")
    page.locator("#rules").click()
    expect(dialog).to_contain_text("The rules of this game are not written yet.")
    page.keyboard.press("Escape")

    page.locator("#friends").click()
    expect(dialog).to_contain_text("Sealed Lots with friends")
    expect(dialog).not_to_contain_text("about")  # nobody knows how many
    page.keyboard.press("Escape")

    page.locator("#day").click()
    expect(room).to_contain_text("Art Society")
    expect(room).not_to_contain_text("Sealed Lots")
    page.locator("#leave").click()
    foyer(page)
    page.locator("#puzzle").click()
    expect(page.locator("#puzzles-canvas")).to_be_visible()
    expect(page.locator(f"#puzzles-{KEY}")).to_have_count(0)
    page.locator("#leave").click()
    foyer(page)
    Mouse(page).press("menu", "menu-record")
    expect(room).to_contain_text("Your results in Art Society, Canvas and Avant Carde stand here")
    page.locator("#to-collection").click()
    expect(room).to_contain_text("finish a game of Art Society")
    expect(room).not_to_contain_text("Sealed Lots")
    page.locator("#leave").click()
    foyer(page)
    assert not troubles


def test_a_screen_for_all_shows_its_table_to_everybody(browser: Browser, base_url: str) -> None:
    troubles: list[Troubles] = []
    phones = []
    for name in ("Ann", "Ben", "Screen"):
        context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        phones.append(Phone(context, f"{base_url}/", name, troubles, KEY))
    ann, ben, screen = phones
    ann.opens_table()
    ben.comes(ann.code)
    ann.takes(ben.code)
    ann.sees("Ben")
    ann.press("live-invite")
    ann.page.locator("#live-address").wait_for()
    screen.comes(ann.code, "live-watch")
    ann.takes(screen.code)
    expect(ann.page.locator(".who-in li", has_text="Screen")).to_contain_text("watches")
    ann.press("live-begin")

    for _ in range(2):  # the deal says who is first
        bid(until_asked([ann, ben]).page, 1)
    shown = screen.page  # it is there with the first move
    expect(shown.locator("html")).to_have_attribute("data-watch", "yes")
    expect(shown.locator("#own")).to_contain_text("On offer")  # it has no screen of its own: the plain table is shown
    expect(shown.locator("#log")).to_contain_text("All bids: 1, 1.")
    expect(shown.locator("[id^=give-]")).to_have_count(0)
    for phone in phones:
        phone.context.close()
    assert not any(troubles)
