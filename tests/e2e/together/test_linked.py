"""Games by link in browsers that share nothing: from the invitation on, with what goes wrong; to their ends, and the check of
them, where there is time (`long`). (With a device in CPython one is played to its end on each change: `test_browsers.py`.)
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from vernissage.library.fair import checked

from ..conftest import Troubles, blind
from ..linked import Friend, begin, told

NAMES = ("Ann", "Ben", "Cy")
MOST = 200
"""More messages than a game of these takes."""
BEGUN = 8
"""After so many, all that goes wrong in these games has gone wrong."""

pytestmark = pytest.mark.parametrize("most", [BEGUN, pytest.param(MOST, marks=pytest.mark.long)], ids=["begun", "whole"])


@pytest.fixture(scope="module")
def profiles(browser: Browser, base_url: str) -> Iterator[Callable[[int], Page]]:
    """Browsers that share nothing, by number: each is started once for all games here. Nothing may go wrong in any."""
    pages: dict[int, Page] = {}
    troubles = []
    with ExitStack() as stack:

        def profile(n: int) -> Page:
            if n not in pages:
                size = {"width": 1280, "height": 900}
                context = stack.enter_context(
                    blind(browser.new_context(locale="en-GB", viewport=size, device_scale_factor=0.5, reduced_motion="reduce"))
                )
                context.grant_permissions(["clipboard-read", "clipboard-write"])
                pages[n] = context.new_page()
                troubles.append(Troubles(pages[n], base_url))
            return pages[n]

        yield profile
        assert not [one for found in troubles for one in found]


@pytest.fixture
def friends(profiles: Callable[[int], Page], base_url: str, request: pytest.FixtureRequest) -> list[Friend]:
    """Three friends for the game of the test."""
    return [Friend(profiles(n), f"{base_url}/", name, request.param) for n, name in enumerate(NAMES)]


def of(key: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("friends", [key], ids=[key], indirect=True)


def play(friends: list[Friend], link: str, most: int, hook: Callable[[int, Friend, str], str]) -> str:
    """Passes the link on, to whom the page says to send it, so many times at most or until the game is over; the last link.
    Every turn is made by `hook`: it gets its number, whose it is, and the link it begins with, and gives the link it ends with.
    """
    friend, by_name = friends[0], {friend.name: friend for friend in friends}
    friend.see("decision")
    for n in range(most):
        link = hook(n, friend, link)
        if friend.over:
            return link
        friend = by_name[friend.waits_for]
        friend.go(link)
        if friend.over:
            return link
    assert most == BEGUN, "there is no end"
    return link


def all_check(friends: list[Friend], link: str) -> None:
    """Everybody opens the last link, and is told of it what CPython finds."""
    report = checked(link)
    for friend in friends:
        friend.go(link)
        assert friend.fairness() == told(report)


@pytest.mark.long
@of("canvas")
def test_a_canvas_with_a_lost_device_and_two_different_moves(
    friends: list[Friend], profiles: Callable[[int], Page], base_url: str, tmp_path: Path, most: int
) -> None:
    _, ben, cy = friends
    first = begin(friends, "canvas")
    twin = Friend(profiles(3), f"{base_url}/", "Ben", "canvas")

    def hook(n: int, friend: Friend, link: str) -> str:
        if n == 1:
            assert friend is ben
            return two_moves(link)
        if n == 4:  # the same once more, and an old one
            friend.open(link)
            friend.open(first)
            friend.titled("You have a newer one")
            friend.press("linked-go")
        return friend.turn()

    def two_moves(link: str) -> str:
        """Ben has lost his device, so he takes another one up, by his line; then it is found again, and he moves on both."""
        ben.press("menu", "menu-line")
        line = ben.page.locator("#linked-address").inner_text()
        ben.press("dialog-close")
        twin.open(link)
        twin.titled("You are watching")
        twin.press("linked-restore")
        twin.page.locator("#linked-line").fill(line)
        twin.press("linked-go-on")
        one = twin.turn()
        ben.player.presses += 2  # another card
        two = ben.turn()
        assert one != two
        cy.go(one)
        cy.open(two)
        cy.titled("Ben has sent two different moves")
        assert "cheat" not in cy.page.locator("#dialog").inner_text().lower()
        with cy.page.expect_download() as coming:
            cy.press("linked-proof")
        coming.value.save_as(tmp_path / "proof.txt")
        proof = (tmp_path / "proof.txt").read_text(encoding="utf-8")
        assert one in proof
        assert two in proof
        cy.press("linked-follow")
        ben.open(one)  # he knows both now, and stays with the second
        ben.titled("Ben has sent two different moves")
        ben.press("linked-go")
        return two

    link = play(friends, first, most, hook)
    all_check(friends, link)
    said = subprocess.run([sys.executable, "-m", "vernissage", "check", f"{base_url}/#{link}"], capture_output=True, text=True,
                          check=True).stdout  # fmt: skip
    assert f"Checked: {checked(link).messages} messages" in said


@of("art-society")
@pytest.mark.long
def test_an_art_society_with_a_lost_link(
    friends: list[Friend], profiles: Callable[[int], Page], base_url: str, most: int
) -> None:
    stranger = Friend(profiles(3), f"{base_url}/", "Dee", "art-society")

    def hook(n: int, friend: Friend, link: str) -> str:
        new = friend.turn()
        if n == 5:  # it is lost in the chat: who sent it gives the same again, and so does anybody who has opened it
            friend.press("linked-send")
            assert friend.send() == new
            stranger.open(new)
            stranger.titled("You are watching")
            stranger.press("linked-go", "linked-send")
            assert stranger.send() == new
        return new

    all_check(friends, play(friends, begin(friends, "art-society"), most, hook))


@of("avant-carde")
@pytest.mark.long
def test_an_avant_carde_that_others_look_on_at_and_watch_again(
    friends: list[Friend], profiles: Callable[[int], Page], base_url: str, most: int
) -> None:
    stranger = Friend(profiles(3), f"{base_url}/", "Dee", "avant-carde")

    def hook(n: int, friend: Friend, link: str) -> str:
        if n == 5:
            stranger.open(link)
            stranger.titled("You are watching")
            stranger.press("linked-go")
            assert not stranger.page.locator("#hand .can").count()
        return friend.turn()

    link = play(friends, begin(friends, "avant-carde"), most, hook)
    all_check(friends, link)
    if most == BEGUN:
        return
    stranger.open(link)
    stranger.titled("The game is over.")
    stranger.press("linked-replay")
    expect(stranger.page.locator("html")).to_have_attribute("data-reel", "yes")
    stranger.page.keyboard.press("End")
    expect(stranger.page.locator("html")).to_have_attribute("data-room", "result")
