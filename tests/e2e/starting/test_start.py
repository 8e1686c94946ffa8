"""Python starts in the page, under the strict policy, from our own files alone; and says so when it cannot."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from build.bench.browser import FOUR_G, OBSERVER
from build.headers import headers
from build.serve import Answer, Server, running, serving
from build.site import pack
from tests.marks import seldom

from ..conftest import START_MS, Troubles, ready, start
from ..player import Mouse, choose, until

pytestmark = [pytest.mark.fresh, pytest.mark.browser_context_args(service_workers="block")]

Change = Callable[[bytes], bytes]


@pytest.mark.long
def test_the_policy_of_netlify_is_the_one_that_is_served(page: Page, base_url: str) -> None:
    policy = page.request.get(f"{base_url}/").headers["content-security-policy"]
    assert policy == headers("/index.html")["Content-Security-Policy"]
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy


def test_hashed_files_are_kept_for_ever_and_the_page_is_not(page: Page, dist: Path, base_url: str, troubles: Troubles) -> None:
    styles = next(dist.glob("s/look.*/style.css")).relative_to(dist).as_posix()
    assert "immutable" in page.request.get(f"{base_url}/{styles}").headers["cache-control"]
    assert page.request.get(f"{base_url}/").headers["cache-control"] == "no-cache"


def test_a_browser_without_webassembly_is_told_what_to_do(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("/")
    told = page.get_by_role("alert")
    expect(told).to_be_visible()
    expect(told).to_contain_text("needs WebAssembly")
    expect(told).to_contain_text("potrzebuje WebAssembly")


@pytest.mark.long
def test_a_file_that_does_not_arrive_is_told(page: Page) -> None:
    page.route("**/*.whl.bin", lambda route: route.abort())
    page.goto("/?start=plain")
    told = page.locator("#trouble-load")
    expect(told).to_be_visible(timeout=START_MS)
    page.unroute("**/*.whl.bin")
    told.get_by_role("button", name="load again").click()
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=START_MS)


@pytest.mark.long
def test_a_wheel_that_was_changed_on_the_way_is_refused(page: Page) -> None:
    def changed(route: Route) -> None:
        answer = route.fetch()
        body = answer.body()
        route.fulfill(response=answer, body=body[:-1] + bytes([body[-1] ^ 1]))  # as long as its headers say

    page.route("**/*.whl.bin", changed)
    page.goto("/?start=plain")
    expect(page.get_by_role("alert")).to_be_visible(timeout=START_MS)


def in_python(page: Page, dist: Path, code: str) -> object:
    """What an expression is in the page's Python, after the statements before it."""
    loader = next(dist.glob("s/app.*/python.mjs")).relative_to(dist).as_posix()
    script = "async ([at, code]) => (await (await import(at)).started).runPython(code)"
    return page.evaluate(script, [f"/{loader}", code])


def position(page: Page, dist: Path, key: str = "canvas") -> tuple[str, int]:
    """The beginning of a match, as text, and who is asked."""
    text = in_python(
        page,
        dist,
        f"""
import json
import re
from vernissage.games import GAMES
from vernissage.table.link import encode
from vernissage.table.match import Match
match = Match(GAMES[{key!r}], 3, {{}}, 7)
json.dumps([encode(match), match.decision.seat])
""",
    )
    return tuple(json.loads(str(text)))


def test_the_page_starts_from_the_snapshot_without_the_library_or_pyscripts_own_setting_up(
    page: Page, dist: Path, troubles: Troubles
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.add_init_script("addEventListener('DOMContentLoaded', () => { globalThis.first = document.getElementById('play'); });")
    start(page)
    expect(page.locator("html")).to_have_attribute("data-start", "snapshot")
    assert page.evaluate("first.isConnected"), "the foyer that the build has drawn was drawn again"
    for trouble in ("old", "load"):
        expect(page.locator(f"#trouble-{trouble}")).to_be_hidden()
    assert "python_stdlib.zip.bin" not in asked
    # The worker that unpacks starts a second time, for what comes after the start; scripts of the rest are fetched, then run.
    fetched = page.evaluate("""performance.getEntriesByType('resource').map(({ name }) => name)
        .filter((name) => !/\\/(unpack|curves|live|scan)\\.js$/.test(name))""")
    assert len(fetched) > 15
    assert len(fetched) == len(set(fetched))  # not `asked`: Firefox tells once more of a picture that it has, for each use
    assert page.evaluate("performance.getEntriesByName('prelude').length") == 1
    missed = "from _pyodide import _base; '|'.join(_base.CodeRunner.__self__.missed)"
    assert in_python(page, dist, missed) == missed, "Python compiled something on the way"


def plays(page: Page) -> None:
    """A game of Art Society is begun and gets as far as the turned bids: bots answer, too."""
    mouse = Mouse(page)
    choose(mouse, "art-society")
    mouse.press("play")
    while "revealing" not in (seen := mouse.look()).kind:
        mouse.answer(seen)


@pytest.mark.long
def test_the_page_starts_without_its_snapshot_when_asked_to(page: Page, troubles: Troubles) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    start(page, "/?start=plain")
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
    assert "python.snapshot.bin" not in asked
    plays(page)


@pytest.fixture
def instead(page: Page, dist: Path, tmp_path: Path) -> Iterator[Callable[[str, Change], None]]:
    """Gives the page a file of the site changed. It comes from a server of its own: over Playwright's line ten megabytes take
    seconds.
    """
    with serving(tmp_path) as server:

        def give(name: str, change: Change) -> None:
            (tmp_path / name).write_bytes(change(next((dist / "s").rglob(name)).read_bytes()))
            page.route(f"**/{name}", lambda route: route.continue_(url=f"{server.address}/{name}"))

        yield give


def _flipped(at: int) -> Change:
    return lambda data: data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def _cut(data: bytes) -> bytes:
    return data[:-1000]


def _lost(route: Route) -> None:
    route.abort()


def _not_there(route: Route) -> None:
    route.fulfill(status=404)


CHANGED = "was changed on the way"


@pytest.mark.parametrize(("what", "why"), [seldom(_flipped(0), CHANGED), (_flipped(2_000_000), CHANGED),
                                           seldom(_cut, "was cut off"), seldom(_lost, "Failed to fetch"),
                                           seldom(_not_there, "404")],
                         ids=["not a snapshot", "one bit", "cut off", "lost", "not there"])  # fmt: skip
def test_a_bad_snapshot_is_made_up_for(page: Page, instead: Callable[[str, Change], None], what: Callable[..., None],
                                       why: str) -> None:  # fmt: skip
    if what in (_lost, _not_there):
        page.route("**/python.snapshot.bin", what)
    else:
        instead("python.snapshot.bin", what)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    start(page)
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
    told = [line for line in said if line.startswith("Vernissage starts without its snapshot")]
    assert [line for line in told if why in line], told
    expect(page.locator("#trouble-load")).to_be_hidden()
    page.locator("#play").click()  # that a plain start can play is tested above; here that nothing is left of the failed one
    expect(page.locator("#decision .decide")).not_to_have_count(0)


@pytest.mark.long
def test_without_its_words_people_are_told_that_a_part_is_missing(page: Page) -> None:
    page.route("**/words.en.data.bin", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)


FAULT = """
import json, traceback
try:
    json.loads("[")
except ValueError as error:
    told = "".join(traceback.format_exception(error))
told
"""


@pytest.mark.long
def test_each_start_has_the_same_python_and_draws_other_numbers(page: Page, dist: Path, troubles: Troubles) -> None:
    same = """
import sys, vernissage, importlib.util
from vernissage.games import GAMES; game = GAMES["canvas"]
(sys.version, vernissage.__version__, len(game.options(s := game.new(2, {}), game.decision(s))),
 importlib.util.find_spec("vernissage.table.match").origin).__repr__()
"""
    found, drawn = [], set()
    for address in ("/", "/", "/?start=plain"):
        start(page, address)
        expect(page.locator("html")).to_have_attribute("data-start", "snapshot" if address == "/" else "plain")
        found.append(in_python(page, dist, same))
        drawn.add(in_python(page, dist, "import random, os; repr((random.random(), os.urandom(8)))"))
        drawn.add(in_python(page, dist, "import random; repr(random.random())"))
        assert "JSONDecodeError" in str(in_python(page, dist, FAULT)), "an error is told, also one in Python's own library"
    assert len(set(found)) == 1
    assert len(drawn) == 6


@pytest.mark.long
@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("/", "pyodide.asm.wasm.bin"),
        ("/", "pyodide.asm.mjs"),
        ("/", "pyodide.mjs"),
        ("/", "core-*.js"),
        ("/", "table.css.bin"),
        ("/?start=plain", "python_stdlib.zip.bin"),
    ],
)
def test_without_a_part_of_python_the_page_says_so_until_it_comes(page: Page, address: str, file: str) -> None:
    told = page.locator("#trouble-load")
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(address)
    expect(told).to_be_visible(timeout=START_MS)
    page.unroute_all()
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.evaluate("globalThis.before = true")  # its load and its steps may still be told while it is left
    told.get_by_role("button", name="load again").click()
    until(page, "!globalThis.before")
    expect(told).to_be_visible(timeout=START_MS)
    page.unroute_all()
    told.get_by_role("button", name="load again").click()
    ready(page)


@pytest.mark.long
def test_a_program_that_was_cut_off_is_told(page: Page, instead: Callable[[str, Change], None]) -> None:
    instead("pyodide.asm.wasm.bin", _cut)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto("/")
    expect(page.locator("#trouble-load")).to_be_visible(timeout=START_MS)
    assert any("compilation aborted" in line for line in said), said


def test_an_error_in_python_is_told(page: Page) -> None:
    def broken(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("import main\n", "1 / 0\nimport main\n"))

    page.route("**/", broken)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto("/")
    expect(page.locator("#trouble-run")).to_be_visible(timeout=START_MS)
    assert [line for line in said if "Vernissage failed" in line and "ZeroDivisionError" in line]


COUNTING = """(() => {
    const from = performance.now();
    for (let i = 0, sum = 0; i < 3e7; i++) sum = (sum * 31 + i) | 0;
    return performance.now() - from;
})()"""


@pytest.mark.parametrize(("width", "height"), [seldom(1280, 800), (360, 740)])
def test_the_start_is_within_its_budget(page: Page, troubles: Troubles, width: int, height: int) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(OBSERVER)
    start(page)
    shift, task = page.evaluate("[seen.shift, seen.task]")
    assert shift == 0
    busy = page.evaluate(COUNTING)  # how slow this machine is just now: about 25 ms on an idle one
    assert task <= max(600, 24 * busy), f"the page stood still for {task} ms while it started"
    assert len(asked) <= 40, asked


PAUSE = 0.7  # seconds: a browser shows what it has of a page before


@pytest.mark.long
def test_a_page_that_comes_in_pieces_is_shown_once_the_foyer_is_whole(page: Page, dist: Path) -> None:
    class InPieces(Answer):
        def setup(self) -> None:
            super().setup()
            write = self.wfile.write

            def in_two(data: bytes) -> int:
                if (at := data.find(b'id="theme"')) > 0:
                    write(data[:at])
                    time.sleep(PAUSE)
                    data = data[at:]
                return write(data)

            self.wfile.write = in_two  # type: ignore[method-assign]

    with running(Server(dist, answer=InPieces)) as server:
        page.add_init_script(OBSERVER)
        start(page, server.address)
        paint, came, shift = page.evaluate("""[performance.getEntriesByName("first-paint")[0].startTime,
            performance.getEntriesByType("navigation")[0].responseEnd, seen.shift]""")
    assert came >= PAUSE * 1000
    assert paint >= came
    assert shift == 0


def settled(page: Page) -> bytes:
    """The page's picture, once all files are there and two in a row are the same: some of what it shows may be drawn later."""
    page.wait_for_load_state("networkidle")
    before, now = b"", page.screenshot()
    while now != before:
        before, now = now, page.screenshot()
    return now


@pytest.mark.parametrize(("width", "height"), [seldom(1280, 800), (360, 740), seldom(740, 360)])
def test_the_first_sight_is_the_same_before_all_styles_are_there(browser: Browser, width: int, height: int) -> None:
    with serving(pack.shown()) as server:
        page = browser.new_page(viewport={"width": width, "height": height}, base_url=server.address)
        page.route("**/*.mjs", lambda route: route.abort())
        page.goto("/")
        with_all = settled(page)
        page.route("**/table.css", lambda route: route.abort())
        page.goto("/")
        same = settled(page) == with_all  # not in the assertion: pytest would look for the shortest difference, for minutes
        assert same, "the first sight is another without the styles of the table"
        page.close()


@pytest.mark.long
def test_posters_are_there_even_if_the_file_with_both_is_lost(page: Page) -> None:
    hung = "() => [...document.querySelectorAll('image[data-poster]')].map((image) => image.getAttribute('href'))"
    for lost, address in ((False, r"blob:.*"), (True, r"\./s/pictures\.[0-9a-f]+/poster/[\w-]+\.svg")):
        if lost:
            page.route("**/posters.bin", lambda route: route.fulfill(status=404))
        page.goto("/")
        until(page, f"({hung})().every(Boolean)")
        hrefs = page.evaluate(hung)
        assert len(hrefs) == 2
        assert all(re.fullmatch(address, href) for href in hrefs), hrefs


@pytest.mark.long
def test_the_bar_shows_what_has_come(page: Page, troubles: Troubles) -> None:
    page.add_init_script("""[globalThis.told, globalThis.said] = [[], new Set()];
        addEventListener("vernissage:progress", ({ detail: { arrived, awaited } }) => {
            told.push(arrived / awaited);
            said.add(document.getElementById("coming").textContent);
        });""")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {**FOUR_G, "downloadThroughput": 1.4e6, "latency": 0})
    start(page)
    page.evaluate("vernissage.packed.whole('rest').then(({ length }) => length)")  # what comes after the start moves nothing
    told, said = page.evaluate("[told, [...said]]")
    assert len(told) > 5
    amounts = [re.fullmatch(r"(\d+\.\d) of (\d+\.\d) MB, about \d+ s to go", text) for text in said if text]
    assert amounts
    assert all(amount and float(amount[1]) <= float(amount[2]) for amount in amounts), said
    assert told == sorted(told)
    assert told[-1] == 1
    for bar in ("#progress", "#coming"):
        expect(page.locator(bar)).to_be_hidden()
    sight = page.evaluate("fetch(`${document.documentElement.dataset.sights}pl.html`).then((file) => file.text())")
    en, pl = page.locator("#coming").get_attribute("data-line") or "", sight.partition("data-line")[2].partition(">")[0]
    assert set(re.findall(r"%\(\w+\)s", pl)) == set(re.findall(r"%\(\w+\)s", en)) != set()
