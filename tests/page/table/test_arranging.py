"""A hand in one's own order: by presses, by keys, by drags; it is the page's alone."""

from typing import Any

import pytest

from tests.page.avant_carde import sitting as avant_carde
from tests.page.canvas import sitting as canvas
from tests.page.sitting import Sitting
from vernissage.page.view.arranging import NOT_ARRANGED, Arrangement
from vernissage.table.link import encode


def hand(s: Sitting) -> tuple[int, ...]:
    return tuple(s.match.state.players[s.seat].hand)


def shown(s: Sitting) -> tuple[int, ...]:
    return s.ui().hand.cards(s.seat, hand(s))


SITTINGS = {"canvas": lambda: canvas.with_hand(2, 1), "avant-carde": lambda: avant_carde.start(2, 7)}


@pytest.mark.parametrize("game", SITTINGS)
def test_a_card_is_moved_by_two_presses(game: str) -> None:
    s = SITTINGS[game]()
    before, answers, link = hand(s), s.scene().options, encode(s.match)
    assert shown(s) == before
    s.press("arrange", "0", "2")  # nothing needs to be begun for a drag
    assert shown(s) == (*before[1:3], before[0], *before[3:])
    s.press("arrange")
    assert 'data-do="room arrange 0"' in s.regions()["hand"]
    s.press("arrange", "2")
    assert " held" in s.regions()["hand"]
    s.press("arrange", "0")
    assert shown(s) == before
    s.press("arrange")
    assert 'data-do="room arrange 0"' not in s.regions()["hand"]
    assert (hand(s), s.scene().options, encode(s.match)) == (before, answers, link), "the game knows nothing of it"


@pytest.mark.parametrize("game", SITTINGS)
def test_a_card_is_moved_by_keys(game: str) -> None:
    s = SITTINGS[game]()
    before = hand(s)
    s.press("arrange")
    s.press("arrange", "1")
    s.key("ArrowLeft", "hand")
    assert shown(s) == (before[1], before[0], *before[2:])
    s.key("ArrowLeft", "hand")
    assert shown(s) == (before[1], before[0], *before[2:]), "there is nothing further to the left"
    s.key("End", "hand")
    assert shown(s) == (before[0], *before[2:], before[1])
    s.key("Escape", "hand")
    assert s.ui().hand.held == -1
    assert s.ui().hand.on
    s.key("Escape", "hand")
    assert not s.ui().hand.on


@pytest.mark.parametrize("game", SITTINGS)
@pytest.mark.parametrize("args", [("9",), ("0", "9"), ("-1", "0"), ("x",), ("0", "1", "1")])
def test_places_that_are_not_there_move_nothing(game: str, args: tuple[str, ...]) -> None:
    s = SITTINGS[game]()
    before: Any = s.ui()
    s.press("arrange", *args)
    assert s.ui() == before


def test_the_order_stays_while_the_hand_lives() -> None:
    s = canvas.with_hand(2, 1, 3)
    seat = s.seat
    s.press("arrange", "0", "2")
    order = shown(s)
    while len(hand(s)) == 3 or s.seat != seat:
        s.press("row", "0")
        s.press("row", "0")
    assert shown(s)[:3] == order, "a new card lies behind the others"
    assert s.ui().hand.held == -1


def test_digits_count_the_cards_as_they_lie() -> None:
    s = avant_carde.start(2, 7)
    s.press("arrange", "0", "2")
    card = shown(s)[0]
    s.key("1", "hand")
    assert [x.card for x in s.match.state.players[s.seat].line] == [card]


def test_another_seats_order_is_not_taken_over() -> None:
    arranged = NOT_ARRANGED.put(0, (1, 2, 3), 0, 2)
    assert arranged.cards(0, (1, 2, 3)) == (2, 3, 1)
    assert arranged.cards(1, (1, 2, 3)) == (1, 2, 3)


def test_cards_that_are_alike_are_kept_apart() -> None:
    assert Arrangement(0, (4, 7, 4)).cards(0, (4, 4, 5, 7)) == (4, 7, 4, 5)
    assert Arrangement(0, (4, 7, 4)).cards(0, (4, 9)) == (4, 9)
