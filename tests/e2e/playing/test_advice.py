"""A hint shown and followed, and a look back opened, by keyboard, in Polish."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ..conftest import start
from ..everyone.test_keyboard import Keys
from ..player import choose

pytestmark = pytest.mark.browser_context_args(locale="pl-PL")

LONG = 120_000
"""What a look back may take on a machine that has other things to do."""


def played_badly() -> Match[Any]:
    """A finished game whose first player does what comes to mind when hanging."""
    match, rng = Match(GAMES["art-society"], 2, {}, 6), Rng(6)
    while (d := match.decision) is not None:
        level = "random" if d.seat == 0 and d.kind == "place" else "greedy"
        match.answer(answer(BOTS["art-society"][level], match.view(d.seat), d.seat, rng))
    return match


@pytest.mark.long
def test_a_hint_and_a_look_back_by_keyboard_in_polish(started: Page) -> None:
    page, keys = started, Keys(started)
    choose(keys, "art-society")
    keys.press("play")
    keys.look()
    page.keyboard.press("i")
    expect(page.locator("#dialog-title")).to_have_text("Podpowiedzi")
    expect(page.locator("#hint-0")).to_be_focused(timeout=LONG)
    expect(page.locator("#hint-0")).to_contain_text("najlepiej")
    expect(page.locator("#hint-0 + ul .sure .va").first).to_have_text("+2")
    assert page.evaluate("dialog.scrollWidth <= dialog.clientWidth")
    keys.key("Tab")
    assert keys.focus().ident == "hint-1"
    page.keyboard.press("Enter")
    expect(page.locator("#dialog")).to_be_hidden()
    assert keys.focus().ident == "wall"
    expect(page.locator("#hang")).to_be_enabled()
    before = page.locator("#title").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("#title")).not_to_have_text(before)

    match = played_badly()
    page.goto("about:blank")
    start(page, "/#" + encode(match, "watch", None, (Player("Ann"), Player("Zofia", 2))))
    keys.press("accept-watch")
    expect(page.locator("html")).to_have_attribute("data-reel", "yes")
    keys.press("look-back")
    expect(page.locator("#dialog-title")).to_have_text("Analiza")
    expect(page.locator("#point-0")).to_be_focused(timeout=LONG)
    assert 1 <= page.locator(".lb-moments button").count() <= 3
    expect(page.locator(".lb-panel")).to_contain_text("Zagrane")
    expect(page.locator("h3 .loss")).to_have_text(re.compile("^ok\\.\\s\N{MINUS SIGN}\\d+,\\d punktu$"))
    expect(page.locator(".lb-board .sg.played")).to_have_count(1)
    expect(page.locator(".lb-board .sg.better")).to_have_count(1)
    slider = page.locator("#lookback-at")
    first = slider.input_value()
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.locator("#point-0")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))
    assert keys.focus().ident == "lookback-at"
    page.locator("#point-0").focus()
    page.keyboard.press("Enter")
    expect(slider).to_have_value(first)
    assert keys.focus().ident == "point-0"
    assert page.evaluate("dialog.scrollWidth <= dialog.clientWidth")
    where = page.locator("#dialog h3").first.evaluate("heading => heading.firstChild.data")
    keys.press("see-point")
    expect(page.locator("#dialog")).to_be_hidden()
    expect(page.locator("#bar")).to_contain_text(where.strip())
    expect(page.locator("#what-if")).to_be_visible()
    keys.focus()
