"""Measures the time from a press on the table until its effect is painted (medians in ms): at rest, and while a bot of the
highest level thinks in its worker; on this machine, and on one four times slower.
"""

from __future__ import annotations

from statistics import median
from typing import Final

from playwright.sync_api import Browser, Locator, Page

from ..serve import serving
from ..site import pack
from .browser import at_home, browser

PRESSES: Final = 24
ANSWERS: Final = 60
"""The most answers that are given to get enough presses while a bot thinks."""

CLOCK: Final = """
globalThis.clicks = [];
globalThis.thinking = 0;
addEventListener("click", (event) => {
  const busy = thinking > 0;
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => clicks.push([performance.now() - event.timeStamp, busy]);
    painted.port2.postMessage(0);
  });
}, true);
"""
"""A script that times each press until the frame after it is painted, and notes whether a bot was thinking then."""

COUNTED: Final = """() => {
  const { think } = vernissage;
  vernissage.think = (...asked) => (thinking++, think(...asked).finally(() => thinking--));
}"""
"""A script that counts the bots which think in their worker."""

ASKED: Final = "#decision .decide:not(.wait)"
WAITING: Final = "#decision .decide.wait"


def measure() -> dict[str, float]:
    """`click_ms`, `click_thinking_ms`, the same with `cpu4`, and the slowest of each as `..._worst_ms`."""
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
    page = at_home(context, address, slow)
    page.evaluate(COUNTED)
    page.locator("#poster-button-art-society").click()
    page.locator("#setup").click()
    for seat in range(1, page.locator(".seat-card").count()):
        page.locator(f"label:has(#level-{seat}-master)").click()
    page.locator("#start").click()
    page.locator(ASKED).wait_for(timeout=60_000)
    page.evaluate("clicks.length = 0")
    for n in range(PRESSES):  # the ghost moves from place to place: wall, readout and sentence change
        _press(page.locator("#place-previous" if n % 4 == 3 else "#place-next"))
    page.wait_for_timeout(500)
    rest = _taken(page, busy=False)
    thinking: list[float] = []
    for _ in range(ANSWERS):
        if len(thinking) >= PRESSES:
            break
        thinking += _while_a_bot_thinks(page)
    context.close()
    if not rest or not thinking:
        raise RuntimeError("nothing could be pressed at the table")
    return rest, thinking


def _press(button: Locator) -> None:
    """Presses as a mouse does. A locator's own click lays the page out in the middle of the press, to look what it hits."""
    if box := button.bounding_box():  # else it has just gone: the bot has answered
        button.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _taken(page: Page, *, busy: bool) -> list[float]:
    return [float(ms) for ms, was in page.evaluate("clicks.splice(0)") if was == busy]


def _while_a_bot_thinks(page: Page) -> list[float]:
    """Gives the first answer to each decision, and opens and closes the log while bots think."""
    for ident in ("hang", "bid-", "take-", "lot-", "card-", ""):
        choice = f"button[id^='{ident}']:not([disabled])"
        button = page.locator(f"#decision {choice}, #hand {choice}").first
        if button.count():
            button.click()
            break
    page.wait_for_timeout(60)
    _taken(page, busy=True)
    found: list[float] = []
    while page.locator(WAITING).count():
        opener = page.locator("#log-open:visible, #dialog button:visible")
        if page.evaluate("thinking") and opener.count():
            _press(opener.last)
        page.wait_for_timeout(120)
        found += _taken(page, busy=True)
    if (close := page.locator("#dialog button").last).count():
        close.click()
    return found
