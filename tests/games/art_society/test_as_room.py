"""The assistant, and paintings that do not fit (AS-7, AS-8)."""

import pytest

from tests.games.art_society.builders import (
    CITY,
    GAME,
    GILT,
    LAND,
    OAK,
    ONE,
    PORTRAIT,
    SILVER,
    STILL,
    TALL2,
    TALL3,
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
    kinds,
    options,
    painting,
    start,
    table,
    taking,
    to_museum,
    verbs,
)
from vernissage.games.art_society.rules import box, events, hanging, scoring
from vernissage.games.art_society.rules.decisions import Exchange, Give, Hang
from vernissage.games.art_society.rules.state import EXCHANGED, TOOK, Placed, State, masks, size
from vernissage.table.game import Action, Event, IllegalAction

MIDDLE = hung(start(CITY), 5, 2)


def without(s: State, *verbs_: str) -> list[Action]:
    return [a for a in options(s) if a.verb not in verbs_]


# -- the assistant (AS-7) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-7.1")
def test_the_assistant_holds_one_tile() -> None:
    for held in (painting(2, 2, STILL), decor(ONE)):
        s = taking(table([MIDDLE], [], assistants=[held]), painting(2, 2, LAND))
        assert "assist" not in verbs(s)
        with pytest.raises(IllegalAction):
            do(s, "assist")
        s = do(s, "hang_assistant", at(7, 2))
        s = do(s, "assist")
        assert s.players[0].assistant == painting(2, 2, LAND)


@pytest.mark.rule("AS-7.2")
def test_the_assistants_tile_may_be_hung_before_a_new_painting() -> None:
    s = taking(table([MIDDLE], [], assistants=[painting(2, 2, STILL, SILVER)]), painting(2, 2, LAND, OAK))
    assert len(args(s, "hang_assistant")) == len(args(s, "hang"))
    s = do(s, "hang_assistant", at(7, 2))
    assert asked(s) == (0, "place")
    assert verbs(s) == {"hang", "assist"}
    s = do(s, "hang", at(9, 2))
    assert asked(s) == (0, "close")
    assert s.players[0].hung == (MIDDLE, hung(painting(2, 2, STILL, SILVER), 7, 2), hung(painting(2, 2, LAND, OAK), 9, 2))


@pytest.mark.rule("AS-7.2")
def test_the_assistants_tile_may_be_hung_after_a_new_painting() -> None:
    s = taking(table([MIDDLE], [], assistants=[painting(2, 2, STILL, SILVER)]), painting(2, 2, LAND, OAK))
    s = do(s, "hang", at(7, 2))
    assert asked(s) == (0, "after")
    assert (at(9, 2),) in args(s, "hang_assistant"), "it may lean on the new one"
    assert "done" in verbs(s)
    kept = do(s, "done")
    assert kept.players[0].assistant == painting(2, 2, STILL, SILVER)
    assert asked(kept) == (0, "close")
    s = do(s, "hang_assistant", at(9, 2))
    assert s.players[0].assistant is None
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-7.2")
def test_the_assistants_tile_may_be_hung_before_and_after_new_decor() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[decor(TALL2)])
    s = do(taking(s, painting(2, 2, LAND, GILT)), "hang", at(7, 3))
    assert asked(s) == (0, "decor")
    assert "hang_assistant" in verbs(s)
    before = do(s, "hang_assistant", at(9, 3))
    assert verbs(before) == {"decor", "give"}
    before = do(before, "give", ONE)
    assert before.players[0].assistant == decor(ONE)
    assert asked(before) == (0, "close"), "nothing is left to hang after the tile just given"
    after = do(s, "decor", ONE, at(5, 2))
    assert asked(after) == (0, "after")
    assert asked(do(after, "hang_assistant", at(9, 3))) == (0, "close")


@pytest.mark.rule("AS-7.2")
def test_after_giving_the_last_new_tile_to_the_assistant_nothing_is_asked() -> None:
    s = do(taking(table([MIDDLE], []), painting(2, 2, LAND)), "assist")
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-7.2")
def test_decor_given_before_the_new_painting_may_be_hung_after_it() -> None:
    s = table([hung(painting(2, 2, CITY, GILT), 5, 3)], [], assistants=[painting(2, 2, STILL, GILT)])
    s = do(taking(s, painting(2, 2, LAND, OAK)), "hang_assistant", at(7, 3))
    s = do(s, "give", ONE)
    assert asked(s) == (0, "place")
    assert verbs(s) == {"hang", "hang_assistant"}
    s = do(s, "hang", at(3, 3))
    assert asked(s) == (0, "after")


@pytest.mark.rule("AS-7.2")
def test_no_question_when_the_assistants_tile_fits_nowhere() -> None:
    s = taking(table(gap2x4(), [], assistants=[painting(5, 5)]), painting(2, 2, LAND))
    assert verbs(s) == {"hang"}
    s = do(s, "hang", at(10, 5))
    while asked(s) == (0, "decor"):
        s = do(s, *first(s))
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-7.3")
def test_a_tile_with_the_assistant_is_not_exchanged_nor_stored() -> None:
    """The assistant's 3x3 painting fits nowhere and the museum has one of its type that would: it stays where it is."""
    s = table(gap2x4(), [], assistants=[painting(3, 3, CITY)])
    to_museum(s, painting(2, 2, CITY), painting(2, 2, LAND))
    s = taking(s, painting(2, 2, LAND, nth=1))
    assert verbs(s) == {"hang"}
    s = taking(GAME.copy(s), painting(3, 3, LAND))
    assert options(s) == [Exchange(painting(2, 2, LAND))]


@pytest.mark.rule("AS-7.4")
def test_the_assistants_tile_scores_nothing_and_is_no_excess() -> None:
    for held in (painting(2, 2, CITY, OAK), decor(TALL3)):
        free, busy = table([MIDDLE], [MIDDLE._replace(piece=start(LAND))], assistants=[None, held]), None
        busy = scoring.sheet(free, 1)
        assert busy.excess == 0
        assert busy.decor == 0
        assert busy.total == scoring.sheet(free, 0).total


# -- no room (AS-8) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-8.1")
def test_a_painting_that_does_not_fit_may_go_to_a_free_assistant() -> None:
    s = table(gap2x4(), [])
    to_museum(s, painting(2, 2, LAND))
    s = taking(s, painting(3, 3, LAND))
    assert verbs(s) == {"assist", "exchange"}
    s = do(s, "assist")
    assert s.players[0].assistant == painting(3, 3, LAND)
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-8.1")
def test_the_assistant_may_be_freed_for_it() -> None:
    s = taking(table(gap2x4(), [], assistants=[decor(TALL3)]), painting(3, 3, LAND))
    assert verbs(s) == {"hang_assistant", "store"}
    s = do(s, "hang_assistant", at(10, 5))
    assert verbs(s) == {"assist", "store"}
    s = do(s, "assist")
    assert s.players[0].assistant == painting(3, 3, LAND)


@pytest.mark.rule("AS-8.1", "AS-8.4")
def test_room_is_judged_by_the_wall_as_the_round_began() -> None:
    """The 2x4 painting fitted; the assistant's tile now lies in its place: no exchange and no excess, the assistant."""
    s = table(gap2x4(), [], assistants=[painting(2, 2, CITY, OAK)])
    to_museum(s, painting(2, 2, LAND))
    s = do(taking(s, painting(2, 4, LAND)), "hang_assistant", at(10, 5))
    while asked(s) == (0, "decor"):
        s = do(s, "decor", *args(s, "decor")[0])
    assert asked(s) == (0, "place")
    assert verbs(s) == {"assist"}


@pytest.mark.rule("AS-8.1")
def test_no_choice_is_offered_that_leaves_the_new_painting_nowhere_to_go_decor() -> None:
    """The assistant's painting, hung in the new one's only place, earned decor: the assistant must stay free for the new."""
    wall = crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5))
    s = table(wall, [], assistants=[painting(2, 2, STILL, SILVER)])
    s = do(taking(s, painting(2, 4, LAND)), "hang_assistant", at(10, 5))
    assert asked(s) == (0, "decor")
    assert verbs(s) == {"decor"}, "to give it away would block the assistant"
    s = do(s, "decor", ONE, at(10, 7))
    assert verbs(s) == {"assist"}


@pytest.mark.rule("AS-8.1")
def test_decor_may_be_given_while_the_new_painting_still_fits() -> None:
    wall = crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5))
    s = table(wall, [], assistants=[painting(2, 2, STILL, SILVER)])
    s = do(taking(s, painting(2, 2, LAND)), "hang_assistant", at(10, 5))
    assert Give(ONE) in options(s)
    given = do(s, "give", ONE)
    assert verbs(given) == {"hang", "hang_assistant"}
    for kind, place in args(s, "decor"):
        assert options(do(s, "decor", kind, place)), "a place is left, or the assistant is free"
    blocked = do(given, "hang_assistant", at(10, 7))
    assert verbs(blocked) == {"assist"}


def two_gaps() -> tuple[Placed, ...]:
    """A wall full but for 2x2 spaces at (0, 0) and 2x4 spaces at (10, 5)."""
    return (
        hung(painting(2, 2, PORTRAIT, SILVER), 2, 0),
        hung(painting(4, 3, CITY, SILVER), 0, 2),
        hung(painting(4, 5, PORTRAIT, OAK), 4, 0),
        hung(painting(4, 5, STILL, SILVER), 8, 0),
        hung(painting(4, 4, CITY, GILT), 0, 5),
        hung(painting(4, 4, PORTRAIT, OAK), 4, 5),
        hung(painting(2, 4, CITY, GILT), 8, 5),
    )


@pytest.mark.rule("AS-8.1", "AS-8.2")
def test_an_exchanged_painting_keeps_its_place_free() -> None:
    """It must hang, so neither the assistant's tile nor the decor that this earns may take its only place."""
    s = table(two_gaps(), [], assistants=[painting(2, 2, STILL, SILVER)])
    to_museum(s, painting(2, 4, LAND))
    s = do(taking(s, painting(5, 5, LAND)), "exchange", painting(2, 4, LAND))
    assert GAME.decision(s)[1:3] == (painting(2, 4, LAND), EXCHANGED)
    assert args(s, "hang") == [(at(10, 5),)]
    assert args(s, "hang_assistant") == [(at(0, 0),)], "not into the other gap"
    s = do(s, "hang_assistant", at(0, 0))
    assert asked(s) == (0, "decor")
    assert verbs(s) == {"give"}, "the only spaces left are the exchanged painting's"
    s = do(s, "give", ONE)
    assert options(s) == [Hang(at(10, 5))]


@pytest.mark.rule("AS-8.2")
def test_an_exchange_for_one_of_the_same_type_that_fits() -> None:
    s = table(gap2x4(), [], assistants=[painting(5, 5, STILL)])
    to_museum(s, painting(2, 2, LAND), painting(3, 3, LAND), painting(2, 4, LAND), painting(2, 2, CITY))
    s.track = (3, 0, 0, 14)
    s = taking(s, painting(4, 4, LAND))
    assert options(s) == [Exchange(painting(2, 2, LAND)), Exchange(painting(2, 4, LAND))]
    told: list[Event] = []
    s = do(s, "exchange", painting(2, 2, LAND), told=told)
    assert told == [events.Exchanged(0, painting(4, 4, LAND), painting(2, 2, LAND))]
    assert s.museum[LAND] == (painting(3, 3, LAND), painting(2, 4, LAND), painting(4, 4, LAND))
    assert s.track == (3, 0, 0, 14), "prestige does not change"
    assert verbs(s) == {"hang"}, "it must be hung, and at once"
    s = do(s, "hang", at(10, 5))
    assert s.players[0].hung[-1] == hung(painting(2, 2, LAND), 10, 5)


@pytest.mark.rule("AS-8.2")
def test_an_exchanged_painting_earns_decor() -> None:
    s = table(crowded(hung(painting(2, 4, PORTRAIT, SILVER), 8, 5)), [])
    to_museum(s, painting(2, 2, LAND, SILVER))
    told: list[Event] = []
    s = do(taking(s, painting(3, 3, LAND)), "exchange", painting(2, 2, LAND, SILVER))
    s = do(s, "hang", at(10, 5), told=told)
    assert events.Matched(0, painting(2, 2, LAND, SILVER), 2) in told
    assert asked(s) == (0, "decor")


@pytest.mark.rule("AS-8.3")
def test_stored_as_excess_only_if_no_exchange_is_possible() -> None:
    s = table(gap2x4(), [])
    to_museum(s, painting(3, 3, LAND), painting(2, 2, CITY))  # of the type but too large; small enough but of another type
    s = taking(s, painting(4, 4, LAND))
    assert verbs(s) == {"assist", "store"}
    to_museum(s, painting(2, 2, LAND))
    assert verbs(s) == {"assist", "exchange"}


@pytest.mark.rule("AS-8.3")
def test_an_excess_painting_brings_one_small_decor_tile_for_the_wall() -> None:
    s = taking(table(gap2x4(), []), painting(3, 3, LAND))
    told: list[Event] = []
    s = do(s, "store", told=told)
    assert told == [events.Stored(0, painting(3, 3, LAND))]
    assert s.players[0].excess == (painting(3, 3, LAND),)
    assert asked(s) == (0, "decor")
    assert verbs(s) == {"decor"}, "not to the assistant, though it is free; and it must be taken"
    assert {kind for kind, _ in args(s, "decor")} == {ONE}
    s = do(s, "decor", ONE, at(10, 5))
    assert asked(s) == (0, "close")
    assert s.players[0].hung[-1] == hung(decor(ONE), 10, 5)


@pytest.mark.rule("AS-8.3", "AS-5.4")
def test_without_a_small_tile_the_consolation_is_lost() -> None:
    s = taking(table(gap2x4(), []), painting(3, 3, LAND))
    s.decor = (0, *s.decor[1:])
    told: list[Event] = []
    s = do(s, "store", told=told)
    assert kinds(told) == ["stored", "decor_lost"]
    assert asked(s) == (0, "close")


@pytest.mark.rule("AS-8.3", "AS-5.4")
def test_freeing_the_assistant_does_not_save_the_consolation() -> None:
    s = taking(table(gap2x4(), [], assistants=[decor(TALL3)]), painting(3, 3, LAND))
    s.decor = (0, *s.decor[1:])
    s = do(s, "store")
    assert asked(s) == (0, "after"), "it may not go to the assistant, so nothing is asked about it"


@pytest.mark.rule("AS-8.3", "AS-7.2")
def test_the_assistants_tile_may_be_hung_with_the_consolation() -> None:
    s = do(taking(table(gap2x4(), [], assistants=[decor(TALL3)]), painting(3, 3, LAND)), "store")
    assert verbs(s) == {"decor", "hang_assistant"}
    after = do(s, "decor", ONE, at(10, 5))
    assert asked(after) == (0, "after")
    before = do(s, "hang_assistant", at(10, 5))
    assert verbs(before) == {"decor"}


@pytest.mark.rule("AS-8.4")
@pytest.mark.parametrize("assistant", [None, 2], ids=["free", "busy"])
def test_a_painting_that_fits_is_neither_exchanged_nor_stored(assistant: int | None) -> None:
    s = table(gap2x4(), [], assistants=[assistant])
    to_museum(s, painting(2, 2, LAND))
    s = taking(s, painting(2, 4, LAND))
    assert not verbs(s) & {"exchange", "store"}
    assert args(s, "hang") == [(at(10, 5),)]


@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.rule("AS-8.5")
def test_a_second_excess_painting_ends_the_game(n: int) -> None:
    for already, over in (((), False), ((painting(5, 5, CITY),), True)):
        s = table(*[gap2x4()] * 1, *[[hung(start(i), 5, 2)] for i in range(1, n)])
        s.players[0].excess = already
        for t in already:
            s.supply &= ~(1 << t)
        s = auction(s, [*[painting(3, 3, t, nth=1) for t in range(4)][:n], painting(3, 4, LAND)], [9 - i for i in range(n)])
        for i in range(n):
            s = do(s, "take", i)
            s = do(s, "store") if i == 0 else do(s, "assist")
            if i == 0:
                s = do(s, "decor", ONE, at(10, 5))
        for _ in range(n):
            assert not s.over, "the round is finished first"
            s = do(s, "confirm")
        assert s.over is over
        assert (GAME.decision(s) is None) is over
        assert box.EXCESS_LIMIT == 2


@pytest.mark.rule("AS-8.2")
def test_a_painting_that_never_fitted_settles_by_an_exchange_that_still_fits_or_as_excess() -> None:
    """Asked before something else is hung or given: would the pending painting still have somewhere to go?"""
    alike = {p.w * p.h: tile for tile, p in enumerate(box.PAINTINGS) if p.type == 0}
    small, large = alike[min(alike)], alike[max(alike)]
    s = table((), ())
    player, spaces = s.players[0], box.WALL.room(0, 1, 1)
    full, gap = spaces, masks(*size(small))[at(0, 0)]
    player.old_taken = full & ~gap
    assert hanging.places(player.old_taken, small)
    assert not hanging.places(player.old_taken, large)

    def settles(taken: int) -> bool:
        return hanging.can_settle(s, player, large, TOOK, taken, decor(0))

    assert settles(full), "nothing it could be exchanged for: it is stored as excess"
    to_museum(s, small)
    assert settles(full & ~gap), "it can be exchanged"
    assert not settles(full), "what it would be exchanged for has no place any more"
