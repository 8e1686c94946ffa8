"""The browsers in which the page is tested, and the screen reader: where their programs are, and how to install them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from ..setup import PYTHON, Missing


class Engine(NamedTuple):
    """A browser, or what is tested with it: its name; its Debian packages; its programs, each by its possible names (or, if it
    begins with a slash, by a pattern of its path).
    """

    name: str
    packages: tuple[str, ...]
    programs: tuple[tuple[str, ...], ...]

    def found(self) -> list[Path]:
        """The paths of its programs; empty if one is missing."""
        places = [next((place for name in names for place in _places(name)), None) for names in self.programs]
        return [place for place in places if place] if all(places) else []

    def missing(self) -> str:
        """The message for people who do not have it."""
        return f"{self.name} is not installed. On Debian and Ubuntu: sudo apt-get install {' '.join(self.packages)}"


CHROMIUM: Final = Engine("Chromium", ("chromium",), (("chromium", "chromium-browser"),))
FIREFOX: Final = Engine("Firefox", ("firefox-esr",), (("firefox-esr", "firefox"),))
WEBKIT: Final = Engine("WebKitGTK", ("webkit2gtk-driver", "xvfb"),
                       (("WebKitWebDriver",), ("Xvfb",), ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
                                                          "/usr/libexec/webkit2gtk-4.1/MiniBrowser")))  # fmt: skip
"""The engine of Safari in its smallest browser. It needs a window, so it gets a screen in memory (Xvfb)."""
ENGINES: Final = (CHROMIUM, FIREFOX, WEBKIT)
ORCA: Final = Engine("Orca", ("orca", "xvfb", "dbus-x11", "at-spi2-core", "openbox", "xdotool"),
                     tuple((program,) for program in ("orca", "Xvfb", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher",
                                                      "openbox", "xdotool")))  # fmt: skip
"""No browser but a screen reader, with a screen in memory and a keyboard."""


def _places(name: str) -> list[Path]:
    if name.startswith("/"):
        return sorted(Path("/").glob(name[1:]))
    return [Path(found)] if (found := shutil.which(name)) else []


def installed(*wanted: Engine) -> list[Engine]:
    """Installs those of the wanted (by default all browsers) that are missing, if that is allowed (root, with apt-get). Returns
    those that are there in the end.

    Users other than root only get Playwright's own Chromium. It is an error (Missing) if there is no Chromium at all, and,
    where CI is set, if any browser is missing. Elsewhere the tests of a missing browser are skipped.
    """
    wanted = wanted or ENGINES
    _apt(*wanted)
    there = [engine for engine in wanted if engine.found()]
    if CHROMIUM in there:
        return there
    try:
        _playwrights()
    except Missing:
        if os.environ.get("CI"):
            raise
        return there
    return [CHROMIUM, *there]


def chromium() -> Path | None:
    """A Chromium for measuring: the system's; or Debian's, installed if that is allowed; or None for Playwright's own, which is
    fetched. Raises Missing if there is none.
    """
    _apt(CHROMIUM)
    if found := CHROMIUM.found():
        return found[0]
    _playwrights()
    return None


def _apt(*engines: Engine) -> None:
    """Installs what is missing, each separately, so that one failure does not stop the others. Waits for another
    installation that is under way on this machine.
    """
    wanted = [engine for engine in engines if not engine.found()]
    if not wanted or not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"Installing Debian's {', '.join(engine.name for engine in wanted)} (once, some minutes) ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]  # seconds
    for command in (["update"], *(["install", "-y", "--no-install-recommends", *engine.packages] for engine in wanted)):
        subprocess.run([*apt, *command], check=False, env=quiet, stdout=subprocess.DEVNULL)


def _playwrights() -> None:
    """Downloads Playwright's own Chromium."""
    if subprocess.run([PYTHON, "-m", "playwright", "install", "chromium"], check=False).returncode:
        raise Missing(f"{CHROMIUM.missing()}\nPlaywright could not fetch its own either.")
