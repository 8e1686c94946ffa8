"""The laws that every game of the house keeps; Hypothesis draws seats, options, seed and moves."""

import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.journeys import Journey, ignore, journeys, legs, mutables, wander
from vernissage.games import GAMES
from vernissage.table.chance import SEED_BITS, Rng
from vernissage.table.game import CHANCE, Game, IllegalAction, Revealed, apply, packed
from vernissage.table.match import Match

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_game_slowly = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow if key == "avant-carde" else ()) for key, game in GAMES.items()],
    ids=list(GAMES),
)  # fmt: skip
"""For laws that take a second for the largest game: that one is slow, the others are quick."""
slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
some = settings(max_examples=settings.default.max_examples * 2 // 5, deadline=None, suppress_health_check=slow)
few = settings(some, max_examples=settings.default.max_examples // 8)


def law(often: settings, games: pytest.MarkDecorator = every_game) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test that each of the games has to pass, with so many examples."""
    return lambda test: games(often(given(data=st.data())(test)))


class NoAnswer(NamedTuple):
    """An answer that no game has."""

    verb: str = "no such verb"
    more: int = 0


def journey(data: st.DataObject, game: Game[Any]) -> Journey:
    return data.draw(journeys(game), label="journey")


@every_game
def test_a_game_has_a_number_of_its_own(game: Game[Any]) -> None:
    taken = {one.number: one.key for one in GAMES.values() if one is not game}
    assert game.number not in taken, f"{game.number} is the number of {taken[game.number]}; games/README.md has those taken"
    assert game.number in range(15)


@pytest.mark.slow
@law(some)
def test_options_are_there_unique_and_the_same_when_asked_again(game: Game[Any], data: st.DataObject) -> None:
    for leg in legs(journey(data, game)):
        assert leg.options, f"{leg.decision} has no answer"
        assert len(set(leg.options)) == len(leg.options)
        assert list(game.options(leg.before, leg.decision)) == leg.options
        assert list(game.options(game.copy(leg.before), leg.decision)) == leg.options
        for a in leg.options:
            verb, numbers = packed(a)
            assert type(verb) is str
            assert all(type(n) is int for n in numbers)


@pytest.mark.slow
def test_games_are_the_same_under_every_hash_seed() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-m", "tests.contract.journeys"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join((str(ROOT / "pyapp"), str(ROOT)))},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    (lines,) = said
    assert [line.split()[0] for line in lines.splitlines()] == list(GAMES)


@pytest.mark.slow
@law(some)
def test_apply_leaves_its_input_untouched(game: Game[Any], data: st.DataObject) -> None:
    for leg in legs(journey(data, game)):
        kept = deepcopy(leg.before)
        after = apply(game, leg.before, leg.action)
        assert leg.before == kept
        assert after == leg.after


@pytest.mark.slow
@law(some)
def test_apply_refuses_what_is_not_an_option(game: Game[Any], data: st.DataObject) -> None:
    for leg in legs(journey(data, game)):
        kept = deepcopy(leg.before)
        verb, numbers = packed(leg.action)
        elsewhere = (*(n - 99 for n in numbers), "no such verb" if not numbers else verb)
        for wrong in (NoAnswer(), NoAnswer(verb), elsewhere):
            with pytest.raises(IllegalAction):
                apply(game, leg.before, wrong)
        assert leg.before == kept


@pytest.mark.slow
@law(some)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(game: Game[Any], data: st.DataObject) -> None:
    for leg in legs(journey(data, game)):
        copy = game.copy(leg.before)
        assert copy == leg.before
        assert copy is not leg.before
        assert not mutables(copy) & mutables(leg.before)
        for seat in (*range(len(game.scores(copy))), None):
            assert not mutables(game.view(leg.before, seat)) & mutables(leg.before)


@pytest.mark.slow
@law(some)
def test_what_happens_to_a_copy_never_shows_in_the_original(game: Game[Any], data: st.DataObject) -> None:
    for leg in legs(journey(data, game)):
        original = game.copy(leg.before)
        copy = game.copy(original)
        game.advance(copy, leg.action, ignore)
        assert original == leg.before
        copy = game.copy(original)
        game.advance(original, leg.action, ignore)
        assert copy == leg.before
        assert original == leg.after


@pytest.mark.slow
@law(few, every_game_slowly)
def test_every_piece_is_counted_once(game: Game[Any], data: st.DataObject) -> None:
    j = journey(data, game)
    start = game.pieces(game.new(j.seats, j.options))
    assert start
    for leg in wander(game, j.seats, j.options, j.seed):
        assert game.pieces(leg.after) == start, f"after {leg.action}"
        assert game.pieces(game.view(leg.after, 0)) == start


@pytest.mark.slow
@law(few)
def test_games_end_in_time_with_scores_and_winners(game: Game[Any], data: st.DataObject) -> None:
    j = journey(data, game)
    last = None
    for n, leg in enumerate(wander(game, j.seats, j.options, j.seed), 1):
        assert n <= game.longest
        assert len(game.scores(leg.after)) == j.seats
        last = leg.after
    assert game.decision(last) is None
    with pytest.raises(IllegalAction):
        apply(game, last, NoAnswer())
    winners = game.winners(last)
    assert set(winners) <= set(range(j.seats))
    assert len(set(winners)) == len(winners)


@law(few, every_game_slowly)
def test_odds_are_positive_and_parallel_to_the_options(game: Game[Any], data: st.DataObject) -> None:
    j = journey(data, game)
    for leg in wander(game, j.seats, j.options, j.seed):
        if leg.decision.seat == CHANCE:
            odds = list(game.odds(leg.before, leg.decision))
            assert len(odds) == len(leg.options)
            assert all(type(w) is int and w > 0 for w in odds)


def played(data: st.DataObject, game: Game[Any]) -> Match[Any]:
    """A match some answers into the game."""
    seats = data.draw(st.sampled_from(list(game.seats)), label="seats")
    match = Match(game, seats, {}, data.draw(st.integers(0, (1 << SEED_BITS) - 1), label="seed"))
    rng = Rng(match.seed)
    for _ in range(data.draw(st.integers(1, 120), label="answers")):
        d = match.decision
        if d is None:
            break
        match.answer(rng.pick(game.options(match.state, d)))
    return match


@pytest.mark.slow
@law(some)
def test_undo_undoes_and_redo_redoes(game: Game[Any], data: st.DataObject) -> None:
    match = played(data, game)
    kept = [(deepcopy(t.before), t.decision, t.action, t.events) for t in match.turns], deepcopy(match.state), match.answers
    back = data.draw(st.integers(1, len(kept[2])), label="back")
    for n in range(1, back + 1):
        assert match.undo(freely=True) == kept[2][-n]
        assert match.answers == kept[2][:-n]
        assert match.state == kept[0][len(match.turns)][0]
        assert match.decision == kept[0][len(match.turns)][1]
    for _ in range(back):
        match.redo()
    assert match.answers == kept[2]
    assert match.state == kept[1]
    assert [tuple(t) for t in match.turns] == kept[0], "a redo rolled anew"
    with pytest.raises(IllegalAction):
        match.redo()


@pytest.mark.slow
@law(some)
def test_undo_stops_where_something_was_learnt(game: Game[Any], data: st.DataObject) -> None:
    """Without `freely`, what is taken back taught nobody anything: no draw, no reveal, no other seat's answer."""
    match = played(data, game)
    while match.border() is None:
        seat = match.turns[-1].decision.seat
        assert seat != CHANCE
        assert not any(isinstance(e, Revealed) for e in match.turns[-1].events)
        assert match.border(seat) is None
        assert all(match.border(other) == "other" for other in range(match.seats) if other != seat)
        before = len(match.turns)
        match.undo()
        assert len(match.turns) == before - 1
        assert match.decision is not None
        assert match.decision.seat == seat
    kept = match.answers
    with pytest.raises(IllegalAction):
        match.undo()
    assert match.answers == kept


@pytest.mark.slow
@law(some)
def test_a_replay_gives_the_same_match(game: Game[Any], data: st.DataObject) -> None:
    match = played(data, game)
    again = Match.replay(game, match.seats, match.options, match.seed, match.answers)
    assert again.state == match.state
    assert again.turns == match.turns


@pytest.mark.slow
@law(some)
def test_chance_depends_on_seed_and_ply_alone(game: Game[Any], data: st.DataObject) -> None:
    """Whatever was answered, taken back and answered again in between: the same answers meet the same draws."""
    match = played(data, game)
    answers, turns = match.answers, list(match.turns)
    rng = Rng(match.seed + 1)
    at = data.draw(st.integers(0, len(answers) - 1), label="at")
    while len(match.answers) > at:
        match.undo(freely=True)
    for _ in range(5):  # another way is tried...
        if match.decision is not None:
            match.answer(rng.pick(game.options(match.state, match.decision)))
    while len(match.answers) > at:
        match.undo(freely=True)
    for a in answers[at:]:  # ...and given up
        match.answer(a)
    assert match.turns == turns


def test_some_game_has_sealed_answers_and_some_has_chance() -> None:
    """So that the laws about them have something to look at."""
    whole = [leg for game in GAMES.values() for leg in wander(game, game.seats[-1], dict(game.defaults), 1)]
    asked = {(leg.decision.sealed, leg.decision.seat == CHANCE) for leg in whole}
    assert {(True, False), (False, True), (False, False)} <= asked


@every_game
def test_wrong_seats_and_options_are_refused(game: Game[Any]) -> None:
    for seats in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match="seats"):
            game.new(seats, game.defaults)
    with pytest.raises(ValueError, match="no_such_option"):
        game.new(game.seats.start, {**game.defaults, "no_such_option": 1})
    for seed in (-1, 1 << SEED_BITS):
        with pytest.raises(ValueError, match="seed"):
            Match(game, game.seats.start, {}, seed)
