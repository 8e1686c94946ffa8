"""Nothing waits for ever: what outside of the page does not answer has an end, after which the page does the next best.

The ends are some seconds or minutes away, so the page's timers run faster here.
"""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from build.serve import Answer, Server, running
from tests.marks import seldom

from ..conftest import START_MS, bots_workers, ready, start
from ..player import Mouse, set_up
from .test_offline import kept
from .test_start import in_python, position

FASTER: Final = """{{ const own = globalThis.{timer};
globalThis.{timer} = (call, ms = 0, ...given) => own(call, ms >= {least} ? ms / 10 : ms, ...given); }}"""
"""In JavaScript, makes timers of so many ms and more ten times as fast."""


def hurry(page: Page, least: int, timer: str = "setTimeout") -> None:
    """Makes such timers of the page faster."""
    page.add_init_script(FASTER.format(timer=timer, least=least))


class Halting(Server):
    """A server that sends the first half of a file and then nothing more."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, answer=Half)
        self.halts: dict[str, int] = {}
        """How often it does so, by what the file's path ends in."""
        self.over = threading.Event()
        """Set once nobody waits any more."""


class Half(Answer):
    """Its answers."""

    server: Halting

    def send(self, status: int, path: str, more: dict[str, str], body: bytes) -> None:
        name = next((name for name, times in self.server.halts.items() if times and path.endswith(name)), "")
        if name:
            self.server.halts[name] -= 1
            write = self.wfile.write

            def half(data: bytes) -> int:
                if data is not body:
                    return write(data)
                write(data[: len(data) // 2])
                self.server.over.wait()
                return len(data)

            self.wfile.write, self.close_connection = half, True  # type: ignore[method-assign]
        super().send(status, path, more, body)


@pytest.fixture
def server(dist: Path) -> Iterator[Halting]:
    """Such a server of this test's own."""
    with running(Halting(dist)) as halting:
        yield halting
        halting.over.set()


def asked(server: Server, name: str) -> int:
    """How often a file was asked for."""
    return sum(path.endswith(name) for path, _ in server.sent)


def plays(page: Page) -> None:
    """A game can be begun."""
    page.locator("#play").click()
    expect(page.locator("#decision .decide")).not_to_have_count(0)


# -- files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.parametrize("name", ["python.snapshot.bin", "pyodide.asm.wasm.bin", "table.css.bin"])
def test_a_file_that_never_ends_is_asked_for_again(page: Page, server: Halting, name: str) -> None:
    server.halts[name] = 1
    hurry(page, 15_000)
    start(page, server.address)
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    assert asked(server, name) == 2
    plays(page)


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_a_file_that_never_ends_at_all_is_told(page: Page, server: Halting) -> None:
    server.halts["pyodide.asm.wasm.bin"] = 99
    hurry(page, 15_000)
    page.goto(server.address)
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_if_what_unpacks_says_nothing_the_page_unpacks(page: Page) -> None:
    hurry(page, 15_000)
    page.add_init_script("""globalThis.Worker = class extends Worker {
      postMessage(...said) { if (!globalThis.silent) globalThis.silent = said.length; }
    };""")
    start(page)
    assert page.evaluate("silent"), "it was asked"
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    plays(page)


# -- the start ------------------------------------------------------------------------------------------------------------

FIRST: Final = "if (!location.search.includes('start=plain')) "
NEVER: Final = "() => new Promise(() => {})"


@pytest.mark.long
@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.parametrize("what", ["a script", "the browser", "what dresses"])
def test_a_start_that_stands_still_is_tried_in_another_way(page: Page, server: Halting, what: str) -> None:
    if what == "a script":
        server.halts["pyodide.asm.mjs"] = 1
    elif what == "the browser":
        page.add_init_script(f"{FIRST} WebAssembly.instantiate = {NEVER};")
    else:
        page.add_init_script(f"{FIRST} CSSStyleSheet.prototype.replace = {NEVER};")
    page.add_init_script(FIRST + FASTER.format(timer="setInterval", least=1000))
    page.goto(f"{server.address}/#kept")
    told = page.locator("#trouble-still")
    expect(told).to_be_visible(timeout=START_MS)
    expect(told).to_contain_text("trying another way")
    ready(page)
    expect(told).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
    page.goto(page.url.partition("#")[0])
    plays(page)


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_people_can_start_again_themselves(page: Page, server: Halting) -> None:
    """The other way stands still as well. Then what failed is there again."""
    server.halts["pyodide.asm.mjs"] = 2
    hurry(page, 1000, "setInterval")
    page.goto(server.address)
    page.locator("#trouble-still").get_by_role("button", name="start again").click(timeout=START_MS)
    ready(page)
    assert "?" not in page.url
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_a_start_that_stands_still_twice_is_told(page: Page, server: Halting) -> None:
    server.halts["pyodide.asm.mjs"] = 99
    hurry(page, 1000, "setInterval")
    page.goto(server.address)
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)
    expect(page.locator("#trouble-still")).to_be_hidden()


# -- the service worker ---------------------------------------------------------------------------------------------------

HANGS: Final = b"""
const timer = setTimeout;
self.setTimeout = (call, ms) => timer(call, ms / 10);
const own = CacheStorage.prototype.open;
let hangs = false;
CacheStorage.prototype.open = function (...given) { return hangs ? new Promise(() => {}) : own.apply(this, given); };
addEventListener("message", ({ data }) => (hangs ||= data.say === "hang"));
"""
"""Put before the service worker, lets its cache never answer from a message on."""


class WithHanging(Answer):
    """A server of the site with that."""

    def of_file(self, file: Path) -> tuple[dict[str, str], bytes]:
        more, body = super().of_file(file)
        if file.name != "sw.js":
            return more, body
        more.pop("Content-Encoding", "")
        return more, HANGS + file.read_bytes()


@pytest.mark.fresh
@pytest.mark.long
def test_if_the_service_workers_cache_never_answers_the_network_does(page: Page, dist: Path) -> None:
    with running(Server(dist, answer=WithHanging)) as server:
        start(page, server.address)
        kept(page)
        page.evaluate("navigator.serviceWorker.controller.postMessage({ say: 'hang' })")
        start(page, server.address)
        assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
        plays(page)


@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
@pytest.mark.long
def test_what_is_kept_and_does_not_answer_is_given_up(page: Page) -> None:
    page.add_init_script(f"if (location.search) CacheStorage.prototype.keys = {NEVER};")
    hurry(page, 5_000)
    page.goto("/?reset")
    page.wait_for_url(lambda url: "?" not in url)  # the page loads itself anew without it
    ready(page)


# -- bots -----------------------------------------------------------------------------------------------------------------

DEAF: Final = """globalThis.begun = 0;
globalThis.Worker = class extends Worker {
  constructor(at, how) {
    super(at, how);
    this.deaf = how.name === "bots" && ++begun <= %d;
  }
  addEventListener(kind, heard) {
    super.addEventListener(kind, (event) => {
      if (!this.deaf || kind !== "message" || !("%s" in event.data)) heard(event);
    });
  }
};"""
"""In JavaScript, lets nothing of that kind be heard of the first so many bots' workers."""


@pytest.mark.long
def test_if_the_bots_worker_never_starts_they_think_in_the_page(page: Page) -> None:
    page.add_init_script(DEAF % (9, "ready"))
    start(page, "/?choose=art-society")
    page.evaluate(FASTER.format(timer="setTimeout", least=15_000))
    mouse = set_up(Mouse(page), 2, 77, level="search", open_=False)
    mouse.play(rounds=1)
    assert page.evaluate("begun") == 1
    assert not bots_workers(page)


@pytest.mark.parametrize("deaf", [1, seldom(9)])
def test_a_bots_worker_that_says_nothing_is_started_anew_once(page: Page, dist: Path, deaf: int) -> None:
    page.add_init_script(DEAF % (deaf, "answer"))
    start(page)
    page.evaluate(FASTER.format(timer="setTimeout", least=25_000))
    text, seat = position(page, dist)
    told = page.evaluate("(asked) => vernissage.think(...asked).catch(({ name }) => name)", [text, "random", seat, "1"])
    assert told == "TimeoutError" if deaf > 2 else told >= 0
    assert page.evaluate("begun") == 2
    assert len(bots_workers(page)) == (deaf < 2), "the silent ones are ended"


@pytest.mark.long
def test_a_bots_worker_whose_python_ends_is_started_anew_and_asked_again(page: Page, dist: Path) -> None:
    page.add_init_script(DEAF % (0, "answer"))
    start(page)
    text, seat = position(page, dist)

    def think() -> int:
        return int(page.evaluate("(asked) => vernissage.think(...asked)", [text, "greedy", seat, "7"]))

    before = think()
    loader = next(dist.glob("s/app.*/python.mjs")).relative_to(dist).as_posix()
    worker = next(worker for worker in page.workers if worker.url.endswith("worker.mjs"))
    worker.evaluate(
        """async (at) => {
            const python = await (await import(at)).started, base = python._module.___heap_base;
            python._module.HEAPU8.fill(255, base.value ?? base);
        }""",
        f"/{loader}",
    )
    assert think() == before
    assert page.evaluate("begun") == 2
    assert len(bots_workers(page)) == 1
    assert in_python(page, dist, "import main; main.session.app.browser.workers") is True


# -- the device -----------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_lock_that_never_answers_keeps_nobody_from_their_game(page: Page) -> None:
    page.add_init_script(f"LockManager.prototype.request = {NEVER};")
    start(page)
    mouse = set_up(Mouse(page), 2, 3)
    mouse.play(rounds=0)
    mouse.press("leave")
    page.locator(".ccard").first.click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    mouse.play(rounds=1)


@pytest.mark.long
def test_a_clipboard_that_never_answers_is_told(page: Page) -> None:
    page.add_init_script(f"Clipboard.prototype.writeText = {NEVER};")
    start(page)
    mouse = set_up(Mouse(page), 2, 3)
    mouse.play(rounds=0)
    Mouse(page).press("share", "copy")
    expect(page.locator("#copied")).to_contain_text("copy it yourself")


@pytest.mark.long
def test_a_device_that_never_connects_is_told(page: Page) -> None:
    page.add_init_script(f"RTCPeerConnection.generateCertificate = {NEVER};")
    hurry(page, 10_000)
    start(page)
    for ident in ("poster-button-canvas", "friends", "linked-live"):
        page.locator(f"#{ident}").click()
    expect(page.locator("#dialog-title")).to_contain_text("cannot connect devices")


ENDLESS: Final = """const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...how) {
  const made = transaction.apply(this, how);
  if (made.mode === "readwrite") {
    const busy = () => { made.objectStore("texts").count().onsuccess = busy; };
    made.commit = () => {};
    busy();
  }
  return made;
};"""
"""Lets no transaction end."""


@pytest.mark.long
def test_a_journal_that_never_ends_its_writing_is_told(page: Page) -> None:
    page.add_init_script(ENDLESS)
    hurry(page, 15_000)
    start(page)
    mouse = set_up(Mouse(page), 2, 3)
    expect(page.locator("html")).to_have_attribute("data-saved", "unsure")
    expect(page.locator("#notice")).to_contain_text("the disk")
    mouse.play(rounds=0)
