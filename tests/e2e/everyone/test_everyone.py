"""Accessibility of every screen that the games' own tests do not reach: each is checked in English, light, on a desktop, and in
Polish, dark, on the smallest phone (like a desktop at 400 %), by axe and by checks that axe does not have.
"""

import difflib
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.marks import seldom
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

from ..axe import axe
from ..linked import READY, Brush, ByLink, Partner
from ..player import Mouse, Seen, Taps, set_up
from ..playing.test_canvas import Painter
from .test_access import _MOVES, _SMALL, SMALLEST
from .test_keyboard import Keys

KEYS = ("art-society", "canvas", "avant-carde")
GOLDEN = Path(__file__).parents[2] / "golden" / "tree"
DESK: ViewportSize = {"width": 1280, "height": 800}
HALF: ViewportSize = {"width": 640, "height": 400}
"""A desk at 200 %."""
LONG = 120_000
"""What a hint or a look back may take on a machine that has other things to do."""

_SET = """([language, theme]) => {
  const button = document.createElement('button');
  document.body.append(button);
  for (const what of [`language ${language}`, `theme ${theme}`]) { button.dataset.do = what; button.click(); }
  button.remove(); }"""
"""Switches language and light live, as the menu does, whatever is open."""

_CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, p, li, dt, dd, label, td, th, legend, span, b')]
  .filter(e => {
    if (!e.checkVisibility() || e.closest('.vh, svg, [aria-hidden=true], .said')) return false;
    const style = getComputedStyle(e);
    const hides = overflow => ['hidden', 'clip'].includes(overflow), x = hides(style.overflowX), y = hides(style.overflowY);
    return (x && e.scrollWidth > e.clientWidth + 1) || (y && e.scrollHeight > e.clientHeight + 2); })
  .map(e => `cut: ${e.tagName} ${e.id} ${e.className}: ${e.textContent.trim().slice(0, 60)}`)"""
"""Words that stand in a box which hides a part of them."""

_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter(e => e.checkVisibility() && !e.closest('svg svg, svg *') && e.getBoundingClientRect().right > innerWidth + 1)
  .filter(e => ![...e.children].some(c => c.getBoundingClientRect().right > innerWidth + 1))
  .map(e => `wide: ${e.tagName} ${e.id} ${e.className} ${e.getBoundingClientRect().right}: ${e.textContent.slice(0, 30)}`)"""
"""What makes the page scroll sideways: the innermost elements that stand out."""

_OUT = """() => [...document.querySelectorAll('button')]
  .filter(e => e.checkVisibility() && !e.closest('.vh') && e.innerText.trim())
  .filter(e => { const range = document.createRange(); range.selectNodeContents(e);
    const text = range.getBoundingClientRect(), box = e.getBoundingClientRect();
    return e.scrollWidth > e.clientWidth + 1 && text.right > box.right + 1; })
  .map(e => `too long: ${e.id} ${e.className}: ${e.innerText.slice(0, 60)}`)"""
"""Buttons and tabs whose words do not fit."""

_NAMED = """() => [...document.querySelectorAll('button[aria-label], a[aria-label]')]
  .filter(e => e.checkVisibility() && [...e.childNodes].every(c => c.nodeType === 3 || c.matches('svg')) && e.innerText.trim())
  .filter(e => !e.ariaLabel.toLowerCase().includes(e.innerText.trim().toLowerCase()))
  .map(e => `heard otherwise than seen: ${e.id}: ${e.ariaLabel} / ${e.innerText}`)"""
"""Buttons whose name does not hold the words that are seen on them (WCAG 2.5.3)."""

_SPACED = """on => {
  const sheet = document.styleSheets[0];
  if (!on) { sheet.deleteRule(sheet.cssRules.length - 1); return; }
  sheet.insertRule(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`,
    sheet.cssRules.length); }"""
"""The text spacing that people may set (WCAG 1.4.12)."""

_ASIDE = """() => { const open = document.querySelector('dialog[open]');
  return [...(open ? [open, ...open.querySelectorAll('*')] : [])]
    .filter(e => !e.matches('.bk-toc')) // a strip of buttons is meant to: Tab brings each into sight
    .filter(e => e.scrollWidth > e.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
    .map(e => `scrolls sideways: ${e.tagName} ${e.id} ${e.className}`); }"""


class Looker:
    """Looks at screens; `faults` are what was wrong, by screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: dict[str, list[str]] = {}
        self.names: list[str] = []

    def look(self, name: str) -> None:
        """At one screen: once a scheme by axe, the light one in English on a desk, the dark one in Polish on a phone."""
        page, found = self.page, [*axe(self.page, size=True)]
        found += [one for script in (_SMALL, _MOVES, _NAMED) for one in page.evaluate(script)]
        self._resize(HALF)
        found += [f"200 %: {one}" for script in (_WIDE, _CUT, _ASIDE) for one in page.evaluate(script)]
        self._resize(SMALLEST)
        page.evaluate(_SET, ["pl", "dark"])
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        found += [f"pl, dark, 320: {one}" for one in axe(page)]
        for script in (_SMALL, _WIDE, _CUT, _OUT, _ASIDE):
            found += [f"pl, dark, 320: {one}" for one in page.evaluate(script)]
        page.evaluate(_SPACED, True)
        found += [f"spaced: {one}" for script in (_WIDE, _CUT) for one in page.evaluate(script)]
        page.evaluate(_SPACED, False)
        self._resize(DESK)
        page.evaluate(_SET, ["en", "light"])
        expect(page.locator("html")).to_have_attribute("lang", "en")
        self.names.append(name)
        if found:
            self.faults[name] = found

    def _resize(self, size: ViewportSize) -> None:
        """Gives the window another size, and waits until the page has heard of it."""
        self.page.set_viewport_size(size)
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def done(self) -> None:
        """Fails for all that was found."""
        assert not self.faults, "\n".join(f"{name}: {one}" for name, found in self.faults.items() for one in found)

    def press(self, *idents: str) -> None:
        for ident in idents:
            self.page.locator(f"#{ident}").click()

    def dialog(self, press: str, name: str) -> None:
        """Opens a dialog by a press, looks at it, and closes it."""
        self.press(press)
        expect(self.page.locator("#dialog")).to_be_visible()
        self.look(name)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#dialog")).to_be_hidden()


@pytest.fixture
def looker(started: Page) -> Looker:
    """Somebody who looks at every screen of one page."""
    return Looker(started)


WHOLE = 10_000
"""More answers than a game takes."""


def played(key: str, most: int = WHOLE, seed: int = 6) -> Match:
    """A game of two in which the first player does what comes to mind; as far as so many answers."""
    match, rng = Match(GAMES[key], 2, {}, seed), Rng(seed)
    while (d := match.decision) is not None and (len(match.answers) < most or d.seat != 0):
        level = "random" if d.seat == 0 and most == WHOLE else "greedy"
        match.answer(answer(BOTS[key][level], match.view(d.seat), d.seat, rng))
    return match


def arrive(page: Page, match: Match, intent: str, *players: Player) -> None:
    """Opens a link in the page that is there."""
    page.evaluate("hash => { location.hash = hash }", encode(match, intent, None, players))
    expect(page.locator("#dialog-title")).to_be_visible()


WANDA, JERZY, ZOFIA = Player("Wanda"), Player("Jerzy"), Player("Zofia", 2)


def ready_to_answer(page: Page) -> None:
    """Waits until a person is asked."""
    page.locator("#decision .decide:not(.wait)").first.wait_for()


@pytest.mark.parametrize("key", ["canvas", seldom("art-society"), seldom("avant-carde")])
def test_every_screen_is_for_everyone(looker: Looker, key: str) -> None:
    """A game's own screens; those that all games have alike are looked at with the first."""
    page, first = looker.page, key == "canvas"
    looker.press(f"poster-button-{key}")
    looker.dialog("setup", "set-up")
    looker.press("learn")
    expect(page.locator("#lesson-title")).to_be_visible()
    looker.look("lesson")
    for _ in range(60):
        expect(page.locator("#lesson-next, #lesson-show, #learnt-play").first).to_be_visible()
        if page.locator("#learnt-play").count():
            break
        page.locator("#lesson-next, #lesson-show").first.click()
    if first:
        looker.look("learnt")
    looker.press("learnt-leave")

    arrive(page, played(key, 12), "go", WANDA, ZOFIA)
    if first:
        looker.look("arrival")
    looker.press("accept-new")
    ready_to_answer(page)
    looker.look("table")
    for entry in ("menu-words", "menu-rules", "menu-keys"):
        looker.press("menu")
        if entry == "menu-words" and first:
            looker.look("menu")
        looker.dialog(entry, entry)
    looker.press("hint")
    expect(page.locator("#hint-0, #hint-none").first).to_be_visible(timeout=LONG)
    looker.look("hint")
    page.keyboard.press("Escape")
    if first:
        looker.dialog("undo", "why nothing is taken back")
        looker.dialog("share", "share")
    looker.press("leave")
    if first:
        looker.look("foyer with a game")
        page.evaluate("dispatchEvent(new Event('vernissage:update'))")
        expect(page.locator("#renew")).to_be_visible()
        looker.look("a newer version is offered")
        looker.press("later")
        looker.dialog("games", "games")
        looker.dialog("link-open", "open a link")
        arrive(page, played(key, 12), "go", WANDA, JERZY)
        looker.press("accept-new")
        expect(page.locator("#curtain-go")).to_be_visible()
        looker.look("curtain")
        looker.press("curtain-leave")

    arrive(page, played(key), "watch", WANDA, ZOFIA)
    looker.press("accept-watch")
    expect(page.locator("html")).to_have_attribute("data-reel", "yes")
    looker.look("replay")
    if first:
        looker.press("look-back")
        expect(page.locator("#dialog .dlg-lookback > p").first).to_be_visible(timeout=LONG)
        looker.look("look back")
        page.keyboard.press("Escape")
    page.locator("#title").focus()
    page.keyboard.press("End")
    expect(page.locator("html")).to_have_attribute("data-room", "result")
    looker.look("result")
    looker.done()


KINDS = {"choose", "bidding", "play-bid", "revealing", "take", "held", "bad", "deco", "down", "close"}


class Attentive(Mouse):
    """Plays by clicks, and looks at every kind of decision once."""

    def __init__(self, looker: Looker) -> None:
        super().__init__(looker.page)
        self.looker = looker
        self.seen: set[tuple[str, ...]] = set()

    def look(self) -> Seen:
        seen = super().look()
        kind = ("play-bid", *seen.kind) if "play-bid" in seen.buttons else tuple(seen.kind)
        if kind and kind not in self.seen:
            self.seen.add(kind)
            self.looker.look(" ".join(kind))
            return super().look()  # another language begins the decision anew
        return seen


@pytest.mark.long
def test_every_kind_of_decision_of_art_society_is_for_everyone(looker: Looker) -> None:
    """Those of the other games are looked at where they are played."""
    player = Attentive(looker)
    looker.look("foyer")
    set_up(player, 3, 11)
    for _ in range(900):
        if {word for kind in player.seen for word in kind} >= KINDS:
            break
        player.answer(player.look())
    else:
        raise AssertionError(f"not every kind was met: {player.seen}")
    looker.done()


def differences(page: Page, name: str) -> list[str]:
    """How what a screen reader finds in the page differs from what was found when it was last gone through by hand;
    `VERNISSAGE_RENEW=1` writes it down anew.
    """
    room = page.locator("dialog[open], body:not(:has(dialog[open]))")
    heard = iter(room.locator("input[type=range]:visible").evaluate_all("all => all.map(one => one.ariaValueText)"))
    now = [re.sub(r'(?<=": ").*', lambda _: f'{next(heard)}"', line) if "- slider " in line else line
           for line in room.aria_snapshot().splitlines()]  # fmt: skip
    file = GOLDEN / f"{name}.yaml"
    if os.environ.get("VERNISSAGE_RENEW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines()
    return list(difflib.unified_diff(kept, now, file.name, "page", lineterm="", n=1))


@pytest.mark.parametrize("key", KEYS)
def test_what_a_screen_reader_finds_and_where_the_focus_goes(looker: Looker, key: str) -> None:
    """A decision in words, as golden files; and the way of the focus through the table on the smallest phone in forced
    colours: always marked, never under the sheet (WCAG 2.4.11), everything that can be pressed comes by.
    """
    page = looker.page
    arrive(page, played(key, 12), "go", WANDA, ZOFIA)
    looker.press("accept-new")
    ready_to_answer(page)
    page.locator("#said").evaluate("region => { region.ariaHidden = 'true' }")  # it comes and goes, and has its own tests
    for language in ("en", "pl"):
        page.evaluate(_SET, [language, "system"])
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not differences(page, f"{key}.{language}"), "VERNISSAGE_RENEW=1 writes the transcripts down anew"
    page.emulate_media(forced_colors="active")
    page.set_viewport_size(SMALLEST)
    keys, met = Keys(page), set()
    page.locator("#title").focus()
    for _ in range(130):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue
        if (ident := keys.focus().ident) in met:
            break
        met.add(ident)
    assert {"menu", "tab-log"} <= met
    assert any(ident.startswith(("hang", "confirm", "place", "wall", "row-", "hand-", "paint", "bid-")) for ident in met), met


def opened(page: Page, link: str, title: str) -> None:
    """Opens a link of a game by link in the page that is there."""
    page.evaluate("hash => { location.hash = hash }", link)
    expect(page.locator("#dialog-title")).to_contain_text(title)


def given_out(page: Page) -> str:
    """The link of the open sheet, which is closed."""
    link = page.locator("#linked-address").input_value().partition("#")[2]
    page.keyboard.press("Escape")
    return link


@pytest.mark.long
def test_games_by_link_are_for_everyone(looker: Looker) -> None:
    """Every sheet, and how the turn stands at the table; two friends are devices without a page."""
    page, ben, cy = looker.page, Partner("Ben"), Partner("Cy")
    looker.press("poster-button-canvas", "friends", "linked-by-link", "linked-bots-1", "linked-create")
    looker.look("invite")
    looker.press("linked-bots-0")
    page.locator("#linked-name").fill("Ann")
    looker.press("linked-create")
    looker.look("pass the invitation on")
    first = ben.turns(cy.join(ben.join(given_out(page))))
    opened(page, first, "Do you all see these words?")
    looker.look("the words")
    looker.press("linked-differ")
    looker.look("the words differ")
    looker.press("linked-same")
    looker.look("the line to keep")
    looker.press("linked-later")
    friend = Brush(page)
    while not page.locator(READY).count():
        friend.answer(friend.look())
    looker.look("not sent yet")
    friend.press("linked-send")
    looker.look("send")
    link = ben.turns(given_out(page))
    looker.look("waiting")
    fork = Partner("Ben")  # Ben's device, restored: it answers otherwise
    fork.device.receive(first)
    opened(page, link, "It is Cy's turn")
    looker.look("news")
    looker.press("linked-go")
    looker.look("somebody does not answer")
    looker.press("linked-missing")
    looker.look("go on without somebody")
    looker.press("linked-agree")
    looker.look("somebody has agreed to go on without somebody")
    looker.press("linked-go")
    opened(page, first, "You have a newer one")
    looker.look("an older link")
    looker.press("linked-go")
    opened(page, fork.turns(ben.before, -1), "Ben has sent two different moves")
    looker.look("two different moves")
    looker.press("linked-go")
    for entry in ("menu-fair", "menu-remove"):
        looker.press("menu")
        if entry == "menu-fair":
            looker.look("menu of a game by link")
        looker.dialog(entry, entry)
    looker.press("leave")
    looker.look("foyer with a game by link")
    looker.dialog("linked-lost", "a lost device")
    stranger = Partner("Dee")
    opened(page, Partner("Eve").join(stranger.invite("canvas", 2)), "You are watching")
    looker.look("looking on")
    page.keyboard.press("Escape")
    opened(page, Partner("Fay").invite("art-society", 4, bots=1), "Fay invites you")
    looker.look("invited")
    looker.done()


@pytest.mark.browser_context_args(locale="pl-PL", viewport=SMALLEST, has_touch=True)
@pytest.mark.parametrize("way", [Keys, seldom(Taps)], ids=["keys", "taps"])
def test_a_game_by_link_is_begun_by_keys_or_taps_alone(started: Page, way: type[Keys | Taps]) -> None:
    """In Polish on the smallest phone, and by keys on it: from the invitation to the first link."""

    class Able(way, ByLink, Painter):  # type: ignore[misc, valid-type]
        """Paints by this way."""

    page, able, ben = started, Able(started), Partner("Ben")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    able.press("poster-button-canvas", "friends", "linked-by-link", "linked-seats-2")
    page.locator("#linked-name").focus()
    page.keyboard.type("Łucja")
    able.press("linked-create")
    page.locator("#linked-address").wait_for()
    able.press("linked-copy")
    expect(page.locator("#linked-copied")).to_contain_text("Skopiowan")
    page.evaluate("hash => { location.hash = hash }", ben.join(given_out(page)))
    able.press("linked-same", "linked-later")
    for turn in range(2):
        while not page.locator(READY).count():
            able.answer(able.look())
        able.press("linked-send")
        page.locator("#linked-address").wait_for()
        page.evaluate("hash => { location.hash = hash }", ben.turns(given_out(page)))
        expect(page.locator("#dialog-title")).to_contain_text("Łucja")
        able.press("linked-go")
        assert turn or not page.locator("#linked-fair").count()
    assert not [*page.evaluate(_WIDE), *page.evaluate(_CUT), *page.evaluate(_OUT)]
