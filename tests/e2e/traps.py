"""Python ended by a trap, at a moment of the test's choice, in a browser."""

import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page
from selenium.common.exceptions import WebDriverException

from .conftest import START_MS
from .player import Player

MOMENTS: Final = ("idle", "before a save", "after a save", "while it draws")
"""Between two answers; in the middle of one, before or after it is saved; once it is saved and is being shown."""
NOTICE: Final = "The page had to start again: your answers are saved."

_ARM: Final = """async ([at, moment, calls]) => {
  const { started } = await import(at);
  const python = await started;
  console.error = console.warn = () => {};  // what Pyodide says at its end
  const base = python._module.___heap_base;
  const spoil = () => python._module.HEAPU8.fill(255, base.value ?? base);  // whatever Python does next traps
  const around = (owner, name, kind, before) => {
    const described = Object.getOwnPropertyDescriptor(owner, name), own = described[kind];
    described[kind] = function (...given) {
      const now = --calls === 0;
      if (now && before) spoil();
      const came = own.apply(this, given);
      if (now && !before) spoil();
      return came;
    };
    Object.defineProperty(owner, name, described);
  };
  globalThis.armed = true;
  if (moment === "idle") {
    setTimeout(() => {  // this question of the test's is answered first
      spoil();
      dispatchEvent(new Event("resize"));
    });
  } else if (moment === "while it draws") around(Element.prototype, "innerHTML", "set", false);
  else around(Storage.prototype, "setItem", "value", moment === "before a save");
}"""


def arm(page: Page, dist: Path, moment: str, calls: int = 1) -> None:
    """Lets Python end at a moment: at the so many-th call of what it calls then."""
    loader = next(dist.glob("s/app.*/python.mjs")).relative_to(dist).as_posix()
    page.evaluate(_ARM, [f"/{loader}", moment, calls])


GONE: Final = (Error, WebDriverException)
"""What drivers say if the page goes away while it is asked."""
_ARMED: Final = "Boolean(globalThis.armed) && document.documentElement.dataset.state === 'ready'"
"""Whether this is still the page in which Python is to end, and it has not ended."""


def _armed(page: Page) -> bool:
    """The answer to that; it is asked again if the page goes away meanwhile."""
    end = time.monotonic() + START_MS / 1000
    while True:
        try:
            return bool(page.evaluate(_ARMED))
        except GONE:
            if time.monotonic() > end:
                raise


def play_until_the_end(player: Player) -> None:
    """Answers until Python has ended."""
    while _armed(player.page):
        try:
            player.answer(player.look())
        except (*GONE, AssertionError):  # the page went away while it was asked
            if _armed(player.page):
                raise


_TABLE: Final = """() => {
  const { dataset: { room, game, state } } = document.documentElement;
  return state === 'ready' && ['table', 'curtain', 'result'].includes(room) && !globalThis.armed
    ? [room, game, document.querySelector('#notice').innerText] : null;
}"""


def table(page: Page) -> Any:
    """The room, the game and the notice, once the page that has begun again stands at its table. It is asked briefly: WebKit
    never answers a question whose page goes meanwhile.
    """
    end = time.monotonic() + START_MS / 1000
    while True:
        try:
            if there := page.evaluate(_TABLE):
                return there
        except GONE:
            pass
        assert time.monotonic() < end, "the page does not stand at its table again"
        time.sleep(0.05)
