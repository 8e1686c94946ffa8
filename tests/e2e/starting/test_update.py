"""Updates: they are offered, never forced; a page never mixes builds; a failed update leaves the old build complete."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build.serve import Server, serving
from build.site import offline
from tests.fuzz.poison import wrong_in_caches

from ..conftest import START_MS, ready, reload, start, still
from ..player import Mouse, choose, set_up
from .test_offline import caches, kept
from .test_start import in_python

pytestmark = pytest.mark.fresh

GAME = "import main; main.session.app.play.text"


def build_of(dist: Path, folder: Path, name: str) -> Path:
    """The site as a build of another name, whose style sheet and page say which one they are."""
    folder.mkdir()
    (folder / "s").mkdir()
    look = next(dist.glob("s/look.*"))
    for entry in (dist / "s").iterdir():
        if entry != look:
            shutil.copytree(entry, folder / "s" / entry.name, copy_function=os.link)
    shutil.copytree(look, folder / "s" / f"look.{name}")
    with (folder / "s" / f"look.{name}" / "style.css").open("a", encoding="utf-8") as style:
        style.write(f':root {{ --build: "{name}" }}\n')
    page = (dist / "index.html").read_text(encoding="utf-8").replace(look.name, f"look.{name}")
    old = page.partition('data-build="')[2].partition('"')[0]
    (folder / "index.html").write_text(page.replace(old, name), encoding="utf-8")
    shutil.copyfile(dist / "manifest.webmanifest", folder / "manifest.webmanifest")
    (folder / "sw.js").write_text(offline.worker(folder, name), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def builds(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    room = tmp_path_factory.mktemp("builds")
    return {name: build_of(dist, room / name, name) for name in ("aaaa", "bbbb")}


@pytest.fixture
def server(builds: dict[str, Path]) -> Iterator[Server]:
    """A server of build A; a test publishes another by changing its folder."""
    with serving(builds["aaaa"]) as running:
        yield running


@pytest.fixture
def first(context: BrowserContext, server: Server) -> Page:
    """A page of build A, kept, with a game begun; it is the bots' turn as often as not."""
    page = context.new_page()
    visit(page, server)
    kept(page)
    choose(Mouse(page), "art-society")
    page.locator("#play").click()
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    page.locator("#hang").click()
    return page


def goes_on(page: Page) -> None:
    """The game is on the table again."""
    expect(page.locator("html")).to_have_attribute("data-room", "table")
    expect(page.locator("#own-wall image").first).to_be_visible()


def visit(page: Page, server: Server) -> None:
    start(page, server.address)


def build(page: Page) -> tuple[str, str]:
    """Which build the page and its style sheet are of: must be the same."""
    return tuple(
        page.evaluate("""[document.documentElement.dataset.build,
        getComputedStyle(document.documentElement).getPropertyValue("--build").replaceAll('"', "").trim()]""")
    )


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => null)")


COMES = """async () => {
  const it = await navigator.serviceWorker.getRegistration();
  let worker = null;
  it.addEventListener("updatefound", () => { worker = it.installing; }, { once: true });
  for (const end = performance.now() + 30000; performance.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    await it.update();
    worker ??= it.installing ?? it.waiting;
    if (worker?.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done));
    if (worker) return worker.state;
  }
  return "nothing";
}"""
"""Looks for an update that is there; what became of it once all was fetched: "installed", or "redundant" if it broke. The
browser may have found it by itself already; and it finds nothing new while it still clears away one that broke.
"""


def offered(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-update", "waiting", timeout=START_MS)


def taken(page: Page) -> None:
    still(page)
    with page.expect_event("load"):
        page.evaluate("vernissage.takeUpdate()")
    ready(page)


TIDIED = """() => {
  const before = tidy;
  globalThis.tidied = new Promise((done) => { globalThis.tidy = () => before().then(done); });
}"""
"""In a worker: `tidied` is kept once it has let go of builds before it."""


def reload_tidied(page: Page) -> None:
    """Loads build A anew, and waits until its worker has let go of builds before it."""
    [worker] = [one for one in page.context.service_workers if one.evaluate("BUILD") == "aaaa"]
    worker.evaluate(TIDIED)
    reload(page)
    worker.evaluate("tidied")


def test_a_new_build_is_offered_and_comes_when_it_is_taken(first: Page, server: Server, builds: dict[str, Path]) -> None:
    assert build(first) == ("aaaa", "aaaa")
    heard = first.evaluate_handle("({ times: 0 })")
    first.evaluate("(heard) => addEventListener('vernissage:update', () => { heard.times += 1 })", heard)
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    assert heard.json_value() == {"times": 1}
    reload_tidied(first)  # not a word said: nothing has changed
    assert build(first) == ("aaaa", "aaaa")
    offered(first)
    taken(first)
    assert build(first) == ("bbbb", "bbbb")
    goes_on(first)
    gone(first, "vernissage-aaaa")


def gone(page: Page, cache: str) -> None:
    """Waits until a cache has been let go of, which happens after the new build has started."""
    for _ in range(100):
        if cache not in caches(page):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{cache} is still there: {caches(page)}")


@pytest.mark.long
def test_a_new_build_comes_by_itself_when_all_tabs_were_closed(first: Page, server: Server, builds: dict[str, Path]) -> None:
    context = first.context
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    first.close()
    page = context.new_page()
    for _ in range(20):  # the browser may take a moment to see that nobody is left
        visit(page, server)
        if build(page) == ("bbbb", "bbbb"):
            return
        assert build(page) == ("aaaa", "aaaa")
        page.goto("about:blank")
        page.wait_for_timeout(500)
    raise AssertionError("the new build does not come")


@pytest.mark.long
def test_a_build_that_waits_is_there_whole_without_a_network(first: Page, server: Server, builds: dict[str, Path]) -> None:
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    reload_tidied(first)  # build A has started once more, and lets go of builds before it, but not of the next one
    first.context.set_offline(True)
    offered(first)
    taken(first)
    assert build(first) == ("bbbb", "bbbb")


POISONED = """async (files) => {
    const [name] = await caches.keys();
    for (const file of files) await (await caches.open(name)).put(file, new Response("<p>Sign in"));
    return name;
}"""


@pytest.mark.long
def test_poison_in_the_build_before_does_not_come_along(first: Page, server: Server, builds: dict[str, Path]) -> None:
    """As a worker that does not check what it keeps has left it."""
    files = [
        next(builds["bbbb"].glob(f"s/{file}")).relative_to(builds["bbbb"]).as_posix()
        for file in ("app.*/*.whl.bin", "pyodide.*/pyodide.asm.mjs")
    ]
    assert first.evaluate(POISONED, files) == "vernissage-aaaa"
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    taken(first)
    gone(first, "vernissage-aaaa")
    assert wrong_in_caches(first, builds["bbbb"]) == []
    start(first, f"{server.address}/?start=plain")
    assert build(first) == ("bbbb", "bbbb")


@pytest.mark.long
def test_two_tabs_of_two_builds_go_on_side_by_side(first: Page, server: Server, builds: dict[str, Path]) -> None:
    second = first.context.new_page()
    visit(second, server)
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    offered(second)
    taken(first)
    assert build(first) == ("bbbb", "bbbb")
    assert build(second) == ("aaaa", "aaaa")  # not reloaded, and its files are still there, though no server has them
    style = second.evaluate("fetch(document.querySelector('link[rel=stylesheet]').href).then((answer) => answer.text())")
    assert '--build: "aaaa"' in style
    assert "vernissage-aaaa" in caches(first)
    taken(second)
    assert build(second) == ("bbbb", "bbbb")


@pytest.mark.parametrize("how", ["missing", "cut off"])
@pytest.mark.long
def test_a_download_that_breaks_leaves_the_old_build_and_is_made_up_for(
    first: Page, server: Server, builds: dict[str, Path], tmp_path: Path, how: str
) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(builds["bbbb"], broken)
    style = broken / "s" / "look.bbbb" / "style.css"
    if how == "missing":
        style.unlink()
    else:
        style.write_bytes(style.read_bytes()[:-10])
    server.folder = broken
    assert first.evaluate(COMES) == "redundant"
    first.context.set_offline(True)
    reload(first)
    assert build(first) == ("aaaa", "aaaa")
    first.context.set_offline(False)
    server.folder = builds["bbbb"]
    look_for_update(first)
    offered(first)
    taken(first)
    assert build(first) == ("bbbb", "bbbb")


HELD = """() => {
  const think = vernissage.think;
  vernissage.think = (...asked) => new Promise((go) => {
    globalThis.goOn = () => {
      vernissage.think = think;
      go(think(...asked));
    };
  });
}"""
"""Bots that are sent away to think do not begin before `goOn()`."""


@pytest.mark.long
def test_what_people_see_of_a_new_build(
    first: Page, server: Server, builds: dict[str, Path], dist: Path, tmp_path: Path
) -> None:
    """B comes while a bot thinks, with two tabs open, at the second try; then A once more."""
    start(first, f"{server.address}/?choose=art-society")
    first.evaluate(HELD)
    mouse = set_up(Mouse(first), 2, 77, level="search", open_=False)
    while not first.evaluate("'goOn' in globalThis"):
        if first.locator("#decision .decide:not(.wait)").count():
            mouse.answer(mouse.look())
        first.wait_for_timeout(50)
    text = in_python(first, dist, GAME)
    second = first.context.new_page()
    visit(second, server)

    broken = tmp_path / "broken"
    shutil.copytree(builds["bbbb"], broken)
    next(broken.glob("s/pictures.*/all.json.bin")).unlink()
    (broken / "s" / "look.bbbb" / "style.css").unlink()
    for folder, state in ((broken, "redundant"), (builds["bbbb"], "installed")):
        server.folder = folder
        assert first.evaluate(COMES) == state
        assert first.locator("#renew").count() == 0
    offered(first)
    expect(second.locator("#renew")).to_be_visible()
    expect(second.locator("#said")).to_contain_text("newer version")
    assert first.locator("#renew").count() == 0, "a bot thinks"
    assert in_python(first, dist, GAME) == text
    first.evaluate("goOn()")
    while not first.locator("#renew").count():  # the bot goes on; people are not asked in the middle of their turn
        if first.locator("#decision .decide:not(.wait)").count() and not first.locator("#renew").count():
            mouse.answer(mouse.look())
        first.wait_for_timeout(50)
    text = in_python(first, dist, GAME)
    first.locator("#renew").focus()
    with first.expect_event("load"):
        first.keyboard.press("Enter")
    ready(first)
    assert build(first) == ("bbbb", "bbbb")
    goes_on(first)
    assert in_python(first, dist, GAME) == text
    assert build(second) == ("aaaa", "aaaa")
    second.locator("#tongue").click()
    second.locator("#language-pl").click()
    expect(second.locator("#notice")).to_contain_text("nowsza wersja")
    with second.expect_event("load"):
        second.locator("#renew").click()
    ready(second)
    assert build(second) == ("bbbb", "bbbb")

    server.folder = builds["aaaa"]
    look_for_update(second)
    with second.expect_event("load"):
        second.locator("#renew").click()
    ready(second)
    assert build(second) == ("aaaa", "aaaa")


@pytest.mark.long
def test_back_to_the_build_before(first: Page, server: Server, builds: dict[str, Path]) -> None:
    for name in ("bbbb", "aaaa"):
        server.folder = builds[name]
        look_for_update(first)
        offered(first)
        taken(first)
        assert build(first) == (name, name)
        first.context.set_offline(True)
        reload(first)
        assert build(first) == (name, name)
        first.context.set_offline(False)
    goes_on(first)
