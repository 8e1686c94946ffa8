"""What everybody is told of things that happen seldom: number by number."""

import pytest

from tests.games.avant_carde.builders import card, table
from vernissage.games.avant_carde.rules import events, flow
from vernissage.games.avant_carde.rules.state import BUY, PLAY
from vernissage.table.game import Event


@pytest.mark.rule("AC-5.1")
def test_a_card_concealed_on_the_turn_to_buy_is_told_by_its_place() -> None:
    told: list[Event] = []
    s = table("r4", "b3 b4", line="r2 r3")
    flow.conceal(s, 0, card("b5"), told.append)
    assert told == [events.Concealed(0, 2, card("b5"), to=0)], "while lines are laid, only who conceals it knows"
    s.part = BUY
    told.clear()
    flow.conceal(s, 1, card("b6"), told.append)
    assert told == [events.Concealed(1, 2, card("b6"), to=1), events.ConcealedUnseen(1, 2)]


@pytest.mark.rule("AC-LO.5")
def test_a_card_turned_down_is_told_with_its_place() -> None:
    told: list[Event] = []
    flow.turn_down(table("r4", "b3 b4", line="r2"), 1, 0, told.append)
    assert told == [events.TurnedDown(1, 0, card("b3"))]


@pytest.mark.rule("AC-4.3")
def test_who_takes_the_last_award_of_the_stack_is_told() -> None:
    told: list[Event] = []
    s = table("r4", "b3")
    s.awards, s.extras = 3, 3
    flow.take_awards(s, 1, 2, told.append)
    assert told == [events.Awards(1, 2)]
    flow.take_awards(s, 1, 2, told.append)
    assert told == [events.Awards(1, 2), events.Awards(1, 2), events.LastAward(1)]
    flow.take_awards(s, 0, 1, told.append)
    assert [e.kind for e in told].count("last_award") == 1, "the extras have no last one"


@pytest.mark.rule("AC-2.6")
@pytest.mark.parametrize(("part", "to"), [(PLAY, 1), (BUY, None)])
def test_while_lines_are_laid_only_who_shuffles_knows(part: int, to: int | None) -> None:
    told: list[Event] = []
    s = table("r4", "b3")
    s.part, s.players[1].deck, s.players[1].discard = part, (), (card("b5"),)
    flow.run_draw(s, (1, 1, flow.KEEP, -1), told.append)
    assert told == [events.Shuffled(1, to=to), events.Drew(1, card("b5"), to=to)]
