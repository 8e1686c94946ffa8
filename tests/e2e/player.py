"""A player of Art Society in the page: reads on the page what is asked, and answers only by presses.

Glossary: a *press* is the id of a button; subclasses say how it is pressed (mouse, taps, keys). The player does not play well,
but varies: which lot, card or place it presses depends on the number of presses so far. So a game of a given deal is always the
same, and contains most kinds of decisions.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import Error, Locator, Page

MOST = 900
"""More presses than any game takes."""

ASKED = "#decision .decide:not(.wait, .cv-paint:has(.later)), #curtain-go, #rematch"
"""What is on the page once a person is asked: a decision (not what is tried out of turn), the curtain, or the result."""
UNTIL = """until = async (what, found) => {
  for (const end = performance.now() + 15000; performance.now() < end;) {
    const is = found();
    if (is) return is;
    await new Promise(done => setTimeout(done, 10));
  }
  throw new Error(`${what} does not come; there is: ${document.querySelector('#app').innerText.slice(0, 600)}`);
}"""
"""In JavaScript, what waits in the page: a driver that asks again and again takes several times as long."""
LOOK = f"""async ([questions, ready]) => {{
  const {UNTIL}, there = css => [...document.querySelectorAll(css)].filter(e => e.checkVisibility());
  const asked = await until('a question', () => there(questions)[0]);
  const kind = asked.matches('.decide') ? asked.className.split(' ').slice(1) : [];
  const shown = there('#app button:not([disabled])').map(b => b.id).filter(Boolean);
  return [document.documentElement.dataset.room, ready && there(ready).length ? ['ready'] : kind, shown];
}}"""
"""Reads a `Seen` as soon as something asks; its kind is "ready" where there is what is given second."""

_PRESS = """ident => new Promise(done => {
  const end = performance.now() + 15000;
  const attempt = () => {
    const button = document.getElementById(ident);
    let fault = 'is not there';
    if (button && !button.disabled && button.checkVisibility()) {
      for (const block of ['nearest', 'center']) {
        button.scrollIntoView({ block, behavior: 'instant' });
        const box = button.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top && button.contains(top)) { button.click(); return done(''); }
        const instead = document.querySelector('dialog[open], .trouble:not([hidden])');
        fault = `is covered by ${top?.outerHTML.slice(0, 200)}; open: ${instead?.innerText}`;
      }
    }
    if (performance.now() > end) return done(`${ident} ${fault}`);
    setTimeout(attempt, 10);
  };
  attempt(); })"""


def until(page: Page, condition: str, given: Any = None, *, most: int = 15_000) -> None:
    """Waits until an expression in JavaScript is true in the page, at most so many milliseconds; it may await, and use `given`.
    The page asks itself (its policy forbids Playwright's own waiting); one that is loaded anew meanwhile is asked again.

    Raises:
        AssertionError: it did not become true.
    """
    asks = f"""async given => {{
      for (const end = performance.now() + {most}; performance.now() < end; await new Promise(done => setTimeout(done, 10)))
        if ({condition}) return true;
      return false;
    }}"""
    while True:
        try:
            assert page.evaluate(asks, given), condition
        except Error as gone:
            if "navigation" not in gone.message:
                raise
        else:
            return


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

    def press(self, *idents: str) -> None:
        """Presses buttons, one after the other."""
        for ident in idents:
            self.push(ident)

    def push(self, ident: str) -> None:
        """Presses one button."""
        raise NotImplementedError

    def button(self, ident: str) -> Locator:
        """A button by its id."""
        return self.page.locator(f"#{ident}")

    def look(self) -> Seen:
        """Waits until a person is asked, and reads the page."""
        return Seen(*self.page.evaluate(LOOK, [ASKED, ""]))

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


P = TypeVar("P", bound=Player)


class Mouse(Player):
    """Plays by clicks."""

    def push(self, ident: str) -> None:
        self.button(ident).click()


class Quick(Player):
    """Plays by the page's own clicks, where those of a driver would take long; does not press what is covered, either."""

    def push(self, ident: str) -> None:
        fault = self.page.evaluate(_PRESS, ident)
        assert not fault, fault


class Taps(Player):
    """Plays by taps on a phone."""

    def push(self, ident: str) -> None:
        self.button(ident).tap()


def choose(player: Player, key: str) -> None:
    """Chooses a poster in the foyer, and waits until its game is here."""
    player.press(f"poster-button-{key}")
    player.page.locator(f"#poster-button-{key}[aria-pressed=true]").wait_for()


def set_up(
    player: P, seats: int, deal: int, people: Sequence[str] = (), level: str = "", key: str = "art-society", *,
    open_: bool = True,
) -> P:  # fmt: skip
    """Starts a game of so many seats and this deal from the foyer; gives its player. `people` are the names of those at this
    device, `level` is that of the bots if not the usual one, `key` is the game's. `open_`: the set-up is not open yet.
    """
    page = player.page
    if open_:
        choose(player, key)
        player.press("setup")
    player.press(f"seats-{seats}")
    for i, name in enumerate(people):
        page.locator(f"label:has(#level-{i}-person)").click()
        page.locator(f"#name-{i}").fill(name)
    for i in range(max(1, len(people)), seats) if level else ():
        page.locator(f"label:has(#level-{i}-{level})").click()
    page.locator("#deal").fill(str(deal))
    player.press("start")
    page.locator("#dialog").wait_for(state="hidden")
    return player
