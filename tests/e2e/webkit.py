"""WebKitGTK's browser, driven by WebDriver, with those parts of Playwright's Page that the players need.

Playwright drives only its own build of WebKit. This one is Debian's: the engine of Safari, without Apple's parts.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, NoSuchFrameException, TimeoutException, WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.remote_connection import RemoteConnection
from urllib3.exceptions import ReadTimeoutError

from build.testing.engines import WEBKIT

WAIT_MS: Final = 15_000
SCRIPT_S: Final = 75
"""How long a question to a page may take; the longest wait in one is a minute. WebKit never answers one whose page has gone,
not even that it took too long: the driver is not waited for any longer, either.
"""
_RESIZE_S: Final = 10
"""How long a window may take to get the size it is asked for: on a busy machine the desktop is late."""
NAMES: Final = {"Enter": Keys.ENTER, "Space": " ", "Tab": Keys.TAB, "Escape": Keys.ESCAPE, "Home": Keys.HOME, "End": Keys.END,
                "ArrowRight": Keys.ARROW_RIGHT, "ArrowLeft": Keys.ARROW_LEFT, "ArrowDown": Keys.ARROW_DOWN,
                "ArrowUp": Keys.ARROW_UP}  # fmt: skip
_BUTTONS: Final = {"left": MouseButton.LEFT, "right": MouseButton.RIGHT}

SETTINGS: Final = "[Settings]\ngtk-enable-animations=0\n"
"""A desktop whose owner wants less motion."""
SLIM: Final = "* { font-size: 1px; padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }\n"
"""Bars so small that the window can be as narrow as a phone."""

PLAIN: Final = {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
"""Everything is drawn by the processor: a made-up graphics card crashes on large pictures."""
QUICK: Final = {"JSC_useOMGJIT": "0"}
"""WebAssembly is compiled once and not again to be faster: a test is over before that has paid. Such settings of the engine,
which begin with `JSC_`, can be given in the environment of a command.
"""

HEALED: Final = "JSON.parse(sessionStorage.getItem('vernissage again'))?.times.length ?? 0"
"""In JavaScript, how often the page of this tab has begun again by itself."""
_SEEN: Final = "[...document.querySelectorAll(css)].some(e => e.checkVisibility())"
_STATES: Final = {"attached": "document.querySelector(css)", "visible": _SEEN, "hidden": f"!{_SEEN}"}
_WAIT: Final = """([css, most]) => new Promise(done => {
  const end = performance.now() + most;
  const look = () => { const is = %s; is || performance.now() > end ? done(Boolean(is)) : setTimeout(look, 10); };
  look(); })"""
_LISTEN: Final = """if (!globalThis.complaints) {
  globalThis.complaints = [];
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...said) => {
      complaints.push(`${kind}: ${said.map((one) => one?.stack ? `${one}\n${one.stack}` : String(one)).join(' ')}`);
      own.apply(console, said);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`));
}
"""
"""Keeps what a page complains of in the page: the browser writes its console out only when it ends. A driver cannot have this
run when a page starts, so it comes with the first question that a test asks the page.
"""
_CALL: Final = _LISTEN.replace("%", "%%") + """const done = arguments[1];
Promise.resolve().then(() => { const it = (%s\n); return typeof it === 'function' ? it(arguments[0]) : it; })
  .then(value => done({value}), error => done({error: String(error)}));"""


class Keyboard:
    """Playwright's `page.keyboard`."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self.type(NAMES.get(key, key))

    def type(self, text: str) -> None:
        ActionChains(self._page.driver, duration=0).send_keys(text).perform()


class Mouse:
    """Playwright's `page.mouse`."""

    def __init__(self, page: Page) -> None:
        self._page, self._at = page, (0.0, 0.0)

    def move(self, x: float, y: float, *, steps: int = 1) -> None:
        (left, top), self._at = self._at, (x, y)
        for n in range(1, steps + 1):
            self._do("move_to_location", round(left + (x - left) * n / steps), round(top + (y - top) * n / steps))

    def down(self, *, button: str = "left") -> None:
        self._do("pointer_down", button=_BUTTONS[button])

    def up(self, *, button: str = "left") -> None:
        self._do("pointer_up", button=_BUTTONS[button])

    def _do(self, what: str, *given: int, **how: int) -> None:
        actions = ActionBuilder(self._page.driver, duration=0)
        getattr(actions.pointer_action, what)(*given, **how)
        actions.perform()


class Locator:
    """Playwright's `Locator`, by CSS alone; it stands for the first element that can be seen."""

    def __init__(self, page: Page, css: str) -> None:
        self._page, self._css = page, css.replace(":visible", "")  # what cannot be seen is never found

    @property
    def first(self) -> Locator:
        return self

    def wait_for(self, *, state: str = "visible", timeout: float = WAIT_MS) -> None:
        there = None
        while there is None:
            try:
                there = self._page.evaluate(_WAIT % _STATES[state], [self._css, timeout])
            except NoSuchFrameException:
                continue  # the page has gone to another one, which is asked now
        if not there:
            raise AssertionError(f"{self._css} is not {state} after {timeout / 1000:.0f} s")

    def count(self) -> int:
        return int(self._page.evaluate("css => document.querySelectorAll(css).length", self._css))

    def is_visible(self) -> bool:
        return bool(self._page.evaluate(f"css => {_SEEN}", self._css))

    def inner_text(self) -> str:
        return str(self._of("e.innerText"))

    def get_attribute(self, name: str) -> str | None:
        found = self._page.evaluate("([css, name]) => document.querySelector(css).getAttribute(name)", [self._css, name])
        return None if found is None else str(found)

    def bounding_box(self) -> dict[str, float]:
        return dict(self._of("e.getBoundingClientRect().toJSON()"))

    def focus(self) -> None:
        self._of("e.focus()")

    def click(self) -> None:
        self._do(lambda element: element.click())

    def fill(self, text: str) -> None:
        self._of("e.select()")
        self._do(lambda element: element.send_keys(text))

    def set_input_files(self, files: Sequence[Path]) -> None:
        self._page.driver.find_element(By.CSS_SELECTOR, self._css).send_keys("\n".join(map(str, files)))

    def _of(self, what: str) -> Any:
        self.wait_for()
        found = "[...document.querySelectorAll(css)].find(e => e.checkVisibility())"
        return self._page.evaluate(f"css => {{ const e = {found}; return {what}; }}", self._css)

    def _do(self, what: Callable[[Any], None]) -> None:
        """Does it once the element can be seen, stands still and is not covered, as Playwright would."""
        end = time.monotonic() + WAIT_MS / 1000
        while True:
            self.wait_for()
            try:
                found = self._page.driver.find_elements(By.CSS_SELECTOR, self._css)
                what(next(element for element in found if element.is_displayed()))
            except (WebDriverException, StopIteration):
                if time.monotonic() > end:
                    raise
            else:
                return


class Page:
    """Playwright's `Page`, in a window of its own."""

    def __init__(self, browser: Browser, handle: str) -> None:
        self._browser, self._handle = browser, handle
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)

    @property
    def driver(self) -> webdriver.Remote:
        """The driver, at this window."""
        return self._browser.at(self._handle)

    def bring_to_front(self) -> None:
        self._browser.at(self._handle)

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def locator(self, css: str) -> Locator:
        return Locator(self, css)

    def evaluate(self, script: str, argument: object = None) -> Any:
        try:
            got = self.driver.execute_async_script(_CALL % script.strip().rstrip(";"), argument)
        except ReadTimeoutError as late:
            raise TimeoutException("WebKit does not answer: the page that was asked has gone") from late
        if "error" in got:
            raise JavascriptException(got["error"])
        return got.get("value")

    def set_viewport_size(self, size: dict[str, int]) -> None:
        wanted = [size["width"], size["height"]]
        bars = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
        self.driver.set_window_rect(0, 0, *(inner + bar for inner, bar in zip(wanted, bars, strict=True)))
        until = time.monotonic() + _RESIZE_S
        while (now := self.evaluate("[innerWidth, innerHeight]")) != wanted and time.monotonic() < until:
            time.sleep(0.05)
        assert now == wanted, f"the window is {now}, not {wanted}"

    def close(self) -> None:
        self._browser.close(self._handle)


class Browser:
    """A running browser."""

    def __init__(self, driver: webdriver.Remote, log: Path) -> None:
        self._driver, self._log = driver, log
        self.version = str(driver.capabilities["browserVersion"])
        self._first = self._at = driver.current_window_handle
        self._read = 0

    def at(self, handle: str) -> webdriver.Remote:
        """The driver, at this window."""
        if self._at != handle:
            self._driver.switch_to.window(handle)
            self._at = handle
        return self._driver

    def new_page(self) -> Page:
        """Another window: a driver cannot bring a tab to the front, and behind nothing is drawn."""
        self.at(self._first).switch_to.new_window("window")  # the first one stays: with the last one the browser ends
        self._at = self._driver.current_window_handle
        return Page(self, self._at)

    def close(self, handle: str) -> None:
        """Closes a window, if it is still open."""
        if handle in self._driver.window_handles:
            self.at(handle).close()

    def pages(self) -> list[Page]:
        """All open windows but the first, which only keeps the browser open."""
        return [Page(self, handle) for handle in self._driver.window_handles if handle != self._first]

    def said(self) -> str:
        """All that pages have written to the console, and the driver."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def troubles(self) -> list[str]:
        """The errors and warnings that pages have written to the console since this was last asked."""
        said = self.said()[self._read :]
        self._read += len(said)
        return [line for line in said.splitlines() if re.match(r"CONSOLE \S+ (ERROR|WARN)", line)]


@contextmanager
def browser(room: Path) -> Iterator[Browser]:
    """The browser on a screen of its own in memory; `room` is a folder for its settings and what it says."""
    driver, screen, mini = (str(place) for place in WEBKIT.found())
    settings, log = room / "config" / "gtk-3.0", room / "console.txt"
    settings.mkdir(parents=True)
    (settings / "settings.ini").write_text(SETTINGS, encoding="utf-8")
    (settings / "gtk.css").write_text(SLIM, encoding="utf-8")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini
    for argument in ("--automation", "--enable-write-console-messages-to-stdout=true"):
        options.add_argument(argument)
    with ExitStack() as stack:
        shown = stack.enter_context(subprocess.Popen(
            [screen, "-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True))  # fmt: skip
        stack.callback(shown.terminate)
        assert shown.stdout
        display = f":{shown.stdout.readline().strip()}"
        environment = {**QUICK, **os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(room / "config"), **PLAIN}
        service = webdriver.WebKitGTKService(driver, log_output=str(log), env=environment)
        service.start()
        stack.callback(service.stop)
        once = {"init_args_for_pool_manager": {"retries": False}}  # a question without an answer is not asked three times more
        patience = ClientConfig(service.service_url, timeout=SCRIPT_S + 5, init_args_for_pool_manager=once)
        running = webdriver.Remote(RemoteConnection(client_config=patience), options=options)
        stack.callback(running.quit)
        running.set_script_timeout(SCRIPT_S)
        running.file_detector = UselessFileDetector()  # a file is given by its path: the driver is on this machine
        yield Browser(running, log)
