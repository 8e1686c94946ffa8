"""The rules as a book: contents, search, numbers for whoever asks; the foyer's first button; the menu's groups."""

import re

import pytest

from vernissage.page.core.messages import Changed, Do
from vernissage.page.core.words import Words
from vernissage.page.learning.rulebook import rules
from vernissage.page.programme import ENTRIES, VIEWS, show

from ..double import FakeDevice, FakePage, Kept


@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_contents_lead_to_every_chapter(key: str, language: str) -> None:
    page = FakePage(languages=(language,))
    page.press(f"poster-button-{key}", "rules")
    text = rules(key, language)
    assert text is not None
    for i, chapter in enumerate(text.chapters):
        assert page.see(f"to-chapter-{i}").text.endswith(chapter.heading), "after its picture"
        page.press(f"to-chapter-{i}")
        assert page.focus == f"chapter-{i}"
        assert [e.attributes["id"] for e in page.document.walk() if "aria-current" in e.attributes] == [f"to-chapter-{i}"]
        assert page.see(f"chapter-{i}").text == chapter.heading
    for args in ((), ("99",), ("-1",), ("x",), ("0", "1")):
        assert not page.send(Do("chapter", args))


def test_the_rules_end_with_a_first_game_and_mark_where_one_has_scrolled() -> None:
    page = FakePage()
    page.press("poster-button-canvas", "rules")
    assert page.see("to-chapter-0").attributes["aria-current"] == "true"
    assert page.send(Do("reading", ("2",)))
    assert page.see("to-chapter-2").attributes["aria-current"] == "true"
    assert "aria-current" not in page.see("to-chapter-0").attributes
    assert not page.send(Do("reading", ("2",))), "nothing is drawn anew while one reads on"
    assert page.see("rules-begin").text == page.see("rules-learn").text
    page.enter("sought", "ribbon")
    assert page.find("rules-begin") is None
    page.enter("sought", "")
    page.press("rules-begin")
    assert page.root["data-lesson"] == "yes"
    page.press("menu", "menu-rules")
    assert page.find("rules-begin") is None, "one plays"


def test_numbers_are_shown_only_when_asked_for() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "rules")
    assert "AS-1.1" not in page.text("dialog")
    page.press("numbers")
    assert "AS-1.1" in page.text("dialog")
    assert page.see("numbers").attributes["aria-pressed"] == "true"
    page.press("numbers")
    assert "AS-1.1" not in page.text("dialog")
    page.press("dialog-close")
    assert not page.send(Do("numbers"))


def test_what_is_sought_is_found_and_marked() -> None:
    page = FakePage()
    page.press("poster-button-art-society", "rules")
    page.writes.clear()
    page.enter("sought", "FAUX pas")
    assert page.writes == ["dialog"]
    assert "<mark>faux pas</mark>" in page.regions["dialog"] or "<mark>Faux pas</mark>" in page.regions["dialog"]
    told, first = page.said[-1].text.split(" Enter: ")
    assert told in page.text("dialog")
    assert told.endswith(" places in the rules.")
    assert page.find("to-chapter-0") is None
    finds = [e.text for e in page.document.walk() if (e.attributes.get("id") or "").startswith("find-")]
    assert all("faux pas" in text.lower() for text in finds)
    assert first == f"1 of {len(finds)}."
    page.send(Do("found"))
    for n in (*range(len(finds)), 0):
        assert page.see(page.focus).text == finds[n]
        assert page.said[-1].text == f"{n + 1} of {len(finds)}"
        assert page.key("Enter"), "it leads from one find to the next, and from the last to the first"
    assert not page.key("Enter", control=True), "a button has a use of its own for it"
    page.press("numbers")
    assert [page.see(f"find-{n}").name for n in range(len(finds))] == ["dd"] * len(finds)
    some = page.text("dialog")
    page.enter("sought", "as-1.1")
    assert "1 place in the rules." in page.text("dialog")
    page.enter("sought", "<b>zebra</b>")
    assert "Not in the rules." in page.text("dialog")
    assert page.said[-1].text == "Not in the rules."
    assert not page.send(Do("found"))
    assert "<b>" not in page.regions["dialog"]
    assert len(page.text("dialog")) < len(some)
    page.press("dialog-close", "rules")
    assert page.see("sought").attributes["value"] == ""
    assert not page.key("Enter"), "nothing is sought"
    page.press("dialog-close")
    assert not page.send(Changed("sought", "x"))


def test_a_game_that_goes_on_is_the_foyers_first_button() -> None:
    kept = Kept()
    page = FakePage(FakeDevice(kept))
    assert page.find("go-on") is None
    page.press("play", "leave")
    assert (page.see("go-on").text, page.see("play").text) == ("Continue", "New game")
    assert "do" not in (page.see("play").attributes["class"] or "").split()
    page.press("poster-button-art-society")
    assert page.find("go-on") is None, "the poster that is chosen has no such game"
    assert page.see("learn").text == "Play your first game"
    back = FakePage(FakeDevice(kept))
    back.press("go-on")
    assert back.app.table().match.game.key == "canvas"


def test_each_poster_has_the_buttons_of_its_own_games() -> None:
    page = FakePage()
    for key in ("canvas", "avant-carde"):
        page.press(f"poster-button-{key}", "play", "leave")
        assert page.see(f"poster-button-{key}").attributes["aria-pressed"] == "true"
    for key, goes_on in (("canvas", True), ("art-society", False), ("avant-carde", True)):
        page.press(f"poster-button-{key}")
        assert bool(page.find("go-on")) == goes_on
        assert (page.see("play").text == "New game") == goes_on
    page.press("poster-button-canvas", "go-on")
    assert page.app.table().match.game.key == "canvas"


def test_the_menu_is_grouped() -> None:
    page = FakePage()
    page.press("menu")
    groups = [e.text for e in page.document.walk() if e.name == "h3"]
    assert groups[:2] == ["Games", "How to play"]
    page.press("dialog-close", "play", "menu")
    groups = [e.text for e in page.document.walk() if e.name == "h3"]
    assert {"This game", "How to play", "Language", "Light", "Sounds"} <= set(groups)


@pytest.mark.parametrize("key", VIEWS)
def test_pictures_stand_at_clauses_that_there_are(key: str) -> None:
    """A picture whose clause has another number by now would be shown nowhere."""
    text, plates = rules(key, "en"), ENTRIES[key].plates
    assert text is not None
    assert plates is not None
    made = plates()(Words("en"))
    chapters = {chapter.clauses[0][0].rpartition(".")[0] for chapter in text.chapters}
    assert made.keys() <= chapters | {number for chapter in text.chapters for number, _ in chapter.clauses}
    page = FakePage()
    page.press(f"poster-button-{key}", "rules")
    assert page.regions["dialog"].count('class="figure"') == len(made.keys() - chapters)
    tiles = [tile.partition("</button>")[0] for tile in page.regions["dialog"].split('class="bk-pic"')[1:]]
    firsts = [file[0] if (file := re.findall(r'href="art/[^"]*"', tile)) else tile for tile in tiles]
    assert len({*firsts}) == len(firsts) == len(text.chapters), "so small, two that begin alike look alike"
    page.enter("sought", "9999")
    assert 'class="figure"' not in page.regions["dialog"]


@pytest.mark.parametrize("key", VIEWS)
def test_names_of_keys_are_translated(key: str) -> None:
    """A name with a space in it, too; letters, figures and signs are the same in every language."""
    page, words = FakePage(languages=("de",)), Words("de")
    page.press(f"poster-button-{key}", "menu", "menu-keys")
    shown = {e.text for e in page.document.walk() if e.name == "dt"}
    assert {words(name) if len(name) > 1 else name for name, _ in show(key).keys} <= shown
