"""Links as they arrive: found in whatever stands around them, and nothing else is taken for one."""

from collections import Counter

import pytest

import vernissage
from tests.fuzz import pasted
from tests.page.double import FakePage
from vernissage.games import GAMES
from vernissage.page.core.messages import Arrived, Changed, Do
from vernissage.page.travel.state import Arrival
from vernissage.table.fair.entries import LINE, MASTER, line_of, master_of
from vernissage.table.found import line_in, link_in
from vernissage.table.link import encode
from vernissage.table.match import Match

LINK = "C3Et9_l0JmGc31oyZF8GielS6j"
DEAL = encode(Match(GAMES["canvas"], 2, {}, 7), "deal")

PASTED = tuple(
    around.replace("@", "https://vernissage.example/#")
    for around in (
        "{}", "#{}", "@{}", "<@{}>", '"{}"', "(@{}).", "*@{}*", "_@{}_", "~@{}~", "||@{}||", "__{}__", "<@{}|our game>",
        "[our game](@{})", "@{}\u2026", "@{}...", "@{}\u201d", "https://vernissage.example/%23{}", "vernissage.example/%2523{}",
        "> @{}\n> Anna", "@{}:~:text=game", "@{} your turn!", "@{}\nyour turn", "@{}\U0001f642", "@{} \U0001f642",
        "@\u200b{}\u200b", "\u2068@{}\u2069", "@{}?fbclid=IwAR0x", "@{}&fbclid=IwAR0x", "#1 of our games: @{} #art",
        "Look: {} \u2013 nice", "\uff03{}", "@{}%E2%80%8B", "https://vernissage.example/=23{}", "vernissage.example/\\u0023{}",
        "vernissage.example/&#x23;{}", "https:\\/\\/vernissage.example\\/#{}", "<a href='@{}'>@C3Et9\u2026</a>",
        "https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvernissage.example%2F%23{}&data=05%7C01&reserved=0",
        "https://urldefense.com/v3/__https://vernissage.example/*{}__;Iw!!A0b!c1d$",
    )
)  # fmt: skip
"""What people paste, around a link."""

OPENED = (
    "#{}%E2%80%8B", "#{}%20", "#{}%C2%A0", "#{}%E2%80%A6", "#{}*", "#{}?fbclid=IwAR0x", "#{}%29.", "#%E2%80%8E{}",
    "#{}%0Ahello",
)  # fmt: skip
"""What an address ends in when a messenger has made a link of too much."""


@pytest.mark.slow
@pytest.mark.parametrize("around", [*PASTED, *OPENED])
@pytest.mark.parametrize("within", ["", "\u200b", "\u200f", "\r\n", "\n> ", "\n| ", "=\r\n", "<wbr>"])
def test_a_link_is_found(around: str, within: str) -> None:
    inside = LINK[:9] + within + LINK[9:]
    assert link_in(around.format(inside)) == LINK


def test_a_link_is_found_however_its_own_characters_are_written() -> None:
    link = LINK + "&t=18"
    wide = "".join(chr(ord(c) + 0xFEE0) for c in link)
    written = (wide, link.replace("_", "&#95;"), link.replace("&", "&amp;amp;"), link.replace("&", "\\u0026"))
    for one in (*written, link.replace("_", "&lowbar;"), link.replace("&", "&#x26;"), link.replace("=", "=3D")):
        assert link_in(f"https://vernissage.example/#{one}") == link
    assert link_in("https://vernissage.example/#" + DEAL.replace("-", "\u2013")) == DEAL


def test_a_link_that_is_pasted_opens() -> None:
    page = FakePage()
    for around in PASTED:
        page.send(Do("open", ("link",)))
        page.send(Changed("link", around.format(DEAL)))
        page.send(Do("open-link"))
        _opened(page, around)


@pytest.mark.parametrize("around", OPENED)
def test_a_link_that_is_opened_by_its_address_opens(around: str) -> None:
    """As the page starts, and in a page that is open."""
    page = FakePage(fragment=around.format(DEAL))
    _opened(page, around)
    page.send(Arrived(around.format(DEAL)))
    _opened(page, around)


def _opened(page: FakePage, around: str) -> None:
    assert isinstance(page.app.dialog, Arrival), around
    assert page.app.dialog.link is not None, around
    page.send(Do("decline"))


def test_a_line_is_found() -> None:
    line = line_of(bytes(range(MASTER)))

    def reads(text: str) -> bool:
        try:
            return bool(master_of(text))
        except ValueError:
            return False

    for around in ("{}", "*{}*", "__{}__", "My line: {}.", "\u2068{}\u2069", '"{}"', "{}\u2026", "{} (keep it!)"):
        for inside in (line, line[:20] + " " + line[20:], line[:20] + "\n" + line[20:], line[:8] + "\u200b" + line[8:]):
            assert line_in(around.format(inside), LINE, reads) == line


def test_a_library_reads_what_a_page_reads() -> None:
    assert vernissage.load(f"Your turn: *https://vernissage.example/#{LINK}* \U0001f642").game.key == "canvas"


def test_what_holds_no_link_is_none() -> None:
    assert link_in("") == link_in(" \n") == link_in("#") == ""
    assert link_in("#skip") == "skip", "whoever reads it says what is wrong"


@pytest.mark.long
def test_nothing_else_is_taken_for_a_link_in_ten_thousand_manglings() -> None:
    """`python3 -m tests.fuzz pasted --n 100000` tries more."""
    outcomes = Counter(pasted.cases(6_000, 3))
    for kind in ("link", "by link", "live", "line"):
        assert outcomes[f"{kind}: found"] > 500
        assert outcomes[f"{kind}: refused"] > 300


@pytest.mark.slow
def test_a_long_text_is_looked_through_in_a_moment() -> None:
    """Many marks, many words, many letters: none of it makes more work than a link of that length would."""
    for text in ("#" * 40_000, "#abc " * 9_000, "abcdefghij " * 4_000, "_" * 40_000, "%23" * 20_000, "#" + "A " * 20_000):
        assert len(link_in(text)) <= 40_000
