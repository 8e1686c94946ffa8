"""Games by link, from the invitation to the check, with several devices that never hear of each other but by links."""

from __future__ import annotations

import random
import re

import pytest

from tests.page.double import FakeDevice, FakePage
from vernissage.page.core.messages import Act, Answered, Arrived, Copy, parsed
from vernissage.page.fair.friends import Friends

NAMES = ("Ann", "Ben", "Cy")


def friends(page: FakePage) -> Friends:
    linked = page.app.linked
    assert isinstance(linked, Friends)
    return linked


def given(page: FakePage) -> str:
    """Copies the link of the open sheet; what was put on the clipboard."""
    page.press("linked-copy")
    copied = page.asked[-1]
    assert isinstance(copied, Copy)
    page.send(Answered("copy", good=True))
    return copied.text.split("\n")[-1].partition("#")[2]


def invited(game: str, names: tuple[str, ...] = NAMES) -> list[FakePage]:
    """Devices that have sat down to one game: the first one invites, the invitation goes round."""
    pages = [FakePage(FakeDevice(luck=1000 * (i + 1))) for i in range(len(names))]
    host = pages[0]
    host.press(f"poster-button-{game}")
    host.press("friends")
    host.enter("linked-name", names[0])
    host.press(f"linked-seats-{len(names)}")
    host.press("linked-create")
    link = given(host)
    for page, name in zip(pages[1:], names[1:], strict=True):
        page.send(Arrived(link))
        assert names[0] in page.text("dialog")
        page.enter("linked-name", name)
        page.press("linked-join")
        link = given(page)
    for page in pages[:-1]:
        page.send(Arrived(link))
    return pages


def moves(page: FakePage) -> list[str]:
    return [e.attributes["data-act"] for e in page.document.walk() if "data-act" in e.attributes and "disabled" not in e.attributes]


def play_on(page: FakePage, dice: random.Random) -> None:
    """Answers whatever this device is asked, and sends it."""
    for _ in range(400):
        if page.find("linked-send") is not None and page.find("linked-send").attributes["data-do"] == "linked send":
            page.press("linked-send")
            return
        play = friends(page).playing
        assert play is not None
        options = list(play.draft.choices)
        from vernissage.page.table import update as table

        effects = table.give(page.app, (dice.choice(options),))
        page.session._write("yes")
        for effect in effects:
            page.carry(effect)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("game", ["canvas", "art-society", "avant-carde"])
def test_a_whole_game(game: str) -> None:
    dice = random.Random(1)
    pages = invited(game)
    words = {re.sub(r"\s+", " ", friends(page).record.table.words) for page in pages}
    assert len(words) == 1
    for _ in range(600):
        page = next((p for p in pages if friends(p).playing is not None and friends(p).playing.draft is not None), None)
        if page is None:
            break
        play_on(page, dice)
        link = given(page)
        for other in pages:
            if other is not page:
                other.send(Arrived(link))
    for page in pages:
        assert friends(page).playing.over
        assert page.see("linked-fair")
    _ = Act, parsed
