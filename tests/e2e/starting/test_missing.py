"""A script that does not arrive: the page loads itself anew, once. WebKit loses some after Back and Forward."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from build import licences
from tests.marks import seldom

from ..conftest import START_MS, ready, start

pytestmark = [pytest.mark.fresh, pytest.mark.browser_context_args(service_workers="block")]

ELSEWHERE = f"/{licences.NAME}"
FORBIDDEN = "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new Error(); } });"
FULL = "Storage.prototype.setItem = () => { throw new Error(); };"


def loses(page: Page, file: str, times: int) -> list[str]:
    """Lets a file not arrive while the page is loaded so many times. Returns where the page's loads are kept."""
    loads: list[str] = []

    def asked(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(request.url)

    def answer(route: Route) -> None:
        if len(loads) <= times:
            route.abort()
        else:
            route.continue_()

    page.on("request", asked)
    page.route(f"**/{file}", answer)
    return loads


@pytest.mark.long
@pytest.mark.parametrize("file", ["shell.mjs", "python.mjs", "pyodide.asm.mjs", "page.mjs", "core-*.js"])
def test_what_does_not_arrive_at_first_is_asked_for_once_more(page: Page, file: str) -> None:
    loads = loses(page, file, 1)
    start(page)
    assert len(loads) == 2
    expect(page.locator("#trouble-load")).to_be_hidden()
    assert page.evaluate("sessionStorage.getItem('vernissage failed')") is None, "the next time, too"


@pytest.mark.parametrize(
    ("refused", "most"), [("", 2), seldom(FORBIDDEN, 1), seldom(FULL, 1)], ids=["", "no storage", "a full storage"]
)
@pytest.mark.parametrize("file", ["shell.mjs", seldom("pyodide.asm.mjs")])
def test_what_never_arrives_is_told(page: Page, file: str, refused: str, most: int) -> None:
    """After one more try, or at once if tries cannot be counted."""
    if refused:
        page.add_init_script(refused)
    loads = loses(page, file, 99)
    page.goto("/")
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)
    assert len(loads) == most


@pytest.mark.parametrize("file", ["shell.mjs", seldom("pyodide.asm.mjs")])
def test_without_a_connection_the_page_itself_says_so(page: Page, file: str) -> None:
    """A page that loaded itself anew then would be the browser's own."""
    loads = loses(page, file, 1)
    page.route("**/", lambda route: route.abort() if route.request.resource_type == "fetch" else route.fallback())
    page.goto("/")
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)
    assert len(loads) == 1
    page.get_by_role("button", name="load again").click()
    ready(page)


@pytest.mark.long
def test_who_goes_elsewhere_meanwhile_is_not_held_back(page: Page) -> None:
    """While the page asks for its files again, and before the other page answers."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.resource_type in {"fetch", "document"}:
            held.append(route)
        else:
            route.continue_()

    loses(page, "pyodide.asm.mjs", 99)
    page.route("**/style.css", hold)
    page.route(f"**{ELSEWHERE}", hold)
    with page.expect_request(lambda asked: asked.resource_type == "fetch" and asked.url.endswith("/style.css")):
        page.goto("/")
    with page.expect_request(f"**{ELSEWHERE}"):
        page.evaluate("to => void setTimeout(() => location.assign(to))", ELSEWHERE)
    while len(held) < 2:
        page.wait_for_timeout(10)  # what answers requests runs meanwhile
    files, there = held
    with page.expect_event("requestfailed"):
        files.abort()
    there.continue_()
    page.wait_for_url(f"**{ELSEWHERE}")
