"""How evenly pieces move: in each game, the time between two frames while a move is shown, on this machine and on one whose
page is slowed down four times. What is shown is what comes by in the first rounds against bots: lots and bids, coins, lines.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Page

from . import pack
from .browser import browser, kept, visit
from .serve import serving

GAMES: Final = ("art-society", "canvas", "avant-carde")
MOVES: Final = 10
"""So many moves of each game are watched."""
PRESSES: Final = 120
"""At most so many presses are made until they have come by."""
LONG: Final = 33.4
"""Milliseconds: a frame that took longer was not ready for two pictures of the screen."""

WATCH: Final = """() => {
  const { motion } = vernissage, { play } = motion;
  globalThis.frames = [];
  globalThis.moves = 0;
  globalThis.moving = false;
  let [until, last] = [0, 0];
  const frame = (now) => {
    if (last) frames.push(now - last);
    last = now;
    moving = now < until;
    if (moving) requestAnimationFrame(frame);
  };
  motion.play = (given) => {
    const flights = [...given].map((one) => [...one]);
    play(flights);
    if (!flights.length) return;
    moves++;
    until = performance.now() + Math.max(...flights.map(([, , , , at, ms]) => at + ms));
    last = 0;
    if (!moving) requestAnimationFrame(frame);
    moving = true;
  };
}"""
"""Notes the time between frames from the first one of a move to its end."""

STILL: Final = "() => !moving && document.querySelector('#decision .decide:not(.wait)')"
CHOICES: Final = (
    "#decision #seen", "#decision #call", "#decision [id^='pick-']", "#hand [id^='bid-'][data-act]",
    "#decision #hang", "#decision #take", "#decision #confirm", "#decision #paint",
    "#market [id^='lot-'][data-act]", "#market [id^='row-'][data-act]", "#hand .can[data-act]", "#hand .cv-card[data-act]",
    "[data-act^='give buy']", "#decision .do", "#decision button[data-act]",
)  # fmt: skip
"""What is pressed, the first that is there."""


def measure() -> dict[str, float]:
    """`motion_long_frames`, the number of frames that took longer than 33 ms; `motion_frames`, how many there were, and
    `motion_worst_ms`; the same at `cpu4`.
    """
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        for slow, name in ((1, ""), (4, "_cpu4")):
            frames = [ms for game in GAMES for ms in _frames(running, f"{server.address}/", game, slow)]
            figures[f"motion_frames{name}"] = len(frames)
            figures[f"motion_long_frames{name}"] = sum(ms > LONG for ms in frames)
            figures[f"motion_worst{name}_ms"] = max(frames)
    return figures


def _frames(running: Browser, address: str, game: str, slow: int) -> list[float]:
    """The milliseconds between frames while the first moves of a game are shown."""
    context = running.new_context()
    page, _ = visit(context, address)
    kept(page)
    page.locator(f"#poster-button-{game}").click()
    page.locator("#play").click()
    page.locator("#decision .decide").wait_for(timeout=60_000)
    page.evaluate(WATCH)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    for _ in range(PRESSES):
        page.wait_for_function(STILL, timeout=60_000)
        if page.evaluate("moves") >= MOVES:
            break
        _press(page)
    else:
        raise RuntimeError(f"{game}: {page.evaluate('moves')} moves came by, {MOVES} are wanted")
    frames: list[float] = page.evaluate("frames")
    context.close()
    return frames


def _press(page: Page) -> None:
    for choice in CHOICES:
        button = page.locator(f":is({choice}):not([disabled]):visible").first
        if button.count():
            button.click()
            page.wait_for_timeout(80)
            return
    raise RuntimeError("nothing can be pressed at the table")
