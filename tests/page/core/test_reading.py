"""Links and files on their way in: read in slices between which the page goes on, with progress and a way out."""

import json
import sys
from random import Random
from typing import Any

import pytest

from tests.fuzz.games import random_match
from tests.page.double import FakeDevice, FakePage, read
from tests.page.table.test_table import BOT, PERSON, claim
from tests.page.test_pseudo import NOT_WORDS, Pseudo, escaped
from tests.page.tiny import GAMES as TINY
from tests.page.tiny import VIEWS as TINY_VIEWS
from vernissage.games import GAMES
from vernissage.page.core.messages import Arrived, Do, Forget, Picked, Resized
from vernissage.page.keeping.record import Save
from vernissage.page.keeping.saves import Shelf
from vernissage.page.travel.arriving import SLICE
from vernissage.table.link import BadLink, Player, decoding, encode
from vernissage.table.match import Match

ANN, ZOFIA = Player("Ann"), Player("Zofia", 1)


def long_match(seed: int = 1) -> Match[Any]:
    return random_match(GAMES["canvas"], Random(seed))


def file_of(matches: list[Match[Any]]) -> str:
    shelf = Shelf(FakeDevice().storage, "old")
    for n, match in enumerate(matches):
        players = (ANN, *(Player("", 1) for _ in range(match.seats - 1)))
        assert shelf.save(f"g{n}", Save(match.game.key, encode(match), players), n).problem is None
    return shelf.export()


def bar(page: FakePage) -> int:
    """How far the reading is, in percent."""
    return page.slide.value if page.slide is not None else int(page.see("read").attributes["value"])


def slow() -> FakeDevice:
    """A device on which four answers are read in a slice."""
    device = FakeDevice()
    device.step = SLICE / 5
    return device


def picked(text: str, device: FakeDevice | None = None) -> FakePage:
    page = FakePage(device or slow())
    page.send(Do("open", ("link",)))
    page.send(Picked("file", text))
    return page


def test_a_short_link_is_read_at_once() -> None:
    page = FakePage(fragment=encode(Match(GAMES["canvas"], 2, {}, 1)))
    assert page.dialog == "arrival"
    assert page.dialog != "reading"


def test_a_long_link_is_read_in_slices() -> None:
    match = long_match()
    page = FakePage(slow(), fragment=encode(match))
    assert "A moment, please." in page.text("dialog")
    assert page.focus == "dialog-title"
    far = [bar(page)]
    page.writes.clear()
    while page.tick() and page.dialog == "reading":
        far.append(bar(page))
    assert far == sorted(far)
    assert len(set(far)) > 3
    assert page.writes == ["dialog"], "nothing is written anew before it has been read"
    assert "A finished game" in page.text("dialog")
    page.settle()
    page.press("accept-watch")
    assert page.app.replay is not None


@pytest.mark.parametrize("way", ["stop", "dialog-close"])
def test_a_long_link_can_be_stopped(way: str) -> None:
    page = FakePage(slow(), fragment=encode(long_match()))
    page.press(way)
    assert page.dialog == ""
    assert page.dialog != "reading"
    assert page.asked[-1] == Forget()
    page.settle()
    assert page.dialog != "arrival"
    assert page.root["data-room"] == "foyer"


def test_the_game_at_the_table_goes_on_meanwhile() -> None:
    page = FakePage(slow(), games={**TINY, "canvas": GAMES["canvas"]}, views=TINY_VIEWS)
    page.sit("null", (PERSON, BOT), 7)
    claim(page, 1)
    assert page.app.table().bot_asked
    page.send(Arrived("#" + encode(long_match())))
    assert page.dialog == "reading"
    while page.dialog == "reading":
        assert page.tick()
    assert not page.app.table().bot_asked, "the bot has answered"
    assert "does not have" in page.text("dialog")  # a game without a view


def test_a_second_link_takes_the_place_of_the_first() -> None:
    one, other = long_match(1), long_match(2)
    page = FakePage(slow(), fragment=encode(one))
    page.send(Arrived("#" + encode(other, "watch")))
    page.settle()
    assert page.dialog == "arrival"
    assert page.app.dialog.link is not None
    assert page.app.dialog.link.match.seed == other.seed


def test_a_file_is_taken_in_in_slices() -> None:
    matches = [long_match(seed) for seed in range(6)]
    page = picked(file_of(matches))
    assert "Game 1 of 6" in page.text("dialog")
    assert "A moment, please." in page.text("dialog")
    far, told = [], []
    while page.tick() and page.dialog == "reading":
        assert page.slide is not None
        far.append(page.slide.value)
        told.append(page.slide.text)
    assert far == sorted(far)
    assert [f"Game {n} of 6" for n in range(1, 7)] == sorted(set(told))
    assert "6 games were added." in page.text("dialog")
    assert page.focus == "taken"
    assert len(page.app.stock.going_on) == 6


@pytest.mark.parametrize("way", ["stop", "dialog-close"])
def test_what_was_taken_in_before_a_stop_is_told_and_the_rest_comes_later(way: str) -> None:
    text = file_of([long_match(seed) for seed in range(6)])
    page = picked(text)
    while page.dialog == "reading" and len(page.app.shelf.games()) < 2:
        assert page.tick()
    page.press(way)
    assert "Stopped after 2 of 6 games. 2 games were added." in page.text("dialog")
    assert any("Stopped after 2 of 6" in said.text for said in page.said)
    assert page.focus == "taken"
    assert len(page.app.stock.going_on) == 2
    page.settle()
    assert len(page.app.shelf.games()) == 2
    page.send(Picked("file", text))
    page.settle()
    assert "4 games were added. 2 were here already." in page.text("dialog")


def test_a_storage_that_is_shut_meanwhile_is_told() -> None:
    device = FakeDevice()
    page = picked(file_of([long_match(seed) for seed in range(4)]), device)
    while page.dialog == "reading" and len(page.app.shelf.games()) < 1:
        assert page.tick()
    device.storage.forbidden = True
    page.settle()
    assert "saves nothing" in page.text("notice")
    assert "Stopped after 1 of 4 games. 1 game was added." in page.text("dialog")


def test_bad_games_among_good_ones_are_told_at_the_end() -> None:
    data = json.loads(file_of([long_match(seed) for seed in range(4)]))
    data["games"][1]["save"] = "nonsense"
    data["games"][2]["id"] = "A"
    page = picked(json.dumps(data))
    page.settle()
    assert "2 games were added. 2 could not be read" in page.text("dialog")


def test_no_text_of_it_escapes_the_catalogue() -> None:
    for page in (FakePage(slow(), fragment=encode(long_match())), picked(file_of([long_match()]))):
        assert page.dialog == "reading"
        page.app.words = Pseudo("en")
        page.send(Resized(1280, 800, still=True))
        assert not escaped(read(page.regions["dialog"]), NOT_WORDS)


CALLS = 12_000
"""The most calls between two places where a reading can go on later: one millisecond in CPython, about 15 in a browser that is
four times slower than one at a desk. A slice is what is begun within 20 ms, and stays under 50.
"""


@pytest.mark.parametrize("key", [key for key in GAMES if key != "null"])
def test_the_steps_of_a_reading_are_short(key: str) -> None:
    match = random_match(GAMES[key], Random(3))
    work = decoding(encode(match), GAMES)
    calls, steps = 0, list[int]()

    def count(frame: object, event: str, called: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        for _ in work:
            steps.append(calls)
            calls = 0
    finally:
        sys.setprofile(None)
    assert len(steps) >= len(match.answers) - 1
    assert max(steps) <= CALLS
    assert SLICE <= 20


def test_what_is_read_in_slices_is_refused_as_ever() -> None:
    text = encode(long_match())
    for wrong in (text[:-1], text[:40] + "A" + text[41:], "x" * 50, text + "&t=3"):
        page = FakePage(fragment=wrong)
        page.settle()
        assert "cannot be opened" in page.text("dialog")
    with pytest.raises(BadLink):
        next(decoding("x" * 50, GAMES))
