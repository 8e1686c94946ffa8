"""A player of Avant Carde in the page, by mouse, taps or keys; and positions to begin with, as links."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games.avant_carde.rules.decisions import AskLine, AskPlay
from vernissage.games.avant_carde.rules.game import AvantCarde, question
from vernissage.table.chance import Rng
from vernissage.table.game import Decision
from vernissage.table.link import Player as Named
from vernissage.table.link import encode
from vernissage.table.match import Match

from .conftest import start
from .player import Player, Seen

GAME = AvantCarde()
NAMES = ("Wanda", "Zofia", "Marek", "Duarte", "Ines")


def positions(seats: int, options: dict[str, int], seed: int) -> Iterator[tuple[Match, Decision]]:
    """A game of greedy bots, before every answer of theirs."""
    match: Match = Match(GAME, seats, options, seed)
    rng, bot = Rng(seed), BOTS["avant-carde"]["greedy"]
    while (d := match.decision) is not None:
        yield match, question(match.state)
        match.answer(answer(bot, match.view(d.seat), d.seat, rng))
    yield match, AskPlay(-1)


def link(match: Match, people: int = 1) -> str:
    """The match as a link; seats after the people's are bots'."""
    return encode(match, "go", None, [Named(NAMES[i], 0 if i < people else 2) for i in range(match.seats)])


def before(wanted: Callable[[Match, Decision], bool], seats: int, options: dict[str, int], people: int = 1) -> str:
    """A link to the first position that is wanted, of the first deal that has one."""
    for seed in range(200):
        for match, d in positions(seats, options, seed):
            if wanted(match, d):
                return link(match, people)
    raise AssertionError("no deal has such a position")


def near_the_end(rounds: int, seats: int, options: dict[str, int], seed: int) -> str:
    """A link to where so many rounds of a deal are still to be played, at the first seat's line."""
    *_, (match, _) = positions(seats, options, seed)
    at: int = match.state.round - rounds + 1
    return next(link(m) for m, d in positions(seats, options, seed) if d == AskLine(0) and m.state.round == at)


def arrive(page: Page, fragment: str, home: str = "") -> None:
    """Opens a link and sits down."""
    start(page, f"{home}/#{fragment}")
    page.locator("#accept-new").click()
    page.locator("html[data-game=avant-carde]").wait_for()


class Collector(Player):
    """Plays Avant Carde: every card that can follow, every power and award, whatever can be bought. Mix it with a way to
    press.
    """

    def play(self, rounds: int | None = None) -> int:
        """Plays to the end, or so many turns to buy; gives the number of presses."""
        turns = 0
        for presses in range(900):
            seen = self.look()
            if "rematch" in seen.buttons or turns == rounds:
                return presses
            self.kinds.update(seen.kind)
            self.answer(seen)
            turns += "end" in seen.buttons and "ac-buy" not in self.now()
        raise AssertionError("no end")

    def now(self) -> str:
        """The classes of what is decided now."""
        found = self.page.evaluate("document.querySelector('#decision .decide')?.className ?? ''")
        return str(found)

    def answer(self, seen: Seen) -> None:
        self.press(self.choice(seen))
        self.presses += 1

    def choice(self, seen: Seen) -> str:
        if seen.room == "curtain":
            return "curtain-go"
        if "ac-play" in seen.kind:
            can = [i for i in self.can("#hand") if i in seen.buttons]
            return can[self.presses % len(can)] if can else "stop"
        if "ac-ask" in seen.kind:
            answers = seen.those("answer-")
            return answers[self.presses % len(answers)]
        first = [*seen.those("to-"), *seen.those("claim"), *seen.those("use-"), *seen.those("change"), *seen.those("lift-")]
        shop = [i for i in (*seen.those("shop-"), *self.can("#market")) if i in seen.buttons]
        if first and self.presses % 7:
            return first[0]
        return shop[-1] if shop and self.presses % 5 else "end"

    def can(self, where: str) -> list[str]:
        """The ids of cards that are an answer now."""
        found = self.page.evaluate("where => [...document.querySelectorAll(where + ' button.can')].map(b => b.id)", where)
        return list(found)
