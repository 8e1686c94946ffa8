"""Every screen as people set their systems up, in Chromium and without Python in the page: letters of 24 px, the system's own
colours, a device that covers a part of the window, names that run from right to left. Nothing is cut, covered, or lies over
something else.

Each screen is seen in one of two kinds of windows, which take turns, as their sizes do. What is `long` sees each in both,
and walks through whole games.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from build.serve import serving
from build.site import pack
from tests.marks import seldom
from tests.screens import screens
from tests.screens.screens import Screen
from tests.screens.shots import View, heard, insets, lay, window
from vernissage.page.core.words import LANGUAGES, SOURCE
from vernissage.table.link import Player

from ..outside import DAVID, SARA, scrambled
from .test_looks import COVERED, FIXED_COVERED, over
from .test_tables import FAULTS

LARGE = View(1280, 800, "light", 24), View(360, 740, "dark", 24), View(740, 360, "light", 24)
OWN = View(740, 360, "notched"), View(1024, 768, "notched", 20), View(360, 740, "notched", 24)
"""The views of a screen: the n-th of both for each n-th screen. The second ones are in the system's colours, too."""
NAMES = {
    "tests.screens.screens": {"ANN": SARA, "BEA": Player("سلمى 2"), "BOTS": (DAVID, *screens.BOTS[1:])},
    "tests.screens.linked": {"NAMES": (SARA.name, "Bartłomiej", DAVID.name, "Dorothea")},
}

ALIKE = """() => {
  const looks = one => ['color', 'backgroundColor', 'borderTopColor', 'borderBottomColor', 'borderBottomWidth', 'outlineStyle',
    'outlineColor', 'textDecorationLine', 'fontWeight', 'opacity'].map(name => getComputedStyle(one)[name]);
  const all = one => [one, ...one.querySelectorAll('*')].flatMap(looks)
    .concat(['::before', '::after'].map(part => getComputedStyle(one, part).content)).join();
  const on = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
  return [...document.querySelectorAll(on)].filter(one => one.checkVisibility()).flatMap(one => [...one.parentElement.children]
    .filter(other => other.localName === one.localName && !other.matches(on) && !other.disabled && !one.disabled)
    .filter(other => one.ariaCurrent || (one.ariaPressed && other.ariaPressed) || (one.ariaSelected && other.ariaSelected))
    .filter(other => other.querySelectorAll('*').length === one.querySelectorAll('*').length && all(other) === all(one))
    .map(other => `${one.id || one.className} looks like ${other.id || other.className}`)); }"""
"""What is pressed or chosen, and looks like what is not."""


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[dict[View, Page]]:
    """A window of each view, with the page's styles, pictures and markup."""
    with serving(pack.shown()) as server:
        found = {view: window(browser, server.address, view) for view in (*LARGE, *OWN)}
        for view in OWN:
            found[view].emulate_media(forced_colors="active")
        yield found
        for page in found.values():
            page.context.close()


def look(page: Page, screen: Screen) -> list[str]:
    """Shows a screen in a window, as the window is; what is wrong there."""
    screen.page.send(heard(page))
    lay(page, screen.page, screen.trouble)
    found = [fault for fault in page.evaluate(FAULTS) if not (fault.startswith("covered: ") and meant(screen, fault))]
    return [*found, *(f"scrambled: {line}" for line in scrambled(page, some=False))]


def meant(screen: Screen, fault: str) -> bool:
    """Whether it is meant that this is covered: what a lesson is not about just now, what is under a sheet that was opened, and
    the tools of a table's bar under a notice, which goes by a press.
    """
    what = fault.split(":")[1].strip()
    if (play := screen.page.app.play) is None:
        return False
    side = screen.page.app.room.side
    return (
        (play.guide is not None and not what.startswith("lesson-"))
        or bool(side.tab and not side.peek)
        or ("-notice-" in screen.name and what in {"undo", "hint", "share", "sound", "menu", "log-open"})
    )


OFTEN = {screens._set_up, screens._rooms}
"""Each of the others takes ten seconds to two minutes."""


@pytest.mark.slow
@pytest.mark.parametrize(("language", "both"), [(SOURCE, False), *(seldom(code, True) for code in LANGUAGES)])
@pytest.mark.parametrize(
    "part",
    [pytest.param(one, id=one.__name__.strip("_"), marks=[pytest.mark.long] * (one not in OFTEN)) for one in screens.PARTS],
)
def test_every_screen_bears_what_people_set(
    windows: dict[View, Page],
    monkeypatch: pytest.MonkeyPatch,
    part: Callable[[str], Iterator[Screen]],
    language: str,
    both: bool,
) -> None:
    for module, given in NAMES.items():
        for name, value in given.items():
            monkeypatch.setattr(f"{module}.{name}", value)
    faults, n = [], 0
    for n, screen in enumerate(part(language)):
        large, own = LARGE[n % 3], OWN[n % 3]
        grounds = {}
        if both or n % 2:
            faults += [f"{screen.name}, {large}: {fault}" for fault in look(windows[large], screen)]
            grounds = over(windows[large])
        if not both and n % 2:
            continue
        found, page = look(windows[own], screen), windows[own]
        for script in (COVERED, FIXED_COVERED):
            found += page.evaluate(script, insets(own))
        bare = {one for one, (colour, _) in over(page).items() if not colour}
        found += [f"no ground: {one}" for one, ground in grounds.items() if any(ground) and one in bare]
        found += page.evaluate(ALIKE)
        faults += [f"{screen.name}, {own}: {fault}" for fault in found]
    assert n
    assert not faults, "\n".join(faults)
