"""The page starts with the first game. What needs the rest before it is here waits for it, in order, and nothing is lost."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from tests.page.double import FakeDevice, FakePage
from vernissage import games
from vernissage.bots.registry import BOTS
from vernissage.games import FIRST, GAMES, MANIFESTS, PLAYED
from vernissage.games.art_society import rules as art_society
from vernissage.page.core.messages import Arrived, Carried, Copy, Do, Fetch, Picked
from vernissage.page.programme import PROGRAMME, VIEWS
from vernissage.page.table.state import TableRoom
from vernissage.table import part
from vernissage.table.link import encode
from vernissage.table.match import Match

LATER = tuple(MANIFESTS[key].rules.module for key in GAMES if key != FIRST)
NEEDED = Fetch()
Come = Callable[[FakePage], None]


@pytest.fixture
def come(monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """Takes all games but the first away; what it gives brings them back and tells a page."""

    def found(name: str) -> Any:
        return None if name in LATER else find_spec(name)

    def back(page: FakePage | None = None) -> None:
        monkeypatch.undo()
        games.arrive()
        if page is not None:
            page.send(Carried("rest", good=True))

    monkeypatch.setattr(part, "find_spec", found)
    GAMES.clear()
    games.arrive()
    yield back
    back()


def kind(page: FakePage) -> str:
    return page.app.room.play.match.game.key if isinstance(page.app.room, TableRoom) else "foyer"


def test_every_registry_has_the_first_game_and_gets_the_others(come: Come) -> None:
    assert list(GAMES) == list(BOTS) == list(VIEWS) == [FIRST]
    assert games.coming() == tuple(key for key in PLAYED if key != FIRST)
    come(FakePage(rest=False))
    assert list(GAMES) == list(BOTS)
    assert list(VIEWS) == list(PLAYED) == [one.key for one in PROGRAMME]
    assert not games.coming()


def test_the_foyer_shows_all_games_and_the_first_begins_at_once(come: Come) -> None:
    page = FakePage(rest=False)
    assert "coming" not in page.regions["foyer"]
    for key in PLAYED:
        page.see(f"poster-button-{key}")
    page.press("setup")
    assert page.dialog == "setup"
    page.press("dialog-close", "play")
    assert kind(page) == FIRST
    assert NEEDED not in page.asked


def test_presses_wait_in_their_order(come: Come) -> None:
    page = FakePage(rest=False)
    page.press("poster-button-art-society", "play")
    assert kind(page) == "foyer"
    assert page.asked.count(NEEDED) == 2
    assert [said.text for said in page.said] == ["A moment, please."] * 2
    come(page)
    assert kind(page) == "art-society"
    assert not page.app.held


def test_without_a_connection_people_are_told_and_can_try_again(come: Come) -> None:
    page = FakePage(rest=False)
    page.press("poster-button-avant-carde")
    page.send(Carried("rest", good=False))
    assert "could not be loaded" in page.said[-1].text
    page.press("play")
    assert kind(page) == FIRST, "what needs no other game goes on"
    page.send(Carried("rest", good=False))  # the page's own try: nobody has asked
    assert "could not be loaded" not in page.said[-1].text
    page.press("leave", "poster-button-avant-carde")
    come(page)
    assert page.app.plans.chosen == "avant-carde"


@pytest.mark.parametrize("later", [False, True])
def test_a_link_waits(come: Come, later: bool) -> None:
    match: Match[Any] = Match(art_society.GAME, 2, {}, 5)
    text = encode(match)
    page = FakePage(rest=False, fragment="" if later else f"#{text}")
    if later:
        page.send(Arrived(f"#{text}"))
    assert page.dialog == ""
    come(page)
    page.settle()
    assert page.dialog == "arrival"
    assert "Art Society" in page.text("dialog")


def test_a_shortcut_waits_and_opens_the_right_set_up(come: Come) -> None:
    page = FakePage(rest=False, choose="avant-carde")
    assert page.dialog == ""
    come(page)
    assert page.dialog == "setup"
    assert "Avant Carde" in page.text("dialog")


def test_a_kept_game_is_offered_and_waits(come: Come) -> None:
    come(before := FakePage(rest=False))
    before.press("poster-button-art-society", "play")
    device: FakeDevice = before.device
    before.press("leave")
    GAMES.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(part, "find_spec", lambda name: None if name in LATER else find_spec(name))
        games.arrive()
        page = FakePage(device, rest=False)
        page.press(f"resume-{page.app.stock.going_on[0].id}")
        page.send(Picked("file", "{}"))
        assert kind(page) == "foyer"
    come(page)
    assert kind(page) == "art-society"


def test_other_rooms_codes_and_links_wait_in_one_queue_and_the_first_game_goes_on() -> None:
    page = FakePage(rest=False)
    page.press("play", "share", "code")
    assert page.said[-1].text == "A moment, please."
    page.press("copy")
    assert len(page.app.held) == 2, "presses are carried out in their order"
    page.send(Carried("rest", good=True))
    assert 'class="qr"' in page.regions["dialog"]
    assert isinstance(page.asked[-1], Copy)
    assert "A moment, please." not in [one.text for one in page.said], "nobody waits any more"


@pytest.mark.parametrize("verb", ["day", "puzzle", "record", "collection", "linked"])
def test_a_room_waits_and_without_a_connection_that_one_press_is_told(verb: str) -> None:
    page = FakePage(rest=False)
    before = page.regions["foyer"]
    page.send(Do(verb, ("invite", "canvas") if verb == "linked" else ()))
    assert page.said[-1].text == "A moment, please."
    page.send(Carried("rest", good=False))
    assert "could not be loaded" in page.said[-1].text
    assert (kind(page), page.regions["foyer"], page.app.held) == ("foyer", before, [])
    page.press("play")
    assert kind(page) == FIRST


def test_a_game_by_link_that_is_here_is_taken_up_when_the_rest_comes() -> None:
    before = FakePage(FakeDevice(luck=1000))
    before.press("friends", "linked-by-link")
    before.enter("linked-name", "Ann")
    before.press("linked-create")
    page = FakePage(before.device, rest=False)
    assert page.app.by_link is None
    page.send(Carried("rest", good=True))
    assert "linked-by-link" in page.regions["foyer"]
