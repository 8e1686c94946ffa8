"""The same scenarios in every supported browser. The tests' names are rows of a table (build/testing/tested.py).

A *visitor* has been here before: the browser has cached the site, and has no games. A *newcomer* has not, and gets the site
from a server of its own. So WebKit, which has one store for all tests, keeps newcomers apart too.

On each change all three play what depends on the engine: starts, storage, keys, work without a network, a game by link. What is
marked `alike` Chromium alone plays then, and the others in `python3 build test long`; what has a test of its own elsewhere is
`long` in all three.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from build import licences
from build.serve import Server, running, serving
from build.testing.engines import CHROMIUM, ENGINES, WEBKIT, Engine
from tests.bots.wheels import HOSTILE
from tests.marks import seldom
from tests.page.double import Kept
from tests.page.finished import put, some
from tests.page.league.links import link_of
from tests.page.league.links import some as friends_games
from tests.table.fair import test_curves as vectors
from vernissage.library.fair import checked
from vernissage.page.fair.curves import PageCurves
from vernissage.page.puzzles.room import pack
from vernissage.table.link import encode

from . import outside, webkit
from .axe import COLOURS, axe
from .conftest import START_MS, ready, reload, start, still
from .everyone.test_drags import POINTER, WAYS, drag
from .everyone.test_everyone import _CUT, _OUT, _WIDE
from .everyone.test_kept import TREES, holds_a_card
from .everyone.test_keyboard import Keys
from .everyone.test_pictures import ended
from .linked import READY, Brush, Partner, given_out, invite, told
from .player import MOST, Player, Quick, Seen, choose, set_up, until
from .playing.test_guests import OLD, brought
from .quick import PLAYERS, QuickPainter, QuickReader, begun, decision
from .starting.test_again import ends_by_link, ends_once
from .starting.test_offline import kept
from .starting.test_start import in_python, position
from .starting.test_update import build_of
from .together.test_travel import WITH_BOT, played
from .traps import MOMENTS
from .visitors import DESK, FORGET, Visitor, firefox, new_profile, told_nothing, visit

SMALLEST = {"width": 320, "height": 568}
TABLET = {"width": 900, "height": 640}
"""A window in which a whole game is painted in half the time of a desk's."""


def games(*some: str) -> pytest.MarkDecorator:
    """A scenario with these games, and with all."""
    return pytest.mark.parametrize("keys", [pytest.param(some, id="-".join(some)),
                                            pytest.param(tuple(PLAYERS), id="all", marks=pytest.mark.long)])  # fmt: skip


@pytest.fixture(scope="module", params=ENGINES, ids=[engine.name for engine in ENGINES])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory,
           record_testsuite_property: Callable[[str, object], None]) -> Iterator[Any]:  # fmt: skip
    """A running browser: Playwright's Browser or our stand-in for it."""
    kind: Engine = request.param
    with ExitStack() as stack:
        if kind is CHROMIUM:
            running = request.getfixturevalue("browser")
        elif not kind.found():
            pytest.skip(kind.missing())  # Debian's Firefox and WebKit cannot be installed without root
        elif kind is WEBKIT:
            running = stack.enter_context(webkit.browser(tmp_path_factory.mktemp("webkit")))
        else:
            running = firefox(request.getfixturevalue("playwright"))
            stack.callback(running.close)
        record_testsuite_property("browser", f"{kind.name} {running.version}")
        yield running


@pytest.fixture(scope="module")
def regular(engine: Any, dist: Path) -> Iterator[tuple[Any, Server, Page]]:
    """A profile in which the site has been visited, its server, and a tab that stays open beside the page."""
    with serving(dist) as server:
        profile = new_profile(engine)
        stays = profile.new_page()
        stays.goto(f"{server.address}/{licences.NAME}")
        yield profile, server, stays
        stays.close()


@pytest.fixture
def visitor(regular: tuple[Any, Server, Page]) -> Iterator[Visitor]:
    """Somebody whose browser has the site from an earlier visit, and no games."""
    profile, server, stays = regular
    stays.evaluate(FORGET)
    with visit(profile, server) as somebody:
        yield somebody


@pytest.fixture
def newcomer(engine: Any, dist: Path) -> Iterator[Visitor]:
    """Somebody who has never been here; their server is their own, and may be stopped."""
    with serving(dist) as server, visit(profile := new_profile(engine), server) as somebody:
        yield somebody
    if profile is not engine:
        profile.close()


def says(page: Page, css: str, text: str) -> None:
    """Waits until an element says something."""
    until(page, f"document.querySelector({css!r})?.innerText.includes({text!r})")


def html(page: Page, name: str) -> str | None:
    """An attribute of the document's root: what state the page is in."""
    return page.locator("html").get_attribute(name)


def test_starts_from_the_snapshot_and_plainly(newcomer: Visitor) -> None:
    for path, way in (("/", "snapshot"), ("/?start=plain", "plain"), ("/", "snapshot")):
        page = newcomer.opened(path)
        assert html(page, "data-start") == way
        player = Quick(page)
        choose(player, "art-society")
        player.press("play")
        while "revealing" not in (seen := player.look()).kind:  # bots have answered
            player.answer(seen)


@pytest.mark.long
def test_plays_the_page_to_be_copied(newcomer: Visitor) -> None:
    page = newcomer.tab()
    page.goto(f"{newcomer.home}/examples/pyscript.html")
    for n in range(3):
        until(page, f"document.querySelector('#told')?.innerText.includes('wall: {n}.')", most=START_MS)
        assert page.evaluate("document.querySelector('#wall svg').getBoundingClientRect().height > 100")
        page.locator("#next").click()


@pytest.fixture
def poorly(engine: Any, dist: Path, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    """Opens the page for somebody who has never been here, and whose server has a file of the site only as given: as other
    bytes, or not at all (None). The console may complain then.
    """
    with ExitStack() as stack:

        def opened(name: str, given: bytes | None) -> Page:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            shutil.copytree(dist, folder, copy_function=os.link)
            file = next((folder / "s").rglob(name))  # the pages to be copied have a Pyodide of their own
            file.unlink()
            if given is not None:
                file.write_bytes(given)
            server = stack.enter_context(running(Server(folder)))
            profile = new_profile(engine)
            page: Page = profile.new_page()
            stack.callback(page.close)
            page.goto(server.address + "/")
            return page

        yield opened
    if engine is new_profile(engine):
        engine.troubles()  # they are not the next test's


@pytest.mark.long
def test_starts_though_a_file_is_damaged_or_lost(poorly: Callable[..., Page], dist: Path) -> None:
    snapshot = next(dist.rglob("python.snapshot.bin")).read_bytes()
    for given in (snapshot[:-1000], snapshot[:99] + b"?" + snapshot[100:], None):
        page = poorly("python.snapshot.bin", given)
        ready(page)
        assert html(page, "data-start") == "plain"
        Quick(page).press("play")
        page.locator("html[data-room=table]").wait_for()
    for name in ("pyodide.asm.wasm.bin", "pyodide.asm.mjs"):
        poorly(name, None).locator("#trouble-load").wait_for(timeout=60_000)


@pytest.mark.long
def test_takes_a_newer_build(newcomer: Visitor, dist: Path, tmp_path: Path) -> None:
    old, new = (build_of(dist, tmp_path / name, name) for name in ("aaaa", "bbbb"))
    newcomer.server.folder = old
    page = newcomer.opened()
    kept(page)
    begun(page, "art-society").play(rounds=1)
    newcomer.server.folder = new
    page.evaluate("navigator.serviceWorker.ready.then(it => it.update()).then(() => null)")
    page.locator("html[data-update=waiting]").wait_for(timeout=60_000)
    assert html(page, "data-build") == "aaaa"
    reload(page)
    assert html(page, "data-build") == "aaaa", "nobody has taken it"
    page.locator("html[data-update=waiting]").wait_for(timeout=60_000)  # before it, there is nothing to take
    still(page)
    page.evaluate("void setTimeout(vernissage.takeUpdate)")
    page.locator("html[data-build=bbbb][data-state=ready]").wait_for(timeout=60_000)
    page.locator("html[data-room=table]").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_plays_whole_games(visitor: Visitor, key: str) -> None:
    page = visitor.opened()
    page.set_viewport_size(TABLET)
    begun(page, key).play()
    page.set_viewport_size(DESK)
    assert html(page, "data-room") == "result"
    assert page.locator("#decision h1").inner_text()
    Quick(page).press("rematch")
    page.locator("html[data-room=table]").wait_for()


@games("canvas")
def test_keeps_games_and_goes_on_with_them(visitor: Visitor, keys: Sequence[str]) -> None:
    page, asked = visitor.opened(), {}
    for key in keys:
        begun(page, key).play(rounds=1)
        asked[key] = page.locator("#title").inner_text()
        if len(asked) < len(keys):
            Quick(page).press("leave")
    reload(page)  # the last one with its table open, which is open again
    page.locator("html[data-room=table]").wait_for()
    Quick(page).press("leave")
    for key, title in asked.items():
        page.locator(f".ccard:has([data-game={key}])").click()
        page.locator(f"html[data-room=table][data-game={key}]").wait_for()
        assert page.locator("#title").inner_text() == title
        PLAYERS[key](page).play(rounds=1)
        Quick(page).press("leave")


@pytest.fixture
def ailing(engine: Any, dist: Path) -> Iterator[Visitor]:
    """Somebody in whose page Python is to end. The console may complain of it."""
    with serving(dist) as server, told_nothing(engine, server) as somebody:
        yield somebody


@games("art-society")
def test_begins_again_by_itself_when_python_has_ended(ailing: Visitor, dist: Path, keys: Sequence[str]) -> None:
    """A game of each kind, each with another moment; then one by link, in the middle of a turn."""
    for key, moment in zip(keys, MOMENTS, strict=False):
        ends_once(page := ailing.opened(), dist, key, moment, Random(key))
        page.close()
    ends_by_link(ailing.opened(), dist, "canvas", "idle", Random(1))


@pytest.mark.long
def test_takes_games_out_of_links_and_makes_links_of_them(visitor: Visitor) -> None:
    page, other = visitor.opened(), None
    for key, kind in PLAYERS.items():
        page.evaluate("hash => { location.hash = hash; }", encode(played(key, 6), "go", None, WITH_BOT))
        page.locator("#accept-new").click()
        page.locator(f"html[data-game={key}]").wait_for()
        assert page.evaluate("location.hash") == "", "opened, the link leaves the address"
        player = kind(page)
        player.answer(player.look())
        asked = decision(player)
        player.press("share")
        page.locator("#address").wait_for()
        address = page.evaluate("document.querySelector('#address').value")
        player.press("dialog-close")
        if other is None:
            (other := visitor.tab()).goto(address)  # a page that starts with a link
            ready(other)
        else:
            other.bring_to_front()
            other.evaluate("address => { location.href = address; }", address)
        other.locator("#accept-new").click()
        other.locator(f"html[data-game={key}]").wait_for()
        assert decision(kind(other)) == asked
        page.bring_to_front()


def lose(page: Page) -> None:
    """The pointer is taken away from the page, as a system does that takes a touch for its own."""
    page.evaluate("dispatchEvent(new PointerEvent('pointercancel', { pointerId: pointer }))")


@pytest.mark.alike
def test_takes_drags_back_and_bears_what_others_write_and_send(visitor: Visitor, dist: Path, subtests: pytest.Subtests) -> None:
    page, storage = visitor.tab(), Kept()
    put(storage, *some(1))
    page.goto(f"{visitor.home}/{licences.NAME}")
    page.evaluate(outside.KEEP, [list(one) for one in storage.texts.items()])
    page.goto(f"{visitor.home}/#{encode(played('art-society', 6), 'go', None, (outside.SARA, outside.DAVID))}")
    page.evaluate(outside.FAIL)
    page.evaluate(outside.WRITE)
    ready(page)
    page.locator("#accept-new").click()
    player = Quick(page)
    while "bidding" not in (seen := player.look()).kind:
        player.answer(seen)
    page.evaluate(POINTER)
    page.evaluate("addEventListener('contextmenu', event => event.preventDefault())")  # no driver closes a browser's own menu
    ways = {**WAYS, "a lost pointer": lose}
    if isinstance(page, webkit.Page):
        del ways["a second button"]  # WebKit's driver hangs once it holds down two
    for way, take_back in ways.items():
        with subtests.test(f"a drag: {way}"):
            drag(page, page.locator("button.bid").first, (640, 300))
            until(page, "document.querySelector('#stage .dragged')")
            take_back(page)
            page.mouse.up()
            if way == "a second button":
                page.mouse.up(button="right")
            until(page, "!document.querySelector('#stage').childElementCount")
            assert "bidding" in player.look().kind
            assert not page.locator(".bid.lifted, .picked .bid, html[data-dragging]").count()
    drag(page, page.locator("button.bid").first, (640, 300))
    page.mouse.up()
    page.locator("#decision .bidding").wait_for(state="hidden")
    player.answer(decision(player))
    player.look()
    with subtests.test("names from right to left"):
        player.press("log-open")
        page.locator("#log-title").wait_for()
        assert not outside.scrambled(page)
        page.evaluate(outside.BARE, [outside.SARA.name, outside.DAVID.name])
        assert outside.scrambled(page), "without isolation this is seen"
        page.evaluate("document.body.lastElementChild.remove()")
        player.press("log-open")
    with subtests.test("a share sheet that does not open"):
        in_python(page, dist, "import main; main.session.app.browser.sheet = True")
        page.evaluate(outside.SHARES, "NotAllowedError")
        player.press("menu", "menu-share", "sheet")
        says(page, "#copied", "copy the link")
        player.press("dialog-close")
        page.locator("#dialog").wait_for(state="hidden")
    with subtests.test("a key that autofill sends"):
        page.evaluate(outside.SEND, "keydown")
        player.press("menu")
        page.locator("#dialog").wait_for()
        player.press("dialog-close")
        page.locator("#dialog").wait_for(state="hidden")
    page.evaluate(outside.SPEAKS, ["en-GB@posix", "c", "", "en-GB"])
    player.press("leave")
    player.press("menu", "menu-games")
    page.locator("#dialog .ccard").wait_for()
    assert not outside.scrambled(page)
    with subtests.test("languages that Intl refuses"):
        player.press("games-over")
        until(page, "/20[0-9][0-9]/.test(document.querySelector('#dialog time[data-ms]')?.innerText)")
    player.press("dialog-close")
    page.locator("#dialog").wait_for(state="hidden")
    page.evaluate("hash => { location.hash = hash; }", ended("art-society", (outside.SARA, outside.DAVID)))
    player.press("accept-watch")
    page.locator("#reel-at").wait_for()
    page.keyboard.press("End")
    page.locator("html[data-room=result]").wait_for()
    assert not outside.scrambled(page)
    assert html(page, "lang") == "eo"
    assert not page.evaluate("[...document.querySelectorAll('.trouble')].filter(e => e.checkVisibility()).length")


@pytest.mark.alike
def test_hands_a_game_from_tab_to_tab(visitor: Visitor) -> None:
    first = visitor.opened()
    begun(first, "art-society").look()
    second = visitor.opened()
    second.locator(".ccard").click()
    says(second, "#dialog", "open in another tab")
    second.locator("#not-now").click()
    second.locator(".ccard").click()
    second.locator("#take-over-dialog").click()
    second.locator("#undo").wait_for()
    first.bring_to_front()
    says(first, "#notice", "went on in another tab")
    second.bring_to_front()
    there = Quick(second)
    there.answer(there.look())
    asked = there.look().kind
    first.bring_to_front()
    first.locator("#take-over").click()
    assert Quick(first).look().kind == asked
    second.bring_to_front()
    says(second, "#notice", "went on in another tab")
    first.close()
    second.locator("#take-over").click()
    second.locator("#notice").wait_for(state="hidden")
    there.play(rounds=1)


@pytest.mark.long
def test_works_without_a_network(newcomer: Visitor, dist: Path) -> None:
    page = newcomer.opened()
    kept(page)
    newcomer.server.shutdown()
    newcomer.server.server_close()
    start(page, f"{newcomer.home}/?from=home-screen")
    assert html(page, "data-start") == "snapshot"
    for key in PLAYERS:
        begun(page, key).play(rounds=1)
        text, seat = position(page, dist, key)
        assert page.evaluate("(asked) => vernissage.think(...asked)", [text, "search", seat, "1"]) >= 0
        lost = page.evaluate("""() => Promise.all([...document.querySelectorAll('#table image')].map(async image =>
            (await fetch(image.href.baseVal)).ok ? '' : image.href.baseVal)).then(all => all.filter(Boolean))""")
        assert not lost
        Quick(page).press("leave")
    page.locator("#rules").click()
    says(page, "#dialog", "Playing a line")  # of the game that was played last


def test_does_everything_but_meet_others_offline_after_one_visit(newcomer: Visitor) -> None:
    """Nothing but the foyer was opened in that visit."""
    page = newcomer.opened()
    kept(page)
    newcomer.server.shutdown()
    newcomer.server.server_close()
    start(page, f"{newcomer.home}/?from=home-screen")
    quick, partner = Quick(page), Partner("Ben")
    quick.press("day")  # at once: it waits for the rest
    page.locator(".day-box h2").wait_for()
    start(page, f"{newcomer.home}/")
    quick.press("puzzle")
    page.locator("#puzzles-canvas").click()
    puzzle = pack("canvas")[0]
    for card in puzzle.answer:
        quick.press(f"hand-{card}")
    quick.press("puzzle-give")
    says(page, "#verdict", f"Solved: {puzzle.best} points")
    for room in ("record", "collection"):
        start(page, f"{newcomer.home}/")
        quick.press("menu", f"menu-{room}")
        says(page, "#title", f"Your {room}")
    start(page, f"{newcomer.home}/#{encode(played('canvas', 6), 'go', None, WITH_BOT)}")
    page.locator("#accept-new").click()
    page.locator("html[data-game=canvas]").wait_for()
    quick.press("share")
    page.locator("#code").click()
    page.locator("svg.qr").wait_for()
    quick.press("dialog-close", "leave")
    invite(quick, "canvas", partner)
    assert page.evaluate("Boolean(vernissage.live && vernissage.scan && vernissage.curves)"), "what connects devices"


@pytest.mark.long
def test_lets_bots_think_in_a_worker(visitor: Visitor) -> None:
    page = visitor.opened()
    begun(page, "art-society", level="search").play(rounds=1)
    assert page.evaluate("performance.getEntriesByType('resource').some(entry => /worker[.]mjs/.test(entry.name))")


@pytest.mark.long
def test_seats_a_bot_from_a_file(visitor: Visitor, tmp_path: Path) -> None:
    def bring(*files: tuple[str, bytes]) -> None:
        for name, content in files:
            (tmp_path / name).write_bytes(content)
        page.locator("#guest").set_input_files([tmp_path / name for name, _ in files])

    page = visitor.opened()
    player = QuickPainter(page)
    player.press("poster-button-canvas", "setup", "seats-2")
    for hostile, why in (("up", "outside of its own place"), ("by itself", "run something by itself")):
        bring(*HOSTILE[hostile][0]())
        until(page, f"document.querySelector('#guest-fault')?.innerText.includes({why!r})", most=60_000)
    bring(*((name, content) for name, content in brought().items() if name != OLD))
    page.locator("#guest-away").wait_for(timeout=60_000)
    set_up(player, 2, 77, open_=False)
    player.play(rounds=1)
    assert "Sought" in page.locator("#table").inner_text()
    player.press("menu", "guest-away")
    page.locator("#dialog").wait_for(state="hidden")
    player.play(rounds=1)
    assert "Sought" not in page.locator("#table").inner_text()


@pytest.mark.long
def test_speaks_both_languages(visitor: Visitor) -> None:
    page = visitor.opened()
    reader = QuickReader(page)
    for press in ("tongue", "language-pl"):
        reader.press(press)
    page.locator("html[lang=pl]").wait_for()
    for opener in ("rules", "menu", "setup"):
        reader.press(opener)
        page.locator("#dialog").wait_for()
        reader.read_all()
        reader.press("dialog-close")
    set_up(reader, 2, 77)
    reader.play(rounds=1)
    reload(page)
    page.locator("html[data-room=table]").wait_for()
    reader.press("leave")
    assert html(page, "lang") == "pl"
    reader.read_all()
    assert len(reader.read) > 100


@pytest.mark.alike
@pytest.mark.parametrize("key", ["art-society", seldom("canvas"), seldom("avant-carde")])
def test_keeps_pictures_as_files(visitor: Visitor, key: str) -> None:
    page = visitor.opened(f"/#{ended(key)}")
    player = Quick(page)
    player.press("accept-watch")
    page.locator("#reel-at").wait_for()
    page.keyboard.press("End")
    page.locator("html[data-room=result]").wait_for()
    player.press("menu", "menu-pictures")
    page.locator("#dialog .drawing svg[shape-rendering]").wait_for()  # the link as a QR code
    page.evaluate("""() => {
        const make = URL.createObjectURL;
        globalThis.made = [];
        URL.createObjectURL = (thing) => { made.push(thing); return make.call(URL, thing); }; }""")
    once, again = [
        kept_as(
            page,
            "keep-png",
            "image/png",
            """async png => {
        const picture = await createImageBitmap(png), pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        pen.drawImage(picture, 0, 0);
        const dots = pen.getImageData(0, 0, picture.width, picture.height).data;
        return [picture.width, picture.height, new Set(new Uint32Array(dots.buffer)).size]; }""",
        )
        for _ in range(2)
    ]
    assert once == again, "at first a part of it was still on its way"
    assert once[2] > 1000
    text = kept_as(page, "keep-svg", "image/svg+xml", "svg => svg.text()")
    assert not re.search(r'href="(?!#)|var\(|light-dark', text)


def kept_as(page: Page, ident: str, kind: str, read: str) -> Any:
    """Presses a button that keeps a file of some kind, and reads it by a function of JavaScript."""
    page.evaluate("made.length = 0")
    Quick(page).press(ident)
    until(page, f"made.at(-1)?.type === {kind!r}")
    return page.evaluate(f"() => ({read})(made.at(-1))")


@pytest.mark.long
def test_is_dark_for_those_who_want_it(visitor: Visitor) -> None:
    page = visitor.opened()
    player = Quick(page)
    shade = "parseInt(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])"
    assert page.evaluate(shade) > 128
    player.press("menu", "menu-theme-dark", "dialog-close")
    until(page, "history.state.length === 0")  # else the menu is open again: the page stands where it stood
    reload(page)
    assert page.evaluate(shade) < 128
    assert not axe(page, *COLOURS)
    for key in PLAYERS:
        begun(page, key).play(rounds=1)
        assert not axe(page, *COLOURS)
        Quick(page).press("leave")


@pytest.mark.alike
def test_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.opened()
    keys = Keys(page)
    choose(keys, "art-society")
    keys.press("setup", "seats-2")
    keys.go("deal")
    page.keyboard.type("77")
    page.keyboard.press("Enter")
    page.locator("html[data-room=table]").wait_for()
    keys.play(rounds=1)
    assert {"bidding", "revealing", "held", "close"} <= keys.kinds
    keys.press("menu")
    page.locator("#dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("#dialog").wait_for(state="hidden")
    assert keys.focus().ident == "menu"


@pytest.mark.long
def test_keeps_what_has_the_focus_the_same_element(visitor: Visitor) -> None:
    page = visitor.opened()
    assert page.evaluate(TREES) is None
    holds_a_card(page)


@pytest.mark.long
def test_fits_a_window_of_320_by_568(visitor: Visitor) -> None:
    """In Polish, whose words are long."""
    page = visitor.opened()
    page.set_viewport_size(SMALLEST)
    for press in ("tongue", "language-pl"):
        Quick(page).press(press)
    page.locator("html[lang=pl]").wait_for()
    for key in PLAYERS:
        watched(page, begun(page, key))
        for ident in ("menu", "menu-leave"):
            Quick(page).press(ident)


def watched(page: Page, player: Player) -> None:
    """Plays a round; nothing that is seen in it may be too wide, cut off or outside."""
    looked = set()

    def look() -> Seen:
        seen = type(player).look(player)
        if tuple(seen.kind) not in looked:
            looked.add(tuple(seen.kind))
            faults = [fault for script in (_WIDE, _CUT, _OUT) for fault in page.evaluate(script)]
            assert not faults, seen.kind
        return seen

    player.look = look
    player.play(rounds=1)
    assert len(looked) > 1


@pytest.mark.alike
def test_underlines_what_explains_itself_and_keeps_layers_off_their_labels(visitor: Visitor) -> None:
    page = visitor.opened()
    player = begun(page, "canvas", deal=5)
    while "cv-paint" not in (seen := player.look()).kind:
        player.answer(seen)
    lines = page.evaluate("""() => [...document.querySelectorAll('.term:not(.sign)')].filter(e => e.checkVisibility())
        .map(e => getComputedStyle(e)).map(style => [style.textDecorationLine, style.textDecorationStyle])""")
    assert lines
    assert {tuple(line) for line in lines} == {("underline", "dotted")}
    places = page.evaluate("""() => [...document.querySelectorAll('.cv-place:not(.empty)')].map(place =>
        ['.cv-pic', '.cv-pt'].map(part => place.querySelector(part).getBoundingClientRect()).map(box => [box.top, box.bottom]))
        """)
    assert len(places) == 3
    assert all(picture[1] <= label[0] for picture, label in places)


class Library:
    """What signs in the page, asked over the browser's protocol: see `vernissage.page.fair.curves.Hex`."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *given: self._page.evaluate("([name, ...given]) => vernissage.curves[name](...given)", [name, *given])


@pytest.mark.alike
@pytest.mark.parametrize("most", [pytest.param(3, id="begun"),
                                  pytest.param(MOST, id="whole", marks=pytest.mark.long)])  # fmt: skip
def test_plays_by_link_with_a_device_in_cpython(visitor: Visitor, most: int) -> None:
    """Some turns, or a whole game; and the vectors of the RFCs, by what signs in the page."""
    page, partner = visitor.opened(), Partner("Ben")
    player = Brush(page)
    link = invite(player, "canvas", partner)
    turns = 0
    while not page.locator("#linked-fair").count():
        if page.locator(READY).count():
            player.press("linked-send")
            link = partner.turns(given_out(page))
            turns += 1
            if turns == most:
                break
            player.press("dialog-close")
            if not page.locator("#linked-fair").count():
                page.goto(f"{visitor.home}/#{link}")
                player.press("linked-go")
        else:
            player.answer(player.look())
    else:
        player.press("linked-fair")
        says(page, "#dialog", "All of it fits")
        lines = "css => [...document.querySelectorAll(css)].map(e => e.innerText.split(/\\s+/).join(' ').trim())"
        figures, draws = (page.evaluate(lines, css) for css in (".figs dd", ".draws li"))
        assert [[int(text) for text in figures], draws] == told(checked(link))
    curves = PageCurves(Library(page))
    for vector in vectors.SIGNED:
        vectors.test_signatures_of_rfc_8032(curves, vector)
    vectors.test_shared_secrets_of_rfc_7748(curves)
    vectors.test_two_devices_of_rfc_7748_share_one_secret(curves)
    vectors.test_what_is_of_small_order_is_refused_though_the_equation_holds(curves)
    for flat in vectors.FLAT:
        vectors.test_keys_that_share_nothing_secret_are_refused(curves, flat)


@pytest.mark.long
def test_takes_a_challenge_up_and_finds_its_league(visitor: Visitor) -> None:
    page = visitor.opened(f"/#{link_of(*friends_games()[:2])}")
    player = QuickPainter(page)
    page.locator("#lg-play").wait_for()
    assert "Ada and Ben challenge you" in page.locator(".lg-plate").inner_text()
    player.press("lg-play")
    player.play()
    player.press("challenge")
    page.locator("#link-name").fill("Cy")
    player.press("lg-sign")
    page.locator("#lg-copy").wait_for()
    rows = "[...document.querySelectorAll('.lg-who b')].map(name => name.innerText)"
    names = page.evaluate(rows)
    assert sorted(names) == ["Ada", "Ben", "You"]
    reload(page)
    page.locator("#lg-copy").wait_for()
    assert page.evaluate(rows) == names
