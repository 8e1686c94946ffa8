"""A game that offers its rules and its table alone meets every room, and each leaves it out or says plainly what there is."""

import pytest

from tests.page.double import FakePage
from tests.page.finished import page, record
from vernissage.games import MANIFESTS
from vernissage.page.core.messages import Do
from vernissage.page.fair.links import advice
from vernissage.page.live import screens

LATE = ("day", "past", "evening", "puzzles", "puzzle_table", "screen")
BARE = "canvas"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> FakePage:
    """A page with a finished game of each kind, of which one offers nothing that comes late."""
    monkeypatch.setitem(MANIFESTS, BARE, MANIFESTS[BARE]._replace(**dict.fromkeys(LATE)))  # type: ignore[arg-type, call-overload]
    return page(record(BARE, 1), record("art-society", 2))


def opened(bare: FakePage, room: str) -> str:
    bare.send(Do(room))
    bare.settle()
    return bare.text("foyer")


def test_the_calendar_has_no_deal_of_it(bare: FakePage) -> None:
    assert "Canvas" not in opened(bare, "day")
    assert "Art Society" in bare.text("foyer")


def test_the_room_of_the_puzzles_opens_for_everybody_else(bare: FakePage) -> None:
    opened(bare, "puzzle")
    assert bare.find("puzzles-canvas") is None
    assert bare.find("puzzles-art-society") is not None


def test_the_record_tells_the_other_games(bare: FakePage) -> None:
    opened(bare, "record")
    assert bare.find(f"record-{BARE}") is None
    bare.send(Do("room", ("record-game", BARE)))
    assert bare.find("record-art-society") is not None


def test_the_gallery_has_no_room_for_it(bare: FakePage) -> None:
    opened(bare, "collection")
    assert bare.find("part-painting") is None
    assert bare.find("part-cards") is None
    assert bare.find("part-wall") is not None


def test_by_link_and_live_it_is_played_without_a_screen_of_its_own(bare: FakePage) -> None:
    assert screens.bare(BARE) == frozenset()
    assert advice(bare.app.words, BARE, 2, {}) == ""
