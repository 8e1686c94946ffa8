"""Games by link in three browsers that share nothing: a whole Canvas from the invitation to the check of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Troubles, ready
from .player import Mouse
from .test_canvas import Painter

NAMES = ("Ann", "Ben", "Cy")
MOST = 120
"""More messages than a Canvas for three takes."""


class Brush(Mouse, Painter):
    """Paints by clicks."""


class Friend:
    """Somebody with a device of their own."""

    def __init__(self, page: Page, home: str, name: str) -> None:
        self.page, self.home, self.name = page, home, name
        self.player = Brush(page)

    def open(self, link: str = "") -> None:
        """Opens a link, as a press on it in a chat does."""
        self.page.goto(self.home + (f"#{link}" if link else ""))
        ready(self.page)

    def see(self, ident: str) -> None:
        self.page.locator(f"#{ident}").wait_for()

    def press(self, ident: str) -> None:
        self.page.locator(f"#{ident}").click()

    @property
    def link(self) -> str:
        """The link of the open sheet."""
        return self.page.locator("#linked-address").input_value().partition("#")[2]

    def send(self) -> str:
        """Gives the link of the open sheet out, and closes it."""
        link = self.link
        self.press("linked-copy")
        expect(self.page.locator("#linked-copied")).to_contain_text("Copied")
        self.press("dialog-close")
        return link

    def turn(self) -> str:
        """Answers all that is asked, and sends it."""
        for _ in range(200):
            if self.page.locator('[data-do="linked send"]').count():
                self.press("linked-send")
                return self.send()
            self.player.answer(self.player.look())
        raise AssertionError("the turn does not end")

    @property
    def asked(self) -> bool:
        return self.page.locator("#linked-standing:visible").count() == 0 or bool(
            self.page.locator('[data-do="linked send"]').count()
        )


@pytest.fixture
def three(browser: Browser, base_url: str) -> Iterator[list[Friend]]:
    with ExitStack() as stack:
        friends, troubles = [], []
        for name in NAMES:
            context = stack.enter_context(browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}))
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = context.new_page()
            troubles.append(Troubles(page, base_url))
            friends.append(Friend(page, f"{base_url}/", name))
        yield friends
        for one in troubles:
            assert not one


def begin(friends: list[Friend]) -> str:
    """Invites and joins; the first link of the game."""
    host = friends[0]
    host.open()
    host.press("poster-button-canvas")
    host.press("friends")
    host.page.locator("#linked-name").fill(host.name)
    host.press("linked-create")
    link = host.send()
    for friend in friends[1:]:
        friend.open(link)
        expect(friend.page.locator("#dialog-title")).to_contain_text("Ann invites you")
        friend.page.locator("#linked-name").fill(friend.name)
        friend.press("linked-join")
        link = friend.send()
    return link


def test_a_whole_canvas_in_three_browsers(three: list[Friend]) -> None:
    ann, ben, cy = three
    link = begin(three)
    words = []
    for friend in (ann, ben):
        friend.open(link)
        expect(friend.page.locator("#dialog-title")).to_have_text("Do you all see these words?")
        words.append(friend.page.locator(".six li").all_inner_texts())
        friend.press("linked-same")
        friend.press("linked-later")
    assert words[0] == words[1]
    assert len(words[0]) == 6
    order, links = [ann, ben, cy], [link]
    for n in range(MOST):
        friend = order[n % 3]
        if n:
            friend.open(links[-1])
            expect(friend.page.locator("#dialog-title")).to_be_visible()
            friend.press("linked-go")
        if friend.page.locator("#linked-fair").count():
            break
        links.append(friend.turn())
        if n == 4:  # the same once more, and an old one
            friend.open(links[-1])
            expect(friend.page.locator("#linked-standing")).to_contain_text("Waiting")
            friend.open(links[1])
            expect(friend.page.locator("#dialog-title")).to_have_text("You have a newer one")
            friend.press("linked-go")
    for friend in order:
        friend.open(links[-1])
        if friend.page.locator("#linked-go").count():
            friend.press("linked-go")
        friend.press("linked-fair")
        expect(friend.page.locator(".ok-line")).to_contain_text("All of it fits")
        expect(friend.page.locator(".nots")).to_contain_text("Nobody outside has examined this yet.")
        assert "provably" not in friend.page.content().lower()

