"""A game by link of four browsers that share nothing: some want to go on without somebody who is there; later all others do."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from vernissage.library.fair import checked

from ..linked import Friend, apart, begin

NAMES = ("Ann", "Ben", "Cy", "Dee")

pytestmark = pytest.mark.long


@pytest.fixture
def four(browser: Browser, base_url: str) -> Iterator[list[Friend]]:
    """Four friends with a browser each."""
    with apart(browser, base_url, NAMES, "canvas") as found:
        yield found


def agrees(friend: Friend) -> tuple[str, str]:
    """Agrees to go on without the one who is waited for, from the table or from the link that asks: as `sends`."""
    if not friend.page.locator("#linked-agree").count():
        friend.press("linked-missing")
        expect(friend.page.locator("#linked-ask")).to_be_visible()  # who is waited for is asked first
    friend.press("linked-agree", "linked-again")
    return sends(friend)


def sends(friend: Friend) -> tuple[str, str]:
    """Gives out the link of the open sheet; the link, and whom it is for."""
    friend.titled("Send this to ")
    to = friend.page.locator("#dialog-title").inner_text().removeprefix("Send this to ")
    friend.has = friend.send()
    return friend.has, to


def all_open(friends: list[Friend], link: str) -> None:
    for friend in friends:
        friend.go(link)


def waited_for(friends: list[Friend]) -> tuple[Friend, list[Friend]]:
    """Who is waited for, as the others are told, and the others."""
    name = next(friend.waits_for for friend in friends if friend.page.locator("#linked-standing").count())
    return next(f for f in friends if f.name == name), [f for f in friends if f.name != name]


def test_who_is_there_is_not_left_out_and_who_was_comes_back(four: list[Friend]) -> None:
    link = begin(four, "canvas")
    link = four[0].turn()
    all_open(four, link)
    waited, (one, two, three) = waited_for(four)

    two.open(agrees(one)[0])
    two.titled(f"Go on without {waited.name}?")
    waited.open(agrees(two)[0])
    waited.titled("The others want to go on without you")
    waited.press("linked-go")
    link = waited.turn()  # an answer ends it, also if it takes a second message
    all_open([one, two, three], link)
    assert not checked(link).notes

    waited, others = waited_for(four)
    by_name = {friend.name: friend for friend in four}
    link, to = agrees(others[0])
    for _ in others[1:]:
        by_name[to].open(link)
        by_name[to].titled(f"Go on without {waited.name}?")
        link, to = agrees(by_name[to])
    ahead = by_name[to]  # all have agreed
    ahead.open(link)
    ahead.press("linked-go")
    link = ahead.turn()
    assert [note.what for note in checked(link).notes] == ["step"]

    waited.open(link)
    waited.titled("The others go on without you")
    waited.press("linked-back")
    link, to = sends(waited)
    by_name[to].go(link)
    link = by_name[to].turn()
    assert [note.what for note in checked(link).notes] == ["step", "back"]
