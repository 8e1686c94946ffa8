"""Bots from a file, in the browser: what their worker can reach, a visit with the guide's bot, and what stops the others."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from vernissage.bots import registry

from ..conftest import Troubles, bots_workers, ready
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


def test_a_visit_with_bots_from_files(page: Page, dist: Path, troubles: Troubles, tmp_path: Path) -> None:
    files = {"hasty": guide(), "spy": SPY, "stuck": STUCK, "wrong": WRONG}
    for name, source in files.items():
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
    page.goto("/?choose=canvas")
    ready(page)
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

    page.locator("#menu").click()
    page.locator("#guest-away").click()
    expect(page.locator("#dialog")).to_be_hidden()
    assert in_python(page, dist, "import main; main.session.app.play.players[1].name") != "Hasty"
    player.look()

    for name, why in (("wrong", "Its answer was against the rules: 'mine'"), ("stuck", "It thought for more than 10 seconds.")):
        page.locator("#leave").click()
        page.locator("#setup").click()
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
