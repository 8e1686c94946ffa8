"""The bots give the same answers as before: rewriting a judgement must not change it.

If you change a bot's judgement on purpose, run this file as a program, and replace `KNOWN` by what it prints.
"""

from hashlib import sha256
from typing import Final

import pytest

from tests.marks import rest_seldom
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.game import packed
from vernissage.table.match import Match

GAMES_PLAYED: Final = (
    ("art-society", "greedy", 3, 1, 10**6), ("art-society", "greedy", 2, 2, 10**6), ("art-society", "greedy", 4, 3, 10**6),
    ("art-society", "search", 2, 4, 60),
    ("canvas", "greedy", 3, 1, 10**6), ("canvas", "greedy", 5, 2, 10**6), ("canvas", "search", 2, 3, 10**6),
    ("canvas", "search", 4, 4, 30),
    ("avant-carde", "greedy", 3, 1, 10**6), ("avant-carde", "greedy", 1, 2, 10**6), ("avant-carde", "greedy", 5, 3, 10**6),
    ("avant-carde", "search", 2, 4, 150), ("avant-carde", "search", 3, 5, 150), ("avant-carde", "master", 2, 6, 10**6),
)  # fmt: skip
"""Game, level, seats, seed, and how many answers are looked at."""

KNOWN: Final = (
    "96862e28adc3d82f", "bf6987bfefae4fe9", "39b8b84ac23629a0", "de34fc684ad21edf", "7d5c51dc441df61c",
    "69705eb127547c8b", "6f581d345213ff4d", "6c40b3138e7d1d35", "efe41c8dd8e9cd5e", "313de4abb1c3727e",
    "69c7941d98871adb", "5b030ed5136c6c7b", "0c8a04f976d8e2fd", "56d6998798335e90",
)  # fmt: skip


def digest(key: str, level: str, seats: int, seed: int, most: int) -> str:
    """What a game's answers come to."""
    match = Match(GAMES[key], seats, {}, seed)
    bot = BOTS[key][level]
    out = []
    while (d := match.decision) is not None and len(out) < most:
        a = answer(bot, match.view(d.seat), d.seat, Rng(seed << 20 | len(match.turns)))
        match.answer(a)
        verb, numbers = packed(a)
        out.append(" ".join([verb, *map(str, numbers)]))
    return sha256("\n".join(out).encode()).hexdigest()[:16]


@pytest.mark.slow
@pytest.mark.parametrize(("played", "known"), rest_seldom(zip(GAMES_PLAYED, KNOWN, strict=True), often=3))
def test_the_same_games_are_played_as_before(played: tuple[str, str, int, int, int], known: str) -> None:
    assert digest(*played) == known


if __name__ == "__main__":
    print(tuple(digest(*played) for played in GAMES_PLAYED))
