"""The Parisians, power by power, and concealed cards (AC-PA, AC-5)."""

import pytest

from tests.games.avant_carde.builders import (
    GAME,
    LO,
    PA,
    args,
    asked,
    buying,
    can_play,
    card,
    cards,
    chance,
    do,
    empty,
    end,
    gallery,
    line,
    me,
    money,
    names,
    play,
    powers,
    table,
    use,
    verbs,
)
from vernissage.table.chance import Rng
from vernissage.table.game import BACK


def conceal(s, text):
    return do(s, "conceal", card(text))


@pytest.mark.rule("AC-5.1", "AC-PA.2")
def test_thief_conceals_and_matching_looks_past_it() -> None:
    """The rulebook's example: after the 2 a card is concealed, and the line goes on matching the 2."""
    s = conceal(play(table("r2 b7 p2 r1 b1", "", sets=PA), "r2"), "b7")
    assert line(s) == "r2 ~b7"
    assert can_play(s) == "r1 p2"
    s = conceal(play(s, "p2"), "b1")
    s = do(s, "stop")
    assert money(s) == 2, "concealed cards give no money"
    assert powers(s) == ["thief.unveil", "thief.unveil"], "and nothing of theirs can be used"


@pytest.mark.rule("AC-5.1")
def test_a_concealed_card_has_neither_number_nor_colour() -> None:
    s = buying("", "b2", line="r3 ~r2", sets={2: 0, 3: 0})
    assert money(s) == 1, "no 2, no dollar"
    assert can_play(table("r7 b3", "", line="r3 ~b12")) == "b3 r7"


@pytest.mark.rule("AC-5.1")
def test_concealing_is_optional() -> None:
    s = do(play(table("r2 b7", "", sets=PA), "r2"), "skip")
    assert line(s) == "r2"
    assert asked(play(table("r2", "", sets=PA), "r2")) == (0, "line"), "nothing in hand to conceal"


@pytest.mark.rule("AC-5.2", "AC-LO.3")
def test_unveiled_in_play_it_counts_a_dollar_and_its_buy_powers_can_be_used() -> None:
    s = play(table("b3", "", line="r3 ~p3", sets={3: LO}), "b3")
    s = do(s, "unveil", 1)
    s = do(s, "stop")
    assert money(s) == 3
    s = do(do(play(table("b3", "", line="r3 ~p6", sets={3: LO}), "b3"), "unveil", 1), "skip")
    assert money(do(s, "stop")) == 4, "a Trendoid's dollar as well"


@pytest.mark.rule("AC-5.2")
def test_unveiled_in_the_buy_part_it_gives_no_dollar_but_its_buy_powers() -> None:
    s = buying("", "", line="r6 ~b3", sets={6: PA, 3: 0})
    assert money(s) == 2
    s = do(use(s, "launderer.unveil"), "unveil", 1)
    assert money(s) == 3, "the Launderer's dollar and none for the card"
    assert powers(s) == ["snob.trash"]
    assert me(s).tucks == 2
    s = do(use(buying("", "", line="r6 ~b7", sets={6: PA}, deck="o1"), "launderer.unveil"), "unveil", 1)
    assert asked(s) == (0, "buy"), "its play powers are not used"


@pytest.mark.rule("AC-5.3")
def test_unveiled_cards_need_not_match_and_their_owner_alone_knows_the_others() -> None:
    s = buying("", "r3", line="r6 ~b3 r2", sets={6: PA})
    seen = GAME.view(s, 1).players[0]
    assert seen.line[1].card == BACK
    assert seen.line[1].patrons == ()
    assert names(seen.deck) == "b3", "it might be any card that could be in the deck"
    assert GAME.view(s, 0).players[0].line[1].card == card("b3")
    assert GAME.imagine(GAME.view(s, 1), 1, Rng(1)).players[0].line[1].card == card("b3")
    s = do(use(s, "launderer.unveil"), "unveil", 1)
    assert line(s) == "r6 b3 r2"
    assert GAME.view(s, 1).players[0].line[1].card == card("b3")


@pytest.mark.rule("AC-PA.2")
def test_thief_unveils_once_for_a_dollar_with_the_most_twos() -> None:
    s = buying("", "b2 o2", line="r2 b2 ~r7 ~b7", sets=PA)
    s = do(use(s, "thief.unveil"), "unveil", 2)
    assert money(s) == 3
    assert powers(s) == []
    assert powers(buying("", "b2 o2", line="r2 ~r7", sets=PA)) == []
    assert powers(buying("", "", line="r2", sets=PA)) == []


@pytest.mark.rule("AC-PA.3")
def test_impersonator_trashes_a_concealed_card() -> None:
    s = buying("", "", line="r3 ~b12", sets=PA)
    s = use(s, "impersonator.trash")
    assert args(s, "trash") == [(0, 1)]
    s = do(s, "trash", 0, 1)
    assert names(s.trash) == "b12"


@pytest.mark.rule("AC-PA.3")
def test_impersonator_uses_all_powers_of_an_open_card_of_an_opponent() -> None:
    s = buying("", "b6 ~o5 b12", line="r3", sets=PA, deck="o1")
    s = use(s, "impersonator.copy")
    assert args(s, "impersonate") == [(1, 0)], "not the concealed one, and nothing is gained by a 12"
    s = do(s, "impersonate", 1, 0)
    assert money(s) == 2, "a Launderer's dollar"
    s = buying("", "b6", line="r3 ~b3", sets=PA)
    s = do(use(s, "impersonator.copy"), "impersonate", 1, 0)
    assert asked(s) == (0, "unveil")
    assert money(do(s, "unveil", 1)) == 3


@pytest.mark.rule("AC-PA.3", "AC-7.4")
def test_impersonators_copy_different_cards_and_cannot_be_copied() -> None:
    s = buying("", "b6 o6", line="r3 b3", sets=PA)
    s = do(use(s, "impersonator.copy", 0), "impersonate", 1, 0)
    s = use(s, "impersonator.copy", 1)
    assert args(s, "impersonate") == [(1, 1)]
    s = buying("", "b3", line="r3 ~b12", sets=PA)
    s = do(use(s, "impersonator.copy"), "impersonate", 1, 0)
    assert asked(s) == (0, "trash"), "only its other power"


@pytest.mark.rule("AC-PA.3")
def test_impersonator_uses_play_powers_too_but_what_they_draw_is_discarded() -> None:
    s = buying("", "b7", line="r3", sets={3: PA, 7: 0}, deck="o1")
    s = do(use(s, "impersonator.copy"), "impersonate", 1, 0)
    assert asked(s) == (0, "draw_more")
    s = do(s, "draw")
    assert names(me(s).discard) == "o1"
    s = buying("", "b4", line="r2 r3 r1", sets={3: PA, 4: 0})
    s = do(use(s, "impersonator.copy"), "impersonate", 1, 0)
    assert args(s, "number") == [(n,) for n in (1, 2, 4, 5, 6, 7)]
    assert args(s, "colour") == [], "it must match before and after"
    s = buying("", "b5", line="r3", sets={3: PA, 5: 0})
    s = do(do(use(s, "impersonator.copy"), "impersonate", 1, 0), "bank")
    assert money(s) == 2


@pytest.mark.rule("AC-PA.3")
def test_impersonator_sees_what_lies_open_at_that_moment() -> None:
    s = end(buying("", "r3", line="b6 ~p6", sets=PA))
    assert args(use(s, "impersonator.copy"), "impersonate") == [(0, 0)]
    s = end(do(use(buying("", "r3", line="b6 ~p6", sets=PA), "launderer.unveil"), "unveil", 1))
    assert args(use(s, "impersonator.copy"), "impersonate") == [(0, 0), (0, 1)]


@pytest.mark.rule("AC-PA.4")
def test_conservator_gives_the_concealed_card_a_colour() -> None:
    """The rulebook's example: a 4 names orange, a 1 is concealed and is orange now, an orange 2 follows: $2."""
    s = play(table("r4 b1 o2 p13", "", sets={4: PA}), "r4")
    s = conceal(do(s, "colour", 0), "b1")
    assert can_play(s) == "o2"
    s = play(s, "o2")
    assert line(s) == "r4 ~b1 o2"
    assert money(do(s, "stop")) == 3, "the most 2s besides"


@pytest.mark.rule("AC-PA.4")
def test_conservators_colour_waits_for_another_cards_concealing() -> None:
    """The rulebook's question: the 4 names orange but conceals nothing; what a 2 conceals is orange."""
    s = do(do(play(table("r4 r2 b1 o1", "", sets=PA), "r4"), "colour", 0), "skip")
    s = conceal(play(s, "r2"), "b1")
    assert can_play(s) == "o1"


@pytest.mark.rule("AC-PA.4")
def test_with_a_colour_the_card_before_is_out_of_reach_without_it_is_not() -> None:
    s = play(table("r4 b1 r1 o1", "", sets=PA), "r4")
    assert can_play(conceal(do(s, "colour", 0), "b1")) == "o1"
    assert can_play(conceal(do(s, "skip"), "b1")) == "r1"


@pytest.mark.rule("AC-PA.4")
def test_a_later_conservator_replaces_a_pending_colour_and_one_card_uses_it_up() -> None:
    s = do(do(play(table("r4 b4 b1 p1", "", sets=PA), "r4"), "colour", 0), "skip")
    s = do(play(s, "b4"), "colour", 3)
    s = conceal(s, "b1")
    assert can_play(s) == "p1"
    assert not me(s).lasting


@pytest.mark.rule("AC-PA.5")
def test_forger_copies_an_earlier_buy() -> None:
    """The rulebook's first example: the opponent has bought a 6; the next 6 is free."""
    s = buying("", "r11 r1 b1 b12 b3 o3", line="r5", sets=PA, first=1)
    s = chance(do(s, "buy", 6), "o6")
    s = end(s)
    s = use(s, "forger.copy")
    assert args(s, "forge") == [(6,)]
    s = chance(do(s, "forge", 6), "b6")
    assert names(me(s).discard) == "o6"
    assert money(s) == 1


@pytest.mark.rule("AC-PA.5")
def test_forger_may_tuck_before_copying_an_earlier_buy() -> None:
    s = buying("", "r11 r1 b1 b12 b3 o3", line="r5", sets=PA, first=1)
    s = end(chance(do(s, "buy", 6), "o6"))
    s = chance(do(s, "tuck", 6), "p6")
    s = chance(do(use(s, "forger.copy"), "forge", 6), "b6")
    assert names(me(s).discard) == "p6"


@pytest.mark.rule("AC-PA.5", "AC-7.6")
def test_forger_copies_one_later_buy() -> None:
    """The rulebook's second example: a bought 2 is passed, a bought 7 is copied."""
    s = buying("", "r11 r1 b1 b12 b3 o3 o1 o14 o2", line="r5", sets=PA)
    s = end(do(use(s, "forger.copy"), "reserve"))
    s = chance(do(s, "buy", 2), "b2")
    assert asked(s) == (0, "forge")
    assert "tuck" not in verbs(s)
    s = do(s, "skip")
    assert asked(s) == (1, "buy")
    s = chance(do(s, "buy", 7), "b7")
    s = chance(do(s, "forge"), "o7")
    assert names(me(s).discard) == "b7"
    assert asked(s) == (1, "buy")


@pytest.mark.rule("AC-PA.5")
def test_a_passed_buy_does_not_come_again() -> None:
    s = buying("", "r11 r1 b1", line="r5", sets=PA)
    s = end(do(use(s, "forger.copy"), "reserve"))
    s = do(chance(do(s, "buy", 2), "b2"), "skip")
    s = end(s)
    assert s.round == 2
    assert me(s).discard == () or names(me(s).discard) == "r5"


@pytest.mark.rule("AC-PA.5")
def test_forgers_copy_different_buys() -> None:
    """The rulebook's example: two opponents buy a 7 each; of three 5s only two have a buy to copy."""
    rich = "r11 r1 b1 b12 b3 o3 o14"
    s = buying("", rich, rich, line="r5 b5 o5", sets=PA, first=1)
    s = end(chance(do(s, "buy", 7), "o7"))
    s = end(chance(do(s, "buy", 7), "b7"))
    for place, seen in ((0, "p7"), (1, "o7")):
        s = use(s, "forger.copy", place)
        assert (7,) in args(s, "forge")
        s = chance(do(s, "forge", 7), seen)
    s = use(s, "forger.copy", 2)
    assert args(s, "forge") == []
    assert verbs(s) == {"reserve"}


@pytest.mark.rule("AC-PA.5", "AC-7.6")
def test_several_forgers_are_asked_in_turn_order_and_a_buy_is_copied_once() -> None:
    """The rulebook's example: the first player passes, the second copies, then nobody may copy that buy any more."""
    s = buying("", "b5", "r11 r1 b1 b12 b3 o3 o14", line="r5", sets=PA)
    s = end(do(use(s, "forger.copy"), "reserve"))
    s = end(do(use(s, "forger.copy"), "reserve"))
    s = chance(do(s, "buy", 7), "b7")
    assert asked(s) == (0, "forge")
    s = do(s, "skip")
    assert asked(s) == (1, "forge")
    s = chance(do(s, "forge"), "o7")
    assert names(s.players[1].discard) == "b7"
    assert s.buys[0].copied
    assert asked(s) == (0, "forge"), "the second player's free 7 is a buy too"
    assert GAME.decision(s).buy == 1


@pytest.mark.rule("AC-PA.5")
def test_an_empty_stack_offers_nothing_to_a_forger() -> None:
    s = buying("", "r11 r1 b1 b12 b3 o3 o14", line="r5", sets=PA)
    s = end(do(use(s, "forger.copy"), "reserve"))
    gallery(s, "r2", "b2")
    s = do(s, "buy", 2)
    s = do(s, "skip")
    s = do(s, "buy", 2)
    assert asked(s) == (1, "buy")
    s = buying("", "r11 r1", line="r5", sets=PA, first=1)
    s = end(chance(do(s, "buy", 2), "b2"))
    empty(s, 2)
    assert verbs(use(s, "forger.copy")) == {"reserve"}


@pytest.mark.rule("AC-PA.6")
def test_launderer_pays_and_unveils_for_another_dollar() -> None:
    s = buying("", "", line="r6 ~b12 ~p13", sets=PA)
    assert money(s) == 2
    s = do(use(s, "launderer.unveil"), "unveil", 2)
    assert money(s) == 3
    assert line(s) == "r6 ~b12 p13"
    assert powers(s) == []


@pytest.mark.rule("AC-PA.7")
def test_completionist_draws_for_each_colour_played() -> None:
    s = play(table("r7 b12", "", line="b3 o3 r3", deck="p1 p2 p3 p13", sets={7: PA}), "r7")
    s = conceal(s, "b12")
    assert asked(s) == (0, "draw_more")
    s = do(s, "draw")
    for text in ("p1", "p2", "p3"):
        s = chance(s, text)
    assert names(me(s).hand) == "p1 p2 p3", "blue, orange and red, its own"
    assert not args(s, "draw")


@pytest.mark.rule("AC-PA.7")
def test_completionist_counts_no_concealed_card_and_draws_only_if_it_concealed() -> None:
    s = table("r4 b1 o7 b12", "", deck="p1 p2 p3", sets=PA)
    s = conceal(do(play(s, "r4"), "colour", 0), "b1")
    s = conceal(play(s, "o7"), "b12")
    s = chance(chance(do(s, "draw"), "p1"), "p2")
    assert names(me(s).hand) == "p1 p2", "red and orange; the tinted card counts for none"
    s = do(play(table("r7 b12", "", deck="p1 p2", sets=PA), "r7"), "skip")
    assert names(me(s).hand) == "b12"
    assert names(cards("b12")) == "b12"
