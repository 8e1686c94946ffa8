"""Testing walls: the same random paintings are offered to each of several walls for some rounds; then the walls' values count.

After each heat the weaker half of the candidates drops out, and the rest is tested on more samples (sequential halving: Karnin,
Koren, Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013).

Glossary: a *season* is a sample of the rounds to come: for each round, the paintings that are offered. A *heat* is a number of
seasons on which all remaining candidates are tested.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ....bots.pace import Pace
from ....table.chance import Rng
from ..rules import box
from .evaluation import Outlook, Wall
from .turn import settle, take_in

OFFERS: Final = 3
"""How many paintings a wall is offered in a round. It takes the best one."""
HORIZON: Final = 4
"""The most rounds in a season."""
CANDIDATES: Final = 6
"""How many walls enter the first heat: those with the highest values."""
SEASONS: Final = 12
"""The number of seasons in the first heat. Each further heat has twice as many."""
PAR: Final = 3.5
"""What a round is worth to a player, roughly. A game that ends early denies it to the others too."""
WORK: Final = 12
"""The work of one wall in one season, in units of `pace`, roughly."""

Season: TypeAlias = Sequence[Sequence[int]]


class Effort(NamedTuple):
    """How much is tested: how many walls, in how many seasons each in the first heat, with at most how many rounds a season."""

    candidates: int
    seasons: int
    horizon: int


def sampled(unseen: Sequence[int], rounds: float, rng: Rng, horizon: int) -> Season:
    """Draws a season: the rounds after this one, if `rounds` are left; its paintings come from the unseen ones."""
    n = min(round(rounds - 1), horizon) if unseen else 0
    return [[rng.pick(unseen) for _ in range(OFFERS)] for _ in range(n)]


def fortune(wall: Wall, season: Season, look: Outlook) -> float:
    """The value of the wall after a season in which it hung the best painting of every round."""
    wall = wall.copy()
    rounds = look.rounds
    for n, offers in enumerate(season):
        if wall.taken == box.WALL.all or wall.excess >= box.EXCESS_LIMIT:
            return wall.value(look._replace(rounds=0.5)) + PAR * (len(season) - n)
        rounds -= 1
        now = look._replace(rounds=rounds)
        found = [(best[0], tile) for tile in offers if (best := wall.best(tile, now)) is not None]
        take_in(wall, max(found)[1] if found else offers[0], now)
        settle(wall, now, most=box.WALL.width * box.WALL.height)
    return wall.value(look._replace(rounds=max(rounds - 1, 0.5)))


def fittest(
    walls: Sequence[Wall], unseen: Sequence[int], look: Outlook, rng: Rng, pace: Pace, effort: Effort | None = None
) -> Generator[None, None, int]:
    """The index of the wall that does best in sampled seasons; thinks in slices."""
    candidates, seasons, horizon = effort or Effort(CANDIDATES, SEASONS, HORIZON)
    values = [wall.value(look) for wall in walls]
    left = sorted(range(len(walls)), key=lambda i: -values[i])[:candidates]
    sums = dict.fromkeys(left, 0.0)
    while len(left) > 1:
        for _ in range(seasons):
            season = sampled(unseen, look.rounds, rng, horizon)
            for i in left:
                sums[i] += fortune(walls[i], season, look)
                if pace.due(WORK):
                    yield
        left = sorted(left, key=lambda i: -sums[i])[: len(left) // 2]
        seasons *= 2
    return left[0]
