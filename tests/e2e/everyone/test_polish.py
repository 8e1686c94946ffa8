"""Polish: switched live, whole, and told to the browser; day and night likewise."""

import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Page, expect

from build.places import ROOT

from ..conftest import reload
from ..player import Mouse, Seen, set_up

pytestmark = pytest.mark.browser_context_args(locale="pl-PL")

CATALOGUE = ROOT / "pyapp/vernissage/locale/pl/LC_MESSAGES/vernissage.po"

_TEXTS = """() => {
  const texts = [document.title], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const dead = 'script, style, template, .trouble, noscript, select option, [lang]:not(html):not([lang=pl])';
  for (let node; node = walker.nextNode();) {
    if (!node.parentElement.closest(dead)) texts.push(node.textContent);
  }
  for (const option of document.querySelectorAll('option')) texts.push(option.textContent);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
    for (const e of document.body.querySelectorAll(`[${name}]`)) texts.push(e.getAttribute(name));
  }
  return [...new Set(texts.map(t => t.trim().replaceAll('\\u00a0', ' ')))].filter(Boolean);
}"""
"""Every text that somebody can see or hear, but for those that say their language."""


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"%\(\w+\)s", phrase.replace("%%", "%"))
    return re.compile(".+".join(re.escape(part) for part in parts))


def _telling(phrase: str) -> bool:
    """Whether a phrase has words enough of its own to be known by."""
    return len(re.findall(r"[^\W\d_]", re.sub(r"%\(\w+\)s", "", phrase))) >= 3


def phrases() -> Iterator[tuple[str, str]]:
    """The catalogue's phrases with their translations, each form of a plural by itself."""
    with CATALOGUE.open("rb") as file:
        for message in read_po(file, locale="pl"):
            if message.id:
                english = message.id if isinstance(message.id, tuple) else (message.id,)
                polish = message.string if isinstance(message.string, tuple) else (message.string,)
                yield from ((one, other) for one in english for other in polish)


def english_patterns() -> list[re.Pattern[str]]:
    """What English phrases look like, those left out that are the same in Polish."""
    both = list(phrases())
    same = {one for one, other in both if one == other}
    return [_pattern(one) for one in {one for one, _ in both} - same if _telling(one)]


class Reader(Mouse):
    """Plays, and reads all that the page says."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.english = english_patterns()
        self.known = {other for _, other in phrases()}
        self.read: set[str] = set()

    def read_all(self) -> None:
        """Fails if anything on the page is English."""
        texts = set(self.page.evaluate(_TEXTS)) - self.read - self.known
        left = {text for text in texts if any(pattern.fullmatch(text) for pattern in self.english)}
        assert not left
        self.read |= texts

    def look(self) -> Seen:
        seen = super().look()
        self.read_all()
        return seen


@pytest.mark.long
def test_who_prefers_polish_gets_it(started: Page) -> None:
    expect(started.locator("html")).to_have_attribute("lang", "pl")
    expect(started.locator("#learn")).to_have_text("Zagraj pierwszą partię")


@pytest.mark.long
def test_nothing_of_a_round_is_left_in_english(started: Page) -> None:
    page, reader = started, Reader(started)
    reader.read_all()
    for opener in ("rules", "menu", "setup"):
        reader.press(opener)
        expect(page.locator("#dialog")).to_be_visible()
        reader.read_all()
        reader.press("dialog-close")
    set_up(reader, 3, 2024)
    reader.play(rounds=3)
    assert {"bidding", "revealing", "held", "close", "choose"} <= reader.kinds
    page.keyboard.press("?")
    expect(page.locator("#dialog")).to_be_visible()
    reader.read_all()
    reader.press("dialog-close", "rival-1")
    reader.read_all()
    page.keyboard.press("Escape")
    for key in "wlmreth":  # what is told to those who cannot see it
        page.keyboard.press(key)
    reader.read_all()
    reader.press("leave")
    expect(page.locator(".ccard .cpic svg")).to_be_visible()
    reader.read_all()
    assert len(reader.read) > 100


@pytest.mark.long
def test_english_would_be_found(started: Page) -> None:
    reader = Reader(started)
    started.locator("#tongue").click()
    started.locator("#language-en").click()
    expect(started.locator("html")).to_have_attribute("lang", "en")
    with pytest.raises(AssertionError, match="Bid, hang, and mind the neighbours"):
        reader.read_all()


@pytest.mark.long
def test_the_language_is_switched_live_in_the_middle_of_a_game(started: Page) -> None:
    page, mouse = started, set_up(Mouse(started), 3, 2024)
    mouse.play(rounds=1)
    titles = []
    for language in ("en", "pl", "en"):
        mouse.press("menu", f"menu-language-{language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(f"#menu-language-{language}")).to_be_focused()
        mouse.press("dialog-close")
        titles.append([page.locator("#title").inner_text(), page.locator("#log").text_content()])
    assert titles[0] == titles[2]
    assert titles[0][0] == "Your turn: bid in secret."
    assert titles[1][0] != titles[0][0]
    assert titles[1][1] != titles[0][1]
    reload(page)  # the choice is kept, whatever the browser prefers
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_day_and_night_are_switched_live_and_kept(started: Page) -> None:
    page = started

    def shade() -> int:
        return page.evaluate("parseInt(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")

    assert shade() > 128  # the system's, which is day
    page.emulate_media(color_scheme="dark")
    assert shade() < 128
    page.locator("#theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert shade() > 128
    page.emulate_media(color_scheme="light")
    page.locator("#theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert shade() < 128
    reload(page)
    assert shade() < 128
