"""Frames and decor, and what to do when it runs out (AS-5)."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    EBONY,
    GAME,
    GILT,
    LAND,
    ONE,
    PORTRAIT,
    SILVER,
    STILL,
    TALL2,
    TALL3,
    WIDE2,
    WIDE3,
    args,
    asked,
    at,
    crowded,
    decor,
    do,
    first,
    hung,
    kinds,
    matched,
    options,
    painting,
    run_out,
    table,
    taking,
    verbs,
)
from vernissage.games.art_society.rules import box, events, scoring
from vernissage.games.art_society.rules.decisions import AskDecor, Decor, Give
from vernissage.games.art_society.rules.state import ONE as ONE_TILE
from vernissage.games.art_society.rules.state import State
from vernissage.table.game import Event


@pytest.mark.parametrize("k", [1, 2, 3, 4, 5])
@pytest.mark.rule("AS-5.1")
def test_matching_frames_are_counted_without_the_new_painting(k: int) -> None:
    d = GAME.decision(matched(k))
    assert (d.kind, d.budget) == ("decor", k)


@pytest.mark.rule("AS-5.1")
def test_no_matching_frame_earns_nothing() -> None:
    gilt, new = hung(painting(2, 2, CITY, GILT), 5, 3), painting(2, 2, LAND, GILT)
    s = taking(table([gilt], []), painting(2, 2, LAND, EBONY))
    assert asked(do(s, "hang", at(7, 3))) == (0, "close")
    s = taking(table([gilt, hung(painting(2, 2, STILL, EBONY), 7, 3)], []), new)
    assert asked(do(s, "hang", at(9, 3))) == (0, "close"), "a frame further off does not touch"
    s = taking(table([gilt, hung(decor(ONE), 7, 3)], []), new)
    assert asked(do(s, "hang", at(8, 3))) == (0, "close"), "decor has no frame"
    assert asked(do(s, "hang", at(7, 1))) == (0, "close"), "a corner is no touch"


@pytest.mark.rule("AS-5.1")
def test_a_long_edge_counts_once() -> None:
    five = next(p for p in box.PAINTINGS if (p.w, p.h) == (5, 5))
    other = next(p for p in box.PAINTINGS if p.h == 5 and p.w < 5 and p.frame == five.frame)
    s = do(taking(table([hung(other.tile, 5, 2)], []), five.tile), "hang", at(0, 2))
    assert GAME.decision(s).budget == 1


@pytest.mark.rule("AS-5.1", "AS-5.5")
def test_of_two_hung_in_one_round_the_later_counts_the_earlier() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[painting(2, 2, STILL, GILT)])
    s = taking(s, painting(3, 3, LAND, GILT))
    s = do(s, "hang_assistant", at(7, 3))
    assert asked(s) == (0, "decor"), "the first one's decor comes before the second is hung"
    assert GAME.decision(s).budget == 1
    s = do(s, "decor", ONE, at(5, 5))
    assert asked(s) == (0, "place")
    s = do(s, "hang", at(6, 0))
    assert GAME.decision(s).budget == 2


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.rule("AS-5.2")
def test_up_to_three_frames_bring_exactly_one_tile_of_at_most_that_value(k: int) -> None:
    s = matched(k)
    assert {kind for kind, _ in args(s, "decor")} == {i for i, d in enumerate(box.DECOR) if d.shields <= k}
    assert {kind for (kind,) in args(s, "give")} == {i for i, d in enumerate(box.DECOR) if d.shields <= k}
    assert "enough" not in verbs(s)
    for a in (("decor", *args(s, "decor")[0]), ("decor", *args(s, "decor")[-1]), ("give", ONE)):
        assert asked(do(s, *a)) == (0, "close"), "one tile, and no more"


@pytest.mark.parametrize("k", [4, 5])
@pytest.mark.rule("AS-5.3")
def test_four_frames_and_more_bring_a_combination(k: int) -> None:
    s = matched(k)
    assert "enough" not in verbs(s), "at least one tile"
    left = k
    while asked(s) == (0, "decor"):
        assert {kind for kind, _ in args(s, "decor")} == {i for i, d in enumerate(box.DECOR) if d.shields <= left}
        assert ("enough" in verbs(s)) == (left < k)
        s = do(s, "decor", *args(s, "decor")[0])
        left -= 1
    assert left == 0
    assert asked(s) == (0, "close")
    assert sum(1 for t in s.players[0].hung if t.piece == decor(ONE)) == k


@pytest.mark.rule("AS-5.3")
def test_a_combination_stops_at_will_and_never_exceeds_the_frames() -> None:
    s = matched(4)
    one = do(s, "decor", WIDE3, *[p for kind, p in args(s, "decor") if kind == WIDE3][:1])
    assert {kind for kind, _ in args(one, "decor")} == {ONE}
    assert asked(do(one, "enough")) == (0, "close")
    two = do(s, "decor", TALL2, *[p for kind, p in args(s, "decor") if kind == TALL2][:1])
    assert {kind for kind, _ in args(two, "decor")} == {ONE, WIDE2, TALL2}
    two = do(two, "decor", WIDE2, *[p for kind, p in args(two, "decor") if kind == WIDE2][:1])
    assert asked(two) == (0, "close")


@pytest.mark.rule("AS-5.3")
def test_one_tile_of_a_combination_may_go_to_a_free_assistant() -> None:
    s = do(matched(5), "give", WIDE3)
    assert s.players[0].assistant == decor(WIDE3)
    assert asked(s) == (0, "decor")
    assert not args(s, "give")
    assert {kind for kind, _ in args(s, "decor")} == {ONE, WIDE2, TALL2}
    assert "give" not in verbs(matched(5, assistant=painting(5, 5, LAND)))


@pytest.mark.rule("AS-5.3")
def test_a_combination_is_limited_by_what_can_be_placed() -> None:
    s = matched(4, assistant=painting(5, 5, LAND), stock=(1, 0, 1, 0, 0))
    assert {kind for kind, _ in args(s, "decor")} == {ONE, TALL2}
    s = do(s, "decor", TALL2, *[p for kind, p in args(s, "decor") if kind == TALL2][:1])
    assert {kind for kind, _ in args(s, "decor")} == {ONE}
    assert "enough" in verbs(s)
    s = do(s, "decor", *args(s, "decor")[0])
    assert asked(s) == (0, "after"), "one more shield was earned and there is no tile for it"


def last_space(*, assistant: int | None, out: tuple[int, ...] = (), told: list[Event] | None = None) -> State:
    """A 2x3 painting that matches two frames went into the last large gap: one space, at (11, 8), is left."""
    s = table(crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5), hung(decor(ONE), 10, 8)), [], assistants=[assistant])
    run_out(s, *out)
    return do(taking(s, painting(2, 3, STILL, SILVER)), "hang", at(10, 5), told=told)


@pytest.mark.rule("AS-5.4")
def test_earned_decor_must_be_taken() -> None:
    assert verbs(matched(1)) == {"decor", "give"}
    assert verbs(matched(3, assistant=decor(ONE))) == {"decor", "hang_assistant"}
    assert verbs(last_space(assistant=None)) == {"decor", "give"}


@pytest.mark.rule("AS-5.4")
def test_the_largest_tile_that_can_go_somewhere_is_the_limit() -> None:
    s = last_space(assistant=painting(5, 5))
    assert GAME.decision(s).budget == 2
    assert options(s) == [Decor(ONE, at(11, 8))]
    free = last_space(assistant=None)
    assert args(free, "decor") == [(ONE, at(11, 8))]
    assert args(free, "give") == [(ONE,), (WIDE2,), (TALL2,)]


@pytest.mark.rule("AS-5.4")
def test_decor_that_can_go_nowhere_is_lost() -> None:
    told: list[Event] = []
    s = last_space(assistant=painting(5, 5), out=(ONE,), told=told)
    assert asked(s) == (0, "close")
    assert events.DecorLost(0, 2) in told


@pytest.mark.rule("AS-5.4", "AS-7.2")
def test_freeing_the_assistant_saves_decor_that_could_go_nowhere() -> None:
    s = table(crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5)), [], assistants=[decor(ONE)])
    run_out(s, ONE, WIDE2, WIDE3, TALL3)
    s = do(taking(s, painting(2, 3, STILL, SILVER)), "hang", at(10, 5))
    assert verbs(s) == {"hang_assistant", "enough"}
    told: list[Event] = []
    assert asked(do(s, "enough", told=told)) == (0, "after")
    assert told == [events.DecorLost(0, 2)]
    s = do(s, "hang_assistant", at(10, 8))
    assert options(s) == [Give(TALL2)]
    s = do(s, "give", TALL2)
    assert s.players[0].assistant == decor(TALL2)
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-5.4")
def test_nobody_is_asked_to_free_the_assistant_in_vain() -> None:
    """No tile is left for one shield: it is lost, whether or not the assistant's tile could be hung."""
    told: list[Event] = []
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[painting(2, 2, STILL)])
    run_out(s, ONE)
    s = do(taking(s, painting(2, 2, LAND, GILT)), "hang", at(7, 3), told=told)
    assert events.DecorLost(0, 1) in told
    assert asked(s) == (0, "after")


@pytest.mark.rule("AS-5.5")
def test_the_starting_painting_earns_none() -> None:
    s = GAME.new(2, {})
    while asked(s)[1] != "start":
        s = do(s, *first(s))
    told: list[Event] = []
    s = do(s, "hang", at(5, 2), told=told)
    assert kinds(told) == ["hung"]
    assert asked(s) == (1, "start")


@pytest.mark.rule("AS-5.5")
def test_a_painting_from_the_assistant_earns_decor_also_after_the_new_one() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[painting(2, 2, STILL, GILT)])
    s = do(taking(s, painting(2, 2, LAND, EBONY)), "hang", at(3, 3))
    assert asked(s) == (0, "after")
    s = do(s, "hang_assistant", at(7, 3))
    assert GAME.decision(s) == AskDecor(0, 1, ONE_TILE)


@pytest.mark.rule("AS-5.6")
def test_a_wall_completed_gains_no_decor() -> None:
    told: list[Event] = []
    s = taking(table(crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5)), []), painting(2, 4, STILL, SILVER))
    stock = s.decor
    s = do(s, "hang", at(10, 5), told=told)
    assert "matched" in kinds(told)
    assert s.players[0].taken == box.WALL.all
    assert asked(s) == (0, "close")
    assert (s.decor, s.players[0].excess, s.players[0].assistant) == (stock, (), None)


@pytest.mark.rule("AS-5.6")
def test_the_assistants_tile_that_completes_the_wall_ends_decor_too() -> None:
    """The new painting's decor was placed; then the assistant's painting fills the wall: nothing for its frames."""
    s = table(crowded(hung(painting(2, 2, PORTRAIT, SILVER), 8, 7)), [], assistants=[painting(2, 4, PORTRAIT, SILVER)])
    s = do(taking(s, painting(2, 2, STILL, SILVER)), "hang", at(8, 5))
    assert GAME.decision(s) == AskDecor(0, 2, ONE_TILE)
    s = do(s, "hang_assistant", at(10, 5))
    assert s.players[0].taken == box.WALL.all
    assert asked(s) == (0, "close"), "neither the decor still owed nor the one just earned"
    assert scoring.sheet(s, 0).decor == 0


@pytest.mark.rule("AS-5.6", "AS-8.3")
def test_an_excess_painting_brings_no_decor_to_a_full_wall() -> None:
    s = table(crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5)), [], assistants=[painting(2, 4, STILL, SILVER)])
    s = taking(s, painting(3, 3, LAND))
    s = do(s, "hang_assistant", at(10, 5))
    assert asked(s) == (0, "place")
    stock = s.decor
    s = do(s, "store")
    assert asked(s) == (0, "close")
    assert s.decor == stock
    assert s.players[0].excess == (painting(3, 3, LAND),)


@pytest.mark.rule("AS-5.6")
def test_decor_that_itself_fills_the_last_space_counts() -> None:
    s = do(last_space(assistant=None), "decor", ONE, at(11, 8))
    sheet = scoring.sheet(s, 0)
    assert sheet.full == 5
    assert sheet.decor == 2, "the one at (10, 8) and the last one"
