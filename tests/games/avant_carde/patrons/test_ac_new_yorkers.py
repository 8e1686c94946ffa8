"""The New Yorkers, power by power (AC-NY)."""

import pytest

from tests.games.avant_carde.builders import (
    PA,
    TO,
    args,
    asked,
    buying,
    can_play,
    cards,
    chance,
    do,
    line,
    me,
    money,
    names,
    number_of,
    options,
    play,
    powers,
    table,
    use,
    verbs,
)
from vernissage.games.avant_carde.rules import events
from vernissage.table.game import Event


@pytest.mark.rule("AC-NY.2")
def test_perfectionist_pays_a_dollar_once_for_the_most_twos() -> None:
    """The rulebook's example: seven cards and the most 2s are $8."""
    assert money(buying("", "b2", line="r11 r2 b2 b1 o1 o2 o14")) == 8
    assert money(buying("", "b2 o2", line="r2 r1")) == 2


@pytest.mark.rule("AC-NY.2", "AC-7.2")
def test_perfectionist_counts_a_four_changed_to_two() -> None:
    """The rulebook's question: two 2s, one of them a changed 4, against one."""
    s = table("r4 b2", "r2 r3")
    s = do(play(s, "b2", "r4"), "number", 2)
    s = do(s, "stop")
    assert money(s) == 3
    assert money(buying("", "r2 b2", line="r4=2")) == 1


@pytest.mark.rule("AC-NY.3")
def test_snob_trashes_a_card_and_tucks_one_more() -> None:
    """The rulebook's example: $4 for four cards, the 12 goes, a second tuck comes."""
    s = buying("", "", line="b12 b1 b3 r3")
    assert money(s) == 4
    s = use(s, "snob.trash", 2)
    s = do(s, "trash", 0, 0)
    assert names(s.trash) == "b12"
    assert money(s) == 4
    assert me(s).tucks == 3
    s = chance(do(s, "tuck", 2), "b2")
    s = chance(do(s, "tuck", 2), "o2")
    assert powers(s) == ["snob.trash"], "its powers go in any order: trashing may come after tucking"


@pytest.mark.rule("AC-NY.3")
def test_snob_can_trash_itself_or_a_card_of_the_line_after_its_power_was_used() -> None:
    s = do(use(buying("", "", line="r3"), "snob.trash"), "trash", 0, 0)
    assert line(s) == ""
    assert money(s) == 1
    s = buying("", "", line="r3 b3", discard="p13")
    s = do(use(s, "snob.trash", 0), "trash", 1, cards("p13")[0])
    s = do(use(s, "snob.trash", 1), "trash", 0, 0)
    assert names(s.trash) == "r3 p13"


@pytest.mark.rule("AC-NY.3", "AC-3.6")
def test_snob_may_tuck_use_another_card_and_come_back_to_trash() -> None:
    """The rulebook's question: its two powers are apart, and anything may come between them."""
    s = buying("p13", "", line="r3 b3", discard="o14")
    for seen in ("b2", "o2"):
        s = chance(do(s, "tuck", 2), seen)
    s = do(use(s, "snob.trash", 1), "trash", 1, cards("o14")[0])
    s = chance(do(s, "buy", 2), "p2")
    s = do(use(s, "snob.trash", 0), "trash", 1, cards("p13")[0])
    assert names(s.trash) == "p13 o14"


@pytest.mark.rule("AC-NY.4")
def test_gallerist_changes_number_or_colour_and_must_match() -> None:
    """The rulebook's example: red 4 as a 1 after a red card, then a purple 1; it cannot be purple after a red 2."""
    s = play(table("r4 p1 r2", ""), "r2", "r4")
    assert args(s, "number") == [(n,) for n in (1, 2, 3, 5, 6, 7)]
    assert args(s, "colour") == [], "as another colour the 4 would not match the red 2"
    s = do(s, "number", 1)
    assert number_of(s, 1) == [1]
    assert line(play(s, "p1")) == "r2 r4 p1"


@pytest.mark.rule("AC-NY.4")
def test_gallerist_may_make_a_card_playable_and_then_cannot_be_left_as_it_is() -> None:
    s = table("b4 p1", "")
    s = play(s, "p1")
    assert can_play(s) == "b4"
    s = play(s, "b4")
    assert [a.verb for a in options(s)] == ["number", "colour"]
    assert (args(s, "number"), args(s, "colour")) == ([(1,)], [(3,)])
    s = do(s, "colour", 3)
    assert asked(s) == (0, "line")


@pytest.mark.rule("AC-NY.4", "AC-7.1")
def test_gallerist_never_becomes_eleven_or_gray() -> None:
    s = play(table("r4", ""), "r4")
    assert args(s, "number") == [(n,) for n in (1, 2, 3, 5, 6, 7)]
    assert args(s, "colour") == [(0,), (2,), (3,)]
    assert "skip" in verbs(s)
    assert can_play(play(table("b4 r11", ""), "r11")) == "b4", "by its colour"


@pytest.mark.rule("AC-NY.5")
def test_dealer_draws_now_or_pays_later() -> None:
    s = play(table("r5", "", deck="r11"), "r5")
    drawn = do(s, "draw")
    assert line(play(drawn, "r11")) == "r5 r11"
    assert money(do(play(drawn, "r11"), "stop")) == 2
    banked = do(s, "bank")
    assert money(do(banked, "stop")) == 2
    assert me(banked).hand == ()


@pytest.mark.rule("AC-NY.5")
def test_dealer_example_of_two_cards_and_the_dollar() -> None:
    """The rulebook's second example: $2 for two cards, and $1 from the 5."""
    s = play(table("r5 r11", "", deck="b12"), "r11", "r5")
    assert money(do(do(s, "bank"), "stop")) == 3


@pytest.mark.rule("AC-NY.5", "AC-2.6")
def test_dealer_draws_from_the_shuffled_discard_pile() -> None:
    s = do(play(table("r5", "", discard="r3"), "r5"), "draw")
    assert names(me(s).hand) == "r3"
    assert verbs(play(table("r5", ""), "r5")) == {"bank", "skip"}, "with nothing to draw"


@pytest.mark.rule("AC-NY.6")
def test_trendoid_copies_a_snob_and_pays_a_dollar() -> None:
    """The rulebook's first example: +$1, one trash by the 3 and another by the 6 that copied it."""
    s = table("r6", "", line="r3", discard="p13 o14")
    s = do(do(play(s, "r6"), "copy", 0), "stop")
    assert money(s) == 3
    s = do(use(s, "snob.trash", 1), "trash", 1, cards("p13")[0])
    s = do(use(s, "snob.trash", 0), "trash", 1, cards("o14")[0])
    assert names(s.trash) == "p13 o14"
    assert me(s).tucks == 3


@pytest.mark.rule("AC-NY.6")
def test_trendoid_becomes_playable_by_copying_a_change() -> None:
    """The rulebook's second example: a 6 copies the red 4 before it and turns red to match it."""
    s = play(table("b6", "", line="r4"), "b6")
    assert [a.verb for a in options(s)] == ["copy"], "else it would not match"
    told: list[Event] = []
    s = do(s, "copy", 0, told=told)
    assert events.Copied(0, 1, 0, to=0) in told, "nobody else is told of it yet"
    assert args(s, "colour") == [(1,)]
    assert args(s, "number") == [(4,)]
    s = do(s, "colour", 1)
    assert money(do(s, "stop")) == 3
    s = play(table("b6", "", line="r3 r4"), "b6")
    assert args(s, "copy") == [(1,)], "a copy of the 3 could not make it match"


@pytest.mark.rule("AC-NY.6")
def test_trendoid_needs_a_change_to_copy_or_a_match() -> None:
    assert can_play(table("b6", "", line="r3")) == ""
    assert can_play(table("b6", "", line="b3")) == "b6"
    assert can_play(table("b6", "", line="r4 r3")) == "b6", "any card played before will do"


@pytest.mark.rule("AC-NY.6", "AC-7.4")
def test_trendoids_after_each_other() -> None:
    """The rulebook's question: $2 for two cards, $1 for each 6, and $1 for the second one's copy of the first."""
    s = play(table("r6 b6", ""), "r6")
    assert asked(s) == (0, "line"), "there is nothing to copy yet"
    s = play(s, "b6")
    assert args(s, "copy") == [(0,)]
    s = do(s, "copy", 0)
    assert asked(s) == (0, "line"), "copying itself is not copied"
    assert money(do(s, "stop")) == 5


@pytest.mark.rule("AC-NY.6", "AC-7.3")
def test_trendoid_copying_a_two_is_no_two_and_gains_nothing() -> None:
    s = do(play(table("r6", "b2", line="r2"), "r6"), "copy", 0)
    s = do(s, "stop")
    assert number_of(s, 1) == [6]
    assert money(s) == 2 + 1 + 1


@pytest.mark.rule("AC-NY.6")
def test_trendoid_copying_need_not_be() -> None:
    s = do(play(table("r6", "", line="r3"), "r6"), "skip")
    assert me(do(s, "stop")).tucks == 2


@pytest.mark.rule("AC-NY.6", "AC-NY.7")
def test_trendoid_copying_a_critic_draws_two() -> None:
    s = do(play(table("r6", "", line="r7", deck="b1 p1"), "r6"), "copy", 0)
    assert asked(s) == (0, "draw_more")
    s = do(s, "draw")
    assert names(me(s).hand) == "b1 p1"


@pytest.mark.rule("AC-NY.6", "AC-NY.5")
def test_trendoid_copying_a_trendoid_takes_on_what_that_one_had_taken() -> None:
    s = do(play(table("b6 r6", "", line="r5", deck="p1"), "r6"), "copy", 0)
    s = do(s, "bank")
    s = do(play(s, "b6"), "copy", 1)
    assert asked(s) == (0, "deal")
    s = do(s, "bank")
    assert money(do(s, "stop")) == 3 + 2 + 1 + 2


@pytest.mark.rule("AC-NY.7")
def test_critic_draws_one_and_two_after_a_higher_card() -> None:
    """The rulebook's examples: a card for the first 7, two for the second."""
    s = do(play(table("r7", "", deck="r11 p1"), "r7"), "draw")
    assert line(play(chance(s, "r11"), "r11")) == "r7 r11", "the drawn card matches and is played"
    s = do(play(table("r7 b7", "", deck="o1 p1 b1"), "r7"), "draw")
    s = chance(s, "o1")
    s = do(play(s, "b7"), "draw")
    assert names(me(s).hand) == "o1 b1 p1"


@pytest.mark.rule("AC-NY.7", "AC-7.1")
def test_critic_counts_a_four_changed_to_six() -> None:
    """The rulebook's question: a 4 changed to a 6 lets the 7 draw two."""
    s = do(play(table("r4 r7", "", deck="o1 p1"), "r4"), "number", 6)
    s = do(play(s, "r7"), "draw")
    assert names(me(s).hand) == "o1 p1"
    s = do(play(table("r4 r7", "", deck="o1 p1"), "r4"), "skip")
    s = chance(do(play(s, "r7"), "draw"), "o1")
    assert names(me(s).hand) == "o1"


@pytest.mark.rule("AC-NY.7", "AC-PA.3", "AC-7.5")
def test_a_copied_critic_counts_a_card_that_was_played_and_trashed_since() -> None:
    s = buying("", "b7", line="r5 r2 r3", deck="o1 p1 b1", sets={2: TO, 3: PA})
    s = do(use(s, "curator.trash"), "trash", 0, 0)
    s = do(do(use(s, "impersonator.copy"), "impersonate", 1, 0), "draw")
    assert len(me(chance(s, "o1", "p1")).discard) == 2


@pytest.mark.rule("AC-NY.7")
def test_critic_need_not_draw() -> None:
    s = do(play(table("r7", "", deck="b1"), "r7"), "skip")
    assert me(s).hand == ()
