"""Whole games: nothing hidden gets out, no card gets lost, and games of every set end."""

import pytest

from tests.games.avant_carde.builders import GAME
from vernissage.games.avant_carde.rules.decisions import AskDraw
from vernissage.games.avant_carde.rules.game import MIX
from vernissage.table.chance import Rng, weighted
from vernissage.table.game import CHANCE, Event, Revealed, hearer

MIXES = [
    *({"patrons": k} for k in range(5)),
    *(dict(zip(MIX, [1 + Rng(seed * 6 + j).below(5) for j in range(6)], strict=True)) for seed in range(5)),
]


def told_to(events: list[Event], seat: int) -> list[Event]:
    return [e for e in events if hearer(e) in (None, seat)]


@pytest.mark.slow
@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize("options", MIXES, ids=str)
def test_a_random_game_ends_with_every_piece_in_its_place(n: int, options: dict[str, int]) -> None:
    s, rng, answers = GAME.new(n, options), Rng(n), 0
    start = GAME.pieces(s)
    while (d := GAME.decision(s)) is not None:
        found = GAME.options(s, d)
        a = found[weighted(n, answers, GAME.odds(s, d))] if d.seat == CHANCE else rng.pick(found)
        assert len(found) <= 500
        GAME.advance(s, a, lambda _: None)
        assert GAME.pieces(s) == start
        assert all(p.money >= 0 and p.tucks >= 0 and p.upgrades >= 0 for p in s.players)
        answers += 1
    assert answers <= GAME.longest
    assert s.round <= (9 if n == 1 else 50)


@pytest.mark.rule("AC-2.3")
@pytest.mark.parametrize("options", MIXES, ids=str)
def test_while_lines_are_played_two_ways_of_playing_look_the_same_to_others(options: dict[str, int]) -> None:
    """Whatever a seat answers and draws: until the reveal the others see the same state and hear of nothing but its end."""
    start, ply = GAME.new(3, options), 0
    while GAME.decision(start).kind != "play":
        d = GAME.decision(start)
        GAME.advance(start, GAME.options(start, d)[weighted(8, ply, GAME.odds(start, d))], lambda _: None)
        ply += 1
    first = start.first
    looks: set[str] = set()
    for seed in range(6):
        s, rng, heard = start.copy(), Rng(seed), []
        while (d := GAME.decision(s)) == AskDraw(first) or d.seat == first:
            GAME.advance(s, rng.pick(GAME.options(s, d)), heard.append)
        looks.update(repr((GAME.view(s, other), told_to(heard, other))) for other in range(3) if other != first)
        assert not any(isinstance(e, Revealed) for e in heard)
    assert len(looks) == 2, "one look for each of the two others"
