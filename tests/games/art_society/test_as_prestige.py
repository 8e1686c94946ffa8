"""Prestige, the end of the round and of the game (AS-9 to AS-11)."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    GAME,
    LAND,
    ONE,
    PORTRAIT,
    STILL,
    asked,
    at,
    auction,
    do,
    gap2x4,
    hung,
    painting,
    start,
    table,
    to_museum,
)
from tests.games.art_society.test_as_setup import seats
from vernissage.games.art_society.rules import box, events, scoring
from vernissage.games.art_society.rules.state import MUSEUM, State
from vernissage.games.art_society.rules.steps import moved
from vernissage.table.game import Event


def played_round(s: State, lots: list[int], told: list[Event] | None = None) -> State:
    """Everybody takes the first lot left and gives it to the assistant or hangs it first thing; the last lot stays."""
    n = len(s.players)
    s = auction(s, lots, [20 - i for i in range(n)])
    for i in range(n):
        s = do(s, "take", i)
        s = do(s, "assist", told=told)
    return s


def small(n: int, nth: int = 0) -> list[int]:
    """n + 1 lots of 2x2, the last of them a Landscape."""
    return [painting(2, 2, CITY + i % 3, nth=nth + i // 3) for i in range(n)] + [painting(2, 2, LAND, nth=nth)]


@seats
@pytest.mark.rule("AS-9.1")
def test_the_lot_left_over_joins_the_museum_and_moves_its_types_marker(n: int) -> None:
    s = table(*[[hung(start(i), 5, 2)] for i in range(n)])
    to_museum(s, painting(2, 4, LAND))
    s.track = (0, 0, 0, 5)
    told: list[Event] = []
    lots = small(n)
    s = played_round(s, lots, told)
    assert s.museum == ((), (), (), (painting(2, 4, LAND), lots[-1]))
    assert s.track == (0, 0, 0, 8)
    assert s.lots[-1].taker == MUSEUM
    assert events.ToMuseum(lots[-1], 5, 8, 8) in told
    assert asked(s) == (0, "close"), "before anybody closes the round"


@pytest.mark.parametrize("value", box.VALUES)
@pytest.mark.rule("AS-9.1")
def test_the_marker_moves_by_the_value(value: int) -> None:
    tile = next(p.tile for p in box.PAINTINGS if p.value == value and p.type == LAND)
    s = played_round(table([hung(start(0), 5, 2)], [hung(start(1), 5, 2)]), [painting(2, 2, CITY), painting(2, 2, STILL), tile])
    assert s.track == (0, 0, 0, value)


@pytest.mark.rule("AS-9.2")
@pytest.mark.parametrize(
    ("track", "kind", "by", "to"),
    [
        ((4, 0, 0, 0), PORTRAIT, 4, 3),  # the rulebook's case
        ((4, 3, 0, 0), STILL, 4, 2),  # past two markers
        ((10, 9, 8, 4), LAND, 6, 7),  # past three
        ((3, 2, 1, 0), LAND, 3, 0),  # back to where it came from, off the track
        ((8, 7, 6, 5), LAND, 3, 5),  # back to where it came from
        ((3, 1, 0, 0), STILL, 3, 2),  # only the space it lands on counts, then the first empty one
        ((5, 4, 0, 0), STILL, 6, 6),  # free: no step back
        ((5, 0, 0, 0), CITY, 5, 10),  # its own space does not block
        ((0, 0, 0, 0), CITY, 3, 3),
    ],
)
def test_markers_never_share_a_space(track: tuple[int, ...], kind: int, by: int, to: int) -> None:
    assert moved(track, kind, by) == to


@pytest.mark.rule("AS-9.2")
def test_a_step_back_in_play() -> None:
    s = table([hung(start(0), 5, 2)], [hung(start(1), 5, 2)])
    s.track = (3, 2, 1, 0)
    to_museum(s, painting(3, 3, CITY), painting(3, 3, PORTRAIT), painting(3, 3, STILL))
    told: list[Event] = []
    s = played_round(s, small(2), told)
    assert s.track == (3, 2, 1, 0)
    assert (told[-1].was, told[-1].would, told[-1].now) == (0, 3, 0)
    assert scoring.worths(s) == (5, 4, 3, 2), "it was sent to the museum: fourth place"


@pytest.mark.rule("AS-9.3")
def test_past_fifty_a_marker_is_black_and_goes_on() -> None:
    assert moved((48, 0, 0, 0), CITY, 5) == 53
    assert moved((50, 0, 0, 0), CITY, 3) == 53
    assert moved((48, 3, 0, 0), CITY, 5) == 53, "a black 3 and a white 3 are different spaces"
    assert moved((48, 53, 0, 0), CITY, 5) == 52, "two black ones step back"
    assert moved((46, 51, 0, 0), CITY, 5) == 50, "from black 1 back to white 50"
    assert moved((98, 0, 0, 0), CITY, 9) == 107, "and on without limit"
    assert box.TRACK == 50
    s = table([hung(start(0), 5, 2)], [hung(start(1), 5, 2)])
    to_museum(s, *(painting(3, 3, t) for t in range(4)))
    s.track = (50, 49, 2, 48)
    s = played_round(s, small(2))
    assert s.track == (50, 49, 2, 51)
    assert scoring.ranking(s) == (LAND, CITY, PORTRAIT, STILL), "black is ahead of every white marker"


@seats
@pytest.mark.rule("AS-10.1")
def test_the_gavel_passes_to_the_left(n: int) -> None:
    s = table(*[[hung(start(i), 5, 2)] for i in range(n)], gavel=n - 1)
    s = played_round(s, small(n))
    told: list[Event] = []
    for seat in s.order:
        assert asked(s) == (seat, "close")
        s = do(s, "confirm", told=told)
    assert s.gavel == 0
    assert s.round == 2
    assert asked(s) == (0, "choose")
    assert (s.lots, s.order, set(s.bids)) == ((), (), {0})
    assert events.RoundBegun(2, 0) in told


def ended(s: State) -> tuple[State, Event]:
    told: list[Event] = []
    while GAME.decision(s) is not None:
        assert asked(s)[1] == "close"
        assert not s.over, "the round is finished first"
        s = do(s, "confirm", told=told)
    assert s.over
    return s, told[-1]


@seats
@pytest.mark.rule("AS-11.1")
def test_a_full_wall_ends_the_game_after_the_round(n: int) -> None:
    s = table(*[[hung(start(i), 5, 2)] for i in range(1, n)], gap2x4())
    lots = [*small(n)[:-2], painting(2, 4, LAND), painting(2, 2, LAND)]
    s = auction(s, lots, [10] * (n - 1) + [20])
    s = do(s, "take", n - 1)
    s = do(s, "hang", at(10, 5))
    assert s.players[n - 1].taken == box.WALL.all
    for i in range(n - 1):
        assert asked(s)[1] == "take", "the others still take and hang"
        s = do(do(s, "take", i), "assist")
    s, end = ended(s)
    assert end == events.Ended(True, False, False)
    assert len(s.museum[LAND]) == 1


@seats
@pytest.mark.rule("AS-11.1")
def test_the_last_bid_cards_end_the_game(n: int) -> None:
    for left, over in ((2, False), (1, True)):
        s = table(*[[hung(start(i), 5, 2)] for i in range(n)])
        for i, p in enumerate(s.players):
            p.hand = 1 << 20 - i | (1 << 1 if left == 2 else 0)
        s = played_round(s, small(n))
        for _ in range(n):
            s = do(s, "confirm")
        assert s.over is over


@pytest.mark.rule("AS-11.1")
def test_one_excess_painting_does_not_end_the_game() -> None:
    s = table([hung(start(0), 5, 2)], [hung(start(1), 5, 2)])
    s.players[0].excess = (painting(5, 5, CITY),)
    s.players[1].excess = (painting(5, 5, LAND),)
    s = played_round(s, small(2))
    assert not do(do(s, "confirm"), "confirm").over, "one each is not two for one"


@pytest.mark.rule("AS-11.2")
def test_the_furthest_marker_is_worth_five() -> None:
    s = table([], [])
    to_museum(s, *(painting(2, 2, t) for t in range(4)))
    for track, worths in (((4, 9, 51, 50), (2, 3, 5, 4)), ((1, 2, 3, 4), (2, 3, 4, 5)), ((40, 30, 20, 10), (5, 4, 3, 2))):
        s.track = track
        assert scoring.worths(s) == worths


@pytest.mark.rule("AS-11.3")
def test_types_that_no_auction_sent_to_the_museum_are_worth_two() -> None:
    s = table([], [])
    assert scoring.worths(s) == (2, 2, 2, 2)
    assert scoring.ranking(s) == ()
    to_museum(s, painting(2, 2, STILL))
    s.track = (0, 0, 3, 0)
    assert scoring.worths(s) == (2, 2, 5, 2)
    to_museum(s, painting(2, 2, CITY))
    s.track = (9, 0, 3, 0)
    assert scoring.worths(s) == (5, 2, 4, 2)
    to_museum(s, painting(2, 2, LAND))
    s.track = (9, 0, 3, 4)
    assert scoring.worths(s) == (5, 2, 3, 4)


@pytest.mark.rule("AS-11.3")
def test_a_type_sent_whose_marker_fell_back_to_the_start_is_ranked() -> None:
    s = table([], [])
    to_museum(s, *(painting(2, 2, t) for t in range(4)))
    s.track = (3, 2, 1, 0)
    assert scoring.ranking(s) == (CITY, PORTRAIT, STILL, LAND)


@pytest.mark.rule("AS-11.3")
def test_an_exchange_neither_sends_nor_takes_a_type_away() -> None:
    """The museum's only Landscape is exchanged for: one is there before and after."""
    s = table(gap2x4(), [hung(start(1), 5, 2)])
    to_museum(s, painting(2, 2, LAND))
    s.track = (0, 0, 0, 3)
    s = auction(s, [painting(3, 3, LAND), painting(2, 2, CITY), painting(2, 2, CITY, nth=1)], [2, 1])
    before = scoring.worths(s)
    s = do(do(s, "take", 0), "exchange", painting(2, 2, LAND))
    assert scoring.worths(s) == before == (2, 2, 2, 5)
    assert s.museum[LAND] == (painting(3, 3, LAND),)
    assert s.decor[ONE] == 36
