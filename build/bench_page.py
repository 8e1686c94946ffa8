"""How soon a press on the table shows: from the press until its effect is painted, medians in ms; at rest and while bots
think, on this machine and on one slowed down four times.
"""

from __future__ import annotations

from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from . import pack
from .browser import browser, kept, visit
from .serve import serving

PRESSES: Final = 24

CLOCK: Final = """
globalThis.clicks = [];
addEventListener("click", (event) => requestAnimationFrame(() => {
  const painted = new MessageChannel();
  painted.port1.onmessage = () => clicks.push(performance.now() - event.timeStamp);
  painted.port2.postMessage(0);
}), true);
"""
"""Times each press until the frame after it has been painted."""

ASKED: Final = "#decision .decide:not(.wait)"
WAITING: Final = "#decision .decide.wait"


def measure() -> dict[str, float]:
    """`click_ms`, `click_thinking_ms`, the same at `cpu4`, and the slowest of each as `..._worst_ms`."""
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        for slow, name in ((1, ""), (4, "_cpu4")):
            rest, thinking = _presses(running, f"{server.address}/", slow)
            for kind, found in (("", rest), ("_thinking", thinking)):
                figures[f"click{kind}{name}_ms"] = median(found)
                figures[f"click{kind}{name}_worst_ms"] = max(found)
    return figures


def _presses(running: Browser, address: str, slow: int) -> tuple[list[float], list[float]]:
    context = running.new_context()
    context.add_init_script(CLOCK)
    page, _ = visit(context, address)
    kept(page)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.locator("#play").click()
    page.locator(ASKED).wait_for(timeout=60_000)
    page.evaluate("clicks.length = 0")
    for n in range(PRESSES):  # the ghost goes from place to place: wall, readout and sentence change
        page.locator("#place-previous" if n % 4 == 3 else "#place-next").click()
    page.wait_for_timeout(500)
    rest = _taken(page)
    thinking: list[float] = []
    for _ in range(40):
        if len(thinking) >= PRESSES:
            break
        thinking += _while_bots_think(page)
    context.close()
    if not rest or not thinking:
        raise RuntimeError("nothing could be pressed at the table")
    return rest, thinking


def _taken(page: Page) -> list[float]:
    return [float(ms) for ms in page.evaluate("clicks.splice(0)")]


def _while_bots_think(page: Page) -> list[float]:
    """Answers what is asked with what is on offer first, then opens and closes the log for as long as others think."""
    for ident in ("hang", "bid-", "take-", "lot-", "card-", ""):
        choice = f"button[id^='{ident}']:not([disabled])"
        button = page.locator(f"#decision {choice}, #hand {choice}").first
        if button.count():
            button.click()
            break
    page.wait_for_timeout(60)
    _taken(page)
    found: list[float] = []
    while page.locator(WAITING).count() and len(found) < PRESSES:
        page.locator("#log-open, #dialog button").last.click()
        page.wait_for_timeout(120)
        if page.locator(WAITING).count():
            found += _taken(page)
    return found
