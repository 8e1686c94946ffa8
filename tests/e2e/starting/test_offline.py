"""After a visit the site works without a network; it can be installed; and the cache can be removed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from build.bench.browser import kept
from build.library import reference, wheels
from build.serve import Server, serving
from build.site import strength
from vernissage.page.programme import VIEWS

from ..conftest import START_MS, Troubles, ready, start
from ..player import Mouse, set_up, until
from .test_start import position

pytestmark = pytest.mark.fresh


KEPT_OF = """(language) => caches.keys().then(async (names) => {
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const its = all.flat().map(({ url }) => url).filter((url) => /\\/(words|late|sight)\\./.test(url));
    return its.map((url) => url.replace(/.*\\//, "")).filter((name) => name.split(".")[1] === language).sort();
})"""
"""The names of the files of a language that the service worker keeps."""


def caches(page: Page) -> dict[str, int]:
    """How many files each cache has."""
    return dict(
        page.evaluate("""caches.keys().then((names) => Promise.all(names.map(async (name) =>
        [name, (await (await caches.open(name)).keys()).length])))""")
    )


@pytest.mark.long
def test_everything_is_there_without_a_network(page: Page, dist: Path, troubles: Troubles) -> None:
    start(page)
    kept(page)
    page.context.set_offline(True)
    start(page)
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    # The last is for other sites' links.
    late = {"sw.js", "old.js", "python_stdlib.zip.bin", "licences.html", "guests.mjs", "guests.zip.bin", "alone.mjs",
            "preview.png", *strength.NAMES.values(), strength.SHEET}  # fmt: skip
    files = [
        f"/{file.relative_to(dist).as_posix()}"
        for file in dist.rglob("*")
        if file.is_file()
        and file.suffix != ".br"
        and not file.name.endswith(".whl.bin")
        and file.name not in late
        and not re.match(r"(words|late|sight|manifest)\.(?!en\.|webmanifest)", file.name)  # other languages'
        and not re.fullmatch(r"strength\..*\.woff2", file.name)  # as its pages, which are read with a network
        and file.relative_to(dist).parts[0] not in {wheels.FOLDER, wheels.EXAMPLES, reference.FOLDER}  # for Python users
    ]
    lost = page.evaluate(
        """(files) => Promise.all(files.map(async (file) => [file, (await fetch(file)).ok]))
        .then((all) => all.filter(([, ok]) => !ok).map(([file]) => file))""",
        files,
    )
    assert len(files) > 100
    assert not lost
    picture = next(dist.glob("s/pictures.*/tile/105.svg"))
    given = page.evaluate(
        "(file) => fetch(file).then(async (it) => [it.headers.get('content-type'), await it.text()])",
        f"/{picture.relative_to(dist).as_posix()}",
    )
    assert given == ["image/svg+xml", picture.read_text(encoding="utf-8")]


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_licences_are_reached_from_the_menu_and_kept_once_they_were_read(
    browser: Browser, server: Server, troubles: Troubles, locale: str
) -> None:
    page = browser.new_page(base_url=server.address, locale=locale)
    start(page)
    kept(page)
    page.locator("[data-do='open menu']").first.click()
    for gone in (False, True):
        asked = len([path for path, _ in server.sent if path == "/licences.html"])
        assert asked == gone, "only who opens them fetches them, and once"
        page.context.set_offline(gone)
        with page.context.expect_page() as opened:
            page.locator("#menu-licences").click()
        terms = opened.value
        expect(terms.locator("main")).to_contain_text("Mozilla Public License")
        assert terms.evaluate("document.documentElement.scrollWidth <= innerWidth")
        terms.close()
        expect(page.locator("#dialog")).to_be_visible()
    page.close()


@pytest.mark.long
def test_a_cold_start_of_the_browser_without_a_network(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], dist: Path, tmp_path: Path
) -> None:
    """All three games, every kind of bot, both languages, the help, a file to share, a whole game."""

    def opened() -> BrowserContext:
        return browser_type.launch_persistent_context(
            tmp_path / "profile",
            **browser_type_launch_args,
            locale="pl-PL",
            viewport={"width": 1280, "height": 800},
            reduced_motion="reduce",
            accept_downloads=True,
        )

    with serving(dist) as server:
        home = opened()
        page = home.new_page()
        start(page, server.address)
        kept(page)
        for language in ("en", "pl"):  # what was spoken once is kept
            page.locator("#tongue").click()
            page.locator(f"#language-{language}").click()
            expect(page.locator("html")).to_have_attribute("lang", language)
        until(page, f"(await ({KEPT_OF})('en')).includes('late.en.data')")
        assert home.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        home.close()
    home = opened()  # another browser, and nobody answers any more
    page = home.new_page()
    missed: list[str] = []
    page.on("requestfailed", lambda request: None if "ABORTED" in str(request.failure) else missed.append(request.url))
    start(page, f"{server.address}/?from=home-screen")
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.evaluate("document.fonts.load('16px Figtree', 'ą').then((faces) => faces.length)") > 0
    page.locator("#rules").click()
    expect(page.locator("#dialog")).to_contain_text("Przygotowanie")
    page.keyboard.press("Escape")
    for key in VIEWS:
        start(page, f"{server.address}/?choose={key}")
        page.locator("#start").click()
        expect(page.locator("html")).to_have_attribute("data-game", key)
        text, seat = position(page, dist, key)
        for level in ("random", "greedy", "search"):
            assert page.evaluate("(asked) => vernissage.think(...asked)", [text, level, seat, "1"]) >= 0
        pictures = page.locator("#table image").evaluate_all("(images) => images.map((image) => image.href.baseVal)")
        assert all(re.match(r"\./s/pictures\.[0-9a-f]+/", picture) for picture in pictures)
        page.locator("#leave").click()
    page.locator("#tongue").click()
    page.locator("#language-en").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    start(page, f"{server.address}/?choose=art-society")
    mouse = set_up(Mouse(page), 2, 77, open_=False)
    mouse.play()
    expect(page.locator("#rematch")).to_be_visible()
    page.locator("#result-share").click()
    with page.expect_download() as sent:
        page.locator("#link-file").click()
    assert Path(sent.value.path()).read_text(encoding="utf-8").startswith(server.address)
    assert not missed
    home.close()


def test_what_was_needed_late_is_kept_then(page: Page, troubles: Troubles) -> None:
    start(page)
    kept(page)
    start(page, "/?start=plain")
    page.context.set_offline(True)
    start(page, "/?start=plain")
    expect(page.locator("html")).to_have_attribute("data-start", "plain")


@pytest.mark.long
def test_the_page_can_be_installed(page: Page, dist: Path, troubles: Troubles) -> None:
    start(page)
    kept(page)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert not manifest["errors"]
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] in ([], ["in-incognito"])  # which all pages of these tests are
    told = json.loads(manifest["data"])
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512", "any"}
    assert told["shortcuts"]
    for icon in told["icons"]:
        assert (dist / icon["src"]).is_file()


@pytest.mark.long
def test_the_way_out_forgets_the_files_and_no_game(page: Page, troubles: Troubles) -> None:
    start(page)
    kept(page)
    page.evaluate("localStorage.setItem('vernissage/a-game', 'x')")
    assert len(caches(page)) == 1
    before = page.evaluate("performance.timeOrigin")
    page.goto("/?reset")
    page.wait_for_url("**/")
    ready(page)
    assert page.evaluate("performance.timeOrigin") > before
    assert page.evaluate("localStorage.getItem('vernissage/a-game')") == "x"


@pytest.mark.long
def test_a_worker_that_has_to_go_goes(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    """The site is published with sw-off.js in place of sw.js: see web/README.md."""
    out = tmp_path / "dist"
    out.mkdir()
    with serving(dist) as server:
        page = context.new_page()
        start(page, server.address)
        kept(page)
        (out / "sw.js").write_bytes((Path(__file__).parents[3] / "web" / "sw-off.js").read_bytes())
        (out / "index.html").write_text("<!doctype html><title>Out</title>", encoding="utf-8")
        server.folder = out
        page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
        expect(page).to_have_title("Out", timeout=START_MS)
        assert caches(page) == {}
