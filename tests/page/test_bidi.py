"""Names that run from right to left, in every region, in what is said, in titles and in texts that are given out: isolated."""

import re
from html import unescape

import pytest

from tests.page.double import FakePage
from tests.page.finished import match
from tests.page.sessions import ZOFIA, asked, seated
from vernissage.page.core.bidi import isolated
from vernissage.page.core.markup import el, join, written
from vernissage.page.core.messages import Do
from vernissage.page.core.words import Words
from vernissage.page.programme import VIEWS
from vernissage.page.table.play import Play
from vernissage.page.view.phrases import listing
from vernissage.table.link import Player

SARA, DAVID = "שרה 2", "دواد"
PEOPLE = Player(SARA), Player(DAVID), ZOFIA
BARE = re.compile("[\u0590-\u08ff]")
KEPT = re.compile(r"<bdi>[^<]*</bdi>|\u2068[^\u2068\u2069]*\u2069| value=\"[^\"]*\"")
"""What is isolated; a field has its own direction."""


def bare(text: str) -> str:
    """Where a text has a name that is not isolated; empty if nowhere."""
    found = BARE.search(KEPT.sub("", unescape(text)))
    return unescape(text)[:300] if found else ""


def looked_through(page: FakePage) -> int:
    """Looks at all that the page shows and has said; gives how often a name was there."""
    texts = [*page.regions.values(), *page.root.values(), *(one.text for one in page.said)]
    for text in texts:
        assert not bare(text)
        for tag in re.findall(r"<[^>]*>", text):
            assert "bdi" not in tag or tag in ("<bdi>", "</bdi>")
    return sum(len(BARE.findall(text)) > 0 for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("width", [1280, 360])
def test_names_from_right_to_left_are_isolated_at_every_table(key: str, width: int) -> None:
    page, met = seated(key, PEOPLE, 3, width=width), 0
    for n, _ in enumerate(asked(page)):
        met += looked_through(page)
        if n == 4:
            for opens in (Do("log"), Do("share"), Do("open", ("menu",))):
                page.send(opens)
                met += looked_through(page)
            page.send(Do("close"))
        if n > 60:
            break
    assert met > 50
    page.send(Do("leave"))
    assert looked_through(page)
    page.press("games")
    assert looked_through(page)


@pytest.mark.slow
@pytest.mark.parametrize("key", VIEWS)
def test_names_from_right_to_left_are_isolated_in_results(key: str) -> None:
    page = seated(key, PEOPLE, 3)
    play = page.app.table()
    page.put(Play(match(key, 3, 2), PEOPLE, play.view, play.bots, play.id, play.begun))
    page.app.table().hand_over()
    play = page.app.table()
    for step in range(play.view.result_steps(play.scene(page.app.look))):
        page.send(Do("room", ("result", str(step))))
        assert looked_through(page)
    page.send(Do("drawing", ("result",)))
    assert looked_through(page)
    told = play.view.outcome(play.scene(page.app.look))
    assert not bare(told.headline)


def test_words_lists_and_markup_isolate_what_people_typed_and_nothing_else() -> None:
    words = Words("en")
    assert words("%(name)s %(points)s, won", name=SARA, points=3) == f"\u2068{SARA}\u2069 3, won"
    assert words("%(name)s %(points)s, won", name=isolated(SARA), points=3) == f"\u2068{SARA}\u2069 3, won"
    assert isolated("Zażółć!") == "Zażółć!"
    assert listing(words, [SARA, "Ann", DAVID]) == f"\u2068{SARA}\u2069, Ann and \u2068{DAVID}\u2069"
    assert written(el("b", SARA)) == f"<b><bdi>{SARA}</bdi></b>"
    assert written(el("b", f"{isolated(SARA)}: 3 & more")) == f"<b>\u2068{SARA}\u2069: 3 &amp; more</b>"
    assert written(el("text", join((SARA, " 3")))) == f"<text>\u2068{SARA}\u2069 3</text>"
    assert written(el("input", value=SARA)) == f'<input value="{SARA}">'
    assert written(el("b", "\u2069<i>א\u2068")) == "<b>\u2068\u2069&lt;i&gt;א\u2068\u2069</b>"


def test_a_name_of_a_file_turns_nothing_around() -> None:
    for turn in "\u202a\u202b\u202d\u202e\u2066\u2067":
        assert Words("en")("Loading %(file)s.", file=f"bot{turn}yp.whl") == "Loading botyp.whl."
