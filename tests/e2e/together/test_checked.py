"""The browser caches only files of the build, whatever answers between it and the site; if it cannot cache, the page still
starts.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from build.serve import running
from build.site import compress
from tests.fuzz.poison import Line, wrong_in_caches
from tests.marks import seldom

from ..conftest import START_MS, ready, reload, start
from ..player import Mouse
from ..starting.test_offline import caches, kept

pytestmark = pytest.mark.fresh


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    """The site, and what stands before it."""
    with running(Line(dist)) as server:
        yield server


@pytest.fixture
def visitor(context: BrowserContext, line: Line) -> Page:
    page = context.new_page()
    page.goto(line.address)
    return page


def named(dist: Path, pattern: str) -> str:
    """The path of the one file of the site that is meant."""
    return next(dist.glob(f"s/{pattern}")).relative_to(dist).as_posix()


def fails(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)


@pytest.mark.long
def test_a_login_page_is_not_kept_for_what_comes_later(visitor: Page, line: Line, dist: Path) -> None:
    ready(visitor)
    kept(visitor)
    line.lasting = True
    for kind in ("login page", "redirect", "one bit"):
        line.wrong = dict.fromkeys((named(dist, "app.*/*.whl.bin"), named(dist, "pyodide.*/python_stdlib.zip.bin")), kind)
        line.given.clear()
        fails(visitor, f"{line.address}/?start=plain")
        assert set(line.given) == set(line.wrong), kind
        assert wrong_in_caches(visitor, dist) == [], kind
    line.wrong = {}
    visitor.locator("#trouble-load").get_by_role("button", name="load again").click()
    ready(visitor)
    visitor.context.set_offline(True)
    start(visitor, f"{line.address}/?start=plain")
    expect(visitor.locator("html")).to_have_attribute("data-start", "plain")
    assert wrong_in_caches(visitor, dist) == []


@pytest.mark.long
def test_what_went_bad_in_the_browser_is_fetched_anew(visitor: Page, line: Line, dist: Path) -> None:
    ready(visitor)
    kept(visitor)
    packed = [named(dist, name) for name in ("app.*/python.snapshot.bin", "pyodide.*/pyodide.asm.wasm.bin")]
    files = sorted([*packed, *(file.removesuffix(compress.PACKED) for file in packed)])
    visitor.evaluate(
        """async (files) => {
        const cache = await caches.open((await caches.keys())[0]);
        for (const file of files) await cache.put(`/${file}`, new Response("<p>Sign in"));
    }""",
        files,
    )
    assert sorted(wrong_in_caches(visitor, dist)) == files
    reload(visitor)
    expect(visitor.locator("html")).to_have_attribute("data-start", "snapshot")
    assert wrong_in_caches(visitor, dist) == []


def quota(page: Page, line: Line, size: int | None) -> None:
    """How many bytes the site may keep; None: as many as the browser allows by itself."""
    limit = {} if size is None else {"quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": line.address, **limit})


@pytest.mark.long
def test_a_full_disk_keeps_nobody_from_starting(visitor: Page, line: Line, dist: Path) -> None:
    ready(visitor)
    kept(visitor)
    quota(visitor, line, 1_000_000)
    start(visitor, f"{line.address}/?start=plain")
    expect(visitor.locator("html")).to_have_attribute("data-start", "plain")
    assert any(path.endswith(".whl.bin") for path, _ in line.sent)
    assert not visitor.evaluate("(file) => caches.match(file)", f"/{named(dist, 'app.*/*.whl.bin')}")


@pytest.mark.long
def test_a_disk_that_fills_up_while_the_site_comes_is_left_to_the_games(context: BrowserContext, line: Line) -> None:
    page = context.new_page()
    quota(page, line, 5_000_000)
    with page.expect_console_message(lambda message: "there is no room" in message.text):
        start(page, line.address)
    assert caches(page) == {}
    quota(page, line, None)
    reload(page)
    kept(page)


@pytest.mark.long
def test_a_worker_whose_caches_fail_does_not_stand_in_the_way(visitor: Page, line: Line) -> None:
    ready(visitor)
    kept(visitor)
    worker = visitor.context.service_workers[0]
    worker.evaluate("""() => {
        CacheStorage.prototype.open = CacheStorage.prototype.match = () => Promise.reject(new Error("broken"));
    }""")
    reload(visitor)
    expect(visitor.locator("html")).to_have_attribute("data-start", "snapshot")


@pytest.mark.long
@pytest.mark.parametrize("missing", ["caches", "serviceWorker", "neither"])
def test_the_way_out_is_there_where_nothing_can_be_kept(context: BrowserContext, line: Line, missing: str) -> None:
    if missing != "serviceWorker":
        context.add_init_script("Object.defineProperty(globalThis, 'caches', { value: undefined });")
    context.add_init_script({
        "caches": "",
        "serviceWorker": """ServiceWorkerContainer.prototype.getRegistrations = ServiceWorkerContainer.prototype.register =
            () => Promise.reject(new DOMException('not here', 'SecurityError'));""",
        "neither": "delete Navigator.prototype.serviceWorker;",
    }[missing])  # fmt: skip
    page = context.new_page()
    page.goto(f"{line.address}/?reset")
    page.wait_for_url(f"{line.address}/")
    ready(page)


@pytest.mark.long
def test_leaving_by_the_way_out_is_no_trouble(context: BrowserContext, line: Line) -> None:
    """Firefox lets every import fail that is under way when a page is left."""
    context.add_init_script("""addEventListener("unhandledrejection", () => console.debug("heard"));
        if (location.search) new MutationObserver(() => Promise.reject(new TypeError("an import failed")))
            .observe(document, { attributeFilter: ["data-state"], subtree: true });""")
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{line.address}/?reset")
    page.wait_for_url(f"{line.address}/")
    ready(page)
    assert "heard" in said
    assert not [text for text in said if "could not start" in text]


@pytest.mark.parametrize("file", ["app.*/shell.mjs", seldom("app.*/pyscript.mjs"), seldom("pyscript.*/core.js")])
def test_an_empty_script_that_the_browser_would_keep_for_ever_is_told_and_asked_for_again(
    context: BrowserContext, line: Line, dist: Path, file: str
) -> None:
    line.wrong, line.lasting = {named(dist, file): "empty"}, True
    page = context.new_page()
    fails(page, line.address)
    line.wrong = {}
    page.locator("#trouble-load").get_by_role("button", name="load again").click()
    ready(page)


@pytest.mark.long
def test_on_an_insecure_line_a_changed_file_is_noticed_too(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], dist: Path, line: Line
) -> None:
    arguments = {**browser_type_launch_args}
    arguments["args"] = [*arguments["args"], "--host-resolver-rules=MAP home.test 127.0.0.1"]
    browser = browser_type.launch(**arguments)
    address = line.address.replace("127.0.0.1", "home.test")
    for way, wrong in (("snapshot", {}), ("plain", {named(dist, "app.*/python.snapshot.bin"): "one bit"})):
        line.wrong = wrong
        page = browser.new_page()
        start(page, address)
        assert not page.evaluate("isSecureContext || 'serviceWorker' in navigator || 'subtle' in crypto")
        expect(page.locator("html")).to_have_attribute("data-start", way)
    browser.close()


@pytest.mark.long
def test_a_login_page_is_not_taken_for_the_rest(visitor: Page, line: Line, dist: Path) -> None:
    line.wrong, line.lasting = {named(dist, "app.*/rest.zip.bin"): "login page of its type"}, True
    ready(visitor)
    Mouse(visitor).press("play", "share", "code")
    expect(visitor.locator("#said-over")).to_contain_text("This part could not be loaded:")
    line.wrong = {}
    visitor.locator("#code").click()
    expect(visitor.locator("svg.qr path").last).to_be_visible()
