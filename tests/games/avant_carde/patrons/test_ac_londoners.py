"""The Londoners, power by power (AC-LO)."""

import pytest

from tests.games.avant_carde.builders import (
    LO,
    PA,
    TO,
    args,
    asked,
    buying,
    can_play,
    card,
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


@pytest.mark.rule("AC-LO.2")
def test_collector_takes_a_card_free_once_with_the_most_twos() -> None:
    """The rulebook's example: the next 4 for free."""
    s = buying("", "b2", line="r2 b2", sets=LO)
    s = use(s, "collector.collect")
    assert args(s, "collect") == [(2,), (3,), (4,)]
    s = chance(do(s, "collect", 4), "b4")
    assert names(me(s).discard) == "r4"
    assert money(s) == 2
    assert powers(s) == []
    assert len(s.buys) == 1, "a free card is a buy: a Forger may copy it"
    assert powers(buying("", "b2 o2", line="r2", sets=LO)) == []


@pytest.mark.rule("AC-LO.3")
def test_hipster_draws_a_card_and_plays_it_concealed() -> None:
    """The rulebook's first example: another 3 is drawn and lies face down."""
    s = do(play(table("r3", "", deck="b3", sets=LO), "r3"), "draw")
    assert line(s) == "r3 ~b3"
    assert me(s).hand == ()
    assert money(do(s, "stop")) == 1


@pytest.mark.rule("AC-LO.3", "AC-5.2")
def test_hipster_unveils_and_uses_the_powers_at_once() -> None:
    """The rulebook's second example: an unveiled 3 draws and conceals another card."""
    s = play(table("b3", "", line="r3 ~p3", deck="o14", sets=LO), "b3")
    assert args(s, "unveil") == [(1,)]
    s = do(s, "unveil", 1)
    assert asked(s) == (0, "hip")
    s = do(s, "draw")
    assert line(s) == "r3 p3 b3 ~o14"
    assert money(do(s, "stop")) == 3


@pytest.mark.rule("AC-LO.3")
def test_hipster_may_do_neither() -> None:
    s = do(play(table("r3", "", deck="b3", sets=LO), "r3"), "skip")
    assert line(s) == "r3"


@pytest.mark.rule("AC-LO.3", "AC-TO.5")
def test_a_shmoozers_extra_card_goes_to_hand() -> None:
    s = play(table("r5 r3", "", deck="b1 b1", sets={3: LO, 5: TO}), "r5", "r3")
    s = do(s, "draw")
    assert line(s) == "r5 r3 ~b1"
    assert names(me(s).hand) == "b1"


@pytest.mark.rule("AC-LO.3", "AC-NY.4", "AC-5.3")
def test_an_unveiled_gallerist_may_change_to_anything() -> None:
    s = play(table("b3", "", line="r3 ~p4", sets={3: LO}), "b3")
    s = do(s, "unveil", 1)
    assert len(args(s, "number")) == 6
    assert len(args(s, "colour")) == 3


@pytest.mark.rule("AC-LO.3", "AC-NY.7")
def test_an_unveiled_critic_comes_after_all_cards_played_before_it_in_time() -> None:
    """As if just played: the 5 to its right was played before it, too."""
    s = do(play(table("r3", "", line="r3 ~b7 r5", deck="o1 p1", sets={3: LO}), "r3"), "unveil", 1)
    assert asked(s) == (0, "draw_more")
    assert names(me(do(s, "draw")).hand) == "o1 p1"
    s = do(play(table("r3", "", line="r3 ~b7 ~r5", deck="o1 p1", sets={3: LO}), "r3"), "unveil", 1)
    assert names(me(chance(do(s, "draw"), "o1")).hand) == "o1", "itself and a concealed 5 do not count"


@pytest.mark.rule("AC-LO.4")
def test_philosopher_is_an_odd_number_too() -> None:
    """The rulebook's example: the 4 is a 13 as well, and the 13 matches it."""
    s = play(table("r4 p13 b4 o1", "", sets=LO), "r4")
    assert args(s, "number") == [(n,) for n in (1, 3, 5, 7, 11, 13)]
    s = do(s, "number", 13)
    assert number_of(s, 0) == [4, 13]
    assert can_play(s) == "b4 p13"
    assert can_play(play(table("r4 p13", "", sets=LO), "p13")) == "r4", "it may match by the number it takes"


@pytest.mark.rule("AC-LO.5")
def test_futurist_pays_as_last_card_and_trashes() -> None:
    """The rulebook's example: a blue 5 at the end pays, the purple before it does not: $4; both trash."""
    s = buying("", "", line="p1 p5 b5", discard="w1 g2", sets=LO)
    assert money(s) == 4
    assert powers(s) == ["futurist.remove", "futurist.remove"]
    s = do(use(s, "futurist.remove", 1), "trash", 1, card("w1"))
    s = do(use(s, "futurist.remove", 2), "trash", 1, card("g2"))
    assert names(s.trash) == "w1 g2"


@pytest.mark.rule("AC-LO.5")
def test_futurist_that_becomes_last_when_the_other_is_concealed_pays_too() -> None:
    """The rulebook's second example: $5 in the end."""
    s = buying("", "", line="p1 p5 b5", discard="w1", sets=LO)
    s = do(use(s, "futurist.remove", 2), "trash", 1, card("w1"))
    s = do(use(s, "futurist.remove", 1), "conceal_laid", 2)
    assert money(s) == 5
    assert line(s) == "p1 p5 ~b5"
    s = buying("", "", line="p5 ~b12", sets=LO)
    assert money(s) == 2, "a concealed card after it does not count"


@pytest.mark.rule("AC-LO.5", "AC-7.5")
def test_futurist_trashes_what_was_left_in_hand_or_nothing_and_pays_all_the_same() -> None:
    """The rulebook's questions: the card was in hand, or was played and its power used before; nothing need be trashed."""
    s = buying("p13", "", line="b3 b5", sets={3: 0, 5: LO}, discard="w1")
    assert money(s) == 3, "the dollar comes without trashing"
    s = do(use(s, "snob.trash"), "trash", 1, card("w1"))
    played = do(use(s, "futurist.remove"), "trash", 0, 0)
    assert (line(played), money(played)) == ("b5", 3)
    s = do(use(s, "futurist.remove"), "trash", 1, card("p13"))
    assert names(s.trash) == "w1 p13"


@pytest.mark.rule("AC-LO.6")
def test_designer_doubles_the_powers_after_it() -> None:
    """The rulebook's example: after a 6 the 3 draws and conceals twice."""
    s = play(table("r6 r3", "", deck="b1 b1", sets=LO), "r6", "r3")
    s = do(do(s, "draw"), "draw")
    assert line(s) == "r6 r3 ~b1 ~b1"
    assert asked(s) == (0, "line")


@pytest.mark.rule("AC-LO.6")
def test_designers_add_up_but_do_not_copy_each_other() -> None:
    s = play(table("r6 b6 b3", "", deck="o1 o1 o1 o1", sets=LO), "r6", "b6", "b3")
    for _ in range(3):
        s = do(s, "draw")
    assert line(s) == "r6 b6 b3 ~o1 ~o1 ~o1"
    assert asked(s) == (0, "line")


@pytest.mark.rule("AC-LO.6")
def test_a_copy_may_choose_anew() -> None:
    """The rulebook's examples: draw, then unveil what was drawn, which acts twice itself; and a 4 that is a 1 and a 13."""
    s = play(table("r6 r3", "", deck="b3", sets=LO), "r6", "r3")
    s = do(s, "draw")
    s = do(s, "unveil", 2)
    assert line(s) == "r6 r3 b3"
    me(s).deck = (card("o1"), card("o1"))
    s = play(table("r6 r4", "", sets=LO), "r6", "r4")
    s = do(do(s, "number", 1), "number", 13)
    assert number_of(s, 1) == [1, 4, 13]


@pytest.mark.rule("AC-LO.6")
def test_an_unveiled_cards_powers_are_doubled_too() -> None:
    s = table("r6 r3", "", line="~b3", deck="o1 o1", sets=LO)
    s.players[0].line = s.players[0].line[::-1]
    s = play(s, "r6", "r3")
    s = do(s, "unveil", 0)
    assert asked(s) == (0, "hip")
    s = do(do(s, "draw"), "draw")
    assert asked(s) == (0, "hip"), "and then the copy of the 3 itself"
    assert line(do(s, "skip")) == "b3 r6 r3 ~o1 ~o1"


@pytest.mark.rule("AC-LO.6")
def test_designer_doubles_powers_of_the_buy_part_but_none_of_once_a_turn() -> None:
    s = play(table("r6", "", line="r5", discard="w1 g2 p13", sets=LO), "r6")
    s = do(s, "stop")
    for text in ("w1", "g2"):
        s = do(use(s, "futurist.remove"), "trash", 1, card(text))
    assert powers(s) == []
    s = play(table("r6", "", line="b2 r2", sets=LO), "r6")
    s = do(s, "stop")
    s = chance(do(use(s, "collector.collect"), "collect", 2), "b2")
    assert powers(s) == [], "copying a 2 has no effect"
    s = do(play(table("r6", "", line="r5", sets=LO), "r6"), "stop")
    assert money(s) == 2
    s = play(table("b5", "", line="b6", lasting=(), sets=LO), "b5")
    s = do(s, "stop")
    assert money(s) == 3, "a 6 that lay there without being played doubles nothing"


@pytest.mark.rule("AC-LO.7")
def test_eccentric_conceals_for_the_cards_left_with_its_number() -> None:
    """The rulebook's example: $4, and $2 for the two remaining 3s."""
    s = buying("", "", line="r3 b3 o3 o7", sets=LO)
    assert money(s) == 4
    s = use(s, "eccentric.conceal")
    assert args(s, "conceal_laid") == [(0,), (1,), (2,), (3,)]
    s = do(s, "conceal_laid", 0)
    assert money(s) == 6
    assert line(s) == "~r3 b3 o3 o7"


@pytest.mark.rule("AC-LO.7", "AC-LO.4")
def test_eccentric_counts_a_philosophers_numbers() -> None:
    """The rulebook's example: a 4 that is a 3 too is concealed for each 3 and the other 4: $3 more."""
    s = do(play(table("r4 r3 b3 b4 b7", "", sets={4: LO, 7: LO, 3: 0}), "r4"), "number", 3)
    s = play(s, "r3", "b3", "b4")
    s = play(do(s, "skip"), "b7")
    s = do(s, "stop")
    assert money(s) == 5
    s = do(use(s, "eccentric.conceal"), "conceal_laid", 0)
    assert money(s) == 8


@pytest.mark.rule("AC-LO.7", "AC-7.5")
def test_a_concealed_cards_powers_are_used_before_or_not_at_all() -> None:
    s = buying("", "", line="r5 r7", discard="w1", sets=LO)
    assert powers(s) == ["futurist.remove", "eccentric.conceal"]
    s = do(use(s, "eccentric.conceal"), "conceal_laid", 0)
    assert powers(s) == []
    assert money(s) == 2


@pytest.mark.rule("AC-LO.7", "AC-5.2")
def test_a_card_concealed_in_the_buy_part_was_seen_and_can_be_unveiled() -> None:
    s = buying("", "", line="r7 r6", sets={7: LO, 6: PA})
    assert money(s) == 3
    s = do(use(s, "eccentric.conceal"), "conceal_laid", 0)
    s = do(use(s, "launderer.unveil"), "unveil", 0)
    assert money(s) == 4
    assert powers(s) == [], "its power was used before"
    assert "end" in verbs(s)
