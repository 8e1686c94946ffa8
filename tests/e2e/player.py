"""Somebody who plays Art Society in the page: reads off it what is asked, and answers by presses alone.

Glossary: a *press* is the id of a button; how it is pressed (mouse, tap, keys) is a subclass's business. The player is no
good one, but a lively one: which lot, card or place is pressed goes round with the number of presses, so that a game of a
given deal is the same each time and sees most of what can be asked.
"""

from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

ASKED = "#decision:visible .decide:not(.wait), #curtain-go, #rematch"
"""What is on the page once a person is asked: a decision, the curtain, or the result."""
MOST = 900
"""More presses than any game takes."""

_READ = """() => {
  const shown = [...document.querySelectorAll('#app button:not([disabled])')].filter(b => b.id && b.checkVisibility());
  const panel = document.querySelector('#decision .decide');
  return [document.documentElement.dataset.room, panel ? panel.className.split(' ').slice(1) : [], shown.map(b => b.id)];
}"""


class Seen(NamedTuple):
    """The page as a player sees it: the room, what kind of decision, the ids of the buttons that can be pressed."""

    room: str
    kind: list[str]
    buttons: list[str]

    def those(self, beginning: str) -> list[str]:
        """The buttons whose ids begin so."""
        return [ident for ident in self.buttons if ident.startswith(beginning)]

    def first(self, *idents: str) -> str:
        """The first of these ids, or beginnings of ids ending in "-", that can be pressed."""
        for ident in idents:
            found = self.those(ident) if ident.endswith("-") else [ident] * (ident in self.buttons)
            if found:
                return found[0]
        raise AssertionError(f"nothing of {idents} can be pressed in {self}")


class Player:
    """Plays a whole game. `kinds` are the decisions met so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self.kinds: set[str] = set()

    def press(self, ident: str) -> None:
        """Presses a button."""
        raise NotImplementedError

    def button(self, ident: str) -> Locator:
        """A button by its id."""
        return self.page.locator(f"#{ident}")

    def look(self) -> Seen:
        """Waits until a person is asked, and reads the page."""
        self.page.locator(ASKED).first.wait_for()
        return Seen(*self.page.evaluate(_READ))

    def play(self, rounds: int | None = None) -> int:
        """Plays to the end, or until so many rounds more are over; gives the number of presses."""
        ended = 0
        for presses in range(MOST):
            seen = self.look()
            if "rematch" in seen.buttons:
                return presses
            if rounds is not None and ended >= rounds and "bidding" in seen.kind:
                return presses
            ended += "close" in seen.kind
            self.kinds.update(seen.kind)
            self.answer(seen)
        raise AssertionError(f"no end after {MOST} presses")

    def answer(self, seen: Seen) -> None:
        """One press that brings the game on."""
        if "bidding" in seen.kind:
            self.bid(seen)
        elif "held" in seen.kind and "bad" not in seen.kind:
            self.hang(seen)
        else:
            self.press(self.choice(seen))
        self.presses += 1

    def choice(self, seen: Seen) -> str:
        """The button for everything but bids and what hangs over the wall."""
        if seen.room == "curtain":
            return seen.first("curtain-go")
        if "revealing" in seen.kind:
            return seen.first("seen")
        if "choose" in seen.kind:
            return "call" if "call" in seen.buttons else self.one_of(seen.those("pick-"))
        if "take" in seen.kind:
            return self.one_of(seen.those("lot-") or ["tab-market"])  # on the smallest screens the lots lie in the sheet
        if "close" in seen.kind:
            return seen.first("confirm")
        if "bad" in seen.kind:
            return seen.first("take", "place-next", "give", "done")
        return seen.first("hold", "give", "museum-", "hold-assistant", "give-", "store", "done", "enough", "trade", "kind-")

    def one_of(self, idents: Sequence[str]) -> str:
        """One of these, another each time."""
        return idents[self.presses % len(idents)]

    def bid(self, seen: Seen) -> None:
        """Lifts a card, or plays the lifted one."""
        self.press("play-bid" if "play-bid" in seen.buttons else self.one_of(seen.those("bid-")))

    def hang(self, seen: Seen) -> None:
        """Hangs what is over the wall, mostly where it earns most."""
        self.press("hang" if self.presses % 5 or "place-next" not in seen.buttons else "place-next")


class Mouse(Player):
    """Plays by clicks."""

    def press(self, ident: str) -> None:
        self.button(ident).click()


class Taps(Player):
    """Plays by taps on a phone."""

    def press(self, ident: str) -> None:
        self.button(ident).tap()


def set_up(player: Player, seats: int, deal: int, people: Sequence[str] = (), level: str = "", *, open_: bool = True) -> None:
    """Starts a game of so many seats and this deal from the foyer; `people` are the names of those at this device, `level` is
    that of the bots if it is not to be the usual one. `open_`: the set-up is not open yet.
    """
    page = player.page
    if open_:
        player.press("setup")
    player.press(f"seats-{seats}")
    for i, name in enumerate(people):
        page.locator(f"#level-{i}").select_option("")
        page.locator(f"#name-{i}").fill(name)
    for i in range(max(1, len(people)), seats) if level else ():
        page.locator(f"#level-{i}").select_option(level)
    page.locator("#deal").fill(str(deal))
    player.press("start")
    expect(page.locator("#dialog")).to_be_hidden()
