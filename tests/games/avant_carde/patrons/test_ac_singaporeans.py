"""The Singaporeans, power by power, and upgrades (AC-SI)."""

import pytest

from tests.games.avant_carde.builders import (
    LO,
    PA,
    SI,
    TO,
    args,
    asked,
    buying,
    can_play,
    card,
    cards,
    chance,
    do,
    empty,
    gallery,
    line,
    me,
    money,
    names,
    number_of,
    options,
    play,
    powers,
    table,
    top,
    use,
    verbs,
)
from tests.games.unpacked import flat
from vernissage.games.avant_carde.rules import box, events
from vernissage.table.game import CHANCE, Event, Step


def upgrades(s):
    """The upgrades to be had, as card or place, number from and number to."""
    return [a[1:] for a in args(s, "upgrade")]


@pytest.mark.rule("AC-SI.1", "AC-SI.2")
def test_trader_upgrades_a_played_two_to_a_three() -> None:
    """The rulebook's example: the 2 goes under the 2s, the top 3 to the discard pile."""
    s = buying("", "", line="r2", sets=SI)
    assert me(s).upgrades == 1
    s = do(s, "upgrade", 0, 0, 2, 3)
    s = chance(s, "b3")
    assert names(me(s).discard) == "r3"
    assert names(s.stacks[0].under) == "r2"
    assert line(s) == ""
    assert money(s) == 1
    assert me(buying("", "", line="r2 b2", sets=SI)).upgrades == 1, "once a turn"
    assert me(buying("", "b2 o2", line="r2", sets=SI)).upgrades == 0


@pytest.mark.rule("AC-SI.1")
def test_starter_cards_climb_too() -> None:
    """The rulebook's questions: 1s and 11-14s become 2s and leave the game; a gray 2 goes to the gallery."""
    s = buying("", "", line="r6", discard="w1 o14 g2", sets=SI)
    assert me(s).upgrades == 2
    s = chance(do(s, "upgrade", 1, card("o14"), 1, 2), "b2")
    s = chance(do(s, "upgrade", 1, card("w1"), 1, 2), "o2")
    assert names(s.trash) == "w1 o14"
    assert names(me(s).discard) == "r2 b2 g2"
    s = buying("", "", line="r6", discard="g2", sets=SI)
    s = chance(do(s, "upgrade", 1, card("g2"), 2, 3), "b3")
    assert names(s.stacks[0].under) == "g2"
    gallery(s, "r2", "g2")
    me(s).money = 4
    s = do(do(s, "buy", 2), "buy", 2)
    assert "g2" in names(me(s).discard), "somebody may buy it later"


@pytest.mark.rule("AC-SI.1")
def test_an_empty_stack_is_passed_but_is_no_goal() -> None:
    """The rulebook's question: with the 2s run out a 1 becomes a 3 for two upgrades."""
    s = buying("", "", line="r6", discard="w1", sets=SI)
    empty(s, 2)
    assert [u for u in upgrades(s) if u[0] == card("w1")] == [(card("w1"), 1, 3)]
    s = chance(do(s, "upgrade", 1, card("w1"), 1, 3), "b3")
    assert me(s).upgrades == 0


@pytest.mark.rule("AC-SI.1")
def test_a_card_bought_this_turn_can_be_upgraded_and_a_seven_cannot() -> None:
    """The rulebook's question: a 5 is bought and becomes a 6."""
    s = buying("", "", line="r2 r11 r1 b1 b12", sets=SI, discard="o7")
    s = chance(do(s, "buy", 5), "b5")
    assert not [u for u in upgrades(s) if u[0] == card("o7")]
    s = chance(do(s, "upgrade", 1, card("r5"), 5, 6), "b6")
    assert names(me(s).discard) == "r6 o7"


@pytest.mark.rule("AC-SI.1")
def test_upgrades_left_over_and_concealed_cards() -> None:
    s = buying("", "", line="r6 ~b3", sets=SI)
    assert {u[0] for u in upgrades(s)} == {0}
    s = do(s, "end")
    assert me(s).upgrades == 0


@pytest.mark.rule("AC-SI.1", "AC-SI.3")
def test_a_changed_card_climbs_from_its_changed_number() -> None:
    """The rulebook's third example: a 3 changed to 5 goes under the 3s and becomes a 6."""
    s = buying("", "", line="r3=5 r2", sets=SI)
    assert (0, 5, 6) in upgrades(s)
    s = chance(do(s, "upgrade", 0, 0, 5, 6), "b6")
    assert names(s.stacks[1].under) == "r3"
    assert names(me(s).discard) == "r6"


@pytest.mark.rule("AC-SI.1", "AC-LO.4")
def test_a_card_of_two_numbers_climbs_from_either() -> None:
    s = do(play(table("r4", "", line="r6 r2", sets={2: SI, 6: SI, 4: LO}), "r4"), "number", 13)
    s = do(s, "stop")
    assert me(s).upgrades == 3
    mine = [u[1:] for u in upgrades(s) if u[0] == 2]
    assert (1, 2) in mine
    assert (4, 5) in mine


@pytest.mark.rule("AC-SI.3")
def test_gambler_changes_to_one_to_five() -> None:
    """The rulebook's example: after a 1 the 3 counts as a 1, and an orange 2 matches its colour."""
    s = play(table("b1 o3 o2", "", sets=SI), "b1", "o3")
    assert args(s, "number") == [(1,)]
    assert "skip" not in verbs(s)
    s = do(s, "number", 1)
    assert can_play(s) == "o2"
    assert args(play(table("r3", "", sets=SI), "r3"), "number") == [(1,), (2,), (4,), (5,)]


@pytest.mark.rule("AC-SI.3", "AC-SI.2", "AC-7.1")
def test_a_gambler_changed_to_two_counts_for_the_trader() -> None:
    """The rulebook's first example of changing: two 2s, one of them a changed 3, against one bring an upgrade."""
    s = do(play(table("r2 r3", "b2", sets=SI), "r2", "r3"), "number", 2)
    assert me(do(s, "stop")).upgrades == 1
    assert me(do(play(table("r2", "b2 o2", sets=SI), "r2"), "stop")).upgrades == 0


@pytest.mark.rule("AC-SI.3")
def test_each_gamble_looks_at_the_last_card_as_it_is_then() -> None:
    """The rulebook's question: a card that joined is the one to match next."""
    s = buying("", "", line="r3 b3 o1", deck="b1", sets=SI)
    s = use(s, "gambler.gamble", 0)
    assert line(s) == "r3 b3 o1 b1"
    me(s).deck = cards("b12")
    s = use(s, "gambler.gamble", 1)
    assert line(s) == "r3 b3 o1 b1 b12", "blue after the blue 1, which the orange 1 would not have let"
    assert money(s) == 5


@pytest.mark.rule("AC-SI.3")
def test_gambler_draws_a_card_that_may_join_the_line() -> None:
    """The rulebook's example: the drawn card matches the last 2: $3 for the line and $1 more."""
    s = buying("", "b2 p2", line="b1 o3=1 o2", deck="b2", sets=SI)
    assert money(s) == 3
    told: list[Event] = []
    s = use(s, "gambler.gamble", told=told)
    assert events.Gambled(0, card("b2"), True) in told
    assert money(s) == 4
    assert line(s) == "b1 o3 o2 b2"
    s = use(buying("", "", line="r3", deck="b1", sets=SI), "gambler.gamble", told=told)
    assert told[-1] == events.Gambled(0, card("b1"), False)
    assert (money(s), names(me(s).discard)) == (1, "b1")


@pytest.mark.rule("AC-SI.3")
def test_a_joined_gambler_gambles_again_but_does_not_change() -> None:
    """The rulebook's question: the new 3 cannot be changed, its gamble can be used."""
    s = use(buying("", "", line="r3", deck="b3 b3", sets=SI), "gambler.gamble")
    assert asked(s) == (0, "buy")
    s = use(s, "gambler.gamble")
    assert (money(s), line(s)) == (3, "r3 b3 b3")
    assert powers(s) == [], "with nothing to draw"


@pytest.mark.rule("AC-2.6", "AC-SI.3", "AC-TO.5")
def test_chance_orders_the_cards_of_a_gamble_that_draws_the_whole_deck() -> None:
    """Two cards are drawn, the deck has two: which comes first decides whether the other joins the line."""
    s = use(buying("", "", line="r3", deck="b1 r1", sets=SI, lasting=(Step("shmooze"),)), "gambler.gamble")
    assert asked(s) == (CHANCE, "draw")
    assert line(chance(s, "r1")) == "r3 r1 b1"
    assert line(chance(s, "b1")) == "r3 r1"


@pytest.mark.rule("AC-5.1", "AC-SI.3", "AC-PA.4")
@pytest.mark.parametrize(("drawn", "joins"), [("o2", True), ("r2", False), ("b4", False)])
def test_a_gamble_matches_the_colour_that_a_concealed_card_was_given(drawn: str, joins: bool) -> None:
    """The end to be matched is the orange that the concealed card was given, not the red 4 before it, face up."""
    s = do(play(table("r3 r4 w1", "", deck=drawn, sets={2: SI, 3: SI, 4: PA}), "r3"), "skip")
    s = do(do(play(s, "r4"), "colour", box.ORANGE), "conceal", card("w1"))
    s = use(do(s, "stop"), "gambler.gamble", 0)
    assert line(s) == "r3 r4 ~w1" + f" {drawn}" * joins
    assert money(s) == 2 + joins


@pytest.mark.rule("AC-5.1", "AC-SI.3", "AC-LO.5")
def test_a_gamble_looks_past_concealed_cards_without_a_colour() -> None:
    """Whether they were concealed as they were played, or on the turn to buy."""
    s = buying("", "", line="r3 ~o1", deck="r2", sets={3: SI, 5: LO})
    assert line(use(s, "gambler.gamble")) == "r3 ~o1 r2"
    s = buying("", "", line="r3 r5 b5", deck="r2", sets={3: SI, 5: LO})
    s = do(use(s, "futurist.remove", 1), "conceal_laid", 2)
    assert line(use(s, "gambler.gamble")) == "r3 r5 ~b5 r2"


@pytest.mark.rule("AC-SI.3", "AC-SI.1")
def test_the_last_card_may_have_been_upgraded_before_the_gamble() -> None:
    """The rulebook's question: then the one before it has to be matched."""
    s = buying("", "", line="r3 r2 b2", deck="b12 o1", sets=SI)
    s = chance(do(s, "upgrade", 0, 2, 2, 3), "b3")
    s = chance(use(s, "gambler.gamble"), "b12")
    assert line(s) == "r3 r2"
    s = buying("", "", line="r3 r2 b2", deck="b12 o1", sets=SI)
    assert line(chance(use(s, "gambler.gamble"), "b12")) == "r3 r2 b2 b12"


@pytest.mark.rule("AC-SI.4")
def test_three_protesters_pay_a_dollar_each() -> None:
    """The rulebook's first example: $4 for four cards and $3 for three 4s, $8 with the fourth one."""
    assert money(buying("", "", line="r4 b4 o4 o1", sets=SI)) == 7
    assert money(buying("", "", line="r4 b4 o4 p4", sets=SI)) == 8
    assert money(buying("", "", line="r4 b4", sets=SI)) == 2


@pytest.mark.rule("AC-SI.4", "AC-SI.3")
def test_a_gambler_changed_to_four_counts_but_has_no_protest() -> None:
    """The rulebook's second example: $3 for three cards, $1 for each of the two 4s."""
    assert money(buying("", "", line="r4 b4 b3=4", sets=SI)) == 5


@pytest.mark.rule("AC-SI.4", "AC-7.3")
@pytest.mark.parametrize(("hand", "awards"), [("r7 b7", 1), ("r4 r7", 1), ("r4 r7 b7", 2), ("r4 r7 b7 o7", 2), ("r7 b7 b4", 2)])
def test_protester_doubles_once_a_turn(hand: str, awards: int) -> None:
    """The rulebook's list: two 7s, a 4 and a 7, a 4 and two 7s, a 4 and three 7s; the order matters not."""
    s = do(play(table(hand, "", sets=SI), *hand.split()), "stop")
    while "fast-talker.award" in powers(s):
        s = use(s, "fast-talker.award")
    assert me(s).awards == awards


@pytest.mark.rule("AC-SI.4", "AC-SI.5")
def test_a_protester_helps_a_promoter_only_if_played_before() -> None:
    """The rulebook's exception: two cards drawn when the 4 comes last, four when it comes first."""
    deck = "o1 o2 o14 p1 p2"

    def drawn(*order: str) -> int:
        s = table(" ".join(order), "", deck=deck, sets=SI)
        for text in order:
            s = play(s, text)
            while asked(s)[1] != "line":
                d = options(s, "draw") or options(s)
                s = do(s, *flat(d[0]))
        return 5 - len(me(s).deck)

    assert drawn("r5", "b5", "b4") == 2
    assert drawn("r4", "r5", "b5") == 4


@pytest.mark.rule("AC-SI.4", "AC-SI.1", "AC-SI.3")
def test_a_four_that_was_played_and_lies_there_no_more_counts_for_the_protesters() -> None:
    """$3 for the line, $1 for the 4 that joins it, and $1 for each of the two left: the one upgraded was played as well."""
    s = buying("", "", line="r3 r4 b4", deck="p4", sets=SI)
    assert money(s) == 3
    me(s).upgrades = 1
    s = chance(do(s, "upgrade", 0, 1, 4, 5), "b5")
    s = use(s, "gambler.gamble")
    assert line(s) == "r3 b4 p4"
    assert money(s) == 6


@pytest.mark.rule("AC-SI.4", "AC-LO.5", "AC-5.1")
def test_a_four_concealed_on_the_turn_to_buy_was_played() -> None:
    s = buying("", "", line="b3 r3=4 b4 r5", deck="r4", sets={3: SI, 4: SI, 5: LO})
    assert money(s) == 5, "four cards, and the 5 that is the last one"
    s = do(use(s, "futurist.remove"), "conceal_laid", 1)
    s = use(s, "gambler.gamble", 0)
    assert line(s) == "b3 ~r3 b4 r5 r4"
    assert money(s) == 5 + 1 + 2, "the card that joined, and two of the three 4s"
    s = buying("", "", line="~r4 b4 o4", sets=SI)
    assert money(s) == 2, "a 4 that was played concealed is none"


@pytest.mark.rule("AC-SI.5")
def test_promoter_draws_two_for_a_dollar_less() -> None:
    """The rulebook's first example: six cards are $5."""
    s = do(play(table("r5", "", deck="o1 o2", line="r1 b1 b12 b2 r2", sets={5: SI, 2: TO}), "r5"), "draw")
    assert names(me(s).hand) == "o1 o2"
    s = do(s, "stop")
    assert money(s) == 5
    assert not args(s, "claim")
    assert money(do(do(play(table("r5", "", deck="o1 o2", sets=SI), "r5"), "draw"), "stop")) == 0


@pytest.mark.rule("AC-SI.5")
def test_only_one_promoter_draws() -> None:
    s = do(play(table("r5 b5", "", deck="o1 o2 p1 p2", sets=SI), "r5"), "draw")
    s = chance(s, "o1", "o2")
    s = play(s, "b5")
    assert verbs(s) == {"promote", "skip"}


@pytest.mark.rule("AC-SI.5")
def test_two_promoters_copy_what_is_bought() -> None:
    """The rulebook's second example: a bought 3 gambles twice, the next one too."""
    s = table("r5 b5", "", line="r11 r1 o1 o14", sets={5: SI, 3: SI})
    s.players[0].line = (*s.players[0].line, s.players[0].line[0])
    s = play(s, "r5")
    s = play(do(s, "promote"), "b5")
    s = do(do(s, "promote"), "stop")
    me(s).deck = cards("b12 b12 b12 b12")
    assert money(s) == 7
    for _ in range(2):
        s = chance(do(s, "buy", 3), top_after(s))
        for _ in range(2):
            while asked(s)[1] == "change":
                s = do(s, "skip")
            assert asked(s) == (0, "power")
            s = do(s, "use")
    assert line(s).endswith("b12 b12 b12 b12")
    assert money(s) == 7 - 6 + 4


def top_after(s) -> str:
    """Some card that can come up in the stack of 3s."""
    return "b3" if top(s, 3) != "b3" else "o3"


@pytest.mark.rule("AC-SI.5", "AC-7.3")
def test_promoters_do_not_get_round_once_a_turn() -> None:
    s = play(do(play(table("r5 b5", "", line="r11 r1", sets={5: SI, 7: SI}), "r5"), "promote"), "b5")
    s = do(do(s, "promote"), "stop")
    me(s).money = 14
    s = chance(do(s, "buy", 7), "b7")
    assert asked(s) == (0, "power")
    s = do(s, "use")
    assert asked(s) == (0, "buy"), "the second copy is the same power"
    assert me(s).awards == 1
    assert me(s).tucks == 1 + 4


@pytest.mark.rule("AC-SI.5", "AC-SI.1")
def test_upgrades_are_no_buys_for_a_promoter() -> None:
    s = do(play(table("r5", "", line="r2 r6", sets=SI, deck=""), "r5"), "promote")
    s = do(s, "stop")
    s = chance(do(s, "upgrade", 0, 0, 2, 3), "b3")
    assert asked(s) == (0, "buy")
    assert s.buys == ()


@pytest.mark.rule("AC-SI.5", "AC-LO.2")
def test_a_free_buy_sets_a_promoter_off() -> None:
    s = do(play(table("r5", "", line="r2", sets={2: LO, 5: SI, 3: SI}, deck="o14"), "r5"), "skip")
    s = do(do(s, "promote"), "stop")
    s = chance(do(use(s, "collector.collect"), "collect", 3), "b3")
    while asked(s)[1] == "change":
        s = do(s, "skip")
    assert asked(s) == (0, "power")


@pytest.mark.rule("AC-SI.5", "AC-5.1", "AC-5.2")
def test_a_promoter_that_lies_concealed_copies_nothing_until_it_is_unveiled() -> None:
    s = play(table("r5", "", line="r7 r6", sets={3: SI, 5: SI, 6: PA, 7: LO}, deck="o14 o14"), "r5")
    s = do(do(do(s, "skip"), "promote"), "stop")
    me(s).money = 9
    s = do(use(s, "eccentric.conceal"), "conceal_laid", 2)
    s = chance(do(s, "buy", 3), "b3")
    assert asked(s) == (0, "buy")
    s = do(use(s, "launderer.unveil"), "unveil", 2)
    s = chance(do(s, "buy", 3), "o3")
    assert asked(s) == (0, "change")


@pytest.mark.rule("AC-SI.5", "AC-7.5", "AC-NY.3")
def test_a_promoter_trashed_by_what_another_one_copied_copies_no_more() -> None:
    s = do(play(table("r5 b5", "", sets={5: SI}), "r5"), "promote")
    s = do(do(play(s, "b5"), "promote"), "stop")
    me(s).money = 3
    s = chance(do(s, "buy", 3), "b3")
    assert asked(s) == (0, "trash")
    s = do(s, "trash", 0, 1)
    assert asked(s) == (0, "buy")
    assert me(s).tucks == 2, "the first one's tuck and none of the second"


@pytest.mark.rule("AC-SI.5", "AC-SI.3")
def test_a_promoter_that_copies_a_gambler_may_change_where_it_lies() -> None:
    """It uses all powers of what is bought, as if it had been played: changed it must match its neighbours."""
    s = do(do(play(table("r5", "", line="r1", sets={3: SI, 5: SI}), "r5"), "promote"), "stop")
    me(s).money = 3
    s = chance(do(s, "buy", 3), "b3")
    assert args(s, "number") == [(1,), (2,), (3,), (4,)]
    assert number_of(do(s, "number", 1), 1) == [1]
    s = do(do(play(table("r5", "", line="b5", sets={3: SI, 5: SI}), "r5"), "promote"), "stop")
    me(s).deck = cards("o14")
    me(s).money = 3
    s = chance(do(s, "buy", 3), "b3")
    assert asked(s) == (0, "power"), "only as a 5 does it match the blue 5"


@pytest.mark.rule("AC-7.2", "AC-SI.5")
def test_none_to_none_is_the_most_twos() -> None:
    """A tie is enough, so a Promoter may copy the first 2 of all. One 2 before somebody else is more than none."""

    def trades(other: str) -> int:
        s = do(do(play(table("r5", other, line="r1 r11", sets={2: SI, 5: SI}), "r5"), "promote"), "stop")
        return me(chance(do(s, "buy", 2), "b2")).upgrades

    assert trades("b1") == 1
    assert trades("b2") == 0


@pytest.mark.rule("AC-7.3", "AC-LO.6", "AC-SI.4")
def test_a_designers_copy_is_no_second_use_of_what_a_protester_lets_be_used_twice() -> None:
    """It takes another card with the power."""
    sets = {2: SI, 4: SI, 6: LO}
    s = do(play(table("r6 r4", "", line="r2", sets=sets), "r6", "r4"), "stop")
    assert me(s).upgrades == 1
    s = do(play(table("r6 r4", "", line="b2 r2", sets=sets), "r6", "r4"), "stop")
    assert me(s).upgrades == 2
    s = play(table("r4 r6 r5", "", deck="o1 o2 o14 p1 p2", sets=sets | {5: SI}), "r4", "r6", "r5")
    s = chance(do(s, "draw"), "o1", "o2")
    assert asked(s)[1] == "line", "nor of one that is used while a line is played"


@pytest.mark.rule("AC-SI.6")
def test_negotiator_gives_two_upgrades() -> None:
    """The rulebook's first example: a 1 and an 11 become two 2s."""
    s = buying("", "", line="r6", discard="w1 r11", sets=SI)
    s = chance(do(s, "upgrade", 1, card("w1"), 1, 2), "b2")
    s = chance(do(s, "upgrade", 1, card("r11"), 1, 2), "o2")
    assert names(me(s).discard) == "r2 b2"
    assert not args(s, "upgrade")


@pytest.mark.rule("AC-SI.6")
def test_negotiator_itself_becomes_an_award() -> None:
    """The rulebook's second example: two upgrades take the 6 to the awards; it goes under its stack."""
    s = buying("", "", line="r6", sets=SI)
    s = do(s, "upgrade", 0, 0, 6, 8)
    assert me(s).awards == 1
    assert s.awards == 23
    assert names(s.stacks[4].under) == "r6"
    assert line(s) == ""


@pytest.mark.rule("AC-SI.6")
def test_a_five_climbs_to_an_award_for_three_upgrades() -> None:
    """The rulebook's question: a 6 to an award, or a 5, and so on, but one award a turn."""
    s = buying("", "", line="r6 b6", discard="o5 p6", sets=SI)
    s = do(s, "upgrade", 1, card("o5"), 5, 8)
    assert (me(s).awards, me(s).upgrades) == (1, 1)
    assert names(s.stacks[3].under) == "o5"
    assert not [u for u in upgrades(s) if u[2] == 8]


@pytest.mark.rule("AC-SI.6", "AC-7.3")
def test_one_award_a_turn_by_upgrades_and_two_with_a_protester() -> None:
    s = buying("", "", line="r6 b6", discard="r7 b7", sets=SI)
    assert me(s).upgrades == 4
    s = do(s, "upgrade", 1, card("r7"), 7, 8)
    assert not [u for u in upgrades(s) if u[2] == 8]
    s = table("o4", "", line="o6 b6 o1", discard="r7 b7", sets=SI)
    s = do(play(s, "o4"), "stop")
    s = do(s, "upgrade", 1, card("r7"), 7, 8)
    s = do(s, "upgrade", 1, card("b7"), 7, 8)
    assert me(s).awards == 2
    assert names(s.stacks[5].under) == "r7 b7"


@pytest.mark.rule("AC-SI.7")
def test_fast_talker_takes_one_award_and_tucks_two_more() -> None:
    """The rulebook's example: two 7s are one award and five tucks."""
    s = buying("", "", line="r7 b7", sets=SI)
    s = use(s, "fast-talker.award")
    assert me(s).awards == 1
    assert powers(s) == []
    gallery(s, "r2", "b2")
    for _ in range(5):
        s = do(s, "tuck", 2)
    assert not args(s, "tuck")
    assert number_of(s, 0) == [7]
