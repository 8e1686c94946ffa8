"""Friends who play by link in the page; each has a browser that shares nothing with the others."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from vernissage.table.fair.report import Report

from .conftest import ready
from .player import Player, Quick, Seen
from .test_canvas import Painter

READY = '#decision .stand.bad [data-do="linked send"]'
"""The button that makes a message final, once all is answered in it."""
_KIND = "() => document.querySelector('#decision .decide:not(.stand)')?.className.split(' ').slice(1) ?? []"


class ByLink(Quick):
    """Sees what the game asks; how the turn stands is beside it."""

    def look(self) -> Seen:
        seen = super().look()
        return seen._replace(kind=self.page.evaluate(_KIND))


class Brush(ByLink, Painter):
    """Plays Canvas."""


PLAYERS: dict[str, type[Player]] = {"canvas": Brush}


class Friend:
    """Somebody with a device of their own."""

    def __init__(self, page: Page, home: str, name: str, key: str) -> None:
        self.page, self.home, self.name = page, home, name
        self.player = PLAYERS[key](page)
        self.has = ""
        """The newest link here."""

    def open(self, link: str = "") -> None:
        """Opens a link, as a press on it in a chat does: in a page that is there already only the fragment is another one."""
        self.page.goto(self.home + (f"#{link}" if link else ""))
        ready(self.page)
        self.has = link

    def go(self, link: str) -> None:
        """Opens a link of a game that goes on, and comes to the table."""
        self.open(link)
        self.press("linked-go")

    @property
    def waits_for(self) -> str:
        """Whose turn it is now, as the table says."""
        standing = self.page.locator("#linked-standing")
        expect(standing).to_contain_text("Waiting for ")
        return standing.inner_text().removeprefix("Waiting for ")

    def see(self, ident: str) -> None:
        self.page.locator(f"#{ident}").wait_for()

    def press(self, ident: str) -> None:
        self.player.press(ident)

    def titled(self, text: str) -> None:
        expect(self.page.locator("#dialog-title")).to_contain_text(text)

    @property
    def link(self) -> str:
        """The link of the open sheet."""
        self.see("linked-address")
        found: str = self.page.evaluate("document.querySelector('#linked-address').value.split('#')[1]")
        return found

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
            if self.page.locator(READY).count():
                self.press("linked-send")
                self.has = self.send()
                return self.has
            self.player.answer(self.player.look())
        raise AssertionError("the turn does not end")

    @property
    def over(self) -> bool:
        return bool(self.page.locator("#linked-fair").count())

    def fairness(self) -> list[Any]:
        """What the sheet about fairness says: its figures, and each draw that it lists, with the message it came with."""
        self.press("linked-fair")
        expect(self.page.locator(".ok-line")).to_contain_text("All of it fits")
        expect(self.page.locator(".nots")).to_contain_text("Nobody outside has examined this yet.")
        assert "provably" not in self.page.content().lower()
        figures = [int(text) for text in self.page.locator(".figs dd").all_inner_texts()]
        draws = [re.sub(r"\s+", " ", text).strip() for text in self.page.locator(".draws li").all_inner_texts()]
        self.press("dialog-close")
        return [figures, draws]


def told(report: Report) -> list[Any]:
    """What the sheet has to say of a link that CPython has checked."""
    drawn = list(enumerate(report.drawn(), 1))
    rows = [
        f"{n} By the numbers of {d.first} and {d.second} message {d.at}{', in secret' if d.secret else ''}"
        for n, d in reversed(drawn)
    ]
    return [[report.messages, report.draws, report.phases], rows[:60]]


def begin(friends: list[Friend], key: str) -> str:
    """Invites and joins; everybody compares the words. The first link of the game."""
    host, *others = friends
    host.open()
    host.press(f"poster-button-{key}")
    host.press("friends")
    host.page.locator("#linked-name").fill(host.name)
    host.press(f"linked-seats-{len(friends)}")
    host.press("linked-create")
    link = host.send()
    for friend in others:
        friend.open(link)
        friend.titled("Ann invites you")
        friend.page.locator("#linked-name").fill(friend.name)
        friend.press("linked-join")
        link = friend.send()
    words = []
    for friend in friends[:-1]:
        friend.open(link)
        friend.titled("Do you all see these words?")
        words.append(friend.page.locator(".six li").all_inner_texts())
        friend.press("linked-same")
        friend.press("linked-later")
    assert len(words[0]) == 6
    assert all(found == words[0] for found in words)
    return link
