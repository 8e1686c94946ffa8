"""Acquiring and hanging, and faux pas (AS-4, AS-6)."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    EBONY,
    GAME,
    GILT,
    LAND,
    ONE,
    STILL,
    TALL2,
    TALL3,
    WIDE3,
    args,
    asked,
    at,
    auction,
    crowded,
    decor,
    do,
    first,
    gap2x4,
    hung,
    matched,
    painting,
    start,
    table,
    taking,
    to_museum,
    verbs,
)
from vernissage.games.art_society.rules import box, events, hanging, scoring
from vernissage.games.art_society.rules.state import State, mask, size
from vernissage.table.game import Event

# -- acquiring and hanging (AS-4) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.rule("AS-4.1")
def test_each_takes_one_lot_and_hangs_it_before_the_next_takes(n: int) -> None:
    s = table(*[[hung(start(seat), 5, 2)] for seat in range(n)])
    tiles = [painting(2, 2, nth=i) for i in range(n + 1)]
    s = auction(s, tiles, [10 + seat for seat in range(n)])
    for i, seat in enumerate(range(n - 1, -1, -1)):
        assert asked(s) == (seat, "take")
        assert verbs(s) == {"take"}, "everybody must take"
        assert args(s, "take") == [(lot,) for lot in range(i, n + 1)], "what is taken is gone"
        s = do(s, "take", i)
        assert s.lots[i].taker == seat
        assert asked(s) == (seat, "place")
        s = do(s, "hang", at(7, 2))
        while asked(s) == (seat, "decor"):
            s = do(s, *first(s))
        assert s.players[seat].hung[1].piece == tiles[i]
    assert asked(s) == (n - 1, "close")


@pytest.mark.rule("AS-4.2")
def test_a_new_painting_goes_on_the_wall_or_to_a_free_assistant() -> None:
    s = taking(table([hung(start(CITY), 5, 2)], []), painting(2, 2, LAND))
    assert verbs(s) == {"hang", "assist"}
    given = do(s, "assist")
    assert given.players[0].assistant == painting(2, 2, LAND)
    assert len(given.players[0].hung) == 1
    busy = taking(table([hung(start(CITY), 5, 2)], [], assistants=[painting(2, 2, STILL)]), painting(2, 2, LAND))
    assert verbs(busy) == {"hang", "hang_assistant"}


@pytest.mark.rule("AS-4.2")
def test_new_decor_goes_on_the_wall_or_to_a_free_assistant() -> None:
    s = matched(1)
    assert verbs(s) == {"decor", "give"}
    assert do(s, "give", ONE).players[0].assistant == decor(ONE)
    s = matched(1, assistant=painting(3, 3, LAND))
    assert verbs(s) == {"decor", "hang_assistant"}


def brute_places(taken: int, w: int, h: int) -> list[int]:
    """Legal places by the words of AS-4.3, space by space."""
    out = []
    for y in range(9):
        for x in range(12):
            cells = {(x + i, y + j) for i in range(w) for j in range(h)}
            if any(cx > 11 or cy > 8 or taken >> at(cx, cy) & 1 for cx, cy in cells):
                continue
            around = {(cx + dx, cy + dy) for cx, cy in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
            if any(0 <= ax <= 11 and 0 <= ay <= 8 and taken >> at(ax, ay) & 1 for ax, ay in around):
                out.append(at(x, y))
    return out


WALLS = {
    "one": [hung(start(CITY), 5, 2)],
    "corners": [hung(painting(2, 2), 0, 0), hung(painting(3, 3), 9, 6), hung(decor(ONE), 11, 0), hung(decor(ONE), 0, 8)],
    "edge": [hung(painting(5, 5), 7, 2), hung(painting(3, 3), 0, 6)],
    "gap": list(gap2x4()),
    "crowded": list(crowded(hung(decor(ONE), 9, 6))),
}


@pytest.mark.parametrize("wall", WALLS.values(), ids=list(WALLS))
@pytest.mark.rule("AS-4.3")
def test_a_tile_lies_inside_on_empty_spaces_and_touches_another(wall: list) -> None:
    s = table(wall, [])
    for w, h in {(f.w, f.h) for f in box.FORMATS} | {(2, 3)} | {(d.w, d.h) for d in box.DECOR}:
        piece = next(p for p in range(121) if size(p) == (w, h))
        fits = hanging.places(s.players[0].taken, piece)
        assert [i for i in range(108) if fits >> i & 1] == brute_places(s.players[0].taken, w, h)
    offered = taking(s, painting(2, 3, LAND))
    assert [a for (a,) in args(offered, "hang")] == brute_places(s.players[0].taken, 2, 3)


@pytest.mark.rule("AS-4.3")
def test_a_corner_is_no_touch() -> None:
    s = taking(table([hung(start(CITY), 5, 2)], []), painting(2, 2, LAND))
    places = [a for (a,) in args(s, "hang")]
    assert at(7, 4) in places
    assert at(7, 5) not in places
    assert at(3, 0) not in places
    assert at(4, 0) in places
    assert at(4, 2) not in places, "it would lie on the starting painting"


@pytest.mark.rule("AS-4.4")
def test_no_tile_is_turned() -> None:
    """In a gap of 2x4 a 2x4 painting fits, its like of 4x2 does not."""
    s = table(gap2x4(), [])
    assert args(taking(s.copy(), painting(2, 4, LAND)), "hang") == [(at(10, 5),)]
    assert args(taking(s.copy(), painting(4, 2, LAND)), "hang") == []
    s = table(crowded(hung(painting(4, 3), 8, 5), hung(decor(ONE), 8, 8)), [])
    assert hanging.places(s.players[0].taken, decor(WIDE3))
    assert not hanging.places(s.players[0].taken, decor(TALL3))
    assert not hanging.places(s.players[0].taken, decor(TALL2))


# -- hanging again (AS-4.5) -------------------------------------------------------------------------------------------


def settled(n: int = 2) -> State:
    """Everybody has hung a 2x2 painting beside the starting painting; the winner of the bids is asked to close."""
    s = all_hung(n)
    assert asked(s) == (0, "close")
    return s


def all_hung(n: int, *, closing: bool = True) -> State:
    s = table(*[[hung(start(i), 5, 2)] for i in range(n)])
    s.closing = closing
    s = auction(s, [painting(2, 2, LAND, nth=i) for i in range(n + 1)], [9 - seat for seat in range(n)])
    for i in range(n):
        s = do(s, "take", i)
        s = do(s, "hang", at(7, 2))
        while asked(s)[1] in ("decor", "after"):
            s = do(s, *(("done",) if asked(s)[1] == "after" else first(s)))
    return s


@pytest.mark.rule("AS-4.5")
def test_the_round_closes_when_everybody_has_confirmed() -> None:
    s = settled(3)
    for seat in range(3):
        assert asked(s) == (seat, "close")
        assert verbs(s) == {"confirm", "rehang"}
        assert s.round == 1
        s = do(s, "confirm")
    assert s.round == 2
    assert asked(s) == (1, "choose")


@pytest.mark.rule("AS-4.5")
def test_hanging_again_takes_this_rounds_tiles_down() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[painting(2, 2, STILL, GILT)])
    stock = s.decor
    s = taking(s, painting(2, 2, LAND, GILT))
    s = do(s, "hang_assistant", at(7, 3))
    s = do(s, "decor", ONE, at(7, 5))
    s = do(s, "hang", at(7, 1))
    s = do(s, "give", ONE)
    assert asked(s) == (0, "close")
    assert len(s.players[0].hung) == 4
    s = do(s, "rehang")
    p = s.players[0]
    assert p.hung == (hung(painting(2, 2, CITY, GILT), 5, 3),)
    assert p.taken == mask(p.hung[0])
    assert p.assistant == painting(2, 2, STILL, GILT)
    assert s.decor == stock, "the decor it earned is back"
    assert asked(s) == (0, "place")
    assert GAME.decision(s).tile == painting(2, 2, LAND, GILT)
    s = do(s, "hang", at(3, 3))
    s = do(s, "decor", ONE, at(3, 5))
    assert asked(s) == (0, "after")
    s = do(s, "done")
    assert asked(s) == (0, "close"), "and it may be hung again"


@pytest.mark.rule("AS-4.5")
def test_decor_that_was_the_assistants_before_goes_back_to_the_assistant() -> None:
    s = table([hung(start(CITY), 5, 2)], [], assistants=[decor(WIDE3)])
    stock = s.decor
    s = do(taking(s, painting(2, 2, LAND)), "hang_assistant", at(7, 2))
    s = do(s, "assist")
    s = do(s, "rehang")
    assert s.players[0].assistant == decor(WIDE3)
    assert s.decor == stock


@pytest.mark.rule("AS-4.5")
def test_nine_times_and_no_more_and_anew_each_round() -> None:
    s = settled()
    for n in range(box.REHANGS):
        assert "rehang" in verbs(s)
        s = do(s, "rehang")
        s = do(s, "hang", at(3, 2) if n % 2 else at(7, 3))
        while asked(s)[1] == "decor":
            s = do(s, *first(s))
    assert box.REHANGS == 9
    assert verbs(s) == {"confirm"}
    s = do(s, "confirm")
    assert verbs(s) == {"confirm", "rehang"}, "the next player has all nine"
    s = do(s, "confirm")
    assert all(p.rehangs == 0 for p in s.players)


@pytest.mark.rule("AS-4.5")
def test_a_museum_exchange_stays() -> None:
    s = table(gap2x4(), [])
    to_museum(s, painting(2, 2, LAND))
    s = taking(s, painting(3, 3, LAND))
    s = do(s, "exchange", painting(2, 2, LAND))
    s = do(s, "hang", at(10, 5))
    while asked(s)[1] == "decor":
        s = do(s, *first(s))
    s = do(s, "rehang")
    assert GAME.decision(s).tile == painting(2, 2, LAND)
    assert s.museum[LAND] == (painting(3, 3, LAND),)
    assert verbs(s) == {"hang"}, "neither exchanged again nor given to the assistant"
    assert args(s, "hang") == [(at(10, y),) for y in (5, 6, 7)]


@pytest.mark.rule("AS-4.5")
def test_an_excess_painting_stays_and_its_decor_is_hung_again() -> None:
    s = taking(table(gap2x4(), []), painting(3, 3, LAND))
    stock = s.decor
    s = do(s, "store")
    s = do(s, "decor", ONE, at(10, 5))
    s = do(s, "rehang")
    assert s.players[0].excess == (painting(3, 3, LAND),)
    assert s.decor == stock
    assert asked(s) == (0, "decor")
    s = do(s, "decor", ONE, at(11, 5))
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-4.5", "AS-8.2")
def test_a_painting_given_to_the_assistant_is_free_again_and_meets_the_museum_as_it_is_by_then() -> None:
    s = table(gap2x4(), [hung(start(CITY), 5, 2)])
    s = auction(s, [painting(3, 3, LAND), painting(2, 2, CITY), painting(2, 2, LAND)], [2, 1])
    s = do(s, "take", 0)
    assert verbs(s) == {"assist", "store"}
    s = do(s, "assist")
    s = do(s, "take", 1)
    s = do(s, "assist")
    assert s.museum[LAND] == (painting(2, 2, LAND),)
    s = do(s, "rehang")
    assert verbs(s) == {"assist", "exchange"}


@pytest.mark.rule("AS-4.5", "AS-11.1")
def test_the_end_is_looked_at_only_when_the_last_round_has_closed() -> None:
    s = table(gap2x4(), [hung(start(CITY), 5, 2)])
    s = auction(s, [painting(2, 4, LAND), painting(2, 2, LAND), painting(2, 2, STILL)], [2, 1])
    s = do(s, "take", 0)
    s = do(s, "hang", at(10, 5))
    s = do(s, "take", 1)
    s = do(s, "assist")
    assert s.players[0].taken == box.WALL.all
    assert asked(s) == (0, "close")
    s = do(s, "rehang")
    s = do(s, "assist")
    s = do(s, "confirm")
    s = do(s, "confirm")
    assert not s.over, "the wall that was full is not full any more"
    assert s.round == 2


@pytest.mark.rule("AS-4.5")
def test_what_hung_before_stays() -> None:
    s = settled()
    s = do(do(s, "confirm"), "confirm")
    p = s.players[0]
    assert (p.old, p.old_taken, p.old_assistant) == (len(p.hung), p.taken, p.assistant)
    hanging.take_down(s, 0)
    assert s.players[0].hung == p.hung


@pytest.mark.rule("AS-4.6")
def test_any_lot_can_be_tried_and_the_preview_tells_what_would_happen() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3), hung(painting(2, 2, LAND, GILT), 3, 3)], [])
    s.track = (1, 2, 3, 4)
    to_museum(s, *(painting(2, 2, t, EBONY) for t in range(4)))
    lots = [painting(3, 3, CITY, GILT), painting(3, 3, LAND, GILT), painting(5, 5, STILL)]
    s = auction(s, lots, [2, 1])
    before = repr(s)
    for i, tile in enumerate(lots):
        for place in range(108):
            legal = bool(hanging.places(s.players[0].taken, tile) >> place & 1)
            tried = do(s, "take", i)
            assert legal == ((place,) in args(tried, "hang"))
            if not legal:
                continue
            told: list[Event] = []
            after = do(tried, "hang", place, told=told)
            k = hanging.matches(s.players[0], tile, place)
            assert k == next((e.frames for e in told if isinstance(e, events.Matched)), 0)
            near = [t.piece for t in hanging.neighbours(s.players[0], tile, place)]
            assert [t for t in near if box.PAINTINGS[t].type == box.PAINTINGS[tile].type] == [
                e.other for e in told if isinstance(e, events.FauxPas)
            ]
            copy = s.players[0].copy()
            hanging.hang(copy, tile, place)
            assert scoring.points(copy, scoring.ranking(s), scoring.worths(s)) == scoring.scores(after)[0]
    assert repr(s) == before


# -- faux pas (AS-6) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.1")
def test_two_of_a_type_that_share_an_edge_are_a_faux_pas() -> None:
    p = table([hung(start(CITY), 5, 2), hung(painting(2, 2, CITY), 7, 2), hung(painting(2, 2, LAND), 3, 2)], []).players[0]
    assert hanging.faux_pas(p) == {0, 1}
    corner = table([hung(start(CITY), 5, 2), hung(painting(2, 2, CITY), 7, 0), hung(painting(2, 2, LAND), 3, 2)], []).players[0]
    assert hanging.faux_pas(corner) == set(), "a corner is no touch"
    three = [hung(painting(2, 2, STILL, nth=i), 4 + 2 * i, 4) for i in range(3)]
    assert hanging.faux_pas(table(three, []).players[0]) == {0, 1, 2}
    wrap = [hung(painting(2, 2, STILL), 10, 3), hung(painting(2, 2, STILL, nth=1), 0, 4)]
    assert hanging.faux_pas(table(wrap, []).players[0]) == set(), "a row's end is no neighbour of the next row's start"


@pytest.mark.rule("AS-6.2")
def test_a_faux_pas_scores_no_prestige_and_counts_for_the_eyeline() -> None:
    s = table([hung(start(CITY), 5, 2), hung(painting(2, 2, CITY), 7, 2), hung(painting(2, 2, CITY, nth=1), 0, 0)], [])
    to_museum(s, painting(2, 2, CITY, nth=2))
    s.track = (3, 0, 0, 0)
    sheet = scoring.sheet(s, 0)
    assert sheet.prestige == (5, 0, 0, 0)
    assert sheet.in_faux_pas == (0, 1)
    assert sheet.eyeline == 6


@pytest.mark.rule("AS-6.3")
def test_a_faux_pas_is_legal_and_told_at_once() -> None:
    told: list[Event] = []
    s = taking(table([hung(start(CITY), 5, 2), hung(painting(3, 3, CITY), 8, 2)], []), painting(2, 2, CITY))
    assert (at(3, 2),) in args(s, "hang")
    do(s, "hang", at(3, 2), told=told)
    assert events.FauxPas(0, painting(2, 2, CITY), start(CITY)) in told
    told.clear()
    do(s, "hang", at(6, 0), told=told)
    assert [e.other for e in told if isinstance(e, events.FauxPas)] == [start(CITY)]


@pytest.mark.rule("AS-4.7")
def test_without_closing_a_hanging_is_final_and_the_round_closes_with_the_last() -> None:
    s = all_hung(3, closing=False)
    assert s.round == 2
    assert asked(s) == (1, "choose")
    for wrong in (2, -1):
        with pytest.raises(ValueError, match="no option"):
            GAME.new(3, {"closing": wrong})
