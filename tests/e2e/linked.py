"""Friends who play by link in the page, each in a browser that shares nothing with the others; and one friend in CPython."""

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.table.fair.report import Report
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.text import encode_invitation
from vernissage.table.link import Player as Bot

from .collector import Collector
from .conftest import Troubles, blind, start
from .player import LOOK, UNTIL, Player, Quick, Seen
from .playing.test_canvas import Painter

READY = '#decision .stand.bad [data-do="linked send"]'
"""The button that makes a message final, once all is answered in it."""
QUESTIONS = f"#decision .decide:not(.wait, .stand), #rematch, {READY}"
_SEND = f"""async () => {{
  const {UNTIL}, by = id => document.getElementById(id);
  const address = await until('a link', () => by('linked-address')?.value);
  by('linked-copy').click();
  await until('Copied', () => by('linked-copied')?.textContent.includes('Copied'));
  by('dialog-close').click();
  return address.split('#')[1];
}}"""
_WAITS = f"""async () => {{
  const {UNTIL}, said = () => document.querySelector('#linked-standing')?.textContent ?? '';
  await until('Waiting for somebody', () => said().startsWith('Waiting for '));
  return said().slice('Waiting for '.length);
}}"""


class ByLink(Quick):
    """Sees what the game asks; how the turn stands is beside it."""

    def look(self) -> Seen:
        """What is asked; its kind is "ready" once there is nothing more to answer before the message can be sent."""
        return Seen(*self.page.evaluate(LOOK, [QUESTIONS, READY]))


class Hanger(ByLink):
    """Plays Art Society."""


class Brush(ByLink, Painter):
    """Plays Canvas."""


class Buyer(ByLink, Collector):
    """Plays Avant Carde."""


PLAYERS: dict[str, type[Player]] = {"art-society": Hanger, "canvas": Brush, "avant-carde": Buyer}


def follow(page: Page, home: str, link: str = "") -> None:
    """Opens a link, as a press on it in a chat does: in a page that is there already only the fragment is another one."""
    if link and page.url.startswith(home):
        page.evaluate("link => { location.hash = link }", link)
    else:
        page.goto("about:blank")  # else a page that is there already is loaded anew, and stands where it stood
        start(page, home + (f"#{link}" if link else ""))


class Friend:
    """Somebody with a device of their own."""

    def __init__(self, page: Page, home: str, name: str, key: str) -> None:
        self.page, self.home, self.name = page, home, name
        self.player = PLAYERS[key](page)
        self.has = ""
        """The newest link here."""

    def open(self, link: str = "") -> None:
        """Opens a link, or the page without one."""
        follow(self.page, self.home, link)
        self.has = link

    def go(self, link: str) -> None:
        """Opens a link of a game that goes on, if it is new here, and comes to the table; at first, the words are compared."""
        if self.has == link:
            return
        self.open(link)
        self.page.locator("#linked-go, #linked-same").first.wait_for()
        if self.page.locator("#linked-same").count():
            self.press("linked-same", "linked-later")
        else:
            self.press("linked-go")

    @property
    def waits_for(self) -> str:
        """Whose turn it is now, as the table says."""
        return str(self.page.evaluate(_WAITS))

    def see(self, ident: str) -> None:
        self.page.locator(f"#{ident}").wait_for()

    def press(self, *idents: str) -> None:
        self.player.press(*idents)

    def titled(self, text: str) -> None:
        expect(self.page.locator("#dialog-title")).to_contain_text(text)

    def send(self) -> str:
        """Gives the link of the open sheet out, and closes it."""
        return str(self.page.evaluate(_SEND))

    def turn(self) -> str:
        """Answers all that is asked, and sends it."""
        for _ in range(200):
            seen = self.player.look()
            if "ready" in seen.kind:
                self.press("linked-send")
                self.has = self.send()
                return self.has
            self.player.answer(seen)
        raise AssertionError("the turn does not end")

    @property
    def over(self) -> bool:
        return bool(self.page.locator("#linked-fair").count())

    def fairness(self) -> list[Any]:
        """What the sheet about fairness says: its figures, and each draw that it lists, with the message it came with."""
        for ident in ("linked-fair",) if self.over else ("menu", "menu-fair"):
            self.press(ident)
        expect(self.page.locator(".ok-line")).to_contain_text("All of it fits")
        expect(self.page.locator(".nots").first).to_contain_text("Nobody from outside has examined this yet.")
        assert "provably" not in self.page.content().lower()
        figures = [int(text) for text in self.page.locator(".figs dd").all_inner_texts()]
        draws = [re.sub(r"\s+", " ", text).strip() for text in self.page.locator(".draws li").all_inner_texts()]
        self.press("dialog-close")
        return [figures, draws]


def told(report: Report) -> list[Any]:
    """What the sheet has to say of a link that CPython has checked."""
    drawn = list(enumerate(report.drawn(), 1))
    rows = [f"{n} {_made_by(d.names)} their number {d.at}{', in secret' if d.secret else ''}" for n, d in reversed(drawn)]
    return [[report.messages, report.draws, report.phases], rows[:60]]


def _made_by(names: tuple[str, ...]) -> str:
    if len(names) == 1:
        return f"By a secret number of {names[0]} and one of another player"
    return f"By the numbers of {', '.join(names[:-1])} and {names[-1]}"


@contextmanager
def apart(browser: Browser, base_url: str, names: Sequence[str], game: str) -> Iterator[list[Friend]]:
    """Friends of these names with a browser each, who play this game. Nothing may go wrong in any."""
    with ExitStack() as stack:
        found, troubles = [], []
        for name in names:
            context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = stack.enter_context(blind(context)).new_page()
            troubles.append(Troubles(page, base_url))
            found.append(Friend(page, f"{base_url}/", name, game))
        yield found
        assert not [one for seen in troubles for one in seen]


def begin(friends: list[Friend], key: str, patrons: int | None = None, bots: int = 0) -> str:
    """Invites and joins; each shows a number for the set-up, and the host compares the words. The link with the set-up.
    `patrons`: the set of Avant Carde's that the host chooses before. `bots`: so many play on the host's device.
    """
    host, *others = friends
    host.open()
    host.press(f"poster-button-{key}")
    if patrons is not None:
        host.press("setup")
        host.page.locator(f"label:has(#setting-patrons-{patrons})").click()
        host.press("dialog-close")
    host.press("friends", "linked-by-link")
    host.page.locator("#linked-name").fill(host.name)
    host.press(f"linked-seats-{len(friends) + bots}")
    if bots:
        host.press(f"linked-bots-{bots}")
    host.press("linked-create")
    link = host.send()
    for friend in others:
        friend.open(link)
        friend.titled("Ann invites you")
        friend.page.locator("#linked-name").fill(friend.name)
        friend.press("linked-join")
        link = friend.send()
    for friend in others[:-1]:
        friend.open(link)
        friend.titled("Send this to")
        link = friend.send()
    host.open(link)
    host.titled("Do you all see these words?")
    assert host.page.locator(".six li").count() == 3
    host.press("linked-same", "linked-later")
    return link


def given_out(page: Page) -> str:
    """The link of the open sheet, once it is shown."""
    page.locator("#linked-address").wait_for()
    found: str = page.evaluate("document.querySelector('#linked-address').value.split('#')[1]")
    return found


class Partner:
    """A friend without a browser: a device in CPython, whose signatures come from another library than the page's."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.device = Device(GAMES, curves(), b"partner" + name.encode().ljust(23))
        self.before = ""
        """The link before the own turn."""

    def invite(self, key: str, seats: int, bots: int = 0) -> str:
        """An invitation of this friend's."""
        game = GAMES[key]
        those = [Bot(f"Bot {n}", 2) for n in range(1, bots + 1)]
        found = self.device.join(Invitation(game, dict(game.defaults), seats - bots), self.name, those)
        assert isinstance(found, Invitation)
        return encode_invitation(found)

    def join(self, link: str) -> str:
        """Takes the next place; what is to be passed on."""
        self.device.receive(link)
        found = self.device.invitation
        assert isinstance(found, Invitation)
        self.device.join(found, self.name)
        return self.device.text

    def turns(self, link: str, which: int = 0) -> str:
        """Opens a link, and plays for as long as it is asked: always this one of what it can answer."""
        self.before = link
        self.device.receive(link)
        record = self.device.record
        while record is not None and record.author() == self.device.party:
            draft = self.device.draft()
            while draft.choices and not draft.dark:
                draft.answer(draft.choices[which])
            self.device.sent(draft.finish())
            record = self.device.record
        return self.device.text


def invite(player: Player, key: str, partner: Partner) -> str:
    """From the foyer, invites this friend to a game, and comes to the table; the link with the set-up."""
    player.press(f"poster-button-{key}", "friends", "linked-by-link", "linked-seats-2")
    player.page.locator("#linked-name").fill("Ann")
    player.press("linked-create")
    link = partner.join(given_out(player.page))
    player.page.evaluate("link => { location.hash = link }", link)
    player.press("linked-same", "linked-later")
    return link
