"""Kills tabs in a real browser: they are closed or crashed in play, also in the middle of a write; nothing confirmed may be
lost. whole.py kills whole browsers.

Glossary: an answer is *confirmed* if the page shows it, calls it saved (`data-saved`), and shows no notice that something was
not saved. What the page itself believes is read from the link that it would share, not from the storage.
"""

import os
import signal
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from build.bench.browser import browser
from build.serve import serving
from build.site import pack
from tests.fuzz.disk import Disk, Tab
from vernissage.games import GAMES
from vernissage.page.keeping.saves import Shelf
from vernissage.table.found import link_in
from vernissage.table.link import decode
from vernissage.table.match import Match

PREFIX = "vernissage/"
PLAYED = [key for key in GAMES if key != "null"]
WAYS = ("closed", "crashed", "crashed in a write", "crashed in a write", "crashed when full", "two tabs")
START_MS = 120_000

STALL = """window.writes = 0;
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (...pair) {
  const wait = () => {
    console.debug("writing");
    for (const end = performance.now() + 1000; performance.now() < end;);
  };
  const last = window.writes > 0 && --window.writes === 0;
  if (last && window.before) wait();
  set.apply(this, pair);
  if (last && !window.before) wait();
};"""
"""Stops for a second before or after write number `writes`, so that a kill can fall there."""

PLAY = """() => {
  const there = (ident) => { const e = document.getElementById(ident); return e && e.checkVisibility() ? e : null; };
  const tell = () => {
    const share = there("result-share") ?? there("share");
    if (document.documentElement.dataset.saved !== "yes" || !document.getElementById("notice").hidden || !share) return;
    share.click();
    console.debug("at " + document.getElementById("address").value);
    document.getElementById("dialog-close").click();
  };
  const step = () => {
    const shown = [...document.querySelectorAll("#app [data-do^='room ']:not([disabled])")].filter((e) => e.checkVisibility());
    if (shown.length && !there("rematch")) shown[Math.floor(Math.random() * shown.length)].dispatchEvent(
      new MouseEvent("click", { bubbles: true }));
    tell();
    setTimeout(step, Math.random() * 20);
  };
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["data-saved"] });
  step();
}"""
"""Presses what can be pressed, at random, for ever; tells the link that the page would share, whenever that is saved."""

BRIM = """(room) => {
  for (let n = 1 << 22, i = 0; n; i++) {
    try { localStorage.setItem("other " + i, "x".repeat(n)); } catch { n >>= 1; }
  }
  localStorage.removeItem("other 0");
  for (let n = 1 << 22, i = 1000; n > room; i++) {
    try { localStorage.setItem("other " + i, "x".repeat(n)); } catch { n >>= 1; }
  }
}"""


class Witness:
    """What the tabs of one game told."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        """By tab: the link that it told last."""
        self.writing = False

    def listen(self, name: str, page: Page) -> None:
        page.on("console", lambda message: self._heard(name, message.text))

    def _heard(self, name: str, text: str) -> None:
        if text == "writing":
            self.writing = True
        elif text.startswith("at "):
            self.last[name] = text[3:]

    def confirmed(self) -> list[Match[Any]]:
        """The matches as the tabs believed them to be safe."""
        return [decode(link_in(text), GAMES).match for text in self.last.values()]


def cases(n: int, seed: int) -> Iterator[str]:
    """So many kills; yields what was going on. The moments are the machine's, so a seed does not bring a case back."""
    rng = Random(seed)
    with serving(pack.site(small=False)) as server, browser() as chromium:
        context = chromium.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
        context.set_default_timeout(START_MS)
        context.add_init_script(STALL)
        page = _page(context)
        for i in range(n):
            way, key = rng.choice(WAYS), PLAYED[i % len(PLAYED)]
            try:
                page, found = _one(context, page, key, way, rng)
            except BaseException as e:
                e.add_note(f"case {i}: {key}, {way}")
                raise
            yield f"{key}, {way}: {found}"


def _page(context: BrowserContext) -> Page:
    try:
        page = context.new_page()
    except PlaywrightError as e:  # given to a process that was killed with the others, before the browser knew of it
        if "crashed" not in str(e):
            raise
        page = context.new_page()
    page.goto("/")
    page.locator("html[data-state=ready]").wait_for()
    return page


def _one(context: BrowserContext, page: Page, key: str, way: str, rng: Random) -> tuple[Page, str]:
    """Plays, kills, opens again; gives the new page, and what was found."""
    witness = Witness()
    witness.listen("first", page)
    page.locator(f"#poster-button-{key}").click()
    page.locator("#play").click()
    page.locator("html[data-room=table]").wait_for()
    page.evaluate(PLAY)
    page.wait_for_timeout(rng.randrange(100, 2_000))
    if way == "two tabs":
        page = _overtake(context, page, witness, rng)
    if way == "crashed when full":
        page.evaluate(BRIM, rng.randrange(64, 4_096))
        page.wait_for_timeout(rng.randrange(20, 1_500))
    if way == "crashed in a write":
        stall = [rng.randrange(1, 9), rng.random() < 0.5]
        page.evaluate("([n, before]) => { window.writes = n; window.before = before; }", stall)
        for _ in range(400):
            if witness.writing:
                break
            page.wait_for_timeout(10)
    _kill(context, page, crash=way != "closed")
    page = _page(context)
    return page, _found(page, witness)


def _overtake(context: BrowserContext, page: Page, witness: Witness, rng: Random) -> Page:
    """A second tab takes the game over, both press on for a while, then the first one ends."""
    second = _page(context)
    second.locator(".ccard").first.click()
    second.locator("#take-over-dialog").click()
    second.locator("html[data-room=table]").wait_for()
    witness.listen("second", second)
    second.evaluate(PLAY)
    second.wait_for_timeout(rng.randrange(50, 1_000))
    page.close()
    second.wait_for_timeout(rng.randrange(50, 500))
    return second


def _kill(context: BrowserContext, page: Page, *, crash: bool) -> None:
    """Closes the tab, or ends the process that it runs in at once."""
    if crash and context.browser is not None:
        devtools = context.browser.new_browser_cdp_session()
        tabs = [p["id"] for p in devtools.send("SystemInfo.getProcessInfo")["processInfo"] if p["type"] == "renderer"]
        with page.expect_event("crash"):
            for process in tabs:
                os.kill(process, signal.SIGKILL)
        devtools.detach()
    page.close()


def _found(page: Page, witness: Witness) -> str:
    """Fails if the storage, or the page opened anew, knows less than what was confirmed."""
    confirmed = witness.confirmed()
    page.evaluate("Object.keys(localStorage).filter((k) => k.startsWith('other ')).forEach((k) => localStorage.removeItem(k))")
    disk = Disk()
    texts: dict[str, str] = page.evaluate("({ ...localStorage })")
    disk.texts = {k.removeprefix(PREFIX): v for k, v in texts.items() if k.startswith(PREFIX)}
    shelf = Shelf(Tab(disk), "after")
    if not confirmed:
        return "killed before anything was confirmed"
    seed = confirmed[0].seed
    looked = (shelf.look(e.id).match for e in (*shelf.games(), *shelf.history()))
    kept = next((match for match in looked if match is not None and match.seed == seed), None)
    assert kept is not None, "a confirmed game is gone"
    for match in confirmed:
        assert kept.answers[: len(match.answers)] == match.answers, f"{len(match.answers)} confirmed, {len(kept.answers)} kept"
    if kept.decision is None:
        return "a finished game, all there"
    _open(page, kept)
    more = len(kept.answers) - max(len(m.answers) for m in confirmed)
    return "all there, and an answer that was on its way" if more else "all there"


def _open(page: Page, kept: Match[Any]) -> None:
    """Opens the game in the page, which has to go on from there."""
    page.locator(".ccard").first.click()
    page.locator("html[data-room=table]").wait_for()
    page.locator("#share").click()
    opened = decode(link_in(page.locator("#address").input_value()), GAMES).match
    assert opened.answers[: len(kept.answers)] == kept.answers, "the page opened less than is kept"
    page.locator("#dialog-close").click()
    page.locator("#leave").click()
    page.locator("html[data-room=foyer]").wait_for()
