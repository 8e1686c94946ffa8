"""The Tokyoites, power by power (AC-TO)."""

import pytest

from tests.games.avant_carde.builders import (
    TO,
    args,
    asked,
    buying,
    cards,
    chance,
    do,
    line,
    me,
    money,
    names,
    number_of,
    play,
    powers,
    table,
    use,
    verbs,
)
from vernissage.games.avant_carde.rules.box import BLUE, RED


@pytest.mark.rule("AC-TO.2")
def test_curator_trashes_once_with_the_most_twos() -> None:
    """The rulebook's example: $7 for seven cards; the most 2s trash a 12 from the discard pile."""
    s = buying("b12", "b2", line="r11 r2 b2 b1 o1 o2 o14", sets=TO)
    assert money(s) == 7
    s = do(use(s, "curator.trash"), "trash", 1, cards("b12")[0])
    assert names(s.trash) == "b12"
    assert powers(s) == [], "once a turn"
    assert powers(buying("b12", "b2 p2", line="r2", sets=TO)) == []


@pytest.mark.rule("AC-TO.2", "AC-TO.4", "AC-7.1")
def test_curator_counts_a_four_changed_to_two() -> None:
    s = buying("", "r2", line="r4=2 b2", sets=TO)
    assert powers(s) == ["curator.trash"]
    s = do(use(s, "curator.trash"), "trash", 0, 0)
    assert money(s) == 2
    assert line(s) == "b2"


@pytest.mark.rule("AC-TO.3")
def test_archivist_discards_one_to_draw_one() -> None:
    s = play(table("r3 p13", "", deck="r1", sets=TO), "r3")
    assert args(s, "discard") == [(cards("p13")[0],)]
    left = do(s, "skip")
    assert names(me(left).hand) == "p13", "without a discard there is no draw"
    s = do(s, "discard", cards("p13")[0])
    assert names(me(s).hand) == "r1"
    assert names(me(s).discard) == "p13"
    assert line(play(s, "r1")) == "r3 r1"
    assert asked(play(table("r3", "", deck="r1", sets=TO), "r3")) == (0, "line"), "with an empty hand"


@pytest.mark.rule("AC-TO.4")
def test_journalist_changes_its_number_and_the_first_four_draws() -> None:
    """The rulebook's example: an orange 4 becomes a 1, matching orange, and draws; the next 4 does not."""
    s = table("o4 p4 o2", "", deck="b1", sets=TO)
    s = play(s, "o2", "o4")
    assert args(s, "colour") == []
    assert args(s, "number") == [(n,) for n in (1, 2, 3, 5, 6, 7)]
    s = do(s, "number", 1)
    assert asked(s) == (0, "draw_more")
    s = do(s, "draw")
    assert names(me(s).hand) == "b1 p4"
    s = play(s, "p4")
    assert args(s, "number") == [(1,)], "the changed 4 has to be matched, by its number or its colour"
    s = do(s, "number", 1)
    assert asked(s) == (0, "line")


@pytest.mark.rule("AC-TO.4")
def test_journalist_cannot_follow_another_colour_by_number_alone() -> None:
    s = table("p4 o2", "", sets=TO)
    s = play(play(s, "o2"), "p4")
    assert args(s, "number") == [(2,)]
    assert "skip" not in verbs(s)
    assert number_of(do(s, "number", 2), 1) == [2]


@pytest.mark.rule("AC-TO.4", "AC-SI.3")
def test_journalist_is_first_though_another_card_was_changed_to_four() -> None:
    s = table("r3 r4", "", deck="b1", sets={3: 4, 4: TO})
    s = do(play(s, "r3"), "number", 4)
    s = do(play(s, "r4"), "skip")
    assert asked(s) == (0, "draw_more"), "it is the first printed 4"


@pytest.mark.rule("AC-TO.5")
def test_shmoozer_adds_a_card_to_every_draw_after_it() -> None:
    """The rulebook's example: 5, then a 3 that discards one and draws two, one of them a 4 that draws two."""
    s = table("r5 r3 p13", "", deck="r4 b1", sets=TO)
    s = play(s, "r5", "r3")
    s = do(s, "discard", cards("p13")[0])
    assert names(me(s).hand) == "b1 r4"
    me(s).deck = cards("o1 o2")
    s = do(do(play(s, "r4"), "skip"), "draw")
    assert names(me(s).hand) == "o1 b1 o2"


@pytest.mark.rule("AC-TO.5")
def test_shmoozers_add_up_and_only_afterwards() -> None:
    s = table("r5 b5 b4", "", deck="o1 o2 p1", sets=TO)
    s = do(do(play(s, "r5", "b5", "b4"), "skip"), "draw")
    assert len(me(s).hand) == 3
    s = table("r4 r5", "", deck="o1 o2 p1", sets=TO)
    s = do(do(play(s, "r4"), "skip"), "draw")
    s = play(chance(s, "o1"), "r5")
    assert names(me(s).hand) == "o1"


@pytest.mark.rule("AC-TO.5", "AC-TO.7")
def test_shmoozer_helps_a_hoarder_played_before_it() -> None:
    s = table("r7 r5 r1 r2", "", deck="o1 o2 o14 p13", sets=TO)
    s = do(play(s, "r7"), "colour", 1)
    s = chance(do(play(s, "r5"), "draw"), "o1")
    assert asked(s) == (0, "line"), "the 5 itself came with the draw, not before it"
    s = play(s, "r1", "r2")
    s = chance(do(s, "draw"), "o2", "o14")
    assert names(me(s).deck) == "p13"


@pytest.mark.rule("AC-TO.6")
def test_investor_trashes_for_money() -> None:
    """The rulebook's example: a 2 for $1 and the first 6 for $2; with $3 for three cards that is $6."""
    s = buying("", "", line="r2 r6 b6", sets=TO)
    s = do(use(s, "investor.invest", 1), "trash", 0, 0)
    assert money(s) == 4
    s = do(use(s, "investor.invest", 2), "trash", 0, 1)
    assert money(s) == 6
    assert line(s) == "b6"


@pytest.mark.rule("AC-TO.6")
def test_investor_takes_other_cards_of_the_line_only() -> None:
    s = use(buying("", "", line="r2 r6", discard="p13", sets=TO), "investor.invest")
    assert args(s, "trash") == [(0, 0)]
    assert powers(buying("", "", line="r6", discard="p13", sets=TO)) == []
    s = use(buying("", "", line="r6 b6", sets=TO), "investor.invest", 0)
    s = do(s, "trash", 0, 1)
    assert powers(s) == [], "they cannot both trash each other"


@pytest.mark.rule("AC-TO.7")
def test_hoarder_draws_for_every_second_card_of_its_colour() -> None:
    """The rulebook's example: a red 7 names red: the next red card draws, then every second one."""
    s = table("r7 r1 r2 r11 r6", "", deck="b1 b2 b3", sets=TO)
    s = do(play(s, "r7"), "colour", 1)
    s = play(s, "r1")
    assert asked(s) == (0, "draw_more")
    s = chance(do(s, "draw"), "b1")
    s = play(s, "r2")
    assert asked(s) == (0, "line")
    s = play(s, "r11")
    assert asked(s) == (0, "draw_more")


@pytest.mark.rule("AC-TO.7")
def test_hoarder_that_is_of_another_colour_does_not_count_itself() -> None:
    s = table("b7 r7 r1 r2", "", deck="b1 b2 b3", sets={7: TO})
    s = do(play(s, "b7"), "colour", 1)
    assert {a[0] for a in args(play(table("b7", "", sets=TO), "b7"), "colour")} == {0, 1, 2, 3}, "no white, no gray"
    s = do(play(s, "r7"), "skip")
    assert asked(s) == (0, "line")
    s = play(s, "r1")
    assert asked(s) == (0, "draw_more")


@pytest.mark.rule("AC-TO.7")
def test_two_red_hoarders_naming_red_take_turns() -> None:
    """The rulebook's first example with several 7s: every red card draws one."""
    s = table("r7 r7 r1 r2 r11", "", deck="b1 b2 b3 p1 p2", sets=TO)
    s = do(play(s, "r7"), "colour", 1)
    s = play(s, "r7")
    assert asked(s) == (0, "draw_more"), "the second red card of the first 7"
    s = chance(do(s, "draw"), "b1")
    s = do(s, "colour", 1)
    for text, drawn in (("r1", "b2"), ("r2", "b3"), ("r11", "p1")):
        s = play(s, text)
        assert asked(s) == (0, "draw_more")
        s = chance(do(s, "draw"), drawn)
        assert asked(s) == (0, "line"), "one each time"


@pytest.mark.rule("AC-TO.7")
def test_a_red_and_a_blue_hoarder_naming_red_draw_together() -> None:
    """The rulebook's second example: every second red card draws two."""
    s = table("r7 b7 r1 r2 r11 b1", "", deck="o1 o2 o14 p1 p2", sets={7: TO, 2: TO})
    s = do(play(s, "b7"), "colour", 1)
    s = do(play(s, "r7"), "colour", 1)  # the first red card of the blue 7, and of the red 7 itself
    s = play(s, "r1")
    for drawn in ("o1", "o2"):
        assert asked(s) == (0, "draw_more")
        s = chance(do(s, "draw"), drawn)
    s = play(s, "r2")
    assert asked(s) == (0, "line")


@pytest.mark.rule("AC-TO.7")
def test_hoarder_can_draw_the_whole_deck() -> None:
    s = table("r7 r1 r2 r11", "", deck="r3 r5", sets={7: TO})
    s = do(play(s, "r7"), "colour", 1)
    s = do(play(s, "r1"), "draw")
    s = chance(s, "r3")
    s = play(s, "r3", "r2")
    s = do(s, "draw")
    assert names(me(s).hand) == "r5 r11"
    assert me(s).deck == ()


@pytest.mark.rule("AC-TO.7", "AC-NY.6")
def test_a_trendoid_that_copies_a_hoarder_counts_itself_once() -> None:
    """It names the colour before it has to match, and is counted as it is laid."""
    s = do(play(table("r7 r6 r1 r2", "", deck="b1 b2", sets={7: TO}), "r7"), "colour", BLUE)
    s = do(do(play(s, "r6"), "copy", 0), "colour", RED)
    assert asked(s) == (0, "line"), "the first red card, itself, draws nothing"
    s = play(s, "r1")
    assert asked(s) == (0, "draw_more")
    s = chance(do(s, "draw"), "b1")
    assert asked(play(s, "r2")) == (0, "line")
