"""Back and Forward of the browser, in every engine: Back closes what is open, then goes to the foyer, then leaves the site."""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import pytest

from build import licences
from build.serve import Answer, Server, running
from tests.marks import seldom
from vernissage.table.link import encode

from .. import test_browsers, webkit
from ..conftest import START_MS, ready, reload, start
from ..linked import Brush
from ..player import Player, until
from ..quick import begun, decision
from ..test_browsers import html
from ..together.test_travel import WITH_BOT, played
from ..traps import GONE, NOTICE, arm, table
from ..visitors import Visitor, new_profile, told_nothing, visit
from ..webkit import SCRIPT_S
from .test_start import in_python

engine, regular, visitor, ailing = test_browsers.engine, test_browsers.regular, test_browsers.visitor, test_browsers.ailing
CLOSED, OPEN = "!document.querySelector('dialog').open", "document.querySelector('dialog').open"
ELSEWHERE = f"/{licences.NAME}"
MEMORY = "/python.snapshot.bin"
SCRIPTS = ("/curves.js", "/live.js", "/scan.js")


def go(page: Any, steps: int, until_then: str) -> None:
    """Goes back or forward, as the browser's buttons and gestures do, until something is true."""
    page.evaluate(f"void setTimeout(() => history.go({steps}))")
    until(page, until_then)


def room(name: str) -> str:
    return f"document.documentElement.dataset.room === '{name}'"


def came(visitor: Visitor, path: str = "/") -> Any:
    """The page, to which somebody came from another one."""
    page = visitor.tab()
    page.goto(visitor.home + ELSEWHERE)
    start(page, visitor.home + path)
    return page


def leaves(page: Any, steps: int = -1, to: str = ELSEWHERE) -> None:
    """One step more leads to another page, by default away from the site."""
    page.evaluate(f"void setTimeout(() => history.go({steps}))")
    end, there = time.monotonic() + 2 * SCRIPT_S, ""
    while there != to:  # asked briefly: WebKit answers no question whose page has gone meanwhile
        assert time.monotonic() < end, there
        time.sleep(0.05)
        try:
            there = page.evaluate("location.pathname")
        except GONE:
            continue


def match(page: Any, dist: Path) -> str:
    """The match at the table as a link: all answers so far."""
    return str(in_python(page, dist, "import main; main.session.app.table().text"))


def entries(page: Any) -> int:
    return int(page.evaluate("history.length"))


@pytest.mark.alike
def test_back_closes_the_dialog_leaves_the_table_and_then_the_site(visitor: Visitor, dist: Path) -> None:
    page = came(visitor)
    before = entries(page)
    player = begun(page, "canvas")
    for _ in range(3):
        player.answer(player.look())
    until(page, "!document.getElementById('dismiss')", most=60_000)  # a notice of a slow disk goes by itself
    asked, given = player.look(), match(page, dist)
    player.press("menu")
    assert entries(page) == before + 2, "a room, a dialog, and none for a move"
    go(page, -1, f"{CLOSED} && {room('table')}")
    assert player.look() == asked
    go(page, -1, room("foyer"))
    go(page, 1, room("table"))
    player.look()
    assert match(page, dist) == given, "nothing is answered twice"
    go(page, 1, OPEN)
    assert page.locator("#dialog-title").inner_text() == "Menu"
    go(page, -2, f"{CLOSED} && {room('foyer')}")
    leaves(page)


@pytest.mark.long
@pytest.mark.alike
def test_what_a_button_closes_is_no_step_of_the_way(visitor: Visitor) -> None:
    page = came(visitor)
    player = begun(page, "avant-carde")
    player.look()
    for _ in range(2):
        player.press("menu", "dialog-close")
        until(page, f"{CLOSED} && history.state.length === 1")
    player.press("menu", "menu-leave")
    until(page, f"{room('foyer')} && history.state.length === 0")
    player.press("menu", "menu-record")
    until(page, "document.title.startsWith('Your record')")
    go(page, -1, "document.title === 'Vernissage'")
    go(page, 1, "document.title.startsWith('Your record')")
    go(page, -1, "document.title === 'Vernissage'")
    leaves(page)


@pytest.mark.alike
def test_on_a_phone_back_closes_the_sheet_first(visitor: Visitor) -> None:
    page = came(visitor)
    page.set_viewport_size({"width": 360, "height": 740})
    player = begun(page, "art-society")
    decision(player)
    player.press("tab-others")
    until(page, "document.documentElement.dataset.sheet === ''")
    go(page, -1, f"document.documentElement.dataset.tab === '' && {room('table')}")
    go(page, -1, room("foyer"))
    leaves(page)


@pytest.mark.long
@pytest.mark.alike
def test_a_link_opens_by_its_address_and_back_does_nothing_with_it(visitor: Visitor) -> None:
    link = encode(played("canvas", 6), "go", None, WITH_BOT)
    page = came(visitor, f"/#{link}")
    until(page, OPEN)
    reload(page)
    until(page, OPEN)
    assert page.evaluate("location.hash") == f"#{link}", "a reload stands where one was"
    go(page, -1, f"{CLOSED} && location.hash === ''")
    leaves(page)
    page = came(visitor)
    begun(page, "canvas").look()
    page.evaluate("hash => { location.hash = hash; }", link)  # pasted into the address bar
    until(page, OPEN)
    go(page, -1, f"{CLOSED} && {room('table')} && location.hash === ''")
    page.evaluate("hash => { location.hash = hash; }", link)
    page.locator("#accept-new").click()
    until(page, f"{CLOSED} && {room('table')} && location.hash === '' && history.state.length === 1")
    go(page, -1, room("foyer"))
    leaves(page)


@pytest.mark.long
@pytest.mark.alike
def test_a_reload_stands_where_one_was(visitor: Visitor, dist: Path) -> None:
    page = came(visitor)
    player = begun(page, "art-society")
    player.answer(decision(player))
    if "dismiss" in decision(player).buttons:  # in WebKit Python may have ended, and begun again
        assert NOTICE in page.locator("#notice").inner_text()
        player.press("dismiss")
    asked, given = decision(player), match(page, dist)
    player.press("menu")
    reload(page)
    until(page, f"{room('table')} && history.state.length === 1")
    assert decision(player) == asked
    assert match(page, dist) == given
    assert not page.locator("#notice").is_visible()
    go(page, -1, room("foyer"))
    player.press("menu", "menu-collection")
    until(page, "document.title.startsWith('Your collection')")
    page.reload()
    until(page, "document.title.startsWith('Your collection')", most=60_000)
    go(page, -1, "document.title === 'Vernissage'")
    leaves(page)


class Slow(Answer):
    """A host from which Python's memory comes each time, once `gate` is open; no service worker comes."""

    gate = Event()

    def headers_for(self, path: str) -> dict[str, str]:
        return super().headers_for(path) | ({"Cache-Control": "no-store"} if path.endswith(MEMORY) else {})

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        path = self.path.partition("?")[0]
        if path.endswith("/sw.js"):
            self.send(404, path, {}, b"")
            return
        if path.endswith(MEMORY):
            self.gate.wait()
        super().do_GET()


@pytest.fixture
def slow(engine: Any, dist: Path) -> Iterator[Visitor]:
    """Somebody to whom Python comes when the test wants."""
    Slow.gate.set()
    with running(Server(dist, answer=Slow)) as server, told_nothing(engine, server) as somebody:
        yield somebody
        Slow.gate.set()


class Hesitant(Answer):
    """A host that gives the rest's scripts to be run, and the service worker, only once `gate` is open. To be run, a script is
    asked for a second time.
    """

    gate, held = Event(), Event()
    given: ClassVar[set[str]] = set()

    def headers_for(self, path: str) -> dict[str, str]:
        return super().headers_for(path) | ({"Cache-Control": "no-store"} if path.endswith(SCRIPTS) else {})

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        path = self.path.partition("?")[0]
        if path in self.given:
            self.held.set()
        if path in self.given or path.endswith("/sw.js"):
            self.gate.wait()
        self.given.update({path} if path.endswith(SCRIPTS) else ())
        super().do_GET()


@pytest.mark.long
def test_who_leaves_while_the_rest_comes_is_told_of_nothing_gone_wrong(engine: Any, dist: Path) -> None:
    Hesitant.gate.clear()
    Hesitant.held.clear()
    Hesitant.given.clear()
    with running(Server(dist, answer=Hesitant)) as server, visit(profile := new_profile(engine), server) as visitor:
        page = came(visitor)
        assert Hesitant.held.wait(START_MS / 1000)
        leaves(page)
        Hesitant.gate.set()
        leaves(page, 1, "/")
        ready(page)
        player = Brush(page)
        player.press("menu", "menu-record")  # a room of the rest
        until(page, "document.title.startsWith('Your record')")
    if profile is not engine:
        profile.close()


@pytest.mark.long
@pytest.mark.alike
def test_who_goes_back_while_python_loads_is_in_the_foyer(slow: Visitor) -> None:
    page = came(slow)
    begun(page, "canvas").look()
    Slow.gate.clear()
    page.reload()
    page.locator("html[data-state=loading]").wait_for()
    go(page, -1, "history.state.length === 0")
    assert html(page, "data-state") == "loading"
    Slow.gate.set()
    ready(page)
    until(page, "document.querySelector('#setup').checkVisibility()")
    assert html(page, "data-room") == "foyer"
    assert not page.locator("#notice").is_visible()
    go(page, 1, room("table"))
    Slow.gate.clear()
    page.reload()
    page.locator("html[data-state=loading]").wait_for()
    page.evaluate("document.querySelector('#setup').click()")  # kept until Python can answer
    Slow.gate.set()
    ready(page)
    until(page, f"{OPEN} && {room('foyer')} && history.state[0] === 'open setup'")
    go(page, -1, CLOSED)
    leaves(page)


@pytest.mark.long
@pytest.mark.alike
def test_who_goes_back_while_python_loads_for_the_first_time_leaves(slow: Visitor, engine: object) -> None:
    Slow.gate.clear()
    page = slow.tab()
    page.goto(slow.home + ELSEWHERE)
    page.goto(slow.home + "/")
    page.locator("html[data-state=loading]").wait_for()
    leaves(page)
    Slow.gate.set()
    if isinstance(engine, webkit.Browser):  # an import whose load was stopped may never answer there: half a minute is lost
        return
    leaves(page, 1, "/")
    ready(page)
    assert html(page, "data-room") == "foyer"


@pytest.mark.long
@pytest.mark.alike
def test_after_a_new_beginning_the_way_back_is_the_same(ailing: Visitor, dist: Path) -> None:
    page = came(ailing)
    player: Player = begun(page, "canvas")
    player.answer(player.look())
    decision(player)
    given = match(page, dist)
    player.press("menu")
    arm(page, dist, "idle")
    where, game, notice = table(page)
    assert (where, game) == ("table", "canvas")
    assert NOTICE in notice
    assert match(page, dist) == given
    go(page, -1, room("foyer"))
    go(page, 1, room("table"))
    assert match(page, dist) == given
    go(page, -1, room("foyer"))
    leaves(page)


@pytest.mark.parametrize("key", ["art-society", seldom("canvas"), seldom("avant-carde")])
@pytest.mark.alike
def test_back_in_the_middle_of_a_game_loses_no_answer(visitor: Visitor, dist: Path, key: str) -> None:
    page = came(visitor)
    player = begun(page, key)
    for _ in range(4):
        player.answer(player.look())
        decision(player)
        given = match(page, dist)
        go(page, -1, room("foyer"))
        go(page, 1, room("table"))
        assert match(page, dist) == given
