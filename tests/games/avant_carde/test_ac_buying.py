"""Turns to buy, awards, and the end of rounds and of the game (AC-3, AC-4)."""

import pytest

from tests.games.avant_carde.builders import (
    GAME,
    PA,
    SI,
    TO,
    args,
    asked,
    buying,
    cards,
    chance,
    do,
    empty,
    end,
    gallery,
    laid,
    me,
    money,
    name,
    names,
    options,
    powers,
    table,
    top,
    use,
    verbs,
)
from vernissage.games.avant_carde.rules import box, scoring, using
from vernissage.games.avant_carde.rules.events import Money
from vernissage.games.avant_carde.rules.patrons import OWNER, PATRONS, POWERS
from vernissage.games.avant_carde.rules.state import EMPTY, Stack
from vernissage.table.game import CHANCE, Event, Step


@pytest.mark.rule("AC-3.1")
def test_a_dollar_for_each_card_of_the_line_but_the_concealed() -> None:
    assert money(buying("", "", line="r11 r1 b1 b12 b3")) == 5, "the rulebook's line of five"
    assert money(buying("", "", line="r11 r1 ~b7", sets=PA)) == 2
    assert money(buying("b12", "")) == 0


@pytest.mark.rule("AC-3.2")
def test_tops_cost_their_number_and_the_next_is_seen_at_once() -> None:
    s = buying("", "", line="r11 r1 b1 b12", tops="r2 b3 o4 p5 r6 r7")
    assert args(s, "buy") == [(2,), (3,), (4,)]
    s = do(s, "buy", 3)
    assert names(me(s).discard) == "b3"
    assert asked(s) == (CHANCE, "turn")
    s = chance(s, "o3")
    assert top(s, 3) == "o3"
    assert money(s) == 1
    assert args(s, "buy") == []


@pytest.mark.rule("AC-3.2")
def test_an_empty_stack_sells_nothing() -> None:
    s = buying("", "", line="r11 r1 b1 b12")
    empty(s, 2, 3)
    assert args(s, "buy") == [(4,)]
    gallery(s, "r2", "r2")
    s = do(do(s, "buy", 2), "buy", 2)
    assert s.stacks[0] == Stack(EMPTY, (), ())


@pytest.mark.rule("AC-3.3")
def test_a_tuck_a_turn_puts_the_top_under_the_stack() -> None:
    s = buying("", "", line="r11")
    before = s.stacks[0]
    s = do(s, "tuck", 2)
    assert asked(s) == (CHANCE, "turn")
    s = chance(s, "b2")
    assert s.stacks[0].under == cards("r2")
    assert s.stacks[0].left() == before.left()
    assert args(s, "tuck") == [], "one tuck a turn"


@pytest.mark.rule("AC-3.3")
def test_a_tucked_card_comes_back_when_all_above_it_are_gone() -> None:
    s = buying("", "", line="r11 r1 b1 b12 b2 b3 b4 b5")
    gallery(s, "r2", "b2", "o2")
    s = do(s, "tuck", 2)
    assert (top(s, 2), names(s.stacks[0].under)) == ("b2", "o2 r2")
    for seen in ("o2", "r2"):
        s = do(s, "buy", 2)
        assert top(s, 2) == seen
    assert not s.stacks[0].under


@pytest.mark.rule("AC-3.3")
def test_a_stack_of_one_cannot_be_tucked() -> None:
    s = buying("", "", line="r11")
    s.stacks = (Stack(cards("r2")[0], (), ()), *s.stacks[1:])
    assert (2,) not in args(s, "tuck")


@pytest.mark.rule("AC-3.4")
@pytest.mark.parametrize(
    ("dollars", "awards"),
    [(0, 0), (5, 0), (6, 1), (7, 1), (8, 2), (9, 2), (10, 3), (11, 4), (16, 4), (17, 5), (22, 5), (23, 6), (29, 7)],
)
def test_awards_by_money(dollars: int, awards: int) -> None:
    assert scoring.awards_for(dollars) == awards


@pytest.mark.rule("AC-3.4", "AC-3.6")
def test_awards_go_by_all_money_made_spent_or_not_and_may_be_claimed_at_any_time() -> None:
    s = buying("", "", line="r11 r1 b1 b12 b2 o2 o1 o14")
    assert money(s) == 9, "8 cards and the most 2s"
    s = chance(do(s, "buy", 7), "b7")
    assert args(s, "claim") == [(1,), (2,)]
    s = do(s, "claim", 1)
    assert me(s).awards == 1
    assert args(s, "claim") == [(1,)]
    s = do(s, "claim", 1)
    assert args(s, "claim") == []
    assert s.awards == 22
    assert verbs(s) >= {"end", "buy", "tuck"}


@pytest.mark.rule("AC-3.4", "AC-3.6")
def test_ending_the_turn_takes_what_is_due_and_it_may_be_forgone() -> None:
    s = buying("", "", line="r11 r1 b1 b12 b3 o3")
    assert me(end(s)).awards == 1
    assert me(do(s, "forgo")).awards == 0
    assert "forgo" not in verbs(do(s, "claim", 1))


@pytest.mark.rule("AC-3.4")
def test_with_the_promoter_awards_go_by_the_greatest_sum_unspent() -> None:
    """Of six dollars two are spent before a seventh comes: never more than six at once."""
    s = buying("", "", line="r5 r11 r1 b1 b12 b3", sets=SI, deck="b3")
    assert (money(s), me(s).peak) == (6, 6)
    s = chance(do(s, "buy", 2), "b2")
    s = use(s, "gambler.gamble")
    assert (money(s), me(s).made, me(s).peak) == (5, 7, 6)
    assert args(s, "claim") == [(1,)]
    s = do(s, "claim", 1)
    assert args(s, "claim") == []


@pytest.mark.rule("AC-3.5")
def test_money_left_over_is_lost_for_a_change_token() -> None:
    s = end(buying("", "", line="r11 r1"))
    assert me(s).change
    assert money(s) == 0


@pytest.mark.rule("AC-3.5")
def test_no_token_without_money_left_or_with_one_in_hand_or_after_spending_one() -> None:
    s = buying("", "", line="r11 r1")
    assert not me(end(chance(do(s, "buy", 2), "b2"))).change
    me(s).change = True
    kept = end(s)
    assert me(kept).change
    spent = do(s, "change")
    assert money(spent) == 3
    assert "change" not in verbs(spent)
    assert not me(end(spent)).change


@pytest.mark.rule("AC-3.5")
def test_a_spent_token_counts_for_awards_though_its_dollar_is_not_spent() -> None:
    """The rulebook's question: the token has to be spent, its money has not."""
    s = buying("", "", line="r11 r1 b1 b12 b3")
    me(s).change = True
    assert args(s, "claim") == []
    s = do(s, "change")
    assert args(s, "claim") == [(1,)]
    s = chance(do(s, "buy", 5), "b5")
    assert args(s, "claim") == [(1,)]


@pytest.mark.rule("AC-3.6")
def test_olivias_turn() -> None:
    """The rulebook's example: 6 cards and the most 2s are $7; a 3, a tuck and a 2 are bought, 1 award and a token taken."""
    s = buying("", "b12", line="r11 r1 b1 b12 b2 o2")
    assert money(s) == 7
    s = chance(do(s, "buy", 3), "b3")
    s = chance(do(s, "tuck", 2), "b2")
    s = chance(do(s, "buy", 2), "o2")
    assert money(s) == 2
    s = end(do(s, "claim", 1))
    assert me(s).awards == 1
    assert me(s).change
    assert names(me(s).discard) == "b2 r3"


@pytest.mark.rule("AC-3.6", "AC-7.5")
def test_the_turn_with_the_changed_four_and_two_snobs() -> None:
    """The rulebook's example: six cards, a 4 counting as a 1 among them; the two 3s trash two cards."""
    s = buying("p13", "r2 b2", line="r11 r4=1 p1 p3 o3 o14", discard="b12")
    assert money(s) == 6
    s = do(use(s, "snob.trash"), "trash", 1, cards("b12")[0])
    s = do(use(s, "snob.trash"), "trash", 1, cards("p13")[0])
    assert names(s.trash) == "b12 p13"
    assert money(s) == 6
    assert powers(s) == []


@pytest.mark.rule("AC-3.7")
def test_a_gem_gives_a_dollar_in_the_round() -> None:
    s = table("", "", line="r11 r1")
    me(s).gem = True
    s.gems = 0
    assert money(do(s, "stop")) == 3


@pytest.mark.rule("AC-3.6")
def test_turns_go_from_the_first_player_on() -> None:
    s = table("", "r2", "b2", first=2)
    s = do(s, "stop")
    seats = []
    while s.part == 2 and options(s) and asked(s)[1] == "buy":
        seats.append(asked(s)[0])
        s = end(s)
    assert seats == [2, 0, 1]


@pytest.mark.rule("AC-4.1")
def test_the_token_passes_left_and_each_draws_seven() -> None:
    s = table("", "", line="r11 r1 b1 b12", deck="p13 o14 r2 r3")
    s = end(end(do(s, "stop")))
    assert s.first == 1
    assert s.round == 2
    assert me(s).line == ()
    while GAME.decision(s).seat == CHANCE:
        s = do(s, "draw", options(s)[0].card)
    assert len(me(s).hand) == 7


def ended(awards: tuple[int, ...], gems: int, holders: tuple[int, ...] = ()) -> list[int]:
    """Who holds gems after a round that ends with these awards."""
    s = table("", *[""] * (len(awards) - 1))
    s.gems = gems - len(holders)
    for seat, n in enumerate(awards):
        s.players[seat].awards = n
        s.players[seat].gem = seat in holders
    s = do(s, "stop")
    for _ in awards:
        s = end(s)
    assert s.gems + sum(p.gem for p in s.players) == gems
    return [seat for seat, p in enumerate(s.players) if p.gem]


@pytest.mark.rule("AC-4.2")
@pytest.mark.parametrize(
    ("awards", "gems", "get"),
    [
        ((3, 1), 1, [1]),
        ((0, 0), 1, []),
        ((2, 1, 1), 1, []),
        ((0, 1, 2, 3), 2, [0, 1]),
        ((0, 1, 1, 3), 2, [0]),
        ((1, 1, 2, 3), 2, [0, 1]),
        ((1, 1, 1, 3), 2, []),
        ((0, 0, 0, 0, 0), 2, []),
        ((4, 0, 3, 3, 1), 2, [1, 4]),
    ],
)
def test_gems_go_to_the_fewest_awards(awards: tuple[int, ...], gems: int, get: list[int]) -> None:
    assert ended(awards, gems) == get


@pytest.mark.rule("AC-4.2")
def test_gems_go_back_before_they_are_given_anew() -> None:
    assert ended((3, 1), 1, (0,)) == [1]
    assert ended((3, 3), 1, (0,)) == []
    assert ended((0, 1, 2, 3), 2, (2, 3)) == [0, 1]


@pytest.mark.rule("AC-4.3")
def test_the_last_award_ends_the_game_with_its_round_and_extras_follow() -> None:
    s = buying("", "r11 r1 b1 b12 b3 o3 o14 o2", line="r11 r1 b1 b12 b3 o3 o14 o1 p1 p13 p3")
    s.awards, s.extras = 2, 1
    assert money(s) == 11
    s = end(s)
    assert me(s).awards == 4
    assert (s.awards, s.extras, s.outside) == (0, 0, 1)
    assert not s.over, "everybody has a turn"
    s = end(s)
    assert s.players[1].awards == 2
    assert s.outside == 3
    assert s.over
    assert GAME.decision(s) is None
    assert GAME.winners(s) == (0,)


@pytest.mark.rule("AC-4.3")
def test_a_game_of_several_ends_with_round_fifty_at_the_latest() -> None:
    s = end(end(buying("", "", round_no=box.LAST_ROUND - 1)))
    assert not s.over
    s = end(end(buying("", "", round_no=box.LAST_ROUND)))
    assert s.over
    assert s.round == 50


@pytest.mark.rule("AC-4.4")
def test_most_awards_win_then_the_money_of_the_last_round_then_it_is_shared() -> None:
    s = table("", "", "")
    for p, (awards, made) in zip(s.players, [(5, 3), (7, 2), (7, 4)], strict=True):
        p.awards, p.made = awards, made
    assert GAME.winners(s) == (2,)
    s.players[1].made = 4
    assert GAME.winners(s) == (1, 2)
    assert GAME.scores(s) == (5, 7, 7)


@pytest.mark.rule("AC-4.4")
def test_the_money_of_the_round_is_all_received_tokens_included() -> None:
    s = buying("", "", line="r11 r1 b1")
    me(s).change = True
    s = do(chance(do(s, "buy", 2), "b2"), "change")
    assert me(s).made == 4


@pytest.mark.rule("AC-7.2")
def test_the_most_twos_are_those_in_front_of_the_players_now() -> None:
    assert money(buying("", "b2", line="r2 r11")) == 3, "a tie counts"
    assert money(buying("", "b2 r2", line="r2 r11")) == 2
    s = buying("", "b2 p2", line="r11", sets={2: TO, 3: 0}, first=1)
    assert powers(s) == ["curator.trash", "curator.trash"]
    s = do(use(s, "curator.trash"), "trash", 0, 0)
    assert scoring.twos(s, 1) == 1, "a 2 that was trashed lies there no more"
    assert scoring.twos(buying("", "~b2", line="r4=2", sets=PA), 0) == 1
    assert scoring.twos(buying("", "~b2", line="r4=2", sets=PA), 1) == 0


@pytest.mark.rule("AC-7.2")
def test_twos_count_on_the_turn_of_each_and_may_differ() -> None:
    s = buying("", "b2 o2", line="r2 r3 r11")
    s = do(use(s, "snob.trash"), "trash", 0, 0)
    assert scoring.most_twos(s, 1)
    s = end(s)
    assert money(s, 1) == 3
    s = buying("", "b2", line="r2 o2 r3 b3")
    assert money(s) == 5, "the most on the first one's turn ..."
    s = do(use(s, "snob.trash", 2), "trash", 0, 0)
    s = end(do(use(s, "snob.trash", 3), "trash", 0, 1))
    assert money(s, 1) == 2, "... and the other's on the second one's"
    assert not scoring.most_twos(s, 0)


@pytest.mark.rule("AC-7.3")
def test_once_a_turn_holds_for_all_copies() -> None:
    assert money(buying("", "", line="r2 b2 o2")) == 4
    s = buying("", "", line="r2 b2", discard="p13 o14", sets=TO)
    s = do(use(s, "curator.trash"), "trash", 1, cards("p13")[0])
    assert powers(s) == []


@pytest.mark.rule("AC-7.3")
def test_the_protester_lets_two_copies_use_it() -> None:
    s = table("b4", "", line="r2 b2", sets={4: SI})
    s = do(do(s, "play", cards("b4")[0]), "stop")
    assert money(s) == 3 + 2
    s = table("b4", "", line="b2", sets={4: SI})
    s = do(do(s, "play", cards("b4")[0]), "stop")
    assert money(s) == 2 + 1, "each card gives its power once"


@pytest.mark.rule("AC-7.5")
def test_trashing_a_played_card_keeps_its_money_and_loses_its_power() -> None:
    s = buying("", "", line="r3 r11 b3", discard="p13")
    assert powers(s) == ["snob.trash", "snob.trash"]
    s = do(use(s, "snob.trash", 0), "trash", 0, 2)
    assert money(s) == 3
    assert powers(s) == []
    assert me(s).tucks == 3, "what it had brought stays"


@pytest.mark.rule("AC-7.5")
def test_a_card_left_in_hand_can_be_trashed() -> None:
    s = buying("p13", "", line="r3")
    s = use(s, "snob.trash")
    assert (1, cards("p13")[0]) in args(s, "trash")
    s = do(s, "trash", 1, cards("p13")[0])
    assert names(s.trash) == "p13"


@pytest.mark.rule("AC-7.1")
def test_a_changed_card_counts_as_changed_for_all_but_its_own_power() -> None:
    s = buying("", "b2", line="r4=2 r2")
    assert money(s) == 3, "two 2s against one"
    s = buying("", "", line="r4=6 r6", sets={6: TO})
    s = do(use(s, "investor.invest"), "trash", 0, 0)
    assert money(s) == 4, "a 6 for an Investor"
    assert name(s.trash[0]) == "r4"


@pytest.mark.rule("AC-7.4")
def test_powers_that_cannot_be_copied() -> None:
    fixed = {f"{PATRONS[OWNER[k]].key}.{p.key}" for k, p in enumerate(POWERS) if not p.copied}
    assert fixed == {"trendoid.copy", "impersonator.copy", "completionist.conceal", "designer.design", "promoter.copy"}
    s = table("b6", "", line="b7", sets={7: PA})
    s = do(s, "play", cards("b6")[0])
    s = do(s, "copy", 0)
    assert asked(s) == (0, "line"), "a Trendoid gets nothing from a Completionist"


@pytest.mark.rule("AC-3.6")
def test_all_powers_are_optional() -> None:
    s = buying("", "", line="r3", discard="p13")
    assert verbs(s) >= {"use", "end"}
    s = end(s)
    assert s.trash == ()


@pytest.mark.rule("AC-3.1")
def test_money_is_told_with_what_brought_it() -> None:
    """By source: the line, a gem, a change token, or the place of the card whose power it was."""
    s = table("r5", "", line="r2 r6 r11")
    me(s).gem, s.gems, me(s).change = True, 0, True
    told: list[Event] = []
    s = do(do(do(s, "play", cards("r5")[0]), "bank"), "stop", told=told)
    do(s, "change", told=told)
    parts = [(e.dollars, e.total, e.source) for e in told if isinstance(e, Money)]
    assert parts == [(4, 5, -1), (1, 5, 3), (1, 6, -2), (1, 7, 0), (1, 8, 1), (1, 9, -3)]
    assert sum(n for n, _, _ in parts) == 9


@pytest.mark.rule("AC-7.3")
def test_a_power_that_cannot_be_copied_is_used_once_even_by_a_designer() -> None:
    for pid, power in enumerate(POWERS):
        if power.copied or power.once:
            continue
        p = table("r4").players[0]
        p.lasting = (Step("design", ()),)
        x = laid(table("r4"), "r4")._replace(powers=(pid,))
        assert using.available(p, x, pid), power.key
        assert not using.available(p, x._replace(used=(pid,)), pid), power.key
