"""Matches: how far undo goes and why, redo, refusals; with the null game in place of all others."""

import pytest

from vernissage.games import GAMES
from vernissage.games.null.rules import AskClaim, Claim, Draw, Null
from vernissage.table.game import IllegalAction, Revealed, Step, pending
from vernissage.table.match import Match


def test_the_registry_knows_every_game_by_its_key() -> None:
    assert all(game.key == key for key, game in GAMES.items())
    assert {"art-society", "null"} <= set(GAMES)


def test_chance_answers_by_itself() -> None:
    match = Match(Null(), 2, {}, 1)
    assert [t.action.verb for t in match.turns] == ["draw"]
    assert match.decision == AskClaim(0)
    assert match.answers == []


def test_nothing_to_undo_at_the_start() -> None:
    match = Match(Null(), 1, {}, 1)
    assert match.border() == "start"
    for freely in (False, True):
        with pytest.raises(IllegalAction, match="start"):
            match.undo(freely=freely)


def test_an_undo_stops_at_another_seats_answer_a_reveal_and_a_draw() -> None:
    match = Match(Null(), 2, {}, 1)
    match.answer(Claim(1))
    assert match.border(0) is None, "the next is asked, but has not answered"
    assert match.border(1) == "other"
    events = match.answer(Claim(2))
    assert match.border(0) == "other"
    assert any(isinstance(e, Revealed) for e in events)
    assert match.border() == "draw", "the next prize was drawn"
    with pytest.raises(IllegalAction, match="draw"):
        match.undo()
    while match.decision is not None:
        match.answer(Claim(3))
    assert match.border() == "reveal", "nothing was drawn after the last claims"
    with pytest.raises(IllegalAction, match="over"):
        match.answer(Claim(1))


def test_the_last_answer_of_a_game_can_be_taken_back_if_nothing_was_learnt() -> None:
    game = GAMES["canvas"]
    match = Match(game, 2, {}, 3)
    while (d := match.decision) is not None:
        match.answer(game.options(match.state, d)[0])
    last = match.turns[-1]
    assert last.decision.seat >= 0, "the game ends by a seat's answer"
    assert match.border(last.decision.seat) is None
    assert match.border(1 - last.decision.seat) == "other"
    assert match.undo() == last.action
    assert match.decision == last.decision
    match.redo()
    assert match.decision is None


def test_an_undo_within_ones_own_turn() -> None:
    game = GAMES["art-society"]
    match = Match(game, 2, {}, 4)
    while match.decision.kind != "choose":
        match.answer(game.options(match.state, match.decision)[0])
    given = []
    for n in (3, 7):
        given.append(game.options(match.state, match.decision)[n])
        match.answer(given[-1])
    assert match.undo() == given[1]
    assert match.undo() == given[0]
    assert match.redo()
    assert match.undone == [given[1]]
    match.answer(given[1])  # the very answer that was undone: the rest can still be redone
    assert not match.undone
    match.undo()
    match.answer(game.options(match.state, match.decision)[1])
    assert not match.undone, "another answer forgets what was undone"
    with pytest.raises(IllegalAction, match="nothing was taken back"):
        match.redo()


def test_an_illegal_answer_changes_nothing() -> None:
    match = Match(Null(), 2, {}, 1)
    match.answer(Claim(1))
    match.undo(freely=True)
    kept = (repr(match.state), list(match.turns), list(match.undone))
    for wrong in (Claim(4), Claim(-1), Draw(1), Claim("1")):
        with pytest.raises(IllegalAction):
            match.answer(wrong)
        assert (repr(match.state), match.turns, match.undone) == kept


def test_a_replay_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(IllegalAction):
        Match.replay(Null(), 2, {}, 1, [Claim(1), Claim(9)])
    with pytest.raises(IllegalAction, match="over"):
        Match.replay(Null(), 1, {}, 1, [Claim(1)] * 6)


def test_earlier_states_and_views_can_be_looked_at() -> None:
    match = Match(Null(), 2, {}, 1)
    match.answer(Claim(1))
    assert match.at(0) == Null().new(2, {})
    assert match.at(len(match.turns)) is match.state
    assert match.view(0).claims == (1, 0)
    assert match.view(1).claims == (-1, 0)
    assert match.view(None).claims == (-1, 0)
    assert match.view(1, 1).claims == (0, 0)


def test_an_agenda_is_run_up_to_its_decision() -> None:
    assert pending(()) is None
    assert pending((Step("x"), AskClaim(0))) == AskClaim(0)
    with pytest.raises(TypeError, match="x"):
        pending((Step("x"),))
