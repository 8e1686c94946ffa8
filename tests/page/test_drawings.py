"""Pictures that people look at and keep: which art files they show, what the page is asked to make, what comes of it."""

from __future__ import annotations

import pytest

from tests.page.double import FakePage
from tests.page.tiny import GAMES, VIEWS
from vernissage.art.documents import wanted, whole
from vernissage.page.drawings import plain_name
from vernissage.page.messages import Answered, Do, Paint
from vernissage.table.link import Player


@pytest.fixture
def page() -> FakePage:
    page = FakePage(games=GAMES, views=VIEWS)
    page.sit("null", (Player("Ann", 0), Player("Bot", 1)), 3)
    return page


def test_a_drawing_is_looked_at_and_kept(page: FakePage) -> None:
    assert not page.send(Do("drawing", ("nothing",)))
    assert not page.send(Do("keep-drawing", ("png",)))
    page.send(Do("drawing", ("prize",)))
    title = page.see("dialog-title").text
    assert title.startswith("Prize <")
    assert page.see("drawing-about").text == "A & B"
    assert page.focus == "dialog-title"
    for ident, png in (("keep-png", True), ("keep-svg", False)):
        page.press(ident)
        asked = page.asked[-1]
        assert isinstance(asked, Paint)
        assert asked.png is png
        assert asked.name == f"vernissage-{plain_name(title)}"
        assert wanted(asked.svg) == ["icon.svg"]
        drawn = whole(asked.svg, {"icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'})
        assert 'width="27"' in drawn, "three px a unit"
        assert "<desc>A &amp; B</desc>" in drawn
        assert "moment" in page.see("kept").text
        page.send(Answered("paint", good=png))
        assert ("Saved" if png else "Try again") in page.see("kept").text
        assert page.said[-1].urgent
    assert not page.send(Do("keep-drawing", ("gif",)))
    page.press("dialog-close")
    assert not page.send(Do("keep-drawing", ("png",)))


def test_there_are_none_in_the_foyer_and_behind_the_curtain(page: FakePage) -> None:
    page.send(Do("leave"))
    assert not page.send(Do("drawing", ("prize",)))
    page.sit("null", (Player("Ann", 0), Player("Bea", 0)), 3)
    assert page.root["data-room"] == "curtain"
    assert not page.send(Do("drawing", ("prize",)))


@pytest.mark.parametrize(
    ("title", "name"), [("Shy Harbour", "shy-harbour"), ("../Ćma & <b>", "ćma-b"), ("...", "picture"), ("", "picture")]
)
def test_a_title_becomes_the_name_of_a_file(title: str, name: str) -> None:
    assert plain_name(title) == name
