"""The null game's rules, which have no text of clauses: a claim that nobody else made takes the prize."""

from collections.abc import Sequence
from typing import Any

import pytest

from vernissage.games.null.rules import GAME, Claim, State
from vernissage.table.game import Event, Revealed, apply
from vernissage.table.match import Match


def claimed(claims: Sequence[int]) -> tuple[int, State, list[Event]]:
    """The first prize, and what came of these claims for it."""
    match: Match[Any] = Match(GAME, len(claims), {}, 9)
    s, told = match.state, list[Event]()
    prize = s.prize
    for claim in claims:
        s = apply(GAME, s, Claim(claim), told.append)
    return prize, s, told


@pytest.mark.parametrize(
    ("claims", "takers"),
    [((1,), {0}), ((1, 1), set()), ((1, 2), {0, 1}), ((3, 3, 1), {2}), ((2, 1, 2, 3), {1, 3}), ((1, 1, 1), set())],
)
def test_a_claim_that_nobody_else_made_takes_the_prize(claims: tuple[int, ...], takers: set[int]) -> None:
    prize, s, told = claimed(claims)
    assert prize > 0
    assert s.points == tuple(prize if seat in takers else 0 for seat in range(len(claims)))
    assert s.claims == (0,) * len(claims)
    assert told == [Revealed(claims)]


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    _, s, _ = claimed((3, 3, 1))
    assert GAME.scores(s) == s.points
    assert GAME.winners(s) == (2,)
    _, s, _ = claimed((1, 1))
    assert GAME.winners(s) == (0, 1)
