"""Bots from files, in the browser: what their worker can reach, a visit with the guide's bot, and what stops the others; what
they need is installed from wheels, or refused.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build.python.vendor import GUESTS
from tests.bots.wheels import HOSTILE, WHEEL, wheel
from vernissage.bots import registry
from vernissage.page.guests.render import WHEELS

from ..conftest import Troubles, bots_workers, start
from ..player import Mouse, set_up
from ..starting.test_start import in_python
from .test_canvas import Painter

SPY = """
import js
from pyodide.code import run_js

NAMES = '''fetch XMLHttpRequest WebSocket EventSource WebTransport indexedDB caches navigator location BroadcastChannel Worker
SharedWorker importScripts eval setTimeout setInterval postMessage FontFace MessageChannel self cookieStore'''.split()
found = [name for name in NAMES if getattr(js, name, None) is not None]
for way in (lambda: run_js("1"), lambda: js.Function.new("return 1"), lambda: js.Object.constructor("return 1"),
            lambda: js.Promise.constructor.constructor("return 1"), lambda: js.Object.constructor.new("return 1")):
    try:
        found.append(way())
    except BaseException:
        pass
raise RuntimeError(f"reached {found} of {js.Math.max(1, len(NAMES))}")
"""
STUCK = """
class Stuck:
    def think(self, view, seat, rng):
        while True:
            pass
        yield


BOT = Stuck()
"""
WRONG = STUCK.replace("while True:", "if seat:").replace("pass", "return 'mine'")


class Host(Mouse, Painter):
    """Plays Canvas by mouse."""


def guide() -> str:
    """The bot of the guide, as it stands there."""
    (source,) = re.findall(r"```python\n(.*?)```", Path(registry.__file__).with_name("README.md").read_text("utf-8"), re.DOTALL)
    return str(source)


def dropped(page: Page, file: Path) -> None:
    """Drops a file on the button of the set-up, as the system does."""
    button = page.locator(".guest .btn")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    what = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchDragEvent", {"type": kind, **at, "data": what})


@pytest.mark.long
def test_a_visit_with_bots_from_files(page: Page, dist: Path, troubles: Troubles, tmp_path: Path) -> None:
    files = {"hasty": guide(), "spy": SPY, "stuck": STUCK, "wrong": WRONG}
    for name, source in files.items():
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
    start(page, "/?choose=canvas")
    assert not bots_workers(page)
    fault = page.locator("#guest-fault")

    page.locator("#guest").set_input_files(tmp_path / "spy.py")
    expect(fault).to_contain_text("could not be run", timeout=60_000)
    assert "RuntimeError: reached [] of" in fault.inner_text()

    page.locator("#seats-2").click()
    dropped(page, tmp_path / "hasty.py")
    expect(page.locator("#guest-away")).to_be_focused(timeout=60_000)
    expect(page.locator("#dialog")).to_contain_text("Hasty sits at the table, as player 2.")
    player = Host(page)
    set_up(player, 2, 7, open_=False)
    for _ in range(6):
        player.answer(player.look())
    player.look()
    took = in_python(
        page,
        dist,
        """
import main
play = main.session.app.play
[turn.action.verb for turn in play.match.turns if turn.decision.seat == 1].count("take")
""",
    )
    assert int(str(took)) >= 2, "the guest has taken its cards"
    assert in_python(page, dist, "import main; main.session.app.play.players[1].name") == "Hasty"
    assert len(bots_workers(page)) == 1, "a guest has one worker, and no bot of ours needs one here"

    Mouse(page).press("menu", "guest-away")
    expect(page.locator("#dialog")).to_be_hidden()
    assert in_python(page, dist, "import main; main.session.app.play.players[1].name") != "Hasty"
    player.look()

    for name, why in (("wrong", "Its answer was against the rules: 'mine'"), ("stuck", "It thought for more than 10 seconds.")):
        Mouse(page).press("leave", "setup")
        page.locator("#guest").set_input_files(tmp_path / f"{name}.py")
        expect(page.locator("#guest-away")).to_be_focused(timeout=60_000)
        set_up(player, 2, 7, open_=False)
        pressed = ""
        while not pressed.startswith("take"):
            pressed = player.choice(player.look())
            player.press(pressed)
        dialog = page.locator("#dialog")
        expect(dialog).to_contain_text(f"{name.title()} has left.", timeout=60_000)
        expect(dialog).to_contain_text(why)
        expect(dialog).to_contain_text("plays on in its seat")
        page.locator("#close").click()
        player.answer(player.look())


DEPTH = "depth-2.1-py3-none-any.whl"
OLD = "depth-1.0-py3-none-any.whl"
ASPECTS = "aspects_of-0.3-py3-none-any.whl"


def brought(elsewhere: str = "") -> dict[str, bytes]:
    """A bot's wheel, and those that it needs, by their names. `elsewhere`: the address of one that it wants fetched."""
    points = {"entry_points.txt": "[vernissage.bots]\nart-society.mine = mine:BOT\ncanvas.sought = mine:BOT\n"}
    looks = f"""
import importlib, decimal
for name in {GUESTS}:
    importlib.import_module(name)
from importlib.metadata import version
from fractions import Fraction
from statistics import stdev
import aspects, depth, pickle, time
assert [version(name) for name in ("depth", "aspects-of")] == ["2.1", "0.3"]
assert pickle.loads(pickle.dumps(Fraction(stdev([1, 3, 8])))) == depth.DEPTH
assert time.strptime("2026-11-25", "%Y-%m-%d").tm_yday == 329
try:
    decimal.Decimal(1)
except ModuleNotFoundError as missing:
    assert missing.name == "decimal"
"""
    far = (f"else @ {elsewhere}",) if elsewhere else ()
    needs = ("depth>=2", "vernissage-games", 'nowhere; sys_platform == "win32"', *far)
    return {
        WHEEL: wheel(WHEEL, {"mine.py": looks + guide()}, points, needs=needs),
        DEPTH: wheel(DEPTH, {"depth.py": "from aspects import *\nDEPTH = Fraction(stdev([1, 3, 8]))"},
                     needs=('Aspects.Of (<1); python_version >= "3.11"',)),
        OLD: wheel(OLD, {"depth.py": ""}),
        ASPECTS: wheel(ASPECTS, {"aspects/__init__.py": "from fractions import *\nfrom statistics import *"}),
    }  # fmt: skip


def bring(page: Page, files: Sequence[tuple[str, bytes]]) -> None:
    """Picks these files in the set-up."""
    page.locator("#guest").set_input_files([{"name": n, "mimeType": "application/zip", "buffer": data} for n, data in files])


def nobody_left(page: Page) -> None:
    """Waits until the worker of a guest that was refused has ended."""
    for _ in range(300):
        if not bots_workers(page):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"who was refused leaves {bots_workers(page)} behind")


@pytest.mark.long
def test_what_a_bot_needs_is_installed_from_files(page: Page, dist: Path, base_url: str, troubles: Troubles) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page, "/?choose=canvas")
    there = brought()
    elsewhere = f"{base_url}/wheels/else-1.0-py3-none-any.whl"
    fault = page.locator("#guest-fault")
    for files, why in (
        ([WHEEL, ASPECTS], "Something is missing: depth>=2. Nothing is fetched: choose its wheel, too"),
        ([WHEEL, DEPTH], "Something is missing: aspects-of<1"),
        ([WHEEL, OLD, ASPECTS], "Two versions do not fit: depth>=2, depth 1.0."),
    ):
        bring(page, [(name, there[name]) for name in files])
        expect(fault).to_contain_text(why, timeout=60_000)
    bring(page, [(WHEEL, brought(elsewhere)[WHEEL]), (DEPTH, there[DEPTH]), (ASPECTS, there[ASPECTS])])
    expect(fault).to_contain_text(f"Something is missing: {elsewhere}", timeout=60_000)
    nobody_left(page)

    bring(page, [(name, there[name]) for name in (ASPECTS, WHEEL, DEPTH)])
    expect(page.locator("#guest-away")).to_be_focused(timeout=60_000)
    expect(page.locator("#dialog")).to_contain_text("Sought sits at the table")
    assert elsewhere not in asked
    assert any("/guests.zip" in url for url in asked), "this test sees what workers ask for"
    player = Host(page)
    set_up(player, 2, 7, open_=False)
    player.answer(player.look())
    player.look()
    assert in_python(page, dist, "import main; main.session.app.play.players[1].name") == "Sought"


@pytest.mark.long
def test_hostile_wheels_are_refused_with_the_reason(page: Page, troubles: Troubles, subtests: pytest.Subtests) -> None:
    start(page, "/?choose=canvas")
    fault = page.locator("#guest-fault")
    for name, (files, kind, detail) in HOSTILE.items():
        with subtests.test(name):
            bring(page, files())
            expect(page.locator("#dialog p.hint[role=status]")).to_contain_text("Loading")  # what was said before is gone
            wanted = WHEELS[kind] % {"file": files()[-1][0], "name": "{}"}
            expect(fault).to_contain_text(wanted.partition("{}")[0].strip(), timeout=60_000)
            expect(fault).to_contain_text(detail if "%(name)s" in WHEELS[kind] else "")
            nobody_left(page)
