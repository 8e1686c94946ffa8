"""A challenge in browsers that share nothing: from A to B and to C and back, two branches that merge, what hostile links tell,
and all of it without a network.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.league.links import challenge, hostile, link_of, some
from vernissage.bots.league import EDITION
from vernissage.games import GAMES
from vernissage.table.league import attempt, decode

from ..conftest import Troubles, blind, reload
from ..everyone.test_keyboard import Keys
from ..linked import follow
from ..player import UNTIL, Player, Taps, until
from ..quick import QuickPainter
from ..starting.test_offline import kept

LINK = f"""async () => {{
  const {UNTIL}, by = id => document.getElementById(id);
  const address = await until('a link', () => by('address')?.value);
  return address.split('#')[1];
}}"""


class Rival:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, home: str, name: str) -> None:
        self.page, self.home, self.name = page, home, name
        self.player = QuickPainter(page)

    def open(self, link: str = "") -> None:
        """Opens a link, or the page without one."""
        follow(self.page, self.home, link)

    def press(self, *idents: str) -> None:
        self.player.press(*idents)

    def plate(self, *texts: str) -> None:
        """Sees the plate before the curtain, and on it these texts."""
        self.page.locator("#lg-play").wait_for()
        for text in texts:
            expect(self.page.locator(".lg-plate")).to_contain_text(text)

    def play(self, presses: int) -> None:
        """Plays the deal of the plate to its end (differently with another number of presses), and goes to the league."""
        self.player.presses = presses
        self.press("lg-play")
        self.player.play()
        self.press("challenge")
        self.page.locator("#link-name, #lg-copy").first.wait_for()
        if self.page.locator("#link-name").count():
            self.page.locator("#link-name").fill(self.name)
            self.press("lg-sign")

    @property
    def link(self) -> str:
        """The link of the league, as it is copied."""
        return str(self.page.evaluate(LINK))

    def league(self, *names: str) -> None:
        """Sees the league of these, each with the score that replaying the link gives."""
        expect(self.page.locator(".lg-who b")).to_have_count(len(names))
        found = decode(self.link, GAMES)
        assert {one.name for one in found.attempts} == set(names)
        mine = ["You" if one.name == self.name else one.name for one in found.attempts]
        assert self.page.locator(".lg-who b").all_inner_texts() == mine
        assert [told.split()[0] for told in self.page.locator(".lg-score").all_inner_texts()] == [
            str(one.score) for one in found.attempts
        ]


@pytest.fixture(scope="module")
def rivals(browser: Browser, base_url: str) -> Iterator[Callable[[str], Rival]]:
    """People by name, each with a browser that shares nothing. Nothing may go wrong in any."""
    troubles, found = [], dict[str, Rival]()
    with ExitStack() as stack:

        def rival(name: str) -> Rival:
            if name not in found:
                new = browser.new_context(locale="en-GB", reduced_motion="reduce", has_touch=True)
                context = stack.enter_context(blind(new))
                context.grant_permissions(["clipboard-read", "clipboard-write"])
                page = context.new_page()
                troubles.append(Troubles(page, base_url))
                found[name] = Rival(page, f"{base_url}/", name)
            return found[name]

        yield rival
        assert not [one for some_ in troubles for one in some_]


def test_a_challenge_goes_to_two_friends_and_comes_back_as_one_league(rivals: Callable[[str], Rival]) -> None:
    ann, ben, cy = rivals("Ann"), rivals("Ben"), rivals("Cy")
    ann.open()
    ann.press("poster-button-canvas", "setup", "seats-2", "challenge-setup")
    ann.plate("Nobody has played it yet")
    ann.play(0)
    ann.league("Ann")
    first = ann.link
    ann.press("lg-copy")
    expect(ann.page.locator("#copied")).to_have_text("Copied: paste it into a message.")
    until(ann.page, "(await navigator.clipboard.readText()).endsWith(`#${given}`)", first)

    ben.open(first)
    ben.plate("Ann challenges you", "Nobody can see whether somebody has tried this deal before")
    ben.play(1)
    ben.league("Ann", "Ben")
    branch = ben.link

    cy.open(first)
    cy.plate("Ann challenges you")
    cy.open(branch)  # the other branch comes before he has played: it hangs draped
    cy.plate("Ann and Ben challenge you")
    best, other = decode(branch, GAMES).attempts
    assert cy.page.locator(".lg-beat b").inner_text().split() == [str(best.score), "points"]
    assert cy.page.locator(".lg-draped").inner_text().split() == [other.name]
    assert not cy.page.locator(".lg-row, .lg-plate .drawing").count(), "no other score, and no work"
    cy.press("leave")
    until(cy.page, "history.state.length === 0")  # the way back has been gone: it would take the next link along
    cy.open(first)
    cy.plate()
    cy.play(2)
    cy.league("Ann", "Ben", "Cy")

    ann.open(branch)
    expect(ann.page.locator(".lg-merged")).to_have_text("Two links have become one. New: Ben.")
    ann.league("Ann", "Ben")
    ann.open(cy.link)
    expect(ann.page.locator(".lg-merged")).to_have_text("Two links have become one. New: Cy.")
    ann.league("Ann", "Ben", "Cy")
    assert ann.link == cy.link, "the same league by whatever way"
    expect(ann.page.locator(".lg-thumb .drawing")).to_have_count(3)
    reload(ann.page)
    ann.league("Ann", "Ben", "Cy")

    looks_through(Keys(ann.page))
    ben.open(cy.link)
    ben.league("Ann", "Ben", "Cy")
    looks_through(Taps(ben.page))


def looks_through(player: Player) -> None:
    """Looks at each game of a league of three, makes its code and goes back to the foyer. One's own game is marked, once."""
    page = player.page
    expect(page.locator(".lg-row.mine .lg-who b")).to_have_text("You")
    for n in range(3):
        player.press(f"lg-row-{n}")
        expect(page.locator(f"#lg-row-{n}")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".lg-row[aria-pressed=true]")).to_have_count(1)
        who = page.locator(f"#lg-row-{n} .lg-who b").inner_text()
        expect(page.locator(".lg-work figcaption bdi")).to_have_text(who)
    player.press("lg-code")
    expect(page.locator("#lg-code")).to_have_count(0)
    player.press("leave")
    expect(page.locator("#play, #go-on").first).to_be_visible()


@pytest.mark.long
def test_hostile_links_are_told(rivals: Callable[[str], Rival], subtests: pytest.Subtests) -> None:
    eve = rivals("Eve")
    eve.open()
    for what, told in hostile().items():
        with subtests.test(what):
            text, words = told
            eve.open(text)
            expect(eve.page.locator("#dialog-title")).to_have_text("This link cannot be opened")
            expect(eve.page.locator("#dialog [role=alert]")).to_contain_text(words)
            eve.press("decline")
            eve.page.locator("#dialog").wait_for(state="hidden")
    with subtests.test("a game of other bots"):
        of = challenge()
        forged = of.match()
        while (d := forged.decision) is not None:
            forged.answer(of.game.options(forged.state, d)[0])
        eve.open(link_of(some()[0], attempt(of, "Mallory", forged)))
        eve.plate("Ben challenges you", "Mallory: this game does not count, since Marek plays otherwise in it.")
    with subtests.test("bots of another edition"):
        eve.open(link_of(some()[0], of=challenge(bots=EDITION + 1)))
        eve.plate("load the page again before you play")


@pytest.mark.long
def test_without_a_network_all_goes_on(rivals: Callable[[str], Rival]) -> None:
    fay = rivals("Fay")
    fay.open()
    kept(fay.page)
    fay.page.context.set_offline(True)
    fay.open(link_of(some()[0]))
    fay.plate("Ben challenges you")
    fay.play(0)
    fay.league("Ben", "Fay")
    fay.page.context.set_offline(False)
