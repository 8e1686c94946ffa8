"""Pictures that people look at and keep: which art files they show, what the page is asked to make, what comes of it."""

import re
import xml.etree.ElementTree as ET
import zlib

import pytest
import resvg_py

from build.places import WEB
from tests.page.double import FakePage
from tests.page.tiny import GAMES, VIEWS
from vernissage.art.documents import document, resolved, wanted, whole
from vernissage.art.files import files
from vernissage.page.core.messages import Carried, Changed, Copy, Do, Paint
from vernissage.page.pictures.state import PictureDialog
from vernissage.page.pictures.update import choices, plain_name
from vernissage.page.travel.share import qr
from vernissage.page.view.scene import Drawing
from vernissage.table.chance import Rng
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
        assert 'width="2000"' in drawn, "of whatever size it is drawn, a file is sharp"
        assert "<desc>A &amp; B</desc>" in drawn
        assert "moment" in page.see("kept").text
        page.send(Carried("paint", good=png))
        assert ("Saved" if png else "try again") in page.see("kept").text
        assert page.said[-1].text == page.see("kept").text
    assert not page.send(Do("keep-drawing", ("gif",)))
    page.press("dialog-close")
    assert not page.send(Do("keep-drawing", ("png",)))


def finished() -> FakePage:
    page = FakePage(games=GAMES, views=VIEWS)
    page.sit("null", (Player("Ann Bo", 0), Player("Bot", 1)), 3)
    for _ in range(40):
        if page.app.table().over:
            return page
        for _ in range(2):
            page.press("claim-3")
        page.settle()
    raise AssertionError("it never ends")


def seen(page: FakePage) -> Drawing:
    """The picture that is looked at."""
    assert isinstance(page.app.dialog, PictureDialog)
    return page.app.dialog.drawing


def test_a_result_is_a_picture_with_its_link() -> None:
    page = finished()
    page.press("result-picture")
    before = seen(page)
    assert "Ann Bo wins" in before.markup
    assert "You" not in before.markup
    assert "You" not in before.about
    assert "deal 3" in before.title
    link = page.see("address").attributes["value"]
    page.press("copy-link")
    assert page.asked[-1] == Copy(link)
    page.send(Carried("copy", good=True))
    assert "Copied" in page.see("copied").text
    side, modules = qr(link)
    assert modules in before.markup
    assert f'viewBox="0 0 {side} {side}"' in before.markup
    page.press("keep-png")
    assert isinstance(page.asked[-1], Paint)
    assert page.send(Changed("picture", "prize"))
    assert page.see("dialog-title").text.startswith("Prize")
    assert page.find("copy-link") is None
    assert not page.send(Do("copy"))
    assert not page.send(Changed("picture", "nothing"))
    page.press("dialog-close", "result-share", "share-picture")
    assert page.see("picture").name == "select"
    assert page.app.dialog.what == ("result",)


def test_before_the_rest_is_here_the_result_is_a_picture_without_a_code() -> None:
    page = finished()
    page.app.browser.rest = False
    page.press("result-picture")
    assert qr(page.see("address").attributes["value"])[1] not in seen(page).markup
    page.press("keep-png")
    assert isinstance(page.asked[-1], Paint)


def test_a_running_game_has_no_result_and_its_pictures_are_in_the_menu(page: FakePage) -> None:
    assert not page.send(Do("drawing", ("result",)))
    page.send(Do("open", ("menu",)))
    page.press("menu-pictures")
    assert page.see("dialog-title").text.startswith("Prize")


TOKENS = dict(re.findall(r"(--[\w-]+):([^;}]+)", (WEB / "css" / "tokens.css").read_text(encoding="utf-8")))


@pytest.mark.slow
@pytest.mark.parametrize("key", ["art-society", "canvas", "avant-carde"])
def test_every_picture_of_every_game_is_one_whole_document(key: str) -> None:
    """Its art is in it, its colours are plain, its names escaped, and it has something to look at."""
    page, art = FakePage(), dict(files())
    page.sit(key, (Player("Ann Bo", 0), Player("Zofia", 1)), 7)
    play, lot = page.app.table(), Rng(5)
    kinds = set()
    while play.match.decision is not None:
        if len(play.match.turns) % 40 == 39:
            kinds |= {what[0] for what, _ in choices(page.app)} if play.asked == 0 else set()
        play.answer(lot.pick(tuple(play.match.game.options(play.match.state, play.match.decision))))
    play.hand_over()
    offered = choices(page.app)
    assert offered[0][0] == ("result",)
    assert len(offered) > 2
    for what, label in offered:
        assert page.send(Do("drawing", what)), label
        drawing = seen(page)
        assert drawing.about
        assert "You" not in drawing.title
        text = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about)
        plain = resolved(text, lambda name: TOKENS.get(name, ""))
        assert "var(" not in plain
        assert "light-dark" not in plain
        drawn = whole(plain, art)
        assert "art/" not in drawn
        ET.fromstring(drawn)
        png = bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=60))
        assert len(set(zlib.compress(png))) > 100, "a blank picture"
    page.see("picture")


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
