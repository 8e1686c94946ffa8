"""The built site, served with its strict headers, in Chromium. A test fails if anything on the page goes wrong."""

from base64 import b64encode
from collections.abc import Generator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, Request, Response, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from build import licences
from build.serve import Server, serving
from build.site import pack
from build.testing.engines import CHROMIUM

from . import left, webkit

START_MS = 60_000  # Python's start on the slowest machine that runs these tests
expect.set_options(timeout=15_000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What goes alike in every engine is `long` in all but Chromium."""
    for item in items:
        if item.get_closest_marker("alike") and item.callspec.params["engine"] is not CHROMIUM:
            item.add_marker("long")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds to the report of a test that has failed what its pages show: those it was given, and those of its people. Of WebKit
    also what went wrong in it, since such a test looks at that last. More of it stays in a folder (left.py).
    """
    report = yield
    if report.failed and (room := left.leave(item.nodeid, item.funcargs.values())):
        report.sections.append(("left in", str(room)))
    if report.failed and call.when == "call":
        for name, given in item.funcargs.items():
            if isinstance(given, webkit.Browser):
                report.sections.append((f"{name} complains of", "\n".join([*given.troubles(), *left.healed(given)])))
            for n, one in enumerate(given if isinstance(given, list) else [given]):
                page = getattr(one, "page", one)
                if isinstance(page, Page):
                    report.sections.append((f"{name}[{n}] shows", _shown(page)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names the folder of what failed tests have left."""
    failed = [one for how in ("failed", "error") for one in terminalreporter.getreports(how)]
    for where in dict.fromkeys(text for one in failed for name, text in one.sections if name == "left in"):
        terminalreporter.write_line(f"left by a failed test: {where}")


def _shown(page: Page) -> str:
    if page.is_closed():
        return "nothing: it is closed"
    try:
        return page.locator("body").inner_text(timeout=5_000)[:3_000]
    except Error as fault:
        return f"{fault}"


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site, built once. It is only read: other tests may be reading it at the same time."""
    return pack.built(small=False)


@pytest.fixture(scope="session")
def base_url(dist: Path) -> Iterator[str]:
    """Where the site is served; `page.goto("/")` goes there."""
    with serving(dist) as server:
        yield server.address


@pytest.fixture
def server(dist: Path) -> Iterator[Server]:
    """A server of this test's own, which tells what it has sent, and which the test may stop."""
    with serving(dist) as running:
        yield running


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the page is served, without Python: its styles, pictures and markup."""
    with serving(pack.shown()) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    """The system's Chromium where there is one, else Playwright's own; without either there is nothing to test in."""
    arguments = {**browser_type_launch_args}
    if system := CHROMIUM.found():
        arguments["executable_path"] = str(system[0])
    elif not Path(playwright.chromium.executable_path).exists():
        pytest.skip(CHROMIUM.missing())  # no browser could be installed without root; where `CI` is set, the set-up stops then
    # One process for all tabs of a profile: whatever is compiled in it stays compiled for the next tab. WebAssembly is compiled
    # once and not again to be faster: most tests are over before that has paid.
    arguments["args"] = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
                         "--process-per-site", "--js-flags=--liftoff-only"]  # fmt: skip
    return arguments


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """An English desktop without motion, unless a test says otherwise. Its dots are large: the layout is the same, and painting
    them, which the processor does, takes a quarter of the time.
    """
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "device_scale_factor": 0.5,
        "reduced_motion": "reduce",
    }


phone = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, device_scale_factor=2, is_mobile=True, has_touch=True
)
"""Marks a test at a phone."""
phone_in_polish = phone.with_args(locale="pl-PL")

UNSEEN = """addEventListener('DOMContentLoaded', () => {
  globalThis.unseen = new CSSStyleSheet();
  unseen.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets.push(unseen);
})"""
"""In JavaScript, makes a page that nobody looks at: all is laid out, pressed and read as ever, but nothing is painted, which
takes a fifth of the processor's time in a game. Dialogs are painted. Who looks at a page (axe.py) turns `unseen` off meanwhile.
"""


def blind(context: BrowserContext) -> BrowserContext:
    """The profile, whose pages are not painted from now on."""
    context.add_init_script(UNSEEN)
    return context


class Profile:
    """A browser's profile that one test after the other uses: the browser has the site's files and what it made of them, but
    none of the games and settings of the test before. It has no service worker, which would fetch all of the site beside the
    test; that is tested where a test asks for a new profile.
    """

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context, self.home = context, home
        self._stays = context.new_page()  # with its last page, the browser's process would end
        self._stays.goto(f"{home}/{licences.NAME}")
        self._tools = context.new_cdp_session(self._stays)

    def forget(self) -> None:
        """Closes the tabs of a test, and takes back what it has kept and set."""
        for page in self.context.pages:
            if page is not self._stays:
                page.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self._stays.evaluate("new Promise((done) => setTimeout(done))")  # one process: what closed tabs still wrote is written
        self._tools.send("Storage.clearDataForOrigin", {"origin": self.home, "storageTypes": "all"})


@pytest.fixture(scope="session")
def profiles() -> Iterator[dict[str, Profile]]:
    """The profiles that tests share, one for each kind of visitor."""
    found: dict[str, Profile] = {}
    yield found
    for profile in found.values():
        profile.context.close()


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any],
            new_context: CreateContextCallback, profiles: dict[str, Profile]) -> Iterator[BrowserContext]:  # fmt: skip
    """A profile without games: a new one for tests marked `fresh`, which are about first visits, about the service worker, or
    change what cannot be changed back; for all others one that they share.
    """
    if request.node.get_closest_marker("fresh"):
        yield blind(new_context())
        return
    marked = request.node.get_closest_marker("browser_context_args")
    wanted = {**browser_context_args, "service_workers": "block", **(marked.kwargs if marked else {})}
    kind = repr(sorted(wanted.items()))
    if kind not in profiles:
        profiles[kind] = Profile(blind(browser.new_context(**wanted)), wanted["base_url"])
    yield profiles[kind].context
    profiles[kind].forget()


NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says in a profile that has no service worker."""
STOPPED = "NS_BINDING_ABORTED"
OF_NOTHING = f"computed hash is “{b64encode(sha256(b'').digest()).decode()}”"
"""Firefox complains that a script whose load was stopped, because its page was left, has the hash of nothing."""
OF_NO_ADDRESS = "Failed to load \u2018\u2019. A ServiceWorker intercepted"
"""Firefox complains so of a picture whose load was stopped, because its page was left, while it came from the cache: what the
service worker has unpacked has no address.
"""


class Troubles(list[str]):
    """What went wrong in a page: console errors and warnings, uncaught errors, failed and foreign requests. A test that
    provokes one on purpose takes it out with `clear()`.
    """

    def __init__(self, page: Page, home: str) -> None:
        super().__init__()
        self.home = home
        self._stopped: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", self._erred)
        page.on("request", self._asked)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != NO_WORKER:
            self.append(f"console {message.type}: {message.text}")

    def _erred(self, error: Error) -> None:
        self.append(f"error: {error}")
        self._forgive()

    def _failed(self, request: Request) -> None:
        if request.failure == STOPPED:
            self._stopped.append(f"“{request.url}”")
            self._forgive()

    def _forgive(self) -> None:
        """Leaves out what Firefox says of stopped loads; it tells of the stop and of the load in either order."""
        self[:] = [one for one in self if not self._of_stopped(one)]

    def _of_stopped(self, one: str) -> bool:
        if OF_NO_ADDRESS in one:
            return bool(self._stopped)
        return OF_NOTHING in one and any(url in one for url in self._stopped)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.home + "/", "data:", "blob:")):
            self.append(f"foreign request: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.append(f"{response.status}: {response.url}")


@pytest.fixture
def troubles(request: pytest.FixtureRequest, page: Page, base_url: str) -> Iterator[Troubles]:
    """The page's troubles; the test fails if there are any at its end."""
    found = Troubles(page, base_url)
    yield found
    if found:
        left.leave(request.node.nodeid, [page])  # its report is made when the page is closed
    assert not found


@pytest.fixture
def started(page: Page, troubles: Troubles) -> Page:
    """The page, with Python up and ready for presses."""
    start(page)
    return page


def ready(page: Page) -> None:
    """Waits until Python has taken the page over."""
    page.locator("html[data-state=ready]").wait_for(timeout=START_MS)


def start(page: Page, address: str = "/") -> None:
    """Opens the page, and waits until it is ready."""
    page.goto(address)
    ready(page)


def reload(page: Page) -> None:
    """Loads the page once more where it stands, and waits until it is ready."""
    page.reload()
    ready(page)


def still(page: Any) -> None:
    """Waits until nothing of the page is on its way any more; a newer build may be taken then.

    Chromium stops a service worker that is to let go, starts it again for a request that was on its way, and asks it no more to
    let go, if tools are attached to it as Playwright's are. Without tools it waits for the request.
    """
    page.locator("html[data-rest=here]").wait_for(state="attached", timeout=START_MS)
    page.evaluate("Promise.all([...document.querySelectorAll('img, image')].map((one) => one.decode?.())).then(() => null)")


def anew(page: Page) -> None:
    """Comes to the page once more, from another one: it begins in the foyer, where a reload would stand where one was."""
    home = page.url
    page.goto("about:blank")
    start(page, home)


def bots_workers(page: Page) -> list[str]:
    """The addresses of the workers in which bots think, the site's and guests': of all but the one that unpacks files, which
    ends some time after the last of them is there.
    """
    return [worker.url for worker in page.workers if not worker.url.endswith("/unpack.js")]
