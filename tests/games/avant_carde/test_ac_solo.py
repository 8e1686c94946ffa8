"""Alone (AC-9)."""

import pytest

from tests.games.avant_carde.builders import (
    GAME,
    LO,
    PA,
    SI,
    args,
    asked,
    buying,
    cards,
    chance,
    do,
    empty,
    end,
    gallery,
    me,
    money,
    names,
    options,
    powers,
    top,
    use,
)
from vernissage.games.avant_carde.rules import scoring
from vernissage.games.avant_carde.rules.state import blocked
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE
from vernissage.table.match import Match


@pytest.mark.rule("AC-9.1")
@pytest.mark.parametrize(("difficulty", "awards"), list(enumerate((8, 12, 16, 20))))
def test_awards_by_difficulty_and_no_gem(difficulty: int, awards: int) -> None:
    s = GAME.new(1, {"difficulty": difficulty})
    assert (s.awards, s.extras, s.gems) == (awards, 0, 0)


@pytest.mark.rule("AC-9.2")
def test_the_token_goes_right_and_tucks_the_stack_it_comes_to() -> None:
    seen = []
    for round_no in range(1, 9):
        s = buying(round_no=round_no, tops="r2 r3 r4 r5 r6 r7")
        for n, x in ((2, "r2 b2"), (3, "r3 b3"), (4, "r4 b4"), (5, "r5 b5"), (6, "r6 b6"), (7, "r7 b7")):
            gallery(s, *x.split())
            assert n
        s = end(s)
        seen.append((s.round, blocked(s), [top(s, n) for n in range(2, 8)]))
    for k, (number, barred, tops) in enumerate(seen):
        assert number == k + 2
        assert barred == (number if number <= 7 else 0)
        assert [t[0] for t in tops] == ["b" if n == barred else "r" for n in range(2, 8)]


@pytest.mark.rule("AC-9.2")
def test_nothing_is_bought_under_the_token_but_upgrades_and_tucks_go() -> None:
    s = buying(line="r11 r1 b1 b12", round_no=3)
    assert args(s, "buy") == [(2,), (4,)]
    assert (3,) in args(s, "tuck")
    s = use(buying(line="r2 b2 o2 p2 r11 r2 r2", round_no=3, sets=LO), "collector.collect")
    assert args(s, "collect") == [(2,), (4,)], "a free buy is a buy"
    s = buying(line="r6", discard="r2", round_no=3, sets=SI)
    assert (1, cards("r2")[0], 2, 3) in args(s, "upgrade")
    s = buying(line="r11 r1 b1 b12 o14 o1", round_no=1)
    assert args(s, "buy") == [(n,) for n in (2, 3, 4, 5, 6)], "on the change section it bars nothing"
    assert me(end(s)).change
    assert me(end(buying(line="r11 r1 b1 b12 o14 o1", round_no=8))).awards == 1


@pytest.mark.rule("AC-9.3")
def test_two_tucks_a_turn() -> None:
    s = buying(line="r11")
    s = chance(do(s, "tuck", 2), "b2")
    s = chance(do(s, "tuck", 2), "o2")
    assert args(s, "tuck") == []


@pytest.mark.rule("AC-9.3")
def test_the_last_award_wins_at_once() -> None:
    s = buying(line="r11 r1 b1 b12 b3 o3 o1 o14")
    s.awards = 2
    s = do(s, "claim", 2)
    assert s.over
    assert GAME.decision(s) is None
    assert GAME.winners(s) == (0,)
    assert GAME.scores(s) == (2,)


@pytest.mark.rule("AC-9.3")
def test_the_ninth_round_with_awards_left_loses() -> None:
    s = end(buying(line="r11", round_no=9))
    assert s.over
    assert GAME.winners(s) == ()
    match = Match(GAME, 1, {}, 4)
    rng = Rng(4)
    while match.decision is not None:
        match.answer(rng.pick(options(match.state)))
    assert match.state.round == 9
    assert GAME.winners(match.state) == ()


@pytest.mark.rule("AC-9.4")
def test_the_most_twos_are_as_many_as_the_most_frequent_top_colour() -> None:
    """The rulebook's example: red is the most frequent colour with 3 tops, so three 2s are needed."""
    tops = "r2 r3 b4 r5 o6 p7"
    assert scoring.gallery_twos(buying(tops=tops)) == 3
    assert money(buying(line="r2 b2", tops=tops)) == 2
    assert money(buying(line="r2 b2 o2", tops=tops)) == 4
    s = buying(line="r2", tops=tops)
    empty(s, 2, 3, 4, 5, 6, 7)
    assert scoring.gallery_twos(s) == 0


@pytest.mark.rule("AC-9.4", "AC-PA.3")
def test_the_impersonator_copies_the_card_under_the_token() -> None:
    s = buying(line="r3", round_no=6, sets=PA)
    assert money(s) == 1
    s = use(s, "impersonator.copy")
    assert args(s, "impersonate") == [(6, cards("r6")[0])]
    assert money(do(s, "impersonate", *args(s, "impersonate")[0])) == 2, "a Launderer"
    for round_no in (1, 8, 9):
        assert powers(buying(line="r3", round_no=round_no, sets=PA)) == []
    s = buying(line="r3 b3", round_no=6, sets=PA)
    s = do(use(s, "impersonator.copy", 0), "impersonate", 6, cards("r6")[0])
    assert powers(s) == [], "each Impersonator another card"


@pytest.mark.rule("AC-9.4", "AC-PA.5")
def test_the_forger_takes_the_card_under_the_token() -> None:
    s = buying(line="r5", round_no=7, sets=PA)
    s = do(use(s, "forger.copy"), "forge", 7)
    s = chance(s, "b7")
    assert names(me(s).discard) == "r7"
    assert money(s) == 1
    assert powers(buying(line="r5", round_no=1, sets=PA)) == []
    assert asked(s) != (CHANCE, "turn")


@pytest.mark.rule("AC-9.4", "AC-PA.5")
def test_each_forger_takes_the_card_that_lies_under_the_token_then() -> None:
    s = buying(line="r5 b5", round_no=7, sets=PA)
    s = chance(do(use(s, "forger.copy", 0), "forge", 7), "b7")
    s = chance(do(use(s, "forger.copy", 1), "forge", 7), "o7")
    assert names(me(s).discard) == "r7 b7"
    assert powers(s) == []
