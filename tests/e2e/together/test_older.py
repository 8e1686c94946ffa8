"""A game of the first edition is finished by link, by a page and a friend in CPython, and watched again."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.table.fair import tables as older
from vernissage.library.fair import checked

from ..linked import Friend

pytestmark = pytest.mark.long


@pytest.fixture
def ann(page: Page, base_url: str) -> Friend:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return Friend(page, f"{base_url}/", "Ann", "canvas")


def test_a_game_of_the_first_edition_is_finished_and_watched_again(ann: Friend) -> None:
    whole = older.Party("canvas", 2, salt=4).go(older.at_random(Random(4)))
    party = older.Party("canvas", 2, salt=4).go(older.at_random(Random(4)), hops=len(whole.record.authors) - 6)
    ben, link = party.devices[1], party.text
    ann.open(link)
    ann.titled("You are watching")
    ann.press("linked-restore")
    ann.page.locator("#linked-line").fill(party.devices[0].line)
    ann.press("linked-go-on")
    ann.page.locator("#dialog").wait_for(state="hidden")
    ann.has = link
    for _ in range(40):
        waiting = checked(link).waiting
        if waiting is None:
            break
        if waiting == 0:
            ann.go(link)
            link = ann.turn()
            ben.receive(link)
        else:
            link = party.sends(ben, older.first)
    assert checked(link).older
    assert checked(link).over
    ann.go(link)
    ann.press("linked-fair")
    expect(ann.page.locator("#dialog")).to_contain_text("older protocol")
    ann.press("dialog-close")
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.locator("html")).to_have_attribute("data-reel", "yes")
    ann.page.keyboard.press("End")
    expect(ann.page.locator("html")).to_have_attribute("data-room", "result")
