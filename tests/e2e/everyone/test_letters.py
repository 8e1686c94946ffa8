"""Larger letters, as people set them in a browser, in Chromium: a px of our sheets grows with them (build/site/styles.mjs)."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from build.places import WEB
from build.site import styles
from tests.marks import seldom
from tests.screens.shots import View, insets, window
from vernissage.page.core.measure import COLUMNS, Size, unit
from vernissage.table.chance import Rng

from ..conftest import start
from ..player import Mouse, choose

SIZES = re.findall(r"@custom-media (--[\w-]+) ([^;]+);", (WEB / "css" / "sizes.css").read_text(encoding="utf-8"))
EITHER = """sizes => {
  const style = getComputedStyle(document.documentElement), px = parseFloat(style.fontSize) / 16;
  return sizes.map(([name, condition]) => [name, style.getPropertyValue(`${name}-on`) === '1',
    matchMedia(condition.replace(/(\\d+)px/g, (_, size) => `${size * px}px`)).matches])
    .filter(([, sheets, letters]) => sheets !== letters).map(([name]) => name); }"""
"""The names of those sizes of windows that the sheets take to hold and the root's letters do not, or the other way round."""


def set_letters(page: Page, px: int) -> None:
    """Sets the size of letters as the browser's settings do."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": px, "fixed": px * 13 // 16}})


@pytest.mark.long
def test_limits_of_windows_are_measured_by_the_letters(browser: Browser, tmp_path: Path) -> None:
    """In windows of any size and with letters of any size. Stripes of a window are left out."""
    css = os.path.relpath(WEB / "css", tmp_path)
    sheet = tmp_path / "sheet.css"
    imports = "".join(f'@import "{css}/{name}.css";' for name in ("sizes", "tokens", "base"))
    sheet.write_text(imports + "".join(f"@media ({name}) {{ :root {{ {name}-on: 1 }} }}" for name, _ in SIZES))
    page, rng, met = browser.new_page(), Rng(1), set()
    page.set_content(f"<style>{styles.joined(sheet)}</style>")
    for letters in (12, 16, 20, 24, 32):
        set_letters(page, letters)
        for _ in range(40):
            wide = 300 + rng.below(1700)
            high = max(300 + rng.below(900), wide // 3 + 1)
            page.set_viewport_size({"width": wide, "height": high})
            assert page.evaluate(EITHER, SIZES) == [], (letters, wide, high)
            met.add(page.evaluate("getComputedStyle(document.documentElement).fontSize"))
    assert len(met) > 20, "some windows are too small for the letters"
    page.close()


@pytest.mark.parametrize(("width", "height", "letters", "root"), [
    seldom(1280, 800, 24, 24), (1280, 800, 32, 29.25), seldom(360, 740, 24, 18), (320, 568, 32, 16), seldom(740, 360, 24, 16),
    seldom(320, 568, 12, 12),
])  # fmt: skip
def test_letters_are_as_large_as_wished_and_as_the_window_allows(
    browser: Browser, address: str, width: int, height: int, letters: int, root: float
) -> None:
    page = window(browser, address, View(width, height, "light", letters))
    shown = float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))
    assert abs(shown - root) < 0.1
    page.context.close()


@pytest.mark.long
def test_python_measures_by_the_letters_and_by_what_the_device_leaves(page: Page) -> None:
    """A phone of 360 by 740 px that stands: its letters have 18 px, not the 24 that are set, and 81 px are covered."""
    set_letters(page, 24)
    page.set_viewport_size({"width": 360, "height": 740})
    covered = {"insets": insets(View(360, 740, "notched"))}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", covered)
    start(page)
    choose(Mouse(page), "art-society")
    page.locator("#play").click()
    wall = page.locator("#own .wall")
    expect(wall).to_be_visible()
    assert float((wall.get_attribute("viewBox") or "").split()[2]) / COLUMNS == unit(Size(320, 657), Size(320, 585)) == 22
