"""How evenly pieces move: in each game, the time between two frames while a move is shown, on this machine and on one whose
page is slowed down four times. What is shown is what comes by in the first rounds against bots: lots and bids, coins, lines.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from playwright.sync_api import Browser, Error

from ..serve import serving
from ..site import pack
from .browser import at_home, browser

GAMES: Final = ("art-society", "canvas", "avant-carde")
MOVES: Final = 10
"""So many moves of each game are watched."""
PRESSES: Final = 120
"""At most so many presses are made until they have come by."""
LONG: Final = 41.7
"""Milliseconds, two pictures of the screen and a half: a frame that took longer was not ready for two pictures. At two
pictures, 33.4, the rounding of clocks would decide which frames are counted.
"""

WATCH: Final = """() => {
  const { motion } = vernissage, { play } = motion;
  globalThis.frames = [];
  globalThis.moves = 0;
  globalThis.moving = 0;
  let newest = 0;
  motion.play = async (given) => {
    const flights = [...given].map((one) => [...one]);
    const begun = play(flights);
    if (!flights.length) return;
    const mine = ++newest;
    moving++;
    await begun;
    let last = performance.now(); // a frame that was due before the page had time for it says when it was due
    const until = last + Math.max(...flights.map(([, , , , at, ms]) => at + ms));
    const frame = (now) => {
      if (now > last) frames.push(now - last);
      last = Math.max(now, last);
      if (now < until && mine === newest) return requestAnimationFrame(frame);
      moves++;
      moving--;
    };
    requestAnimationFrame(frame);
  };
}"""
"""Notes the time between frames from the start of each move, which is once the new table has been painted, to its end."""

CHOICES: Final = (
    "#decision #seen", "#decision #call", "#decision [id^='pick-']", "#hand [id^='bid-'][data-do]",
    "#decision #hang", "#decision #take", "#decision #confirm", "#decision #paint",
    "#market [id^='lot-'][data-do]", "#market [id^='row-'][data-do]", "#hand .can[data-do]", "#hand .cv-card[data-do]",
    "[data-do^='room give buy']", "#decision .do", "#decision button[data-do^='room ']",
)  # fmt: skip
"""What is pressed, the first that is there."""
NEXT: Final = """(choices) => {
  if (moving || !document.querySelector("#decision .decide:not(.wait)")) return null;
  const all = choices.flatMap((choice) => [...document.querySelectorAll(choice)]);
  const can = (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true });
  return all.find(can) ?? "nothing can be pressed at the table";
}"""
"""Once nothing moves and the player is asked: what is to be pressed. It is looked for in one go: between two looks the page may
be written anew.
"""


def measure() -> dict[str, float]:
    """`motion_long_frames`, the number of frames that took longer than 42 ms; `motion_frames`, how many there were, and
    `motion_worst_ms`; of each game, too; the same at `cpu4`.
    """
    figures: dict[str, float] = {}
    with serving(pack.built(small=False)) as server, browser() as running:
        for slow, name in ((1, ""), (4, "_cpu4")):
            by_game = {game: _frames(running, f"{server.address}/", game, slow) for game in GAMES}
            frames = [ms for game in GAMES for ms in by_game[game]]
            figures[f"motion_frames{name}"] = len(frames)
            figures[f"motion_long_frames{name}"] = sum(ms > LONG for ms in frames)
            figures[f"motion_worst{name}_ms"] = max(frames)
            figures |= {f"motion_long_frames{name}_{game}": sum(ms > LONG for ms in by_game[game]) for game in GAMES}
    return figures


def _frames(running: Browser, address: str, game: str, slow: int) -> list[float]:
    """The milliseconds between frames while the first moves of a game are shown."""
    context = running.new_context()
    page = at_home(context, address, slow)
    page.locator(f"#poster-button-{game}").click()
    page.locator("#play").click()
    page.locator("#decision .decide").wait_for(timeout=60_000)
    page.evaluate(WATCH)
    for _ in range(PRESSES):
        found = page.wait_for_function(NEXT, arg=CHOICES, polling=100, timeout=60_000).as_element()
        if page.evaluate("moves") >= MOVES:
            break
        if found is None:
            raise RuntimeError(f"{game}: nothing can be pressed at the table")
        with suppress(Error):  # the page has been written anew since
            found.click(timeout=2_000)
        page.wait_for_timeout(80)
    else:
        raise RuntimeError(f"{game}: {page.evaluate('moves')} moves came by, {MOVES} are wanted")
    frames: list[float] = page.evaluate("frames")
    context.close()
    return frames

