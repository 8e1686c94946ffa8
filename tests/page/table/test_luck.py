"""A bot's luck: it is the same for the same question, and depends on nothing hidden from its seat."""

from random import Random
from typing import Any

import pytest

from vernissage.bots.luck import luck
from vernissage.games import GAMES
from vernissage.table.game import CHANCE, Seat
from vernissage.table.match import Match

SECRETIVE = ("null", "art-society", "avant-carde")
"""The games with sealed answers."""


def now(match: Match[Any], seat: Seat) -> int:
    return luck(match, seat, len(match.turns))


def whole_game(key: str, seats: int, seed: int, rng: Random) -> Match[Any]:
    match: Match[Any] = Match(GAMES[key], seats, {}, seed)
    while (d := match.decision) is not None:
        match.answer(rng.choice(list(match.game.options(match.state, d))))
    return match


def twins(key: str, seed: int) -> list[tuple[Match[Any], Match[Any], Seat]]:
    """Pairs of matches in which a seat sees and has answered the same, while others have answered in secret."""
    rng = Random(seed)
    played = whole_game(key, 3, seed, rng)
    game, out = played.game, []
    asked = [i for i, turn in enumerate(played.turns) if turn.decision.seat != CHANCE]
    for ply in asked[:60]:
        seat = played.turns[ply].decision.seat
        answers = [played.turns[i].action for i in asked if i < ply]
        before = next((n for n in range(ply) if played.turns[ply - 1 - n].decision.seat in (seat, CHANCE)), ply)
        if not before:
            continue
        here = Match.replay(game, 3, {}, seed, answers)
        there = Match.replay(game, 3, {}, seed, answers[: len(answers) - before])
        while (d := there.decision) is not None and d.seat != seat:
            there.answer(rng.choice(list(game.options(there.state, d))))
        if there.decision is not None and there.view(seat) == here.view(seat):
            out.append((here, there, seat))
    return out


@pytest.mark.slow
@pytest.mark.parametrize("key", SECRETIVE)
def test_what_others_do_in_secret_does_not_change_it(key: str) -> None:
    pairs = [pair for seed in range(6) for pair in twins(key, seed)]
    for here, there, seat in pairs:
        assert now(here, seat) == now(there, seat)
    assert any(here.answers != there.answers for here, there, _ in pairs)
    if key == "avant-carde":  # a line is an answer for each of its cards: how many they are is a secret, too
        assert any(len(here.turns) != len(there.turns) for here, there, _ in pairs)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_it_is_the_same_each_time_and_another_for_each_question(key: str) -> None:
    match = whole_game(key, 2, 5, Random(5))
    again = Match.replay(match.game, 2, {}, 5, match.answers)
    asked = [(turn.decision.seat, ply) for ply, turn in enumerate(match.turns) if turn.decision.seat != CHANCE]
    drawn = [luck(match, seat, ply) for seat, ply in asked]
    assert drawn == [luck(again, seat, ply) for seat, ply in asked]
    assert len(set(drawn)) == len(drawn)
    assert all(0 <= n < 1 << 64 for n in drawn)


def test_no_arithmetic_leads_from_one_luck_to_another() -> None:
    """When it was the deal's number stirred, two deals differed by the same bits for every seat."""
    one, other = (Match(GAMES["null"], 3, {}, seed) for seed in (1, 2))
    assert len({luck(one, seat, 0) ^ luck(other, seat, 0) for seat in range(3)}) == 3
