"""Measures at a live table how long a move takes from the press to all other devices, and how long until a lost connection is
replaced: four Chromium profiles on this machine.
"""

from __future__ import annotations

from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from ..serve import serving
from ..site import pack
from .browser import browser, visit

NAMES: Final = ("Ann", "Ben", "Cy", "Dee")
MOVES: Final = 16
"""How many moves are measured. Each takes a card, in two presses."""
LOST: Final = 5
"""How many connections are cut."""

_WATCH: Final = """() => {
  const clock = () => performance.timeOrigin + performance.now();
  window.pressed = window.changed = window.open = 0;
  addEventListener("click", () => { window.pressed = clock(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => { window.changed ||= clock(); }))
    .observe(document.getElementById("app"), { subtree: true, childList: true, attributes: true });
  const { live } = vernissage, { tell } = live;
  live.tell = (what, line, text) => {
    if (what === "opened") window.open = clock();
    tell(what, line, text);
  };
}"""
KNOWN: Final = """
  globalThis.connections = [];
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...how) { super(...how); connections.push(this); }
  };
"""
"""A script that keeps all connections of a page, so that one can be cut."""
_BUTTONS: Final = """[...document.querySelectorAll("#app button:not([disabled])")]
  .filter((button) => button.id && button.checkVisibility()).map((button) => button.id)"""


def measure() -> dict[str, float]:
    """`live_move_ms`: the median time from the press to the picture on the last of the other three. `live_reconnect_ms`: the
    median time from a connection's end until another has replaced it. `_worst`: the longest.
    """
    with serving(pack.built(small=False)) as server, browser() as running:
        pages = _table(running, f"{server.address}/")
        moves = _moves(pages)
        mended = [_mended(pages[0]) for _ in range(LOST)]
    return {
        "live_move_ms": median(moves),
        "live_move_worst_ms": max(moves),
        "live_reconnect_ms": median(mended),
        "live_reconnect_worst_ms": max(mended),
    }


def _table(running: Browser, address: str) -> list[Page]:
    """Four pages at a live table, at the beginning of a game of Canvas."""
    pages = []
    for _ in NAMES:
        context = running.new_context(reduced_motion="reduce", locale="en-GB")
        context.add_init_script(KNOWN)
        pages.append(visit(context, address)[0])
    host = pages[0]
    for ident in ("poster-button-canvas", "friends", "linked-live"):
        host.locator(f"#{ident}").click()
    host.locator("#linked-name").fill(NAMES[0])
    host.locator("#live-name").click()
    for n, (page, name) in enumerate(zip(pages[1:], NAMES[1:], strict=True), 1):
        if n > 1:
            host.locator("#live-invite").click()
        page.evaluate("link => { location.hash = link }", host.locator("#live-address").input_value().partition("#")[2])
        page.locator("#linked-name").fill(name)
        page.locator("#live-name").click()
        answer = page.locator("#live-address").input_value()
        host.locator("#live-paste").click()
        host.locator("#linked-pasted").fill(answer)
        host.locator("#live-pasted").click()
        host.locator(".who-in li", has_text=name).wait_for()
    for page in pages:
        _until(page, f"document.querySelectorAll('.who-in .st').length === {len(NAMES)}")
        page.evaluate(_WATCH)
    host.locator("#live-begin").click()
    return pages


def _moves(pages: list[Page]) -> list[float]:
    """Milliseconds of each move."""
    out: list[float] = []
    for _ in range(40 * MOVES):
        if len(out) == MOVES + 1:
            break
        mover = next((page for page in pages if _asked(page)), None)
        if mover is None:
            pages[0].wait_for_timeout(50)
            continue
        there = set(mover.evaluate(_BUTTONS))
        ident = next(i for i in ("take-here", "take", "row-0") if i in there)
        for page in pages:
            page.evaluate("window.changed = 0")
        mover.locator(f"#{ident}").click()
        if ident == "row-0" and _asked(mover):
            continue
        others = [page for page in pages if page is not mover]
        for page in others:
            _until(page, "window.changed > 0")
        out.append(max(page.evaluate("window.changed") for page in others) - mover.evaluate("window.pressed"))
        pages[0].wait_for_timeout(500)  # until the next player is asked
    if len(out) < MOVES:
        raise RuntimeError("the game does not go on")
    return out[1:]  # the first one also draws the table


def _until(page: Page, condition: str) -> None:
    """Waits until a condition holds. The page's policy forbids Playwright's own way of waiting."""
    for _ in range(3_000):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise RuntimeError(f"{condition} does not come about")


def _asked(page: Page) -> bool:
    at_table = "document.documentElement.dataset.room === 'table'"
    return bool(page.evaluate(f"{at_table} && !document.querySelector('#linked-standing')"))


def _mended(page: Page) -> float:
    """Milliseconds from the end of a connection until another has replaced it."""
    page.wait_for_timeout(1_000)
    cut = page.evaluate("""() => {
      window.open = 0;
      connections.filter((one) => one.connectionState === "connected").pop().close();
      return performance.timeOrigin + performance.now();
    }""")
    _until(page, "window.open > 0")
    return float(page.evaluate("window.open") - cut)
