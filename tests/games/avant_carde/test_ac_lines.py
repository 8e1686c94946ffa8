"""Lines, played in secret (AC-2)."""

import pytest

from tests.games.avant_carde.builders import (
    GAME,
    NY,
    asked,
    can_play,
    cards,
    chance,
    do,
    line,
    me,
    name,
    names,
    options,
    play,
    table,
    verbs,
)
from vernissage.games.avant_carde.rules import events
from vernissage.games.avant_carde.rules.decisions import AskLine, AskPlay
from vernissage.games.avant_carde.rules.state import BUY
from vernissage.table.chance import Rng
from vernissage.table.game import BACK, CHANCE, Event, Revealed, Step, hearer
from vernissage.table.match import Match


@pytest.mark.rule("AC-2.1")
def test_any_first_card_then_colour_or_number() -> None:
    s = table("r11 b12 r2 b2 o3 w1", "")
    assert can_play(s) == "w1 r2 b2 o3 r11 b12"
    s = play(s, "r11")
    assert can_play(s) == "r2"
    s = play(s, "r2")
    assert can_play(s) == "b2"
    s = play(s, "b2")
    assert can_play(s) == "b12"
    assert line(s) == "r11 r2 b2"


@pytest.mark.rule("AC-2.2")
def test_white_and_gray_match_nothing_by_colour_not_even_themselves() -> None:
    assert can_play(play(table("w1 g2 r2 r1", ""), "w1")) == "r1"
    assert can_play(play(table("w1 g2 r2 r1", ""), "g2")) == "r2"
    assert can_play(play(table("g2 g2 w1", ""), "g2")) == "g2", "two gray 2s match by their number only"
    assert can_play(play(table("w1 w1 g2", ""), "w1")) == "w1"


@pytest.mark.rule("AC-2.3")
def test_nobody_sees_the_line_draws_or_hand_of_another_before_all_are_done() -> None:
    match = Match(GAME, 3, {}, 11)
    rng = Rng(3)
    start = {seat: GAME.view(match.state, seat) for seat in range(3)}
    first = match.state.first
    while match.decision.seat == first:
        for other in {0, 1, 2} - {first}:
            seen = GAME.view(match.state, other)
            assert seen.players == start[other].players
            assert seen.agenda[:-1] == start[other].agenda[:-1]
            assert match.decision == AskPlay(first)
        match.answer(rng.pick(options(match.state)))
    for other in {0, 1, 2} - {first}:
        seen = GAME.view(match.state, other).players[first]
        assert (seen.line, seen.lasting, seen.hand) == ((), (), (BACK,) * 7)
        assert seen.deck == match.state.players[first].pool


@pytest.mark.rule("AC-2.3")
def test_what_is_told_during_play_is_told_to_its_player_only_and_all_at_the_reveal() -> None:
    s = table("r7 r2", "b2 b3", deck="r3 b4 p5")
    told: list[Event] = []
    s = do(s, "play", cards("r7")[0], told=told)
    s = do(s, "draw", told=told)
    assert asked(s) == (CHANCE, "draw")
    s = do(s, "draw", cards("p5")[0], told=told)
    assert told
    assert {hearer(e) for e in told} == {0}
    told = []
    s = do(s, "stop", told=told)
    assert Revealed() in told
    assert events.LineShown(0, cards("r7")) in told
    assert events.LeftInHand(0, cards("r2 p5")) in told
    assert events.LineShown(1, cards("b2 b3")) in told
    assert s.part == BUY


@pytest.mark.rule("AC-2.3")
def test_a_draw_of_another_is_imagined_with_a_card_to_draw_even_from_the_smallest_deck() -> None:
    s = do(play(table("r7", "", deck="r3 b4 p5"), "r7"), "draw")
    assert asked(s) == (CHANCE, "draw")
    for n in range(20):
        full = GAME.imagine(GAME.view(s, 1), 1, Rng(n))
        assert GAME.pieces(full) == GAME.pieces(s)
        assert GAME.view(full, 1) == GAME.view(s, 1)
        assert GAME.options(full, GAME.decision(full))


@pytest.mark.rule("AC-2.4")
def test_a_power_acts_as_its_card_is_played_and_what_it_draws_may_be_played() -> None:
    s = play(table("r7", "", deck="b7"), "r7")
    assert asked(s) == (0, "draw_more")
    s = do(s, "draw")
    assert can_play(s) == "b7"
    assert line(play(s, "b7")) == "r7 b7"


@pytest.mark.rule("AC-2.5", "AC-4.1")
def test_a_player_may_stop_at_any_time_and_discards_the_rest() -> None:
    s = table("r2 r3 r11", "", discard="b12")
    assert "stop" in verbs(s)
    s = play(s, "r2")
    s = do(s, "stop")
    assert me(s).hand == ()
    assert names(me(s).discard) == "r3 r11 b12"
    s = do(s, "end")
    s = do(s, "end")
    assert names(sorted([*me(s).hand, *me(s).deck])) == "r2 r3 r11 b12", "the line goes to the discard pile as well"


@pytest.mark.rule("AC-2.6")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    s = do(play(table("r7", "", discard="b3 b4"), "r7"), "draw")
    assert asked(s) == (CHANCE, "draw")
    s = chance(s, "b4")
    assert (names(me(s).hand), names(me(s).deck), me(s).discard) == ("b4", "b3", ())


@pytest.mark.rule("AC-2.6")
def test_a_deck_that_has_run_out_waits_for_the_next_draw() -> None:
    """The rulebook's question: nothing is shuffled before a card is needed."""
    s = do(play(table("r7 b7", "", deck="b1", discard="b3"), "r7"), "draw")
    assert (names(me(s).hand), me(s).deck, names(me(s).discard)) == ("b1 b7", (), "b3")
    s = do(play(s, "b7"), "draw")
    assert (names(me(s).hand), me(s).discard) == ("b1 b3", ())


@pytest.mark.rule("AC-2.6")
def test_with_both_empty_nothing_is_drawn() -> None:
    s = play(table("r7 r2", "", sets=NY), "r7")
    assert asked(s) == (0, "line"), "there is nothing to draw, so nothing is asked"
    assert name(me(s).hand[0]) == "r2"


@pytest.mark.rule("AC-4.5")
def test_the_end_of_round_one_draws_three_then_shuffles() -> None:
    """The rulebook's shuffling example: 3 cards are left in the deck, the discard pile gives the other 4."""
    s = do(table("", "", deck="r11 b12 p13", discard="r1 b1 w1 r2 b2 g2 o3"), "stop")
    s = do(do(s, "end"), "end")
    first = s.first
    assert first == 1
    while asked(s) == (CHANCE, "draw"):
        s = do(s, "draw", options(s)[0].card)
    assert len(me(s).hand) == 7
    assert set(cards("r11 b12 p13")) <= set(me(s).hand)
    assert len(me(s).deck) == 3
    assert me(s).discard == ()


@pytest.mark.rule("AC-2.3")
def test_what_others_know_of_a_hand_is_what_hand_and_deck_are_together() -> None:
    s = table("r2 r3", "b2 b3", deck="r4 b12", discard="p13")
    s.agenda = (Step("reveal"), Step("end_line", (0,)), AskLine(0))
    seen = GAME.view(play(s, "r3"), 1).players[0]
    assert names(seen.deck) == "r2 r3 r4 b12"
    assert names(seen.discard) == "p13"
    assert len(seen.hand) == 4  # no more cards than there are
    full = GAME.imagine(GAME.view(s, 1), 1, Rng(1))
    assert sorted([*full.players[0].hand, *full.players[0].deck]) == list(cards("r2 r3 r4 b12"))
