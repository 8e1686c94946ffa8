"""Python ends for good at a live table: the page begins again, nothing is lost, and the game goes on with the others."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..conftest import Troubles
from ..starting.test_again import answers
from ..traps import GONE, arm, table
from .test_live import NAMES, Phone, all_check, play, play_to_the_end, sit_down, until_asked


@pytest.fixture
def two(browser: Browser, base_url: str) -> Iterator[list[Phone]]:
    """Two devices that play Canvas."""
    troubles: list[Troubles] = []
    look = {"width": 1280, "height": 900}
    contexts = [browser.new_context(locale="en-GB", viewport=look, reduced_motion="reduce") for _ in range(2)]
    yield [Phone(context, f"{base_url}/", name, troubles) for context, name in zip(contexts, NAMES, strict=False)]
    for context in contexts:
        context.close()


@pytest.mark.long
@pytest.mark.parametrize("moment", ["idle", "before a save", "after a save"])
def test_python_ends_at_a_live_table(two: list[Phone], dist: Path, moment: str) -> None:
    """In its middle: of Ben's pages, who is a guest."""
    ann, ben = two
    ann.opens_table()
    ben.comes(ann.code)
    ann.takes(ben.code)
    ann.sees("Ann (you)", "Ben")
    ann.press("live-begin")
    play(two, 5)
    while until_asked(two) is ann:
        ann.turn()
    before = answers(ben.page, dist)
    arm(ben.page, dist, moment)
    with suppress(*GONE):
        if moment != "idle":
            ben.turn()
    room, game, notice = table(ben.page)
    assert (room, game) == ("table", "canvas")
    assert "connect with the others once more" in notice
    after = answers(ben.page, dist)
    assert after[: len(before)] == before, "nothing is lost"
    if moment == "idle":
        assert after == before, "nothing is answered twice"
    expect(ben.page.locator("#trouble-run")).to_be_hidden()
    ann.takes(ben.meets(ann.shows_code()))
    ann.sees("Ann (you)", "Ben")
    sit_down(*two)
    if moment == "idle":
        play(two, 6)
        return
    play_to_the_end(two)
    all_check(two)
